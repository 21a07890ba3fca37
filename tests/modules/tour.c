/* The knight's tour as a puzzle: what it records, says, refuses, adapts. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

TEST facts_belong_to_the_moment_looked_at(void)
{
    struct session *ss = open_and_work("tour start=e3 order=s0");

    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(64u, number(ss, "squares"));
    ASSERT(number(ss, "nodes") > 64);
    ASSERT_EQ(number(ss, "nodes") - 64, number(ss, "retreats"));
    ASSERT(number(ss, "crossings") > 64);
    session_seek(ss, 10);
    ASSERT_EQ(UINT64_MAX, number(ss, "deviations"));
    ASSERT_EQ(11u, number(ss, "squares"));
    ASSERT_EQ(11u, number(ss, "nodes"));
    ASSERT_EQ(0u, number(ss, "retreats"));
    ASSERT_EQ(0u, number(ss, "closed"));
    session_close(ss);
    PASS();
}

TEST the_rule_alone_gets_stuck_and_says_so(void)
{
    struct session *ss = open_and_work("tour start=e3 algorithm=greedy");

    ASSERT_EQ(OUTCOME_STUCK, session_outcome(ss));
    session_seek(ss, session_count(ss) - 1);
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_DEAD_END);
    ASSERT(strstr(session_status(ss), "Dead end on "));
    ASSERT(strstr(session_explain(ss), "never goes back"));
    session_close(ss);
    PASS();
}

TEST ties_and_candidates_are_explained(void)
{
    struct session *ss = open_and_work("tour start=f6 order=s0");

    session_seek(ss, 0);
    ASSERT(session_moment(ss, 0)->flags & MOMENT_TIE);
    ASSERT(strstr(session_explain(ss), "g8 and h7 have equally few; the order "
                                       "of moves says g8."));
    ASSERT(session_seek_flag(ss, MOMENT_TIE, 1));
    ASSERT(strstr(session_explain(ss), " have equally few ways on: the order "
                                       "of moves decides for "));
    ASSERT_FALSE(strstr(session_explain(ss), "fewest"));
    session_seek(ss, 1);
    ASSERT_FALSE(session_moment(ss, 1)->flags & MOMENT_TIE);
    ASSERT_STR_EQ("Move 1 of 63: f6 \u2192 g8", session_status(ss));
    ASSERT_STR_EQ("From g8 it can go to h6 (3) and e7 (5). h6 has the fewest "
                  "ways on: there it goes next.",
                  session_explain(ss));
    session_close(ss);
    PASS();
}

TEST a_retreat_is_shown_with_its_reason(void)
{
    struct session *ss = open_and_work("tour start=e3 order=s0");

    session_seek(ss, 0);
    ASSERT(session_seek_flag(ss, MOMENT_RETREAT, 1));
    ASSERT(strstr(session_status(ss), "Back to "));
    ASSERT(strstr(session_explain(ss), "The knight is back on "));
    session_close(ss);
    PASS();
}

TEST an_impossible_board_is_answered_at_once(void)
{
    struct session *ss = open_run("tour size=7x5 start=b1");

    session_advance(ss, 1, 0);
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_EQ(1u, session_count(ss));
    ASSERT(strstr(session_explain(ss), "18 squares"));
    session_close(ss);
    PASS();
}

/* On a small board a search that tries everything is watched all the same;
 * the proof is told before and after. */
TEST a_small_board_is_searched_in_spite_of_a_proof(const char *text)
{
    struct session *ss = open_run(text);

    ASSERT(strstr(session_status(ss), "No "));
    ASSERT(strstr(session_explain(ss), "Watch the search find that out"));
    session_advance(ss, 5, 0);
    session_seek(ss, 1);
    ASSERT(strstr(session_status(ss), "Move 1 of "));
    ASSERT_EQ(OUTCOME_NONE, session_run(ss));
    ASSERT(session_count(ss) > 8);
    session_seek(ss, session_count(ss) - 1);
    ASSERT(strstr(session_status(ss), "No "));
    ASSERT(strstr(session_explain(ss), "Every way from the start has been"));
    ASSERT_EQ(1u, session_position(ss)->npath);
    session_close(ss);
    PASS();
}

/* No theorem speaks against these: only the search knows. */
TEST exhaustion_is_called_a_proof(void)
{
    struct session *ss = open_run("tour size=5x5 start=b2 end=c1");

    ASSERT_EQ(OUTCOME_NONE, session_run(ss));
    ASSERT(session_count(ss) > 1);
    ASSERT_STR_EQ("No tour is possible from b2 to c1", session_status(ss));
    ASSERT(strstr(session_explain(ss), "This is a proof"));
    session_close(ss);
    PASS();
}

TEST one_square_is_a_tour(void)
{
    struct session *ss = open_and_work("tour size=1x1");

    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT_EQ(1u, session_count(ss));
    ASSERT_STR_EQ("A closed tour of 1 square", session_status(ss));
    session_close(ss);
    PASS();
}

TEST a_smaller_board_takes_start_and_holes_along(void)
{
    struct session *ss = open_run("tour size=8x8 start=h8 holes=c3,h1,f4");
    int size = control_find(session_class(ss)->controls, "size");
    struct error err;

    ASSERT_FALSE(session_set(ss, size, "6x4", false, &err));
    ASSERT(session_set(ss, size, "6x4", true, &err));
    ASSERT(strstr(session_describe(ss), "size=6x4 start=e4"));
    ASSERT(strstr(session_describe(ss), " holes=c3,f4"));
    ASSERT_FALSE(strstr(session_describe(ss), "h1"));
    session_close(ss);
    PASS();
}

TEST shuffling_chooses_a_start_that_can_work(void)
{
    struct session *ss = open_run("tour size=5x7 start=a1");
    struct error err;

    for (uint64_t seed = 2; seed < 40; seed++) {
        ASSERT(session_shuffle(ss, seed, &err));
        session_advance(ss, 1, 0);
        ASSERT_FALSE(session_outcome(ss) == OUTCOME_NONE);
    }
    session_close(ss);
    PASS();
}

TEST the_same_seed_gives_the_same_run(void)
{
    struct session *a = open_run("tour start=d4 order=random seed=77");
    struct session *b = open_run("tour start=d4 order=random seed=77");
    struct session *c = open_run("tour start=d4 order=random seed=78");

    session_run(a);
    session_run(b);
    session_run(c);
    ASSERT_STR_EQ(session_notation(a), session_notation(b));
    ASSERT(strcmp(session_notation(a), session_notation(c)) != 0);
    session_close(a);
    session_close(b);
    session_close(c);
    PASS();
}

/* --- by hand ------------------------------------------------------------- */

static enum reaction use(struct session *ss, int square, enum tool tool)
{
    struct input in = {
        .kind = INPUT_PRESS, .button = 1, .tool = tool, .square = square
    };
    struct error err;
    enum reaction reaction = session_input(ss, &in, &err);

    while (session_advance(ss, 100000, 0))
        ;
    return reaction;
}

static enum reaction click(struct session *ss, int square)
{
    return use(ss, square, TOOL_NONE);
}

/* The square that a hint marks: what it adds to the picture. */
static bool hint_changes_the_picture(struct session *ss)
{
    struct input in = { .kind = INPUT_ACTION, .square = -1 };
    struct scene before, after;
    struct error err;
    bool changed;

    in.control = control_find(session_class(ss)->controls, "hint");
    scene_init(&before);
    scene_init(&after);
    session_draw(ss, &before);
    changed = session_input(ss, &in, &err) == REACTION_REDRAW;
    session_draw(ss, &after);
    changed = changed && scene_hash(&before) != scene_hash(&after);
    scene_free(&before);
    scene_free(&after);
    return changed;
}

TEST by_hand_only_free_squares_a_move_away_are_taken(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 mode=hand");

    ASSERT_EQ(REACTION_EDITED, click(ss, 13));  /* a1-b3 */
    ASSERT_EQ(REACTION_REFUSED, click(ss, 14)); /* c3 */
    ASSERT_EQ(REACTION_REFUSED, click(ss, 0));  /* a1 again */
    ASSERT_EQ(REACTION_EDITED, click(ss, 2));   /* b3-c1 */
    ASSERT_STR_EQ("a1 b3 c1", session_notation(ss));
    ASSERT(session_undo(ss));
    ASSERT_STR_EQ("a1 b3", session_notation(ss));
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("a1 b3 c1", session_notation(ss));
    session_close(ss);
    PASS();
}

TEST a_hint_leaves_what_can_be_redone(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 mode=hand");

    ASSERT_EQ(REACTION_EDITED, click(ss, 13)); /* a1-b3 */
    ASSERT_EQ(REACTION_EDITED, click(ss, 2));  /* b3-c1 */
    ASSERT(session_undo(ss));
    ASSERT(hint_changes_the_picture(ss));
    ASSERT(strstr(session_explain(ss), "Hint: "));
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("a1 b3 c1", session_notation(ss));
    ASSERT_FALSE(strstr(session_explain(ss), "Hint: "));
    ASSERT(session_undo(ss));
    ASSERT_EQ(REACTION_EDITED, click(ss, 21)); /* b3-d4 */
    ASSERT_FALSE(strstr(session_explain(ss), "Hint: "));
    ASSERT_FALSE(session_redo(ss));
    session_close(ss);
    PASS();
}

TEST before_the_first_move_a_click_elsewhere_is_a_new_start(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1 mode=hand");

    ASSERT_EQ(REACTION_RESTART, click(ss, 14));
    ASSERT_STR_EQ("c3", session_notation(ss));
    session_close(ss);
    PASS();
}

TEST the_light_knows_since_when_all_is_lost(void)
{
    struct session *ss = open_and_work("tour size=5x5 start=a1 mode=hand");

    ASSERT(strstr(session_explain(ss), "can still be completed"));
    ASSERT(hint_changes_the_picture(ss));
    ASSERT_EQ(REACTION_EDITED, click(ss, 7));  /* c2 */
    ASSERT_EQ(REACTION_EDITED, click(ss, 10)); /* a3 */
    ASSERT(strstr(session_explain(ss), "can still be completed"));
    ASSERT_EQ(REACTION_EDITED, click(ss, 17)); /* c4 */
    ASSERT_EQ(REACTION_EDITED, click(ss, 24)); /* e5 */
    ASSERT(strstr(session_explain(ss), "Lost since move 3"));
    ASSERT_FALSE(hint_changes_the_picture(ss));
    session_close(ss);
    PASS();
}

/* A run's line has the moves; opened again it is the same in all. */
TEST moves_by_hand_stand_in_the_line(void)
{
    struct session *ss = open_and_work("tour size=5x5 start=a1 mode=hand"), *b;

    click(ss, 7);  /* c2 */
    click(ss, 10); /* a3 */
    click(ss, 17); /* c4 */
    click(ss, 24); /* e5 */
    ASSERT(strstr(session_describe(ss), " moves=c2,a3,c4,e5"));
    b = open_and_work(session_describe(ss));
    for (size_t i = 0; i < 5; i++) {
        session_seek(ss, i);
        session_seek(b, i);
        ASSERT_STR_EQ(session_describe(ss), session_describe(b));
        ASSERT_STR_EQ(session_status(ss), session_status(b));
        ASSERT_STR_EQ(session_explain(ss), session_explain(b));
    }
    session_close(b);
    session_seek(ss, 2);
    ASSERT_EQ(REACTION_EDITED, click(ss, 21)); /* a3-b5, another way */
    ASSERT(strstr(session_describe(ss), " moves=c2,a3,b5"));
    ASSERT_FALSE(strstr(session_describe(ss), "c4"));
    session_close(ss);
    PASS();
}

/* The moves are those of a start on a board. */
TEST another_start_or_board_begins_without_moves(void)
{
    static const char *const changes[][2] = { { "size", "6x6" },
                                              { "start", "b1" },
                                              { "holes", "e5" },
                                              { "mode", "all" } };
    struct session *ss;
    struct error err;

    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        ss = open_and_work("tour size=5x5 mode=hand moves=c2,a3");
        ASSERT(session_set(
            ss, control_find(session_class(ss)->controls, changes[i][0]),
            changes[i][1], true, &err));
        ASSERT_FALSE(strstr(session_describe(ss), "moves"));
        ASSERT(session_undo(ss));
        ASSERT_STR_EQ("a1 c2 a3", session_notation(ss));
        session_close(ss);
    }
    ss = open_and_work("tour size=5x5 mode=hand moves=c2,a3");
    ASSERT_EQ(REACTION_RESTART, use(ss, 24, TOOL_HOLES));
    ASSERT_FALSE(strstr(session_describe(ss), "moves"));
    session_close(ss);
    PASS();
}

TEST moves_that_no_knight_makes_are_refused(void)
{
    static const struct {
        const char *moves, *why;
    } bad[] = {
        { "b3,c5,c4", "move 3: c4 is not a knight's move from c5" },
        { "b3,a1", "move 2: the knight has been on a1 already" },
        { "b3,d4,b3", "move 3: the knight has been on b3 already" },
        { "b3,d2", "move 2: d2 is cut out of the board" },
        { "b3,c9", "moves 'c9' is not on the 6x5 board" },
    };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct error err = { "" };
        struct run run;
        char line[80];

        snprintf(line, sizeof line, "tour size=6x5 holes=d2 mode=hand moves=%s",
                 bad[i].moves);
        if (run_parse(&run, puzzle_classes, line, &err)) {
            ASSERT_EQ(NULL, session_open(run.cls, &run.params, &err));
            run_free(&run);
        }
        ASSERTm(err.message, strstr(err.message, bad[i].why));
    }
    PASS();
}

TEST the_numbers_on_the_board_are_explained_first(void)
{
    struct session *ss = open_and_work("tour");

    ASSERT(strstr(session_explain(ss), "Numbers: the ways on from there"));
    session_step(ss, 1);
    ASSERT_FALSE(strstr(session_explain(ss), "Numbers: "));
    session_close(ss);
    ss = open_and_work("tour counts=off");
    ASSERT_FALSE(strstr(session_explain(ss), "Numbers: "));
    session_close(ss);
    PASS();
}

/* As long as the light is green there is a move that keeps it green. */
TEST a_green_light_leads_to_a_full_tour(void)
{
    struct session *ss = open_and_work("tour size=5x6 start=c3 mode=hand");
    int moves = 0, at = 12;

    for (; moves < 29; moves++) {
        int square = -1;

        ASSERT(strstr(session_explain(ss), "this is proved"));
        ASSERT(hint_changes_the_picture(ss));
        ASSERT(strstr(session_explain(ss), " Hint: "));
        /* the only move after which the light stays green is good enough */
        for (int sq = 0; sq < 30 && square < 0; sq++) {
            int files = sq % 5 - at % 5, ranks = sq / 5 - at / 5;

            if (files * files + ranks * ranks != 5 ||
                click(ss, sq) != REACTION_EDITED)
                continue;
            if (strstr(session_explain(ss), "Lost"))
                session_undo(ss);
            else
                square = sq;
        }
        ASSERT(square >= 0);
        at = square;
    }
    ASSERT(strstr(session_status(ss), " tour of 30 squares"));
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    session_close(ss);
    PASS();
}

TEST a_shape_is_cut_on_any_size(void)
{
    struct session *ss = open_and_work("tour size=8x8 holes=corners");
    struct error err;

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "32 dark and 30 light"));
    ASSERT(session_set(ss, control_find(session_class(ss)->controls, "size"),
                       "6x7", true, &err));
    ASSERT(strstr(session_describe(ss), " holes=corners"));
    ASSERT(session_set(ss, control_find(session_class(ss)->controls, "holes"),
                       "corner", true, &err));
    ASSERT_STR_EQ("Knight's tour 6\u00d77 with 1 hole from a1",
                  session_heading(ss));
    session_close(ss);
    PASS();
}

TEST a_method_that_does_not_apply_says_so(void)
{
    struct session *ss = open_and_work("tour size=6x7 "
                                       "algorithm=squirrel-cull");

    ASSERT_EQ(OUTCOME_STUCK, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "square boards"));
    session_close(ss);
    PASS();
}

/* Nobody is asked to go on where there is no way on. */
TEST a_whole_tour_by_hand_is_not_asked_for_moves(void)
{
    struct session *ss = open_and_work(
        "tour size=3x4 start=a1 mode=hand "
        "moves=b3,c1,a2,b4,c2,a3,c4,b2,a4,c3,b1");

    ASSERT(strstr(session_plan(ss)->hint, "Drag") == NULL);
    session_close(ss);
    ss = open_and_work("tour size=3x4 start=a1 mode=hand moves=b3,c1");
    ASSERT(strstr(session_plan(ss)->hint, "Drag") != NULL);
    session_close(ss);
    PASS();
}

SUITE(tour)
{
    RUN_TEST(a_whole_tour_by_hand_is_not_asked_for_moves);
    RUN_TEST(facts_belong_to_the_moment_looked_at);
    RUN_TEST(the_rule_alone_gets_stuck_and_says_so);
    RUN_TEST(ties_and_candidates_are_explained);
    RUN_TEST(a_retreat_is_shown_with_its_reason);
    RUN_TEST(an_impossible_board_is_answered_at_once);
    RUN_TEST1(a_small_board_is_searched_in_spite_of_a_proof,
              "tour size=5x5 start=b1");
    RUN_TEST1(a_small_board_is_searched_in_spite_of_a_proof,
              "tour size=4x4 start=c2 algorithm=backtracking");
    RUN_TEST1(a_small_board_is_searched_in_spite_of_a_proof,
              "tour size=4x6 start=a1 closed=on algorithm=backtracking");
    RUN_TEST(exhaustion_is_called_a_proof);
    RUN_TEST(one_square_is_a_tour);
    RUN_TEST(a_smaller_board_takes_start_and_holes_along);
    RUN_TEST(shuffling_chooses_a_start_that_can_work);
    RUN_TEST(the_same_seed_gives_the_same_run);
    RUN_TEST(by_hand_only_free_squares_a_move_away_are_taken);
    RUN_TEST(a_hint_leaves_what_can_be_redone);
    RUN_TEST(before_the_first_move_a_click_elsewhere_is_a_new_start);
    RUN_TEST(the_light_knows_since_when_all_is_lost);
    RUN_TEST(moves_by_hand_stand_in_the_line);
    RUN_TEST(another_start_or_board_begins_without_moves);
    RUN_TEST(moves_that_no_knight_makes_are_refused);
    RUN_TEST(the_numbers_on_the_board_are_explained_first);
    RUN_TEST(a_green_light_leads_to_a_full_tour);
    RUN_TEST(a_shape_is_cut_on_any_size);
    RUN_TEST(a_method_that_does_not_apply_says_so);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour);
    GREATEST_MAIN_END();
}
