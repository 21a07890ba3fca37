/*
 * Covering: against a brute force over all sets of squares on small boards
 * with random holes, and against the published numbers.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "support/attacks.h"
#include "chess/board.h"
#include "chess/square.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/cover.h"

static const enum piece_kind pieces[] = { PIECE_KING, PIECE_QUEEN, PIECE_ROOK,
                                          PIECE_BISHOP, PIECE_KNIGHT };
enum { PIECES = 5 };

static struct cover *solve(const struct board *b, enum piece_kind piece)
{
    struct error err;
    struct mover m = piece_mover(piece);
    struct cover *c = cover_create(b, &m, &err);

    while (c && !cover_step(c, 1000))
        ;
    return c;
}

static unsigned ways_of(const struct cover *c)
{
    wide count;

    return product_count(cover_product(c), &count) ? (unsigned)count.low : 0;
}

/* Bit masks of what a piece covers from each square. */
static void cover_masks(const struct board *b, enum piece_kind piece,
                        uint32_t *mask)
{
    int to[64];

    for (int i = 0; i < board_squares(b); i++) {
        int n = b->hole[i] ? 0 : piece_squares(b, NULL, piece, i, to);

        mask[i] = 1u << i;
        for (int j = 0; j < n; j++)
            mask[i] |= 1u << to[j];
    }
}

static uint32_t squares_of(const struct board *b)
{
    uint32_t set = 0;

    for (int i = 0; i < board_squares(b); i++)
        set |= (uint32_t)!b->hole[i] << i;
    return set;
}

static bool covers(const uint32_t *mask, uint32_t set, uint32_t squares)
{
    uint32_t covered = 0;

    for (uint32_t s = set; s; s &= s - 1)
        covered |= mask[__builtin_ctz(s)];
    return (squares & ~covered) == 0;
}

static void brute(const struct board *b, enum piece_kind piece, int *minimum,
                  unsigned *ways)
{
    uint32_t mask[32], squares = squares_of(b);

    cover_masks(b, piece, mask);
    *minimum = 99;
    for (uint32_t set = 0; set < 1u << board_squares(b); set++) {
        int size = __builtin_popcount(set);

        if (set & ~squares || size > *minimum || !covers(mask, set, squares))
            continue;
        *ways = size < *minimum ? 1 : *ways + 1;
        *minimum = size;
    }
}

/* All arrangements told cover everything, have the right size, and differ. */
static bool all_right(const struct cover *c, const struct board *b,
                      enum piece_kind piece)
{
    uint64_t told = product_told(cover_product(c));
    uint32_t mask[32], *seen = calloc(told, sizeof *seen);
    bool right = true;

    cover_masks(b, piece, mask);
    for (uint64_t k = 0; k < told; k++) {
        uint8_t occupied[32];
        uint32_t set = 0;

        product_at(cover_product(c), k, occupied);
        for (int i = 0; i < board_squares(b); i++)
            set |= (uint32_t)occupied[i] << i;
        right = right && covers(mask, set, squares_of(b)) &&
                !(set & ~squares_of(b)) &&
                __builtin_popcount(set) == cover_at_least(c);
        for (uint64_t j = 0; j < k; j++)
            right = right && seen[j] != set;
        seen[k] = set;
    }
    free(seen);
    return right;
}

static enum greatest_test_res agrees(const struct board *b,
                                     enum piece_kind piece)
{
    struct cover *c = solve(b, piece);
    int minimum;
    unsigned ways = 0;

    brute(b, piece, &minimum, &ways);
    ASSERT_EQ_FMT(minimum, cover_at_least(c), "%d");
    ASSERT_EQ_FMT(ways, ways_of(c), "%u");
    ASSERT_EQ_FMT(ways, (unsigned)product_told(cover_product(c)), "%u");
    ASSERT(all_right(c, b, piece));
    cover_destroy(c);
    PASS();
}

TEST small_boards_agree_with_brute_force(void)
{
    for (int files = 1; files <= 5; files++)
        for (int ranks = 1; ranks <= 5 && files * ranks <= 20; ranks++)
            for (int i = 0; i < PIECES; i++) {
                struct board b;

                board_init(&b, files, ranks);
                CHECK_CALL(agrees(&b, pieces[i]));
                board_free(&b);
            }
    PASS();
}

TEST boards_with_holes_agree_too(void)
{
    struct rng r;

    rng_seed(&r, 3);
    for (int i = 0; i < 200; i++) {
        struct board b;

        board_init(&b, 3 + i % 3, 5 - i % 3);
        for (int j = 0; j < board_squares(&b); j++)
            board_set_hole(&b, j, rng_below(&r, 4) == 0);
        CHECK_CALL(agrees(&b, pieces[i % PIECES]));
        board_free(&b);
    }
    PASS();
}

/* Holes that some symmetry of the board keeps, and seams. */
TEST symmetric_holes_and_surfaces_agree_too(void)
{
    struct rng r;

    rng_seed(&r, 4);
    for (int i = 0; i < 150; i++) {
        struct board b;
        int squares;

        board_init(&b, 3 + i % 2, 4 + i / 2 % 2 - i % 2);
        b.surface = (enum surface)(i / 4 % SURFACES);
        squares = board_squares(&b);
        for (int j = 0; j < squares / 2 && i % 3 > 0; j++)
            if (rng_below(&r, 5) == 0) {
                board_set_hole(&b, j, true);
                board_set_hole(&b, squares - 1 - j, true);
            }
        CHECK_CALL(agrees(&b, pieces[i % PIECES]));
        board_free(&b);
    }
    PASS();
}

/* As the search without symmetries came to them. */
TEST ways_keep_their_order(void)
{
    static const char *const known[] = { "a1 e3 c5", "f1 b3 d5", "c2 e4 a6",
                                         "d2 b4 f6" };
    struct cover *c;
    struct board b;

    board_init(&b, 6, 6);
    c = solve(&b, PIECE_QUEEN);
    for (uint64_t k = 0; k < 4; k++) {
        uint8_t occupied[36];
        char names[32] = "";

        product_at(cover_product(c), k, occupied);
        for (int i = 0; i < 36; i++)
            if (occupied[i]) {
                strcat(names, *names ? " " : "");
                strcat(names, say_square(i, 6).at);
            }
        ASSERT_STR_EQ(known[k], names);
    }
    cover_destroy(c);
    board_free(&b);
    PASS();
}

TEST square_boards_have_their_published_numbers(void)
{
    static const int queens[] = { 0, 1, 1, 1, 2, 3, 3, 4, 5 };
    static const unsigned queen_ways[] = { 0, 1, 4, 1, 12, 186, 4, 86, 4860 };
    static const int knights[] = { 0, 1, 4, 4, 4, 5, 8, 10, 12 };
    static const unsigned knight_ways[] = { 0, 1, 1, 8, 9, 47, 127, 10, 2 };

    for (int n = 1; n <= 8; n++) {
        struct cover *c;
        struct board b;

        board_init(&b, n, n);
        c = solve(&b, PIECE_QUEEN);
        ASSERT_EQ_FMT(queens[n], cover_at_least(c), "%d");
        ASSERT_EQ_FMT(queen_ways[n], ways_of(c), "%u");
        cover_destroy(c);
        c = solve(&b, PIECE_KNIGHT);
        ASSERT_EQ_FMT(knights[n], cover_at_least(c), "%d");
        ASSERT_EQ_FMT(knight_ways[n], ways_of(c), "%u");
        cover_destroy(c);
        c = solve(&b, PIECE_KING);
        ASSERT_EQ_FMT((n + 2) / 3 * ((n + 2) / 3), cover_at_least(c), "%d");
        cover_destroy(c);
        c = solve(&b, PIECE_BISHOP);
        ASSERT_EQ_FMT(n, cover_at_least(c), "%d");
        cover_destroy(c);
        board_free(&b);
    }
    PASS();
}

TEST larger_boards_have_their_published_minima(void)
{
    static const struct {
        enum piece_kind piece;
        int n, minimum;
    } known[] = { { PIECE_QUEEN, 9, 5 },    { PIECE_QUEEN, 10, 5 },
                  { PIECE_QUEEN, 11, 5 },   { PIECE_KNIGHT, 9, 14 },
                  { PIECE_KING, 10, 16 },   { PIECE_KING, 12, 16 },
                  { PIECE_BISHOP, 12, 12 }, { PIECE_ROOK, 12, 12 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct cover *c;
        struct board b;

        board_init(&b, known[i].n, known[i].n);
        c = solve(&b, known[i].piece);
        ASSERT_EQ_FMT(known[i].minimum, cover_at_least(c), "%d");
        cover_destroy(c);
        board_free(&b);
    }
    PASS();
}

TEST rooks_and_bishops_on_8x8_have_as_many_ways_as_known(void)
{
    struct cover *c;
    struct board b;

    board_init(&b, 8, 8);
    c = solve(&b, PIECE_ROOK);
    ASSERT_EQ_FMT(8, cover_at_least(c), "%d");
    ASSERT_EQ_FMT(33514112u, ways_of(c), "%u");
    cover_destroy(c);
    c = solve(&b, PIECE_BISHOP);
    ASSERT_EQ_FMT(11664u, ways_of(c), "%u");
    cover_destroy(c);
    board_free(&b);
    PASS();
}

TEST five_queens_cover_8x8_in_638_ways_up_to_symmetry(void)
{
    struct arrangement_classes ac;
    struct cover *c;
    struct board b;

    board_init(&b, 8, 8);
    c = solve(&b, PIECE_QUEEN);
    arrangement_classes_init(&ac, cover_product(c));
    while (!arrangement_classes_step(&ac, 100))
        ;
    ASSERT_EQ_FMT(638u, (unsigned)ac.count, "%u");
    arrangement_classes_free(&ac);
    cover_destroy(c);
    board_free(&b);
    PASS();
}

/* Of the ways, those in which the queens leave each other in peace. */
static unsigned independent(const struct cover *c, const struct board *b,
                            enum piece_kind piece)
{
    unsigned count = 0;

    for (uint64_t k = 0; k < product_told(cover_product(c)); k++) {
        uint8_t occupied[64];
        bool peaceful = true;
        int to[64];

        product_at(cover_product(c), k, occupied);
        for (int i = 0; i < board_squares(b); i++) {
            int n = occupied[i] ? piece_squares(b, NULL, piece, i, to) : 0;

            while (n-- > 0)
                peaceful = peaceful && !occupied[to[n]];
        }
        count += peaceful;
    }
    return count;
}

TEST peaceful_covers_are_as_many_as_known(void)
{
    static const struct {
        enum piece_kind piece;
        int n;
        unsigned ways;
    } known[] = { { PIECE_QUEEN, 5, 16 },
                  { PIECE_QUEEN, 7, 8 },
                  { PIECE_QUEEN, 8, 728 },
                  { PIECE_BISHOP, 8, 5184 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct cover *c;
        struct board b;

        board_init(&b, known[i].n, known[i].n);
        c = solve(&b, known[i].piece);
        ASSERT_EQ_FMT(known[i].ways, independent(c, &b, known[i].piece), "%u");
        cover_destroy(c);
        board_free(&b);
    }
    PASS();
}

TEST slices_do_not_change_what_is_found(void)
{
    uint8_t one[36], other[36];
    struct mover knight = piece_mover(PIECE_KNIGHT);
    struct cover *c, *d;
    struct error err;
    struct board b;

    board_init(&b, 6, 6);
    board_set_hole(&b, 14, true);
    c = solve(&b, PIECE_KNIGHT);
    d = cover_create(&b, &knight, &err);
    while (!cover_step(d, 1))
        ASSERT(cover_at_least(d) <= cover_at_least(c));
    ASSERT_EQ_FMT(ways_of(c), ways_of(d), "%u");
    for (uint64_t k = 0; k < product_told(cover_product(c)); k++) {
        product_at(cover_product(c), k, one);
        product_at(cover_product(d), k, other);
        ASSERT_MEM_EQ(one, other, 36);
    }
    cover_destroy(c);
    cover_destroy(d);
    board_free(&b);
    PASS();
}

TEST boards_too_large_are_refused_with_the_limit(void)
{
    struct mover queen = piece_mover(PIECE_QUEEN);
    struct error err;
    struct board b;

    board_init(&b, 4, 25);
    ASSERT_EQ(NULL, cover_create(&b, &queen, &err));
    ASSERT(strstr(err.message, "24"));
    board_free(&b);
    PASS();
}

SUITE(cover)
{
    RUN_TEST(small_boards_agree_with_brute_force);
    RUN_TEST(boards_with_holes_agree_too);
    RUN_TEST(symmetric_holes_and_surfaces_agree_too);
    RUN_TEST(ways_keep_their_order);
    RUN_TEST(square_boards_have_their_published_numbers);
    RUN_TEST(larger_boards_have_their_published_minima);
    RUN_TEST(rooks_and_bishops_on_8x8_have_as_many_ways_as_known);
    RUN_TEST(five_queens_cover_8x8_in_638_ways_up_to_symmetry);
    RUN_TEST(peaceful_covers_are_as_many_as_known);
    RUN_TEST(slices_do_not_change_what_is_found);
    RUN_TEST(boards_too_large_are_refused_with_the_limit);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(cover);
    GREATEST_MAIN_END();
}
