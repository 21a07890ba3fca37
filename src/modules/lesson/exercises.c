/*
 * The exercises of lessons that have several positions. A test goes through
 * all moves of each: the mates that are named are all there are, and whether
 * one may castle is what the rules say.
 */
#include <stddef.h>

#include "modules/lesson/list.h"

/* clang-format off */
const struct exercise checkmates[] = {
    {
        .fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", .hero = "a1",
        .aim = "Give checkmate in one move", .kind = AIM_FIND,
        .ways = { { "a1a8", "the king is shut in by his own pawns, and the "
                            "rook holds the whole last rank" } }
    }, {
        .fen = "5rk1/5p1p/5PpQ/8/8/8/5PPP/6K1 w - - 0 1",
        .aim = "Give checkmate in one move", .kind = AIM_FIND,
        .ways = { { "h6g7", "the pawn on f6 protects the queen, so the king "
                            "cannot take her" } }
    }, {
        .fen = "7k/R7/8/8/8/8/8/1R4K1 w - - 0 1",
        .aim = "Give checkmate in one move", .kind = AIM_FIND,
        .ways = { { "b1b8", "one rook holds the seventh rank, the other the "
                            "eighth" } }
    }, {
        .fen = "6rk/6pp/7N/8/8/8/6PP/6K1 w - - 0 1",
        .aim = "Give checkmate in one move", .kind = AIM_FIND,
        .ways = { { "h6f7", "the knight jumps in, and the king's own pieces "
                            "leave him no square" } }
    }, {
        .fen = "k7/2P5/1K6/8/8/8/8/8 w - - 0 1",
        .aim = "Give checkmate in one move", .kind = AIM_FIND,
        .ways = { { "c7c8q,c7c8r", "the new piece holds the last rank, the "
                                   "king the rank below" } }
    }, {
        .fen = "6k1/5ppp/3b4/8/7q/8/5PP1/5RK1 b - - 0 1",
        .aim = "Black to move: give checkmate", .kind = AIM_FIND,
        .ways = { { "h4h2", "the bishop protects the queen, and the rook on "
                            "f1 stands in her king's way" } }
    },
    { .fen = NULL }
};

const struct exercise castlings[] = {
    {
        .fen = "r3k2r/ppp2ppp/2n5/8/8/5N2/PPP2PPP/RN2K2R w KQkq - 0 1",
        .aim = "May White castle queenside?",
        .kind = AIM_CASTLE, .wing = WING_QUEEN,
        .ways = { { NULL, "The king does not pass b1, but the rook does" } }
    }, {
        .fen = "1r2k3/p1p2ppp/8/8/8/8/P1P2PPP/R3K3 w Q - 0 1",
        .aim = "May White castle queenside?",
        .kind = AIM_CASTLE, .wing = WING_QUEEN,
        .ways = { { NULL, "The rook on b8 attacks b1, but only White's rook "
                          "passes that square, and a rook may" } }
    }, {
        .fen = "4k2r/1p3ppp/b7/8/8/8/PP3PPP/4K2R w Kk - 0 1",
        .aim = "May White castle kingside?",
        .kind = AIM_CASTLE, .wing = WING_KING
    }, {
        .fen = "4k2r/pp3ppp/8/8/8/8/PP3PPP/4K2R w Kk - 0 1",
        .moves = "e1e2,e8e7,e2e1,e7e8",
        .aim = "May White castle after Ke2?",
        .kind = AIM_CASTLE, .wing = WING_KING,
        .ways = { { NULL, "Step back to see the king on e2" } }
    }, {
        .fen = "4k3/pp3p1p/8/2b5/8/8/PP4PP/4K2R w K - 0 1",
        .aim = "May White castle kingside?",
        .kind = AIM_CASTLE, .wing = WING_KING
    }, {
        .fen = "4k3/pp3ppp/8/8/1b6/8/PPP2PPP/R3K2R w KQ - 0 1",
        .aim = "May White castle kingside?",
        .kind = AIM_CASTLE, .wing = WING_KING,
        .ways = { { NULL, "If the pawn goes to c3 and ends the check, White "
                          "may castle a move later" } }
    },
    { .fen = NULL }
};

const struct exercise draws[] = {
    {
        .fen = "6k1/5ppp/2n5/8/8/2N5/5PPP/6K1 w - - 0 1",
        .aim = "Repeat the position twice",
        .kind = AIM_REPEAT
    }, {
        .fen = "4k3/8/2r5/8/8/8/5R2/3K4 b - - 96 90",
        .aim = "Make two more moves a side",
        .kind = AIM_FIFTY
    }, {
        .fen = "8/8/4k3/8/3pK3/8/8/8 w - - 0 1",
        .aim = "Leave too little to win with", .kind = AIM_FIND,
        .ways = { { "e4d4", "the last pawn is gone, and a king alone never "
                            "gives checkmate" } },
        .wrong = "the pawn on d4 can still become a queen"
    },
    { .fen = NULL }
};
/* clang-format on */
