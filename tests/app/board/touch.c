/* A touch screen: taps, presses that last, two fingers. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "support/screen.h"

static struct vec middle_of(const struct app *app, int square)
{
    return box_centre(board_square_box(&app->board, &app->runs, square));
}

static void mouse(struct app *app, uint32_t type, struct vec at)
{
    SDL_Event e = { .type = type };

    if (type == SDL_MOUSEMOTION) {
        e.motion.which = SDL_TOUCH_MOUSEID;
        e.motion.x = (int)at.x;
        e.motion.y = (int)at.y;
    } else {
        e.button.which = SDL_TOUCH_MOUSEID;
        e.button.button = SDL_BUTTON_LEFT;
        e.button.x = (int)at.x;
        e.button.y = (int)at.y;
    }
    events_take(app, &e);
}

/* As SDL does it: the mouse that the first finger is taken for, and then the
 * finger. */
static void finger(struct app *app, int id, uint32_t type, struct vec at)
{
    SDL_Event e = { .type = type };

    if (id == 1)
        mouse(app,
              type == SDL_FINGERMOTION ? SDL_MOUSEMOTION
              : type == SDL_FINGERDOWN ? SDL_MOUSEBUTTONDOWN
                                       : SDL_MOUSEBUTTONUP,
              at);
    e.tfinger.touchId = 7;
    e.tfinger.fingerId = id;
    e.tfinger.x = at.x / (float)app->screen.width;
    e.tfinger.y = at.y / (float)app->screen.height;
    events_take(app, &e);
    screen_make(app);
}

static void pass(struct app *app, int ms)
{
    app->pace.now += (uint64_t)ms;
    frame_advance(app);
    screen_make(app);
}

static bool says(struct app *app, const char *words)
{
    return strstr(session_describe(app->runs.ss), words) != NULL;
}

static struct app *open_at(const char *run)
{
    struct app *app = screen_open(1280, 800, 100, run);

    app->pace.now = 1000;
    return app;
}

TEST a_tap_is_a_press(void)
{
    struct app *app = open_at("tour size=6x5");
    struct vec at = middle_of(app, 2 * 6 + 3);

    finger(app, 1, SDL_FINGERDOWN, at);
    pass(app, 300);
    ASSERT(says(app, "start=a1"));
    finger(app, 1, SDL_FINGERUP, at);
    ASSERT(says(app, "start=d3"));
    ASSERT_FALSE(says(app, "marks"));
    screen_close(app);
    PASS();
}

TEST a_press_that_lasts_is_the_right_button(void)
{
    struct app *app = open_at("tour size=6x5");
    struct vec at = middle_of(app, 2 * 6 + 3);

    finger(app, 1, SDL_FINGERDOWN, at);
    ASSERT_IN_RANGE(500, frame_wait(app), 1);
    pass(app, 510);
    finger(app, 1, SDL_FINGERMOTION, (struct vec){ at.x + 2, at.y - 1 });
    finger(app, 1, SDL_FINGERUP, at);
    ASSERT(says(app, "start=a1"));
    ASSERT(says(app, "marks=d3"));
    screen_close(app);
    PASS();
}

TEST and_then_a_move_is_an_arrow(void)
{
    struct app *app = open_at("tour size=6x5");
    struct vec from = middle_of(app, 0), to = middle_of(app, 2 * 6 + 1);

    finger(app, 1, SDL_FINGERDOWN, from);
    pass(app, 510);
    finger(app, 1, SDL_FINGERMOTION, to);
    finger(app, 1, SDL_FINGERUP, to);
    ASSERT(says(app, "marks=a1-b3"));
    screen_close(app);
    PASS();
}

/* The knight is dragged from where the finger came down. */
TEST a_move_at_once_drags(void)
{
    struct app *app = open_at("tour size=6x5 mode=hand start=a1");
    struct vec from = middle_of(app, 0), to = middle_of(app, 2 * 6 + 1);

    finger(app, 1, SDL_FINGERDOWN, from);
    finger(app, 1, SDL_FINGERMOTION,
           (struct vec){ (from.x + to.x) / 2, (from.y + to.y) / 2 });
    pass(app, 900);
    finger(app, 1, SDL_FINGERMOTION, to);
    finger(app, 1, SDL_FINGERUP, to);
    ASSERT(says(app, "moves=b3"));
    ASSERT_FALSE(says(app, "marks"));
    screen_close(app);
    PASS();
}

TEST a_mouse_that_rests_is_no_finger(void)
{
    struct app *app = open_at("tour size=6x5 mode=hand start=a1");

    pointer_press(app, middle_of(app, 0), 1);
    pass(app, 2000);
    pointer_release(app, middle_of(app, 0), 1);
    ASSERT_FALSE(says(app, "marks"));
    screen_close(app);
    PASS();
}

/* Nothing is pressed, and what lay between the fingers still does. */
TEST two_fingers_look_closer(void)
{
    struct app *app = open_at("tour size=50x40");
    int square = 20 * 50 + 25;
    struct vec m = middle_of(app, square), was;

    finger(app, 1, SDL_FINGERDOWN, (struct vec){ m.x - 30, m.y });
    finger(app, 2, SDL_FINGERDOWN, (struct vec){ m.x + 30, m.y });
    for (int i = 1; i <= 60; i++) {
        finger(app, 1, SDL_FINGERMOTION,
               (struct vec){ m.x - 30 - (float)i * 2, m.y });
        finger(app, 2, SDL_FINGERMOTION,
               (struct vec){ m.x + 30 + (float)i * 2, m.y });
    }
    ASSERT_IN_RANGE(5, app->board.zoom.times, 0.3);
    was = middle_of(app, square);
    ASSERT(box_holds(app->board.pane, was));
    pass(app, 700);
    finger(app, 2, SDL_FINGERUP, (struct vec){ m.x + 150, m.y });
    finger(app, 1, SDL_FINGERMOTION, (struct vec){ m.x - 50, m.y });
    finger(app, 1, SDL_FINGERUP, (struct vec){ m.x - 50, m.y });
    ASSERT(says(app, "start=a1"));
    ASSERT_FALSE(says(app, "marks"));
    ASSERT_EQ(0u, app->screen.ui.pointer.held);
    /* and the next one is a tap again */
    finger(app, 1, SDL_FINGERDOWN, was);
    finger(app, 1, SDL_FINGERUP, was);
    ASSERT_FALSE(says(app, "start=a1"));
    screen_close(app);
    PASS();
}

TEST a_button_is_pressed_at_once(void)
{
    struct app *app = open_at("tour size=6x5");
    const struct widget *help = ui_find(&app->screen.ui, ID_HELP);
    struct vec at = box_centre(help->box);

    finger(app, 1, SDL_FINGERDOWN, at);
    ASSERT_EQ(ID_HELP, (int)app->screen.ui.pointer.held);
    finger(app, 1, SDL_FINGERUP, at);
    ASSERT(app->screen.help);
    screen_close(app);
    PASS();
}

SUITE(touch)
{
    RUN_TEST(a_tap_is_a_press);
    RUN_TEST(a_press_that_lasts_is_the_right_button);
    RUN_TEST(and_then_a_move_is_an_arrow);
    RUN_TEST(a_move_at_once_drags);
    RUN_TEST(a_mouse_that_rests_is_no_finger);
    RUN_TEST(two_fingers_look_closer);
    RUN_TEST(a_button_is_pressed_at_once);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(touch);
    GREATEST_MAIN_END();
}
