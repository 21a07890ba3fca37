/* One line of text being typed: letters, a cursor, and the whole selected
 * at first, so that typing replaces it. */
#ifndef CHEQUER_EDIT_H
#define CHEQUER_EDIT_H

#include <stdbool.h>
#include <stddef.h>

enum { EDIT_MAX = 512 };

struct edit {
    bool open;
    int control, part; /* what is being typed */
    char text[EDIT_MAX];
    size_t len, cursor;
    bool all;   /* everything is selected */
    bool typed; /* the last key found it open */
    bool words; /* any letters will do, not only ASCII */
};

enum edit_key {
    EDIT_LEFT,
    EDIT_RIGHT,
    EDIT_HOME,
    EDIT_END,
    EDIT_BACKSPACE,
    EDIT_DELETE,
    EDIT_SELECT_ALL
};

void edit_open(struct edit *e, int control, int part, const char *text);
void edit_close(struct edit *e);

/* Only what can stand in a setting is taken: printable ASCII, or what UTF-8
 * has to offer where words are wanted. */
void edit_insert(struct edit *e, const char *text);
void edit_press(struct edit *e, enum edit_key key);

#endif
