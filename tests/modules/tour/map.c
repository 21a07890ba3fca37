/* The map of all starts: numbers against published ones, marks, words. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

static uint64_t at(struct session *ss, const char *square)
{
    const struct facts *f = session_facts(ss);
    const struct fact *squares = facts_find(f, "squares");
    const struct fact *numbers = facts_find(f, "numbers");

    for (size_t i = 0; i < squares->number; i++)
        if (strcmp(fact_square(f, squares, i).at, square) == 0)
            return f->numbers[numbers->first + i];
    return UINT64_MAX;
}

static bool has(const struct scene *sc, const char *label)
{
    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strcmp(scene_string(sc, &sc->draws[i]), label) == 0)
            return true;
    return false;
}

static int count_kind(const struct scene *sc, enum draw_kind kind)
{
    int n = 0;

    for (size_t i = 0; i < sc->ndraws; i++)
        n += sc->draws[i].kind == kind;
    return n;
}

static void draw(const struct session *ss, struct scene *sc)
{
    scene_init(sc);
    scene_clear(sc, session_extent(ss));
    session_draw(ss, sc);
}

/* FACTS 4.2. */
TEST tours_from_each_start_are_as_published(void)
{
    static const uint64_t six[3][3] = { { 524486, 289050, 115837 },
                                        { 289050, 173402, 49578 },
                                        { 115837, 49578, 52662 } };
    struct session *ss = open_run("tour size=5x5 mode=map measure=tours");

    session_run(ss);
    ASSERT_EQ(304u, at(ss, "a1"));
    ASSERT_EQ(304u, at(ss, "e5"));
    ASSERT_EQ(56u, at(ss, "c1"));
    ASSERT_EQ(56u, at(ss, "d4"));
    ASSERT_EQ(64u, at(ss, "c3"));
    ASSERT_EQ(0u, at(ss, "b1"));
    ASSERT_EQ(1728u, number(ss, "sum"));
    ASSERT_EQ(13u, number(ss, "found"));
    ASSERT_EQ(12u, number(ss, "none"));
    session_close(ss);
    ss = open_run("tour size=6x6 mode=map measure=tours");
    session_run(ss);
    for (int rank = 0; rank < 6; rank++)
        for (int file = 0; file < 6; file++)
            ASSERT_EQ(
                six[rank < 3 ? rank : 5 - rank][file < 3 ? file : 5 - file],
                at(ss, square_name(file, rank).at));
    ASSERT_EQ(6637920u, number(ss, "sum"));
    session_close(ss);
    PASS();
}

/* Where a hole breaks the symmetry nothing may be taken over: each number is
 * that of the same question asked by itself. */
TEST holes_and_ends_are_counted_start_by_start(void)
{
    static const char *const runs[] = {
        "tour size=4x3 mode=map measure=tours holes=b1",
        "tour size=5x4 mode=map measure=tours end=c3"
    };
    struct session *ss, *one;
    char text[128];

    for (int i = 0; i < 2; i++) {
        int files, ranks;

        ss = open_run(runs[i]);
        session_run(ss);
        session_size(ss, &files, &ranks);
        for (int sq = 0; sq < files * ranks; sq++) {
            struct phrase square = say_square(sq, files);
            const char *name = square.at;
            uint64_t total = 0;

            if (i == 0 && strcmp(name, "b1") == 0) {
                ASSERT_EQ(UINT64_MAX, at(ss, name));
                continue;
            }
            snprintf(text, sizeof text,
                     "tour size=%dx%d mode=all start=%s "
                     "%s",
                     files, ranks, name, i ? "end=c3" : "holes=b1");
            one = open_and_work(text);
            if (number(one, "total") != UINT64_MAX)
                total = number(one, "total");
            ASSERT_EQm(text, total, at(ss, name));
            session_close(one);
        }
        session_close(ss);
    }
    PASS();
}

TEST the_rule_fails_from_one_start_and_it_is_marked(void)
{
    struct session *ss = open_and_work("tour mode=map algorithm=greedy");
    struct scene sc;

    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT_EQ(60u, at(ss, "e3"));
    ASSERT_EQ(64u, at(ss, "a1"));
    ASSERT_EQ(63u, number(ss, "found"));
    ASSERT_EQ(1u, number(ss, "stuck"));
    draw(ss, &sc);
    ASSERT(has(&sc, "64"));
    ASSERT(has(&sc, "60"));
    ASSERT(has(&sc, "the method gets stuck"));
    ASSERT_FALSE(has(&sc, "no tour from here"));
    ASSERT_EQ(2, count_kind(&sc, DRAW_OUTLINE)); /* e3 and the legend */
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* Stopped is not none, and neither by colour alone. */
TEST a_limit_and_a_proof_look_and_read_differently(void)
{
    struct session *ss = open_and_work("tour size=5x5 mode=map "
                                       "algorithm=backtracking");
    struct scene sc;

    ASSERT_EQ(1u, number(ss, "limit"));
    ASSERT_EQ(12u, number(ss, "none"));
    draw(ss, &sc);
    ASSERT(has(&sc, "stopped at the limit"));
    ASSERT(has(&sc, "no tour from here"));
    ASSERT_EQ(2, count_kind(&sc, DRAW_HATCH));
    ASSERT_EQ(2 * (12 + 1), count_kind(&sc, DRAW_POLYLINE));
    scene_free(&sc);
    session_hover(ss, 5 + 1, (struct vec){ 1.5f, 3.5f });
    ASSERT_STR_EQ("b2: stopped at the limit", session_status(ss));
    ASSERT(strstr(session_explain(ss), "in 1,000,000 steps"));
    ASSERT(strstr(session_explain(ss), "This proves nothing."));
    session_hover(ss, 1, (struct vec){ 1.5f, 4.5f });
    ASSERT_STR_EQ("b1: no tour from here", session_status(ss));
    ASSERT(strstr(session_explain(ss), "this is proved"));
    session_close(ss);
    PASS();
}

TEST the_number_pointed_at_is_told_exactly(void)
{
    struct session *ss = open_run("tour size=6x6 mode=map measure=tours");
    struct scene sc;

    session_run(ss);
    session_hover(ss, 0, (struct vec){ 0.5f, 5.5f });
    ASSERT_STR_EQ("a1: 524,486 tours", session_status(ss));
    ASSERT_STR_EQ("524,486 tours begin on a1.", session_explain(ss));
    draw(ss, &sc);
    ASSERT(has(&sc, "524486"));
    ASSERT(has(&sc, "524,486"));
    scene_free(&sc);
    session_hover(ss, -1, (struct vec){ 0, 0 });
    ASSERT(strstr(session_explain(ss), "Fewest from c2: 49,578"));
    session_close(ss);
    PASS();
}

/* On small squares long numbers are shortened. */
TEST long_numbers_are_shortened_where_there_is_no_room(void)
{
    struct session *ss = open_and_work("tour size=8x7 mode=map "
                                       "algorithm=backtracking");
    struct scene sc;
    bool shortened = false;

    ASSERT(at(ss, "a1") > 99999);
    draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const char *s = sc.draws[i].kind == DRAW_TEXT
                            ? scene_string(&sc, &sc.draws[i])
                            : "";

        shortened = shortened || (*s && s[strlen(s) - 1] == 'k');
    }
    ASSERT(shortened);
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST a_moment_shows_what_was_known_then(void)
{
    struct session *ss = open_and_work("tour size=5x6 mode=map");
    struct scene sc;

    ASSERT_EQ(31u, session_count(ss));
    ASSERT_EQ(30u, number(ss, "squares"));
    session_seek(ss, 7);
    ASSERT_EQ(7u, number(ss, "squares"));
    ASSERT_STR_EQ("7 of 30 starts are known", session_status(ss));
    session_hover(ss, 20, (struct vec){ 0.5f, 1.5f });
    ASSERT_STR_EQ("7 of 30 starts are known", session_status(ss));
    draw(ss, &sc);
    ASSERT_EQ(1, count_kind(&sc, DRAW_RING)); /* the next one */
    scene_free(&sc);
    session_seek(ss, 30);
    draw(ss, &sc);
    ASSERT_EQ(0, count_kind(&sc, DRAW_RING));
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST a_click_watches_the_search_from_there(void)
{
    struct session *ss = open_and_work("tour mode=map algorithm=greedy");
    struct input in = { .kind = INPUT_PRESS, .square = 20, .button = 1 };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_STR_EQ("Knight's tour 8\u00d78 from e3", session_heading(ss));
    while (session_advance(ss, 1000, 0))
        ;
    ASSERT_EQ(OUTCOME_STUCK, session_outcome(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("Knight's tour 8\u00d78, map of the starts",
                  session_heading(ss));
    session_close(ss);
    PASS();
}

TEST the_start_does_not_matter_until_it_is_used_again(void)
{
    struct session *ss = open_run("tour size=5x5 mode=map start=a1 "
                                  "holes=a1");
    struct error err;
    int mode;

    ASSERT(ss);
    mode = control_find(session_class(ss)->controls, "mode");
    ASSERT(session_set(ss, mode, "solve", true, &err));
    ASSERT_STR_EQ("Knight's tour 5\u00d75 with 1 hole from b1",
                  session_heading(ss));
    session_close(ss);
    PASS();
}

TEST boards_too_large_are_refused_or_followed(void)
{
    struct session *ss = open_run("tour mode=map");
    const struct control *table = session_class(ss)->controls;
    struct error err;

    ASSERT_FALSE(
        session_set(ss, control_find(table, "measure"), "tours", true, &err));
    ASSERT(strstr(err.message, "at most 49 squares"));
    ASSERT(session_set(ss, control_find(table, "size"), "7x7", true, &err));
    ASSERT(
        session_set(ss, control_find(table, "measure"), "tours", true, &err));
    ASSERT(session_set(ss, control_find(table, "size"), "9x9", true, &err));
    ASSERT_STR_EQ("Knight's tour 9\u00d79, map of the starts",
                  session_heading(ss));
    ASSERT(session_set(ss, control_find(table, "size"), "30x9", true, &err));
    ASSERT(strstr(session_heading(ss), "30\u00d79 from"));
    ASSERT_FALSE(
        session_set(ss, control_find(table, "mode"), "map", true, &err));
    ASSERT(strstr(err.message, "sides of 1 to 20"));
    session_close(ss);
    PASS();
}

SUITE(tour_map)
{
    RUN_TEST(tours_from_each_start_are_as_published);
    RUN_TEST(holes_and_ends_are_counted_start_by_start);
    RUN_TEST(the_rule_fails_from_one_start_and_it_is_marked);
    RUN_TEST(a_limit_and_a_proof_look_and_read_differently);
    RUN_TEST(the_number_pointed_at_is_told_exactly);
    RUN_TEST(long_numbers_are_shortened_where_there_is_no_room);
    RUN_TEST(a_moment_shows_what_was_known_then);
    RUN_TEST(a_click_watches_the_search_from_there);
    RUN_TEST(the_start_does_not_matter_until_it_is_used_again);
    RUN_TEST(boards_too_large_are_refused_or_followed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_map);
    GREATEST_MAIN_END();
}
