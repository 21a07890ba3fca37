/* A PNG as shades of grey, for those who ask what is dark in it. */
#ifndef CHEQUER_SHADES_H
#define CHEQUER_SHADES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct error;

/* So many are read within a second, whatever they are and however packed. */
enum { SHADES_SIDE_MAX = 8192, SHADES_MILLIONS_MAX = 10 };

struct shades {
    int width, height;
    uint8_t *at; /* owned; by rows from the top, 0 black to 255 white */
};

/* Do the bytes begin as a PNG does? */
bool shades_meant(const void *bytes, size_t len);

/* Only the size, which takes no time: *out has no pixels, and there is nothing
 * to free. */
bool shades_size(struct shades *out, const void *bytes, size_t len,
                 struct error *err);

/* What is transparent is seen on white. On refusal there is nothing to
 * free. */
bool shades_read(struct shades *out, const void *bytes, size_t len,
                 struct error *err);
void shades_free(struct shades *s);

/* The mean of the pixels from x0 and y0 up to but not x1 and y1. */
int shades_mean(const struct shades *s, int x0, int y0, int x1, int y1);

#endif
