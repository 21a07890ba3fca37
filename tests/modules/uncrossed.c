/* Uncrossed paths as a puzzle: the known lengths, browsing, the search that is
 * watched, by hand. */
#include <greatest.h>

#include <stdlib.h>

#include "base/task.h"
#include "base/text.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/uncrossed/crossing.h"
#include "support/hand.h"
#include "support/run.h"

static bool fact_is(struct session *ss, const char *key, uint64_t value)
{
    return number(ss, key) == value;
}

/* --- browsing ---------------------------------------------------------------
 */

TEST boards_have_the_known_lengths(void)
{
    static const struct {
        const char *run;
        uint64_t longest, paths, classes;
    } known[] = { { "uncrossed", 17, 8, 1 },
                  { "uncrossed size=3x3", 2, 8, 2 },
                  { "uncrossed size=5x5", 10, 32, 4 },
                  { "uncrossed closed=on", 12, 358, 51 },
                  { "uncrossed size=7x7 closed=on", 24, 2, 1 },
                  { "uncrossed size=5x8", 19, 18, 7 },
                  { "uncrossed size=8x5", 19, 18, 7 },
                  { "uncrossed piece=camel size=5x5", 5, 16, 2 },
                  { "uncrossed piece=1,3 size=5x5", 5, 16, 2 },
                  { "uncrossed holes=a1,c3,d5", 16, 1, 1 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERTm(known[i].run, fact_is(ss, "longest", known[i].longest));
        ASSERTm(known[i].run, fact_is(ss, "proved", 1));
        ASSERTm(known[i].run, fact_is(ss, "paths", known[i].paths));
        ASSERTm(known[i].run, fact_is(ss, "classes", known[i].classes));
        ASSERTm(known[i].run, fact_is(ss, "moves", known[i].longest));
        session_close(ss);
    }
    PASS();
}

TEST pages_differ_and_the_last_is_the_last(void)
{
    struct session *ss = open_and_work("uncrossed size=5x4");
    int page = control_find(session_class(ss)->controls, "solution");
    uint64_t paths = number(ss, "paths");
    char *last = strdup(session_notation(ss));
    struct error err;

    ASSERT(paths > 1 && paths < 1000);
    for (uint64_t k = 2; k <= paths; k++) {
        char text[12];

        snprintf(text, sizeof text, "%d", (int)k);
        ASSERT(session_set(ss, page, text, true, &err));
        ASSERT(fact_is(ss, "solution", k));
        ASSERT(fact_is(ss, "moves", number(ss, "longest")));
        ASSERT(strcmp(last, session_notation(ss)) != 0);
        free(last);
        last = strdup(session_notation(ss));
    }
    free(last);
    session_close(ss);
    PASS();
}

TEST fundamental_pages_are_as_many_as_classes(void)
{
    struct session *ss = open_and_work(
        "uncrossed size=5x5 fundamental=on solution=4");

    ASSERT(fact_is(ss, "solution", 4));
    session_close(ss);
    ss = open_and_work("uncrossed size=5x5 fundamental=on solution=5");
    ASSERT(fact_is(ss, "solution", UINT64_MAX));
    ASSERT_STR_EQ("There is no fundamental path 5: there are only 4.",
                  session_explain(ss));
    ASSERT(facts_find(session_facts(ss), "reason"));
    session_close(ss);
    PASS();
}

TEST where_there_is_none_it_says_so(void)
{
    struct session *ss = open_and_work("uncrossed size=3x3 closed=on");

    ASSERT_STR_EQ("There is no path", session_status(ss));
    ASSERT(fact_is(ss, "longest", 0));
    ASSERT(fact_is(ss, "proved", 1));
    session_close(ss);
    PASS();
}

/* --- the search -------------------------------------------------------------
 */

/* At each moment the path on the board is one. */
static bool never_crosses(struct session *ss)
{
    const struct fact *f = facts_find(session_facts(ss), "squares");
    int n = (int)f->number;
    const uint64_t *at = n ? session_facts(ss)->numbers + f->first : NULL;

    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j < i; j++)
            if (moves_cross(f->files, (int)at[i], (int)at[i + 1], (int)at[j],
                            (int)at[j + 1]))
                return false;
    return true;
}

TEST the_search_ends_with_the_longest(void)
{
    static const struct {
        const char *run;
        uint64_t longest;
    } known[] = { { "uncrossed mode=search size=4x4", 5 },
                  { "uncrossed mode=search size=4x4 closed=on", 4 },
                  { "uncrossed mode=search size=3x5", 5 },
                  { "uncrossed mode=search size=3x3 closed=on", 0 },
                  { "uncrossed mode=search size=5x5 start=a1", 10 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        session_seek(ss, session_count(ss) - 1);
        ASSERT_EQ_FMTm(known[i].run, (unsigned long)known[i].longest,
                       (unsigned long)number(ss, "longest"), "%lu");
        ASSERTm(known[i].run, fact_is(ss, "moves", known[i].longest));
        for (size_t k = 0; k < session_count(ss); k++) {
            session_seek(ss, k);
            ASSERT(never_crosses(ss));
        }
        session_close(ss);
    }
    PASS();
}

TEST a_refused_move_is_told_with_what_it_would_cross(void)
{
    struct session *ss = open_and_work("uncrossed mode=search size=5x5");

    session_seek(ss, 9);
    ASSERT(strstr(session_status(ss), "A move to a3 would cross"));
    ASSERT(strstr(session_explain(ss), "from a1 to b3"));
    session_close(ss);
    PASS();
}

/* After each move the search looks for squares that could still be entered, and
 * holds every move there against the whole path: a slice ends the sooner. */
TEST on_a_large_board_a_slice_is_no_longer(void)
{
    struct session *ss = open_run("uncrossed size=20x11 mode=search");
    enum { SLICES = 100, WORK = 65536 };

    for (int i = 0; i < SLICES; i++)
        ASSERT(session_run_on(ss));
    ASSERT(session_work(ss) > SLICES);
    ASSERT(session_work(ss) < SLICES * WORK / 100);
    session_close(ss);
    PASS();
}

/* --- by hand ----------------------------------------------------------------
 */

TEST a_crossing_move_is_refused_by_hand(void)
{
    struct session *ss = open_and_work("uncrossed mode=hand size=5x5");
    struct error err = { "" };

    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "a1", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "b3", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c1", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "a2", &err));
    ASSERT_STR_EQ("the move to a2 would cross the one from a1 to b3",
                  err.message);
    ASSERT(strstr(session_explain(ss), "would cross the path"));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "c2", &err));
    ASSERT_STR_EQ("c2 is not a knight's move away from c1", err.message);
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "b3", &err));
    ASSERT_STR_EQ("the path has been on b3 already", err.message);
    ASSERT(fact_is(ss, "moves", 2));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "d3", &err));
    ASSERT(fact_is(ss, "moves", 3));
    session_close(ss);
    PASS();
}

TEST a_path_can_be_closed_by_hand(void)
{
    struct session *ss = open_and_work(
        "uncrossed mode=hand size=4x4 closed=on path=b1,a3,c4");
    struct error err = { "" };

    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "d2", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "b1", &err));
    ASSERT(fact_is(ss, "moves", 4));
    ASSERT(fact_is(ss, "closed", 1));
    ASSERT(strstr(session_status(ss), "no path is longer"));
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "a3", &err));
    session_close(ss);
    ss = open_and_work(
        "uncrossed mode=hand size=4x4 closed=on path=b1,a3,c4,d2,b1");
    ASSERT(fact_is(ss, "closed", 1));
    session_close(ss);
    PASS();
}

/* Hints followed from the first square on make one of the longest paths. */
TEST hints_lead_to_a_longest_path(void)
{
    struct session *ss = open_and_work("uncrossed mode=hand size=4x5");
    uint64_t longest = number(ss, "longest");
    struct error err = { "" };

    while (!strstr(session_status(ss), "no path is longer")) {
        const char *at;
        char square[3] = "";

        ASSERT(number(ss, "moves") < longest);
        ASSERT_EQ(REACTION_REDRAW, hand_button(ss, "hint", &err));
        at = strstr(session_explain(ss), "Hint: ");
        ASSERT(at);
        memcpy(square, at + 6, 2);
        ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, square, &err));
    }
    session_close(ss);
    PASS();
}

/* --- refused ----------------------------------------------------------------
 */

TEST bad_settings_are_refused_with_a_reason(void)
{
    static const struct {
        const char *run, *why;
    } bad[] = {
        { "uncrossed piece=queen", "leaps" },
        { "uncrossed piece=0,0", "does not move" },
        { "uncrossed piece=dog", "piece" },
        { "uncrossed size=20x20", "too wide for this piece; want one side of" },
        { "uncrossed mode=search start=h8", "start" },
        { "uncrossed mode=hand path=a1,b2", "square 2: b2 is not a knight's" },
        { "uncrossed mode=hand path=a1,b3,c1,a2", "square 4: the move to a2" },
        { "uncrossed mode=hand holes=b3 path=a1,b3", "cut out" },
    };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct error err = { "" };
        struct session *ss = NULL;
        struct run run;

        if (run_parse(&run, puzzle_classes, bad[i].run, &err)) {
            ss = session_open(run.cls, &run.params, &err);
            run_free(&run);
        }
        ASSERTm(bad[i].run, !ss);
        ASSERTm(err.message, strstr(err.message, bad[i].why));
    }
    PASS();
}

/* --- questions --------------------------------------------------------------
 */

static bool answer(const char *line, const char *key, struct text *out,
                   struct error *err)
{
    const struct question *q;
    struct task task;
    struct run run;
    bool ok;

    if (!run_parse(&run, puzzle_classes, line, err))
        return false;
    for (q = run.cls->questions; strcmp(q->key, key) != 0;)
        q++;
    task = (struct task){ &q->task, q->ask(&run.params, 1, err) };
    ok = task.work && task_finish(&task, out, err);
    run_free(&run);
    return ok;
}

TEST questions_are_answered(void)
{
    struct text out;
    struct error err;

    text_init(&out);
    ASSERT(answer("uncrossed size=5x5", "count", &out, &err));
    ASSERT_STR_EQ("32\n", out.at);
    text_clear(&out);
    ASSERT(answer("uncrossed closed=on fundamental=on", "count", &out, &err));
    ASSERT_STR_EQ("51\n", out.at);
    text_clear(&out);
    ASSERT(answer("uncrossed fundamental=on", "list", &out, &err));
    ASSERT_STR_EQ("b1 a3 c2 e1 d3 f2 e4 f6 d5 e3 c4 d2 b3 a5 c6 d4 b5 c3\n",
                  out.at);
    text_clear(&out);
    ASSERT(answer("uncrossed size=3x3 closed=on", "count", &out, &err));
    ASSERT_STR_EQ("0\n", out.at);
    /* More of them than there are numbers. */
    ASSERT_FALSE(
        answer("uncrossed piece=wazir size=7x20", "count", &out, &err));
    ASSERT(strstr(err.message, "too many such paths"));
    text_free(&out);
    PASS();
}

SUITE(uncrossed_suite)
{
    RUN_TEST(boards_have_the_known_lengths);
    RUN_TEST(pages_differ_and_the_last_is_the_last);
    RUN_TEST(fundamental_pages_are_as_many_as_classes);
    RUN_TEST(where_there_is_none_it_says_so);
    RUN_TEST(the_search_ends_with_the_longest);
    RUN_TEST(a_refused_move_is_told_with_what_it_would_cross);
    RUN_TEST(on_a_large_board_a_slice_is_no_longer);
    RUN_TEST(a_crossing_move_is_refused_by_hand);
    RUN_TEST(a_path_can_be_closed_by_hand);
    RUN_TEST(hints_lead_to_a_longest_path);
    RUN_TEST(bad_settings_are_refused_with_a_reason);
    RUN_TEST(questions_are_answered);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(uncrossed_suite);
    GREATEST_MAIN_END();
}
