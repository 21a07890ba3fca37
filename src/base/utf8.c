/* UTF-8 taken apart with care. */
#include "base/utf8.h"

#include <string.h>

size_t utf8_length(const char *text)
{
    const unsigned char *s = (const unsigned char *)text;
    size_t len = s[0] < 0x80                   ? 1
                 : s[0] >= 0xC2 && s[0] < 0xE0 ? 2
                 : (s[0] & 0xF0) == 0xE0       ? 3
                 : s[0] >= 0xF0 && s[0] < 0xF5 ? 4
                                               : 0;

    for (size_t i = 1; i < len; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    if ((s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xED && s[1] >= 0xA0) ||
        (s[0] == 0xF0 && s[1] < 0x90) || (s[0] == 0xF4 && s[1] >= 0x90))
        return 0;
    return len;
}

uint32_t utf8_take(const char **s)
{
    size_t len = utf8_length(*s);
    uint32_t c = (unsigned char)**s;

    if (len == 0)
        c = 0xFFFD;
    else if (len > 1)
        c &= 0x7Fu >> len;
    for (size_t i = 1; i < len; i++)
        c = c << 6 | ((unsigned char)(*s)[i] & 0x3F);
    *s += len > 0 ? len : 1;
    return c;
}

size_t utf8_put(char out[UTF8_MAX], uint32_t character)
{
    size_t len = character < 0x80      ? 1
                 : character < 0x800   ? 2
                 : character < 0x10000 ? 3
                                       : 4;

    for (size_t i = len - 1; i > 0; i--, character >>= 6)
        out[i] = (char)(0x80 | (character & 0x3F));
    out[0] = (char)(len == 1 ? character : (0xF00u >> len & 0xFF) | character);
    return len;
}

/* U+0080 to U+009F, U+FFFE and U+FFFF. */
static bool is_odd(const char *s, size_t len)
{
    return (len == 2 && s[0] == '\xC2' && (s[1] & 0xE0) == 0x80) ||
           (len == 3 && (memcmp(s, "\xEF\xBF\xBE", 3) == 0 ||
                         memcmp(s, "\xEF\xBF\xBF", 3) == 0));
}

size_t utf8_printable_length(const char *s)
{
    size_t len = utf8_length(s);

    return (unsigned char)*s < 0x20 || *s == 0x7F || is_odd(s, len) ? 0 : len;
}

bool utf8_printable(const char *s)
{
    while (*s) {
        size_t len = utf8_printable_length(s);

        if (len == 0)
            return false;
        s += len;
    }
    return true;
}
