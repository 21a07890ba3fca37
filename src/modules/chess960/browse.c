/*
 * The arrays one after another, and setting up the eight pieces by hand: one
 * is dragged to another file, or clicked and then the other file is clicked,
 * and the two change places, for both sides at once. What comes of it need not
 * be one of the 960.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/chess960/pattern.h"
#include "chess/chess960/rules.h"
#include "chess/chess960/s0.h"
#include "modules/chess960/run.h"
#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/page.h"
#include "puzzle/trace.h"

struct puzzle {
    struct array array; /* as set up: perhaps none of the 960 */
    int number;         /* of the array, or -1 */
    int selected;       /* the file taken up, or -1 */
    int down;           /* the same while the button is down */
    bool fresh;         /* it was not selected before that */

    /* Which numbers the player goes to, in the order asked for: those that
     * match the pattern. */
    bool match[CHESS960_COUNT + 1];
    int usual[CHESS960_COUNT + 1]; /* by the number asked for */
    int first, last;               /* of them; last < first if none does */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    struct pattern pattern;

    out->manner = MANNER_SHOWN;
    out->album = true;
    out->hint = "Drag a piece of the first or last rank to another file: the "
                "two change places. N shows one at random.";
    /* where any will do, the player goes from number to number */
    if (c960_pattern_of(params, &pattern, err) && pattern.nterms == 0)
        out->idle |= 1u << C960_BEFORE | 1u << C960_AFTER;
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    c960_heading(params, "", out);
}

static void find_matches(struct puzzle *pz, const struct params *params)
{
    int base = params->at[C960_ORDER].number == ORDER_S0;
    struct pattern pattern;
    struct error err;
    bool match[CHESS960_COUNT];
    int order[CHESS960_COUNT];

    s0_order(order);
    c960_pattern_of(params, &pattern, &err);
    c960_matches(params, &pattern, match);
    pz->first = CHESS960_COUNT;
    for (int i = 0; i < CHESS960_COUNT; i++) {
        pz->usual[base + i] = base ? order[i] : i;
        if (!match[i])
            continue;
        pz->match[base + i] = true;
        pz->first = base + i < pz->first ? base + i : pz->first;
        pz->last = base + i;
    }
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error err;
    struct game g;

    c960_array_of(params, &pz->array, &err);
    pz->number = chess960_number(&pz->array);
    pz->selected = pz->down = FILE_NONE;
    find_matches(pz, params);
    c960_game(&pz->array, &g);
    c960_put_game(tr, &g);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)tr, (void)budget;
    return pz->number >= 0 ? PROGRESS_FOUND : PROGRESS_DONE;
}

/* By its number in the order asked for; both sides are alike, so one rank of
 * it is enough. */
static void show_page(const struct puzzle *pz, int number, struct page *out)
{
    struct array array;

    chess960_array(pz->usual[number], &array);
    for (int file = 0; file < GAME_SIDE; file++)
        out->piece[file] = (uint8_t)array.at[file];
}

/* From number to number, of those that match; the one shown counts even if it
 * does not. An array that is none of the 960 has no next. */
static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    int now = params->at[C960_NUMBER].number;
    bool one = pz->number >= 0;

    *out = (struct pages){ .control = C960_NUMBER,
                           .first = one && now < pz->first ? now : pz->first,
                           .last = one && now > pz->last ? now : pz->last,
                           .has = pz->match,
                           .files = GAME_SIDE,
                           .ranks = 1,
                           .show = show_page };
    return one;
}

/* --- the hand ------------------------------------------------------------ */

static bool is_back_rank(int square)
{
    return square >= 0 &&
           (square_rank(square) == 0 || square_rank(square) == GAME_SIDE - 1);
}

static void let_go(struct puzzle *pz)
{
    pz->selected = pz->down = FILE_NONE;
}

static enum reaction swap(struct puzzle *pz, int one, int other,
                          struct params *params)
{
    struct array array = pz->array;

    array.at[one] = pz->array.at[other];
    array.at[other] = pz->array.at[one];
    let_go(pz);
    c960_set_array(params, &array);
    return REACTION_RESTART;
}

static enum reaction press(struct puzzle *pz, int square, struct params *params,
                           struct error *err)
{
    int was = pz->selected, file;

    let_go(pz);
    if (square < 0)
        return REACTION_NONE;
    if (!is_back_rank(square)) {
        error_set(err, "take one of the eight pieces on the first or the "
                       "last rank: the rest stays as it is");
        return REACTION_REFUSED;
    }
    file = square_file(square);
    if (was != FILE_NONE && was != file)
        return swap(pz, was, file, params);
    pz->fresh = was == FILE_NONE;
    pz->selected = pz->down = file;
    return REACTION_GRIPPED;
}

/* Let go where it was taken up, it stays selected, unless it was before. */
static enum reaction release(struct puzzle *pz, int square,
                             struct params *params)
{
    int down = pz->down;

    pz->down = FILE_NONE;
    if (down == FILE_NONE)
        return REACTION_NONE;
    if (square >= 0 && square_file(square) != down)
        return swap(pz, down, square_file(square), params);
    if (!is_back_rank(square) || !pz->fresh)
        let_go(pz);
    return REACTION_REDRAW;
}

/* --- buttons ------------------------------------------------------------- */

static void refuse_pattern(const struct params *params, struct error *err)
{
    struct text words;

    text_init(&words);
    c960_add_pattern(params, &words);
    error_set(err, "none of the 960 arrays matches '%.60s'", words.at);
    text_free(&words);
}

static enum reaction find(const struct puzzle *pz, int direction,
                          struct params *params, struct error *err)
{
    struct pattern pattern;
    struct array array;
    int number;

    if (!c960_pattern_of(params, &pattern, err))
        return REACTION_REFUSED;
    number = c960_match(params, &pattern, pz->number, direction);
    if (number < 0) {
        refuse_pattern(params, err);
        return REACTION_REFUSED;
    }
    chess960_array(number, &array);
    c960_set_array(params, &array);
    return REACTION_RESTART;
}

static enum reaction press_button(const struct puzzle *pz, int control,
                                  struct params *params, struct error *err)
{
    struct array mirror;

    if (control == C960_BEFORE || control == C960_AFTER)
        return find(pz, control == C960_AFTER ? 1 : -1, params, err);
    array_mirror(&pz->array, &mirror);
    c960_set_array(params, &mirror);
    return REACTION_RESTART;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)tr;
    if (in->kind == INPUT_ACTION)
        return press_button(pz, in->control, params, err);
    if (in->kind == INPUT_PRESS && in->button == 1)
        return press(pz, in->square, params, err);
    if (in->kind == INPUT_RELEASE && in->button == 1)
        return release(pz, in->square, params);
    return REACTION_NONE;
}

/* --- words --------------------------------------------------------------- */

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    (void)view;
    c960_add_array(out, &pz->array);
    if (pz->number < 0)
        text_add(out, " is none of the 960");
    else if (pz->number == CHESS960_USUAL)
        text_add(out, ", as in usual chess");
}

/* Each rule on a line of its own, with a sign that is no matter of colour. */
static void explain_rules(const struct puzzle *pz, struct text *out)
{
    static const char *const signs[] = { [ARRAY_KEPT] = "\u2713 ",
                                         [ARRAY_BROKEN] = "\u2717 ",
                                         [ARRAY_OPEN] = "? " };
    struct text words;

    text_init(&words);
    for (int rule = 0; rule < ARRAY_RULES; rule++) {
        text_clear(&words);
        array_say(&pz->array, (enum array_rule)rule, &words);
        text_add(out, rule ? "\n" : "");
        text_add(out, signs[array_judge(&pz->array, (enum array_rule)rule)]);
        text_add_sentence(out, words.at);
    }
    text_free(&words);
}

static void explain_match(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    struct pattern pattern;
    struct error err;
    int n;

    if (!c960_pattern_of(view->params, &pattern, &err) || pattern.nterms == 0)
        return;
    n = pattern_count(&pattern);
    text_addf(out, "\n\n%d of the 960 %s \u201c", n,
              say_plural((uint64_t)n, "matches|match").at);
    c960_add_pattern(view->params, out);
    text_addf(out, "\u201d; this %s.",
              pz->number >= 0 && pattern_matches(&pattern, &pz->array)
                  ? "is one of them"
                  : "is not");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    explain_rules(pz, out);
    explain_match(pz, view, out);
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    (void)view;
    c960_add_fen(&pz->array, out);
}

/* The first rule that it breaks, if it does. */
static void add_reason(const struct array *array, struct facts *out)
{
    struct text words, sentence;

    for (int rule = 0; rule < ARRAY_RULES; rule++) {
        if (array_judge(array, (enum array_rule)rule) != ARRAY_BROKEN)
            continue;
        text_init(&words);
        text_init(&sentence);
        array_say(array, (enum array_rule)rule, &words);
        text_add_sentence(&sentence, words.at);
        facts_words(out, "reason", NULL, sentence.at);
        text_free(&words);
        text_free(&sentence);
        return;
    }
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct game g;

    add_reason(&pz->array, out);
    c960_game(&pz->array, &g);
    c960_facts(&pz->array, &g, view->params, true, out);
}

/* --- the picture --------------------------------------------------------- */

/* All of a kind are crossed, and joined if there are several. */
static void cross_kind(struct scene *sc, const struct array *a,
                       enum piece_kind kind)
{
    struct vec pts[GAME_SIDE];
    size_t n = 0;

    for (int file = 0; file < GAME_SIDE; file++) {
        if (a->at[file] != kind)
            continue;
        pts[n++] = scene_square(sc, file);
        scene_cross(sc, scene_square_inner(sc, file, 0.12f), 0.05f, 0.02f,
                    INK_CONFLICT);
    }
    if (n > 1)
        scene_polyline(sc, pts, n, 0.05f, 0.02f, INK_CONFLICT);
}

static int count_kind(const struct array *a, int kind)
{
    int n = 0;

    for (int file = 0; file < GAME_SIDE; file++)
        n += a->at[file] == kind;
    return n;
}

static void draw_broken(const struct array *a, struct scene *sc)
{
    if (array_judge(a, ARRAY_PIECES) == ARRAY_BROKEN)
        for (int kind = PIECE_KING; kind < PIECE_PAWN; kind++)
            if (count_kind(a, kind) > (kind <= PIECE_QUEEN ? 1 : 2))
                cross_kind(sc, a, (enum piece_kind)kind);
    if (array_judge(a, ARRAY_BISHOPS) == ARRAY_BROKEN)
        cross_kind(sc, a, PIECE_BISHOP);
    if (array_judge(a, ARRAY_KING) == ARRAY_BROKEN)
        cross_kind(sc, a, PIECE_KING);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    draw_broken(&pz->array, sc);
    if (pz->selected == FILE_NONE || view->posed)
        return;
    for (int rank = 0; rank < GAME_SIDE; rank += GAME_SIDE - 1)
        scene_outline(
            sc, scene_square_inner(sc, square_at(pz->selected, rank), 0.025f),
            0, 0.05f, INK_SELECTED);
}

const struct activity c960_browse = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .workless = true,
    .step = step,
    .input = input,
    .pages = pages,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = notation,
    .facts = facts,
};
