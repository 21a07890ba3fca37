/* Peaceful pieces: as many as fit, and the argument why no more do. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "solve/pieces/peaceful.h"

/* --- the argument -------------------------------------------------------- */

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

/* A line through squares that lie on one, with a dot for one alone. */
static void draw_line(struct scene *sc, const int *at, int n)
{
    struct vec pts[2] = { scene_square(sc, at[0]),
                          scene_square(sc, at[n - 1]) };

    if (n == 1)
        scene_ring(sc, pts[0], 0.3f, 0.06f, INK_PATH);
    else
        scene_polyline(sc, pts, 2, 0.08f, 0.03f, INK_PATH);
}

static void draw_why(const struct puzzle *pz, struct scene *sc)
{
    int squares = board_squares(&pz->board);
    int *group = xmalloc((size_t)squares * sizeof *group);
    int *at = xmalloc((size_t)squares * sizeof *at);
    enum peaceful_proof proof = peaceful_why(pz->answer, group);

    for (int g = 0; g < peaceful_maximum(pz->answer); g++) {
        int n = members(group, squares, g, at);

        if (n == 0)
            continue;
        if (proof == PEACEFUL_BY_BLOCKS || proof == PEACEFUL_BY_ALL)
            draw_block(sc, at, n);
        else
            draw_line(sc, at, n);
    }
    free(group);
    free(at);
}

static void say_why(const struct puzzle *pz, struct text *out)
{
    int squares = board_squares(&pz->board);
    int *group = xmalloc((size_t)squares * sizeof *group);
    int n = peaceful_maximum(pz->answer);

    switch (peaceful_why(pz->answer, group)) {
    case PEACEFUL_BY_SEARCH:
        text_add(out, "No simple argument shows it: everything was tried.");
        break;
    case PEACEFUL_BY_LINES:
        text_addf(
            out,
            pz->piece == PIECE_BISHOP
                ? "The %d diagonals drawn touch every square, and each has "
                  "room for one bishop only."
                : "The %d lines drawn touch every square, and each has "
                  "room for one piece only.",
            n);
        break;
    case PEACEFUL_BY_BLOCKS:
        text_addf(out,
                  "The board falls into %s of at most two by two "
                  "squares, and in a block all squares are a king's move "
                  "apart: each has room for one.",
                  say_count((uint64_t)n, "block").at);
        break;
    case PEACEFUL_BY_PAIRS:
        text_addf(out,
                  "The squares are joined in pairs a knight's move "
                  "apart, or stand alone: that makes %s, and each "
                  "has room for one knight only.",
                  say_count((uint64_t)n, "group").at);
        break;
    case PEACEFUL_BY_ALL:
        text_add(out, "Every square attacks every other.");
        break;
    }
    free(group);
}

/* --- the solver ---------------------------------------------------------- */

static void *create_answer(const struct board *b, enum piece_kind piece,
                           struct error *err)
{
    return peaceful_create(b, piece, err);
}

static void destroy_answer(void *answer)
{
    peaceful_destroy(answer);
}

static bool step_answer(void *answer, long budget)
{
    return peaceful_step(answer, budget);
}

static int number(const void *answer)
{
    return peaceful_maximum(answer);
}

static bool count(const void *answer, wide *out)
{
    return peaceful_count(answer, out);
}

static uint64_t told(const void *answer)
{
    return peaceful_told(answer);
}

static void at(const void *answer, uint64_t k, uint8_t *occupied)
{
    peaceful_at(answer, k, occupied);
}

static void source(const void *answer, struct arrangement_source *out)
{
    peaceful_source(answer, out);
}

/* clang-format off */
const struct pieces_solver pieces_peaceful = {
    .most = true, .create = create_answer, .destroy = destroy_answer,
    .step = step_answer, .number = number, .count = count, .told = told,
    .at = at, .source = source, .draw_why = draw_why, .say_why = say_why
};
/* clang-format on */

/* --- the puzzle ---------------------------------------------------------- */

/* clang-format off */
static const struct control controls[] = {
    [PIECES_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_CHOICE,
        .initial = "king", .names = pieces_names, .titles = pieces_titles,
        .help = "Which pieces are to live in peace."
    },
    [PIECES_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = PEACEFUL_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [PIECES_MODE] = {
        .key = "mode", .label = "Do", .kind = CONTROL_CHOICE,
        .initial = "album", .quiet = true, .names = pieces_modes,
        .titles = pieces_mode_titles,
        .help = "Browse the best arrangements, or try by hand."
    },
    [PIECES_SOLUTION] = {
        .key = "solution", .label = "Solution", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .help = "Which of the best arrangements is shown."
    },
    [PIECES_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .help = "Squares cut out of the board; they block "
        "lines as the edge does."
    },
    [PIECES_ATTACKS] = {
        .key = "attacks", .label = "Attacked squares",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .help = "Hatch the squares that are attacked."
    },
    [PIECES_ARGUMENT] = {
        .key = "argument", .label = "Why no more fit",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .help = "Draw groups of squares that have room for one piece each."
    },
    { .key = NULL }
};
/* clang-format on */

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    return pieces_create(&pieces_peaceful, params, tr);
}

static struct work *ask(const struct params *params, int threads,
                        struct error *err)
{
    (void)threads;
    return pieces_ask(&pieces_peaceful, params, err);
}

static const struct question questions[] = {
    { .key = "count",
      .help = "Tell only how many best arrangements there are.",
      .ask = ask,
      .task = { .step = pieces_tell_count, .drop = pieces_drop } },
    { .key = "list",
      .help = "Print the squares of every best arrangement on a line.",
      .ask = ask,
      .task = { .step = pieces_tell_list, .drop = pieces_drop } },
    { .key = NULL }
};

static void heading(const struct params *params, struct text *out)
{
    text_addf(out, "Peaceful %ss %d\u00d7%d",
              pieces_names[params->at[PIECES_PIECE].number],
              params->at[PIECES_SIZE].number, params->at[PIECES_SIZE].second);
}

static const struct activity activity = { .create = create,
                                          .heading = heading,
                                          PIECES_ACTIVITY };

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class place_puzzle = {
    .name = "place",
    .title = "Peaceful pieces",
    .tab = "Peaceful",
    .summary = "As many pieces of a kind as fit without attacking each "
               "other.",
    .controls = controls,
    .questions = questions,
    .series = place_series,
    .activities = activities,
    PIECES_CLASS
};
