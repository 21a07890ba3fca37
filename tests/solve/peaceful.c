/*
 * Peaceful pieces: against a brute force over all sets of squares on small
 * boards with random holes, and against the published numbers.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "base/text.h"
#include "support/attacks.h"
#include "chess/board.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/peaceful.h"

static const enum piece_kind pieces[] = { PIECE_KING, PIECE_QUEEN, PIECE_ROOK,
                                          PIECE_BISHOP, PIECE_KNIGHT };
enum { PIECES = 5, SQUARES = PEACEFUL_SIDE_MAX * PEACEFUL_SIDE_MAX };

static struct peaceful *solve(const struct board *b, enum piece_kind piece)
{
    struct error err;
    struct mover m = piece_mover(piece);
    struct peaceful *p = peaceful_create(b, &m, &err);

    while (p && !peaceful_step(p, 1000))
        ;
    return p;
}

static unsigned counted(const struct peaceful *p)
{
    wide count;

    return product_count(peaceful_product(p), &count) ? (unsigned)count.low : 0;
}

/* Bit masks of what each square attacks. */
static void attack_masks(const struct board *b, enum piece_kind piece,
                         uint32_t *mask)
{
    int to[64];

    for (int i = 0; i < board_squares(b); i++) {
        int n = piece_squares(b, NULL, piece, i, to);

        mask[i] = 0;
        for (int j = 0; j < n; j++)
            mask[i] |= 1u << to[j];
    }
}

/* The greatest peaceful sets and their number, by trying all. */
static void brute(const struct board *b, enum piece_kind piece, int *maximum,
                  unsigned *ways)
{
    uint32_t mask[32], holes = 0;

    attack_masks(b, piece, mask);
    for (int i = 0; i < board_squares(b); i++)
        holes |= (uint32_t)b->hole[i] << i;
    *maximum = -1;
    for (uint32_t set = 0; set < 1u << board_squares(b); set++) {
        bool peaceful = !(set & holes);
        int size = __builtin_popcount(set);

        for (uint32_t s = set; s && peaceful && size >= *maximum; s &= s - 1)
            peaceful = !(mask[__builtin_ctz(s)] & set);
        if (!peaceful || size < *maximum)
            continue;
        *ways = size > *maximum ? 1 : *ways + 1;
        *maximum = size;
    }
}

/* All arrangements told are peaceful, of the right size, and different. */
static bool all_right(const struct peaceful *p, const struct board *b,
                      enum piece_kind piece)
{
    uint64_t told = product_told(peaceful_product(p));
    uint32_t mask[32], *seen = calloc(told, sizeof *seen);
    bool right = true;

    attack_masks(b, piece, mask);
    for (uint64_t k = 0; k < told; k++) {
        uint8_t occupied[32] = { 0 };
        uint32_t set = 0;

        product_at(peaceful_product(p), k, occupied);
        for (int i = 0; i < board_squares(b); i++)
            set |= (uint32_t)occupied[i] << i;
        for (uint32_t s = set; s; s &= s - 1)
            right = right && !(mask[__builtin_ctz(s)] & set) &&
                    !b->hole[__builtin_ctz(s)];
        right = right && __builtin_popcount(set) == peaceful_maximum(p);
        for (uint64_t j = 0; j < k; j++)
            right = right && seen[j] != set;
        seen[k] = set;
    }
    free(seen);
    return right;
}

/* As many groups as pieces, and no room for two in any of them. */
static bool proof_holds(const struct peaceful *p, const struct board *b,
                        enum piece_kind piece)
{
    static int group[SQUARES];
    enum peaceful_proof proof = peaceful_why(p, group);
    int squares = board_squares(b), most = -1;

    for (int i = 0; i < squares; i++) {
        if ((group[i] < 0) != (proof == PEACEFUL_BY_SEARCH || b->hole[i]))
            return false;
        most = group[i] > most ? group[i] : most;
        for (int j = 0; j < i; j++)
            if (group[i] >= 0 && group[i] == group[j] &&
                !piece_hits(b, NULL, piece, i, j))
                return false;
    }
    return proof == PEACEFUL_BY_SEARCH || most + 1 == peaceful_maximum(p);
}

static void random_holes(struct board *b, struct rng *r)
{
    uint32_t holes = rng_below(r, 5);

    while (holes-- > 0)
        board_set_hole(b, (int)rng_below(r, (uint32_t)board_squares(b)), true);
}

TEST small_boards_with_holes_agree_with_brute_force(void)
{
    struct rng r;

    rng_seed(&r, 7);
    for (int files = 1; files <= 5; files++)
        for (int ranks = 1; ranks <= 5 && files * ranks <= 20; ranks++)
            for (int i = 0; i < 2 * PIECES; i++) {
                enum piece_kind piece = pieces[i % PIECES];
                struct peaceful *p;
                struct board b;
                int maximum;
                unsigned ways = 0;

                board_init(&b, files, ranks);
                if (i >= PIECES)
                    random_holes(&b, &r);
                brute(&b, piece, &maximum, &ways);
                p = solve(&b, piece);
                ASSERT_EQ_FMT(maximum, peaceful_maximum(p), "%d");
                ASSERT_EQ_FMT(ways, counted(p), "%u");
                ASSERT_EQ_FMT(ways, (unsigned)product_told(peaceful_product(p)),
                              "%u");
                ASSERT(all_right(p, &b, piece));
                ASSERT(proof_holds(p, &b, piece));
                peaceful_destroy(p);
                board_free(&b);
            }
    PASS();
}

TEST many_small_boards_full_of_holes_agree_too(void)
{
    struct rng r;

    rng_seed(&r, 8);
    for (int i = 0; i < 300; i++) {
        enum piece_kind piece = pieces[i % PIECES];
        struct peaceful *p;
        struct board b;
        int maximum;
        unsigned ways = 0;

        board_init(&b, 3 + i % 3, 5 - i % 3);
        for (int j = 0; j < board_squares(&b); j++)
            board_set_hole(&b, j, rng_below(&r, 4) == 0);
        brute(&b, piece, &maximum, &ways);
        p = solve(&b, piece);
        ASSERT_EQ_FMT(maximum, peaceful_maximum(p), "%d");
        ASSERT_EQ_FMT(ways, counted(p), "%u");
        ASSERT(all_right(p, &b, piece));
        ASSERT(proof_holds(p, &b, piece));
        peaceful_destroy(p);
        board_free(&b);
    }
    PASS();
}

static int classes_of(const struct peaceful *p)
{
    struct arrangement_classes ac;
    int count;

    arrangement_classes_init(&ac, peaceful_product(p));
    while (!arrangement_classes_step(&ac, 10000))
        ;
    count = (int)ac.count;
    arrangement_classes_free(&ac);
    return count;
}

TEST the_8x8_board_has_its_published_numbers(void)
{
    static const struct {
        enum piece_kind piece;
        int maximum;
        unsigned ways;
        int classes;
        enum peaceful_proof proof;
    } known[] = { { PIECE_ROOK, 8, 40320, 5282, PEACEFUL_BY_LINES },
                  { PIECE_BISHOP, 14, 256, 36, PEACEFUL_BY_LINES },
                  { PIECE_KNIGHT, 32, 2, 1, PEACEFUL_BY_PAIRS },
                  { PIECE_KING, 16, 281571, 35312, PEACEFUL_BY_BLOCKS },
                  { PIECE_QUEEN, 8, 92, 12, PEACEFUL_BY_LINES } };

    for (int i = 0; i < PIECES; i++) {
        static int group[SQUARES];
        struct peaceful *p;
        struct board b;

        board_init(&b, 8, 8);
        p = solve(&b, known[i].piece);
        ASSERT_EQ_FMT(known[i].maximum, peaceful_maximum(p), "%d");
        ASSERT_EQ_FMT(known[i].ways, counted(p), "%u");
        ASSERT_EQ_FMT(known[i].ways,
                      (unsigned)product_told(peaceful_product(p)), "%u");
        ASSERT_EQ_FMT(known[i].classes, classes_of(p), "%d");
        ASSERT_EQ_FMT((int)known[i].proof, (int)peaceful_why(p, group), "%d");
        ASSERT(proof_holds(p, &b, known[i].piece));
        peaceful_destroy(p);
        board_free(&b);
    }
    PASS();
}

TEST square_boards_have_their_published_numbers(void)
{
    static const int bishop_classes[] = { 0, 1, 1, 2, 3, 6, 10, 20, 36 };
    static const unsigned kings[] = { 0, 1, 4, 1, 79, 1, 3600, 1, 281571 };
    static const int knights[] = { 0, 1, 4, 5, 8, 13, 18, 25, 32 };
    static const unsigned knight_ways[] = { 0, 1, 1, 2, 6, 1, 2, 1, 2 };
    static const int queens[] = { 0, 1, 1, 2, 4, 5, 6, 7, 8 };
    static const unsigned queen_ways[] = { 0, 1, 4, 8, 2, 10, 4, 40, 92 };

    for (int n = 1; n <= 8; n++)
        for (int i = 0; i < PIECES; i++) {
            struct peaceful *p;
            struct board b;
            int maximum = 0;
            unsigned ways = 0;

            board_init(&b, n, n);
            p = solve(&b, pieces[i]);
            switch (i) {
            case 0:
                maximum = (n + 1) / 2 * ((n + 1) / 2);
                ways = kings[n];
                break;
            case 1:
                maximum = queens[n];
                ways = queen_ways[n];
                break;
            case 2:
                maximum = n;
                for (int j = (int)(ways = 1); j <= n; j++)
                    ways *= (unsigned)j;
                break;
            case 3:
                maximum = n == 1 ? 1 : 2 * n - 2;
                ways = n == 1 ? 1 : 1u << n;
                ASSERT_EQ_FMT(bishop_classes[n], classes_of(p), "%d");
                break;
            case 4:
                maximum = knights[n];
                ways = knight_ways[n];
                break;
            }
            ASSERT_EQ_FMT(maximum, peaceful_maximum(p), "%d");
            ASSERT_EQ_FMT(ways, counted(p), "%u");
            peaceful_destroy(p);
            board_free(&b);
        }
    PASS();
}

static bool is_peaceful(const struct board *b, enum piece_kind piece,
                        const uint8_t *occupied, int pieces_wanted)
{
    int to[4 * PEACEFUL_SIDE_MAX + 8];

    for (int i = 0; i < board_squares(b); i++) {
        int n = occupied[i] ? piece_squares(b, NULL, piece, i, to) : 0;

        pieces_wanted -= occupied[i];
        while (n-- > 0)
            if (occupied[to[n]])
                return false;
    }
    return pieces_wanted == 0;
}

TEST boards_of_12_and_more_are_answered_and_told(void)
{
    static const int sizes[][2] = { { 12, 12 }, { 9, 13 }, { 16, 5 },
                                    { 20, 20 }, { 32, 2 }, { 32, 32 } };

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (int i = 0; i < PIECES; i++) {
            static uint8_t occupied[SQUARES];
            struct peaceful *p;
            struct board b;

            if (pieces[i] == PIECE_QUEEN && sizes[s][0] * sizes[s][1] > 100)
                continue; /* a search: see the benchmark */
            board_init(&b, sizes[s][0], sizes[s][1]);
            p = solve(&b, pieces[i]);
            if (p) {
                uint64_t told = product_told(peaceful_product(p));

                ASSERT(told >= 1);
                product_at(peaceful_product(p), 0, occupied);
                ASSERT(
                    is_peaceful(&b, pieces[i], occupied, peaceful_maximum(p)));
                product_at(peaceful_product(p), told - 1, occupied);
                ASSERT(
                    is_peaceful(&b, pieces[i], occupied, peaceful_maximum(p)));
                ASSERT(proof_holds(p, &b, pieces[i]));
            } else {
                ASSERT(pieces[i] == PIECE_KING && sizes[s][1] == 32);
            }
            peaceful_destroy(p);
            board_free(&b);
        }
    PASS();
}

TEST kings_on_20x20_pass_64_bits(void)
{
    struct peaceful *p;
    struct board b;
    struct text t;
    wide count;

    board_init(&b, 20, 20);
    p = solve(&b, PIECE_KING);
    text_init(&t);
    ASSERT(product_count(peaceful_product(p), &count));
    wide_format(count, true, &t);
    ASSERT_STR_EQ("26,568,150,968,269,086,211", t.at);
    text_clear(&t);
    wide_format(count, false, &t);
    ASSERT_STR_EQ("26568150968269086211", t.at);
    text_free(&t);
    peaceful_destroy(p);
    board_free(&b);
    PASS();
}

TEST exceptions_are_proved_by_search_and_say_so(void)
{
    static int group[SQUARES];
    struct peaceful *p;
    struct board b;

    board_init(&b, 3, 3);
    p = solve(&b, PIECE_QUEEN);
    ASSERT_EQ(PEACEFUL_BY_SEARCH, peaceful_why(p, group));
    ASSERT_EQ_FMT(-1, group[4], "%d");
    peaceful_destroy(p);
    board_free(&b);
    board_init(&b, 2, 2);
    p = solve(&b, PIECE_QUEEN);
    ASSERT_EQ(PEACEFUL_BY_ALL, peaceful_why(p, group));
    ASSERT_EQ_FMT(0, group[3], "%d");
    peaceful_destroy(p);
    board_free(&b);
    PASS();
}

TEST holes_let_more_queens_stand(void)
{
    /* A hole in the middle of a rank lets two queens share the rank. */
    struct peaceful *p;
    struct board b;

    board_init(&b, 3, 1);
    board_set_hole(&b, 1, true);
    p = solve(&b, PIECE_QUEEN);
    ASSERT_EQ_FMT(2, peaceful_maximum(p), "%d");
    peaceful_destroy(p);
    board_free(&b);
    PASS();
}

TEST slices_do_not_change_what_is_found(void)
{
    uint8_t one[36], other[36];
    struct mover queen = piece_mover(PIECE_QUEEN);
    struct peaceful *p, *q;
    struct error err;
    struct board b;

    board_init(&b, 6, 6);
    board_set_hole(&b, 8, true);
    p = solve(&b, PIECE_QUEEN);
    q = peaceful_create(&b, &queen, &err);
    ASSERT_FALSE(peaceful_step(q, 1));
    while (!peaceful_step(q, 1))
        ;
    ASSERT_EQ_FMT(counted(p), counted(q), "%u");
    for (uint64_t k = 0; k < product_told(peaceful_product(p)); k++) {
        product_at(peaceful_product(p), k, one);
        product_at(peaceful_product(q), k, other);
        ASSERT_MEM_EQ(one, other, 36);
    }
    peaceful_destroy(p);
    peaceful_destroy(q);
    board_free(&b);
    PASS();
}

TEST boards_too_large_are_refused_with_the_limit(void)
{
    struct mover king = piece_mover(PIECE_KING);
    struct mover rook = piece_mover(PIECE_ROOK);
    struct error err;
    struct board b;

    board_init(&b, 33, 4);
    ASSERT_EQ(NULL, peaceful_create(&b, &rook, &err));
    ASSERT(strstr(err.message, "32"));
    board_free(&b);
    board_init(&b, 21, 22);
    ASSERT(peaceful_possible(&b, &king, &err));
    board_set_hole(&b, 3, true);
    ASSERT_FALSE(peaceful_possible(&b, &king, &err));
    ASSERT_EQ(NULL, peaceful_create(&b, &king, &err));
    ASSERT(strstr(err.message, "20"));
    board_free(&b);
    PASS();
}

SUITE(peaceful)
{
    RUN_TEST(small_boards_with_holes_agree_with_brute_force);
    RUN_TEST(many_small_boards_full_of_holes_agree_too);
    RUN_TEST(the_8x8_board_has_its_published_numbers);
    RUN_TEST(square_boards_have_their_published_numbers);
    RUN_TEST(boards_of_12_and_more_are_answered_and_told);
    RUN_TEST(kings_on_20x20_pass_64_bits);
    RUN_TEST(exceptions_are_proved_by_search_and_say_so);
    RUN_TEST(holes_let_more_queens_stand);
    RUN_TEST(slices_do_not_change_what_is_found);
    RUN_TEST(boards_too_large_are_refused_with_the_limit);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(peaceful);
    GREATEST_MAIN_END();
}
