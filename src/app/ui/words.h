/* Words in a given width: broken into lines, or cut short with an ellipsis. */
#ifndef CHEQUER_WORDS_H
#define CHEQUER_WORDS_H

#include <stddef.h>

#include "scene/scene.h"

/* How wide text is. A function, so that nothing here needs a font. */
struct metrics {
    float (*width)(void *ctx, enum face face, int px, const char *utf8,
                   size_t len);
    void *ctx;
};

struct type { /* what the words are set in */
    enum face face;
    int px;
};

struct line {
    size_t first, len;
}; /* bytes of the text */

enum { WORDS_LINES = 64, WORDS_CUT = 512 };

float words_width(const struct metrics *m, struct type t, const char *text);

/* Breaks at spaces and newlines, inside a word only where it alone is too
 * wide. Returns the number of lines, at most WORDS_LINES. */
int words_wrap(const struct metrics *m, struct type t, const char *text,
               float width, struct line out[WORDS_LINES]);

/* As much of the text as fits in `width`, with an ellipsis if cut. */
void words_cut(const struct metrics *m, struct type t, const char *text,
               float width, char out[WORDS_CUT]);

#endif
