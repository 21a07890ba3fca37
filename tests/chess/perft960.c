/*
 * Castling from odd squares, against published perft numbers of Chess960: the
 * positions of R. Scharnagl (talkchess.com, topic 55274), written in X-FEN,
 * and some of the well-known file fischer.epd, written in Shredder-FEN.
 */
#include <greatest.h>

#include "support/perft.h"

static const struct perft_row x_fen[] = {
    { "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
      { 23, 522, 12333, 285754 } },
    { "r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1",
      { 28, 738, 20218, 541480 } },
    { "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1", { 34, 318, 9002, 118388 } },
    { "2r5/8/8/8/8/8/6PP/k2KR3 w K - 0 1", { 17, 242, 3931, 57700, 985298 } },
    { "4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1", { 19, 628, 12858, 405636 } },
    /* the right of one rook, another stands in the way */
    { "4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 0 1",
      { 0, 0, 71908 } },
    /* the two sides are not alike, and a king stands in the corner */
    { "r2r3k/p7/3p4/8/8/P6P/8/R3K2R b KQq - 0 1",
      { 14, 206, 3672, 64639, 1320962 } }
};

static const struct perft_row shredder[] = {
    { "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
      { 21, 528, 12189, 326672 } },
    { "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
      { 21, 807, 18002, 667366 } },
    { "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
      { 20, 479, 10471, 273318 } },
    { "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
      { 22, 593, 13440, 382958 } },
    { "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
      { 28, 1120, 31058, 1171749 } },
    { "q1bnrkr1/ppppp2p/2n2p2/4b1p1/2NP4/8/PPP1PPPP/QNB1RRKB w ge - 1 9",
      { 30, 860, 24566, 732757 } },
    { "qn1rbbkr/ppp2p1p/1n1pp1p1/8/3P4/P6P/1PP1PPPK/QNNRBB1R w hd - 2 9",
      { 28, 811, 23175, 679699 } },
    { "qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9",
      { 33, 823, 26895, 713420 } },
    { "bnqnrbkr/1pp2pp1/p7/3pP2p/4P1P1/8/PPPP3P/BNQNRBKR w HEhe d6 0 9",
      { 31, 984, 28677, 962591 } },
    { "n1bb1rkr/qpnppppp/2p5/p7/P1P5/5P2/1P1PPRPP/NQBBN1KR w Hhf - 1 9",
      { 27, 697, 18724, 505089 } },
    { "nqn2krb/p1prpppp/1pbp4/7P/5P2/8/PPPPPKP1/NQNRB1RB w g - 3 9",
      { 21, 461, 10608, 248069 } },
    { "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
      { 0, 0, 14569 } },
    { "rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9",
      { 0, 0, 25798 } },
    { "1rkr3b/1ppn3p/3pB1n1/6q1/R2P4/4N1P1/1P5P/2KRQ1B1 b Dbd - 0 14",
      { 0, 0, 46468 } }
};

TEST x_fen_positions_have_the_published_numbers(void)
{
    for (size_t i = 0; i < sizeof x_fen / sizeof *x_fen; i++)
        ASSERT(perft_row_agrees(&x_fen[i]));
    PASS();
}

TEST shredder_fen_positions_have_the_published_numbers(void)
{
    for (size_t i = 0; i < sizeof shredder / sizeof *shredder; i++)
        ASSERT(perft_row_agrees(&shredder[i]));
    PASS();
}

SUITE(perft960_suite)
{
    RUN_TEST(x_fen_positions_have_the_published_numbers);
    RUN_TEST(shredder_fen_positions_have_the_published_numbers);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(perft960_suite);
    GREATEST_MAIN_END();
}
