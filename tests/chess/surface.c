/*
 * Surfaces, against drawings and against a second definition: the plane is
 * tiled with copies of the board, and a step is taken there.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "chess/square.h"

static const enum surface all[] = { SURFACE_FLAT, SURFACE_CYLINDER,
                                    SURFACE_TORUS, SURFACE_MOBIUS,
                                    SURFACE_KLEIN };

/* Which square lies at a place of the tiled plane, or -1: copy by copy, from
 * the board outwards, never by division. */
static int tiled(const struct board *b, int file, int rank)
{
    for (; file < 0 || file >= b->files;
         file += file < 0 ? b->files : -b->files) {
        if (b->surface == SURFACE_FLAT)
            return -1;
        if (b->surface == SURFACE_MOBIUS || b->surface == SURFACE_KLEIN)
            rank = b->ranks - 1 - rank;
    }
    for (; rank < 0 || rank >= b->ranks;
         rank += rank < 0 ? b->ranks : -b->ranks)
        if (b->surface != SURFACE_TORUS && b->surface != SURFACE_KLEIN)
            return -1;
    return b->hole[rank * b->files + file] ? -1 : rank * b->files + file;
}

/* The ride in the plane, as far as any could go before it repeats itself. */
static bool rides_to(const struct board *b, int from, struct step s, bool rides,
                     int to)
{
    int file = from % b->files, rank = from / b->files;

    for (int k = 1; k <= (rides ? 4 * board_squares(b) : 1); k++) {
        int at = tiled(b, file + k * s.file, rank + k * s.rank);

        if (at < 0)
            return false;
        if (at == to && at != from)
            return true;
    }
    return false;
}

static bool plain_hits(const struct board *b, const struct mover *m, int from,
                       int to)
{
    for (int i = 0; i < m->n; i++)
        if (rides_to(b, from, m->step[i], m->rides[i], to))
            return true;
    return false;
}

static enum greatest_test_res compare(const struct board *b,
                                      const struct mover *m)
{
    int out[64];

    for (int from = 0; from < board_squares(b); from++) {
        int n = b->hole[from] ? 0 : attack_squares(b, NULL, m, from, out);

        for (int to = 0; !b->hole[from] && to < board_squares(b); to++) {
            int listed = 0;

            for (int i = 0; i < n; i++)
                listed += out[i] == to;
            ASSERT_EQ(plain_hits(b, m, from, to), listed);
            ASSERT_EQ(listed, attack_hits(b, NULL, m, from, to));
        }
    }
    PASS();
}

TEST attacks_are_those_of_the_tiled_plane(void)
{
    static const char *const pieces[] = {
        "knight", "camel", "zebra",    "wazir",    "ferz",       "king",
        "queen",  "rook",  "bishop",   "amazon",   "nightrider", "giraffe",
        "0,2*",   "2,2",   "0,1*+0,2", "1,3*+0,1", "2,9"
    };
    static const int sizes[][2] = { { 1, 1 }, { 1, 4 }, { 4, 1 }, { 2, 3 },
                                    { 3, 2 }, { 3, 3 }, { 4, 5 }, { 5, 4 } };
    struct error err;
    struct mover m;

    for (size_t p = 0; p < sizeof pieces / sizeof *pieces; p++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
            for (int s = 0; s < SURFACES; s++)
                for (int hole = 0; hole < 2; hole++) {
                    struct board b;

                    ASSERT(mover_parse(&m, pieces[p], &err));
                    board_init(&b, sizes[i][0], sizes[i][1]);
                    b.surface = all[s];
                    if (hole && board_squares(&b) > 5)
                        board_set_hole(&b, 2, true);
                    CHECK_CALL(compare(&b, &m));
                    board_free(&b);
                }
    PASS();
}

/* Where a piece can go, it can come from. */
TEST moves_go_both_ways(void)
{
    struct mover m;
    struct board b;

    board_init(&b, 4, 3);
    for (int s = 0; s < SURFACES; s++)
        for (int kind = PIECE_KING; kind < PIECE_CUSTOM; kind++) {
            if (kind == PIECE_PAWN)
                continue;
            mover_of(&m, kind);
            b.surface = all[s];
            for (int i = 0; i < 12; i++)
                for (int j = 0; j < 12; j++)
                    ASSERT_EQ(attack_hits(&b, NULL, &m, i, j),
                              attack_hits(&b, NULL, &m, j, i));
        }
    board_free(&b);
    PASS();
}

static struct phrase knight_from_a1(enum surface s, int move)
{
    struct board b;
    struct mover m;
    int to;

    board_init(&b, 8, 6);
    b.surface = s;
    mover_of(&m, PIECE_KNIGHT);
    to = attack_step(&b, 0, m.step[move]);
    board_free(&b);
    return to < 0 ? (struct phrase){ "none" } : say_square(to, 8);
}

/* Move 5 of a knight on a1 of 8 by 6 goes one left and two down, move 8 one
 * left and two up. */
TEST seams_lead_where_they_should(void)
{
    ASSERT_STR_EQ("none", knight_from_a1(SURFACE_FLAT, 7).at);
    ASSERT_STR_EQ("h3", knight_from_a1(SURFACE_CYLINDER, 7).at);
    ASSERT_STR_EQ("none", knight_from_a1(SURFACE_CYLINDER, 4).at);
    ASSERT_STR_EQ("h5", knight_from_a1(SURFACE_TORUS, 4).at);
    ASSERT_STR_EQ("h4", knight_from_a1(SURFACE_MOBIUS, 7).at);
    ASSERT_STR_EQ("none", knight_from_a1(SURFACE_MOBIUS, 4).at);
    ASSERT_STR_EQ("h2", knight_from_a1(SURFACE_KLEIN, 4).at);
    PASS();
}

TEST a_step_is_turned_over_behind_a_twist(void)
{
    struct step up = { 1, 1 };
    struct board b;

    board_init(&b, 3, 3);
    b.surface = SURFACE_MOBIUS;
    ASSERT_EQ(6, board_step(&b, 2, &up) + 3); /* c1 to a2 */
    ASSERT_EQ(-1, up.rank);
    ASSERT_EQ(1, board_step(&b, 3, &up)); /* and on to b1 */
    board_free(&b);
    PASS();
}

/* Colours hold where a wazir's steps never join two squares of one colour. */
TEST colours_hold_where_every_neighbour_has_the_other(void)
{
    struct mover m;

    mover_of(&m, PIECE_WAZIR);
    for (int s = 0; s < SURFACES; s++)
        for (int files = 3; files < 7; files++)
            for (int ranks = 3; ranks < 7; ranks++) {
                bool two = true;
                struct board b;

                board_init(&b, files, ranks);
                b.surface = all[s];
                for (int sq = 0; sq < files * ranks; sq++)
                    for (int i = 0; i < m.n; i++) {
                        int to = attack_step(&b, sq, m.step[i]);

                        two = two &&
                              (to < 0 ||
                               square_colour(sq % files, sq / files) !=
                                   square_colour(to % files, to / files));
                    }
                ASSERT_EQ(two, board_keeps_colours(&b));
                board_free(&b);
            }
    PASS();
}

TEST steps_are_numbered_by_the_first_that_leads_there(void)
{
    struct mover m;
    struct board b;

    mover_of(&m, PIECE_KNIGHT);
    board_init(&b, 3, 3);
    ASSERT_EQ(0, attack_move(&b, &m, 0, 7));
    ASSERT_EQ(-1, attack_move(&b, &m, 0, 4));
    b.surface = SURFACE_TORUS; /* two right is one left */
    ASSERT_EQ(1, attack_move(&b, &m, 0, 5));
    ASSERT_EQ(-1, attack_move(&b, &m, 0, 0));
    board_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(attacks_are_those_of_the_tiled_plane);
    RUN_TEST(moves_go_both_ways);
    RUN_TEST(seams_lead_where_they_should);
    RUN_TEST(a_step_is_turned_over_behind_a_twist);
    RUN_TEST(colours_hold_where_every_neighbour_has_the_other);
    RUN_TEST(steps_are_numbered_by_the_first_that_leads_there);
    GREATEST_MAIN_END();
}
