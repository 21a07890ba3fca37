/*
 * The learner's hand. A piece is dragged to its square, or clicked and then
 * its square is clicked, which also serves the keyboard; what is not allowed
 * is refused with the reason, and the reason stays to be read.
 */
#include <stdlib.h>

#include "base/error.h"
#include "chess/game/notation/fen.h"
#include "chess/game/moves.h"
#include "chess/game/validity.h"
#include "modules/lesson/aim.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

void lesson_let_go(struct puzzle *pz)
{
    pz->selected = pz->down = SQUARE_NONE;
    pz->fresh = false;
    text_clear(&pz->complaint);
}

static const struct game *present(const struct puzzle *pz)
{
    return &pz->games[pz->n - 1];
}

int lesson_selected(const struct puzzle *pz, size_t index)
{
    return pz->selected_at == index ? pz->selected : SQUARE_NONE;
}

static int selected(const struct puzzle *pz)
{
    return lesson_selected(pz, pz->n - 1);
}

/* --- what is shown ------------------------------------------------------- */

/* Where a piece is after a move, SQUARE_NONE if it was taken. */
static int follow(const struct puzzle *pz, size_t index, int square)
{
    struct move m = pz->made[index].deed.move;

    if (m.from == square)
        return m.to;
    return move_capture(&pz->games[index - 1], m) == square ? SQUARE_NONE
                                                            : square;
}

/* Where the lesson's piece is by now: it is followed through its moves. */
static int hero(const struct puzzle *pz, size_t index)
{
    const char *name = pz->exercise->hero;
    int square, asked;

    if (!name || pz->lesson->about != ABOUT_PIECES)
        return SQUARE_NONE;
    square = asked = aim_next_square(&name);
    for (size_t i = 1; i <= index; i++) {
        if (pz->made[i].deed.kind == DEED_BACK)
            square = asked;
        else if (pz->made[i].deed.kind == DEED_MOVE && square != SQUARE_NONE)
            square = follow(pz, i, square);
        if (i == pz->own)
            asked = square;
    }
    return square;
}

int lesson_shown(const struct puzzle *pz, const struct view *view)
{
    int square = lesson_selected(pz, view->index);

    return square != SQUARE_NONE && !view->posed ? square
                                                 : hero(pz, view->index);
}

/* --- moves --------------------------------------------------------------- */

static void set_text(struct params *params, int control, struct text *text)
{
    free(params->at[control].text);
    params->at[control].text = text->at;
}

/* The move that is meant; of promotions the one chosen in the panel. */
static bool find_move(const struct puzzle *pz, int from, int to,
                      const struct params *params, struct move *out)
{
    static const enum piece_kind kinds[] = { PIECE_QUEEN, PIECE_ROOK,
                                             PIECE_BISHOP, PIECE_KNIGHT };
    enum piece_kind wanted = kinds[params->at[LESSON_PROMOTE].number];
    struct game g = lesson_turn(pz, present(pz), from);
    struct move meant[MOVES_MEANT_MAX];
    int n = moves_meant(&g, from, to, meant);

    for (int i = 0; i < n; i++)
        if (n == 1 || meant[i].promotion == wanted)
            *out = meant[i];
    return n > 0;
}

static bool has_room(const struct puzzle *pz, size_t deeds, struct error *err)
{
    return pz->n + deeds <= MOVES_KEPT + 1 ||
           error_set(err, "that is enough for a lesson: start it again");
}

static enum reaction perform(struct puzzle *pz, struct trace *tr,
                             struct deed deed, struct params *params,
                             struct error *err)
{
    if (!has_room(pz, 1, err))
        return REACTION_REFUSED;
    trace_truncate(tr, pz->n - 1);
    lesson_add(pz, deed);
    lesson_record(pz, tr, pz->n - 1);
    lesson_let_go(pz);
    lesson_tell_moves(pz, pz->n, params);
    return REACTION_EDITED;
}

static enum reaction refuse(struct puzzle *pz, int from, int to,
                            struct error *err)
{
    struct game g = lesson_turn(pz, present(pz), from);

    lesson_let_go(pz);
    pz->refusal = refusal_of(&g, from, to);
    pz->refused_at = pz->n - 1;
    refusal_say(&g, &pz->refusal, &pz->complaint);
    error_set(err, "%s", pz->complaint.at);
    return REACTION_REFUSED;
}

static enum reaction move_to(struct puzzle *pz, struct trace *tr, int to,
                             struct params *params, struct error *err)
{
    struct deed deed = { .kind = DEED_MOVE };
    int from = selected(pz);

    if (find_move(pz, from, to, params, &deed.move))
        return perform(pz, tr, deed, params, err);
    return refuse(pz, from, to, err);
}

/* --- the left button ----------------------------------------------------- */

static enum reaction take_hold(struct puzzle *pz, int square)
{
    bool fresh = selected(pz) != square;

    lesson_let_go(pz);
    pz->selected = pz->down = square;
    pz->selected_at = pz->n - 1;
    pz->fresh = fresh;
    return REACTION_GRIPPED;
}

/* A second piece of the same side is taken instead of the first; anything
 * else is where the first is to go. */
static bool is_target(const struct puzzle *pz, int square,
                      const struct params *params)
{
    const struct game *g = present(pz);
    int from = selected(pz);
    struct move m;

    if (from == SQUARE_NONE || from == square)
        return false;
    return !g->at[square] || find_move(pz, from, square, params, &m) ||
           piece_colour(g->at[square]) != piece_colour(g->at[from]);
}

static enum reaction take_back(struct puzzle *pz, struct trace *tr,
                               struct params *params, struct error *err)
{
    return perform(pz, tr, (struct deed){ .kind = DEED_BACK }, params, err);
}

/* The board goes back to the question, and the piece that stands there then
 * is in the hand already. */
static enum reaction press_answer(struct puzzle *pz, struct trace *tr,
                                  int square, struct params *params,
                                  struct error *err)
{
    enum reaction reaction = take_back(pz, tr, params, err);

    if (reaction == REACTION_EDITED && present(pz)->at[square])
        take_hold(pz, square);
    return reaction;
}

static enum reaction press_square(struct puzzle *pz, struct trace *tr,
                                  int square, struct params *params,
                                  struct error *err)
{
    struct deed deed = { .kind = DEED_SQUARE, .square = square };

    if (pz->made[pz->n - 1].verdict.done)
        return REACTION_REDRAW;
    return perform(pz, tr, deed, params, err);
}

static enum reaction press(struct puzzle *pz, struct trace *tr, int square,
                           struct params *params, struct error *err)
{
    if (square < 0) {
        lesson_let_go(pz);
        return REACTION_NONE;
    }
    if (aim_wants_squares(pz, pz->n - 1))
        return press_square(pz, tr, square, params, err);
    if (!aim_is_asked(pz, pz->n - 1))
        return press_answer(pz, tr, square, params, err);
    if (is_target(pz, square, params))
        return move_to(pz, tr, square, params, err);
    if (present(pz)->at[square])
        return take_hold(pz, square);
    lesson_let_go(pz);
    return REACTION_REDRAW;
}

/* Let go where it was taken up: it stays selected, unless it was before. One
 * that cannot be moved now is better refused at once. */
static enum reaction put_back(struct puzzle *pz, struct error *err)
{
    int square = pz->down;
    struct game g = lesson_turn(pz, present(pz), square);

    pz->down = SQUARE_NONE;
    if ((int)piece_colour(g.at[square]) != g.turn)
        return refuse(pz, square, square == 0 ? 1 : 0, err);
    if (!pz->fresh)
        lesson_let_go(pz);
    return REACTION_REDRAW;
}

/* --- setting up ---------------------------------------------------------- */

/* Whose turn it is matters only in that a side that has just moved cannot be
 * in check. */
static bool settle_turn(struct game *g, struct error *err)
{
    struct game other = *g;
    struct error why;

    if (game_is_valid(g, RULES_LESSON, err))
        return true;
    other.turn = (int8_t)colour_other((enum colour)g->turn);
    other.passant = SQUARE_NONE;
    if (!game_is_valid(&other, RULES_LESSON, &why))
        return false;
    *g = other;
    return true;
}

static enum reaction put(struct puzzle *pz, int square, int piece,
                         struct params *params, struct error *err)
{
    struct game g = *present(pz);
    struct text fen, none;

    setup_put(&g, square, piece);
    if (!settle_turn(&g, err))
        return REACTION_REFUSED;
    text_init(&fen);
    fen_format(&g, FEN_X, &fen);
    lesson_pack_fen(&fen);
    set_text(params, LESSON_FEN, &fen);
    text_init(&none);
    text_add(&none, "none");
    set_text(params, LESSON_MOVES, &none);
    return REACTION_RESTART;
}

static int chosen_piece(const struct params *params)
{
    int n = params->at[LESSON_PIECE].number;

    return n < 6 ? PIECE_KING + n : PIECE_BLACK + PIECE_KING + n - 6;
}

static enum reaction put_or_take(struct puzzle *pz, int square,
                                 struct params *params, struct error *err)
{
    int piece = chosen_piece(params);

    if (square < 0)
        return REACTION_NONE;
    if (present(pz)->at[square] == piece)
        piece = PIECE_NONE;
    return put(pz, square, piece, params, err);
}

/* --- all of it ----------------------------------------------------------- */

/* Is a piece in the hand? One of another moment is not. */
static bool is_down(const struct puzzle *pz)
{
    return pz->down != SQUARE_NONE && selected(pz) == pz->down;
}

static enum reaction release(struct puzzle *pz, struct trace *tr, int square,
                             struct params *params, struct error *err)
{
    int down = pz->down;

    if (!is_down(pz)) {
        pz->down = SQUARE_NONE;
        return REACTION_NONE;
    }
    if (square == down)
        return put_back(pz, err);
    if (square >= 0)
        return move_to(pz, tr, square, params, err);
    lesson_let_go(pz);
    return pz->lesson->setup ? put(pz, down, PIECE_NONE, params, err)
                             : REACTION_REDRAW;
}

/* Castling is made if it is allowed: then that is the answer. */
static struct deed answer_deed(const struct puzzle *pz, enum deed_kind answer)
{
    const struct game *g = &pz->games[pz->own];
    struct deed deed = { .kind = answer };
    struct move moves[MOVES_MAX];
    int n = answer == DEED_YES ? moves_legal(g, moves) : 0;

    for (int i = 0; i < n; i++)
        if (moves[i].kind == MOVE_CASTLE && moves[i].wing == pz->exercise->wing)
            deed = (struct deed){ .kind = DEED_MOVE, .move = moves[i] };
    return deed;
}

enum reaction lesson_answer(struct puzzle *pz, struct trace *tr,
                            enum deed_kind answer, struct params *params,
                            struct error *err)
{
    const struct verdict *v = &pz->made[pz->n - 1].verdict;
    bool back = !aim_is_asked(pz, pz->n - 1);

    if (pz->exercise->kind != AIM_CASTLE || v->of == 0 || v->done) {
        error_set(err, v->done ? "this was answered: \"Next\" goes on"
                               : "nothing is asked here");
        return REACTION_REFUSED;
    }
    if (!has_room(pz, 1 + back, err))
        return REACTION_REFUSED;
    if (back)
        take_back(pz, tr, params, err);
    return perform(pz, tr, answer_deed(pz, answer), params, err);
}

/* What was taken hold of while the board went back is carried, too. */
static enum reaction drag(const struct puzzle *pz)
{
    return is_down(pz) ? REACTION_GRIPPED : REACTION_NONE;
}

enum reaction lesson_pointer(struct puzzle *pz, struct trace *tr,
                             const struct input *in, struct params *params,
                             struct error *err)
{
    if (in->kind == INPUT_PRESS && in->tool == TOOL_PIECE)
        return put_or_take(pz, in->square, params, err);
    if (in->kind == INPUT_PRESS && in->button == 1)
        return press(pz, tr, in->square, params, err);
    if (in->kind == INPUT_DRAG)
        return drag(pz);
    if (in->kind == INPUT_RELEASE && in->button == 1)
        return release(pz, tr, in->square, params, err);
    return REACTION_NONE;
}
