/*
 * The knight's tour: click a square, watch the knight. This file has the
 * settings and the run; tour_words.c says why, tour_draw.c shows it.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "chess/attack.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "modules/list.h"
#include "modules/tour_run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

static const char *const algorithm_names[] = {
    "warnsdorff", "greedy", "backtracking", NULL
};

static const char *const algorithm_titles[] = {
    "Warnsdorff, with retreat", "Warnsdorff, never back",
    "Plain backtracking", NULL
};

static const char *const order_titles[] = {
    "s0: 12345678", "s1: 81726354", "s2: 12345678", "s4: 34567812",
    "random, by the seed", NULL
};

static const struct control controls[] = {
    [TOUR_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = BOARD_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [TOUR_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "a1", .help = "The square the knight sets out from."
    },
    [TOUR_ALGORITHM] = {
        .key = "algorithm", .label = "Algorithm", .kind = CONTROL_CHOICE,
        .initial = "warnsdorff", .names = algorithm_names,
        .titles = algorithm_titles, .help = "How the tour is looked for."
    },
    [TOUR_ORDER] = {
        .key = "order", .label = "Ties", .kind = CONTROL_TEXT,
        .initial = "s0", .names = move_order_names, .titles = order_titles,
        .help = "The order in which the eight moves are tried: "
                "a preset or a permutation of 1 to 8."
    },
    [TOUR_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .help = "Squares cut out of the board."
    },
    [TOUR_COUNTS] = {
        .key = "counts", .label = "Onward moves", .kind = CONTROL_SWITCH,
        .initial = "on", .live = true,
        .help = "Show on each square the knight can go to how many squares "
                "it could go on to from there."
    },
    { .key = NULL }
};

/* --- settings ------------------------------------------------------------ */

static void board_size(const struct params *params, int *files, int *ranks)
{
    *files = params->at[TOUR_SIZE].number;
    *ranks = params->at[TOUR_SIZE].second;
}

static bool make_board(struct board *b, const struct params *params,
                       struct error *err)
{
    int files, ranks;

    board_size(params, &files, &ranks);
    board_init(b, files, ranks);
    if (board_parse_holes(b, params->at[TOUR_HOLES].text, err))
        return true;
    board_free(b);
    return false;
}

static bool check_start(const struct board *b, const struct params *params,
                        struct error *err)
{
    int file = params->at[TOUR_START].number;
    int rank = params->at[TOUR_START].second;
    char name[SQUARE_NAME_MAX], corner[SQUARE_NAME_MAX];

    square_name(file, rank, name);
    if (board_has(b, file, rank))
        return true;
    if (file < b->files && rank < b->ranks)
        return error_set(err, "start '%s' is a hole; the knight must start "
                         "on a square of the board", name);
    square_name(b->files - 1, b->ranks - 1, corner);
    return error_set(err, "start '%s' is not on the %dx%d board (a1 to %s)",
                     name, b->files, b->ranks, corner);
}

static bool validate(const struct params *params, struct error *err)
{
    struct move_order order;
    struct board board;
    bool ok;

    if (!move_order_parse(&order, params->at[TOUR_ORDER].text, err) ||
        !make_board(&board, params, err))
        return false;
    ok = check_start(&board, params, err);
    board_free(&board);
    return ok;
}

static void set_holes(struct params *params, const struct board *board)
{
    struct text list;

    text_init(&list);
    board_format_holes(board, &list);
    free(params->at[TOUR_HOLES].text);
    params->at[TOUR_HOLES].text = list.at;
}

static int clamp(int value, int end)
{
    return value < end ? value : end - 1;
}

/* On a smaller board the start moves in, and holes off the board go. */
static void adapt(struct params *params, int changed)
{
    struct setting *start = &params->at[TOUR_START];
    struct board fits, large;
    struct error err;

    if (changed != TOUR_SIZE)
        return;
    board_init(&fits, params->at[TOUR_SIZE].number,
               params->at[TOUR_SIZE].second);
    board_init(&large, BOARD_SIDE_MAX, BOARD_SIDE_MAX);
    start->number = clamp(start->number, fits.files);
    start->second = clamp(start->second, fits.ranks);
    board_parse_holes(&large, params->at[TOUR_HOLES].text, &err);
    for (int sq = 0; sq < board_squares(&fits); sq++) {
        int file = sq % fits.files, rank = sq / fits.files;
        bool on_start = file == start->number && rank == start->second;

        board_set_hole(&fits, sq,
                       !board_has(&large, file, rank) && !on_start);
    }
    set_holes(params, &fits);
    board_free(&fits);
    board_free(&large);
}

/* A random start, of the colour that can work where one cannot. */
static void shuffle(struct params *params)
{
    struct rng rng;
    struct board board;
    struct error err;

    if (!make_board(&board, params, &err))
        return;
    rng_seed(&rng, params->seed);
    for (int tries = 0; tries < 1000; tries++) {
        int file = (int)rng_below(&rng, (uint32_t)board.files);
        int rank = (int)rng_below(&rng, (uint32_t)board.ranks);
        bool odd = board_squares(&board) % 2 && board.nholes == 0;

        if (!board_has(&board, file, rank) ||
            (odd && square_colour(file, rank) != 0))
            continue;
        params->at[TOUR_START].number = file;
        params->at[TOUR_START].second = rank;
        break;
    }
    board_free(&board);
}

static void heading(const struct params *params, struct text *out)
{
    struct board board;
    struct error err;
    char name[SQUARE_NAME_MAX];

    square_name(params->at[TOUR_START].number,
                params->at[TOUR_START].second, name);
    text_addf(out, "Knight's tour %d\u00d7%d",
              params->at[TOUR_SIZE].number, params->at[TOUR_SIZE].second);
    if (make_board(&board, params, &err)) {
        if (board.nholes)
            text_addf(out, " with %d %s", board.nholes,
                      board.nholes == 1 ? "hole" : "holes");
        board_free(&board);
    }
    text_addf(out, " from %s", name);
}

static const char *hint(const struct params *params)
{
    (void)params;
    return "Click any square to start the knight there. Right-click cuts a "
           "square out of the board.";
}

/* --- the run ------------------------------------------------------------- */

static const struct tour_method *find_method(const char *name)
{
    const struct tour_method *const *m = tour_methods;

    while (strcmp((*m)->name, name) != 0)
        m++;
    return *m;
}

static void begin(struct puzzle *pz, struct trace *tr)
{
    int flags = tour_squares(pz) == 1 ? MOMENT_SOLUTION : 0;

    for (int sq = 0; sq < board_squares(&pz->board); sq++)
        if (pz->board.hole[sq])
            trace_set(tr, LAYER_HOLE, sq, 1);
    trace_set(tr, LAYER_PIECE, pz->start, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, pz->start, 1);
    pz->depth = 1;
    pz->nodes = 1;
    trace_moment(tr, flags, tour_note_pack((struct tour_note){
        .kind = NOTE_START }), pz->nodes);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct tour_question q = { .end = -1, .seed = params->seed };
    struct error err;

    make_board(&pz->board, params, &err);
    move_order_parse(&q.order, params->at[TOUR_ORDER].text, &err);
    pz->method =
        find_method(algorithm_names[params->at[TOUR_ALGORITHM].number]);
    pz->start = params->at[TOUR_START].second * pz->board.files +
                params->at[TOUR_START].number;
    pz->marked = -1;
    text_init(&pz->reason);
    q.board = &pz->board;
    q.start = pz->start;
    if (!tour_impossible(&q, &pz->reason))
        pz->search = pz->method->create(&q);
    begin(pz, tr);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    if (pz->search)
        pz->method->destroy(pz->search);
    board_free(&pz->board);
    text_free(&pz->reason);
    free(pz->restarts);
    free(pz);
}

static void enter(struct puzzle *pz, struct trace *tr,
                  const struct tour_step *s)
{
    int from = (int)tr->tip.path[pz->depth - 1], free_squares[8];
    int flags = s->tied > 1 ? MOMENT_TIE : 0;

    trace_set(tr, LAYER_PIECE, from, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, s->square, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, s->square, (uint32_t)++pz->depth);
    pz->nodes++;
    if (pz->depth == tour_squares(pz))
        flags |= MOMENT_SOLUTION;
    else if (tour_free(pz, &tr->tip, s->square, (uint32_t)pz->depth,
                       free_squares) == 0)
        flags |= MOMENT_DEAD_END;
    trace_moment(tr, flags, tour_note_pack((struct tour_note){
        NOTE_ENTER, s->options, s->tried, s->tied }), pz->nodes);
}

static void retreat(struct puzzle *pz, struct trace *tr,
                    const struct tour_step *s)
{
    int back = (int)tr->tip.path[pz->depth - 2];

    trace_set(tr, LAYER_PIECE, s->square, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, back, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, s->square, 0);
    pz->depth--;
    if (s->stranded >= 0) {
        trace_set(tr, LAYER_MARK, s->stranded, 1 + INK_CONFLICT);
        pz->marked = s->stranded;
    }
    trace_moment(tr, MOMENT_RETREAT, tour_note_pack((struct tour_note){
        .kind = s->stranded >= 0 ? NOTE_STRANDED : NOTE_RETREAT }),
        pz->nodes);
}

/* All moves taken back in one moment. */
static void again(struct puzzle *pz, struct trace *tr)
{
    trace_set(tr, LAYER_PIECE, (int)tr->tip.path[pz->depth - 1], PIECE_NONE);
    trace_set(tr, LAYER_PIECE, pz->start, PIECE_KNIGHT);
    for (; pz->depth > 1; pz->depth--)
        trace_set(tr, LAYER_ORDER, (int)tr->tip.path[pz->depth - 1], 0);
    pz->restarts = grow(pz->restarts, pz->nrestarts, &pz->restarts_cap,
                        sizeof *pz->restarts);
    pz->restarts[pz->nrestarts++] = trace_end(tr);
    trace_moment(tr, MOMENT_RETREAT, tour_note_pack((struct tour_note){
        .kind = NOTE_AGAIN }), pz->nodes);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct tour_step s;

    if (!pz->search)
        return PROGRESS_DONE;
    for (; *budget > 0; --*budget) {
        pz->method->step(pz->search, &s);
        if (pz->marked >= 0) {
            trace_set(tr, LAYER_MARK, pz->marked, 0);
            pz->marked = -1;
        }
        switch (s.event) {
        case TOUR_ENTER:
            enter(pz, tr, &s);
            break;
        case TOUR_RETREAT:
            retreat(pz, tr, &s);
            break;
        case TOUR_FOUND:
            return PROGRESS_FOUND;
        case TOUR_NONE:
            return PROGRESS_DONE;
        case TOUR_STUCK:
            return PROGRESS_STUCK;
        case TOUR_AGAIN:
            again(pz, tr);
            break;
        case TOUR_WORK:
            break;
        }
    }
    return PROGRESS_MORE;
}

/* --- the user ------------------------------------------------------------ */

static enum reaction start_at(const struct puzzle *pz, struct params *params,
                              int square, struct error *err)
{
    char name[SQUARE_NAME_MAX];
    int file = square % pz->board.files, rank = square / pz->board.files;

    square_name(file, rank, name);
    if (pz->board.hole[square]) {
        error_set(err, "%s is cut out of the board; right-click puts it back",
                  name);
        return REACTION_REFUSED;
    }
    params->at[TOUR_START].number = file;
    params->at[TOUR_START].second = rank;
    return REACTION_RESTART;
}

static enum reaction cut(const struct puzzle *pz, struct params *params,
                         int square, struct error *err)
{
    struct board board;

    if (square == pz->start) {
        error_set(err, "the knight starts here: choose another start before "
                  "you cut this square out");
        return REACTION_REFUSED;
    }
    board_copy(&board, &pz->board);
    board_set_hole(&board, square, !board.hole[square]);
    set_holes(params, &board);
    board_free(&board);
    return REACTION_RESTART;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)tr;
    if (in->kind != INPUT_PRESS || in->square < 0)
        return REACTION_NONE;
    if (in->button == 1)
        return start_at(pz, params, in->square, err);
    if (in->button == 3)
        return cut(pz, params, in->square, err);
    return REACTION_NONE;
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    char name[SQUARE_NAME_MAX];

    for (uint32_t i = 0; i < view->pos->npath; i++) {
        int sq = (int)view->pos->path[i];

        square_name(sq % pz->board.files, sq / pz->board.files, name);
        text_addf(out, "%s%s", i ? " " : "", name);
    }
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    const struct position *pos = view->pos;
    uint32_t n = pos->npath;
    bool whole = (int)n == tour_squares(pz);
    size_t restarts = tour_restarts(pz, view->index);

    if (pz->reason.len)
        facts_words(out, "reason", NULL, pz->reason.at);
    facts_truth(out, "closed", whole ? "Closed" : NULL,
                whole && tour_adjacent(pz, (int)pos->path[0],
                                       (int)pos->path[n - 1]));
    facts_squares(out, "squares", "Visited", pos->path, n, pos->files);
    facts_number(out, "nodes", "Nodes", view->now->tally);
    facts_number(out, "retreats", "Retreats",
                 view->index + 1 - view->now->tally - restarts);
    if (pz->nrestarts)
        facts_number(out, "restarts", "Restarts", restarts);
}

const struct puzzle_class tour_puzzle = {
    .name = "tour",
    .title = "Knight's tour",
    .tab = "Tour",
    .summary = "A knight visits every square of the board once.",
    .controls = controls,
    .hint = hint,
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
    .board_size = board_size,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .draw = tour_draw,
    .heading = heading,
    .status = tour_status,
    .explain = tour_explain,
    .notation = notation,
    .facts = facts
};
