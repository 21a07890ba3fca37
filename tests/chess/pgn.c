/* Moves and games as people write them, read back; what is wrong is named. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/game/moves.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/pgn.h"
#include "chess/game/notation/san.h"

static const char OPENING[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

static struct pgn pgn;
static struct error err;
static struct text out;

static struct game game_of(const char *fen)
{
    struct game g;

    if (!fen_parse(&g, fen, RULES_GAME, &err))
        abort();
    return g;
}

/* --- moves --------------------------------------------------------------- */

/* Castling both ways, promotion, en passant, two rooks and three queens. */
static const char *const positions[] = {
    OPENING,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "4k3/8/8/3Q1Q2/8/3Q4/8/4K3 w - - 0 1",
    "1k6/8/8/8/8/8/8/RK2R3 w AE - 0 1",
};

TEST every_legal_move_is_read_back(const char *fen)
{
    struct game g = game_of(fen);
    struct move moves[MOVES_MAX], found;
    int n = moves_legal(&g, moves);
    char san[SAN_MAX];

    for (int i = 0; i < n; i++) {
        san_format(&g, moves[i], san);
        ASSERTm(san, san_parse(&g, san, &found, &err));
        ASSERTm(san, move_equal(moves[i], found));
    }
    PASS();
}

static bool means(const char *fen, const char *word, const char *usual)
{
    struct game g = game_of(fen);
    struct move m;
    char san[SAN_MAX];

    if (!san_parse(&g, word, &m, &err)) {
        printf("%s: %s\n", word, err.message);
        return false;
    }
    san_format(&g, m, san);
    return strcmp(usual, san) == 0;
}

TEST other_spellings_are_understood(void)
{
    ASSERT(means(OPENING, "Ng1f3", "Nf3"));
    ASSERT(means(OPENING, "Ngf3!?", "Nf3"));
    ASSERT(means(OPENING, "e2-e4", "e4"));
    ASSERT(means(positions[1], "0-0-0", "O-O-O"));
    ASSERT(means(positions[1], "Nd7", "Nxd7"));
    ASSERT(means("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8Q", "a8=Q+"));
    PASS();
}

static bool refuses(const char *fen, const char *word, const char *why)
{
    struct game g = game_of(fen);
    struct move m;
    bool ok = !san_parse(&g, word, &m, &err) && strcmp(why, err.message) == 0;

    if (!ok)
        printf("%s: %s\n", word, err.message);
    return ok;
}

TEST what_cannot_be_is_refused_with_the_reason(void)
{
    ASSERT(refuses(OPENING, "Nf4", "no knight can go there"));
    ASSERT(refuses(OPENING, "Nbf3", "the knight cannot go there"));
    ASSERT(refuses(OPENING, "xyz", "this is no move"));
    ASSERT(refuses(OPENING, "", "this is no move"));
    ASSERT(refuses(OPENING, "Qd3",
                   "the queen on d1 is blocked by the pawn on d2"));
    ASSERT(refuses("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Ra1",
                   "White has no such rook"));
    ASSERT(refuses("4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "Rd1",
                   "2 rooks can go there"));
    ASSERT(refuses("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8",
                   "it does not say what the pawn becomes"));
    ASSERT(refuses("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a3=Q",
                   "a pawn becomes nothing there"));
    ASSERT(refuses(OPENING, "e9", "this is no move"));
    ASSERT(refuses("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "Ra1",
                   "Black has no such rook"));
    PASS();
}

TEST castling_that_cannot_be_is_refused_with_the_reason(void)
{
    static const char bare[] = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    static const char black[] = "r3k2r/8/8/8/8/8/8/4K2R b K - 0 1";
    static const char through[] = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";

    ASSERT(means(through, "O-O-O", "O-O-O"));
    ASSERT(means(through, "o-o-o", "O-O-O"));
    ASSERT(refuses(OPENING, "O-O", "castling: the bishop on f1 is in the way"));
    ASSERT(refuses(bare, "O-O", "the king cannot go there"));
    ASSERT(refuses(bare, "O-O-O", "the king cannot go there"));
    ASSERT(refuses(black, "O-O-O",
                   "castling: Black may not castle queenside, because the king "
                   "or that rook has moved"));
    ASSERT(refuses(through, "O-O",
                   "castling: the king would pass f1, which is attacked by the "
                   "rook on f3"));
    PASS();
}

/* --- games --------------------------------------------------------------- */

static const char game[] =
    "\n[Event \"A \\\"test\\\"\"]\n[Result \"1-0\"]\n\n"
    "1.e4 e5 {the usual (1. d4) answer} 2. Bc4 $4 Nc6 ; Qh5 is to come\n"
    "(2... Nf6 3. d3 (3. Nc3 {or (so)} ) 3... c6) 3. Qh5 Nf6?? 4. Qxf7# 1-0\n"
    "[Event \"Another\"]\n\n1. d4 *\n";

TEST a_game_is_read_without_its_asides(void)
{
    ASSERT(pgn_looks(game));
    ASSERT(pgn_parse(&pgn, game, &err));
    ASSERT_EQ(7, pgn.n);
    ASSERT(pgn.usual);
    pgn_format(&pgn, "A \"test\"", &out);
    ASSERT(strstr(out.at, "[Event \"A \\\"test\\\"\"]\n"));
    ASSERT(strstr(out.at, "[Result \"1-0\"]\n"));
    ASSERT(strstr(out.at, "\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n"));
    ASSERT_FALSE(strstr(out.at, "FEN"));
    ASSERT(pgn_parse(&pgn, "[Event \"a ] b\"] 1. e4 e5", &err));
    ASSERT_EQ(2, pgn.n);
    ASSERT(pgn_looks("\xEF\xBB\xBF"
                     "1. e4"));
    PASS();
}

TEST what_programs_put_around_a_game_is_passed_over(void)
{
    static const char text[] =
        "\xEF\xBB\xBF[FENCER \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n"
        "[FEN none]\n[Site \"a \\\" ] b\"]\n"
        "[FEN \"4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 1\"]\n[FEN \"8/8 w\"]\n"
        "% written by hand\n1. fxe6 e.p. ) Kd8 } 2. e7+! $";

    ASSERT(pgn_looks(text));
    ASSERT(pgn_parse(&pgn, text, &err));
    ASSERT_EQ(3, pgn.n);
    ASSERT_FALSE(pgn.usual);
    ASSERT(pgn_parse(&pgn, "[FEN \"", &err));
    ASSERT(pgn.usual);
    ASSERT_EQ(0, pgn.n);
    ASSERT(pgn_parse(&pgn, "[A \"\\", &err));
    ASSERT(pgn_parse(&pgn, "[A \"\\\n 1. e4", &err));
    ASSERT_EQ(1, pgn.n);
    ASSERT_FALSE(pgn_looks("[Event none]"));
    ASSERT_FALSE(pgn_looks("1234. e4"));
    PASS();
}

TEST a_game_without_end_is_refused(void)
{
    struct text text;

    text_init(&text);
    for (int i = 0; i < PGN_MOVES_MAX / 4; i++)
        text_add(&text, "Nf3 Nf6 Ng1 Ng8 ");
    ASSERT(pgn_parse(&pgn, text.at, &err));
    ASSERT_EQ(PGN_MOVES_MAX, pgn.n);
    text_add(&text, "e4");
    ASSERT_FALSE(pgn_parse(&pgn, text.at, &err));
    ASSERT_STR_EQ("the game is too long: at most 1200 moves of one side",
                  err.message);
    text_free(&text);
    PASS();
}

TEST a_position_of_its_own_is_kept(void)
{
    static const char text[] =
        "[SetUp \"1\"]\n[FEN \"1k6/8/8/8/8/8/8/RK2R3 b AE - 3 9\"]\n\n"
        "9... Kb7 10. O-O *";

    ASSERT(pgn_parse(&pgn, text, &err));
    ASSERT_EQ(2, pgn.n);
    ASSERT_FALSE(pgn.usual);
    pgn_format(&pgn, "Chess960", &out);
    ASSERT(
        strstr(out.at, "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1k6/"));
    ASSERT(strstr(out.at, "\n\n9... Kb7 10. O-O *\n"));
    PASS();
}

/* Written and read again it is the same, on lines that are not too long. */
TEST a_long_game_is_broken_into_lines(void)
{
    struct text again;
    const char *line;

    ASSERT(pgn_parse(&pgn,
                     "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 "
                     "6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 Nf6 10. Ng1 Ng8",
                     &err));
    ASSERT_EQ(20, pgn.n);
    pgn_format(&pgn, "x", &out);
    for (line = out.at; *line; line += strcspn(line, "\n") + 1)
        ASSERT(strcspn(line, "\n") < 80);
    text_init(&again);
    ASSERT(pgn_parse(&pgn, out.at, &err));
    pgn_format(&pgn, "x", &again);
    ASSERT_STR_EQ(out.at, again.at);
    text_free(&again);
    PASS();
}

TEST a_wrong_move_is_named(void)
{
    ASSERT_FALSE(pgn_parse(&pgn, "1. e4 e5 2. Nf3 Nc6 3. Nd6 *", &err));
    ASSERT_STR_EQ("move 3, Nd6: no knight can go there", err.message);
    ASSERT_FALSE(pgn_parse(&pgn, "1. e4 Ke6", &err));
    ASSERT_STR_EQ("move 1 of Black, Ke6: the king cannot go there",
                  err.message);
    ASSERT_FALSE(pgn_parse(&pgn, "[FEN \"8/8 w - - 0 1\"]\n\n*", &err));
    ASSERT(strstr(err.message, "the position of the game: "));
    PASS();
}

TEST other_text_does_not_look_like_a_game(void)
{
    ASSERT_FALSE(pgn_looks(OPENING));
    ASSERT_FALSE(pgn_looks("tour size=8x8"));
    ASSERT_FALSE(pgn_looks("518"));
    ASSERT_FALSE(pgn_looks(""));
    ASSERT_FALSE(pgn_looks("[3, 4]"));
    ASSERT(pgn_looks("  1. e4"));
    PASS();
}

/* Cut off anywhere, it is read up to there or refused. */
TEST a_game_that_is_cut_off_is_safe(void)
{
    for (size_t len = 0; len < sizeof game; len++) {
        struct text part;

        text_init(&part);
        text_add_bytes(&part, game, len);
        pgn_parse(&pgn, part.at, &err);
        ASSERT(pgn.n <= 7);
        text_free(&part);
    }
    PASS();
}

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&out);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    text_free(&out);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
        RUN_TESTp(every_legal_move_is_read_back, positions[i]);
    RUN_TEST(other_spellings_are_understood);
    RUN_TEST(what_cannot_be_is_refused_with_the_reason);
    RUN_TEST(castling_that_cannot_be_is_refused_with_the_reason);
    RUN_TEST(what_programs_put_around_a_game_is_passed_over);
    RUN_TEST(a_game_without_end_is_refused);
    RUN_TEST(a_game_is_read_without_its_asides);
    RUN_TEST(a_position_of_its_own_is_kept);
    RUN_TEST(a_long_game_is_broken_into_lines);
    RUN_TEST(a_wrong_move_is_named);
    RUN_TEST(other_text_does_not_look_like_a_game);
    RUN_TEST(a_game_that_is_cut_off_is_safe);
    GREATEST_MAIN_END();
}
