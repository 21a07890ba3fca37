/*
 * Watching queens being repaired: all stand at once, in conflict, and one by
 * one moves to where there is less of it. Of each moment is told which of them
 * moves next, and why; a chart below the board shows how many pairs were in
 * conflict at each.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/code.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/riddle.h"
#include "puzzle/trace.h"
#include "solve/queens/repair.h"

/* The numbers kept in the trace. FROM and TO: the squares of the move to come;
 * TIED: of how many equal ones that it goes to is one. The same of the move
 * that led here, for as long as the piece is on its way. */
enum { PAIRS, MOVES, THROWS, FROM, TO, TIED, PAST_FROM, PAST_TO, PAST_TIED };
enum { COUNTS_MAX = 20 }; /* beyond, numbers on squares would be specks */

struct puzzle {
    struct queens_repair repair; /* after the next step */
    struct queens_repair_step ahead;
    uint32_t piece;
    int *pairs; /* owned: in conflict, by moment */
    size_t n, cap;
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    queens_plan(params, out);
    out->chance = true;
    out->idle |= 1u << QUEENS_DIAGONALS | 1u << QUEENS_ATTACKS;
    out->aside.y = 1.6f * (float)n / 8;
    if (params->at[QUEENS_CODE].number)
        code_plan(&queens_repair_listing, out);
    return n <= QUEENS_BOARD_MAX ||
           error_set(err, "size '%d': want 1 to %d to watch the search", n,
                     QUEENS_BOARD_MAX);
}

/* --- the run ------------------------------------------------------------- */

static int square_of(const struct puzzle *pz, int file, int rank)
{
    return rank * pz->repair.n + file;
}

/* The next step is taken in advance, so that the moment can tell of it: its
 * event is the moment's note. */
static void end_moment(struct puzzle *pz, struct trace *tr)
{
    const struct queens_repair_step *s = &pz->ahead;
    int pairs = pz->repair.pairs;

    trace_count(tr, PAIRS, (uint64_t)pairs);
    trace_count(tr, MOVES, pz->repair.moves);
    trace_count(tr, THROWS, (uint64_t)pz->repair.throws);
    pz->pairs = grow(pz->pairs, pz->n, &pz->cap, sizeof *pz->pairs);
    pz->pairs[pz->n++] = pairs;
    queens_repair_step(&pz->repair, &pz->ahead);
    if (s->file >= 0) {
        trace_count(tr, FROM, (uint64_t)square_of(pz, s->file, s->from));
        trace_count(tr, TO, (uint64_t)square_of(pz, s->file, s->to));
        trace_count(tr, TIED, (uint64_t)s->tied);
    }
    trace_moment(tr, pairs ? 0 : MOMENT_SOLUTION, s->event, 0);
}

static void put_all(struct puzzle *pz, struct trace *tr)
{
    int n = pz->repair.n;

    for (int file = 0; file < n; file++)
        for (int rank = 0; rank < n; rank++)
            trace_set(tr, LAYER_PIECE, square_of(pz, file, rank),
                      pz->repair.rank[file] == rank ? pz->piece : PIECE_NONE);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct queens_rule rule;

    pz->piece = queens_piece(params);
    queens_rule_of(params, &rule);
    queens_repair_by(&pz->repair, &rule, params->seed);
    put_all(pz, tr);
    end_moment(pz, tr);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    queens_repair_free(&pz->repair);
    free(pz->pairs);
    free(pz);
}

static void move(struct puzzle *pz, struct trace *tr)
{
    trace_set(tr, LAYER_PIECE, square_of(pz, pz->ahead.file, pz->ahead.from),
              PIECE_NONE);
    trace_set(tr, LAYER_PIECE, square_of(pz, pz->ahead.file, pz->ahead.to),
              pz->piece);
    trace_count(tr, PAST_FROM, position_count(&tr->tip, FROM));
    trace_count(tr, PAST_TO, position_count(&tr->tip, TO));
    trace_count(tr, PAST_TIED, position_count(&tr->tip, TIED));
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    for (; *budget > 0; --*budget) {
        switch (pz->ahead.event) {
        case QUEENS_REPAIR_MOVED:
        case QUEENS_REPAIR_STAYED: move(pz, tr); break;
        case QUEENS_REPAIR_THROWN: put_all(pz, tr); break;
        case QUEENS_REPAIR_FOUND: return PROGRESS_FOUND;
        case QUEENS_REPAIR_GIVEN_UP: return PROGRESS_STUCK;
        }
        end_moment(pz, tr);
    }
    return PROGRESS_MORE;
}

/* --- what is looked at --------------------------------------------------- */

static int number(const struct view *view, int which)
{
    return (int)position_count(view->pos, which);
}

/* The choice that is told: the one to come or, while its piece is on its way,
 * the one that it follows. */
struct choice {
    bool made; /* is there one? */
    int from, to, tied;
};

static bool is_on_its_way(const struct view *view)
{
    return view->origin >= 0 && view->origin == number(view, PAST_FROM) &&
           view->pos->cell[LAYER_PIECE][number(view, PAST_TO)];
}

static struct choice choice_at(const struct view *view)
{
    int note = view->now->note;

    if (is_on_its_way(view))
        return (struct choice){ true, number(view, PAST_FROM),
                                number(view, PAST_TO),
                                number(view, PAST_TIED) };
    return (struct choice){ note == QUEENS_REPAIR_MOVED ||
                                note == QUEENS_REPAIR_STAYED,
                            number(view, FROM), number(view, TO),
                            number(view, TIED) };
}

/* How many pieces of other files are in conflict with a square. */
static int conflicts_at(const struct view *view, int square)
{
    int n = view->pos->files, count = 0;
    struct queens_rule rule;

    queens_rule_of(view->params, &rule);
    for (int sq = 0; sq < n * n; sq++)
        if (sq % n != square % n && view->pos->cell[LAYER_PIECE][sq])
            count += queens_rule_hits(&rule, sq % n, sq / n, square % n,
                                      square / n);
    return count;
}

/* The numbers that decide, in the file of the piece that moves. */
static void draw_counts(const struct view *view, struct scene *sc)
{
    struct choice choice = choice_at(view);
    int n = view->pos->files;

    for (int rank = 0; rank < n; rank++) {
        int sq = rank * n + choice.to % n;
        struct vec c = scene_square(sc, sq);

        if (view->pos->cell[LAYER_PIECE][sq])
            continue;
        scene_disc(sc, c, 0.21f, INK_TARGET);
        scene_text(sc, c, 0.26f, 0.4f, FACE_BOLD, ANCHOR_CENTRE, INK_CASING,
                   say_number((uint64_t)conflicts_at(view, sq)).at);
    }
    scene_ring(sc, scene_square(sc, choice.to),
               choice.to == choice.from || is_on_its_way(view) ? 0.46f : 0.27f,
               0.045f, INK_TIE);
}

/* The most there were up to the moment looked at, or 1. */
static int most_pairs(const struct puzzle *pz, const struct view *view)
{
    int most = 1;

    for (size_t i = 0; i <= view->index; i++)
        most = pz->pairs[i] > most ? pz->pairs[i] : most;
    return most;
}

/* As many moments before this one as there are columns, or all. */
static void draw_chart(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    enum { COLUMNS = 120, LEAST = 24 };
    float em = view->below.h * 0.18f;
    struct box room = { view->below.x + em, view->below.y + 1.8f * em,
                        view->below.w - 2 * em, view->below.h - 2.4f * em };
    size_t shown = view->index + 1 < COLUMNS ? view->index + 1 : COLUMNS;
    size_t first = view->index + 1 - shown;
    float wide = room.w / (float)(shown < LEAST ? LEAST : shown);
    float most = (float)most_pairs(pz, view);
    struct text words;

    text_init(&words);
    text_addf(&words, "Pairs in conflict, move by move: now %d",
              number(view, PAIRS));
    scene_text(sc, (struct vec){ room.x, view->below.y + 0.9f * em }, em,
               room.w, FACE_SANS, ANCHOR_LEFT, INK_TEXT, words.at);
    text_free(&words);
    for (size_t i = 0; i < shown; i++) {
        float share = (float)pz->pairs[first + i] / most;
        float high = share * room.h + 0.01f * view->below.h;

        scene_rect(sc,
                   (struct box){ room.x + wide * (float)i,
                                 room.y + room.h - high, wide * 0.8f, high },
                   0, i + 1 == shown ? INK_ACCENT : INK_FAINT);
    }
}

static int cue_at(const struct view *view)
{
    struct choice choice = choice_at(view);

    if (choice.made)
        return choice.to == choice.from ? QUEENS_REPAIR_CUE_STAY
               : choice.tied > 1        ? QUEENS_REPAIR_CUE_TIE
                                        : QUEENS_REPAIR_CUE_MOVE;
    if (view->now->note == QUEENS_REPAIR_FOUND)
        return QUEENS_REPAIR_CUE_FOUND;
    return view->now->note == QUEENS_REPAIR_THROWN ? QUEENS_REPAIR_CUE_AGAIN
                                                   : QUEENS_REPAIR_CUE_OVER;
}

static void say_value(const struct puzzle *pz, const struct view *view,
                      int which, struct text *out)
{
    struct choice choice = choice_at(view);
    int n = pz->repair.n;

    switch ((enum queens_repair_value)which) {
    case QUEENS_REPAIR_VALUE_NONE: break;
    case QUEENS_REPAIR_VALUE_PAIRS:
        text_add(
            out,
            say_count((uint64_t)pz->pairs[view->index - is_on_its_way(view)],
                      "pair")
                .at);
        break;
    case QUEENS_REPAIR_VALUE_PIECE:
        if (choice.made)
            text_add(out, say_square(choice.from, n).at);
        break;
    case QUEENS_REPAIR_VALUE_TO:
        text_addf(out, "%d at %s", conflicts_at(view, choice.to),
                  say_square(choice.to, n).at);
        break;
    }
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    queens_draw_conflicts(view, sc);
    if (choice_at(view).made && pz->repair.n <= COUNTS_MAX &&
        view->quizzed != QUIZZED_ASKED)
        draw_counts(view, sc);
    queens_draw_stairs(view, sc);
    draw_chart(pz, view, sc);
    if (view->params->at[QUEENS_CODE].number)
        code_draw(
            &(struct code){ &queens_repair_listing, cue_at(view), say_value },
            pz, view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (number(view, PAIRS) == 0)
        text_addf(out, "A solution after %s",
                  say_count((uint64_t)number(view, MOVES), "move").at);
    else if (view->tip && view->progress == PROGRESS_STUCK)
        text_addf(out, "Given up after %s",
                  say_count((uint64_t)number(view, THROWS), "throw").at);
    else
        text_addf(out, "%s of %s in conflict",
                  say_count((uint64_t)number(view, PAIRS), "pair").at,
                  queens_called(view->params, pz->repair.n).at);
}

static void explain_choice(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    struct choice choice = choice_at(view);
    int n = pz->repair.n;

    text_addf(out,
              "The %s on %s is in conflict with %d. In its file each square "
              "tells with how many it would be there; ",
              queens_called(view->params, 1).at, say_square(choice.from, n).at,
              conflicts_at(view, choice.from));
    if (choice.to == choice.from)
        text_add(out, "no other is as good, so it stays.");
    else
        text_addf(out, "the fewest are %d%s: it goes to %s next.",
                  conflicts_at(view, choice.to),
                  choice.tied > 1 ? ", more than once, and chance decides" : "",
                  say_square(choice.to, n).at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    struct phrase one = queens_called(view->params, 1);

    if (view->index == 0)
        text_addf(out,
                  "Repair (S. Minton and others, 1990): every file gets %s "
                  "by chance, and then one in conflict moves at a time, to "
                  "the square of its file with the fewest conflicts.\n",
                  queens_a(view->params).at);
    switch ((enum queens_repair_event)view->now->note) {
    case QUEENS_REPAIR_MOVED:
    case QUEENS_REPAIR_STAYED: explain_choice(pz, view, out); break;
    case QUEENS_REPAIR_THROWN:
        text_addf(out,
                  "So many moves have led nowhere: next, every %s is put "
                  "somewhere into its file again, by chance.",
                  one.at);
        break;
    case QUEENS_REPAIR_FOUND:
        text_addf(out, "No %s attacks another.", one.at);
        break;
    case QUEENS_REPAIR_GIVEN_UP:
        text_add(out, "So often all were put down anew in vain: it gives up. "
                      "That alone does not mean that there is no solution: "
                      "backtracking tries everything.");
        break;
    }
    if (view->index == 0)
        queens_explain_rule(view->params, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    queens_fact_squares(view, out);
    facts_number(out, "conflicts", "Pairs in conflict",
                 (uint64_t)number(view, PAIRS));
    facts_help(out, "Pairs of pieces that attack each other now.");
    facts_number(out, "moves", "Moves", (uint64_t)number(view, MOVES));
    facts_help(out, "How often a piece was moved to another square.");
    facts_number(out, "throws", "Throws", (uint64_t)number(view, THROWS));
    facts_help(out, "How often all pieces were put down anew, by chance.");
}

/* --- where does it go? --------------------------------------------------- */

/* Which piece moves is chance, and is told; where to follows. */
static struct riddle ask(const struct puzzle *pz, const struct view *view,
                         const struct upcoming *next, int part,
                         struct text *out)
{
    int n = pz->repair.n, from = upcoming_taken(next), to = upcoming_put(next);
    struct phrase one = queens_called(view->params, 1);

    if (part > 0 || view->now->note == QUEENS_REPAIR_THROWN || to < 0)
        return (struct riddle){ 0 };
    text_addf(
        out,
        "Where does the %s go?\nThat on %s is in conflict with %d. In its "
        "file it goes to the square with the fewest conflicts, and "
        "stays only if no other is as good. Click a square.",
        one.at, say_square(from, n).at, conflicts_at(view, from));
    return (struct riddle){ .kind = RIDDLE_SQUARE, .answer = to };
}

/* The square of the piece in the same file. */
static int piece_beside(const struct view *view, int square)
{
    int n = view->pos->files, sq = square % n;

    while (!view->pos->cell[LAYER_PIECE][sq])
        sq += n;
    return sq;
}

static bool judge(const struct puzzle *pz, const struct view *view,
                  const struct riddle *riddle, int guess, struct text *out)
{
    int n = pz->repair.n, answer = riddle->answer;
    int least = conflicts_at(view, answer), from = piece_beside(view, answer);
    bool file = guess >= 0 && guess % n == answer % n;
    bool equal = file && guess != answer && guess != from &&
                 conflicts_at(view, guess) == least;
    struct phrase right = say_square(answer, n);

    if (equal)
        text_addf(out, "%s is just as good and counts as right. ",
                  say_square(guess, n).at);
    else if (file && guess != answer)
        text_addf(out, "On %s it would be in conflict with %d. ",
                  say_square(guess, n).at, conflicts_at(view, guess));
    else if (guess >= 0 && guess != answer)
        text_addf(out, "%s is in another file. ", say_square(guess, n).at);
    if (answer == from)
        text_addf(out, "No other square is as good as %s, with %d: it stays.",
                  right.at, least);
    else
        text_addf(out, "The fewest are %d, on %s: there it goes%s.", least,
                  right.at, equal ? ", by chance" : "");
    return equal || guess == answer;
}

static const struct riddles riddles = { ask, judge };

const struct activity queens_repair_activity = {
    .riddles = &riddles,
    .plan = plan,
    .heading = queens_heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = queens_notation,
    .facts = facts,
};
