/* Watching the search for queens: what of it is seen on the board. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/trace.h"
#include "scene/scene.h"
#include "support/run.h"

/* Small discs, struck out, down the file that is being filled. */
static int struck(const struct session *ss)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_DISC && sc.draws[i].ink == INK_TARGET;
    scene_free(&sc);
    return n;
}

/* The square on which the moment changed something: where a queen came, was
 * taken off or was refused. */
static int changed_square(const struct position *was,
                          const struct position *now)
{
    for (int sq = 0; sq < position_squares(now); sq++)
        if (was->cell[LAYER_PIECE][sq] != now->cell[LAYER_PIECE][sq] ||
            now->cell[LAYER_WASH][sq])
            return sq;
    return -1;
}

TEST squares_given_up_are_struck_out(void)
{
    struct session *ss = open_and_work("queens size=6 mode=search");
    struct position was;
    int retreats = 0;

    session_seek(ss, 0);
    ASSERT_EQ(0, struck(ss));
    position_init(&was, 6, 6);
    for (size_t i = 1; i < session_count(ss) && i < 400; i++) {
        int sq, flags = session_moment(ss, i)->flags;

        session_seek(ss, i);
        sq = changed_square(&was, session_position(ss));
        retreats += (flags & MOMENT_RETREAT) != 0;
        ASSERT_EQ(sq < 0 ? 0 : 5 - sq / 6 + ((flags & MOMENT_RETREAT) != 0),
                  struck(ss));
        position_copy(&was, session_position(ss));
    }
    ASSERT(retreats > 10);
    position_free(&was);
    session_close(ss);
    PASS();
}

SUITE(watching_queens)
{
    RUN_TEST(squares_given_up_are_struck_out);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(watching_queens);
    GREATEST_MAIN_END();
}
