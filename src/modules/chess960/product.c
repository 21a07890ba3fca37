/* Why there are 960: as a product, built row by row. */
#include <stdio.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/chess960/product.h"
#include "modules/chess960/run.h"
#include "puzzle/code.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

/* The numbers kept in the trace: the stage, which of its options is tried, 0
 * before the first and OPTION_TAKEN when the choice is made, and how many ways
 * there are so far. */
enum { STAGE, OPTION, WAYS };
enum { OPTION_TAKEN = 15 };

struct puzzle {
    struct array array;
    struct product_step steps[PRODUCT_STAGES];
    int stage, option; /* shown next */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    out->manner = MANNER_WATCHED;
    if (params->at[C960_CODE].number)
        code_plan(&product_listing, out);
    return c960_is_one(params, err);
}

static void heading(const struct params *params, struct text *out)
{
    c960_heading(params, ", why there are 960", out);
}

/* --- building ------------------------------------------------------------ */

/* The rank on which a stage is built: every other one, where the squares have
 * the colours of the first. */
static int rank_of(enum product_stage stage)
{
    return stage < PRODUCT_KNIGHTS ? 6 - 2 * (int)stage : 0;
}

/* The row with one of the options, which is numbered from 1. */
static void put_option(const struct puzzle *pz, struct trace *tr, int option)
{
    static const uint8_t kinds[PRODUCT_STAGES][3] = {
        { PIECE_BISHOP },
        { PIECE_BISHOP },
        { PIECE_QUEEN },
        { PIECE_KNIGHT, PIECE_KNIGHT },
        { PIECE_ROOK, PIECE_KING, PIECE_ROOK }
    };
    const struct product_step *s = &pz->steps[pz->stage];
    struct array row = { { 0 } };
    int n = 0;

    if (pz->stage > 0)
        row = s[-1].after;
    for (int file = 0; file < GAME_SIDE && option > 0; file++)
        if (s->option[option - 1] & 1u << file)
            row.at[file] = kinds[pz->stage][n++];
    c960_put_array(tr, rank_of(s->stage), &row);
}

/* One moment: the next option of the stage, or the choice made. */
static void multiply(struct puzzle *pz, struct trace *tr)
{
    const struct product_step *s = &pz->steps[pz->stage];
    bool taken = pz->option > s->choices;
    bool whole = taken && s->stage == PRODUCT_ROOKS_AND_KING;

    put_option(pz, tr, taken ? s->chosen + 1 : pz->option);
    trace_count(tr, STAGE, (uint64_t)pz->stage);
    trace_count(tr, OPTION, (uint64_t)(taken ? OPTION_TAKEN : pz->option));
    trace_count(tr, WAYS,
                (uint64_t)(taken ? s->product : s->product / s->choices));
    trace_moment(tr, whole ? MOMENT_SOLUTION : 0, 0, 0);
    pz->stage += taken;
    pz->option = taken ? 0 : pz->option + 1;
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error err;

    c960_array_of(params, &pz->array, &err);
    product_of_number(chess960_number(&pz->array), pz->steps);
    multiply(pz, tr);
    return pz;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    for (; pz->stage < PRODUCT_STAGES; --*budget) {
        if (*budget <= 0)
            return PROGRESS_MORE;
        multiply(pz, tr);
    }
    return PROGRESS_FOUND;
}

/* --- words --------------------------------------------------------------- */

static const struct product_step *step_at(const struct puzzle *pz,
                                          const struct view *view)
{
    return &pz->steps[position_count(view->pos, STAGE)];
}

static int option_at(const struct view *view)
{
    return (int)position_count(view->pos, OPTION);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct product_step *s = step_at(pz, view);
    bool last = s->stage == PRODUCT_ROOKS_AND_KING;
    int option = option_at(view);

    if (option == OPTION_TAKEN && last)
        text_add(out, "4 \u00b7 4 \u00b7 6 \u00b7 10 \u00b7 1 = 960");
    else if (option == OPTION_TAKEN)
        text_addf(out, "%d ways so far", s->product);
    else if (option == 0)
        text_addf(out, "How many ways for %s?",
                  last ? "the rest" : product_stage_name(s->stage));
    else
        text_addf(out, "Way %d of %d", option, s->choices);
}

/* clang-format off */
static const char *const about[PRODUCT_STAGES] = {
    [PRODUCT_LIGHT_BISHOP] =
        "The bishops must stand on squares of opposite colours. For the one "
        "on a light square there are four: b, d, f and h.",
    [PRODUCT_DARK_BISHOP] =
        "Wherever the first bishop is, the other has the four dark squares "
        "a, c, e and g. Each way of the first goes with each way of the "
        "second: 4 times 4 is 16.",
    [PRODUCT_QUEEN] =
        "Six squares are left, and the queen may stand on any of them, "
        "whatever was chosen before: 16 times 6 is 96.",
    [PRODUCT_KNIGHTS] =
        "Two of the five squares left are for the knights. The first has "
        "five and the second four, but which of them comes first makes no "
        "difference: 5 times 4 by 2 is 10, and 96 times 10 is 960.",
    [PRODUCT_ROOKS_AND_KING] =
        "Three squares are left for two rooks and the king. He must stand "
        "between them, so there is only one way: 960 arrays in all."
};
/* clang-format on */

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const struct product_step *s = step_at(pz, view);

    text_add(out, about[s->stage]);
    if (view->index == 0)
        text_add(out, " Each row of the board is the first rank, one step "
                      "further on. Press play.");
    if (option_at(view) != OPTION_TAKEN)
        return;
    text_add(out, "\n\nTaken for ");
    c960_add_number(view->params, chess960_number(&pz->array), out);
    text_addf(out, ": way %d of %d.", s->chosen + 1, s->choices);
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    (void)view;
    c960_add_fen(&pz->array, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct game g;

    c960_game(&pz->array, &g);
    c960_facts(&pz->array, &g, view->params, false, out);
    facts_number(out, "ways", "Ways so far", position_count(view->pos, WAYS));
    facts_help(out, "The product of the choices there were up to here.");
}

/* --- the picture --------------------------------------------------------- */

static void stage_text(const struct product_step *s, bool taken, char *left,
                       char *right, size_t size)
{
    static const char *const names[PRODUCT_STAGES] = {
        "Bishop on a light square", "Bishop on a dark square",
        "Queen on a free square", "Knights on two of five squares",
        "Knights: 10 ways, rest"
    };

    snprintf(left, size, "%s: %.20s", names[s->stage],
             say_count((uint64_t)s->choices, "way").at);
    right[0] = '\0';
    if (s->stage == PRODUCT_ROOKS_AND_KING)
        snprintf(right, size,
                 taken ? "96 \u00b7 10 \u00b7 1 = 960" : "96 \u00b7 10 = 960");
    else if (taken && s->stage == PRODUCT_LIGHT_BISHOP)
        snprintf(right, size, "%d", s->product);
    else if (taken)
        snprintf(right, size, "%d \u00b7 %d = %d", s->product / s->choices,
                 s->choices, s->product);
}

static void draw_stage(const struct product_step *s, bool taken,
                       struct scene *sc)
{
    struct box b = c960_plate(sc, rank_of(s->stage) + 1);
    char left[64], right[64];

    stage_text(s, taken, left, right, sizeof left);
    c960_write_left(sc, b, FACE_SANS, left);
    c960_write_right(sc, b, right);
}

/* Every square on which the pieces of this stage may stand has a ring. */
static void draw_options(const struct product_step *s, struct scene *sc)
{
    unsigned files = 0;

    for (int i = 0; i < s->choices; i++)
        files |= s->option[i];
    for (int file = 0; file < GAME_SIDE; file++)
        if (files & 1u << file)
            scene_ring(sc, scene_square(sc, square_at(file, rank_of(s->stage))),
                       0.44f, 0.05f, INK_TARGET);
}

/* Those of which the ways have been counted are numbered. */
static void draw_counted(const struct product_step *s, int counted,
                         struct scene *sc)
{
    for (int i = 0; i < s->choices && i < counted; i++) {
        int file = __builtin_ctz(s->option[i]);
        char number[12];

        snprintf(number, sizeof number, "%d", i + 1);
        scene_text(sc, scene_square(sc, square_at(file, rank_of(s->stage))),
                   0.34f, 0.8f, FACE_BOLD, ANCHOR_CENTRE, INK_LABEL, number);
    }
}

static int cue_at(const struct puzzle *pz, const struct view *view)
{
    bool last = step_at(pz, view)->stage == PRODUCT_ROOKS_AND_KING;

    if (option_at(view) == OPTION_TAKEN)
        return last ? PRODUCT_CUE_WHOLE : PRODUCT_CUE_TAKEN;
    return option_at(view) ? PRODUCT_CUE_WAY : PRODUCT_CUE_STAGE;
}

/* What is told beside a line of the listing. */
static void say_value(const struct puzzle *pz, const struct view *view,
                      int which, struct text *out)
{
    const struct product_step *s = step_at(pz, view);

    if (which == PRODUCT_VALUE_WAYS)
        text_addf(out, "ways = %d", s->product);
    else if (which == PRODUCT_VALUE_WAY)
        text_addf(out, "%d of %d", option_at(view), s->choices);
    else if (which == PRODUCT_VALUE_TIMES)
        text_addf(out, "%d \u00b7 %d", s->product / s->choices, s->choices);
}

static void draw_board(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    const struct product_step *now = step_at(pz, view);
    int option = option_at(view);
    bool taken = option == OPTION_TAKEN;

    for (const struct product_step *s = pz->steps; s <= now; s++)
        if (s == now || rank_of(s->stage) != rank_of(now->stage))
            draw_stage(s, s < now || taken, sc);
    if (taken)
        return;
    draw_options(now, sc);
    if (now->stage <= PRODUCT_QUEEN) /* a way is a square */
        draw_counted(now, option - 1, sc);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    draw_board(pz, view, sc);
    if (view->params->at[C960_CODE].number)
        code_draw(
            &(struct code){ &product_listing, cue_at(pz, view), say_value }, pz,
            view, sc);
}

const struct activity c960_product = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .step = step,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = notation,
    .facts = facts,
};
