/* Which runs of a series a list means, and which lists are refused. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "modules/list.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "session/run.h"
#include "session/selection.h"
#include "session/session.h"

static struct error err;
static struct selection sel;
static struct text words;

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&words);
    memset(&sel, 0, sizeof sel);
    memset(&err, 0, sizeof err);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    text_free(&words);
    selection_free(&sel);
}

/* Reads the list for the run, and completes it: false if either refuses. */
static bool select_from(const char *text, const char *list)
{
    struct run run;
    struct session *ss;
    bool ok;

    selection_free(&sel);
    if (!run_parse(&run, puzzle_classes, text, &err))
        abort();
    ok = selection_read(&sel, run.cls, &run.params, list, NULL, &err);
    ss = session_open(run.cls, &run.params, &err);
    ok = ok && selection_go(&sel, ss, 0, &err) &&
         session_run(ss) != OUTCOME_RUNNING &&
         selection_complete(&sel, ss, &err);
    session_close(ss);
    run_free(&run);
    return ok;
}

/* The values chosen, with blanks between them. */
static const char *chosen(const char *text, const char *list)
{
    const struct control *table;
    char name[16];

    sscanf(text, "%15s", name);
    table = run_class(puzzle_classes, name)->controls;
    if (!select_from(text, list))
        return err.message;
    for (size_t i = 0; i < sel.n; i++) {
        struct params one = { .seed = 1 };

        one.at[sel.control] = sel.at[i];
        text_add(&words, i ? " " : "");
        params_format(&one, table, sel.control, &words);
    }
    return words.at;
}

TEST lists_keep_their_order_and_repeat(void)
{
    ASSERT_STR_EQ("9 1 5 5", chosen("queens size=8", "9,1,5,5"));
    PASS();
}

TEST ranges_hold_both_ends(void)
{
    ASSERT_STR_EQ("1 9 10 11 12 4", chosen("queens size=8", "1,9-12,4-4"));
    PASS();
}

TEST all_are_as_many_as_there_are(void)
{
    ASSERT(select_from("queens size=8", "all"));
    ASSERT_EQ(92u, sel.n);
    ASSERT_EQ(92, sel.at[91].number);
    ASSERT(sel.all);
    ASSERT(select_from("queens size=8 fundamental=on", "all"));
    ASSERT_EQ(12u, sel.n);
    ASSERT(select_from("queens size=5 given=a1", "all"));
    ASSERT_EQ(2u, sel.n);
    ASSERT(select_from("place piece=king size=4x3", "all"));
    ASSERT_EQ(9u, sel.n);
    ASSERT(select_from("cover piece=queen size=8x8", "all"));
    ASSERT_EQ(4860u, sel.n);
    ASSERT(select_from("lesson", "all"));
    ASSERT_EQ(25u, sel.n);
    PASS();
}

TEST arrays_begin_where_their_order_does(void)
{
    ASSERT(select_from("chess960", "all"));
    ASSERT_EQ(960u, sel.n);
    ASSERT_EQ(0, sel.at[0].number);
    ASSERT(select_from("chess960 order=s0", "all"));
    ASSERT_EQ(960u, sel.n);
    ASSERT_EQ(1, sel.at[0].number);
    PASS();
}

TEST tours_go_by_squares_and_leave_out_holes(void)
{
    ASSERT_STR_EQ("c3 a1 b5", chosen("tour size=5x6 start=a1", "c3,a1,b5"));
    text_clear(&words);
    ASSERT_STR_EQ("a2 c2 a1 b1 c1",
                  chosen("tour size=3x2 start=a1 holes=b2", "all"));
    PASS();
}

/* Does the run begin at that square, and not at another? */
static bool begins_at(const struct run *run, int control, int file, int rank)
{
    struct params one;
    struct plan plan;
    bool begins;

    params_copy(&one, &run->params);
    for (int i = 0; i < 2; i++) {
        one.at[control].number = file;
        one.at[control].second = rank;
        if (i == 0)
            run->cls->adapt(&one, control);
    }
    begins = puzzle_plan(run->cls, &one, &plan, &err);
    params_free(&one);
    return begins;
}

/* They are not asked for one by one. */
TEST all_squares_are_those_where_a_run_begins(const char *line)
{
    size_t n = 0;
    struct run run;
    int control;

    ASSERT(run_parse(&run, puzzle_classes, line, &err));
    control = control_find(run.cls->controls, "start");
    ASSERT(selection_read(&sel, run.cls, &run.params, "all", NULL, &err));
    ASSERT_EQ(control, sel.control);
    for (int rank = 9; rank >= 0; rank--)
        for (int file = 0; file < 9; file++) {
            if (!begins_at(&run, control, file, rank))
                continue;
            ASSERT(n < sel.n);
            ASSERT_EQ(file, sel.at[n].number);
            ASSERT_EQ(rank, sel.at[n++].second);
        }
    ASSERT_EQ(n, sel.n);
    run_free(&run);
    PASS();
}

/* Of a list each must be there, wherever it stands. */
TEST a_hole_in_a_list_is_refused(void)
{
    const char *line = "tour size=5x6 holes=b2,c3-d4";

    ASSERT(select_from(line, "a1,e6,a1"));
    ASSERT_FALSE(select_from(line, "a1,e6,c4,a1"));
    ASSERT_STR_EQ("start 'c4' is a hole; the knight must start on a square of "
                  "the board",
                  err.message);
    ASSERT_FALSE(select_from(line, "b2"));
    ASSERT_FALSE(select_from(line, "a1,f1"));
    ASSERT_STR_EQ("start 'f1' is not on the 5x6 board (a1 to e6)", err.message);
    PASS();
}

TEST all_tours_of_a_board_go_by_number(void)
{
    ASSERT_STR_EQ("304 2", chosen("tour size=5x5 mode=all start=a1", "304,2"));
    ASSERT(select_from("tour size=5x5 mode=all start=a1", "all"));
    ASSERT_EQ(304u, sel.n);
    ASSERT_FALSE(select_from("tour size=5x5 mode=all start=a1", "305"));
    ASSERT_STR_EQ("There are only 304 tours: every way has been tried.",
                  err.message);
    text_clear(&words);
    ASSERT_STR_EQ("a1 c3", chosen("tour size=5x5 mode=all", "a1,c3"));
    ASSERT_FALSE(select_from("tour size=8x8 mode=all", "all"));
    ASSERT_STR_EQ("how many there are is not known yet: want a list of "
                  "numbers, such as 1-12",
                  err.message);
    ASSERT_FALSE(select_from("tour", "1-3"));
    ASSERT(strstr(err.message, "start '1-3': want all, or a list of"));
    PASS();
}

TEST what_is_no_list_is_refused(void)
{
    const char *bad[] = { "",      ",",   "1,",   ",1",         "1,,2",
                          "x",     "0",   "-3",   "3-",         "1-x",
                          "all,1", "1 2", "1--3", "99999999999" };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ASSERT_FALSEm(bad[i], select_from("queens size=8", bad[i]));
        ASSERT(strstr(err.message, "want all, or a list of 1 to 92, "
                                   "with ranges such as 3-5"));
    }
    ASSERT_FALSE(select_from("tour", "a1-c1"));
    ASSERT_STR_EQ("start 'a1-c1': want all, or a list of a square such as "
                  "f6",
                  err.message);
    PASS();
}

TEST ranges_go_upwards(void)
{
    ASSERT_FALSE(select_from("queens size=8", "5-3"));
    ASSERT_STR_EQ("solution '5-3': want the smaller one first", err.message);
    PASS();
}

TEST what_is_not_there_is_refused(void)
{
    ASSERT_FALSE(select_from("queens size=8", "1,93"));
    ASSERT_STR_EQ("There is no solution 93: there are only 92.", err.message);
    ASSERT_FALSE(select_from("queens size=8 fundamental=on", "13"));
    ASSERT_FALSE(select_from("chess960", "960"));
    ASSERT_STR_EQ("number '960': want 0 to 959 in the order sp", err.message);
    ASSERT_FALSE(select_from("tour", "a1,k9"));
    ASSERT_STR_EQ("start 'k9' is not on the 8x8 board (a1 to h8)", err.message);
    ASSERT_FALSE(select_from("lesson", "26"));
    ASSERT_FALSE(select_from("chess960 array=KRRNNBBQ", "0,960"));
    ASSERT(select_from("chess960 array=KRRNNBBQ", "0,959"));
    PASS();
}

TEST too_many_are_refused_before_they_are_made(void)
{
    ASSERT_FALSE(select_from("queens size=8", "1-2147483647"));
    ASSERT_STR_EQ("2147483647 boards are too many for a sheet; want at most "
                  "10000",
                  err.message);
    ASSERT_FALSE(select_from("place piece=king size=8x8", "all"));
    ASSERT_FALSE(select_from("tour size=200x100", "all"));
    PASS();
}

TEST what_has_no_series_is_refused(void)
{
    ASSERT_FALSE(select_from("null", "all"));
    ASSERT_STR_EQ("null has no series of runs to put on a sheet", err.message);
    ASSERT_FALSE(select_from("queens size=8 mode=search", "all"));
    ASSERT_STR_EQ("solution has no effect with these settings, so there is "
                  "no series of it",
                  err.message);
    PASS();
}

/* What puzzle.h asks of every series. */
TEST every_series_names_controls_that_are_there(void)
{
    int n = 0;

    for (int i = 0; puzzle_classes[i]; i++)
        for (const struct series *s = puzzle_classes[i]->series; s && s->key;
             s++, n++) {
            const struct control *table = puzzle_classes[i]->controls;
            int control = control_find(table, s->key);
            int fixed = s->fixed ? control_find(table, s->fixed) : -1;

            ASSERT(control >= 0);
            ASSERT(table[control].kind == CONTROL_RANGE ||
                   table[control].kind == CONTROL_CHOICE ||
                   table[control].kind == CONTROL_SQUARE);
            ASSERT(s->title);
            ASSERT(!s->fixed ||
                   (fixed >= 0 && table[fixed].kind == CONTROL_SQUARES));
        }
    ASSERT(n >= 7);
    PASS();
}

SUITE(selection)
{
    static const char *const with_starts[] = {
        "tour size=9x9",
        "tour size=5x6 start=a1 holes=b2,c3-d4",
        "tour size=6x5 holes=a1-b3 end=f5 closed=on",
        "tour size=7x7 end=a1 algorithm=backtracking piece=camel surface=torus",
        "tour size=9x9 mode=hand closed=on graph=edges holes=heart",
        "tour size=5x5 mode=hand start=a1 moves=c2,e1 best=7",
        "tour size=3x3 mode=hand holes=b2 start=a1 moves=c2,a3,b1,c3,a2,c1,b3"
    };

    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(lists_keep_their_order_and_repeat);
    RUN_TEST(ranges_hold_both_ends);
    RUN_TEST(all_are_as_many_as_there_are);
    RUN_TEST(arrays_begin_where_their_order_does);
    RUN_TEST(tours_go_by_squares_and_leave_out_holes);
    for (size_t i = 0; i < sizeof with_starts / sizeof *with_starts; i++)
        RUN_TESTp(all_squares_are_those_where_a_run_begins, with_starts[i]);
    RUN_TEST(a_hole_in_a_list_is_refused);
    RUN_TEST(all_tours_of_a_board_go_by_number);
    RUN_TEST(what_is_no_list_is_refused);
    RUN_TEST(ranges_go_upwards);
    RUN_TEST(what_is_not_there_is_refused);
    RUN_TEST(too_many_are_refused_before_they_are_made);
    RUN_TEST(every_series_names_controls_that_are_there);
    RUN_TEST(what_has_no_series_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(selection);
    GREATEST_MAIN_END();
}
