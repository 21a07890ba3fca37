/*
 * PNG by SDL_image into memory: its own writing to files reports success even
 * when the disk is full. SDL_image knows no words, so their chunks are put
 * in afterwards, right behind the header.
 */
#include "render/file/png.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#include <SDL_image.h>

#include "base/error.h"
#include "base/text.h"
#include "render/file/about.h"

enum { HEADER_SIZE = 8 + 25 }; /* signature and the IHDR chunk */

static Sint64 sink_size(SDL_RWops *rw)
{
    return (Sint64)((struct text *)rw->hidden.unknown.data1)->len;
}

static Sint64 sink_seek(SDL_RWops *rw, Sint64 offset, int whence)
{
    (void)rw, (void)offset, (void)whence;
    return SDL_SetError("cannot seek");
}

static size_t sink_read(SDL_RWops *rw, void *to, size_t size, size_t n)
{
    (void)rw, (void)to, (void)size, (void)n;
    return 0;
}

static size_t sink_write(SDL_RWops *rw, const void *from, size_t size, size_t n)
{
    text_add_bytes(rw->hidden.unknown.data1, from, size * n);
    return n;
}

static int sink_close(SDL_RWops *rw)
{
    SDL_FreeRW(rw);
    return 0;
}

static SDL_RWops *sink_open(struct text *to)
{
    SDL_RWops *rw = SDL_AllocRW();
    if (rw == NULL)
        return NULL;
    rw->size = sink_size;
    rw->seek = sink_seek;
    rw->read = sink_read;
    rw->write = sink_write;
    rw->close = sink_close;
    rw->type = SDL_RWOPS_UNKNOWN;
    rw->hidden.unknown.data1 = to;
    return rw;
}

static void add_u32(struct text *out, uint32_t v)
{
    unsigned char bytes[4] = { (unsigned char)(v >> 24),
                               (unsigned char)(v >> 16),
                               (unsigned char)(v >> 8), (unsigned char)v };
    text_add_bytes(out, bytes, 4);
}

/* `body` begins with the four letters of the chunk's type. */
static void add_chunk(struct text *out, const struct text *body)
{
    add_u32(out, (uint32_t)(body->len - 4));
    text_add_bytes(out, body->at, body->len);
    add_u32(out, SDL_crc32(0, body->at, body->len));
}

static bool is_ascii(const char *s)
{
    for (; *s != '\0'; s++)
        if ((unsigned char)*s >= 128)
            return false;
    return true;
}

/* tEXt holds Latin-1 only, so other words go into iTXt, which is UTF-8. */
static void add_words(struct text *out, const char *key, const char *words)
{
    struct text body;
    if (words == NULL || *words == '\0')
        return;
    text_init(&body);
    text_add(&body, is_ascii(words) ? "tEXt" : "iTXt");
    text_add_bytes(&body, key, strlen(key) + 1);
    if (!is_ascii(words)) /* flags, language, translated key: none */
        text_add_bytes(&body, "\0\0\0", 4);
    text_add(&body, words);
    add_chunk(out, &body);
    text_free(&body);
}

/* How large it is on paper: dots a metre, both ways. */
static void add_size(struct text *out, float dpi)
{
    uint32_t metre = (uint32_t)lroundf(dpi / 0.0254f);
    struct text body;
    if (!(dpi > 0))
        return;
    text_init(&body);
    text_add(&body, "pHYs");
    add_u32(&body, metre);
    add_u32(&body, metre);
    text_add_bytes(&body, "\1", 1);
    add_chunk(out, &body);
    text_free(&body);
}

bool png_encode(SDL_Surface *s, const struct about *about, struct text *out,
                struct error *err)
{
    struct text raw;
    text_init(&raw);
    SDL_RWops *rw = sink_open(&raw);
    bool ok = rw != NULL && IMG_SavePNG_RW(s, rw, 0) == 0 &&
              raw.len > HEADER_SIZE;
    if (rw != NULL)
        SDL_RWclose(rw);
    if (ok) {
        text_add_bytes(out, raw.at, HEADER_SIZE);
        if (about != NULL) {
            add_size(out, about->dpi);
            add_words(out, "Title", about->title);
            add_words(out, "chequer", about->run);
        }
        text_add_bytes(out, raw.at + HEADER_SIZE, raw.len - HEADER_SIZE);
    } else {
        error_set(err, "cannot make the PNG: %s", SDL_GetError());
    }
    text_free(&raw);
    return ok;
}
