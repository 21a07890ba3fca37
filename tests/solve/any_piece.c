/*
 * Peaceful pieces and covering for any piece on any surface, against a brute
 * force that knows nothing of the solvers: attacks are looked up in a plane
 * tiled with copies of the board, sets of squares are tried one by one.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/pieces/apart.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/cover.h"
#include "solve/pieces/peaceful.h"

static const char *const pieces[] = {
    "knight",     "camel",      "zebra", "giraffe", "wazir",    "ferz",
    "king",       "queen",      "rook",  "bishop",  "amazon",   "chancellor",
    "archbishop", "nightrider", "0,2*",  "0,2+1,3", "1,3*+0,1", "2,2+0,1"
};

enum { PIECES = sizeof pieces / sizeof *pieces, SQUARES = 25 };

/* --- the brute force ------------------------------------------------------ */

/* A board with nothing but its numbers. */
struct tile {
    int files, ranks, surface; /* by their names: flat, cylinder, ... */
    uint32_t holes;
};

/* Copy by copy back to the board; -1 beyond an edge or on a hole. */
static int tiled(const struct tile *t, int file, int rank)
{
    bool twisted = t->surface == 3 || t->surface == 4;
    bool joined = t->surface == 2 || t->surface == 4;
    int square;

    while (file < 0 || file >= t->files) {
        if (t->surface == 0)
            return -1;
        file += file < 0 ? t->files : -t->files;
        if (twisted)
            rank = t->ranks - 1 - rank;
    }
    while (rank < 0 || rank >= t->ranks) {
        if (!joined)
            return -1;
        rank += rank < 0 ? t->ranks : -t->ranks;
    }
    square = rank * t->files + file;
    return t->holes >> square & 1 ? -1 : square;
}

/* All directions of one leap, far out if it rides. */
static uint32_t hit_by(const struct tile *t, int square, int a, int b,
                       bool rides)
{
    int file = square % t->files, rank = square / t->files;
    uint32_t hits = 0;

    for (int turn = 0; turn < 8; turn++) {
        int x = turn & 4 ? b : a, y = turn & 4 ? a : b;

        x = turn & 1 ? -x : x;
        y = turn & 2 ? -y : y;
        for (int k = 1; k <= (rides ? 60 : 1); k++) {
            int to = tiled(t, file + k * x, rank + k * y);

            if (to < 0)
                break;
            hits |= 1u << to;
        }
    }
    return hits & ~(1u << square);
}

/* The terms as they stand in the text, one digit to a number. */
static uint32_t attacked(const struct tile *t, const char *terms, int square)
{
    uint32_t hits = 0;

    for (; *terms; terms++) {
        hits |= hit_by(t, square, terms[0] - '0', terms[2] - '0',
                       terms[3] == '*');
        terms += terms[3] == '*' ? 4 : 3;
        if (*terms == '\0')
            break;
    }
    return hits;
}

struct brute {
    int n;
    uint32_t there, hits[SQUARES]; /* without the square itself */
    int best;
    unsigned ways;
};

static void brute_init(struct brute *br, const struct tile *t,
                       const char *terms)
{
    *br = (struct brute){ .n = t->files * t->ranks };
    br->there = ((1u << br->n) - 1) & ~t->holes;
    for (int sq = 0; sq < br->n; sq++)
        if (br->there >> sq & 1)
            br->hits[sq] = attacked(t, terms, sq);
}

/* Every peaceful set that could still be as large as the largest. */
static void most(struct brute *br, int sq, uint32_t banned, int placed)
{
    if (placed + br->n - sq < br->best)
        return;
    if (sq == br->n) {
        br->ways = placed > br->best ? 1 : br->ways + 1;
        br->best = placed;
        return;
    }
    if ((br->there & ~banned) >> sq & 1)
        most(br, sq + 1, banned | br->hits[sq], placed + 1);
    most(br, sq + 1, banned, placed);
}

/* Every set of `left` more squares from `sq` on. */
static void fewest(struct brute *br, int sq, uint32_t covered, int left)
{
    if (left == 0) {
        br->ways += covered == br->there;
        return;
    }
    for (; sq < br->n; sq++)
        if (br->there >> sq & 1)
            fewest(br, sq + 1, covered | br->hits[sq] | 1u << sq, left - 1);
}

static void brute_most(struct brute *br)
{
    most(br, 0, 0, 0);
}

static void brute_fewest(struct brute *br)
{
    for (br->best = 0; br->ways == 0;)
        fewest(br, 0, 0, ++br->best);
}

/* --- against the solvers -------------------------------------------------- */

static void board_of(struct board *b, const struct tile *t)
{
    board_init(b, t->files, t->ranks);
    b->surface = (enum surface)t->surface;
    for (int sq = 0; sq < board_squares(b); sq++)
        board_set_hole(b, sq, t->holes >> sq & 1);
}

/* All that are told are different ones of the sets that are wanted. */
static bool all_right(const struct product *all, const struct brute *br,
                      bool peaceful)
{
    uint64_t told = product_told(all);
    uint32_t *seen = calloc(told, sizeof *seen);
    bool right = true;

    for (uint64_t k = 0; k < told && right; k++) {
        uint8_t occupied[SQUARES] = { 0 };
        uint32_t covered = 0;
        bool hit = false;

        product_at(all, k, occupied);
        for (int sq = 0; sq < br->n; sq++) {
            seen[k] |= (uint32_t)occupied[sq] << sq;
            covered |= occupied[sq] ? br->hits[sq] | 1u << sq : 0;
            hit = hit || (occupied[sq] && !(br->there >> sq & 1));
        }
        for (int sq = 0; sq < br->n; sq++)
            hit = hit || (peaceful && occupied[sq] && br->hits[sq] & seen[k]);
        right = !hit && (peaceful || covered == br->there) &&
                __builtin_popcount(seen[k]) == br->best;
        for (uint64_t j = k > 200 ? k - 200 : 0; j < k; j++)
            right = right && seen[j] != seen[k];
    }
    free(seen);
    return right;
}

/* Groups that all attack each other, and as many as there are pieces. */
static bool proof_holds(const struct peaceful *p, const struct brute *br)
{
    int group[SQUARES], last = -1;
    enum peaceful_proof proof = peaceful_why(p, group);

    if (proof == PEACEFUL_BY_SEARCH)
        return true;
    for (int a = 0; a < br->n; a++) {
        last = group[a] > last ? group[a] : last;
        if ((group[a] >= 0) != (br->there >> a & 1))
            return false;
        for (int b = 0; b < a; b++)
            if (group[a] >= 0 && group[a] == group[b] &&
                !(br->hits[a] >> b & 1))
                return false;
    }
    return last + 1 == br->best;
}

TEST peaceful_as_brute(const struct tile *t, const char *piece)
{
    struct peaceful *p;
    struct brute br;
    struct error err;
    struct mover m;
    struct board b;
    wide count;

    ASSERTm(piece, mover_parse(&m, piece, &err));
    board_of(&b, t);
    brute_init(&br, t, m.terms);
    brute_most(&br);
    p = peaceful_create(&b, &m, &err);
    while (!peaceful_step(p, 1000))
        ASSERT(peaceful_at_most(p) >= br.best);
    ASSERT_EQ_FMTm(piece, br.best, peaceful_maximum(p), "%d");
    ASSERTm(piece, product_count(peaceful_product(p), &count));
    ASSERT_EQ_FMTm(piece, br.ways, (unsigned)count.low, "%u");
    ASSERTm(piece, all_right(peaceful_product(p), &br, true));
    ASSERTm(piece, proof_holds(p, &br));
    peaceful_destroy(p);
    board_free(&b);
    PASS();
}

TEST cover_as_brute(const struct tile *t, const char *piece)
{
    struct cover *c;
    struct brute br;
    struct error err;
    struct mover m;
    struct board b;
    wide count;

    ASSERTm(piece, mover_parse(&m, piece, &err));
    board_of(&b, t);
    brute_init(&br, t, m.terms);
    brute_fewest(&br);
    c = cover_create(&b, &m, &err);
    while (!cover_step(c, 1000))
        ASSERT(cover_at_least(c) <= br.best);
    ASSERT_EQ_FMTm(piece, br.best, cover_at_least(c), "%d");
    ASSERTm(piece, product_count(cover_product(c), &count));
    ASSERT_EQ_FMTm(piece, br.ways, (unsigned)count.low, "%u");
    ASSERTm(piece, all_right(cover_product(c), &br, false));
    cover_destroy(c);
    board_free(&b);
    PASS();
}

TEST every_piece_on_every_surface(void)
{
    static const struct tile sizes[] = { { 4, 4, 0, 0 },      { 5, 3, 0, 0 },
                                         { 2, 5, 0, 0 },      { 1, 6, 0, 0 },
                                         { 4, 5, 0, 0x4020 }, { 5, 5, 0, 0 } };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int p = 0; p < PIECES; p++)
            for (int s = 0; s < SURFACES; s++) {
                struct tile t = sizes[i];

                t.surface = s;
                CHECK_CALL(peaceful_as_brute(&t, pieces[p]));
                if (t.files * t.ranks <= 20)
                    CHECK_CALL(cover_as_brute(&t, pieces[p]));
            }
    PASS();
}

/* 5 by 5 is a long way for covering: where few pieces are enough. */
TEST covering_on_five_by_five(void)
{
    static const char *const many[] = { "knight",     "king",   "queen",
                                        "bishop",     "amazon", "chancellor",
                                        "archbishop", "rook",   "nightrider" };

    for (size_t p = 0; p < sizeof many / sizeof *many; p++)
        for (int s = 0; s < SURFACES; s++) {
            struct tile t = { 5, 5, s, 0 };

            CHECK_CALL(cover_as_brute(&t, many[p]));
        }
    PASS();
}

/* --- what is known -------------------------------------------------------- */

static struct peaceful *solve(const char *piece, int files, int ranks,
                              enum surface s)
{
    struct peaceful *p;
    struct error err;
    struct mover m;
    struct board b;

    mover_parse(&m, piece, &err);
    board_init(&b, files, ranks);
    b.surface = s;
    p = peaceful_create(&b, &m, &err);
    board_free(&b);
    while (!peaceful_step(p, 10000))
        ;
    return p;
}

TEST the_most(const char *piece, int n, enum surface s, int number,
              unsigned ways)
{
    struct peaceful *p = solve(piece, n, n, s);
    wide count;

    ASSERT_EQ_FMT(number, peaceful_maximum(p), "%d");
    ASSERT(product_count(peaceful_product(p), &count));
    if (ways)
        ASSERT_EQ_FMT(ways, (unsigned)count.low, "%u");
    peaceful_destroy(p);
    PASS();
}

TEST queens_on_a_torus(void)
{
    CHECK_CALL(the_most("queen", 5, SURFACE_TORUS, 5, 10));
    CHECK_CALL(the_most("queen", 7, SURFACE_TORUS, 7, 28));
    PASS();
}

/* Two rows have room for as many as one ring: half of it, rounded down. */
TEST kings_on_a_torus(void)
{
    for (int n = 2; n <= 9; n++)
        CHECK_CALL(the_most("king", n, SURFACE_TORUS, n * (n / 2) / 2, 0));
    PASS();
}

/* Their lines are the same with a seam, so the same ways are counted. */
TEST rooks_do_not_mind_a_seam(void)
{
    for (int s = SURFACE_FLAT; s <= SURFACE_TORUS; s++) {
        CHECK_CALL(the_most("rook", 6, (enum surface)s, 6, 720));
        CHECK_CALL(the_most("rook", 12, (enum surface)s, 12, 479001600));
    }
    PASS();
}

/* On a torus every square is like every other: of all best arrangements as
 * many have a piece on one as on another. */
TEST no_square_of_a_torus_is_better(void)
{
    static const char *const some[] = { "queen", "king", "nightrider", "1,3" };

    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        struct peaceful *p = solve(some[i], 6, 5, SURFACE_TORUS);
        uint64_t told = product_told(peaceful_product(p));
        unsigned standing[30] = { 0 };
        uint8_t occupied[30];

        for (uint64_t k = 0; k < told; k++) {
            product_at(peaceful_product(p), k, occupied);
            for (int sq = 0; sq < 30; sq++)
                standing[sq] += occupied[sq];
        }
        for (int sq = 0; sq < 30; sq++)
            ASSERT_EQ_FMTm(some[i], standing[0], standing[sq], "%u");
        peaceful_destroy(p);
    }
    PASS();
}

TEST slices_do_not_change_what_is_found(void)
{
    struct peaceful *p = solve("wazir", 7, 5, SURFACE_KLEIN), *q;
    uint8_t one[35], other[35];
    struct error err;
    struct mover m;
    struct board b;

    mover_parse(&m, "wazir", &err);
    board_init(&b, 7, 5);
    b.surface = SURFACE_KLEIN;
    q = peaceful_create(&b, &m, &err);
    ASSERT(peaceful_share(q) >= 0);
    while (!peaceful_step(q, 1))
        ASSERT(peaceful_share(q) <= 1);
    ASSERT_EQ(product_told(peaceful_product(p)),
              product_told(peaceful_product(q)));
    for (uint64_t k = 0; k < product_told(peaceful_product(p)); k++) {
        product_at(peaceful_product(p), k, one);
        product_at(peaceful_product(q), k, other);
        ASSERT_MEM_EQ(one, other, sizeof one);
    }
    peaceful_destroy(p);
    peaceful_destroy(q);
    board_free(&b);
    PASS();
}

/* Five queens stand on y = 2x + c, or on its mirror image. A half turn makes
 * 1 - c of c: that leaves three on a ring. A quarter turn, which only the torus
 * allows, makes 2c + 2 of c: that leaves two. */
TEST classes_know_the_seams(void)
{
    static const struct {
        enum surface surface;
        unsigned long all, classes;
    } of[] = { { SURFACE_CYLINDER, 10, 3 }, { SURFACE_TORUS, 10, 2 } };

    for (int i = 0; i < 2; i++) {
        struct peaceful *p = solve("queen", 5, 5, of[i].surface);
        struct arrangement_classes ac;

        ASSERT_EQ_FMT(of[i].all,
                      (unsigned long)product_told(peaceful_product(p)), "%lu");
        arrangement_classes_init(&ac, peaceful_product(p));
        while (!arrangement_classes_step(&ac, 100))
            ;
        ASSERT_EQ_FMT(of[i].classes, (unsigned long)ac.count, "%lu");
        arrangement_classes_free(&ac);
        peaceful_destroy(p);
    }
    PASS();
}

/* Large boards get at least a bound and something to look at. */
TEST a_large_board_is_begun(void)
{
    struct peaceful *p;
    struct error err;
    struct mover m;
    struct board b;

    mover_parse(&m, "amazon", &err);
    board_init(&b, 32, 31);
    b.surface = SURFACE_KLEIN;
    p = peaceful_create(&b, &m, &err);
    ASSERT(p != NULL);
    peaceful_step(p, 20000);
    ASSERT(peaceful_at_most(p) > 0);
    peaceful_destroy(p);
    board_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(every_piece_on_every_surface);
    RUN_TEST(covering_on_five_by_five);
    RUN_TEST(queens_on_a_torus);
    RUN_TEST(kings_on_a_torus);
    RUN_TEST(rooks_do_not_mind_a_seam);
    RUN_TEST(no_square_of_a_torus_is_better);
    RUN_TEST(slices_do_not_change_what_is_found);
    RUN_TEST(classes_know_the_seams);
    RUN_TEST(a_large_board_is_begun);
    GREATEST_MAIN_END();
}
