/* Words of a slide in lines: paragraphs and lists, as wide as there is room. */
#ifndef CHEQUER_TYPESET_H
#define CHEQUER_TYPESET_H

#include "scene/scene.h"

/* Words that are set in one way. */
struct typeset {
    const char *words; /* newlines between paragraphs, see SLIDE_ITEM */
    enum face face;
    enum anchor anchor; /* left, or in the middle of the width */
    enum ink ink;
    float em, width;
};

/* How high the words are. */
float typeset_height(const struct typeset *t);

/* Is there a word that is wider than all there is? */
bool typeset_spills(const struct typeset *t);

/* Adds them to the scene, from `corner` on. */
void typeset_draw(const struct typeset *t, struct vec corner, struct scene *sc);

#endif
