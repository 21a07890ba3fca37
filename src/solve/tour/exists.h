/* Shared by the files that look for reasons against a tour. */
#ifndef CHEQUER_TOUR_EXISTS_H
#define CHEQUER_TOUR_EXISTS_H

#include <stdbool.h>

struct board;
struct text;
struct tour_question;

/* Each adds a reason and returns true, or finds none. The first three are
 * against closed tours where squares are missing, the third for boards that
 * hang together. */
bool exists_explain_balance(const struct board *b, struct text *reason);
bool exists_explain_one_way(const struct board *b, struct text *reason);
bool exists_explain_cut(const struct tour_question *q, struct text *reason);
bool exists_explain_end(const struct tour_question *q, struct text *reason);

void exists_count_colours(const struct board *b, int n[2]);

static inline const char *exists_colour_name(int colour)
{
    return colour == 0 ? "dark" : "light";
}

#endif
