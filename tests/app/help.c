/* Help: its pages, turned and scrolled by keys and by the mouse. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>
#include <string.h>

#include "app/keys.h"
#include "support/screen.h"

static struct app *app;

static const struct {
    int width, height, percent;
} sizes[] = { { 800, 600, 100 },   { 683, 768, 100 },   { 1280, 800, 100 },
              { 1920, 1080, 100 }, { 1920, 1080, 150 }, { 3840, 2160, 300 },
              { 1080, 1920, 150 }, { 2000, 620, 100 } };

enum { SIZES = sizeof sizes / sizeof *sizes };

enum { MANUAL_SLIDES = 2, MANUAL_COMMANDS }; /* among its pages */

static void open_help(int width, int height, int percent)
{
    app = screen_open(width, height, percent, "tour");
    app_do(app, (struct act){ ACTION_HELP, 0, 0 });
    screen_make(app);
}

static void press(SDL_Keycode key, int mods)
{
    SDL_Event e = { .type = SDL_KEYDOWN };

    e.key.keysym.sym = key;
    e.key.keysym.mod = (Uint16)mods;
    events_take(app, &e);
    screen_make(app);
}

static const struct reader *reader(void)
{
    return &app->screen.reader;
}

static float scrolled(void)
{
    return reader()->scroll[reader()->page];
}

/* Is it among what is drawn over the rest? */
static bool is_shown(const char *words)
{
    const struct scene *sc = &app->screen.over;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strstr(scene_string(sc, &sc->draws[i]), words) != NULL)
            return true;
    return false;
}

/* All that is drawn is whole, and no wider than the card. The manual itself
 * speaks of buttons such as "Picture…". */
static const char *cut_words(void)
{
    const struct scene *sc = &app->screen.over;
    struct box card = ui_find(&app->screen.ui, ID_OVERLAY)->box;

    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];
        const char *words;
        float width;

        if (d->kind != DRAW_TEXT)
            continue;
        words = scene_string(sc, d);
        width = app->screen.ui.metrics.width(
            app->screen.ui.metrics.ctx, (enum face)d->code,
            (int)lroundf(d->size.x), words, strlen(words));
        if (reader()->page < HELP_MANUAL && strlen(words) > 3 &&
            strcmp(words + strlen(words) - 3, "\u2026") == 0)
            return words;
        if (d->anchor == ANCHOR_LEFT && d->at.x + width > card.x + card.w)
            return words;
    }
    return "";
}

TEST nothing_is_cut_off_on_any_page_at_any_size(void)
{
    for (int i = 0; i < SIZES * HELP_PAGES; i++) {
        int at = i / HELP_PAGES;

        open_help(sizes[at].width, sizes[at].height, sizes[at].percent);
        app_do(app, (struct act){ ACTION_HELP_PAGE, i % HELP_PAGES, 0 });
        do {
            float before = scrolled();

            screen_make(app);
            ASSERT_STR_EQ("", cut_words());
            press(SDLK_PAGEDOWN, 0);
            if (scrolled() <= before)
                break;
        } while (true);
        ASSERT_EQ(reader()->end, scrolled());
        screen_close(app);
    }
    PASS();
}

TEST arrows_turn_the_pages_and_stop_at_the_ends(void)
{
    open_help(1280, 800, 100);
    press(SDLK_LEFT, 0);
    ASSERT_EQ(HELP_KEYS, reader()->page);
    for (int i = 1; i < HELP_PAGES; i++) {
        press(SDLK_RIGHT, 0);
        ASSERT_EQ(i, reader()->page);
    }
    press(SDLK_RIGHT, 0);
    ASSERT_EQ(HELP_PAGES - 1, reader()->page);
    ASSERT(is_shown("The methods"));
    ASSERT_EQ(0, session_index(app->runs.ss)); /* the run did not move */
    screen_close(app);
    PASS();
}

TEST keys_scroll_and_stop_at_the_ends(void)
{
    open_help(1280, 800, 100);
    app_do(app, (struct act){ ACTION_HELP_PAGE, HELP_MANUAL, 0 });
    screen_make(app);
    press(SDLK_UP, 0);
    ASSERT_EQ(0, scrolled());
    press(SDLK_DOWN, 0);
    ASSERT(scrolled() > 0 && scrolled() < 100);
    press(SDLK_SPACE, 0);
    ASSERT(scrolled() > 400);
    ASSERT_FALSE(session_playing(app->runs.ss));
    press(SDLK_SPACE, KMOD_LSHIFT);
    ASSERT(scrolled() < 100);
    press(SDLK_END, 0);
    ASSERT_EQ(reader()->end, scrolled());
    ASSERT(is_shown("which F1 or ? opens."));
    press(SDLK_PAGEUP, 0);
    ASSERT(scrolled() < reader()->end);
    press(SDLK_HOME, 0);
    ASSERT_EQ(0, scrolled());
    screen_close(app);
    PASS();
}

TEST the_wheel_scrolls(void)
{
    open_help(1280, 800, 100);
    app_do(app,
           (struct act){ ACTION_HELP_PAGE, HELP_MANUAL + MANUAL_COMMANDS, 0 });
    screen_make(app);
    pointer_move(app, (struct vec){ 640, 500 });
    pointer_wheel(app, (struct vec){ 0, -3 });
    ASSERT_EQ(180, scrolled());
    pointer_wheel(app, (struct vec){ 0, 99 });
    ASSERT_EQ(0, scrolled());
    screen_close(app);
    PASS();
}

/* A reader who looks something up finds the same place again. */
TEST each_page_keeps_its_place(void)
{
    open_help(1280, 800, 100);
    app_do(app,
           (struct act){ ACTION_HELP_PAGE, HELP_MANUAL + MANUAL_SLIDES, 0 });
    screen_make(app);
    press(SDLK_PAGEDOWN, 0);
    float there = scrolled();
    press(SDLK_RIGHT, 0);
    ASSERT_EQ(0, scrolled());
    press(SDLK_LEFT, 0);
    ASSERT_EQ(there, scrolled());
    press(SDLK_ESCAPE, 0);
    ASSERT_FALSE(app->screen.help);
    press(SDLK_F1, 0);
    ASSERT(app->screen.help);
    ASSERT_EQ(there, scrolled());
    screen_close(app);
    PASS();
}

TEST tabs_can_be_clicked_and_reached_by_tab(void)
{
    open_help(800, 600, 100);
    for (int i = 0; i < HELP_PAGES; i++) {
        const struct widget *w = ui_find(&app->screen.ui,
                                         ID_HELP_PAGE + (uint32_t)i);
        struct vec c = box_centre(w->box);

        ASSERT(w->box.h >= 32);
        pointer_press(app, c, 1);
        pointer_release(app, c, 1);
        screen_make(app);
        ASSERT_EQ(i, reader()->page);
    }
    press(SDLK_TAB, 0);
    press(SDLK_TAB, 0);
    ASSERT_EQ(ID_HELP_PAGE, app->screen.ui.focus);
    press(SDLK_RETURN, 0);
    ASSERT_EQ(HELP_KEYS, reader()->page);
    screen_close(app);
    PASS();
}

TEST a_link_turns_to_its_page(void)
{
    struct ui *ui;
    int links = 0;

    open_help(1280, 800, 100);
    ui = &app->screen.ui;
    app_do(app,
           (struct act){ ACTION_HELP_PAGE, HELP_MANUAL + MANUAL_SLIDES, 0 });
    screen_make(app);
    press(SDLK_END, 0);
    for (int i = 0; i < ui->n; i++) {
        if (ui->at[i].id < ID_HELP_LINK)
            continue;
        links++;
        app_do(app, ui->at[i].act);
        break;
    }
    ASSERT_EQ(1, links);
    ASSERT_EQ(HELP_MANUAL + MANUAL_COMMANDS, reader()->page);
    screen_close(app);
    PASS();
}

/* A command by itself, a script as a whole, and never a remark. */
TEST code_is_copied(void)
{
    struct text code;
    int n = 0;

    text_init(&code);
    open_help(1280, 800, 100);
    app_do(app,
           (struct act){ ACTION_HELP_PAGE, HELP_MANUAL + MANUAL_SLIDES, 0 });
    screen_make(app);
    for (int i = 0; i < 20 && n < 2; i++) {
        text_clear(&code);
        reader_code(reader(), i, &code);
        if (code.len == 0)
            continue;
        n += strcmp(code.at, "chequer slides mine.slides -o mine.pdf") == 0;
        n += strstr(code.at, "title The knight and the corner\n\nslide") &&
             strstr(code.at, "ask all\ncaption Where does the knight go");
    }
    ASSERT_EQ(2, n);
    text_clear(&code);
    reader_code(reader(), 0, &code); /* the heading */
    reader_code(reader(), -1, &code);
    reader_code(reader(), 99999, &code);
    ASSERT_EQ(0, code.len);
    text_free(&code);
    screen_close(app);
    PASS();
}

TEST larger_text_is_laid_out_anew(void)
{
    open_help(1920, 1080, 100);
    app_do(app, (struct act){ ACTION_HELP_PAGE, HELP_MANUAL, 0 });
    screen_make(app);
    float height = reader()->flow.height;
    app->screen.percent = 150;
    screen_make(app);
    ASSERT(reader()->flow.height > 1.3f * height);
    screen_close(app);
    PASS();
}

TEST a_page_that_is_not_read_takes_no_room(void)
{
    open_help(1280, 800, 100);
    app_do(app, (struct act){ ACTION_HELP_PAGE, HELP_MANUAL, 0 });
    screen_make(app);
    press(SDLK_PAGEDOWN, 0);
    float there = scrolled();
    screen_rest(&app->screen);
    ASSERT(reader()->flow.npieces > 0);
    press(SDLK_ESCAPE, 0);
    screen_rest(&app->screen);
    ASSERT_EQ(0u, reader()->flow.npieces);
    press(SDLK_F1, 0);
    ASSERT_EQ(there, scrolled());
    ASSERT(reader()->flow.npieces > 0);
    screen_close(app);
    PASS();
}

SUITE(help)
{
    RUN_TEST(nothing_is_cut_off_on_any_page_at_any_size);
    RUN_TEST(arrows_turn_the_pages_and_stop_at_the_ends);
    RUN_TEST(keys_scroll_and_stop_at_the_ends);
    RUN_TEST(the_wheel_scrolls);
    RUN_TEST(each_page_keeps_its_place);
    RUN_TEST(tabs_can_be_clicked_and_reached_by_tab);
    RUN_TEST(a_link_turns_to_its_page);
    RUN_TEST(code_is_copied);
    RUN_TEST(larger_text_is_laid_out_anew);
    RUN_TEST(a_page_that_is_not_read_takes_no_room);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(help);
    GREATEST_MAIN_END();
}
