/*
 * Draws by repetition and by counting, told of whole games: which positions
 * are the same is where programs go wrong.
 */
#include <greatest.h>

#include "chess/game/moves.h"
#include "chess/game/notation/san.h"
#include "chess/game/state.h"
#include "support/game.h"

enum { GAMES_MAX = 400 };

static struct game games[GAMES_MAX];
static size_t count;

static void begin(const char *fen)
{
    games[0] = game_from(fen);
    count = 1;
}

/* One move by its name in SAN; false if there is no such move. */
static bool play_one(const char *san)
{
    struct move moves[MOVES_MAX];
    int n = moves_legal(&games[count - 1], moves);

    for (int i = 0; i < n; i++) {
        char name[SAN_MAX];

        san_format(&games[count - 1], moves[i], name);
        if (strcmp(name, san) == 0) {
            games[count] = games[count - 1];
            move_play(&games[count++], moves[i]);
            return true;
        }
    }
    fprintf(stderr, "there is no %s\n", san);
    return false;
}

static bool play(const char *moves)
{
    char list[2000];

    snprintf(list, sizeof list, "%s", moves);
    for (char *san = strtok(list, " "); san; san = strtok(NULL, " "))
        if (!play_one(san))
            return false;
    return true;
}

static enum game_state state(void)
{
    return state_of_last(games, count);
}

static const char START[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST knights_there_and_back(void)
{
    static const char round[] = "Nf3 Nf6 Ng1 Ng8";
    struct text said;

    begin(START);
    ASSERT_EQ(1, state_times(games, count));
    ASSERT(play(round));
    ASSERT_EQ(2, state_times(games, count));
    ASSERT_EQ(STATE_ON, state());
    ASSERT(play(round));
    ASSERT_EQ(STATE_THREEFOLD, state());
    text_init(&said);
    state_say(&games[count - 1], state(), &said);
    ASSERT_STR_EQ("White to move, and a draw may be claimed: this position is "
                  "there for the third time",
                  said.at);
    text_free(&said);
    ASSERT(play(round));
    ASSERT_EQ(STATE_THREEFOLD, state()); /* the fourth time */
    ASSERT(play(round));
    ASSERT_EQ(STATE_FIVEFOLD, state());
    ASSERT(play("e4"));
    ASSERT_EQ(STATE_ON, state());
    PASS();
}

/* Fischer - Petrosian, Buenos Aires 1971, the third game of their match: the
 * position after White's 30th, 32nd and 34th move is the same, though it was
 * not reached by moves there and back. */
TEST fischer_claimed_it_after_his_34th_move(void)
{
    begin(START);
    ASSERT(play("e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4 Nxe4 Be7 Bxf6 gxf6 g3 f5 Nc3 "
                "Bf6 Nge2 Nc6 d5 exd5 Nxd5 Bxb2 Bg2 O-O O-O Bh8 Nef4 Ne5 Qh5 "
                "Ng6 Rad1 c6 Ne3 Qf6 Kh1 Bg7 Bh3 Ne7 Rd3 Be6 Rfd1 Bh6 Rd4 "
                "Bxf4 Rxf4 Rad8 Rxd8 Rxd8 Bxf5 Nxf5 Nxf5 Rd5 g4 Bxf5 gxf5 h6 "
                "h3 Kh7 Qe2 Qe5 Qh5 Qf6"));
    ASSERT_EQ(2, state_times(games, count)); /* as after 29... Kh7 */
    ASSERT(play("Qe2"));
    ASSERT_EQ(2, state_times(games, count));
    ASSERT(play("Re5 Qd3 Rd5"));
    ASSERT_EQ(STATE_ON, state());
    ASSERT(play("Qe2"));
    ASSERT_EQ(3, state_times(games, count));
    ASSERT_EQ(STATE_THREEFOLD, state());
    PASS();
}

/* The pieces stand alike, but the first time White could still castle. */
TEST rights_to_castle_make_a_difference(void)
{
    begin("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    ASSERT(play("Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"));
    ASSERT_EQ(2, state_times(games, count));
    ASSERT(play("Ke2 Ke7 Ke1 Ke8"));
    ASSERT_EQ(3, state_times(games, count));
    PASS();
}

TEST a_capture_en_passant_makes_a_difference(void)
{
    begin("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    ASSERT(play("e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1"));
    ASSERT_EQ(2, state_times(games, count)); /* not the one after e4 */
    PASS();
}

/* ... but only one that can be made: the pawn on d4 shields its king. */
TEST a_pinned_pawn_takes_nothing_en_passant(void)
{
    begin("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1");
    ASSERT(play("e4 Kd7 Kf1 Kd8 Ke1"));
    ASSERT_EQ(2, state_times(games, count));
    PASS();
}

/* The same squares with the other side to move are another position. */
TEST whose_turn_it_is_makes_a_difference(void)
{
    begin("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    ASSERT(play("Ra2 Kd8 Ra3 Ke8 Ra1")); /* White has lost a move */
    ASSERT_EQ(1, state_times(games, count));
    PASS();
}

TEST fifty_moves_are_a_hundred_by_either_side(void)
{
    begin("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1");
    games[0].halfmoves = 98;
    ASSERT(play("Ra2"));
    ASSERT_EQ(STATE_ON, state());
    ASSERT(play("Kd8"));
    ASSERT_EQ(STATE_FIFTY_MOVES, state());
    ASSERT(play("e3"));
    ASSERT_EQ(STATE_ON, state());
    games[count - 1].halfmoves = 149;
    ASSERT(play("Ke8"));
    ASSERT_EQ(STATE_SEVENTY_FIVE, state());
    ASSERT(play("Ra8+")); /* a check does not hide it */
    ASSERT_EQ(STATE_SEVENTY_FIVE, state());
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(knights_there_and_back);
    RUN_TEST(fischer_claimed_it_after_his_34th_move);
    RUN_TEST(rights_to_castle_make_a_difference);
    RUN_TEST(a_capture_en_passant_makes_a_difference);
    RUN_TEST(a_pinned_pawn_takes_nothing_en_passant);
    RUN_TEST(whose_turn_it_is_makes_a_difference);
    RUN_TEST(fifty_moves_are_a_hundred_by_either_side);
    GREATEST_MAIN_END();
}
