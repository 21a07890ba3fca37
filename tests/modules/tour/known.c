/*
 * Tours that are known before any search: written down elsewhere, famous ones,
 * turned, mirrored and numbered anew. That they are tours is judged by code of
 * the tests' own.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "chess/square.h"
#include "modules/tour/known/famous.h"
#include "modules/tour/known/written.h"
#include "puzzle/trace.h"
#include "support/hand.h"
#include "support/run.h"
#include "support/tour/verifier.h"

/* The line of the run that a text means, or why it means none. */
static const char *taken(const char *text)
{
    static struct text line;
    struct error err;

    text_free(&line);
    text_init(&line);
    if (!run_take(puzzle_classes, text, &line, &err))
        text_add(&line, err.message);
    return line.at;
}

#define ASSERT_TAKEN(line, text) ASSERT_STR_EQ(line, taken(text))

/* --- what is read -------------------------------------------------------- */

TEST grids_are_read_however_they_are_drawn(void)
{
    static const char line[] = "tour size=4x3 start=a3 mode=hand "
                               "algorithm=auto order=s0 "
                               "moves=c2,a1,b3,d2,b1,c3,a2,c1,d3,b2,d1";
    static const char *const drawn[] = {
        "1 4 7 10\n8 11 2 5\n3 6 9 12\n",
        "\n 1  4  7 10\r\n 8 11  2  5\r\n 3  6  9 12",
        "1,4,7,10\r\n8,11,2,5\r\n3,6,9,12\r\n",
        "1;4;7;10\n8;11;2;5\n3;6;9;12",
        "1\t4\t7\t10\n8\t11\t2\t5\n3\t6\t9\t12\n",
        "0 3 6 9\n7 10 1 4\n2 5 8 11\n",
        "\xEF\xBB\xBF"
        "1 4 7 10\n8 11 2 5\n3 6 9 12\n",
        "+---+---+\n| 1 | 4 | 7|10 |\n|---|---|\n|8|11|2|5|\n|3|6|9|12|\n+--+",
        "\u250c\u2500\u2510\n\u25021\u25024\u25027\u250210\u2502\n"
        "\u25028\u250211\u25022\u25025\u2502\n"
        "\u25023\u25026\u25029\u250212\u2502\n\u2514\u2500\u2518\n",
        "   a  b  c  d\n3  1  4  7 10  3\n2  8 11  2  5  2\n1  3  6  9 12  1\n",
        "1: a3 2: c2 3: a1 4: b3 5: d2 6: b1 7: c3 8: a2 9: c1 10: d3 11: b2 "
        "12: d1",
        "a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1",
        "a3,c2,a1,b3,d2,b1\nc3,a2,c1,d3,b2,d1\n",
        "A3-c2-a1-b3-d2-b1-c3-a2-c1-d3-b2-d1",
        "1.a3 2.c2 3.a1 4.b3 5.d2 6.b1 7.c3 8.a2 9.c1 10.d3 11.b2 12.d1",
        "a3 \u2192 c2 -> a1; b3, d2 b1\tc3 a2 c1 d3 b2 d1\n",
    };

    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
        ASSERT_TAKEN(line, drawn[i]);
    PASS();
}

TEST a_part_of_the_board_will_do(void)
{
    ASSERT_TAKEN("tour size=3x3 start=a3 mode=hand algorithm=auto order=s0 "
                 "holes=b2 moves=c2,a1",
                 "1 . .\n- # 2\n3 0 0\n");
    ASSERT_TAKEN("tour size=3x3 start=a3 mode=hand algorithm=auto order=s0 "
                 "moves=c2,a1",
                 "1,,\n,,2\n3,,\n");
    ASSERT_TAKEN("tour size=8x8 start=a1 mode=hand algorithm=auto order=s0 "
                 "moves=b3,c5",
                 "a1 b3 c5");
    ASSERT_TAKEN("tour size=10x9 start=h7 mode=hand algorithm=auto order=s0 "
                 "moves=j8,i6,h8,j9",
                 "h7 j8 i6 h8 j9");
    PASS();
}

/* Each sentence says where and what. */
TEST what_is_wrong_is_said(void)
{
    ASSERT_TAKEN("square 2 is not a knight's move from 1: a3 to b3",
                 "1 2 7 10\n8 11 4 5\n3 6 9 12\n");
    ASSERT_TAKEN("square 3 is not a knight's move from 2: b3 to d3",
                 "a1 b3 d3");
    ASSERT_TAKEN("the number 7 is there twice, on c3 and on c2",
                 "1 4 7 10\n8 11 7 5\n3 6 9 12\n");
    ASSERT_TAKEN("the number 2 is missing: want all from 1 to 12",
                 "1 4 7 10\n8 11 . 5\n3 6 9 12\n");
    ASSERT_TAKEN("the number 13 on d3 is too large: the board has only 12 "
                 "squares",
                 "1 4 7 13\n8 11 2 5\n3 6 9 12\n");
    ASSERT_TAKEN("line 3 has 3 squares, line 2 has 4: want rows of the same "
                 "length",
                 "\n1 4 7 10\n8 11 2\n3 6 9 12\n");
    ASSERT(strstr(taken("1 4 7 10\n8 11 2 5\n3 6 x 12\n"),
                  "line 3, column 5: 'x' is no number; want"));
    ASSERT(strstr(taken("1 4 7 10\n8 \u00fc 2 5\n"),
                  "line 2, column 3: '\u00fc' is no number"));
    ASSERT(strstr(taken("1 4 7 1O\n"), "line 1, column 8: 'O' is"));
    ASSERT(strstr(taken("1 4 -7 10\n"), "line 1, column 6: '7' is"));
    ASSERT(strstr(taken("1 99999999\n"), "at most 7 digits"));
    ASSERT_TAKEN("there is no number but 0", "0 0\n0 0\n");
    ASSERT_TAKEN("line 2, column 4: 'c5x' is not a square such as f6",
                 "a1\nb3 c5x");
    ASSERT_TAKEN("line 1, column 10: square 4 is b3, which has been visited "
                 "as square 2",
                 "a1 b3 c5 b3");
    PASS();
}

TEST long_ones_are_refused_in_time(void)
{
    struct text wide;

    text_init(&wide);
    for (int i = 0; i < 1001; i++)
        text_addf(&wide, "%d ", i);
    ASSERT_TAKEN("line 1: a board has at most 1000 squares a side", wide.at);
    while (wide.len <= WRITTEN_MAX)
        text_add(&wide, " 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20");
    ASSERT_TAKEN("a tour is read from at most 1048576 characters", wide.at);
    text_free(&wide);
    PASS();
}

/* A game of chess, a FEN, a number of Chess960, a lesson script. */
TEST what_is_meant_for_others_is_left_to_them(void)
{
    struct written w;
    struct error err;
    static const char *const others[] = {
        "1. e4 e5 2. d4 d5",
        "1. c3 d5 2. d4 Nf6",
        "1.Nf3 d5",
        "8/8/8/8/8/8/8/K6k w - - 0 1",
        "518",
        "RNBQKBNR",
        "# a script\ntitle My lesson\nslide 1 2 3\n",
        "",
        "\n\n",
        "e4",
        "##..##\n......\n",
        "..#\n",
        "hello 1 2 3",
        "tour size=8x8"
    };

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        ASSERT_EQ_FMT(WRITTEN_NOT, written_read(&w, others[i], &err), "%d");
    PASS();
}

/* Whatever it is: read, refused with a sentence, or left to others. */
TEST nothing_written_does_harm(void)
{
    static const char *const parts[] = {
        "1",    "2",    "63", "0",   " ",      " ",      "\n",      "\t",
        ",",    ";",    "|",  "+--", "-",      ".",      "#",       "_",
        "a1",   "b3",   "c5", "->",  "\u2192", "\u2502", "\u2500",  "a b c",
        "\xE2", "\xC2", "x",  "1.",  ":",      "zz9999", "99999999"
    };
    enum { PARTS = sizeof parts / sizeof *parts };
    uint32_t state = 1;

    for (int round = 0; round < 20000; round++) {
        char text[200] = "";

        for (int i = 0; i < 3 + round % 17; i++) {
            state = state * 1664525 + 1013904223;
            strcat(text, parts[(state >> 16) % PARTS]);
        }
        ASSERT(*taken(text));
    }
    PASS();
}

/* --- famous ones --------------------------------------------------------- */

struct claim {
    const char *name;
    bool closed, semimagic;
    int diagonals[2]; /* from a1 first */
};

static const struct claim claims[] = {
    { "beverley", false, true, { 210, 282 } },
    { "jaenisch", true, true, { 168, 348 } },
    { "parberry", true, false, { 0, 0 } },
    { "dudeney", true, true, { 256, 264 } },
};

static int sum(const int *number, int from, int step)
{
    int total = 0;

    for (int i = 0; i < 8; i++)
        total += number[from + i * step];
    return total;
}

TEST each_famous_tour_is_what_it_is_known_for(void)
{
    for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
        const struct claim *c = &claims[i];
        int path[FAMOUS_SQUARES], number[FAMOUS_SQUARES];
        bool equal = true;

        famous_path(famous_find(c->name), path);
        ASSERT_EQ(NULL, verifier_tour(8, 8, NULL, path, 64));
        ASSERT_EQ(c->closed, verifier_adjacent(8, path[0], path[63]));
        for (int k = 0; k < 64; k++)
            number[path[k]] = k + 1;
        for (int k = 0; k < 8; k++)
            equal = equal && sum(number, 8 * k, 1) == 260 &&
                    sum(number, k, 8) == 260;
        ASSERT_EQ(c->semimagic, equal);
        if (equal) {
            ASSERT_EQ(c->diagonals[0], sum(number, 0, 9));
            ASSERT_EQ(c->diagonals[1], sum(number, 7, 7));
        }
    }
    ASSERT(strstr(taken("1 46 17 50 3 6 31 52\n18 49 2 7 30 51 56 5\n"
                        "45 64 47 16 27 4 53 32\n48 19 8 29 10 55 26 57\n"
                        "63 44 11 22 15 28 33 54\n12 41 20 9 36 23 58 25\n"
                        "43 62 39 14 21 60 37 34\n40 13 42 61 38 35 24 59\n"),
                  "tour size=8x8 start=a8 mode=hand"));
    PASS();
}

TEST a_famous_tour_is_opened_by_name(void)
{
    struct session *ss = open_and_work("tour mode=hand moves=beverley");

    ASSERT_STR_EQ("Knight's tour 8\u00d78 from a8, Beverley 1848",
                  session_heading(ss));
    ASSERT(strstr(session_describe(ss), "start=a8"));
    ASSERT(strstr(session_describe(ss), "moves=beverley"));
    ASSERT(strstr(session_explain(ss),
                  "Semimagic: every rank and every file adds up to 260. The "
                  "long diagonals add up to 210 and 282"));
    ASSERT(strstr(session_explain(ss), "This is the tour of Beverley 1848."));
    ASSERT_EQ(64, session_position(ss)->npath);
    session_close(ss);
    PASS();
}

/* From the menu, whatever board was there before; a move taken back leaves
 * those before it. */
TEST a_famous_tour_brings_its_board(void)
{
    struct session *ss = open_run("tour size=5x6 mode=hand holes=c3 start=b1 "
                                  "end=a6");
    int moves = control_find(session_class(ss)->controls, "moves");
    struct error err;

    ASSERT(session_set(ss, moves, "jaenisch", true, &err));
    ASSERT_STR_EQ("tour size=8x8 start=e8 mode=hand algorithm=auto order=s0 "
                  "moves=jaenisch step=63",
                  session_describe(ss));
    ASSERT(session_undo(ss));
    ASSERT(session_undo(ss));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "a8", &err));
    ASSERT(strstr(session_describe(ss), " moves=g7,h5,"));
    session_close(ss);
    PASS();
}

/* --- turned and numbered anew --------------------------------------------- */

TEST a_closed_tour_begins_anywhere(void)
{
    struct session *ss = open_run("tour mode=hand moves=jaenisch start=c7");
    const struct position *pos = session_position(ss);
    struct error err;

    ASSERT_EQ(64, pos->npath);
    ASSERT_EQ(50, pos->path[0]);
    ASSERT_EQ(60, pos->path[1]); /* what was number 1 */
    ASSERT(strstr(session_explain(ss), "Jaenisch 1862, with other numbers."));
    ASSERT(strstr(session_explain(ss), "Another start numbers it from there"));
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_START, "e8", &err));
    ASSERT_EQ(60, session_position(ss)->path[0]);
    ASSERT_EQ(64, session_position(ss)->npath);
    ASSERT(session_set(ss, control_find(session_class(ss)->controls, "start"),
                       "a1", true, &err));
    ASSERT_EQ(0, session_position(ss)->path[0]);
    ASSERT_EQ(64, session_position(ss)->npath);
    session_close(ss);
    PASS();
}

TEST an_open_one_does_not(void)
{
    struct session *ss = open_run("tour mode=hand moves=beverley");
    struct run run;
    struct error err;

    ASSERT_FALSE(run_parse(&run, puzzle_classes,
                           "tour mode=hand moves=beverley start=c3", &err));
    ASSERT_STR_EQ("start 'c3': this tour is open and begins on a8; only a "
                  "closed one can begin anywhere",
                  err.message);
    ASSERT_FALSE(run_parse(&run, puzzle_classes,
                           "tour mode=hand size=9x8 moves=beverley", &err));
    ASSERT_STR_EQ("moves 'beverley' is a tour of the 8x8 board", err.message);
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_START, "c3", &err));
    ASSERT_EQ(1, session_position(ss)->npath); /* as with any other moves */
    session_close(ss);
    PASS();
}

/* By their meaning, not by the program's table of symmetries. */
static int image(int s, int files, int ranks, int sq)
{
    int x = sq % files, y = sq / files;

    switch (s) {
    case 1: return y * files + files - 1 - x;
    case 2: return (ranks - 1 - y) * files + x;
    case 3: return (ranks - 1 - y) * files + files - 1 - x;
    case 4: return x * ranks + y;
    case 5: return x * ranks + ranks - 1 - y;
    case 6: return (files - 1 - x) * ranks + y;
    case 7: return (files - 1 - x) * ranks + ranks - 1 - y;
    default: return sq;
    }
}

TEST it_is_turned_with_its_board(void)
{
    static const char *const names[] = { "same",       "left-right",
                                         "top-bottom", "half-turn",
                                         "diagonal",   "left-turn",
                                         "right-turn", "antidiagonal" };
    static const char run[] = "tour size=5x4 mode=hand start=b1 holes=a1,e3 "
                              "end=c4 moves=d2,b3,d4 image=%s";
    static const int path[] = { 1, 8, 11, 18 };

    for (int s = 0; s < 8; s++) {
        const struct position *pos;
        struct session *ss;
        char line[200];

        snprintf(line, sizeof line, run, names[s]);
        ss = open_run(line);
        pos = session_position(ss);
        ASSERT_EQ(s < 4 ? 5 : 4, pos->files);
        ASSERT_EQ(4, pos->npath);
        for (int i = 0; i < 4; i++)
            ASSERT_EQ_FMT(image(s, 5, 4, path[i]), (int)pos->path[i], "%d");
        ASSERT(pos->cell[LAYER_HOLE][image(s, 5, 4, 0)]);
        ASSERT(pos->cell[LAYER_HOLE][image(s, 5, 4, 14)]);
        snprintf(line, sizeof line, " end=%s ",
                 say_square(image(s, 5, 4, 17), pos->files).at);
        ASSERT(strstr(session_describe(ss), line));
        ASSERT_FALSE(strstr(session_describe(ss), "image"));
        session_close(ss);
    }
    PASS();
}

TEST a_cylinder_is_not_turned_on_its_side(void)
{
    static const char line[] = "tour size=5x5 mode=hand surface=cylinder "
                               "start=a1 moves=d2 image=%s";
    struct session *ss;
    struct run run;
    struct error err;
    char text[200];

    snprintf(text, sizeof text, line, "left-turn");
    ASSERT_FALSE(run_parse(&run, puzzle_classes, text, &err));
    ASSERT(strstr(err.message, "cannot be turned on its side"));
    snprintf(text, sizeof text, line, "left-right");
    ss = open_run(text);
    ASSERT(strstr(session_describe(ss), "start=e1"));
    ASSERT(strstr(session_describe(ss), "moves=b2"));
    session_close(ss);
    PASS();
}

TEST a_turned_one_is_recognised(void)
{
    struct session *ss = open_run("tour mode=hand moves=dudeney image=diagonal "
                                  "start=a1");

    ASSERT(strstr(session_explain(ss),
                  "This is the tour of Dudeney 1917, mirrored in the a1 "
                  "diagonal, with other numbers."));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(grids_are_read_however_they_are_drawn);
    RUN_TEST(a_part_of_the_board_will_do);
    RUN_TEST(what_is_wrong_is_said);
    RUN_TEST(long_ones_are_refused_in_time);
    RUN_TEST(what_is_meant_for_others_is_left_to_them);
    RUN_TEST(nothing_written_does_harm);
    RUN_TEST(each_famous_tour_is_what_it_is_known_for);
    RUN_TEST(a_famous_tour_is_opened_by_name);
    RUN_TEST(a_famous_tour_brings_its_board);
    RUN_TEST(a_closed_tour_begins_anywhere);
    RUN_TEST(an_open_one_does_not);
    RUN_TEST(it_is_turned_with_its_board);
    RUN_TEST(a_cylinder_is_not_turned_on_its_side);
    RUN_TEST(a_turned_one_is_recognised);
    GREATEST_MAIN_END();
}
