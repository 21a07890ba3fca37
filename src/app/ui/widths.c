/* A table in which each width has one place; who comes later has it. */
#include "app/ui/widths.h"

#include <string.h>

#include "base/hash.h"

static uint64_t key_of(enum face face, int px, const char *utf8, size_t len)
{
    int look[2] = { (int)face, px };
    uint64_t key = hash_bytes(hash_bytes(0, look, sizeof look), utf8, len);

    return key ? key : 1;
}

static float width(void *ctx, enum face face, int px, const char *utf8,
                   size_t len)
{
    struct widths *w = ctx;
    uint64_t key = key_of(face, px, utf8, len);
    size_t at = key % WIDTHS_KEPT;

    if (w->known[at].key != key) {
        w->known[at].width = w->of.width(w->of.ctx, face, px, utf8, len);
        w->known[at].key = key;
    }
    return w->known[at].width;
}

void widths_init(struct widths *w, struct metrics of)
{
    memset(w, 0, sizeof *w);
    w->of = of;
}

struct metrics widths_metrics(struct widths *w)
{
    return (struct metrics){ width, w };
}
