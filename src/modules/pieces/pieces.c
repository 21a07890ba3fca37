/* Settings and run, shared by peaceful pieces and covering. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "modules/pieces/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { CLASSES_MOST = 1000000, CLASSES_SLICE = 200 };

const char *const pieces_names[] = { "king",   "queen",  "rook",
                                     "bishop", "knight", NULL };
const char *const pieces_titles[] = { "Kings",   "Queens",  "Rooks",
                                      "Bishops", "Knights", NULL };
const char *const pieces_modes[] = { "album", "hand", NULL };
const char *const pieces_mode_titles[] = { "Browse the solutions",
                                           "Place by hand", NULL };

/* --- settings ------------------------------------------------------------ */

enum piece_kind pieces_kind(const struct params *params)
{
    static const enum piece_kind kinds[] = { PIECE_KING, PIECE_QUEEN,
                                             PIECE_ROOK, PIECE_BISHOP,
                                             PIECE_KNIGHT };

    return kinds[params->at[PIECES_PIECE].number];
}

const char *pieces_called(enum piece_kind piece, int n)
{
    static const char *const one[] = { [PIECE_KING] = "king",
                                       [PIECE_QUEEN] = "queen",
                                       [PIECE_ROOK] = "rook",
                                       [PIECE_BISHOP] = "bishop",
                                       [PIECE_KNIGHT] = "knight" };
    static const char *const many[] = { [PIECE_KING] = "kings",
                                        [PIECE_QUEEN] = "queens",
                                        [PIECE_ROOK] = "rooks",
                                        [PIECE_BISHOP] = "bishops",
                                        [PIECE_KNIGHT] = "knights" };

    return n == 1 ? one[piece] : many[piece];
}

const char *pieces_name(const struct puzzle *pz, int n)
{
    return pieces_called(pz->piece, n);
}

static enum pieces_mode mode_of(const struct params *params)
{
    return (enum pieces_mode)params->at[PIECES_MODE].number;
}

void pieces_size(const struct params *params, int *files, int *ranks)
{
    *files = params->at[PIECES_SIZE].number;
    *ranks = params->at[PIECES_SIZE].second;
}

static const struct board_setting board_at = { PIECES_SIZE, PIECES_HOLES };

bool pieces_board(const struct params *params, struct board *out,
                  struct error *err)
{
    return board_setting_read(board_at, params, out, err);
}

bool pieces_validate(const struct params *params, struct error *err)
{
    struct board board;
    bool any;

    if (!pieces_board(params, &board, err))
        return false;
    any = board.nholes < board_squares(&board);
    board_free(&board);
    return any || error_set(err, "every square is a hole; want at least one "
                                 "square to stand on");
}

static bool pieces_idle(const struct params *params, int control)
{
    if (control == PIECES_SOLUTION || control == PIECES_ARGUMENT)
        return mode_of(params) != MODE_ALBUM;
    return control == PIECES_ATTACKS && mode_of(params) != MODE_HAND;
}

static const char *pieces_hint(const struct params *params)
{
    if (mode_of(params) == MODE_HAND)
        return "Click a square to place a piece or to take it away. "
               "Right-click cuts a square out of the board.";
    return "Right-click cuts a square out of the board.";
}

/* Another board begins with its first page. */
void pieces_adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        return;
    if (changed != PIECES_MODE)
        params->at[PIECES_SOLUTION].number = 1;
    if (changed == PIECES_SIZE)
        board_setting_keep(board_at, params);
}

static bool pieces_at_once(const struct params *params)
{
    return mode_of(params) == MODE_ALBUM;
}

bool pieces_pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    uint64_t told = pz->shown ? pz->solver->told(pz->answer) : 0;

    (void)params;
    *out = (struct pages){ PIECES_SOLUTION, 1,
                           told < INT32_MAX ? (int)told : INT32_MAX };
    return told > 0;
}

static bool pieces_by_hand(const struct params *params)
{
    return mode_of(params) == MODE_HAND;
}

bool pieces_plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = pieces_by_hand(params)   ? MANNER_PLAYED
                  : pieces_at_once(params) ? MANNER_SHOWN
                                           : MANNER_WATCHED;
    pieces_size(params, &out->files, &out->ranks);
    out->hint = pieces_hint(params);
    for (int i = 0; i <= PIECES_ARGUMENT; i++)
        if (pieces_idle(params, i))
            out->idle |= UINT32_C(1) << i;
    return true;
}

/* --- the run ------------------------------------------------------------- */

struct puzzle *pieces_create(const struct pieces_solver *solver,
                             const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error err;

    pz->solver = solver;
    pz->piece = pieces_kind(params);
    pz->mode = mode_of(params);
    pz->page = (uint64_t)params->at[PIECES_SOLUTION].number;
    text_init(&pz->reason);
    pieces_board(params, &pz->board, &err);
    pz->answer = solver->create(&pz->board, pz->piece, &err);
    if (!pz->answer)
        text_addf(&pz->reason, "%s.", err.message);
    board_setting_record(&pz->board, tr);
    trace_moment(tr, 0, NOTE_EMPTY, 0);
    return pz;
}

void pieces_destroy(struct puzzle *pz)
{
    if (pz->has_classes)
        arrangement_classes_free(&pz->classes);
    if (pz->answer)
        pz->solver->destroy(pz->answer);
    board_free(&pz->board);
    text_free(&pz->reason);
    free(pz);
}

static void show(struct puzzle *pz, struct trace *tr, uint64_t page)
{
    int squares = board_squares(&pz->board);
    uint8_t *occupied = xcalloc((size_t)squares, 1);

    pz->solver->at(pz->answer, page - 1, occupied);
    for (int sq = 0; sq < squares; sq++)
        trace_set(tr, LAYER_PIECE, sq,
                  occupied[sq] ? (uint32_t)pz->piece : PIECE_NONE);
    pz->shown = page;
    trace_moment(tr, MOMENT_SOLUTION, NOTE_PAGE, page);
    free(occupied);
}

/* How many there are up to symmetry, where all can be looked at. */
static enum progress classify(struct puzzle *pz, long *budget)
{
    struct arrangement_source source;
    wide count;

    if (pz->classes_known)
        return PROGRESS_FOUND;
    if (!pz->has_classes) {
        uint64_t told = pz->solver->told(pz->answer);

        pz->classes_known = !pz->solver->count(pz->answer, &count) ||
                            count != told || told > CLASSES_MOST;
        if (pz->classes_known)
            return PROGRESS_FOUND;
        pz->solver->source(pz->answer, &source);
        arrangement_classes_init(&pz->classes, &pz->board, &source);
        pz->has_classes = true;
    }
    pz->classes_known = arrangement_classes_step(&pz->classes,
                                                 1 + *budget / CLASSES_SLICE);
    *budget = 0;
    return pz->classes_known ? PROGRESS_FOUND : PROGRESS_MORE;
}

static enum progress open_album(struct puzzle *pz, struct trace *tr)
{
    uint64_t told = pz->solver->told(pz->answer);

    if (pz->page > told) {
        text_add(&pz->reason, "There is no such solution: there are only ");
        text_add_grouped(&pz->reason, told);
        text_add(&pz->reason, ".");
        return PROGRESS_DONE;
    }
    show(pz, tr, pz->page);
    return PROGRESS_MORE;
}

enum progress pieces_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    if (pz->reason.len)
        return pz->mode == MODE_HAND ? PROGRESS_WAITING : PROGRESS_DONE;
    if (!pz->known) {
        pz->known = pz->solver->step(pz->answer, *budget);
        *budget = 0;
        return PROGRESS_MORE;
    }
    if (pz->mode == MODE_HAND)
        return PROGRESS_WAITING;
    return pz->shown ? classify(pz, budget) : open_album(pz, tr);
}

/* --- the user ------------------------------------------------------------ */

static enum reaction cut(const struct puzzle *pz, struct params *params,
                         int square, struct error *err)
{
    params->at[PIECES_SOLUTION].number = 1;
    return board_setting_cut(board_at, &pz->board, params, square, err);
}

/* Is what the user put a best arrangement? Only if that is known yet. */
static bool is_best(const struct puzzle *pz, const struct position *pos)
{
    struct pieces_look look;
    bool best;

    if (!pz->known)
        return false;
    pieces_look(pz, pos, &look);
    best = look.standing == pz->solver->number(pz->answer) &&
           (pz->solver->most ? look.conflicts == 0 : look.open == 0);
    pieces_look_free(&look);
    return best;
}

static enum reaction pieces_changed(struct puzzle *pz, struct trace *tr,
                                    int control, struct params *params)
{
    int *wanted = &params->at[PIECES_SOLUTION].number;
    uint64_t told;

    if (control != PIECES_SOLUTION || !pz->shown)
        return REACTION_REDRAW;
    told = pz->solver->told(pz->answer);
    if ((uint64_t)*wanted > told)
        *wanted = (int)told;
    if ((uint64_t)*wanted == pz->shown)
        return REACTION_REDRAW;
    show(pz, tr, (uint64_t)*wanted);
    return REACTION_EDITED;
}

enum reaction pieces_input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    int sq = in->square;
    bool there;

    if (in->kind == INPUT_CHANGED)
        return pieces_changed(pz, tr, in->control, params);
    if (in->kind != INPUT_PRESS || sq < 0)
        return REACTION_NONE;
    if (in->button == 3)
        return cut(pz, params, sq, err);
    if (pz->mode != MODE_HAND || in->button != 1)
        return REACTION_NONE;
    if (pz->board.hole[sq]) {
        error_set(err, "nothing can stand on a hole; right-click puts the "
                       "square back");
        return REACTION_REFUSED;
    }
    there = tr->tip.cell[LAYER_PIECE][sq] != 0;
    trace_set(tr, LAYER_PIECE, sq, there ? PIECE_NONE : (uint32_t)pz->piece);
    trace_moment(tr, is_best(pz, &tr->tip) ? MOMENT_SOLUTION : 0, NOTE_PUT, 0);
    return REACTION_EDITED;
}

void pieces_shuffle(struct params *params)
{
    struct rng rng;

    rng_seed(&rng, params->seed);
    params->at[PIECES_PIECE].number = (int)rng_below(&rng, 5);
    params->at[PIECES_SOLUTION].number = 1;
}
