/* Sheets and worksheets from the window: which boards, which files. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/parts/picmenu.h"
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
    savesheet_list(app->runs.ss, worksheet, &out);
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
    const char *solutions;

    if (!savesheet_begin(&app->making, &app->runs, app->screen.fonts, worksheet,
                         &err))
        return false;
    finish();
    if (app->toast.kind != TOAST_NOTE || strncmp(out.at, "Saved ", 6) != 0)
        return false;
    memmove(out.at, out.at + 6, out.len - 5);
    out.len -= 6;
    solutions = strstr(out.at, " and its solutions");
    if (worksheet != (solutions != NULL))
        return false;
    if (worksheet)
        *strstr(out.at, " and its solutions") = '\0';
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
    ASSERT_STR_EQ("c3", list("tour size=6x5 start=c3", true));
    ASSERT_STR_EQ("7-7", list("tour size=5x5 mode=all solution=7", true));
    PASS();
}

TEST the_menu_offers_what_there_is(void)
{
    open_run_of("queens size=8");
    ASSERT(offered("Save a sheet of many boards"));
    ASSERT(offered("Save a worksheet"));
    open_run_of("lesson");
    ASSERT(offered("Save a sheet of many boards"));
    ASSERT_FALSE(offered("Save a worksheet"));
    open_run_of("queens size=8 mode=search");
    ASSERT_FALSE(offered("Save a sheet of many boards"));
    ASSERT_FALSE(offered("Letter paper, not A4"));
    ASSERT_FALSE(save(false));
    ASSERT_STR_EQ("there is no sheet of this", err.message);
    PASS();
}

TEST files_get_names_that_are_free(void)
{
    char want[FOLDER_NAME + 80];

    open_run_of("tour size=5x5 start=c3");
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

/* The page of a sheet is the one with the board that is shown. */
TEST the_page_is_the_one_looked_at(void)
{
    struct text line;

    text_init(&line);
    open_run_of("chess960 number=900");
    app->settings.letter = true;
    ASSERT(save(false));
    ASSERT(reopen_line(out.at, &line, &err));
    ASSERT(strstr(line.at, " sheet=all paper=letter page="));
    ASSERT_FALSE(strstr(line.at, " page=1 "));
    ASSERT(runs_open_picture(&app->runs, line.at, &err));
    ASSERT_STR_EQ("brown", app->settings.style.theme->name);
    text_free(&line);
    PASS();
}

TEST the_paper_is_remembered(void)
{
    struct settings other;

    open_run_of("queens size=8");
    for (int i = 0; picmenu_row(&app->runs, i).text; i++)
        if (strcmp(picmenu_row(&app->runs, i).text, "Letter paper, not A4") ==
            0) {
            app_do(app, picmenu_row(&app->runs, i).act);
            ASSERT(picmenu_row(&app->runs, i).checked);
        }
    ASSERT(app->settings.letter);
    settings_format(&app->settings, &out);
    settings_init(&other);
    ASSERT(settings_parse(&other, out.at, &err));
    ASSERT(other.letter);
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
    RUN_TEST(the_menu_offers_what_there_is);
    RUN_TEST(files_get_names_that_are_free);
    RUN_TEST(the_window_does_not_notice);
    RUN_TEST(esc_leaves_no_file);
    RUN_TEST(what_cannot_be_made_is_said_at_its_end);
    RUN_TEST(the_page_is_the_one_looked_at);
    RUN_TEST(the_paper_is_remembered);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(sheets);
    GREATEST_MAIN_END();
}
