/*
 * Who is who on a board: of several things of one kind, such as rings, parts
 * or pieces, each has a colour and, since colours alone would not do, letters.
 */
#ifndef CHEQUER_BADGE_H
#define CHEQUER_BADGE_H

#include "scene/ink.h"

enum ink badge_ink(int which);

/* A to Z, then AA, AB ... */
void badge_letters(int which, char out[8]);

#endif
