/*
 * What a painter and its fonts keep to be quick is given up when nothing moves
 * any more, and what is drawn after that is the same.
 */
#include <greatest.h>

#include "base/platform/machine.h"
#include "chess/piece.h"
#include "render/sdl/painter.h"
#include "support/memory.h"
#include "support/picture.h"

enum { SIDE = 800, UNITS = 120, MEGABYTE = 1 << 20 };

struct desk {
    SDL_Surface *surface;
    SDL_Renderer *to;
    struct painter *painter;
};

static struct fonts *fonts;
static struct scene sc;

static void make_scene(void)
{
    scene_clear(&sc, (struct vec){ 8, 8 });
    scene_grid(&sc, 8, 8, false);
    scene_board(&sc, 0.4f);
    scene_ground(&sc);
    scene_piece(&sc, scene_square(&sc, 9), PIECE_QUEEN, 1);
    for (int i = 0; i < 14; i++) {
        char words[48];

        snprintf(words, sizeof words, "line %d of words, all different", i);
        scene_text(&sc, (struct vec){ 0, 0.5f + (float)i / 2 }, 0.5f, 0,
                   FACE_SANS, ANCHOR_LEFT, INK_LABEL, words);
    }
}

static struct desk desk_open(void)
{
    struct desk d;

    d.surface = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32,
                                               SDL_PIXELFORMAT_ARGB8888);
    d.to = SDL_CreateSoftwareRenderer(d.surface);
    d.painter = painter_create(d.to, fonts);
    return d;
}

static void desk_close(const struct desk *d)
{
    painter_destroy(d->painter);
    SDL_DestroyRenderer(d->to);
    SDL_FreeSurface(d->surface);
}

static bool draw(const struct desk *d, float unit)
{
    bool ok = painter_draw(d->painter, &sc, theme_find("brown"), 0, 0, unit);

    SDL_RenderFlush(d->to);
    return ok;
}

/* In as many sizes as a window has that is pulled at its corner. */
static bool draw_sizes(const struct desk *d)
{
    bool ok = true;

    for (int i = 0; i < UNITS; i++)
        ok = draw(d, 60 + (float)i / 3) && ok;
    return ok;
}

TEST what_is_kept_is_given_up(void)
{
    struct desk d = desk_open();
    uint64_t full, rested;
    bool ok = draw_sizes(&d);

    full = machine_memory_held();
    painter_rest(d.painter);
    machine_give_back();
    rested = machine_memory_held();
    desk_close(&d);
    ASSERT(ok);
    if (!GIVES_BACK)
        SKIP();
    ASSERT(rested + 16 * (uint64_t)MEGABYTE < full);
    PASS();
}

/* The picture that a painter keeps of it: 800 by 800 points. */
TEST a_picture_is_given_up(void)
{
    struct desk d = desk_open();
    uint64_t full, rested;
    bool ok = draw(&d, 99) && draw(&d, 99);

    machine_give_back();
    full = machine_memory_held();
    painter_rest(d.painter);
    machine_give_back();
    rested = machine_memory_held();
    ok = draw(&d, 99) && ok;
    desk_close(&d);
    ASSERT(ok);
    if (!GIVES_BACK)
        SKIP();
    ASSERT(rested + 2 * (uint64_t)MEGABYTE < full);
    PASS();
}

static bool draw_coats(const struct desk *d, const struct scene *over)
{
    const struct theme *theme = theme_find("brown");
    struct coat coats[] = { { &sc, theme, { 0, 0 }, 99, { 0, 0, 0, 0 } },
                            { over, theme, { 0, 0 }, 1, { 0, 0, 0, 0 } } };
    struct damage drawn;

    return painter_coats(d->painter, coats, over != NULL ? 2 : 1, false,
                         &drawn);
}

/* What the painter compares with, for a page of many boards, say. */
TEST a_large_scene_is_forgotten(void)
{
    struct desk d = desk_open();
    struct scene page;
    uint64_t before, rested;
    bool ok;

    scene_init(&page);
    scene_clear(&page, (struct vec){ 8, 8 });
    for (int i = 0; i < 50000; i++)
        scene_rect(&page, (struct box){ 9, 9, 1, 1 }, 0, INK_LABEL);
    ok = draw_coats(&d, NULL);
    machine_give_back();
    before = machine_memory_held();
    ok = draw_coats(&d, &page) && draw_coats(&d, NULL) && ok;
    painter_rest(d.painter);
    machine_give_back();
    rested = machine_memory_held();
    scene_free(&page);
    desk_close(&d);
    ASSERT(ok);
    if (!GIVES_BACK)
        SKIP();
    ASSERT(rested < before + MEGABYTE);
    PASS();
}

TEST what_is_drawn_after_that_is_the_same(void)
{
    struct desk rested = desk_open(), fresh = desk_open();
    bool ok = draw_sizes(&rested);
    long n;
    int most;

    painter_rest(rested.painter);
    ok = draw(&rested, 60) && draw(&rested, 98) && draw(&rested, 99.9f) && ok;
    ok = draw(&fresh, 99.9f) && ok;
    n = picture_difference(rested.surface, fresh.surface, &most);
    desk_close(&rested);
    desk_close(&fresh);
    ASSERT(ok);
    ASSERT_EQ(0, n);
    PASS();
}

static int width_of(int px)
{
    return fonts_width(fonts, FACE_SANS, px, "words", 5);
}

TEST fonts_of_sizes_long_past_are_closed(void)
{
    int first = width_of(10), last = 0;
    uint64_t full, rested;

    for (int px = 11; px < 56; px++)
        last = width_of(px);
    full = machine_memory_held();
    fonts_rest(fonts);
    machine_give_back();
    rested = machine_memory_held();
    ASSERT_EQ(first, width_of(10));
    ASSERT_EQ(last, width_of(55));
    if (!GIVES_BACK)
        SKIP();
    ASSERT(rested + 4 * (uint64_t)MEGABYTE < full);
    PASS();
}

static void add_words(struct scene *to, int n)
{
    char words[24];

    scene_clear(to, (struct vec){ 8, 8 });
    for (int i = 0; i < n; i++) {
        snprintf(words, sizeof words, "%d", i);
        scene_text(to, (struct vec){ 1, 1 }, 0.1f, 0, FACE_SANS, ANCHOR_LEFT,
                   INK_LABEL, words);
    }
}

/* The list of what is kept, too. */
TEST nothing_is_left_of_many_words(void)
{
    struct desk d = desk_open();
    struct scene words;
    uint64_t before, late;
    bool ok;

    scene_init(&words);
    add_words(&words, 100);
    ok = painter_draw(d.painter, &words, theme_find("brown"), 0, 0, 99);
    machine_give_back();
    before = machine_memory_held();
    add_words(&words, 20000);
    ok = painter_draw(d.painter, &words, theme_find("brown"), 0, 0, 99) && ok;
    scene_free(&words);
    SDL_RenderFlush(d.to);
    painter_forget(d.painter);
    machine_give_back();
    late = machine_memory_held();
    desk_close(&d);
    ASSERT(ok);
    if (!GIVES_BACK)
        SKIP();
    ASSERT(late < before + MEGABYTE);
    PASS();
}

TEST what_is_forgotten_is_made_again(void)
{
    int width = width_of(20);
    struct desk forgetful = desk_open(), fresh = desk_open();
    bool ok = draw(&forgetful, 99.9f);
    long n;
    int most;

    painter_forget(forgetful.painter);
    fonts_forget(fonts);
    ok = draw(&forgetful, 99.9f) && draw(&fresh, 99.9f) && ok;
    n = picture_difference(forgetful.surface, fresh.surface, &most);
    desk_close(&forgetful);
    desk_close(&fresh);
    ASSERT(ok);
    ASSERT_EQ(0, n);
    ASSERT_EQ(width, width_of(20));
    PASS();
}

/* As a library does that reads its outlines. */
static bool is_mapped(const char *name)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512];
    bool found = false;

    while (maps && fgets(line, sizeof line, maps))
        found = found || strstr(line, name) != NULL;
    if (maps)
        fclose(maps);
    return found;
}

TEST outlines_are_forgotten_unless_another_thread_may_draw_them(void)
{
    const char *path = fonts_path(fonts, FACE_MONO);
    const char *name = strrchr(path, '/') + 1;
    bool there = fonts_face(fonts, FACE_MONO) != NULL, mapped, kept, gone;
    struct fonts *twin = fonts_twin(fonts);

    mapped = is_mapped(name);
    fonts_forget(fonts);
    kept = is_mapped(name);
    fonts_close(twin);
    fonts_forget(fonts);
    gone = !is_mapped(name);
    there = fonts_face(fonts, FACE_MONO) != NULL && there;
    ASSERT(there);
    if (!mapped)
        SKIP();
    ASSERT(kept);
    ASSERT(gone);
    PASS();
}

/* In a script that is set letter by letter, at several sizes, each of which
 * cairo would keep, and the file. */
TEST nothing_is_left_of_outlines_that_were_drawn(void)
{
    const char *name = strrchr(fonts_path(fonts, FACE_SANS), '/') + 1;
    struct desk d = desk_open();
    struct scene words;
    bool ok = true, mapped;

    scene_init(&words);
    for (int px = 20; px < 40; px++) {
        scene_clear(&words, (struct vec){ 8, 8 });
        scene_text(&words, (struct vec){ 1, 1 }, 1, 0, FACE_SANS, ANCHOR_LEFT,
                   INK_LABEL, "\u05E9\u05DC\u05D5\u05DD");
        ok = painter_draw(d.painter, &words, theme_find("brown"), 0, 0,
                          (float)px) &&
             ok;
    }
    scene_free(&words);
    mapped = is_mapped(name);
    painter_forget(d.painter);
    fonts_forget(fonts);
    desk_close(&d);
    ASSERT(ok);
    if (!mapped)
        SKIP();
    ASSERT_FALSE(is_mapped(name));
    PASS();
}

SUITE(resting)
{
    scene_init(&sc);
    make_scene();
    fonts = picture_fonts();
    RUN_TEST(what_is_kept_is_given_up);
    RUN_TEST(a_picture_is_given_up);
    RUN_TEST(a_large_scene_is_forgotten);
    RUN_TEST(what_is_drawn_after_that_is_the_same);
    RUN_TEST(fonts_of_sizes_long_past_are_closed);
    RUN_TEST(nothing_is_left_of_many_words);
    RUN_TEST(what_is_forgotten_is_made_again);
    RUN_TEST(outlines_are_forgotten_unless_another_thread_may_draw_them);
    RUN_TEST(nothing_is_left_of_outlines_that_were_drawn);
    fonts_close(fonts);
    scene_free(&sc);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(resting);
    GREATEST_MAIN_END();
}
