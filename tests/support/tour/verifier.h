/*
 * A judge of knight's tours that shares no code with the program: its own
 * squares, its own idea of a knight's move. Squares are numbered by rank and
 * file from the bottom left, as in every list of squares it is given.
 */
#ifndef TESTS_TOUR_VERIFIER_H
#define TESTS_TOUR_VERIFIER_H

#include <stdbool.h>
#include <stdlib.h>

/* A knight's move apart: the sides of the step multiply to two. */
static inline bool verifier_adjacent(int files, int a, int b)
{
    int across = a % files - b % files, along = a / files - b / files;

    return across * along == 2 || across * along == -2;
}

/* Free squares a knight's move from `from`; *out, if given, lists them. */
static inline int verifier_exits(int files, int ranks, const bool *free_square,
                                 int from, int *out)
{
    int n = 0;

    for (int rank = from / files - 2; rank <= from / files + 2; rank++)
        for (int file = from % files - 2; file <= from % files + 2; file++) {
            int to = rank * files + file;

            if (rank < 0 || rank >= ranks || file < 0 || file >= files ||
                !free_square[to] || !verifier_adjacent(files, from, to))
                continue;
            if (out)
                out[n] = to;
            n++;
        }
    return n;
}

/*
 * NULL if `path` visits every square but the holes once, by knight's moves;
 * else what is wrong with it. `hole` may be NULL.
 */
static inline const char *verifier_tour(int files, int ranks,
                                        const unsigned char *hole,
                                        const int *path, int n)
{
    bool *seen = calloc((size_t)(files * ranks), sizeof *seen);
    const char *wrong = NULL;
    int squares = 0;

    for (int i = 0; i < files * ranks; i++)
        squares += !hole || !hole[i];
    for (int i = 0; i < n && !wrong; i++) {
        if (path[i] < 0 || path[i] >= files * ranks)
            wrong = "it leaves the board";
        else if (hole && hole[path[i]])
            wrong = "it enters a hole";
        else if (seen[path[i]])
            wrong = "it visits a square twice";
        else if (i > 0 && !verifier_adjacent(files, path[i - 1], path[i]))
            wrong = "not every move is a knight's";
        else
            seen[path[i]] = true;
    }
    if (!wrong && n != squares)
        wrong = "it leaves out a square";
    free(seen);
    return wrong;
}

#endif
