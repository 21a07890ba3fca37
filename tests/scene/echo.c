/* Copies of a board beside itself: where everything in them lies. */
#include <greatest.h>

#include <string.h>

#include "scene/echo.h"

static struct scene sc;

/* A grid of 3 by 2, twice as large, with its corner at 10, 20. */
static void set_up(void)
{
    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 100, 100 });
    scene_place(&sc, (struct vec){ 10, 20 }, 2);
    scene_grid(&sc, 3, 2, false);
}

static const struct draw *copy_of(int i, bool over)
{
    struct echo echo = { { 3, 0 }, over, { 3, 0, 3, 2 } };
    size_t end = sc.ndraws;

    scene_echo(&sc, 0, end, &echo);
    return &sc.draws[end + 1 + (size_t)i];
}

TEST what_stands_on_a_square_stands_on_it_in_the_copy(bool over)
{
    const struct draw *d;

    set_up();
    scene_piece(&sc, scene_square(&sc, 1), 1, 1); /* b1 */
    d = copy_of(0, over);
    ASSERT_EQ(DRAW_PIECE, d->kind);
    ASSERT_IN_RANGE(10 + 2 * 4.5, d->at.x, 1e-4);
    ASSERT_IN_RANGE(over ? 20 + 2 * 0.5 : 20 + 2 * 1.5, d->at.y, 1e-4);
    scene_free(&sc);
    PASS();
}

TEST boxes_are_moved_by_their_corner(bool over)
{
    const struct draw *d;

    set_up();
    scene_tint(&sc, 0, INK_START, 1); /* a1, below */
    d = copy_of(0, over);
    ASSERT_IN_RANGE(16, d->at.x, 1e-4);
    ASSERT_IN_RANGE(over ? 20 : 22, d->at.y, 1e-4);
    ASSERT_IN_RANGE(2, d->size.y, 1e-4);
    scene_free(&sc);
    PASS();
}

TEST lines_keep_their_own_points(bool over)
{
    struct vec pts[2] = { { 0.5f, 0.5f }, { 1.5f, 1.5f } }, was[2], now[2];
    const struct draw *d;

    set_up();
    scene_polyline(&sc, pts, 2, 0.1f, 0, INK_PATH);
    d = copy_of(0, over);
    memcpy(was, sc.data + sc.draws[0].first, sizeof was);
    memcpy(now, sc.data + d->first, sizeof now);
    ASSERT_IN_RANGE(21, was[0].y, 1e-4);
    ASSERT_IN_RANGE(was[0].x + 6, now[0].x, 1e-4);
    ASSERT_IN_RANGE(over ? was[1].y : was[0].y, now[0].y, 1e-4);
    ASSERT_IN_RANGE(over ? was[0].y : was[1].y, now[1].y, 1e-4);
    scene_free(&sc);
    PASS();
}

TEST fields_and_boards_are_turned_over(void)
{
    const uint8_t level[6] = { 1, 2, 3, 4, 5, 6 };
    const struct draw *d;
    uint8_t was[6], now[6];

    set_up();
    scene_board(&sc, 0.1f);
    scene_field(&sc, level);
    ASSERT_EQ(DRAW_FRAME, sc.draws[0].kind); /* which is left out */
    d = copy_of(0, true);
    ASSERT_EQ(DRAW_BOARD, d->kind);
    ASSERT(d->code != sc.draws[1].code);
    memcpy(was, sc.data + sc.draws[2].first, sizeof was);
    memcpy(now, sc.data + d[1].first, sizeof now);
    ASSERT_MEM_EQ(was, now + 3, 3);
    ASSERT_MEM_EQ(was + 3, now, 3);
    scene_free(&sc);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    for (int over = 0; over < 2; over++) {
        RUN_TESTp(what_stands_on_a_square_stands_on_it_in_the_copy, over);
        RUN_TESTp(boxes_are_moved_by_their_corner, over);
        RUN_TESTp(lines_keep_their_own_points, over);
    }
    RUN_TEST(fields_and_boards_are_turned_over);
    GREATEST_MAIN_END();
}
