/* Editing one line. */
#include "app/ui/edit.h"

#include <string.h>

#include "base/utf8.h"

static void set_text(struct edit *e, const char *text, size_t len)
{
    e->len = len < EDIT_MAX - 1 ? len : EDIT_MAX - 1;
    memmove(e->text, text, e->len);
    e->text[e->len] = '\0';
    e->cursor = e->len;
}

void edit_open(struct edit *e, int control, int part, const char *text)
{
    memset(e, 0, sizeof *e);
    e->open = e->all = e->typed = true;
    e->control = control;
    e->part = part;
    set_text(e, text, strlen(text));
}

void edit_close(struct edit *e)
{
    e->open = false;
}

/* Length of the letter at `at`. */
static size_t letter(const struct edit *e, size_t at)
{
    size_t len = utf8_length(e->text + at);

    return len > 0 ? len : 1;
}

/* Where the letter before `at` begins. */
static size_t before(const struct edit *e, size_t at)
{
    do
        at--;
    while (at > 0 && ((unsigned char)e->text[at] & 0xC0) == 0x80);
    return at;
}

static void erase(struct edit *e, size_t at)
{
    size_t len = letter(e, at);

    memmove(e->text + at, e->text + at + len, e->len - at - len + 1);
    e->len -= len;
    e->cursor = at;
}

static void take_selected(struct edit *e)
{
    if (e->all)
        set_text(e, "", 0);
    e->all = false;
}

static bool fits(const struct edit *e, const char *text, size_t len)
{
    return len == 1 ? *text >= ' ' && *text <= '~' : len > 0 && e->words;
}

void edit_insert(struct edit *e, const char *text)
{
    take_selected(e);
    while (*text != '\0') {
        size_t len = utf8_length(text);

        if (e->len + len >= EDIT_MAX)
            return;
        if (fits(e, text, len)) {
            memmove(e->text + e->cursor + len, e->text + e->cursor,
                    e->len - e->cursor + 1);
            memcpy(e->text + e->cursor, text, len);
            e->cursor += len;
            e->len += len;
        }
        text += len > 0 ? len : 1;
    }
}

void edit_press(struct edit *e, enum edit_key key)
{
    bool all = e->all;

    e->all = false;
    switch (key) {
    case EDIT_LEFT:
        e->cursor = all || e->cursor == 0 ? 0 : before(e, e->cursor);
        break;
    case EDIT_RIGHT:
        e->cursor = all || e->cursor == e->len
                        ? e->len
                        : e->cursor + letter(e, e->cursor);
        break;
    case EDIT_HOME: e->cursor = 0; break;
    case EDIT_END: e->cursor = e->len; break;
    case EDIT_BACKSPACE:
        if (all)
            set_text(e, "", 0);
        else if (e->cursor > 0)
            erase(e, before(e, e->cursor));
        break;
    case EDIT_DELETE:
        if (all)
            set_text(e, "", 0);
        else if (e->cursor < e->len)
            erase(e, e->cursor);
        break;
    case EDIT_SELECT_ALL: e->all = true; break;
    }
}
