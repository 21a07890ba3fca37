/*
 * The whole tree of a small search, as far as it has grown at the moment
 * looked at: every branch keeps its place, so that nothing moves when more
 * are added. The present path is lit, and its names stand at the side.
 */
#include <math.h>
#include <stdio.h>

#include "base/branches.h"
#include "base/say.h"
#include "chess/square.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "puzzle/tree/tree.h"

static const float NAMES = 0.1f;       /* the column of names, of the width */
static const float DISC_MOST = 0.055f; /* radius of a disc, of the width */

struct canvas {
    const struct tree *tree;
    const struct branches *b;
    struct box room; /* without the names */
    float radius;
    float names; /* where they stand */
    int files;
};

static struct canvas canvas_in(const struct tree *t, const struct view *view,
                               struct box room)
{
    const struct branches *b = t->whole;
    float names = room.w * NAMES, top = 1.5f * tree_em(room);
    struct box rest = { room.x + names, room.y + top, room.w - names,
                        room.h - top };
    float wide = rest.w / (float)b->leaves;
    float high = rest.h / (float)(b->depth + 1);

    return (struct canvas){
        .tree = t,
        .b = b,
        .room = rest,
        .names = room.x + names / 2,
        .radius = fminf(fminf(wide * 0.44f, high * 0.4f), room.w * DISC_MOST),
        .files = view->pos->files,
    };
}

static float row_y(const struct canvas *c, int depth)
{
    return c->room.y +
           c->room.h * ((float)depth + 0.5f) / (float)(c->b->depth + 1);
}

static struct vec place_of(const struct canvas *c, int i)
{
    const struct branch *at = &c->b->at[i];

    return (struct vec){ c->room.x +
                             c->room.w * at->place / (float)c->b->leaves,
                         row_y(c, at->depth) };
}

static int entered(const struct canvas *c)
{
    return c->tree->entered < (uint64_t)c->b->n ? (int)c->tree->entered
                                                : c->b->n;
}

static int taken_of(const struct tree_level *level)
{
    for (int i = 0; i < level->n; i++)
        if (level->at[i].state == TREE_TAKEN)
            return level->at[i].square;
    return -1;
}

/* The branches of the present path, from the root; returns how many. */
static int present_path(const struct tree *t, const struct puzzle *pz,
                        const struct view *view, int *out)
{
    struct tree_level level;
    int n = 0, at = 0;

    for (out[n++] = at; n <= t->levels; out[n++] = at) {
        t->level(pz, view, n - 1, &level);
        at = branches_child(t->whole, at, taken_of(&level));
        if (at < 0)
            break;
    }
    return n;
}

static bool is_on(const int *path, int n, int i)
{
    while (n-- > 0)
        if (path[n] == i)
            return true;
    return false;
}

static void draw_line(const struct canvas *c, int i, float stroke, enum ink ink,
                      struct scene *sc)
{
    int parent = c->b->at[i].parent;

    if (parent >= 0)
        tree_draw_line(sc, place_of(c, parent), place_of(c, i), c->radius,
                       c->radius * stroke, ink);
}

static void draw_branch(const struct canvas *c, int i, enum tree_state state,
                        struct scene *sc)
{
    const struct branch *at = &c->b->at[i];

    tree_draw_node(sc, place_of(c, i), c->radius, state,
                   at->value < 0 ? "" : say_square(at->value, c->files).at);
}

/* Solutions are no less for having been left again. Other branches that end
 * are struck through; those before them only lead there. */
static enum tree_state state_when_left(const struct branch *b)
{
    if (b->good)
        return TREE_GOOD;
    return b->first < 0 ? TREE_TRIED : TREE_OPEN;
}

/* The square of the present path in the row, at the side. */
static void draw_name(const struct canvas *c, int i, struct scene *sc)
{
    const struct branch *at = &c->b->at[i];
    float row = c->room.h / (float)(c->b->depth + 1);
    float wide = c->room.w * NAMES;

    if (at->value < 0)
        return;
    scene_text(sc, (struct vec){ c->names, row_y(c, at->depth) },
               fminf(row * 0.7f, wide * 0.45f), wide, FACE_BOLD, ANCHOR_CENTRE,
               INK_ACCENT, say_square(at->value, c->files).at);
    scene_height(sc, row);
}

static void draw_count(const struct canvas *c, struct box room,
                       struct scene *sc)
{
    float em = tree_em(room);
    char words[96];

    snprintf(words, sizeof words, "%d of %s", entered(c),
             say_count((uint64_t)c->b->n, "position").at);
    scene_text(sc, (struct vec){ room.x + room.w, room.y + em * 0.6f }, em, 0,
               FACE_SANS, ANCHOR_RIGHT, INK_TEXT, words);
}

void tree_draw_whole(const struct tree *t, const struct puzzle *pz,
                     const struct view *view, struct box room, struct scene *sc)
{
    struct canvas c = canvas_in(t, view, room);
    int path[TREE_CHOICES_MAX + 1], npath = present_path(t, pz, view, path);

    for (int i = 0; i < entered(&c); i++)
        draw_line(&c, i, 0.15f, INK_FAINT, sc);
    for (int i = 0; i < npath; i++)
        draw_line(&c, path[i], 0.5f, INK_ACCENT, sc);
    for (int i = 0; i < entered(&c); i++)
        if (!is_on(path, npath, i))
            draw_branch(&c, i, state_when_left(&c.b->at[i]), sc);
    for (int i = 0; i < npath; i++) {
        bool good = c.b->at[path[i]].good;

        draw_branch(&c, path[i], good ? TREE_GOOD : TREE_TAKEN, sc);
        draw_name(&c, path[i], sc);
    }
    draw_count(&c, room, sc);
}
