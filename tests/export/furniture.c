/*
 * A picture shows what its run's line tells and nothing of the window it was
 * made in: no thumbnails to click, no ghost under the pointer, nothing that a
 * hand has taken up.
 */
#include <greatest.h>

#include <math.h>
#include <stdlib.h>

#include "export/picture.h"
#include "export/style.h"
#include "puzzle/plan.h"
#include "support/run.h"

/* One of each activity, boards that are not square among them. */
static const char *const runs[] = {
    "tour size=6x5 start=b3",
    "tour size=6x5 start=b3 mode=hand moves=d4,f5",
    "tour size=5x4 mode=all any-start=on solution=3",
    "tour size=3x4 mode=map measure=tours",
    "queens size=6 solution=3",
    "queens size=6 solution=2 given=b6",
    "queens size=6 mode=search",
    "queens size=6 mode=hand placed=a2",
    "place piece=king size=5x3 solution=2",
    "place piece=knight size=4x5 mode=hand placed=b2",
    "cover piece=queen size=5x4",
    "cover piece=king size=7x4 mode=hand placed=b2",
    "chess960 number=534",
    "chess960 number=534 castle=king",
    "chess960 why=funnel",
    "lesson lesson=1",
    "lesson lesson=4",
    "lesson lesson=18",
    "lesson lesson=22",
    "race size=5x4 start=c1 algorithms=warnsdorff,greedy",
    NULL
};

static uint64_t picture(struct session *ss)
{
    struct style style = style_usual();
    struct scene sc;
    uint64_t h;

    scene_init(&sc);
    picture_fill(ss, &style, &sc);
    h = scene_hash(&sc);
    scene_free(&sc);
    return h;
}

/* What its line makes, at the moment that the line tells. */
static uint64_t picture_again(struct session *ss)
{
    struct session *again = open_and_work(session_describe(ss));
    uint64_t h;

    session_seek(again, session_index(ss));
    h = picture(again);
    session_close(again);
    return h;
}

static void press(struct session *ss, int square, enum input_kind kind)
{
    int files, ranks;
    struct input in = { .kind = kind, .square = square, .button = 1 };
    struct error err;

    session_size(ss, &files, &ranks);
    in.at = (struct vec){ (float)(square % files) + 0.5f,
                          (float)(ranks - 1 - square / files) + 0.5f };
    session_hover(ss, square, in.at);
    session_input(ss, &in, &err);
    while (session_advance(ss, 100000, 0))
        ;
}

/* Whatever is pressed, and before it is let go as well as after. */
TEST a_picture_is_what_its_line_tells(const char *line)
{
    struct session *ss = open_and_work(line);
    int files, ranks;

    session_size(ss, &files, &ranks);
    session_close(ss);
    for (int square = 0; square < files * ranks; square++) {
        ss = open_and_work(line);
        for (int i = 0; i < 3; i++) {
            press(ss, square, i == 1 ? INPUT_RELEASE : INPUT_PRESS);
            ASSERT_EQm(session_describe(ss), picture_again(ss), picture(ss));
        }
        session_close(ss);
    }
    PASS();
}

/* Those that begin another run are told of by its line. */
TEST a_button_leaves_nothing_behind(const char *line)
{
    struct session *ss = open_and_work(line);
    const struct control *c = session_class(ss)->controls;
    struct error err;

    for (int i = 0; c[i].key; i++) {
        struct input in = { .kind = INPUT_ACTION, .control = i };

        if (c[i].kind != CONTROL_ACTION || !c[i].live ||
            !plan_offers(session_plan(ss), i) ||
            session_input(ss, &in, &err) == REACTION_MORE)
            continue;
        while (session_advance(ss, 100000, 0))
            ;
        ASSERT_EQm(c[i].key, picture_again(ss), picture(ss));
    }
    session_close(ss);
    PASS();
}

/* Squares, frame and coordinates: as large as the board of a plain tour. */
TEST an_album_makes_pictures_of_boards_alone(void)
{
    static const char *const albums[] = { "queens size=8", "place size=8x8",
                                          "cover size=8x8", "chess960",
                                          "tour size=8x8 mode=all start=a1" };
    struct session *plain = open_run("tour size=8x8 start=a1");
    struct style style = style_usual();
    struct vec want = picture_extent(plain, &style);

    for (size_t i = 0; i < sizeof albums / sizeof *albums; i++) {
        struct session *ss = open_run(albums[i]);
        struct vec extent = picture_extent(ss, &style);

        ASSERTm(albums[i], fabsf(extent.x - want.x) < 0.001f);
        ASSERTm(albums[i], fabsf(extent.y - want.y) < 0.001f);
        session_close(ss);
    }
    session_close(plain);
    PASS();
}

SUITE(furniture)
{
    for (int i = 0; runs[i]; i++) {
        RUN_TEST1(a_picture_is_what_its_line_tells, runs[i]);
        RUN_TEST1(a_button_leaves_nothing_behind, runs[i]);
    }
    RUN_TEST(an_album_makes_pictures_of_boards_alone);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(furniture);
    GREATEST_MAIN_END();
}
