/*
 * The seed's program permutes by recursion. Taken in rising order of places,
 * each order follows from the one before it, so no stack is needed.
 */
#include "chess/chess960/funnel.h"

#include <assert.h>

#include "base/text.h"
#include "chess/chess960/rules.h"
#include "chess/game/game.h"

static const enum piece_kind usual[GAME_SIDE] = { PIECE_ROOK,   PIECE_KNIGHT,
                                                  PIECE_BISHOP, PIECE_QUEEN,
                                                  PIECE_KING,   PIECE_BISHOP,
                                                  PIECE_KNIGHT, PIECE_ROOK };

void funnel_init(struct funnel *f)
{
    *f = (struct funnel){ .walked = 0 };
    for (int i = 0; i < GAME_SIDE; i++) {
        f->places[i] = i;
        f->array.at[i] = (uint8_t)usual[i];
    }
}

static void swap(int *a, int *b)
{
    int was = *a;

    *a = *b;
    *b = was;
}

/* The next permutation in rising order; false after the last. */
static bool advance(int places[GAME_SIDE])
{
    int i = GAME_SIDE - 2, j = GAME_SIDE - 1;

    while (i >= 0 && places[i] > places[i + 1])
        i--;
    if (i < 0)
        return false;
    while (places[j] < places[i])
        j--;
    swap(&places[i], &places[j]);
    for (int a = i + 1, b = GAME_SIDE - 1; a < b; a++, b--)
        swap(&places[a], &places[b]);
    return true;
}

/*
 * The file of a bishop, knight or rook that has come before its twin from the
 * left half of the usual array, or FILE_NONE.
 */
static int duplicate(const struct funnel *f)
{
    bool met[PIECE_CHESS_KINDS] = { false };

    for (int file = 0; file < GAME_SIDE; file++) {
        int place = f->places[file];

        if (place > GAME_SIDE / 2 && !met[usual[place]])
            return file;
        met[usual[place]] = true;
    }
    return FILE_NONE;
}

static void judge(struct funnel *f)
{
    const uint8_t *at = f->array.at;

    f->failed = 0;
    if (duplicate(f) != FILE_NONE)
        f->failed |= FUNNEL_DUPLICATE;
    if (at[0] == PIECE_KING || at[GAME_SIDE - 1] == PIECE_KING)
        f->failed |= FUNNEL_KING_AT_END;
    if (array_judge(&f->array, ARRAY_BISHOPS) == ARRAY_BROKEN)
        f->failed |= FUNNEL_BISHOPS;
    if (array_judge(&f->array, ARRAY_KING) == ARRAY_BROKEN)
        f->failed |= FUNNEL_KING_OUTSIDE;
}

bool funnel_step(struct funnel *f)
{
    if (f->walked > 0 && !advance(f->places))
        return false;
    for (int file = 0; file < GAME_SIDE; file++)
        f->array.at[file] = (uint8_t)usual[f->places[file]];
    judge(f);
    f->walked++;
    f->distinct += !(f->failed & FUNNEL_DUPLICATE);
    f->opposite += !(f->failed & (FUNNEL_DUPLICATE | FUNNEL_BISHOPS));
    f->valid += !f->failed;
    return true;
}

static void say_duplicate(const struct funnel *f, struct text *out)
{
    int place = f->places[duplicate(f)];
    const char *name = piece_kind_name(usual[place]);

    text_addf(out,
              "counted already: the %s from %s comes before the %s from "
              "%s, which looks the same the other way round",
              name, say_square(place, GAME_SIDE).at, name,
              say_square(GAME_SIDE - 1 - place, GAME_SIDE).at);
}

/* The first sieve that holds it back, in the order in which they count. */
void funnel_say(const struct funnel *f, struct text *out)
{
    assert(f->walked > 0);
    if (f->failed & FUNNEL_DUPLICATE)
        say_duplicate(f, out);
    else if (f->failed & FUNNEL_BISHOPS)
        array_say(&f->array, ARRAY_BISHOPS, out);
    else if (f->failed & FUNNEL_KING_AT_END)
        text_add(out, "the king stands in a corner, so not between the "
                      "rooks");
    else if (f->failed & FUNNEL_KING_OUTSIDE)
        array_say(&f->array, ARRAY_KING, out);
    else
        text_addf(out, "array %d of 960", f->valid);
}

enum funnel_cue funnel_cue(const struct funnel *f)
{
    if (f->walked == 0)
        return FUNNEL_CUE_BEGIN;
    if (f->failed & FUNNEL_DUPLICATE)
        return FUNNEL_CUE_DUPLICATE;
    if (f->failed & FUNNEL_BISHOPS)
        return FUNNEL_CUE_BISHOPS;
    return f->failed ? FUNNEL_CUE_KING : FUNNEL_CUE_VALID;
}

/* clang-format off */
const struct listing funnel_listing = { {
    { "number the pieces of RNBQKBNR", FUNNEL_CUE_BEGIN, 0 },
    { "for each order:", 0, FUNNEL_VALUE_WALKED },
    { "  if twins have changed places:", 0, 0 },
    { "    leave it out: it looks the same", FUNNEL_CUE_DUPLICATE, 0 },
    { "  those left differ", 0, FUNNEL_VALUE_DISTINCT },
    { "  if both bishops are on one colour:", 0, 0 },
    { "    leave it out: the first rule", FUNNEL_CUE_BISHOPS, 0 },
    { "  those left have two colours", 0, FUNNEL_VALUE_OPPOSITE },
    { "  if the king is not between rooks:", 0, 0 },
    { "    leave it out: the second rule", FUNNEL_CUE_KING, 0 },
    { "  it is an array: count it", FUNNEL_CUE_VALID, FUNNEL_VALUE_VALID },
} };
/* clang-format on */
