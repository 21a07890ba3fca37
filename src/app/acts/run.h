/* What the acts do that need the run alone; app/actions.c has their table. */
#ifndef CHEQUER_RUN_ACTS_H
#define CHEQUER_RUN_ACTS_H

#include <stdbool.h>

#include "app/ui/act.h"

struct runs;
struct toast;

typedef void run_act(struct runs *r, struct toast *toast, struct act act);

/* Through the moments of the run, or leafing pages. b: by how many, to which,
 * or the direction. */
run_act run_play, run_step, run_seek, run_seek_end;
run_act run_turn; /* b: the page */
run_act run_seek_event, run_seek_solution;
run_act run_set_speed, run_change_speed;

run_act run_choose_puzzle, run_shuffle;
run_act run_undo; /* b: -1 undoes, 1 does it again */
run_act run_begin_afresh;
run_act run_copy, run_copy_fact, run_copy_as;

/* quiz.c. a: enum quiz_about, or QUIZ_ABOUTS for on and off; b: as for
 * quiz_guess. */
run_act run_set_quiz, run_answer;

/* True, and said so, while a riddle waits. */
bool run_must_answer(const struct runs *r, struct toast *toast);

/* What a key answers, where yes or no is asked; ACTION_NONE: nothing. */
struct act quiz_key(const struct runs *r, int key);

run_act run_clear_marks;
run_act run_set_theme, run_next_theme, run_set_surround, run_next_surround;
run_act run_change_look;

/* Open the run a text describes, as if it had been pasted; or the one that the
 * picture of this name shows, with its style; or give the board the shape that
 * is in the file. False, and said why, if there is none. */
typedef bool run_opener(struct runs *r, struct toast *toast, const char *what);

run_opener run_open_text, run_open_picture, run_open_shape;

#endif
