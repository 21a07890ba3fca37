/* See the header. */
#include "chess/chess960/array.h"

#include <ctype.h>
#include <string.h>

#include "base/error.h"

void array_mirror(const struct array *a, struct array *out)
{
    struct array mirrored;

    for (int file = 0; file < GAME_SIDE; file++)
        mirrored.at[file] = a->at[GAME_SIDE - 1 - file];
    *out = mirrored;
}

void array_format(const struct array *a, char out[ARRAY_TEXT_MAX])
{
    for (int file = 0; file < GAME_SIDE; file++)
        out[file] = piece_letter(a->at[file]);
    out[GAME_SIDE] = '\0';
}

bool array_parse(struct array *a, const char *text, struct error *err)
{
    static const char letters[] = "KQRBN";
    struct array read;

    if (strlen(text) != GAME_SIDE)
        return error_set(err,
                         "array '%.20s' has %zu letters (8 are needed, "
                         "as in RNBQKBNR)",
                         text, strlen(text));
    for (int file = 0; file < GAME_SIDE; file++) {
        const char *found = strchr(letters, toupper((unsigned char)text[file]));

        if (!found)
            return error_set(err,
                             "'%c' in array '%s' is not a piece (allowed "
                             "are K, Q, R, B and N)",
                             text[file], text);
        read.at[file] = (uint8_t)(PIECE_KING + (found - letters));
    }
    *a = read;
    return true;
}
