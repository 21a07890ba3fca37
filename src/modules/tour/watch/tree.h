/*
 * The choices along the knight's path. Each square of the path keeps in the
 * trace which moves from it were tried, in their order; so what is known of a
 * level goes back with the moments, and is forgotten with the square.
 */
#ifndef CHEQUER_TOUR_WATCH_TREE_H
#define CHEQUER_TOUR_WATCH_TREE_H

#include <stdbool.h>

#include "puzzle/tree/tree.h"

struct aim;
struct branches;
struct tour_method;
struct tour_question;
struct trace;

/* Does the method choose among moves, one at a time? */
bool watch_chooses(const struct tour_method *method);

/* The knight has gone on to the end of its path; it goes back from there. */
void watch_keep_choice(const struct aim *aim, struct trace *tr);
void watch_drop_choices(struct trace *tr, int square);

/* Level 0 is the choice made on the start. */
void watch_level(const struct aim *aim, const struct view *view, int level,
                 struct tree_level *out);

/* All that a small search enters from beginning to end; `over` if it is not
 * small. */
void watch_grow(struct branches *b, const struct tour_method *method,
                const struct tour_question *q);

#endif
