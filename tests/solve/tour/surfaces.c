/* Pieces and surfaces: what methods refuse, in which order moves are tried, and
 * why there can be no tour. */
#include <greatest.h>

#include <string.h>

#include "support/tour/asked.h"

/* --- what is refused, and orders ------------------------------------------ */

TEST prescriptions_are_for_the_knight_alone(void)
{
    static const struct tour_method *const methods[] = { &tour_squirrel_cull,
                                                         &tour_parberry,
                                                         &tour_construct };
    static const struct pair others[] = {
        { "camel", SURFACE_FLAT, 8, 8, "" },
        { "knight", SURFACE_TORUS, 8, 8, "" },
    };

    for (size_t i = 0; i < 6; i++) {
        struct text reason;
        struct asked a;

        begin(&a, &others[i % 2]);
        text_init(&reason);
        ASSERT(methods[i / 2]->refuses(&a.question, &reason));
        ASSERT_EQm(
            reason.at, 0,
            strncmp(reason.at, "This method is made for the knight", 34));
        text_free(&reason);
        end(&a);
    }
    PASS();
}

TEST riders_and_crowds_of_moves_are_refused(void)
{
    struct error err;
    struct mover m;

    mover_parse(&m, "rook", &err);
    ASSERT_FALSE(tour_suits(&m, &err));
    ASSERT(strstr(err.message, "rooks ride"));
    mover_parse(&m, "1,2+0,1*", &err);
    ASSERT_FALSE(tour_suits(&m, &err));
    mover_parse(&m, "1,2+1,3+1,4+1,5+1,6", &err);
    ASSERT_FALSE(tour_suits(&m, &err));
    ASSERT(strstr(err.message, "40 moves"));
    mover_parse(&m, "1,2+1,3+1,4+1,5", &err);
    ASSERT(tour_suits(&m, &err));
    PASS();
}

TEST orders_leave_out_and_add_moves(void)
{
    static const struct {
        const char *piece;
        int n, order[12];
    } want[] = {
        { "knight", 8, { 7, 0, 6, 1, 5, 2, 4, 3 } },
        { "wazir", 4, { 0, 1, 2, 3 } },
        { "0,1+1,2", 12, { 7, 0, 6, 1, 5, 2, 4, 3, 8, 9, 10, 11 } },
    };

    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        uint8_t order[TOUR_MOVES_MAX];
        struct mover m;
        struct tour_question q = { .mover = &m };
        struct error err;

        mover_parse(&m, want[i].piece, &err);
        move_order_parse(&q.order, "s1", &err);
        ASSERT_EQ(want[i].n, tour_try_order(&q, order));
        for (int k = 0; k < want[i].n; k++)
            ASSERT_EQ(want[i].order[k], order[k]);
    }
    PASS();
}

/* --- why not -------------------------------------------------------------- */

static const struct {
    struct pair pair;
    int start;
    bool closed;
    const char *reason;
} reasons[] = {
    { { "camel", SURFACE_FLAT, 8, 8, "" },
      0,
      false,
      "A camel stays on squares of one colour. Only 32 of the 64 squares can "
      "be reached from a1 by camel's moves; b1 is one that cannot." },
    { { "giraffe", SURFACE_FLAT, 3, 3, "" },
      0,
      false,
      "A giraffe cannot move on this board: no two of its squares are a move "
      "apart." },
    { { "zebra", SURFACE_FLAT, 3, 4, "" },
      0,
      false,
      "b1 is not a zebra's move away from any other square of this board, so "
      "no tour can take it in." },
    { { "8,9", SURFACE_FLAT, 3, 3, "" },
      0,
      false,
      "An 8,9 piece cannot move on this board: no two of its squares are a "
      "move apart." },
    { { "wazir", SURFACE_FLAT, 3, 3, "" },
      1,
      false,
      "A wazir changes colour with every move, so on this board of 9 squares "
      "a tour must begin on one of the 5 dark squares; b1 is not one of "
      "them." },
    { { "wazir", SURFACE_CYLINDER, 4, 3, "b2" },
      0,
      true,
      "A wazir changes colour with every move, and a closed tour comes back to "
      "the colour it began on, so it needs as many dark squares as light ones; "
      "this board has 5 dark and 6 light." },
    { { "knight", SURFACE_CYLINDER, 6, 2, "" },
      0,
      false,
      "Only 6 of the 12 squares can be reached from a1 by knight's moves; b1 "
      "is one that cannot." },
    { { "knight", SURFACE_CYLINDER, 6, 4, "" },
      0,
      true,
      "From the outer two of the four ranks a knight can only go to the inner "
      "two, so a closed tour would go from inner to outer and back all the "
      "way. As it changes colour with every move, too, all outer squares would "
      "be of one colour; but they are not." },
};

TEST it_is_said_why_there_is_no_tour(void)
{
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        struct text reason;
        struct asked a;

        begin(&a, &reasons[i].pair);
        a.question.start = reasons[i].start;
        a.question.closed = reasons[i].closed;
        text_init(&reason);
        tour_impossible(&a.question, &reason);
        ASSERT_STR_EQ(reasons[i].reason, reason.len ? reason.at : "");
        text_free(&reason);
        end(&a);
    }
    PASS();
}

/* J. J. Watkins and R. L. Hoenigman, 1997, and Watkins, 2000: on which small
 * tori and cylinders the knight has a closed tour. */
static bool has_closed(enum surface surface, int files, int ranks)
{
    struct pair p = { "knight", surface, files, ranks, "" };
    struct tour_walk w;
    struct asked a;
    bool found = false;

    begin(&a, &p);
    a.question.closed = true;
    if (!impossible(&a.question)) {
        tour_walk_begin(&w, &tour_warnsdorff, &a.question);
        found = tour_walk_run(&w, 2000000) == TOUR_FOUND && !w.wrong;
        tour_walk_end(&w);
    }
    end(&a);
    return found;
}

TEST closed_knights_tours_of_cylinders(void)
{
    for (int files = 2; files <= 8; files++)
        for (int ranks = 1; ranks <= 6; ranks++) {
            bool none = ranks == 1 ||
                        ((ranks == 2 || ranks == 4) && files % 2 == 0);

            ASSERT_EQ(!none, has_closed(SURFACE_CYLINDER, files, ranks));
        }
    PASS();
}

TEST closed_knights_tours_of_tori(void)
{
    for (int files = 1; files <= 8; files++)
        for (int ranks = 1; ranks <= 8; ranks++)
            ASSERT_EQ(files * ranks != 2,
                      has_closed(SURFACE_TORUS, files, ranks));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(prescriptions_are_for_the_knight_alone);
    RUN_TEST(riders_and_crowds_of_moves_are_refused);
    RUN_TEST(orders_leave_out_and_add_moves);
    RUN_TEST(it_is_said_why_there_is_no_tour);
    RUN_TEST(closed_knights_tours_of_cylinders);
    RUN_TEST(closed_knights_tours_of_tori);
    GREATEST_MAIN_END();
}
