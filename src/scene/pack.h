/* A scene as bytes, to be handed from one thread to another. */
#ifndef CHEQUER_PACK_H
#define CHEQUER_PACK_H

#include <stddef.h>

struct scene;
struct text;

/* Appends to `out`. */
void scene_pack(const struct scene *sc, struct text *out);

/* What was packed takes the place of all that is in *sc. */
void scene_unpack(struct scene *sc, const struct text *bytes);

#endif
