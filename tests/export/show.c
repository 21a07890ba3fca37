/*
 * Shows: what is understood, what is refused and how, and that the
 * lessons that come with the program tell the truth on every slide.
 */
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
    ASSERT(parse("# a remark\n\n  title My lesson \r\n"
                 "slide One\nrun tour size=6x5 start=b2 step=7\n"
                 "caption First\tline\ncaption goes on.\ncaption\n"
                 "caption Second.\n"
                 "slide\nrun queens size=6 mode=search\nplay 3..20\n"
                 "speed 9\n"
                 "slide Three\nrun tour size=5x5\nat end"));
    ASSERT_STR_EQ("My lesson", show.title);
    ASSERT_EQ(3, show.n);
    ASSERT_STR_EQ("One", show.slides[0].heading);
    ASSERT_STR_EQ("First line goes on.\nSecond.", show.slides[0].caption);
    ASSERT_STR_EQ("tour size=6x5 start=b2 step=7", show.slides[0].line);
    ASSERT_EQ(7, slide_moment(&show.slides[0]));
    ASSERT_STR_EQ("", show.slides[1].heading);
    ASSERT(show.slides[1].plays);
    ASSERT_EQ(3, slide_moment(&show.slides[1]));
    ASSERT_EQ(20, show.slides[1].to);
    ASSERT_EQ(9, show.slides[1].speed);
    ASSERT(show.slides[2].at_end);
    PASS();
}

TEST a_part_may_go_to_the_end(void)
{
    ASSERT(parse("title T\nslide\nrun tour\nplay 5..end\n"));
    ASSERT(show.slides[0].to_end);
    ASSERT_EQ(5, slide_moment(&show.slides[0]));
    PASS();
}

/* An album has nothing to watch: its run opens at its end. */
TEST a_run_that_opens_at_its_end_is_shown_there(void)
{
    ASSERT(parse("title T\nslide\nrun queens size=8 solution=5\n"));
    ASSERT(show.slides[0].at_end);
    PASS();
}

TEST facts_stand_in_the_places_of_their_names(void)
{
    struct session *ss = open_run("tour size=5x5 start=a1 "
                                  "algorithm=backtracking");
    struct text out;
    bool ok;
    session_run(ss);
    text_init(&out);
    ok = slide_fill("{nodes} {squares} {closed} {} {A} { x", ss, &out, &err);
    ASSERT(ok);
    ASSERT_STR_EQ("8,840 25 no {} {A} { x", out.at);
    text_clear(&out);
    ASSERT_FALSE(slide_fill("a {nonsense} b", ss, &out, &err));
    ASSERT_STR_EQ("a \u2026 b", out.at);
    ASSERT(strstr(err.message, "{nonsense} is no fact of this moment"));
    ASSERT(strstr(err.message, "nodes, "));
    text_free(&out);
    session_close(ss);
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
        { "title T\nslide\nslide\n", "line 3: slide 1 has no run" },
        { "title T\nslide\ncaption x\n", "slide 1 has no run" },
        { "title T\nslide\nrun chess\n", "line 3: a run begins with" },
        { "title T\nslide\nrun tour size=0x0\n", "line 3: size '0x0'" },
        { "title T\nslide\nrun tour\nrun tour\n", "line 4: this slide has" },
        { "title T\nslide\nrun tour\ncaptoin x\n",
          "line 4: 'captoin x': want a line that begins with title, slide, "
          "run, caption, at, play or speed" },
        { "title T\nslide\nrun tour\nplay 5\n", "line 4: play '5': want" },
        { "title T\nslide\nrun tour\ncaption a\ncaption b {squares\n",
          "line 5: '{squares': want a fact's name in braces" },
        { "title T\nslide\nrun tour\ncaption {squares}}\n",
          "line 4: '}': want a fact's name in braces" },
        { "title T\nslide\nrun tour\ncaption {}\n", "line 4: '{}'" },
        { "title T\nslide\nrun tour step=3\nat end\nslide\nrun tour\n",
          "line 3: slide 1: want one of step=" },
        { "title T\nslide\nrun tour\nplay 5..5\n", "want steps such as" },
        { "title T\nslide\nrun tour\nplay x..9\n", "want steps such as" },
        { "title T\nslide\nrun tour\nplay 1..9\nplay 1..9\n", "already" },
        { "title T\nslide\nrun tour\nspeed 0\n", "want 1 to 1000 steps" },
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

/* --- the lessons that come with the program ------------------------------ */

/* The session of a slide, at the moment it comes to rest. */
static struct session *rest_of(const struct slide *slide)
{
    struct session *ss = open_run(slide->line);
    size_t want = slide->plays ? slide->to : slide->run.step;
    bool end = slide->at_end || (slide->plays && slide->to_end);
    bool more = true;
    session_chase(ss);
    while (more && (end || session_count(ss) <= want))
        more = session_advance(ss, 50000, 0);
    if (!end)
        session_seek(ss, want);
    return ss;
}

TEST every_slide_can_be_shown(const struct supplied_show *known)
{
    struct text words;
    ASSERTm(known->name, show_open(&show, puzzle_classes, known->name, &err));
    ASSERT_STR_EQ(known->title, show.title);
    ASSERT(show.n >= 6 && show.n <= 10);
    text_init(&words);
    for (size_t i = 0; i < show.n; i++) {
        const struct slide *slide = &show.slides[i];
        struct session *ss = rest_of(slide);
        size_t want = slide->plays ? slide->to : slide->run.step;
        ASSERT(*slide->heading && *slide->caption);
        ASSERTm(slide->heading, slide->at_end ||
                                    (slide->plays && slide->to_end) ||
                                    session_index(ss) == want);
        text_clear(&words);
        ASSERTm(err.message, slide_fill(slide->caption, ss, &words, &err));
        ASSERT(strlen(words.at) < 400);
        session_close(ss);
    }
    text_free(&words);
    PASS();
}

/* What a slide says when it has come to rest. */
static const char *said(const char *name, size_t slide)
{
    static char words[1000];
    struct text out;
    struct session *ss;
    show_free(&show);
    if (!show_open(&show, puzzle_classes, name, &err))
        return err.message;
    ss = rest_of(&show.slides[slide - 1]);
    text_init(&out);
    slide_fill(show.slides[slide - 1].caption, ss, &out, &err);
    snprintf(words, sizeof words, "%s", out.at);
    text_free(&out);
    session_close(ss);
    return words;
}

static bool says(const char *name, size_t slide, const char *what)
{
    const char *words = said(name, slide);
    if (strstr(words, what) != NULL)
        return true;
    fprintf(stderr, "%s, slide %zu: %s\n", name, slide, words);
    return false;
}

TEST warnsdorff_is_told_truly(void)
{
    int stuck = 0, e3 = 0;
    ASSERT(says("warnsdorff", 5, "31 squares have been visited"));
    ASSERT(says("warnsdorff", 6, "Moves taken back: 0."));
    ASSERT(says("warnsdorff", 8, "a dead end on a4 after 60 squares"));
    ASSERT(says("warnsdorff", 9, "with 5 moves taken back"));
    /* "e3 is the only one of the 64 squares" */
    for (int sq = 0; sq < 64; sq++) {
        char line[80];
        struct session *ss;
        snprintf(line, sizeof line,
                 "tour start=%c%d algorithm=greedy "
                 "order=s0",
                 'a' + sq % 8, 1 + sq / 8);
        ss = open_run(line);
        if (session_run(ss) == OUTCOME_STUCK) {
            stuck++;
            e3 += sq == 2 * 8 + 4;
        }
        session_close(ss);
    }
    ASSERT_EQ(1, stuck);
    ASSERT_EQ(1, e3);
    PASS();
}

TEST the_corner_and_the_tie_are_as_told(void)
{
    struct session *ss = open_and_work("tour size=8x8 start=f6");
    session_seek(ss, 7);
    ASSERT_EQ(7, session_position(ss)->path[7]); /* h1 */
    session_seek(ss, 6);
    ASSERT(strstr(session_explain(ss), "h1 (1)"));
    session_seek(ss, 1);
    ASSERT_EQ(7 * 8 + 6, session_position(ss)->path[1]); /* g8 */
    ASSERT(session_moment(ss, 0)->flags & MOMENT_TIE);
    session_close(ss);
    PASS();
}

TEST backtracking_is_told_truly(void)
{
    struct session *ss;
    uint32_t first[20];
    ASSERT(says("backtracking", 2, "On b4 it is stuck"));
    ASSERT(says("backtracking", 4, "enter 8,840, and to leave 8,815"));
    ASSERT(says("backtracking", 5, "248,169 squares tried"));
    ASSERT(says("backtracking", 6, "tried 500,017 squares"));
    ASSERT(says("backtracking", 9, "tried: 64. Moves taken back: 0."));
    ss = open_run("tour size=5x5 start=a1 algorithm=backtracking step=20");
    while (session_count(ss) < 21)
        session_advance(ss, 10, 0);
    session_seek(ss, 20);
    ASSERT(session_moment(ss, 20)->flags & MOMENT_DEAD_END);
    ASSERT_EQ(21, session_position(ss)->npath);
    ASSERT_EQ(3 * 5 + 1, session_position(ss)->path[20]); /* b4 */
    session_close(ss);
    /* "more than seven million squares" */
    ss = open_run("tour size=7x7 start=a1 algorithm=backtracking order=s0");
    ASSERT_EQ(OUTCOME_FOUND, session_run(ss));
    ASSERT_EQ(7151179, number(ss, "nodes"));
    session_close(ss);
    /* "The first twenty squares are still those of the very first try" */
    ss = open_run("tour size=8x8 start=d4 algorithm=backtracking order=s0");
    session_chase(ss);
    while (session_count(ss) <= 1000000)
        session_advance(ss, 50000, 0);
    session_seek(ss, 1000000);
    memcpy(first, session_position(ss)->path, sizeof first);
    session_seek(ss, 19);
    ASSERT_EQ(20, session_position(ss)->npath);
    ASSERT_MEM_EQ(first, session_position(ss)->path, sizeof first);
    session_close(ss);
    PASS();
}

/* The ranks of the queens, from file a. */
static void ranks_of(int solution, int ranks[8])
{
    char line[60];
    struct session *ss;
    const uint32_t *piece;
    snprintf(line, sizeof line, "queens size=8 solution=%d", solution);
    ss = open_and_work(line);
    session_chase(ss);
    piece = session_position(ss)->cell[LAYER_PIECE];
    for (int sq = 0; sq < 64; sq++)
        if (piece[sq])
            ranks[sq % 8] = sq / 8;
    session_close(ss);
}

/* By numbers known from elsewhere; see the table of tours in tests/solve. */
TEST graph_kings_and_960_are_told_truly(void)
{
    ASSERT(says("graph", 3, "goes round 8 squares"));
    ASSERT(says("graph", 6, "Moves taken back: 0."));
    ASSERT(says("graph", 7, "There are 16, if each way"));
    ASSERT(says("kings", 4, "every other line: 16 kings."));
    ASSERT(says("kings", 5, "so 3 kings."));
    ASSERT(says("kings", 7, "still 16 kings"));
    ASSERT(says("kings", 7, "ways to do it: 1."));
    ASSERT(says("kings", 8, "three blocks up, 15 kings."));
    ASSERT(says("kings", 9, "281,571 arrangements"));
    ASSERT(says("chess960", 3, "Ways so far: 4."));
    ASSERT(says("chess960", 4, "Ways so far: 16."));
    ASSERT(says("chess960", 5, "Ways so far: 96."));
    ASSERT(says("chess960", 6, "times 1 is 960."));
    ASSERT(says("chess960", 8, "in 40,320 ways."));
    ASSERT(says("chess960", 8, "only 5,040 look"));
    ASSERT(says("chess960", 8, "in 2,880 of them"));
    ASSERT(says("chess960", 8, "rooks in 960."));
    ASSERT(says("chess960", 9, "image is number 518."));
    PASS();
}

TEST the_queens_are_told_truly(void)
{
    int one[8], turned[8], mirrored[8], odd[8];
    struct session *ss;
    ASSERT(says("ninety-two", 3, "After 876 tests"));
    ASSERT(says("ninety-two", 4, "tests 15,720 squares and finds 92"));
    ASSERT(says("ninety-two", 9, "there are 12 solutions"));
    ranks_of(1, one);
    ranks_of(22, turned);
    ranks_of(33, mirrored);
    ranks_of(79, odd);
    for (int f = 0; f < 8; f++) {
        ASSERT_EQ(7 - f, turned[one[f]]); /* a quarter to the right */
        ASSERT_EQ(one[f], mirrored[7 - f]);
        ASSERT_EQ(7 - odd[f], odd[7 - f]); /* a half turn */
    }
    ss = open_and_work("queens size=8 solution=1");
    session_chase(ss);
    ASSERT(strstr(session_explain(ss), "8 different solutions: numbers 1, 4, "
                                       "22, 33, 60, 71, 89, 92"));
    session_close(ss);
    ss = open_and_work("queens size=8 solution=79");
    session_chase(ss);
    ASSERT(strstr(session_explain(ss), "4 different solutions: numbers 14, "
                                       "38, 55, 79"));
    session_close(ss);
    PASS();
}

SUITE(slides)
{
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_show_is_read_line_by_line);
    RUN_TEST(a_part_may_go_to_the_end);
    RUN_TEST(a_run_that_opens_at_its_end_is_shown_there);
    RUN_TEST(facts_stand_in_the_places_of_their_names);
    RUN_TEST(refusals_name_the_file_and_the_line);
    RUN_TEST(endless_shows_are_refused);
    RUN_TEST(files_and_names_are_told_apart);
}

SUITE(shipped)
{
    SET_TEARDOWN(tear_down, NULL);
    for (int i = 0; i < SHOWS; i++)
        RUN_TESTp(every_slide_can_be_shown, &shows[i]);
    RUN_TEST(warnsdorff_is_told_truly);
    RUN_TEST(the_corner_and_the_tie_are_as_told);
    RUN_TEST(backtracking_is_told_truly);
    RUN_TEST(the_queens_are_told_truly);
    RUN_TEST(graph_kings_and_960_are_told_truly);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(slides);
    RUN_SUITE(shipped);
    GREATEST_MAIN_END();
}
