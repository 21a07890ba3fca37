/*
 * The shapes: each says of a square whether it is cut out. A round one looks
 * at the middle of the square, which is (0, 0) in the middle of the board and
 * 1 away from it at each edge.
 */
#include "chess/shapes.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

/* --- some squares of a board --------------------------------------------- */

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

/* Of 4x4 it leaves twelve squares, on which no knight has a tour. */
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

/* A quarter of each side goes at each corner. Of 4x4 it leaves the board of
 * twelve squares on which lessons begin: it has two closed tours. */
static bool cross(int files, int ranks, int file, int rank)
{
    return (file < files / 4 || file >= files - files / 4) &&
           (rank < ranks / 4 || rank >= ranks - ranks / 4);
}

static bool stairs(int files, int ranks, int file, int rank)
{
    return file * ranks + rank * files >= files * ranks;
}

/* --- round and pointed --------------------------------------------------- */

static double place(int at, int side)
{
    return (double)(2 * at + 1 - side) / side;
}

/* How far from the middle, squared. */
static double away(int files, int ranks, int file, int rank)
{
    double x = place(file, files), y = place(rank, ranks);

    return x * x + y * y;
}

static bool disc(int files, int ranks, int file, int rank)
{
    return away(files, ranks, file, rank) > 1;
}

static bool ring(int files, int ranks, int file, int rank)
{
    return disc(files, ranks, file, rank) ||
           away(files, ranks, file, rank) < 0.2;
}

/* Steps from the middle of a side to a square, and to its end. */
static int steps(int at, int side)
{
    return abs(2 * at + 1 - side) / 2;
}

/* It touches each edge, whether there is one square in its middle or two. */
static bool diamond(int files, int ranks, int file, int rank)
{
    int across = steps(0, files), up = steps(0, ranks);

    return steps(file, files) * up + steps(rank, ranks) * across > across * up;
}

/* Two bows side by side, as high as their squares are to their upper half,
 * and a wedge below them. */
static bool heart(int files, int ranks, int file, int rank)
{
    double x = place(file, files), y = place(rank, ranks);
    double side = x < 0 ? -x : x, bow = (side - 0.5) / 0.52;
    double up = (y + 0.5 / ranks - 0.2) / 0.8;

    if (y > 0.2)
        return bow * bow + up * up > 1;
    return side > (y + 1.15) / 1.3 && !middle(file, files);
}

/* --- letters ------------------------------------------------------------- */

/* How wide a stroke is on such a side. */
static int stroke(int side)
{
    return side < 7 ? 1 : (side + 1) / 4;
}

/* In the middle of a side, `wide` squares or one more. */
static bool in_middle(int at, int side, int wide)
{
    return abs(2 * at + 1 - side) < wide + (side - wide) % 2;
}

static bool begins(int at, int side)
{
    return at < stroke(side);
}

static bool ends(int at, int side)
{
    return at >= side - stroke(side);
}

static bool letter_c(int files, int ranks, int file, int rank)
{
    return !begins(file, files) && !begins(rank, ranks) && !ends(rank, ranks);
}

/* Its three bars are thinner, to leave holes between them. */
static bool letter_e(int files, int ranks, int file, int rank)
{
    int bar = ranks / 5;

    return !begins(file, files) && rank >= bar && rank < ranks - bar &&
           !in_middle(rank, ranks, bar);
}

static bool letter_h(int files, int ranks, int file, int rank)
{
    return !begins(file, files) && !ends(file, files) &&
           !in_middle(rank, ranks, stroke(ranks));
}

static bool letter_l(int files, int ranks, int file, int rank)
{
    return !begins(file, files) && !begins(rank, ranks);
}

static bool letter_t(int files, int ranks, int file, int rank)
{
    return !in_middle(file, files, stroke(files)) && !ends(rank, ranks);
}

static bool letter_u(int files, int ranks, int file, int rank)
{
    return !begins(file, files) && !ends(file, files) && !begins(rank, ranks);
}

/* --- all of them --------------------------------------------------------- */

/* SHAPE(function, name, title, the fewest files, the fewest ranks) */
#define SHAPES                                                  \
    SHAPE(whole, "", "none", 1, 1)                              \
    SHAPE(corners, "corners", "opposite corners removed", 1, 1) \
    SHAPE(corner, "corner", "one corner removed", 1, 1)         \
    SHAPE(centre, "centre", "centre removed", 1, 1)             \
    SHAPE(frame, "frame", "a frame", 5, 5)                      \
    SHAPE(cross, "cross", "a cross", 4, 4)                      \
    SHAPE(ring, "ring", "a ring", 3, 3)                         \
    SHAPE(disc, "disc", "a disc", 4, 4)                         \
    SHAPE(diamond, "diamond", "a diamond", 3, 3)                \
    SHAPE(heart, "heart", "a heart", 5, 5)                      \
    SHAPE(stairs, "stairs", "stairs", 2, 2)                     \
    SHAPE(letter_c, "letter-c", "the letter C", 3, 3)           \
    SHAPE(letter_e, "letter-e", "the letter E", 3, 5)           \
    SHAPE(letter_h, "letter-h", "the letter H", 3, 3)           \
    SHAPE(letter_l, "letter-l", "the letter L", 3, 3)           \
    SHAPE(letter_t, "letter-t", "the letter T", 3, 3)           \
    SHAPE(letter_u, "letter-u", "the letter U", 3, 3)

#define SHAPE(cuts, name, title, files, ranks) name,
const char *const shape_names[] = { SHAPES NULL };
#undef SHAPE

#define SHAPE(cuts, name, title, files, ranks) title,
const char *const shape_titles[] = { SHAPES NULL };
#undef SHAPE

static const struct {
    shape *cuts;
    int files, ranks;
} shapes[] = {
#define SHAPE(cuts, name, title, files, ranks) { cuts, files, ranks },
    SHAPES
#undef SHAPE
};

/* The index of that name, or -1. */
static int index_of(const char *name)
{
    for (int i = 0; shape_names[i]; i++)
        if (strcmp(shape_names[i], name) == 0)
            return i;
    return -1;
}

shape *shape_find(const char *name)
{
    int i = index_of(name);

    return i < 0 ? NULL : shapes[i].cuts;
}

bool shape_fits(const char *name, int files, int ranks, struct error *err)
{
    int i = index_of(name);

    if (files >= shapes[i].files && ranks >= shapes[i].ranks)
        return true;
    return error_set(err,
                     "holes '%s': want a board of %dx%d or more, not %dx%d",
                     name, shapes[i].files, shapes[i].ranks, files, ranks);
}
