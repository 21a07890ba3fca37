/*
 * Messages often quote what was typed or a file's name, which may hold
 * anything: whatever it is, the message stays one line of whole characters.
 */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

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

bool error_set(struct error *err, const char *format, ...)
{
    va_list args;
    int len;

    va_start(args, format);
    len = vsnprintf(err->message, sizeof err->message, format, args);
    va_end(args);
    if (len >= (int)sizeof err->message)
        drop_partial_character(err->message);
    for (char *p = err->message; *p; p++)
        if ((unsigned char)*p < ' ' || *p == 127)
            *p = '?';
    return false;
}
