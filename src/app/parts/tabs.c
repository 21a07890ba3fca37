/* The puzzles of the list that are to be shown. */
#include "app/parts/tabs.h"

#include <math.h>
#include <stddef.h>

#include "app/ui/widgets.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

enum { ROOM = 32, ROOM_LEAST = 8, MENU = 128 };

const struct puzzle_class *tab_class(int tab)
{
    for (int i = 0; puzzle_classes[i] != NULL; i++)
        if (puzzle_classes[i]->tab != NULL && tab-- == 0)
            return puzzle_classes[i];
    return NULL;
}

int tab_titles(const char *titles[TABS_MAX])
{
    int n = 0;

    for (; n < TABS_MAX && tab_class(n) != NULL; n++)
        titles[n] = tab_class(n)->tab;
    return n;
}

/* What is left of a width around the words of `n` tabs. */
static float room_left(const struct ui *ui, const char *const *titles, int n,
                       float width)
{
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);

    for (int i = 0; i < n; i++)
        width -= words_width(&ui->metrics, t, titles[i]);
    return floorf(width / (float)n);
}

struct tab_row tabs_lay(const struct ui *ui, const char *const *titles, int n,
                        float width, float brief_width)
{
    float most = ui_px(ui, ROOM), least = ui_px(ui, ROOM_LEAST);
    struct tab_row row = { .shown = n };

    row.brief = room_left(ui, titles, n, width) < most;
    width = row.brief ? brief_width : width;
    row.room = room_left(ui, titles, n, width);
    if (row.room < least)
        row.menu = ui_px(ui, MENU);
    while (row.room < least && row.shown > 1)
        row.room = room_left(ui, titles, --row.shown, width - row.menu);
    row.room = fmaxf(least, fminf(most, row.room));
    return row;
}
