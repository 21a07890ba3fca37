/*
 * The whole screen, at many sizes: nothing overlaps, nothing is cut off,
 * everything can be reached. Called as
 *
 *     test_app_screen places WIDTH HEIGHT RUN [MENU]
 *
 * it prints where things are, for the scripts that click on a real window:
 * a name, the centre, and the size; MENU names a widget whose menu is open,
 * after those that have been clicked before it: "more+order".
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/ui/layout.h"
#include "support/places.h"
#include "support/screen.h"

static const struct {
    int width, height, percent;
} sizes[] = { { 800, 600, 100 },   { 1024, 768, 100 },  { 1280, 800, 100 },
              { 1280, 800, 125 },  { 1366, 768, 100 },  { 1920, 1080, 100 },
              { 1920, 1080, 150 }, { 2560, 1440, 175 }, { 3840, 2160, 100 },
              { 3840, 2160, 300 }, { 800, 1200, 100 },  { 2000, 620, 100 },
              { 1000, 700, 300 },  { 683, 768, 100 },   { 1080, 1920, 150 } };

enum { SIZES = sizeof sizes / sizeof *sizes };

static bool is_ground(const struct widget *w)
{
    return w->kind == WIDGET_AREA || w->id == ID_SCROLLBAR;
}

/* A line of text that can be clicked, but need not be. */
static bool is_fact(const struct widget *w)
{
    return w->id >= ID_FACT && w->id < ID_ASK;
}

static bool inside(struct box b, struct box all)
{
    return b.x >= all.x && b.y >= all.y && b.x + b.w <= all.x + all.w &&
           b.y + b.h <= all.y + all.h;
}

static bool overlap(const struct widget *a, const struct widget *b)
{
    return !is_ground(a) && !is_ground(b) &&
           !box_empty(box_common(a->box, b->box));
}

/* "" if all is well, else what is wrong. */
static const char *fault_of(const struct app *app)
{
    const struct ui *ui = &app->screen.ui;
    float least = 31.5f * app->screen.layout.scale;

    for (int i = 0; i < ui->n; i++) {
        const struct widget *w = &ui->at[i];

        if (!box_empty(w->box) && !inside(w->box, app->screen.layout.window))
            return "a widget lies outside";
        if (app->panel.scroll_max <= 0 && !is_ground(w) && !is_fact(w) &&
            (w->box.w < least || w->box.h < least))
            return "a widget is too small to hit";
        for (int k = 0; k < i; k++)
            if (ui->layer[i] == ui->layer[k] && overlap(w, &ui->at[k]))
                return "two widgets overlap";
    }
    return "";
}

TEST nothing_overlaps_or_is_cut_off_at_any_size(void)
{
    static const char *const runs[] = {
        "tour",
        "tour size=1",
        "tour size=1000x999",
        "tour size=3x40",
        "tour size=30x2 start=b1 algorithm=backtracking",
        "queens"
    };
    enum { RUNS = sizeof runs / sizeof *runs };

    for (int i = 0; i < SIZES * RUNS; i++) {
        int at = i / RUNS;
        struct app *app = screen_open(sizes[at].width, sizes[at].height,
                                      sizes[at].percent, runs[i % RUNS]);
        const char *fault = fault_of(app);

        ASSERT_STR_EQ("", fault);
        screen_close(app);
    }
    PASS();
}

/* The card is the first thing that lies over the rest, behind its words. */
TEST a_message_leaves_the_squares_and_the_player_alone(void)
{
    static const char *const runs[] = { "tour", "queens", "chess960" };

    for (int i = 0; i < 6; i++) {
        struct app *app = screen_open(i % 2 ? 800 : 1280, i % 2 ? 600 : 800,
                                      100, runs[i / 2]);
        struct box a1 = board_square_box(&app->board, &app->runs, 0);
        const struct draw *card;

        toast_show(&app->toast, TOAST_NOTE,
                   "saved /home/ann/Pictures/chequer-tour-8x8-a1-001.png");
        screen_make(app);
        card = &app->screen.over.draws[0];
        ASSERT_EQ(DRAW_SHADOW, card->kind);
        ASSERT(card->at.y >= a1.y + a1.h);
        ASSERT(card->at.y + card->size.y <=
               ui_find(&app->screen.ui, ID_PLAYER + ICON_PLAY)->box.y);
        screen_close(app);
    }
    PASS();
}

TEST a_message_of_a_line_leaves_the_buttons_alone(void)
{
    static const char *const runs[] = { "tour", "queens", "place size=5x7",
                                        "queens mode=hand size=5" };

    for (int i = 0; i < 4; i++) {
        struct app *app = screen_open(800, 600, 100, runs[i]);
        const struct draw *card;

        ASSERT_FALSE(box_empty(app->screen.layout.offer));
        toast_show(&app->toast, TOAST_NOTE, "Theme: Green");
        screen_make(app);
        card = &app->screen.over.draws[0];
        ASSERT(card->at.y + card->size.y <= app->screen.layout.offer.y);
        ASSERT(card->at.y >= app->screen.layout.offer.y - 60);
        screen_close(app);
    }
    PASS();
}

TEST tiny_windows_survive(void)
{
    for (int w = 1; w < 700; w += 37)
        for (int h = 1; h < 500; h += 53) {
            struct app *app = screen_open(w, h, 100, "tour size=9x4");

            app->screen.help = true;
            toast_show(&app->toast, TOAST_ERROR, "a message with words");
            screen_make(app);
            screen_close(app);
        }
    PASS();
}

TEST the_panel_fits_the_usual_window_and_never_hides_saving(void)
{
    for (int i = 0; i < SIZES; i++) {
        struct app *app = screen_open(sizes[i].width, sizes[i].height,
                                      sizes[i].percent, "tour");

        ASSERT(app->screen.layout.full);
        ASSERT(ui_find(&app->screen.ui, ID_PNG)->box.h >= 32);
        if ((float)sizes[i].height >= 800 * app->screen.layout.scale)
            ASSERT_EQ(0, app->panel.scroll_max);
        screen_close(app);
    }
    PASS();
}

/* From the first moment to the last: a class must see all of it. */
TEST nothing_scrolls_in_the_smallest_window(void)
{
    static const char *const runs[] = { "tour",
                                        "tour closed=on",
                                        "tour mode=hand size=5x5 start=a1",
                                        "tour start=e3 algorithm=greedy",
                                        "queens",
                                        "queens mode=search",
                                        "queens size=9 solution=352",
                                        "place",
                                        "cover",
                                        "armies",
                                        "uncrossed",
                                        "uncrossed mode=search size=5x5",
                                        "uncrossed mode=hand",
                                        "chess960",
                                        "chess960 castle=queen",
                                        "lesson",
                                        "lesson lesson=25",
                                        "tour algorithm=ants",
                                        "tour algorithm=neural",
                                        "tour algorithm=genetic",
                                        "tour algorithm=parberry",
                                        "tour algorithm=warnsdorff",
                                        "tour algorithm=backtracking" };

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct app *app = screen_open(800, 600, 100, runs[i]);

        for (int step = 0; step < 100; step++) {
            session_advance(app->runs.ss, 4096, 0);
            panel_refresh(&app->panel);
            screen_make(app);
            ASSERT_EQm(runs[i], 0, app->panel.scroll_max);
            session_step(app->runs.ss, 1);
        }
        screen_close(app);
    }
    PASS();
}

TEST rare_settings_are_folded_out_and_told_of(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour holes=a8");
    int i = control_find(session_class(app->runs.ss)->controls, "holes");

    ASSERT(ui_find(&app->screen.ui, control_id(i, 0)) == NULL);
    app_do(app, ui_find(&app->screen.ui, ID_MORE)->act);
    screen_make(app);
    ASSERT(ui_find(&app->screen.ui, control_id(i, 0)) != NULL);
    ASSERT_STR_EQ("", fault_of(app));
    app_do(app, ui_find(&app->screen.ui, ID_MORE)->act);
    screen_make(app);
    ASSERT(ui_find(&app->screen.ui, control_id(i, 0)) == NULL);
    screen_close(app);
    app = screen_open(1280, 800, 100, "lesson"); /* has none */
    ASSERT(ui_find(&app->screen.ui, ID_MORE) == NULL);
    screen_close(app);
    PASS();
}

/* Where the words turn out long, rows come closer before anything scrolls. */
TEST a_crowded_panel_comes_closer_before_it_scrolls(void)
{
    struct app *app = screen_open(1024, 768, 100,
                                  "chess960 find=rooks-in-corners");

    ASSERT_EQ(0, app->panel.scroll_max);
    ASSERT(app->panel.tight);
    screen_close(app);
    app = screen_open(1440, 900, 100, "tour");
    ASSERT_FALSE(app->panel.tight);
    screen_close(app);
    PASS();
}

/* Board, settings, saving, player, bar at the top: 0 to 4. */
static int group_of(uint32_t id)
{
    if (id == ID_BOARD)
        return 0;
    if (id == ID_OFFER || id == ID_QUIZ || id == ID_EDIT || id >= ID_CONTROL ||
        (id >= ID_FACT && id < ID_ITEM))
        return 1;
    if (id == ID_PNG || id == ID_PICTURE || id == ID_COPY)
        return 2;
    if ((id >= ID_PLAYER && id < ID_TAB) || id == ID_SCRUB || id == ID_SPEED)
        return 3;
    return 4;
}

TEST tab_visits_board_panel_player_and_bar_in_this_order(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");
    int group = 0, seen = 1;
    struct act act;

    ui_press_key(&app->screen.ui, UI_KEY_NEXT, &act);
    ASSERT_EQ(ID_BOARD, app->screen.ui.focus);
    for (;;) {
        ui_press_key(&app->screen.ui, UI_KEY_NEXT, &act);
        if (app->screen.ui.focus == ID_BOARD)
            break;
        ASSERT(group_of(app->screen.ui.focus) >= group);
        group = group_of(app->screen.ui.focus);
        ASSERT(seen++ < UI_WIDGETS);
    }
    ASSERT_EQ(4, group);
    ASSERT(seen > 16);
    screen_close(app);
    PASS();
}

TEST squares_are_found_under_the_pointer_also_when_flipped(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=7x4");

    for (int square = 0; square < 56; square++) {
        struct vec c = box_centre(
            board_square_box(&app->board, &app->runs, square % 28));

        ASSERT_EQ(square % 28,
                  session_square_at(app->runs.ss,
                                    board_units(&app->board, &app->runs, c)));
        if (square == 27)
            app_do(app, (struct act){ .what = ACTION_FLIP });
        screen_make(app);
    }
    screen_close(app);
    PASS();
}

/* The tool was over a square that another run's board does not have. */
TEST a_smaller_board_forgets_the_square_under_a_tool(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=8x8");
    struct error err;

    app->runs.tool = TOOL_HOLES;
    app->board.stroke.over = 63;
    screen_make(app);
    ASSERT(runs_open(&app->runs, "tour size=3x4", &err));
    screen_follow(app);
    app->runs.tool = TOOL_HOLES;
    screen_make(app);
    ASSERT(app->board.stroke.over < 0);
    screen_close(app);
    PASS();
}

TEST a_panel_too_long_scrolls_and_follows_the_keyboard(void)
{
    struct app *app = screen_open(2000, 420, 100, "tour");
    struct act act;

    app_do(app, (struct act){ .what = ACTION_MORE });
    screen_make(app);
    ASSERT(app->panel.scroll_max > 0);
    for (int i = 0; i < 40 && app->screen.ui.focus != ID_PNG; i++) {
        const struct widget *w;

        ui_press_key(&app->screen.ui, UI_KEY_NEXT, &act);
        screen_make(app);
        w = ui_find(&app->screen.ui, app->screen.ui.focus);
        ASSERT(w->box.h >= 20);
        ASSERT(inside(w->box, app->screen.layout.window));
    }
    ASSERT_EQ(ID_PNG, app->screen.ui.focus);
    ASSERT(app->panel.scroll > 0);
    screen_close(app);
    PASS();
}

TEST steppers_change_the_board_and_stop_at_the_ends(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour size=1x1000");
    int files, ranks;

    app_do(app, (struct act){ ACTION_ADJUST, 0, 1 });
    app_do(app, (struct act){ ACTION_ADJUST_SECOND, 0, 1 });
    session_size(app->runs.ss, &files, &ranks);
    ASSERT_EQ(2, files);
    ASSERT_EQ(1000, ranks);
    app_do(app, (struct act){ ACTION_ADJUST, 0, -5 });
    app_do(app, (struct act){ ACTION_ADJUST_SECOND, 0, -1 });
    session_size(app->runs.ss, &files, &ranks);
    ASSERT_EQ(1, files);
    ASSERT_EQ(999, ranks);
    screen_close(app);
    PASS();
}

TEST menus_fit_the_window_and_choose(void)
{
    struct app *app = screen_open(800, 600, 100, "tour");
    int i = control_find(session_class(app->runs.ss)->controls, "algorithm");

    for (int kind = POPUP_CONTROL; kind <= POPUP_COPY; kind++) {
        app_do(app, (struct act){ ACTION_MENU, kind, i });
        screen_make(app);
        ASSERT_EQ(UI_POPUP, app->screen.ui.front);
        ASSERT_STR_EQ("", fault_of(app));
        ASSERT(ui_find(&app->screen.ui, ID_ITEM) != NULL);
        ASSERT(popup_act(&app->popup, &app->runs, 0).what != ACTION_NONE);
    }
    app_do(app, (struct act){ ACTION_CHOOSE, i, 1 });
    ASSERT_EQ(POPUP_NONE, app->popup.kind);
    ASSERT_EQ(1, session_params(app->runs.ss)->at[i].number);
    screen_close(app);
    PASS();
}

/* Everything that can be asked for, in turn; none may do harm. */
TEST every_action_leaves_a_screen_behind(void)
{
    struct app *app = screen_open(1000, 700, 100, "tour size=6x5");
    int i = control_find(session_class(app->runs.ss)->controls, "algorithm");

    for (int what = ACTION_NONE; what < ACTION_COUNT; what++) {
        if (what == ACTION_SAVE)
            continue; /* would leave files behind */
        if (what == ACTION_ASK)
            continue; /* this puzzle has no questions */
        bool control = what >= ACTION_ADJUST && what <= ACTION_PRESS;
        app_do(app, (struct act){ (enum action)what, control ? i : 0, 0 });
        screen_make(app);
        app_close_top(app);
        app->screen.help = app->screen.hidden = false;
    }
    screen_make(app);
    ASSERT_STR_EQ("", fault_of(app));
    screen_close(app);
    PASS();
}

/* All keys can be read in the smallest window, none on the line below. */
TEST the_page_of_keys_fits_the_smallest_window(void)
{
    struct app *app = screen_open(800, 600, 100, "tour");
    float lowest = 0, foot = 0;

    app_do(app, (struct act){ ACTION_HELP, 0, 0 });
    screen_make(app);
    for (size_t i = 0; i < app->screen.over.ndraws; i++) {
        const struct draw *d = &app->screen.over.draws[i];
        float half = 0.6f * d->size.x;

        if (d->kind != DRAW_TEXT)
            continue;
        if (strncmp(scene_string(&app->screen.over, d), "Tab moves", 9) == 0)
            foot = d->at.y - half;
        else if (d->at.y + half > lowest)
            lowest = d->at.y + half;
    }
    ASSERT(foot > 0);
    ASSERT(lowest <= foot);
    screen_close(app);
    PASS();
}

TEST equal_screens_hash_alike_and_others_do_not(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");
    uint64_t first = screen_hash(app);

    screen_make(app);
    ASSERT(first == screen_hash(app));
    app_do(app, (struct act){ .what = ACTION_NEXT_THEME });
    toast_hide(&app->toast);
    screen_make(app);
    ASSERT(first != screen_hash(app));
    app_do(app, (struct act){ .what = ACTION_PREVIOUS_THEME });
    toast_hide(&app->toast);
    screen_make(app);
    ASSERT(first == screen_hash(app));
    screen_close(app);
    PASS();
}

SUITE(screen)
{
    RUN_TEST(nothing_overlaps_or_is_cut_off_at_any_size);
    RUN_TEST(a_message_leaves_the_squares_and_the_player_alone);
    RUN_TEST(a_message_of_a_line_leaves_the_buttons_alone);
    RUN_TEST(tiny_windows_survive);
    RUN_TEST(the_panel_fits_the_usual_window_and_never_hides_saving);
    RUN_TEST(nothing_scrolls_in_the_smallest_window);
    RUN_TEST(a_crowded_panel_comes_closer_before_it_scrolls);
    RUN_TEST(rare_settings_are_folded_out_and_told_of);
    RUN_TEST(tab_visits_board_panel_player_and_bar_in_this_order);
    RUN_TEST(squares_are_found_under_the_pointer_also_when_flipped);
    RUN_TEST(a_smaller_board_forgets_the_square_under_a_tool);
    RUN_TEST(a_panel_too_long_scrolls_and_follows_the_keyboard);
    RUN_TEST(steppers_change_the_board_and_stop_at_the_ends);
    RUN_TEST(menus_fit_the_window_and_choose);
    RUN_TEST(every_action_leaves_a_screen_behind);
    RUN_TEST(the_page_of_keys_fits_the_smallest_window);
    RUN_TEST(equal_screens_hash_alike_and_others_do_not);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    if (argc > 4 && strcmp(argv[1], "places") == 0)
        return print_places(argc, argv);
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(screen);
    GREATEST_MAIN_END();
}
