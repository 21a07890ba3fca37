/* Words below a board, as large as suits it, in as many lines as they take. */
#ifndef CHEQUER_CAPTION_H
#define CHEQUER_CAPTION_H

#include "scene/scene.h"

enum { CAPTION_PARAGRAPHS = 2 };

/* Everything in units of the board. */
struct caption {
    struct {
        enum face face;
        enum ink ink;
        const char *words;
    } at[CAPTION_PARAGRAPHS];
    float width; /* there is for the lines */
    float least; /* the smallest letters that can be read */
};

/* How high it is, with some room above and below; 0 if there are no words. */
float caption_height(const struct caption *c);

/* Adds it at the scene's present place, from `top` downwards. */
void caption_draw(const struct caption *c, float top, struct scene *sc);

#endif
