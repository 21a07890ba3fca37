/* What the player says of a run, and how it goes through it. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "puzzle/trace.h"
#include "support/screen.h"

/* Searches for minutes. */
static const char endless[] = "tour size=8x9 start=b1 algorithm=backtracking "
                              "order=s2";

static void do_act(struct app *app, enum action what)
{
    app_do(app, (struct act){ .what = what });
}

static void work(struct app *app, int slices)
{
    for (int i = 0; i < slices; i++)
        session_advance(app->runs.ss, 100000, 16);
}

/* The words beside the track of a run after some work. */
static const char *total_of(const char *run, int slices)
{
    static char words[64];
    struct app *app = screen_open(1280, 800, 100, run);
    struct reach reach;
    struct text text;

    work(app, slices);
    reach = player_reach(&app->runs);
    text_init(&text);
    player_say_total(&reach, &text);
    snprintf(words, sizeof words, "%s", text.at);
    text_free(&text);
    screen_close(app);
    return words;
}

TEST a_total_is_told_once_it_is_known(void)
{
    ASSERT_STR_EQ("\u2026", total_of(endless, 3));
    ASSERT_STR_EQ("\u2026", total_of("tour size=6x7", 0));
    ASSERT_STR_EQ("41", total_of("tour size=6x7", 3));
    ASSERT_STR_EQ("92", total_of("queens size=8", 3));
    ASSERT_STR_EQ("959", total_of("chess960 number=518", 3));
    PASS();
}

TEST what_is_known_before_is_told_before(void)
{
    ASSERT_STR_EQ("30", total_of("tour size=5x6 mode=map", 0));
    ASSERT_STR_EQ("30", total_of("tour size=5x6 mode=map", 200));
    ASSERT_STR_EQ("29",
                  total_of("race size=5x6 start=a1 holes=c3 over=starts", 0));
    ASSERT_STR_EQ("7", total_of("race over=seeds seeds=7", 0));
    PASS();
}

TEST an_album_that_grows_says_so(void)
{
    struct reach reach = {
        .pages = true, .first = 1, .last = 1340, .at = 12, .total = -1
    };
    struct text text;

    text_init(&text);
    player_say_total(&reach, &text);
    ASSERT_STR_EQ("1,340 \u2026", text.at);
    text_free(&text);
    PASS();
}

/* Pages that match have numbers with gaps: it is told how many they are. */
TEST pages_that_match_are_counted(void)
{
    struct app *app = screen_open(1280, 800, 100,
                                  "chess960 number=518 find=king-on-d");
    struct reach reach;

    ASSERT_STR_EQ("959", total_of("chess960 number=518", 1));
    ASSERT_STR_EQ("204", total_of("chess960 number=518 find=king-on-d", 1));
    work(app, 1);
    reach = player_reach(&app->runs);
    ASSERT_EQ(204, reach.some);
    ASSERT_EQ(0, reach.place); /* its king is on e */
    screen_close(app);
    app = screen_open(1280, 800, 100, "chess960 number=534 find=king-on-d");
    work(app, 1);
    reach = player_reach(&app->runs);
    ASSERT(reach.place > 1 && reach.place < 204);
    screen_close(app);
    PASS();
}

TEST the_start_is_reached_also_after_a_long_search(void)
{
    struct app *app = screen_open(1280, 800, 100, endless);
    size_t oldest;

    do_act(app, ACTION_LAST);
    work(app, 50);
    oldest = session_first(app->runs.ss);
    ASSERT(oldest > 0);
    session_seek(app->runs.ss, oldest);
    screen_make(app);
    ASSERT_FALSE(ui_find(&app->screen.ui, ID_PLAYER + ICON_BACK)->disabled);
    do_act(app, ACTION_BACK);
    ASSERT_EQ(oldest, session_index(app->runs.ss));
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    ASSERT(strstr(app->toast.text, " is the oldest still held; Home runs"));
    do_act(app, ACTION_FIRST);
    ASSERT_EQ(0u, session_index(app->runs.ss));
    ASSERT_EQ(TOAST_NOTE, app->toast.kind);
    ASSERT(strstr(app->toast.text, "Run again: the start was no longer held"));
    screen_make(app);
    ASSERT(ui_find(&app->screen.ui, ID_PLAYER + ICON_BACK)->disabled);
    screen_close(app);
    PASS();
}

/* Stands on a solution, and it is that one. */
TEST solutions_are_gone_to_by_a_key(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens size=7 mode=search");
    struct session *ss = app->runs.ss;

    do_act(app, ACTION_NEXT_SOLUTION);
    work(app, 2);
    ASSERT_STR_EQ("Solution 1", session_status(ss));
    do_act(app, ACTION_NEXT_SOLUTION);
    work(app, 2);
    ASSERT_STR_EQ("Solution 2", session_status(ss));
    do_act(app, ACTION_BACK_SOLUTION);
    ASSERT_STR_EQ("Solution 1", session_status(ss));
    do_act(app, ACTION_BACK_SOLUTION);
    ASSERT_STR_EQ("Solution 1", session_status(ss));
    ASSERT_STR_EQ("There is no earlier solution", app->toast.text);
    screen_close(app);
    PASS();
}

/* After the first tour the search goes on to the second. */
TEST the_next_solution_is_looked_for(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=5x5");
    struct session *ss = app->runs.ss;
    size_t first;

    do_act(app, ACTION_NEXT_SOLUTION);
    work(app, 2);
    first = session_index(ss);
    ASSERT(session_moment(ss, first)->flags & MOMENT_SOLUTION);
    do_act(app, ACTION_NEXT_SOLUTION);
    work(app, 2);
    ASSERT(session_index(ss) > first);
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    screen_close(app);
    PASS();
}

/* All solutions have been seen, or the solver goes no further. */
TEST what_never_comes_is_told(void)
{
    static const char *const runs[] = { "queens size=6 mode=search",
                                        "tour size=5x6 mode=map" };

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct app *app = screen_open(1280, 800, 100, runs[i]);

        for (int k = 0; k < 8; k++) {
            app->toast.until = 0;
            do_act(app, ACTION_NEXT_SOLUTION);
            while (session_playing(app->runs.ss))
                work(app, 1);
            runs_end_search(&app->runs, &app->toast);
        }
        ASSERT(app->toast.until != 0);
        ASSERT_STR_EQ("There is no later solution", app->toast.text);
        screen_close(app);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_total_is_told_once_it_is_known);
    RUN_TEST(what_is_known_before_is_told_before);
    RUN_TEST(an_album_that_grows_says_so);
    RUN_TEST(pages_that_match_are_counted);
    RUN_TEST(the_start_is_reached_also_after_a_long_search);
    RUN_TEST(solutions_are_gone_to_by_a_key);
    RUN_TEST(the_next_solution_is_looked_for);
    RUN_TEST(what_never_comes_is_told);
    GREATEST_MAIN_END();
}
