/* Which moments are asked about, answers and their score. */
#include "session/quiz.h"

#include "base/error.h"
#include "base/text.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/session.h"
#include "session/state.h"

const char *const quiz_names[QUIZ_ABOUTS + 1] = {
    [QUIZ_OFF] = "off",
    [QUIZ_ALL] = "all",
    [QUIZ_TIES] = "ties",
    [QUIZ_DEAD_ENDS] = "dead-ends",
    [QUIZ_SOLUTIONS] = "solutions",
};

const char *const quiz_titles[QUIZ_ABOUTS] = {
    [QUIZ_OFF] = "Off",
    [QUIZ_ALL] = "Before every choice",
    [QUIZ_TIES] = "Only at ties",
    [QUIZ_DEAD_ENDS] = "Only at dead ends",
    [QUIZ_SOLUTIONS] = "Only at solutions",
};

bool quiz_is_possible(const struct session *ss)
{
    return ss->plan.activity->riddles != NULL;
}

bool session_quiz_is_on(const struct session *ss)
{
    return ss->quiz.about != QUIZ_OFF;
}

bool session_quiz_is_over(const struct session *ss)
{
    size_t last;

    return session_last(ss, &last) && ss->cursor == last &&
           ss->cursor + 1 == trace_end(&ss->trace);
}

struct quiz_state quiz_state(const struct session *ss)
{
    const struct quiz *q = &ss->quiz;

    return (struct quiz_state){
        .about = q->about,
        .now = q->now,
        .kind = q->riddle.kind,
        .praised = q->praised,
        .shown = q->now == QUIZZED_ANSWERED && q->guess == RIDDLE_GIVEN_UP,
        .over = session_quiz_is_on(ss) && session_quiz_is_over(ss),
        .right = q->right,
        .asked = q->asked
    };
}

/* --- which are asked ----------------------------------------------------- */

/* By the flags of the moment; before a solution the last move is asked for. */
static bool is_wanted(const struct session *ss, size_t index)
{
    static const struct {
        int here, next;
    } flags[QUIZ_ABOUTS] = {
        [QUIZ_TIES] = { MOMENT_TIE, 0 },
        [QUIZ_DEAD_ENDS] = { MOMENT_DEAD_END, 0 },
        [QUIZ_SOLUTIONS] = { MOMENT_SOLUTION, MOMENT_SOLUTION },
    };
    enum quiz_about about = ss->quiz.about;

    if (index < ss->quiz.from || index + 1 >= trace_end(&ss->trace))
        return false;
    return about == QUIZ_ALL ||
           trace_at(&ss->trace, index)->flags & flags[about].here ||
           trace_at(&ss->trace, index + 1)->flags & flags[about].next;
}

struct riddle session_riddle(const struct session *ss, int part,
                             struct text *out)
{
    struct upcoming next = { .moment = trace_at(&ss->trace, ss->cursor + 1) };
    struct view view = session_view(ss);
    struct riddle riddle;

    next.changes = trace_changes(&ss->trace, ss->cursor + 1, &next.n);
    riddle = ss->plan.activity->riddles->ask(ss->puzzle, &view, &next, part,
                                             out);
    riddle.part = part;
    return riddle;
}

/* False: there is no such riddle here. */
static bool ask(struct session *ss, int part)
{
    struct riddle riddle;
    struct text words;

    text_init(&words);
    riddle = session_riddle(ss, part, &words);
    text_free(&words);
    if (riddle.kind == RIDDLE_NONE)
        return false;
    ss->quiz.riddle = riddle;
    ss->quiz.now = QUIZZED_ASKED;
    ss->play.playing = ss->play.chasing = false;
    return true;
}

static bool has_another(const struct session *ss)
{
    struct text words;
    bool another;

    text_init(&words);
    another = session_riddle(ss, ss->quiz.riddle.part + 1, &words).kind !=
              RIDDLE_NONE;
    text_free(&words);
    return another;
}

void session_quiz_look(struct session *ss)
{
    if (session_quiz_is_on(ss) && ss->quiz.now == QUIZZED_NOT &&
        is_wanted(ss, ss->cursor))
        ask(ss, 0);
}

void session_quiz_walk(struct session *ss, size_t to)
{
    size_t at = ss->cursor, last;

    if (!session_quiz_is_on(ss) || to <= at) {
        session_move(ss, to);
        return;
    }
    /* Of the newest nobody knows yet what comes next. */
    if (!session_last(ss, &last) && to + 1 == trace_end(&ss->trace))
        to--;
    while (at < to && ss->quiz.now == QUIZZED_NOT) {
        do
            at++;
        while (at < to && !is_wanted(ss, at));
        session_move(ss, at);
        session_quiz_look(ss);
    }
}

bool session_quiz_holds(const struct session *ss)
{
    return ss->quiz.now == QUIZZED_ASKED;
}

bool session_quiz_go_on(struct session *ss)
{
    if (ss->quiz.now == QUIZZED_ANSWERED && ask(ss, ss->quiz.riddle.part + 1))
        return false;
    if (session_quiz_holds(ss))
        return false;
    ss->quiz.now = QUIZZED_NOT;
    return true;
}

void session_quiz_begin(struct session *ss)
{
    ss->quiz = (struct quiz){ .about = quiz_is_possible(ss) ? ss->quiz.about
                                                            : QUIZ_OFF };
    ss->quiz.from = ss->cursor;
}

void quiz_set(struct session *ss, enum quiz_about about)
{
    ss->quiz.about = about;
    if (about != QUIZ_OFF && session_quiz_is_over(ss))
        session_rewind(ss);
    session_play(ss, false);
    session_quiz_begin(ss);
    session_quiz_look(ss);
}

/* --- answers ------------------------------------------------------------- */

bool session_judge(const struct session *ss, struct text *out)
{
    struct view view = session_view(ss);

    return ss->plan.activity->riddles->judge(
        ss->puzzle, &view, &ss->quiz.riddle, ss->quiz.guess, out);
}

void quiz_guess(struct session *ss, int guess)
{
    struct quiz *q = &ss->quiz;
    struct text words;

    if (q->now != QUIZZED_ASKED)
        return;
    q->now = QUIZZED_ANSWERED;
    q->guess = guess;
    text_init(&words);
    q->praised = session_judge(ss, &words) && guess != RIDDLE_GIVEN_UP;
    text_free(&words);
    q->asked++;
    q->right += q->praised;
    q->from = ss->cursor + 1;
    q->more = has_another(ss);
}

/* A press on the board that is no answer does not begin another run. */
static enum reaction refuse(const struct session *ss, struct error *err)
{
    if (ss->quiz.now == QUIZZED_ANSWERED)
        error_set(err, "this was answered; Space or \u2192 goes on");
    else if (ss->quiz.now == QUIZZED_ASKED)
        error_set(err, "this one wants Yes or No");
    else
        error_set(err, "the quiz is on; press Esc to leave it first");
    return REACTION_REFUSED;
}

bool session_quiz_takes(struct session *ss, const struct input *in,
                        enum reaction *out, struct error *err)
{
    const struct quiz *q = &ss->quiz;

    if (!session_quiz_is_on(ss) || session_quiz_is_over(ss) ||
        in->kind > INPUT_RELEASE)
        return false;
    *out = REACTION_REDRAW;
    if (in->kind != INPUT_PRESS || in->button != 1 || in->square < 0)
        return true;
    if (q->now == QUIZZED_ASKED && q->riddle.kind == RIDDLE_SQUARE)
        quiz_guess(ss, in->square);
    else
        *out = refuse(ss, err);
    return true;
}
