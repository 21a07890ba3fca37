/* Two lists that grow, and questions about one of them. */
#include "solve/construct/patchwork.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"

void patchwork_init(struct patchwork *pw)
{
    *pw = (struct patchwork){ 0 };
}

void patchwork_free(struct patchwork *pw)
{
    free(pw->patches);
    free(pw->seams);
}

int patchwork_finest(const struct patchwork *pw)
{
    int finest = 0;

    for (size_t i = 0; i < pw->npatches; i++)
        if (pw->patches[i].level > finest)
            finest = pw->patches[i].level;
    return finest;
}

size_t patchwork_count(const struct patchwork *pw, int level)
{
    size_t n = 0;

    for (size_t i = 0; i < pw->npatches; i++)
        n += pw->patches[i].level == level;
    return n;
}

void patchwork_add(struct patchwork *pw, struct patch patch)
{
    pw->patches = grow(pw->patches, pw->npatches, &pw->patches_cap,
                       sizeof *pw->patches);
    pw->patches[pw->npatches++] = patch;
}

void patchwork_sew(struct patchwork *pw, const struct seam *seam)
{
    pw->seams = grow(pw->seams, pw->nseams, &pw->seams_cap, sizeof *pw->seams);
    pw->seams[pw->nseams++] = *seam;
}

void seam_remove(struct seam *s, int from, int to)
{
    assert(s->nremoved < SEAM_MOVES_MAX);
    s->removed[s->nremoved][0] = from;
    s->removed[s->nremoved++][1] = to;
}

void seam_add(struct seam *s, int from, int to)
{
    assert(s->nadded < SEAM_MOVES_MAX);
    s->added[s->nadded][0] = from;
    s->added[s->nadded++][1] = to;
}
