/* How much the pixels of a PNG unpack to. */
#ifndef CHEQUER_PACKING_H
#define CHEQUER_PACKING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct error;

/* Bytes that the rows of a picture unpack to. `head` is what its chunk IHDR
 * holds, of a kind of pixels that there is. */
uint64_t packing_bytes(const uint8_t *head);

/*
 * False, with *err filled in, if more is packed than that, or in more pieces
 * than any program makes: libpng would unpack all of it, a thousand times the
 * file. What is damaged otherwise libpng tells. `png` is a file of whole
 * chunks whose head is sound; unpacking takes no longer than the pixels and
 * the file are large.
 */
bool packing_ends(const void *png, size_t len, struct error *err);

#endif
