/*
 * A tour that is put together from small ones: the patches they were made
 * for, and the seams between them.
 */
#include <math.h>
#include <stdlib.h>

#include "modules/tour/watch/glimpse.h"
#include "scene/badge.h"
#include "solve/construct/patchwork.h"

static struct box patch_box(const struct scene *sc, const struct puzzle *pz,
                            const struct patch *p)
{
    int files = pz->aim.board.files;
    struct box a = scene_square_box(sc, p->rank * files + p->file);
    struct box b = scene_square_box(sc, (p->rank + p->ranks - 1) * files +
                                            p->file + p->files - 1);
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);

    return (struct box){ x, y, (float)p->files, (float)p->ranks };
}

/* The smallest patches, and as strong lines those that a seam has made. */
void glimpse_draw_patches(const struct puzzle *pz, const struct view *view,
                          const struct patchwork *pw, int made,
                          struct scene *sc)
{
    float width = fmaxf(0.04f, (float)view->side / 400);
    int finest = patchwork_finest(pw);
    bool many = patchwork_count(pw, finest) > GLIMPSE_PATCHES_MAX;

    for (size_t i = 0; i < pw->npatches; i++) {
        const struct patch *p = &pw->patches[i];

        if (p->level != made && (p->level != finest || many))
            continue;
        scene_outline(sc, patch_box(sc, pz, p), 0,
                      p->level == made ? 2.5f * width : width, INK_LABEL);
    }
}

/* Where squares are too small for letters, one for each patch. */
void glimpse_draw_patch_letters(const struct puzzle *pz,
                                const struct patchwork *pw,
                                const struct past_glimpse *g, struct scene *sc)
{
    int *group = glimpse_groups(pz, g), finest = patchwork_finest(pw);

    for (size_t i = 0; i < pw->npatches; i++) {
        const struct patch *p = &pw->patches[i];
        struct box b = patch_box(sc, pz, p);
        struct vec at = { b.x + b.w / 2, b.y + b.h / 2 };
        int part = group[(p->rank + 1) * pz->aim.board.files + p->file + 1];
        char letters[8];

        if (p->level != finest || part < 0)
            continue;
        badge_letters(part, letters);
        scene_bead(sc, at, 1.3f, 0);
        scene_text(sc, at, 1.5f, 2.4f, FACE_BOLD, ANCHOR_CENTRE,
                   badge_ink(part), letters);
    }
    free(group);
}

void glimpse_seams(const struct view *view, int *from, int *to)
{
    *to = *from = (int)watch_number(view, WATCH_TURN);
    if (watch_note(view).kind == NOTE_WORK)
        *from = (int)watch_number(view, WATCH_TURN_BEFORE);
}

static void draw_dashes(struct scene *sc, int from, int to, enum ink ink)
{
    struct vec a = scene_square(sc, from), b = scene_square(sc, to);
    enum { DASHES = 7 };

    for (int i = 0; i < DASHES; i += 2) {
        float s = (float)i / DASHES, e = (float)(i + 1) / DASHES;
        struct vec pts[2] = { { a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s },
                              { a.x + (b.x - a.x) * e,
                                a.y + (b.y - a.y) * e } };

        scene_polyline(sc, pts, 2, 0.09f, 0.03f, ink);
    }
}

/* On a large board a ring shows where to look. */
static void draw_lens(int seen, const struct seam *s, struct scene *sc)
{
    struct vec at = { 0, 0 };
    float side = (float)seen;

    for (int i = 0; i < s->nadded; i++)
        for (int end = 0; end < 2; end++) {
            struct vec v = scene_square(sc, s->added[i][end]);

            at.x += v.x / (float)(2 * s->nadded);
            at.y += v.y / (float)(2 * s->nadded);
        }
    scene_ring(sc, at, 4, side / 80, INK_CASING);
    scene_ring(sc, at, 4, side / 160, INK_SOLVED);
}

static void draw_seam(const struct seam *s, struct scene *sc)
{
    for (int i = 0; i < s->nremoved; i++)
        draw_dashes(sc, s->removed[i][0], s->removed[i][1], INK_CONFLICT);
    for (int i = 0; i < s->nadded; i++) {
        struct vec pts[2] = { scene_square(sc, s->added[i][0]),
                              scene_square(sc, s->added[i][1]) };

        scene_polyline(sc, pts, 2, 0.13f, 0.04f, INK_SOLVED);
    }
}

void glimpse_draw_seams(const struct puzzle *pz, const struct view *view,
                        const struct patchwork *pw, struct scene *sc)
{
    int from, to;

    glimpse_seams(view, &from, &to);
    for (; from < to; from++) {
        draw_seam(&pw->seams[from], sc);
        if (glimpse_longer_side(pz) > GLIMPSE_LETTERS_MAX)
            draw_lens(view->side, &pw->seams[from], sc);
    }
}
