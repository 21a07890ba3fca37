/* What the methods have in mind, as it is drawn: the right things, below the
 * knight, and of the past as they were then. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "puzzle/trace.h"
#include "support/run.h"

static void draw(const struct session *ss, struct scene *sc)
{
    scene_init(sc);
    scene_clear(sc, session_extent(ss));
    session_draw(ss, sc);
}

static uint64_t picture(const struct session *ss)
{
    struct scene sc;
    uint64_t h;

    draw(ss, &sc);
    h = scene_hash(&sc);
    scene_free(&sc);
    return h;
}

/* How many draws there are of a kind, and of an ink if it is not -1. */
static int count(const struct session *ss, enum draw_kind kind, int ink)
{
    struct scene sc;
    int n = 0;

    draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == kind && (ink < 0 || sc.draws[i].ink == ink);
    scene_free(&sc);
    return n;
}

/* How many texts there are that say just this. */
static int count_words(const struct session *ss, const char *words)
{
    struct scene sc;
    int n = 0;

    draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_TEXT &&
             strcmp(scene_string(&sc, &sc.draws[i]), words) == 0;
    scene_free(&sc);
    return n;
}

/* Goes on until the status begins so; false if it never does. */
static bool seek_status(struct session *ss, const char *begin)
{
    for (size_t i = session_index(ss); i < session_count(ss); i++) {
        session_seek(ss, i);
        if (strncmp(session_status(ss), begin, strlen(begin)) == 0)
            return true;
    }
    return false;
}

/* --- the past ------------------------------------------------------------ */

enum { MOMENTS = 2500 };

TEST the_past_looks_as_it_did_then(const char *text)
{
    struct session *ss = open_run(text);
    uint64_t *then = calloc(MOMENTS + 2, sizeof *then);

    while (session_count(ss) < MOMENTS &&
           session_outcome(ss) == OUTCOME_RUNNING) {
        session_advance(ss, 1, 0);
        session_seek(ss, session_count(ss) - 1);
        then[session_index(ss)] = picture(ss);
    }
    ASSERT(session_count(ss) > 3);
    for (size_t i = session_count(ss); i-- > 1;) {
        session_seek(ss, i);
        ASSERT_EQm(text, then[i], picture(ss));
    }
    free(then);
    session_close(ss);
    PASS();
}

/* --- the knight ---------------------------------------------------------- */

/* The first draw of a kind and an ink, or as many as there are. */
static size_t first_of(const struct scene *sc, enum draw_kind kind, int ink)
{
    size_t i = 0;

    while (i < sc->ndraws &&
           !(sc->draws[i].kind == kind && (ink < 0 || sc->draws[i].ink == ink)))
        i++;
    return i;
}

TEST ways_given_up_are_struck_out(const char *text)
{
    enum { DASHES = 6, DEEPEST = 64 };
    struct session *ss = open_and_work(text);
    int tried[DEEPEST + 1] = { 0 }, retreats = 0;
    uint32_t was = 0;

    for (size_t i = 0; i < session_count(ss) && i < 600; i++) {
        int flags = session_moment(ss, i)->flags, strokes;
        uint32_t n;

        session_seek(ss, i);
        n = session_position(ss)->npath;
        if (n > was)
            tried[n] = 0;
        else
            tried[n]++;
        was = n;
        retreats += (flags & MOMENT_RETREAT) != 0;
        strokes = tried[n] + (flags & MOMENT_RETREAT ? DASHES : 0);
        if (!(flags & MOMENT_DEAD_END) &&
            !strstr(session_explain(ss), "(crossed)"))
            ASSERT_EQ(strokes, count(ss, DRAW_POLYLINE, INK_CONFLICT));
    }
    ASSERT(retreats > 3);
    session_close(ss);
    PASS();
}

/* "7" stands on two squares that the knight can go to from f6, and twice
 * beside the board. */
TEST the_old_numbers_stay_until_the_knight_lands(void)
{
    struct session *ss = open_and_work("tour size=8x8 start=f6 order=s0");

    session_set_glide(ss, 200);
    ASSERT_EQ(4, count_words(ss, "7"));
    session_step(ss, 1);
    ASSERT(session_gliding(ss));
    ASSERT_EQ(4, count_words(ss, "7"));
    ASSERT_EQ(2, count(ss, DRAW_RING, INK_TIE) / 2);
    while (session_gliding(ss))
        session_advance(ss, 0, 50);
    ASSERT_EQ(2, count_words(ss, "7"));
    ASSERT_EQ(1, count(ss, DRAW_RING, INK_TIE));
    session_step(ss, -1);
    ASSERT(session_gliding(ss));
    ASSERT_EQ(2, count_words(ss, "7"));
    while (session_gliding(ss))
        session_advance(ss, 0, 50);
    ASSERT_EQ(4, count_words(ss, "7"));
    session_close(ss);
    PASS();
}

TEST the_last_number_stands_beside_the_knight(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1");

    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(1, count_words(ss, "30"));
    session_seek(ss, 0);
    ASSERT(count_words(ss, "1") >= 1);
    session_close(ss);
    PASS();
}

/* From the first on each bead is warmer than the one before, and none changes
 * when another comes. */
TEST older_beads_are_paler(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1");
    float before = -1, first[2];

    for (int i = 0; i < 2; i++) {
        struct scene sc;

        session_seek(ss, i == 0 ? 9 : session_count(ss) - 1);
        draw(ss, &sc);
        first[i] = 0;
        for (size_t k = 0, n = 0; k < sc.ndraws; k++) {
            const struct draw *d = &sc.draws[k];

            if (d->kind != DRAW_DISC || d->code == 0)
                continue;
            ASSERT(n == 0 || d->extra > before);
            before = d->extra;
            if (n++ == 5)
                first[i] = d->extra;
        }
        scene_free(&sc);
    }
    ASSERT(first[0] > 0 && before < 1);
    ASSERT_EQ(first[0], first[1]);
    session_close(ss);
    PASS();
}

static unsigned line_kind(struct session *ss)
{
    struct scene sc;
    unsigned code;

    draw(ss, &sc);
    code = sc.draws[first_of(&sc, DRAW_POLYLINE, INK_PATH)].code;
    scene_free(&sc);
    return code;
}

/* Below the knight, and part of the line; an arrow without one. */
TEST a_closing_move_is_part_of_the_line(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=b3 closed=on");
    struct look look = *session_look(ss);
    struct scene sc;

    session_seek(ss, session_count(ss) - 2);
    ASSERT_EQ(LINE_WOVEN, line_kind(ss));
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(LINE_WOVEN | LINE_CLOSED, line_kind(ss));
    ASSERT_EQ(1, count(ss, DRAW_POLYLINE, INK_PATH));
    draw(ss, &sc);
    ASSERT(first_of(&sc, DRAW_RING, INK_START) < first_of(&sc, DRAW_PIECE, -1));
    ASSERT(first_of(&sc, DRAW_POLYLINE, INK_PATH) <
           first_of(&sc, DRAW_PIECE, -1));
    scene_free(&sc);
    look.trail = TRAIL_ORDER;
    session_set_look(ss, &look);
    ASSERT_EQ(LINE_WOVEN | LINE_CLOSED | LINE_ORDERED, line_kind(ss));
    look.trail = TRAIL_COLOUR;
    session_set_look(ss, &look);
    ASSERT_EQ(0, count(ss, DRAW_POLYLINE, INK_PATH));
    ASSERT_EQ(1, count(ss, DRAW_ARROW, INK_SOLVED));
    session_close(ss);
    PASS();
}

/* --- ants ---------------------------------------------------------------- */

TEST pheromone_lies_below_the_knight(void)
{
    struct session *ss = open_and_work("tour size=5x5 start=a1 "
                                       "algorithm=ants seed=2");
    size_t field = 0, piece = 0;
    struct scene sc;

    session_seek(ss, 0);
    ASSERT_EQ(0, count(ss, DRAW_POLYLINE, INK_ATTACKED));
    session_seek(ss, session_count(ss) - 1);
    ASSERT(count(ss, DRAW_POLYLINE, INK_ATTACKED) > 5);
    ASSERT_EQ(1, count_words(ss, "100"));
    draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        if (sc.draws[i].kind == DRAW_FIELD)
            field = i;
        if (sc.draws[i].kind == DRAW_PIECE)
            piece = i;
    }
    scene_free(&sc);
    ASSERT(field > 0);
    ASSERT(field < piece);
    session_close(ss);
    PASS();
}

/* --- neurons ------------------------------------------------------------- */

TEST rings_have_colours_and_letters(void)
{
    struct session *ss = open_and_work("tour size=6x6 start=a1 "
                                       "algorithm=neural seed=2");
    bool several = false;

    while (seek_status(ss, "Try ")) {
        if (strstr(session_status(ss), ": 2 rings")) {
            several = true;
            ASSERT(count_words(ss, "A") > 2);
            ASSERT(count_words(ss, "B") > 3);
            ASSERT_EQ(36, count(ss, DRAW_POLYLINE, INK_PATH) +
                              count(ss, DRAW_POLYLINE, INK_CONFLICT));
            ASSERT(strstr(session_explain(ss), "2 rings, not one"));
        }
        if (session_index(ss) + 1 == session_count(ss))
            break;
        session_step(ss, 1);
    }
    ASSERT(several);
    session_close(ss);
    PASS();
}

TEST a_single_ring_is_called_a_tour(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 "
                                       "algorithm=neural seed=1");

    session_seek(ss, session_count(ss) - 30);
    ASSERT(strstr(session_status(ss), ": 1 ring"));
    ASSERT(strstr(session_explain(ss), "a closed tour"));
    ASSERT_EQ(0, count_words(ss, "A"));
    ASSERT_EQ(30, count(ss, DRAW_POLYLINE, INK_PATH));
    session_close(ss);
    PASS();
}

/* --- population ---------------------------------------------------------- */

TEST a_bar_for_each_string_with_marks(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 "
                                       "algorithm=genetic");
    struct session *other = open_run("tour size=6x5 start=a1");
    int bars;

    ASSERT(session_extent(ss).x > session_extent(other).x);
    session_seek(ss, 0);
    bars = count(ss, DRAW_RECT, INK_LINE);
    ASSERT_EQ(50, bars);
    ASSERT_EQ(1, count(ss, DRAW_POLYGON, INK_STRONG));
    ASSERT(seek_status(ss, "Walk 4 begins"));
    ASSERT_EQ(bars - 3, count(ss, DRAW_RECT, INK_LINE));
    ASSERT_EQ(1, count(ss, DRAW_RECT, INK_ACCENT));
    ASSERT_EQ(2, count(ss, DRAW_RECT, INK_FAINT));
    ASSERT_EQ(1, count(ss, DRAW_POLYGON, INK_ACCENT));
    ASSERT_EQ(1, count_words(ss, "Generation 1"));
    session_close(ss);
    session_close(other);
    PASS();
}

/* The number belongs to the moment: a tour is as long as the board. */
TEST the_best_string_is_the_one_that_made_the_tour(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 "
                                       "algorithm=genetic");

    session_seek(ss, session_count(ss) - 1);
    ASSERT_STR_EQ("An open tour of 30 squares", session_status(ss));
    ASSERT_EQ(1, count_words(ss, "best: 30 of 30"));
    session_step(ss, -1);
    ASSERT_EQ(1, count_words(ss, "best: 29 of 30"));
    session_close(ss);
    PASS();
}

/* --- patchwork ----------------------------------------------------------- */

TEST what_is_not_drawn_is_not_said_to_be(void)
{
    static const struct {
        const char *run, *words;
    } said[] = { { "tour size=12x14 algorithm=construct", "before they are" },
                 { "tour size=100x66 algorithm=construct", "are the blocks;" },
                 { "tour size=900x700 algorithm=construct",
                   "blocks are too fine to be drawn here" } };

    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        struct session *ss = open_run(said[i].run);

        ASSERTm(session_explain(ss),
                strstr(session_explain(ss), said[i].words));
        session_close(ss);
    }
    PASS();
}

TEST quadrants_stand_and_are_joined(void)
{
    struct session *ss = open_and_work("tour size=12x12 start=c3 "
                                       "algorithm=parberry");

    session_seek(ss, 0);
    ASSERT_EQ(0u, number(ss, "joins"));
    ASSERT_EQ(4u, number(ss, "blocks"));
    ASSERT_EQ(35, count_words(ss, "A")); /* and the knight */
    ASSERT_EQ(36, count_words(ss, "D"));
    session_step(ss, 1);
    ASSERT_STR_EQ("Join 1 of 1", session_status(ss));
    ASSERT(strstr(session_explain(ss), "4 parts"));
    ASSERT_EQ(1u, number(ss, "joins"));
    ASSERT_EQ(4, count(ss, DRAW_POLYLINE, INK_SOLVED));
    ASSERT_EQ(16, count(ss, DRAW_POLYLINE, INK_CONFLICT));
    session_step(ss, 1);
    ASSERT_EQ(0, count(ss, DRAW_POLYLINE, INK_SOLVED));
    ASSERT_EQ(0, count(ss, DRAW_POLYLINE, INK_CONFLICT));
    session_close(ss);
    PASS();
}

SUITE(overlays)
{
    static const char *const runs[] = {
        "tour size=5x5 start=c3 algorithm=ants",
        "tour size=8x6 start=a1 algorithm=neural seed=3",
        "tour size=5x6 start=c2 algorithm=genetic",
        "tour size=12x12 start=d5 algorithm=parberry",
        "tour size=14x13 start=a1 algorithm=construct",
        "tour size=8x8 start=e3 closed=on",
        NULL
    };

    for (int i = 0; runs[i]; i++)
        RUN_TEST1(the_past_looks_as_it_did_then, runs[i]);
    RUN_TEST1(ways_given_up_are_struck_out,
              "tour size=5x4 start=a1 algorithm=backtracking");
    RUN_TEST1(ways_given_up_are_struck_out, "tour size=8x8 start=e3 order=s0");
    RUN_TEST1(ways_given_up_are_struck_out,
              "tour size=4x5 start=a1 algorithm=backtracking counts=off");
    RUN_TEST(the_old_numbers_stay_until_the_knight_lands);
    RUN_TEST(the_last_number_stands_beside_the_knight);
    RUN_TEST(older_beads_are_paler);
    RUN_TEST(a_closing_move_is_part_of_the_line);
    RUN_TEST(pheromone_lies_below_the_knight);
    RUN_TEST(rings_have_colours_and_letters);
    RUN_TEST(a_single_ring_is_called_a_tour);
    RUN_TEST(a_bar_for_each_string_with_marks);
    RUN_TEST(the_best_string_is_the_one_that_made_the_tour);
    RUN_TEST(what_is_not_drawn_is_not_said_to_be);
    RUN_TEST(quadrants_stand_and_are_joined);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(overlays);
    GREATEST_MAIN_END();
}
