/*
 * Arrangements of equal pieces: a list of them that can be browsed, and how
 * many there are up to the symmetries of the board.
 */
#ifndef CHEQUER_ARRANGEMENT_H
#define CHEQUER_ARRANGEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct board;

/* Boards have at most such a side where all is to be covered. */
enum { COVER_SIDE_MAX = 24 };

/* Sets of squares, a bit a square. */
struct arrangement_list {
    int squares, words;
    uint64_t *bits; /* owned; `words` for each */
    size_t count, cap;
};

void arrangement_list_init(struct arrangement_list *al, int squares);
void arrangement_list_free(struct arrangement_list *al);

/* Copies `words` words to the end. */
void arrangement_list_add(struct arrangement_list *al, const uint64_t *bits);

static inline size_t arrangement_list_bytes(const struct arrangement_list *al)
{
    return al->count * (size_t)al->words * sizeof *al->bits;
}

/* Sets a byte of `occupied` for each square of number k, from 0. */
void arrangement_list_at(const struct arrangement_list *al, size_t k,
                         uint8_t *occupied);

/* Anything that can be asked for arrangement k, from 0. */
struct arrangement_source {
    const void *of;
    uint64_t count;
    void (*at)(const void *of, uint64_t k, uint8_t *occupied);
};

/*
 * Goes through a source that holds all images of what it holds, and finds one
 * of each class: the one whose set of squares, read from a1, comes last.
 */
struct arrangement_classes {
    struct arrangement_source source;
    int squares, nimages;
    int *images;       /* owned; where each symmetry takes from */
    uint8_t *occupied; /* owned */
    uint64_t next;     /* not looked at yet */
    uint64_t *first;   /* owned; numbers, one of each class */
    size_t count, cap;
};

void arrangement_classes_init(struct arrangement_classes *ac,
                              const struct board *b,
                              const struct arrangement_source *source);
void arrangement_classes_free(struct arrangement_classes *ac);

/* Looks at `budget` arrangements more; true when all have been. */
bool arrangement_classes_step(struct arrangement_classes *ac, long budget);

#endif
