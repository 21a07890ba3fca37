/* The layout: every window has one, from a single pixel to four thousand. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>

#include "app/ui/layout.h"

static const int sides[] = { 1,    2,    3,    7,    16,   47,  48,  49,
                             63,   100,  112,  113,  199,  343, 400, 543,
                             544,  599,  600,  601,  679,  680, 799, 800,
                             1023, 1080, 1280, 1919, 2160, 3840 };

enum { SIDES = sizeof sides / sizeof *sides };

static bool inside(struct box b, const struct layout *l)
{
    return b.w >= 0 && b.h >= 0 && b.x >= 0 && b.y >= 0 &&
           b.x + b.w <= l->window.w && b.y + b.h <= l->window.h;
}

static bool whole(struct box b)
{
    return floorf(b.x) == b.x && floorf(b.y) == b.y && floorf(b.w) == b.w &&
           floorf(b.h) == b.h;
}

static bool apart(struct box a, struct box b)
{
    return box_empty(box_common(a, b));
}

TEST parts_lie_inside_and_apart_at_every_size(void)
{
    static const int percents[] = { 0, 50, 100, 125, 150, 175, 200, 300, 400 };

    for (int i = 0; i < SIDES * SIDES * 9 * 2; i++) {
        struct layout l;
        int bare = i % 2, p = i / 2 % 9, w = i / 18 % SIDES;
        int h = i / 18 / SIDES;

        layout_make(&l, sides[w], sides[h], percents[p], bare);
        struct box parts[] = { l.top,    l.board, l.panel,
                               l.player, l.line,  l.words };
        for (int a = 0; a < 6; a++) {
            ASSERT(inside(parts[a], &l));
            ASSERT(whole(parts[a]));
            for (int b = 0; b < a; b++)
                ASSERT(apart(parts[a], parts[b]));
        }
        ASSERT(l.board.w >= 1 && l.board.h >= 1);
        ASSERT(l.scale >= 1 && l.scale <= 4);
    }
    PASS();
}

TEST the_least_window_has_every_part(void)
{
    struct layout l;

    layout_make(&l, 800, 600, 100, false);
    ASSERT(l.full);
    ASSERT(l.cramped);
    ASSERT_EQ(40, l.top.h);
    ASSERT_EQ(56, l.player.h);
    ASSERT(l.panel.w >= 344);
    ASSERT(l.board.w >= 400 && l.board.h >= 400);
    PASS();
}

/* Half of a small screen, one that was turned, and those in between. */
TEST the_panel_lies_where_it_leaves_more_to_the_board(void)
{
    static const struct {
        int width, height, percent;
        bool tall;
    } cases[] = { { 683, 768, 100, true },   { 800, 1200, 100, true },
                  { 1080, 1920, 150, true }, { 720, 1280, 100, true },
                  { 640, 760, 200, true },   { 800, 600, 100, false },
                  { 1280, 800, 100, false }, { 1024, 768, 100, false },
                  { 1000, 1000, 100, false } };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct layout l;

        layout_make(&l, cases[i].width, cases[i].height, cases[i].percent,
                    false);
        ASSERT(l.full);
        ASSERT_EQ(cases[i].tall, l.tall);
        if (l.tall) {
            ASSERT(l.panel.y >= l.board.y + l.board.h);
            ASSERT_EQ(l.window.w, l.panel.w);
            ASSERT(l.panel.h >= 280 * l.scale - 1);
        } else {
            ASSERT(l.panel.x >= l.board.x + l.board.w);
        }
        ASSERT(fminf(l.board.w, l.board.h) >= 330);
    }
    PASS();
}

/* Words grow on a screen that was turned as they do on any other. */
TEST a_tall_window_has_room_for_larger_words(void)
{
    struct layout l;

    layout_make(&l, 1080, 1920, 150, false);
    ASSERT_EQ(1.5f, l.scale);
    ASSERT(l.tall);
    PASS();
}

TEST a_small_window_limits_the_scale_to_what_fits(void)
{
    struct layout l;

    layout_make(&l, 1280, 800, 300, false);
    ASSERT(l.full);
    ASSERT_IN_RANGE(1.33f, l.scale, 0.01f);
    layout_make(&l, 3840, 2160, 300, false);
    ASSERT_EQ(3.0f, l.scale);
    ASSERT_EQ(144, l.top.h);
    layout_make(&l, 800, 600, 200, false);
    ASSERT_EQ(1.0f, l.scale);
    PASS();
}

TEST bare_leaves_the_board_and_words(void)
{
    struct layout l;

    layout_make(&l, 1280, 800, 100, true);
    ASSERT_FALSE(l.full);
    ASSERT(box_empty(l.top) && box_empty(l.panel) && box_empty(l.player));
    ASSERT_FALSE(box_empty(l.words));
    ASSERT(l.board.h >= 700);
    layout_make(&l, 800, 1200, 100, true);
    ASSERT(l.words.y >= l.board.y + l.board.h);
    layout_make(&l, 500, 300, 100, true);
    ASSERT(box_empty(l.words));
    ASSERT_FALSE(box_empty(l.line));
    PASS();
}

TEST squares_are_whole_pixels_when_they_have_four(void)
{
    struct box area = { 3, 5, 701, 633 };

    for (int files = 1; files <= 1000; files += files < 40 ? 1 : 60) {
        int ranks = 1 + files * 7 % 50;
        float frame = 0.055f * (float)(files > ranks ? files : ranks);
        struct vec extent = { (float)files + 2 * frame,
                              (float)ranks + 2 * frame };
        struct placement p = placement_in(area, extent,
                                          (struct vec){ frame, frame });

        ASSERT(p.unit > 0);
        ASSERT(extent.x * p.unit <= area.w + 0.01f);
        ASSERT(extent.y * p.unit <= area.h + 0.01f);
        ASSERT(p.at.x >= area.x - 1 && p.at.y >= area.y - 1);
        if (p.unit < 4)
            continue;
        ASSERT_EQ(floorf(p.unit), p.unit);
        float corner = p.at.x + frame * p.unit;
        ASSERT(fabsf(corner - roundf(corner)) < 0.01f);
    }
    PASS();
}

TEST boxes_hold_their_edge_but_not_the_one_after(void)
{
    struct box b = { 10, 20, 30, 40 };

    ASSERT(box_holds(b, (struct vec){ 10, 20 }));
    ASSERT(box_holds(b, (struct vec){ 39.9f, 59.9f }));
    ASSERT_FALSE(box_holds(b, (struct vec){ 40, 20 }));
    ASSERT_FALSE(box_holds(b, (struct vec){ 10, 60 }));
    ASSERT(box_empty(box_common(b, (struct box){ 40, 20, 5, 5 })));
    ASSERT(box_empty(box_inset(b, 100)));
    PASS();
}

SUITE(layout)
{
    RUN_TEST(parts_lie_inside_and_apart_at_every_size);
    RUN_TEST(the_least_window_has_every_part);
    RUN_TEST(the_panel_lies_where_it_leaves_more_to_the_board);
    RUN_TEST(a_tall_window_has_room_for_larger_words);
    RUN_TEST(a_small_window_limits_the_scale_to_what_fits);
    RUN_TEST(bare_leaves_the_board_and_words);
    RUN_TEST(squares_are_whole_pixels_when_they_have_four);
    RUN_TEST(boxes_hold_their_edge_but_not_the_one_after);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(layout);
    GREATEST_MAIN_END();
}
