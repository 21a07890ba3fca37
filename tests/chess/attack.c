/*
 * Attacks, against pictures drawn by hand and against a second definition
 * written the other way round: from the pair of squares, not along steps.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "support/attacks.h"
#include "chess/piece.h"
#include "chess/square.h"

enum { SQUARES = 64 };

/* The board as text, top rank first: P piece, x attacked, o occupied, * both,
 * # hole. */
static void draw(const struct board *b, const uint8_t *occupied, int piece,
                 int from, struct text *out)
{
    int *squares = malloc(sizeof *squares * (size_t)attack_max(b));
    int n = piece_squares(b, occupied, piece, from, squares);

    for (int rank = b->ranks - 1; rank >= 0; rank--) {
        for (int file = 0; file < b->files; file++) {
            int square = rank * b->files + file, hit = 0;

            for (int i = 0; i < n; i++)
                hit += squares[i] == square;
            text_add(out, square == from     ? "P"
                          : hit > 1          ? "2"
                          : hit              ? occupied[square] ? "*" : "x"
                          : occupied[square] ? "o"
                          : b->hole[square]  ? "#"
                                             : ".");
        }
        text_add(out, "\n");
    }
    free(squares);
}

/* Read such a picture and see that drawing gives it back. */
static enum greatest_test_res check(int piece, const char *picture)
{
    uint8_t occupied[SQUARES] = { 0 };
    int files = (int)strcspn(picture, "\n");
    int ranks = (int)strlen(picture) / (files + 1), from = -1;
    struct board b;
    struct text t;

    board_init(&b, files, ranks);
    for (int rank = 0; rank < ranks; rank++)
        for (int file = 0; file < files; file++) {
            char c = picture[(ranks - 1 - rank) * (files + 1) + file];
            int square = rank * files + file;

            if (c == 'P')
                from = square;
            if (c == '#')
                board_set_hole(&b, square, true);
            occupied[square] = c == 'o' || c == '*';
        }
    text_init(&t);
    draw(&b, occupied, piece, from, &t);
    ASSERT_STR_EQ(picture, t.at);
    text_free(&t);
    board_free(&b);
    PASS();
}

TEST the_knight_jumps_over_anything(void)
{
    CHECK_CALL(check(PIECE_KNIGHT, "..x.x..\n"
                                   ".x#o.x.\n"
                                   "..oPo..\n"
                                   ".*###x.\n"
                                   "..x.*..\n"));
    CHECK_CALL(check(PIECE_KNIGHT, "Po.\n"
                                   "oox\n"
                                   ".#.\n"));
    PASS();
}

TEST the_rook_is_stopped_by_pieces_holes_and_edges(void)
{
    CHECK_CALL(check(PIECE_ROOK, "...o..\n"
                                 "...*..\n"
                                 ".#xPxx\n"
                                 "...x..\n"));
    PASS();
}

TEST the_bishop_keeps_to_its_colour(void)
{
    CHECK_CALL(check(PIECE_BISHOP, "x...*..o\n"
                                   ".x.x....\n"
                                   "..P.....\n"
                                   ".#.x....\n"
                                   "o...x...\n"));
    PASS();
}

TEST the_queen_is_rook_and_bishop(void)
{
    CHECK_CALL(check(PIECE_QUEEN, "#.o.*\n"
                                  ".x*x.\n"
                                  "xxPx#\n"
                                  ".xxx.\n"));
    PASS();
}

TEST the_king_takes_one_step(void)
{
    CHECK_CALL(check(PIECE_KING, ".....\n"
                                 ".x*x.\n"
                                 ".#Px.\n"
                                 ".xxx.\n"));
    CHECK_CALL(check(PIECE_KING, "P\n"));
    PASS();
}

TEST pawns_attack_forwards_each_colour_its_own_way(void)
{
    CHECK_CALL(check(PIECE_PAWN, ".xo*\n"
                                 "..P.\n"
                                 "....\n"));
    CHECK_CALL(check(PIECE_BLACK + PIECE_PAWN, "....\n"
                                               "P...\n"
                                               "o#..\n"
                                               "....\n"));
    CHECK_CALL(check(PIECE_BLACK + PIECE_PAWN, "P...\n"
                                               ".x..\n"));
    CHECK_CALL(check(PIECE_PAWN, ".P.\n"));
    PASS();
}

TEST knight_moves_are_numbered_clockwise_from_up_and_right(void)
{
    static const char *const from_e4[8] = { "f6", "g5", "g3", "f2",
                                            "d2", "c3", "c5", "d6" };

    for (int i = 0; i < 8; i++)
        ASSERT_STR_EQ(
            from_e4[i],
            square_name(4 + knight_steps[i].file, 3 + knight_steps[i].rank).at);
    PASS();
}

TEST a_knights_move_is_told_by_its_ends(void)
{
    enum { FILES = 9, E4 = 3 * FILES + 4 };
    struct board b;
    int near = 0;

    board_init(&b, FILES, 7);
    for (int sq = 0; sq < board_squares(&b); sq++) {
        ASSERT_EQ(knight_apart(E4, sq, FILES),
                  attack_move(&b, &mover_knight, E4, sq) >= 0);
        near += knight_apart(sq, E4, FILES);
    }
    ASSERT_EQ(8, near);
    board_free(&b);
    PASS();
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

/* Is there nothing between the two ends of a straight line? */
static bool clear_between(const struct board *b, const uint8_t *occupied,
                          struct step from, struct step to)
{
    struct step d = { sign(to.file - from.file), sign(to.rank - from.rank) };

    for (from.file += d.file, from.rank += d.rank;
         from.file != to.file || from.rank != to.rank;
         from.file += d.file, from.rank += d.rank)
        if (!board_has(b, from.file, from.rank) ||
            occupied[from.rank * b->files + from.file])
            return false;
    return true;
}

static bool expected(const struct board *b, const uint8_t *occupied, int piece,
                     struct step from, struct step to)
{
    int across = to.file - from.file, up = to.rank - from.rank;
    int w = abs(across), h = abs(up);
    bool straight = w == 0 || h == 0, diagonal = w == h;

    if (!board_has(b, to.file, to.rank) || (w == 0 && h == 0))
        return false;
    switch ((int)piece_kind(piece)) {
    case PIECE_KNIGHT: return w * h == 2;
    case PIECE_KING: return w <= 1 && h <= 1;
    case PIECE_PAWN: return w == 1 && up == (piece & PIECE_BLACK ? -1 : 1);
    case PIECE_ROOK: return straight && clear_between(b, occupied, from, to);
    case PIECE_BISHOP: return diagonal && clear_between(b, occupied, from, to);
    case PIECE_QUEEN:
        return (straight || diagonal) && clear_between(b, occupied, from, to);
    }
    return false;
}

/* All pieces, all pairs of squares, on one board. */
static enum greatest_test_res compare(const struct board *b,
                                      const uint8_t *occupied)
{
    int squares[SQUARES];

    ASSERT(attack_max(b) <= SQUARES);
    for (int piece = 1; piece < PIECE_CODES; piece++) {
        if (piece_kind(piece) == PIECE_NONE ||
            piece_kind(piece) >= PIECE_CHESS_KINDS)
            continue;
        for (int from = 0; from < board_squares(b); from++) {
            int n = piece_squares(b, occupied, piece, from, squares);

            ASSERT(n <= attack_max(b));
            for (int to = 0; to < board_squares(b); to++) {
                bool hit = piece_hits(b, occupied, piece, from, to);
                int listed = 0;

                for (int i = 0; i < n; i++)
                    listed += squares[i] == to;
                ASSERT_EQ(
                    hit,
                    expected(b, occupied, piece,
                             (struct step){ from % b->files, from / b->files },
                             (struct step){ to % b->files, to / b->files }));
                ASSERT_EQ(hit, listed);
            }
        }
    }
    PASS();
}

TEST a_second_definition_agrees_on_random_boards(void)
{
    struct rng r;

    rng_seed(&r, 2026);
    for (int round = 0; round < 60; round++) {
        uint8_t occupied[SQUARES] = { 0 };
        struct board b;

        board_init(&b, 1 + (int)rng_below(&r, 8), 1 + (int)rng_below(&r, 8));
        for (int square = 0; square < board_squares(&b); square++) {
            board_set_hole(&b, square, rng_below(&r, 8) == 0);
            occupied[square] = !b.hole[square] && rng_below(&r, 4) == 0;
        }
        CHECK_CALL(compare(&b, occupied));
        board_free(&b);
    }
    PASS();
}

TEST an_empty_board_needs_no_list_of_occupied_squares(void)
{
    struct board b;
    int squares[27];

    board_init(&b, 8, 8);
    ASSERT_EQ(14, piece_squares(&b, NULL, PIECE_ROOK, 0, squares));
    ASSERT_EQ(27, piece_squares(&b, NULL, PIECE_QUEEN, 27, squares));
    ASSERT(piece_hits(&b, NULL, PIECE_QUEEN, 0, 63));
    ASSERT_FALSE(piece_hits(&b, NULL, PIECE_ROOK, 0, 63));
    board_free(&b);
    PASS();
}

SUITE(attacks)
{
    RUN_TEST(the_knight_jumps_over_anything);
    RUN_TEST(a_knights_move_is_told_by_its_ends);
    RUN_TEST(the_rook_is_stopped_by_pieces_holes_and_edges);
    RUN_TEST(the_bishop_keeps_to_its_colour);
    RUN_TEST(the_queen_is_rook_and_bishop);
    RUN_TEST(the_king_takes_one_step);
    RUN_TEST(pawns_attack_forwards_each_colour_its_own_way);
    RUN_TEST(knight_moves_are_numbered_clockwise_from_up_and_right);
    RUN_TEST(a_second_definition_agrees_on_random_boards);
    RUN_TEST(an_empty_board_needs_no_list_of_occupied_squares);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(attacks);
    GREATEST_MAIN_END();
}
