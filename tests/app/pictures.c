/*
 * Pictures of the window: how they look, the menu that decides it, and files
 * that are dropped on the board. No window is needed for that.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "app/parts/picmenu.h"
#include "app/save/paths.h"
#include "app/save/save.h"
#include "base/alloc.h"
#include "base/file/file.h"
#include "export/formats.h"
#include "modules/list.h"
#include "scene/theme.h"
#include "support/folder.h"
#include "support/screen.h"

static char folder[FOLDER_NAME];
static struct app *app;
static struct text bytes, again;
static struct error err;

static void setup(void *name)
{
    folder_make(name);
    setenv("HOME", name, 1);
    unsetenv("XDG_CONFIG_HOME");
    text_init(&bytes);
    text_init(&again);
    app = screen_open(1280, 800, 100, "tour size=6x5 start=c3");
}

static void teardown(void *name)
{
    screen_close(app);
    text_free(&bytes);
    text_free(&again);
    folder_remove(name);
}

/* Presses the row of the menu that has these words. */
static bool choose(const char *words)
{
    for (int i = 0; picmenu_row(&app->runs, i).text; i++)
        if (strcmp(picmenu_row(&app->runs, i).text, words) == 0) {
            app_do(app, picmenu_row(&app->runs, i).act);
            return true;
        }
    return false;
}

static bool checked(const char *words)
{
    for (int i = 0; picmenu_row(&app->runs, i).text; i++)
        if (strcmp(picmenu_row(&app->runs, i).text, words) == 0)
            return picmenu_row(&app->runs, i).checked;
    return false;
}

static void type(const char *words)
{
    SDL_Event enter = { .key = { .type = SDL_KEYDOWN,
                                 .keysym = { .sym = SDLK_RETURN } } };

    edit_insert(&app->edit, words);
    events_take(app, &enter);
}

/* A file dropped on the window, as SDL tells of it. */
static void drop(Uint32 kind, const char *what)
{
    SDL_Event e = { .drop = { .type = kind, .file = SDL_strdup(what) } };

    events_take(app, &e);
}

static void work(void)
{
    while (session_advance(app->runs.ss, 10000, 0))
        ;
    runs_pursue(&app->runs);
}

/* Words of the window, about a folder that cannot be had. */
static bool refused_with(const char *said)
{
    app_do(app, (struct act){ ACTION_SAVE, FORMAT_PNG, 0 });
    if (app->toast.kind != TOAST_ERROR || strstr(app->toast.text, said) == NULL)
        fprintf(stderr, "%s\n", app->toast.text);
    return app->toast.kind == TOAST_ERROR &&
           strstr(app->toast.text, said) != NULL;
}

TEST a_file_in_the_place_of_a_folder_is_told_as_that(void)
{
    ASSERT(file_write("Pictures", "", 0, &err));
    ASSERT(savepic_set_folder(&app->runs, "~/now", &err));
    free(app->settings.folder);
    text_addf(&bytes, "%s/Pictures", folder);
    app->settings.folder = xstrdup(bytes.at);
    ASSERT(refused_with("~/Pictures is a file, not a folder: choose another "
                        "under Picture\u2026 > Another folder\u2026"));
    text_add(&bytes, "/chess");
    free(app->settings.folder);
    app->settings.folder = xstrdup(bytes.at);
    ASSERT(refused_with("~/Pictures is a file, not a folder: choose"));
    ASSERT_FALSE(savepic_set_folder(&app->runs, "~/Pictures", &err));
    ASSERT_STR_EQ("~/Pictures is a file, not a folder", err.message);
    free(app->settings.folder);
    app->settings.folder = xstrdup("/proc/self/no");
    ASSERT(refused_with("annot make the folder /proc/self/no: "));
    ASSERT(refused_with(": choose another under Picture"));
    PASS();
}

TEST paths_in_errors_begin_at_home(void)
{
    error_set(&err, "cannot write %s/a.png: File too large", folder);
    paths_brief(&err);
    ASSERT_STR_EQ("cannot write ~/a.png: File too large", err.message);
    error_set(&err, "cannot write /x%s/a.png: File too large", folder);
    paths_brief(&err);
    ASSERT_EQ(NULL, strchr(err.message, '~'));
    PASS();
}

TEST the_menu_says_what_holds(void)
{
    ASSERT(checked("Size for a slide") && checked("No caption"));
    ASSERT(checked("Frame"));
    ASSERT_FALSE(checked("Transparent background"));
    ASSERT(choose("2560 pixels wide") && choose("Frame"));
    ASSERT(choose("Caption: what it shows"));
    ASSERT(choose("Transparent background"));
    ASSERT(checked("2560 pixels wide") && checked("Transparent background"));
    ASSERT(checked("Caption: what it shows"));
    ASSERT_FALSE(checked("Frame") || checked("Size for a slide"));
    ASSERT_EQ(2560, savepic_style(&app->runs).width_px);
    ASSERT_STR_EQ("on", savepic_style(&app->runs).caption);
    ASSERT_FALSE(savepic_style(&app->runs).look.frame);
    ASSERT(choose("Size for a slide"));
    ASSERT_EQ(0, savepic_style(&app->runs).width_px);
    ASSERT(savepic_style(&app->runs).square_px > 100);
    PASS();
}

TEST choosing_a_look_leaves_the_menu_open(void)
{
    app_do(app, (struct act){ ACTION_MENU, POPUP_PICTURE, 0 });
    choose("Frame");
    ASSERT_EQ(POPUP_PICTURE, app->popup.kind);
    choose("Save as SVG");
    ASSERT_EQ(POPUP_NONE, app->popup.kind);
    PASS();
}

TEST widths_and_captions_can_be_typed(void)
{
    ASSERT(choose("Another width…"));
    ASSERT(app->edit.open);
    type("777");
    ASSERT_EQ(777, savepic_style(&app->runs).width_px);
    ASSERT(checked("Another width…"));
    ASSERT(choose("Own caption…"));
    type("Über 30 Felder");
    ASSERT_STR_EQ("Über_30_Felder", savepic_style(&app->runs).caption);
    ASSERT(checked("Own caption…"));
    ASSERT(choose("Own caption…"));
    ASSERT_STR_EQ("Über 30 Felder", app->edit.text);
    type("   ");
    ASSERT(checked("No caption"));
    PASS();
}

TEST wrong_widths_are_refused(void)
{
    ASSERT(choose("Another width…"));
    type("16385");
    ASSERT(strstr(app->toast.text, "1 to 16384"));
    ASSERT_FALSE(app->settings.sized);
    PASS();
}

/* The path and format that a typed name stands for; or what is wrong. */
static const char *called(const char *typed)
{
    const struct format *f;

    text_clear(&bytes);
    free(app->settings.folder);
    app->settings.folder = xstrdup("/tmp");
    f = savepic_called(&app->runs, typed, &bytes, &err);
    text_addf(&bytes, " %s", f != NULL ? f->name : err.message);
    return bytes.at;
}

TEST a_name_that_is_typed_says_folder_and_format(void)
{
    ASSERT_STR_EQ("/tmp/board.png png", called("board"));
    ASSERT_STR_EQ("/tmp/my board.svg svg", called("my board.svg"));
    ASSERT_STR_EQ("/tmp/chequer.pdf pdf", called("/tmp/chequer.pdf"));
    ASSERT(strstr(called("/no/such/y.pdf"), "cannot save to /no/such: "));
    ASSERT(strstr(called("/tmp/../tmp/."), "no name of a picture"));
    ASSERT(strstr(called("~/a.gif"), "/a.gif gif"));
    ASSERT_EQ('/', called("~/a.gif")[0]);
    ASSERT(strstr(called("a.docx"), "want one that ends in .png"));
    ASSERT(strstr(called("a.json"), "a.json is no name of a picture"));
    ASSERT(strstr(called(""), "needs a name"));
    ASSERT(strstr(called("/tmp/"), "needs a name"));
    PASS();
}

TEST what_is_chosen_is_remembered(void)
{
    struct settings back;
    struct text file;

    ASSERT(choose("640 pixels wide") && choose("Frame"));
    ASSERT(choose("Transparent background"));
    text_init(&file);
    settings_format(&app->settings, &file);
    settings_init(&back);
    ASSERT(settings_parse(&back, file.at, &err));
    text_free(&file);
    ASSERT(back.sized && back.style.transparent);
    ASSERT_EQ(640, back.style.width_px);
    ASSERT_FALSE(back.style.look.frame);
    ASSERT(session_look(app->runs.ss)->frame);
    settings_free(&back);
    PASS();
}

/* What a user would do: save, look at other things, drop the file, save. */
static bool comes_back(const struct format *format)
{
    char name[16];

    snprintf(name, sizeof name, "a%s", format->ending);
    text_clear(&bytes);
    text_clear(&again);
    return savepic_bytes(&app->runs, format, &bytes, &err) &&
           file_write(name, bytes.at, bytes.len, &err) &&
           (choose("2560 pixels wide"), choose("Frame")) &&
           (choose("No caption"),
            runs_open(&app->runs, "queens size=5", &err)) &&
           (app->settings.style.theme = theme_at(2),
            app->settings.style.look.numbers = true, drop(SDL_DROPFILE, name),
            work(), savepic_bytes(&app->runs, format, &again, &err)) &&
           bytes.len == again.len && memcmp(bytes.at, again.at, bytes.len) == 0;
}

TEST a_dropped_picture_comes_back_with_its_style(void)
{
    ASSERT(runs_open(&app->runs, "tour size=6x5 start=c3 step=7", &err));
    work();
    app->settings.style.theme = theme_find("paper");
    app->settings.style.look.numbers = false;
    runs_apply(&app->runs);
    choose("640 pixels wide");
    choose("Caption: what it shows");
    choose("Transparent background");
    ASSERT(comes_back(&formats[FORMAT_PNG]));
    ASSERT_STR_EQ("paper", app->settings.style.theme->name);
    ASSERT_FALSE(session_look(app->runs.ss)->numbers);
    ASSERT(session_look(app->runs.ss)->frame);
    ASSERT_EQ(7, session_index(app->runs.ss));
    ASSERT(comes_back(&formats[FORMAT_SVG]));
    ASSERT(comes_back(&formats[FORMAT_PDF]));
    PASS();
}

/* A long run, so that its text is a piece of memory of its own. */
TEST a_puzzle_chosen_again_shows_its_last_run(void)
{
    ASSERT(runs_open(&app->runs,
                     "tour size=6x5 start=c3 holes=a1,b1,c1,d1,e1,f1 "
                     "algorithm=backtracking",
                     &err));
    runs_open_class(&app->runs, &queens_puzzle);
    runs_open_class(&app->runs, &tour_puzzle);
    runs_open_class(&app->runs, &tour_puzzle);
    ASSERT(strstr(session_describe(app->runs.ss), "size=6x5 start=c3"));
    PASS();
}

/* Also one that says nothing of its size. */
TEST pictures_of_the_command_line_come_back_too(void)
{
    struct export_job job = { .format = &formats[FORMAT_SVG],
                              .style = style_usual(),
                              .seconds = -1 };

    ASSERT(export_write(app->runs.ss, &job, &bytes, &err));
    ASSERT(file_write("b.svg", bytes.at, bytes.len, &err));
    app->settings.style.theme = theme_at(4);
    drop(SDL_DROPFILE, "b.svg");
    work();
    ASSERT(savepic_bytes(&app->runs, &formats[FORMAT_SVG], &again, &err));
    ASSERT_EQ(bytes.len, again.len);
    ASSERT_MEM_EQ(bytes.at, again.at, bytes.len);
    PASS();
}

TEST other_files_change_nothing(void)
{
    const struct theme *theme = app->settings.style.theme = theme_at(1);

    ASSERT(file_write("c.svg", "<svg></svg>", 11, &err));
    drop(SDL_DROPFILE, "c.svg");
    ASSERT(strstr(app->toast.text, "carries no description"));
    drop(SDL_DROPFILE, "nowhere.png");
    ASSERT(strstr(app->toast.text, "No such file"));
    ASSERT_STR_EQ("tour", session_class(app->runs.ss)->name);
    ASSERT_EQ(theme, app->settings.style.theme);
    ASSERT_FALSE(app->settings.sized);
    PASS();
}

/* Dropped or pasted; the rest of the run stays, and one step leads back. */
TEST a_shape_changes_the_board_alone(void)
{
    ASSERT(file_write("a.txt", "..#\n...\n...\n#..\n", 16, &err));
    drop(SDL_DROPTEXT, "tour size=6x5 start=c3 algorithm=greedy");
    drop(SDL_DROPFILE, "a.txt");
    ASSERT_STR_EQ("Opened: Knight's tour 3\u00d74 with 2 holes from c3",
                  app->toast.text);
    ASSERT(strstr(session_describe(app->runs.ss),
                  "tour size=3x4 start=c3 algorithm=greedy order=s0 "
                  "holes=a1,c4"));
    ASSERT(session_undo(app->runs.ss));
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=6x5 start=c3"));
    drop(SDL_DROPTEXT, "#.\n..\n..\n");
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=2x3 start=b3"));
    ASSERT(strstr(session_describe(app->runs.ss), "holes=a3"));
    PASS();
}

/* A tour in a file of text; a lesson script is known by its title. */
TEST a_tour_is_dropped(void)
{
    static const char grid[] = "1,4,7,10\n8,11,2,5\n3,6,9,12\n";
    static const char script[] = "# 1 2\ntitle A lesson\nslide One\n"
                                 "caption Words.\n";

    ASSERT(file_write("t.csv", grid, sizeof grid - 1, &err));
    ASSERT(file_write("t.txt", grid, sizeof grid - 1, &err));
    ASSERT(file_write("s.txt", script, sizeof script - 1, &err));
    drop(SDL_DROPFILE, "t.csv");
    ASSERT_STR_EQ("Opened: Knight's tour 4\u00d73 from a3", app->toast.text);
    drop(SDL_DROPTEXT, "queens size=6");
    drop(SDL_DROPFILE, "t.txt");
    ASSERT(strstr(session_describe(app->runs.ss), "moves=c2,a1,b3,"));
    drop(SDL_DROPTEXT, "1,4,7,10\n8,2,11,5\n3,6,9,12\n");
    ASSERT_STR_EQ("Square 2 is not a knight's move from 1: a3 to b2",
                  app->toast.text);
    drop(SDL_DROPTEXT, "tour size=9x9 mode=hand piece=zebra");
    drop(SDL_DROPTEXT, "a1 c4 e7"); /* of the piece that is there */
    ASSERT(strstr(session_describe(app->runs.ss), "piece=zebra"));
    ASSERT(strstr(session_describe(app->runs.ss), "moves=c4,e7"));
    drop(SDL_DROPFILE, "s.txt");
    ASSERT(app->slides.open);
    PASS();
}

TEST a_puzzle_without_holes_leaves_a_shape_to_another(void)
{
    drop(SDL_DROPTEXT, "place size=5x4 piece=king");
    drop(SDL_DROPTEXT, "..#\n...\n");
    ASSERT(strstr(session_describe(app->runs.ss), "place piece=king size=3x2"));
    ASSERT(strstr(session_describe(app->runs.ss), "holes=c2"));
    drop(SDL_DROPTEXT, "queens size=6");
    drop(SDL_DROPTEXT, "..#\n...\n");
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=3x2 start=a1"));
    drop(SDL_DROPTEXT, "race puzzle=queens");
    drop(SDL_DROPTEXT, "..#\n...\n");
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=3x2 start=a1"));
    PASS();
}

/* A picture that is none of ours: its dark squares are holes. */
TEST a_picture_gives_the_board_its_shape(void)
{
    static uint8_t pixels[100 * 100];
    png_image image = { .version = PNG_IMAGE_VERSION,
                        .width = 100,
                        .height = 100,
                        .format = PNG_FORMAT_GRAY };

    memset(pixels, 255, sizeof pixels);
    memset(pixels, 0, 100 * 21); /* the top rank of five */
    ASSERT(png_image_write_to_file(&image, "dark.png", 0, pixels, 0, NULL));
    drop(SDL_DROPFILE, "dark.png");
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=6x5 start=c3"));
    ASSERT(strstr(session_describe(app->runs.ss), "holes=a5-f5"));
    memset(pixels, 255, sizeof pixels);
    pixels[1] = 0;
    image.width = 3;
    image.height = 2;
    ASSERT(png_image_write_to_file(&image, "small.png", 0, pixels, 0, NULL));
    drop(SDL_DROPFILE, "small.png");
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=3x2"));
    ASSERT(strstr(session_describe(app->runs.ss), "holes=b2"));
    PASS();
}

TEST a_wrong_shape_changes_nothing(void)
{
    drop(SDL_DROPTEXT, "...\n..x\n");
    ASSERT(strstr(app->toast.text, "ine 2, column 3: want . for a square"));
    drop(SDL_DROPTEXT, "...\n..\n");
    ASSERT(strstr(app->toast.text, "ine 2 has 2 signs, line 1 has 3"));
    drop(SDL_DROPTEXT, "##\n##\n");
    ASSERT(strstr(app->toast.text, "very square is a hole"));
    drop(SDL_DROPFILE, "nowhere.shape");
    ASSERT(strstr(app->toast.text, "No such file"));
    ASSERT(strstr(session_describe(app->runs.ss), "tour size=6x5 start=c3"));
    PASS();
}

TEST words_about_the_style_come_with_a_run(void)
{
    drop(SDL_DROPTEXT, "queens size=6 theme=blue frame=off width=900");
    ASSERT_STR_EQ("queens", session_class(app->runs.ss)->name);
    ASSERT_STR_EQ("blue", app->settings.style.theme->name);
    ASSERT_FALSE(savepic_style(&app->runs).look.frame);
    ASSERT_EQ(900, savepic_style(&app->runs).width_px);
    drop(SDL_DROPTEXT, "queens size=7");
    ASSERT_STR_EQ("blue", app->settings.style.theme->name);
    drop(SDL_DROPTEXT, "tour theme=pink");
    ASSERT_STR_EQ("queens", session_class(app->runs.ss)->name);
    ASSERT_EQ(900, savepic_style(&app->runs).width_px);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(setup, folder);
    SET_TEARDOWN(teardown, folder);
    RUN_TEST(a_file_in_the_place_of_a_folder_is_told_as_that);
    RUN_TEST(paths_in_errors_begin_at_home);
    RUN_TEST(the_menu_says_what_holds);
    RUN_TEST(choosing_a_look_leaves_the_menu_open);
    RUN_TEST(widths_and_captions_can_be_typed);
    RUN_TEST(wrong_widths_are_refused);
    RUN_TEST(a_name_that_is_typed_says_folder_and_format);
    RUN_TEST(what_is_chosen_is_remembered);
    RUN_TEST(a_dropped_picture_comes_back_with_its_style);
    RUN_TEST(pictures_of_the_command_line_come_back_too);
    RUN_TEST(a_puzzle_chosen_again_shows_its_last_run);
    RUN_TEST(other_files_change_nothing);
    RUN_TEST(a_shape_changes_the_board_alone);
    RUN_TEST(a_tour_is_dropped);
    RUN_TEST(a_puzzle_without_holes_leaves_a_shape_to_another);
    RUN_TEST(a_picture_gives_the_board_its_shape);
    RUN_TEST(a_wrong_shape_changes_nothing);
    RUN_TEST(words_about_the_style_come_with_a_run);
    GREATEST_MAIN_END();
}
