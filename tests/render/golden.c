/* Whole pictures, against those that somebody has looked at. */
#include <greatest.h>

#include "support/golden.h"
#include "support/sample.h"

static struct scene sc;
static struct fonts *fonts;

static bool check(const char *name, const char *theme, float unit)
{
    SDL_Surface *s = picture_of(&sc, theme_find(theme), unit, fonts);
    bool ok = golden_check(name, s);
    SDL_FreeSurface(s);
    return ok;
}

TEST every_kind_of_draw(void)
{
    sample_board(&sc, 7, 4, false);
    sample_names(&sc);
    sample_shapes(&sc);
    ASSERT(check("kinds_brown", "brown", 40));
    ASSERT(check("kinds_contrast", "contrast", 33.3f));
    PASS();
}

TEST a_game_about_to_begin(void)
{
    sample_board(&sc, 8, 8, false);
    sample_names(&sc);
    sample_pieces(&sc);
    ASSERT(check("pieces_green", "green", 48));
    ASSERT(check("pieces_small", "blue", 16));
    PASS();
}

TEST a_path_on_a_flipped_board_with_a_hole(void)
{
    sample_board(&sc, 6, 5, true);
    scene_hole(&sc, 29);
    scene_hole(&sc, 7);
    sample_names(&sc);
    sample_path(&sc);
    ASSERT(check("path_flipped", "brown", 50));
    ASSERT(check("path_paper", "paper", 50));
    PASS();
}

TEST a_board_too_large_for_squares(void)
{
    sample_board(&sc, 300, 200, false);
    ASSERT(check("large_board", "brown", 1));
    PASS();
}

SUITE(golden)
{
    scene_init(&sc);
    fonts = picture_fonts();
    RUN_TEST(every_kind_of_draw);
    RUN_TEST(a_game_about_to_begin);
    RUN_TEST(a_path_on_a_flipped_board_with_a_hole);
    RUN_TEST(a_board_too_large_for_squares);
    fonts_close(fonts);
    scene_free(&sc);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(golden);
    GREATEST_MAIN_END();
}
