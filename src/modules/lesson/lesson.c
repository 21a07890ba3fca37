/*
 * Lessons in the rules of chess: boards to try them on, where every move is
 * either played or refused with the reason, and every lesson has an aim. This
 * file has the settings; list.c the lessons, aim.c when an aim is done, hand.c
 * the learner's hand.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "base/task.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/pgn.h"
#include "chess/game/notation/uci.h"
#include "modules/lesson/run.h"
#include "modules/lesson/score.h"
#include "modules/list.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static const char *const promote_names[] = { "queen", "rook", "bishop",
                                             "knight", NULL };
static const char *const promote_titles[] = { "Queen", "Rook", "Bishop",
                                              "Knight", NULL };
static const char *const piece_names[] = { "K", "Q", "R", "B", "N", "P", "k",
                                           "q", "r", "b", "n", "p", NULL };
/* clang-format off */
static const char *const piece_titles[] = {
    "White king", "White queen", "White rook", "White bishop",
    "White knight", "White pawn", "Black king", "Black queen", "Black rook",
    "Black bishop", "Black knight", "Black pawn", NULL
};
/* clang-format on */
static const char *const moves_names[] = { "none", NULL };
static const char *const score_names[] = { "none", NULL };
static const char *const fen_names[] = { "lesson", NULL };
static const char *const fen_titles[] = { "as in the lesson", NULL };

static int last_position(const struct params *params)
{
    return lesson_positions(lesson_of(params));
}

/* clang-format off */
static const struct control controls[] = {
    [LESSON_NUMBER] = {
        .key = "lesson", .label = "Lesson", .kind = CONTROL_CHOICE,
        .initial = "1", .names = lesson_names, .titles = lesson_titles,
        .help = "Which lesson, by its number."
    },
    [LESSON_PREVIOUS] = {
        .key = "previous", .label = "Previous", .kind = CONTROL_ACTION,
        .help = "To the position or lesson before this one."
    },
    [LESSON_NEXT] = {
        .key = "next", .label = "Next", .kind = CONTROL_ACTION,
        .help = "On to the next position or lesson."
    },
    [LESSON_AGAIN] = {
        .key = "again", .label = "Start again", .kind = CONTROL_ACTION,
        .help = "Take all moves back and begin this task anew."
    },
    [LESSON_YES] = {
        .key = "yes", .label = "White may", .kind = CONTROL_ACTION,
        .help = "Castling is allowed here: do it."
    },
    [LESSON_NO] = {
        .key = "no", .label = "May not", .kind = CONTROL_ACTION,
        .help = "Castling is not allowed here."
    },
    [LESSON_SCORE] = {
        .key = "score", .label = "Score", .kind = CONTROL_TEXT,
        .initial = "none", .names = score_names, .quiet = true, .typed = true,
        .help = "How the lesson's positions were answered before: for each r "
                "(right at once), w (wrong) or o (open), such as rrwo."
    },
    [LESSON_POSITION] = {
        .key = "position", .label = "Position", .kind = CONTROL_RANGE,
        .min = 1, .max = EXERCISES_MAX, .initial = "1", .quiet = true,
        .last = last_position,
        .help = "Which of the lesson's positions, if it has several."
    },
    [LESSON_PROMOTE] = {
        .key = "promote", .label = "Promote to", .kind = CONTROL_CHOICE,
        .initial = "queen", .names = promote_names, .titles = promote_titles,
        .live = true, .help = "What a pawn becomes on the last rank."
    },
    [LESSON_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_CHOICE,
        .initial = "Q", .names = piece_names, .titles = piece_titles,
        .live = true, .help = "What \"Edit the board\" puts on it."
    },
    [LESSON_FEN] = {
        .key = "fen", .label = "FEN", .kind = CONTROL_TEXT,
        .initial = "lesson", .names = fen_names, .titles = fen_titles,
        .quiet = true,
        .space = '_', .help = "A position of your own as FEN, for free play."
    },
    [LESSON_TURNS] = {
        .key = "turns", .label = "White and Black in turn",
        .kind = CONTROL_SWITCH, .initial = "off",
        .help = "In free play: the sides move in turn, as in a game."
    },
    [LESSON_MOVES] = {
        .key = "moves", .label = "Moves", .kind = CONTROL_TEXT,
        .initial = "none", .names = moves_names, .space = ',',
        .quiet = true, .typed = true,
        .help = "What is done first: moves such as e2e4,e7e5,g1f3; a square, "
                "yes or no where that is asked for; or start, to leave out "
                "even the lesson's own."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- settings ------------------------------------------------------------ */

static bool validate(const struct params *params, struct error *err)
{
    struct puzzle pz;

    if (!lesson_begin(&pz, params, err))
        return false;
    lesson_end(&pz);
    return score_check(params, lesson_of(params), err);
}

static void set_text(struct params *params, int control, const char *text)
{
    free(params->at[control].text);
    params->at[control].text = xstrdup(text);
}

/* Another lesson, or another position, begins with no moves played. */
static void set_exercise(struct params *params, int number, int position)
{
    if (params->at[LESSON_NUMBER].number != number)
        score_forget(params);
    params->at[LESSON_NUMBER].number = number;
    params->at[LESSON_POSITION].number = position;
    set_text(params, LESSON_FEN, controls[LESSON_FEN].initial);
    set_text(params, LESSON_MOVES, controls[LESSON_MOVES].initial);
    if (!lessons[number].free)
        params->at[LESSON_TURNS].number = 0;
}

/* A position of one's own is free play, and the menu is to say so. Moves that
 * were made out of turn are none where there are turns. */
static void adapt(struct params *params, int changed)
{
    struct error err;

    if (changed == LESSON_NUMBER) {
        set_exercise(params, params->at[LESSON_NUMBER].number, 1);
        score_forget(params);
    }
    if (changed == LESSON_FEN || changed == LESSON_POSITION ||
        (changed == LESSON_TURNS && !validate(params, &err)))
        set_text(params, LESSON_MOVES, controls[LESSON_MOVES].initial);
    if (lesson_has_fen(params))
        params->at[LESSON_POSITION].number = 1;
    params->at[LESSON_NUMBER].number = lesson_number(lesson_of(params)) - 1;
}

/* Any lesson but the one that is there, at any of its positions. */
static void shuffle(struct params *params)
{
    int n = 0, now = lesson_number(lesson_of(params)) - 1, other, position;
    struct rng rng;

    while (lesson_names[n])
        n++;
    rng_seed(&rng, params->seed);
    other = (int)rng_below(&rng, (uint32_t)n - 1);
    other += other >= now;
    position = (int)rng_below(&rng,
                              (uint32_t)lesson_positions(&lessons[other]));
    set_exercise(params, other, position + 1);
}

static const char *hint_of(const struct lesson *lesson)
{
    if (lesson->about != ABOUT_PIECES)
        return "Point at a square for its name, and click those asked for.";
    if (lesson->setup)
        return "Drag a piece to move it, or off the board. \"Edit the board\" "
               "puts new ones there.";
    return "Drag a piece, or click it and then its square. Ctrl+Z takes a "
           "move back.";
}

/* All moves in the words of the setting. */
static void set_moves(struct params *params, const struct pgn *pgn)
{
    struct game g = pgn->start;
    char word[UCI_MAX];
    struct text list;

    text_init(&list);
    for (size_t i = 0; i < pgn->n; i++) {
        uci_format(&g, pgn->moves[i], false, word);
        text_addf(&list, "%s%s", i ? "," : "", word);
        move_play(&g, pgn->moves[i]);
    }
    if (pgn->n)
        set_text(params, LESSON_MOVES, list.at);
    text_free(&list);
}

/* A game is free play from its first position, by turns. */
static bool take_pgn(struct params *params, const char *text, struct error *err)
{
    struct pgn *pgn = xmalloc(sizeof *pgn);
    bool ok = pgn_parse(pgn, text, err);
    struct text fen;

    if (ok && pgn->n > MOVES_KEPT)
        ok = error_set(
            err,
            "the game has %zu moves, each side's counted; at most %d are kept",
            pgn->n, MOVES_KEPT);
    if (ok) {
        text_init(&fen);
        fen_format(&pgn->start, FEN_X, &fen);
        lesson_pack_fen(&fen);
        set_text(params, LESSON_FEN, fen.at);
        text_free(&fen);
        adapt(params, LESSON_FEN);
        params->at[LESSON_TURNS].number = 1;
        set_moves(params, pgn);
        ok = validate(params, err);
    }
    free(pgn);
    return ok;
}

/* What is pasted may be a game, or a FEN: that has slashes, as nothing else
 * has. */
static bool take(struct params *params, const char *text, struct error *err)
{
    struct text fen;

    if (pgn_looks(text))
        return take_pgn(params, text, err);
    text += strspn(text, " \t\r\n");
    if (!strchr(text, '/'))
        return false;
    text_init(&fen);
    text_add_bytes(&fen, text, strcspn(text, "\r\n"));
    while (fen.len && fen.at[fen.len - 1] == ' ')
        fen.at[--fen.len] = '\0';
    if (!params_set(params, controls, LESSON_FEN, fen.at, err)) {
        text_free(&fen);
        return false;
    }
    text_free(&fen);
    adapt(params, LESSON_FEN);
    return validate(params, err);
}

/* --- the run ------------------------------------------------------------- */

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xmalloc(sizeof *pz);
    struct error err;

    lesson_begin(pz, params, &err);
    for (size_t i = 0; i < pz->n; i++)
        lesson_record(pz, tr, i);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    lesson_end(pz);
    free(pz);
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    lesson_tell_moves(pz, view->index + 1, params);
}

/* --- buttons ------------------------------------------------------------- */

/* To the position after this one, and after the last to the next lesson. */
static bool go_on(const struct puzzle *pz, struct params *params)
{
    int number = lesson_number(pz->lesson) - 1;
    int position = params->at[LESSON_POSITION].number;

    if (position < lesson_positions(pz->lesson))
        set_exercise(params, number, position + 1);
    else if (lesson_names[number + 1])
        set_exercise(params, number + 1, 1);
    else
        return false;
    return true;
}

static bool go_back(const struct puzzle *pz, struct params *params)
{
    int number = lesson_number(pz->lesson) - 1;
    int position = params->at[LESSON_POSITION].number;

    if (position > 1)
        set_exercise(params, number, position - 1);
    else if (number > 0)
        set_exercise(params, number - 1,
                     lesson_positions(&lessons[number - 1]));
    else
        return false;
    return true;
}

static enum reaction turn(bool gone, const char *which, struct error *err)
{
    if (gone)
        return REACTION_RESTART;
    error_set(err, "this is the %s lesson", which);
    return REACTION_REFUSED;
}

static enum reaction press_button(struct puzzle *pz, struct trace *tr,
                                  int control, struct params *params,
                                  struct error *err)
{
    if (control == LESSON_NEXT || control == LESSON_PREVIOUS)
        score_keep(pz, params);
    switch (control) {
    case LESSON_NEXT: return turn(go_on(pz, params), "last", err);
    case LESSON_PREVIOUS: return turn(go_back(pz, params), "first", err);
    case LESSON_YES: return lesson_answer(pz, tr, DEED_YES, params, err);
    case LESSON_NO: return lesson_answer(pz, tr, DEED_NO, params, err);
    default: break;
    }
    if (params->at[LESSON_TURNS].number) /* a game keeps where it began */
        set_text(params, LESSON_MOVES, controls[LESSON_MOVES].initial);
    else
        set_exercise(params, params->at[LESSON_NUMBER].number,
                     params->at[LESSON_POSITION].number);
    return REACTION_RESTART;
}

static enum reaction use(struct puzzle *pz, struct trace *tr,
                         const struct input *in, struct params *params,
                         struct error *err)
{
    switch (in->kind) {
    case INPUT_PRESS:
    case INPUT_DRAG:
    case INPUT_RELEASE: return lesson_pointer(pz, tr, in, params, err);
    case INPUT_ACTION: return press_button(pz, tr, in->control, params, err);
    case INPUT_CHANGED:
    case INPUT_CLOCK: break;
    }
    return REACTION_NONE;
}

/* As if what is looked at were all there is; and what comes after it is not
 * dropped unless something is done. */
static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    size_t n = pz->n;
    enum reaction reaction;

    if (in->view)
        pz->n = in->view->index + 1;
    reaction = use(pz, tr, in, params, err);
    if (reaction != REACTION_EDITED)
        pz->n = n;
    return reaction;
}

/* --- the list ------------------------------------------------------------ */

struct work {
    int unused;
};

static struct work *ask_list(const struct params *params, int threads,
                             struct error *err)
{
    (void)params, (void)threads, (void)err;
    return xcalloc(1, sizeof(struct work));
}

static enum task_state tell_list(struct work *answer, struct text *out,
                                 struct error *err)
{
    (void)answer, (void)err;
    for (const struct lesson *l = lessons; l->title; l++) {
        text_addf(out, "%2d  %s", lesson_number(l), l->title);
        if (l->board)
            text_addf(out, " (board %d)", l->board);
        if (lesson_positions(l) > 1)
            text_addf(out, " (%d positions)", lesson_positions(l));
        text_add(out, "\n");
    }
    return TASK_DONE;
}

static void drop(struct work *answer)
{
    free(answer);
}

static const struct answer_column title_columns[] = { { "number",
                                                        ANSWER_NUMBER },
                                                      { "title", ANSWER_WORDS },
                                                      { NULL, ANSWER_WORD } };

static const struct answer_shape titles = { .key = "lessons",
                                            .columns = title_columns };

static const struct question questions[] = {
    { .key = "list",
      .help = "Print the numbers and titles of all lessons.",
      .ask = ask_list,
      .idle = UINT32_MAX, /* it is the same whatever the settings */
      .answer = &titles,
      .task = { .step = tell_list, .drop = drop } },
    { .key = NULL }
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    const struct lesson *lesson = lesson_of(params);

    (void)err;
    out->manner = MANNER_PLAYED;
    out->turned = lesson->turned;
    out->hint = hint_of(lesson);
    out->tools = lesson->setup ? 1 << TOOL_PIECE : 0;
    if (!lesson->promotes)
        out->idle |= 1u << LESSON_PROMOTE;
    if (lesson_positions(lesson) == 1)
        out->idle |= 1u << LESSON_POSITION | 1u << LESSON_SCORE;
    if (lesson_exercise(params)->kind != AIM_CASTLE)
        out->idle |= 1u << LESSON_YES | 1u << LESSON_NO;
    if (!lesson->setup)
        out->idle |= 1u << LESSON_PIECE | 1u << LESSON_FEN | 1u << LESSON_TURNS;
    return true;
}

static const struct activity activity = {
    .plan = plan,
    .create = create,
    .destroy = destroy,
    .input = input,
    .retell = retell,
    .draw = lesson_draw,
    .heading = lesson_heading,
    .status = lesson_status,
    .explain = lesson_explain,
    .notation = lesson_notation,
    .facts = lesson_facts,
};

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class lesson_puzzle = {
    .name = "lesson",
    .title = "Lessons",
    .tab = "Lessons",
    .summary = "The rules of chess, one board after another.",
    .controls = controls,
    .film = "--moves e2e4,e7e5,g1f3",
    .questions = questions,
    .series = lesson_series,
    .operand = "lesson",
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
    .take = take,
    .activities = activities,
};
