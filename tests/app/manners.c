/*
 * What people expect of a window: nothing moves under their eyes, what they
 * point at explains itself, and a key always means the same.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/ui/layout.h"
#include "support/screen.h"

static struct box fact_box(struct app *app, const char *key)
{
    const struct facts *facts = session_facts(app->runs.ss);
    const struct fact *fact = facts_find(facts, key);
    const struct widget *w;

    screen_make(app);
    w = ui_find(&app->screen.ui, ID_FACT + (uint32_t)(fact - facts->at));
    return w ? w->box : (struct box){ 0, 0, 0, 0 };
}

/* Each number stays where it is while a search goes on, and tells what it is
 * when somebody points at it. */
TEST facts_stay_in_their_places(void)
{
    struct app *app = screen_open(1280, 800, 100,
                                  "tour size=5x6 algorithm=backtracking");
    struct box tried = fact_box(app, "nodes"), back = fact_box(app, "retreats");

    ASSERT(tried.w > 0 && back.w > 0);
    for (int step = 0; step < 300; step++) {
        session_advance(app->runs.ss, 4096, 0);
        session_step(app->runs.ss, 7);
        ASSERT_EQ(tried.x, fact_box(app, "nodes").x);
        ASSERT_EQ(tried.y, fact_box(app, "nodes").y);
        ASSERT_EQ(back.y, fact_box(app, "retreats").y);
    }
    screen_close(app);
    PASS();
}

static bool shares_row(const struct app *app, const struct widget *w)
{
    for (int i = 0; i < app->screen.ui.n; i++) {
        const struct widget *other = &app->screen.ui.at[i];

        if (other != w && other->id >= ID_FACT && other->id < ID_ASK &&
            other->box.y == w->box.y)
            return true;
    }
    return false;
}

/* Whoever is alone in a row has all of it, so that values end below each
 * other. */
TEST values_of_facts_end_in_the_same_column(void)
{
    static const char *const runs[] = { "chess960", "queens",
                                        "lesson lesson=18", "place",
                                        "tour mode=all size=5x6" };

    for (int i = 0; i < 10; i++) {
        struct app *app = screen_open(i % 2 ? 800 : 1280, i % 2 ? 600 : 800,
                                      100, runs[i / 2]);
        float right = 0;

        while (session_advance(app->runs.ss, 100000, 0))
            ;
        screen_make(app);
        for (int pass = 0; pass < 2; pass++)
            for (int k = 0; k < app->screen.ui.n; k++) {
                const struct widget *w = &app->screen.ui.at[k];

                if (w->id < ID_FACT || w->id >= ID_ASK)
                    continue;
                if (pass == 0 && w->box.x + w->box.w > right)
                    right = w->box.x + w->box.w;
                if (pass == 1 && !shares_row(app, w))
                    ASSERT_EQm(runs[i / 2], right, w->box.x + w->box.w);
            }
        ASSERT(right > 0);
        screen_close(app);
    }
    PASS();
}

/* Pointed at, a FEN that has no room in its row can be read. */
TEST a_long_fact_is_read_in_its_tip(void)
{
    struct app *app = screen_open(800, 600, 100, "chess960");
    const struct scene *over = &app->screen.over;
    bool read = false;

    pointer_move(app, box_centre(fact_box(app, "fen")));
    app->pace.now += 5000;
    screen_make(app);
    for (size_t i = 0; i < over->ndraws; i++)
        if (over->draws[i].kind == DRAW_TEXT &&
            strstr(scene_string(over, &over->draws[i]), "KQkq - 0 1"))
            read = true;
    ASSERT(read);
    screen_close(app);
    PASS();
}

static void press(struct app *app, int square)
{
    struct input in = { .kind = INPUT_PRESS, .square = square, .button = 1 };

    runs_input(&app->runs, &in, &app->toast);
    screen_make(app);
}

static bool reads_large(const struct app *app, const char *words)
{
    const struct scene *sc = &app->screen.under;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            sc->draws[i].size.x > TEXT_STATUS &&
            strncmp(scene_string(sc, &sc->draws[i]), words, strlen(words)) == 0)
            return true;
    return false;
}

/* How often the words stand in the window, in whatever size. */
static int times_read(const struct app *app, const char *words)
{
    const struct scene *sc = &app->screen.under;
    int n = 0;

    for (size_t i = 0; i < sc->ndraws; i++)
        n += sc->draws[i].kind == DRAW_TEXT &&
             strstr(scene_string(sc, &sc->draws[i]), words) != NULL;
    return n;
}

/* What to do stands first, until it was done once; nothing moves then. */
TEST a_newcomer_is_told_what_to_do(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");
    const struct widget *w = ui_find(&app->screen.ui, control_id(0, 0));
    float before = w->box.y;

    press(app, -1);
    ASSERT(reads_large(app, "Click any square: the knight"));
    ASSERT_EQ(1, times_read(app, "Click any square"));
    press(app, 20);
    ASSERT(app->settings.greeted);
    ASSERT_FALSE(reads_large(app, "Click any square: the knight"));
    ASSERT_EQ(1, times_read(app, "Click any square"));
    w = ui_find(&app->screen.ui, control_id(0, 0));
    ASSERT_EQ(before, w->box.y);
    screen_close(app);
    PASS();
}

/* What stands there in large letters is not said again below it: only what
 * follows is. */
TEST nothing_is_said_twice_to_a_newcomer(void)
{
    static const struct {
        const char *run, *first, *rest;
    } hints[] = {
        { "queens", "Click a square to see only",
          "Click again for those without" },
        { "chess960", "Drag a piece of the first or last rank", "" },
        { "tour mode=hand", "Drag the knight", "Before its first move" },
    };

    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
        struct app *app = screen_open(1280, 800, 100, hints[i].run);

        ASSERT_EQ_FMTm(hints[i].run, 1, times_read(app, hints[i].first), "%d");
        ASSERTm(hints[i].run, times_read(app, hints[i].rest) > 0);
        app->settings.greeted = true;
        screen_make(app);
        ASSERT_EQ_FMTm(hints[i].run, 1, times_read(app, hints[i].first), "%d");
        screen_close(app);
    }
    PASS();
}

TEST a_tool_is_told_once(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");

    app_do(app, (struct act){ ACTION_TOOL, TOOL_START, 0 });
    screen_make(app);
    ASSERT_EQ_FMT(1, times_read(app, "Click the square to start on"), "%d");
    ASSERT_EQ_FMT(1, times_read(app, "Esc ends it"), "%d");
    screen_close(app);
    PASS();
}

/* Also in the smallest window, where its words have no room to be large. */
TEST a_tool_is_told_where_there_is_little_room(void)
{
    struct app *app = screen_open(800, 600, 100, "tour");

    app_do(app, (struct act){ ACTION_TOOL, TOOL_HOLES, 0 });
    screen_make(app);
    ASSERT_EQ_FMT(1, times_read(app, "Click a square, or drag"), "%d");
    screen_close(app);
    PASS();
}

/* Its letters are as large as there is room for, and do not grow and shrink
 * with every step. */
TEST the_explanation_uses_the_room_there_is(void)
{
    struct app *app = screen_open(1920, 1080, 100, "queens mode=search");
    int size = 99;

    for (int step = 0; step < 60; step++) {
        session_advance(app->runs.ss, 4096, 0);
        session_step(app->runs.ss, 1);
        screen_make(app);
        ASSERT(app->panel.words_size <= size);
        size = app->panel.words_size;
    }
    ASSERT_EQ(TEXT_TITLE, size);
    screen_close(app);
    app = screen_open(800, 600, 100, "tour");
    ASSERT(app->panel.words_size < TEXT_TITLE);
    ASSERT_EQ(0, app->panel.scroll_max);
    screen_close(app);
    PASS();
}

static int smallest_text(const struct scene *sc)
{
    float least = 1e9f;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT && sc->draws[i].size.x < least)
            least = sc->draws[i].size.x;
    return (int)least;
}

TEST a_projector_shows_the_words_large(void)
{
    static const int sizes[][2] = {
        { 800, 600 }, { 1280, 800 }, { 1920, 1080 }, { 900, 1200 }
    };

    for (int i = 0; i < 4; i++) {
        struct app *app = screen_open(sizes[i][0], sizes[i][1], 100, "tour");

        app_do(app, (struct act){ ACTION_HIDE, 0, 0 });
        screen_make(app);
        ASSERT(24 * smallest_text(&app->screen.under) >= sizes[i][1]);
        app_do(app, (struct act){ ACTION_CLOSE, 0, 0 });
        ASSERT_FALSE(app->screen.hidden);
        screen_close(app);
    }
    PASS();
}

/* What the knight does is told to the end on a screen that was turned. */
TEST a_projector_below_the_board_tells_all(void)
{
    static const int sizes[][2] = { { 683, 768 }, { 1080, 1920 } };

    for (int i = 0; i < 2; i++) {
        struct app *app = screen_open(sizes[i][0], sizes[i][1], 100,
                                      "tour start=a1");
        const struct scene *sc = &app->screen.under;
        const char *last = "";

        session_advance(app->runs.ss, 4096, 0);
        session_step(app->runs.ss, 17);
        app_do(app, (struct act){ ACTION_HIDE, 0, 0 });
        screen_make(app);
        for (size_t k = 0; k < sc->ndraws; k++)
            if (sc->draws[k].kind == DRAW_TEXT)
                last = scene_string(sc, &sc->draws[k]);
        ASSERTm(last, strstr(last, "next.") != NULL);
        screen_close(app);
    }
    PASS();
}

/* Every row of it can be read whole, also in the smallest window. */
TEST help_tells_of_mouse_and_marks(void)
{
    struct app *app = screen_open(800, 600, 100, "tour");
    const struct widget *card;
    bool depth = false;

    app_do(app, (struct act){ ACTION_HELP, 0, 0 });
    screen_make(app);
    app_do(app, ui_find(&app->screen.ui, ID_HELP_PAGE + HELP_MARKS)->act);
    screen_make(app);
    card = ui_find(&app->screen.ui, ID_OVERLAY);
    for (size_t i = 0; i < app->screen.over.ndraws; i++) {
        const struct draw *d = &app->screen.over.draws[i];
        const char *words;

        if (d->kind != DRAW_TEXT)
            continue;
        words = scene_string(&app->screen.over, d);
        ASSERTm(words, strstr(words, "\u2026") == NULL);
        ASSERTm(words, d->at.y < card->box.y + card->box.h - d->size.x);
        depth = depth || strcmp(words, "How deep the search was") == 0;
    }
    ASSERT(depth);
    screen_close(app);
    PASS();
}

/* One wants to tick several. */
TEST a_menu_stays_open_while_one_ticks(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");

    app_do(app, (struct act){ ACTION_MENU, POPUP_VIEW, 0 });
    app_do(app, (struct act){ ACTION_COORDINATES, 0, 0 });
    app_do(app, (struct act){ ACTION_NUMBERS, 0, 0 });
    ASSERT_EQ(POPUP_VIEW, app->popup.kind);
    app_do(app, (struct act){ ACTION_CLOSE, 0, 0 });
    ASSERT_EQ(POPUP_NONE, app->popup.kind);
    screen_close(app);
    PASS();
}

/* Folding something out moves nothing above it. */
TEST more_settings_leave_the_others_in_place(void)
{
    static const char *const runs[] = { "tour", "queens", "race", "chess960" };

    for (int i = 0; i < 4; i++) {
        struct app *app = screen_open(1280, 800, 100, runs[i]);
        struct ui before = app->screen.ui;
        const struct widget *fold = ui_find(&before, ID_MORE);

        ASSERT(fold);
        app_do(app, (struct act){ ACTION_MORE, 0, 0 });
        screen_make(app);
        for (int k = 0; k < before.n; k++) {
            const struct widget *w = &before.at[k], *now;

            if (w->id < ID_CONTROL || w->box.y > fold->box.y)
                continue;
            now = ui_find(&app->screen.ui, w->id);
            ASSERTm(runs[i], now);
            ASSERT_EQm(runs[i], w->box.x, now->box.x);
            ASSERT_EQm(runs[i], w->box.y, now->box.y);
        }
        screen_close(app);
    }
    PASS();
}

/* What has the keyboard elsewhere is none of its affairs. */
TEST the_panel_stays_where_it_is_while_a_form_is_open(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour");

    app->settings.more = true;
    panel_refresh(&app->panel);
    screen_make(app);
    ASSERT(app->panel.scroll_max > 0);
    for (int i = 0; i < 3; i++) {
        app_do(app, (struct act){ ACTION_SHEET, 0, 0 });
        screen_make(app);
        screen_make(app);
        app_do(app, (struct act){ ACTION_CLOSE, 0, 0 });
        screen_make(app);
        ASSERT_EQ_FMT(0.0f, app->panel.scroll, "%f");
    }
    screen_close(app);
    PASS();
}

/* What was said of the window's size is over with that size. */
TEST a_message_about_the_size_goes_with_it(void)
{
    struct app *app = screen_open(800, 600, 100, "tour");
    SDL_Event e = { .type = SDL_WINDOWEVENT };

    e.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
    app->settings.percent = 300;
    app_do(app, (struct act){ ACTION_LARGER, 0, 0 });
    ASSERT(strstr(app->toast.text, "of which this window has room for"));
    events_take(app, &e);
    ASSERT_EQ(0, app->toast.until);
    app_do(app, (struct act){ ACTION_COPY, 0, 0 });
    toast_note(&app->toast, "Saved it");
    events_take(app, &e);
    ASSERT(app->toast.until != 0);
    screen_close(app);
    PASS();
}

static bool reads(const struct scene *sc, const char *text)
{
    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strcmp(scene_string(sc, &sc->draws[i]), text) == 0)
            return true;
    return false;
}

/* Smaller letters rather than half a name. */
TEST what_was_chosen_is_read_whole(void)
{
    static const struct {
        const char *run, *name;
    } chosen[] = { { "lesson", "1  The opening position" },
                   { "lesson lesson=4", "4  The board from Black's side" },
                   { "lesson lesson=17", "17  After castling queenside" } };

    for (int i = 0; i < 6; i++) {
        struct app *app = screen_open(i % 2 ? 683 : 800, i % 2 ? 768 : 600, 100,
                                      chosen[i / 2].run);

        ASSERTm(chosen[i / 2].name,
                reads(&app->screen.under, chosen[i / 2].name));
        screen_close(app);
    }
    PASS();
}

/* What stood there for a blink, while it was counted, has no say. */
TEST an_album_that_is_counted_has_large_words(void)
{
    struct app *app = screen_open(683, 768, 100, "queens solution=40");

    app->panel.words_size = TEXT_BODY;
    for (int i = 0; i < 400 && session_outcome(app->runs.ss) == OUTCOME_RUNNING;
         i++) {
        screen_make(app);
        session_advance(app->runs.ss, 4096, 0);
    }
    screen_make(app);
    ASSERT(app->panel.words_size > TEXT_STATUS);
    screen_close(app);
    PASS();
}

/* Half of a small screen: the settings of most puzzles are seen whole. */
TEST nothing_scrolls_in_half_a_screen(void)
{
    static const char *const runs[] = {
        "tour",   "queens",    "queens mode=hand",    "place",    "cover",
        "armies", "uncrossed", "uncrossed mode=hand", "chess960", "lesson"
    };

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct app *app = screen_open(683, 768, 100, runs[i]);

        for (int step = 0; step < 20; step++) {
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

SUITE(manners)
{
    RUN_TEST(nothing_scrolls_in_half_a_screen);
    RUN_TEST(an_album_that_is_counted_has_large_words);
    RUN_TEST(what_was_chosen_is_read_whole);
    RUN_TEST(a_newcomer_is_told_what_to_do);
    RUN_TEST(nothing_is_said_twice_to_a_newcomer);
    RUN_TEST(a_tool_is_told_once);
    RUN_TEST(a_tool_is_told_where_there_is_little_room);
    RUN_TEST(the_panel_stays_where_it_is_while_a_form_is_open);
    RUN_TEST(a_message_about_the_size_goes_with_it);
    RUN_TEST(the_explanation_uses_the_room_there_is);
    RUN_TEST(a_projector_shows_the_words_large);
    RUN_TEST(a_projector_below_the_board_tells_all);
    RUN_TEST(help_tells_of_mouse_and_marks);
    RUN_TEST(a_menu_stays_open_while_one_ticks);
    RUN_TEST(more_settings_leave_the_others_in_place);
    RUN_TEST(facts_stay_in_their_places);
    RUN_TEST(values_of_facts_end_in_the_same_column);
    RUN_TEST(a_long_fact_is_read_in_its_tip);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(manners);
    GREATEST_MAIN_END();
}
