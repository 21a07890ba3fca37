/*
 * Breaking words into lines. In a terminal each character counts as one column,
 * which holds for all that our texts use (letters, signs such as × and –).
 */
#include "base/wrap.h"

#include <string.h>

#include "base/text.h"

int wrap_columns(const char *utf8, int len)
{
    int columns = 0;

    for (int i = 0; i < len; i++)
        columns += ((unsigned char)utf8[i] & 0xC0) != 0x80;
    return columns;
}

size_t wrap_line(const char *words, float width, wrap_measure *measure,
                 const void *ctx)
{
    size_t fits = strcspn(words, " \n"), len = fits;

    while (words[len] == ' ') {
        len += strspn(words + len, " ");
        len += strcspn(words + len, " \n");
        if (measure(ctx, words, len) > width)
            break;
        fits = len;
    }
    return fits;
}

static float columns_of(const void *ctx, const char *utf8, size_t len)
{
    (void)ctx;
    return (float)wrap_columns(utf8, (int)len);
}

void wrap_add(struct text *out, const char *words, int from, int indent)
{
    while (*words) {
        size_t len = wrap_line(words, (float)(WRAP_WIDTH - from), columns_of,
                               NULL);

        for (size_t i = 0; i < len; i++)
            if (words[i] != ' ' || words[i + 1] != ' ')
                text_add_bytes(out, words + i, 1);
        words += len;
        words += *words == '\n' ? 1 : strspn(words, " ");
        if (*words || words[-1] == '\n')
            text_addf(out, "\n%*s", indent, "");
        from = indent;
    }
    text_add(out, "\n");
}
