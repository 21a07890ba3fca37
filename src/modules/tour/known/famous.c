/* The numbers of famous tours, as they were printed. */
#include "modules/tour/known/famous.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "chess/attack.h"
#include "chess/board.h"

const char *const famous_names[] = { "",         "beverley", "jaenisch",
                                     "parberry", "dudeney",  NULL };

const char *const famous_titles[] = { "none yet",      "Beverley 1848",
                                      "Jaenisch 1862", "Parberry 1997",
                                      "Dudeney 1917",  NULL };

/* The top rank first. */
static const uint8_t numbers[][FAMOUS_SQUARES] = {
    [1] = { 1,  30, 47, 52, 5,  28, 43, 54, /* */
            48, 51, 2,  29, 44, 53, 6,  27, /* */
            31, 46, 49, 4,  25, 8,  55, 42, /* */
            50, 3,  32, 45, 56, 41, 26, 7,  /* */
            33, 62, 15, 20, 9,  24, 39, 58, /* */
            16, 19, 34, 61, 40, 57, 10, 23, /* */
            63, 14, 17, 36, 21, 12, 59, 38, /* */
            18, 35, 64, 13, 60, 37, 22, 11 },
    [2] = { 63, 22, 15, 40, 1,  42, 59, 18, /* */
            14, 39, 64, 21, 60, 17, 2,  43, /* */
            37, 62, 23, 16, 41, 4,  19, 58, /* */
            24, 13, 38, 61, 20, 57, 44, 3,  /* */
            11, 36, 25, 52, 29, 46, 5,  56, /* */
            26, 51, 12, 33, 8,  55, 30, 45, /* */
            35, 10, 49, 28, 53, 32, 47, 6,  /* */
            50, 27, 34, 9,  48, 7,  54, 31 },
    [3] = { 1,  46, 17, 50, 3,  6,  31, 52, /* */
            18, 49, 2,  7,  30, 51, 56, 5,  /* */
            45, 64, 47, 16, 27, 4,  53, 32, /* */
            48, 19, 8,  29, 10, 55, 26, 57, /* */
            63, 44, 11, 22, 15, 28, 33, 54, /* */
            12, 41, 20, 9,  36, 23, 58, 25, /* */
            43, 62, 39, 14, 21, 60, 37, 34, /* */
            40, 13, 42, 61, 38, 35, 24, 59 },
    [4] = { 46, 55, 44, 19, 58, 9,  22, 7,  /* */
            43, 18, 47, 56, 21, 6,  59, 10, /* */
            54, 45, 20, 41, 12, 57, 8,  23, /* */
            17, 42, 53, 48, 5,  24, 11, 60, /* */
            52, 3,  32, 13, 40, 61, 34, 25, /* */
            31, 16, 49, 4,  33, 28, 37, 62, /* */
            2,  51, 14, 29, 64, 39, 26, 35, /* */
            15, 30, 1,  50, 27, 36, 63, 38 },
};

enum { COUNT = sizeof numbers / sizeof *numbers };

int famous_find(const char *name)
{
    for (int i = 1; i < COUNT; i++)
        if (strcmp(famous_names[i], name) == 0)
            return i;
    return -1;
}

void famous_path(int which, int path[FAMOUS_SQUARES])
{
    for (int i = 0; i < FAMOUS_SQUARES; i++) {
        int rank = FAMOUS_SIDE - 1 - i / FAMOUS_SIDE;

        path[numbers[which][i] - 1] = rank * FAMOUS_SIDE + i % FAMOUS_SIDE;
    }
}

/* Are the moves the same, either way round? `number` is from 0, by square. */
static bool same_moves(const int *number, const int *image, bool closed)
{
    for (int i = 0; i + 1 < FAMOUS_SQUARES; i++) {
        int apart = abs(number[image[i]] - number[image[i + 1]]);

        if (apart != 1 && !(closed && apart == FAMOUS_SQUARES - 1))
            return false;
    }
    return true;
}

/* Is the tour an image of that one? */
static bool is_image(const struct board *b, int which, const int *number,
                     const int *path, enum symmetry how, bool *alike)
{
    int known[FAMOUS_SQUARES], image[FAMOUS_SQUARES];
    bool closed;

    famous_path(which, known);
    for (int i = 0; i < FAMOUS_SQUARES; i++)
        image[i] = symmetry_square(how, b, known[i]);
    closed = knight_apart(known[0], known[FAMOUS_SQUARES - 1], FAMOUS_SIDE);
    *alike = memcmp(image, path, sizeof image) == 0;
    return *alike || same_moves(number, image, closed);
}

int famous_which(const struct board *b, const int *path, int n,
                 enum symmetry *how, bool *alike)
{
    int number[FAMOUS_SQUARES];

    if (n != FAMOUS_SQUARES || b->files != FAMOUS_SIDE ||
        b->ranks != FAMOUS_SIDE)
        return 0;
    for (int i = 0; i < n; i++)
        number[path[i]] = i;
    for (int which = 1; which < COUNT; which++)
        for (int s = 0; s < SYMMETRIES; s++) {
            *how = (enum symmetry)s;
            if (is_image(b, which, number, path, *how, alike))
                return which;
        }
    return 0;
}
