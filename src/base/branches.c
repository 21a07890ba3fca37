/* See the header. */
#include "base/branches.h"

#include <stdlib.h>

#include "base/alloc.h"

static void add(struct branches *b, int value, int parent, int depth)
{
    size_t cap = (size_t)b->cap;

    b->at = grow(b->at, (size_t)b->n, &cap, sizeof *b->at);
    b->cap = (int)cap;
    b->at[b->n++] = (struct branch){ .value = value,
                                     .parent = parent,
                                     .depth = depth,
                                     .first = -1,
                                     .last = -1 };
}

void branches_init(struct branches *b, int root, int most)
{
    *b = (struct branches){ .most = most };
    add(b, root, -1, 0);
}

void branches_free(struct branches *b)
{
    free(b->at);
    *b = (struct branches){ .over = true };
}

void branches_enter(struct branches *b, int value)
{
    int parent = b->now;

    if (!b->over && b->n == b->most)
        branches_free(b);
    if (b->over)
        return;
    add(b, value, parent, b->at[parent].depth + 1);
    b->now = b->n - 1;
    if (b->at[parent].first < 0)
        b->at[parent].first = b->now;
    b->at[parent].last = b->now;
    if (b->at[b->now].depth > b->depth)
        b->depth = b->at[b->now].depth;
}

void branches_leave(struct branches *b)
{
    if (!b->over)
        b->now = b->at[b->now].parent;
}

void branches_praise(struct branches *b)
{
    if (!b->over)
        b->at[b->now].good = true;
}

/* Leaves from left to right, and each other one between its children. */
void branches_end(struct branches *b)
{
    for (int i = 0; i < b->n; i++)
        if (b->at[i].first < 0)
            b->at[i].place = (float)b->leaves++ + 0.5f;
    for (int i = b->n - 1; i >= 0; i--)
        if (b->at[i].first >= 0)
            b->at[i].place = (b->at[b->at[i].first].place +
                              b->at[b->at[i].last].place) /
                             2;
}

int branches_child(const struct branches *b, int of, int value)
{
    for (int i = of + 1; i < b->n; i++)
        if (b->at[i].parent == of && b->at[i].value == value)
            return i;
    return -1;
}
