/* The album of the queens: numbers that are final, classes, wishes, and boards
 * whose solutions are too many. */
#include <greatest.h>

#include <stdlib.h>

#include "base/task.h"
#include "base/text.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"
#include "solve/queens/count/count.h"
#include "support/run.h"

static bool set(struct session *ss, const char *key, const char *value)
{
    struct error err;

    return session_set(ss, control_find(session_class(ss)->controls, key),
                       value, true, &err);
}

static const char *explain(const char *run)
{
    static char words[1000];
    struct session *ss = open_and_work(run);

    snprintf(words, sizeof words, "%s | %s", session_status(ss),
             session_explain(ss));
    session_close(ss);
    return words;
}

/* --- large boards -------------------------------------------------------- */

TEST the_first_page_is_there_at_once(void)
{
    static const char *const runs[] = { "queens size=16",
                                        "queens size=17",
                                        "queens size=18",
                                        "queens size=19",
                                        "queens size=18 solution=5",
                                        "queens size=20 solution=2" };

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct session *ss = open_run(runs[i]);

        while (session_work(ss) < 1000000 &&
               session_outcome(ss) == OUTCOME_RUNNING)
            session_advance(ss, 10000, 0);
        ASSERT_EQm(runs[i], OUTCOME_FOUND, session_outcome(ss));
        ASSERT_EQ(NULL, facts_find(session_facts(ss), "listed"));
        session_close(ss);
    }
    PASS();
}

TEST every_size_up_to_32_has_numbers(void)
{
    ASSERT(strstr(explain("queens size=20 solution=2"),
                  "Solution 2 of 39,029,188,884 | "));
    ASSERT(strstr(explain("queens size=20 solution=2"),
                  "; a number beyond them, up to 13,421,772, makes the search "
                  "go on."));
    ASSERT(strstr(explain("queens size=29 solution=3"), "Solution 3 of "));
    ASSERT(strstr(explain("queens size=29 solution=3"), " so far | "));
    ASSERT(strstr(explain("queens size=24 solution=2"), "Solution 2 | "));
    ASSERT(strstr(explain("queens size=33"), "has no number"));
    ASSERT(strstr(explain("queens size=21 piece=rook"), " so far | "));
    PASS();
}

/* What was found stays where it is, and asking goes on from there. */
TEST numbers_do_not_change_while_the_album_grows(void)
{
    struct session *ss = open_and_work("queens size=20 solution=7");
    char seventh[100];
    uint64_t found = number(ss, "class");

    snprintf(seventh, sizeof seventh, "%s", session_notation(ss));
    ASSERT(set(ss, "solution", "20000"));
    while (session_advance(ss, 1000000, 0))
        ;
    ASSERT_EQ(20000u, number(ss, "solution"));
    ASSERT(set(ss, "solution", "7"));
    ASSERT_STR_EQ(seventh, session_notation(ss));
    ASSERT_EQ(found, number(ss, "class"));
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

TEST numbers_that_cannot_be_shown_are_refused(void)
{
    ASSERT_STR_EQ("solution '13421773': want 1 to 13421772, as many as are "
                  "kept for n = 20",
                  refusal("queens size=20 solution=13421773"));
    ASSERT_STR_EQ("", refusal("queens size=20 solution=13421772"));
    ASSERT_STR_EQ("solution '99999999': want 1 to 92",
                  refusal("queens size=8 solution=99999999"));
    ASSERT(strstr(refusal("queens size=33 solution=2"), "up to n = 32"));
    ASSERT(strstr(refusal("queens size=33 fundamental=on"), "up to n = 32"));
    ASSERT_STR_EQ("", refusal("queens size=33"));
    PASS();
}

/* --- classes ------------------------------------------------------------- */

TEST a_solution_keeps_its_place_among_the_fundamental_ones(void)
{
    struct session *ss = open_and_work("queens size=8 solution=33");

    ASSERT(set(ss, "fundamental", "on"));
    ASSERT_STR_EQ("Fundamental solution 1 of 12", session_status(ss));
    ASSERT(set(ss, "fundamental", "off"));
    ASSERT_STR_EQ("Solution 33 of 92", session_status(ss));
    ASSERT_EQ(33u, number(ss, "solution"));
    ASSERT(set(ss, "fundamental", "on"));
    ASSERT(set(ss, "solution", "12"));
    ASSERT_STR_EQ("Fundamental solution 12 of 12", session_status(ss));
    ASSERT(set(ss, "fundamental", "off"));
    ASSERT_EQ(12u, number(ss, "class"));
    ASSERT(strstr(session_describe(ss), "queens size=8 solution="));
    session_close(ss);
    PASS();
}

static enum reaction press(struct session *ss, const char *key,
                           struct error *err)
{
    struct input in = { .kind = INPUT_ACTION,
                        .control = control_find(session_class(ss)->controls,
                                                key) };

    return session_input(ss, &in, err);
}

TEST images_can_be_gone_through(void)
{
    static const uint64_t images[] = { 4, 22, 33, 60, 71, 89, 92, 1 };
    struct session *ss = open_and_work("queens size=8");
    struct error err;

    for (size_t i = 0; i < 8; i++) {
        ASSERT_EQ(REACTION_EDITED, press(ss, "image", &err));
        ASSERT_EQ(images[i], number(ss, "solution"));
    }
    ASSERT(set(ss, "fundamental", "on"));
    ASSERT_EQ(REACTION_REFUSED, press(ss, "image", &err));
    ASSERT(strstr(err.message, "Only fundamental ones"));
    session_close(ss);
    ss = open_and_work("queens size=4 given=b4");
    ASSERT_EQ(REACTION_REFUSED, press(ss, "image", &err));
    ASSERT_STR_EQ("none of its images is among these solutions", err.message);
    session_close(ss);
    ss = open_and_work("queens size=1");
    ASSERT_EQ(REACTION_REFUSED, press(ss, "image", &err));
    ASSERT_STR_EQ("turned and mirrored it stays as it is", err.message);
    session_close(ss);
    ss = open_and_work("queens size=24");
    ASSERT_EQ(REACTION_REFUSED, press(ss, "image", &err));
    ASSERT_STR_EQ("its images come later, and have not been found yet",
                  err.message);
    session_close(ss);
    PASS();
}

TEST a_wish_keeps_the_number_among_all(void)
{
    ASSERT(strstr(explain("queens size=8 given=d4 solution=3"),
                  "Solution 3 of 8 | These are the solutions with a queen on "
                  "d4; this one is number 34 of all 92. Turned"));
    ASSERT(
        strstr(explain("queens size=7 barred=d4,a1"),
               " | These are the solutions without a queen on d4 or a1; this "
               "one is number 1 of all 40."));
    ASSERT(strstr(explain("queens size=5 piece=rook given=a1,b2 barred=c5"),
                  "These are the solutions with rooks on a1 and b2 and "
                  "without one on c5; this one is number "));
    ASSERT(strstr(explain("queens size=9 barred=a1,a2,a3,a4,a5"),
                  "without a queen on 5 squares; this"));
    PASS();
}

static const char *title(const char *line, int all)
{
    static struct text out;
    struct error err;
    struct run run;

    text_free(&out);
    text_init(&out);
    if (run_parse(&run, puzzle_classes, line, &err)) {
        run.cls->series[0].title(&run.params, all, &out);
        run_free(&run);
    }
    return out.at;
}

TEST a_sheet_says_which_solutions_it_shows(void)
{
    ASSERT_STR_EQ("8 queens on 8\u00d78: the 8 solutions with a queen on d4",
                  title("queens size=8 given=d4", 8));
    ASSERT_STR_EQ("8 queens on 8\u00d78: the 12 fundamental solutions without "
                  "a queen on a1",
                  title("queens size=8 barred=a1 fundamental=on", 12));
    ASSERT_STR_EQ("8 queens on 8\u00d78: solutions with a queen on a2 and "
                  "without one on b4 or c6",
                  title("queens size=8 given=a2 barred=b4,c6", 0));
    ASSERT_STR_EQ("6 queens on 6\u00d76: the only fundamental solution",
                  title("queens size=6 fundamental=on", 1));
    ASSERT_STR_EQ("5 rooks on 5\u00d75: all 120 solutions",
                  title("queens size=5 piece=rook", 120));
    PASS();
}

/* --- questions ----------------------------------------------------------- */

/* All that is answered, or "" with the refusal in *err. Whoever writes a file
 * keeps everything in one text. */
static void ask(const char *line, int which, struct text *out,
                struct error *err)
{
    const struct question *q;
    struct run run;
    struct task t;

    text_clear(out);
    err->message[0] = '\0';
    if (!run_parse(&run, puzzle_classes, line, err))
        return;
    q = &run.cls->questions[which];
    t = (struct task){ &q->task, q->ask(&run.params, 2, err) };
    run_free(&run);
    if (t.work != NULL)
        task_finish(&t, out, err);
}

static uint64_t lines_of(const struct text *out)
{
    uint64_t lines = 0;

    for (size_t i = 0; i < out->len; i++)
        lines += out->at[i] == '\n';
    return lines;
}

/* Also line by line: line k is page k. */
static bool all_agree(const char *run, struct text *out)
{
    struct session *ss = open_and_work(run);
    bool any = session_outcome(ss) == OUTCOME_FOUND;
    uint64_t pages = any ? number(ss, "total") : 0, count;
    struct error err;
    bool same = true;
    char *line;

    ask(run, 0, out, &err);
    count = strtoull(out->at, NULL, 10);
    ask(run, 1, out, &err);
    same = count == pages && lines_of(out) == pages;
    line = out->at;
    for (uint64_t k = 1; same && k <= pages && k <= 50; k++) {
        char page[12], *end = strchr(line, '\n');

        snprintf(page, sizeof page, "%d", (int)k);
        *end = '\0';
        same = set(ss, "solution", page) &&
               strcmp(line, session_notation(ss)) == 0;
        line = end + 1;
    }
    session_close(ss);
    if (!same)
        fprintf(stderr, "%s: %d pages, count %d\n", run, (int)pages,
                (int)count);
    return same;
}

TEST count_list_and_album_agree(void)
{
    static const char *const wishes[] = {
        "",           " given=a1",     " given=b4",           " given=d4",
        " barred=a1", " barred=c2,c3", " given=a2 barred=b4", " given=a1,b1"
    };
    struct text out;
    char run[100];

    text_init(&out);
    for (int n = 4; n <= 9; n++)
        for (int kind = 0; kind < 4; kind++)
            for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
                if (n > 7 && kind > 1)
                    continue; /* so many rooks take their time */
                snprintf(run, sizeof run, "queens size=%d%s%s%s", n,
                         kind > 1 ? " piece=rook" : "",
                         kind % 2 ? " fundamental=on" : "", wishes[i]);
                ASSERTm(run, all_agree(run, &out));
            }
    text_free(&out);
    PASS();
}

TEST classes_are_counted_with_wishes_and_for_rooks(void)
{
    static const struct {
        const char *run;
        const char *count;
    } known[] = {
        { "queens size=8 fundamental=on given=a1", "2\n" },
        { "queens size=8 fundamental=on given=d4", "4\n" },
        { "queens size=8 fundamental=on piece=rook", "5282\n" },
        { "queens size=8 fundamental=on piece=rook barred=a1", "5282\n" },
        { "queens size=20 piece=rook", "2432902008176640000\n" },
    };
    struct error err;
    struct text out;

    text_init(&out);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ask(known[i].run, 0, &out, &err);
        ASSERT_STR_EQ(known[i].count, out.at);
    }
    ask("queens size=21 piece=rook", 0, &out, &err);
    ASSERT_STR_EQ("size '21': want 1 to 20 to count rooks", err.message);
    ask("queens size=28", 0, &out, &err);
    ASSERT_STR_EQ("size '28': want 1 to 27 to count queens", err.message);
    text_free(&out);
    PASS();
}

TEST a_long_list_is_written_to_its_end(void)
{
    struct error err;
    struct text out;

    text_init(&out);
    ask("queens size=11", 1, &out, &err);
    ASSERT(out.len > 60000);
    ASSERT_EQ(2680u, lines_of(&out));
    text_free(&out);
    PASS();
}

static const char *forecast(const char *line, int threads)
{
    static struct text out;
    struct error err;
    struct run run;
    struct task t;

    text_free(&out);
    text_init(&out);
    run_parse(&run, puzzle_classes, line, &err);
    t.kind = &run.cls->questions[0].task;
    t.work = run.cls->questions[0].ask(&run.params, threads, &err);
    task_forecast(&t, &out);
    task_drop(&t);
    run_free(&run);
    return out.at;
}

TEST a_count_of_more_than_a_minute_is_told_before(void)
{
    ASSERT_STR_EQ("", forecast("queens size=18", 1));
    ASSERT_STR_EQ("", forecast("queens size=19", 1));
    ASSERT_STR_EQ("", forecast("queens size=20 piece=rook", 1));
    ASSERT_STR_EQ("counting 20 queens takes about 6 minutes on 1 processor",
                  forecast("queens size=20", 1));
    ASSERT_STR_EQ("counting 20 queens takes about 2 minutes on 4 processors",
                  forecast("queens size=20", 4));
    ASSERT(strstr(forecast("queens size=27", 2), " years on 2 processors"));
    ASSERT_EQ(0, queens_count_megabytes(21));
    ASSERT(queens_count_megabytes(22) > 100);
    PASS();
}

SUITE(queens_album)
{
    RUN_TEST(the_first_page_is_there_at_once);
    RUN_TEST(every_size_up_to_32_has_numbers);
    RUN_TEST(numbers_do_not_change_while_the_album_grows);
    RUN_TEST(numbers_that_cannot_be_shown_are_refused);
    RUN_TEST(a_solution_keeps_its_place_among_the_fundamental_ones);
    RUN_TEST(images_can_be_gone_through);
    RUN_TEST(a_wish_keeps_the_number_among_all);
    RUN_TEST(a_sheet_says_which_solutions_it_shows);
    RUN_TEST(count_list_and_album_agree);
    RUN_TEST(classes_are_counted_with_wishes_and_for_rooks);
    RUN_TEST(a_long_list_is_written_to_its_end);
    RUN_TEST(a_count_of_more_than_a_minute_is_told_before);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(queens_album);
    GREATEST_MAIN_END();
}
