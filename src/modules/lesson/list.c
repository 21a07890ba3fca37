/*
 * The lessons, as data: a position, what to try, what to know. They follow
 * the first part of the first seed, whose thirteen boards carry their numbers
 * here, and go on with what it only names.
 */
#include <stddef.h>

#include "modules/lesson/list.h"

static const char EMPTY[] = "8/8/8/8/8/8/8/8 w - - 0 1";
static const char OPENING[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
static const char CASTLING[] =
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

/* The exercises of a lesson that has just one. */
#define ONE(...)              \
    (const struct exercise[]) \
    {                         \
        { __VA_ARGS__ },      \
        {                     \
            .fen = NULL       \
        }                     \
    }

/* clang-format off */
const struct lesson lessons[] = {
    {
        .title = "The opening position", .promotes = true,
        .exercises = ONE(.fen = OPENING,
            .aim = "Play three moves a side", .kind = AIM_PLAY,
            .count = 6,
            .done = "So a game goes on, until a king is checkmated or nobody "
                    "can win"),
        .words = "Every game begins like this. Each side has sixteen pieces: "
                 "in its first row two rooks in the corners, next to them "
                 "two knights, then two bishops, and in the middle the queen "
                 "and the king; before them eight pawns. White moves first, "
                 "then the players take turns. Try some moves for both."
    }, {
        .title = "Light and dark squares",
        .about = ABOUT_COLOURS, .free = true,
        .exercises = ONE(.fen = EMPTY,
            .aim = "Click both light corners", .kind = AIM_POINT,
            .squares = "a8,h1"),
        .words = "The board has 64 squares: 32 light ones and 32 dark ones. "
                 "Squares that share an edge differ in colour, squares that "
                 "touch at a corner do not. The corner at each player's "
                 "right hand is light. All squares of the colour you point "
                 "at are marked."
    }, {
        .title = "Files and ranks",
        .about = ABOUT_LINES,
        .exercises = ONE(.fen = OPENING, .hero = "e1",
            .aim = "Click c3, g5 and a8", .kind = AIM_POINT,
            .squares = "c3,g5,a8"),
        .words = "A column of squares is called a file; the files are a to "
                 "h, from White's left to right. A row is called a rank; the "
                 "ranks are 1 to 8, from White's side to Black's. File and "
                 "rank together name a square: White's king stands on e1, in "
                 "the fifth file and on the first rank."
    }, {
        .title = "The board from Black's side",
        .about = ABOUT_LINES, .turned = true,
        .exercises = ONE(.fen = OPENING, .hero = "e1",
            .aim = "Click f3, b6 and h8", .kind = AIM_POINT,
            .squares = "f3,b6,h8"),
        .words = "Black looks at the same board from its other end. From "
                 "left to right the files now run from h to a, and the "
                 "nearest rank is the eighth. The squares keep their names: "
                 "White's king still stands on e1. F turns the board round."
    }, {
        .title = "The king", .board = 1, .free = true,
        .exercises = ONE(.fen = "8/8/8/8/4K3/8/8/8 w - - 0 1", .hero = "e4",
            .aim = "Lead the king to the stars", .kind = AIM_VISIT,
            .squares = "d3,f5,g6", .count = 4),
        .words = "The king goes one square in any direction. In the middle "
                 "of the board that is a choice of eight squares, at the "
                 "edge of five, in a corner of three. There is one exception "
                 "for king and rook together: castling, further on."
    }, {
        .title = "The rook", .board = 2, .free = true,
        .exercises = ONE(.fen = "8/8/8/3R4/8/8/8/8 w - - 0 1", .hero = "d5",
            .aim = "Lead the rook to the stars", .kind = AIM_VISIT,
            .squares = "a5,a8,f2", .count = 4),
        .words = "The rook goes along its file or its rank, as far as it "
                 "likes. On an empty board it can reach fourteen squares, "
                 "wherever it stands."
    }, {
        .title = "The bishop", .board = 3, .free = true,
        .exercises = ONE(.fen = "8/8/8/8/3BB3/8/8/8 w - - 0 1", .hero = "d4",
            .aim = "Lead the bishops to the stars", .kind = AIM_VISIT,
            .squares = "a7,g1,a8,h1", .count = 4),
        .words = "The bishop goes along its diagonals, as far as it likes. "
                 "All squares of a diagonal have one colour, so a bishop "
                 "never leaves the colour it begins on. Each player has one "
                 "of each: here the bishop on d4 keeps to the dark squares "
                 "and the one on e4 to the light ones."
    }, {
        .title = "The queen", .board = 4, .free = true,
        .exercises = ONE(.fen = "8/8/8/8/3Q4/8/8/8 w - - 0 1", .hero = "d4",
            .aim = "Lead the queen to the stars", .kind = AIM_VISIT,
            .squares = "a1,d1,h5", .count = 3),
        .words = "The queen goes like a rook or like a bishop, at each move "
                 "as she likes. From here she reaches 27 squares of an empty "
                 "board, more than any other piece: 14 like a rook and 13 "
                 "like a bishop."
    }, {
        .title = "The knight", .board = 5, .free = true,
        .exercises = ONE(.fen = "8/8/8/8/4N3/8/8/8 w - - 0 1", .hero = "e4",
            .aim = "Lead the knight to the stars", .kind = AIM_VISIT,
            .squares = "d6,f5,h8", .count = 5),
        .words = "The knight goes two squares along a file or a rank and one "
                 "to the side. It always comes to a square of the other "
                 "colour. In the middle it has eight moves, in a corner only "
                 "two: move it there and see."
    }, {
        .title = "The pawn's first move", .board = 6,
        .free = true, .promotes = true,
        .exercises = ONE(.fen = "8/4p3/8/8/8/8/4P3/8 w - - 0 1", .hero = "e2",
            .aim = "Find all four first moves",
            .kind = AIM_FIND,
            .ways = {
                { "e2e3", "White's pawn goes one square" },
                { "e2e4", "White's pawn goes two squares" },
                { "e7e6", "Black's pawn goes one square" },
                { "e7e5", "Black's pawn goes two squares" }
            }),
        .words = "A pawn goes straight ahead, never back and never to the "
                 "side: White's pawns up the board, Black's down. With its "
                 "first move it may go one square or two."
    }, {
        .title = "The pawn after that", .board = 7,
        .free = true, .promotes = true,
        .exercises = ONE(.fen = "8/8/4p3/8/8/4P3/8/8 w - - 0 1", .hero = "e3",
            .aim = "Move on until nobody can", .kind = AIM_STOP,
            .done = "The pawns stand face to face, and neither can move"),
        .words = "After its first move a pawn goes one square at a time. "
                 "These two have moved already. If they come to stand face "
                 "to face, neither can move on."
    }, {
        .title = "In the way, and over it", .board = 8,
        .free = true,
        .exercises = ONE(.fen = "8/8/8/3N4/3R4/3R4/8/8 w - - 0 1",
            .hero = "d5", .aim = "Knight to c3, rook to d8",
            .kind = AIM_VISIT, .squares = "c3,d8", .count = 2),
        .words = "No piece passes through another, but the knight jumps. "
                 "The knight on d5 reaches c3 although rooks stand in "
                 "between. The rook on d4 cannot go anywhere on its file: "
                 "the knight is above it and the other rook below."
    }, {
        .title = "Capturing", .board = 9, .free = true,
        .exercises = ONE(.fen = "8/8/5r2/8/8/2B5/8/8 w - - 0 1", .hero = "c3",
            .aim = "Capture the rook", .kind = AIM_FIND,
            .ways = {
                { "c3f6",
                  "the bishop stands where the rook stood, and the rook has "
                  "left the board" }
            }, .wrong = "the bishop on c3 is to take the rook on f6"),
        .words = "A piece that goes to a square where an enemy piece stands "
                 "captures it: the enemy piece leaves the board. The bishop "
                 "on c3 attacks the rook on f6, since nothing is between "
                 "them. A ring marks a capture, a dot an ordinary move."
    }, {
        .title = "How pawns capture", .board = 10,
        .free = true, .promotes = true,
        .exercises = ONE(.fen = "8/8/8/2rr4/3P4/8/8/8 w - - 0 1", .hero = "d4",
            .aim = "Capture a rook with the pawn", .kind = AIM_FIND,
            .ways = { { "d4c5", "the pawn takes diagonally" } },
            .wrong = "it is White's pawn that is to capture"),
        .words = "Only the pawn captures in another way than it moves: one "
                 "square diagonally ahead. The pawn on d4 can take the rook "
                 "on c5. It cannot take the rook on d5, right before it, nor "
                 "pass it."
    }, {
        .title = "Castling", .board = 11,
        .exercises = ONE(.fen = CASTLING, .hero = "e1",
            .aim = "Castle to either side", .kind = AIM_FIND,
            .ways = {
                { "e1g1", "this is castling kingside" },
                { "e1c1", "this is castling queenside" }
            }, .wrong = "that is a move, but not castling"),
        .words = "Once in a game king and rook may move together: the king "
                 "goes two squares towards the rook, and the rook to the "
                 "square he passed. Neither may have moved before, nothing "
                 "may stand between them, and the king may not be in check, "
                 "nor pass over an attacked square, nor end on one."
    }, {
        .title = "After castling kingside", .board = 12,
        .exercises = ONE(.fen = CASTLING, .moves = "e1g1",
            .aim = "Now castle with Black", .kind = AIM_FIND,
            .ways = { { "e8g8,e8c8", "Black has castled, too" } },
            .wrong = "that is a move, but not castling"),
        .words = "To White's right is the kingside. The king has gone from "
                 "e1 to g1, and the rook from h1 to f1. Step back and forth "
                 "to see it again. Black may castle, too."
    }, {
        .title = "After castling queenside", .board = 13,
        .exercises = ONE(.fen = CASTLING, .moves = "e1c1",
            .aim = "Castle queenside with Black", .kind = AIM_FIND,
            .ways = {
                { "e8c8",
                  "Black's king has gone to c8, and the rook from a8 to d8" }
            },
            .wrong = "Black's king is to go to c8, two squares towards the "
                     "rook on a8"),
        .words = "To White's left is the queenside. The king has gone from "
                 "e1 to c1, again two squares, and the rook from a1 to d1, "
                 "which is three. Step back and forth to see it again."
    }, {
        .title = "Check",
        .exercises = ONE(.fen = "4r1k1/5ppp/8/8/B7/8/3P1PPP/4K1N1 w - - 0 1",
            .aim = "Find three ways out of check", .kind = AIM_FIND,
            .ways = {
                { "e1f1,e1d1", "the king steps aside" },
                { "g1e2", "the knight comes in between" },
                { "a4e8", "the bishop captures the rook" }
            }),
        .words = "A king that is attacked is in check, and his side must end "
                 "that at once. The rook on e8 gives check to the king on "
                 "e1. He can step aside, a piece can be put in between, or "
                 "the rook can be captured. All three are possible here, and "
                 "every other move is refused."
    }, {
        .title = "Checkmate",
        .exercises = checkmates,
        .words = "A king in check who cannot be saved is checkmated, and his "
                 "side has lost. A check alone is not enough: look "
                 "whether he can step aside, whether a piece can come in "
                 "between, and whether the attacker can be captured."
    }, {
        .title = "Stalemate",
        .exercises = ONE(.fen = "k7/2K5/4Q3/8/8/8/8/8 w - - 0 1", .hero = "e6",
            .aim = "Find stalemate and checkmate", .kind = AIM_FIND,
            .ways = {
                { "e6b6,e6e3", "this is stalemate" },
                { "e6a6,e6a2", "this is checkmate" }
            }),
        .words = "A side that is not in check but has no legal move is "
                 "stalemated, and the game is a draw. On b6 the queen takes "
                 "every square from the king without attacking him, and all "
                 "her power is wasted. On a6 she wins."
    }, {
        .title = "Promotion", .promotes = true,
        .exercises = ONE(.fen = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
            .hero = "e7", .aim = "Make a queen; then give check",
            .kind = AIM_FIND,
            .ways = {
                { "e7e8q,e7d8q", "the pawn has become a queen" },
                { "e7e8n", "a knight on e8 attacks the king" }
            },
            .wrong = "the pawn is to become a queen, or to give check: "
                     "choose above what it becomes"),
        .words = "A pawn that reaches the last rank becomes another piece at "
                 "once: a queen, a rook, a bishop or a knight, even if none "
                 "has been captured. Choose above which, then move the pawn. "
                 "On e8 only a knight gives check."
    }, {
        .title = "En passant",
        .exercises = ONE(.fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
            .moves = "d7d5", .hero = "e5",
            .aim = "Capture the pawn in passing", .kind = AIM_FIND,
            .ways = {
                { "e5d6", "the pawn goes to d6, and the one on d5 is gone" }
            },
            .wrong = "after this move it would be too late: White's pawn is "
                     "to go to d6 at once"),
        .words = "Black's pawn has gone two squares, from d7 to d5, past the "
                 "square d6 that White's pawn attacks. White may capture it "
                 "as if it had gone only one: the pawn on e5 goes to d6 and "
                 "the one on d5 is taken. This is allowed only at once."
    }, {
        .title = "May White castle?",
        .exercises = castlings,
        .words = "Neither king nor rook may have moved before, nothing may "
                 "stand between them, and the king may not be in check, nor "
                 "pass over an attacked square, nor end on one. The rook may. "
                 "Castle if it is allowed; if not, say so."
    }, {
        .title = "Draws",
        .exercises = draws,
        .words = "A game is drawn by stalemate, or if neither side has enough "
                 "left to give checkmate. A player may claim a draw if the "
                 "same position is there for the third time, or after fifty "
                 "moves of each side without progress, that is without a "
                 "capture or a pawn's move."
    }, {
        .title = "Free play", .free = true, .setup = true, .promotes = true,
        .exercises = ONE(.fen = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
            .aim = "Any piece, on any square", .kind = AIM_NONE),
        .words = "\"Edit the board\" puts the piece chosen above on the "
                 "squares you click, or takes it away; so does dragging it "
                 "off the board. Take hold of a piece to see where it can go. "
                 "Either side may move at any time. A FEN or a game in PGN "
                 "can be pasted."
    },
    { .title = NULL }
};
/* clang-format on */

const char *const lesson_names[] = { "1",  "2",  "3",  "4",  "5",  "6",  "7",
                                     "8",  "9",  "10", "11", "12", "13", "14",
                                     "15", "16", "17", "18", "19", "20", "21",
                                     "22", "23", "24", "25", NULL };

/* The same with their titles; a test compares them with the table. */
/* clang-format off */
const char *const lesson_titles[] = {
    "1  The opening position", "2  Light and dark squares",
    "3  Files and ranks", "4  The board from Black's side", "5  The king",
    "6  The rook", "7  The bishop", "8  The queen", "9  The knight",
    "10  The pawn's first move", "11  The pawn after that",
    "12  In the way, and over it", "13  Capturing", "14  How pawns capture",
    "15  Castling", "16  After castling kingside",
    "17  After castling queenside", "18  Check", "19  Checkmate",
    "20  Stalemate", "21  Promotion", "22  En passant", "23  May White castle?",
    "24  Draws", "25  Free play", NULL
};
/* clang-format on */
