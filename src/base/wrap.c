/*
 * Breaking words into lines. In a terminal each character counts as one column,
 * which holds for all that our texts use (letters, signs such as × and –).
 */
#include "base/wrap.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"

int wrap_columns(const char *utf8, int len)
{
    int columns = 0;

    for (int i = 0; i < len; i++)
        columns += ((unsigned char)utf8[i] & 0xC0) != 0x80;
    return columns;
}

/* --- words --------------------------------------------------------------- */

static bool ends_word(char c)
{
    return c == '\0' || c == ' ' || c == '\n';
}

/* Chinese characters, kana, and signs as wide as they are. */
static bool is_word_by_itself(uint32_t c)
{
    return (0x2E80 <= c && c < 0xA000) || (0xF900 <= c && c < 0xFB00) ||
           (0xFF00 <= c && c < 0xFFA0) || (0x20000 <= c && c < 0x40000);
}

static bool is_one_of(uint32_t c, const char *signs)
{
    while (*signs)
        if (utf8_take(&signs) == c)
            return true;
    return false;
}

static bool may_break(uint32_t before, uint32_t after)
{
    return (is_word_by_itself(before) || is_word_by_itself(after)) &&
           !is_one_of(before, "([{«“‘（［｛「『【〈《〔") &&
           !is_one_of(after,
                      ")]}»”’.,:;!?%…）］｝」』】〉》〕、。，．・："
                      "；！？ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ");
}

size_t wrap_word(const char *words)
{
    const char *at = words;
    uint32_t before, after;

    if (ends_word(*at))
        return 0;
    for (after = utf8_take(&at); !ends_word(*at);) {
        const char *next = at;

        if ((unsigned char)*at < 0x80 && after < 0x80) {
            at++; /* by far the most are plain letters */
            continue;
        }
        before = after;
        after = utf8_take(&next);
        if (may_break(before, after))
            break;
        at = next;
    }
    return (size_t)(at - words);
}

size_t wrap_line(const char *words, float width, wrap_measure *measure,
                 const void *ctx)
{
    size_t blank = strspn(words, " ");
    size_t fits = blank + wrap_word(words + blank), len = fits;

    while (words[len] && words[len] != '\n') {
        len += strspn(words + len, " ");
        len += wrap_word(words + len);
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
