/*
 * Beyond joined edges a board goes on with itself: how many copies lie around
 * it, where, and that there is no room for coordinates then.
 */
#include <greatest.h>

#include <math.h>

#include "puzzle/plan.h"
#include "support/run.h"

enum { COPIES_MOST = 8 };

/* Where the board has its corner, and the copies that are drawn around it. */
struct seen {
    struct vec origin, extent;
    int n, texts;
    struct box at[COPIES_MOST];
};

static struct seen seen_of(const char *run, struct look look)
{
    struct session *ss = open_and_work(run);
    struct seen s = { .n = 0 };
    struct scene sc;

    scene_init(&sc);
    session_set_look(ss, &look);
    session_draw(ss, &sc);
    s.origin = session_board_origin(ss);
    s.extent = session_extent(ss);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        s.texts += d->kind == DRAW_TEXT;
        /* each is paled by a sheet of the background over it */
        if (d->kind == DRAW_RECT && d->ink == INK_BACK && s.n < COPIES_MOST)
            s.at[s.n++] = (struct box){ d->at.x - s.origin.x,
                                        d->at.y - s.origin.y, d->size.x,
                                        d->size.y };
    }
    scene_free(&sc);
    session_close(ss);
    return s;
}

static struct look around(void)
{
    return (struct look){ .coordinates = true,
                          .frame = true,
                          .trail = TRAIL_OFF,
                          .neighbours = true };
}

static bool has(const struct seen *s, float x, float y, float w, float h)
{
    int n = 0;

    for (int i = 0; i < s->n; i++)
        n += fabsf(s->at[i].x - x) < 0.01f && fabsf(s->at[i].y - y) < 0.01f &&
             fabsf(s->at[i].w - w) < 0.01f && fabsf(s->at[i].h - h) < 0.01f;
    return n == 1;
}

TEST a_torus_has_eight_neighbours(void)
{
    struct seen s = seen_of("tour size=6x5 surface=torus", around());

    ASSERT_EQ_FMT(8, s.n, "%d");
    ASSERT(has(&s, -2, -2, 2, 2)); /* two squares of each are seen */
    ASSERT(has(&s, 0, -2, 6, 2));
    ASSERT(has(&s, 6, -2, 2, 2));
    ASSERT(has(&s, -2, 0, 2, 5));
    ASSERT(has(&s, 6, 0, 2, 5));
    ASSERT(has(&s, -2, 5, 2, 2));
    ASSERT(has(&s, 0, 5, 6, 2));
    ASSERT(has(&s, 6, 5, 2, 2));
    ASSERT_IN_RANGE(2, s.origin.x, 0.01f);
    ASSERT_IN_RANGE(10, s.extent.x, 0.01f);
    ASSERT_IN_RANGE(9, s.extent.y, 0.01f);
    PASS();
}

TEST of_a_cylinder_the_sides_are_joined(void)
{
    struct seen s = seen_of("tour size=6x5 surface=cylinder", around());

    ASSERT_EQ_FMT(2, s.n, "%d");
    ASSERT(has(&s, -2, 0, 2, 5));
    ASSERT(has(&s, 6, 0, 2, 5));
    s = seen_of("tour size=6x5 surface=mobius", around());
    ASSERT_EQ_FMT(2, s.n, "%d");
    s = seen_of("tour size=6x5 surface=klein", around());
    ASSERT_EQ_FMT(8, s.n, "%d");
    PASS();
}

/* Half of it on either side is all there is. */
TEST of_a_small_board_less_is_seen(void)
{
    struct seen s = seen_of("tour size=7x3 surface=torus", around());

    ASSERT_EQ_FMT(8, s.n, "%d");
    ASSERT(has(&s, -1.5f, -1.5f, 1.5f, 1.5f));
    ASSERT(has(&s, 0, 3, 7, 1.5f));
    PASS();
}

TEST a_flat_board_is_alone_and_so_is_one_that_is_a_task(void)
{
    static const char torus[] = "tour size=6x5 surface=torus";
    struct look blank = around(), off = around();

    blank.blank = true;
    off.neighbours = false;
    ASSERT_EQ_FMT(0, seen_of("tour size=6x5", around()).n, "%d");
    ASSERT_EQ_FMT(0, seen_of(torus, blank).n, "%d");
    ASSERT_EQ_FMT(0, seen_of(torus, off).n, "%d");
    PASS();
}

TEST where_the_copies_are_there_is_no_room_for_coordinates(void)
{
    struct look with = around(), without = around();

    with.neighbours = without.neighbours = without.coordinates = false;
    ASSERT_EQ_FMT(2 * (6 + 5), /* files and ranks, on either side */
                  seen_of("tour size=6x5 surface=torus", with).texts -
                      seen_of("tour size=6x5 surface=torus", without).texts,
                  "%d");
    with.neighbours = without.neighbours = true;
    ASSERT_EQ_FMT(seen_of("tour size=6x5 surface=torus", with).texts,
                  seen_of("tour size=6x5 surface=torus", without).texts, "%d");
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_torus_has_eight_neighbours);
    RUN_TEST(of_a_cylinder_the_sides_are_joined);
    RUN_TEST(of_a_small_board_less_is_seen);
    RUN_TEST(a_flat_board_is_alone_and_so_is_one_that_is_a_task);
    RUN_TEST(where_the_copies_are_there_is_no_room_for_coordinates);
    GREATEST_MAIN_END();
}
