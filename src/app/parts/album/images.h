/*
 * One page and what becomes of it when it is turned and mirrored: which images
 * are equal, and which of them are pages of the album too. Those are looked for
 * a slice at a time, since an album can be long.
 */
#ifndef CHEQUER_IMAGES_H
#define CHEQUER_IMAGES_H

#include <stdbool.h>

#include "chess/symmetry.h"
#include "puzzle/page.h"

struct session;

struct images {
    int page;                      /* of which; 0: of none yet */
    int n;                         /* how many symmetries the board has */
    int different;                 /* images among them */
    enum symmetry by[SYMMETRIES];  /* in the order in which they are shown */
    struct page image[SYMMETRIES]; /* owned, n of them */
    int same[SYMMETRIES];          /* the first that is equal */
    int number[SYMMETRIES];        /* as a page of the album; 0: none known */
    long sought;                   /* pages looked at so far ... */
    bool over;                     /* ... and there are no more to look at */
    bool cut;                      /* ... or more than anyone waits for */
    int last;                      /* of the album, when it was seen last */
};

enum { IMAGES_SOUGHT = 1000000 }; /* pages that are looked at, at most */

/* Can the pages be turned? A single row can hardly. */
bool images_possible(const struct session *ss);

/* Those of the page shown, unless they are that already. False if there is
 * none. */
bool images_find(struct images *im, const struct session *ss);
void images_free(struct images *im);

/* Looks at some more pages. False if there was none to look at. */
bool images_seek(struct images *im, const struct session *ss);

#endif
