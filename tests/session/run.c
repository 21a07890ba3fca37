/* A run as a line of text: what is taken, what is refused, and why. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

TEST settings_are_read_and_written(void)
{
    static const char *const said =
        "tour size=6x5 start=c4 end=f1 algorithm=greedy order=s4 "
        "holes=a1,f5 counts=off seed=9 marks=a1-f5,c3:red,d2!:orange";
    struct error err;
    struct run run;
    struct text back;

    ASSERT(run_parse(&run, puzzle_classes, said, &err));
    ASSERT_STR_EQ("tour", run.cls->name);
    ASSERT_EQ(9u, run.params.seed);
    ASSERT_FALSE(run.has_step);
    text_init(&back);
    run_format(run.cls, &run.params, &back);
    ASSERT_STR_EQ(said, back.at);
    text_free(&back);
    run_free(&run);
    PASS();
}

TEST spaces_do_not_matter_and_step_is_read(void)
{
    struct error err;
    struct run run;

    ASSERT(
        run_parse(&run, puzzle_classes, "  tour\tstart=b3  step=17\n", &err));
    ASSERT(run.has_step);
    ASSERT_EQ(17u, run.step);
    run_free(&run);
    PASS();
}

TEST what_is_wrong_is_named(void)
{
    static const struct {
        const char *text, *message;
    } wrong[] = {
        { "", "a run begins with a puzzle's name" },
        { "tuor size=8", "not 'tuor'" },
        { "tour size", "want settings as key=value" },
        { "tour colour=red", "no setting is called 'colour'" },
        { "tour size=0", "each 1 to 1000" },
        { "tour start=z9", "start 'z9' is not on the 8x8 board (a1 to h8)" },
        { "tour start=c3 holes=c3", "start 'c3' is a hole" },
        { "tour holes=h9", "hole 'h9' is not on the 8x8 board (a1 to h8)" },
        { "tour order=12345677", "12345677" },
        { "tour step=x", "step 'x'" },
        { "tour step=-1", "step '-1'" },
        { "tour seed=99999999999999999999", "seed" },
        { "tour limit-nodes=-1", "limit-nodes '-1': want a whole number" },
        { "chess960 mirror=1", "no setting is called 'mirror'" },
        { "tour size=6x5 marks=a6", "a6 is not on the 6x5 board (a1 to f5)" },
        { "tour marks=e4:pink", "unknown colour 'pink'; want green, red," },
        { "tour marks=e9,x", "marks 'x': want arrows, circles and" },
        { "race marks=a1", "marks: there is no board here to draw on" },
        { "null start=a1", "no setting is called 'start'" }
    };
    struct error err;
    struct run run;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ASSERT_FALSEm(wrong[i].text,
                      run_parse(&run, puzzle_classes, wrong[i].text, &err));
        ASSERTm(err.message, strstr(err.message, wrong[i].message));
    }
    PASS();
}

TEST a_text_without_end_is_refused(void)
{
    char *text = malloc(RUN_TEXT_MAX + 2);
    struct error err;
    struct run run;

    memset(text, 'a', RUN_TEXT_MAX + 1);
    text[RUN_TEXT_MAX + 1] = '\0';
    ASSERT_FALSE(run_parse(&run, puzzle_classes, text, &err));
    free(text);
    PASS();
}

TEST a_limit_is_read_but_is_no_setting(void)
{
    struct text line;
    struct error err;
    struct run run;

    text_init(&line);
    ASSERT(run_parse(&run, puzzle_classes, "tour limit-nodes=500", &err));
    ASSERT_EQ(500u, run.limit);
    run_format(run.cls, &run.params, &line);
    ASSERT_FALSE(strstr(line.at, "limit"));
    run_free(&run);
    text_free(&line);
    PASS();
}

/* What the puzzles make of it, or why they do not. */
static bool takes(const struct puzzle_class *const *classes, const char *words,
                  struct text *said)
{
    struct error err = { "" };
    bool ok;

    text_clear(said);
    ok = run_take(classes, words, said, &err);
    if (!ok)
        text_add(said, err.message);
    return ok;
}

TEST text_from_elsewhere_becomes_a_run(void)
{
    static const struct puzzle_class *const none[] = { NULL };
    struct text said;

    text_init(&said);
    ASSERT(takes(puzzle_classes, "1 4 7 10\n12 9 2 5\n3 6 11 8\n", &said));
    ASSERT_EQ(0, strncmp("tour size=4x3 ", said.at, 14));
    ASSERT_FALSE(takes(puzzle_classes, "Dear Sir or Madam,", &said));
    ASSERT(strstr(said.at, "no puzzle can make a run of this text"));
    ASSERT_FALSE(takes(none, "1 4 7 10\n12 9 2 5\n3 6 11 8\n", &said));
    ASSERT(strstr(said.at, "no puzzle can make a run of this text"));
    ASSERT_FALSE(takes(puzzle_classes, "1 4 7 10\n12 9 2 5\n3 6 8 11\n",
                       &said)); /* no knight's move */
    ASSERT_FALSE(strstr(said.at, "no puzzle can"));
    text_free(&said);
    PASS();
}

TEST the_first_puzzle_with_holes_is_found(void)
{
    static const struct puzzle_class *const none[] = { NULL };
    const struct puzzle_class *cls = run_class_with_holes(puzzle_classes);

    ASSERT(cls);
    ASSERT_EQ(0, strcmp("tour", cls->name));
    ASSERT_EQ(NULL, run_class_with_holes(none));
    PASS();
}

SUITE(run)
{
    RUN_TEST(settings_are_read_and_written);
    RUN_TEST(spaces_do_not_matter_and_step_is_read);
    RUN_TEST(what_is_wrong_is_named);
    RUN_TEST(a_text_without_end_is_refused);
    RUN_TEST(a_limit_is_read_but_is_no_setting);
    RUN_TEST(text_from_elsewhere_becomes_a_run);
    RUN_TEST(the_first_puzzle_with_holes_is_found);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(run);
    GREATEST_MAIN_END();
}
