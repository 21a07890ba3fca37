/*
 * What the lessons ask for: every answer that is named is one, every other is
 * not, by the rules of the game; and what is said follows from the moves.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "chess/game/castling.h"
#include "chess/game/moves.h"
#include "chess/game/notation/uci.h"
#include "chess/game/state.h"
#include "modules/lesson/run.h"
#include "support/game.h"
#include "support/hand.h"

static struct error err;

static struct session *open_lesson(int number, int position, const char *moves)
{
    char text[160];

    snprintf(text, sizeof text, "lesson lesson=%d position=%d%s%s", number,
             position, *moves ? " moves=" : "", moves);
    return open_run(text);
}

/* The fact "done" after these deeds. */
static bool is_done(struct session *ss)
{
    const struct fact *fact = facts_find(session_facts(ss), "done");

    return fact && fact->number;
}

static bool done_after(int number, int position, const char *moves)
{
    struct session *ss = open_lesson(number, position, moves);
    bool done;

    if (!ss)
        return false;
    done = is_done(ss);
    session_close(ss);
    return done;
}

static bool says(struct session *ss, const char *words)
{
    if (strstr(session_explain(ss), words))
        return true;
    fprintf(stderr, "said: %s\n", session_explain(ss));
    return false;
}

/* --- every exercise ------------------------------------------------------ */

/* Nothing is done before it was begun; each is asked in a line that fits the
 * narrowest panel. */
TEST every_exercise_opens_undone(void)
{
    for (int n = 1; lessons[n - 1].title; n++) {
        const struct lesson *lesson = &lessons[n - 1];

        ASSERT(lesson_positions(lesson) <= EXERCISES_MAX);
        for (int k = 1; k <= lesson_positions(lesson); k++) {
            struct session *ss = open_lesson(n, k, "");

            ASSERTm(lesson->title, ss);
            ASSERT_FALSE(is_done(ss));
            ASSERT(strlen(lesson->exercises[k - 1].aim) <= 30);
            ASSERT_STR_EQ(lesson->exercises[k - 1].aim, session_status(ss));
            ASSERT(strncmp(session_explain(ss), lesson->words, 20) == 0);
            session_close(ss);
        }
    }
    PASS();
}

/* All ways of an exercise, one after the other, and then it is done: not
 * before the last. */
TEST every_way_counts_once(void)
{
    for (int n = 1; lessons[n - 1].title; n++)
        for (int k = 1; k <= lesson_positions(&lessons[n - 1]); k++) {
            const struct exercise *e = &lessons[n - 1].exercises[k - 1];
            char moves[100];

            if (e->kind != AIM_FIND)
                continue;
            snprintf(moves, sizeof moves, "%s", e->moves ? e->moves : "");
            for (int i = 0; i < WAYS_MAX && e->ways[i].moves; i++) {
                size_t len = strlen(moves);

                ASSERT_FALSEm(e->aim, done_after(n, k, moves));
                snprintf(moves + len, sizeof moves - len, "%s%.*s",
                         len ? "," : "", (int)strcspn(e->ways[i].moves, ","),
                         e->ways[i].moves);
            }
            ASSERTm(e->aim, done_after(n, k, moves));
        }
    PASS();
}

/* The legal moves after which the game is in that state, by name. */
static void moves_to(const struct game *g, enum game_state state, char *out)
{
    struct move moves[MOVES_MAX];
    int n = moves_legal(g, moves);

    *out = '\0';
    for (int i = 0; i < n; i++) {
        struct game after = *g;
        char name[UCI_MAX];

        move_play(&after, moves[i]);
        if (state_of(&after) != state)
            continue;
        uci_format(g, moves[i], false, name);
        sprintf(out + strlen(out), "%s%s", *out ? "," : "", name);
    }
}

/* The same moves, in any order? */
static bool same_moves(const char *a, const char *b)
{
    char word[UCI_MAX];

    if (strlen(a) != strlen(b))
        return false;
    for (; *a; a += strcspn(a, ",") + (a[strcspn(a, ",")] == ',')) {
        snprintf(word, sizeof word, "%.*s", (int)strcspn(a, ","), a);
        if (!strstr(b, word))
            return false;
    }
    return true;
}

static bool leads_to(const char *fen, enum game_state state, const char *moves)
{
    struct game g = game_from(fen);
    char all[400];

    moves_to(&g, state, all);
    if (same_moves(all, moves))
        return true;
    fprintf(stderr, "%s: %s, not %s\n", fen, all, moves);
    return false;
}

TEST the_checkmates_are_all_there_are(void)
{
    for (int i = 0; checkmates[i].fen; i++)
        ASSERT(leads_to(checkmates[i].fen, STATE_CHECKMATE,
                        checkmates[i].ways[0].moves));
    ASSERT(lesson_positions(&lessons[18]) >= 5);
    ASSERT(leads_to(lessons[19].exercises->fen, STATE_STALEMATE,
                    lessons[19].exercises->ways[0].moves));
    ASSERT(leads_to(lessons[19].exercises->fen, STATE_CHECKMATE,
                    lessons[19].exercises->ways[1].moves));
    ASSERT(leads_to(draws[2].fen, STATE_DEAD, draws[2].ways[0].moves));
    PASS();
}

TEST the_ways_out_of_check_are_all_there_are(void)
{
    const struct exercise *e = lessons[17].exercises;
    struct game g = game_from(e->fen);
    struct move moves[MOVES_MAX];

    ASSERT_EQ(STATE_CHECK, state_of(&g));
    ASSERT_EQ(4, moves_legal(&g, moves));
    PASS();
}

/* Only a knight on e8 gives check. */
TEST the_promotion_with_check_is_the_only_one(void)
{
    ASSERT(leads_to(lessons[20].exercises->fen, STATE_CHECK, "e7e8n"));
    PASS();
}

/* --- answers ------------------------------------------------------------- */

TEST ways_out_are_found_one_after_the_other(void)
{
    struct session *ss = open_lesson(18, 1, ""), *again;

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "f1", &err));
    ASSERT(says(ss, "Right: the king steps aside. 1 of 3 ways found. Click "
                    "the board for the next."));
    ASSERT_STR_EQ("1. Kf1. 1 of 3", session_status(ss));
    /* The next press puts the board back, and has the piece in hand. */
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "d1", &err));
    ASSERT(says(ss, "This way was found already. 1 of 3 ways found."));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "b6", &err));
    ASSERT_STR_EQ("Find three ways out of check", session_status(ss));
    ASSERT_STR_EQ(lessons[17].exercises->fen, hand_words(ss, "fen"));
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "h2", "h3", &err));
    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "g1", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "e2", &err));
    ASSERT_FALSE(is_done(ss));
    again = open_run(session_describe(ss));
    ASSERT_STR_EQ(session_explain(ss), session_explain(again));
    session_close(again);
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a4", "e8", &err));
    ASSERT(is_done(ss));
    ASSERT(says(ss, "Right: the bishop captures the rook. Done. \"Next\" "
                    "leads to lesson 19, \"Checkmate\"."));
    ASSERT_STR_EQ("1. Kf1, 1. Kd1, 1. Ne2, 1. Bxe8", hand_words(ss, "san"));
    ASSERT(strstr(session_describe(ss),
                  "moves=e1f1,back,e1d1,back,g1e2,back,a4e8 "));
    session_close(ss);
    PASS();
}

TEST a_wrong_answer_is_told_with_the_reply(void)
{
    struct session *ss = open_lesson(19, 1, "a1a7");

    ASSERT_FALSE(is_done(ss));
    ASSERT_STR_EQ("1. Ra7. Not yet", session_status(ss));
    ASSERT(says(ss, "Not yet. Ra7 gives no check, and Black can answer "));
    ASSERT(says(ss, " Click the board and try again."));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a1", "a8", &err));
    ASSERT(is_done(ss));
    ASSERT(says(ss, "\"Next\" leads to position 2 of 6."));
    session_close(ss);
    ss = open_lesson(19, 2, "h6h7");
    ASSERT(says(ss, "Qxh7+ gives check, but Black can answer Kxh7."));
    session_close(ss);
    PASS();
}

/* After the end one may play on. */
TEST what_is_done_stays_done(void)
{
    struct session *ss = open_lesson(16, 1, "");

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a7", "a6", &err));
    ASSERT(says(ss, "Not yet. That is a move, but not castling."));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e8", "c8", &err));
    ASSERT(is_done(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a2", "a4", &err));
    ASSERT_STR_EQ("2. a4, Black to move", session_status(ss));
    ASSERT(is_done(ss));
    ASSERT(says(ss, "The task is done. \"Next\" leads to lesson 17"));
    ASSERT_STR_EQ("1. O-O a6, 1… O-O-O 2. a4", hand_words(ss, "san"));
    session_close(ss);
    PASS();
}

/* Without the lesson's own move nothing is asked. */
TEST astray_there_is_no_aim(void)
{
    struct session *ss = open_lesson(22, 1, "d7d6");

    ASSERT_STR_EQ("", hand_words(ss, "progress"));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e5", "d6", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e8", "d7", &err));
    ASSERT_STR_EQ("1… d6 2. exd6 Kd7", hand_words(ss, "san"));
    ASSERT_FALSE(is_done(ss));
    session_close(ss);
    PASS();
}

TEST squares_are_clicked(void)
{
    struct session *ss = open_lesson(3, 1, "");

    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c4", &err));
    ASSERT(says(ss, "Not this one: c4 is on file c and rank 4, a light "
                    "square. 0 of 3 squares found."));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c3", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c3", &err));
    ASSERT(says(ss, "You have found this one already: c3 is"));
    ASSERT_STR_EQ("on", hand_words(ss, "state")); /* no move, no repetition */
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "a8", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "g5", &err));
    ASSERT(is_done(ss));
    ASSERT_STR_EQ("g5. Done", session_status(ss));
    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "g6", &err));
    ASSERT(strstr(session_describe(ss), "moves=c4,c3,c3,a8,g5 "));
    session_close(ss);
    PASS();
}

/* --- may White castle? --------------------------------------------------- */

/* Each reason once, and once it is allowed. */
TEST castling_is_judged_by_the_rules(void)
{
    unsigned seen = 0;

    for (int k = 1; castlings[k - 1].fen; k++) {
        struct session *ss = open_lesson(23, k, "");
        struct game g = game_from(hand_words(ss, "fen"));
        enum castling_answer answer =
            castling_judge(&g, castlings[k - 1].wing).answer;
        bool may = answer == CASTLING_ALLOWED;

        seen |= 1u << answer;
        ASSERT_EQ(REACTION_EDITED, hand_button(ss, may ? "no" : "yes", &err));
        ASSERT_FALSE(is_done(ss));
        ASSERT(says(ss, may ? "But White may castle" : "Not so. Castling: "));
        ASSERT_EQ(REACTION_EDITED, hand_button(ss, may ? "yes" : "no", &err));
        ASSERT(is_done(ss));
        ASSERT(says(ss, may ? "Right, White may castle" : "Right. Castling: "));
        ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "no", &err));
        session_close(ss);
    }
    ASSERT_EQ_FMT((1u << CASTLING_UNMASKED) - 1, seen, "%x");
    PASS();
}

TEST castling_by_hand_is_an_answer(void)
{
    struct session *ss = open_lesson(23, 2, "");

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "h2", "h3", &err));
    ASSERT(says(ss, "That is another move: the question is whether White may "
                    "castle queenside."));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "c1", &err));
    ASSERT(is_done(ss));
    session_close(ss);
    ss = open_lesson(23, 3, "");
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e1", "g1", &err));
    ASSERT_STR_EQ("castling: the king would pass f1, which is attacked by the "
                  "bishop on a6",
                  err.message);
    session_close(ss);
    PASS();
}

/* --- draws --------------------------------------------------------------- */

TEST a_draw_by_repetition_is_noticed(void)
{
    struct session *ss = open_lesson(24, 1, "c3b5,c6b4,b5c3,b4c6");

    ASSERT_STR_EQ("2 of 3 times there", hand_words(ss, "progress"));
    ASSERT_STR_EQ("on", hand_words(ss, "state"));
    ASSERT(says(ss, "This position is there for the second time."));
    session_close(ss);
    ss = open_lesson(24, 1, "c3b5,c6b4,b5c3,b4c6,c3b5,c6b4,b5c3,b4c6");
    ASSERT(is_done(ss));
    ASSERT_STR_EQ("draw can be claimed", hand_words(ss, "state"));
    ASSERT_STR_EQ("4… Nc6: draw can be claimed. Done", session_status(ss));
    ASSERT(says(ss, "this position is there for the third time."));
    session_close(ss);
    PASS();
}

TEST fifty_moves_are_counted(void)
{
    struct session *ss = open_lesson(24, 2, "");

    ASSERT_STR_EQ("48 of 50 moves without progress",
                  hand_words(ss, "progress"));
    session_close(ss);
    ASSERT_FALSE(done_after(24, 2, "c6b6,f2g2,b6c6"));
    ASSERT(done_after(24, 2, "c6b6,f2g2,b6c6,g2f2"));
    PASS();
}

/* A game of one's own, too, but not where either side moves at will. */
TEST the_opening_can_be_repeated(void)
{
    struct session *ss = open_lesson(1, 1,
                                     "g1f3,g8f6,f3g1,f6g8,g1f3,g8f6,f3g1,f6g8");

    ASSERT_STR_EQ("draw can be claimed", hand_words(ss, "state"));
    ASSERT(is_done(ss));
    session_close(ss);
    ss = open_run("lesson lesson=25 moves=d4d5,e8f8,d5d4,f8e8,d4d5,e8f8,d5d4,"
                  "f8e8");
    ASSERT_STR_EQ("on", hand_words(ss, "state"));
    session_close(ss);
    PASS();
}

/* --- positions ----------------------------------------------------------- */

TEST positions_are_turned_like_lessons(void)
{
    struct session *ss = open_lesson(18, 1, "a4e8");

    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "next", &err));
    for (int k = 1; k <= 6; k++) {
        char heading[60];

        snprintf(heading, sizeof heading, "Lesson 19: Checkmate (%d of 6)", k);
        ASSERT_STR_EQ(heading, session_heading(ss));
        ASSERT_EQ(REACTION_RESTART, hand_button(ss, "next", &err));
    }
    ASSERT_STR_EQ("Lesson 20: Stalemate", session_heading(ss));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "previous", &err));
    ASSERT_STR_EQ("Lesson 19: Checkmate (6 of 6)", session_heading(ss));
    ASSERT_STR_EQ("lesson lesson=19 position=6", session_describe(ss));
    hand_drag(ss, "h4", "h2", &err);
    ASSERT_STR_EQ("1… Qh2#", hand_words(ss, "san"));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "again", &err));
    ASSERT_STR_EQ("lesson lesson=19 position=6", session_describe(ss));
    ASSERT(hand_set(ss, "position", "2", &err));
    ASSERT(hand_set(ss, "lesson", "5", &err));
    ASSERT_STR_EQ("lesson lesson=5", session_describe(ss));
    session_close(ss);
    PASS();
}

/* The first answer of each counts, in the words of the quiz. */
TEST answers_are_counted_from_position_to_position(void)
{
    struct session *ss = open_lesson(23, 1, "");

    ASSERT_STR_EQ("no answer yet", hand_words(ss, "answers"));
    hand_button(ss, "yes", &err); /* it may not */
    ASSERT_STR_EQ("0 of 1 right", hand_words(ss, "answers"));
    hand_button(ss, "no", &err);
    ASSERT_STR_EQ("0 of 1 right", hand_words(ss, "answers"));
    hand_button(ss, "next", &err);
    ASSERT_STR_EQ("lesson lesson=23 score=w position=2", session_describe(ss));
    hand_button(ss, "next", &err); /* not answered */
    hand_button(ss, "no", &err);
    ASSERT_STR_EQ("1 of 2 right", hand_words(ss, "answers"));
    hand_button(ss, "previous", &err);
    ASSERT_STR_EQ("lesson lesson=23 score=wor position=2",
                  session_describe(ss));
    hand_button(ss, "yes", &err);
    ASSERT_STR_EQ("2 of 3 right", hand_words(ss, "answers"));
    session_undo(ss);
    ASSERT_STR_EQ("1 of 2 right", hand_words(ss, "answers"));
    ASSERT(hand_set(ss, "lesson", "19", &err));
    ASSERT_STR_EQ("lesson lesson=19", session_describe(ss));
    ASSERT_STR_EQ("no answer yet", hand_words(ss, "answers"));
    session_close(ss);
    ss = open_lesson(5, 1, "");
    ASSERT_EQ(NULL, facts_find(session_facts(ss), "answers"));
    session_close(ss);
    PASS();
}

TEST a_position_that_is_not_there_is_refused(void)
{
    struct run run;

    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "lesson lesson=24 position=4", &err));
    ASSERT(strstr(err.message, "lesson 24 has positions 1 to 3, not 4"));
    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "lesson lesson=5 position=2", &err));
    ASSERT(strstr(err.message, "lesson 5 has one position, not 2"));
    ASSERT_FALSE(run_parse(&run, puzzle_classes, "lesson moves=yes", &err));
    ASSERT_FALSE(run_parse(&run, puzzle_classes, "lesson moves=e4", &err));
    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "lesson lesson=23 score=rx", &err));
    ASSERT(strstr(err.message, "r (right), w (wrong) or o (open)"));
    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "lesson lesson=5 score=rr", &err));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(every_exercise_opens_undone);
    RUN_TEST(every_way_counts_once);
    RUN_TEST(the_checkmates_are_all_there_are);
    RUN_TEST(the_ways_out_of_check_are_all_there_are);
    RUN_TEST(the_promotion_with_check_is_the_only_one);
    RUN_TEST(ways_out_are_found_one_after_the_other);
    RUN_TEST(a_wrong_answer_is_told_with_the_reply);
    RUN_TEST(what_is_done_stays_done);
    RUN_TEST(astray_there_is_no_aim);
    RUN_TEST(squares_are_clicked);
    RUN_TEST(castling_is_judged_by_the_rules);
    RUN_TEST(castling_by_hand_is_an_answer);
    RUN_TEST(a_draw_by_repetition_is_noticed);
    RUN_TEST(fifty_moves_are_counted);
    RUN_TEST(the_opening_can_be_repeated);
    RUN_TEST(positions_are_turned_like_lessons);
    RUN_TEST(answers_are_counted_from_position_to_position);
    RUN_TEST(a_position_that_is_not_there_is_refused);
    GREATEST_MAIN_END();
}
