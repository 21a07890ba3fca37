/* Shows: what is understood, what is refused and how. */
#include <greatest.h>

#include "base/text.h"
#include "export/slides/show.h"
#include "puzzle/trace.h"
#include "support/folder.h"
#include "support/run.h"

static struct show show;
static struct error err;

static bool parse(const char *text)
{
    return show_parse(&show, puzzle_classes, "my.slides", text, &err);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    show_free(&show);
}

/* --- what is understood -------------------------------------------------- */

TEST a_show_is_read_line_by_line(void)
{
    const struct slide *slides;
    ASSERT(parse("# a remark\n\n  title My lesson \r\n"
                 "slide One\nrun tour size=6x5 start=b2 step=7\n"
                 "caption First\tline\ncaption goes on.\ncaption\n"
                 "caption Second.\n"
                 "slide\nrun queens size=6 mode=search\nplay 3..20\n"
                 "speed 9\n"
                 "slide Three\nrun tour size=5x5\nat end"));
    ASSERT_STR_EQ("My lesson", show.title);
    ASSERT_EQ(3, show.n);
    slides = show.slides;
    ASSERT_STR_EQ("One", slides[0].heading.text);
    ASSERT_STR_EQ("First line goes on.\nSecond.", slides[0].caption.text);
    ASSERT_EQ(1, slides[0].n);
    ASSERT_STR_EQ("tour size=6x5 start=b2 step=7", slides[0].runs[0].line);
    ASSERT_EQ(7, exhibit_moment(&slides[0].runs[0]));
    ASSERT_STR_EQ("", slides[1].heading.text);
    ASSERT(slides[1].runs[0].plays);
    ASSERT_EQ(3, exhibit_moment(&slides[1].runs[0]));
    ASSERT_EQ(20, slides[1].runs[0].to);
    ASSERT_EQ(9, slides[1].runs[0].speed);
    ASSERT(slides[2].runs[0].at_end);
    PASS();
}

TEST words_may_be_alone_and_have_lists(void)
{
    ASSERT(parse("title T\nslide Only this\n"
                 "slide\ncaption Before.\nitem One\nitem Two\ncaption After\n"
                 "caption it.\ncaption\nitem Three\n"));
    ASSERT_EQ(0, show.slides[0].n);
    ASSERT_STR_EQ("", show.slides[0].caption.text);
    ASSERT_STR_EQ("Before.\n• One\n• Two\nAfter it.\n• Three",
                  show.slides[1].caption.text);
    PASS();
}

/* What is said after a run is about it. */
TEST two_runs_have_moments_and_labels_of_their_own(void)
{
    const struct exhibit *runs;
    ASSERT(parse("title T\nslide Both\nrun tour size=5x6\nat end\n"
                 "label Left {squares}\n"
                 "run queens size=6 mode=search\nplay 2..5\nspeed 3\n"
                 "label Right {tests}\ncaption {squares} {2:tests}\n"));
    ASSERT_EQ(2, show.slides[0].n);
    runs = show.slides[0].runs;
    ASSERT(runs[0].at_end && !runs[0].plays && runs[0].speed == 0);
    ASSERT(runs[1].plays && !runs[1].at_end && runs[1].speed == 3);
    ASSERT_STR_EQ("Left {squares}", runs[0].label.text);
    ASSERT_EQ(1, runs[0].label.mentions[0].run);
    ASSERT_EQ(2, runs[1].label.mentions[0].run); /* its own */
    ASSERT_EQ(1, show.slides[0].caption.mentions[0].run);
    ASSERT_EQ(2, show.slides[0].caption.mentions[1].run);
    ASSERT_STR_EQ("tests", show.slides[0].caption.mentions[1].name);
    PASS();
}

TEST a_part_may_go_to_the_end(void)
{
    ASSERT(parse("title T\nslide\nrun tour\nplay 5..end\n"));
    ASSERT(show.slides[0].runs[0].to_end);
    ASSERT_EQ(5, exhibit_moment(&show.slides[0].runs[0]));
    PASS();
}

/* An album has nothing to watch: its run opens at its end. */
TEST a_run_that_opens_at_its_end_is_shown_there(void)
{
    ASSERT(parse("title T\nslide\nrun queens size=8 solution=5\n"));
    ASSERT(show.slides[0].runs[0].at_end);
    PASS();
}

TEST facts_stand_in_the_places_of_their_names(void)
{
    struct session *runs[2] = { open_run("tour size=5x5 start=a1 "
                                         "algorithm=backtracking"),
                                open_run("tour size=6x5 start=b2") };
    const struct mention *missing;
    struct text out;
    session_run(runs[0]);
    session_run(runs[1]);
    ASSERT(parse("title T\nslide {closed}\nrun tour\nrun tour\n"
                 "caption {nodes} {2:squares} {squares}\n"
                 "caption a {nonsense} b\n"));
    text_init(&out);
    wording_fill(&show.slides[0].heading, runs, &out, &missing);
    ASSERT_STR_EQ("no", out.at);
    ASSERT(missing == NULL);
    text_clear(&out);
    wording_fill(&show.slides[0].caption, runs, &out, &missing);
    ASSERT_STR_EQ("8,840 30 25 a \u2026 b", out.at);
    ASSERT_STR_EQ("nonsense", missing->name);
    ASSERT_EQ(6, missing->line);
    text_free(&out);
    session_close(runs[0]);
    session_close(runs[1]);
    PASS();
}

/* --- what is refused ----------------------------------------------------- */

TEST refusals_name_the_file_and_the_line(void)
{
    static const struct {
        const char *text, *said;
    } wrong[] = {
        { "", "line 1: want a line such as 'title" },
        { "title T\n", "want at least one line 'slide'" },
        { "slide\nrun tour\n", "want a line such as 'title" },
        { "title\n", "line 1: want words after 'title'" },
        { "title A\ntitle B\n", "line 2: there is a title already" },
        { "title T\nrun tour\n", "line 2: 'run' before the first slide" },
        { "title T\nslide\nslide\n", "line 3: slide 1 is empty: want words" },
        { "title T\nslide\nplay 1..2\nrun tour\n",
          "line 3: 'play' before the run it is about" },
        { "title T\nslide\nlabel x\n", "line 3: 'label' before the run" },
        { "title T\nslide\nrun tour\nlabel\n", "want 1 to 80 bytes" },
        { "title T\nslide\nrun tour\nlabel a\nlabel b\n",
          "line 5: this run has a label already" },
        { "title T\nslide\nitem\n", "line 3: want words after 'item'" },
        { "title T\nslide A\ncaption {squares}\n",
          "line 3: {squares}: slide 1 has no run to know facts of" },
        { "title T\nslide {squares}\n", "line 2: {squares}: slide 1 has no" },
        { "title T\nslide A\nrun tour\ncaption x\ncaption {2:squares}\n"
          "slide B\n",
          "line 5: {2:squares}: slide 1 has only one run" },
        { "title T\nslide A\nrun tour\ncaption {3:squares}\n",
          "line 4: '{3:squares}': want a fact's name" },
        { "title T\nslide\nrun chess\n", "line 3: a run begins with" },
        { "title T\nslide\nrun tour size=0x0\n", "line 3: size '0x0'" },
        { "title T\nslide\nrun tour\nrun tour\nrun tour\n",
          "line 5: want at most 2 runs on a slide" },
        { "title T\nslide\nrun tour\ncaptoin x\n",
          "line 4: 'captoin x': want a line that begins with title, slide, "
          "run, caption, item, label, at, play, speed or ask" },
        { "title T\nslide\nrun tour\nplay 5\n", "line 4: play '5': want" },
        { "title T\nslide\nrun tour\ncaption a\ncaption b {squares\n",
          "line 5: '{squares': want a fact's name in braces" },
        { "title T\nslide\nrun tour\ncaption {squares}}\n",
          "line 4: '}': want a fact's name in braces" },
        { "title T\nslide\nrun tour\ncaption {}\n", "line 4: '{}'" },
        { "title T\nslide\nrun tour step=3\nat end\nslide\nrun tour\n",
          "line 3: slide 1: want one of step=" },
        { "title T\nslide\nrun tour\nrun tour step=3\nat end\n",
          "line 4: slide 1: want one of step=" },
        { "title T\nslide\nrun tour\nplay 5..5\n", "want steps such as" },
        { "title T\nslide\nrun tour\nplay x..9\n", "want steps such as" },
        { "title T\nslide\nrun tour\nplay 1..9\nplay 1..9\n", "already" },
        { "title T\nslide\nrun tour\nspeed 0\n", "want 1 to 1000 steps" },
        { "title T\nslide\nask ties\nrun tour\n", "'ask' before the run" },
        { "title T\nslide\nrun tour\nask me\n",
          "line 4: ask 'me': want all, ties, dead-ends or solutions" },
        { "title T\nslide\nrun queens\nask all\n",
          "line 4: 'ask': along this run nothing can be asked" },
        { "title T\nslide\nrun tour\nask all\nat end\n",
          "line 3: slide 1: want 'ask' with one run" },
        { "title T\nslide\nrun tour\nask all\nrun tour\n",
          "line 3: slide 1: want 'ask' with one run" },
        { "title T\nslide\nrun tour\nat 5\n", "line 4: at '5': want end" },
        { "title T\nslide\nrun tour step=3\nplay 1..9\n", "want one of" },
        { "title T\nslide\nrun tour step=3\nat end\n", "want one of" },
        { "title \xff\n", "line 1: want plain text in UTF-8" },
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ASSERT_FALSEm(wrong[i].text, parse(wrong[i].text));
        ASSERTm(err.message,
                strstr(err.message, "my.slides, line ") == err.message);
        ASSERTm(err.message, strstr(err.message, wrong[i].said));
    }
    PASS();
}

TEST endless_shows_are_refused(void)
{
    struct text text;
    text_init(&text);
    text_add(&text, "title T\n");
    for (int i = 0; i <= SHOW_SLIDES; i++)
        text_add(&text, "slide\nrun tour\n");
    ASSERT_FALSE(parse(text.at));
    ASSERT(strstr(err.message, "at most 500 slides"));
    text_clear(&text);
    text_add(&text, "title T\nslide\nrun tour\n");
    for (int i = 0; i < 300; i++)
        text_add(&text, "caption 0123456789\n");
    ASSERT_FALSE(parse(text.at));
    ASSERT(strstr(err.message, "bytes of caption"));
    text_free(&text);
    PASS();
}

TEST files_and_names_are_told_apart(void)
{
    char folder[FOLDER_NAME];
    struct error why;
    ASSERT_FALSE(show_open(&show, puzzle_classes, "nosuch", &err));
    ASSERT(strstr(err.message,
                  "there are warnsdorff, backtracking, "
                  "ninety-two, graph, kings, chess960, or the name "
                  "of a file"));
    ASSERT_FALSE(show_open(&show, puzzle_classes, "no/such", &err));
    ASSERT(strstr(err.message, "cannot read no/such"));
    folder_make(folder);
    ASSERT(file_write("a.slides", "title T\nslide\nrun tour\n", 23, &why));
    ASSERT(show_open(&show, puzzle_classes, "a.slides", &err));
    ASSERT_STR_EQ("T", show.title);
    ASSERT(file_write("b", "title\0T", 7, &why));
    show_free(&show);
    ASSERT_FALSE(show_open(&show, puzzle_classes, "b", &err));
    folder_remove(folder);
    ASSERT(strstr(err.message, "is not a text file"));
    PASS();
}

/* --- what is found out by looking ----------------------------------------- */

TEST what_is_wrong_is_told_when_a_file_is_opened(void)
{
    static const struct {
        const char *text, *said;
    } wrong[] = {
        { "title T\nslide\nrun tour size=5x6 step=99\n",
          "line 3: step 99: the steps of this run are 0 to 29" },
        { "title T\nslide A\nslide\nrun tour\nrun tour size=5x6\nplay 9..30\n",
          "line 6: step 30: the steps of this run are 0 to 29" },
        { "title T\nslide {sqares}\nrun tour size=5x6\n",
          "line 2: {sqares} is no fact of this moment; there are " },
        { "title T\nslide\nrun queens size=5\nlabel {sqares}\n",
          "line 4: {sqares} is no fact" },
        { "title T\nslide\nrun queens size=5\nrun tour size=5x6\n"
          "caption {nodes}\n",
          "line 5: {nodes} is no fact" }, /* of the second alone */
        { "title T\nslide\nrun queens solution=93\n",
          "line 3: There is no solution 93: there are only 92." },
    };
    char folder[FOLDER_NAME];
    folder_make(folder);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct error why;
        ASSERT(
            file_write("a.slides", wrong[i].text, strlen(wrong[i].text), &why));
        ASSERT_FALSEm(wrong[i].text,
                      show_open(&show, puzzle_classes, "a.slides", &err));
        ASSERTm(err.message, strstr(err.message, wrong[i].said));
    }
    folder_remove(folder);
    PASS();
}

/* Nobody waits for a long search when a file is opened. */
TEST what_takes_long_is_looked_at_later(void)
{
    ASSERT(parse("title T\nslide\ncaption {nonsense}\n"
                 "run tour size=8x8 start=d4 algorithm=backtracking order=s0\n"
                 "at end\n"));
    ASSERT(show_check(&show, &err));
    PASS();
}

SUITE(slides)
{
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_show_is_read_line_by_line);
    RUN_TEST(words_may_be_alone_and_have_lists);
    RUN_TEST(two_runs_have_moments_and_labels_of_their_own);
    RUN_TEST(a_part_may_go_to_the_end);
    RUN_TEST(a_run_that_opens_at_its_end_is_shown_there);
    RUN_TEST(facts_stand_in_the_places_of_their_names);
    RUN_TEST(refusals_name_the_file_and_the_line);
    RUN_TEST(endless_shows_are_refused);
    RUN_TEST(files_and_names_are_told_apart);
    RUN_TEST(what_is_wrong_is_told_when_a_file_is_opened);
    RUN_TEST(what_takes_long_is_looked_at_later);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(slides);
    GREATEST_MAIN_END();
}
