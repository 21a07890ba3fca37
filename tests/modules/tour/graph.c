/*
 * The knight's graph as it is drawn and told: every move once, with how many
 * each square has; the ring of small boards; what is too large is refused.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>
#include <stdlib.h>

#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "support/run.h"
#include "support/tour/verifier.h"

static void draw(const struct session *ss, struct scene *sc)
{
    scene_init(sc);
    scene_clear(sc, session_extent(ss));
    session_draw(ss, sc);
}

static float off(struct vec a, struct vec b)
{
    return fabsf(a.x - b.x) + fabsf(a.y - b.y);
}

/* The middle of a square in the picture. */
static struct vec centre(const struct session *ss, int square)
{
    struct vec origin = session_board_origin(ss);
    int files, ranks;

    session_size(ss, &files, &ranks);
    return (struct vec){ origin.x + (float)(square % files) + 0.5f,
                         origin.y + (float)(ranks - 1 - square / files) +
                             0.5f };
}

/* Is there a line of the graph just between the two points? */
static int lines_between(const struct scene *sc, struct vec a, struct vec b)
{
    int n = 0;

    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];
        const struct vec *p = scene_points(sc, d);

        if (d->kind == DRAW_POLYLINE && d->ink == INK_TARGET && d->count == 2)
            n += off(p[0], a) + off(p[1], b) < 0.001f ||
                 off(p[0], b) + off(p[1], a) < 0.001f;
    }
    return n;
}

/* The small number in the corner of a square, or -1. */
static int number_in(const struct scene *sc, struct vec middle)
{
    int number = -1;

    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];

        if (d->kind == DRAW_TEXT && d->ink == INK_LABEL &&
            d->anchor == ANCHOR_LEFT && d->at.x < middle.x &&
            d->at.x > middle.x - 0.5f && d->at.y < middle.y &&
            d->at.y > middle.y - 0.5f)
            number = atoi(scene_string(sc, d));
    }
    return number;
}

static int graph_lines(const struct scene *sc)
{
    int n = 0;

    for (size_t i = 0; i < sc->ndraws; i++)
        n += sc->draws[i].kind == DRAW_POLYLINE &&
             sc->draws[i].ink == INK_TARGET;
    return n;
}

/* Every move once, nothing else, and the numbers are right. */
TEST the_board_shows_its_moves(const char *text)
{
    struct session *ss = open_run(text);
    const struct position *pos = session_position(ss);
    int squares = position_squares(pos), moves = 0;
    bool *there = calloc((size_t)squares, sizeof *there);
    struct scene sc;

    draw(ss, &sc);
    for (int i = 0; i < squares; i++)
        there[i] = !pos->cell[LAYER_HOLE][i];
    for (int i = 0; i < squares; i++) {
        int to[8];
        int n = verifier_exits(pos->files, pos->ranks, there, i, to);

        if (!there[i])
            n = -1;
        ASSERT_EQ(n, number_in(&sc, centre(ss, i)));
        for (int k = 0; k < n; k++)
            ASSERT_EQ(1, lines_between(&sc, centre(ss, i), centre(ss, to[k])));
        moves += n > 0 ? n : 0;
    }
    ASSERT_EQ(moves / 2, graph_lines(&sc));
    scene_free(&sc);
    free(there);
    session_close(ss);
    PASS();
}

/* Where the name of a square stands beside the board. */
static struct vec node_of(const struct session *ss, const struct scene *sc,
                          int square)
{
    char name[32];
    int files, ranks;

    session_size(ss, &files, &ranks);
    snprintf(name, sizeof name, "%c%d", 'a' + square % files,
             square / files + 1);
    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];

        if (d->kind == DRAW_TEXT && strcmp(scene_string(sc, d), name) == 0)
            return d->at;
    }
    return (struct vec){ -1, -1 };
}

/* The path on the ring goes by the nodes of its squares. */
TEST the_path_lies_on_the_ring(const char *text)
{
    struct session *ss = open_and_work(text);
    struct scene sc;
    int seen = 0;

    for (size_t k = 0; k < session_count(ss); k++) {
        const struct position *pos;

        session_seek(ss, k);
        pos = session_position(ss);
        draw(ss, &sc);
        for (size_t i = 0; i < sc.ndraws; i++) {
            const struct draw *d = &sc.draws[i];

            if (d->kind != DRAW_POLYLINE || d->ink != INK_ACCENT)
                continue;
            seen++;
            ASSERT_EQ(pos->npath, d->count);
            for (uint32_t j = 0; j < pos->npath; j++)
                ASSERT(off(scene_points(&sc, d)[j],
                           node_of(ss, &sc, (int)pos->path[j])) < 0.001f);
        }
        scene_free(&sc);
    }
    ASSERT(seen > 5);
    session_close(ss);
    PASS();
}

/* All that is beside the board lies in the picture. */
TEST the_ring_lies_in_the_picture(const char *text, float shape)
{
    struct session *ss = open_run(text);
    struct look look = *session_look(ss);
    struct scene sc;

    look.shape = shape;
    session_set_look(ss, &look);
    draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind != DRAW_DISC && d->kind != DRAW_RING)
            continue;
        ASSERT(d->at.x - d->size.x >= 0 && d->at.y - d->size.x >= 0);
        ASSERT(d->at.x + d->size.x <= sc.extent.x);
        ASSERT(d->at.y + d->size.x <= sc.extent.y);
    }
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST words_tell_what_is_seen(const char *text, const char *words)
{
    struct session *ss = open_run(text);
    const char *told = strstr(session_explain(ss), "The knight's graph: ");

    ASSERT(told);
    ASSERT_STR_EQ(words, told + strlen("The knight's graph: "));
    session_close(ss);
    PASS();
}

TEST too_large_boards_are_refused(const char *text, const char *why)
{
    struct error err;
    struct run run;

    ASSERT_FALSE(run_parse(&run, puzzle_classes, text, &err));
    ASSERT_STR_EQ(why, err.message);
    PASS();
}

/* Live, too; and a board that grows keeps what it can show. */
TEST a_ring_is_not_had_by_mouse_either(void)
{
    struct session *ss = open_run("tour size=4x4 start=a1 graph=ring");
    struct error err;

    ASSERT(session_set(ss, TOUR_SIZE, "5x4", true, &err));
    ASSERT_EQ(1, session_params(ss)->at[TOUR_GRAPH].number);
    ASSERT_FALSE(session_set(ss, TOUR_GRAPH, "ring", true, &err));
    ASSERT_STR_EQ("graph 'ring': boards of up to 16 squares can be pulled "
                  "apart, this one has 20",
                  err.message);
    ASSERT_EQ(1, session_params(ss)->at[TOUR_GRAPH].number);
    ASSERT(session_set(ss, TOUR_SIZE, "33x4", true, &err));
    ASSERT_EQ(0, session_params(ss)->at[TOUR_GRAPH].number);
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TESTp(the_board_shows_its_moves, "tour size=3x3 start=b1 graph=edges");
    RUN_TESTp(the_board_shows_its_moves,
              "tour size=7x4 start=c2 holes=g4,a4,d2 graph=edges");
    RUN_TESTp(the_board_shows_its_moves,
              "tour size=5x9 start=a1 holes=c5 graph=edges mode=hand");
    RUN_TESTp(the_board_shows_its_moves, "tour size=4x4 start=a1 graph=ring");
    RUN_TESTp(the_path_lies_on_the_ring, "tour size=4x3 start=a1 graph=ring");
    RUN_TESTp(the_path_lies_on_the_ring,
              "tour size=4x4 start=a1 graph=ring mode=hand moves=b3,d2,c4,a3,"
              "c2,d4");
    for (float shape = 0.5f; shape < 3; shape += 0.5f) {
        RUN_TESTp(the_ring_lies_in_the_picture,
                  "tour size=4x4 start=a1 graph=ring", shape);
        RUN_TESTp(the_ring_lies_in_the_picture,
                  "tour size=8x2 start=a1 graph=ring", shape);
        RUN_TESTp(the_ring_lies_in_the_picture,
                  "tour size=1x13 start=a1 graph=ring code=on", shape);
    }
    RUN_TESTp(words_tell_what_is_seen, "tour size=3x3 start=b1 graph=ring",
              "the centre b2 has no move at all; the other 8 squares form one "
              "ring. So no tour visits every square.");
    RUN_TESTp(words_tell_what_is_seen, "tour size=3x4 start=a1 graph=ring",
              "all 12 squares hang together, and a path leads through all of "
              "them, but none that closes.");
    RUN_TESTp(words_tell_what_is_seen,
              "tour size=4x4 start=a1 graph=edges mode=hand",
              "all 16 squares hang together, but no path leads through all "
              "of them: the longest has 15.");
    RUN_TESTp(words_tell_what_is_seen, "tour size=2x4 start=a1 graph=ring",
              "the 8 squares fall into 4 parts, of 2 squares each. So no tour "
              "visits every square.");
    RUN_TESTp(words_tell_what_is_seen, "tour size=2x3 start=a1 graph=ring",
              "2 squares have no move at all; the other 4 squares fall into 2 "
              "parts, of 2 squares each. So no tour visits every square.");
    RUN_TESTp(words_tell_what_is_seen, "tour size=1x1 start=a1 graph=ring",
              "the only square has no move.");
    RUN_TESTp(words_tell_what_is_seen, "tour size=1x5 start=a1 graph=ring",
              "no square has a move, so no tour is possible.");
    RUN_TESTp(words_tell_what_is_seen, "tour size=8x8 start=a1 graph=edges",
              "each line is a move that the knight can make, 168 in all. The "
              "small numbers tell how many a square has: from 2 to 8.");
    RUN_TESTp(too_large_boards_are_refused,
              "tour size=17x1 start=a1 graph=ring",
              "graph 'ring': boards of up to 16 squares can be pulled apart, "
              "this one has 17");
    RUN_TESTp(too_large_boards_are_refused,
              "tour size=33x8 start=a1 graph=edges",
              "the knight's graph is drawn for boards of up to 32\u00d732, "
              "this one is 33\u00d78");
    RUN_TEST(a_ring_is_not_had_by_mouse_either);
    GREATEST_MAIN_END();
}
