/* What has to be written otherwise in roff. */
#include "cli/pages/roff.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "base/wrap.h"

/* A sign as roff wants it; NULL: as it is. */
static const char *spelled(char sign)
{
    switch (sign) {
    case '\\': return "\\e";
    case '-': return "\\-";
    case '\'': return "\\(aq";
    case '"': return "\\(dq";
    case '`': return "\\(ga";
    case '^': return "\\(ha";
    case '~': return "\\(ti";
    default: return NULL;
    }
}

static bool begins_word(const char *words, size_t at)
{
    return at == 0 || words[at - 1] == ' ' || words[at - 1] == '\n';
}

static void add_sign(struct text *out, const char *words, size_t at)
{
    const char *other = spelled(words[at]);

    if (words[at] == '.' && begins_word(words, at))
        text_add(out, "\\&"); /* no request, and no end of a sentence */
    if (other)
        text_add(out, other);
    else
        text_add_bytes(out, words + at, 1);
}

void roff_add(struct text *out, const char *words)
{
    for (size_t i = 0; words[i]; i++)
        add_sign(out, words, i);
}

enum { SHORT = 4 }; /* such words are never divided */

static bool ends_sentence(const char *words, size_t at)
{
    return strchr(".?!", words[at]) && !begins_word(words, at) &&
           words[at + 1] == ' ';
}

void roff_add_sentences(struct text *out, const char *words)
{
    struct text lines;

    text_init(&lines);
    for (size_t i = 0; words[i]; i++) {
        if (begins_word(words, i) && strcspn(words + i, " ") > SHORT)
            text_add(&lines, "\\%");
        add_sign(&lines, words, i);
        if (ends_sentence(words, i)) {
            text_add(&lines, "\n");
            i += strspn(words + i + 1, " ");
        }
    }
    wrap_add(out, lines.at, 0, 0);
    text_free(&lines);
}
