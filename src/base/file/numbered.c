/* File names with a place for a number. */
#include "base/file/file.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"

enum { DIGITS_MAX = 9 };

/* Length of the place that begins here - %d, or %4d, or %04d -, or 0. */
static size_t place_length(const char *at)
{
    size_t width;

    if (*at != '%')
        return 0;
    width = strspn(at + 1, "0123456789");
    return at[1 + width] == 'd' ? width + 2 : 0;
}

/* How many digits it has at least; anything longer than that is too many. */
static int digits(const char *place)
{
    int n = 0;

    for (place++; *place != 'd' && n <= DIGITS_MAX; place++)
        n = 10 * n + (*place - '0');
    return n;
}

/* The first place from here on, or NULL. */
static const char *find(const char *at)
{
    while (*at && place_length(at) == 0)
        at++;
    return *at ? at : NULL;
}

/* Folders are there already: only the file's own name can vary. */
static const char *own_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

bool pattern_has_place(const char *path)
{
    return find(own_name(path)) != NULL;
}

bool pattern_check(const char *path, struct error *err)
{
    const char *place = find(own_name(path));

    if (!place)
        return error_set(err,
                         "'%.80s' has no place for a number; want a "
                         "name such as 'page-%%d.png' or 'page-%%03d.png'",
                         path);
    if (find(place + place_length(place)))
        return error_set(err,
                         "'%.80s' has two places for a number; want "
                         "one",
                         path);
    return digits(place) <= DIGITS_MAX ||
           error_set(err, "'%.80s': want at most %d digits, as in %%0%dd", path,
                     DIGITS_MAX, DIGITS_MAX);
}

void pattern_fill(const char *path, int number, struct text *out)
{
    const char *place = find(own_name(path));

    assert(place);
    text_add_bytes(out, path, (size_t)(place - path));
    text_addf(out, place[1] == '0' ? "%0*d" : "%*d", digits(place), number);
    text_add(out, place + place_length(place));
}
