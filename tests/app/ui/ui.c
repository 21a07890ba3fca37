/* The toolkit: pointer, keyboard and layers, without any window. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "app/action.h"
#include "app/ui/ui.h"
#include "app/ui/widgets.h"

static struct ui ui;
static struct scene sc;

enum { LEFT_BUTTON = 1, STEPPER, SLIDER, DEAD, LAST_BUTTON, MENU_ROW = 50 };

static void add(uint32_t id, enum widget_kind kind, struct box b)
{
    struct widget w = { .id = id,
                        .kind = kind,
                        .box = b,
                        .act = { ACTION_PRESS, (int)id, 0 },
                        .disabled = id == DEAD };

    if (kind == WIDGET_REPEAT || kind == WIDGET_SLIDER) {
        w.less = (struct act){ ACTION_ADJUST, (int)id, -1 };
        w.more = (struct act){ ACTION_ADJUST, (int)id, 1 };
    }
    if (kind == WIDGET_SLIDER) {
        w.min = 100;
        w.steps = 11;
        w.value = 100;
        w.handle = 10;
    }
    ui_add(&ui, &w);
}

static void make(bool menu)
{
    ui_begin(&ui, 1);
    ui_layer(&ui, UI_BASE, &sc);
    add(LEFT_BUTTON, WIDGET_BUTTON, (struct box){ 0, 0, 40, 40 });
    add(STEPPER, WIDGET_REPEAT, (struct box){ 50, 0, 40, 40 });
    add(SLIDER, WIDGET_SLIDER, (struct box){ 100, 0, 110, 40 });
    add(DEAD, WIDGET_BUTTON, (struct box){ 220, 0, 40, 40 });
    add(LAST_BUTTON, WIDGET_BUTTON, (struct box){ 270, 0, 40, 40 });
    if (menu) {
        ui_layer(&ui, UI_POPUP, &sc);
        add(MENU_ROW, WIDGET_BUTTON, (struct box){ 0, 20, 60, 40 });
    }
    ui_settle(&ui, 0);
}

static void setup(void *unused)
{
    (void)unused;
    scene_init(&sc);
    ui_init(&ui);
    make(false);
}

static void teardown(void *unused)
{
    (void)unused;
    scene_free(&sc);
}

static struct vec at(float x, float y)
{
    return (struct vec){ x, y };
}

TEST a_button_acts_when_released_on_it(void)
{
    ASSERT_EQ(ACTION_NONE, ui_press(&ui, at(5, 5), 0).what);
    ASSERT_EQ(LEFT_BUTTON, ui_release(&ui, at(6, 6)).a);
    PASS();
}

TEST a_button_left_while_held_does_nothing(void)
{
    ui_press(&ui, at(5, 5), 0);
    ASSERT_EQ(ACTION_NONE, ui_release(&ui, at(60, 5)).what);
    ui_press(&ui, at(5, 5), 0);
    ASSERT_EQ(ACTION_NONE, ui_release(&ui, at(5, 300)).what);
    PASS();
}

TEST a_disabled_button_does_nothing(void)
{
    ui_press(&ui, at(225, 5), 0);
    ASSERT_EQ(ACTION_NONE, ui_release(&ui, at(225, 5)).what);
    PASS();
}

TEST a_repeating_button_acts_at_once_and_again_while_held(void)
{
    ASSERT_EQ(STEPPER, ui_press(&ui, at(55, 5), 1000).a);
    ASSERT_EQ(ACTION_NONE, ui_repeat(&ui, 1001).what);
    ASSERT_EQ(STEPPER, ui_repeat(&ui, 1400).a);
    ASSERT_EQ(ACTION_NONE, ui_repeat(&ui, 1401).what);
    ASSERT_EQ(STEPPER, ui_repeat(&ui, 1460).a);
    ASSERT_EQ(ACTION_NONE, ui_release(&ui, at(55, 5)).what);
    ASSERT_EQ(ACTION_NONE, ui_repeat(&ui, 9999).what);
    PASS();
}

TEST a_slider_follows_the_pointer_and_stops_at_its_ends(void)
{
    ASSERT_EQ(105, ui_press(&ui, at(155, 5), 0).b);
    ASSERT_EQ(110, ui_move(&ui, at(9999, 5)).b);
    ASSERT_EQ(ACTION_NONE, ui_move(&ui, at(-50, 500)).what); /* at 100 */
    PASS();
}

TEST a_slider_does_not_jump_when_its_handle_is_taken(void)
{
    ASSERT_EQ(ACTION_NONE, ui_press(&ui, at(101, 5), 0).what);
    ASSERT_EQ(101, ui_move(&ui, at(111, 5)).b);
    PASS();
}

TEST the_wheel_reaches_what_can_turn(void)
{
    ui_move(&ui, at(55, 5));
    ASSERT_EQ(1, ui_wheel(&ui, 1).b);
    ASSERT_EQ(-1, ui_wheel(&ui, -1).b);
    ui_move(&ui, at(5, 5));
    ASSERT_EQ(ACTION_NONE, ui_wheel(&ui, 1).what);
    PASS();
}

TEST tab_goes_round_in_order_and_skips_the_disabled(void)
{
    static const uint32_t order[] = { LEFT_BUTTON, STEPPER, SLIDER, LAST_BUTTON,
                                      LEFT_BUTTON };
    struct act act;

    for (int i = 0; i < 5; i++) {
        ASSERT(ui_press_key(&ui, UI_KEY_NEXT, &act));
        ASSERT_EQ(order[i], ui.focus);
    }
    ASSERT(ui_press_key(&ui, UI_KEY_PREVIOUS, &act));
    ASSERT_EQ(LAST_BUTTON, ui.focus);
    PASS();
}

TEST tab_goes_on_from_where_the_mouse_was(void)
{
    struct act act;

    ui_press(&ui, at(55, 5), 0);
    ui_release(&ui, at(55, 5));
    ASSERT_EQ(0, ui.focus);
    ui_press_key(&ui, UI_KEY_NEXT, &act);
    ASSERT_EQ(SLIDER, ui.focus);
    PASS();
}

TEST keys_use_the_widget_that_has_them(void)
{
    struct act act;

    ASSERT_FALSE(ui_press_key(&ui, UI_KEY_ACTIVATE, &act));
    ui.focus = LEFT_BUTTON;
    ASSERT(ui_press_key(&ui, UI_KEY_ACTIVATE, &act));
    ASSERT_EQ(LEFT_BUTTON, act.a);
    ASSERT_FALSE(ui_press_key(&ui, UI_KEY_LEFT, &act));
    ui.focus = STEPPER;
    ASSERT(ui_press_key(&ui, UI_KEY_UP, &act));
    ASSERT_EQ(1, act.b);
    ASSERT_FALSE(ui_press_key(&ui, UI_KEY_RIGHT, &act));
    ui.focus = SLIDER;
    ASSERT(ui_press_key(&ui, UI_KEY_LEFT, &act));
    ASSERT_EQ(-1, act.b);
    ASSERT_FALSE(ui_press_key(&ui, UI_KEY_ACTIVATE, &act));
    PASS();
}

TEST only_the_front_layer_reacts(void)
{
    make(true);
    ui_press(&ui, at(5, 25), 0);
    ASSERT_EQ(MENU_ROW, ui_release(&ui, at(5, 25)).a);
    ASSERT_EQ(ACTION_CLOSE, ui_press(&ui, at(275, 5), 0).what);
    ASSERT_EQ(ACTION_NONE, ui_release(&ui, at(275, 5)).what);
    PASS();
}

/* How far the ring around a switch keeps off its slot, 36 by 20; -1: there is
 * none. */
static float ring_gap(bool on)
{
    struct widget w = { .id = LEFT_BUTTON, .box = { 100, 100, 200, 32 } };
    float gap = -1;

    scene_clear(&sc, (struct vec){ 400, 300 });
    ui_begin(&ui, 1);
    ui_layer(&ui, UI_BASE, &sc);
    ui.focus = LEFT_BUTTON;
    widget_switch(&ui, &w, "", on);
    for (size_t i = 0; i < sc.ndraws; i++)
        if (sc.draws[i].kind == DRAW_OUTLINE && sc.draws[i].stroke == 2)
            gap = (sc.draws[i].size.x - 36) / 2 - 2;
    ui.focus = 0;
    return gap;
}

/* It has the colour of a switch that is on. */
TEST the_ring_shows_on_a_switch_that_is_on(void)
{
    ASSERT(ring_gap(false) >= 0);
    ASSERT(ring_gap(true) >= 2);
    PASS();
}

/* Strongest at the edge, within the view, and not at all where it ends. */
TEST what_goes_on_pales_towards_the_edge(void)
{
    struct box view = { 10, 100, 200, 300 };
    size_t first = sc.ndraws;

    widget_fade(&ui, view, 0, -5);
    ASSERT_EQ(first, sc.ndraws);
    widget_fade(&ui, view, 0, 1000);
    ASSERT(sc.ndraws > first);
    ASSERT_IN_RANGE(400, sc.draws[first].at.y + sc.draws[first].size.y, 0.5);
    for (size_t i = first; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        ASSERT(d->at.y >= 370 && d->at.y + d->size.y <= 400);
        ASSERT(i == first || d->alpha < d[-1].alpha);
    }
    first = sc.ndraws;
    widget_fade(&ui, view, 1000, 0);
    ASSERT_EQ(100, sc.draws[first].at.y);
    PASS();
}

TEST a_focus_that_is_gone_is_given_up(void)
{
    make(true);
    ui.focus = MENU_ROW;
    make(false);
    ASSERT_EQ(0, ui.focus);
    PASS();
}

TEST what_is_clipped_away_does_not_react(void)
{
    ui_begin(&ui, 1);
    ui_clip(&ui, (struct box){ 0, 0, 20, 20 });
    add(LEFT_BUTTON, WIDGET_BUTTON, (struct box){ 0, 0, 40, 40 });
    ui_unclip(&ui);
    ui_press(&ui, at(30, 30), 0);
    ASSERT_EQ(ACTION_NONE, ui_release(&ui, at(30, 30)).what);
    ui_press(&ui, at(10, 10), 0);
    ASSERT_EQ(LEFT_BUTTON, ui_release(&ui, at(10, 10)).a);
    PASS();
}

SUITE(toolkit)
{
    GREATEST_SET_SETUP_CB(setup, NULL);
    GREATEST_SET_TEARDOWN_CB(teardown, NULL);
    RUN_TEST(a_button_acts_when_released_on_it);
    RUN_TEST(a_button_left_while_held_does_nothing);
    RUN_TEST(a_disabled_button_does_nothing);
    RUN_TEST(a_repeating_button_acts_at_once_and_again_while_held);
    RUN_TEST(a_slider_follows_the_pointer_and_stops_at_its_ends);
    RUN_TEST(a_slider_does_not_jump_when_its_handle_is_taken);
    RUN_TEST(the_wheel_reaches_what_can_turn);
    RUN_TEST(tab_goes_round_in_order_and_skips_the_disabled);
    RUN_TEST(tab_goes_on_from_where_the_mouse_was);
    RUN_TEST(keys_use_the_widget_that_has_them);
    RUN_TEST(only_the_front_layer_reacts);
    RUN_TEST(the_ring_shows_on_a_switch_that_is_on);
    RUN_TEST(what_goes_on_pales_towards_the_edge);
    RUN_TEST(a_focus_that_is_gone_is_given_up);
    RUN_TEST(what_is_clipped_away_does_not_react);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(toolkit);
    GREATEST_MAIN_END();
}
