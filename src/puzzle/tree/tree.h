/*
 * The choices of a search beside the board: level by level what could be
 * chosen, what was tried, what is taken. A small search is drawn as its whole
 * tree, as far as it has grown. All follows from the moment looked at, so
 * that it is right in the past as well.
 */
#ifndef CHEQUER_TREE_H
#define CHEQUER_TREE_H

#include <stdint.h>

#include "scene/scene.h"

struct branches;
struct plan;
struct puzzle;
struct view;

enum tree_state {
    TREE_OPEN,   /* not tried yet */
    TREE_TAKEN,  /* the present path goes there */
    TREE_TRIED,  /* it went there before, and was taken back */
    TREE_BARRED, /* looked at, but nothing can go there */
    TREE_GOOD    /* a solution; only in the whole tree */
};

struct tree_choice {
    int square;
    enum tree_state state;
};

enum { TREE_CHOICES_MAX = 100, TREE_WHOLE_MAX = 250 };

/* In the order in which they are tried, as far as that is known. */
struct tree_level {
    struct tree_choice at[TREE_CHOICES_MAX];
    int n;
};

typedef void tree_level_at(const struct puzzle *pz, const struct view *view,
                           int level, struct tree_level *out);

struct tree {
    int root;   /* the square that it begins on, or -1 */
    int levels; /* of choices; the last is the one to be made next */
    tree_level_at *level;
    const char *end;    /* why there is nothing to choose next, or NULL */
    const char *good;   /* what is sought: "solution" */
    const char *barred; /* what keeps a choice from being taken, or NULL */
    const struct branches *whole; /* all that the search ever enters; NULL:
                                     that is too much to draw */
    uint64_t entered;             /* so many of these by now */
};

/* Asks for the room; the size of the board must be in the plan already. */
void tree_plan(struct plan *out);

void tree_draw(const struct tree *t, const struct puzzle *pz,
               const struct view *view, struct scene *sc);

/* The same for the whole tree, in that room; for tree_draw. */
void tree_draw_whole(const struct tree *t, const struct puzzle *pz,
                     const struct view *view, struct box room,
                     struct scene *sc);

/* The size of words in that room. */
float tree_em(struct box room);

/* A square's disc with its name, by its state; and a line between two. */
void tree_draw_node(struct scene *sc, struct vec at, float radius,
                    enum tree_state state, const char *name);
void tree_draw_line(struct scene *sc, struct vec from, struct vec to,
                    float radius, float stroke, enum ink ink);

#endif
