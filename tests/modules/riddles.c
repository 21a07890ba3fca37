/*
 * What a class is asked along a run: over whole runs the answer is what the
 * next moment does, every move is asked for, nothing tells it before, and a
 * wrong guess is told why.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "puzzle/trace.h"
#include "session/quiz.h"
#include "support/run.h"

enum { ASKED_MOST = 1500 }; /* of runs that go on for long */

static void go_on(struct session *ss)
{
    session_play(ss, true);
    while (session_advance(ss, 100, 0) && session_playing(ss))
        ;
}

static struct session *open_quiz(const char *run)
{
    struct session *ss = open_run(run);

    session_speed(ss, 0);
    quiz_set(ss, QUIZ_ALL);
    session_advance(ss, 100, 0);
    if (quiz_state(ss).now == QUIZZED_NOT)
        go_on(ss);
    return ss;
}

/* The answer as it is told: a square, or -1 for yes and no. */
static int told(struct session *ss)
{
    const char *words = session_status(ss), *before = "The answer is ";
    int file, rank, files, ranks;

    if (strncmp(words, before, strlen(before)) != 0)
        return -1;
    words += strlen(before);
    session_size(ss, &files, &ranks);
    return square_parse_n(words, strlen(words), &file, &rank)
               ? rank * files + file
               : -1;
}

static int knight(const struct session *ss)
{
    const struct position *pos = session_position(ss);

    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_PIECE][sq] == PIECE_KNIGHT)
            return sq;
    return -1;
}

/* --- tours --------------------------------------------------------------- */

static const char *const tours[] = {
    "tour size=8x8 start=b1",
    "tour size=4x5 start=a1 algorithm=warnsdorff",
    "tour size=6x5 start=c2 closed=on algorithm=warnsdorff",
    "tour size=7x5 start=a1 end=g5 algorithm=warnsdorff",
    "tour size=3x5 start=a1 algorithm=warnsdorff", /* there is none */
    "tour size=5x6 start=c2 algorithm=backtracking",
    "tour size=6x5 start=f5 holes=a1,b3 algorithm=greedy",
    "tour size=8x8 start=a1 algorithm=greedy order=random seed=3",
    "tour size=8x7 start=a1 algorithm=pohl",
    "tour size=7x7 start=a1 algorithm=roth",
    "tour size=9x9 algorithm=squirrel-cull",
    "tour size=6x8 start=d5 algorithm=parberry",
    "tour size=11x9 start=e5 algorithm=construct",
    "tour size=6x5 start=c2 algorithm=best-first",
    "tour size=4x6 start=a1 algorithm=most-exits",
    "tour size=5x4 start=a1 algorithm=ants",
    "tour size=6x5 start=c4 algorithm=neural",
    "tour size=6x5 start=a1 algorithm=genetic",
    NULL
};

/* A second run without a quiz walks along and tells what comes. */
TEST the_knight_goes_where_it_was_said(const char *run)
{
    struct session *ss = open_quiz(run);
    struct session *plain = open_run(run);
    size_t moved = 0, told_of = 0;

    while (quiz_state(ss).now == QUIZZED_ASKED && told_of < ASKED_MOST) {
        bool square = quiz_state(ss).kind == RIDDLE_SQUARE;
        size_t at = session_index(ss);
        int answer, was;

        ASSERT(session_status(ss)[0] && session_explain(ss)[0]);
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        answer = told(ss);
        ASSERT_EQm(run, square, answer >= 0);
        ASSERTm(run, session_explain(ss)[0]);
        while (session_count(plain) <= at + 1)
            session_advance(plain, 100, 0);
        /* What was passed without asking has not moved the knight. */
        for (was = knight(plain); square && session_index(plain) < at;) {
            session_step(plain, 1);
            ASSERT_EQm(run, was, knight(plain));
        }
        if (square) {
            session_step(plain, 1);
            ASSERT_EQm(run, answer, knight(plain));
            ASSERT(knight(plain) != was);
            moved++;
        }
        told_of++;
        go_on(ss);
    }
    ASSERTm(run, moved > 0);
    ASSERTm(run, told_of == ASKED_MOST || quiz_state(ss).over);
    session_close(plain);
    session_close(ss);
    PASS();
}

/* Guess each square of the board at some moment: only the answer and what is
 * as good count, and each of the others is told why. */
static enum greatest_test_res guess_all(const char *run, size_t step,
                                        const char *right)
{
    struct text counted;
    int squares = 1;

    text_init(&counted);
    for (int guess = 0; guess < squares; guess++) {
        struct session *ss = open_quiz(run);

        squares = position_squares(session_position(ss));
        while (session_index(ss) < step) {
            quiz_guess(ss, RIDDLE_GIVEN_UP);
            go_on(ss);
        }
        quiz_guess(ss, guess);
        if (quiz_state(ss).praised)
            text_addf(&counted, "%s%s", counted.len ? " " : "",
                      say_square(guess, session_position(ss)->files).at);
        else
            ASSERTm(run, strlen(session_explain(ss)) > 20);
        session_close(ss);
    }
    ASSERT_STR_EQ(right, counted.at);
    text_free(&counted);
    PASS();
}

TEST as_good_counts_as_right(void)
{
    CHECK_CALL(guess_all("tour start=a1", 0, "c2 b3"));
    CHECK_CALL(guess_all("tour start=a1", 1, "c1 a5"));
    PASS();
}

TEST as_good_is_told_with_what_decides(void)
{
    struct session *ss = open_quiz("tour start=a1");

    quiz_guess(ss, 10 /* c2 */);
    ASSERT(quiz_state(ss).praised);
    ASSERT_STR_EQ("c2 is just as good and counts as right; here it goes to b3. "
                  "b3 and c2 have equally few ways on: the order of moves "
                  "decides for b3, clockwise from up-right.",
                  session_explain(ss));
    session_close(ss);
    PASS();
}

/* --- why not ------------------------------------------------------------- */

static const struct {
    const char *run;
    size_t step;
    const char *guess, *says;
} wrong[] = {
    { "tour start=d2 algorithm=greedy", 0, "b3",
      "b3 has 5 ways on, b1 only 2. b1 has the fewest ways on: there" },
    { "tour start=d2 algorithm=greedy", 0, "a8",
      "a8 is no knight's move from d2." },
    { "tour start=d2 algorithm=greedy", 0, "d2", "On d2 it stands already." },
    { "tour start=d2 algorithm=greedy", 1, "d2", "d2 was visited before." },
    { "tour start=d2 algorithm=greedy holes=e4", 0, "e4",
      "e4 is cut out of the board." },
    { "tour size=5x5 start=a1 end=c2 algorithm=warnsdorff", 0, "c2",
      "c2 is kept for the last move." },
    { "tour start=d4 algorithm=backtracking", 0, "b3",
      "b3 comes later in the order of moves than e6." },
    { "queens mode=search", 0, "a1", "a1 comes later: from the top down, a8" },
    { "queens mode=search", 0, "b8", "it is file a that is filled" },
    { "queens mode=search", 1, "a8", "The queen on a8 stays" },
    { "queens mode=search", 2, "b8", "b8 was tried before." },
    { "queens mode=search size=4", 8, "d4", "In file c nothing is left" },
    { "queens mode=search size=4", 8, "a4",
      "The queen on a4 was placed earlier" },
};

enum { WRONGS = sizeof wrong / sizeof *wrong };

TEST a_wrong_guess_is_told_why(int i)
{
    struct session *ss = open_quiz(wrong[i].run);
    int file, rank, files, ranks;

    session_size(ss, &files, &ranks);
    while (session_index(ss) < wrong[i].step) {
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        go_on(ss);
    }
    ASSERT(square_parse_n(wrong[i].guess, 2, &file, &rank));
    quiz_guess(ss, rank * files + file);
    ASSERT_FALSEm(wrong[i].run, quiz_state(ss).praised);
    if (!strstr(session_explain(ss), wrong[i].says))
        fprintf(stderr, "%s\n", session_explain(ss));
    ASSERTm(wrong[i].says, strstr(session_explain(ss), wrong[i].says));
    session_close(ss);
    PASS();
}

/* --- queens -------------------------------------------------------------- */

/* Something was done on that square: tried in vain, put or taken off. */
static bool concerns(const struct session *ss, int square,
                     const uint32_t *pieces)
{
    const struct position *pos = session_position(ss);

    return pos->cell[LAYER_WASH][square] ||
           pos->cell[LAYER_PIECE][square] != pieces[square];
}

TEST the_search_tries_what_was_said(const char *run)
{
    struct session *ss = open_quiz(run);
    struct session *plain = open_run(run);
    uint32_t pieces[400];
    size_t asked = 0, bare = 0;

    while (quiz_state(ss).now == QUIZZED_ASKED) {
        size_t at = session_index(ss);
        int answer;

        quiz_guess(ss, RIDDLE_GIVEN_UP);
        answer = told(ss);
        while (session_count(plain) <= at + 1)
            session_advance(plain, 100, 0);
        session_seek(plain, at);
        memcpy(pieces, session_position(plain)->cell[LAYER_PIECE],
               (size_t)position_squares(session_position(plain)) *
                   sizeof *pieces);
        session_step(plain, 1);
        ASSERTm(run, concerns(plain, answer, pieces));
        asked++;
        go_on(ss);
    }
    ASSERT(quiz_state(ss).over);
    /* All but solutions, which only are noted. */
    for (size_t i = 1; i < session_count(ss); i++)
        bare += (session_moment(ss, i)->flags & MOMENT_SOLUTION) != 0;
    ASSERT_EQ(session_count(ss) - 1, asked + bare);
    session_close(plain);
    session_close(ss);
    PASS();
}

/* Where a piece is repaired it goes where the answer said, or stays. */
TEST repair_goes_where_it_was_said(const char *run)
{
    struct session *ss = open_quiz(run);
    size_t asked = 0;

    while (quiz_state(ss).now == QUIZZED_ASKED) {
        int answer;

        ASSERT(strncmp("Where does the ", session_status(ss), 15) == 0);
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        answer = told(ss);
        go_on(ss);
        ASSERT(session_position(ss)->cell[LAYER_PIECE][answer]);
        asked++;
    }
    ASSERT(asked > 0);
    ASSERT(quiz_state(ss).over);
    session_close(ss);
    PASS();
}

/* --- castling ------------------------------------------------------------ */

/* Of every array and wing: may it, then where king and rook come to stand. */
TEST castling_is_asked_in_parts(const char *castle)
{
    for (int number = 0; number < 960; number += 7) {
        char run[64];
        struct session *ss;
        int king, rook;
        size_t at;

        snprintf(run, sizeof run, "chess960 number=%d castle=%s", number,
                 castle);
        ss = open_quiz(run);
        if (session_count(ss) == 3) { /* something stands in the way */
            quiz_guess(ss, RIDDLE_NO);
            ASSERTm(run, quiz_state(ss).praised);
            ASSERTm(run, strstr(session_explain(ss), "in the way"));
            go_on(ss);
        }
        at = session_index(ss);
        ASSERT_EQ(RIDDLE_YES_NO, quiz_state(ss).kind);
        quiz_guess(ss, RIDDLE_YES);
        ASSERTm(run, quiz_state(ss).praised);
        go_on(ss);
        ASSERT_STR_EQ("Where does the king land?", session_status(ss));
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        king = told(ss);
        go_on(ss);
        ASSERT_STR_EQ("Where does the rook land?", session_status(ss));
        quiz_guess(ss, RIDDLE_GIVEN_UP);
        rook = told(ss);
        ASSERT_EQ(at, session_index(ss));
        go_on(ss);
        ASSERT(quiz_state(ss).over);
        ASSERT_EQ(PIECE_KING,
                  session_position(ss)->cell[LAYER_PIECE][king] % PIECE_BLACK);
        ASSERT_EQ(PIECE_ROOK,
                  session_position(ss)->cell[LAYER_PIECE][rook] % PIECE_BLACK);
        session_close(ss);
    }
    PASS();
}

/* --- nothing is given away ----------------------------------------------- */

static size_t draws(const struct session *ss)
{
    struct scene sc;
    size_t n;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    n = sc.ndraws;
    scene_free(&sc);
    return n;
}

/* Less is drawn while it is asked than when all is told. */
TEST the_marks_come_with_the_answer(const char *run)
{
    struct session *ss = open_quiz(run), *plain = open_and_work(run);
    size_t asked = draws(ss);

    ASSERTm(run, asked < draws(plain));
    quiz_guess(ss, RIDDLE_GIVEN_UP);
    ASSERTm(run, asked < draws(ss));
    session_close(plain);
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    for (int i = 0; tours[i]; i++)
        RUN_TESTp(the_knight_goes_where_it_was_said, tours[i]);
    RUN_TEST(as_good_counts_as_right);
    RUN_TEST(as_good_is_told_with_what_decides);
    for (int i = 0; i < WRONGS; i++)
        RUN_TESTp(a_wrong_guess_is_told_why, i);
    RUN_TESTp(the_search_tries_what_was_said, "queens size=4 mode=search");
    RUN_TESTp(the_search_tries_what_was_said, "queens size=6 mode=search");
    RUN_TESTp(the_search_tries_what_was_said,
              "queens size=3 piece=rook mode=search");
    RUN_TESTp(repair_goes_where_it_was_said,
              "queens size=8 mode=search method=min-conflicts seed=2");
    RUN_TESTp(repair_goes_where_it_was_said,
              "queens size=12 mode=search method=min-conflicts seed=5");
    RUN_TESTp(castling_is_asked_in_parts, "king");
    RUN_TESTp(castling_is_asked_in_parts, "black-queen");
    RUN_TESTp(the_marks_come_with_the_answer, "tour start=d2");
    RUN_TESTp(the_marks_come_with_the_answer, "tour start=d2 code=on tree=on");
    RUN_TESTp(the_marks_come_with_the_answer, "chess960 castle=king");
    GREATEST_MAIN_END();
}
