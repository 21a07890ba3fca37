/* Sheets and worksheets from the window: which boards, which files. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/parts/picmenu.h"
#include "app/save/print.h"
#include "app/save/save.h"
#include "base/file/file.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "scene/theme.h"
#include "support/folder.h"
#include "support/screen.h"

static char folder[FOLDER_NAME];
static struct app *app;
static struct text out;
static struct error err;

static void setup(void *name)
{
    folder_make(name);
    setenv("HOME", name, 1);
    unsetenv("XDG_CONFIG_HOME");
    text_init(&out);
    app = NULL;
}

static void teardown(void *name)
{
    if (app != NULL)
        screen_close(app);
    text_free(&out);
    folder_remove(name);
}

static void open_run_of(const char *run)
{
    if (app != NULL)
        screen_close(app);
    app = screen_open(1280, 800, 100, run);
    while (session_advance(app->runs.ss, 100000, 0))
        ;
}

static const char *list(const char *run, bool worksheet)
{
    open_run_of(run);
    text_clear(&out);
    print_list(&app->settings.print, app->runs.ss, worksheet, &out);
    return out.at;
}

/* Frames go by until it is done; then `out` is what is said about it. */
static void finish(void)
{
    while (app_busy(app)) {
        frame_advance(app);
        screen_make(app);
        SDL_Delay(1);
    }
    text_clear(&out);
    text_add(&out, app->toast.text);
}

/* As the keys do; `out` is the path of its first page then. */
static bool save(bool worksheet)
{
    if (!savesheet_begin(&app->making, &app->runs, app->screen.fonts, worksheet,
                         &err))
        return false;
    finish();
    if (app->toast.kind != TOAST_NOTE || strncmp(out.at, "Saved ", 6) != 0)
        return false;
    text_clear(&out);
    text_add(&out, app->toast.about);
    return true;
}

static bool offered(const char *words)
{
    for (int i = 0; picmenu_row(&app->runs, i).text; i++)
        if (strcmp(picmenu_row(&app->runs, i).text, words) == 0)
            return true;
    return false;
}

TEST a_sheet_has_all_or_those_around_the_page(void)
{
    ASSERT_STR_EQ("all", list("queens size=8 solution=17", false));
    ASSERT_STR_EQ("all", list("lesson lesson=4", false));
    ASSERT_STR_EQ("all", list("chess960 number=518", false));
    ASSERT_STR_EQ("all", list("tour size=5x5", false));
    ASSERT_STR_EQ("all", list("tour size=5x5 mode=all start=a1", false));
    ASSERT_STR_EQ("4001-4860", list("cover piece=queen solution=4500", false));
    PASS();
}

TEST an_album_that_is_being_filled_is_taken_whole(void)
{
    app = screen_open(1280, 800, 100, "queens size=8 solution=17");
    ASSERT_EQ(OUTCOME_RUNNING, session_outcome(app->runs.ss));
    ASSERT(save(false));
    PASS();
}

TEST a_worksheet_goes_on_from_what_is_shown(void)
{
    ASSERT_STR_EQ("17-22", list("queens size=8 solution=17", true));
    ASSERT_STR_EQ("90-92", list("queens size=8 solution=90", true));
    ASSERT_STR_EQ("7-12", list("tour size=5x5 mode=all solution=7", true));
    ASSERT_STR_EQ("1-2", list("queens size=4", true));
    PASS();
}

/* The start that is shown, then squares of its colour, holes left out. */
TEST a_worksheet_of_tours_goes_on_to_other_starts(void)
{
    struct print *print;

    ASSERT_STR_EQ("c3,d2,c5,e1,d4,a1", list("tour size=5x5 start=c3", true));
    ASSERT_EQ(NULL,
              strstr(list("tour size=5x5 start=c3 holes=d2", true), "d2"));
    print = &app->settings.print;
    print->at[PRINT_BOARDS] = 1;
    text_clear(&out);
    print_list(print, app->runs.ss, true, &out);
    ASSERT_STR_EQ("c3", out.at);
    PASS();
}

TEST a_sheet_can_have_fewer(void)
{
    open_run_of("queens size=8 solution=17");
    app->settings.print.at[PRINT_SHOWN] = 10;
    text_clear(&out);
    print_list(&app->settings.print, app->runs.ss, false, &out);
    ASSERT_STR_EQ("17-26", out.at);
    open_run_of("lesson lesson=20");
    app->settings.print.at[PRINT_SHOWN] = 10;
    text_clear(&out);
    print_list(&app->settings.print, app->runs.ss, false, &out);
    ASSERT_STR_EQ("20-25", out.at);
    open_run_of("chess960 number=955");
    app->settings.print.at[PRINT_SHOWN] = 10;
    text_clear(&out);
    print_list(&app->settings.print, app->runs.ss, false, &out);
    ASSERT_STR_EQ("955-959", out.at);
    PASS();
}

TEST the_menu_offers_what_there_is(void)
{
    open_run_of("queens size=8");
    ASSERT(offered("Sheet of many boards…"));
    ASSERT(offered("Worksheet…"));
    open_run_of("lesson");
    ASSERT(offered("Sheet of many boards…"));
    ASSERT(offered("Worksheet…"));
    open_run_of("queens size=8 mode=search");
    ASSERT_FALSE(offered("Sheet of many boards…"));
    ASSERT_FALSE(save(false));
    ASSERT_STR_EQ("there is no sheet of this", err.message);
    PASS();
}

TEST files_get_names_that_are_free(void)
{
    char want[FOLDER_NAME + 80];

    open_run_of("tour size=5x5 start=c3");
    app->settings.print.at[PRINT_FORMAT] = 1;
    app->settings.print.at[PRINT_BOARDS] = 2;
    for (int n = 1; n <= 2; n++) {
        text_clear(&out);
        ASSERT(save(true));
        snprintf(want, sizeof want,
                 "%s/"
                 "chequer-tour-5x5-c3-worksheet-00%d-1.png",
                 folder, n);
        ASSERT_STR_EQ(want, out.at);
        ASSERT_EQ(0, access(want, R_OK));
        want[strlen(want) - 5] = '2';
        ASSERT_EQ(0, access(want, R_OK));
    }
    PASS();
}

/* The run that is looked at stays as it is, to the moment. */
TEST the_window_does_not_notice(void)
{
    size_t index;

    open_run_of("tour size=6x5 start=c3");
    session_seek(app->runs.ss, 12);
    index = session_index(app->runs.ss);
    ASSERT(save(true));
    ASSERT_EQ(index, session_index(app->runs.ss));
    ASSERT_STR_EQ("tour size=6x5 start=c3 algorithm=auto order=s0 step=12",
                  session_describe(app->runs.ss));
    PASS();
}

/* Esc ends it at any moment, also one that would take for ever, and no
 * file is left. Before, nothing else is done. */
TEST esc_leaves_no_file(void)
{
    const char *runs[] = { "queens size=8",
                           "tour size=8x8 start=b2 algorithm=backtracking" };

    for (int i = 0; i < 4; i++) {
        if (app != NULL)
            screen_close(app);
        app = screen_open(1280, 800, 100, runs[i / 2]);
        ASSERT(savesheet_begin(&app->making, &app->runs, app->screen.fonts,
                               i % 2, &err));
        frame_advance(app);
        ASSERT(app_busy(app));
        app_do(app, (struct act){ ACTION_SAVE, FORMAT_PNG, 0 });
        app_do(app, (struct act){ ACTION_SHEET, 0, 0 });
        app_do(app, (struct act){ ACTION_CLOSE, 0, 0 });
        ASSERT_FALSE(app_busy(app));
        while (app->making.left.kind != NULL)
            frame_advance(app);
        finish();
        ASSERT_STR_EQ("No sheet was saved", out.at);
        ASSERT_EQ(0, folder_entries(folder));
    }
    ASSERT(savesheet_begin(&app->making, &app->runs, app->screen.fonts, false,
                           &err));
    screen_close(app);
    app = NULL;
    ASSERT_EQ(0, folder_entries(folder));
    PASS();
}

TEST what_cannot_be_made_is_said_at_its_end(void)
{
    open_run_of("queens size=3");
    ASSERT(savesheet_begin(&app->making, &app->runs, app->screen.fonts, false,
                           &err));
    finish();
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    ASSERT_STR_EQ("All possibilities have been tried: there is no solution.",
                  out.at);
    ASSERT_EQ(0, folder_entries(folder));
    PASS();
}

/* All pages in one PDF, which carries the run. */
TEST a_pdf_holds_all(void)
{
    struct text line;

    text_init(&line);
    open_run_of("queens size=8 solution=17");
    app->settings.print.at[PRINT_PAPER] = 1;
    app->settings.print.at[PRINT_GIVEN] = GIVEN_UNIQUE;
    app->settings.print.at[PRINT_LANDSCAPE] = 1;
    ASSERT(save(true));
    ASSERT(strstr(out.at, "chequer-queens-worksheet-001.pdf"));
    ASSERT_EQ(1, folder_entries(folder));
    ASSERT(reopen_line(out.at, &line, &err));
    ASSERT(strstr(line.at, " worksheet=17-22 unique=on paper=letter "
                           "landscape=on"));
    ASSERT(runs_open_picture(&app->runs, line.at, &err));
    ASSERT_STR_EQ("brown", app->settings.style.theme->name);
    text_free(&line);
    PASS();
}

/* --- the form ------------------------------------------------------------ */

static void do_it(int what, int a, long b)
{
    app_do(app, (struct act){ what, a, b });
}

/* Until the pages are there, or why not. */
static void await_pages(void)
{
    do {
        frame_advance(app);
        screen_make(app);
        SDL_Delay(1);
    } while (app->print.open && app->print.preview.task.kind != NULL);
    screen_make(app);
}

TEST the_form_shows_the_pages(void)
{
    open_run_of("queens size=8");
    do_it(ACTION_WORKSHEET, 0, 0);
    await_pages();
    ASSERT(app->print.open && app->print.worksheet);
    ASSERT_EQ(2, preview_pages(&app->print.preview));
    ASSERT_EQ(1, app->print.preview.shown);
    ASSERT_EQ_FMT(2480.0f, app->print.preview.page.extent.x, "%f");
    do_it(ACTION_PRINT, PRINT_ACT_TURN, 1);
    screen_make(app);
    ASSERT_EQ(2, app->print.preview.shown);
    do_it(ACTION_PRINT, PRINT_ACT_TURN, 1);
    ASSERT_EQ(2, app->print.page);
    do_it(ACTION_PRINT, PRINT_LANDSCAPE, 0);
    do_it(ACTION_PRINT, PRINT_ANSWERS, 0);
    await_pages();
    ASSERT_EQ(1, preview_pages(&app->print.preview));
    ASSERT_EQ_FMT(3508.0f, app->print.preview.page.extent.x, "%f");
    do_it(ACTION_PRINT, PRINT_ACT_KIND, 0);
    await_pages();
    ASSERT_FALSE(app->print.worksheet);
    do_it(ACTION_CLOSE, 0, 0);
    ASSERT_FALSE(app->print.open);
    PASS();
}

/* Also where the page is small one can tell a king from a rook. */
TEST pieces_are_told_apart_in_a_small_window(void)
{
    const struct preview *p;
    int pieces = 0;

    app = screen_open(800, 600, 100, "lesson lesson=23");
    do_it(ACTION_WORKSHEET, 0, 0);
    await_pages();
    p = &app->print.preview;
    for (size_t i = 0; i < p->page.ndraws; i++)
        if (p->page.draws[i].kind == DRAW_PIECE) {
            ASSERT(p->page.draws[i].size.x * p->unit >= 12);
            pieces++;
        }
    ASSERT(pieces > 60);
    PASS();
}

/* What it shows is what the run is, even when that changes behind it. */
TEST the_form_follows_the_run(void)
{
    struct text first;

    text_init(&first);
    open_run_of("queens size=8");
    do_it(ACTION_SHEET, 0, 0);
    await_pages();
    text_add(&first, app->print.preview.line.at);
    do_it(ACTION_RANDOM, 0, 0);
    await_pages();
    ASSERT(strcmp(first.at, app->print.preview.line.at) != 0);
    do_it(ACTION_PUZZLE, 7, 0); /* the race has no sheets */
    await_pages();
    ASSERT_FALSE(app->print.open);
    text_free(&first);
    PASS();
}

TEST the_form_says_why_not(void)
{
    open_run_of("queens size=24");
    do_it(ACTION_WORKSHEET, 0, 0);
    do_it(ACTION_PRINT, PRINT_GIVEN, GIVEN_UNIQUE);
    await_pages();
    ASSERT(app->print.preview.failed);
    ASSERT(strstr(app->print.preview.err.message, "takes too long"));
    do_it(ACTION_PRINT, PRINT_GIVEN, GIVEN_NOTHING);
    await_pages();
    ASSERT_FALSE(app->print.preview.failed);
    PASS();
}

/* Lessons begin with the position that is shown; arrays have three
 * questions. */
TEST questions_in_words_have_their_form(void)
{
    ASSERT_STR_EQ("2-6", list("lesson lesson=19 position=2", true));
    ASSERT_STR_EQ("1", list("lesson lesson=18", true));
    do_it(ACTION_WORKSHEET, 0, 0);
    await_pages();
    ASSERT_FALSE(app->print.preview.failed);
    ASSERT_STR_EQ("955-959", list("chess960 number=955", true));
    ASSERT(print_has_topics(app->runs.ss));
    do_it(ACTION_WORKSHEET, 0, 0);
    do_it(ACTION_PRINT, PRINT_TOPIC, 2);
    await_pages();
    ASSERT_FALSE(app->print.preview.failed);
    ASSERT(strstr(app->print.preview.line.at, "topic=rule"));
    ASSERT_STR_EQ("1", list("lesson lesson=1", true));
    do_it(ACTION_WORKSHEET, 0, 0);
    await_pages();
    ASSERT(app->print.preview.failed);
    PASS();
}

TEST numbers_stay_within_their_ranges(void)
{
    struct print *print;

    open_run_of("queens size=8");
    print = &app->settings.print;
    do_it(ACTION_WORKSHEET, 0, 0);
    do_it(ACTION_PRINT, PRINT_BOARDS, -100);
    ASSERT_EQ(1, print->at[PRINT_BOARDS]);
    do_it(ACTION_PRINT, PRINT_BOARDS, 1000);
    ASSERT_EQ(60, print->at[PRINT_BOARDS]);
    do_it(ACTION_PRINT, PRINT_COLUMNS, -1);
    ASSERT_EQ(0, print->at[PRINT_COLUMNS]);
    PASS();
}

/* The same key again saves as last time. */
TEST the_key_pressed_twice_saves(void)
{
    open_run_of("queens size=8");
    do_it(ACTION_WORKSHEET, 0, 0);
    ASSERT_FALSE(app_busy(app));
    do_it(ACTION_WORKSHEET, 0, 0);
    ASSERT(app_busy(app));
    ASSERT_FALSE(app->print.open);
    finish();
    ASSERT_EQ(1, folder_entries(folder));
    PASS();
}

TEST how_it_is_printed_is_remembered(void)
{
    struct settings other;

    open_run_of("queens size=8");
    do_it(ACTION_WORKSHEET, 0, 0);
    do_it(ACTION_PRINT, PRINT_PAPER, 1);
    do_it(ACTION_PRINT, PRINT_COLUMNS, 3);
    do_it(ACTION_PRINT, PRINT_FORMAT, 2);
    settings_format(&app->settings, &out);
    settings_init(&other);
    ASSERT(settings_parse(&other, out.at, &err));
    ASSERT_EQ(0,
              memcmp(&other.print, &app->settings.print, sizeof other.print));
    ASSERT_EQ(3, other.print.at[PRINT_COLUMNS]);
    settings_free(&other);
    PASS();
}

SUITE(sheets)
{
    SET_SETUP(setup, folder);
    SET_TEARDOWN(teardown, folder);
    RUN_TEST(a_sheet_has_all_or_those_around_the_page);
    RUN_TEST(an_album_that_is_being_filled_is_taken_whole);
    RUN_TEST(a_worksheet_goes_on_from_what_is_shown);
    RUN_TEST(a_worksheet_of_tours_goes_on_to_other_starts);
    RUN_TEST(a_sheet_can_have_fewer);
    RUN_TEST(the_menu_offers_what_there_is);
    RUN_TEST(files_get_names_that_are_free);
    RUN_TEST(the_window_does_not_notice);
    RUN_TEST(esc_leaves_no_file);
    RUN_TEST(what_cannot_be_made_is_said_at_its_end);
    RUN_TEST(a_pdf_holds_all);
    RUN_TEST(the_form_shows_the_pages);
    RUN_TEST(pieces_are_told_apart_in_a_small_window);
    RUN_TEST(the_form_follows_the_run);
    RUN_TEST(the_form_says_why_not);
    RUN_TEST(questions_in_words_have_their_form);
    RUN_TEST(numbers_stay_within_their_ranges);
    RUN_TEST(the_key_pressed_twice_saves);
    RUN_TEST(how_it_is_printed_is_remembered);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(sheets);
    GREATEST_MAIN_END();
}
