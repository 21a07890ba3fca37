/* The parts of the window. Each adds its widgets and draws itself. */
#ifndef CHEQUER_PARTS_H
#define CHEQUER_PARTS_H

#include <stdbool.h>

#include <stddef.h>

#include "app/action.h"
#include "app/ui/words.h"
#include "scene/scene.h"

struct app;

void topbar_draw(struct app *app);
void board_draw(struct app *app);
void player_draw(struct app *app);
void slide_draw(struct app *app); /* in place of the panel */
void line_draw(struct app *app);  /* where there is no panel */

/* True if the panel had to scroll and must be drawn again. */
bool panel_draw(struct app *app);

/* True if the panel has little room for this puzzle's settings. */
bool panel_is_tight(struct app *app);

/* The panel's settings from `area`'s top down; returns where they end. */
float form_draw(struct app *app, struct box area);

/* The height of the settings, questions included. */
float form_height(struct app *app, float width);

/* The questions that have a button, from `area`'s top down. */
void asking_draw(struct app *app, struct box area);
int asking_rows(const struct app *app);

/* The field that is being typed in. */
void field_draw(struct app *app, struct box b);

/* Numbers and names in columns, in the height they need. */
float facts_height(struct app *app, float width);
void facts_draw(struct app *app, struct box area);

/* In front of the rest. */
void popup_draw(struct app *app);
void help_draw(struct app *app);
void camera_draw(struct app *app);
void making_draw(struct app *app);
void toast_draw(struct app *app);
void tip_draw(struct app *app);

/* What the player moves through, the moments of a run or the pages of an
 * album: from which to which, where it is, and whether more may come. */
struct reach {
    bool pages, more;
    long first, last, at;
};

struct reach player_reach(const struct app *app);

/* What a scrub bar's tip says about the moment under the pointer. */
void player_tip(const struct app *app, char *out, size_t size);

/* How many rows the open menu has, and the first that is checked. */
int popup_rows(const struct app *app);
int popup_checked(const struct app *app);

/* The act of a row, or ACTION_NONE. */
struct act popup_act(const struct app *app, int row);

/* Where squares of the board lie on the screen, and what lies at a pixel. */
struct box board_square_box(const struct app *app, int square);
struct vec board_units(const struct app *app, struct vec pixel);

/* While a file is made; `share` of it is done. */
void progress_draw(struct app *app, const char *words, float share);

/* A lifted box for menus and messages. */
void draw_card(struct app *app, struct box b);

/* A paragraph broken into lines. */
struct paragraph {
    struct type type;
    float pitch; /* from line to line */
    struct line lines[WORDS_LINES];
    int n;
};

void draw_paragraph(struct app *app, const struct paragraph *p,
                    struct vec corner, const char *text, enum ink ink);

#endif
