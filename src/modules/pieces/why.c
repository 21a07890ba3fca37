/* Why no more pieces fit: groups of squares with room for one piece each. And
 * why fewer cannot cover the board: squares that take a piece each. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/say.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "scene/seam.h"
#include "solve/pieces/peaceful.h"

/* The squares of a group, in reading order from a1; returns how many. */
static int members(const int *group, int squares, int which, int *out)
{
    int n = 0;

    for (int sq = 0; sq < squares; sq++)
        if (group[sq] == which)
            out[n++] = sq;
    return n;
}

/* A ring round squares that lie in a block. */
static void draw_block(struct scene *sc, const int *at, int n)
{
    struct box all = scene_square_box(sc, at[0]);
    float in = 0.08f;

    for (int i = 1; i < n; i++) {
        struct box b = scene_square_box(sc, at[i]);
        float right = all.x + all.w > b.x + b.w ? all.x + all.w : b.x + b.w;
        float end = all.y + all.h > b.y + b.h ? all.y + all.h : b.y + b.h;

        all.x = b.x < all.x ? b.x : all.x;
        all.y = b.y < all.y ? b.y : all.y;
        all.w = right - all.x;
        all.h = end - all.y;
    }
    scene_outline(
        sc,
        (struct box){ all.x + in, all.y + in, all.w - 2 * in, all.h - 2 * in },
        0.12f, 0.06f, INK_PATH);
}

/* A line through squares that lie on one, or from one to the other as the piece
 * goes; a ring round one alone. */
static void draw_line(const struct best *best, struct scene *sc, const int *at,
                      int n)
{
    if (n == 1)
        scene_ring(sc, scene_square(sc, at[0]), 0.3f, 0.06f, INK_PATH);
    else
        seam_line(sc, &best->board, n == 2 ? &best->mover : NULL, at[0],
                  at[n - 1], 0.08f, 0.03f, INK_PATH);
}

static void draw_apart(const struct best *best, struct scene *sc)
{
    for (int i = 0; best->apart && i < best_number(best); i++)
        scene_ring(sc, scene_square(sc, best->apart[i]), 0.3f, 0.06f, INK_PATH);
}

static void draw_group(const struct best *best, enum peaceful_proof proof,
                       const int *at, int n, struct scene *sc)
{
    if (n == 0)
        return;
    if (proof == PEACEFUL_BY_BLOCKS || proof == PEACEFUL_BY_ALL)
        draw_block(sc, at, n);
    else
        draw_line(best, sc, at, n);
}

static void draw_groups(const struct best *best, const struct view *view,
                        struct scene *sc)
{
    int squares = board_squares(&best->board);
    int *group = xmalloc((size_t)squares * sizeof *group);
    int *at = xmalloc((size_t)squares * sizeof *at);
    enum peaceful_proof proof = peaceful_why(best->peaceful, group);

    if (proof == PEACEFUL_BY_GROUPS)
        tints_groups_draw(group, view->pos, sc);
    else
        for (int g = 0; g < peaceful_maximum(best->peaceful); g++)
            draw_group(best, proof, at, members(group, squares, g, at), sc);
    free(group);
    free(at);
}

void why_draw(const struct best *best, const struct view *view,
              struct scene *sc)
{
    if (best->most)
        draw_groups(best, view, sc);
    else
        draw_apart(best, sc);
}

/* Lines, or blocks: `n` of them, each with room for one piece. */
static void say_lines(enum piece_kind piece, int n, struct text *out)
{
    const char *line = piece == PIECE_BISHOP ? "diagonal" : "line";
    const char *room = piece == PIECE_BISHOP ? "bishop" : "piece";

    if (n == 1)
        text_addf(out,
                  "The %s drawn touches every square, and has room for one "
                  "%s only.",
                  line, room);
    else
        text_addf(out,
                  "The %s drawn touch every square, and each has room for one "
                  "%s only.",
                  say_count((uint64_t)n, line).at, room);
}

static void say_blocks(int n, struct text *out)
{
    if (n == 1)
        text_add(out, "All its squares are a king's move apart.");
    else
        text_addf(out,
                  "The board falls into %d blocks of at most two by two "
                  "squares, and in a block all squares are a king's move "
                  "apart: each has room for one.",
                  n);
}

static void say_pairs(const struct best *best, int n, struct text *out)
{
    const char *piece = piece_kind_name(best->mover.kind);
    const char *article = strchr("aeiou", *piece) ? "an" : "a";

    if (n == 1)
        text_addf(out,
                  "It has no other square, or just one more, %s %s's move "
                  "apart.",
                  article, piece);
    else
        text_addf(out,
                  "The squares are joined in pairs %s %s's move apart, or "
                  "stand alone: that makes %d groups, and each has room for "
                  "one %s only.",
                  article, piece, n, piece);
}

static void say_groups(const struct best *best, struct text *out)
{
    int squares = board_squares(&best->board);
    int *group = xmalloc((size_t)squares * sizeof *group);
    int n = peaceful_maximum(best->peaceful);

    switch (peaceful_why(best->peaceful, group)) {
    case PEACEFUL_BY_SEARCH:
        text_add(out, "This was found by trying everything.");
        break;
    case PEACEFUL_BY_LINES: say_lines(best->mover.kind, n, out); break;
    case PEACEFUL_BY_BLOCKS: say_blocks(n, out); break;
    case PEACEFUL_BY_PAIRS: say_pairs(best, n, out); break;
    case PEACEFUL_BY_GROUPS:
        text_addf(out,
                  "The letters divide the squares into %d groups. In a group "
                  "every square attacks every other, so each has room for one "
                  "only.",
                  n);
        break;
    case PEACEFUL_BY_ALL:
        text_add(out, "Every square attacks every other.");
        break;
    }
    free(group);
}

/* As solve/pieces/cover.c counts them. */
static bool covers_by_lines(const struct best *best)
{
    return best_product(best)->parts[0].formula != NULL;
}

static void say_apart(const struct best *best, const struct params *params,
                      struct text *out)
{
    int n = best_number(best);

    if (n == 1)
        text_add(out, "Fewer is none.");
    else if (best->apart && n == 2)
        text_addf(out, "No %s can cover both ringed squares at once.",
                  pieces_called(params, 1).at);
    else if (best->apart)
        text_addf(out,
                  "No %s can cover two of the %d ringed squares at once: each "
                  "takes one of its own.",
                  pieces_called(params, 1).at, n);
    else if (covers_by_lines(best))
        text_add(out, "With fewer, a rank and a file without a rook would "
                      "cross in a square that is not covered.");
    else
        text_add(out, "That fewer cannot was found by trying everything.");
}

void why_say(const struct best *best, const struct params *params,
             struct text *out)
{
    if (best->most)
        say_groups(best, out);
    else
        say_apart(best, params, out);
}
