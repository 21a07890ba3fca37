/* All that decides how a picture looks, besides the moment it shows. */
#ifndef CHEQUER_STYLE_H
#define CHEQUER_STYLE_H

#include "session/session.h"

struct theme;

enum { STYLE_PX_MAX = 512 };

struct style {
    const struct theme *theme;
    struct look look;           /* takes the place of the session's own */
    int square_px;              /* pixels to a square; 0: a size that suits */
};

/* What is used where nothing else is asked for. */
struct style style_usual(void);

#endif
