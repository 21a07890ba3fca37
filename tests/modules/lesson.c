/* The lessons: every board, every rule, and the hand with its mistakes. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "chess/game/moves.h"
#include "modules/lesson/run.h"
#include "puzzle/trace.h"
#include "support/game.h"
#include "support/hand.h"

static struct error err;

static struct session *open_lesson(int number)
{
    char text[32];

    snprintf(text, sizeof text, "lesson lesson=%d", number);
    return open_run(text);
}

/* Is that the game's placing of pieces, the first field of its FEN? */
static bool stands(struct session *ss, const char *pieces)
{
    const char *fen = hand_words(ss, "fen");

    return strncmp(fen, pieces, strlen(pieces)) == 0 &&
           fen[strlen(pieces)] == ' ';
}

/* --- the table ----------------------------------------------------------- */

TEST names_and_titles_fit_the_table(void)
{
    int n = 0;

    for (; lessons[n].title; n++) {
        char title[80];

        snprintf(title, sizeof title, "%d", n + 1);
        ASSERT_STR_EQ(title, lesson_names[n]);
        snprintf(title, sizeof title, "%d  %s", n + 1, lessons[n].title);
        ASSERT_STR_EQ(title, lesson_titles[n]);
        ASSERT(lessons[n].exercises->aim && lessons[n].words);
    }
    ASSERT_EQ(NULL, lesson_names[n]);
    ASSERT_EQ(NULL, lesson_titles[n]);
    PASS();
}

TEST every_lesson_opens_and_its_piece_is_there(void)
{
    for (int n = 1; lessons[n - 1].title; n++) {
        const struct exercise *lesson = lessons[n - 1].exercises;
        struct session *ss = open_lesson(n);
        int file, rank;

        ASSERT(ss);
        ASSERT_EQ(n, (int)number(ss, "lesson"));
        ASSERT_STR_EQ(lesson->aim, session_status(ss));
        if (!lesson->moves)
            ASSERT_STR_EQ(lesson->fen, hand_words(ss, "fen"));
        if (lesson->hero) {
            ASSERT(square_parse(lesson->hero, &file, &rank));
            ASSERT(session_position(ss)->cell[LAYER_PIECE][rank * 8 + file]);
        }
        session_close(ss);
    }
    PASS();
}

/* Thirteen in order, so that readers of the document find them. */
TEST the_boards_of_the_first_seed_are_all_there(void)
{
    int next = 1;

    for (const struct lesson *l = lessons; l->title; l++)
        if (l->board)
            ASSERT_EQ(next++, l->board);
    ASSERT_EQ(14, next);
    PASS();
}

static int moves_of_hero(int board)
{
    const struct lesson *l = lessons;
    struct move moves[MOVES_MAX];
    struct game g;
    int file, rank;

    while (l->board != board)
        l++;
    g = lesson_from(l->exercises->fen);
    square_parse(l->exercises->hero, &file, &rank);
    return moves_from(&g, square_at(file, rank), moves);
}

TEST the_pieces_have_as_many_moves_as_is_said(void)
{
    static const int moves[14] = {
        [1] = 8, [2] = 14, [3] = 13, [4] = 27, [5] = 8, [6] = 2,
        [7] = 1, [8] = 8,  [9] = 9,  [10] = 1, [11] = 4
    };

    for (int board = 1; board <= 11; board++)
        ASSERT_EQm(lessons[board + 3].title, moves[board],
                   moves_of_hero(board));
    PASS();
}

/* --- the document's examples --------------------------------------------- */

TEST the_knight_jumps_and_the_rook_is_blocked(void)
{
    struct session *ss = open_lesson(12);

    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "d4", "d8", &err));
    ASSERT_STR_EQ("the rook on d4 is blocked by the knight on d5", err.message);
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "d4", "d1", &err));
    ASSERT_STR_EQ("the rook on d4 is blocked by the rook on d3", err.message);
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "d5", "c3", &err));
    ASSERT_STR_EQ("Nc3. 1 of 2", session_status(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "d4", "d8", &err));
    session_close(ss);
    PASS();
}

TEST the_bishop_captures_and_the_pawn_does_diagonally(void)
{
    struct session *ss = open_lesson(13);

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "c3", "f6", &err));
    ASSERT(stands(ss, "8/8/5B2/8/8/8/8/8"));
    session_close(ss);
    ss = open_lesson(14);
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "d4", "d5", &err));
    ASSERT(strstr(err.message, "a pawn captures only diagonally"));
    ASSERT(strstr(session_explain(ss),
                  "Not allowed. A pawn captures only diagonally"));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "d4", "c5", &err));
    ASSERT_FALSE(strstr(session_explain(ss), "Not allowed"));
    ASSERT(stands(ss, "8/8/8/2Pr4/8/8/8/8"));
    session_close(ss);
    PASS();
}

TEST a_pawn_goes_two_squares_once(void)
{
    struct session *ss = open_lesson(11);

    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e3", "e5", &err));
    ASSERT(strstr(err.message, "only as its first move"));
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e3", "e2", &err));
    ASSERT(strstr(err.message, "only forwards"));
    hand_drag(ss, "e3", "e4", &err);
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e6", "e5", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e4", "e5", &err));
    session_close(ss);
    PASS();
}

TEST both_sides_castle_on_both_sides(void)
{
    struct session *ss = open_lesson(15);

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "g1", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "c1", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e8", "h8", &err)); /* rook */
    ASSERT(stands(ss, "r4rk1/pppppppp/8/8/8/8/PPPPPPPP/2KR3R"));
    session_seek(ss, 0);
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "c1", &err));
    ASSERT_STR_EQ("1. O-O-O. 1 of 2", session_status(ss));
    ASSERT(stands(ss, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/2KR3R"));
    session_close(ss);
    ss = open_lesson(16);
    ASSERT(stands(ss, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1"));
    ASSERT(session_undo(ss));
    ASSERT(stands(ss, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R"));
    ASSERT_STR_EQ("Before, White to move", session_status(ss));
    ASSERT(strstr(session_describe(ss), " step=0"));
    session_close(ss);
    ss = open_lesson(17);
    ASSERT(stands(ss, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/2KR3R"));
    session_close(ss);
    PASS();
}

/* --- the rules it only names --------------------------------------------- */

TEST check_is_met_in_three_ways_only(void)
{
    static const char *const ways[][2] = {
        { "e1", "f1" }, { "e1", "d1" }, { "g1", "e2" }, { "a4", "e8" }
    };
    struct session *ss = open_lesson(18);
    struct game g = game_from(lessons[17].exercises->fen);
    struct move moves[MOVES_MAX];

    ASSERT_EQ(4, moves_legal(&g, moves));
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        ASSERT_EQ(REACTION_EDITED, hand_drag(ss, ways[i][0], ways[i][1], &err));
        ASSERT(session_undo(ss));
    }
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "g2", "g3", &err));
    ASSERT(strstr(err.message, "would still be in check from the rook"));
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e1", "e2", &err));
    ASSERT(strstr(err.message, "attacked by the rook on e8"));
    session_close(ss);
    PASS();
}

TEST checkmate_and_stalemate_end_the_game(void)
{
    struct session *ss = open_lesson(19);

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a1", "a8", &err));
    ASSERT_STR_EQ("1. Ra8#: checkmate. Done", session_status(ss));
    ASSERT(strstr(session_explain(ss), "Checkmate: White wins"));
    session_close(ss);
    ss = open_lesson(20);
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e6", "b6", &err));
    ASSERT_STR_EQ("1. Qb6: stalemate. 1 of 2", session_status(ss));
    ASSERT_STR_EQ("stalemate", hand_words(ss, "state"));
    ASSERT(session_undo(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e6", "a6", &err));
    ASSERT_STR_EQ("checkmate", hand_words(ss, "state"));
    session_close(ss);
    PASS();
}

TEST a_pawn_becomes_what_is_chosen(void)
{
    struct session *ss = open_lesson(21);

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e7", "e8", &err));
    ASSERT(stands(ss, "3rQ3/6k1/8/8/8/8/8/4K3"));
    ASSERT(session_undo(ss));
    ASSERT(hand_set(ss, "promote", "knight", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e7", "e8", &err));
    ASSERT_STR_EQ("1. e8=N+. 1 of 2", session_status(ss));
    ASSERT(session_undo(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e7", "d8", &err));
    ASSERT(strstr(session_describe(ss), "moves=e7d8n"));
    session_close(ss);
    PASS();
}

TEST en_passant_is_for_at_once(void)
{
    struct session *ss = open_lesson(22);

    ASSERT_EQ(1u, session_index(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e5", "d6", &err));
    ASSERT(stands(ss, "4k3/8/3P4/8/8/8/8/4K3"));
    session_close(ss);
    ss = open_run("lesson fen=4k3/3p4/8/4P3/8/8/8/4K3_b_-_-_0_1 "
                  "moves=d7d5,e1e2,e8e7");
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e5", "d6", &err));
    ASSERT(strstr(err.message, "only at once"));
    session_close(ss);
    PASS();
}

/* --- the hand ------------------------------------------------------------ */

TEST two_clicks_move_and_a_third_lets_go(void)
{
    struct session *ss = open_lesson(1);

    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "g1", &err));
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "f3", &err));
    ASSERT_STR_EQ("1. Nf3, Black to move. 1 of 6", session_status(ss));
    hand_click(ss, 1, "g8", &err); /* taken up ... */
    hand_click(ss, 1, "b8", &err); /* ... exchanged for another */
    ASSERT_EQ(REACTION_EDITED, hand_click(ss, 1, "c6", &err));
    hand_click(ss, 1, "e2", &err);
    hand_click(ss, 1, "e2", &err); /* and put down */
    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "e4", &err));
    hand_click(ss, 1, "e2", &err);
    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "e5", &err));
    ASSERT_EQ(3u, session_count(ss));
    session_close(ss);
    PASS();
}

TEST the_other_sides_pieces_are_refused_by_turn(void)
{
    struct session *ss = open_lesson(1);

    ASSERT_EQ(REACTION_REFUSED, hand_click(ss, 1, "e7", &err));
    ASSERT_STR_EQ("it is White's move, and the pawn on e7 is Black's",
                  err.message);
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e7", "e5", &err));
    ASSERT_EQ(1u, session_count(ss));
    session_close(ss);
    PASS();
}

TEST a_piece_let_go_beside_the_board_goes_back(void)
{
    struct session *ss = open_lesson(5);

    ASSERT_EQ(REACTION_REDRAW, hand_drag(ss, "e4", "none", &err));
    ASSERT(stands(ss, "8/8/8/8/4K3/8/8/8"));
    ASSERT_EQ(REACTION_REDRAW, hand_click(ss, 1, "e5", &err));
    ASSERT_EQ(REACTION_NONE, hand_use(ss, TOOL_PIECE, "e5", &err));
    session_close(ss);
    PASS();
}

TEST moves_are_taken_back_and_played_again(void)
{
    struct session *ss = open_lesson(1), *again;

    hand_drag(ss, "e2", "e4", &err);
    hand_drag(ss, "e7", "e5", &err);
    hand_drag(ss, "g1", "f3", &err);
    ASSERT_STR_EQ("1. e4 e5 2. Nf3", hand_words(ss, "san"));
    ASSERT_STR_EQ("lesson lesson=1 moves=e2e4,e7e5,g1f3 step=3",
                  session_describe(ss));
    again = open_run(session_describe(ss));
    ASSERT_STR_EQ(hand_words(ss, "fen"), hand_words(again, "fen"));
    session_close(again);
    ASSERT(session_undo(ss));
    ASSERT(session_undo(ss));
    ASSERT(session_redo(ss));
    ASSERT_STR_EQ("1… e5, White to move. 2 of 6", session_status(ss));
    hand_drag(ss, "f1", "c4", &err); /* another way from here */
    ASSERT(strstr(session_describe(ss), "moves=e2e4,e7e5,f1c4 step=3"));
    ASSERT_FALSE(session_redo(ss));
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "again", &err));
    ASSERT_EQ(1u, session_count(ss));
    session_close(ss);
    PASS();
}

TEST wrong_moves_in_a_run_are_refused_with_their_reason(void)
{
    static const char *const wrong[] = { "moves=e2e4,,e7e5", "moves=castle",
                                         "lesson=26", "fen=8/8/8",
                                         "moves=e2e5" };
    struct run run;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[64];

        snprintf(text, sizeof text, "lesson %s", wrong[i]);
        ASSERT_FALSEm(text, run_parse(&run, puzzle_classes, text, &err));
    }
    ASSERT(strstr(err.message, "e2e5 is not legal"));
    PASS();
}

TEST buttons_walk_from_the_first_lesson_to_the_last(void)
{
    struct session *ss = open_lesson(1);
    int n = 1;

    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "previous", &err));
    ASSERT_STR_EQ("this is the first lesson", err.message);
    while (hand_button(ss, "next", &err) == REACTION_RESTART) {
        n += number(ss, "position") == 1;
        ASSERT_EQ(n, (int)number(ss, "lesson"));
    }
    ASSERT_STR_EQ("this is the last lesson", err.message);
    ASSERT_EQ(NULL, lessons[n].title);
    ASSERT_EQ(REACTION_RESTART, hand_button(ss, "previous", &err));
    ASSERT_EQ(n - 1, (int)number(ss, "lesson"));
    session_close(ss);
    PASS();
}

TEST squares_are_named_where_one_points(void)
{
    struct session *ss = open_lesson(4);

    ASSERT(session_flipped(ss));
    session_hover(ss, 28, (struct vec){ 0, 0 });
    ASSERT_STR_EQ("e4: file e, rank 4, a light square", session_status(ss));
    session_hover(ss, -1, (struct vec){ 0, 0 });
    ASSERT_STR_EQ(lessons[3].exercises->aim, session_status(ss));
    session_close(ss);
    ss = open_lesson(3);
    ASSERT_FALSE(session_flipped(ss));
    session_close(ss);
    PASS();
}

/* --- free play ----------------------------------------------------------- */

TEST pieces_are_put_on_the_board_and_taken_off(void)
{
    struct session *ss = open_lesson(25);

    ASSERT(hand_set(ss, "piece", "n", &err));
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_PIECE, "a5", &err));
    ASSERT(stands(ss, "4k3/8/8/n7/3Q4/8/8/4K3"));
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_PIECE, "d4", &err));
    ASSERT(stands(ss, "4k3/8/8/n7/3n4/8/8/4K3"));
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_PIECE, "d4", &err));
    ASSERT(stands(ss, "4k3/8/8/n7/8/8/8/4K3"));
    ASSERT_EQ(REACTION_RESTART, hand_drag(ss, "a5", "none", &err));
    ASSERT(stands(ss, "4k3/8/8/8/8/8/8/4K3"));
    ASSERT(session_undo(ss));
    ASSERT(stands(ss, "4k3/8/8/n7/8/8/8/4K3"));
    ASSERT(hand_set(ss, "piece", "P", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_use(ss, TOOL_PIECE, "a1", &err));
    ASSERT(strstr(err.message, "pawn"));
    session_close(ss);
    PASS();
}

/* Either side moves, and a check put on the board is nobody's mistake. */
TEST anybody_may_move_in_free_play(void)
{
    struct session *ss = open_lesson(25);

    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "d4", "e4", &err));
    ASSERT_STR_EQ("Qe4+, Black is in check", session_status(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e1", "d1", &err));
    ASSERT_EQ(REACTION_REFUSED, hand_drag(ss, "e8", "e7", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "e8", "d7", &err));
    ASSERT(hand_set(ss, "piece", "R", &err));
    ASSERT_EQ(REACTION_RESTART, hand_use(ss, TOOL_PIECE, "d2", &err));
    ASSERT(stands(ss, "8/3k4/8/8/4Q3/8/3R4/3K4"));
    session_close(ss);
    PASS();
}

TEST a_fen_can_be_pasted(void)
{
    static const char *const good[] = { KIWIPETE, " 8/8/8/3k4/8/8/8/8\r\n",
                                        "4k3/8/8/8/8/8/8/4K2R w K -" };
    const struct puzzle_class *cls = &lesson_puzzle;
    struct params p;

    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        params_init(&p, cls->controls);
        ASSERTm(good[i], cls->take(&p, good[i], &err));
        ASSERT_EQ(24, p.at[LESSON_NUMBER].number);
        params_free(&p);
    }
    params_init(&p, cls->controls);
    strcpy(err.message, "");
    ASSERT_FALSE(cls->take(&p, "tour size=8", &err));
    ASSERT_STR_EQ("", err.message); /* none of its business */
    ASSERT_FALSE(cls->take(&p, "9/8/8/8/8/8/8/8 w - - 0 1", &err));
    ASSERT(*err.message);
    params_free(&p);
    PASS();
}

SUITE(table)
{
    RUN_TEST(names_and_titles_fit_the_table);
    RUN_TEST(every_lesson_opens_and_its_piece_is_there);
    RUN_TEST(the_boards_of_the_first_seed_are_all_there);
    RUN_TEST(the_pieces_have_as_many_moves_as_is_said);
}

SUITE(rules)
{
    RUN_TEST(the_knight_jumps_and_the_rook_is_blocked);
    RUN_TEST(the_bishop_captures_and_the_pawn_does_diagonally);
    RUN_TEST(a_pawn_goes_two_squares_once);
    RUN_TEST(both_sides_castle_on_both_sides);
    RUN_TEST(check_is_met_in_three_ways_only);
    RUN_TEST(checkmate_and_stalemate_end_the_game);
    RUN_TEST(a_pawn_becomes_what_is_chosen);
    RUN_TEST(en_passant_is_for_at_once);
}

SUITE(hand)
{
    RUN_TEST(two_clicks_move_and_a_third_lets_go);
    RUN_TEST(the_other_sides_pieces_are_refused_by_turn);
    RUN_TEST(a_piece_let_go_beside_the_board_goes_back);
    RUN_TEST(moves_are_taken_back_and_played_again);
    RUN_TEST(wrong_moves_in_a_run_are_refused_with_their_reason);
    RUN_TEST(buttons_walk_from_the_first_lesson_to_the_last);
    RUN_TEST(squares_are_named_where_one_points);
    RUN_TEST(pieces_are_put_on_the_board_and_taken_off);
    RUN_TEST(anybody_may_move_in_free_play);
    RUN_TEST(a_fen_can_be_pasted);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(table);
    RUN_SUITE(rules);
    RUN_SUITE(hand);
    GREATEST_MAIN_END();
}
