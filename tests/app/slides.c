/* Slides in the window, and what is the user's own meanwhile. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "base/file/file.h"
#include "modules/list.h"
#include "support/folder.h"
#include "support/screen.h"

static char folder[FOLDER_NAME];
static struct app *app;

static const char script[] = "title Mine\n"
                             "slide\nrun tour size=5x6 step=4\nspeed 60\n"
                             "slide\nrun tour size=6x6\n";

static void setup(void *name)
{
    struct error err;

    folder_make(name);
    if (!file_write("a.slides", script, sizeof script - 1, &err))
        abort();
    app = screen_open(1280, 800, 100, "tour");
}

static void teardown(void *name)
{
    screen_close(app);
    folder_remove(name);
}

static void do_act(enum action what, long b)
{
    app_do(app, (struct act){ what, 0, b });
}

static int shown_speed(void)
{
    return (int)speed_levels[app->runs.speed];
}

static bool is_remembered(const char *line)
{
    struct text text;
    bool found;

    text_init(&text);
    settings_format(&app->settings, &text);
    found = strstr(text.at, line) != NULL;
    text_free(&text);
    return found;
}

TEST a_slide_has_a_speed_of_its_own(void)
{
    do_act(ACTION_SPEED, 3);
    app_open_file(app, "a.slides");
    ASSERT_EQ(60, shown_speed());
    ASSERT(is_remembered("\nspeed=2\n"));
    do_act(ACTION_SLIDE, 1);
    ASSERT_EQ(2, shown_speed());
    do_act(ACTION_SLIDE, 0);
    ASSERT_EQ(60, shown_speed());
    do_act(ACTION_CLOSE, 0);
    ASSERT_FALSE(app->slides.open);
    ASSERT_EQ(2, shown_speed());
    ASSERT(is_remembered("\nspeed=2\n"));
    PASS();
}

TEST a_speed_chosen_for_a_slide_goes_with_it(void)
{
    do_act(ACTION_SPEED, 3);
    app_open_file(app, "a.slides");
    do_act(ACTION_FASTER, 0);
    ASSERT_EQ(250, shown_speed());
    ASSERT(is_remembered("\nspeed=2\n"));
    do_act(ACTION_CLOSE, 0);
    ASSERT_EQ(2, shown_speed());
    do_act(ACTION_FASTER, 0);
    ASSERT(is_remembered("\nspeed=4\n"));
    PASS();
}

TEST slides_that_are_wrong_change_nothing(void)
{
    struct error err;

    ASSERT(file_write("b.slides", "slide\nrun nothing\n", 18, &err));
    app_open_file(app, "b.slides");
    ASSERT_FALSE(app->slides.open);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    PASS();
}

/* As the loop does it, until the slide is as it should be. */
static void settle(void)
{
    for (int i = 0; i < 1000 && !app->slides.checked; i++) {
        session_advance(app->runs.ss, 10000, 100);
        runs_pursue(&app->runs);
        slides_tick(&app->slides, &app->runs);
    }
    screen_make(app);
}

static void show(const char *text)
{
    struct error err;

    if (!file_write("c.slides", text, strlen(text), &err))
        abort();
    app_open_file(app, "c.slides");
    settle();
}

TEST leaving_goes_back_to_ones_own_run(void)
{
    struct session *own = app->runs.ss;

    do_act(ACTION_SPEED, 3);
    session_advance(own, 1000, 0);
    session_seek(own, 17);
    app_open_file(app, "a.slides");
    do_act(ACTION_SLIDE, 1);
    settle();
    ASSERT(is_remembered("tour size=8x8"));
    ASSERT_FALSE(is_remembered("size=6x6"));
    do_act(ACTION_UNDO, 0);
    ASSERT(strstr(session_describe(app->runs.ss), "size=6x6"));
    do_act(ACTION_CLOSE, 0);
    ASSERT_EQ(own, app->runs.ss);
    ASSERT_EQ(17u, session_index(app->runs.ss));
    ASSERT_EQ(2, shown_speed());
    PASS();
}

/* What was said of one slide is not said of another, nor of one's own run. */
TEST messages_stay_with_their_slide(void)
{
    for (int turned = 0; turned < 2; turned++) {
        app_open_file(app, "a.slides");
        do_act(ACTION_SLIDE, 1);
        do_act(ACTION_SLIDE, 2);
        ASSERT(app->toast.until != 0);
        ASSERT_STR_EQ("This is the last slide; Esc leaves", app->toast.text);
        do_act(turned ? ACTION_SLIDE : ACTION_CLOSE, 0);
        ASSERT_EQ(0, app->toast.until);
    }
    do_act(ACTION_SLIDE, 1);
    do_act(ACTION_SLIDE, 2);
    app_do(app, (struct act){ ACTION_PUZZLE, 1, 0 });
    ASSERT_EQ(0, app->toast.until);
    PASS();
}

TEST a_run_from_elsewhere_ends_the_slides(void)
{
    app_open_file(app, "a.slides");
    settle();
    app_open_text(app, "nonsense");
    ASSERT(app->slides.open);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    ASSERT(strstr(session_describe(app->runs.ss), "size=5x6"));
    app_open_text(app, "tour size=7x9 start=b2");
    ASSERT_FALSE(app->slides.open);
    ASSERT(strstr(session_describe(app->runs.ss), "size=7x9"));
    ASSERT(is_remembered("size=7x9"));
    ASSERT(session_undo(app->runs.ss));
    ASSERT(strstr(session_describe(app->runs.ss), "size=8x8"));
    PASS();
}

TEST another_puzzle_ends_the_slides(void)
{
    app_open_file(app, "a.slides");
    app_do(app, (struct act){ ACTION_PUZZLE, 1, 0 });
    ASSERT_FALSE(app->slides.open);
    ASSERT_STR_EQ("queens", session_class(app->runs.ss)->name);
    PASS();
}

/* Most is found when the file is opened; the rest when it comes to it. */
TEST a_slide_that_cannot_be_shown_says_so(void)
{
    static const char line[] = "title T\nslide\nrun tour size=6x6 start=a1 "
                               "algorithm=backtracking order=s0";
    static const struct {
        const char *text, *said;
    } wrong[] = {
        { " step=496303\n",
          "c.slides, line 3: step 496303: the steps of this run are 0 to " },
        { "\nplay 496200..496303\nspeed 1000\n",
          "c.slides, line 4: step 496303: the steps of this run are 0 to " },
        { "\nat end\ncaption a\ncaption {sqares}\n",
          "c.slides, line 6: {sqares} is no fact of this moment; there are " },
    };
    char text[400];

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(text, sizeof text, "%s%s", line, wrong[i].text);
        show(text);
        ASSERTm(wrong[i].said, app->slides.open && app->slides.wrong);
        ASSERT_EQm(app->slides.fault.message, app->slides.fault.message,
                   strstr(app->slides.fault.message, wrong[i].said));
    }
    show("title T\nslide\nrun tour size=5x6\nplay 3..end\ncaption {closed}\n");
    ASSERT(app->slides.checked);
    ASSERT_FALSE(app->slides.wrong);
    PASS();
}

/* --- words alone -----------------------------------------------------------
 */

TEST words_alone_have_no_board_and_no_player(void)
{
    show("title T\nslide Hello\ncaption There.\nslide\nrun tour size=5x6\n");
    ASSERT(ui_find(&app->screen.ui, ID_BOARD) == NULL);
    ASSERT(ui_find(&app->screen.ui, ID_SCRUB) == NULL);
    ASSERT(ui_find(&app->screen.ui, ID_SLIDE_ON) != NULL);
    ASSERT(app->screen.slide.em >= 800 / 24.0f);
    do_act(ACTION_RANDOM, 0); /* there is nothing to do it with */
    do_act(ACTION_PLAY, 0);
    ASSERT_FALSE(session_playing(app->runs.ss));
    ASSERT_EQ(0u, app->slides.at);
    do_act(ACTION_SLIDE, 1);
    screen_make(app);
    ASSERT(ui_find(&app->screen.ui, ID_BOARD) != NULL);
    do_act(ACTION_SLIDE, 0);
    do_act(ACTION_CLOSE, 0);
    ASSERT(strstr(session_describe(app->runs.ss), "size=8x8"));
    PASS();
}

/* --- two boards ------------------------------------------------------------
 */

static const char both[] = "title T\nslide Both\nrun tour size=5x6\nat end\n"
                           "label {squares}\n"
                           "run tour size=7x4 start=a1\nplay 2..9\nspeed 60\n"
                           "label {squares}\ncaption {2:squares}\n";

static size_t other_step(void)
{
    return session_index(app->slides.beside.ss);
}

/* As settle, with time for the board beside. */
static void wait_for_both(void)
{
    for (int i = 0; i < 1000 && !app->slides.checked; i++) {
        session_advance(app->runs.ss, 10000, 20);
        runs_pursue(&app->runs);
        slides_advance(&app->slides, &app->runs, 10000, 20);
        slides_tick(&app->slides, &app->runs);
    }
    screen_make(app);
}

static void show_both(void)
{
    struct error err;

    if (!file_write("d.slides", both, sizeof both - 1, &err))
        abort();
    app_open_file(app, "d.slides");
    wait_for_both();
}

TEST each_of_two_boards_is_at_its_own_moment(void)
{
    const struct widget *board, *other;

    show_both();
    ASSERT_FALSE(app->slides.wrong);
    ASSERT_EQ(29u, session_index(app->runs.ss));
    ASSERT_EQ(9u, other_step()); /* played, and stopped in time */
    board = ui_find(&app->screen.ui, ID_BOARD);
    other = ui_find(&app->screen.ui, ID_SLIDE_OTHER);
    ASSERT(board != NULL && other != NULL);
    ASSERT(board->box.x + board->box.w <= other->box.x);
    ASSERT(box_empty(box_common(other->box, app->screen.layout.player)));
    PASS();
}

/* Also where one frame takes it to the end of the run. */
TEST a_part_ends_in_time_however_slow_the_machine_is(void)
{
    static const char text[] = "title T\nslide\nrun tour size=5x6\n"
                               "play 2..20\nspeed 1000\n";
    struct error err;

    ASSERT(file_write("e.slides", text, sizeof text - 1, &err));
    app_open_file(app, "e.slides");
    for (int i = 0; i < 20; i++) {
        session_advance(app->runs.ss, 10000, 100);
        runs_pursue(&app->runs);
        slides_tick(&app->slides, &app->runs);
    }
    ASSERT_EQ(20u, session_index(app->runs.ss));
    ASSERT_FALSE(session_playing(app->runs.ss));
    PASS();
}

/* The other one comes to the front where it lies. */
TEST a_click_on_the_other_board_gives_it_the_player(void)
{
    struct box left, right;

    show_both();
    left = ui_find(&app->screen.ui, ID_BOARD)->box;
    right = ui_find(&app->screen.ui, ID_SLIDE_OTHER)->box;
    app_do(app, ui_find(&app->screen.ui, ID_SLIDE_OTHER)->act);
    screen_make(app);
    ASSERT(strstr(session_describe(app->runs.ss), "size=7x4"));
    ASSERT_EQ((int)right.x, (int)ui_find(&app->screen.ui, ID_BOARD)->box.x);
    ASSERT_EQ((int)left.x,
              (int)ui_find(&app->screen.ui, ID_SLIDE_OTHER)->box.x);
    do_act(ACTION_BACK, 0);
    ASSERT_EQ(8u, session_index(app->runs.ss));
    ASSERT_EQ(29u, other_step());
    do_act(ACTION_CLOSE, 0);
    ASSERT_FALSE(app->slides.open);
    ASSERT(strstr(session_describe(app->runs.ss), "size=8x8"));
    PASS();
}

/* However long the first is on its way. */
TEST the_second_board_does_not_wait_for_the_first(void)
{
    static const char text[] =
        "title T\nslide\nrun tour size=8x8 start=d4 algorithm=backtracking "
        "order=s0 step=1000000\nrun tour size=5x6\nplay 0..end\n";
    struct error err;

    ASSERT(file_write("e.slides", text, sizeof text - 1, &err));
    app_open_file(app, "e.slides");
    for (int i = 0; i < 3; i++) {
        session_advance(app->runs.ss, 1000, 20);
        runs_pursue(&app->runs);
        slides_advance(&app->slides, &app->runs, 10000, 20);
        slides_tick(&app->slides, &app->runs);
    }
    ASSERT(app->runs.wanting);
    ASSERT(session_playing(app->slides.beside.ss));
    ASSERT_FALSE(app->slides.checked);
    PASS();
}

TEST space_plays_both_boards_again(void)
{
    show_both();
    do_act(ACTION_PLAY, 0);
    ASSERT(session_playing(app->runs.ss));
    ASSERT(session_playing(app->slides.beside.ss));
    ASSERT_EQ(2u, other_step()); /* its part, from its beginning */
    do_act(ACTION_PLAY, 0);
    ASSERT_FALSE(session_playing(app->runs.ss));
    ASSERT_FALSE(session_playing(app->slides.beside.ss));
    do_act(ACTION_PLAY, 0);
    for (int i = 0; i < 1000 && session_playing(app->slides.beside.ss); i++) {
        slides_advance(&app->slides, &app->runs, 10000, 20);
        slides_tick(&app->slides, &app->runs);
    }
    ASSERT_EQ(9u, other_step());
    PASS();
}

/* --- slides in front ------------------------------------------------------ */

/* What the button of a run would open, or -1. */
static int offered(const char *run)
{
    struct app *other = screen_open(800, 600, 100, run);
    const struct widget *w = ui_find(&other->screen.ui, ID_OFFER);
    int show = w == NULL ? -1 : w->act.what == ACTION_SLIDES ? w->act.a : SHOWS;

    screen_close(other);
    return show;
}

static const char *name_of(int show)
{
    return show < 0 ? "none" : show == SHOWS ? "all" : shows[show].name;
}

TEST each_puzzle_offers_the_show_that_explains_it(void)
{
    static const struct {
        const char *run, *show;
    } offers[] = {
        { "tour", "warnsdorff" },
        { "tour size=5x9 mode=hand", "warnsdorff" },
        { "tour algorithm=backtracking", "backtracking" },
        { "tour size=4x3 graph=ring", "graph" },
        { "queens size=9", "ninety-two" },
        { "place size=9x5", "kings" },
        { "chess960 why=product", "chess960" },
        { "lesson", "all" },
        { "cover", "none" },
        { "race", "none" },
    };

    for (size_t i = 0; i < sizeof offers / sizeof *offers; i++)
        ASSERT_STR_EQm(offers[i].run, offers[i].show,
                       name_of(offered(offers[i].run)));
    PASS();
}

TEST the_offer_knows_how_many_slides_there_are(void)
{
    struct error err;
    struct show read;

    for (int i = 0; i < SHOWS; i++) {
        ASSERT(show_open(&read, puzzle_classes, shows[i].name, &err));
        ASSERT_EQ((int)read.n, show_length(&shows[i]));
        show_free(&read);
    }
    PASS();
}

/* Below the board where that costs it nothing, else in the panel, which does
 * not scroll for it. */
TEST the_offer_finds_room(void)
{
    static const int sizes[][2] = { { 800, 600 },
                                    { 1024, 600 },
                                    { 1024, 768 },
                                    { 1280, 800 },
                                    { 1920, 1080 } };
    static const char *const runs[] = { "tour", "queens", "place", "chess960",
                                        "lesson" };

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
            struct app *one = screen_open(sizes[s][0], sizes[s][1], 100,
                                          runs[i]);
            const struct widget *w = ui_find(&one->screen.ui, ID_OFFER);
            const struct widget *board = ui_find(&one->screen.ui, ID_BOARD);

            ASSERTm(runs[i], w != NULL);
            ASSERTm(runs[i], box_empty(box_common(w->box, board->box)));
            ASSERT(w->box.y + w->box.h <= one->screen.layout.player.y);
            ASSERT_EQm(runs[i], 0, (int)one->panel.scroll_max);
            screen_close(one);
        }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(setup, folder);
    SET_TEARDOWN(teardown, folder);
    RUN_TEST(a_slide_has_a_speed_of_its_own);
    RUN_TEST(a_speed_chosen_for_a_slide_goes_with_it);
    RUN_TEST(slides_that_are_wrong_change_nothing);
    RUN_TEST(leaving_goes_back_to_ones_own_run);
    RUN_TEST(messages_stay_with_their_slide);
    RUN_TEST(a_run_from_elsewhere_ends_the_slides);
    RUN_TEST(another_puzzle_ends_the_slides);
    RUN_TEST(each_puzzle_offers_the_show_that_explains_it);
    RUN_TEST(the_offer_knows_how_many_slides_there_are);
    RUN_TEST(the_offer_finds_room);
    RUN_TEST(a_slide_that_cannot_be_shown_says_so);
    RUN_TEST(words_alone_have_no_board_and_no_player);
    RUN_TEST(each_of_two_boards_is_at_its_own_moment);
    RUN_TEST(a_part_ends_in_time_however_slow_the_machine_is);
    RUN_TEST(a_click_on_the_other_board_gives_it_the_player);
    RUN_TEST(the_second_board_does_not_wait_for_the_first);
    RUN_TEST(space_plays_both_boards_again);
    GREATEST_MAIN_END();
}
