/* The queens as a puzzle: album, filters, the watched search, by hand. */
#include <greatest.h>

#include <stdlib.h>

#include "base/task.h"
#include "base/text.h"
#include "puzzle/album.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

static bool set(struct session *ss, const char *key, const char *value)
{
    struct error err;

    return session_set(ss, control_find(session_class(ss)->controls, key),
                       value, true, &err);
}

TEST the_album_opens_at_once_and_turns_its_pages(void)
{
    struct session *ss = open_and_work("queens size=8");

    ASSERT_STR_EQ("Solution 1 of 92", session_status(ss));
    ASSERT_STR_EQ("8 4 1 3 6 2 7 5", session_notation(ss));
    ASSERT(set(ss, "solution", "92"));
    ASSERT_STR_EQ("1 5 8 6 3 7 2 4", session_notation(ss));
    ASSERT_EQ(92u, number(ss, "solution"));
    ASSERT(set(ss, "solution", "91"));
    ASSERT_STR_EQ("1 6 8 3 7 4 2 5", session_notation(ss));
    ASSERT(set(ss, "solution", "1000"));
    ASSERT_STR_EQ("Solution 92 of 92", session_status(ss));
    ASSERT(strstr(session_describe(ss), "solution=92"));
    session_close(ss);
    PASS();
}

TEST an_album_without_pages_is_none(void)
{
    struct session *ss = open_and_work("queens size=3");
    struct pages p;

    ASSERT_STR_EQ("3 queens on 3\u00d73", session_heading(ss));
    ASSERT_FALSE(session_plan(ss)->album);
    ASSERT_FALSE(session_album(ss, &p));
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    session_close(ss);
    ss = open_and_work("queens size=3 piece=rook");
    ASSERT_STR_EQ("3 rooks on 3\u00d73, solution 1", session_heading(ss));
    ASSERT(session_plan(ss)->album);
    ASSERT(session_album(ss, &p));
    ASSERT_EQ(6, p.last);
    session_close(ss);
    PASS();
}

static int letters(const struct session *ss)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_TEXT;
    scene_free(&sc);
    return n;
}

TEST a_picture_of_dots_has_no_names_of_squares(void)
{
    struct session *ss = open_and_work("queens size=101");

    ASSERT_EQ(0, letters(ss));
    ASSERT_FALSE(session_coordinates(ss));
    session_close(ss);
    ss = open_and_work("queens size=100");
    ASSERT(letters(ss) > 0);
    session_close(ss);
    ss = open_and_work("queens size=1");
    ASSERT(letters(ss) >= 4);
    session_close(ss);
    PASS();
}

TEST the_images_of_a_solution_are_told_by_their_numbers(void)
{
    struct session *ss = open_and_work("queens size=8");

    ASSERT(strstr(session_explain(ss),
                  "gives 8 different solutions: "
                  "numbers 1, 4, 22, 33, 60, 71, 89, 92."));
    session_close(ss);
    ss = open_and_work("queens size=1");
    ASSERT(strstr(session_explain(ss),
                  "gives 1 different solution: number 1. It stays the same "
                  "when mirrored left to right, mirrored top to bottom, "
                  "turned by 180\u00b0, "));
    session_close(ss);
    PASS();
}

TEST images_that_the_wishes_exclude_are_not_counted_as_here(void)
{
    struct session *ss = open_and_work("queens size=8 given=c4 barred=a1");

    ASSERT(strstr(session_explain(ss), "gives 8 different solutions, of "
                                       "which 2 are here: numbers 1, 10."));
    session_close(ss);
    ss = open_and_work("queens size=4 given=b4");
    ASSERT(strstr(session_explain(ss), "gives 2 different solutions, of "
                                       "which 1 is here: number 1."));
    session_close(ss);
    PASS();
}

TEST the_fundamental_ones_are_twelve(void)
{
    struct session *ss = open_and_work(
        "queens size=8 fundamental=on solution=12");
    uint64_t sizes[9] = { 0 };

    ASSERT_STR_EQ("Fundamental solution 12 of 12", session_status(ss));
    for (int k = 1; k <= 12; k++) {
        char page[12];

        snprintf(page, sizeof page, "%d", k);
        ASSERT(set(ss, "solution", page));
        ASSERT_EQ((uint64_t)k, number(ss, "class"));
        sizes[strstr(session_explain(ss), "gives 4 ") ? 4 : 8]++;
    }
    ASSERT_EQ(11u, sizes[8]);
    ASSERT_EQ(1u, sizes[4]);
    session_close(ss);
    PASS();
}

TEST a_click_is_a_wish_and_another_forbids(void)
{
    struct session *ss = open_and_work("queens size=8");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 0 };
    struct error err;

    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    while (session_advance(ss, 1000, 0))
        ;
    ASSERT_EQ(4u, number(ss, "total"));
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    while (session_advance(ss, 1000, 0))
        ;
    ASSERT_EQ(88u, number(ss, "total"));
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    while (session_advance(ss, 1000, 0))
        ;
    ASSERT_EQ(92u, number(ss, "total"));
    session_close(ss);
    PASS();
}

TEST the_watched_search_counts_as_published(void)
{
    struct session *ss = open_and_work("queens size=8 mode=search");

    while (session_outcome(ss) == OUTCOME_RUNNING)
        session_chase(ss), session_advance(ss, 100000, 0);
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT_EQ(2057u, number(ss, "nodes"));
    ASSERT_EQ(15720u, number(ss, "tests"));
    ASSERT_EQ(92u, number(ss, "found"));
    session_seek(ss, 0);
    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    ASSERT_EQ(876u, number(ss, "tests"));
    ASSERT_EQ(114u, number(ss, "nodes"));
    ASSERT_STR_EQ("Solution 1", session_status(ss));
    session_close(ss);
    PASS();
}

TEST a_refusal_names_the_attacker_and_the_line(void)
{
    struct session *ss = open_and_work("queens size=6 mode=search");

    session_seek(ss, 2);
    ASSERT_STR_EQ("b6 is attacked", session_status(ss));
    ASSERT(strstr(session_explain(ss),
                  "b6 would stand on the same rank as the queen on a6"));
    session_seek(ss, 3);
    ASSERT(strstr(session_explain(ss),
                  "b5 would stand on the same diagonal as the queen on a6"));
    session_close(ss);
    PASS();
}

/* Each sentence that ends a file, and the moments Ctrl+arrow stops at. */
TEST dead_ends_and_the_ends_of_files_are_told(void)
{
    struct session *ss = open_and_work("queens size=4 mode=search");
    int dead_ends = 0;

    /* a4 b2, and nothing on file c. */
    session_seek(ss, 0);
    ASSERT(session_seek_flag(ss, MOMENT_DEAD_END | MOMENT_SOLUTION, 1));
    ASSERT_STR_EQ("c1 is attacked", session_status(ss));
    ASSERT_STR_EQ("A queen on c1 would stand on the same diagonal as the queen "
                  "on b2. No square of this file is free: a dead end. The "
                  "search goes back to the file before.",
                  session_explain(ss));
    session_step(ss, 1);
    ASSERT_STR_EQ("Back to 1 queen", session_status(ss));
    ASSERT_STR_EQ("There is nothing more to try in file c: the queen on b2 is "
                  "taken off again, and the next square down is tried.",
                  session_explain(ss));
    session_seek(ss, 0);
    while (session_seek_flag(ss, MOMENT_DEAD_END, 1))
        dead_ends++;
    /* Of the 17 nodes 2 are solutions and 4 have no free square after them. */
    ASSERT_EQ(4, dead_ends);
    session_seek(ss, 0);
    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    session_step(ss, -1);
    ASSERT(strstr(session_explain(ss), "placed here: now every file has one."));
    session_step(ss, 2);
    ASSERT_STR_EQ("To look for more, the queen on d2 is taken off again, and "
                  "the next square down is tried.",
                  session_explain(ss));
    session_close(ss);
    PASS();
}

/* Whoever is drawn as an attacker is named. */
TEST all_attackers_are_named(void)
{
    struct session *ss = open_and_work("queens size=5 mode=search");
    int both = 0;

    for (size_t i = 0; i < session_count(ss); i++) {
        const char *words;

        session_seek(ss, i);
        words = session_explain(ss);
        both += strstr(words, " and the same ") != NULL;
        if (strstr(words, "A queen on c3"))
            ASSERT_STR_EQ("A queen on c3 would stand on the same diagonal as "
                          "the queen on a5 and the same rank as the queen on "
                          "b3. The next square down in this file is tried.",
                          words);
        if (strstr(words, "A queen on c3"))
            break;
    }
    ASSERT(both > 0);
    session_close(ss);
    PASS();
}

TEST by_hand_completions_and_conflicts_are_told(void)
{
    struct session *ss = open_and_work("queens size=8 mode=hand");
    struct input in = { .kind = INPUT_PRESS, .button = 1 };
    static const int solution[] = { 0, 33, 58, 43, 20, 53, 14, 31 };
    struct error err;

    in.square = 0;
    ASSERT_EQ(REACTION_EDITED, session_input(ss, &in, &err));
    ASSERT_EQ(4u, number(ss, "completions"));
    in.square = 7;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 of 8 queens: cannot be completed", session_status(ss));
    ASSERT(session_undo(ss));
    for (int i = 1; i < 8; i++) {
        in.square = solution[i];
        ASSERT_EQ(REACTION_EDITED, session_input(ss, &in, &err));
    }
    ASSERT_STR_EQ("8 of 8 queens: a solution", session_status(ss));
    in.square = 63;
    ASSERT_EQ(REACTION_NONE, session_input(ss, &in, &err));
    session_close(ss);
    PASS();
}

static const char *refusal(const char *text)
{
    static struct error err;
    struct session *ss = NULL;
    struct run run;

    err.message[0] = '\0';
    if (run_parse(&run, puzzle_classes, text, &err)) {
        ss = session_open(run.cls, &run.params, &err);
        run_free(&run);
    }
    session_close(ss);
    return err.message;
}

TEST what_was_placed_is_a_setting(void)
{
    struct session *ss = open_run("queens size=5 mode=hand placed=a1,b3,b3");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 7 };
    struct error err;

    ASSERT_EQ(4u, session_count(ss));
    ASSERT_EQ(3u, session_index(ss));
    ASSERT_STR_EQ("1 of 5 queens, 2 ways to go on", session_status(ss));
    session_undo(ss);
    ASSERT_STR_EQ("1 3", session_notation(ss));
    ASSERT_EQ(REACTION_EDITED, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), " placed=a1,b3,c2"));
    ASSERT(set(ss, "mode", "album")); /* and back: it is still there */
    ASSERT(set(ss, "mode", "hand"));
    ASSERT_STR_EQ("1 3 2", session_notation(ss));
    ASSERT(set(ss, "size", "6"));
    ASSERT_STR_EQ("", session_notation(ss));
    session_close(ss);
    ASSERT_STR_EQ("placed 'f1' is not on the 5x5 board (a1 to e5)",
                  refusal("queens size=5 mode=hand placed=a1,f1"));
    ASSERT_STR_EQ("placed 'b1': 2 queens stand already",
                  refusal("queens size=2 mode=hand placed=a1,a2,a1,b2,b1"));
    PASS();
}

TEST a_page_that_is_not_there_can_be_left(void)
{
    struct session *ss = open_and_work("queens size=6 solution=9");

    ASSERT_STR_EQ("There is no solution 9: there are only 4.",
                  session_explain(ss));
    ASSERT(set(ss, "solution", "3"));
    ASSERT_STR_EQ("Solution 3 of 4", session_status(ss));
    session_close(ss);
    PASS();
}

TEST sizes_without_a_solution_say_why(void)
{
    struct session *ss = open_and_work("queens size=3");

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "there is no solution"));
    session_close(ss);
    ss = open_and_work("queens size=8 solution=93");
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "there are only 92"));
    session_close(ss);
    PASS();
}

TEST great_boards_get_one_solution_at_once(void)
{
    struct session *ss = open_and_work("queens size=10000");

    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT_EQ(10000u, number(ss, "squares"));
    session_close(ss);
    PASS();
}

static uint64_t ask(const char *run_text, int which)
{
    const struct question *q;
    struct error err;
    struct run run;
    struct work *a;
    struct text out;
    uint64_t lines = 0;

    if (!run_parse(&run, puzzle_classes, run_text, &err))
        return UINT64_MAX;
    q = &run.cls->questions[which];
    a = q->ask(&run.params, 2, &err);
    run_free(&run);
    if (!a)
        return UINT64_MAX;
    text_init(&out);
    while (q->task.step(a, &out, &err) != TASK_DONE)
        ;
    q->task.drop(a);
    if (which == 0)
        lines = strtoull(out.at, NULL, 10);
    for (size_t i = 0; which == 1 && i < out.len; i++)
        lines += out.at[i] == '\n';
    text_free(&out);
    return lines;
}

TEST counts_and_lists_agree(void)
{
    static const struct {
        const char *run;
        uint64_t n;
    } known[] = { { "queens size=1", 1 },
                  { "queens size=2", 0 },
                  { "queens size=6", 4 },
                  { "queens size=8", 92 },
                  { "queens size=10", 724 },
                  { "queens size=6 piece=rook", 720 },
                  { "queens size=8 given=a1", 4 },
                  { "queens size=8 barred=a1", 88 },
                  { "queens size=8 given=a1,h8", 0 },
                  { "queens size=8 fundamental=on", 12 },
                  { "queens size=9 fundamental=on", 46 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ASSERT_EQm(known[i].run, known[i].n, ask(known[i].run, 0));
        ASSERT_EQm(known[i].run, known[i].n, ask(known[i].run, 1));
    }
    ASSERT_EQ(UINT64_MAX, ask("queens size=40", 0));
    PASS();
}

SUITE(queens)
{
    RUN_TEST(the_album_opens_at_once_and_turns_its_pages);
    RUN_TEST(an_album_without_pages_is_none);
    RUN_TEST(a_picture_of_dots_has_no_names_of_squares);
    RUN_TEST(the_images_of_a_solution_are_told_by_their_numbers);
    RUN_TEST(images_that_the_wishes_exclude_are_not_counted_as_here);
    RUN_TEST(the_fundamental_ones_are_twelve);
    RUN_TEST(a_click_is_a_wish_and_another_forbids);
    RUN_TEST(the_watched_search_counts_as_published);
    RUN_TEST(a_refusal_names_the_attacker_and_the_line);
    RUN_TEST(dead_ends_and_the_ends_of_files_are_told);
    RUN_TEST(all_attackers_are_named);
    RUN_TEST(by_hand_completions_and_conflicts_are_told);
    RUN_TEST(what_was_placed_is_a_setting);
    RUN_TEST(a_page_that_is_not_there_can_be_left);
    RUN_TEST(sizes_without_a_solution_say_why);
    RUN_TEST(great_boards_get_one_solution_at_once);
    RUN_TEST(counts_and_lists_agree);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(queens);
    GREATEST_MAIN_END();
}
