/* Lines across seams, in the scene's own units and both ways up. */
#include <greatest.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "chess/route.h"
#include "scene/seam.h"

static struct scene sc;
static struct board b;
static struct mover knight;

static void set_up(enum surface s, bool flipped)
{
    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 8, 6 });
    scene_grid(&sc, 8, 6, flipped);
    board_init(&b, 8, 6);
    b.surface = s;
    mover_of(&knight, PIECE_KNIGHT);
}

static void tear_down(void)
{
    scene_free(&sc);
    board_free(&b);
}

/* a1 to h3 over the left edge: cut half way, at the height of a2. */
TEST out_at_one_edge_and_in_at_the_other(bool flipped)
{
    struct seam_part p[ROUTE_PARTS_MAX];
    float left = flipped ? 8 : 0, middle = flipped ? 1.5f : 4.5f;

    set_up(SURFACE_CYLINDER, flipped);
    ASSERT_EQ(2, seam_parts(&sc, &b, &knight, 0, 23, p));
    ASSERT_IN_RANGE(scene_square(&sc, 0).x, p[0].ends[0].x, 1e-3);
    ASSERT_IN_RANGE(scene_square(&sc, 0).y, p[0].ends[0].y, 1e-3);
    ASSERT_IN_RANGE(left, p[0].ends[1].x, 1e-3);
    ASSERT_IN_RANGE(middle, p[0].ends[1].y, 1e-3);
    ASSERT_IN_RANGE(8 - left, p[1].ends[0].x, 1e-3);
    ASSERT_IN_RANGE(middle, p[1].ends[0].y, 1e-3);
    ASSERT_IN_RANGE(scene_square(&sc, 23).x, p[1].ends[1].x, 1e-3);
    ASSERT_IN_RANGE(scene_square(&sc, 23).y, p[1].ends[1].y, 1e-3);
    seam_line(&sc, &b, &knight, 0, 23, 0.1f, 0, INK_PATH);
    ASSERT_EQ(2, sc.ndraws);
    tear_down();
    PASS();
}

TEST flat_boards_have_one_straight_line(void)
{
    set_up(SURFACE_FLAT, false);
    seam_line(&sc, &b, NULL, 0, 47, 0.1f, 0, INK_PATH);
    ASSERT_EQ(1, sc.ndraws);
    tear_down();
    PASS();
}

TEST points_lie_on_the_way(void)
{
    struct vec at;

    set_up(SURFACE_CYLINDER, false);
    at = seam_point(&sc, &b, &knight, 0, 23, 0);
    ASSERT_IN_RANGE(0.5, at.x, 1e-3);
    at = seam_point(&sc, &b, &knight, 0, 23, 0.25f);
    ASSERT_IN_RANGE(0.25, at.x, 1e-3);
    ASSERT_IN_RANGE(5, at.y, 1e-3);
    at = seam_point(&sc, &b, &knight, 0, 23, 0.75f);
    ASSERT_IN_RANGE(7.75, at.x, 1e-3);
    ASSERT_IN_RANGE(4, at.y, 1e-3);
    at = seam_point(&sc, &b, &knight, 0, 23, 1);
    ASSERT_IN_RANGE(7.5, at.x, 1e-3);
    tear_down();
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TESTp(out_at_one_edge_and_in_at_the_other, false);
    RUN_TESTp(out_at_one_edge_and_in_at_the_other, true);
    RUN_TEST(flat_boards_have_one_straight_line);
    RUN_TEST(points_lie_on_the_way);
    GREATEST_MAIN_END();
}
