/*
 * See the header. Levels go downwards, each a row of discs below the one that
 * was taken; where there are more than fit, the last ones are shown.
 */
#include "puzzle/tree/tree.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/branches.h"
#include "base/say.h"
#include "chess/square.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"

/* Room wanted, as a share of the board's longer side. */
static const float RIGHT = 0.85f, BELOW = 0.75f;

/* Letters that the legend needs on one line, and on each of two; how wide a
 * letter usually is. */
static const float ONE_LINE = 27, TWO_LINES = 14.5f, LETTER = 0.56f;

static const float MARGIN = 0.03f; /* of the room's width */
static const float ROW = 3.0f;     /* from level to level, in radii */
static const float SLOT = 2.5f;    /* from choice to choice, if it fits */
static const float ACROSS = 17;    /* radii in the width of the room */

static const float LEAST = 5; /* rows that there is always room for */

/* Choices side by side; of more, those around the one looked at last. */
enum { SLOTS = 8 };

void tree_plan(struct plan *out)
{
    float longer = fmaxf((float)out->files, (float)out->ranks);

    out->slip[SLIP_TREE] = (struct vec){ RIGHT * longer, BELOW * longer };
}

/* A narrow room has two, so that they can be read. */
static bool has_one_line(struct box room)
{
    return room.w > 1.2f * room.h;
}

float tree_em(struct box room)
{
    if (has_one_line(room))
        return fminf(room.w / ONE_LINE, room.h * 0.05f);
    return fminf(room.w / TWO_LINES, room.h * 0.035f);
}

/* --- one disc ------------------------------------------------------------ */

static void strike(struct scene *sc, struct vec at, float radius, enum ink ink)
{
    struct vec pts[2] = { { at.x - radius, at.y + radius * 0.6f },
                          { at.x + radius, at.y - radius * 0.6f } };

    scene_polyline(sc, pts, 2, radius * 0.12f, 0, ink);
}

void tree_draw_node(struct scene *sc, struct vec at, float radius,
                    enum tree_state state, const char *name)
{
    static const enum ink words[] = { [TREE_OPEN] = INK_STRONG,
                                      [TREE_TAKEN] = INK_ON_ACCENT,
                                      [TREE_TRIED] = INK_FAINT,
                                      [TREE_BARRED] = INK_FAINT,
                                      [TREE_GOOD] = INK_CASING };

    if (state == TREE_TAKEN)
        scene_disc(sc, at, radius, INK_ACCENT);
    else if (state == TREE_GOOD)
        scene_disc(sc, at, radius, INK_SOLVED);
    if (state == TREE_GOOD)
        scene_ring(sc, at, radius * 0.95f, radius * 0.1f, INK_STRONG);
    else if (state == TREE_OPEN || state == TREE_TRIED)
        scene_ring(sc, at, radius * 0.95f, radius * 0.1f, INK_FAINT);
    scene_text(sc, at, radius * 0.9f, radius * 1.9f, FACE_SANS, ANCHOR_CENTRE,
               words[state], name);
    if (state == TREE_TRIED)
        strike(sc, at, radius, INK_WARNING);
    if (state == TREE_BARRED)
        strike(sc, at, radius, INK_FAINT);
}

/* From edge to edge: the discs are hollow. */
void tree_draw_line(struct scene *sc, struct vec from, struct vec to,
                    float radius, float stroke, enum ink ink)
{
    float x = to.x - from.x, y = to.y - from.y, length = hypotf(x, y);
    struct vec in = { x / length * radius, y / length * radius };
    struct vec pts[2] = { { from.x + in.x, from.y + in.y },
                          { to.x - in.x, to.y - in.y } };

    if (length > 2 * radius)
        scene_polyline(sc, pts, 2, stroke, 0, ink);
}

/* --- levels -------------------------------------------------------------- */

struct rows {
    struct box room;
    float radius;
    int shown; /* how many levels there is room for */
};

static struct rows rows_in(struct box room)
{
    float radius = fminf(room.w / ACROSS, room.h / (ROW * LEAST));
    int shown = (int)(room.h / (ROW * radius)) - 1; /* one is the root's */

    return (struct rows){ room, radius, shown > 1 ? shown : 1 };
}

static float row_y(const struct rows *r, int row)
{
    return r->room.y + r->radius * (1.2f + ROW * (float)row);
}

/* The choices of a level that are shown. */
struct part {
    int first, end;
};

/* The last one that was looked at, else the first. */
static int focus(const struct tree_level *level)
{
    int at = 0;

    for (int i = 0; i < level->n; i++)
        if (level->at[i].state != TREE_OPEN)
            at = i;
    return at;
}

static struct part part_of(const struct tree_level *level)
{
    int first = focus(level) - SLOTS / 2;

    if (first > level->n - SLOTS)
        first = level->n - SLOTS;
    if (first < 0)
        first = 0;
    return (struct part){ first,
                          level->n < first + SLOTS ? level->n : first + SLOTS };
}

static struct vec slot_at(const struct rows *r, struct part p, int i, int row)
{
    float gaps = fmaxf((float)(p.end - p.first - 1), 1);
    float from_middle = (float)(i - p.first) - (float)(p.end - p.first - 1) / 2;
    float slot = fminf(SLOT * r->radius, (r->room.w - 2.2f * r->radius) / gaps);

    return (struct vec){ r->room.x + r->room.w / 2 + from_middle * slot,
                         row_y(r, row) };
}

static void write(struct scene *sc, struct vec at, float em, float room,
                  const char *words)
{
    scene_text(sc, at, em, room, FACE_SANS, ANCHOR_CENTRE, INK_TEXT, words);
}

/* Dots where a level goes on to either side. */
static void draw_dots(const struct rows *r, const struct tree_level *level,
                      struct part p, int row, struct scene *sc)
{
    float off = r->radius * (SLOT / 2 + 0.3f), em = r->radius;
    struct vec left = slot_at(r, p, p.first, row),
               right = slot_at(r, p, p.end - 1, row);

    if (p.first > 0)
        write(sc, (struct vec){ left.x - off, left.y }, em, 0, "\u2026");
    if (p.end < level->n)
        write(sc, (struct vec){ right.x + off, right.y }, em, 0, "\u2026");
}

/* One level below `above`; returns where its taken choice is. */
static struct vec draw_level(const struct rows *r,
                             const struct tree_level *level, struct vec above,
                             int row, const struct view *view, struct scene *sc)
{
    struct part p = part_of(level);
    struct vec taken = above;

    for (int i = p.first; i < p.end; i++) {
        bool on = level->at[i].state == TREE_TAKEN;
        struct vec at = slot_at(r, p, i, row);

        if (on)
            taken = at;
        tree_draw_line(sc, above, at, r->radius,
                       r->radius * (on ? 0.2f : 0.07f),
                       on ? INK_ACCENT : INK_FAINT);
    }
    for (int i = p.first; i < p.end; i++)
        tree_draw_node(sc, slot_at(r, p, i, row), r->radius, level->at[i].state,
                       say_square(level->at[i].square, view->pos->files).at);
    draw_dots(r, level, p, row, sc);
    return taken;
}

/* What the first level shown hangs from. */
static struct vec draw_root(const struct rows *r, const struct tree *t,
                            int first, const struct view *view,
                            struct scene *sc)
{
    struct vec at = { r->room.x + r->room.w / 2, row_y(r, 0) };
    char words[96];

    if (first > 0) {
        snprintf(words, sizeof words, "\u22ee  %s before these",
                 say_count((uint64_t)first, "choice").at);
        write(sc, at, r->radius * 0.9f, r->room.w, words);
        at.y += r->radius * 0.3f;
    } else if (t->root >= 0) {
        tree_draw_node(sc, at, r->radius, TREE_TAKEN,
                       say_square(t->root, view->pos->files).at);
    } else {
        write(sc, at, r->radius * 0.9f, r->room.w, "empty board");
        at.y += r->radius * 0.3f;
    }
    return at;
}

static void draw_levels(const struct tree *t, const struct puzzle *pz,
                        const struct view *view, struct box room,
                        struct scene *sc)
{
    struct rows r = rows_in(room);
    int all = t->levels + (t->end != NULL); /* one row for these words */
    int first = all > r.shown ? all - r.shown : 0, row = 1;
    struct vec above = draw_root(&r, t, first, view, sc);
    struct tree_level level;

    for (int i = first; i < t->levels; i++, row++) {
        t->level(pz, view, i, &level);
        above = draw_level(&r, &level, above, row, view, sc);
    }
    if (t->end)
        write(sc, (struct vec){ above.x, row_y(&r, row) - r.radius },
              r.radius * 0.9f, 0, t->end);
}

/* --- what the shapes mean ------------------------------------------------ */

struct legend {
    struct vec at; /* where the next one begins */
    float em;
    float left, wrap; /* where lines begin; where the next one may */
    struct scene *sc;
};

static void explain(struct legend *l, enum tree_state state, const char *words)
{
    struct vec node = { l->at.x + l->em * 0.6f, l->at.y };

    tree_draw_node(l->sc, node, l->em * 0.6f, state, "");
    scene_text(l->sc, (struct vec){ l->at.x + l->em * 1.5f, l->at.y }, l->em, 0,
               FACE_SANS, ANCHOR_LEFT, INK_TEXT, words);
    l->at.x += l->em * (2.2f + (float)strlen(words) * LETTER);
    if (l->at.x > l->wrap) {
        l->at = (struct vec){ l->left, l->at.y + 1.6f * l->em };
        l->wrap = INFINITY;
    }
}

static void draw_legend(const struct tree *t, struct box room, float em,
                        struct scene *sc)
{
    bool one = has_one_line(room);
    struct legend l = { .at = { room.x,
                                room.y + room.h - em * (one ? 0.8f : 2.4f) },
                        .em = em,
                        .left = room.x,
                        .wrap = one ? INFINITY : room.x + em * 8,
                        .sc = sc };

    explain(&l, TREE_TAKEN, "taken");
    if (t->whole) {
        explain(&l, TREE_OPEN, "left again");
        explain(&l, TREE_TRIED, "dead end");
        explain(&l, TREE_GOOD, t->good);
        return;
    }
    explain(&l, TREE_TRIED, "given up");
    if (t->barred)
        explain(&l, TREE_BARRED, t->barred);
    explain(&l, TREE_OPEN, "not yet");
}

void tree_draw(const struct tree *t, const struct puzzle *pz,
               const struct view *view, struct scene *sc)
{
    struct box room = view->slip[SLIP_TREE];
    float in = room.w * MARGIN, em;

    if (room.w <= 0) /* the board is shown alone */
        return;
    room = (struct box){ room.x + in, room.y + in, room.w - 2 * in,
                         room.h - 2 * in };
    em = tree_em(room);
    if (view->quizzed == QUIZZED_ASKED) {
        write(sc, (struct vec){ room.x + room.w / 2, room.y + room.h / 2 }, em,
              0, "The tree is shown with the answer.");
        return;
    }
    draw_legend(t, room, em, sc);
    room.h -= em * (has_one_line(room) ? 2 : 3.6f);
    if (t->whole)
        tree_draw_whole(t, pz, view, room, sc);
    else
        draw_levels(t, pz, view, room, sc);
}
