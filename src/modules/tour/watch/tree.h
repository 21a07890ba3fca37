/*
 * The choices along the knight's path. Each square of the path keeps in the
 * trace which moves from it were tried, in their order; so what is known of a
 * level goes back with the moments, and is forgotten with the square.
 */
#ifndef CHEQUER_TOUR_WATCH_TREE_H
#define CHEQUER_TOUR_WATCH_TREE_H

#include <stdbool.h>
#include <stdint.h>

#include "puzzle/tree/tree.h"

struct aim;
struct branches;
struct position;
struct tour_method;
struct tour_question;

/* Does the method choose among moves, one at a time? */
bool watch_chooses(const struct tour_method *method);

/* LAYER_TRIED of a square with one more move that was tried from it. */
uint32_t watch_add_choice(const struct aim *aim, uint32_t tried, int move);

/* The move that was tried last where the knight stands; -1: nobody knows. */
int watch_last_choice(const struct aim *aim, const struct position *pos);

/* Moves given up, a bit each: where the knight stands, and on the square before
 * it on the path. */
unsigned watch_tried(const struct aim *aim, const struct position *pos);
unsigned watch_tried_before(const struct aim *aim, const struct position *pos);

/* Level 0 is the choice made on the start. */
void watch_level(const struct aim *aim, const struct view *view, int level,
                 struct tree_level *out);

/* All that a small search enters from beginning to end; `over` if it is not
 * small. */
void watch_grow(struct branches *b, const struct tour_method *method,
                const struct tour_question *q);

#endif
