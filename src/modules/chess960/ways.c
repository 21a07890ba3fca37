/*
 * What there is to watch: castling in three moments, the product that makes
 * 960, built row by row, and the funnel through which all orders of the
 * pieces fall.
 */
#include "modules/chess960/run.h"

#include <assert.h>

#include "base/error.h"
#include "chess/game/notation/fen.h"
#include "puzzle/trace.h"

static void put(struct trace *tr, int square, int piece)
{
    if (tr->tip.cell[LAYER_PIECE][square] != (uint32_t)piece)
        trace_set(tr, LAYER_PIECE, square, (uint32_t)piece);
}

static void put_game(struct trace *tr, const struct game *g)
{
    for (int square = 0; square < GAME_SQUARES; square++)
        put(tr, square, g->at[square]);
}

static void put_array(struct trace *tr, int rank, const struct array *a)
{
    for (int file = 0; file < GAME_SIDE; file++)
        put(tr, square_at(file, rank), a->at[file]);
}

/* Whatever the array: rights to castle only for one of the 960. */
void ways_game(const struct puzzle *pz, struct game *out)
{
    if (pz->number >= 0) {
        chess960_start(pz->number, out);
        return;
    }
    game_start_usual(out);
    for (int file = 0; file < GAME_SIDE; file++) {
        int kind = pz->array.at[file];

        out->at[square_at(file, 0)] = (uint8_t)kind;
        out->at[square_at(file, 7)] = (uint8_t)(kind + PIECE_BLACK);
    }
    for (int wing = WING_KING; wing <= WING_QUEEN; wing++)
        out->rook_file[0][wing] = out->rook_file[1][wing] = FILE_NONE;
}

/* --- castling ------------------------------------------------------------ */

static bool in_the_way(const struct castling *c, const struct trace *tr,
                       int square)
{
    return c->empty & square_bit(square) && square != c->king_from &&
           square != c->rook_from && tr->tip.cell[LAYER_PIECE][square];
}

static bool clear_way(const struct castling *c, struct trace *tr)
{
    bool any = false;

    for (int square = 0; square < GAME_SQUARES; square++) {
        if (!in_the_way(c, tr, square))
            continue;
        put(tr, square, PIECE_NONE);
        any = true;
    }
    return any;
}

static void castle(struct puzzle *pz, struct trace *tr)
{
    const struct castling *c = &pz->castling;
    int side = pz->colour == COLOUR_BLACK ? PIECE_BLACK : 0;

    if (clear_way(c, tr))
        trace_moment(tr, 0, CASTLE_CLEARED, 0);
    put(tr, c->king_from, PIECE_NONE);
    put(tr, c->rook_from, PIECE_NONE);
    put(tr, c->king_to, PIECE_KING + side);
    put(tr, c->rook_to, PIECE_ROOK + side);
    trace_moment(tr, MOMENT_SOLUTION, CASTLE_DONE, 0);
}

/* --- the product --------------------------------------------------------- */

int ways_stage(const struct view *view)
{
    return view->now->note >> 4;
}

int ways_option(const struct view *view)
{
    return view->now->note & 15;
}

/* Every other rank, where the squares have the colours of the first. */
int ways_rank(int stage)
{
    return stage < PRODUCT_KNIGHTS ? 6 - 2 * stage : 0;
}

/* The row with one of the options, which is numbered from 1. */
static void put_option(struct puzzle *pz, struct trace *tr, int option)
{
    const struct product_step *s = &pz->steps[pz->stage];
    struct array before = { { 0 } }, row;
    int n = 0;

    if (pz->stage > 0)
        before = pz->steps[pz->stage - 1].after;
    row = before;
    for (int file = 0; file < GAME_SIDE && option > 0; file++) {
        static const uint8_t kinds[PRODUCT_STAGES][3] = {
            { PIECE_BISHOP },
            { PIECE_BISHOP },
            { PIECE_QUEEN },
            { PIECE_KNIGHT, PIECE_KNIGHT },
            { PIECE_ROOK, PIECE_KING, PIECE_ROOK }
        };

        if (s->option[option - 1] & 1u << file)
            row.at[file] = kinds[pz->stage][n++];
    }
    put_array(tr, ways_rank(pz->stage), &row);
}

/* One moment: the next option of the stage, or the choice made. */
static void multiply(struct puzzle *pz, struct trace *tr)
{
    const struct product_step *s = &pz->steps[pz->stage];
    bool taken = pz->option > s->choices;
    bool whole = taken && pz->stage == PRODUCT_ROOKS_AND_KING;

    put_option(pz, tr, taken ? s->chosen + 1 : pz->option);
    trace_moment(tr, whole ? MOMENT_SOLUTION : 0,
                 pz->stage << 4 | (taken ? OPTION_TAKEN : pz->option),
                 (uint64_t)(taken ? s->product : s->product / s->choices));
    if (!taken) {
        pz->option++;
        return;
    }
    pz->stage++;
    pz->option = 0;
    pz->told = pz->stage == PRODUCT_STAGES;
}

/* --- the funnel ---------------------------------------------------------- */

/* The counts so far and the order of the places, in one number. */
static uint64_t pack(const struct funnel *f)
{
    uint64_t packed = (uint64_t)f->distinct | (uint64_t)f->opposite << 13 |
                      (uint64_t)f->valid << 25;

    for (int file = 0; file < GAME_SIDE; file++)
        packed |= (uint64_t)f->places[file] << (36 + 3 * file);
    return packed;
}

struct funnel ways_funnel(const struct view *view)
{
    uint64_t packed = view->now->tally;
    struct funnel f = { .walked = (int)view->index,
                        .failed = view->now->note,
                        .distinct = (int)(packed & 0x1fff),
                        .opposite = (int)(packed >> 13 & 0xfff),
                        .valid = (int)(packed >> 25 & 0x7ff) };

    for (int file = 0; file < GAME_SIDE; file++) {
        f.places[file] = (int)(packed >> (36 + 3 * file) & 7);
        f.array.at[file] = (uint8_t)view->pos->cell[LAYER_PIECE][file];
    }
    return f;
}

/* The order of the moment on the first rank, the last that passed above. */
static void fall(struct puzzle *pz, struct trace *tr)
{
    struct funnel *f = &pz->funnel;

    if (!funnel_step(f)) {
        pz->told = true;
        return;
    }
    put_array(tr, 0, &f->array);
    if (!f->failed)
        put_array(tr, 2, &f->array);
    trace_moment(tr, f->failed ? 0 : MOMENT_SOLUTION, (int)f->failed, pack(f));
}

/* --- all of them --------------------------------------------------------- */

void ways_begin(struct puzzle *pz, struct trace *tr)
{
    struct game g;

    switch (pz->mode) {
    case MODE_CASTLE_KING:
    case MODE_CASTLE_QUEEN:
        chess960_castling(&pz->array, pz->colour,
                          pz->mode == MODE_CASTLE_KING ? WING_KING : WING_QUEEN,
                          &pz->castling);
        ways_game(pz, &g);
        put_game(tr, &g);
        trace_moment(tr, 0, CASTLE_START, 0);
        break;
    case MODE_BROWSE:
        ways_game(pz, &g);
        put_game(tr, &g);
        trace_moment(tr, 0, 0, 0);
        break;
    case MODE_PRODUCT:
        product_of_number(pz->number, pz->steps);
        multiply(pz, tr);
        break;
    case MODE_FUNNEL:
        funnel_init(&pz->funnel);
        put_array(tr, 0, &pz->funnel.array);
        trace_moment(tr, 0, 0, pack(&pz->funnel));
        break;
    }
}

enum progress ways_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    while (!pz->told) {
        if (*budget <= 0)
            return PROGRESS_MORE;
        --*budget;
        switch (pz->mode) {
        case MODE_BROWSE: pz->told = true; break;
        case MODE_CASTLE_KING:
        case MODE_CASTLE_QUEEN:
            castle(pz, tr);
            pz->told = true;
            break;
        case MODE_PRODUCT: multiply(pz, tr); break;
        case MODE_FUNNEL: fall(pz, tr); break;
        }
    }
    return pz->number >= 0 ? PROGRESS_FOUND : PROGRESS_DONE;
}
