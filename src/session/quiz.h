/*
 * "Where next?": a run that stops before a choice and asks what comes next.
 * The riddles are the puzzle's (puzzle/riddle.h); here it is decided at which
 * moments they are asked, and what they came to.
 *
 * While it is on nobody gets past a riddle that has not been answered, by
 * playing or by leaping; what lies behind can be looked at at any time.
 */
#ifndef CHEQUER_QUIZ_H
#define CHEQUER_QUIZ_H

#include <stdbool.h>

#include "puzzle/puzzle.h"
#include "puzzle/riddle.h"

struct session;

/* Before which moments is asked? */
enum quiz_about {
    QUIZ_OFF,
    QUIZ_ALL,
    QUIZ_TIES,
    QUIZ_DEAD_ENDS,
    QUIZ_SOLUTIONS,
    QUIZ_ABOUTS
};

/* In scripts, "dead-ends", ends NULL; and in menus: "Only at dead ends". */
extern const char *const quiz_names[QUIZ_ABOUTS + 1];
extern const char *const quiz_titles[QUIZ_ABOUTS];

/* How it stands. */
struct quiz_state {
    enum quiz_about about;
    enum quizzed now;      /* at the moment looked at */
    enum riddle_kind kind; /* of its riddle, if there is one */
    bool praised, shown;   /* QUIZZED_ANSWERED: it was right; nobody knew */
    bool over;             /* the run has come to its end */
    int right, asked;      /* answers in this run */
};

bool quiz_is_possible(const struct session *ss);
struct quiz_state quiz_state(const struct session *ss);

/* From here on, or at the end of the run from its beginning. */
void quiz_set(struct session *ss, enum quiz_about about);

/* Answer the riddle, if one waits: with a square, with RIDDLE_YES or _NO, or
 * with RIDDLE_GIVEN_UP. */
void quiz_guess(struct session *ss, int guess);

/* "4 of 5 right". */
void quiz_say_score(const struct session *ss, struct text *out);

/* What the mouse and the keys do now, or NULL: as usual. */
const char *quiz_hint(const struct session *ss);

#endif
