/*
 * The fonts we write with: DejaVu Sans, Sans Bold and Sans Mono, from the
 * system. Only fonts with the arrows and signs we use will do.
 */
#ifndef CHEQUER_FONT_H
#define CHEQUER_FONT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL_ttf.h>

#include "scene/scene.h"

struct error;
struct fonts;
struct lacking;
struct typeface;

/* `path` names the Sans file, or NULL to look in the usual places (first
 * $CHEQUER_FONT). NULL with *err filled in if there is none to be had. */
struct fonts *fonts_open(const char *path, struct error *err);
void fonts_close(struct fonts *fonts);

/* The same fonts once more, for another thread to write with; `of` is to
 * outlive them. The library opens and closes fonts one at a time, which both
 * see to; opening and closing the twin is for the first thread. */
struct fonts *fonts_twin(struct fonts *of);

/* The file that the face is read from. */
const char *fonts_path(const struct fonts *fonts, enum face face);

/* The font of that face with an em of `px` pixels, opened once. */
TTF_Font *fonts_get(struct fonts *fonts, enum face face, int px);

/* Closes those of sizes that have not been asked for lately. */
void fonts_rest(struct fonts *fonts);

/* Closes all of them; and the outlines below, with all that is kept of such
 * anywhere, unless there are other fonts, in which somebody may be drawing. No
 * thread may be about to open any. */
void fonts_forget(struct fonts *fonts);

/* The same font's outlines; NULL if its file is there no more. */
const struct typeface *fonts_face(struct fonts *fonts, enum face face);

/* A font of the system for a character that ours lack, bold where the face is,
 * NULL if there is none. `lang` is as in render/letters/fallback.h. */
const struct typeface *fonts_other(struct fonts *fonts, enum face face,
                                   uint32_t character, const char *lang);

/* Where to note what no font has; the fonts and their twins tell nobody
 * without. It is to outlive them. */
void fonts_tell(struct fonts *fonts, struct lacking *whom);
void fonts_lack(struct fonts *fonts, uint32_t character);

/* Width of the first `len` bytes in pixels, in that font alone; see
 * render/letters/letters.h. */
int fonts_width(struct fonts *fonts, enum face face, int px, const char *utf8,
                size_t len);

#endif
