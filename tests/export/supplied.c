/* The lessons that come with the program tell the truth on every slide. */
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "export/slides/project.h"
#include "export/slides/show.h"
#include "puzzle/trace.h"
#include "support/run.h"

static struct show show;
static struct error err;

static void tear_down(void *ctx)
{
    (void)ctx;
    show_free(&show);
}

/* The runs of a slide, where they come to rest. */
static void open_slide(const struct slide *slide,
                       struct session *runs[SLIDE_RUNS])
{
    for (int i = 0; i < slide->n; i++) {
        runs[i] = open_run(slide->runs[i].line);
        while (!exhibit_seek(&slide->runs[i], runs[i], 50000))
            ;
    }
}

static void close_slide(const struct slide *slide, struct session **runs)
{
    for (int i = 0; i < slide->n; i++)
        session_close(runs[i]);
}

TEST every_slide_can_be_shown(const struct supplied_show *known)
{
    struct session *runs[SLIDE_RUNS];
    ASSERTm(known->name, show_open(&show, puzzle_classes, known->name, &err));
    ASSERT_STR_EQ(known->title, show.title);
    ASSERT(show.n >= 6 && show.n <= 12);
    for (size_t i = 0; i < show.n; i++) {
        const struct slide *slide = &show.slides[i];
        bool right;
        open_slide(slide, runs);
        ASSERT(*slide->heading.text && *slide->caption.text);
        right = slide_check(&show, slide, runs, &err);
        ASSERTm(err.message, right);
        close_slide(slide, runs);
    }
    PASS();
}

/* The last row of a class reads it: letters of a 24th of the height where
 * there is no board, in every shape a slide is shown in. */
TEST words_alone_are_large(const struct supplied_show *known)
{
    static const struct box areas[] = { { 0, 0, 800, 600 },
                                        { 0, 0, 1280, 800 },
                                        { 0, 0, 1280, 720 },
                                        { 0, 0, 960, 720 } };
    ASSERT(show_open(&show, puzzle_classes, known->name, &err));
    for (size_t i = 0; i < show.n; i++) {
        if (show.slides[i].n > 0)
            continue;
        for (size_t a = 0; a < sizeof areas / sizeof *areas; a++) {
            struct projection p;
            struct slide_lay lay;
            projection_init(&p, &show.slides[i], NULL);
            lay = projection_lay(&p, areas[a], 56, areas[a].h);
            projection_free(&p);
            ASSERTm(show.slides[i].heading.text, lay.em >= areas[a].h / 24);
        }
    }
    PASS();
}

/* All that the slide of that heading says when it has come to rest. */
static const char *said(const char *name, const char *heading)
{
    static char words[2000];
    struct session *runs[SLIDE_RUNS];
    struct projection p;
    size_t i = 0;
    show_free(&show);
    if (!show_open(&show, puzzle_classes, name, &err))
        return err.message;
    while (i < show.n && strcmp(show.slides[i].heading.text, heading) != 0)
        i++;
    if (i == show.n)
        return "there is no such slide";
    open_slide(&show.slides[i], runs);
    projection_init(&p, &show.slides[i], runs);
    snprintf(words, sizeof words, "%s | %s | %s", p.caption.at, p.labels[0].at,
             p.labels[1].at);
    projection_free(&p);
    close_slide(&show.slides[i], runs);
    return words;
}

static bool says(const char *name, const char *heading, const char *what)
{
    const char *words = said(name, heading);
    if (strstr(words, what) != NULL)
        return true;
    fprintf(stderr, "%s, %s: %s\n", name, heading, words);
    return false;
}

TEST warnsdorff_is_told_truly(void)
{
    int stuck = 0, e3 = 0;
    ASSERT(
        says("warnsdorff", "Along the edge", "31 squares have been visited"));
    ASSERT(says("warnsdorff", "A whole tour", "Moves taken back: 0."));
    ASSERT(
        says("warnsdorff", "It can fail", "a dead end on a4 after 60 squares"));
    ASSERT(says("warnsdorff", "A rule and a way back",
                "Moves taken back on the right: 5."));
    ASSERT(says("warnsdorff", "A rule and a way back", "alone: 60 squares"));
    ASSERT(says("warnsdorff", "A rule and a way back", "back: 64 squares"));
    ASSERT(says("warnsdorff", "Ties", "First to g8: 64 squares"));
    ASSERT(says("warnsdorff", "Ties", "First to h7: 64 squares"));
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

/* The other tie of the first move, by the order the slide names. */
TEST another_order_goes_another_way(void)
{
    struct session *ss = open_and_work("tour size=8x8 start=f6 "
                                       "algorithm=warnsdorff order=21345678");
    session_seek(ss, 1);
    ASSERT_EQ(6 * 8 + 7, session_position(ss)->path[1]); /* h7 */
    session_close(ss);
    PASS();
}

/* "36 years", "a million million years", at a thousand million a second. */
TEST choices_multiply_as_told(void)
{
    double year = 365.25 * 24 * 3600, two = 1, three = 1;
    for (int i = 0; i < 60; i++) {
        two *= 2;
        three *= 3;
    }
    ASSERT(two > 1e18);
    ASSERT(two / 1e9 / year > 36 && two / 1e9 / year < 37);
    ASSERT(three / 1e9 / year > 1e12);
    PASS();
}

/* The sixteen that are shown keep the peace; on 7 by 7 nothing can move. */
TEST kings_stand_as_told(void)
{
    const struct slide *slide;
    struct session *ss;
    size_t i = 0;
    ASSERT(show_open(&show, puzzle_classes, "kings", &err));
    while (strcmp(show.slides[i].heading.text, "Sixteen") != 0)
        i++;
    slide = &show.slides[i];
    ss = open_and_work(slide->runs[0].line);
    ASSERT(strstr(session_status(ss), "16 kings"));
    ASSERT_EQ(NULL, strstr(session_status(ss), "attack"));
    session_close(ss);
    ss = open_and_work("place size=7x7");
    ASSERT_EQ(1, number(ss, "arrangements"));
    session_close(ss);
    PASS();
}

TEST backtracking_is_told_truly(void)
{
    struct session *ss;
    uint32_t first[20];
    ASSERT(says("backtracking", "The first dead end", "On b4 it is stuck"));
    ASSERT(
        says("backtracking", "Small boards", "entered 8,840, and left 8,815"));
    ASSERT(says("backtracking", "Small boards", "5 by 5: 8,840 squares tried"));
    ASSERT(
        says("backtracking", "Small boards", "6 by 6: 248,169 squares tried"));
    ASSERT(says("backtracking", "A little larger", "tried 500,017 squares"));
    ASSERT(says("backtracking", "The other way", "500,028 squares tried, and"));
    ASSERT(says("backtracking", "The other way", "back there: 0."));
    ASSERT(says("backtracking", "The other way", "| 64 squares tried"));
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

static bool is_move(const char *from, const char *to)
{
    int files = abs(from[0] - to[0]), ranks = abs(from[1] - to[1]);
    return files * ranks == 2;
}

/* Green and red hold the corners, whose moves stay in the ring; blue and orange
 * are not joined. */
TEST the_four_rings_are_as_told(void)
{
    static const char *const rings[4][4] = { { "a1", "b3", "d4", "c2" },
                                             { "a4", "b2", "d1", "c3" },
                                             { "a2", "c1", "d3", "b4" },
                                             { "a3", "b1", "d2", "c4" } };
    for (int r = 0; r < 4; r++)
        for (int i = 0; i < 4; i++)
            ASSERT(is_move(rings[r][i], rings[r][(i + 1) % 4]));
    for (int i = 0; i < 16; i++) {
        ASSERT_FALSE(is_move(rings[2][i / 4], rings[3][i % 4]));
        for (int r = 0; r < 2; r++)
            for (int c = 0; c < 4; c += 2) { /* the corners */
                ASSERT_FALSE(is_move(rings[r][c], rings[2 + i / 8][i % 4]));
                ASSERT_FALSE(is_move(rings[r][c], rings[1 - r][i % 4]));
            }
    }
    PASS();
}

/* By numbers known from elsewhere; see the table of tours in tests/solve. */
TEST graph_kings_and_960_are_told_truly(void)
{
    ASSERT(says("graph", "Around the middle", "goes round 8 squares"));
    ASSERT(says("graph", "It can be walked", "Moves taken back: 0."));
    ASSERT(says("graph", "All ways", "There are 16, if each way"));
    ASSERT(says("kings", "Sixteen", "every other line: 16 kings."));
    ASSERT(says("kings", "Small blocks", "so 3 kings."));
    ASSERT(says("kings", "Other boards", "7 by 7: 16 kings"));
    ASSERT(says("kings", "Other boards", "9 by 5: 15 kings"));
    ASSERT(says("kings", "How many ways?", "281,571 arrangements"));
    ASSERT(says("chess960", "The first bishop", "Ways so far: 4."));
    ASSERT(says("chess960", "The second bishop", "Ways so far: 16."));
    ASSERT(says("chess960", "The queen", "Ways so far: 96."));
    ASSERT(says("chess960", "Knights, king and rooks", "times 1 is 960."));
    ASSERT(says("chess960", "All of them", "in 40,320 ways."));
    ASSERT(says("chess960", "All of them", "only 5,040 look"));
    ASSERT(says("chess960", "All of them", "in 2,880 of them"));
    ASSERT(says("chess960", "All of them", "rooks in 960."));
    ASSERT(says("chess960", "One in 960", "image is number 518."));
    PASS();
}

TEST the_queens_are_told_truly(void)
{
    int one[8], turned[8], mirrored[8], odd[8];
    struct session *ss;
    ASSERT(says("ninety-two", "The first", "After 876 tests"));
    ASSERT(
        says("ninety-two", "All of them", "tests 15,720 squares and finds 92"));
    ASSERT(says("ninety-two", "Twelve", "there are 12 solutions"));
    ASSERT(says("ninety-two", "Turn the board", "Number 1 | Number 22"));
    ASSERT(says("ninety-two", "Look into a mirror", "Number 1 | Number 33"));
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

SUITE(shipped)
{
    SET_TEARDOWN(tear_down, NULL);
    for (int i = 0; i < SHOWS; i++) {
        RUN_TESTp(every_slide_can_be_shown, &shows[i]);
        RUN_TESTp(words_alone_are_large, &shows[i]);
    }
    RUN_TEST(warnsdorff_is_told_truly);
    RUN_TEST(the_corner_and_the_tie_are_as_told);
    RUN_TEST(another_order_goes_another_way);
    RUN_TEST(choices_multiply_as_told);
    RUN_TEST(kings_stand_as_told);
    RUN_TEST(backtracking_is_told_truly);
    RUN_TEST(the_queens_are_told_truly);
    RUN_TEST(the_four_rings_are_as_told);
    RUN_TEST(graph_kings_and_960_are_told_truly);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(shipped);
    GREATEST_MAIN_END();
}
