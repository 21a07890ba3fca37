/* Albums in the window: where their pages can be seen and turned to. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "support/albums.h"

static bool has_strip(const struct app *app)
{
    return ui_find(&app->screen.ui, ID_STRIP) != NULL;
}

/* The place of the page shown, and where it lies on the strip. */
static long place_shown(const struct app *app)
{
    struct pages p;

    session_album(app->runs.ss, &p);
    return pages_place(&p, session_page(app->runs.ss));
}

static bool in_sight(const struct grid *g, long i)
{
    return i >= grid_first(g) && i < grid_last(g);
}

/* --- the strip ------------------------------------------------------------ */

TEST albums_have_a_strip_beside_the_board(void)
{
    static const char *const with[] = { "queens", "place", "cover", "chess960",
                                        "tour size=5x6 mode=all start=a1" };
    static const char *const without[] = { "queens size=3", "queens mode=hand",
                                           "tour", "lesson", "race" };

    for (int i = 0; i < 10; i++) {
        struct app *app = open_album(i % 2 ? 800 : 1280, i % 2 ? 600 : 800,
                                     with[i / 2]);
        struct box strip = app->screen.layout.strip;

        ASSERTm(with[i / 2], has_strip(app));
        ASSERT(strip.x >= ui_find(&app->screen.ui, ID_BOARD)->box.x +
                              ui_find(&app->screen.ui, ID_BOARD)->box.w);
        ASSERT(strip.x + strip.w <= app->screen.layout.panel.x);
        screen_close(app);
        app = open_album(1280, 800, without[i / 2]);
        ASSERT_FALSEm(without[i / 2], has_strip(app));
        screen_close(app);
    }
    PASS();
}

/* Who looks at a wall, or at slides, sees the page alone. */
TEST a_projector_shows_no_strip(void)
{
    struct app *app = open_album(1280, 800, "queens");

    ASSERT(has_strip(app));
    do_it(app, ACTION_HIDE);
    ASSERT_FALSE(has_strip(app));
    do_it(app, ACTION_CLOSE);
    ASSERT(has_strip(app));
    do_it(app, ACTION_SLIDES);
    ASSERT(app->slides.open);
    ASSERT_FALSE(has_strip(app));
    screen_close(app);
    PASS();
}

/* Every page in sight answers to a click in its middle. */
TEST a_page_of_the_strip_is_clicked(void)
{
    static const char *const runs[] = {
        "queens solution=40", "place piece=king size=5x4 solution=3",
        "chess960", "tour size=5x6 mode=all start=a1 solution=40"
    };

    for (int k = 0; k < 4; k++) {
        struct app *app = open_album(1280, 800, runs[k]);
        struct grid g = app->album.strip;

        ASSERT(in_sight(&g, place_shown(app)));
        for (long i = grid_first(&g); i < grid_last(&g); i++) {
            struct pages p;
            int number;

            session_album(app->runs.ss, &p);
            number = pages_at(&p, i);
            app->album.strip = g;
            click(app, box_centre(grid_box(&g, i)));
            ASSERT_EQm(runs[k], number, session_page(app->runs.ss));
            app->album.strip = g;
            app->album.roams = true;
        }
        screen_close(app);
    }
    PASS();
}

/* The wheel shows others and leaves the page alone; turned, it is back. */
TEST the_wheel_scrolls_the_strip(void)
{
    struct app *app = open_album(1280, 800, "queens solution=40");

    pointer_move(app, box_centre(app->screen.layout.strip));
    for (int i = 0; i < 8; i++)
        pointer_wheel(app, (struct vec){ 0, -1 });
    screen_make(app);
    ASSERT_EQ(40, session_page(app->runs.ss));
    ASSERT_FALSE(in_sight(&app->album.strip, 39));
    ASSERT(in_sight(&app->album.strip, 47));
    for (int i = 0; i < 300; i++)
        pointer_wheel(app, (struct vec){ 0, -1 });
    screen_make(app);
    ASSERT_EQ(92, grid_last(&app->album.strip));
    for (int i = 0; i < 300; i++)
        pointer_wheel(app, (struct vec){ 0, 1 });
    screen_make(app);
    ASSERT_EQ(0, grid_first(&app->album.strip));
    do_it(app, ACTION_FORWARD);
    ASSERT_EQ(41, session_page(app->runs.ss));
    ASSERT(in_sight(&app->album.strip, 40));
    screen_close(app);
    PASS();
}

/* While it grows, and whatever the window's size. */
TEST the_strip_keeps_the_page_in_sight(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens solution=80");

    while (session_advance(app->runs.ss, 500, 0)) {
        screen_make(app);
        if (session_page(app->runs.ss) == 80)
            ASSERT(!has_strip(app) || app->album.strip.count < 80 ||
                   in_sight(&app->album.strip, 79));
    }
    for (int h = 600; h < 1200; h += 37) {
        app->screen.height = h;
        screen_make(app);
        ASSERT(in_sight(&app->album.strip, 79));
    }
    screen_close(app);
    PASS();
}

/* At every size and scale: nothing lies outside, or on something else. */
TEST what_can_be_clicked_lies_apart(void)
{
    static const int sizes[][3] = { { 800, 600, 100 },   { 1280, 800, 125 },
                                    { 1920, 1080, 150 }, { 3840, 2160, 300 },
                                    { 800, 1200, 100 },  { 2000, 620, 100 },
                                    { 1000, 700, 300 } };
    static const char *const runs[] = { "queens", "chess960",
                                        "place piece=king size=3x9",
                                        "tour size=3x4 mode=all any-start=on" };

    for (int i = 0; i < 7 * 4 * 3; i++) {
        const int *size = sizes[i / 12];
        struct app *app = screen_open(size[0], size[1], size[2],
                                      runs[i / 3 % 4]);
        const struct ui *ui = &app->screen.ui;

        while (session_advance(app->runs.ss, 100000, 0))
            ;
        app_do(app, (struct act){ .what = ACTION_SEE, .b = i % 3 });
        screen_make(app);
        for (int k = 0; k < ui->n; k++) {
            struct box b = ui->at[k].box;

            if (ui->at[k].id < ID_STRIP || ui->at[k].id > ID_SIGHT_SHEET)
                continue;
            ASSERT(b.x >= 0 && b.x + b.w <= (float)size[0]);
            ASSERT(b.y >= 0 && b.y + b.h <= (float)size[1]);
            for (int l = 0; l < ui->n; l++)
                if (l != k && ui->at[l].kind != WIDGET_AREA &&
                    ui->at[l].id != ID_SIGHT_BAR &&
                    ui->at[k].id != ID_SIGHT_BAR && ui->layer[l] == UI_BASE)
                    ASSERT(box_empty(box_common(b, ui->at[l].box)));
        }
        screen_close(app);
    }
    PASS();
}

TEST albums_survive_tiny_windows(void)
{
    for (int w = 1; w < 700; w += 97)
        for (int h = 1; h < 500; h += 83)
            for (int sight = SIGHT_BOARD; sight <= SIGHT_IMAGES; sight++) {
                struct app *app = open_album(w, h, "queens size=5");

                app_do(app, (struct act){ .what = ACTION_SEE, .b = sight });
                screen_make(app);
                pointer_move(app, (struct vec){ (float)w / 2, (float)h / 2 });
                screen_close(app);
            }
    PASS();
}

/* --- all at once -----------------------------------------------------------
 */

TEST all_92_are_seen_at_once_in_any_window(void)
{
    static const int sizes[][2] = { { 800, 600 },
                                    { 1024, 768 },
                                    { 1280, 800 },
                                    { 1366, 768 },
                                    { 1920, 1080 } };

    for (int i = 0; i < 5; i++) {
        struct app *app = open_album(sizes[i][0], sizes[i][1], "queens");

        do_it(app, ACTION_SEE_ALL);
        ASSERT_EQ(SIGHT_ALL, app->album.sight);
        ASSERT_EQ(92, app->album.all.count);
        ASSERT_EQ(0, (int)app->album.all.end);
        ASSERT(said(app, "8 queens on 8\u00d78: all 92 solutions"));
        ASSERT(said(app, "1") && said(app, "92"));
        ASSERT(ui_find(&app->screen.ui, ID_BOARD) == NULL);
        do_it(app, ACTION_CLOSE);
        ASSERT_EQ(SIGHT_BOARD, app->album.sight);
        ASSERT(ui_find(&app->screen.ui, ID_BOARD) != NULL);
        screen_close(app);
    }
    PASS();
}

TEST a_click_opens_a_page(void)
{
    static const char *const runs[] = { "queens", "place piece=king size=5x4",
                                        "cover piece=queen size=5x4",
                                        "chess960",
                                        "tour size=5x6 mode=all start=a1" };

    for (int i = 0; i < 5; i++) {
        struct app *app = open_album(1280, 800, runs[i]);
        struct pages p;
        int number;
        long place;

        session_album(app->runs.ss, &p);
        do_it(app, ACTION_SEE_ALL);
        ASSERT(in_sight(&app->album.all, place_shown(app)));
        place = grid_first(&app->album.all) + 1;
        number = pages_at(&p, place);
        click(app, box_centre(grid_box(&app->album.all, place)));
        ASSERT_EQm(runs[i], number, page_of(app));
        ASSERT_EQ(SIGHT_BOARD, app->album.sight);
        screen_close(app);
    }
    PASS();
}

TEST keys_go_from_page_to_page_as_the_eye_sees_them(void)
{
    struct app *app = open_album(1280, 800, "queens solution=40");
    int columns;

    press_key(app, SDLK_o);
    columns = app->album.all.columns;
    press_key(app, SDLK_RIGHT);
    ASSERT_EQ(41, page_of(app));
    press_key(app, SDLK_DOWN);
    ASSERT_EQ(41 + columns, page_of(app));
    press_key(app, SDLK_UP);
    press_key(app, SDLK_LEFT);
    ASSERT_EQ(40, page_of(app));
    press_key(app, SDLK_END);
    ASSERT_EQ(92, page_of(app));
    press_key(app, SDLK_DOWN);
    ASSERT_EQ(92, page_of(app));
    press_key(app, SDLK_HOME);
    press_key(app, SDLK_LEFT);
    ASSERT_EQ(1, page_of(app));
    press_key(app, SDLK_PAGEDOWN);
    ASSERT(page_of(app) > 40);
    ASSERT_EQ(SIGHT_ALL, app->album.sight);
    press_key(app, SDLK_RETURN);
    ASSERT_EQ(SIGHT_BOARD, app->album.sight);
    press_key(app, SDLK_o);
    press_key(app, SDLK_o);
    ASSERT_EQ(SIGHT_BOARD, app->album.sight);
    screen_close(app);
    PASS();
}

/* A tour is a run of its own: in sight of all, keys turn pages there too. */
TEST keys_turn_tours(void)
{
    struct app *app = open_album(1280, 800,
                                 "tour size=5x6 mode=all start=a1 solution=7");

    do_it(app, ACTION_SEE_ALL);
    press_key(app, SDLK_LEFT);
    ASSERT_EQ(6, page_of(app));
    press_key(app, SDLK_ESCAPE);
    press_key(app, SDLK_LEFT);
    ASSERT_EQ(6, page_of(app));
    ASSERT_EQ(28u, session_index(app->runs.ss));
    screen_close(app);
    PASS();
}

/* Only what is in sight is drawn, however long the album. */
TEST a_long_album_scrolls(void)
{
    struct app *app = open_album(1280, 800, "queens size=12");
    const struct grid *g = &app->album.all;

    do_it(app, ACTION_SEE_ALL);
    ASSERT_EQ(14200, g->count);
    ASSERT(g->end > 0);
    ASSERT(app->screen.under.ndraws < 4000);
    pointer_move(app, box_centre(app->screen.layout.board));
    for (int i = 0; i < 9; i++)
        pointer_wheel(app, (struct vec){ 0, -1 });
    screen_make(app);
    ASSERT_EQ(9 * g->columns, grid_first(g));
    ASSERT_EQ(1, page_of(app));
    press_key(app, SDLK_RIGHT); /* turned, it is in sight again */
    ASSERT_EQ(2, page_of(app));
    ASSERT_EQ(0, grid_first(g));
    press_key(app, SDLK_END);
    ASSERT_EQ(14200, page_of(app));
    ASSERT_EQ(14200, grid_last(g));
    app_do(app, (struct act){ ACTION_SCROLL_SIGHT_TO, 0, 0 });
    screen_make(app);
    ASSERT_EQ(0, grid_first(g));
    screen_close(app);
    PASS();
}

TEST pages_appear_while_they_are_found(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens size=10");
    long before = 0, grown = 0;

    do_it(app, ACTION_SEE_ALL);
    while (session_advance(app->runs.ss, 3000, 0)) {
        screen_make(app);
        ASSERT(app->album.all.count >= before);
        ASSERT(app->album.all.board.x == 80); /* of the same size */
        grown += app->album.all.count > before;
        before = app->album.all.count;
    }
    screen_make(app);
    ASSERT(grown > 3);
    ASSERT_EQ(724, app->album.all.count);
    ASSERT(said(app, "10 queens on 10\u00d710: all 724 solutions"));
    screen_close(app);
    PASS();
}

/* What is changed meanwhile shows at once; without an album it is over. */
TEST the_settings_go_on_beside_it(void)
{
    struct app *app = open_album(1280, 800, "queens");
    const struct control *c = session_class(app->runs.ss)->controls;

    do_it(app, ACTION_SEE_ALL);
    app_do(app,
           (struct act){ ACTION_TOGGLE, control_find(c, "fundamental"), 0 });
    screen_make(app);
    ASSERT_EQ(12, app->album.all.count);
    app_do(app, (struct act){ ACTION_CHOOSE, control_find(c, "mode"), 2 });
    screen_make(app);
    ASSERT_EQ(SIGHT_BOARD, app->album.sight);
    ASSERT(ui_find(&app->screen.ui, ID_BOARD) != NULL);
    do_it(app, ACTION_SEE_ALL);
    ASSERT_EQ(SIGHT_BOARD, app->album.sight);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    screen_close(app);
    PASS();
}

/* A pattern leaves some of the 960 out, or all of them. */
TEST a_filter_leaves_pages_out(void)
{
    struct app *app = open_album(1280, 800, "chess960 find=castled");
    struct pages p;

    do_it(app, ACTION_SEE_ALL);
    session_album(app->runs.ss, &p);
    ASSERT_EQ(pages_count(&p), app->album.all.count);
    ASSERT(app->album.all.count < 960);
    screen_close(app);
    app = open_album(1280, 800, "chess960 array=KQRRBBNN");
    do_it(app, ACTION_SEE_ALL);
    ASSERT_EQ(960, app->album.all.count);
    press_key(app, SDLK_RIGHT);
    screen_close(app);
    PASS();
}

SUITE(albums)
{
    RUN_TEST(all_92_are_seen_at_once_in_any_window);
    RUN_TEST(a_click_opens_a_page);
    RUN_TEST(keys_go_from_page_to_page_as_the_eye_sees_them);
    RUN_TEST(keys_turn_tours);
    RUN_TEST(a_long_album_scrolls);
    RUN_TEST(pages_appear_while_they_are_found);
    RUN_TEST(the_settings_go_on_beside_it);
    RUN_TEST(a_filter_leaves_pages_out);
    RUN_TEST(what_can_be_clicked_lies_apart);
    RUN_TEST(albums_survive_tiny_windows);
    RUN_TEST(albums_have_a_strip_beside_the_board);
    RUN_TEST(a_projector_shows_no_strip);
    RUN_TEST(a_page_of_the_strip_is_clicked);
    RUN_TEST(the_wheel_scrolls_the_strip);
    RUN_TEST(the_strip_keeps_the_page_in_sight);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(albums);
    GREATEST_MAIN_END();
}
