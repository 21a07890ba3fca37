/*
 * Frames drawn in software, without a display: the board as it looks while a
 * run is played, every frame one moment later than the last. The measure is a
 * bare loop that copies one texture to each square of the board.
 */
#include <SDL.h>

#include "base/error.h"
#include "bench.h"
#include "render/font.h"
#include "render/sdl/painter.h"
#include "scene/scene.h"
#include "scene/theme.h"
#include "session/session.h"

enum { FRAMES = 60 };

struct sight {
    const char *name, *run;
    int width, height;
};

static const struct sight sights[] = {
    { "frame 1280x800, board of 8x8", "tour start=f6", 1280, 800 },
    { "frame 3840x2160, board of 8x8", "tour start=f6", 3840, 2160 },
    { "frame 1280x800, board of 20x20", "tour size=20x20", 1280, 800 },
    { "frame 1000x1000, board of 100x100", "tour size=100x100", 1000, 1000 },
    { "frame 3840x2160, board of 100x100", "tour size=100x100", 3840, 2160 },
};

struct canvas_set {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    struct painter *painter;
};

static bool open_canvas(struct canvas_set *c, const struct sight *v,
                        struct fonts *fonts)
{
    c->surface = SDL_CreateRGBSurfaceWithFormat(0, v->width, v->height, 32,
                                                SDL_PIXELFORMAT_ARGB8888);
    c->renderer = c->surface ? SDL_CreateSoftwareRenderer(c->surface) : NULL;
    c->painter = c->renderer ? painter_create(c->renderer, fonts) : NULL;
    return c->painter != NULL;
}

static void close_canvas(struct canvas_set *c)
{
    if (c->painter)
        painter_destroy(c->painter);
    if (c->renderer)
        SDL_DestroyRenderer(c->renderer);
    SDL_FreeSurface(c->surface);
}

static double draw_one(struct canvas_set *c, const struct sight *v,
                       const struct session *ss, struct scene *sc)
{
    struct vec extent = session_extent(ss);
    float across = (float)v->width / extent.x;
    float along = (float)v->height / extent.y;
    double began = bench_seconds();

    scene_clear(sc, extent);
    session_draw(ss, sc);
    SDL_SetRenderDrawColor(c->renderer, 30, 30, 30, 255);
    SDL_RenderClear(c->renderer);
    painter_draw(c->painter, sc, theme_at(0), 0, 0,
                 across < along ? across : along);
    SDL_RenderPresent(c->renderer);
    return bench_seconds() - began;
}

/* The squares of the board, and nothing else. */
static double bare_one(struct canvas_set *c, const struct sight *v,
                       const struct session *ss, SDL_Texture *t)
{
    int files, ranks, side;
    double began = bench_seconds();

    session_size(ss, &files, &ranks);
    side = v->height / ranks;
    SDL_RenderClear(c->renderer);
    for (int y = 0; y < ranks; y++)
        for (int x = 0; x < files; x++)
            SDL_RenderCopy(c->renderer, t, NULL,
                           &(SDL_Rect){ x * side, y * side, side, side });
    SDL_RenderPresent(c->renderer);
    return bench_seconds() - began;
}

static double bare_loop(struct canvas_set *c, const struct sight *v,
                        const struct session *ss)
{
    int files, ranks;
    SDL_Texture *t;
    double best = 0;

    session_size(ss, &files, &ranks);
    t = SDL_CreateTexture(c->renderer, SDL_PIXELFORMAT_ARGB8888,
                          SDL_TEXTUREACCESS_STATIC, v->height / ranks,
                          v->height / ranks);
    for (int i = 0; i < FRAMES; i++)
        best = bench_best(best, bare_one(c, v, ss, t));
    SDL_DestroyTexture(t);
    return best;
}

static void one_view(struct bench *b, const struct sight *v,
                     struct fonts *fonts)
{
    struct session *ss = bench_session(v->run);
    struct canvas_set canvas;
    double first = 0, best = 0, all = 0, bare;
    struct scene sc;

    session_set_glide(ss, 0);
    session_chase(ss);
    while (session_advance(ss, 100000, 0))
        ;
    session_seek(ss, session_count(ss) / 2);
    scene_init(&sc);
    if (open_canvas(&canvas, v, fonts)) {
        first = draw_one(&canvas, v, ss, &sc);
        for (int i = 0; i < FRAMES; i++) {
            double seconds;

            session_step(ss, i % 60 < 30 ? 1 : -1);
            seconds = draw_one(&canvas, v, ss, &sc);
            best = bench_best(best, seconds);
            all += seconds;
        }
        bare = bare_loop(&canvas, v, ss);
        bench_row(b, v->name,
                  (double[]){ first * 1e3, best * 1e3, all * 1e3 / FRAMES,
                              bare * 1e3, all / FRAMES / bare });
    } else {
        bench_skip(b, v->name, SDL_GetError());
    }
    close_canvas(&canvas);
    scene_free(&sc);
    session_close(ss);
}

void bench_frames(struct bench *b)
{
    static const char *const columns[] = { "first, ms", "best, ms",  "mean, ms",
                                           "bare, ms",  "mean/bare", NULL };
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);

    bench_table(b, "frames, software renderer", columns);
    if (fonts == NULL) {
        bench_skip(b, "frames", err.message);
        return;
    }
    for (size_t i = 0; i < sizeof sights / sizeof *sights; i++)
        if (bench_wants(b, sights[i].name))
            one_view(b, &sights[i], fonts);
    fonts_close(fonts);
}
