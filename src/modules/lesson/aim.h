/* Tasks: how far one is, whether an answer was right, and what to say. */
#ifndef CHEQUER_LESSON_AIM_H
#define CHEQUER_LESSON_AIM_H

#include "modules/lesson/run.h"

/* Deeds and games up to `index` are there, verdicts up to the one before. */
struct verdict aim_judge(const struct puzzle *pz, size_t index);

/* Is the board still as the aim asks about it? Else an answer stands there
 * that did not end the aim, and the next needs the board back. */
bool aim_is_asked(const struct puzzle *pz, size_t index);

/* Does the aim look for squares, so that a click is an answer? */
bool aim_wants_squares(const struct puzzle *pz, size_t index);

/* Why one may not castle, REFUSAL_NONE if one may. */
struct refusal aim_castling(const struct puzzle *pz);

/* A move with which the enemy meets the answer at `index`; false: none. */
bool aim_reply(const struct puzzle *pz, size_t index, struct move *out);

/* The next square of a list "a8,h1", SQUARE_NONE at its end. */
int aim_next_square(const char **list);

/* Words, in aim_words.c. `progress`: "2 of 3 ways found", "done", or nothing
 * where there is no aim. `news`: of the last deed, or nothing. */
void aim_say_progress(const struct puzzle *pz, size_t index, struct text *out);
void aim_say_news(const struct puzzle *pz, size_t index, struct text *out);

/* How to go on from there. */
void aim_say_offer(const struct puzzle *pz, size_t index, struct text *out);

/* The answer to what is asked, and why, whatever was done. */
void aim_say_solution(const struct puzzle *pz, struct text *out);

/* The name of a deed at `index`: "Nf3", "yes", "e4". */
void aim_say_deed(const struct puzzle *pz, size_t index, struct text *out);

#endif
