/*
 * The parts of the window. Each has the state that is its own, adds its
 * widgets and draws itself from what is on the stage.
 */
#ifndef CHEQUER_PARTS_H
#define CHEQUER_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "app/ui/layout.h"
#include "app/ui/ui.h"
#include "puzzle/puzzle.h"
#include "scene/scene.h"
#include "session/session.h"

struct asking;
struct edit;
struct runs;
struct session;
struct slide_lay;
struct slides;
struct text;
struct toast;

/* What all parts see while a frame is made. */
struct stage {
    struct ui *ui;
    struct scene *over; /* drawn after the rest, for what lies in front */
    const struct layout *layout;
    const struct runs *runs;
    const struct asking *asking;
    const struct edit *edit;
    bool tight;   /* the panel's rows lie closer together */
    uint64_t now; /* milliseconds */
};

/* --- in the window ------------------------------------------------------- */

void topbar_draw(const struct stage *st);
void player_draw(const struct stage *st);

/* What is offered for the board, in a row: slides that explain it, or all of
 * them among the lessons; and editing it, with its tools while that is done. */
bool offer_shows(const struct runs *r);
void offer_draw(const struct stage *st, struct box box);

/* The quiz: the button that begins one, and in its place the row of one that
 * is on. */
float quiz_switch_width(const struct ui *ui);
void quiz_switch_draw(const struct stage *st, struct box b);
bool quiz_row_shows(const struct runs *r);
void quiz_row_draw(const struct stage *st, struct box row);

/* Beside a board that is alone on the wall: what it is and what happens. */
void projector_draw(const struct stage *st);

/* Along the scrub bar, above its track: how deep the search was, where the run
 * is one. And the same of one step in words: " · 12 deep". */
void depth_draw(const struct stage *st, const struct widget *scrub,
                float track);
void depth_tell(const struct stage *st, size_t step, char *out, size_t size);

/* A slide in place of panel and bar: where all of it lies, and all of it but
 * the board in front. */
void slide_lay(struct slides *slides, const struct runs *r, struct layout *l,
               struct slide_lay *out);
void slide_draw(const struct stage *st, const struct slides *slides,
                const struct slide_lay *lay);

/* The room that facts have had in this run, and keep: nothing moves when a
 * number grows for a while. */
struct facts_room {
    uint32_t wide; /* bit i: fact i has a row to itself */
    float height;  /* in pixels */
};

/* The panel: how far it is scrolled, and how close its rows lie. */
struct panel {
    float scroll, scroll_max; /* in pixels */
    bool tight;               /* the rows lie closer together */
    bool crowded;             /* it was too long for this run */
    bool counting;            /* the pages of its album are not all found */
    int words_size;           /* as large as all of this run fitted */
    float words_height;       /* kept for the explanation, in pixels */
    struct facts_room facts;
    uint32_t revealed; /* the focus that was scrolled to last */
};

/* True if the panel had to scroll and must be drawn again. */
bool panel_draw(const struct stage *st, struct panel *p);

/* True if the panel has little room for this puzzle's settings. */
bool panel_is_tight(const struct stage *st);

/* With other words or another size it may find room again. */
void panel_refresh(struct panel *p);

/* --- in the panel -------------------------------------------------------- */

/* The settings from `area`'s top down; returns where they end. */
float form_draw(const struct stage *st, struct box area);

/* The height of the settings that are not folded away. */
float form_height(const struct stage *st, float width);

/* The questions that have a button, from `area`'s top down. */
void asking_draw(const struct stage *st, struct box area);
int asking_rows(const struct runs *r);

/* Undo, Redo and beginning anew in a row, where the user makes the moves. */
bool takeback_shows(const struct runs *r);
void takeback_draw(const struct stage *st, struct box area);

/* Numbers and names in columns, in the height they need. */
float facts_height(const struct stage *st, struct facts_room *room,
                   float width);
void facts_draw(const struct stage *st, struct facts_room *room,
                struct box area);

/* --- in front of the rest ------------------------------------------------ */

/* `squares`: where those of the board end below. */
void toast_draw(const struct stage *st, const struct toast *toast,
                float squares);
void tip_draw(const struct stage *st);

/* Whether the pointer rests on something that has a tip, and since when it
 * would be shown. */
bool tip_wanted(const struct ui *ui, const struct edit *edit);
uint64_t tip_time(const struct ui *ui);

/* --- the player ---------------------------------------------------------- */

/* What the player moves through, the moments of a run or the pages of an
 * album: from which to which, where it is, and whether more may come. */
struct reach {
    bool pages, more;
    bool dropped; /* there were some before the first */
    long first, last, at;
    long total; /* the last there will be; -1: nobody knows yet */
    long some;  /* pages: how many there are, if not all from first to last */
    long place; /* ... and which of them it is, from 1; 0: none */
};

struct reach player_reach(const struct runs *r);

/* How far it goes, as far as that is known: "63", "…", "340 …". */
void player_say_total(const struct reach *r, struct text *out);

/* What a scrub bar's tip says about the moment under the pointer. */
void player_tip(const struct stage *st, const struct widget *scrub, char *out,
                size_t size);

/* --- what they share ----------------------------------------------------- */

/* A lifted box for menus and messages. */
void draw_card(struct ui *ui, struct box b);

/* A paragraph broken into lines. */
struct paragraph {
    struct type type;
    float pitch; /* from line to line */
    struct line lines[WORDS_LINES];
    int n;
};

void draw_paragraph(struct ui *ui, const struct paragraph *p, struct vec corner,
                    const char *text, enum ink ink);

#endif
