/*
 * A judge of tours of any leaper on any surface that shares no code with the
 * program: it reads the piece's terms by itself and lays copies of the board
 * side by side, as often as a leap may reach. Two squares are a move apart if
 * a leap leads from the one to any copy of the other. Of the program it takes
 * a board's size, holes and the number of its surface, and the terms.
 */
#ifndef TESTS_TOUR_JUDGE_H
#define TESTS_TOUR_JUDGE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chess/board.h"

enum { JUDGE_LEAPS_MAX = 8 };

struct judge {
    int files, ranks;
    const unsigned char *hole;
    bool round, twisted, over; /* left meets right, upside down; top bottom */
    int leap[JUDGE_LEAPS_MAX][2];
    int nleaps;
    bool *near; /* owned, by pairs of squares: are they a move apart? */
};

static inline bool judge_is_leap(const struct judge *j, int across, int along)
{
    int a = abs(across), b = abs(along);

    for (int i = 0; i < j->nleaps; i++)
        if ((a == j->leap[i][0] && b == j->leap[i][1]) ||
            (a == j->leap[i][1] && b == j->leap[i][0]))
            return true;
    return false;
}

static inline bool judge_look(const struct judge *j, int a, int b)
{
    int around = j->round ? 9 / j->files + 2 : 0;
    int high = j->over ? 9 / j->ranks + 2 : 0;

    if (a == b || j->hole[a] || j->hole[b])
        return false;
    for (int x = -around; x <= around; x++)
        for (int y = -high; y <= high; y++) {
            int rank = b / j->files;
            int across = b % j->files + x * j->files - a % j->files;

            if (j->twisted && x % 2 != 0)
                rank = j->ranks - 1 - rank;
            if (judge_is_leap(j, across, rank + y * j->ranks - a / j->files))
                return true;
        }
    return false;
}

static inline void judge_look_at_all(struct judge *j)
{
    int n = j->files * j->ranks;

    j->near = calloc((size_t)n * (size_t)n, sizeof *j->near);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            j->near[a * n + b] = judge_look(j, a, b);
}

/* To be freed. For boards of up to a few hundred squares. */
static inline struct judge judge_make(const struct board *b, const char *terms)
{
    struct judge j = { .files = b->files, .ranks = b->ranks, .hole = b->hole };

    j.round = b->surface != SURFACE_FLAT;
    j.twisted = b->surface == SURFACE_MOBIUS || b->surface == SURFACE_KLEIN;
    j.over = b->surface == SURFACE_TORUS || b->surface == SURFACE_KLEIN;
    for (const char *at = terms; at; at = strchr(at, '+')) {
        int *leap = j.leap[j.nleaps++];

        at += *at == '+';
        if (sscanf(at, "%d,%d", &leap[0], &leap[1]) != 2)
            abort();
    }
    judge_look_at_all(&j);
    return j;
}

static inline void judge_free(struct judge *j)
{
    free(j->near);
}

/* Is one square a move from the other? */
static inline bool judge_apart(const struct judge *j, int a, int b)
{
    return j->near[a * j->files * j->ranks + b];
}

/* How many free squares are a move from that one. */
static inline int judge_exits(const struct judge *j, const bool *free_square,
                              int from)
{
    int n = 0;

    for (int to = 0; to < j->files * j->ranks; to++)
        n += free_square[to] && judge_apart(j, from, to);
    return n;
}

/* NULL if `path` visits every square but the holes once, by moves; else what
 * is wrong with it. */
static inline const char *judge_tour(const struct judge *j, const int *path,
                                     int n)
{
    bool *seen = calloc((size_t)(j->files * j->ranks), sizeof *seen);
    const char *wrong = NULL;
    int squares = 0;

    for (int i = 0; i < j->files * j->ranks; i++)
        squares += !j->hole[i];
    for (int i = 0; i < n && !wrong; i++) {
        if (path[i] < 0 || path[i] >= j->files * j->ranks || j->hole[path[i]])
            wrong = "it leaves the board";
        else if (seen[path[i]])
            wrong = "it visits a square twice";
        else if (i > 0 && !judge_apart(j, path[i - 1], path[i]))
            wrong = "not every move is the piece's";
        else
            seen[path[i]] = true;
    }
    if (!wrong && n != squares)
        wrong = "it leaves out a square";
    free(seen);
    return wrong;
}

/* --- brute force ---------------------------------------------------------- */

/*
 * Tours of small boards from one start, by sets of squares: for each set, how
 * many paths through all of it end on each of its squares.
 */
enum { JUDGE_SQUARES_MAX = 16 };

struct judge_count {
    unsigned long long open;                  /* whatever their end */
    unsigned long long closed;                /* those that go round */
    unsigned long long to[JUDGE_SQUARES_MAX]; /* by end, of the squares */
    int square[JUDGE_SQUARES_MAX];            /* as they come, no holes */
    int n;
};

static inline int judge_collect(const struct judge *j, int start,
                                struct judge_count *c, unsigned *near)
{
    int first = 0;

    for (int sq = 0; sq < j->files * j->ranks; sq++)
        if (!j->hole[sq]) {
            if (c->n == JUDGE_SQUARES_MAX)
                abort();
            first = sq == start ? c->n : first;
            c->square[c->n++] = sq;
        }
    for (int a = 0; a < c->n; a++)
        for (int b = 0; b < c->n; b++)
            if (judge_apart(j, c->square[a], c->square[b]))
                near[a] |= 1u << b;
    return first;
}

static inline struct judge_count judge_tours(const struct judge *j, int start)
{
    struct judge_count c = { 0 };
    unsigned near[JUDGE_SQUARES_MAX] = { 0 };
    int first = judge_collect(j, start, &c, near);
    size_t n = c.n < JUDGE_SQUARES_MAX ? (unsigned char)c.n : JUDGE_SQUARES_MAX;
    size_t sets = (size_t)1 << n;
    unsigned long long *ways = calloc(sets * n, sizeof *ways);

    ways[((size_t)1 << first) * n + (size_t)first] = 1;
    for (size_t set = 1; set < sets; set++)
        for (size_t at = 0; at < n; at++) {
            unsigned long long w = ways[set * n + at];

            for (size_t to = 0; w && to < n; to++)
                if (near[at] >> to & 1 && !(set >> to & 1))
                    ways[(set | (size_t)1 << to) * n + to] += w;
        }
    for (int end = 0; end < c.n; end++) {
        c.to[end] = ways[(sets - 1) * n + (size_t)end];
        c.open += c.to[end];
        if (c.n > 2 && near[end] >> first & 1)
            c.closed += c.to[end];
    }
    if (c.n == 1)
        c.closed = 1;
    free(ways);
    return c;
}

#endif
