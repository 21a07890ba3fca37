/* A slide as a picture: all those of a show are of one size. */
#ifndef CHEQUER_SLIDE_PAGE_H
#define CHEQUER_SLIDE_PAGE_H

#include <stdbool.h>

#include "export/slides/show.h"
#include "scene/scene.h"

struct look;
struct text;

/* Width by height. */
enum aspect { ASPECT_16_9, ASPECT_4_3, ASPECTS };

extern const char *const aspect_names[]; /* "16:9"; ends NULL */

struct slide_page {
    const struct show *show;
    size_t at; /* the slide */
    enum aspect aspect;
    struct session *runs[SLIDE_RUNS]; /* lent */

    /* The moments of each run from which to which it is shown, and the run
     * that is gone through: the other one keeps pace with it. */
    size_t from[SLIDE_RUNS], last[SLIDE_RUNS];
    int lead;
};

/* In pixels, if it is `width` wide; 0: as wide as suits a projector. */
struct vec slide_page_size(const struct slide_page *page, int width);

void slide_page_draw(const struct slide_page *page, struct vec size,
                     const struct look *look, bool transparent,
                     struct scene *sc);

/* Does it show the board of a run? */
bool slide_page_has_board(const struct slide_page *page);

/* What it is called: by its heading, or the show's title. */
const char *slide_page_title(const struct slide_page *page);

/* Its words, and what its boards show at these moments; appends to `out`. */
void slide_page_tell(const struct slide_page *page, struct text *out);

#endif
