/* What is done by hand while an earlier moment is looked at: nothing is cut
 * until it is done, and then one step back brings it again. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "puzzle/plan.h"
#include "support/hand.h"

/* A run of three deeds, looked at after the first of them. */
struct past {
    const char *run;
    const char *wrong, *why; /* a click that is refused; NULL: none is */
    const char *from, *to;   /* a piece dragged where it cannot go; or NULL */
    const char *right;       /* a click that does something else than the
                                second deed did */
    const char *then;        /* and what the line says of it */
};

#define FREE_PLAY "lesson lesson=25 fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1 "

static const struct past pasts[] = {
    { "tour size=6x5 mode=hand start=a1 moves=b3,d4,f5", "f5",
      "f5 is not a knight's move away", "b3", "e5", "c1", " moves=b3,c1 " },
    { "queens size=6 mode=hand placed=a1,b3,c5", NULL, NULL, "a1", "none", "f6",
      " placed=a1,f6 " },
    { "place size=5x4 mode=hand holes=c3 placed=a1,b3,d4", "c3",
      "nothing can stand on a hole", "a1", "c3", "e4", " placed=a1,e4 " },
    { "cover size=5x4 mode=hand holes=c3 placed=a1,b3,d4", "c3",
      "nothing can stand on a hole", "a1", "none", "e4", " placed=a1,e4 " },
    { "armies size=5x4 mode=hand holes=c3 placed=a1,a1,a1-b2", "c3",
      "nothing can stand on a hole", "a1", "c3", "e4", " placed=a1,e4 " },
    { "uncrossed size=6x6 mode=hand path=a1,b3,d4", "f6",
      "f6 is not a knight's move away from a1", NULL, NULL, "c2",
      " path=a1,c2 " },
    { "null size=4x3 placed=a1,b1,c1", NULL, NULL, NULL, NULL, "d3",
      " placed=a1,d3 " },
};

enum { PASTS = sizeof pasts / sizeof *pasts };

static struct session *look_back(const char *run)
{
    struct session *ss = open_and_work(run);

    session_seek(ss, 1);
    return ss;
}

/* All that could be copied or saved, and where it is looked at. */
static char *told(struct session *ss)
{
    struct text out;

    text_init(&out);
    text_addf(&out, "%s at %zu of %zu, %zu before, %s", session_describe(ss),
              session_index(ss), session_count(ss), session_past(ss),
              session_plan(ss)->hint);
    return out.at;
}

#define ASSERT_STILL(before, ss)       \
    do {                               \
        char *now_ = told(ss);         \
        ASSERT_STR_EQ((before), now_); \
        free(now_);                    \
    } while (0)

TEST what_is_refused_cuts_nothing(const struct past *p)
{
    struct session *ss = look_back(p->run);
    char *before = told(ss);
    struct error err;

    ASSERT_EQ(4u, session_count(ss));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, p->wrong, &err));
    ASSERT(strstr(err.message, p->why));
    ASSERT_STILL(before, ss);
    ASSERT(session_can_redo(ss));
    free(before);
    session_close(ss);
    PASS();
}

TEST what_does_nothing_cuts_nothing(const struct past *p)
{
    struct session *ss = look_back(p->run);
    char *before = told(ss);
    struct error err;

    ASSERT(hand_click(ss, 1, "none", &err) <= REACTION_REDRAW);
    ASSERT(hand_point(ss, INPUT_RELEASE, 1, "b2", &err) <= REACTION_REDRAW);
    ASSERT_STILL(before, ss);
    if (p->from) {
        ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, p->from, p->to, &err));
        ASSERT_STILL(before, ss);
    }
    session_step(ss, 1);
    session_step(ss, -1);
    ASSERT_STILL(before, ss);
    free(before);
    session_close(ss);
    PASS();
}

TEST what_is_cut_comes_back_at_once(const struct past *p)
{
    struct session *ss = look_back(p->run);
    char *before = told(ss), *after, *told_at;
    struct error err;

    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, p->right, &err));
    ASSERT_EQ(3u, session_count(ss));
    ASSERT(strstr(session_describe(ss), p->then));
    after = told(ss);
    ASSERT(session_undo(ss));
    told_at = told(ss);
    ASSERT(strstr(told_at, " at 1 of 4, 0 before"));
    ASSERT(strncmp(before, told_at, strlen(before)) == 0);
    free(told_at);
    ASSERT(session_redo(ss));
    ASSERT_STILL(after, ss);
    ASSERT(session_undo(ss));
    ASSERT(session_undo(ss)); /* a move is taken back, as ever */
    ASSERT_EQ(0u, session_index(ss));
    ASSERT(session_redo(ss) && session_redo(ss));
    ASSERT_STILL(after, ss);
    free(after);
    free(before);
    session_close(ss);
    PASS();
}

/* A piece that was taken hold of at another moment is let go. */
TEST a_hand_does_not_reach_another_moment(const struct past *p)
{
    struct session *ss = look_back(p->run);
    struct error err;
    char *before;

    ASSERT_EQ(REACTION_REDRAW, hand_point(ss, INPUT_PRESS, 1, p->from, &err));
    session_step(ss, -1);
    before = told(ss);
    ASSERT(hand_point(ss, INPUT_DRAG, 1, p->right, &err) <= REACTION_REDRAW);
    ASSERT(hand_point(ss, INPUT_RELEASE, 1, p->right, &err) <= REACTION_REDRAW);
    ASSERT_STILL(before, ss);
    free(before);
    session_close(ss);
    PASS();
}

TEST moves_after_it_are_taken_back_one_by_one(void)
{
    struct session *ss = look_back("null size=4x3 placed=a1,b1,c1");
    struct error err;

    hand_click(ss, 1, "d1", &err);
    hand_click(ss, 1, "d2", &err);
    hand_click(ss, 1, "d3", &err);
    ASSERT_EQ(1u, session_past(ss)); /* one, not three */
    ASSERT(session_undo(ss) && session_undo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a1,d1,d2,d3 step=2",
                  session_describe(ss));
    ASSERT(session_can_begin_afresh(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a1,b1,c1 step=1", session_describe(ss));
    ASSERT(session_redo(ss) && session_redo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a1,d1,d2,d3 step=3",
                  session_describe(ss));
    session_close(ss);
    PASS();
}

/* Each leads back to the one that it was made from. */
TEST one_graft_grows_from_another(void)
{
    struct session *ss = look_back("null size=4x3 placed=a1,b1,c1");
    struct error err;

    hand_click(ss, 1, "d1", &err);
    hand_click(ss, 1, "d2", &err);
    session_seek(ss, 0);
    hand_click(ss, 1, "a3", &err);
    ASSERT_STR_EQ("null size=4x3 placed=a3 step=1", session_describe(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a1,d1,d2 step=0", session_describe(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a1,b1,c1 step=1", session_describe(ss));
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a1,d1,d2 step=2", session_describe(ss));
    session_seek(ss, 0);
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("null size=4x3 placed=a3 step=1", session_describe(ss));
    ASSERT_FALSE(session_can_redo(ss));
    session_close(ss);
    PASS();
}

/* Tried, taken back, and another one tried: each Undo is of the last. */
TEST trying_moves_is_as_ever(void)
{
    static const char *const tried[] = { "b1", "c1", "d1", NULL };
    struct session *ss = open_and_work("null size=4x3 placed=a1");
    struct error err;

    for (int i = 0; tried[i]; i++) {
        ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, tried[i], &err));
        ASSERT_EQ(2u, session_index(ss));
        ASSERT(session_undo(ss));
        ASSERT_EQ(1u, session_index(ss));
        ASSERT(session_redo(ss));
        ASSERT(session_undo(ss));
        ASSERT_EQ(0u, session_past(ss));
    }
    ASSERT_STR_EQ("null size=4x3 placed=a1,b1 step=1", session_describe(ss));
    session_close(ss);
    PASS();
}

TEST another_start_does_not_lose_the_moves(void)
{
    static const char run[] = "tour size=6x5 start=a1 mode=hand moves=b3,d4,f5";
    struct session *ss = open_and_work(run);
    struct error err;
    char *whole;

    session_seek(ss, 0);
    whole = told(ss);
    ASSERT_EQ(REACTION_RESTART, hand_click(ss, 1, "e4", &err));
    ASSERT(strstr(session_describe(ss), " start=e4 "));
    ASSERT_FALSE(strstr(session_describe(ss), " moves="));
    ASSERT(session_undo(ss));
    ASSERT_STILL(whole, ss);
    free(whole);
    session_close(ss);
    PASS();
}

/* What is cut out of the board while looking back cuts the moves, too. */
TEST a_hole_can_be_taken_back(const char *run)
{
    struct session *ss = open_and_work(run);
    struct error err;
    char *whole;

    session_seek(ss, 2);
    whole = told(ss);
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_HOLES, "e4", &err));
    ASSERT(session_undo(ss));
    ASSERT_STILL(whole, ss);
    free(whole);
    session_close(ss);
    PASS();
}

/* What the mouse does follows from what was done: see plan(). */
TEST the_hint_line_is_of_the_moves_that_are_there(void)
{
    struct session *ss = open_and_work("tour size=4x3 mode=hand start=a1 moves="
                                       "c2,a3,b1,d2,b3,c1,a2,c3,d1,b2,d3");
    struct error err;

    session_seek(ss, 3);
    ASSERT(strstr(session_plan(ss)->hint, "step through the tour"));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "d3", &err));
    ASSERT(strstr(session_plan(ss)->hint, "step through the tour"));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c3", &err));
    ASSERT(strstr(session_plan(ss)->hint, "Drag the knight"));
    ASSERT(session_undo(ss));
    ASSERT(strstr(session_plan(ss)->hint, "step through the tour"));
    session_close(ss);
    PASS();
}

/* A question is no move. */
TEST a_hint_cuts_nothing(const char *run)
{
    struct session *ss = look_back(run);
    char *before = told(ss);
    struct error err;

    hand_button(ss, "hint", &err);
    ASSERT_STILL(before, ss);
    while (session_advance(ss, 100000, 0))
        continue;
    ASSERT_EQ(REACTION_REDRAW, hand_button(ss, "hint", &err));
    ASSERT(strstr(session_explain(ss), "Hint: "));
    ASSERT_STILL(before, ss);
    free(before);
    session_close(ss);
    PASS();
}

TEST a_piece_dragged_in_the_past_is_moved(void)
{
    struct session *ss = look_back("queens size=6 mode=hand placed=a1,b3,c5");
    struct error err;

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a1", "c2", &err));
    ASSERT(strstr(session_describe(ss), " placed=a1,a1-c2 step=2"));
    ASSERT(session_undo(ss));
    ASSERT(strstr(session_describe(ss), " placed=a1,b3,c5 step=1"));
    session_close(ss);
    ss = look_back("tour size=6x5 mode=hand start=a1 moves=b3,d4,f5");
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "b3", "c1", &err));
    ASSERT(strstr(session_describe(ss), " moves=b3,c1 "));
    session_close(ss);
    PASS();
}

/* Who takes hold of a piece while moves are shown wants it to stay. */
TEST a_hand_stops_what_is_played(void)
{
    struct session *ss = look_back("queens size=6 mode=hand placed=a1,b3,c5");
    struct error err;

    session_speed(ss, 1);
    session_play(ss, true);
    hand_click(ss, 1, "none", &err);
    ASSERT(session_playing(ss));
    hand_point(ss, INPUT_PRESS, 1, "a1", &err);
    ASSERT_FALSE(session_playing(ss));
    session_advance(ss, 100, 5000);
    ASSERT_EQ(REACTION_EDITED, hand_point(ss, INPUT_RELEASE, 1, "d2", &err));
    ASSERT(strstr(session_describe(ss), " placed=a1,a1-d2 step=2"));
    session_close(ss);
    PASS();
}

/* In lessons a piece is chosen first, and what is refused stays to be read. */
TEST a_lesson_keeps_its_moves(void)
{
    struct session *ss = look_back(FREE_PLAY "moves=e2e3,e8e7,e3e4");
    char *before = told(ss);
    struct error err;

    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e1", "e5", &err));
    ASSERT_STILL(before, ss);
    ASSERT(strstr(session_explain(ss), "Not allowed"));
    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "e1", &err));
    ASSERT_STILL(before, ss);
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "d2", &err));
    ASSERT(strstr(session_describe(ss), " moves=e2e3,e1d2 step=2"));
    ASSERT(session_undo(ss));
    ASSERT_STILL(before, ss);
    ASSERT(session_redo(ss));
    ASSERT(strstr(session_describe(ss), " moves=e2e3,e1d2 step=2"));
    free(before);
    session_close(ss);
    PASS();
}

/* Another answer in the place of the first, and of all after it. */
TEST an_answer_in_the_past_is_one_step_back(void)
{
    struct session *ss = open_and_work(
        "lesson lesson=23 position=4 moves=e1e2,e8e7,e2e1,e7e8,yes,no");
    char *before, *after;
    struct error err;

    session_seek(ss, 4); /* the question */
    before = told(ss);
    ASSERT_EQ(REACTION_EDITED, hand_button(ss, "no", &err));
    ASSERT(strstr(session_describe(ss), ",e7e8,no step=5"));
    after = told(ss);
    ASSERT(session_undo(ss));
    ASSERT_STILL(before, ss);
    ASSERT(session_redo(ss));
    ASSERT_STILL(after, ss);
    free(before);
    free(after);
    session_close(ss);
    PASS();
}

/* The press takes the board back to the question, which is an edit. */
TEST a_press_on_an_answer_is_one_step_back(void)
{
    struct session *ss = open_and_work(
        "lesson lesson=18 moves=e1f1,back,g1e2,back,a4e8");
    struct error err;
    char *before;

    session_seek(ss, 1);
    before = told(ss);
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "g1", "e2", &err));
    ASSERT(strstr(session_describe(ss), " moves=e1f1,back,g1e2 step=3"));
    ASSERT(session_undo(ss) && session_undo(ss));
    ASSERT_STILL(before, ss);
    free(before);
    session_close(ss);
    PASS();
}

SUITE(past)
{
    for (int i = 0; i < PASTS; i++) {
        if (pasts[i].wrong)
            RUN_TEST1(what_is_refused_cuts_nothing, &pasts[i]);
        RUN_TEST1(what_does_nothing_cuts_nothing, &pasts[i]);
        RUN_TEST1(what_is_cut_comes_back_at_once, &pasts[i]);
        if (pasts[i].from)
            RUN_TEST1(a_hand_does_not_reach_another_moment, &pasts[i]);
    }
    RUN_TEST(moves_after_it_are_taken_back_one_by_one);
    RUN_TEST(one_graft_grows_from_another);
    RUN_TEST(trying_moves_is_as_ever);
    RUN_TEST(another_start_does_not_lose_the_moves);
    RUN_TESTp(a_hole_can_be_taken_back,
              "place size=5x4 mode=hand placed=a1,b3,d4");
    RUN_TESTp(a_hole_can_be_taken_back,
              "armies size=5x4 mode=hand placed=a1,b3,d4");
    RUN_TESTp(a_hole_can_be_taken_back,
              "tour size=6x5 mode=hand start=a1 moves=b3,d4,f5");
    RUN_TESTp(a_hole_can_be_taken_back,
              "uncrossed size=6x6 mode=hand path=a1,b3,d4");
    RUN_TEST(the_hint_line_is_of_the_moves_that_are_there);
    RUN_TESTp(a_hint_cuts_nothing,
              "tour size=6x5 mode=hand start=a1 moves=b3,d4,f5");
    RUN_TESTp(a_hint_cuts_nothing, "queens size=6 mode=hand placed=b1,d2,f3");
    RUN_TESTp(a_hint_cuts_nothing, "armies size=4x3 mode=hand placed=a1,b3");
    RUN_TESTp(a_hint_cuts_nothing,
              "uncrossed size=5x5 mode=hand path=a1,b3,d4");
    RUN_TEST(a_piece_dragged_in_the_past_is_moved);
    RUN_TEST(a_hand_stops_what_is_played);
    RUN_TEST(a_lesson_keeps_its_moves);
    RUN_TEST(an_answer_in_the_past_is_one_step_back);
    RUN_TEST(a_press_on_an_answer_is_one_step_back);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(past);
    GREATEST_MAIN_END();
}
