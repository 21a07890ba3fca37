/* Menus: the names of a choice, the themes, what is shown, pictures,
 * what can be copied. */
#ifndef CHEQUER_POPUP_H
#define CHEQUER_POPUP_H

#include <stdbool.h>
#include <stdint.h>

#include "app/ui/act.h"

struct runs;
struct stage;

enum popup_kind {
    POPUP_NONE,
    POPUP_CONTROL,
    POPUP_THEMES,
    POPUP_VIEW,
    POPUP_PICTURE,
    POPUP_COPY,
    POPUP_QUIZ,
    POPUP_TABS,
    POPUP_SHOWS
};

/* A menu that is open. */
struct popup {
    enum popup_kind kind;
    int control;     /* POPUP_CONTROL: whose names; _TABS: the first */
    uint32_t anchor; /* the widget it hangs from */
    int cursor;      /* the row chosen by keys, or -1 */
    int top;         /* the first row there is room for */
};

void popup_open(struct popup *p, enum popup_kind kind, int control);

/* How many rows it has, and the first that is checked. */
int popup_rows(const struct popup *p, const struct runs *r);
int popup_checked(const struct popup *p, const struct runs *r);

/* The act of a row, or ACTION_NONE. */
struct act popup_act(const struct popup *p, const struct runs *r, int row);

/* By so many rows on, or back; the keys then have none. */
void popup_scroll(struct popup *p, int rows);

void popup_draw(const struct stage *st, struct popup *p);

#endif
