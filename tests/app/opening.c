/* Choosing a file: what the list has, and what typing does to it. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>
#include <sys/stat.h>
#include <utime.h>

#include "support/folder.h"
#include "support/screen.h"

static char home[FOLDER_NAME];
static struct app *app;
static struct text path;

static void make_file(const char *name, const char *words, time_t when)
{
    struct error err;

    if (!file_write(name, words, strlen(words), &err) ||
        utime(name, &(struct utimbuf){ when, when }) != 0)
        abort();
}

static void set_up(void *unused)
{
    (void)unused;
    folder_make(home);
    setenv("HOME", home, 1);
    unsetenv("XDG_CONFIG_HOME");
    mkdir("Lessons", 0700);
    mkdir("boards", 0700);
    mkdir("boards/inner", 0700);
    make_file("old.grid", "1 2\n", 1000);
    make_file("tour-a.svg", "<svg><desc>tour size=6x5</desc></svg>", 3000);
    make_file("Tour-b.svg", "<svg><desc>tour size=5x6</desc></svg>", 2000);
    make_file("letter.doc", "no", 4000);
    make_file(".hidden.png", "no", 5000);
    make_file("boards/my.slides", "title My\nslide One\n", 1000);
    app = screen_open(800, 600, 100, NULL);
    text_init(&path);
    app_do(app, (struct act){ .what = ACTION_OPEN });
    screen_make(app);
}

static void tear_down(void *unused)
{
    (void)unused;
    screen_close(app);
    text_free(&path);
    folder_remove(home);
}

static const char *row(int i)
{
    const struct open_form *f = &app->open;

    return i < f->n ? f->entries.at[f->rows[i]].name : "none";
}

static void type(const char *words)
{
    edit_insert(&app->open.edit, words);
    open_form_follow(&app->open);
}

static bool press(enum open_key key)
{
    text_clear(&path);
    return open_form_press(&app->open, key, &path);
}

static bool chose(const char *name)
{
    size_t len = strlen(home);

    return strncmp(path.at, home, len) == 0 && strcmp(path.at + len, name) == 0;
}

TEST folders_come_first_and_then_the_newest(void)
{
    ASSERT_STR_EQ("~/", app->open.edit.text);
    ASSERT_EQ(5, app->open.n);
    ASSERT_STR_EQ("Lessons", row(0));
    ASSERT_STR_EQ("boards", row(1));
    ASSERT_STR_EQ("tour-a.svg", row(2));
    ASSERT_STR_EQ("Tour-b.svg", row(3));
    ASSERT_STR_EQ("old.grid", row(4));
    PASS();
}

TEST typing_narrows_the_list_down(void)
{
    type("ToUr");
    ASSERT_EQ(2, app->open.n);
    ASSERT_EQ(0, app->open.cursor);
    type("-B");
    ASSERT_EQ(1, app->open.n);
    ASSERT(press(OPEN_TAKE));
    ASSERT(chose("/Tour-b.svg"));
    PASS();
}

TEST what_is_hidden_is_asked_for_by_its_dot(void)
{
    type(".h");
    ASSERT_EQ(1, app->open.n);
    ASSERT_STR_EQ(".hidden.png", row(0));
    PASS();
}

TEST tab_completes(void)
{
    type("t");
    press(OPEN_COMPLETE);
    ASSERT_STR_EQ("~/tour-a.svg", app->open.edit.text);
    type("x");
    ASSERT_EQ(0, app->open.n);
    press(OPEN_COMPLETE); /* nothing to complete it by */
    ASSERT_STR_EQ("~/tour-a.svgx", app->open.edit.text);
    PASS();
}

TEST tab_takes_a_part_of_a_name(void)
{
    type("oard");
    press(OPEN_COMPLETE);
    ASSERT_STR_EQ("~/boards/", app->open.edit.text);
    ASSERT_STR_EQ("inner", row(0));
    ASSERT_STR_EQ("my.slides", row(1));
    PASS();
}

TEST folders_are_gone_into_and_left(void)
{
    press(OPEN_DOWN);
    press(OPEN_DOWN);
    ASSERT_FALSE(press(OPEN_TAKE));
    ASSERT_STR_EQ("~/boards/", app->open.edit.text);
    ASSERT_EQ(-1, app->open.cursor);
    press(OPEN_UP); /* from none to the last */
    ASSERT(press(OPEN_TAKE));
    ASSERT(chose("/boards/my.slides"));
    press(OPEN_ABOVE);
    ASSERT_EQ(5, app->open.n);
    press(OPEN_ABOVE);
    ASSERT_STR_EQ("/tmp/", app->open.edit.text);
    press(OPEN_ABOVE);
    press(OPEN_ABOVE);
    ASSERT_STR_EQ("/", app->open.edit.text);
    PASS();
}

/* Also if its name promises nothing, or it is not there: that is for who opens
 * it to say. */
TEST a_name_typed_in_full_counts(void)
{
    type("letter.doc");
    ASSERT_EQ(0, app->open.n);
    ASSERT(press(OPEN_TAKE));
    ASSERT(chose("/letter.doc"));
    edit_press(&app->open.edit, EDIT_SELECT_ALL);
    type("~/boards");
    ASSERT_FALSE(press(OPEN_TAKE));
    ASSERT_STR_EQ("~/boards/", app->open.edit.text);
    edit_press(&app->open.edit, EDIT_SELECT_ALL);
    type("/no/such");
    ASSERT(app->open.why.message[0] != '\0');
    ASSERT(press(OPEN_TAKE));
    ASSERT_STR_EQ("/no/such", path.at);
    PASS();
}

/* Lines of a list that is read, as far as they are drawn over the rest. */
static bool reads(const char *words)
{
    const struct scene *sc = &app->screen.over;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strstr(scene_string(sc, &sc->draws[i]), words) != NULL)
            return true;
    return false;
}

/* Why there is no list can be read whole, in a window of any size. */
TEST why_there_is_no_list_is_read_whole(void)
{
    app->screen.width = 640;
    app->screen.height = 480;
    edit_press(&app->open.edit, EDIT_SELECT_ALL);
    type("~/a-folder-with-quite-a-long-name/and-another-one-in-it/and-a-third/"
         "that-is-not-there/");
    screen_make(app);
    ASSERT(reads("Cannot open the folder"));
    ASSERT(reads("~/a-folder-with"));
    ASSERT(reads("No such file or directory"));
    ASSERT_FALSE(reads("\u2026"));
    PASS();
}

TEST a_refused_file_leaves_the_form_open(void)
{
    char at[FOLDER_NAME + 32];

    snprintf(at, sizeof at, "%s/letter.doc", home);
    app_open_chosen(app, at);
    ASSERT(app->open.on);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    app_do(app, (struct act){ ACTION_OPEN_ROW, 0, 2 });
    ASSERT_FALSE(app->open.on);
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=6x5"));
    PASS();
}

static void click(uint32_t id)
{
    const struct widget *w = ui_find(&app->screen.ui, id);
    struct vec at = w ? box_centre(w->box) : (struct vec){ 1, 1 };

    pointer_press(app, at, 1);
    pointer_release(app, at, 1);
    if (app->open.on)
        screen_make(app);
}

TEST the_mouse_chooses(void)
{
    click(ID_OPEN_ROW + 1);
    ASSERT_STR_EQ("~/boards/", app->open.edit.text);
    click(ID_OPEN_ABOVE);
    ASSERT_STR_EQ("~/", app->open.edit.text);
    click(ID_OPEN_PLACE + OPEN_HERE);
    ASSERT_STR_EQ("~/", app->open.edit.text);
    click(ID_OPEN_FIELD); /* does nothing */
    click(ID_OPEN_ROW + 3);
    ASSERT_FALSE(app->open.on);
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=5x6"));
    PASS();
}

TEST a_click_beside_it_leaves_it(void)
{
    click(0);
    ASSERT_FALSE(app->open.on);
    PASS();
}

TEST escape_leaves_it(void)
{
    app_do(app, (struct act){ .what = ACTION_CLOSE });
    ASSERT_FALSE(app->open.on);
    PASS();
}

/* A long list scrolls with the cursor and by the wheel, and no further than
 * its end. */
TEST long_lists_scroll(void)
{
    char name[32];

    for (int i = 0; i < 60; i++) {
        snprintf(name, sizeof name, "boards/inner/%02d.png", i);
        make_file(name, "x", 1000 - i);
    }
    type("boards/inner/");
    screen_make(app);
    ASSERT_EQ(60, app->open.n);
    ASSERT(app->open.fit > 5 && app->open.fit < 30);
    for (int i = 0; i < 30; i++)
        press(OPEN_DOWN);
    ASSERT_EQ(29, app->open.cursor);
    ASSERT_EQ(30 - app->open.fit, app->open.top);
    app_do(app, (struct act){ ACTION_OPEN_ROWS, 0, 100 });
    ASSERT_EQ(60 - app->open.fit, app->open.top);
    press(OPEN_PAGE_UP);
    press(OPEN_PAGE_UP);
    press(OPEN_PAGE_UP);
    ASSERT_EQ(0, app->open.top);
    ASSERT_STR_EQ("00.png", row(app->open.cursor));
    PASS();
}

/* Not even the field has room in some: of what is typed nothing is shown. */
TEST tiny_windows_survive(void)
{
    for (app->screen.width = 1; app->screen.width < 400;
         app->screen.width += 13)
        for (app->screen.height = 1; app->screen.height < 400;
             app->screen.height += 29) {
            screen_make(app);
            ASSERT(app->open.on);
            ASSERT_STR_EQ("~/", app->open.edit.text);
        }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(folders_come_first_and_then_the_newest);
    RUN_TEST(typing_narrows_the_list_down);
    RUN_TEST(what_is_hidden_is_asked_for_by_its_dot);
    RUN_TEST(tab_completes);
    RUN_TEST(tab_takes_a_part_of_a_name);
    RUN_TEST(folders_are_gone_into_and_left);
    RUN_TEST(a_name_typed_in_full_counts);
    RUN_TEST(why_there_is_no_list_is_read_whole);
    RUN_TEST(a_refused_file_leaves_the_form_open);
    RUN_TEST(the_mouse_chooses);
    RUN_TEST(a_click_beside_it_leaves_it);
    RUN_TEST(escape_leaves_it);
    RUN_TEST(long_lists_scroll);
    RUN_TEST(tiny_windows_survive);
    GREATEST_MAIN_END();
}
