/* What a quiz says: its questions, its verdicts, its score. */
#include <string.h>

#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "session/quiz.h"
#include "session/state.h"

static struct phrase answer_name(const struct session *ss, int answer)
{
    if (ss->quiz.riddle.kind == RIDDLE_SQUARE)
        return say_square(answer, ss->pos.files);
    return answer == RIDDLE_YES ? (struct phrase){ "yes" }
                                : (struct phrase){ "no" };
}

/* "Right: b1", "Not b3 but b1". */
static void say_verdict(const struct session *ss, struct text *out)
{
    const struct quiz *q = &ss->quiz;
    struct phrase answer = answer_name(ss, q->riddle.answer);

    if (q->guess == RIDDLE_GIVEN_UP)
        text_addf(out, "The answer is %s", answer.at);
    else if (q->praised)
        text_addf(out, "Right: %s", answer_name(ss, q->guess).at);
    else
        text_addf(out, "Not %s but %s", answer_name(ss, q->guess).at,
                  answer.at);
}

/* The first line of a riddle is the question, the rest tells more of it. */
bool session_quiz_status(const struct session *ss, struct text *out)
{
    struct text words;

    if (ss->quiz.now == QUIZZED_NOT)
        return false;
    if (ss->quiz.now == QUIZZED_ANSWERED) {
        say_verdict(ss, out);
        return true;
    }
    text_init(&words);
    session_riddle(ss, ss->quiz.riddle.part, &words);
    text_add_bytes(out, words.at, strcspn(words.at, "\n"));
    text_free(&words);
    return true;
}

bool session_quiz_explain(const struct session *ss, struct text *out)
{
    struct text words;
    size_t first;

    if (ss->quiz.now == QUIZZED_NOT)
        return false;
    if (ss->quiz.now == QUIZZED_ANSWERED) {
        session_judge(ss, out);
        return true;
    }
    text_init(&words);
    session_riddle(ss, ss->quiz.riddle.part, &words);
    first = strcspn(words.at, "\n");
    text_add(out, words.at + first + (words.at[first] == '\n'));
    text_free(&words);
    return true;
}

void quiz_say_score(const struct session *ss, struct text *out)
{
    if (ss->quiz.asked == 0)
        text_add(out,
                 session_quiz_is_over(ss) ? "Nothing to ask" : "No answer yet");
    else
        text_addf(out, "%d of %d right", ss->quiz.right, ss->quiz.asked);
}

/* At the end of the run the score, in a sentence. */
void session_quiz_conclude(const struct session *ss, struct text *out)
{
    const struct quiz *q = &ss->quiz;

    if (!session_quiz_is_on(ss) || !session_quiz_is_over(ss))
        return;
    text_add(out, out->len ? "\n" : "");
    if (q->asked)
        text_addf(out, "The quiz is over: %d of %s right%s.", q->right,
                  say_count((uint64_t)q->asked, "answer was|answers were").at,
                  q->right == q->asked ? ", well done" : "");
    else
        text_add(out, "The quiz is over: this run had nothing to ask about.");
}

const char *quiz_hint(const struct session *ss)
{
    if (!session_quiz_is_on(ss))
        return NULL;
    if (session_quiz_is_over(ss))
        return "Space asks about this run again. Esc ends the quiz.";
    if (ss->quiz.now == QUIZZED_ANSWERED)
        return "Space or \u2192 goes on to the next question. Esc ends the "
               "quiz.";
    if (ss->quiz.now == QUIZZED_NOT)
        return "Space plays on to the next question. Esc ends the quiz.";
    return ss->quiz.riddle.kind == RIDDLE_SQUARE
               ? "Click the square that is your answer. S shows it to you. "
                 "Esc ends the quiz."
               : "Press Y for yes or N for no. S shows the answer. Esc ends "
                 "the quiz.";
}
