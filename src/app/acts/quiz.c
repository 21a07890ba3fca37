/* Acts of the quiz: on and off, answers, and what has to wait for one. */
#include <SDL.h>

#include "app/action.h"
#include "app/acts/run.h"
#include "app/runs.h"
#include "app/ui/toast.h"
#include "session/quiz.h"
#include "session/session.h"

void run_set_quiz(struct runs *r, struct toast *toast, struct act act)
{
    bool on = quiz_state(r->ss).about != QUIZ_OFF;
    enum quiz_about about = (enum quiz_about)act.a;

    if (act.a == QUIZ_ABOUTS)
        about = on ? QUIZ_OFF : QUIZ_ALL;
    if (about != QUIZ_OFF && !quiz_is_possible(r->ss)) {
        toast_refuse(toast, "there is nothing to ask here: watch a tour, the "
                            "search for queens or castling in Chess960");
        return;
    }
    if (about != QUIZ_OFF && r->guided) {
        toast_refuse(toast, "among slides their script says what is asked; Esc "
                            "leaves them");
        return;
    }
    r->wanting = false;
    r->tool = TOOL_NONE;
    quiz_set(r->ss, about);
    if (about != QUIZ_OFF && quiz_state(r->ss).now == QUIZZED_NOT)
        session_play(r->ss, true);
}

void run_answer(struct runs *r, struct toast *toast, struct act act)
{
    struct quiz_state q = quiz_state(r->ss);
    bool shown = act.b == RIDDLE_GIVEN_UP;

    if (q.now == QUIZZED_ASKED && (shown || q.kind == RIDDLE_YES_NO))
        quiz_guess(r->ss, (int)act.b);
    else if (q.about == QUIZ_OFF)
        toast_refuse(toast, "nothing is asked; Q begins a quiz");
}

bool run_must_answer(const struct runs *r, struct toast *toast)
{
    struct quiz_state q = quiz_state(r->ss);

    if (q.now != QUIZZED_ASKED)
        return false;
    toast_refuse(toast, q.kind == RIDDLE_SQUARE
                            ? "answer first: click a square, or press S to be "
                              "shown it"
                            : "answer first: Yes or No, or press S to be "
                              "shown it");
    return true;
}

struct act quiz_key(const struct runs *r, int key)
{
    struct quiz_state q = quiz_state(r->ss);

    if (q.now != QUIZZED_ASKED || q.kind != RIDDLE_YES_NO ||
        (key != SDLK_y && key != SDLK_n))
        return (struct act){ ACTION_NONE, 0, 0 };
    return (struct act){ ACTION_ANSWER, 0,
                         key == SDLK_y ? RIDDLE_YES : RIDDLE_NO };
}
