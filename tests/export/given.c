/*
 * What worksheets give: as few pieces as leave one solution, and how many
 * solutions a board has. All of it is counted again by searches of this file,
 * which try everything and know nothing of the program's.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "chess/attack.h"
#include "puzzle/trace.h"
#include "support/sheet.h"

/* --- all solutions, found by trying -------------------------------------- */

enum { SQUARES_MAX = 36, KEPT_MAX = 5000 };

/* Sets of squares, a bit each. */
static uint64_t sets[KEPT_MAX];
static int nsets;

static void try_queens(int n, int file, int *rank)
{
    if (file == n) {
        sets[nsets] = 0;
        for (int f = 0; f < n; f++)
            sets[nsets] |= UINT64_C(1) << (rank[f] * n + f);
        nsets++;
        return;
    }
    for (rank[file] = 0; rank[file] < n; rank[file]++) {
        bool free_square = true;

        for (int f = 0; f < file; f++)
            free_square = free_square && rank[f] != rank[file] &&
                          abs(rank[f] - rank[file]) != file - f;
        if (free_square)
            try_queens(n, file + 1, rank);
    }
}

static void all_queens(int n)
{
    int rank[8];

    nsets = 0;
    try_queens(n, 0, rank);
}

/* What a king or queen on a square attacks, on an empty board. */
static uint64_t reach(bool queen, int files, int ranks, int square)
{
    uint64_t set = 0;

    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++)
            for (int k = 1; (dx || dy) && k <= (queen ? files + ranks : 1);
                 k++) {
                int x = square % files + k * dx, y = square / files + k * dy;

                if (x >= 0 && y >= 0 && x < files && y < ranks)
                    set |= UINT64_C(1) << (y * files + x);
            }
    return set;
}

/* Every set of k squares: peaceful kings, or queens that cover all. */
static void try_sets(bool cover, int files, int ranks, int k, int from,
                     uint64_t set, uint64_t held)
{
    uint64_t all = (UINT64_C(1) << files * ranks) - 1;

    if (k == 0) {
        if (!cover || (held | set) == all)
            sets[nsets++] = set;
        return;
    }
    for (int sq = from; sq < files * ranks; sq++) {
        uint64_t bit = UINT64_C(1) << sq;

        if (cover || !(held & bit))
            try_sets(cover, files, ranks, k - 1, sq + 1, set | bit,
                     held | reach(cover, files, ranks, sq));
    }
}

static int have(uint64_t given)
{
    int n = 0;

    for (int i = 0; i < nsets; i++)
        n += (sets[i] & given) == given;
    return n;
}

static uint64_t set_of(const struct given *g)
{
    uint64_t set = 0;

    for (int i = 0; i < g->n; i++)
        set |= UINT64_C(1) << g->at[i];
    return set;
}

/* The fewest of a solution's squares that no other solution has. */
static int fewest(uint64_t solution)
{
    int least = 64;

    for (uint64_t part = solution;; part = (part - 1) & solution) {
        int n = __builtin_popcountll(part);

        if (n < least && have(part) == 1)
            least = n;
        if (part == 0)
            return least;
    }
}

static uint64_t solution_now(void)
{
    const struct position *pos = session_position(ss);
    uint64_t set = 0;

    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_PIECE][sq])
            set |= UINT64_C(1) << sq;
    return set;
}

/* --- as few as leave one ------------------------------------------------- */

static enum task_state give(size_t i, int *slices)
{
    enum task_state state;

    while (sheet_go(sheet, i, &err) == TASK_MORE)
        ;
    for (*slices = 1; (state = sheet_give(sheet, i, &err)) == TASK_MORE;)
        ++*slices;
    return state;
}

/* Of every board on the sheet: unique, its own, and none fewer. */
static enum greatest_test_res check_unique(const char *run)
{
    ASSERTm(err.message, open_sheet(run));
    ASSERT_EQ((int)sheet->chosen.n, nsets);
    for (size_t i = 0; i < sheet->chosen.n; i++) {
        uint64_t solution, given;
        int slices;
        bool unique = give(i, &slices) == TASK_DONE;

        solution = solution_now();
        if (fewest(solution) == __builtin_popcountll(solution)) {
            ASSERT_FALSE(unique); /* nothing to find */
            continue;
        }
        ASSERTm(err.message, unique);
        given = set_of(&sheet->given[i]);
        ASSERT_EQ(given, given & solution);
        ASSERT_EQ(1, have(given));
        ASSERT_EQ_FMT(fewest(solution), sheet->given[i].n, "%d");
        ASSERT_EQ(1u, sheet->given[i].solutions);
        ASSERT_FALSE(sheet->given[i].more);
    }
    PASS();
}

TEST no_fewer_queens_would_do(void)
{
    want(SHEET_ASK, "all");
    want(SHEET_UNIQUE, "on");
    all_queens(8);
    ASSERT_EQ(92, nsets);
    CHECK_CALL(check_unique("queens size=8"));
    PASS();
}

TEST no_fewer_kings_would_do(void)
{
    want(SHEET_ASK, "all");
    want(SHEET_UNIQUE, "on");
    nsets = 0;
    try_sets(false, 5, 4, 6, 0, 0, 0);
    CHECK_CALL(check_unique("place piece=king size=5x4"));
    PASS();
}

TEST no_fewer_covering_queens_would_do(void)
{
    want(SHEET_ASK, "all");
    want(SHEET_UNIQUE, "on");
    nsets = 0;
    try_sets(true, 6, 5, 3, 0, 0, 0);
    CHECK_CALL(check_unique("cover piece=queen size=6x5"));
    PASS();
}

TEST queens_of_the_task_stay_and_count(void)
{
    uint64_t task = UINT64_C(1) << 0 | UINT64_C(1) << (1 + 8 * 4); /* a1, b5 */

    want(SHEET_ASK, "all");
    want(SHEET_UNIQUE, "on");
    all_queens(8);
    ASSERTm(err.message, open_sheet("queens size=8 given=a1,b5"));
    ASSERT_EQ(have(task), (int)sheet->chosen.n);
    ASSERT(draw(1));
    for (size_t i = 0; i < sheet->chosen.n; i++) {
        ASSERT_EQ(task, set_of(&sheet->given[i]) & task);
        ASSERT_EQ(1, have(set_of(&sheet->given[i])));
    }
    PASS();
}

/* --- numbers of a tour --------------------------------------------------- */

static int tours(int files, int ranks, const int *number, int at, int k,
                 uint64_t seen)
{
    int n = 0;

    if (k == files * ranks)
        return 1;
    for (int i = 0; i < 8; i++) {
        int x = at % files + knight_steps[i].file;
        int y = at / files + knight_steps[i].rank, to = y * files + x;

        if (x < 0 || y < 0 || x >= files || y >= ranks || seen >> to & 1)
            continue;
        if (number[to] ? number[to] == k + 1 : true) {
            bool taken = false;

            for (int sq = 0; sq < files * ranks; sq++)
                taken = taken || (number[sq] == k + 1 && sq != to);
            if (!taken)
                n += tours(files, ranks, number, to, k + 1,
                           seen | UINT64_C(1) << to);
        }
    }
    return n;
}

TEST the_numbers_of_a_tour_leave_one_and_all_are_needed(void)
{
    const struct position *pos;
    int number[SQUARES_MAX] = { 0 };

    want(SHEET_ASK, "c3");
    want(SHEET_UNIQUE, "on");
    ASSERT(open_sheet("tour size=6x5"));
    ASSERT(draw(1));
    pos = session_position(ss);
    for (int i = 0; i < sheet->given[0].n; i++)
        for (uint32_t k = 0; k < pos->npath; k++)
            if ((int)pos->path[k] == sheet->given[0].at[i])
                number[pos->path[k]] = (int)k + 1;
    ASSERT(sheet->given[0].n < 12);
    ASSERT_EQ(1, tours(6, 5, number, (int)pos->path[0], 1,
                       UINT64_C(1) << pos->path[0]));
    for (int sq = 0; sq < 30; sq++) {
        int kept = number[sq];

        number[sq] = 0;
        if (kept > 1)
            ASSERT(tours(6, 5, number, (int)pos->path[0], 1,
                         UINT64_C(1) << pos->path[0]) > 1);
        number[sq] = kept;
    }
    PASS();
}

/* --- as long as it takes -------------------------------------------------- */

/* The work is limited to some dozen million, of which a slice is a small part.
 */
TEST to_prove_it_takes_many_slices(void)
{
    int slices;

    want(SHEET_ASK, "1");
    want(SHEET_UNIQUE, "on");
    ASSERT(open_sheet("queens size=24"));
    ASSERT_EQ(TASK_REFUSED, give(0, &slices));
    ASSERT(slices >= 50);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "a1");
    want(SHEET_UNIQUE, "on");
    ASSERT(open_sheet("tour size=20"));
    ASSERT_EQ(TASK_DONE, give(0, &slices));
    ASSERT(slices >= 50);
    PASS();
}

/* --- how many ------------------------------------------------------------ */

TEST boards_say_how_many_solutions_they_have(void)
{
    want(SHEET_ASK, "1-6");
    want(SHEET_REVEAL, "1");
    all_queens(8);
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(1));
    for (size_t i = 0; i < sheet->chosen.n; i++) {
        struct text words;
        int n = have(set_of(&sheet->given[i]));

        text_init(&words);
        text_addf(&words, "%zu. %d solutions", i + 1, n);
        ASSERT(n > 1);
        ASSERTm(words.at, says(words.at));
        text_free(&words);
    }
    ASSERT(draw(2));
    ASSERT(says("1. solution 1 \u00b7 one of "));
    PASS();
}

TEST of_what_cannot_be_counted_soon_a_bound_is_told(void)
{
    want(SHEET_ASK, "c3");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT(draw(1));
    ASSERT(says("from c3 \u00b7 more than "));
    ASSERT_FALSE(says("1."));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "a1,b2");
    ASSERT(open_sheet("tour size=40x40 algorithm=construct"));
    ASSERT(draw(1));
    ASSERT(says("1. from a1"));
    ASSERT_FALSE(says("solution"));
    PASS();
}

/* --- refusals ------------------------------------------------------------ */

static const char *refused(const char *run)
{
    return open_sheet(run) && draw(1) ? "it was not refused" : err.message;
}

TEST what_cannot_be_unique_is_refused(void)
{
    want(SHEET_ASK, "1");
    want(SHEET_UNIQUE, "on");
    ASSERT_STR_EQ("board 1, unique: only all of the solution would leave no "
                  "other; want another board",
                  refused("place piece=king size=2x2"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    want(SHEET_UNIQUE, "on");
    ASSERT_STR_EQ("board 1, unique: to prove that there is one solution takes "
                  "too long here; want a smaller board",
                  refused("queens size=24"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    want(SHEET_UNIQUE, "on");
    want(SHEET_REVEAL, "2");
    ASSERT_STR_EQ("reveal and unique: want one of them, which says what is "
                  "given",
                  refused("queens size=8"));
    PASS();
}

SUITE(given)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(no_fewer_queens_would_do);
    RUN_TEST(no_fewer_kings_would_do);
    RUN_TEST(no_fewer_covering_queens_would_do);
    RUN_TEST(queens_of_the_task_stay_and_count);
    RUN_TEST(the_numbers_of_a_tour_leave_one_and_all_are_needed);
    RUN_TEST(to_prove_it_takes_many_slices);
    RUN_TEST(boards_say_how_many_solutions_they_have);
    RUN_TEST(of_what_cannot_be_counted_soon_a_bound_is_told);
    RUN_TEST(what_cannot_be_unique_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(given);
    GREATEST_MAIN_END();
}
