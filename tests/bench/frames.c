/*
 * Frames drawn in software, without a display: the board as it looks while a
 * run is played, every frame one moment later than the last, in the same way as
 * in the window. The measure is a
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
    bool played; /* pieces glide, frame by frame */
};

static const struct sight sights[] = {
    { "frame 1280x800, board of 8x8", "tour start=f6", 1280, 800, false },
    { "frame 3840x2160, board of 8x8", "tour start=f6", 3840, 2160, false },
    { "frame 3840x2160, board of 8x8, playing", "tour start=f6", 3840, 2160,
      true },
    { "frame 1280x800, board of 20x20", "tour size=20x20", 1280, 800, false },
    { "frame 1000x1000, board of 100x100", "tour size=100x100", 1000, 1000,
      false },
    { "frame 3840x2160, board of 100x100", "tour size=100x100", 3840, 2160,
      false },
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

static double draw_one(struct canvas_set *c, const struct sight *v,
                       const struct session *ss, struct scene *sc)
{
    struct vec extent = session_extent(ss);
    float across = (float)v->width / extent.x;
    float along = (float)v->height / extent.y;
    struct coat coat = { .scene = sc,
                         .theme = theme_at(0),
                         .unit = across < along ? across : along };
    struct damage drawn;
    double began = bench_seconds();

    scene_clear(sc, extent);
    session_draw(ss, sc);
    painter_coats(c->painter, &coat, 1, false, &drawn);
    SDL_RenderFlush(c->renderer);
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

static SDL_Texture *bare_texture(struct canvas_set *c, const struct sight *v,
                                 const struct session *ss)
{
    int files, ranks;

    session_size(ss, &files, &ranks);
    return SDL_CreateTexture(c->renderer, SDL_PIXELFORMAT_ARGB8888,
                             SDL_TEXTUREACCESS_STATIC, v->height / ranks,
                             v->height / ranks);
}

/* The session goes on by one frame: a moment by hand, or as it is played. */
static void move_on(struct session *ss, const struct sight *v, int frame)
{
    if (v->played)
        session_advance(ss, 1000, 16);
    else
        session_step(ss, frame % 60 < 30 ? 1 : -1);
}

/* Half way through a run that has been recorded. */
static struct session *prepare(const struct sight *v)
{
    struct session *ss = bench_session(v->run);

    session_set_glide(ss, v->played ? 150 : 0);
    session_chase(ss);
    while (session_advance(ss, 100000, 0))
        ;
    session_seek(ss, session_count(ss) / 2);
    session_speed(ss, 5);
    session_play(ss, v->played);
    return ss;
}

/* Ours and the bare one in turn: what else the machine does hits both. */
static void one_view(struct bench *b, const struct sight *v,
                     struct fonts *fonts)
{
    struct session *ss = prepare(v);
    double first, best = 0, all = 0, bare = 0;
    struct canvas_set canvas, other;
    SDL_Texture *texture;
    struct scene sc;

    scene_init(&sc);
    if (!open_canvas(&canvas, v, fonts) || !open_canvas(&other, v, fonts))
        bench_skip(b, SDL_GetError());
    texture = bare_texture(&other, v, ss);
    first = draw_one(&canvas, v, ss, &sc);
    for (int i = 0; i < FRAMES; i++) {
        double seconds;

        move_on(ss, v, i);
        seconds = draw_one(&canvas, v, ss, &sc);
        best = bench_best(best, seconds);
        all += seconds;
        bare = bench_best(bare, bare_one(&other, v, ss, texture));
    }
    bench_row(b, (double[]){ first, best, all / FRAMES, bare, best / bare,
                             all / FRAMES / bare });
}

void bench_frames(struct bench *b)
{
    static const struct column columns[] = {
        { "first", SECONDS, "the first frame, with nothing prepared" },
        { "best", SECONDS, "of 60 frames, each later than the last" },
        { "mean", SECONDS, "of these frames" },
        { "bare", SECONDS, "best of a loop of SDL_RenderCopy, a square each" },
        { "best/bare", RATIO, "" },
        { "mean/bare", RATIO, "" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "frames by SDL's software renderer", columns);
    for (size_t i = 0; i < sizeof sights / sizeof *sights; i++) {
        struct fonts *fonts;
        struct error err;

        if (!bench_begin(b, sights[i].name))
            continue;
        fonts = fonts_open(NULL, &err);
        if (fonts == NULL)
            bench_skip(b, err.message);
        one_view(b, &sights[i], fonts);
    }
}
