/* The pixels of a PNG unpacked, and thrown away, as far as they may go. */
#include "render/file/packing.h"

#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "render/file/chunk.h"

/* Blocks of packed data. A file has room for millions of empty ones, which
 * take a second; those that programs make hold thousands of bytes each. */
enum { PIECES_MAX = 1 << 16 };

/* --- what there should be ------------------------------------------------ */

/* Each row begins with the number of its filter. */
static uint64_t rows(uint64_t width, uint64_t height, unsigned bits)
{
    return width == 0 ? 0 : height * (1 + (width * bits + 7) / 8);
}

/* How many of `n` there are from the first on, at each step. */
static uint64_t part(uint64_t n, unsigned first, unsigned step)
{
    return n > first ? (n - first + step - 1) / step : 0;
}

/* Interlaced, it is seven pictures. */
uint64_t packing_bytes(const uint8_t *head)
{
    static const uint8_t samples[] = { 1, 0, 3, 1, 2, 0, 4 };
    static const uint8_t passes[7][4] = { { 0, 0, 8, 8 }, { 4, 0, 8, 8 },
                                          { 0, 4, 4, 8 }, { 2, 0, 4, 4 },
                                          { 0, 2, 2, 4 }, { 1, 0, 2, 2 },
                                          { 0, 1, 1, 2 } };
    uint32_t width = chunk_number(head), height = chunk_number(head + 4);
    unsigned bits = (unsigned)head[8] * samples[head[9] % sizeof samples];
    uint64_t bytes = 0;

    if (head[12] == 0)
        return rows(width, height, bits);
    for (int i = 0; i < 7; i++)
        bytes += rows(part(width, passes[i][0], passes[i][2]),
                      part(height, passes[i][1], passes[i][3]), bits);
    return bytes;
}

/* --- what there is ------------------------------------------------------- */

struct unpacking {
    z_stream z;
    uint64_t most;
    int pieces;
};

static voidpf get_memory(voidpf unused, uInt n, uInt size)
{
    (void)unused;
    return xcalloc(n, size);
}

static void free_memory(voidpf unused, voidpf memory)
{
    (void)unused;
    free(memory);
}

static bool is_within(const struct unpacking *u, struct error *err)
{
    if (u->z.total_out > u->most)
        return error_set(err, "the PNG is damaged: more is packed in it than "
                              "its pixels");
    return u->pieces <= PIECES_MAX ||
           error_set(err, "the PNG is damaged: it is packed in too many "
                          "pieces");
}

/* Goes on with a chunk. *more: so can the next one. */
static bool unpack(struct unpacking *u, const uint8_t *at, size_t len,
                   bool *more, struct error *err)
{
    Bytef out[1 << 15];
    int state;

    u->z.next_in = (Bytef *)at; /* is only read */
    u->z.avail_in = (uInt)len;
    do {
        u->z.next_out = out;
        u->z.avail_out = sizeof out;
        state = inflate(&u->z, Z_BLOCK); /* stops behind every block */
        u->pieces += u->z.data_type >> 7 & 1;
        if (!is_within(u, err))
            return false;
    } while (state == Z_OK && (u->z.avail_in > 0 || u->z.avail_out == 0));
    *more = state == Z_OK || state == Z_BUF_ERROR;
    return true;
}

static bool unpack_chunks(struct unpacking *u, const uint8_t *at, size_t left,
                          struct error *err)
{
    bool more = true;

    while (more && left >= CHUNK_HEAD + CHUNK_SUM) {
        size_t len = chunk_number(at);

        if (memcmp(at + 4, "IDAT", 4) == 0 &&
            !unpack(u, at + CHUNK_HEAD, len, &more, err))
            return false;
        at += CHUNK_HEAD + len + CHUNK_SUM;
        left -= CHUNK_HEAD + len + CHUNK_SUM;
    }
    return true;
}

bool packing_ends(const void *png, size_t len, struct error *err)
{
    const uint8_t *at = (const uint8_t *)png + CHUNK_FIRST;
    struct unpacking u = { .z = { .zalloc = get_memory, .zfree = free_memory },
                           .most = packing_bytes(at + CHUNK_HEAD) };
    bool ok;

    inflateInit(&u.z);
    ok = unpack_chunks(&u, at, len - CHUNK_FIRST, err);
    inflateEnd(&u.z);
    return ok;
}
