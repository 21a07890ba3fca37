/* The places of an array, read as digits, are what it is sorted by. */
#include "chess/chess960/s0.h"

#include <assert.h>
#include <stdlib.h>

/* Which piece of the usual array stands on each file: 3 2 5 1 6 0 4 7. The
 * first of a kind comes from the left half, the second from the right. */
static void find_places(const struct array *a, int out[GAME_SIDE])
{
    static const int left[PIECE_CHESS_KINDS] = { [PIECE_ROOK] = 0,
                                                 [PIECE_KNIGHT] = 1,
                                                 [PIECE_BISHOP] = 2,
                                                 [PIECE_QUEEN] = 3,
                                                 [PIECE_KING] = 4 };
    bool met[PIECE_CHESS_KINDS] = { false };

    for (int file = 0; file < GAME_SIDE; file++) {
        int kind = a->at[file];

        out[file] = met[kind] ? GAME_SIDE - 1 - left[kind] : left[kind];
        met[kind] = true;
    }
}

static unsigned key_of(int number)
{
    int places[GAME_SIDE];
    struct array a;
    unsigned key = 0;

    chess960_array(number, &a);
    find_places(&a, places);
    for (int file = 0; file < GAME_SIDE; file++)
        key = key * GAME_SIDE + (unsigned)places[file];
    return key;
}

struct keyed {
    unsigned key;
    int number;
};

static int compare(const void *a, const void *b)
{
    unsigned left = ((const struct keyed *)a)->key;
    unsigned right = ((const struct keyed *)b)->key;

    return (left > right) - (left < right);
}

void s0_order(int numbers[CHESS960_COUNT])
{
    struct keyed all[CHESS960_COUNT];

    for (int i = 0; i < CHESS960_COUNT; i++)
        all[i] = (struct keyed){ key_of(i), i };
    qsort(all, CHESS960_COUNT, sizeof *all, compare);
    for (int i = 0; i < CHESS960_COUNT; i++)
        numbers[i] = all[i].number;
}

int s0_from_number(int number)
{
    int numbers[CHESS960_COUNT], position = 0;

    assert(number >= 0 && number < CHESS960_COUNT);
    s0_order(numbers);
    while (numbers[position] != number)
        position++;
    return position + 1;
}

int s0_to_number(int position)
{
    int numbers[CHESS960_COUNT];

    assert(position >= 1 && position <= CHESS960_COUNT);
    s0_order(numbers);
    return numbers[position - 1];
}
