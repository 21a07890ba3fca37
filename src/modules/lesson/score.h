/*
 * The score of a lesson with several positions: of how many the first answer
 * was right. What was answered before stands in a setting, a letter for each
 * position; what is answered now follows from the deeds.
 */
#ifndef CHEQUER_LESSON_SCORE_H
#define CHEQUER_LESSON_SCORE_H

#include "modules/lesson/run.h"

struct score {
    int right, asked;
};

/* False, with the reason, if the setting is none for this lesson. */
bool score_check(const struct params *params, const struct lesson *lesson,
                 struct error *err);

/* Before another position of the lesson: the setting tells of this one. */
void score_keep(const struct puzzle *pz, struct params *params);

/* Before another lesson: it tells nothing. */
void score_forget(struct params *params);

/* With the answers up to `index`. */
struct score score_at(const struct puzzle *pz, const struct params *params,
                      size_t index);

#endif
