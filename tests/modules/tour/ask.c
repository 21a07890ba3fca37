/* Questions about tours, against published numbers. */
#include <greatest.h>

#include <stdlib.h>

#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "modules/list.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

static struct text out;

/* The answer's text in `out`; false if the question was refused. */
static bool ask(const char *text, const char *key, struct error *err)
{
    const struct question *q;
    struct work *a;
    struct run run;

    text_clear(&out);
    if (!run_parse(&run, puzzle_classes, text, err))
        return false;
    if (!run.cls->validate(&run.params, err)) {
        run_free(&run);
        return false;
    }
    for (q = run.cls->questions; strcmp(q->key, key) != 0; q++)
        ;
    a = q->ask(&run.params, 2, err);
    run_free(&run);
    if (!a)
        return false;
    while (q->task.step(a, &out, err) != TASK_DONE)
        ;
    q->task.drop(a);
    return true;
}

static int lines(const char *with)
{
    int n = 0;

    for (const char *at = out.at; (at = strstr(at, with)); at++)
        n++;
    return n;
}

TEST numbers_of_tours_are_the_published_ones(void)
{
    static const struct {
        const char *run, *key, *count;
    } known[] = {
        { "tour size=5x5", "count", "1728\n" },
        { "tour size=5x5 undirected=on", "count", "864\n" },
        { "tour size=5x5 start=a1", "count", "304\n" },
        { "tour size=5x5 start=b2", "count", "56\n" },
        { "tour size=5x5 start=b1", "count", "0\n" },
        { "tour size=5x5 start=a1 end=e5", "count", "56\n" },
        { "tour size=5x5 end=a1", "count", "304\n" },
        { "tour size=5x5 end=a1 any-start=on", "count", "304\n" },
        { "tour size=5x5 mode=map start=a1", "count", "1728\n" },
        { "tour size=1x1 closed=on", "count", "1\n" },
        { "tour size=6x6 closed=on directed=on", "count", "19724\n" },
        { "tour size=6x6 closed=on start=c4", "count", "9862\n" },
        { "tour size=6x6 closed=on end=c4", "count", "9862\n" },
        { "tour size=3x4 undirected=on", "count", "8\n" },
        { "tour size=7x4 undirected=on", "count", "6378\n" },
        { "tour size=6x6 closed=on", "count", "9862\n" },
        { "tour size=10x3 closed=on", "count", "16\n" },
        { "tour size=4x4", "count", "0\n" },
        { "tour size=5x5 fundamental=on", "count", "216\n" },
        { "tour size=5x5 fundamental=on undirected=on", "count", "112\n" },
        { "tour size=5x5 fundamental=on end=a1", "count", "152\n" },
        { "tour size=6x5 closed=on fundamental=on", "count", "3\n" },
        { "tour size=6x5 closed=on end=c3 fundamental=on", "count", "4\n" },
        { "tour size=5x6 closed=on symmetric=on", "count", "4\n" },
        { "tour size=5x6 closed=on crossings=fewest", "count", "2\n" },
        { "tour size=5x5 crossings=0", "count", "0\n" },
        { "tour size=5x5 sums=semimagic", "count", "0\n" },
        { "tour size=1x1 sums=magic", "count", "1\n" }
    };
    struct error err;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ASSERT(ask(known[i].run, known[i].key, &err));
        ASSERT_STR_EQm(known[i].run, known[i].count, out.at);
    }
    PASS();
}

TEST a_list_has_every_tour_once(void)
{
    struct error err;

    ASSERT(ask("tour size=5x5 start=c3", "list", &err));
    ASSERT_EQ(64, lines("\n"));
    ASSERT_EQ(64, lines("c3 "));
    ASSERT(ask("tour size=5x6 start=a1 closed=on", "list", &err));
    ASSERT_EQ(8, lines("\n"));
    ASSERT(ask("tour size=5x6 closed=on directed=on", "list", &err));
    ASSERT_EQ(16, lines("\n"));
    ASSERT(ask("tour size=5x5 start=a1 end=e5", "list", &err));
    ASSERT_EQ(56, lines(" e5\n"));
    ASSERT(ask("tour size=5x5 end=e5", "list", &err));
    ASSERT_EQ(304, lines("\n"));
    ASSERT_EQ(304, lines(" e5\n"));
    ASSERT(ask("tour size=3x4 undirected=on", "list", &err));
    ASSERT_EQ(8, lines("\n"));
    ASSERT(ask("tour size=5x5 start=b1", "list", &err));
    ASSERT_STR_EQ("", out.at);
    PASS();
}

TEST the_map_knows_where_the_rule_fails(void)
{
    struct error err;

    ASSERT(ask("tour algorithm=greedy order=s0", "map", &err));
    ASSERT_EQ(64, lines("\n"));
    ASSERT_EQ(1, lines("stuck"));
    ASSERT(strstr(out.at, "e3 60 stuck\n"));
    ASSERT(ask("tour size=5x3 holes=c1", "map", &err));
    ASSERT_EQ(14, lines("\n"));
    ASSERT(ask("tour size=5x5 measure=tours", "map", &err));
    ASSERT_EQ(25, lines("\n"));
    ASSERT(strstr(out.at, "a1 304 found\nb1 0 none\nc1 56 found\n"));
    ASSERT_FALSE(ask("tour size=8x7 measure=tours", "map", &err));
    ASSERT(strstr(err.message, "at most 49 squares"));
    ASSERT_FALSE(
        ask("tour measure=tours size=5x5 algorithm=greedy", "map", &err));
    ASSERT(strstr(err.message, "by no algorithm"));
    PASS();
}

/* A start that nobody chose is none, and cannot be a hole. */
TEST what_is_meant_must_be_clear(void)
{
    struct error err;

    ASSERT(ask("tour size=3x5 holes=a1", "count", &err));
    ASSERT_FALSE(ask("tour size=3x5 holes=a1 start=a1", "count", &err));
    ASSERT(strstr(err.message, "is a hole"));
    ASSERT_FALSE(ask("tour size=3x5 holes=a1 end=a1", "list", &err));
    ASSERT(strstr(err.message, "is a hole"));
    ASSERT_FALSE(ask("tour size=5x5 start=a1 any-start=on", "count", &err));
    ASSERT(strstr(err.message, "contradict"));
    ASSERT_FALSE(ask("tour size=5x5 directed=on undirected=on", "list", &err));
    ASSERT(strstr(err.message, "contradict"));
    PASS();
}

/* What is said before the count begins, or why it does not. */
static const char *expect(const char *text)
{
    struct error err = { "" };
    struct work *a;
    struct run run;

    text_clear(&out);
    if (!run_parse(&run, puzzle_classes, text, &err))
        return "no run";
    a = run.cls->questions->ask(&run.params, 2, &err);
    if (a) {
        run.cls->questions->task.forecast(a, &out);
        run.cls->questions->task.drop(a);
    } else {
        text_add(&out, err.message);
    }
    run_free(&run);
    return out.at;
}

TEST what_a_long_count_takes_is_said_before(void)
{
    ASSERT_STR_EQ("", expect("tour size=6x6"));
    ASSERT_STR_EQ("", expect("tour size=7x8 closed=on"));
    ASSERT(strstr(expect("tour size=8x8"), "GB of memory"));
    if (strstr(expect("tour size=8x8"), " takes about "))
        ASSERT_STR_EQ("counting these tours takes about 4 minutes on 2 "
                      "processors, and 9.5 GB of memory",
                      expect("tour size=8x8"));
    ASSERT(strstr(expect("tour size=8x40"), "can be had"));
    PASS();
}

TEST boards_too_large_are_refused_with_the_reason(void)
{
    struct error err;

    ASSERT_FALSE(ask("tour size=20x9", "count", &err));
    ASSERT(strstr(err.message, "at most 8"));
    PASS();
}

SUITE(tour_ask)
{
    text_init(&out);
    RUN_TEST(numbers_of_tours_are_the_published_ones);
    RUN_TEST(a_list_has_every_tour_once);
    RUN_TEST(the_map_knows_where_the_rule_fails);
    RUN_TEST(what_is_meant_must_be_clear);
    RUN_TEST(what_a_long_count_takes_is_said_before);
    RUN_TEST(boards_too_large_are_refused_with_the_reason);
    text_free(&out);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_ask);
    GREATEST_MAIN_END();
}
