/* Marks on the board of a session: what keeps them, what drops them, what is
 * drawn of them. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/error.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "scene/scene.h"
#include "session/session.h"
#include "support/run.h"

static bool tells(struct session *ss, const char *words)
{
    return strstr(session_describe(ss), words) != NULL;
}

static bool set(struct session *ss, const char *key, const char *value)
{
    struct error err;
    int control = control_find(session_class(ss)->controls, key);

    return session_set(ss, control, value, true, &err);
}

static uint64_t picture(struct session *ss)
{
    struct scene sc;
    uint64_t hash;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    hash = scene_hash(&sc);
    scene_free(&sc);
    return hash;
}

static struct sketch at(int from, int to, enum mark_colour colour)
{
    return (struct sketch){ true, from, to, colour };
}

TEST the_line_tells_them_at_every_step(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1");
    struct error err;

    ASSERT(session_mark(ss, at(0, 8, MARK_RED), &err));
    ASSERT(session_mark(ss, at(29, 29, MARK_GREEN), &err));
    ASSERT(tells(ss, " marks=a1-c2:red,f5"));
    session_step(ss, 3);
    ASSERT(tells(ss, " marks=a1-c2:red,f5 step=3"));
    session_close(ss);
    PASS();
}

TEST another_run_on_the_board_keeps_them(void)
{
    struct session *ss = open_run("tour size=8x6 start=a1 marks=h6!,c2");
    struct error err;

    ASSERT(set(ss, "start", "c3"));
    ASSERT(tells(ss, " marks=h6!,c2"));
    ASSERT(session_shuffle(ss, 7, &err));
    ASSERT(tells(ss, " marks=h6!,c2"));
    ASSERT(set(ss, "size", "6x5"));
    ASSERT(tells(ss, " marks=c2"));
    ASSERT(session_undo(ss));
    ASSERT(tells(ss, " marks=h6!,c2"));
    ASSERT(session_redo(ss));
    ASSERT(tells(ss, " marks=c2"));
    ASSERT_FALSE(tells(ss, "h6"));
    session_close(ss);
    PASS();
}

TEST moves_by_hand_leave_them_alone(void)
{
    struct session *ss = open_and_work(
        "tour size=6x5 mode=hand start=a1 marks=b3");
    struct input press = { .kind = INPUT_PRESS, .button = 1, .square = 13 };
    struct error err;

    ASSERT_EQ(REACTION_EDITED, session_input(ss, &press, &err));
    ASSERT(tells(ss, " moves=b3 "));
    ASSERT(tells(ss, " marks=b3"));
    ASSERT(session_undo(ss));
    ASSERT(tells(ss, " marks=b3"));
    session_close(ss);
    PASS();
}

TEST what_is_cleared_comes_back_once(void)
{
    struct session *ss = open_run("queens size=6 marks=a1,f6");
    struct error err;

    ASSERT(session_clear_marks(ss));
    ASSERT_FALSE(tells(ss, "marks"));
    ASSERT(session_clear_marks(ss));
    ASSERT(tells(ss, " marks=a1,f6"));
    ASSERT(session_clear_marks(ss));
    ASSERT(set(ss, "size", "5"));
    ASSERT(session_clear_marks(ss));
    ASSERT(tells(ss, " marks=a1"));
    ASSERT_FALSE(tells(ss, "f6"));
    ASSERT(session_clear_marks(ss));
    ASSERT(session_mark(ss, at(1, 1, MARK_BLUE), &err));
    ASSERT(session_clear_marks(ss));
    ASSERT(session_clear_marks(ss));
    ASSERT(tells(ss, " marks=b1:blue"));
    session_close(ss);
    ss = open_run("queens size=6");
    ASSERT_FALSE(session_clear_marks(ss));
    session_close(ss);
    PASS();
}

/* A colour is a pattern too: in one ink the four would still differ. */
TEST colours_differ_in_more_than_ink(void)
{
    static const char *const lines[] = {
        "null marks=b2-c4,d5,f6!", "null marks=b2-c4:red,d5:red,f6!:red",
        "null marks=b2-c4:blue,d5:blue,f6!:blue",
        "null marks=b2-c4:orange,d5:orange,f6!:orange"
    };
    size_t ndraws[4];

    for (int i = 0; i < 4; i++) {
        struct session *ss = open_run(lines[i]);
        struct scene sc;

        scene_init(&sc);
        session_draw(ss, &sc);
        ndraws[i] = sc.ndraws;
        for (int j = 0; j < i; j++)
            ASSERT(ndraws[j] != ndraws[i]);
        scene_free(&sc);
        session_close(ss);
    }
    PASS();
}

TEST a_sketch_is_seen_but_in_no_picture(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1");
    uint64_t before = picture(ss), sketched;
    struct look look = *session_look(ss);
    struct pose own;

    session_sketch(ss, at(0, 8, MARK_GREEN));
    sketched = picture(ss);
    ASSERT(sketched != before);
    ASSERT_FALSE(tells(ss, "marks"));
    own = session_pose(ss, &look);
    ASSERT_EQ(before, picture(ss));
    session_unpose(ss, own);
    ASSERT_EQ(sketched, picture(ss));
    session_sketch(ss, (struct sketch){ .on = false });
    ASSERT_EQ(before, picture(ss));
    session_close(ss);
    PASS();
}

TEST marks_turn_with_the_board(void)
{
    struct session *ss = open_and_work("null marks=a1");
    struct look look = *session_look(ss);
    struct scene sc;
    struct vec low, high;

    scene_init(&sc);
    session_draw(ss, &sc);
    low = scene_points(&sc, &sc.draws[sc.ndraws - 1])[0];
    look.flipped = true;
    session_set_look(ss, &look);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    high = scene_points(&sc, &sc.draws[sc.ndraws - 1])[0];
    ASSERT(high.x > low.x + 6 && high.y < low.y - 6);
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST charts_have_no_board(void)
{
    struct session *ss = open_run("race");

    ASSERT_FALSE(session_can_mark(ss));
    session_close(ss);
    ss = open_run("lesson");
    ASSERT(session_can_mark(ss));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(the_line_tells_them_at_every_step);
    RUN_TEST(another_run_on_the_board_keeps_them);
    RUN_TEST(moves_by_hand_leave_them_alone);
    RUN_TEST(what_is_cleared_comes_back_once);
    RUN_TEST(colours_differ_in_more_than_ink);
    RUN_TEST(a_sketch_is_seen_but_in_no_picture);
    RUN_TEST(marks_turn_with_the_board);
    RUN_TEST(charts_have_no_board);
    GREATEST_MAIN_END();
}
