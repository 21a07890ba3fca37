/* Editing one line. */
#include "app/edit.h"

#include <string.h>

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
    e->open = e->all = true;
    e->control = control;
    e->part = part;
    set_text(e, text, strlen(text));
}

void edit_close(struct edit *e)
{
    e->open = false;
}

static void erase(struct edit *e, size_t at)
{
    memmove(e->text + at, e->text + at + 1, e->len - at);
    e->len--;
    e->cursor = at;
}

static void take_selected(struct edit *e)
{
    if (e->all)
        set_text(e, "", 0);
    e->all = false;
}

void edit_insert(struct edit *e, const char *text)
{
    take_selected(e);
    for (; *text != '\0' && e->len < EDIT_MAX - 1; text++) {
        if (*text < ' ' || *text > '~')
            continue;
        memmove(e->text + e->cursor + 1, e->text + e->cursor,
                e->len - e->cursor + 1);
        e->text[e->cursor++] = *text;
        e->len++;
    }
}

void edit_press(struct edit *e, enum edit_key key)
{
    bool all = e->all;

    e->all = false;
    switch (key) {
    case EDIT_LEFT:
        e->cursor = all || e->cursor == 0 ? 0 : e->cursor - 1;
        break;
    case EDIT_RIGHT:
        e->cursor = all || e->cursor == e->len ? e->len : e->cursor + 1;
        break;
    case EDIT_HOME:
        e->cursor = 0;
        break;
    case EDIT_END:
        e->cursor = e->len;
        break;
    case EDIT_BACKSPACE:
        if (all)
            set_text(e, "", 0);
        else if (e->cursor > 0)
            erase(e, e->cursor - 1);
        break;
    case EDIT_DELETE:
        if (all)
            set_text(e, "", 0);
        else if (e->cursor < e->len)
            erase(e, e->cursor);
        break;
    case EDIT_SELECT_ALL:
        e->all = true;
        break;
    }
}
