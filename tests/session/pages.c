/* Albums: the player leafs through their pages. */
#include <greatest.h>

#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/page.h"
#include "support/run.h"

TEST an_album_tells_its_pages(void)
{
    struct session *ss = open_and_work("queens size=6");
    struct pages p;

    ASSERT(session_pages(ss, &p));
    ASSERT_EQ(1, p.first);
    ASSERT_EQ(4, p.last);
    ASSERT_EQ(1, session_page(ss));
    session_close(ss);
    ss = open_and_work("cover piece=king size=5x4 solution=2");
    ASSERT(session_pages(ss, &p));
    ASSERT_EQ(2, session_page(ss));
    session_close(ss);
    PASS();
}

TEST what_is_no_album_has_none(void)
{
    static const char *const runs[] = { "tour",
                                        "queens mode=search",
                                        "queens mode=hand",
                                        "queens size=3",
                                        "queens size=100",
                                        "cover mode=hand",
                                        "lesson",
                                        "chess960 why=product",
                                        "chess960 castle=king",
                                        "chess960 array=KQRRBBNN" };
    struct pages p;

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct session *ss = open_run(runs[i]);

        ASSERT(ss);
        for (int k = 0; k < 100; k++)
            session_advance(ss, 1000, 10);
        ASSERT_FALSEm(runs[i], session_pages(ss, &p));
        session_close(ss);
    }
    PASS();
}

TEST pages_are_turned_and_clamped(void)
{
    struct session *ss = open_and_work("queens size=8");

    session_turn(ss, 2);
    ASSERT_STR_EQ("Solution 2 of 92", session_status(ss));
    session_turn(ss, 1000);
    ASSERT_STR_EQ("Solution 92 of 92", session_status(ss));
    ASSERT_STR_EQ("1 5 8 6 3 7 2 4", session_notation(ss));
    session_turn(ss, -5);
    ASSERT_STR_EQ("Solution 1 of 92", session_status(ss));
    ASSERT_STR_EQ("queens size=8", session_describe(ss));
    session_close(ss);
    PASS();
}

/* A class may leaf for an hour: that must not fill the memory. */
TEST turning_does_not_pile_up_moments(void)
{
    struct session *ss = open_and_work("queens size=8");

    for (int page = 1; page <= 92; page++)
        session_turn(ss, page);
    ASSERT_EQ(1u, session_count(ss) - session_first(ss));
    session_close(ss);
    PASS();
}

TEST playing_leafs_at_its_speed_and_ends_at_the_last(void)
{
    struct session *ss = open_and_work("queens size=6");

    session_speed(ss, 2);
    session_play(ss, true);
    ASSERT(session_playing(ss));
    for (int i = 0; i < 10; i++)
        session_advance(ss, 1000, 100);
    ASSERT_EQ(3, session_page(ss));
    while (session_advance(ss, 1000, 100))
        ;
    ASSERT_EQ(4, session_page(ss));
    ASSERT_FALSE(session_playing(ss));
    session_play(ss, true);
    ASSERT_EQ(1, session_page(ss));
    session_play(ss, false);
    ASSERT_FALSE(session_playing(ss));
    session_close(ss);
    PASS();
}

/* Here every page is a run of its own. */
TEST the_960_are_leafed_through_by_number(void)
{
    struct session *ss = open_and_work("chess960 number=0");
    struct pages p;

    ASSERT(session_pages(ss, &p));
    ASSERT_EQ(0, p.first);
    ASSERT_EQ(959, p.last);
    session_speed(ss, 0);
    session_play(ss, true);
    for (int i = 0; i < 20; i++)
        session_advance(ss, 1000, 16);
    ASSERT(session_playing(ss));
    ASSERT(session_page(ss) > 5);
    session_turn(ss, 959);
    ASSERT_STR_EQ("chess960 number=959", session_describe(ss));
    session_close(ss);
    ss = open_and_work("chess960 order=s0 number=1");
    ASSERT(session_pages(ss, &p));
    ASSERT_EQ(1, p.first);
    ASSERT_EQ(960, p.last);
    session_close(ss);
    PASS();
}

/* The one that is shown is the first of them, though it does not match. */
TEST where_there_is_no_page_the_next_one_is_shown(void)
{
    struct session *ss = open_and_work("chess960 number=0 find=king-on-d");
    struct pages p;
    int first = 1, last = 959;

    ASSERT(session_pages(ss, &p));
    ASSERT_EQ_FMT(0, p.first, "%d");
    ASSERT_FALSE(p.has[0]);
    while (!p.has[first])
        first++;
    while (!p.has[last])
        last--;
    ASSERT(1 < first && last < 959);
    session_turn(ss, -5);
    ASSERT_EQ_FMT(0, session_page(ss), "%d");
    session_turn(ss, 1);
    ASSERT_EQ_FMT(first, session_page(ss), "%d");
    session_turn(ss, 0); /* is none of them any more */
    ASSERT_EQ_FMT(first, session_page(ss), "%d");
    session_turn(ss, 959);
    ASSERT_EQ_FMT(last, session_page(ss), "%d");
    session_turn(ss, last - 1);
    ASSERT(session_page(ss) < last && session_pages(ss, &p));
    ASSERT(p.has[session_page(ss)]);
    session_close(ss);
    ss = open_and_work("chess960 number=959 find=king-on-d");
    session_turn(ss, 999);
    ASSERT_EQ_FMT(959, session_page(ss), "%d");
    session_turn(ss, 958);
    ASSERT_EQ_FMT(last, session_page(ss), "%d");
    session_close(ss);
    PASS();
}

TEST a_number_beyond_the_pages_is_refused(void)
{
    struct session *ss = open_and_work("queens size=6");
    const struct control *table = session_class(ss)->controls;
    int solution = control_find(table, "solution");
    struct pages p;
    struct error err;

    ASSERT(session_may_have(ss, solution, "4", &err));
    ASSERT(session_may_have(ss, control_find(table, "size"), "9", &err));
    ASSERT_FALSE(session_may_have(ss, solution, "5", &err));
    ASSERT_STR_EQ("solution '5': want 1 to 4", err.message);
    ASSERT_FALSE(session_may_have(ss, solution, "x", &err));
    session_close(ss);
    ss = open_run("queens size=13 solution=2");
    while (!session_pages(ss, &p))
        session_advance(ss, 1000, 0);
    ASSERT(p.growing); /* not all of them are known yet */
    solution = control_find(session_class(ss)->controls, "solution");
    ASSERT(session_may_have(ss, solution, "5000", &err));
    ASSERT_FALSE(session_may_have(ss, solution, "0", &err));
    ASSERT(strstr(err.message, ", those there are so far"));
    session_close(ss);
    ss = open_run("queens mode=search");
    solution = control_find(session_class(ss)->controls, "solution");
    ASSERT(session_may_have(ss, solution, "5000", &err)); /* no album */
    session_close(ss);
    PASS();
}

TEST where_there_is_no_album_nothing_is_turned_or_shown(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=c3");
    struct page page;

    page_init(&page, 6, 5);
    page.piece[3] = 1;
    page.npath = 7;
    session_turn(ss, 5);
    ASSERT_EQ(0u, session_index(ss));
    session_show_page(ss, 1, &page);
    ASSERT_EQ(0, page.npath);
    ASSERT_EQ(0, page.piece[3]);
    page_free(&page);
    session_close(ss);
    PASS();
}

SUITE(pages)
{
    RUN_TEST(an_album_tells_its_pages);
    RUN_TEST(what_is_no_album_has_none);
    RUN_TEST(pages_are_turned_and_clamped);
    RUN_TEST(where_there_is_no_page_the_next_one_is_shown);
    RUN_TEST(a_number_beyond_the_pages_is_refused);
    RUN_TEST(where_there_is_no_album_nothing_is_turned_or_shown);
    RUN_TEST(turning_does_not_pile_up_moments);
    RUN_TEST(playing_leafs_at_its_speed_and_ends_at_the_last);
    RUN_TEST(the_960_are_leafed_through_by_number);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pages);
    GREATEST_MAIN_END();
}
