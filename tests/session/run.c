/* A run as a line of text: what is taken, what is refused, and why. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

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

SUITE(run)
{
    RUN_TEST(settings_are_read_and_written);
    RUN_TEST(spaces_do_not_matter_and_step_is_read);
    RUN_TEST(what_is_wrong_is_named);
    RUN_TEST(a_text_without_end_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(run);
    GREATEST_MAIN_END();
}
