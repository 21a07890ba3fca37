/*
 * Pictures kept from frame to frame must be the same as pictures drawn from
 * nothing. Random scenes grow, shrink and change; after each change the two
 * are compared to the last pixel.
 */
#include <greatest.h>

#include "base/rng.h"
#include "chess/piece.h"
#include "render/sdl/painter.h"
#include "support/picture.h"

enum { FILES = 9, RANKS = 6, SQUARES = FILES * RANKS, PATH_LONG = 400 };

/* What the next scene is made from. */
struct model {
    struct rng rng;
    int path[PATH_LONG], npath;
    uint8_t level[SQUARES], hole[SQUARES], tint[SQUARES];
    int piece_at, ghost_at, marks;
    bool field, numbers, clip, flipped;
    char words[16];
};

static struct fonts *fonts;
static struct scene sc;

static int below(struct model *m, int n)
{
    return (int)rng_below(&m->rng, (uint32_t)n);
}

static void change_once(struct model *m)
{
    int sq = below(m, SQUARES);
    switch (below(m, 13)) {
    case 0: m->hole[sq] ^= 1; break;
    case 1: m->tint[sq] ^= 1; break;
    case 2: m->level[sq] = (uint8_t)below(m, 256); break;
    case 3: m->piece_at = sq; break;
    case 4: m->ghost_at = sq; break;
    case 5: m->npath -= below(m, m->npath + 1) / 2; break;
    case 6: m->marks = below(m, 20); break;
    case 7: m->numbers = !m->numbers; break;
    case 8: m->field = !m->field; break;
    case 9: m->clip = below(m, 4) == 0; break;
    case 10: snprintf(m->words, sizeof m->words, "n%d", below(m, 99)); break;
    case 11: m->flipped = below(m, 8) == 0; break;
    default:
        for (int i = below(m, 5); i >= 0 && m->npath < PATH_LONG; i--)
            m->path[m->npath++] = below(m, SQUARES);
    }
}

static void draw_squares(const struct model *m)
{
    for (int sq = 0; sq < SQUARES; sq++)
        if (m->hole[sq])
            scene_hole(&sc, sq);
    if (m->field)
        scene_field(&sc, m->level);
    for (int sq = 0; sq < SQUARES; sq++)
        if (m->tint[sq])
            scene_tint(&sc, sq, sq % 2 ? INK_VISITED : INK_TARGET, 0.4f);
}

static void draw_path(const struct model *m)
{
    struct vec pts[PATH_LONG];
    for (int i = 0; i < m->npath; i++)
        pts[i] = scene_square(&sc, m->path[i]);
    if (m->npath > 0)
        scene_polyline(&sc, pts, (size_t)m->npath, 0.07f, 0.03f, INK_PATH);
    if (m->npath > 0 && !m->flipped)
        scene_weave(&sc, 0, m->numbers ? PATH_LONG : 0);
    if (m->clip)
        scene_close_line(&sc);
    for (int i = 0; i < m->npath && m->numbers; i++) {
        char number[12];
        snprintf(number, sizeof number, "%d", i);
        scene_disc(&sc, pts[i], 0.27f, INK_CASING);
        scene_text(&sc, pts[i], 0.28f, 0.54f, FACE_BOLD, ANCHOR_CENTRE,
                   INK_LABEL, number);
    }
}

static void draw_marks(const struct model *m)
{
    for (int i = 0; i < m->marks; i++) {
        struct vec at = scene_square(&sc, i * 7 % SQUARES);
        const struct vec tip = { at.x + 1.3f, at.y - 0.7f };
        const struct vec wedge[3] = { at, tip, { at.x, tip.y } };
        if (i % 5 == 0)
            scene_arrow(&sc, at, tip, 0.06f, INK_SOLVED);
        else if (i % 5 == 1)
            scene_polygon(&sc, wedge, 3, INK_HINT);
        else if (i % 5 == 2)
            scene_ring(&sc, at, 0.4f, 0.05f, INK_START);
        else if (i % 5 == 3)
            scene_hatch(&sc, i * 7 % SQUARES, INK_ATTACKED);
        else
            scene_shadow(&sc, (struct box){ at.x, at.y, 1.4f, 0.3f }, 0.3f);
    }
}

static void make_scene(const struct model *m)
{
    scene_clear(&sc, (struct vec){ FILES + 1.2f, RANKS + 1.2f });
    scene_place(&sc, (struct vec){ 0.6f, 0.6f }, 1);
    scene_grid(&sc, FILES, RANKS, m->flipped);
    scene_board(&sc, 0.4f);
    scene_ground(&sc);
    draw_squares(m);
    draw_path(m);
    if (m->clip)
        scene_clip(&sc, (struct box){ 1, 1, 4.5f, 3 });
    draw_marks(m);
    scene_unclip(&sc);
    scene_piece(&sc, scene_square(&sc, m->piece_at), PIECE_KNIGHT, 1);
    scene_piece(&sc, scene_square(&sc, m->ghost_at), PIECE_QUEEN | PIECE_BLACK,
                0.4f);
    scene_terms(&sc, m->words); /* not terms, but words that change */
    scene_piece(&sc, scene_square(&sc, SQUARES - 1), PIECE_CUSTOM, 1);
    scene_text(&sc, (struct vec){ 4, 3 }, 0.9f, 0, FACE_SANS, ANCHOR_LEFT,
               INK_CONFLICT, m->words);
}

static SDL_Surface *new_surface(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32,
                                          SDL_PIXELFORMAT_ARGB8888);
}

/* The scene drawn by a painter that has never drawn before. */
static SDL_Surface *drawn_fresh(const struct theme *theme, float x, float y,
                                float unit, SDL_Surface *like)
{
    SDL_Surface *s = new_surface(like->w, like->h);
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    if (!painter_draw(p, &sc, theme, x, y, unit))
        abort();
    painter_destroy(p);
    SDL_RenderFlush(r);
    SDL_DestroyRenderer(r);
    return s;
}

/* Draws `frames` scenes; false at the first that is not as it should be. */
static bool agrees(uint64_t seed, const struct theme *theme, float unit,
                   int frames)
{
    struct model m = { .words = "word" };
    SDL_Surface *s = new_surface((int)(10 * unit), (int)(7 * unit));
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    float x = 0.1f * unit, y = -0.3f * unit;
    bool ok = true;
    rng_seed(&m.rng, seed);
    for (int i = 0; i < frames && ok; i++) {
        int most;
        for (int k = below(&m, 3); k >= 0; k--)
            change_once(&m);
        make_scene(&m);
        ok = painter_draw(p, &sc, theme, x, y, unit);
        SDL_RenderFlush(r);
        SDL_Surface *fresh = drawn_fresh(theme, x, y, unit, s);
        long n = picture_difference(s, fresh, &most);
        if (n > 0)
            printf("frame %d: %ld pixels differ, by %d\n", i, n, most);
        ok = ok && n == 0;
        SDL_FreeSurface(fresh);
    }
    painter_destroy(p);
    SDL_DestroyRenderer(r);
    SDL_FreeSurface(s);
    return ok;
}

TEST kept_pictures_equal_fresh_ones(void)
{
    ASSERT(agrees(1, theme_find("brown"), 40, 60));
    ASSERT(agrees(2, theme_find("paper"), 23.7f, 150));
    ASSERT(agrees(3, theme_find("green"), 11, 150));
    ASSERT(agrees(4, theme_find("contrast"), 3.3f, 150));
    PASS();
}

TEST large_shapes_are_cut_without_a_seam(void)
{
    ASSERT(agrees(5, theme_find("blue"), 150, 8));
    PASS();
}

/* After a device reset nothing of the old textures may be used. */
TEST forgetting_changes_nothing(void)
{
    struct model m = { .words = "word", .npath = 1 };
    const struct theme *theme = theme_at(0);
    SDL_Surface *s = new_surface(300, 200);
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    int most;
    long n = 0;
    rng_seed(&m.rng, 6);
    for (int i = 0; i < 10; i++) {
        change_once(&m);
        make_scene(&m);
        painter_forget(p);
        painter_draw(p, &sc, theme, 0, 0, 25);
        painter_draw(p, &sc, theme, 0, 0, 25);
        SDL_RenderFlush(r);
        SDL_Surface *fresh = drawn_fresh(theme, 0, 0, 25, s);
        n += picture_difference(s, fresh, &most);
        SDL_FreeSurface(fresh);
    }
    painter_destroy(p);
    SDL_DestroyRenderer(r);
    SDL_FreeSurface(s);
    ASSERT_EQ(0, n);
    PASS();
}

/* Scenes without ground are drawn over what is there, kept ones are not. */
TEST two_scenes_share_a_picture(void)
{
    const struct theme *theme = theme_at(0);
    SDL_Surface *s = new_surface(100, 100);
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    bool ok = true;
    for (int i = 0; i < 5; i++) {
        scene_clear(&sc, (struct vec){ 50, 100 });
        scene_rect(&sc, (struct box){ 0, 0, 50, 100 }, 0, INK_PANEL);
        scene_ground(&sc);
        scene_rect(&sc, (struct box){ 0, (float)i, 10, 10 }, 0, INK_STRONG);
        ok = painter_draw(p, &sc, theme, 50, 0, 1) && ok;
        scene_clear(&sc, (struct vec){ 100, 100 });
        scene_rect(&sc, (struct box){ 40, 40, 20, 20 }, 0, INK_ACCENT);
        ok = painter_draw(p, &sc, theme, 0, 0, 1) && ok;
        SDL_RenderFlush(r);
        const uint32_t *row = (const uint32_t *)s->pixels + 50 * s->pitch / 4;
        ok = ok && (row[45] & 0xFFFFFF) == 0x56B4E9 &&
             (row[55] & 0xFFFFFF) == 0x56B4E9 &&
             (row[65] & 0xFFFFFF) == 0x262421;
    }
    painter_destroy(p);
    SDL_DestroyRenderer(r);
    SDL_FreeSurface(s);
    ASSERT(ok);
    PASS();
}

/* --- coats: what is drawn anew, and shown anew, is what has changed ------- */

enum { WIDE = 420, HIGH = 260 };

static struct scene ground, cover;

/* What lies below the board and what lies over it. */
static void make_other_coats(const struct model *m)
{
    scene_clear(&ground, (struct vec){ WIDE, HIGH });
    scene_ground(&ground);
    for (int i = 0; i < 6; i++)
        scene_rect(&ground, (struct box){ 330, 20 + 35.f * (float)i, 70, 25 },
                   i == m->marks % 6 ? 4 : 0, INK_PANEL);
    scene_text(&ground, (struct vec){ 340, 240 }, 14, 0, FACE_SANS, ANCHOR_LEFT,
               INK_STRONG, m->words);
    scene_clear(&cover, (struct vec){ WIDE, HIGH });
    if (!m->numbers)
        return;
    struct box card = { 20 + (float)m->marks, 90, 330, 60 };
    scene_shadow(&cover, card, 12);
    scene_rect(&cover, card, 6, INK_PANEL);
    scene_text(&cover, (struct vec){ 60, 120 }, 20, 0, FACE_BOLD, ANCHOR_LEFT,
               INK_STRONG, m->words);
}

/* Sometimes the board is elsewhere, in other colours, or seen in part. */
static void change_place(struct model *m, struct coat *coats)
{
    switch (below(m, 12)) {
    case 0: coats[1].at.x = (float)below(m, 40) - 20; break;
    case 1: coats[1].unit = 20 + (float)below(m, 20); break;
    case 2:
        for (int i = 0; i < 3; i++)
            coats[i].theme = theme_at(m->npath % 4);
        break;
    case 3: coats[1].pane = (SDL_Rect){ 40, 30, below(m, 2) * 200, 150 }; break;
    default: break;
    }
}

static SDL_Surface *coats_fresh(const struct coat *coats)
{
    SDL_Surface *s = new_surface(WIDE, HIGH);
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    struct damage drawn;
    if (!painter_coats(p, coats, 3, true, &drawn))
        abort();
    painter_destroy(p);
    SDL_RenderFlush(r);
    SDL_DestroyRenderer(r);
    return s;
}

/* As a window shows it: no other pixels than those that are told. */
static void show(SDL_Surface *from, const struct damage *drawn, SDL_Surface *to)
{
    if (drawn->whole)
        SDL_BlitSurface(from, NULL, to, NULL);
    for (int i = 0; i < drawn->n && !drawn->whole; i++) {
        SDL_Rect at = drawn->at[i];
        SDL_BlitSurface(from, &drawn->at[i], to, &at);
    }
}

/* How many of the frames were drawn in part; -1 if one is not as it should
 * be. */
static int coats_in_part(uint64_t seed, int frames)
{
    struct model m = { .words = "word" };
    SDL_Surface *s = new_surface(WIDE, HIGH), *screen = new_surface(WIDE, HIGH);
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    const struct theme *theme = theme_at(0);
    struct coat coats[3] = { { &ground, theme, .unit = 1 },
                             { &sc, theme, { 10, 20 }, 30, { 0, 0, 0, 0 } },
                             { &cover, theme, .unit = 1 } };
    int in_part = 0;
    SDL_SetSurfaceBlendMode(s, SDL_BLENDMODE_NONE);
    rng_seed(&m.rng, seed);
    for (int i = 0; i < frames && in_part >= 0; i++) {
        bool exposed = below(&m, 15) == 0;
        struct damage drawn;
        int most;
        if (exposed) /* or another size: nothing is left */
            SDL_FillRect(s, NULL, 0x123456);
        change_once(&m);
        change_place(&m, coats);
        make_scene(&m);
        make_other_coats(&m);
        bool ok = painter_coats(p, coats, 3, exposed, &drawn);
        SDL_RenderFlush(r);
        show(s, &drawn, screen);
        in_part += !drawn.whole;
        SDL_Surface *fresh = coats_fresh(coats);
        long n = picture_difference(screen, fresh, &most);
        if (n > 0)
            printf("frame %d: %ld pixels differ, by %d\n", i, n, most);
        if (!ok || n > 0)
            in_part = -1;
        SDL_FreeSurface(fresh);
    }
    painter_destroy(p);
    SDL_DestroyRenderer(r);
    SDL_FreeSurface(s);
    SDL_FreeSurface(screen);
    return in_part;
}

TEST what_is_drawn_in_part_equals_what_is_drawn_whole(void)
{
    ASSERT(coats_in_part(7, 150) > 30);
    ASSERT(coats_in_part(8, 150) > 30);
    PASS();
}

/* A path all over the board, `n` points of it, and perhaps a tint below. */
static void make_path(int n, bool tint)
{
    static const int way[] = { 0, 8, 53, 45, 0, 53, 52, 43 };
    struct vec pts[sizeof way / sizeof *way];
    scene_clear(&sc, (struct vec){ FILES, RANKS });
    scene_place(&sc, (struct vec){ 0, 0 }, 1);
    scene_grid(&sc, FILES, RANKS, false);
    scene_board(&sc, 0);
    scene_ground(&sc);
    if (tint)
        scene_tint(&sc, 20, INK_TARGET, 0.4f);
    for (int i = 0; i < n; i++)
        pts[i] = scene_square(&sc, way[i]);
    scene_polyline(&sc, pts, (size_t)n, 0.07f, 0.03f, INK_PATH);
    scene_weave(&sc, 0, SQUARES);
}

static long pixels_drawn(struct painter *p, const struct coat *coat)
{
    struct damage drawn;
    long sum = 0;
    if (!painter_coats(p, coat, 1, false, &drawn) || drawn.whole)
        return WIDE * HIGH;
    for (int i = 0; i < drawn.n; i++)
        sum += (long)drawn.at[i].w * drawn.at[i].h;
    return sum;
}

/* Wherever it goes, and whatever else has come or gone before it. */
TEST only_the_new_leg_of_a_path_is_drawn(void)
{
    SDL_Surface *s = new_surface(WIDE, HIGH);
    SDL_Renderer *r = SDL_CreateSoftwareRenderer(s);
    struct painter *p = painter_create(r, fonts);
    struct coat coat = { &sc, theme_at(0), .unit = 40 };
    long first, grown, gone, back;
    make_path(6, true);
    first = pixels_drawn(p, &coat);
    make_path(7, true);
    grown = pixels_drawn(p, &coat);
    make_path(8, false);
    gone = pixels_drawn(p, &coat);
    make_path(7, true);
    back = pixels_drawn(p, &coat);
    painter_destroy(p);
    SDL_DestroyRenderer(r);
    SDL_FreeSurface(s);
    ASSERT_EQ(WIDE * HIGH, first);
    ASSERT(grown > 0 && grown < 4 * 40 * 40);
    ASSERT(gone > 0 && gone < 8 * 40 * 40);
    ASSERT_EQ(gone, back);
    PASS();
}

SUITE(keeping)
{
    scene_init(&sc);
    scene_init(&ground);
    scene_init(&cover);
    fonts = picture_fonts();
    RUN_TEST(kept_pictures_equal_fresh_ones);
    RUN_TEST(large_shapes_are_cut_without_a_seam);
    RUN_TEST(forgetting_changes_nothing);
    RUN_TEST(two_scenes_share_a_picture);
    RUN_TEST(what_is_drawn_in_part_equals_what_is_drawn_whole);
    RUN_TEST(only_the_new_leg_of_a_path_is_drawn);
    fonts_close(fonts);
    scene_free(&ground);
    scene_free(&cover);
    scene_free(&sc);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(keeping);
    GREATEST_MAIN_END();
}
