/* The figure beside the menu of pieces. */
#include <greatest.h>

#include <math.h>
#include <string.h>

#include "base/error.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "scene/moves.h"
#include "scene/scene.h"

static struct scene sc;

static void draw(const char *piece)
{
    scene_clear(&sc, (struct vec){ 240, 120 });
    moves_draw(piece, &(struct box){ 4, 2, 240, 120 }, &sc);
}

/* How many draws are of this kind, in this ink. */
static int drawn(enum draw_kind kind, enum ink ink)
{
    int n = 0;

    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == kind && sc.draws[i].ink == ink;
    return n;
}

/* The squares of the little board, and what is marked on it. */
TEST every_square_it_goes_to_is_marked(void)
{
    for (int i = 0; mover_names[i]; i++) {
        int squares, side, attacked[19 * 19];
        struct board b;
        struct mover m;
        struct error err;

        draw(mover_names[i]);
        ASSERT(mover_parse(&m, mover_names[i], &err));
        squares = drawn(DRAW_RECT, INK_HOVER) + drawn(DRAW_RECT, INK_RAISED);
        side = (int)lroundf(sqrtf((float)squares));
        ASSERT_EQ(squares, side * side);
        board_init(&b, side, side);
        ASSERT_EQ_FMT(attack_squares(&b, NULL, &m, squares / 2, attacked),
                      drawn(DRAW_RECT, INK_ACCENT), "%d");
        board_free(&b);
    }
    PASS();
}

TEST rides_are_told_from_leaps(void)
{
    draw("knight");
    ASSERT_EQ(0, drawn(DRAW_POLYLINE, INK_ACCENT));
    draw("nightrider");
    ASSERT_EQ(8, drawn(DRAW_POLYLINE, INK_ACCENT));
    draw("chancellor");
    ASSERT_EQ(4, drawn(DRAW_POLYLINE, INK_ACCENT));
    PASS();
}

TEST what_is_no_piece_is_not_drawn(void)
{
    draw("unicorn");
    ASSERT_EQ(0, sc.ndraws);
    PASS();
}

/* The longest leaps, and the terms of which there are most. */
TEST all_of_it_lies_in_its_room(void)
{
    static const char *const pieces[] = { "king", "9,9*", "0,9",
                                          "0,1*+1,1*+1,2*+1,3*+2,3*+9,9*" };

    for (int i = 0; i < 4; i++) {
        draw(pieces[i]);
        for (size_t k = 0; k < sc.ndraws; k++) {
            const struct draw *d = &sc.draws[k];
            bool box = d->kind == DRAW_RECT;

            ASSERT(d->kind == DRAW_POLYLINE ||
                   (d->at.x >= 3.9f && d->at.y >= 1.9f));
            ASSERT(!box || (d->at.x + d->size.x < 124.1f &&
                            d->at.y + d->size.y < 122.1f));
        }
        ASSERT_EQ(4, sc.origin.x + 4);
        ASSERT_EQ(1, sc.scale);
    }
    PASS();
}

SUITE(moves)
{
    RUN_TEST(every_square_it_goes_to_is_marked);
    RUN_TEST(rides_are_told_from_leaps);
    RUN_TEST(what_is_no_piece_is_not_drawn);
    RUN_TEST(all_of_it_lies_in_its_room);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    scene_init(&sc);
    RUN_SUITE(moves);
    scene_free(&sc);
    GREATEST_MAIN_END();
}
