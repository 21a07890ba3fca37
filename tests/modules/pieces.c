/* Peaceful pieces and covering by any piece, on any surface: words, lines
 * across seams, by hand, and what is refused. */
#include <greatest.h>

#include <inttypes.h>
#include <stdlib.h>

#include "chess/mover.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

/* Its heading, as the window and captions have it. */
static bool is_headed(const char *line, const char *heading)
{
    struct session *ss = open_run(line);
    bool same = strcmp(heading, session_heading(ss)) == 0;

    if (!same)
        fprintf(stderr, "%s: %s\n", line, session_heading(ss));
    session_close(ss);
    return same;
}

TEST headings_name_piece_and_surface(void)
{
    ASSERT(is_headed("place piece=camel surface=torus",
                     "Peaceful camels 8\u00d78 on a torus"));
    ASSERT(is_headed("place piece=1,3 size=5x4", "Peaceful camels 5\u00d74"));
    ASSERT(is_headed("place piece=1,3+0,2 surface=cylinder",
                     "Peaceful 0,2+1,3 pieces 8\u00d78 on a cylinder"));
    ASSERT(is_headed("cover piece=ferz surface=mobius size=6x5",
                     "Covering by ferzes 6\u00d75 on a M\u00f6bius strip"));
    PASS();
}

TEST numbers_of_surfaces_come_out(void)
{
    static const struct {
        const char *run;
        uint64_t number, ways, classes;
    } known[] = {
        { "place piece=queen size=7x7 surface=torus", 7, 28, 4 },
        { "place piece=wazir surface=mobius", 28, 1264, 316 },
        { "place piece=king surface=torus", 16, 60, 8 },
        { "cover piece=queen size=5x5 surface=torus", 3, 1000, 156 },
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_EQ_FMTm(known[i].run, known[i].number, number(ss, "number"),
                       "%" PRIu64);
        ASSERT_EQ_FMTm(known[i].run, known[i].ways, number(ss, "arrangements"),
                       "%" PRIu64);
        ASSERT_EQ_FMTm(known[i].run, known[i].classes, number(ss, "classes"),
                       "%" PRIu64);
        session_close(ss);
    }
    PASS();
}

TEST arguments_are_told_only_where_they_hold(void)
{
    static const struct {
        const char *run, *words;
    } told[] = {
        { "place piece=amazon surface=mobius",
          "The letters divide the squares into 4 groups." },
        { "place piece=camel size=5x4",
          "The squares are joined in pairs a camel's move apart" },
        { "place piece=archbishop size=2x3",
          "The squares are joined in pairs an archbishop's move apart" },
        { "place piece=wazir surface=cylinder size=5x5",
          "This was found by trying everything." },
        { "place piece=rook surface=torus size=5x4",
          "The 4 lines drawn touch every square" },
        { "place piece=amazon surface=torus size=5x5",
          "Every square attacks every other." },
        { "cover piece=rook surface=cylinder size=5x4",
          "a rank and a file without a rook would cross" },
    };

    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        struct session *ss = open_and_work(told[i].run);

        if (!strstr(session_explain(ss), told[i].words))
            FAILm(session_explain(ss));
        session_close(ss);
    }
    PASS();
}

/* On a twisted board a rook's rank goes on as another one. */
TEST lines_do_not_argue_across_a_twist(void)
{
    struct session *ss = open_and_work(
        "cover piece=rook surface=mobius size=4x4");

    ASSERT_EQ_FMT((uint64_t)2, number(ss, "number"), "%" PRIu64);
    ASSERT_EQ(NULL, strstr(session_explain(ss), "without a rook"));
    session_close(ss);
    PASS();
}

static int lines_of(struct session *ss, enum ink ink)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_POLYLINE && sc.draws[i].ink == ink;
    scene_free(&sc);
    return n;
}

/* Out at one edge and in at the other: two parts, over a corner perhaps more.
 */
TEST conflicts_cross_the_seam(void)
{
    struct session *ss = open_and_work(
        "place piece=king size=6x5 mode=hand placed=a1,f2");

    ASSERT_STR_EQ("2 kings", session_status(ss));
    ASSERT_EQ(0, lines_of(ss, INK_CONFLICT));
    session_close(ss);
    ss = open_and_work(
        "place piece=king size=6x5 surface=cylinder mode=hand placed=a1,f2");
    ASSERT_STR_EQ("2 kings, 1 pair in conflict", session_status(ss));
    ASSERT_EQ(2, lines_of(ss, INK_CONFLICT));
    session_close(ss);
    ss = open_and_work(
        "place piece=king size=6x5 surface=mobius mode=hand placed=a1,f4");
    ASSERT_STR_EQ("2 kings, 1 pair in conflict", session_status(ss));
    session_close(ss);
    PASS();
}

/* Who covers the square pointed at, across the seam. */
TEST pointing_crosses_the_seam(void)
{
    struct session *ss = open_and_work(
        "cover piece=camel size=8x8 surface=torus mode=hand placed=a1");

    session_hover(ss, 4 * 8 + 7, (struct vec){ 0, 0 }); /* h5 */
    ASSERT_EQ(NULL, strstr(session_explain(ss), "h5 is covered"));
    session_hover(ss, 3 * 8 + 7, (struct vec){ 0, 0 }); /* left 1, up 3 */
    ASSERT(strstr(session_explain(ss), "h4 is covered by the camel on a1."));
    ASSERT_EQ_FMT(2, lines_of(ss, INK_SELECTED), "%d");
    session_close(ss);
    PASS();
}

TEST a_made_up_piece_stands_with_its_terms(void)
{
    struct session *ss = open_and_work(
        "place piece=0,2+1,3 size=4x4 mode=hand placed=b2");
    struct scene sc;
    int found = 0;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        found += sc.draws[i].kind == DRAW_PIECE &&
                 sc.draws[i].code == PIECE_CUSTOM && sc.draws[i].count > 0;
    ASSERT_EQ(1, found);
    scene_free(&sc);
    ASSERT_STR_EQ("1 piece", session_status(ss));
    session_close(ss);
    PASS();
}

TEST another_at_random_is_one_with_a_name(void)
{
    struct session *ss = open_run("cover size=3x3");
    int piece = control_find(session_class(ss)->controls, "piece");
    unsigned seen = 0;

    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct error err;
        struct mover m;

        ASSERT(session_shuffle(ss, seed, &err));
        ASSERT(mover_parse(&m, session_params(ss)->at[piece].text, &err));
        ASSERT(m.kind != PIECE_CUSTOM);
        seen |= 1u << m.kind;
    }
    ASSERT(__builtin_popcount(seen) > 8);
    session_close(ss);
    PASS();
}

/* A piece taken away by hand stays away on another surface; another piece
 * begins anew. */
TEST what_stands_stays_on_another_surface(void)
{
    struct session *ss = open_and_work(
        "place piece=king size=6x5 mode=hand placed=a1,f2");
    const struct control *table = session_class(ss)->controls;
    struct error err;

    ASSERT(
        session_set(ss, control_find(table, "surface"), "torus", true, &err));
    ASSERT_STR_EQ("2 kings, 1 pair in conflict", session_status(ss));
    ASSERT(session_set(ss, control_find(table, "piece"), "1,3", true, &err));
    ASSERT_STR_EQ("0 camels", session_status(ss));
    ASSERT_FALSE(
        session_set(ss, control_find(table, "piece"), "0,0", true, &err));
    ASSERT(strstr(err.message, "'0,0' does not move"));
    session_close(ss);
    PASS();
}

TEST bad_pieces_are_refused_with_a_reason(void)
{
    static const struct {
        const char *run, *says;
    } bad[] = {
        { "place piece=0,0", "'0,0' does not move" },
        { "cover piece=1,2,3", "'1,2,3' is no term" },
        { "place piece=99,1", "'99,1' leaps too far; want numbers of 0 to 9" },
        { "cover piece=1,2**", "'1,2**' is no term" },
        { "place piece=dragon", "piece 'dragon' is not known; want knight" },
        { "place surface=sphere", "flat, cylinder, torus, mobius or klein" },
        { "place piece=camel size=33x2", "want" },
    };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct error err = { "" };
        struct run run;

        ASSERT_FALSEm(bad[i].run,
                      run_parse(&run, puzzle_classes, bad[i].run, &err));
        if (!strstr(err.message, bad[i].says))
            FAILm(strdup(err.message));
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(headings_name_piece_and_surface);
    RUN_TEST(numbers_of_surfaces_come_out);
    RUN_TEST(arguments_are_told_only_where_they_hold);
    RUN_TEST(lines_do_not_argue_across_a_twist);
    RUN_TEST(conflicts_cross_the_seam);
    RUN_TEST(pointing_crosses_the_seam);
    RUN_TEST(a_made_up_piece_stands_with_its_terms);
    RUN_TEST(another_at_random_is_one_with_a_name);
    RUN_TEST(what_stands_stays_on_another_surface);
    RUN_TEST(bad_pieces_are_refused_with_a_reason);
    GREATEST_MAIN_END();
}
