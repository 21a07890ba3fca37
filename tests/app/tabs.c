/* Tabs: those that find no room go into a menu, and none is lost. */
#include <greatest.h>

#include "app/parts/tabs.h"
#include "app/ui/widgets.h"

static const char *const titles[] = {
    "Knight's tour", "Queens",  "Peaceful", "Covering",
    "Chess960",      "Lessons", "Race",     "Placing dominoes",
    "Cycles",        "Fifteen", "Mazes",    "Kings"
};

/* Letters a bit wider than those of the program. */
static float width_of(void *ctx, enum face face, int px, const char *utf8,
                      size_t len)
{
    (void)ctx, (void)face, (void)utf8;
    return 0.55f * (float)px * (float)len;
}

static struct ui ui;

static void setup(void *scale)
{
    ui_init(&ui);
    ui.metrics = (struct metrics){ width_of, NULL };
    ui.scale = *(float *)scale;
}

static float row_width(const struct tab_row *row)
{
    struct type t = ui_type(&ui, FACE_SANS, TEXT_BODY);
    float width = row->menu;

    for (int i = 0; i < row->shown; i++)
        width += words_width(&ui.metrics, t, titles[i]) + row->room;
    return width;
}

/* What the bar leaves of a window 800 wide, at the scale. */
static struct tab_row lay(int n)
{
    return tabs_lay(&ui, titles, n, 350 * ui.scale, 500 * ui.scale);
}

TEST few_tabs_need_no_menu(void)
{
    struct tab_row row = lay(3);

    ASSERT_EQ(3, row.shown);
    ASSERT_EQ(0, row.menu);
    ASSERT_EQ(ui_px(&ui, 32), row.room);
    ASSERT_FALSE(row.brief);
    PASS();
}

TEST the_rest_of_the_bar_gives_way_first(void)
{
    struct tab_row row = lay(5);

    ASSERT_EQ(5, row.shown);
    ASSERT(row.brief);
    ASSERT(row_width(&row) <= 500 * ui.scale);
    PASS();
}

TEST an_eighth_and_a_twelfth_tab_find_room_in_a_menu(void)
{
    for (int n = 8; n <= 12; n += 4) {
        struct tab_row row = lay(n);

        ASSERT(row.brief && row.menu > 0);
        ASSERT(row.shown >= 4 && row.shown < n);
        ASSERT(row.room >= ui_px(&ui, 8));
        ASSERT(row_width(&row) <= 500 * ui.scale);
    }
    PASS();
}

TEST where_nothing_fits_one_tab_stays(void)
{
    struct tab_row row = tabs_lay(&ui, titles, 12, 10, 20);

    ASSERT_EQ(1, row.shown);
    ASSERT(row.menu > 0);
    PASS();
}

SUITE(tabs)
{
    float scales[] = { 1, 1.5f };

    for (int i = 0; i < 2; i++) {
        SET_SETUP(setup, &scales[i]);
        RUN_TEST(few_tabs_need_no_menu);
        RUN_TEST(the_rest_of_the_bar_gives_way_first);
        RUN_TEST(an_eighth_and_a_twelfth_tab_find_room_in_a_menu);
        RUN_TEST(where_nothing_fits_one_tab_stays);
    }
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tabs);
    GREATEST_MAIN_END();
}
