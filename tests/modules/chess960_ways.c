/* What can be watched of Chess960: castling, the product, the funnel. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "chess/chess960/chess960.h"
#include "chess/piece.h"
#include "puzzle/trace.h"
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

/* --- castling ------------------------------------------------------------ */

static int piece_on(const struct session *ss, int file)
{
    return (int)session_position(ss)->cell[LAYER_PIECE][file];
}

/* The squares are those of usual chess, whatever the array: c and d, g and
 * f. What is in between is gone, the rest stands where it stood. */
TEST all_960_castle_on_both_sides(void)
{
    int king_stays[2] = { 0 }, rook_stays[2] = { 0 };

    for (int n = 0; n < CHESS960_COUNT; n++)
        for (int queenside = 0; queenside < 2; queenside++) {
            char text[64];
            struct session *ss;

            snprintf(text, sizeof text, "chess960 number=%d castle=%s", n,
                     queenside ? "queen" : "king");
            ss = open_at_end(text);
            ASSERT_EQ(PIECE_KING, piece_on(ss, queenside ? 2 : 6));
            ASSERT_EQ(PIECE_ROOK, piece_on(ss, queenside ? 3 : 5));
            ASSERT(session_count(ss) == 2 || session_count(ss) == 3);
            king_stays[queenside] += !!strstr(session_explain(ss),
                                              "The king stays");
            rook_stays[queenside] += !!strstr(session_explain(ss),
                                              "the rook stays");
            ASSERT(strstr(hand_words(ss, "fen"), " b "));
            session_seek(ss, 0);
            ASSERT(strstr(hand_words(ss, "fen"), " w "));
            session_close(ss);
        }
    ASSERT_EQ(108, king_stays[0]);
    ASSERT_EQ(174, rook_stays[0]);
    ASSERT_EQ(168, king_stays[1]);
    ASSERT_EQ(102, rook_stays[1]);
    PASS();
}

TEST castling_names_its_squares(void)
{
    struct session *ss = open_at_end("chess960 castle=queen");

    ASSERT_STR_EQ("Castled: king on c1, rook on d1", session_status(ss));
    ASSERT(strstr(session_explain(ss), "Had to be empty, but for this king and "
                                       "rook: b1, c1 and d1."));
    ASSERT(strstr(session_explain(ss),
                  "Had to be safe from attack: c1, d1 and e1."));
    ASSERT_FALSE(strstr(session_explain(ss), "(rings)"));
    ASSERT_FALSE(strstr(session_explain(ss), "(frames)"));
    session_seek(ss, 1);
    ASSERT(strstr(session_explain(ss), "Must be empty, but for this king and "
                                       "rook (rings): b1, c1 and d1."));
    ASSERT(strstr(session_explain(ss), "(frames): c1, d1 and e1."));
    ASSERT_STR_EQ("Ready to castle queenside", session_status(ss));
    ASSERT_EQ(PIECE_NONE, piece_on(ss, 1));
    ASSERT_EQ(PIECE_BISHOP, piece_on(ss, 5));
    session_close(ss);
    PASS();
}

TEST black_castles_on_the_last_rank(void)
{
    struct session *ss = open_at_end("chess960 castle=black-queen");

    ASSERT_STR_EQ("Castled: king on c8, rook on d8", session_status(ss));
    ASSERT(strstr(session_heading(ss), ", Black castling queenside"));
    ASSERT(strstr(session_explain(ss), "rook: b8, c8 and d8."));
    ASSERT_STR_EQ("2kr1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 1 2",
                  hand_words(ss, "fen"));
    session_seek(ss, 0);
    ASSERT(strstr(hand_words(ss, "fen"), " b KQkq "));
    session_close(ss);
    PASS();
}

/* King and rook set out from the squares that they stand on. */
TEST both_pieces_glide(void)
{
    struct session *ss = open_at_end("chess960 castle=king number=534");
    struct scene still, moving;

    scene_init(&still);
    scene_init(&moving);
    session_set_glide(ss, 200);
    session_seek(ss, 1);
    session_step(ss, 1);
    ASSERT(session_gliding(ss));
    session_draw(ss, &moving);
    session_advance(ss, 0, 300);
    session_draw(ss, &still);
    ASSERT(scene_hash(&still) != scene_hash(&moving));
    scene_free(&still);
    scene_free(&moving);
    session_close(ss);
    PASS();
}

/* --- why 960 ------------------------------------------------------------- */

TEST the_product_counts_every_way(void)
{
    struct session *ss = open_at_end("chess960 why=product number=959");

    /* each stage: the question, its ways, the choice */
    ASSERT_EQ(5u * 2 + 4 + 4 + 6 + 10 + 1, session_count(ss));
    ASSERT_STR_EQ("4 \u00b7 4 \u00b7 6 \u00b7 10 \u00b7 1 = 960",
                  session_status(ss));
    ASSERT_EQ(960, at(ss, "ways"));
    for (int file = 0; file < 8; file++)
        ASSERT_EQ("RKRNNQBB"[file], piece_letter(piece_on(ss, file)));
    session_seek(ss, 0);
    ASSERT_STR_EQ("How many ways for the light-squared bishop?",
                  session_status(ss));
    session_seek(ss, 2);
    ASSERT_STR_EQ("Way 2 of 4", session_status(ss));
    session_close(ss);
    PASS();
}

TEST the_funnel_ends_with_its_four_numbers(void)
{
    struct session *ss = open_at_end("chess960 why=funnel");
    int valid = 0;

    ASSERT_EQ(40321u, session_count(ss));
    ASSERT_EQ(40320, at(ss, "orders"));
    ASSERT_EQ(5040, at(ss, "different"));
    ASSERT_EQ(2880, at(ss, "opposite"));
    ASSERT_EQ(960, at(ss, "arrays"));
    session_seek(ss, 0);
    while (session_seek_flag(ss, MOMENT_SOLUTION, 1))
        if (++valid == 957)
            ASSERT(strstr(session_status(ss), "QBBNRKNR"));
    ASSERT_EQ(960, valid);
    session_close(ss);
    PASS();
}

TEST the_funnel_says_why_an_order_is_thrown_away(void)
{
    struct session *ss = open_at_end("chess960 why=funnel");

    session_seek(ss, 1);
    ASSERT_STR_EQ("Order 1 of 40,320: RNBQKBNR", session_status(ss));
    ASSERT(strstr(session_explain(ss), "\u2713 Array 1 of 960"));
    ASSERT(strstr(session_explain(ss), "Its usual number is 518"));
    session_seek(ss, 40320);
    ASSERT(strstr(session_explain(ss), "\u2717 Counted already"));
    ASSERT(strstr(session_explain(ss), "960 of these"));
    session_close(ss);
    PASS();
}

TEST one_thing_is_watched_at_a_time(void)
{
    struct session *ss = open_run("chess960 castle=king");

    ASSERT(set(ss, "why", "product"));
    ASSERT_STR_EQ("chess960 number=518 why=product", session_describe(ss));
    ASSERT(set(ss, "castle", "queen"));
    ASSERT_STR_EQ("chess960 number=518 castle=queen", session_describe(ss));
    ASSERT(set(ss, "array", "KRRNNBBQ")); /* nothing to watch any more */
    ASSERT_FALSE(strstr(session_describe(ss), "castle"));
    ASSERT_FALSE(set(ss, "castle", "king"));
    session_close(ss);
    PASS();
}

SUITE(watching)
{
    RUN_TEST(black_castles_on_the_last_rank);
    RUN_TEST(all_960_castle_on_both_sides);
    RUN_TEST(castling_names_its_squares);
    RUN_TEST(both_pieces_glide);
    RUN_TEST(the_product_counts_every_way);
    RUN_TEST(the_funnel_ends_with_its_four_numbers);
    RUN_TEST(the_funnel_says_why_an_order_is_thrown_away);
    RUN_TEST(one_thing_is_watched_at_a_time);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(watching);
    GREATEST_MAIN_END();
}
