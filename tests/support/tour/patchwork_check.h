/*
 * Whether a patchwork is a true account of a tour: rectangles that fill the
 * board, moves between them only at seams, seams made as they say.
 */
#ifndef TESTS_PATCHWORK_CHECK_H
#define TESTS_PATCHWORK_CHECK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "solve/construct/patchwork.h"

struct patchwork_check {
    int files, ranks;
    const uint32_t *number; /* from 1, 0 for squares left out */
    uint32_t last;          /* the greatest */
    bool closed;
    int *patch;       /* of each square, at the finest level */
    uint32_t *leaves; /* added moves that lead on from a square */
};

/* The two squares follow each other on the tour. */
static inline bool check_moves(const struct patchwork_check *c, int a, int b)
{
    uint32_t low = c->number[a], high = c->number[b];

    if (low > high) {
        low = c->number[b];
        high = c->number[a];
    }
    return high - low == 1 || (c->closed && low == 1 && high == c->last);
}

/* The finest level must fill the board without overlaps. */
static inline const char *check_patches(struct patchwork_check *c,
                                        const struct patchwork *pw)
{
    int finest = 0;

    for (size_t i = 0; i < pw->npatches; i++)
        if (pw->patches[i].level > finest)
            finest = pw->patches[i].level;
    for (int i = 0; i < c->files * c->ranks; i++)
        c->patch[i] = -1;
    for (size_t i = 0; i < pw->npatches; i++) {
        struct patch p = pw->patches[i];

        if (p.file < 0 || p.rank < 0 || p.files < 1 || p.ranks < 1 ||
            p.file + p.files > c->files || p.rank + p.ranks > c->ranks)
            return "a patch is not on the board";
        for (int k = 0; k < p.files * p.ranks && p.level == finest; k++) {
            int at = (p.rank + k / p.files) * c->files + p.file + k % p.files;

            if (c->patch[at] >= 0)
                return "patches overlap";
            c->patch[at] = (int)i;
        }
    }
    for (int i = 0; i < c->files * c->ranks; i++)
        if (c->patch[i] < 0)
            return "a square is in no patch";
    return NULL;
}

static inline const char *check_seams(struct patchwork_check *c,
                                      const struct patchwork *pw)
{
    for (size_t i = 0; i < pw->nseams; i++) {
        const struct seam *s = &pw->seams[i];

        for (int k = 0; k < s->nremoved; k++)
            if (check_moves(c, s->removed[k][0], s->removed[k][1]) ||
                c->patch[s->removed[k][0]] != c->patch[s->removed[k][1]])
                return "a removed move is there, or was no patch's";
        for (int k = 0; k < s->nadded; k++) {
            int a = s->added[k][0], b = s->added[k][1];

            if (!check_moves(c, a, b) || c->patch[a] == c->patch[b])
                return "an added move is not there, or joins nothing";
            c->leaves[a]++;
            c->leaves[b]++;
        }
    }
    return NULL;
}

/* Every move from patch to patch is one that was added. */
static inline const char *check_crossings(struct patchwork_check *c)
{
    int squares = c->files * c->ranks;
    int *path = calloc((size_t)squares + 2, sizeof *path);
    const char *wrong = NULL;

    for (int i = 0; i < squares; i++)
        path[c->number[i]] = i; /* those left out: to 0 */
    path[0] = c->closed ? path[c->last] : path[1];
    path[c->last + 1] = c->closed ? path[1] : path[c->last];
    for (uint32_t k = 1; k <= c->last; k++) {
        uint32_t crossed = (c->patch[path[k]] != c->patch[path[k - 1]]) +
                           (c->patch[path[k]] != c->patch[path[k + 1]]);

        if (c->leaves[path[k]] != crossed)
            wrong = "a move goes from patch to patch without a seam";
    }
    free(path);
    return wrong;
}

/* NULL, or what is not right. */
static inline const char *patchwork_wrong(int files, int ranks,
                                          const uint32_t *number, bool closed,
                                          const struct patchwork *pw)
{
    size_t squares = (size_t)(files * ranks);
    struct patchwork_check c = { .files = files,
                                 .ranks = ranks,
                                 .number = number,
                                 .closed = closed,
                                 .patch = calloc(squares, sizeof *c.patch),
                                 .leaves = calloc(squares, sizeof *c.leaves) };
    const char *wrong;

    for (size_t i = 0; i < squares; i++)
        if (number[i] > c.last)
            c.last = number[i];
    wrong = check_patches(&c, pw);
    if (!wrong)
        wrong = check_seams(&c, pw);
    if (!wrong)
        wrong = check_crossings(&c);
    free(c.patch);
    free(c.leaves);
    return wrong;
}

#endif
