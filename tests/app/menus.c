/* Menus with more rows than the window has room for. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "app/parts/panel/controls.h"
#include "chess/piece.h"
#include "puzzle/control.h"
#include "support/screen.h"

static struct app *app;

static void setup(void *unused)
{
    (void)unused;
    app = screen_open(800, 600, 100, "queens");
    app_do(app, (struct act){ ACTION_MENU, POPUP_PICTURE, 0 });
    screen_make(app);
}

static void teardown(void *unused)
{
    (void)unused;
    screen_close(app);
}

static const struct widget *widget(uint32_t id)
{
    return ui_find(&app->screen.ui, id);
}

static const struct widget *row(int i)
{
    return widget(ID_ITEM + (uint32_t)i);
}

static int last_row(void)
{
    return popup_rows(&app->popup, &app->runs) - 1;
}

static void turn_wheel(int up)
{
    pointer_move(app, box_centre(widget(ID_OVERLAY)->box));
    pointer_wheel(app, (struct vec){ 0, up });
    screen_make(app);
}

static void click(uint32_t id)
{
    struct vec at = box_centre(widget(id)->box);

    pointer_press(app, at, 1);
    pointer_release(app, at, 1);
    screen_make(app);
}

TEST an_arrow_stands_where_rows_are_cut_off(void)
{
    ASSERT(row(0) != NULL && row(last_row()) == NULL);
    ASSERT(widget(ID_MENU_UP) == NULL && widget(ID_MENU_DOWN) != NULL);
    turn_wheel(-100);
    ASSERT(row(0) == NULL && row(last_row()) != NULL);
    ASSERT(widget(ID_MENU_UP) != NULL && widget(ID_MENU_DOWN) == NULL);
    turn_wheel(100);
    ASSERT(row(0) != NULL && widget(ID_MENU_UP) == NULL);
    PASS();
}

TEST the_wheel_and_the_arrows_reach_every_row(void)
{
    bool wheel[64] = { false }, arrow[64] = { false };
    int last = last_row();

    ASSERT(last < 64);
    for (int turn = 0; turn <= last; turn++) {
        for (int i = 0; i <= last; i++)
            wheel[i] = wheel[i] || row(i) != NULL;
        turn_wheel(-1);
    }
    turn_wheel(100);
    for (int turn = 0; turn <= last; turn++) {
        for (int i = 0; i <= last; i++)
            arrow[i] = arrow[i] || row(i) != NULL;
        if (widget(ID_MENU_DOWN) != NULL)
            click(ID_MENU_DOWN);
    }
    ASSERT(row(last) != NULL);
    for (int i = 0; i <= last; i++)
        ASSERT(wheel[i] && arrow[i]);
    click(ID_MENU_UP);
    ASSERT_EQ(POPUP_PICTURE, app->popup.kind);
    ASSERT(row(last) == NULL);
    PASS();
}

TEST the_row_of_the_keys_is_never_behind_an_arrow(void)
{
    for (int i = 0; i <= last_row(); i++) {
        app->popup.cursor = i;
        screen_make(app);
        ASSERT(row(i) != NULL);
    }
    for (int i = last_row(); i >= 0; i--) {
        app->popup.cursor = i;
        screen_make(app);
        ASSERT(row(i) != NULL);
    }
    PASS();
}

TEST a_row_found_by_the_wheel_can_be_chosen(void)
{
    turn_wheel(-100);
    ASSERT_FALSE(app->settings.style.transparent);
    click(ID_ITEM + (uint32_t)last_row());
    ASSERT(app->settings.style.transparent);
    ASSERT(row(last_row()) != NULL);
    PASS();
}

TEST a_menu_that_fits_has_no_arrows_and_does_not_scroll(void)
{
    app->screen.height = 1000;
    screen_make(app);
    turn_wheel(-3);
    ASSERT(row(0) != NULL && row(last_row()) != NULL);
    ASSERT(widget(ID_MENU_UP) == NULL && widget(ID_MENU_DOWN) == NULL);
    PASS();
}

/* --- the compass of the orders ------------------------------------------- */

/* The words on the menu's card, or NULL; and where they are. */
static const struct draw *words_on_card(const char *words)
{
    const struct scene *sc = &app->screen.over;
    struct box card = widget(ID_OVERLAY)->box;

    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];

        if (d->kind == DRAW_TEXT && strcmp(scene_string(sc, d), words) == 0 &&
            box_holds(card, d->at))
            return d;
    }
    return NULL;
}

static void open_orders(const char *run)
{
    int order;

    screen_close(app);
    app = screen_open(800, 600, 100, run);
    app_do(app, (struct act){ ACTION_MORE, 0, 0 });
    screen_make(app);
    order = control_find(session_class(app->runs.ss)->controls, "order");
    app_do(app, (struct act){ ACTION_MENU, POPUP_CONTROL, order });
    screen_make(app);
}

TEST the_menu_of_orders_numbers_the_moves(const char *run)
{
    const struct draw *first, *fifth, *second;

    open_orders(run);
    first = words_on_card("1");
    second = words_on_card("2");
    fifth = words_on_card("5");
    ASSERT(first && second && fifth);
    ASSERT(first->at.y < second->at.y && first->at.x < second->at.x);
    ASSERT(fifth->at.y > first->at.y && fifth->at.x < first->at.x);
    ASSERT(words_on_card("1 2 3 4") && words_on_card("5 6 7 8"));
    pointer_move(app, box_centre(row(1)->box)); /* from the top down */
    screen_make(app);
    ASSERT(words_on_card("8 1 7 2") && words_on_card("6 3 5 4"));
    app->popup.cursor = 4;
    screen_make(app);
    ASSERT(words_on_card("chance, anew") && !words_on_card("8 1 7 2"));
    PASS();
}

/* What stands on the button of a menu in a run. */
static bool says(const char *run, const char *key, const char *words)
{
    struct app *other = screen_open(800, 600, 100, run);
    const struct control *table = session_class(other->runs.ss)->controls;
    struct text said;
    bool same;

    text_init(&said);
    controls_say(table, session_params(other->runs.ss),
                 control_find(table, key), &said);
    same = strcmp(said.at, words) == 0;
    if (!same)
        fprintf(stderr, "%s: '%s'\n", run, said.at);
    text_free(&said);
    screen_close(other);
    return same;
}

TEST lists_are_told_by_their_size(void)
{
    ASSERT(says("tour mode=hand", "moves", "none yet"));
    ASSERT(says("tour mode=hand moves=b3,c5", "moves", "2 moves"));
    ASSERT(says("tour mode=hand moves=b3", "moves", "1 move"));
    ASSERT(says("tour mode=hand moves=beverley", "moves", "Beverley 1848"));
    ASSERT(says("tour mode=all size=5x5 crossings=12", "crossings", "12"));
    PASS();
}

/* --- what pieces do ------------------------------------------------------- */

static bool piece_on_card(int piece)
{
    const struct scene *sc = &app->screen.over;
    struct box card = widget(ID_OVERLAY)->box;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_PIECE && sc->draws[i].code == piece &&
            box_holds(card, sc->draws[i].at))
            return true;
    return false;
}

static int name_of(const struct control *c, const char *name)
{
    int i = 0;

    while (strcmp(c->names[i], name) != 0)
        i++;
    return i;
}

/* That which is set, and another that the keys are on. */
struct pieces_menu {
    const char *run, *terms;
    int piece;
    const char *other, *other_terms;
    int other_piece;
};

static const struct pieces_menu pieces_menus[] = {
    { "tour", "1,2", PIECE_KNIGHT, "camel", "1,3", PIECE_CAMEL },
    { "race size=6x5 piece=1,3+0,2", "0,2+1,3", PIECE_CUSTOM, "giraffe", "1,4",
      PIECE_GIRAFFE },
    { "queens", "0,1*+1,1*", PIECE_QUEEN, "nightrider", "1,2*",
      PIECE_NIGHTRIDER },
    { "armies piece=amazon size=5x5", "0,1*+1,1*+1,2", PIECE_AMAZON, "zebra",
      "2,3", PIECE_ZEBRA },
    { "uncrossed size=4x4", "1,2", PIECE_KNIGHT, "king", "0,1+1,1",
      PIECE_KING },
    { "place piece=king", "0,1+1,1", PIECE_KING, "ferz", "1,1", PIECE_FERZ },
    { "cover piece=wazir", "0,1", PIECE_WAZIR, "archbishop", "1,1*+1,2",
      PIECE_ARCHBISHOP },
};

TEST the_menu_of_pieces_shows_what_they_do(const struct pieces_menu *m)
{
    const struct control *c;
    int at;

    screen_close(app);
    app = screen_open(800, 600, 100, m->run);
    app_do(app, (struct act){ ACTION_MORE, 0, 0 });
    screen_make(app);
    c = session_class(app->runs.ss)->controls;
    at = control_find(c, "piece");
    app_do(app, (struct act){ ACTION_MENU, POPUP_CONTROL, at });
    screen_make(app);
    ASSERT(words_on_card(m->terms) && piece_on_card(m->piece));
    app->popup.cursor = name_of(&c[at], m->other);
    screen_make(app);
    ASSERT(words_on_card(m->other_terms) && piece_on_card(m->other_piece));
    ASSERT_FALSE(piece_on_card(m->piece));
    PASS();
}

SUITE(menus)
{
    SET_SETUP(setup, NULL);
    SET_TEARDOWN(teardown, NULL);
    RUN_TEST(lists_are_told_by_their_size);
    RUN_TEST(an_arrow_stands_where_rows_are_cut_off);
    RUN_TEST(the_wheel_and_the_arrows_reach_every_row);
    RUN_TEST(the_row_of_the_keys_is_never_behind_an_arrow);
    RUN_TEST(a_row_found_by_the_wheel_can_be_chosen);
    RUN_TEST(a_menu_that_fits_has_no_arrows_and_does_not_scroll);
    RUN_TEST1(the_menu_of_orders_numbers_the_moves, "tour start=d4");
    RUN_TEST1(the_menu_of_orders_numbers_the_moves, "race size=6x5");
    RUN_TEST1(the_menu_of_orders_numbers_the_moves,
              "tour size=6x6 mode=map algorithm=greedy");
    for (size_t i = 0; i < sizeof pieces_menus / sizeof *pieces_menus; i++)
        RUN_TEST1(the_menu_of_pieces_shows_what_they_do, &pieces_menus[i]);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(menus);
    GREATEST_MAIN_END();
}
