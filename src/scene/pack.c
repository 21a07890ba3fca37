/* A scene is plain structs and a block of data they name by offset: as it is,
 * it can be copied. */
#include "scene/pack.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "scene/scene.h"

static size_t draws_bytes(const struct scene *sc)
{
    return sc->ndraws * sizeof *sc->draws;
}

void scene_pack(const struct scene *sc, struct text *out)
{
    text_add_bytes(out, (const char *)sc, sizeof *sc);
    text_add_bytes(out, (const char *)sc->draws, draws_bytes(sc));
    text_add_bytes(out, (const char *)sc->data, sc->ndata);
}

void scene_unpack(struct scene *sc, const struct text *bytes)
{
    struct scene now;

    assert(bytes->len >= sizeof now);
    memcpy(&now, bytes->at, sizeof now);
    assert(bytes->len == sizeof now + draws_bytes(&now) + now.ndata);
    now.draws_cap = now.ndraws;
    now.data_cap = now.ndata;
    now.draws = xmalloc(draws_bytes(&now) + 1);
    now.data = xmalloc(now.ndata + 1);
    memcpy(now.draws, bytes->at + sizeof now, draws_bytes(&now));
    memcpy(now.data, bytes->at + sizeof now + draws_bytes(&now), now.ndata);
    scene_free(sc);
    *sc = now;
}
