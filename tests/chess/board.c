/* Square names, boards and their holes, pieces' names. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "chess/square.h"

TEST files_go_on_after_z_as_in_a_spreadsheet(void)
{
    static const struct {
        int file;
        const char *name;
    } cases[] = {
        { 0, "a" },     { 7, "h" },     { 25, "z" },  { 26, "aa" },
        { 27, "ab" },   { 51, "az" },   { 52, "ba" }, { 701, "zz" },
        { 702, "aaa" }, { 999, "all" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ASSERT_STR_EQ(cases[i].name, file_name(cases[i].file).at);
    ASSERT_STR_EQ("f6", square_name(5, 5).at);
    ASSERT_STR_EQ("all1000", square_name(999, 999).at);
    ASSERT_STR_EQ("b3", say_square(11, 5).at);
    PASS();
}

TEST each_name_leads_back_to_its_square(void)
{
    for (int i = 0; i < BOARD_SIDE_MAX; i++) {
        int file, rank, other = BOARD_SIDE_MAX - 1 - i / 2;

        ASSERT(square_parse(square_name(i, other).at, &file, &rank));
        ASSERT_EQ(i, file);
        ASSERT_EQ(other, rank);
    }
    PASS();
}

TEST what_is_no_name_is_refused(void)
{
    static const char *const bad[] = { "",
                                       "a",
                                       "1",
                                       "11",
                                       "a0",
                                       "a01",
                                       "f6x",
                                       " f6",
                                       "f6 ",
                                       "6f",
                                       "f-6",
                                       "F6F",
                                       "a1001",
                                       "alm1",
                                       "zzz1",
                                       "zzzzzzzzzzzzzzzzzzzzzz1",
                                       "a1,b2",
                                       "a99999999999999999999",
                                       "a4294967297",
                                       "aaaaaaaaaaa1aaaaaa",
                                       "ä1" };
    int file = -5, rank = -5;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ASSERT_FALSEm(bad[i], square_parse(bad[i], &file, &rank));
        ASSERT(file == -5 && rank == -5);
    }
    PASS();
}

TEST a_name_may_be_part_of_a_text(void)
{
    int file, rank;

    ASSERT(square_parse_n("c12,d4", 3, &file, &rank));
    ASSERT(file == 2 && rank == 11);
    ASSERT(square_parse_n("c12,d4", 2, &file, &rank));
    ASSERT(file == 2 && rank == 0);
    ASSERT_FALSE(square_parse_n("c12,d4", 4, &file, &rank));
    ASSERT_FALSE(square_parse_n("c12,d4", 0, &file, &rank));
    PASS();
}

TEST capitals_name_the_same_squares(void)
{
    int file, rank;

    ASSERT(square_parse("E4", &file, &rank));
    ASSERT(file == 4 && rank == 3);
    ASSERT(square_parse("aB12", &file, &rank));
    ASSERT(file == 27 && rank == 11);
    PASS();
}

TEST a_board_ends_at_its_edges_and_holes(void)
{
    struct board b;

    board_init(&b, 3, 5);
    ASSERT_EQ(15, board_squares(&b));
    ASSERT(board_has(&b, 2, 4));
    ASSERT_FALSE(board_has(&b, 3, 0));
    ASSERT_FALSE(board_has(&b, 0, 5));
    ASSERT_FALSE(board_has(&b, -1, 0));
    ASSERT_FALSE(board_has(&b, 0, -1));
    board_set_hole(&b, 3 * 3 + 1, true);
    ASSERT_FALSE(board_has(&b, 1, 3));
    ASSERT(board_has(&b, 1, 2) && board_has(&b, 0, 3) && board_has(&b, 2, 3));
    board_free(&b);
    PASS();
}

TEST holes_are_counted_once(void)
{
    struct board b;

    board_init(&b, 4, 2);
    board_set_hole(&b, 5, true);
    board_set_hole(&b, 5, true);
    board_set_hole(&b, 7, true);
    ASSERT_EQ(2, b.nholes);
    board_set_hole(&b, 5, false);
    board_set_hole(&b, 5, false);
    board_set_hole(&b, 0, false);
    ASSERT_EQ(1, b.nholes);
    board_free(&b);
    PASS();
}

TEST a_copy_shares_nothing(void)
{
    struct board b, c;

    board_init(&b, 2, 3);
    board_set_hole(&b, 1, true);
    board_copy(&c, &b);
    board_set_hole(&b, 1, false);
    ASSERT(c.files == 2 && c.ranks == 3 && c.nholes == 1);
    ASSERT_FALSE(board_has(&c, 1, 0));
    board_free(&b);
    board_free(&c);
    PASS();
}

TEST holes_are_written_in_one_order_whatever_the_list(void)
{
    struct board b;
    struct error err;
    struct text t;

    text_init(&t);
    board_init(&b, 30, 12);
    ASSERT(board_parse_holes(&b, "", &err));
    ASSERT_EQ(0, b.nholes);
    ASSERT(board_parse_holes(&b, "ad12,a1,b10,c2,a1", &err));
    ASSERT_EQ(4, b.nholes);
    board_format_holes(&b, &t);
    ASSERT_STR_EQ("a1,c2,b10,ad12", t.at);
    text_free(&t);
    board_free(&b);
    PASS();
}

/* A block is named by any two of its opposite corners, and blocks of three or
 * more are written as such. */
TEST blocks_of_holes_are_read_and_written(void)
{
    static const struct {
        const char *list, *written;
        int holes;
    } cases[] = {
        { "c3-f6", "c3-f6", 16 },
        { "f6-c3", "c3-f6", 16 },
        { "c6-f3", "c3-f6", 16 },
        { "a1-a1", "a1", 1 },
        { "a1-b1", "a1,b1", 2 },
        { "a1,b1,c1", "a1-c1", 3 },
        { "a1,a2,a3", "a1-a3", 3 },
        { "a1,a2", "a1,a2", 2 },
        { "a1-c2,b2-d3", "a1-c2,d2,b3-d3", 10 },
        { "g7-h8,a1", "a1,g7-h8", 5 },
        { "a1-h7", "a1-h7", 56 },
        { "a8-h8,a1-h1,a1-a8", "a1-h1,a2-a8,b8-h8", 22 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct board b;
        struct error err;
        struct text t;

        text_init(&t);
        board_init(&b, 8, 8);
        ASSERT(board_parse_holes(&b, cases[i].list, &err));
        ASSERT_EQ(cases[i].holes, b.nholes);
        board_format_holes(&b, &t);
        ASSERT_STR_EQ(cases[i].written, t.at);
        text_free(&t);
        board_free(&b);
    }
    PASS();
}

/* On any board, what is written leads back to it. */
TEST any_holes_lead_back_to_themselves(void)
{
    struct rng rng;

    rng_seed(&rng, 1);
    for (int round = 0; round < 300; round++) {
        struct board b, again;
        struct error err;
        struct text t;

        text_init(&t);
        board_init(&b, 1 + round % 9, 1 + round % 7);
        board_init(&again, b.files, b.ranks);
        for (int sq = 0; sq < board_squares(&b); sq++)
            board_set_hole(&b, sq, rng_below(&rng, 3) > 0);
        board_format_holes(&b, &t);
        ASSERT(board_parse_holes(&again, t.at, &err));
        ASSERT_MEM_EQ(b.hole, again.hole, (size_t)board_squares(&b));
        text_free(&t);
        board_free(&b);
        board_free(&again);
    }
    PASS();
}

TEST a_bad_hole_is_named_and_nothing_is_cut(void)
{
    static const struct {
        const char *list, *message;
    } cases[] = {
        { "z9", "hole 'z9' is not on the 8x6 board (a1 to h6)" },
        { "a1,h7", "hole 'h7' is not on the 8x6 board (a1 to h6)" },
        { "i1", "hole 'i1' is not on the 8x6 board (a1 to h6)" },
        { "a1,,b2", "hole '' is not the name of a square (a1 to h6)" },
        { "a1,", "hole '' is not the name of a square (a1 to h6)" },
        { "a1, b2", "hole ' b2' is not the name of a square (a1 to h6)" },
        { "a1-i2", "hole 'i2' is not on the 8x6 board (a1 to h6)" },
        { "a1-", "hole '' is not the name of a square (a1 to h6)" },
        { "a1-b2-c3", "hole 'b2-c3' is not the name of a square (a1 to h6)" },
        { "a0", "hole 'a0' is not the name of a square (a1 to h6)" },
        { "none", "hole 'none' is not the name of a square (a1 to h6)" },
    };
    struct board b;
    struct error err;

    board_init(&b, 8, 6);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ASSERT_FALSE(board_parse_holes(&b, cases[i].list, &err));
        ASSERT_STR_EQ(cases[i].message, err.message);
        ASSERT_EQ(0, b.nholes);
    }
    board_free(&b);
    PASS();
}

TEST a1_is_dark_and_colours_alternate(void)
{
    ASSERT_EQ(0, square_colour(0, 0));
    ASSERT_EQ(1, square_colour(7, 0));
    ASSERT_EQ(1, square_colour(0, 7));
    ASSERT_EQ(0, square_colour(7, 7));
    PASS();
}

TEST pieces_have_names_and_fen_letters(void)
{
    ASSERT_STR_EQ("king", piece_kind_name(PIECE_KING));
    ASSERT_STR_EQ("pawn", piece_kind_name(PIECE_PAWN));
    ASSERT_EQ('.', piece_letter(0));
    ASSERT_EQ('N', piece_letter(PIECE_KNIGHT));
    ASSERT_EQ('r', piece_letter(PIECE_BLACK + PIECE_ROOK));
    ASSERT_EQ(PIECE_ROOK, piece_kind(PIECE_BLACK + PIECE_ROOK));
    PASS();
}

TEST other_pieces_have_names_and_letters_of_their_own(void)
{
    ASSERT_STR_EQ("camel", piece_kind_name(PIECE_CAMEL));
    ASSERT_STR_EQ("nightrider", piece_kind_name(PIECE_NIGHTRIDER));
    ASSERT_STR_EQ("ferzes", say_plural(2, piece_kind_name(PIECE_FERZ)).at);
    ASSERT(PIECE_BLACK + PIECE_KINDS <= PIECE_CODES);
    for (int a = PIECE_NONE; a < PIECE_KINDS; a++)
        for (int b = a + 1; b < PIECE_KINDS; b++) {
            ASSERT(piece_letter(a) != piece_letter(b));
            ASSERT(piece_letter(a) != piece_letter(PIECE_BLACK + b));
        }
    PASS();
}

SUITE(names)
{
    RUN_TEST(files_go_on_after_z_as_in_a_spreadsheet);
    RUN_TEST(each_name_leads_back_to_its_square);
    RUN_TEST(what_is_no_name_is_refused);
    RUN_TEST(a_name_may_be_part_of_a_text);
    RUN_TEST(a1_is_dark_and_colours_alternate);
    RUN_TEST(pieces_have_names_and_fen_letters);
    RUN_TEST(other_pieces_have_names_and_letters_of_their_own);
}

SUITE(boards)
{
    RUN_TEST(capitals_name_the_same_squares);
    RUN_TEST(a_board_ends_at_its_edges_and_holes);
    RUN_TEST(holes_are_counted_once);
    RUN_TEST(a_copy_shares_nothing);
    RUN_TEST(holes_are_written_in_one_order_whatever_the_list);
    RUN_TEST(blocks_of_holes_are_read_and_written);
    RUN_TEST(any_holes_lead_back_to_themselves);
    RUN_TEST(a_bad_hole_is_named_and_nothing_is_cut);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(names);
    RUN_SUITE(boards);
    GREATEST_MAIN_END();
}
