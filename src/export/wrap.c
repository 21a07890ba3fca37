/*
 * Setting paragraphs to a width. Each character counts as one column, which
 * holds for all that our texts use (letters, signs such as × and –).
 */
#include "export/wrap.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"

int wrap_columns(const char *utf8, int len)
{
    int columns = 0;

    for (int i = 0; i < len; i++)
        columns += ((unsigned char)utf8[i] & 0xC0) != 0x80;
    return columns;
}

static int new_line(struct text *out, int indent)
{
    text_addf(out, "\n%*s", indent, "");
    return indent;
}

void wrap_add(struct text *out, const char *words, int from, int indent)
{
    int column = from;
    bool fresh = true; /* nothing on this line yet */

    while (*words) {
        int len = (int)strcspn(words, " \n");
        int columns = wrap_columns(words, len);

        if (len > 0) {
            if (!fresh && column + 1 + columns > WRAP_WIDTH) {
                column = new_line(out, indent);
                fresh = true;
            }
            if (!fresh)
                text_add(out, " ");
            text_add_bytes(out, words, (size_t)len);
            column += columns + !fresh;
            fresh = false;
        }
        words += len;
        if (*words == '\n') {
            column = new_line(out, indent);
            fresh = true;
        }
        words += *words != '\0';
    }
    text_add(out, "\n");
}
