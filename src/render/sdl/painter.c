/*
 * The painter: what it keeps, and the frame around one drawing. A picture is
 * kept from the second time on that a scene is drawn in the same place: those
 * that are drawn only once, as for a file, are spared the cost.
 */
#include "render/sdl/painter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "render/sdl/canvas.h"

enum { PICTURES = 3, COATS = 4, CACHE_BYTES = 96 << 20 };

/* Everything but the scene that decides how it looks. */
struct place {
    struct vec origin, extent;
    float unit;
    int theme;
    SDL_Rect visible;
};

struct picture {
    struct place place;
    unsigned used;        /* 0: the slot is free */
    SDL_Texture *texture; /* owned; NULL: drawn only once so far */
    SDL_Rect at;          /* where it goes, in pixels */
    struct scene shows;   /* owned: only draws and data */
};

_Static_assert((int)PAINTER_RECTS == (int)CHANGES_MAX, "as many as are found");

/* A coat as it is on the target. */
struct shown {
    struct place place;
    struct scene scene; /* owned: only draws and data */
};

struct painter {
    struct canvas canvas; /* theme, place and unit: of this drawing */
    struct picture pictures[PICTURES];
    unsigned clock;
    struct shown shown[COATS];
    int nshown; /* 0: nobody knows what the target shows */
};

static void picture_free(struct picture *p)
{
    if (p->texture != NULL)
        SDL_DestroyTexture(p->texture);
    scene_free(&p->shows);
    memset(p, 0, sizeof *p);
}

static struct place place_of(const struct canvas *c, const struct scene *sc)
{
    struct place place;
    memset(&place, 0, sizeof place);
    place.origin = c->origin;
    place.extent = sc->extent;
    place.unit = c->unit;
    place.theme = theme_index(c->theme);
    place.visible = c->visible;
    return place;
}

/* The picture in that place, or the one unused for longest. */
static struct picture *find(struct painter *of, const struct place *place)
{
    struct picture *oldest = &of->pictures[0];
    for (struct picture *p = of->pictures; p < of->pictures + PICTURES; p++) {
        if (p->used != 0 && memcmp(&p->place, place, sizeof *place) == 0)
            return p;
        if (p->used < oldest->used)
            oldest = p;
    }
    picture_free(oldest);
    return oldest;
}

static void remember(struct scene *to, const struct scene *from)
{
    if (from->ndraws > to->draws_cap) {
        to->draws_cap = 2 * from->ndraws;
        to->draws = xrealloc(to->draws, to->draws_cap, sizeof *to->draws);
    }
    if (from->ndata > to->data_cap) {
        to->data_cap = 2 * from->ndata;
        to->data = xrealloc(to->data, to->data_cap, 1);
    }
    to->ndraws = from->ndraws;
    to->ndata = from->ndata;
    if (from->ndraws > 0)
        memcpy(to->draws, from->draws, from->ndraws * sizeof *to->draws);
    if (from->ndata > 0)
        memcpy(to->data, from->data, from->ndata);
}

/* All of the scene within `r`, from the ground up. */
static void draw_within(struct canvas *c, const struct scene *sc, SDL_Rect r)
{
    SDL_Rect before = c->visible;
    c->visible = r;
    canvas_fill(c, r, c->theme->ink[INK_BACK]);
    canvas_walk(c, sc);
    c->visible = before;
}

static bool make_texture(struct canvas *c, struct picture *p)
{
    p->texture = SDL_CreateTexture(c->to, SDL_PIXELFORMAT_ARGB8888,
                                   SDL_TEXTUREACCESS_TARGET, p->at.w, p->at.h);
    if (p->texture == NULL)
        return false;
    SDL_SetTextureBlendMode(p->texture, SDL_BLENDMODE_NONE);
    return true;
}

/* Brings the picture up to date; `fresh` if it shows nothing yet. */
static void update(struct canvas *c, struct picture *p, const struct scene *sc,
                   bool fresh)
{
    struct canvas on = *c;
    struct changes changes = { .all = fresh };
    on.origin.x -= (float)p->at.x;
    on.origin.y -= (float)p->at.y;
    on.visible = (SDL_Rect){ 0, 0, p->at.w, p->at.h };
    if (!fresh)
        changes_find(&on, &p->shows, sc, &changes);
    if (changes.all) {
        changes.at[0] = on.visible;
        changes.n = 1;
    }
    if (changes.n == 0)
        return;
    SDL_Texture *before = SDL_GetRenderTarget(c->to);
    if (SDL_SetRenderTarget(c->to, p->texture) != 0)
        on.failed = true;
    for (int i = 0; i < changes.n; i++)
        draw_within(&on, sc, changes.at[i]);
    SDL_SetRenderTarget(c->to, before);
    c->failed = on.failed;
    remember(&p->shows, sc);
}

/* Draws a scene on ground in the theme's INK_BACK. */
static void draw_kept(struct painter *of, const struct scene *sc)
{
    struct canvas *c = &of->canvas;
    struct place place = place_of(c, sc);
    struct picture *p = find(of, &place);
    bool again = p->used != 0, fresh = p->texture == NULL;
    SDL_Rect at = canvas_box(c, (struct vec){ 0, 0 }, sc->extent);
    if (!SDL_IntersectRect(&at, &c->visible, &at))
        return;
    p->place = place;
    p->at = at;
    p->used = ++of->clock;
    if (again && fresh)
        make_texture(c, p);
    if (p->texture == NULL) {
        draw_within(c, sc, at);
        return;
    }
    update(c, p, sc, fresh);
    if (SDL_RenderCopy(c->to, p->texture, NULL, &p->at) != 0)
        c->failed = true;
}

/* --- the painter --------------------------------------------------------- */

struct painter *painter_create(SDL_Renderer *renderer, struct fonts *fonts)
{
    struct painter *p = xcalloc(1, sizeof *p);
    p->canvas.to = renderer;
    p->canvas.fonts = fonts;
    p->canvas.cache = cache_create(renderer, CACHE_BYTES);
    return p;
}

static void free_pictures(struct painter *p)
{
    for (int i = 0; i < PICTURES; i++)
        picture_free(&p->pictures[i]);
}

static void forget_shown(struct painter *p)
{
    free_pictures(p);
    for (int i = 0; i < COATS; i++)
        scene_free(&p->shown[i].scene);
    p->nshown = 0;
}

void painter_forget(struct painter *p)
{
    cache_clear(p->canvas.cache);
    forget_shown(p);
}

/* A picture is made again from the second time on that all is drawn. */
void painter_rest(struct painter *p)
{
    cache_rest(p->canvas.cache);
    free_pictures(p);
    for (int i = 0; i < p->nshown; i++)
        scene_trim(&p->shown[i].scene);
    for (int i = p->nshown; i < COATS; i++)
        scene_free(&p->shown[i].scene);
}

void painter_destroy(struct painter *p)
{
    if (p == NULL)
        return;
    cache_destroy(p->canvas.cache);
    forget_shown(p);
    free(p);
}

/* What of the viewport is on the target, relative to the viewport, as drawing
 * is. */
static SDL_Rect seen(SDL_Renderer *to)
{
    SDL_Rect viewport, target = { 0, 0, 0, 0 };
    SDL_RenderGetViewport(to, &viewport);
    SDL_GetRendererOutputSize(to, &target.w, &target.h);
    SDL_IntersectRect(&viewport, &target, &target);
    target.x -= viewport.x;
    target.y -= viewport.y;
    return target;
}

/* False if there is nothing to be drawn. */
static bool begin(struct canvas *c, const struct coat *l)
{
    if (!(l->unit > 0) || !isfinite(l->at.x + l->at.y + l->unit))
        return false;
    c->theme = l->theme;
    c->origin = l->at;
    c->unit = l->unit;
    c->transparent = l->scene->transparent;
    c->visible = seen(c->to);
    if (l->pane.w > 0 && !SDL_IntersectRect(&l->pane, &c->visible, &c->visible))
        c->visible = (SDL_Rect){ 0, 0, 0, 0 };
    return true;
}

static bool has_ground(const struct scene *sc)
{
    return sc->ground && !sc->transparent;
}

static bool draw_coat(struct painter *p, const struct coat *l)
{
    struct canvas *c = &p->canvas;
    c->failed = false;
    if (!begin(c, l))
        return true;
    if (has_ground(l->scene))
        draw_kept(p, l->scene);
    else
        canvas_walk(c, l->scene);
    cache_trim(c->cache);
    return !c->failed;
}

bool painter_draw(struct painter *p, const struct scene *sc,
                  const struct theme *theme, float x, float y, float unit)
{
    struct coat l = { sc, theme, { x, y }, unit, { 0, 0, 0, 0 } };
    return draw_coat(p, &l);
}

/* --- coats -------------------------------------------------------------- */

/* What of the target a scene can change. */
static SDL_Rect reach(const struct canvas *c, const struct scene *sc)
{
    SDL_Rect at = canvas_box(c, (struct vec){ 0, 0 }, sc->extent);
    if (!has_ground(sc))
        return c->visible;
    if (!SDL_IntersectRect(&at, &c->visible, &at))
        return (SDL_Rect){ 0, 0, 0, 0 };
    return at;
}

/* Where the coat looks different from what is there. */
static void coat_changes(struct canvas *c, const struct coat *l,
                         const struct shown *was, struct changes *out)
{
    if (!begin(c, l)) {
        out->all = true;
        return;
    }
    struct place place = place_of(c, l->scene);
    c->visible = reach(c, l->scene);
    if (memcmp(&place, &was->place, sizeof place) != 0 ||
        was->scene.ground != l->scene->ground)
        out->all = true;
    else if (c->visible.w > 0)
        changes_find(c, &was->scene, l->scene, out);
}

static void find_changes(struct painter *p, const struct coat *coats, int n,
                         struct changes *out)
{
    out->n = 0;
    out->all = n != p->nshown || n < 1 || !has_ground(coats[0].scene);
    for (int i = 0; i < n && !out->all; i++)
        coat_changes(&p->canvas, &coats[i], &p->shown[i], out);
}

static void draw_coat_within(struct canvas *c, const struct coat *l, SDL_Rect r)
{
    if (!begin(c, l))
        return;
    SDL_Rect at = reach(c, l->scene);
    if (!SDL_IntersectRect(&at, &r, &at))
        return;
    c->visible = at;
    if (has_ground(l->scene))
        draw_within(c, l->scene, at);
    else
        canvas_walk(c, l->scene);
}

/* After a coat that cannot be kept all of them are drawn the next time. */
static void remember_coats(struct painter *p, const struct coat *coats, int n)
{
    p->nshown = 0;
    if (n > COATS)
        return;
    for (int i = 0; i < n; i++) {
        struct shown *s = &p->shown[i];
        if (!begin(&p->canvas, &coats[i]))
            return;
        s->place = place_of(&p->canvas, coats[i].scene);
        s->scene.ground = coats[i].scene->ground;
        remember(&s->scene, coats[i].scene);
    }
    p->nshown = n;
}

static bool draw_all(struct painter *p, const struct coat *coats, int n)
{
    bool ok = true;
    for (int i = 0; i < n; i++)
        ok = draw_coat(p, &coats[i]) && ok;
    return ok;
}

/* The last coat whose ground hides, within `r`, all that is below it. */
static int lowest_seen(struct canvas *c, const struct coat *coats, int n,
                       SDL_Rect r)
{
    int k = n - 1;
    for (; k > 0; k--) {
        SDL_Rect at, both;
        if (!has_ground(coats[k].scene) || !begin(c, &coats[k]))
            continue;
        at = reach(c, coats[k].scene);
        if (SDL_IntersectRect(&at, &r, &both) && SDL_RectEquals(&both, &r))
            break;
    }
    return k;
}

static bool draw_changes(struct painter *p, const struct coat *coats, int n,
                         const struct changes *changes)
{
    struct canvas *c = &p->canvas;
    c->failed = false;
    for (int i = 0; i < changes->n; i++)
        for (int k = lowest_seen(c, coats, n, changes->at[i]); k < n; k++)
            draw_coat_within(c, &coats[k], changes->at[i]);
    cache_trim(c->cache);
    return !c->failed;
}

bool painter_coats(struct painter *p, const struct coat *coats, int n,
                   bool whole, struct damage *drawn)
{
    struct changes changes = { .all = true };
    bool ok;
    if (!whole)
        find_changes(p, coats, n, &changes);
    ok = changes.all ? draw_all(p, coats, n)
                     : draw_changes(p, coats, n, &changes);
    drawn->n = changes.n;
    drawn->whole = changes.all;
    memcpy(drawn->at, changes.at, sizeof drawn->at);
    remember_coats(p, coats, ok ? n : 0);
    return ok;
}
