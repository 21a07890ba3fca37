/*
 * Move orders by name and by permutation. Each preset is the order of one of
 * the documents this program reproduces, written in one numbering.
 */
#include "chess/move_order.h"

#include <stddef.h>
#include <string.h>

#include "base/error.h"

const char *const move_order_names[] = {
    "s0", "s1", "s2", "s4", "random", NULL
};

const char *const move_order_titles[] = {
    "Clockwise from up-right", "From the top down",
    "Clockwise, as in a race", "Clockwise from right-down",
    "At random, by the seed",  NULL
};

static const char *const presets[] = { "12345678", "81726354", "12345678",
                                       "34567812", "12345678" };

const char *move_order_title(const char *text)
{
    for (int i = 0; move_order_names[i]; i++)
        if (strcmp(text, move_order_names[i]) == 0)
            return move_order_titles[i];
    return text;
}

static bool parse_permutation(struct move_order *out, const char *text)
{
    unsigned seen = 0;

    if (strlen(text) != 8)
        return false;
    for (int i = 0; i < 8; i++) {
        if (text[i] < '1' || text[i] > '8')
            return false;
        out->move[i] = (uint8_t)(text[i] - '1');
        seen |= 1u << out->move[i];
    }
    return seen == 255;
}

bool move_order_parse(struct move_order *out, const char *text,
                      struct error *err)
{
    struct move_order order = { .random = strcmp(text, "random") == 0 };

    for (int i = 0; move_order_names[i]; i++)
        if (strcmp(text, move_order_names[i]) == 0)
            text = presets[i];
    if (!parse_permutation(&order, text))
        return error_set(err,
                         "'%.40s' is not a move order: give s0, s1, s2, "
                         "s4, random or the digits 1 to 8, each once, such "
                         "as 34567812",
                         text);
    *out = order;
    return true;
}
