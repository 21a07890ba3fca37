/* What a lesson says: of itself, of the last move, of what was refused. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/board.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/pgn.h"
#include "chess/game/state.h"
#include "chess/game/game.h"
#include "modules/lesson/aim.h"
#include "modules/lesson/score.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"

static const char GAME[] =
    "White and Black move in turn, by the rules of chess. To castle, put the "
    "king onto its rook, or onto the square where it ends. Undo takes a move "
    "back.";

void lesson_heading(const struct params *params, struct text *out)
{
    const struct lesson *lesson = lesson_of(params);

    text_addf(out, "Lesson %d: %s", lesson_number(lesson), lesson->title);
    if (lesson_positions(lesson) > 1)
        text_addf(out, " (%d of %d)", params->at[LESSON_POSITION].number,
                  lesson_positions(lesson));
}

bool lesson_complains(const struct puzzle *pz, const struct view *view)
{
    return !view->posed && pz->complaint.len && pz->refused_at == view->index;
}

int lesson_pointed(const struct puzzle *pz, const struct view *view)
{
    const char *hero = pz->exercise->hero;

    return view->hover >= 0 ? view->hover : aim_next_square(&hero);
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

/* "12. Nf3", "12… Nf6", or "Nf3" where there are no turns. */
static void say_move(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct game *g = &pz->games[index - 1];

    if (!pz->free)
        text_addf(out, "%d%s ", g->fullmove,
                  g->turn == COLOUR_WHITE ? "." : "…");
    aim_say_deed(pz, index, out);
}

/* Free play, but in turn. */
static bool is_game(const struct puzzle *pz)
{
    return pz->lesson->free && !pz->free;
}

/* Where either side moves when it likes, or something is answered, no position
 * is there again in the sense of the rules. */
static enum game_state state_at(const struct puzzle *pz, size_t index)
{
    enum aim_kind kind = pz->exercise->kind;
    bool game = kind == AIM_PLAY || kind == AIM_REPEAT || kind == AIM_FIFTY ||
                is_game(pz);

    return game ? state_of_last(pz->games, index + 1)
                : state_of(&pz->games[index]);
}

static const char *state_name(enum game_state state)
{
    switch (state) {
    case STATE_ON: return "on";
    case STATE_CHECK: return "check";
    case STATE_CHECKMATE: return "checkmate";
    case STATE_STALEMATE: return "stalemate";
    case STATE_DEAD:
    case STATE_FIVEFOLD:
    case STATE_SEVENTY_FIVE: return "draw";
    case STATE_THREEFOLD:
    case STATE_FIFTY_MOVES: return "draw can be claimed";
    }
    return "on";
}

/* Whose move it is, and check, go without saying where an answer is judged. */
static void say_state(const struct puzzle *pz, size_t index, struct text *out)
{
    enum game_state state = state_at(pz, index);
    bool judged = pz->made[index].verdict.answered;
    enum colour turn = (enum colour)pz->games[index].turn;

    if (judged && (state == STATE_ON || state == STATE_CHECK))
        return;
    if (state == STATE_ON && !pz->free)
        text_addf(out, ", %s to move", colour_name(turn));
    else if (state == STATE_CHECK)
        text_addf(out, ", %s is in check", colour_name(turn));
    else if (state != STATE_ON)
        text_addf(out, ": %s", state_name(state));
}

/* ". 2 of 3", or what else the deed was good for. */
static void say_verdict(const struct puzzle *pz, size_t index, struct text *out)
{
    const struct verdict *v = &pz->made[index].verdict;
    bool before = pz->made[index - 1].verdict.done;

    if (v->astray || v->of == 0 || before)
        return;
    if (v->answered && !v->right) {
        text_add(out,
                 pz->exercise->kind == AIM_CASTLE ? ". Not so" : ". Not yet");
    } else if (v->done) {
        text_add(out, ". Done");
    } else if (v->of > 1) {
        text_addf(out, ". %d of %d", v->n, v->of);
    }
}

static void say_deed(const struct puzzle *pz, size_t index, struct text *out)
{
    switch (pz->made[index].deed.kind) {
    case DEED_MOVE:
        say_move(pz, index, out);
        say_state(pz, index, out);
        break;
    case DEED_SQUARE: aim_say_deed(pz, index, out); break;
    case DEED_YES: text_add(out, "White may castle"); break;
    case DEED_NO: text_add(out, "White may not castle"); break;
    case DEED_BACK: break;
    }
    say_verdict(pz, index, out);
}

/* Is the pointer where nothing was clicked yet? */
static bool points_elsewhere(const struct puzzle *pz, const struct view *view)
{
    const struct deed *d = &pz->made[view->index].deed;

    return pz->lesson->about != ABOUT_PIECES && view->hover >= 0 &&
           (d->kind != DEED_SQUARE || d->square != view->hover);
}

void lesson_status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    size_t index = view->index;
    bool astray = pz->made[index].verdict.astray;

    if (points_elsewhere(pz, view)) {
        say_square_pointed(view->hover, out);
    } else if (!astray &&
               (index == pz->own || pz->made[index].deed.kind == DEED_BACK)) {
        text_add(out, is_game(pz) ? "A game" : pz->exercise->aim);
        if (is_game(pz))
            say_state(pz, index, out);
    } else if (index == 0) {
        text_add(out, "Before");
        say_state(pz, 0, out);
    } else {
        say_deed(pz, index, out);
    }
}

/* --- a paragraph --------------------------------------------------------- */

/* How the game stands, if that is more than whose move it is; of a check, what
 * is said of the answer is enough. */
static void explain_state(const struct puzzle *pz, size_t index,
                          struct text *out)
{
    enum game_state state = state_at(pz, index);
    struct text words;
    bool said = state == STATE_CHECK && pz->made[index].verdict.answered;

    if (state == STATE_ON || index == 0 || said)
        return;
    text_init(&words);
    state_say(&pz->games[index], state, &words);
    text_add(out, out->len ? " " : "");
    text_add_sentence(out, words.at);
    text_free(&words);
}

/* What is new comes first, to be seen also where there is little room. */
void lesson_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (lesson_complains(pz, view)) {
        text_add(out, "Not allowed. ");
        text_add_sentence(out, pz->complaint.at);
    } else {
        aim_say_news(pz, view->index, out);
        explain_state(pz, view->index, out);
        aim_say_offer(pz, view->index, out);
    }
    text_add(out, out->len ? "\n\n" : "");
    text_add(out, is_game(pz) ? GAME : pz->lesson->words);
}

void lesson_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    fen_format(&pz->games[view->index], FEN_X, out);
}

/* --- facts --------------------------------------------------------------- */

/* "1. e4 e5 2. Nf3": the number stands before White's move, and before Black's
 * only at the beginning. Answers to one question stand side by side: "Kf1,
 * Ne2". */
static void add_moves(const struct puzzle *pz, const struct view *view,
                      struct facts *out)
{
    struct text moves;
    bool fresh = true;

    text_init(&moves);
    for (size_t i = 1; i <= view->index; i++) {
        if (pz->made[i].deed.kind == DEED_MOVE) {
            text_add(&moves, !moves.len ? "" : fresh ? ", " : " ");
            if (fresh || pz->games[i - 1].turn == COLOUR_WHITE)
                say_move(pz, i, &moves);
            else
                aim_say_deed(pz, i, &moves);
        }
        fresh = pz->made[i].deed.kind == DEED_BACK;
    }
    facts_words(out, "san", moves.len ? "Moves" : NULL, moves.at);
    facts_help(out, "What was played, as chess players write it down.");
    text_free(&moves);
}

/* The moves that led to the game looked at, without answers that were taken
 * back. False if the sides did not move by turns. */
static bool gather(const struct puzzle *pz, size_t index, struct pgn *out)
{
    out->start = pz->games[0];
    out->n = 0;
    for (size_t i = 1; i <= index; i++) {
        const struct deed *d = &pz->made[i].deed;
        const struct game *before = &pz->games[i - 1];

        if (d->kind == DEED_BACK)
            out->n = pz->own;
        if (d->kind != DEED_MOVE)
            continue;
        if (piece_colour(before->at[d->move.from]) != (enum colour)before->turn)
            return false;
        out->moves[out->n++] = d->move;
    }
    return true;
}

/* As a file for other programs, if it is a game. */
static void add_pgn(const struct puzzle *pz, const struct view *view,
                    struct facts *out)
{
    struct pgn *pgn = xmalloc(sizeof *pgn);
    struct error unasked;
    struct text file;

    text_init(&file);
    if (game_is_valid(&pz->games[0], RULES_GAME, &unasked) &&
        gather(pz, view->index, pgn)) {
        pgn_format(pgn, pz->lesson->title, &file);
        facts_words(out, "pgn", NULL, file.at);
    }
    text_free(&file);
    free(pgn);
}

static void add_aim(const struct puzzle *pz, size_t index, struct facts *out)
{
    const struct verdict *v = &pz->made[index].verdict;
    struct text progress;

    facts_words(out, "task", NULL, pz->exercise->aim);
    if (v->of == 0 || v->astray)
        return;
    text_init(&progress);
    aim_say_progress(pz, index, &progress);
    facts_words(out, "progress", "Task", progress.at);
    facts_help(out, "How much of the task is done.");
    text_free(&progress);
    facts_number(out, "found", NULL, (uint64_t)v->n);
    facts_number(out, "of", NULL, (uint64_t)v->of);
    if (v->answered)
        facts_truth(out, "right", NULL, v->right);
    facts_truth(out, "done", NULL, v->done);
}

static void add_score(const struct puzzle *pz, const struct view *view,
                      struct facts *out)
{
    struct score score = score_at(pz, view->params, view->index);
    struct text words;

    if (lesson_positions(pz->lesson) == 1)
        return;
    text_init(&words);
    if (score.asked)
        text_addf(&words, "%d of %d right", score.right, score.asked);
    else
        text_add(&words, "no answer yet");
    facts_words(out, "answers", "Score", words.at);
    facts_help(out, "Positions of this lesson whose first answer was right, of "
                    "those answered.");
    text_free(&words);
}

void lesson_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    const struct game *g = &pz->games[view->index];
    struct text fen;

    facts_number(out, "lesson", NULL, (uint64_t)lesson_number(pz->lesson));
    facts_words(out, "title", NULL, pz->lesson->title);
    facts_number(out, "position", NULL,
                 (uint64_t)(pz->exercise - pz->lesson->exercises) + 1);
    add_aim(pz, view->index, out);
    add_score(pz, view, out);
    add_moves(pz, view, out);
    add_pgn(pz, view, out);
    if (!pz->free)
        facts_words(out, "turn", NULL,
                    g->turn == COLOUR_WHITE ? "white" : "black");
    facts_words(out, "state", NULL, state_name(state_at(pz, view->index)));
    text_init(&fen);
    fen_format(g, FEN_X, &fen);
    facts_words(out, "fen", "FEN", fen.at);
    facts_help(out,
               "The position in one line of text, as chess programs read it.");
    text_free(&fen);
}
