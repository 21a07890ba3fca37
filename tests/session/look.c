/*
 * What a look asks for is drawn, and nothing else: how the path is shown, the
 * board as a task, and how much of a large board is looked at closely.
 */
#include <greatest.h>

#include "puzzle/plan.h"
#include "session/state.h"
#include "support/run.h"

/* --- how much is seen --------------------------------------------------------
 */

static int side_seen(struct box seen)
{
    struct session *ss = open_run("tour size=9x6");
    struct look look = { .seen = seen };
    int side;

    session_set_look(ss, &look);
    side = session_seen_side(ss);
    session_close(ss);
    return side;
}

TEST what_lies_beyond_the_board_does_not_count(void)
{
    ASSERT_EQ_FMT(9, side_seen((struct box){ 0, 0, 0, 0 }), "%d"); /* all */
    ASSERT_EQ_FMT(9, side_seen((struct box){ 1, 1, 3, 0 }), "%d");
    ASSERT_EQ_FMT(4, side_seen((struct box){ 1.5f, 1, 3, 2 }), "%d");
    ASSERT_EQ_FMT(2, side_seen((struct box){ -3, -2, 5, 4 }), "%d");
    ASSERT_EQ_FMT(3, side_seen((struct box){ 6, 4, 20, 20 }), "%d");
    ASSERT_EQ_FMT(9, side_seen((struct box){ -5, -5, 50, 50 }), "%d");
    PASS();
}

/* --- the path
 * ------------------------------------------------------------------ */

static struct look look_of(enum trail trail)
{
    return (struct look){ .trail = trail, .first_number = 1 };
}

static int draws(const char *run, struct look look, enum draw_kind kind)
{
    struct session *ss = open_and_work(run);
    struct scene sc;
    int n = 0;

    session_seek(ss, SIZE_MAX);
    session_set_look(ss, &look);
    scene_init(&sc);
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == (uint8_t)kind;
    scene_free(&sc);
    session_close(ss);
    return n;
}

TEST a_path_is_a_line_or_colours_or_not_shown(void)
{
    static const char tour[] = "tour size=6x5 start=b2";

    ASSERT_EQ(1, draws(tour, look_of(TRAIL_LINE), DRAW_POLYLINE));
    ASSERT_EQ(1, draws(tour, look_of(TRAIL_ORDER), DRAW_POLYLINE));
    ASSERT_EQ(0, draws(tour, look_of(TRAIL_COLOUR), DRAW_POLYLINE));
    ASSERT_EQ(0, draws(tour, look_of(TRAIL_OFF), DRAW_POLYLINE));
    ASSERT_EQ(0, draws(tour, look_of(TRAIL_LINE), DRAW_FIELD));
    ASSERT_EQ(1, draws(tour, look_of(TRAIL_COLOUR), DRAW_FIELD));
    ASSERT_EQ(0, draws(tour, look_of(TRAIL_OFF), DRAW_FIELD));
    PASS();
}

/* It is cut where it leaves the board, into as many lines as it takes. */
TEST over_joined_edges_the_line_is_cut(void)
{
    static const char tour[] = "tour size=6x5 start=b2 surface=torus";

    ASSERT(draws(tour, look_of(TRAIL_LINE), DRAW_POLYLINE) > 1);
    ASSERT(draws(tour, look_of(TRAIL_LINE), DRAW_CLIP) >= 2);
    ASSERT_EQ(0,
              draws("tour size=6x5 start=b2", look_of(TRAIL_LINE), DRAW_CLIP));
    PASS();
}

/* --- a task
 * ---------------------------------------------------------------------- */

TEST a_task_shows_the_first_square_and_what_is_given(void)
{
    static const int given[] = { 2, 3 };
    struct look look = look_of(TRAIL_LINE);

    look.blank = true;
    ASSERT_EQ(0, draws("tour size=6x5 start=b2", look, DRAW_POLYLINE));
    ASSERT_EQ(1, draws("tour size=6x5 start=b2", look, DRAW_TEXT));
    ASSERT_EQ(1, draws("tour size=6x5 start=b2", look, DRAW_PIECE));
    ASSERT_EQ(30, draws("tour size=6x5 start=b2", look, DRAW_RECT));
    ASSERT_EQ(0, draws("queens size=6", look, DRAW_PIECE));
    look.given = given;
    look.ngiven = 2;
    ASSERT_EQ(3, draws("tour size=6x5 start=b2", look, DRAW_TEXT));
    ASSERT_EQ_FMT(1, draws("queens size=6", look, DRAW_PIECE),
                  "%d"); /* d1 is empty */
    PASS();
}

TEST the_holes_of_a_task_are_not_paled(void)
{
    struct look look = look_of(TRAIL_LINE);

    look.blank = true;
    ASSERT_EQ(11, draws("tour size=4x3 start=a1 holes=b2", look, DRAW_RECT));
    ASSERT_EQ(1, draws("tour size=4x3 start=a1 holes=b2", look, DRAW_HOLE));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(what_lies_beyond_the_board_does_not_count);
    RUN_TEST(a_path_is_a_line_or_colours_or_not_shown);
    RUN_TEST(over_joined_edges_the_line_is_cut);
    RUN_TEST(a_task_shows_the_first_square_and_what_is_given);
    RUN_TEST(the_holes_of_a_task_are_not_paled);
    GREATEST_MAIN_END();
}
