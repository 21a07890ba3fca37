/*
 * Messages often quote what was typed or a file's name, which may hold
 * anything: whatever it is, the message stays one line of whole characters.
 */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"

/* Cut off the UTF-8 sequence that the end of the buffer has cut in two. */
static void drop_partial_character(char *s)
{
    size_t end = strlen(s), lead = end;
    unsigned char c;
    size_t width;

    while (lead > 0 && end - lead < 3 && ((unsigned char)s[lead - 1] >> 6) == 2)
        lead--;
    if (lead == 0)
        return;
    c = (unsigned char)s[lead - 1];
    width = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : c >= 0xc0 ? 2 : 1;
    if (end - lead + 1 < width)
        s[lead - 1] = '\0';
}

/* Characters that are not seen, but end the line or turn the rest of it round:
 * in a caption they may be meant. */
static bool turns(const char *s)
{
    uint32_t c = utf8_take(&s);

    return c == 0x61C || c == 0x200E || c == 0x200F || c == 0xFEFF ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* What a terminal might take for an order, in bytes or as characters, becomes a
 * question mark. */
static void disarm(char *s)
{
    char *to = s;

    while (*s) {
        size_t odd = utf8_length(s),
               len = turns(s) ? 0 : utf8_printable_length(s);

        if (len == 0)
            *to++ = '?';
        memmove(to, s, len);
        to += len;
        s += len ? len : odd ? odd : 1;
    }
    *to = '\0';
}

bool error_set(struct error *err, const char *format, ...)
{
    va_list args;
    int len;

    va_start(args, format);
    len = vsnprintf(err->message, sizeof err->message, format, args);
    va_end(args);
    if (len >= (int)sizeof err->message)
        drop_partial_character(err->message);
    disarm(err->message);
    return false;
}
