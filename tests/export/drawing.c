/* The drawing all puzzles share, by its draw list: labels beside the board,
 * pieces that are lifted on their way. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>

#include "render/rules.h"
#include "scene/scene.h"
#include "support/run.h"

static struct scene sc;

static void draw(const struct session *ss)
{
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
}

/* --- labels -------------------------------------------------------------- */

static bool overlap(const struct draw *a, const struct draw *b, float unit)
{
    const char *s = scene_string(&sc, a), *t = scene_string(&sc, b);
    int p = rule_text_size(a, s, unit), q = rule_text_size(b, t, unit);
    float w = ((float)p * rule_text_width(a->code, s, a->count) +
               (float)q * rule_text_width(b->code, t, b->count)) /
              2;

    return p > 0 && q > 0 && fabsf(a->at.x - b->at.x) * unit < w &&
           fabsf(a->at.y - b->at.y) * unit < 0.73f * (float)(p + q) / 2;
}

/* The number of labels on a board that is `width` pixels wide; -1 if any two
 * of them lie on each other. */
static int labels(const char *run, float width)
{
    struct session *ss = open_run(run);
    int n = 0;

    draw(ss);
    float unit = width / sc.extent.x;
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind != DRAW_TEXT || d->ink != INK_COORDINATE)
            continue;
        n += rule_text_size(d, scene_string(&sc, d), unit) > 0;
        for (size_t k = 0; k < i; k++)
            if (sc.draws[k].kind == DRAW_TEXT &&
                sc.draws[k].ink == INK_COORDINATE &&
                overlap(&sc.draws[k], d, unit))
                n = -1000000;
    }
    session_close(ss);
    return n < 0 ? -1 : n;
}

TEST labels_never_touch(void)
{
    static const char *const runs[] = {
        "tour size=8x8",     "tour size=20x9",   "tour size=25x25",
        "tour size=27x40",   "tour size=50x50",  "tour size=99x100",
        "tour size=200x200", "tour size=40x300", "tour size=1000x1000",
    };
    static const float widths[] = {
        90, 142, 190, 200, 280, 300, 568, 1000, 2160
    };

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        for (size_t k = 0; k < sizeof widths / sizeof *widths; k++)
            ASSERTm(runs[i], labels(runs[i], widths[k]) >= 0);
    ASSERT_EQ(32, labels("tour size=8x8", 568));
    ASSERT_EQ(2 * (11 + 11), labels("tour size=50x50", 1000));
    PASS();
}

/* --- pieces in the air ---------------------------------------------------- */

static float lift(const struct session *ss)
{
    draw(ss);
    for (size_t i = 0; i < sc.ndraws; i++)
        if (sc.draws[i].kind == DRAW_PIECE)
            return sc.draws[i].extra;
    return -1;
}

TEST a_gliding_piece_is_lifted_and_set_down(void)
{
    struct session *ss = open_run("tour size=6x5 start=a1");
    float before = 0;

    session_set_glide(ss, 200);
    session_chase(ss);
    while (session_advance(ss, 1000, 16))
        ;
    session_seek(ss, 3);
    ASSERT_EQ(0, lift(ss));
    session_step(ss, 1);
    for (int ms = 0; ms < 100; ms += 20) {
        session_advance(ss, 0, 20);
        ASSERT(lift(ss) > before);
        before = lift(ss);
    }
    ASSERT(before > 0.9f && before <= 1);
    while (session_gliding(ss))
        session_advance(ss, 0, 20);
    ASSERT_EQ(0, lift(ss));
    session_set_glide(ss, 0);
    session_step(ss, 1);
    ASSERT_EQ(0, lift(ss));
    session_close(ss);
    PASS();
}

/* --- a finished tour ------------------------------------------------------ */

static int lit(const struct session *ss)
{
    int n = 0;

    draw(ss);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_POLYLINE && sc.draws[i].ink == INK_SHINE;
    return n;
}

/* One step before the end of a tour, with nothing left to do. */
static struct session *open_near_the_end(const char *run)
{
    struct session *ss = open_run(run);

    session_set_glide(ss, 200);
    session_set_shine(ss, 1000);
    session_chase(ss);
    while (session_advance(ss, 1000, 16))
        ;
    session_seek(ss, session_count(ss) - 2);
    return ss;
}

TEST the_end_of_a_tour_shines_once(void)
{
    struct session *ss = open_near_the_end("tour size=6x5 start=a1");
    int most = 0, ms = 0;

    session_step(ss, 1);
    ASSERT(session_shining(ss));
    ASSERT_EQ(0, lit(ss)); /* the knight is still on its way */
    while (session_advance(ss, 0, 20) && ms < 5000) {
        ms += 20;
        most = lit(ss) > most ? lit(ss) : most;
    }
    ASSERT(most >= 5 && most <= 29);
    ASSERT(ms >= 1100 && ms <= 1300);
    ASSERT_FALSE(session_shining(ss));
    ASSERT_EQ(0, lit(ss));
    ASSERT_FALSE(session_advance(ss, 0, 20)); /* nothing left to do */
    session_close(ss);
    PASS();
}

/* Not by a leap there, not on the way back, not in a picture, not where motion
 * is off, not if nothing was found; and whoever goes elsewhere is not held. */
TEST nothing_else_shines(void)
{
    struct session *ss = open_near_the_end("tour size=6x5 start=a1");
    struct look look = *session_look(ss);
    struct pose pose;

    session_seek(ss, session_count(ss) - 1);
    ASSERT_FALSE(session_shining(ss));
    session_step(ss, -1);
    ASSERT_FALSE(session_shining(ss));
    session_step(ss, 1);
    session_advance(ss, 0, 250);
    session_advance(ss, 0, 300);
    ASSERT(session_shining(ss) && lit(ss) > 0);
    pose = session_pose(ss, &look);
    ASSERT_EQ(0, lit(ss));
    session_unpose(ss, pose);
    ASSERT(lit(ss) > 0);
    session_step(ss, -1);
    ASSERT_FALSE(session_shining(ss));
    session_set_shine(ss, 0);
    session_step(ss, 1);
    ASSERT_FALSE(session_shining(ss));
    session_close(ss);
    ss = open_near_the_end("tour size=4x4 start=a1 algorithm=warnsdorff");
    session_step(ss, 1);
    ASSERT_FALSE(session_shining(ss));
    session_close(ss);
    PASS();
}

SUITE(drawing)
{
    scene_init(&sc);
    RUN_TEST(labels_never_touch);
    RUN_TEST(a_gliding_piece_is_lifted_and_set_down);
    RUN_TEST(the_end_of_a_tour_shines_once);
    RUN_TEST(nothing_else_shines);
    scene_free(&sc);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(drawing);
    GREATEST_MAIN_END();
}
