/* How an array castles, in three moments. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/game/castling.h"
#include "chess/game/notation/fen.h"
#include "chess/square.h"
#include "modules/chess960/run.h"
#include "puzzle/control.h"
#include "puzzle/riddle.h"
#include "puzzle/trace.h"

enum { START, CLEARED, CASTLED }; /* a moment's note */

struct puzzle {
    struct array array;
    struct castling castling;
    enum colour colour; /* whose it is */
    enum wing wing;
    bool castled;
};

/* By the setting's choices after none: White's wings, then Black's. */
static enum wing wing_of(const struct params *params)
{
    return params->at[C960_CASTLE].number % 2 ? WING_KING : WING_QUEEN;
}

static enum colour colour_of(const struct params *params)
{
    return params->at[C960_CASTLE].number > 2 ? COLOUR_BLACK : COLOUR_WHITE;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    out->manner = MANNER_WATCHED;
    return c960_is_one(params, err);
}

static void heading(const struct params *params, struct text *out)
{
    static const char *const about[2][2] = {
        [COLOUR_WHITE] = { [WING_KING] = ", castling kingside",
                           [WING_QUEEN] = ", castling queenside" },
        [COLOUR_BLACK] = { [WING_KING] = ", Black castling kingside",
                           [WING_QUEEN] = ", Black castling queenside" }
    };

    c960_heading(params, about[colour_of(params)][wing_of(params)], out);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error err;
    struct game g;

    c960_array_of(params, &pz->array, &err);
    pz->colour = colour_of(params);
    pz->wing = wing_of(params);
    chess960_castling(&pz->array, pz->colour, pz->wing, &pz->castling);
    c960_game(&pz->array, &g);
    c960_put_game(tr, &g);
    trace_moment(tr, 0, START, 0);
    return pz;
}

/* --- moving -------------------------------------------------------------- */

/* Must the square be empty, though neither of the two stands there? */
static bool is_in_between(const struct castling *c, int square)
{
    return c->empty & square_bit(square) && square != c->king_from &&
           square != c->rook_from;
}

static void put(struct trace *tr, int square, int piece)
{
    trace_set(tr, LAYER_PIECE, square, (uint32_t)piece);
}

static bool clear_way(const struct castling *c, struct trace *tr)
{
    bool any = false;

    for (int square = 0; square < GAME_SQUARES; square++) {
        if (!is_in_between(c, square) || !tr->tip.cell[LAYER_PIECE][square])
            continue;
        put(tr, square, PIECE_NONE);
        any = true;
    }
    return any;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    const struct castling *c = &pz->castling;
    int side = pz->colour == COLOUR_BLACK ? PIECE_BLACK : 0;

    if (pz->castled)
        return PROGRESS_FOUND;
    if (*budget <= 0)
        return PROGRESS_MORE;
    --*budget;
    if (clear_way(c, tr))
        trace_moment(tr, 0, CLEARED, 0);
    put(tr, c->king_from, PIECE_NONE);
    put(tr, c->rook_from, PIECE_NONE);
    put(tr, c->king_to, PIECE_KING + side);
    put(tr, c->rook_to, PIECE_ROOK + side);
    trace_moment(tr, MOMENT_SOLUTION, CASTLED, 0);
    pz->castled = true;
    return PROGRESS_FOUND;
}

/* --- words --------------------------------------------------------------- */

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const struct castling *c = &pz->castling;

    if (view->now->note == CASTLED)
        text_addf(out, "Castled: king on %s, rook on %s",
                  say_square(c->king_to, GAME_SIDE).at,
                  say_square(c->rook_to, GAME_SIDE).at);
    else
        text_addf(out, "%s %s",
                  view->now->note == START ? "Before castling"
                                           : "Ready to castle",
                  wing_name(pz->wing));
}

static void list_squares(uint64_t squares, struct text *out)
{
    int n = __builtin_popcountll(squares);

    if (n == 0)
        text_add(out, "none");
    for (int square = 0, i = 0; square < GAME_SQUARES; square++)
        if (squares & square_bit(square))
            text_addf(out, "%s%s", say_between(i++, n, " and "),
                      say_square(square, GAME_SIDE).at);
}

/* Afterwards their marks have gone. */
static void explain_squares(const struct castling *c, bool castled,
                            struct text *out)
{
    text_add(out, castled ? "\nHad to be empty, but for this king and rook: "
                          : "\nMust be empty, but for this king and rook "
                            "(rings): ");
    list_squares(c->empty, out);
    text_add(out, castled ? ".\nHad to be safe from attack: "
                          : ".\nMust not be attacked (frames): ");
    list_squares(c->safe, out);
    text_add(out, ".");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const struct castling *c = &pz->castling;
    struct text words;

    text_init(&words);
    castling_say(c, &words);
    text_add_sentence(out, words.at);
    text_free(&words);
    text_addf(out,
              " Castling %s always ends with the king on %s and the "
              "rook on %s.\n",
              wing_name(pz->wing), say_square(c->king_to, GAME_SIDE).at,
              say_square(c->rook_to, GAME_SIDE).at);
    explain_squares(c, view->now->note == CASTLED, out);
    if (view->now->note == CLEARED)
        text_add(out, "\nWhat stood in the way has moved off.");
    else if (view->now->note == CASTLED)
        text_add(out,
                 pz->colour == COLOUR_WHITE
                     ? "\nBlack castles in the same way on the eighth rank."
                     : "\nWhite castles in the same way on the first rank.");
}

/* The game as it is on the board: without what stood in the way. */
static struct game game_at(const struct puzzle *pz, const struct view *view)
{
    enum colour colour = pz->colour;
    struct game g;

    c960_game(&pz->array, &g);
    g.turn = (int8_t)colour;
    for (int square = 0; square < GAME_SQUARES; square++)
        g.at[square] = (uint8_t)view->pos->cell[LAYER_PIECE][square];
    if (view->now->note != CASTLED)
        return g;
    g.rook_file[colour][WING_KING] = FILE_NONE;
    g.rook_file[colour][WING_QUEEN] = FILE_NONE;
    g.turn = (int8_t)colour_other(colour);
    g.halfmoves = 1;
    g.fullmove += colour == COLOUR_BLACK;
    return g;
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    struct game g = game_at(pz, view);

    fen_format(&g, FEN_X, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct game g = game_at(pz, view);

    c960_facts(&pz->array, &g, view->params, false, out);
}

/* --- the picture --------------------------------------------------------- */

static void mark_empty(struct scene *sc, struct vec at, float radius)
{
    scene_ring(sc, at, radius, 0.1f, INK_CASING);
    scene_ring(sc, at, radius, 0.06f, INK_TARGET);
}

static void mark_safe(struct scene *sc, struct box b)
{
    scene_outline(sc, b, 0, 0.1f, INK_CASING);
    scene_outline(sc, b, 0, 0.06f, INK_END);
}

static void draw_legend(struct scene *sc, bool frames)
{
    struct box empty = c960_plate(sc, 4), safe = { 0 }, sample;

    if (frames)
        safe = c960_plate(sc, 3);
    mark_empty(sc, (struct vec){ empty.x + 0.5f, empty.y + empty.h / 2 },
               0.22f);
    sample = (struct box){ safe.x + 0.26f, safe.y + 0.12f, 0.48f, 0.48f };
    if (frames)
        mark_safe(sc, sample);
    empty.x = safe.x = empty.x + 0.8f;
    c960_write_left(sc, empty, FACE_SANS,
                    "must be empty, but for this king and rook");
    if (frames)
        c960_write_left(sc, safe, FACE_SANS, "must not be attacked");
}

/* How a piece went, on a plate and along an edge of the rank, so that the
 * pieces can be seen. */
static void draw_way(struct scene *sc, int rank, const char *name, int from,
                     int to)
{
    struct vec a = scene_square(sc, from), b = scene_square(sc, to);
    float side = rank == 4 ? -0.43f : 0.43f;
    struct text words;

    text_init(&words);
    if (from == to)
        text_addf(&words, "%s stays on %s", name, say_square(to, GAME_SIDE).at);
    else
        text_addf(&words, "%s %s \u2192 %s", name,
                  say_square(from, GAME_SIDE).at, say_square(to, GAME_SIDE).at);
    c960_write_left(sc, c960_plate(sc, rank), FACE_BOLD, words.at);
    text_free(&words);
    a.y += side;
    b.y += side;
    if (from != to)
        scene_arrow(sc, a, b, 0.06f, INK_PATH);
}

/* Where the frames end the king ends: they are kept back from who is still to
 * say where that is. */
static bool shows_frames(const struct view *view)
{
    return view->quizzed == QUIZZED_NOT || view->now->note != START;
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    const struct castling *c = &pz->castling;

    if (view->quizzed == QUIZZED_ASKED)
        return;
    if (view->now->note == CASTLED) {
        draw_way(sc, 4, "King", c->king_from, c->king_to);
        draw_way(sc, 3, "Rook", c->rook_from, c->rook_to);
        return;
    }
    draw_legend(sc, shows_frames(view));
    for (int square = 0; square < GAME_SQUARES; square++) {
        if (c->safe & square_bit(square) && shows_frames(view))
            mark_safe(sc, scene_square_inner(sc, square, 0.05f));
        if (is_in_between(c, square))
            mark_empty(sc, scene_square(sc, square), 0.36f);
    }
}

/* --- may the king, and where to? ----------------------------------------- */

enum { PART_MAY, PART_KING, PART_ROOK };

static bool may_castle(const struct puzzle *pz, const struct view *view)
{
    struct game g = game_at(pz, view);

    return castling_judge(&g, pz->wing).answer == CASTLING_ALLOWED;
}

static struct riddle ask(const struct puzzle *pz, const struct view *view,
                         const struct upcoming *next, int part,
                         struct text *out)
{
    const struct castling *c = &pz->castling;
    const char *who = colour_name(pz->colour);

    if (part == PART_MAY) {
        text_addf(out,
                  "May %s castle %s now?\nKing and rook have not moved. The "
                  "king stands on %s, the rook on %s.",
                  who, wing_name(pz->wing),
                  say_square(c->king_from, GAME_SIDE).at,
                  say_square(c->rook_from, GAME_SIDE).at);
        return (struct riddle){ .kind = RIDDLE_YES_NO,
                                .answer = may_castle(pz, view) };
    }
    if (next->moment->note != CASTLED || part > PART_ROOK)
        return (struct riddle){ 0 };
    text_addf(out, "Where does the %s land?\n%s castles %s. Click a square.",
              part == PART_KING ? "king" : "rook", who, wing_name(pz->wing));
    return (struct riddle){ .kind = RIDDLE_SQUARE,
                            .answer = part == PART_KING ? c->king_to
                                                        : c->rook_to };
}

static void explain_may(const struct puzzle *pz, const struct view *view,
                        struct text *out)
{
    const struct castling *c = &pz->castling;
    uint64_t blocked = 0;

    for (int square = 0; square < GAME_SQUARES; square++)
        if (is_in_between(c, square) && view->pos->cell[LAYER_PIECE][square])
            blocked |= square_bit(square);
    if (!blocked) {
        text_add(out, "Nothing stands in the way, and no square of the king's "
                      "way is attacked.");
        return;
    }
    text_add(out, "What stands on ");
    list_squares(blocked, out);
    text_add(out, " is in the way: all squares from where king and rook stand "
                  "to where they end must be empty, but for the two.");
}

static bool judge(const struct puzzle *pz, const struct view *view,
                  const struct riddle *riddle, int guess, struct text *out)
{
    bool king = riddle->part == PART_KING;

    if (riddle->part == PART_MAY)
        explain_may(pz, view, out);
    else
        text_addf(out,
                  "Castling %s the %s always ends on %s, wherever it began, as "
                  "in usual chess.",
                  wing_name(pz->wing), king ? "king" : "rook",
                  say_square(riddle->answer, GAME_SIDE).at);
    return guess == riddle->answer;
}

static const struct riddles riddles = { ask, judge };

const struct activity c960_castle = {
    .riddles = &riddles,
    .plan = plan,
    .heading = heading,
    .create = create,
    .workless = true,
    .step = step,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = notation,
    .facts = facts,
};
