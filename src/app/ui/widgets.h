/* How widgets look. Each adds itself to the ui and draws itself there. */
#ifndef CHEQUER_WIDGETS_H
#define CHEQUER_WIDGETS_H

#include <stdbool.h>

#include "app/ui/icons.h"
#include "app/ui/ui.h"

struct edit;

enum { TEXT_SMALL = 13, TEXT_BODY = 15, TEXT_STATUS = 17, TEXT_TITLE = 20 };

/* A line of text from `x` on, centred on `y`, cut to `room` pixels. */
struct label {
    float x, y, room;
    int size; /* at scale 1 */
    enum face face;
    enum anchor anchor;
    enum ink ink;
};

static inline struct label label_of(float x, float y, float room, int size,
                                    enum face face, enum anchor anchor,
                                    enum ink ink)
{
    return (struct label){ x, y, room, size, face, anchor, ink };
}

void widget_label(struct ui *ui, const struct label *l, const char *text);

/* The same in smaller letters where it would be cut, down to `least`. */
void widget_fitting(struct ui *ui, struct label l, int least, const char *text);

void widget_button(struct ui *ui, const struct widget *w, const char *text);

/* The same, of several the one that is chosen. */
void widget_chosen(struct ui *ui, const struct widget *w, const char *text);

/* Without a face of its own until the pointer is on it. */
void widget_icon(struct ui *ui, const struct widget *w, enum icon icon,
                 float size);

/* A button that opens a menu: text at the left, a mark at the right. */
void widget_menu(struct ui *ui, const struct widget *w, const char *text);

/* How wide it has to be for any of these to be read whole, in small letters if
 * need be; the list ends with NULL, or is NULL. */
float widget_menu_width(const struct ui *ui, const char *const *names);

/* A line that folds what is below it out or away, with a word on it. */
void widget_fold(struct ui *ui, const struct widget *w, const char *text,
                 const char *word, bool open);

/* The same look for text that can be typed. */
void widget_field(struct ui *ui, const struct widget *w, const char *text);

/* A field that is being typed in. */
void widget_edit(struct ui *ui, uint32_t id, struct box b,
                 const struct edit *e);

/* On or off, drawn as a knob in a slot at the right end of its box, with the
 * label at the left. */
void widget_switch(struct ui *ui, const struct widget *w, const char *label,
                   bool on);

/* The three parts of a stepper, side by side in the box of `number`. */
void widget_stepper(struct ui *ui, const struct widget *number,
                    const char *text, bool can_less, bool can_more);

/* What goes on above or below a view pales towards that edge, in place of
 * being cut in the middle of a line. */
void widget_fade(struct ui *ui, struct box view, float above, float below);

/* At the right edge of what scrolls: act.b is how far it is down, of `end`. */
void widget_scrollbar(struct ui *ui, uint32_t id, struct act act,
                      struct box view, long end);

void widget_focus(struct ui *ui, struct box b, float radius);

/* A thin line across, to set groups apart. */
void widget_rule(struct ui *ui, float x, float y, float w);

#endif
