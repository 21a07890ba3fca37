/*
 * A GIF of the run, made while the window goes on: a bar tells how far it is,
 * Esc ends it. Meanwhile the run itself is left alone.
 */
#ifndef CHEQUER_CAMERA_H
#define CHEQUER_CAMERA_H

#include <stddef.h>

#include "base/text.h"

struct film;
struct format;
struct runs;
struct stage;
struct toast;

struct camera {
    struct film *film; /* owned; NULL: none is being made */
    size_t here;       /* the moment that is being looked at */
    struct text bytes; /* of the file, when it is complete */
};

void camera_init(struct camera *f);
void camera_free(struct camera *f);

/* Nothing but the run is needed; what cannot be filmed is said. */
void camera_begin(struct camera *f, struct runs *r, const struct format *format,
                  struct toast *toast);
void camera_cancel(struct camera *f, struct runs *r, struct toast *toast);

/* Goes on for a part of a frame; when it is complete, the file is saved. */
void camera_tick(struct camera *f, struct runs *r, struct toast *toast);

void camera_draw(const struct camera *f, const struct stage *st);

#endif
