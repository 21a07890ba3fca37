/* What a lesson says: of itself, of the last move, of what was refused. */
#include "chess/board.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/san.h"
#include "chess/game/state.h"
#include "chess/game/game.h"
#include "modules/lesson/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"

void lesson_heading(const struct params *params, struct text *out)
{
    const struct lesson *lesson = lesson_of(params);

    text_addf(out, "Lesson %d: %s", lesson_number(lesson), lesson->title);
}

bool lesson_complains(const struct puzzle *pz, const struct view *view)
{
    return view->tip && pz->complaint.len && pz->refused_at == view->index;
}

int lesson_pointed(const struct puzzle *pz, const struct view *view)
{
    int file, rank;

    if (view->hover >= 0)
        return view->hover;
    if (!pz->lesson->hero)
        return SQUARE_NONE;
    square_parse(pz->lesson->hero, &file, &rank);
    return square_at(file, rank);
}

/* --- one line ------------------------------------------------------------ */

/* "e4: file e, rank 4, a light square" */
static void say_square_pointed(int square, struct text *out)
{
    int file = square_file(square), rank = square_rank(square);

    text_addf(out, "%s: file %c, rank %d, a %s square",
              say_square(square, GAME_SIDE).at, 'a' + file, rank + 1,
              square_colour(file, rank) ? "light" : "dark");
}

/* "Nf3" */
static void say_san(const struct puzzle *pz, size_t index, struct text *out)
{
    struct move m = pz->moves[index];
    struct game g = lesson_turn(pz->lesson, &pz->games[index - 1], m.from);
    char san[SAN_MAX];

    san_format(&g, m, san);
    text_add(out, san);
}

/* "12. Nf3", "12… Nf6", or "Nf3" where there are no turns. */
static void say_move(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct game *g = &pz->games[index - 1];

    if (!pz->lesson->free)
        text_addf(out, "%d%s ", g->fullmove,
                  g->turn == COLOUR_WHITE ? "." : "…");
    say_san(pz, index, out);
}

static const char *state_name(enum game_state state)
{
    switch (state) {
    case STATE_ON: return "on";
    case STATE_CHECK: return "check";
    case STATE_CHECKMATE: return "checkmate";
    case STATE_STALEMATE: return "stalemate";
    case STATE_DEAD:
    case STATE_THREEFOLD:
    case STATE_FIVEFOLD:
    case STATE_FIFTY_MOVES:
    case STATE_SEVENTY_FIVE: return "draw";
    }
    return "on";
}

static void say_state(const struct puzzle *pz, const struct game *g,
                      struct text *out)
{
    enum game_state state = state_of(g);

    if (state == STATE_ON && !pz->lesson->free)
        text_addf(out, ", %s to move", colour_name((enum colour)g->turn));
    else if (state == STATE_CHECK)
        text_addf(out, ", %s is in check", colour_name((enum colour)g->turn));
    else if (state != STATE_ON)
        text_addf(out, ": %s", state_name(state));
}

void lesson_status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    bool about_squares = pz->lesson->about != ABOUT_PIECES;

    if (about_squares && view->hover >= 0) {
        say_square_pointed(view->hover, out);
    } else if (view->index == pz->given) {
        text_add(out, pz->lesson->task);
    } else if (view->index == 0) {
        text_add(out, "Before");
        say_state(pz, &pz->games[0], out);
    } else {
        say_move(pz, view->index, out);
        say_state(pz, &pz->games[view->index], out);
    }
}

/* --- a paragraph --------------------------------------------------------- */

/* How the game stands, if that is more than whose move it is. */
static void explain_state(const struct game *g, struct text *out)
{
    struct text words;

    if (state_of(g) == STATE_ON)
        return;
    text_init(&words);
    state_say(g, state_of(g), &words);
    text_add(out, "\n\n");
    text_add_sentence(out, words.at);
    text_free(&words);
}

void lesson_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    text_add(out, pz->lesson->words);
    if (lesson_complains(pz, view)) {
        text_add(out, "\n\nNot allowed. ");
        text_add_sentence(out, pz->complaint.at);
    } else if (view->index > 0) {
        explain_state(&pz->games[view->index], out);
    }
}

void lesson_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    fen_format(&pz->games[view->index], FEN_X, out);
}

/* --- facts --------------------------------------------------------------- */

/* "1. e4 e5 2. Nf3": the number stands before White's move, and before Black's
 * only at the beginning. */
static void add_moves(const struct puzzle *pz, const struct view *view,
                      struct facts *out)
{
    struct text moves;

    text_init(&moves);
    for (size_t i = 1; i <= view->index; i++) {
        text_add(&moves, i > 1 ? " " : "");
        if (i == 1 || pz->games[i - 1].turn == COLOUR_WHITE)
            say_move(pz, i, &moves);
        else
            say_san(pz, i, &moves);
    }
    facts_words(out, "san", moves.len ? "Moves" : NULL, moves.at);
    text_free(&moves);
}

void lesson_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    const struct game *g = &pz->games[view->index];
    struct text fen;

    facts_number(out, "lesson", NULL, (uint64_t)lesson_number(pz->lesson));
    facts_words(out, "title", NULL, pz->lesson->title);
    add_moves(pz, view, out);
    if (!pz->lesson->free)
        facts_words(out, "turn", NULL,
                    g->turn == COLOUR_WHITE ? "white" : "black");
    facts_words(out, "state", NULL, state_name(state_of(g)));
    text_init(&fen);
    fen_format(g, FEN_X, &fen);
    facts_words(out, "fen", "FEN", fen.at);
    text_free(&fen);
}
