/* Which of the 960 arrays match a pattern. */
#include "chess/chess960/pattern.h"

#include <assert.h>

#include "chess/game/castling.h"

static bool letters_match(const struct array *letters, const struct array *a)
{
    for (int file = 0; file < GAME_SIDE; file++) {
        if (letters->at[file] && letters->at[file] != a->at[file])
            return false;
    }
    return true;
}

static bool are_adjacent(const struct array *a, enum piece_kind piece)
{
    for (int file = 1; file < GAME_SIDE; file++) {
        if (a->at[file] == piece && a->at[file - 1] == piece)
            return true;
    }
    return false;
}

static bool looks_castled(const struct array *a, enum wing wing)
{
    return a->at[castling_king_file(wing)] == PIECE_KING &&
           a->at[castling_rook_file(wing)] == PIECE_ROOK;
}

static bool term_matches(const struct pattern_term *t, const struct array *a)
{
    switch (t->kind) {
    case PATTERN_LETTERS: return letters_match(&t->letters, a);
    case PATTERN_ON_FILE: return a->at[t->file] == t->piece;
    case PATTERN_ADJACENT: return are_adjacent(a, t->piece);
    case PATTERN_CORNERS:
        return a->at[0] == t->piece && a->at[GAME_SIDE - 1] == t->piece;
    case PATTERN_CASTLED:
        return (t->wing[WING_KING] && looks_castled(a, WING_KING)) ||
               (t->wing[WING_QUEEN] && looks_castled(a, WING_QUEEN));
    }
    assert(false && "no such term");
    return false;
}

bool pattern_matches(const struct pattern *p, const struct array *a)
{
    for (int i = 0; i < p->nterms; i++) {
        if (!term_matches(&p->terms[i], a))
            return false;
    }
    return true;
}

static bool number_matches(const struct pattern *p, int number)
{
    struct array a;

    chess960_array(number, &a);
    return pattern_matches(p, &a);
}

int pattern_count(const struct pattern *p)
{
    int n = 0;

    for (int number = 0; number < CHESS960_COUNT; number++)
        n += number_matches(p, number);
    return n;
}
