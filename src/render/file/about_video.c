/*
 * Descriptions found again in films, by the few bytes that stand before them:
 * in an MP4 the box of the comment, in a WebM the tag of that name. Both stand
 * before the frames.
 */
#define _GNU_SOURCE /* memmem */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/text.h"
#include "render/file/about.h"
#include "render/file/chunk.h"

static enum about_found take(const unsigned char *at, size_t left, size_t len,
                             struct text *run)
{
    if (len > left)
        return ABOUT_DAMAGED;
    text_add_bytes(run, at, len);
    return ABOUT_FOUND;
}

/* Behind it the size of a box called "data", its kind, a place, the words. */
enum about_found about_mp4(const void *bytes, size_t size, struct text *run)
{
    enum { KEY = 4, HEAD = 16 };
    const unsigned char *from = bytes, *at;
    size_t left, len;

    if (size < 8 || memcmp(from + 4, "ftyp", 4) != 0)
        return ABOUT_FOREIGN;
    at = memmem(bytes, size,
                "\xA9"
                "cmt",
                KEY);
    if (!at)
        return ABOUT_NONE;
    at += KEY;
    left = size - (size_t)(at - from);
    if (left < HEAD || memcmp(at + 4, "data", 4) != 0)
        return ABOUT_DAMAGED;
    len = chunk_number(at);
    if (len < HEAD)
        return ABOUT_DAMAGED;
    return take(at + HEAD, left - HEAD, len - HEAD, run);
}

/* A number whose first byte tells by its zeros how many more belong to it; 0,
 * and *len 0, if it is longer than any of ours. */
static size_t take_number(const unsigned char *at, size_t left, size_t *len)
{
    size_t n = left && at[0] & 0x80 ? 1 : left && at[0] & 0x40 ? 2 : 3;
    size_t value = 0;

    *len = left < n || !(at[0] & 0xE0) ? 0 : n;
    for (size_t i = 0; i < *len; i++)
        value = value << 8 | (i ? at[i] : at[0] & (0xFFu >> n));
    return value;
}

enum about_found about_webm(const void *bytes, size_t size, struct text *run)
{
    static const char key[] = "\x45\xA3\x87"
                              "COMMENT\x44\x87";
    const unsigned char *from = bytes, *at;
    size_t left, words, len;

    if (size < 4 || memcmp(from, "\x1A\x45\xDF\xA3", 4) != 0)
        return ABOUT_FOREIGN;
    at = memmem(bytes, size, key, sizeof key - 1);
    if (!at)
        return ABOUT_NONE;
    at += sizeof key - 1;
    left = size - (size_t)(at - from);
    words = take_number(at, left, &len);
    return len ? take(at + len, left - len, words, run) : ABOUT_DAMAGED;
}
