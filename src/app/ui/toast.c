/* How long a message stays: long enough to read it twice. */
#include "app/ui/toast.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SHORTEST = 3000, PER_LETTER = 60, ERROR_MORE = 2000 };

/* Messages of the program begin small; on their own they begin a line. But
 * "a1 is a hole" must not become another square. */
static void capital(char *s)
{
    size_t word = strspn(s, "abcdefghijklmnopqrstuvwxyz");

    if (word > 0 && (s[word] == ' ' || s[word] == ',' || s[word] == '\0'))
        s[0] = (char)(s[0] - 'a' + 'A');
}

void toast_show(struct toast *t, enum toast_kind kind, const char *text)
{
    snprintf(t->text, sizeof t->text, "%s", text);
    capital(t->text);
    t->kind = kind;
    t->offer = NULL;
    t->of_window = false;
    t->until = t->now + SHORTEST + PER_LETTER * strlen(t->text) +
               (kind == TOAST_ERROR ? ERROR_MORE : 0);
}

void toast_note(struct toast *t, const char *format, ...)
{
    char text[TOAST_MAX];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    toast_show(t, TOAST_NOTE, text);
}

void toast_refuse(struct toast *t, const char *message)
{
    toast_show(t, TOAST_ERROR, message);
}

void toast_offer(struct toast *t, const char *words, struct act act,
                 const char *about)
{
    snprintf(t->about, sizeof t->about, "%s", about);
    t->offer = words;
    t->act = act;
}

void toast_hide(struct toast *t)
{
    t->until = 0;
}

void toast_resize(struct toast *t)
{
    if (t->of_window)
        toast_hide(t);
}

void toast_relent(struct toast *t)
{
    if (t->kind == TOAST_ERROR)
        toast_hide(t);
}

bool toast_tick(struct toast *t, uint64_t now)
{
    bool over = t->until != 0 && now >= t->until;

    t->now = now;
    if (over)
        toast_hide(t);
    return over;
}
