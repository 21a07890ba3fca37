/*
 * The lessons, as data: a position, what to try, what to know. They follow
 * the first part of the first seed, whose thirteen boards carry their numbers
 * here, and go on with what it only names.
 */
#include "modules/lesson/run.h"

static const char EMPTY[] = "8/8/8/8/8/8/8/8 w - - 0 1";
static const char OPENING[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
static const char CASTLING[] =
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

/* clang-format off */
const struct lesson lessons[] = {
    {
        .title = "The opening position", .fen = OPENING, .promotes = true,
        .task = "White moves first",
        .words = "Every game begins like this. Each side has sixteen pieces: "
                 "in its first row two rooks in the corners, next to them "
                 "two knights, then two bishops, and in the middle the queen "
                 "and the king; before them eight pawns. White moves first, "
                 "then the players take turns. Try some moves for both."
    }, {
        .title = "Light and dark squares", .fen = EMPTY,
        .about = ABOUT_COLOURS, .free = true,
        .task = "Point at a square",
        .words = "The board has 64 squares: 32 light ones and 32 dark ones. "
                 "Squares that share an edge differ in colour, squares that "
                 "touch at a corner do not. The corner at each player's "
                 "right hand is light. All squares of the colour you point "
                 "at are marked."
    }, {
        .title = "Files and ranks", .fen = OPENING, .hero = "e1",
        .about = ABOUT_LINES,
        .task = "Point at a square for its name",
        .words = "A column of squares is called a file; the files are a to "
                 "h, from White's left to right. A row is called a rank; the "
                 "ranks are 1 to 8, from White's side to Black's. File and "
                 "rank together name a square: White's king stands on e1, in "
                 "the fifth file and on the first rank."
    }, {
        .title = "The board from Black's side", .fen = OPENING, .hero = "e1",
        .about = ABOUT_LINES, .turned = true,
        .task = "Seen from the other side",
        .words = "Black looks at the same board from its other end. From "
                 "left to right the files now run from h to a, and the "
                 "nearest rank is the eighth. The squares keep their names: "
                 "White's king still stands on e1. F turns the board round."
    }, {
        .title = "The king", .board = 1, .hero = "e4", .free = true,
        .fen = "8/8/8/8/4K3/8/8/8 w - - 0 1",
        .task = "Move the king",
        .words = "The king goes one square in any direction. In the middle "
                 "of the board that is a choice of eight squares, at the "
                 "edge of five, in a corner of three. There is one exception "
                 "for king and rook together: castling, further on."
    }, {
        .title = "The rook", .board = 2, .hero = "d5", .free = true,
        .fen = "8/8/8/3R4/8/8/8/8 w - - 0 1",
        .task = "Move the rook",
        .words = "The rook goes along its file or its rank, as far as it "
                 "likes. On an empty board it can reach fourteen squares, "
                 "wherever it stands."
    }, {
        .title = "The bishop", .board = 3, .hero = "d4", .free = true,
        .fen = "8/8/8/8/3BB3/8/8/8 w - - 0 1",
        .task = "Move either bishop",
        .words = "The bishop goes along its diagonals, as far as it likes. "
                 "All squares of a diagonal have one colour, so a bishop "
                 "never leaves the colour it begins on. Each player has one "
                 "of each: here the bishop on d4 keeps to the dark squares "
                 "and the one on e4 to the light ones."
    }, {
        .title = "The queen", .board = 4, .hero = "d4", .free = true,
        .fen = "8/8/8/8/3Q4/8/8/8 w - - 0 1",
        .task = "Move the queen",
        .words = "The queen goes like a rook or like a bishop, at each move "
                 "as she likes. From here she reaches 27 squares of an empty "
                 "board, more than any other piece: 14 like a rook and 13 "
                 "like a bishop."
    }, {
        .title = "The knight", .board = 5, .hero = "e4", .free = true,
        .fen = "8/8/8/8/4N3/8/8/8 w - - 0 1",
        .task = "Move the knight",
        .words = "The knight goes two squares along a file or a rank and one "
                 "to the side. It always comes to a square of the other "
                 "colour. In the middle it has eight moves, in a corner only "
                 "two: move it there and see."
    }, {
        .title = "The pawn's first move", .board = 6, .hero = "e2",
        .free = true, .promotes = true,
        .fen = "8/4p3/8/8/8/8/4P3/8 w - - 0 1",
        .task = "Move a pawn, one square or two",
        .words = "A pawn goes straight ahead, never back and never to the "
                 "side: White's pawns up the board, Black's down. With its "
                 "first move it may go one square or two."
    }, {
        .title = "The pawn after that", .board = 7, .hero = "e3",
        .free = true, .promotes = true,
        .fen = "8/8/4p3/8/8/4P3/8/8 w - - 0 1",
        .task = "Try to move two squares",
        .words = "After its first move a pawn goes one square at a time. "
                 "These two have moved already. If they come to stand face "
                 "to face, neither can move on."
    }, {
        .title = "In the way, and over it", .board = 8, .hero = "d5",
        .free = true, .fen = "8/8/8/3N4/3R4/3R4/8/8 w - - 0 1",
        .task = "Knight to c3, then a rook",
        .words = "No piece passes through another, but the knight jumps. "
                 "The knight on d5 reaches c3 although rooks stand in "
                 "between. The rook on d4 cannot go anywhere on its file: "
                 "the knight is above it and the other rook below."
    }, {
        .title = "Capturing", .board = 9, .hero = "c3", .free = true,
        .fen = "8/8/5r2/8/8/2B5/8/8 w - - 0 1",
        .task = "Capture the rook",
        .words = "A piece that goes to a square where an enemy piece stands "
                 "captures it: the enemy piece leaves the board. The bishop "
                 "on c3 attacks the rook on f6, since nothing is between "
                 "them. A ring marks a capture, a dot an ordinary move."
    }, {
        .title = "How pawns capture", .board = 10, .hero = "d4",
        .free = true, .promotes = true,
        .fen = "8/8/8/2rr4/3P4/8/8/8 w - - 0 1",
        .task = "Try to capture both rooks",
        .words = "Only the pawn captures in another way than it moves: one "
                 "square diagonally ahead. The pawn on d4 can take the rook "
                 "on c5. It cannot take the rook on d5, right before it, nor "
                 "pass it."
    }, {
        .title = "Castling", .board = 11, .hero = "e1", .fen = CASTLING,
        .task = "Put the king on g1 or c1",
        .words = "Once in a game king and rook may move together: the king "
                 "goes two squares towards the rook, and the rook to the "
                 "square he passed. Neither may have moved before, nothing "
                 "may stand between them, and the king may not be in check, "
                 "nor pass over an attacked square, nor end on one."
    }, {
        .title = "After castling kingside", .board = 12, .fen = CASTLING,
        .moves = "e1g1",
        .task = "White has castled kingside",
        .words = "To White's right is the kingside. The king has gone from "
                 "e1 to g1, and the rook from h1 to f1. Step back and forth "
                 "to see it again. Black may castle, too."
    }, {
        .title = "After castling queenside", .board = 13, .fen = CASTLING,
        .moves = "e1c1",
        .task = "White has castled queenside",
        .words = "To White's left is the queenside. The king has gone from "
                 "e1 to c1, again two squares, and the rook from a1 to d1, "
                 "which is three. Step back and forth to see it again."
    }, {
        .title = "Check",
        .fen = "4r1k1/5ppp/8/8/B7/8/3P1PPP/4K1N1 w - - 0 1",
        .task = "Find three ways out of check",
        .words = "A king that is attacked is in check, and his side must end "
                 "that at once. The rook on e8 gives check to the king on "
                 "e1. He can step aside, a piece can be put in between, or "
                 "the rook can be captured. All three are possible here, and "
                 "every other move is refused."
    }, {
        .title = "Checkmate", .hero = "a1",
        .fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        .task = "Give checkmate in one move",
        .words = "A king in check who cannot be saved is checkmated, and his "
                 "side has lost. Black's king is shut in by his own pawns. "
                 "The rook can attack him where nothing helps."
    }, {
        .title = "Stalemate", .hero = "e6",
        .fen = "k7/2K5/4Q3/8/8/8/8/8 w - - 0 1",
        .task = "Queen to b6; then to a6",
        .words = "A side that is not in check but has no legal move is "
                 "stalemated, and the game is a draw. On b6 the queen takes "
                 "every square from the king without attacking him, and all "
                 "her power is wasted. Go back: on a6 she wins."
    }, {
        .title = "Promotion", .hero = "e7", .promotes = true,
        .fen = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
        .task = "Move the pawn to the last rank",
        .words = "A pawn that reaches the last rank becomes another piece at "
                 "once: a queen, a rook, a bishop or a knight, even if none "
                 "has been captured. Choose above which, then move the pawn. "
                 "On e8 only a knight gives check."
    }, {
        .title = "En passant", .hero = "e5", .moves = "d7d5",
        .fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        .task = "Capture the pawn in passing",
        .words = "Black's pawn has gone two squares, from d7 to d5, past the "
                 "square d6 that White's pawn attacks. White may capture it "
                 "as if it had gone only one: the pawn on e5 goes to d6 and "
                 "the one on d5 is taken. This is allowed only at once."
    }, {
        .title = "Free play", .free = true, .setup = true, .promotes = true,
        .fen = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
        .task = "Any piece, on any square",
        .words = "Choose a piece above and right-click to put it on a "
                 "square; right-click again, or drag it off the board, to "
                 "take it away. Take hold of a piece to see where it can go. "
                 "Either side may move at any time. A FEN can be pasted."
    },
    { .title = NULL }
};
/* clang-format on */

const char *const lesson_names[] = { "1",  "2",  "3",  "4",  "5",  "6",
                                     "7",  "8",  "9",  "10", "11", "12",
                                     "13", "14", "15", "16", "17", "18",
                                     "19", "20", "21", "22", "23", NULL };

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
    "20  Stalemate", "21  Promotion", "22  En passant", "23  Free play", NULL
};
/* clang-format on */
