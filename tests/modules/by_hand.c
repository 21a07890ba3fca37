/* What a hand does to a board: pieces are put, dragged and taken away, the
 * knight is led, and all of it is in the run's line. */
#include <greatest.h>

#include "base/say.h"
#include "base/text.h"
#include "puzzle/trace.h"
#include "support/hand.h"

/* The squares that hold a piece, in order of ranks. */
static const char *placed(struct session *ss)
{
    const struct position *pos = session_position(ss);
    static struct text out;

    if (out.at == NULL)
        text_init(&out);
    text_clear(&out);
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_PIECE][sq])
            text_addf(&out, "%s%s", out.len ? " " : "",
                      say_square(sq, pos->files).at);
    return out.at;
}

TEST a_placed_piece_is_dragged(const char *run)
{
    struct session *ss = open_and_work(run), *again;
    struct error err;

    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "a1", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a1", "c2", &err));
    ASSERT_STR_EQ("c2", placed(ss));
    ASSERT_EQ(3u, session_count(ss)); /* a move is one moment */
    ASSERT(strstr(session_describe(ss), " placed=a1,a1-c2"));
    again = open_and_work(session_describe(ss));
    ASSERT_STR_EQ("c2", placed(again));
    session_close(again);
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("a1", placed(ss));
    ASSERT(session_redo(ss));
    session_close(ss);
    PASS();
}

TEST a_piece_dropped_elsewhere_goes_back(const char *run)
{
    struct session *ss = open_and_work(run);
    struct error err;

    hand_click(ss, 1, "a1", &err);
    hand_click(ss, 1, "b3", &err);
    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "a1", "none", &err));
    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "a1", "b3", &err));
    hand_point(ss, INPUT_PRESS, 1, "a1", &err);
    hand_point(ss, INPUT_DRAG, 1, "b2", &err);
    hand_point(ss, INPUT_DRAG, 1, "a1", &err);
    ASSERT_EQ(REACTION_REDRAW, hand_point(ss, INPUT_RELEASE, 1, "a1", &err));
    ASSERT_STR_EQ("a1 b3", placed(ss));
    ASSERT_EQ(3u, session_count(ss));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "a1", &err));
    ASSERT_STR_EQ("b3", placed(ss));
    session_close(ss);
    PASS();
}

TEST nothing_is_dropped_into_a_hole(void)
{
    struct session *ss = open_and_work(
        "cover piece=rook size=3x4 holes=b2 mode=hand placed=a1");
    struct error err;

    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "a1", "b2", &err));
    ASSERT_STR_EQ("a1", placed(ss));
    hand_drag(ss, "a1", "c4", &err);
    hand_drag(ss, "c4", "b1", &err);
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_HOLES, "c4", &err));
    ASSERT_STR_EQ("b1", placed(ss)); /* it has only been there */
    session_close(ss);
    PASS();
}

TEST the_last_queen_can_be_dragged_but_none_be_added(void)
{
    struct session *ss = open_and_work("queens size=2 mode=hand placed=a1,b1");
    struct error err;

    ASSERT_EQ(REACTION_NONE, hand_click(ss, 1, "b2", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "b1", "b2", &err));
    ASSERT_STR_EQ("a1 b2", placed(ss));
    session_close(ss);
    PASS();
}

TEST the_knight_is_dragged(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 mode=hand");
    struct error err;

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a1", "b3", &err));
    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "b3", "c3", &err));
    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "b3", "a1", &err));
    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "b3", "none", &err));
    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "b3", &err));
    ASSERT_STR_EQ("a1 b3", session_notation(ss));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c1", &err));
    ASSERT_STR_EQ("a1 b3 c1", session_notation(ss));
    session_close(ss);
    PASS();
}

TEST all_is_taken_back_and_comes_back(const char *run)
{
    struct session *ss = open_and_work(run);
    struct error err;

    ASSERT_FALSE(session_can_begin_afresh(ss));
    ASSERT_FALSE(session_can_undo(ss));
    hand_click(ss, 1, "b3", &err);
    hand_click(ss, 1, "c1", &err);
    ASSERT_EQ(3u, session_count(ss));
    ASSERT(session_can_undo(ss) && !session_can_redo(ss));
    ASSERT(session_begin_afresh(ss));
    ASSERT_EQ(1u, session_count(ss));
    ASSERT_FALSE(session_begin_afresh(ss));
    ASSERT(session_can_undo(ss));
    ASSERT(session_undo(ss));
    ASSERT_EQ(3u, session_count(ss));
    ASSERT_EQ(2u, session_index(ss));
    ASSERT(session_can_redo(ss));
    session_close(ss);
    PASS();
}

TEST who_does_not_want_a_warning_gets_none(void)
{
    struct session *ss = open_and_work(
        "tour size=5x5 start=a1 mode=hand moves=c2,a3,c4,e5 warn=off");
    struct error err;

    ASSERT_FALSE(strstr(session_explain(ss), "Lost"));
    ASSERT(strstr(session_describe(ss), " warn=off"));
    ASSERT(hand_set(ss, "warn", "on", &err));
    ASSERT(strstr(session_explain(ss), "Lost since move 3"));
    ASSERT_EQ(5u, session_count(ss));
    session_seek(ss, 1);
    hand_set(ss, "warn", "off", &err);
    ASSERT_EQ(REACTION_REDRAW, hand_button(ss, "hint", &err));
    ASSERT(strstr(session_explain(ss), "Hint: "));
    ASSERT_FALSE(strstr(session_explain(ss), "can still"));
    session_close(ss);
    PASS();
}

TEST the_best_try_is_remembered(void)
{
    struct session *ss = open_and_work(
        "tour size=6x5 start=a1 mode=hand moves=b3,d4,f5");
    struct error err;

    ASSERT_EQ(4u, number(ss, "visited"));
    ASSERT_EQ(4u, number(ss, "best"));
    session_undo(ss);
    session_undo(ss);
    ASSERT_EQ(2u, number(ss, "visited"));
    ASSERT_EQ(4u, number(ss, "best"));
    hand_click(ss, 1, "c1", &err);
    ASSERT_EQ(3u, number(ss, "visited"));
    ASSERT_EQ(4u, number(ss, "best"));
    ASSERT(session_begin_afresh(ss));
    ASSERT_EQ(1u, number(ss, "visited"));
    ASSERT_EQ(4u, number(ss, "best"));
    ASSERT(strstr(session_describe(ss), " best=4"));
    hand_set(ss, "size", "6x6", &err);
    ASSERT_EQ(1u, number(ss, "best"));
    session_close(ss);
    PASS();
}

TEST a_hint_for_queens_is_a_square_of_a_solution(void)
{
    struct session *ss = open_and_work("queens size=6 mode=hand placed=b1");
    struct error err;

    ASSERT_EQ(REACTION_REDRAW, hand_button(ss, "hint", &err));
    ASSERT(strstr(session_explain(ss), "1 solution contains this queen. Hint: "
                                       "it has a queen on a4, in the frame."));
    hand_click(ss, 1, "a4", &err);
    ASSERT_FALSE(strstr(session_explain(ss), "Hint"));
    ASSERT_STR_EQ("2 of 6 queens, 1 way to go on", session_status(ss));
    hand_click(ss, 1, "c1", &err);
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "hint", &err));
    ASSERT_STR_EQ("no solution contains these queens: take one away",
                  err.message);
    session_close(ss);
    ss = open_and_work("queens size=32 mode=hand placed=a1");
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "hint", &err));
    ASSERT_STR_EQ("no solution with these queens was found within 2,000,000 "
                  "squares",
                  err.message);
    session_close(ss);
    PASS();
}

/* Who follows the hints comes to a solution. */
TEST hints_lead_to_a_solution(const char *run, int n)
{
    struct session *ss = open_and_work(run);
    struct error err;

    for (int i = 0; i < n; i++) {
        const char *at;
        char square[3] = "";

        ASSERT_EQ(REACTION_REDRAW, hand_button(ss, "hint", &err));
        at = strstr(session_explain(ss), " on ");
        ASSERT(at);
        memcpy(square, at + 4, 2);
        ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, square, &err));
    }
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "hint", &err));
    session_close(ss);
    PASS();
}

static uint64_t drawn(struct session *ss)
{
    struct scene sc;
    uint64_t hash;

    scene_init(&sc);
    session_draw(ss, &sc);
    hash = scene_hash(&sc);
    scene_free(&sc);
    return hash;
}

/* A rook on a2, and a hole that is in its way. */
TEST pointing_shows_what_covers_what(void)
{
    static const struct {
        int square;
        const char *says;
    } points[] = {
        { 4, "The rook on a2 covers its own square and 4 more." },
        { 0, "a1 is covered by the rooks on b1 and a2." },
        { 3, "d1 is covered by the rook on b1." },
    };
    struct session *ss = open_and_work(
        "cover piece=rook size=4x3 holes=d2 mode=hand placed=a2,b1");
    uint64_t plain = drawn(ss);

    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        session_hover(ss, points[i].square, (struct vec){ 0, 0 });
        ASSERT(strstr(session_explain(ss), points[i].says));
        ASSERT(plain != drawn(ss));
    }
    session_hover(ss, 7, (struct vec){ 0, 0 }); /* the hole */
    ASSERT(plain == drawn(ss));
    session_hover(ss, 11, (struct vec){ 0, 0 });
    ASSERT(strstr(session_explain(ss), "d3 is not covered."));
    session_close(ss);
    ss = open_and_work("cover piece=king size=3x2"); /* in the album */
    plain = drawn(ss);
    session_hover(ss, 4, (struct vec){ 0, 0 });
    ASSERT(strstr(session_explain(ss),
                  "The king on b2 covers its own square and 5 more."));
    ASSERT(plain != drawn(ss));
    session_close(ss);
    PASS();
}

SUITE(by_hand)
{
    RUN_TEST(pointing_shows_what_covers_what);
    RUN_TEST(a_hint_for_queens_is_a_square_of_a_solution);
    RUN_TESTp(hints_lead_to_a_solution, "queens size=8 mode=hand", 8);
    RUN_TESTp(hints_lead_to_a_solution, "queens size=5 piece=rook mode=hand",
              5);
    RUN_TEST(who_does_not_want_a_warning_gets_none);
    RUN_TEST(the_best_try_is_remembered);
    RUN_TESTp(all_is_taken_back_and_comes_back, "queens size=5 mode=hand");
    RUN_TESTp(all_is_taken_back_and_comes_back,
              "tour size=6x5 start=a1 mode=hand");
    RUN_TESTp(all_is_taken_back_and_comes_back, "cover size=3x4 mode=hand");
    RUN_TESTp(a_placed_piece_is_dragged, "queens size=5 mode=hand");
    RUN_TESTp(a_placed_piece_is_dragged, "place piece=king size=3x4 mode=hand");
    RUN_TESTp(a_placed_piece_is_dragged, "cover piece=rook size=4x3 mode=hand");
    RUN_TESTp(a_piece_dropped_elsewhere_goes_back, "queens size=5 mode=hand");
    RUN_TESTp(a_piece_dropped_elsewhere_goes_back,
              "place piece=knight size=3x4 mode=hand");
    RUN_TEST(nothing_is_dropped_into_a_hole);
    RUN_TEST(the_last_queen_can_be_dragged_but_none_be_added);
    RUN_TEST(the_knight_is_dragged);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(by_hand);
    GREATEST_MAIN_END();
}
