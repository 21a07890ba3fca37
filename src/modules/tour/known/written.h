/*
 * A way over a board that somebody wrote down: as a grid of numbers, the top
 * rank first, or as a list of squares. Only what is written is looked at, not
 * who could go that way.
 */
#ifndef CHEQUER_TOUR_WRITTEN_H
#define CHEQUER_TOUR_WRITTEN_H

#include "chess/board.h"

struct error;

struct written {
    struct board board;
    int *path; /* owned: its squares in order */
    int n;
};

enum written_kind {
    WRITTEN_NOT, /* it is something else */
    WRITTEN_WRONG,
    WRITTEN_WELL
};

enum { WRITTEN_MAX = 1 << 20 }; /* bytes of a text */

/* On WRONG *err says where and what is allowed; there is something to free
 * only if it is WELL. */
enum written_kind written_read(struct written *out, const char *text,
                               struct error *err);
void written_free(struct written *w);

/* --- the two ways of writing it ------------------------------------------- */

/* Does the text begin as one, and reading it as such; false: WRONG. */
bool written_is_grid(const char *text);
bool written_grid(struct written *out, const char *text, struct error *err);
bool written_is_list(const char *text);
bool written_list(struct written *out, const char *text, struct error *err);

#endif
