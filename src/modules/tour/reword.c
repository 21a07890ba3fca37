/*
 * What methods, marks and mistakes say, they say of a knight, as most tours are
 * its own. Where another piece goes, its name takes the knight's place.
 */
#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "chess/mover.h"
#include "modules/tour/settings.h"

static const char WORD[] = "knight";
enum { LENGTH = sizeof WORD - 1 };

/* The name as it stands for the word found at `at`: one or several, and with a
 * capital if that has one. Returns how long the word was. */
static size_t add_name(struct text *out, const char *at, const struct mover *m)
{
    bool many = at[LENGTH] == 's';
    struct phrase name = mover_called(m, many ? 2 : 1);

    if (isupper((unsigned char)*at))
        name.at[0] = (char)toupper((unsigned char)name.at[0]);
    text_add(out, name.at);
    return LENGTH + (many ? 1 : 0);
}

static bool is_word(const char *at)
{
    return tolower((unsigned char)*at) == WORD[0] &&
           strncmp(at + 1, WORD + 1, LENGTH - 1) == 0;
}

void tour_reword(struct text *out, const struct mover *m)
{
    struct text was;

    if (m->kind == PIECE_KNIGHT)
        return;
    was = *out;
    text_init(out);
    for (const char *at = was.at; *at;)
        if (is_word(at))
            at += add_name(out, at, m);
        else
            text_add_bytes(out, at++, 1);
    text_free(&was);
}
