/* Arrays by number, and back. */
#include "chess/chess960/chess960.h"

#include <assert.h>
#include <string.h>

#include "chess/game/castling.h"
#include "chess/chess960/product.h"
#include "chess/chess960/rules.h"

void chess960_array(int number, struct array *out)
{
    struct product_step steps[PRODUCT_STAGES];

    product_of_number(number, steps);
    *out = steps[PRODUCT_STAGES - 1].after;
}

/* The files on which pieces of that kind stand, as bits. */
static unsigned files_of(const struct array *a, enum piece_kind kind)
{
    unsigned files = 0;

    for (int file = 0; file < GAME_SIDE; file++)
        files |= a->at[file] == kind ? 1u << file : 0;
    return files;
}

/* Which option of a step has been chosen in this array? */
static int choice_in(const struct array *a, const struct product_step *step)
{
    static const enum piece_kind kinds[PRODUCT_STAGES] = {
        PIECE_BISHOP, PIECE_BISHOP, PIECE_QUEEN, PIECE_KNIGHT, PIECE_NONE
    };
    unsigned files = files_of(a, kinds[step->stage]);

    for (int i = 0; i < step->choices; i++) {
        if ((step->option[i] & files) == step->option[i])
            return i;
    }
    return 0; /* rooks and king have no choice */
}

/*
 * Each digit is found with the ones before it in place, as the options of a
 * step depend on what has been placed.
 */
int chess960_number(const struct array *a)
{
    int number = 0;

    if (!array_is_valid(a))
        return -1;
    for (int stage = 0; stage < PRODUCT_STAGES; stage++) {
        struct product_step steps[PRODUCT_STAGES];
        const struct product_step *step = &steps[stage];

        product_of_number(number, steps);
        number += choice_in(a, step) * (step->product / step->choices);
    }
    return number;
}

int chess960_mirror(int number)
{
    struct array a;

    chess960_array(number, &a);
    array_mirror(&a, &a);
    return chess960_number(&a);
}

void chess960_start(int number, struct game *out)
{
    enum piece_kind kinds[GAME_SIDE];
    struct array a;

    chess960_array(number, &a);
    for (int file = 0; file < GAME_SIDE; file++)
        kinds[file] = (enum piece_kind)a.at[file];
    game_start(out, kinds);
}

void chess960_castling(const struct array *a, enum colour colour,
                       enum wing wing, struct castling *out)
{
    int king = 0, rook = 0;

    assert(array_is_valid(a));
    while (a->at[king] != PIECE_KING)
        king++;
    rook = wing == WING_KING ? king + 1 : king - 1;
    while (a->at[rook] != PIECE_ROOK)
        rook += wing == WING_KING ? 1 : -1;
    castling_geometry(out, colour, wing, king, rook);
}
