/* A board: its size, its surface, and which squares have been cut out of it. */
#ifndef CHEQUER_BOARD_H
#define CHEQUER_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/surface.h"

struct error;
struct step;
struct text;

struct board {
    int files, ranks;
    uint8_t *hole; /* owned; 1 where cut out, indexed by square */
    int nholes;
    enum surface surface;
};

void board_init(struct board *b, int files, int ranks);
void board_copy(struct board *to, const struct board *from);
void board_free(struct board *b);

static inline int board_squares(const struct board *b)
{
    return b->files * b->ranks;
}

/* On the board and not a hole. */
static inline bool board_has(const struct board *b, int file, int rank)
{
    return file >= 0 && file < b->files && rank >= 0 && rank < b->ranks &&
           !b->hole[rank * b->files + file];
}

/* 0 for the colour of a1 (dark), 1 for the other. */
static inline int square_colour(int file, int rank)
{
    return (file + rank) & 1;
}

/*
 * The square one step on from `square`, or -1 if there is none. On a surface
 * with a twist the step is turned over where it crosses that: the next one
 * from there goes on in the same direction.
 */
int board_step(const struct board *b, int square, struct step *step);

/* Are there two colours of squares, as seen from every square? */
static inline bool board_keeps_colours(const struct board *b)
{
    return surface_keeps_colours(b->surface, b->files, b->ranks);
}

/* The square of the board nearest to that place, or -1 if all are holes. */
int board_nearest(const struct board *b, int file, int rank);

void board_set_hole(struct board *b, int square, bool hole);

/* Cut out the squares named in a list such as "a1,c3-f6", in which c3-f6 is
 * the block between these corners, or those of a shape such as "corners"; ""
 * cuts none. */
bool board_parse_holes(struct board *b, const char *list, struct error *err);

/* Is there such a square? `key` is what it was given for, as in "start". */
bool board_check_square(const struct board *b, const char *key, int file,
                        int rank, struct error *err);

/* The holes as such a list, appended to an empty text, by rank and file and
 * with blocks of three or more as such: equal boards, equal text. */
void board_format_holes(const struct board *b, struct text *out);

#endif
