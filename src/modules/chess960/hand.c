/*
 * Setting up the eight pieces by hand: one is dragged to another file, or
 * clicked and then the other file is clicked, and the two change places, for
 * both sides at once. What comes of it need not be one of the 960.
 */
#include "base/error.h"
#include "modules/chess960/run.h"
#include "puzzle/control.h"

static bool is_back_rank(int square)
{
    return square >= 0 &&
           (square_rank(square) == 0 || square_rank(square) == GAME_SIDE - 1);
}

static void let_go(struct puzzle *pz)
{
    pz->selected = pz->down = FILE_NONE;
}

static enum reaction swap(struct puzzle *pz, int one, int other,
                          struct params *params)
{
    struct array array = pz->array;

    array.at[one] = pz->array.at[other];
    array.at[other] = pz->array.at[one];
    let_go(pz);
    c960_set_array(params, &array);
    return REACTION_RESTART;
}

static enum reaction press(struct puzzle *pz, int square, struct params *params,
                           struct error *err)
{
    int was = pz->selected, file;

    let_go(pz);
    if (square < 0)
        return REACTION_NONE;
    if (!is_back_rank(square)) {
        error_set(err, "take one of the eight pieces on the first or the "
                       "last rank: the rest stays as it is");
        return REACTION_REFUSED;
    }
    file = square_file(square);
    if (was != FILE_NONE && was != file)
        return swap(pz, was, file, params);
    pz->fresh = was == FILE_NONE;
    pz->selected = pz->down = file;
    return REACTION_GRIPPED;
}

/* Let go where it was taken up, it stays selected, unless it was before. */
static enum reaction release(struct puzzle *pz, int square,
                             struct params *params)
{
    int down = pz->down;

    pz->down = FILE_NONE;
    if (down == FILE_NONE)
        return REACTION_NONE;
    if (square >= 0 && square_file(square) != down)
        return swap(pz, down, square_file(square), params);
    if (!is_back_rank(square) || !pz->fresh)
        let_go(pz);
    return REACTION_REDRAW;
}

/* --- buttons ------------------------------------------------------------- */

static enum reaction find(const struct puzzle *pz, int direction,
                          struct params *params, struct error *err)
{
    struct pattern pattern;
    struct array array;
    int number;

    if (!c960_pattern_of(params, &pattern, err))
        return REACTION_REFUSED;
    number = c960_match(params, &pattern, pz->number, direction);
    if (number < 0) {
        error_set(err, "none of the 960 arrays matches %.60s",
                  params->at[C960_FIND].text);
        return REACTION_REFUSED;
    }
    chess960_array(number, &array);
    c960_set_array(params, &array);
    return REACTION_RESTART;
}

static enum reaction press_button(const struct puzzle *pz, int control,
                                  struct params *params, struct error *err)
{
    struct array mirror;

    if (control == C960_BEFORE || control == C960_AFTER)
        return find(pz, control == C960_AFTER ? 1 : -1, params, err);
    array_mirror(&pz->array, &mirror);
    c960_set_array(params, &mirror);
    return REACTION_RESTART;
}

enum reaction c960_input(struct puzzle *pz, struct trace *tr,
                         const struct input *in, struct params *params,
                         struct error *err)
{
    (void)tr;
    if (in->kind == INPUT_ACTION)
        return press_button(pz, in->control, params, err);
    if (pz->mode != MODE_BROWSE || in->button != 1)
        return REACTION_NONE;
    if (in->kind == INPUT_PRESS)
        return press(pz, in->square, params, err);
    if (in->kind == INPUT_RELEASE)
        return release(pz, in->square, params);
    return REACTION_NONE;
}
