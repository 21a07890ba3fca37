/*
 * Armies in peace: against a brute force that colours every square of small
 * boards in all three ways and looks at who really attacks whom, and against
 * the published numbers (A250000, and A260680 for the classes).
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "solve/armies/armies.h"
#include "solve/armies/classes.h"

enum { PLENTY = 50000000, SMALL = 10 };

static void run(struct armies *a, long slice)
{
    long budget;

    do
        budget = slice;
    while (!armies_step(a, &budget));
}

static struct armies *solve(const struct board *b, const char *piece,
                            long slice)
{
    struct mover m;
    struct error err;
    struct armies *a;

    if (!mover_parse(&m, piece, &err))
        return NULL;
    a = armies_create(b, &m, PLENTY);
    run(a, slice);
    return a;
}

static uint64_t counted(const struct armies *a)
{
    wide count;

    return a->known && roll_count(&a->roll, &count) ? count.low : 0;
}

static size_t classes_of(const struct armies *a)
{
    struct armies_classes c;
    size_t count;

    armies_classes_init(&c, &a->roll);
    while (!armies_classes_step(&c, 100))
        ;
    count = c.count;
    armies_classes_free(&c);
    return count;
}

/* --- all colourings ------------------------------------------------------- */

struct brute {
    const struct board *board;
    struct mover mover;
    int number;
    uint64_t ways, classes;
};

/* With all that stands in between. */
static bool is_peaceful(const struct brute *br, const uint8_t *at)
{
    int n = board_squares(br->board);

    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (at[i] == ARMY_WHITE && at[j] == ARMY_BLACK &&
                (attack_hits(br->board, at, &br->mover, i, j) ||
                 attack_hits(br->board, at, &br->mover, j, i)))
                return false;
    return true;
}

/* No image, in either colours, is a greater number. */
static bool is_class(const struct brute *br, const uint8_t *at)
{
    int n = board_squares(br->board);
    unsigned all = symmetry_of_board(br->board);

    for (int s = 0; s < 2 * SYMMETRIES; s++) {
        enum symmetry turn = (enum symmetry)(s / 2);
        uint8_t image[SMALL + 6] = { 0 };

        for (int i = 0; all >> turn & 1 && i < n; i++)
            image[symmetry_square(turn, br->board, i)] =
                at[i] && s % 2 ? (uint8_t)(ARMIES - at[i]) : at[i];
        if (memcmp(image, at, (size_t)n) > 0)
            return false;
    }
    return true;
}

static void look(struct brute *br, const uint8_t *at)
{
    int size[ARMIES] = { 0 };

    for (int i = 0; i < board_squares(br->board); i++)
        size[at[i]]++;
    if (size[ARMY_WHITE] != size[ARMY_BLACK] || size[ARMY_WHITE] < br->number ||
        !is_peaceful(br, at))
        return;
    if (size[ARMY_WHITE] > br->number) {
        br->number = size[ARMY_WHITE];
        br->ways = br->classes = 0;
    }
    br->ways++;
    br->classes += is_class(br, at);
}

static void colour(struct brute *br, uint8_t *at, int square)
{
    int n = board_squares(br->board);

    while (square < n && br->board->hole[square])
        square++;
    if (square == n) {
        look(br, at);
        return;
    }
    for (int army = ARMY_NONE; army < ARMIES; army++) {
        at[square] = (uint8_t)army;
        colour(br, at, square + 1);
    }
    at[square] = ARMY_NONE;
}

static void brute_init(struct brute *br, const struct board *b,
                       const char *piece)
{
    uint8_t at[SMALL + 6] = { 0 };
    struct error err;

    *br = (struct brute){ .board = b };
    mover_parse(&br->mover, piece, &err);
    colour(br, at, 0);
}

/* --- tests ---------------------------------------------------------------- */

static int fails(const struct board *b, const char *piece)
{
    struct armies *a = solve(b, piece, 1000);
    struct brute br;
    int wrong;

    brute_init(&br, b, piece);
    wrong = !a->known || a->number != br.number || counted(a) != br.ways ||
            roll_told(&a->roll) != br.ways || classes_of(a) != br.classes;
    if (wrong)
        fprintf(stderr,
                "%s %dx%d %s: %d each, %d ways, %d classes; brute force: %d, "
                "%d, %d\n",
                piece, b->files, b->ranks, surface_names[b->surface], a->number,
                (int)counted(a), (int)classes_of(a), br.number, (int)br.ways,
                (int)br.classes);
    armies_destroy(a);
    return wrong;
}

TEST any_piece_agrees_with_all_colourings(void)
{
    static const char *const pieces[] = {
        "queen",  "king",   "rook",  "bishop",
        "knight", "amazon", "camel", "1,1+0,2"
    };
    static const int sizes[][2] = { { 3, 3 }, { 4, 2 }, { 2, 5 }, { 9, 1 } };

    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 4; j++) {
            struct board b;

            board_init(&b, sizes[j][0], sizes[j][1]);
            ASSERT_FALSE(fails(&b, pieces[i]));
            board_free(&b);
        }
    PASS();
}

TEST any_surface_agrees_with_all_colourings(void)
{
    static const char *const pieces[] = { "queen", "knight", "wazir", "1,2*" };

    for (int i = 0; i < 4; i++)
        for (int s = SURFACE_CYLINDER; s < SURFACES; s++) {
            struct board b;

            board_init(&b, i % 2 ? 3 : 5, i % 2 ? 3 : 2);
            b.surface = (enum surface)s;
            ASSERT_FALSE(fails(&b, pieces[i]));
            board_free(&b);
        }
    PASS();
}

TEST holes_agree_with_all_colourings(void)
{
    static const char *const pieces[] = { "queen", "rook", "knight" };
    struct rng rng;

    rng_seed(&rng, 7);
    for (int i = 0; i < 30; i++) {
        struct board b;

        board_init(&b, 4, 4);
        while (board_squares(&b) - b.nholes > SMALL - 1)
            board_set_hole(&b, (int)rng_below(&rng, 16), true);
        ASSERT_FALSE(fails(&b, pieces[i % 3]));
        board_free(&b);
    }
    PASS();
}

TEST queens_are_as_many_as_published(void)
{
    static const int number[] = { 0, 0, 1, 2, 4, 5, 7, 9, 12 };
    static const unsigned ways[] = { 1, 1, 16, 112, 18, 560, 304, 1136, 200 };
    static const size_t classes[] = { 1, 1, 1, 10, 3, 35, 19, 71, 18 };

    for (int n = 1; n <= 9; n++) {
        struct board b;
        struct armies *a;

        board_init(&b, n, n);
        a = solve(&b, "queen", 100000);
        ASSERT(a->proved);
        ASSERT_EQ_FMT(number[n - 1], a->number, "%d");
        ASSERT_EQ_FMT(ways[n - 1], (unsigned)counted(a), "%u");
        ASSERT_EQ_FMT(classes[n - 1], classes_of(a), "%zu");
        armies_destroy(a);
        board_free(&b);
    }
    PASS();
}

static bool stands(const struct board *b, const uint8_t *at, int number)
{
    struct brute br = { .board = b };
    int size[ARMIES] = { 0 };

    mover_of(&br.mover, PIECE_QUEEN);
    for (int i = 0; i < board_squares(b); i++)
        size[at[i]]++;
    return size[ARMY_WHITE] == number && size[ARMY_BLACK] == number &&
           is_peaceful(&br, at);
}

TEST every_way_is_another_and_is_peaceful(void)
{
    struct board b;
    struct armies *a;
    uint8_t at[2][36] = { { 0 } };

    board_init(&b, 6, 6);
    a = solve(&b, "queen", 1000);
    for (uint64_t k = 0; k < roll_told(&a->roll); k++) {
        armies_at(a, k, at[k % 2]);
        ASSERT(stands(&b, at[k % 2], 5));
        ASSERT(k == 0 || memcmp(at[0], at[1], sizeof at[0]) != 0);
    }
    armies_destroy(a);
    board_free(&b);
    PASS();
}

TEST large_boards_are_mustered_and_not_proved(void)
{
    struct board b;
    struct armies *a;
    uint8_t at[14 * 13];

    board_init(&b, 14, 13);
    a = solve(&b, "queen", 1000);
    ASSERT(armies_too_large(a));
    ASSERT_FALSE(a->proved);
    ASSERT_FALSE(a->known);
    ASSERT(a->number >= 24); /* as many as fit on 13x13 */
    armies_best(a, at);
    ASSERT(stands(&b, at, a->number));
    armies_destroy(a);
    board_free(&b);
    PASS();
}

/* Bishops of two colours never meet: half of the squares is proof enough. */
TEST half_of_the_squares_are_proof_enough(void)
{
    struct board b;
    struct armies *a;

    board_init(&b, 12, 12);
    a = solve(&b, "bishop", 1000);
    ASSERT(a->proved);
    ASSERT_EQ(72, a->number);
    armies_destroy(a);
    board_free(&b);
    PASS();
}

TEST a_limit_is_kept(void)
{
    struct mover m;
    struct board b;
    struct armies *a;

    mover_of(&m, PIECE_QUEEN);
    board_init(&b, 8, 8);
    a = armies_create(&b, &m, 1000);
    run(a, 77);
    ASSERT_EQ(1000u, a->nodes);
    ASSERT_FALSE(a->proved);
    ASSERT_EQ(9, a->number);
    ASSERT_EQ(0u, roll_told(&a->roll));
    armies_destroy(a);

    a = armies_create(&b, &m, 60000); /* enough for the proof */
    run(a, 100000);
    ASSERT(a->proved);
    ASSERT_FALSE(a->known);
    ASSERT(roll_told(&a->roll) > 0 && roll_told(&a->roll) < 1136);
    armies_destroy(a);
    board_free(&b);
    PASS();
}

TEST slices_make_no_difference(void)
{
    struct board b;
    struct armies *one, *other;
    uint8_t at[2][35];

    board_init(&b, 7, 5);
    board_set_hole(&b, 17, true);
    one = solve(&b, "queen", 1);
    other = solve(&b, "queen", 1000000);
    ASSERT_EQ(one->nodes, other->nodes);
    armies_best(one, at[0]);
    armies_best(other, at[1]);
    ASSERT_MEM_EQ(at[0], at[1], sizeof at[0]);
    ASSERT_EQ(counted(one), counted(other));
    armies_destroy(one);
    armies_destroy(other);
    board_free(&b);
    PASS();
}

TEST the_share_only_grows(void)
{
    struct mover m;
    struct board b;
    struct armies *a;
    double last = 0;
    enum armies_stage stage = ARMIES_MUSTER;

    mover_of(&m, PIECE_QUEEN);
    board_init(&b, 8, 7);
    a = armies_create(&b, &m, PLENTY);
    for (long budget = 500; !armies_step(a, &budget); budget = 500) {
        if (a->stage == stage)
            ASSERT(armies_share(a) >= last && armies_share(a) <= 1);
        last = armies_share(a);
        stage = a->stage;
    }
    armies_destroy(a);
    board_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(any_piece_agrees_with_all_colourings);
    RUN_TEST(any_surface_agrees_with_all_colourings);
    RUN_TEST(holes_agree_with_all_colourings);
    RUN_TEST(queens_are_as_many_as_published);
    RUN_TEST(every_way_is_another_and_is_peaceful);
    RUN_TEST(large_boards_are_mustered_and_not_proved);
    RUN_TEST(half_of_the_squares_are_proof_enough);
    RUN_TEST(a_limit_is_kept);
    RUN_TEST(slices_make_no_difference);
    RUN_TEST(the_share_only_grows);
    GREATEST_MAIN_END();
}
