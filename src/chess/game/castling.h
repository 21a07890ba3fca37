/*
 * Castling, wherever king and rook may stand on their first rank. The king
 * ends on the g file and the rook on the f file, or on c and d, as in usual
 * chess; what must be empty and what must be safe follows from the four
 * squares. Either of the two may already stand where it ends.
 */
#ifndef CHEQUER_CASTLING_H
#define CHEQUER_CASTLING_H

#include <stdbool.h>

#include "chess/game/game.h"

struct text;

struct castling {
    int king_from, king_to, rook_from, rook_to; /* squares */
    uint64_t empty; /* must be, but for this king and this rook */
    uint64_t safe;  /* must not be attacked: each square of the king */
};

/* The files on which king and rook end. */
int castling_king_file(enum wing wing);
int castling_rook_file(enum wing wing);

void castling_geometry(struct castling *c, enum colour colour, enum wing wing,
                       int king_file, int rook_file);

/* How king and rook move, or that one of them stays: one sentence. */
void castling_say(const struct castling *c, struct text *out);

/*
 * The geometry in a game, if that side still has the right to castle. A right
 * without king and rook in their places is none.
 */
bool castling_of(const struct game *g, enum colour colour, enum wing wing,
                 struct castling *out);

enum castling_answer {
    CASTLING_ALLOWED,
    CASTLING_NO_RIGHT, /* king or rook has moved, or is not there */
    CASTLING_BLOCKED,  /* something stands on a square to be empty */
    CASTLING_FROM_CHECK,
    CASTLING_THROUGH_CHECK,
    CASTLING_INTO_CHECK,
    CASTLING_UNMASKED /* safe only while the rook stood in between */
};

struct castling_verdict {
    enum castling_answer answer;
    int square;   /* occupied or attacked, else SQUARE_NONE */
    int attacker; /* of it, else SQUARE_NONE */
};

/* May the side to move castle there now, and if not, what is in the way? */
struct castling_verdict castling_judge(const struct game *g, enum wing wing);

#endif
