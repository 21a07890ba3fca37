/* The shapes: each says of a square whether it is cut out. */
#include "chess/shapes.h"

#include <stddef.h>
#include <string.h>

const char *const shape_names[] = { "",      "corners", "corner", "centre",
                                    "frame", "cross",   NULL };

const char *const shape_titles[] = { "none",
                                     "opposite corners removed",
                                     "one corner removed",
                                     "centre removed",
                                     "a frame",
                                     "a cross",
                                     NULL };

/* Is `at` in the middle of `side`: one square, or two if it is even? */
static bool middle(int at, int side)
{
    return at == (side - 1) / 2 || at == side / 2;
}

static bool whole(int files, int ranks, int file, int rank)
{
    (void)files, (void)ranks, (void)file, (void)rank;
    return false;
}

/* The two corners that are not a1: they have the same colour on a square
 * board, and the usual start stays. */
static bool corners(int files, int ranks, int file, int rank)
{
    return (file == 0 && rank == ranks - 1) || (file == files - 1 && rank == 0);
}

static bool corner(int files, int ranks, int file, int rank)
{
    return file == files - 1 && rank == ranks - 1;
}

static bool centre(int files, int ranks, int file, int rank)
{
    return middle(file, files) && middle(rank, ranks);
}

/* Three squares wide where there is room for a hole in it, else two. */
static bool frame(int files, int ranks, int file, int rank)
{
    int width = (files < ranks ? files : ranks) > 8 ? 3 : 2;

    return file >= width && file < files - width && rank >= width &&
           rank < ranks - width;
}

/* A quarter of each side goes at each corner. */
static bool cross(int files, int ranks, int file, int rank)
{
    return (file < files / 4 || file >= files - files / 4) &&
           (rank < ranks / 4 || rank >= ranks - ranks / 4);
}

shape *shape_find(const char *name)
{
    static shape *const shapes[] = { whole,  corners, corner,
                                     centre, frame,   cross };

    for (int i = 0; shape_names[i]; i++)
        if (strcmp(shape_names[i], name) == 0)
            return shapes[i];
    return NULL;
}
