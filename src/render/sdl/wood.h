/*
 * Wood, made by arithmetic: fibres, growth rings and pores as a small change
 * of brightness around a colour, which the wood has on average. The same
 * everywhere and every time.
 */
#ifndef CHEQUER_WOOD_H
#define CHEQUER_WOOD_H

#include <stdint.h>

#include "scene/theme.h"

enum wood_kind { WOOD_LIGHT, WOOD_DARK, WOOD_FRAME };

enum { WOOD_SIDE = 512 };

/* WOOD_SIDE rows of WOOD_SIDE pixels, SDL_PIXELFORMAT_ARGB8888, that fit
 * together at opposite edges. The fibres run along the rows. The caller frees
 * them. */
uint32_t *wood_make(enum wood_kind kind, struct rgba colour);

/* Half as large: the same wood from twice as far. `side` is the old size. */
void wood_halve(uint32_t *argb, int side);

#endif
