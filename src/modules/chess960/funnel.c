/* Why there are 960: as a funnel, through which all orders of the pieces
 * fall. */
#include "chess/chess960/funnel.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/chess960/run.h"
#include "puzzle/code.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

/* The numbers kept in the trace: the counts, and which piece is on each
 * file. */
enum { DISTINCT, OPPOSITE, VALID, FAILED, PLACES };

struct puzzle {
    struct funnel funnel;
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = MANNER_WATCHED;
    if (params->at[C960_CODE].number)
        code_plan(&funnel_listing, out);
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    (void)params;
    text_add(out, "Chess960, all orders of the pieces");
}

/* --- the walk ------------------------------------------------------------ */

static void record(const struct funnel *f, struct trace *tr)
{
    trace_count(tr, DISTINCT, (uint64_t)f->distinct);
    trace_count(tr, OPPOSITE, (uint64_t)f->opposite);
    trace_count(tr, VALID, (uint64_t)f->valid);
    trace_count(tr, FAILED, f->failed);
    for (int file = 0; file < GAME_SIDE; file++)
        trace_count(tr, PLACES + file, (uint64_t)f->places[file]);
}

static struct funnel funnel_at(const struct view *view)
{
    const struct position *pos = view->pos;
    struct funnel f = { .walked = (int)view->index,
                        .failed = (unsigned)position_count(pos, FAILED),
                        .distinct = (int)position_count(pos, DISTINCT),
                        .opposite = (int)position_count(pos, OPPOSITE),
                        .valid = (int)position_count(pos, VALID) };

    for (int file = 0; file < GAME_SIDE; file++) {
        f.places[file] = (int)position_count(pos, PLACES + file);
        f.array.at[file] = (uint8_t)pos->cell[LAYER_PIECE][file];
    }
    return f;
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    (void)params;
    funnel_init(&pz->funnel);
    c960_put_array(tr, 0, &pz->funnel.array);
    record(&pz->funnel, tr);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

/* The order of the moment on the first rank, the last that passed above. */
static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct funnel *f = &pz->funnel;

    for (; f->walked < FUNNEL_TOTAL; --*budget) {
        if (*budget <= 0)
            return PROGRESS_MORE;
        funnel_step(f);
        c960_put_array(tr, 0, &f->array);
        if (!f->failed)
            c960_put_array(tr, 2, &f->array);
        record(f, tr);
        trace_moment(tr, f->failed ? 0 : MOMENT_SOLUTION, 0, 0);
    }
    return PROGRESS_FOUND;
}

/* --- words --------------------------------------------------------------- */

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    struct funnel f = funnel_at(view);

    (void)pz;
    if (f.walked == 0) {
        text_add(out, "Every order of the eight pieces");
        return;
    }
    text_addf(out, "Order %s of 40,320: ", say_number((uint64_t)f.walked).at);
    c960_add_array(out, &f.array);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    struct funnel f = funnel_at(view);
    struct text words;

    (void)pz;
    if (f.walked == 0) {
        text_add(out,
                 "A plain program tries all 8 \u00b7 7 \u00b7 6 \u00b7 5 "
                 "\u00b7 4 \u00b7 3 \u00b7 2 \u00b7 1 = 40,320 orders of the "
                 "pieces of RNBQKBNR, numbered 0 to 7, and throws away what "
                 "it has had before and what the rules forbid. Press play; "
                 "make it faster with +.");
        return;
    }
    text_init(&words);
    funnel_say(&f, &words);
    text_add(out, f.failed ? "\u2717 " : "\u2713 ");
    text_add_sentence(out, words.at);
    text_free(&words);
    if (!f.failed)
        text_addf(out, " Its usual number is %d.", chess960_number(&f.array));
    text_add(out,
             "\n\nTwo rooks, two knights and two bishops look alike, so "
             "every array turns up 2 \u00b7 2 \u00b7 2 = 8 times; only the "
             "first time counts, when the piece from the left comes first.");
    if (f.walked == FUNNEL_TOTAL)
        text_add(out, " Of 40,320 orders 5,040 are different, 2,880 of these "
                      "have bishops on opposite colours, and 960 of these the "
                      "king between the rooks.");
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct funnel f = funnel_at(view);

    (void)pz;
    facts_number(out, "orders", "Orders", (uint64_t)f.walked);
    facts_help(out, "Ways to line up eight pieces, as if each were different.");
    facts_number(out, "different", "Different", (uint64_t)f.distinct);
    facts_help(out, "Those that look different, since two of a kind can be "
                    "exchanged.");
    facts_number(out, "opposite", "Bishops apart", (uint64_t)f.opposite);
    facts_help(out, "Those with one bishop on a light square and one on a "
                    "dark one.");
    facts_number(out, "arrays", "King between", (uint64_t)f.valid);
    facts_help(out, "Those in which the king also stands between the rooks.");
}

/* --- the picture --------------------------------------------------------- */

/* A line of the funnel: how many have come so far of how many, as a bar
 * whose whole length is the share of all orders. */
static void draw_count(struct scene *sc, int rank, const char *name, int count,
                       int total)
{
    struct box b = c960_plate(sc, rank), bar = b;

    bar.w = b.w * (float)total / FUNNEL_TOTAL;
    scene_rect(sc, bar, 0.12f < bar.w / 2 ? 0.12f : bar.w / 2, INK_VISITED);
    scene_fade(sc, 0.45f);
    bar.w *= (float)count / (float)total;
    scene_rect(sc, bar, 0.12f < bar.w / 2 ? 0.12f : bar.w / 2, INK_VISITED);
    c960_write_left(sc, b, FACE_SANS, name);
    c960_write_right(sc, b, say_number((uint64_t)count).at);
}

/* Which piece of RNBQKBNR it is, by its place 0 to 7. */
static void draw_places(const struct funnel *f, struct scene *sc)
{
    for (int file = 0; file < GAME_SIDE; file++) {
        struct box b = scene_square_box(sc, file);
        struct vec at = { b.x + 0.84f, b.y + 0.17f };
        char place[4];

        snprintf(place, sizeof place, "%d", f->places[file]);
        scene_disc(sc, at, 0.15f, INK_CASING);
        scene_text(sc, at, 0.22f, 0.3f, FACE_BOLD, ANCHOR_CENTRE, INK_LABEL,
                   place);
    }
}

static const char *verdict(const struct funnel *f)
{
    static const char *const by_cue[] = {
        [FUNNEL_CUE_BEGIN] = "The eight pieces, numbered",
        [FUNNEL_CUE_DUPLICATE] = "\u2717  counted already",
        [FUNNEL_CUE_BISHOPS] = "\u2717  both bishops on one colour",
        [FUNNEL_CUE_KING] = "\u2717  king not between the rooks",
        [FUNNEL_CUE_VALID] = "\u2713  one of the 960",
    };

    return by_cue[funnel_cue(f)];
}

/* What is told beside a line of the listing. */
static void say_value(const struct puzzle *pz, const struct view *view,
                      int which, struct text *out)
{
    struct funnel f = funnel_at(view);
    int counted = which == FUNNEL_VALUE_DISTINCT   ? f.distinct
                  : which == FUNNEL_VALUE_OPPOSITE ? f.opposite
                                                   : f.valid;

    (void)pz;
    if (which == FUNNEL_VALUE_WALKED)
        text_addf(out, "%s of %s", say_number((uint64_t)f.walked).at,
                  say_number(FUNNEL_TOTAL).at);
    else
        text_add(out, say_number((uint64_t)counted).at);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    struct funnel f = funnel_at(view);
    char last[64];

    draw_count(sc, 7, "Orders of the eight pieces", f.walked, FUNNEL_TOTAL);
    draw_count(sc, 6, "that differ", f.distinct, 5040);
    draw_count(sc, 5, "with bishops on opposite colours", f.opposite, 2880);
    draw_count(sc, 4, "with the king between the rooks", f.valid, 960);
    if (f.valid > 0) {
        snprintf(last, sizeof last, "Array %d, the last that passed", f.valid);
        c960_write_left(sc, c960_plate(sc, 3), FACE_SANS, last);
    }
    c960_write_left(sc, c960_plate(sc, 1), FACE_BOLD, verdict(&f));
    draw_places(&f, sc);
    if (view->params->at[C960_CODE].number)
        code_draw(
            &(struct code){ &funnel_listing, (int)funnel_cue(&f), say_value },
            pz, view, sc);
}

const struct activity c960_funnel = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .step = step,
    .draw = draw,
    .status = status,
    .explain = explain,
    .facts = facts,
};
