/*
 * A page of the manual laid out for a width: every line of it in pieces of one
 * style, with their places from the page's top. Made once, and drawn as often
 * as the page is scrolled.
 */
#ifndef CHEQUER_FLOW_H
#define CHEQUER_FLOW_H

#include <stddef.h>

#include "app/ui/ui.h"
#include "export/manual/markup.h"

struct flow_piece {
    size_t span;       /* of the mark-up */
    size_t first, len; /* bytes of its text */
    struct vec at;     /* left end, middle of the line */
    float width;
};

struct flow_block {
    float y, h;
    size_t first, n; /* of its pieces */
};

/* All zero to begin with. */
struct flow {
    struct markup markup;
    struct flow_block *blocks; /* owned: one for each of the mark-up's */
    struct flow_piece *pieces; /* owned */
    size_t npieces, pieces_cap;
    float height;

    const char *source; /* what was laid out, for this: */
    float width, scale;
};

/* Lays the text out, unless that has been done. `source` lives on. */
void flow_lay(struct flow *f, const struct ui *ui, const char *source,
              float width);
void flow_free(struct flow *f);

/* How the words of a piece are set. */
struct type flow_type(const struct flow *f, const struct ui *ui, size_t block,
                      size_t piece);

/* The blocks between two heights of the page: *last is one behind them. */
void flow_between(const struct flow *f, float top, float bottom, size_t *first,
                  size_t *last);

/* How far words of a block are moved in, and from line to line. */
float flow_indent(const struct ui *ui, const struct mark_block *block);
float flow_pitch(const struct ui *ui, const struct mark_block *block);

#endif
