/* Looking at a board closely: the arithmetic, and wheel, keys and hands. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>
#include <string.h>

#include "app/keys.h"
#include "export/picture.h"
#include "support/screen.h"

/* --- arithmetic ----------------------------------------------------------- */

static const struct zoom_room small = { .box = { 100, 50, 600, 400 },
                                        .squares = { 40, 60 },
                                        .whole = 6.5f,
                                        .most = 128 };

TEST what_is_pointed_at_stays(void)
{
    struct zoom z = { 0 };
    struct vec pixel = { 333, 217 }, at = { 17.3f, 31.7f }, corner;
    float unit;

    ASSERT(zoom_about(&z, &small, 8, pixel, at));
    unit = zoom_unit(&z, &small);
    corner = zoom_corner(&z, &small);
    ASSERT_EQ_FMT(52.0f, unit, "%g");
    ASSERT_IN_RANGE(pixel.x, corner.x + at.x * unit, 1);
    ASSERT_IN_RANGE(pixel.y, corner.y + at.y * unit, 1);
    PASS();
}

TEST squares_have_whole_pixels_and_an_end(void)
{
    struct zoom z = { 0 };

    for (int i = 0; i < 40; i++) {
        float unit;

        zoom_about(&z, &small, 1.1f, (struct vec){ 300, 200 },
                   (struct vec){ 20, 30 });
        unit = zoom_unit(&z, &small);
        ASSERT_EQ(floorf(unit), unit);
        ASSERT(unit <= small.most);
    }
    ASSERT_EQ(small.most, zoom_unit(&z, &small));
    PASS();
}

TEST it_never_leaves_the_board(void)
{
    struct zoom z = { 0 };
    struct box seen;

    zoom_about(&z, &small, 10, (struct vec){ 100, 50 }, (struct vec){ 0, 0 });
    zoom_drag(&z, &small, (struct vec){ 5000, 5000 });
    seen = zoom_seen(&z, &small);
    ASSERT_EQ(0, seen.x);
    ASSERT_EQ(0, seen.y);
    zoom_drag(&z, &small, (struct vec){ -90000, -90000 });
    seen = zoom_seen(&z, &small);
    ASSERT_IN_RANGE(40, seen.x + seen.w, 0.01);
    ASSERT_IN_RANGE(60, seen.y + seen.h, 0.01);
    /* a board narrower than the room stays in its middle */
    zoom_about(&z, &small, 0.2f, (struct vec){ 400, 250 },
               (struct vec){ 20, 30 });
    seen = zoom_seen(&z, &small);
    ASSERT_EQ(0, seen.x);
    ASSERT_EQ(40, seen.w);
    PASS();
}

TEST further_off_is_the_whole_board(void)
{
    struct zoom z = { 0 };
    struct vec middle = { 400, 250 }, at = { 20, 30 };

    ASSERT_FALSE(zoom_about(&z, &small, 0.8f, middle, at));
    ASSERT(zoom_about(&z, &small, ZOOM_STEP, middle, at));
    ASSERT(zoom_is_on(&z));
    ASSERT(zoom_about(&z, &small, 1 / ZOOM_STEP, middle, at));
    ASSERT_FALSE(zoom_is_on(&z));
    PASS();
}

/* Pixels are whole: a quarter more of four of them could be none. */
TEST every_step_shows_more_or_less(void)
{
    struct zoom_room tiny = small;
    struct vec middle = { 400, 250 }, at = { 20, 30 };

    for (tiny.whole = 1; tiny.whole < 12; tiny.whole += 0.3f) {
        struct zoom z = { 0 };

        for (int i = 0; i < 5; i++) {
            float was = zoom_unit(&z, &tiny);

            ASSERT(zoom_about(&z, &tiny, ZOOM_STEP, middle, at));
            ASSERT(zoom_unit(&z, &tiny) > 1.09f * was);
        }
        for (int i = 0; i < 12 && zoom_is_on(&z); i++) {
            float was = zoom_unit(&z, &tiny);

            ASSERT(zoom_about(&z, &tiny, 1 / ZOOM_STEP, middle, at));
            ASSERT(zoom_unit(&z, &tiny) < was);
        }
        ASSERT_FALSE(zoom_is_on(&z));
    }
    PASS();
}

/* Two fingers move by little at a time. */
TEST small_steps_add_up(void)
{
    struct zoom z = { 0 };

    for (int i = 0; i < 100; i++)
        zoom_about(&z, &small, 1.01f, (struct vec){ 400, 250 },
                   (struct vec){ 20, 30 });
    ASSERT(z.times > 2.5f);
    PASS();
}

/* --- in the window ---------------------------------------------------------
 */

static struct vec middle_of(const struct app *app, int square)
{
    return box_centre(board_square_box(&app->board, &app->runs, square));
}

static void wheel(struct app *app, struct vec at, int up)
{
    SDL_Event e = { .type = SDL_MOUSEWHEEL };

    pointer_move(app, at);
    e.wheel.y = up;
    events_take(app, &e);
    screen_make(app);
}

static void press_key(struct app *app, SDL_Keycode key, int mods)
{
    const struct shortcut *s = shortcut_find(key, mods);

    app_do(app, s->act);
    screen_make(app);
}

static bool in_sight(const struct app *app, int square)
{
    return box_holds(app->board.pane, middle_of(app, square));
}

static const char *start_of(struct app *app)
{
    static char start[16];

    start[0] = '\0';
    sscanf(strstr(session_describe(app->runs.ss), "start="), "start=%15[^ ]",
           start);
    return start;
}

TEST the_wheel_looks_closely_at_large_boards(bool flipped)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=70x50");
    int square = 23 * 70 + 41;
    struct vec at;

    if (flipped)
        press_key(app, SDLK_f, 0);
    at = middle_of(app, square);
    wheel(app, at, 4); /* the edges of the board may move it until here */
    square = session_square_at(app->runs.ss,
                               board_units(&app->board, &app->runs, at));
    wheel(app, at, 4);
    ASSERT(zoom_is_on(&app->board.zoom));
    ASSERT(app->board.place.unit >= 40);
    ASSERT(box_holds(board_square_box(&app->board, &app->runs, square), at));
    ASSERT_EQ(0u, session_index(app->runs.ss));
    /* a click means the square that is seen there, and it stays near */
    pointer_press(app, middle_of(app, square), 1);
    pointer_release(app, middle_of(app, square), 1);
    screen_make(app);
    ASSERT_STR_EQ(square_name(square % 70, square / 70).at, start_of(app));
    ASSERT(zoom_is_on(&app->board.zoom));
    ASSERT(in_sight(app, square));
    for (int i = 0; i < 9; i++)
        wheel(app, at, -1);
    ASSERT_FALSE(zoom_is_on(&app->board.zoom));
    screen_close(app);
    PASS();
}

/* On others it moves through the run, as ever. */
TEST the_wheel_steps_on_small_boards(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=20x12");
    struct vec at = middle_of(app, 100);

    session_chase(app->runs.ss);
    while (session_advance(app->runs.ss, 10000, 100))
        ;
    session_seek(app->runs.ss, 5);
    wheel(app, at, 1);
    ASSERT_EQ(4u, session_index(app->runs.ss));
    ASSERT_FALSE(zoom_is_on(&app->board.zoom));
    app->keyboard.mods = KMOD_LCTRL;
    wheel(app, at, 1);
    ASSERT_EQ(4u, session_index(app->runs.ss));
    ASSERT(zoom_is_on(&app->board.zoom));
    screen_close(app);
    PASS();
}

TEST the_middle_button_moves_the_board(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=40x60");
    struct vec at = middle_of(app, 30 * 40 + 20), was, is;

    wheel(app, at, 6);
    was = middle_of(app, 30 * 40 + 20);
    pointer_press(app, at, 2);
    pointer_move(app, (struct vec){ at.x + 60, at.y - 40 });
    pointer_release(app, (struct vec){ at.x + 60, at.y - 40 }, 2);
    screen_make(app);
    is = middle_of(app, 30 * 40 + 20);
    ASSERT_IN_RANGE(was.x + 60, is.x, 1.5);
    ASSERT_IN_RANGE(was.y - 40, is.y, 1.5);
    ASSERT_STR_EQ("a1", start_of(app));
    screen_close(app);
    PASS();
}

TEST keys_look_move_and_go_back(void)
{
    struct app *app = screen_open(800, 600, 100, "tour size=100");
    struct vec was;

    app->screen.ui.focus = ID_BOARD;
    for (int i = 0; i < 12; i++)
        press_key(app, SDLK_z, 0);
    ASSERT(in_sight(app, 0)); /* where the cursor is */
    was = app->board.zoom.middle;
    press_key(app, SDLK_RIGHT, KMOD_LALT);
    ASSERT(app->board.zoom.middle.x > was.x);
    press_key(app, SDLK_UP, KMOD_LALT);
    ASSERT(app->board.zoom.middle.y < was.y);
    press_key(app, SDLK_z, KMOD_LSHIFT);
    ASSERT(zoom_is_on(&app->board.zoom));
    press_key(app, SDLK_0, 0);
    ASSERT_FALSE(zoom_is_on(&app->board.zoom));
    press_key(app, SDLK_z, 0);
    press_key(app, SDLK_ESCAPE, 0);
    ASSERT_FALSE(zoom_is_on(&app->board.zoom));
    screen_close(app);
    PASS();
}

TEST the_cursor_is_followed(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=60x70");

    app->screen.ui.focus = ID_BOARD;
    for (int i = 0; i < 8; i++)
        press_key(app, SDLK_z, 0);
    for (int i = 0; i < 40; i++) {
        SDL_Event e = { .type = SDL_KEYDOWN };

        e.key.keysym.sym = i % 2 ? SDLK_UP : SDLK_RIGHT;
        events_take(app, &e);
        screen_make(app);
        ASSERT(in_sight(app, app->board.cursor));
    }
    ASSERT_EQ(20 * 60 + 20, app->board.cursor);
    screen_close(app);
    PASS();
}

/* Names, numbers and lines that the whole board has no room for. */
TEST what_is_seen_is_drawn_and_no_more(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=300x200");
    size_t texts = 0, points = 0;

    session_chase(app->runs.ss);
    while (session_advance(app->runs.ss, 1 << 20, 100))
        ;
    for (int i = 0; i < 20; i++)
        wheel(app, middle_of(app, 100 * 300 + 150), 1);
    for (size_t i = 0; i < app->screen.board.ndraws; i++) {
        const struct draw *d = &app->screen.board.draws[i];

        texts += d->kind == DRAW_TEXT && d->ink == INK_LABEL;
        points += d->kind == DRAW_POLYLINE ? d->count : 0;
    }
    ASSERT(texts >= 30 && texts < 200);
    ASSERT(points >= 30 && points < 5000);
    screen_close(app);
    PASS();
}

/* Large enough squares, boards of another size and other puzzles. */
TEST it_ends_where_there_is_nothing_to_look_at(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=5x4");

    press_key(app, SDLK_z, 0);
    ASSERT_FALSE(zoom_is_on(&app->board.zoom));
    ASSERT(strstr(app->toast.text, "large already"));
    screen_close(app);

    app = screen_open(1280, 800, 100, "tour size=50");
    press_key(app, SDLK_z, 0);
    ASSERT(zoom_is_on(&app->board.zoom));
    app_open_text(app, "tour size=49x50");
    screen_make(app);
    ASSERT_FALSE(zoom_is_on(&app->board.zoom));
    screen_close(app);
    PASS();
}

/* Nothing of it is in the picture of a file. */
TEST pictures_show_the_whole_board(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=40");
    struct scene before, after;

    scene_init(&before);
    scene_init(&after);
    picture_draw(app->runs.ss, &app->settings.style, &before);
    for (int i = 0; i < 5; i++)
        press_key(app, SDLK_z, 0);
    ASSERT(zoom_is_on(&app->board.zoom));
    picture_draw(app->runs.ss, &app->settings.style, &after);
    ASSERT(scene_hash(&before) == scene_hash(&after));
    scene_free(&before);
    scene_free(&after);
    screen_close(app);
    PASS();
}

SUITE(zoom)
{
    RUN_TEST(what_is_pointed_at_stays);
    RUN_TEST(squares_have_whole_pixels_and_an_end);
    RUN_TEST(it_never_leaves_the_board);
    RUN_TEST(further_off_is_the_whole_board);
    RUN_TEST(every_step_shows_more_or_less);
    RUN_TEST(small_steps_add_up);
    RUN_TEST1(the_wheel_looks_closely_at_large_boards, false);
    RUN_TEST1(the_wheel_looks_closely_at_large_boards, true);
    RUN_TEST(the_wheel_steps_on_small_boards);
    RUN_TEST(the_middle_button_moves_the_board);
    RUN_TEST(keys_look_move_and_go_back);
    RUN_TEST(the_cursor_is_followed);
    RUN_TEST(what_is_seen_is_drawn_and_no_more);
    RUN_TEST(it_ends_where_there_is_nothing_to_look_at);
    RUN_TEST(pictures_show_the_whole_board);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(zoom);
    GREATEST_MAIN_END();
}
