/* All tours of a board, browsed: numbers, pages, moves, what is said when the
 * list is not complete. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <inttypes.h>
#include <stdlib.h>

#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

static bool set(struct session *ss, const char *key, const char *value)
{
    struct error err;

    return session_set(ss, control_find(session_class(ss)->controls, key),
                       value, true, &err);
}

static void press(struct session *ss, const char *key)
{
    struct input in = { .kind = INPUT_ACTION, .square = -1 };
    struct error err;

    in.control = control_find(session_class(ss)->controls, key);
    session_input(ss, &in, &err);
}

static void work(struct session *ss)
{
    while (session_advance(ss, 100000, 0))
        ;
}

/* The numbers of FACTS 4.2 and 5x5's by start. */
TEST lists_are_as_long_as_published(void)
{
    static const struct {
        const char *run;
        uint64_t total;
    } known[] = { { "tour size=5x5 mode=all any-start=on", 1728 },
                  { "tour size=5x5 mode=all any-start=on undirected=on", 864 },
                  { "tour size=5x5 mode=all start=a1", 304 },
                  { "tour size=5x5 mode=all start=c1", 56 },
                  { "tour size=5x5 mode=all start=b2", 56 },
                  { "tour size=5x5 mode=all start=c3", 64 },
                  { "tour size=3x4 mode=all any-start=on undirected=on", 8 },
                  { "tour size=4x3 mode=all any-start=on", 16 },
                  { "tour size=4x5 mode=all any-start=on undirected=on", 82 },
                  { "tour size=5x6 mode=all closed=on start=c2", 8 },
                  { "tour size=5x6 mode=all closed=on any-start=on", 8 },
                  { "tour size=10x3 mode=all closed=on any-start=on", 16 },
                  { "tour size=6x6 mode=all closed=on", 9862 },
                  { "tour size=6x6 mode=all closed=on directed=on", 19724 },
                  { "tour size=5x5 mode=all", 1728 },
                  { "tour size=5x5 mode=all end=e5", 304 },
                  { "tour size=5x5 mode=all any-start=on start=a1", 1728 },
                  { "tour size=4x4 mode=all any-start=on", 0 },
                  { "tour size=1x1 mode=all", 1 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_EQ_FMTm(known[i].run, known[i].total, number(ss, "total"),
                       "%" PRIu64);
        ASSERT_EQm(known[i].run, known[i].total ? OUTCOME_FOUND : OUTCOME_NONE,
                   session_outcome(ss));
        session_close(ss);
    }
    PASS();
}

/* Every page is another tour, from its start to its end, of the squares that
 * are left. */
TEST every_page_is_a_tour_of_its_own(void)
{
    struct session *ss = open_and_work(
        "tour size=4x5 mode=all any-start=on start=c1 holes=a1,b1");
    uint64_t total = number(ss, "total");
    char *seen[512], page[16];

    ASSERT(total > 10 && total <= 512);
    for (uint64_t k = 1; k <= total; k++) {
        const struct position *pos = session_position(ss);

        snprintf(page, sizeof page, "%d", (int)k);
        ASSERT(set(ss, "solution", page));
        ASSERT_EQ(18u, pos->npath);
        for (uint32_t i = 0; i < pos->npath; i++) {
            int a = (int)pos->path[i], b = (int)pos->path[i ? i - 1 : 0];
            int x = a % 4 - b % 4, y = a / 4 - b / 4;

            ASSERT_EQ(i + 1, pos->cell[LAYER_ORDER][a]);
            ASSERT(a > 1);
            ASSERT(i == 0 || x * x + y * y == 5);
        }
        seen[k - 1] = strdup(session_notation(ss));
        for (uint64_t j = 0; j + 1 < k; j++)
            ASSERT(strcmp(seen[j], seen[k - 1]) != 0);
    }
    for (uint64_t k = 0; k < total; k++)
        free(seen[k]);
    session_close(ss);
    PASS();
}

TEST a_page_is_a_run_to_be_played_move_by_move(void)
{
    struct session *ss = open_and_work(
        "tour size=5x5 mode=all start=a1 solution=17");
    char *whole = strdup(session_notation(ss));

    ASSERT_EQ(25u, session_count(ss));
    ASSERT_EQ(24u, session_index(ss));
    ASSERT_STR_EQ("Tour 17 of 304", session_status(ss));
    ASSERT_STR_EQ("Knight's tours 5\u00d75 from a1, number 17",
                  session_heading(ss));
    ASSERT(number(ss, "crossings") != UINT64_MAX);
    session_step(ss, -20);
    ASSERT_STR_EQ("Tour 17 of 304, move 4 of 24", session_status(ss));
    ASSERT_EQ(5u, number(ss, "squares"));
    ASSERT_EQ(UINT64_MAX, number(ss, "crossings"));
    ASSERT(strstr(session_describe(ss), "start=a1 mode=all solution=17"));
    ASSERT(strstr(session_describe(ss), " step=4"));
    session_speed(ss, 0);
    session_play(ss, true);
    work(ss);
    ASSERT_STR_EQ(whole, session_notation(ss));
    free(whole);
    session_close(ss);
    PASS();
}

TEST pages_are_turned_by_number_and_by_buttons(void)
{
    struct session *ss = open_and_work("tour size=5x5 mode=all start=a1");

    press(ss, "last");
    ASSERT_STR_EQ("Tour 304 of 304", session_status(ss));
    ASSERT(strstr(session_describe(ss), "solution=304"));
    ASSERT(set(ss, "solution", "303"));
    ASSERT_STR_EQ("Tour 303 of 304", session_status(ss));
    ASSERT_EQ(25u, session_count(ss));
    ASSERT(set(ss, "solution", "5000"));
    ASSERT_STR_EQ("Tour 304 of 304", session_status(ss));
    ASSERT_EQ(304u, number(ss, "solution"));
    press(ss, "first");
    ASSERT_STR_EQ("Tour 1 of 304", session_status(ss));
    ASSERT_FALSE(set(ss, "solution", "0"));
    ASSERT_STR_EQ("Tour 1 of 304", session_status(ss));
    session_close(ss);
    PASS();
}

TEST turning_a_page_in_the_past_shows_all_of_the_new_one(void)
{
    struct session *ss = open_and_work("tour size=5x5 mode=all start=a1");
    struct session *other = open_and_work("tour size=5x5 mode=all "
                                          "solution=9");

    session_seek(ss, 3);
    ASSERT(set(ss, "solution", "9"));
    ASSERT_STR_EQ(session_notation(other), session_notation(ss));
    session_seek(ss, 3);
    session_seek(other, 3);
    ASSERT_STR_EQ(session_notation(other), session_notation(ss));
    session_close(other);
    session_close(ss);
    PASS();
}

TEST a_number_that_does_not_exist_is_refused_with_the_reason(void)
{
    struct session *ss = open_and_work(
        "tour size=5x5 mode=all start=a1 solution=305");

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_STR_EQ("There is no tour 305", session_status(ss));
    ASSERT(strstr(session_explain(ss), "There are only 304 tours"));
    ASSERT(facts_find(session_facts(ss), "reason"));
    ASSERT_FALSE(facts_find(session_facts(ss), "solution"));
    ASSERT(set(ss, "solution", "304"));
    ASSERT_STR_EQ("Tour 304 of 304", session_status(ss));
    session_close(ss);
    ss = open_and_work("tour size=4x4 mode=all any-start=on");
    ASSERT_STR_EQ("There is no tour", session_status(ss));
    ASSERT(strstr(session_explain(ss), "proof"));
    session_close(ss);
    ss = open_and_work("tour size=5x5 mode=all start=b1");
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_status(ss), "No tour is possible from b1"));
    session_close(ss);
    PASS();
}

/* On the usual board nobody waits for the end of the list. */
TEST the_first_tours_are_there_while_the_list_grows(void)
{
    struct session *ss = open_run("tour mode=all start=a1 solution=3");
    uint64_t before;

    for (int i = 0; i < 10; i++)
        session_advance(ss, 1000, 0);
    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT_FALSE(session_playing(ss));
    ASSERT_EQ(63u, session_index(ss));
    ASSERT(strstr(session_status(ss), " so far"));
    ASSERT(strstr(session_explain(ss), "goes on"));
    ASSERT_EQ(UINT64_MAX, number(ss, "total"));
    before = number(ss, "listed");
    ASSERT(session_advance(ss, 10000, 0));
    ASSERT(number(ss, "listed") > before);
    session_seek(ss, 5);
    session_advance(ss, 10000, 0);
    ASSERT_EQ(5u, session_index(ss));
    session_close(ss);
    PASS();
}

TEST a_list_that_rests_says_so_and_goes_on_when_asked(void)
{
    struct session *ss = open_and_work("tour mode=all start=a1");
    uint64_t first = number(ss, "listed");
    char page[32];

    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT(first > 1000);
    ASSERT(strstr(session_explain(ss), "These are not all"));
    snprintf(page, sizeof page, "%d", (int)first + 5);
    ASSERT(set(ss, "solution", page));
    ASSERT(strstr(session_status(ss), "Looking for tour "));
    ASSERT_EQ(OUTCOME_RUNNING, session_outcome(ss));
    for (int i = 0; i < 100 && session_outcome(ss) != OUTCOME_FOUND; i++)
        session_advance(ss, 10000, 0);
    ASSERT_EQ(first + 5, number(ss, "solution"));
    ASSERT_EQ(64u, session_count(ss));
    session_close(ss);
    PASS();
}

TEST a_limit_does_not_take_away_what_was_found(void)
{
    struct session *ss = open_run("tour mode=all start=a1 solution=2");

    session_limit(ss, 5000);
    ASSERT_EQ(OUTCOME_FOUND, session_run(ss));
    ASSERT_EQ(5000u, session_work(ss));
    ASSERT_EQ(2u, number(ss, "solution"));
    ASSERT(strstr(session_status(ss), " so far"));
    session_close(ss);
    ss = open_run("tour mode=all start=a1 solution=2000000");
    session_limit(ss, 5000);
    ASSERT_EQ(OUTCOME_LIMIT, session_run(ss));
    ASSERT(strstr(session_status(ss), "limit of 5,000 nodes"));
    session_close(ss);
    PASS();
}

TEST a_click_asks_for_the_tours_from_there(void)
{
    struct session *ss = open_and_work("tour size=5x5 mode=all any-start=on "
                                       "solution=900");
    struct input in = { .kind = INPUT_PRESS, .square = 12, .button = 1 };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    work(ss);
    ASSERT_STR_EQ("Tour 1 of 64", session_status(ss));
    ASSERT(strncmp(session_notation(ss), "c3 ", 3) == 0);
    in.square = 0;
    in.tool = TOOL_HOLES;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    work(ss);
    ASSERT(strstr(session_heading(ss), "with 1 hole"));
    session_close(ss);
    PASS();
}

/* Its pages are not those of the player, which goes through the tour. */
TEST a_page_is_turned_to(void)
{
    struct session *ss = open_and_work(
        "tour size=5x6 mode=all start=a1 solution=40");
    struct pages p;

    ASSERT(session_album(ss, &p));
    ASSERT_FALSE(session_pages(ss, &p));
    ASSERT_EQ(number(ss, "total"), (uint64_t)p.last);
    session_turn(ss, 41);
    ASSERT_EQ(41u, number(ss, "solution"));
    ASSERT_EQ(41, session_page(ss));
    ASSERT_EQ(30u, session_count(ss));
    ASSERT_EQ(29u, session_index(ss));
    session_turn(ss, 1000000);
    ASSERT_EQ(p.last, session_page(ss));
    session_close(ss);
    PASS();
}

TEST what_does_not_go_together_is_refused(void)
{
    static const struct {
        const char *run, *why;
    } bad[] = { { "tour size=21x5 mode=all start=a1", "sides of 1 to 20" },
                { "tour size=5x5 mode=all directed=on undirected=on",
                  "contradict" },
                { "tour size=5x5 mode=all start=a1 solution=0", "1" } };
    struct error err = { "" };
    struct run run;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct session *ss = NULL;

        if (run_parse(&run, puzzle_classes, bad[i].run, &err)) {
            ss = session_open(run.cls, &run.params, &err);
            run_free(&run);
        }
        ASSERT_EQm(bad[i].run, NULL, ss);
        ASSERTm(err.message, strstr(err.message, bad[i].why));
    }
    PASS();
}

/* By the mouse nothing is refused: the other settings follow. */
TEST settings_follow_each_other(void)
{
    struct session *ss = open_and_work(
        "tour size=5x5 mode=all start=a1 solution=30");

    ASSERT(set(ss, "end", "c3"));
    work(ss);
    ASSERT(strstr(session_status(ss), "Tour 1 of "));
    ASSERT(number(ss, "total") < 304);
    ASSERT(set(ss, "any-start", "on"));
    work(ss);
    ASSERT_EQ(64u, number(ss, "total"));
    ASSERT(set(ss, "closed", "on"));
    ASSERT(set(ss, "closed", "off"));
    work(ss);
    ASSERT_EQ(1728u, number(ss, "total"));
    ASSERT(set(ss, "any-start", "off"));
    work(ss);
    ASSERT_EQ(304u, number(ss, "total"));
    ASSERT(set(ss, "undirected", "on"));
    ASSERT(set(ss, "directed", "on"));
    ASSERT(set(ss, "size", "40x40"));
    ASSERT(strstr(session_heading(ss), "Knight's tour 40"));
    session_close(ss);
    PASS();
}

/* What is not looked at cannot refuse: a method for the search alone. */
TEST the_method_of_the_search_does_not_matter(void)
{
    struct session *ss = open_and_work("tour size=5x5 mode=all start=a1 "
                                       "algorithm=parberry");

    ASSERT_EQ(304u, number(ss, "total"));
    session_close(ss);
    ss = open_and_work("tour size=5x5 mode=hand algorithm=parberry");
    ASSERT_EQ(OUTCOME_WAITING, session_outcome(ss));
    session_close(ss);
    PASS();
}

/* Up to symmetry, and by what they are. */
TEST a_part_of_them_is_browsed(void)
{
    struct session *ss = open_run("tour size=6x5 mode=all closed=on "
                                  "fundamental=on");

    work(ss);
    ASSERT_EQ(3, (int)number(ss, "total"));
    ASSERT_STR_EQ("Knight's tours 6\u00d75, closed, up to symmetry, number 1",
                  session_heading(ss));
    ASSERT(strstr(session_explain(ss), "These are all of this kind"));
    ASSERT(set(ss, "symmetric", "on"));
    work(ss);
    ASSERT(strstr(session_heading(ss), ", symmetric, up to symmetry"));
    ASSERT(number(ss, "total") < 3);
    ASSERT(set(ss, "symmetric", "off"));
    ASSERT(set(ss, "crossings", "fewest"));
    work(ss);
    ASSERT_EQ(1, (int)number(ss, "total"));
    ASSERT(strstr(session_heading(ss), ", with the fewest crossings"));
    ASSERT(set(ss, "crossings", "3"));
    work(ss);
    ASSERT_STR_EQ("There is no tour", session_status(ss));
    ASSERT(strstr(session_explain(ss), "there is no such tour"));
    ASSERT_FALSE(set(ss, "crossings", "few"));
    ASSERT(set(ss, "crossings", "any"));
    ASSERT(set(ss, "sums", "semimagic")); /* what was asked for last counts */
    ASSERT_FALSE(strstr(session_describe(ss), "fundamental"));
    ASSERT(set(ss, "fundamental", "on"));
    ASSERT_FALSE(strstr(session_describe(ss), "sums"));
    session_close(ss);
    PASS();
}

SUITE(tour_all)
{
    RUN_TEST(a_part_of_them_is_browsed);
    RUN_TEST(lists_are_as_long_as_published);
    RUN_TEST(every_page_is_a_tour_of_its_own);
    RUN_TEST(a_page_is_a_run_to_be_played_move_by_move);
    RUN_TEST(pages_are_turned_by_number_and_by_buttons);
    RUN_TEST(turning_a_page_in_the_past_shows_all_of_the_new_one);
    RUN_TEST(a_number_that_does_not_exist_is_refused_with_the_reason);
    RUN_TEST(the_first_tours_are_there_while_the_list_grows);
    RUN_TEST(a_list_that_rests_says_so_and_goes_on_when_asked);
    RUN_TEST(a_limit_does_not_take_away_what_was_found);
    RUN_TEST(a_click_asks_for_the_tours_from_there);
    RUN_TEST(a_page_is_turned_to);
    RUN_TEST(what_does_not_go_together_is_refused);
    RUN_TEST(settings_follow_each_other);
    RUN_TEST(the_method_of_the_search_does_not_matter);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_all);
    GREATEST_MAIN_END();
}
