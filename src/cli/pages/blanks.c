/* Filling in templates. */
#include "cli/pages/blanks.h"

#include <string.h>

#include "base/text.h"
#include "cli/pages/catalogue.h"

/* The blank that begins at `at`; NULL: none does. */
static const struct blank *find(const struct blank *blanks, const char *at)
{
    for (; blanks->name; blanks++) {
        size_t len = strlen(blanks->name);

        if (strncmp(at + 1, blanks->name, len) == 0 && at[len + 1] == '@')
            return blanks;
    }
    return NULL;
}

void blanks_fill(const char *template, const struct blank *blanks,
                 const struct catalogue *cat, struct text *out)
{
    while (*template) {
        size_t len = strcspn(template, "@");
        const struct blank *blank;

        text_add_bytes(out, template, len);
        template += len;
        blank = *template ? find(blanks, template) : NULL;
        if (blank) {
            blank->fill(cat, out);
            template += strlen(blank->name) + 2;
        } else if (*template) {
            text_add_bytes(out, template ++, 1);
        }
    }
}

void blank_commands(const struct catalogue *cat, struct text *out)
{
    uint32_t all = (UINT32_C(1) << cat->n) - 1;

    catalogue_list(cat, all & ~UINT32_C(1), " | ", out);
}

static void add_some(const char *words, size_t len, const char *special,
                     enum blank_quote quote, struct text *out)
{
    for (size_t i = 0; i < len; i++) {
        if (words[i] == '\'') {
            text_add(out, quote == BLANK_DOUBLED ? "'\\''" : "\\'");
            continue;
        }
        if (strchr(special, words[i]))
            text_add(out, "\\");
        text_add_bytes(out, words + i, 1);
    }
}

void blank_words(const char *words, const char *special, enum blank_quote quote,
                 struct text *out)
{
    add_some(words, strlen(words), special, quote, out);
}

void blank_sentence(const char *words, const char *special,
                    enum blank_quote quote, struct text *out)
{
    size_t len = strcspn(words, ".");

    while (words[len] && words[len + 1] && words[len + 1] != ' ')
        len += 1 + strcspn(words + len + 1, ".");
    add_some(words, len, special, quote, out);
}
