/*
 * An animated GIF, frame by frame, into memory. All frames share a palette;
 * each but the first holds only the rectangle that changed, and in it only
 * the pixels that did.
 */
#ifndef CHEQUER_GIF_H
#define CHEQUER_GIF_H

#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

#include "scene/theme.h"

struct error;
struct gif;
struct palette;
struct text;

enum {
    GIF_SIDE_MAX = 4096,
    GIF_FRAMES_MAX = 4096,
    GIF_LOOP_MAX = 65535,
    GIF_DELAY_MIN = 2, /* viewers slow down what is faster */
    GIF_DELAY_MAX = 65535
};

/* Of all frames together: what is drawn, looked at and waited for. */
#define GIF_PIXELS_MAX 2500000000.0

struct gif_head {
    int width, height;
    int loop;            /* how often it is repeated; 0: for ever */
    const char *comment; /* ASCII or UTF-8; NULL: none */
};

/* Can it be made at all? On refusal *err says what is allowed. */
bool gif_possible(double width, double height, double frames,
                  struct error *err);

/* Appends to `out` from now to gif_end. The palette has been chosen, from
 * the frames to come; both must outlive the gif. NULL on failure. */
struct gif *gif_begin(const struct gif_head *head, struct palette *palette,
                      struct text *out, struct error *err);

/* A frame, in SDL_PIXELFORMAT_RGBA32, and for how many hundredths of a second
 * it is shown. */
bool gif_add(struct gif *g, const SDL_Surface *frame, int delay,
             struct error *err);

/* Ends the file and frees `g`, in any case. */
bool gif_end(struct gif *g, struct error *err);

/* Frees `g`, whose bytes are not wanted any more; it may be NULL. */
void gif_drop(struct gif *g);

/* --- palette.c: the few colours of a GIF --------------------------------- */

/*
 * Chosen from all that its frames use: the most frequent ones, so that large
 * areas are exact, then again and again the colour that is farthest from all
 * chosen so far, so that none is far off. The same frames always give the same
 * palette.
 */
enum { PALETTE_MAX = 255 };

struct palette *palette_create(void);
void palette_destroy(struct palette *p);

/* Count the colours of a surface in SDL_PIXELFORMAT_RGBA32. */
void palette_count(struct palette *p, const SDL_Surface *s);

/* After all surfaces have been counted. */
void palette_choose(struct palette *p);

int palette_size(const struct palette *p);
struct rgba palette_at(const struct palette *p, int index);

/* The nearest chosen colour to each of `n` pixels. */
void palette_map(struct palette *p, const uint8_t *rgba, int n, uint8_t *index);

#endif
