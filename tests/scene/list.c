/* Filling scenes: where things land, what is kept, what equality means. */
#include <greatest.h>

#include <string.h>

#include "scene/scene.h"

static struct scene sc;

static void set_up(void *ctx)
{
    (void)ctx;
    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 20, 10 });
}

static void tear_down(void *ctx)
{
    (void)ctx;
    scene_free(&sc);
}

static const struct draw *last(void)
{
    return &sc.draws[sc.ndraws - 1];
}

TEST a1_is_at_the_bottom_left(void)
{
    scene_grid(&sc, 6, 5, false);
    struct vec a1 = scene_square(&sc, 0), f5 = scene_square(&sc, 29);
    ASSERT_EQ(0.5f, a1.x);
    ASSERT_EQ(4.5f, a1.y);
    ASSERT_EQ(5.5f, f5.x);
    ASSERT_EQ(0.5f, f5.y);
    struct box b2 = scene_square_box(&sc, 7);
    ASSERT_EQ(1, b2.x);
    ASSERT_EQ(3, b2.y);
    ASSERT_EQ(1, b2.w);
    ASSERT_EQ(1, b2.h);
    PASS();
}

TEST a_flipped_board_has_a1_at_the_top_right(void)
{
    scene_grid(&sc, 6, 5, true);
    struct vec a1 = scene_square(&sc, 0), b1 = scene_square(&sc, 1);
    ASSERT_EQ(5.5f, a1.x);
    ASSERT_EQ(0.5f, a1.y);
    ASSERT_EQ(4.5f, b1.x);
    ASSERT_EQ(0.5f, b1.y);
    struct vec f5 = scene_square(&sc, 29);
    ASSERT_EQ(0.5f, f5.x);
    ASSERT_EQ(4.5f, f5.y);
    PASS();
}

/* a1 is dark on every board, so the colour of the corner depends on the size
 * and on which way round it lies. */
TEST the_corner_square_has_the_right_colour(void)
{
    static const struct {
        int files, ranks;
        bool flipped;
        int code;
    } at[] = {
        { 8, 8, false, 1 }, { 8, 8, true, 1 },  { 6, 5, false, 0 },
        { 6, 5, true, 1 },  { 5, 6, false, 1 }, { 5, 6, true, 0 },
        { 1, 1, false, 0 }, { 1, 1, true, 0 },
    };
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        scene_grid(&sc, at[i].files, at[i].ranks, at[i].flipped);
        scene_board(&sc, 0);
        ASSERT_EQ_FMT(at[i].code, last()->code, "%d");
        ASSERT_EQ(DRAW_BOARD, last()->kind);
        ASSERT_EQ_FMT(at[i].files, scene_columns(last()), "%d");
        ASSERT_EQ_FMT(at[i].ranks, scene_rows(last()), "%d");
    }
    PASS();
}

TEST a_frame_lies_below_its_board(void)
{
    scene_grid(&sc, 3, 2, false);
    scene_board(&sc, 0.5f);
    ASSERT_EQ(2, sc.ndraws);
    ASSERT_EQ(DRAW_FRAME, sc.draws[0].kind);
    ASSERT_EQ(0.5f, sc.draws[0].extra);
    ASSERT_EQ(DRAW_BOARD, sc.draws[1].kind);
    PASS();
}

TEST place_moves_and_scales_boxes(void)
{
    scene_place(&sc, (struct vec){ 10, 20 }, 4);
    scene_outline(&sc, (struct box){ 1, 2, 3, 5 }, 0.25f, 0.5f, INK_END);
    ASSERT_EQ(14, last()->at.x);
    ASSERT_EQ(28, last()->at.y);
    ASSERT_EQ(12, last()->size.x);
    ASSERT_EQ(20, last()->size.y);
    ASSERT_EQ(1, last()->extra);
    ASSERT_EQ(2, last()->stroke);
    ASSERT_EQ(INK_END, last()->ink);
    PASS();
}

TEST place_scales_a_board_but_not_its_number_of_squares(void)
{
    scene_place(&sc, (struct vec){ 7, 9 }, 31.7f);
    scene_grid(&sc, 100, 37, false);
    scene_board(&sc, 2);
    ASSERT_EQ(100, scene_columns(last()));
    ASSERT_EQ(37, scene_rows(last()));
    ASSERT_IN_RANGE(31.7f, last()->stroke, 0.001f);
    ASSERT_IN_RANGE(63.4f, sc.draws[0].extra, 0.001f);
    ASSERT_EQ(7, last()->at.x);
    PASS();
}

TEST place_scales_circles_and_pieces(void)
{
    scene_place(&sc, (struct vec){ 10, 20 }, 4);
    scene_disc(&sc, (struct vec){ 1, 1 }, 0.5f, INK_TARGET);
    ASSERT_EQ(2, last()->size.x);
    ASSERT_EQ(14, last()->at.x);
    scene_ring(&sc, (struct vec){ 1, 1 }, 0.5f, 0.25f, INK_START);
    ASSERT_EQ(1, last()->stroke);
    scene_piece(&sc, (struct vec){ 2, 3 }, 13, 0.5f);
    ASSERT_EQ(18, last()->at.x);
    ASSERT_EQ(32, last()->at.y);
    ASSERT_EQ(4, last()->size.x);
    ASSERT_EQ(13, last()->code);
    ASSERT_EQ(0.5f, last()->alpha);
    PASS();
}

TEST place_moves_and_scales_lines(void)
{
    const struct vec pts[3] = { { 0, 0 }, { 1, 2 }, { 3, 1 } };
    scene_place(&sc, (struct vec){ 10, 20 }, 4);
    scene_polyline(&sc, pts, 3, 0.5f, 0.25f, INK_PATH);
    ASSERT_EQ(2, last()->stroke);
    ASSERT_EQ(1, last()->extra);
    ASSERT_EQ(3, last()->count);
    const struct vec *to = scene_points(&sc, last());
    ASSERT_EQ(10, to[0].x);
    ASSERT_EQ(28, to[1].y);
    ASSERT_EQ(22, to[2].x);
    scene_arrow(&sc, pts[0], pts[2], 0.5f, INK_SOLVED);
    ASSERT_EQ(2, last()->stroke);
    ASSERT_EQ(24, scene_points(&sc, last())[1].y);
    PASS();
}

TEST place_scales_text_and_its_room(void)
{
    scene_place(&sc, (struct vec){ 10, 20 }, 4);
    scene_text(&sc, (struct vec){ 1, 1 }, 0.5f, 0.75f, FACE_BOLD, ANCHOR_RIGHT,
               INK_LABEL, "f6 → g8");
    ASSERT_EQ(2, last()->size.x);
    ASSERT_EQ(3, last()->extra);
    ASSERT_EQ(FACE_BOLD, last()->code);
    ASSERT_EQ(ANCHOR_RIGHT, last()->anchor);
    ASSERT_EQ(9, last()->count);
    ASSERT_STR_EQ("f6 → g8", scene_string(&sc, last()));
    PASS();
}

TEST clearing_ends_the_place(void)
{
    scene_place(&sc, (struct vec){ 10, 20 }, 4);
    scene_disc(&sc, (struct vec){ 1, 1 }, 1, INK_TARGET);
    scene_ground(&sc);
    scene_clear(&sc, (struct vec){ 3, 3 });
    ASSERT_EQ(0, sc.ndraws);
    ASSERT_FALSE(sc.ground);
    scene_disc(&sc, (struct vec){ 1, 1 }, 1, INK_TARGET);
    ASSERT_EQ(1, last()->at.x);
    ASSERT_EQ(1, last()->size.x);
    PASS();
}

/* A wash is handed over by square and kept in the order of reading. */
TEST a_field_is_kept_in_reading_order(void)
{
    const uint8_t level[6] = { 1, 2, 3, 4, 5, 6 }; /* a1 b1 c1 a2 ... */
    const uint8_t upright[6] = { 4, 5, 6, 1, 2, 3 };
    const uint8_t flipped[6] = { 3, 2, 1, 6, 5, 4 };
    scene_grid(&sc, 3, 2, false);
    scene_field(&sc, level);
    ASSERT_EQ(6, last()->count);
    ASSERT_MEM_EQ(upright, scene_levels(&sc, last()), 6);
    scene_grid(&sc, 3, 2, true);
    scene_field(&sc, level);
    ASSERT_MEM_EQ(flipped, scene_levels(&sc, last()), 6);
    PASS();
}

TEST fading_multiplies(void)
{
    scene_grid(&sc, 2, 3, false);
    scene_tint(&sc, 5, INK_VISITED, 0.5f);
    scene_fade(&sc, 0.5f);
    ASSERT_EQ(0.25f, last()->alpha);
    scene_hatch(&sc, 0, INK_ATTACKED);
    ASSERT_EQ(1, last()->alpha);
    PASS();
}

/* Points stay where they are when texts of odd lengths come between. */
TEST data_stays_aligned_and_in_place(void)
{
    const struct vec pts[2] = { { 1, 2 }, { 3, 4 } };
    for (int i = 0; i < 200; i++) {
        scene_text(&sc, (struct vec){ 0, 0 }, 1, 0, FACE_SANS, ANCHOR_LEFT,
                   INK_TEXT, &"odd"[i % 4]);
        scene_polyline(&sc, pts, 2, 1, 0, INK_PATH);
    }
    for (size_t i = 0; i < sc.ndraws; i += 2) {
        ASSERT_STR_EQ(&"odd"[i / 2 % 4], scene_string(&sc, &sc.draws[i]));
        ASSERT_EQ(0, sc.draws[i + 1].first % 4);
        ASSERT_EQ(3, scene_points(&sc, &sc.draws[i + 1])[1].x);
    }
    PASS();
}

static void fill(struct scene *to, const char *word)
{
    const struct vec pts[2] = { { 0, 0 }, { 1, 1 } };
    scene_clear(to, (struct vec){ 8, 8 });
    scene_grid(to, 5, 4, false);
    scene_board(to, 0.3f);
    scene_hole(to, 3);
    scene_text(to, (struct vec){ 0, 0 }, 1, 0, FACE_SANS, ANCHOR_LEFT, INK_TEXT,
               word);
    scene_polyline(to, pts, 2, 1, 0, INK_PATH);
    scene_clip(to, (struct box){ 0, 0, 1, 1 });
    scene_unclip(to);
}

TEST equal_scenes_are_equal_bytes(void)
{
    struct scene other;
    scene_init(&other);
    for (int i = 0; i < 100; i++) /* leave rubbish in its memory */
        scene_text(&other, (struct vec){ 5, 5 }, 7, 3, FACE_MONO, ANCHOR_RIGHT,
                   INK_HINT, "rubbish");
    fill(&sc, "abc");
    fill(&other, "abc");
    bool same = sc.ndraws == other.ndraws && sc.ndata == other.ndata &&
                memcmp(sc.draws, other.draws, sc.ndraws * sizeof *sc.draws) ==
                    0 &&
                memcmp(sc.data, other.data, sc.ndata) == 0 &&
                scene_hash(&sc) == scene_hash(&other);
    fill(&other, "abd");
    bool told_apart = scene_hash(&sc) != scene_hash(&other);
    scene_free(&other);
    ASSERT(same);
    ASSERT(told_apart);
    PASS();
}

TEST the_hash_sees_the_extent_and_every_draw(void)
{
    uint64_t before = scene_hash(&sc), with_disc;
    scene_disc(&sc, (struct vec){ 1, 1 }, 1, INK_TARGET);
    with_disc = scene_hash(&sc);
    ASSERT(before != with_disc);
    scene_fade(&sc, 0.999f);
    ASSERT(with_disc != scene_hash(&sc));
    scene_clear(&sc, (struct vec){ 20, 11 });
    ASSERT(before != scene_hash(&sc));
    scene_clear(&sc, (struct vec){ 20, 10 });
    ASSERT(before == scene_hash(&sc));
    PASS();
}

TEST an_empty_line_and_an_empty_text_are_harmless(void)
{
    scene_polyline(&sc, NULL, 0, 1, 0, INK_PATH);
    ASSERT_EQ(0, last()->count);
    scene_text(&sc, (struct vec){ 0, 0 }, 1, 0, FACE_SANS, ANCHOR_LEFT,
               INK_TEXT, "");
    ASSERT_STR_EQ("", scene_string(&sc, last()));
    PASS();
}

TEST what_is_sunk_lies_below_what_came_before(void)
{
    scene_clear(&sc, (struct vec){ 2, 2 });
    scene_disc(&sc, (struct vec){ 0, 0 }, 1, INK_TEXT);
    scene_shelf(&sc);
    scene_disc(&sc, (struct vec){ 1, 0 }, 1, INK_TEXT);
    scene_disc(&sc, (struct vec){ 2, 0 }, 1, INK_TEXT);
    scene_sink(&sc, 2);
    scene_disc(&sc, (struct vec){ 3, 0 }, 1, INK_TEXT);
    scene_sink(&sc, 3);
    scene_sink(&sc, 4); /* nothing */
    ASSERT_EQ(4u, sc.ndraws);
    ASSERT_EQ(0, (int)sc.draws[0].at.x);
    ASSERT_EQ(2, (int)sc.draws[1].at.x);
    ASSERT_EQ(3, (int)sc.draws[2].at.x);
    ASSERT_EQ(1, (int)sc.draws[3].at.x);
    PASS();
}

TEST a_trimmed_scene_shows_the_same_and_can_grow(void)
{
    uint64_t before;

    for (int i = 0; i < 1000; i++)
        scene_disc(&sc, (struct vec){ 0, 0 }, 1, INK_TEXT);
    scene_clear(&sc, (struct vec){ 2, 2 });
    scene_trim(&sc);
    ASSERT_EQ(0u, sc.ndraws);
    scene_text(&sc, (struct vec){ 0, 0 }, 1, 0, FACE_SANS, ANCHOR_LEFT,
               INK_TEXT, "some words");
    before = scene_hash(&sc);
    scene_trim(&sc);
    ASSERT_EQ(1u, sc.draws_cap);
    ASSERT_EQ(before, scene_hash(&sc));
    scene_disc(&sc, (struct vec){ 1, 0 }, 1, INK_TEXT);
    ASSERT_STR_EQ("some words", scene_string(&sc, &sc.draws[0]));
    ASSERT_EQ(1, (int)last()->at.x);
    PASS();
}

SUITE(scenes)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a1_is_at_the_bottom_left);
    RUN_TEST(a_flipped_board_has_a1_at_the_top_right);
    RUN_TEST(the_corner_square_has_the_right_colour);
    RUN_TEST(a_frame_lies_below_its_board);
    RUN_TEST(place_moves_and_scales_boxes);
    RUN_TEST(place_scales_a_board_but_not_its_number_of_squares);
    RUN_TEST(place_scales_circles_and_pieces);
    RUN_TEST(place_moves_and_scales_lines);
    RUN_TEST(place_scales_text_and_its_room);
    RUN_TEST(clearing_ends_the_place);
    RUN_TEST(a_field_is_kept_in_reading_order);
    RUN_TEST(fading_multiplies);
    RUN_TEST(data_stays_aligned_and_in_place);
    RUN_TEST(equal_scenes_are_equal_bytes);
    RUN_TEST(the_hash_sees_the_extent_and_every_draw);
    RUN_TEST(an_empty_line_and_an_empty_text_are_harmless);
    RUN_TEST(what_is_sunk_lies_below_what_came_before);
    RUN_TEST(a_trimmed_scene_shows_the_same_and_can_grow);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(scenes);
    GREATEST_MAIN_END();
}
