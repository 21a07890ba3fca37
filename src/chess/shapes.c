/* The shapes: each says of a square whether it is cut out. */
#include "chess/shapes.h"

#include <stddef.h>
#include <string.h>

#include "chess/board.h"

const char *const shape_names[] = { "",      "corners", "corner", "centre",
                                    "frame", "cross",   NULL };

const char *const shape_titles[] = { "none",
                                     "opposite corners removed",
                                     "one corner removed",
                                     "centre removed",
                                     "a frame",
                                     "a cross",
                                     NULL };

static bool whole(const struct board *b, int file, int rank)
{
    (void)b, (void)file, (void)rank;
    return false;
}

/* The two corners that are not a1: they have the same colour on a square
 * board, and the usual start stays. */
static bool corners(const struct board *b, int file, int rank)
{
    return (file == 0 && rank == b->ranks - 1) ||
           (file == b->files - 1 && rank == 0);
}

static bool corner(const struct board *b, int file, int rank)
{
    return file == b->files - 1 && rank == b->ranks - 1;
}

/* Is `at` in the middle of `side`: one square, or two if it is even? */
static bool middle(int at, int side)
{
    return at == (side - 1) / 2 || at == side / 2;
}

static bool centre(const struct board *b, int file, int rank)
{
    return middle(file, b->files) && middle(rank, b->ranks);
}

/* Three squares wide where there is room for a hole in it, else two. */
static bool frame(const struct board *b, int file, int rank)
{
    int least = b->files < b->ranks ? b->files : b->ranks;
    int width = least > 8 ? 3 : 2;

    return file >= width && file < b->files - width && rank >= width &&
           rank < b->ranks - width;
}

/* A quarter of each side goes at each corner. */
static bool cross(const struct board *b, int file, int rank)
{
    int files = b->files / 4, ranks = b->ranks / 4;

    return (file < files || file >= b->files - files) &&
           (rank < ranks || rank >= b->ranks - ranks);
}

bool shape_cut(struct board *b, const char *name)
{
    bool (*const shapes[])(const struct board *, int, int) = { whole,  corners,
                                                               corner, centre,
                                                               frame,  cross };
    int which = 0;

    while (shape_names[which] && strcmp(shape_names[which], name) != 0)
        which++;
    if (!shape_names[which])
        return false;
    for (int sq = 0; sq < board_squares(b); sq++)
        if (shapes[which](b, sq % b->files, sq / b->files))
            board_set_hole(b, sq, true);
    return true;
}
