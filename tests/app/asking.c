/* What is told of a question that takes its time. */
#include <greatest.h>

#include <string.h>

#include "app/parts/panel/asking.h"
#include "support/screen.h"

static const char *time_of(uint64_t ms, double done)
{
    static struct text out;

    text_free(&out);
    text_init(&out);
    asking_say_time(&out, ms, done);
    return out.at;
}

TEST the_rest_is_guessed_only_when_enough_is_done(void)
{
    ASSERT_STR_EQ("0 s", time_of(999, 0.5));
    ASSERT_STR_EQ("1 s", time_of(1999, 0.5));
    ASSERT_STR_EQ("2 s, about 2 s left", time_of(2000, 0.5));
    ASSERT_STR_EQ("30 s", time_of(30000, 0.001));
    ASSERT_STR_EQ("30 s", time_of(30000, -1));
    ASSERT_STR_EQ("30 s, about 1 s left", time_of(30000, 0.9999));
    ASSERT_STR_EQ("30 s", time_of(30000, 1));
    PASS();
}

TEST long_times_are_told_in_larger_units(void)
{
    ASSERT_STR_EQ("59 s, about 59 s left", time_of(59000, 0.5));
    ASSERT_STR_EQ("1 min, about 1 min left", time_of(60000, 0.5));
    ASSERT_STR_EQ("10 s, about 17 min left", time_of(10000, 0.01));
    ASSERT_STR_EQ("2 h 5 min, about 2 h 5 min left", time_of(125 * 60000, 0.5));
    ASSERT_STR_EQ("2 h 0 min, about 8 days left", time_of(120 * 60000, 0.01));
    PASS();
}

/* What a question's button says when the pointer rests on it. */
static const char *tip_of(struct app *app)
{
    const struct widget *w = ui_find(&app->screen.ui, ID_ASK);

    return w && w->tip ? w->tip : "";
}

TEST what_to_expect_stays_beside_the_bar(void)
{
    static const char expected[] = "counting 24 queens takes about ";
    struct app *app = screen_open(800, 600, 100, "queens size=24");

    app->settings.more = true;
    asking_ask(&app->asking, &app->runs, &app->toast, 0);
    ASSERT(strncmp(app->asking.expected.at, expected, strlen(expected)) == 0);
    ASSERT(strstr(app->toast.text, "ounting 24 queens takes about "));
    ASSERT(app->toast.until > app->toast.now);
    screen_make(app);
    ASSERT_STR_EQ(app->asking.expected.at, tip_of(app));
    asking_ask(&app->asking, &app->runs, &app->toast, 0); /* that stops it */
    ASSERT_EQ(NULL, app->asking.task.kind);
    screen_make(app);
    ASSERT(!strstr(tip_of(app), "takes about"));
    screen_close(app);
    PASS();
}

/* By Esc or by another run: what was to be expected is not
 * said of what goes on no longer. */
TEST what_was_stopped_is_said_to_be(void)
{
    static const struct act stops[] = { { ACTION_CLOSE, 0, 0 },
                                        { ACTION_PUZZLE, 0, 0 } };

    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
        struct app *app = screen_open(800, 600, 100, "queens size=24");

        asking_ask(&app->asking, &app->runs, &app->toast, 0);
        ASSERT(strstr(app->toast.text, "ounting 24 queens takes about "));
        app_do(app, stops[i]);
        screen_make(app);
        ASSERT_EQ(NULL, app->asking.task.kind);
        ASSERT_STR_EQ("Stopped before the answer was complete",
                      app->toast.text);
        screen_close(app);
    }
    PASS();
}

/* An answer that another setting would change goes when that is changed. */
TEST an_answer_is_not_kept_beside_other_settings(void)
{
    struct app *app = screen_open(800, 600, 100, "queens size=8");
    const struct control *table = session_class(app->runs.ss)->controls;
    struct error err;

    asking_ask(&app->asking, &app->runs, &app->toast, 0);
    while (app->asking.task.kind)
        asking_tick(&app->asking, &app->runs, &app->toast);
    ASSERT_STR_EQ("92", app->asking.words.at);
    ASSERT(session_set(app->runs.ss, control_find(table, "stairs"), "on", true,
                       &err));
    asking_tick(&app->asking, &app->runs, &app->toast);
    ASSERT_STR_EQ("92", app->asking.words.at);
    ASSERT(session_set(app->runs.ss, control_find(table, "fundamental"), "on",
                       true, &err));
    asking_tick(&app->asking, &app->runs, &app->toast);
    ASSERT_STR_EQ("", app->asking.words.at);
    screen_close(app);
    PASS();
}

SUITE(asking)
{
    RUN_TEST(what_to_expect_stays_beside_the_bar);
    RUN_TEST(what_was_stopped_is_said_to_be);
    RUN_TEST(an_answer_is_not_kept_beside_other_settings);
    RUN_TEST(the_rest_is_guessed_only_when_enough_is_done);
    RUN_TEST(long_times_are_told_in_larger_units);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(asking);
    GREATEST_MAIN_END();
}
