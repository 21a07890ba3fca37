/* A list of squares as text, taken apart and put together. */
#include "puzzle/hand/clicks.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/square.h"
#include "puzzle/control.h"

/* The square that the list begins with; moves on to what follows it. */
static bool read_one(const char **list, int *file, int *rank)
{
    size_t len = strcspn(*list, ",");
    bool ok = square_parse_n(*list, (int)len, file, rank);

    *list += len + ((*list)[len] == ',');
    return ok;
}

bool clicks_check(const char *list, const char *key, int files, int ranks,
                  struct error *err)
{
    while (*list) {
        const char *word = list;
        int file, rank, len = (int)strcspn(list, ",");

        if (!read_one(&list, &file, &rank) || file >= files || rank >= ranks)
            return error_set(err,
                             "%s '%.*s' is not on the %dx%d board (a1 to %s)",
                             key, len < 20 ? len : 20, word, files, ranks,
                             square_name(files - 1, ranks - 1).at);
    }
    return true;
}

int clicks_next(const char **list, int files)
{
    int file, rank;

    return **list && read_one(list, &file, &rank) ? rank * files + file : -1;
}

bool clicks_has(const char *list, int files, int square)
{
    int at;

    while ((at = clicks_next(&list, files)) >= 0)
        if (at == square)
            return true;
    return false;
}

/* The least square of the list above `after`, or -1. */
static int next_above(const char *list, int files, int after)
{
    int at, least = -1;

    while ((at = clicks_next(&list, files)) >= 0)
        if (at > after && (least < 0 || at < least))
            least = at;
    return least;
}

void clicks_put(struct params *params, int control, int files, int square,
                bool on)
{
    char **list = &params->at[control].text;
    struct text fresh;
    int at = -1;

    if (on && !clicks_has(*list, files, square))
        clicks_add(params, control, files, square);
    text_init(&fresh);
    while ((at = next_above(*list, files, at)) >= 0)
        if (on || at != square)
            text_addf(&fresh, "%s%s", fresh.len ? "," : "",
                      say_square(at, files).at);
    free(*list);
    *list = fresh.at;
}

void clicks_add(struct params *params, int control, int files, int square)
{
    char **list = &params->at[control].text;
    struct text fresh;

    text_init(&fresh);
    text_addf(&fresh, "%s%s%s", *list, **list ? "," : "",
              say_square(square, files).at);
    free(*list);
    *list = fresh.at;
}

void clicks_keep(struct params *params, int control, size_t n)
{
    char *end = params->at[control].text;

    while (n > 0 && *end) {
        end += strcspn(end, ",");
        if (--n > 0 && *end)
            end++;
    }
    *end = '\0';
}
