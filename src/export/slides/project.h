/*
 * A slide on an area of any shape: where its boards and words lie, and how
 * large the letters are. Window, pictures and pages share it, so that a slide
 * looks the same wherever it is shown. Lengths are pixels, or whatever one
 * unit of the area is.
 */
#ifndef CHEQUER_PROJECT_H
#define CHEQUER_PROJECT_H

#include "base/text.h"
#include "export/slides/show.h"
#include "scene/scene.h"

struct look;

/* A slide whose runs are at the moments to be shown. */
struct projection {
    const struct slide *slide;
    struct session *const *runs; /* as many as the slide has */
    struct text heading, caption, labels[SLIDE_RUNS]; /* owned: as they read
                                                         at these moments */
};

/* To be freed. The session may move on afterwards: the words stay. */
void projection_init(struct projection *p, const struct slide *slide,
                     struct session *const *runs);
void projection_free(struct projection *p);

/* Where all of it lies. */
struct slide_lay {
    struct box ground; /* what is behind the words: all, or beside a board */
    struct box head;   /* above the words: for whose slide it is */
    struct box heading, caption;
    struct box boards[SLIDE_RUNS], labels[SLIDE_RUNS];
    float em; /* the size of the caption's letters */
};

/* `head` is the height of the line above the words; letters get no larger than
 * `most`. */
struct slide_lay projection_lay(const struct projection *p, struct box area,
                                float head, float most);

/* The words in their places; `ink` is that of the caption. */
void projection_draw_words(const struct projection *p,
                           const struct slide_lay *lay, enum ink ink,
                           struct scene *sc);

/* The board of run `i` in its place. */
void projection_draw_board(const struct projection *p,
                           const struct slide_lay *lay, int i,
                           const struct look *look, struct scene *sc);

#endif
