/*
 * The parts of small boards: what hangs together, and the longest path, held
 * against a search that shares nothing with them.
 */
#include <greatest.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/parts.h"
#include "support/tour/verifier.h"

/* The squares that moves lead to from `from`, by spreading until all is. */
static int spread(const struct board *b, int from, bool *reached)
{
    int squares = board_squares(b), n = 1;
    bool more = true;

    for (int i = 0; i < squares; i++)
        reached[i] = i == from;
    while (more) {
        more = false;
        for (int i = 0; i < squares; i++)
            for (int j = 0; j < squares; j++)
                if (reached[i] && !reached[j] && !b->hole[j] &&
                    verifier_adjacent(b->files, i, j)) {
                    reached[j] = more = true;
                    n++;
                }
    }
    return n;
}

/* The longest path from `start` by trying everything; *closed if one through
 * `all` squares comes back. */
static int longest_from(const struct board *b, int start, int all, bool *closed)
{
    int path[32] = { start }, next[32] = { 0 }, depth = 0, best = 1;
    bool seen[64] = { false };

    seen[start] = true;
    while (depth >= 0) {
        int to = next[depth]++;

        if (to == board_squares(b)) {
            seen[path[depth--]] = false;
            continue;
        }
        if (seen[to] || b->hole[to] ||
            !verifier_adjacent(b->files, path[depth], to))
            continue;
        seen[to] = true;
        path[++depth] = to;
        next[depth] = 0;
        best = depth + 1 > best ? depth + 1 : best;
        if (depth + 1 == all && all > 2 &&
            verifier_adjacent(b->files, start, to))
            *closed = true;
    }
    return best;
}

static int moves_within(const struct board *b, const struct tour_part *part)
{
    int n = 0;

    for (int i = 0; i < part->n; i++)
        for (int j = i + 1; j < part->n; j++)
            n += verifier_adjacent(b->files, part->square[i], part->square[j]);
    return n;
}

TEST a_part_is_what_it_says(const struct board *b, const struct tour_part *part)
{
    bool reached[64], closed = false;
    int best = 0;

    ASSERT_EQ(part->n, spread(b, part->square[0], reached));
    for (int i = 0; i < part->n; i++) {
        int n = longest_from(b, part->square[i], part->n, &closed);

        best = n > best ? n : best;
        ASSERT(reached[part->square[i]]);
        for (int j = 0; j < i; j++)
            ASSERT(part->square[i] != part->square[j]);
        if (i > 0 && i < part->line)
            ASSERT(verifier_adjacent(b->files, part->square[i - 1],
                                     part->square[i]));
    }
    ASSERT_EQ(best, part->line);
    ASSERT_EQ(closed, part->closed);
    if (closed)
        ASSERT(verifier_adjacent(b->files, part->square[0],
                                 part->square[part->n - 1]));
    ASSERT_EQ(moves_within(b, part), part->moves);
    PASS();
}

TEST every_board_falls_into_its_parts(int files, int ranks, const char *holes)
{
    struct tour_parts parts;
    struct error *ignored = NULL;
    struct board b;
    int squares = 0;

    board_init(&b, files, ranks);
    board_parse_holes(&b, holes, ignored);
    ASSERT(tour_parts_find(&parts, &b, &mover_knight));
    for (int i = 0; i < parts.n; i++) {
        CHECK_CALL(a_part_is_what_it_says(&b, &parts.at[i]));
        squares += parts.at[i].n;
        if (i > 0)
            ASSERT(parts.at[i].n <= parts.at[i - 1].n);
    }
    ASSERT_EQ(board_squares(&b) - b.nholes, squares);
    board_free(&b);
    PASS();
}

/* What is known: the ring of 3x3, the open tours of 3x4, none of 4x4. */
TEST known_boards_are_known(void)
{
    static const struct {
        int files, ranks, parts, n, line;
        bool closed;
    } known[] = {
        { 3, 3, 2, 8, 8, true },    { 3, 4, 1, 12, 12, false },
        { 4, 3, 1, 12, 12, false }, { 4, 4, 1, 16, 15, false },
        { 5, 3, 1, 15, 14, false }, { 2, 7, 4, 4, 4, false },
        { 1, 1, 1, 1, 1, false },   { 16, 1, 16, 1, 1, false },
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct tour_parts parts;
        struct board b;

        board_init(&b, known[i].files, known[i].ranks);
        ASSERT(tour_parts_find(&parts, &b, &mover_knight));
        ASSERT_EQ(known[i].parts, parts.n);
        ASSERT_EQ(known[i].n, parts.at[0].n);
        ASSERT_EQ(known[i].line, parts.at[0].line);
        ASSERT_EQ(known[i].closed, parts.at[0].closed);
        board_free(&b);
    }
    PASS();
}

TEST larger_boards_are_left_alone(void)
{
    struct tour_parts parts;
    struct board b;

    board_init(&b, 17, 1);
    ASSERT_FALSE(tour_parts_find(&parts, &b, &mover_knight));
    board_set_hole(&b, 5, true);
    ASSERT(tour_parts_find(&parts, &b, &mover_knight));
    ASSERT_EQ(16, parts.n);
    board_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    for (int files = 1; files <= 7; files++)
        for (int ranks = 1; files * ranks <= TOUR_PARTS_MAX; ranks++)
            RUN_TESTp(every_board_falls_into_its_parts, files, ranks, "");
    RUN_TESTp(every_board_falls_into_its_parts, 5, 4, "b2,d2,c3,e4");
    RUN_TESTp(every_board_falls_into_its_parts, 4, 5, "a1,d5,b3,c3");
    RUN_TESTp(every_board_falls_into_its_parts, 7, 3, "d1,d2,d3,a1,g3");
    RUN_TEST(known_boards_are_known);
    RUN_TEST(larger_boards_are_left_alone);
    GREATEST_MAIN_END();
}
