/*
 * All that decides how a picture looks, besides the moment it shows. Its
 * settings are a control table, like those of a puzzle, so that options, the
 * description in a file and the checks of values come from one place.
 */
#ifndef CHEQUER_STYLE_H
#define CHEQUER_STYLE_H

#include <stdbool.h>

#include "puzzle/control.h"
#include "session/session.h"

struct error;
struct slide_page;
struct text;
struct theme;

enum { STYLE_CAPTION_MAX = 400 };

struct style {
    const struct theme *theme;
    struct look look; /* takes the place of the session's own */
    int square_px;    /* pixels to a square; 0: not asked for */
    int width_px;     /* of all the picture; 0: not asked for */
    char caption[STYLE_CAPTION_MAX + 1]; /* "off", "on" for the puzzle's
                                            words, or one's own */
    bool transparent;                    /* nothing behind the board */
    const struct slide_page *page;       /* a slide, with the board as a part of
                                            it; NULL: none */
};

enum style_key {
    STYLE_THEME,
    STYLE_PX,
    STYLE_WIDTH,
    STYLE_CAPTION,
    STYLE_FRAME,
    STYLE_TRANSPARENT,
    STYLE_COORDINATES,
    STYLE_NUMBERS,
    STYLE_FIRST_NUMBER,
    STYLE_TRAIL,
    STYLE_FLIP,
    STYLE_NEIGHBOURS,
    STYLE_KEYS
};

/* In the order of enum style_key; none is called like a puzzle's. */
extern const struct control style_controls[];

/* What is used where nothing else is asked for. */
struct style style_usual(void);

/* Sets one by its text form; on refusal nothing is changed. */
bool style_set(struct style *style, int key, const char *value,
               struct error *err);

/* What is not usual, each as " key=value": goes after a run's description. */
void style_format(const struct style *style, struct text *out);

/* The reverse: sets what `line` says of the style, and leaves the other words
 * of the line in `rest`. On refusal *style is unchanged. */
bool style_take(struct style *style, const char *line, struct text *rest,
                struct error *err);

#endif
