/* Chess960 as a puzzle: numbers, letters, patterns. The
 * 960 themselves are tested in test_chess_960. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/task.h"
#include "base/text.h"
#include "chess/chess960/chess960.h"
#include "puzzle/album.h"
#include "puzzle/ask/question.h"
#include "support/hand.h"

/* Opened and watched to its end. */
static struct session *open_at_end(const char *text)
{
    struct session *ss = open_run(text);

    session_chase(ss);
    while (session_advance(ss, 1000, 0))
        ;
    return ss;
}

static int at(struct session *ss, const char *key)
{
    return (int)number(ss, key);
}

static bool set(struct session *ss, const char *key, const char *text)
{
    struct error err;

    return hand_set(ss, key, text, &err);
}

/* --- numbers ------------------------------------------------------------- */

TEST the_published_numbers_are_these_arrays(void)
{
    static const struct {
        const char *run, *array;
        int s0;
    } known[] = { { "chess960 number=0", "BBQNNRKR", -1 },
                  { "chess960", "RNBQKBNR", 1 },
                  { "chess960 number=534", "RNBKQBNR", -1 },
                  { "chess960 number=959", "RKRNNQBB", -1 },
                  { "chess960 number=196", "QBBNRKNR", 957 },
                  { "chess960 number=292", "QBBNRKRN", 958 },
                  { "chess960 number=100", "QBBNRNKR", 959 },
                  { "chess960 number=4", "QBBNNRKR", 960 },
                  { "chess960 order=s0 number=1", "RNBQKBNR", 1 },
                  { "chess960 order=s0 number=957", "QBBNRKNR", 957 },
                  { "chess960 order=s0 number=960", "QBBNNRKR", 960 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_at_end(known[i].run);

        ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
        ASSERT_STR_EQ(known[i].array, hand_words(ss, "array"));
        if (known[i].s0 > 0)
            ASSERT_EQ(known[i].s0, at(ss, "s0"));
        session_close(ss);
    }
    PASS();
}

TEST every_array_comes_by_number_by_place_and_by_letters(void)
{
    for (int n = 0; n < CHESS960_COUNT; n++) {
        char text[80], letters[ARRAY_TEXT_MAX];
        struct session *ss;
        struct array array;

        chess960_array(n, &array);
        array_format(&array, letters);
        snprintf(text, sizeof text, "chess960 array=%s", letters);
        ss = open_at_end(text);
        ASSERT_EQ(n, at(ss, "number"));
        snprintf(text, sizeof text, "chess960 order=s0 number=%d",
                 at(ss, "s0"));
        ASSERT(at(ss, "mirror") != n);
        session_close(ss);
        ss = open_at_end(text);
        ASSERT_STR_EQ(letters, hand_words(ss, "array"));
        session_close(ss);
    }
    PASS();
}

TEST numbers_out_of_range_are_refused_by_order(void)
{
    struct error err;
    struct run run;

    ASSERT_FALSE(run_parse(&run, puzzle_classes, "chess960 number=960", &err));
    ASSERT_STR_EQ("number '960': want 0 to 959 in the order sp", err.message);
    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "chess960 order=s0 number=0", &err));
    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "chess960 array=RNBQKBN", &err));
    ASSERT_FALSE(run_parse(&run, puzzle_classes, "chess960 find=pawns", &err));
    ASSERT_FALSE(run_parse(&run, puzzle_classes,
                           "chess960 castle=king why=funnel", &err));
    ASSERT_FALSE(run_parse(&run, puzzle_classes,
                           "chess960 castle=king array=KRRNNBBQ", &err));
    PASS();
}

TEST counting_otherwise_keeps_the_array(void)
{
    struct session *ss = open_run("chess960 number=4");

    ASSERT(set(ss, "order", "s0"));
    ASSERT_STR_EQ("QBBNNRKR", hand_words(ss, "array"));
    ASSERT(strstr(session_describe(ss), "number=960 order=s0"));
    ASSERT(set(ss, "number", "959"));
    ASSERT_STR_EQ("QBBNRNKR", hand_words(ss, "array"));
    ASSERT(set(ss, "order", "sp"));
    ASSERT_STR_EQ("chess960 number=100", session_describe(ss));
    session_close(ss);
    PASS();
}

/* One step too far is told, not quietly made another number. */
TEST a_number_of_the_other_order_is_refused_by_mouse_as_well(void)
{
    struct session *ss = open_run("chess960 number=100");
    struct error err;

    ASSERT_FALSE(hand_set(ss, "number", "960", &err));
    ASSERT_STR_EQ("number '960': want 0 to 959 in the order sp", err.message);
    ASSERT_STR_EQ("chess960 number=100", session_describe(ss));
    ASSERT(set(ss, "order", "s0"));
    ASSERT_FALSE(hand_set(ss, "number", "0", &err));
    ASSERT_STR_EQ("number '0': want 1 to 960 in the order s0", err.message);
    session_close(ss);
    PASS();
}

TEST the_mirror_image_leads_back(void)
{
    struct session *ss = open_run("chess960");
    struct error err;

    ASSERT_EQ(534, at(ss, "mirror"));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "mirror", &err));
    ASSERT_EQ(534, at(ss, "number"));
    ASSERT_STR_EQ("RNBKQBNR", hand_words(ss, "array"));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "mirror", &err));
    ASSERT_EQ(518, at(ss, "number"));
    session_close(ss);
    PASS();
}

TEST a_seed_always_gives_the_same_array(void)
{
    struct session *ss = open_run("chess960");
    bool seen[CHESS960_COUNT] = { false };
    struct error err;
    int first, different = 0;

    ASSERT(session_shuffle(ss, 7, &err));
    first = at(ss, "number");
    for (uint64_t seed = 8; seed < 108; seed++) {
        ASSERT(session_shuffle(ss, seed, &err));
        different += !seen[at(ss, "number")];
        seen[at(ss, "number")] = true;
    }
    ASSERT(different > 80);
    ASSERT(session_shuffle(ss, 7, &err));
    ASSERT_EQ(first, at(ss, "number"));
    session_close(ss);
    PASS();
}

TEST the_fen_says_who_may_castle(void)
{
    struct session *ss = open_run("chess960");

    ASSERT_STR_EQ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                  hand_words(ss, "fen"));
    ASSERT_STR_EQ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                  hand_words(ss, "shredder"));
    ASSERT_STR_EQ(hand_words(ss, "fen"), session_notation(ss));
    session_close(ss);
    ss = open_run("chess960 array=KRRNNBBQ");
    ASSERT(strstr(hand_words(ss, "fen"), " w - - 0 1"));
    session_close(ss);
    PASS();
}

TEST the_number_is_told_in_the_order_asked_for(void)
{
    struct session *ss = open_run("chess960 number=957 order=s0");

    ASSERT_EQ(957, at(ss, "s0"));
    ASSERT_STR_EQ("Chess960 number 957 by places (Scharnagl's 196), QBBNRKNR",
                  session_heading(ss));
    ASSERT_EQ(at(ss, "mirror"), chess960_mirror(at(ss, "number")));
    session_close(ss);
    ss = open_at_end("chess960 number=957 order=s0 why=product");
    ASSERT(strstr(session_explain(ss),
                  "Taken for number 957 by places (Scharnagl's 196): way 1"));
    session_close(ss);
    PASS();
}

/* --- patterns ------------------------------------------------------------ */

TEST a_pattern_is_looked_for_both_ways(void)
{
    struct session *ss = open_run("chess960");
    struct error err;
    int first, n = 0;

    ASSERT(set(ss, "find", "knights in corners, king on d"));
    ASSERT(strstr(session_describe(ss), "find=knights-in-corners,-king-on-d"));
    first = at(ss, "number");
    do {
        ASSERT_EQ('N', hand_words(ss, "array")[0]);
        ASSERT_EQ('K', hand_words(ss, "array")[3]);
        ASSERT_EQ('N', hand_words(ss, "array")[7]);
        ASSERT(strstr(session_explain(ss), "this is one of them"));
        ASSERT_EQ(REACTION_RESTART, hand_button(ss, "after", &err));
        n++;
    } while (at(ss, "number") != first && n < 1000);
    ASSERT(n > 3);
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "before", &err));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "after", &err));
    ASSERT_EQ(first, at(ss, "number"));
    ASSERT(set(ss, "find", "king on a"));
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "after", &err));
    ASSERT(strstr(err.message, "none of the 960"));
    ASSERT_FALSE(set(ss, "find", "king on z"));
    session_close(ss);
    PASS();
}

/* In the order of places the next array is the next place. */
TEST without_a_pattern_the_buttons_go_through_the_order(void)
{
    struct session *ss = open_run("chess960 order=s0 number=960");
    struct error err;

    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "after", &err));
    ASSERT_EQ(1, at(ss, "s0"));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "before", &err));
    ASSERT_EQ(960, at(ss, "s0"));
    session_close(ss);
    PASS();
}

/* The player turns to arrays that match, to the first and the last of them,
 * and stays where there is no other. */
TEST the_player_keeps_to_the_pattern(void)
{
    struct session *ss = open_run("chess960 number=0 find=rooks-in-corners");
    struct pages p;
    int n = 0;

    ASSERT(session_pages(ss, &p));
    session_turn(ss, p.last);
    ASSERT_EQ(p.last, session_page(ss));
    session_turn(ss, p.first);
    ASSERT(session_pages(ss, &p)); /* without number 0, where it began */
    session_turn(ss, p.first);
    for (int was = -1; session_page(ss) != was; n++) {
        ASSERT_EQ('R', hand_words(ss, "array")[0]);
        ASSERT_EQ('R', hand_words(ss, "array")[7]);
        was = session_page(ss);
        session_turn(ss, was + 1);
    }
    ASSERT_EQ(p.last, session_page(ss));
    ASSERT_EQ(108, n); /* 3 light, 3 dark, and 4 for the queen: 3*3*4*3 */
    session_turn(ss, p.last - 1);
    ASSERT_EQ('R', hand_words(ss, "array")[0]);
    ASSERT(session_page(ss) < p.last);
    session_close(ss);
    PASS();
}

/* Who looks at an array that does not match is not led back by going on. */
TEST beyond_the_last_match_the_player_stays(void)
{
    struct session *ss = open_run("chess960 number=959 find=king-on-b");
    struct pages p;

    session_turn(ss, 960);
    ASSERT_EQ(959, session_page(ss));
    ASSERT(session_pages(ss, &p));
    session_turn(ss, 958);
    ASSERT_EQ('K', hand_words(ss, "array")[1]);
    session_close(ss);
    ss = open_run("chess960 find=king-on-a"); /* none does */
    session_turn(ss, 519);
    ASSERT_EQ(518, session_page(ss));
    session_close(ss);
    PASS();
}

TEST a_pattern_is_told_as_it_was_typed(void)
{
    struct session *ss = open_run("chess960");

    ASSERT(set(ss, "find", "king on d, bishops adjacent"));
    ASSERT(strstr(session_explain(ss),
                  "\u201cking on d, bishops adjacent\u201d; this is one of"));
    ASSERT(set(ss, "find", "?N?K????"));
    ASSERT(strstr(session_explain(ss), "\u201c?N?K????\u201d"));
    session_close(ss);
    PASS();
}

/* All that a question tells, owned by the caller. */
static char *answer(const char *key, const char *run_text)
{
    const struct question *q = chess960_puzzle.questions;
    struct error err;
    struct work *a;
    struct text out;
    struct run run;

    while (strcmp(q->key, key) != 0)
        q++;
    if (!run_parse(&run, puzzle_classes, run_text, &err))
        return NULL;
    text_init(&out);
    a = q->ask(&run.params, 1, &err);
    while (q->task.step(a, &out, &err) != TASK_DONE)
        ;
    q->task.drop(a);
    run_free(&run);
    return out.at;
}

static int lines(const char *text)
{
    int n = 0;

    for (; *text; text++)
        n += *text == '\n';
    return n;
}

TEST lists_hold_every_array_in_its_order(void)
{
    char *sp = answer("list", "chess960");
    char *s0 = answer("list", "chess960 order=s0");
    char *found = answer("find", "chess960 find=?B??K??R");

    ASSERT_EQ(960, lines(sp));
    ASSERT_EQ(0, strncmp(sp, "0 BBQNNRKR\n1 BQNBNRKR\n", 22));
    ASSERT(strstr(sp, "\n518 RNBQKBNR\n"));
    ASSERT(strstr(sp, "\n959 RKRNNQBB\n"));
    ASSERT_EQ(960, lines(s0));
    ASSERT_EQ(0, strncmp(s0, "1 RNBQKBNR\n", 11));
    ASSERT(strstr(s0, "957 QBBNRKNR\n958 QBBNRKRN\n959 QBBNRNKR\n"
                      "960 QBBNNRKR\n"));
    for (const char *at = found; *at; at = strchr(at, '\n') + 1) {
        const char *letters = strchr(at, ' ') + 1;

        ASSERT(letters[1] == 'B' && letters[4] == 'K' && letters[7] == 'R');
    }
    ASSERT(lines(found) > 10);
    free(sp);
    free(s0);
    free(found);
    PASS();
}

SUITE(numbers)
{
    RUN_TEST(the_published_numbers_are_these_arrays);
    RUN_TEST(every_array_comes_by_number_by_place_and_by_letters);
    RUN_TEST(numbers_out_of_range_are_refused_by_order);
    RUN_TEST(counting_otherwise_keeps_the_array);
    RUN_TEST(a_number_of_the_other_order_is_refused_by_mouse_as_well);
    RUN_TEST(the_number_is_told_in_the_order_asked_for);
    RUN_TEST(the_mirror_image_leads_back);
    RUN_TEST(a_seed_always_gives_the_same_array);
    RUN_TEST(the_fen_says_who_may_castle);
    RUN_TEST(a_pattern_is_looked_for_both_ways);
    RUN_TEST(without_a_pattern_the_buttons_go_through_the_order);
    RUN_TEST(the_player_keeps_to_the_pattern);
    RUN_TEST(beyond_the_last_match_the_player_stays);
    RUN_TEST(a_pattern_is_told_as_it_was_typed);
    RUN_TEST(lists_hold_every_array_in_its_order);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(numbers);
    GREATEST_MAIN_END();
}
