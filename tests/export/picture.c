/* Pictures of moments: their size, what is in them, and what must not be. */
#include <greatest.h>

#include <math.h>

#include "base/text.h"
#include "export/caption.h"
#include "export/export.h"
#include "export/formats.h"
#include "export/picture.h"
#include "render/rules.h"
#include "support/picture.h"
#include "support/run.h"

static struct style style;
static struct scene sc;
static struct fonts *fonts;

static void set_up(void *ctx)
{
    (void)ctx;
    style = style_usual();
    scene_init(&sc);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    scene_free(&sc);
}

/* The picture of a run at its first moment; the caller frees it. */
static SDL_Surface *drawn(const char *line)
{
    struct session *ss = open_run(line);
    SDL_Surface *s;

    picture_fill(ss, &style, &sc);
    s = picture_of(&sc, picture_theme(&style), picture_unit(ss, &style), fonts);
    session_close(ss);
    return s;
}

static bool sized(const char *line, int w, int h)
{
    SDL_Surface *s = drawn(line);
    bool ok = s->w == w && s->h == h;

    if (!ok)
        printf("%d x %d, not %d x %d\n", s->w, s->h, w, h);
    SDL_FreeSurface(s);
    return ok;
}

/* --- size --------------------------------------------------------------- */

TEST a_picture_is_as_wide_as_asked(void)
{
    style.width_px = 777;
    for (int files = 1; files <= 12; files += 4) {
        struct text line;
        bool ok;

        text_init(&line);
        text_addf(&line, "tour size=%dx5 start=a1", files);
        struct session *ss = open_run(line.at);
        struct vec extent = picture_extent(ss, &style);

        session_close(ss);
        ok = sized(line.at, 777, (int)rule_snap(777 * extent.y / extent.x));
        text_free(&line);
        ASSERT(ok);
    }
    PASS();
}

TEST without_frame_and_coordinates_only_squares_are_left(void)
{
    style.square_px = 20;
    style.look.frame = style.look.coordinates = false;
    ASSERT(sized("tour size=6x5 start=a1", 120, 100));
    PASS();
}

TEST the_largest_picture_has_the_largest_sides(void)
{
    struct session *ss = open_run("tour size=5x5 start=a1");
    struct export_job job = { .format = &formats[FORMAT_PNG], .style = style };
    struct error err;

    job.style.width_px = EASEL_SIDE_MAX;
    ASSERT(picture_possible(ss, &job, &err));
    session_close(ss);
    ss = open_run("tour size=5x6 start=a1");
    ASSERT_FALSE(picture_possible(ss, &job, &err));
    ASSERT(strstr(err.message, "16384 a side"));
    session_close(ss);
    PASS();
}

/* Letters are shown whole on the frame, or not at all. */
TEST coordinates_need_room_in_the_frame(void)
{
    struct session *ss = open_run("tour size=8x8");

    for (style.square_px = 4; style.square_px < 40; style.square_px++) {
        float unit = (float)style.square_px, frame = 8 * 0.055f * unit;

        picture_fill(ss, &style, &sc);
        for (size_t i = 0; i < sc.ndraws; i++) {
            const struct draw *d = &sc.draws[i];
            int px;

            if (d->kind != DRAW_TEXT || d->ink != INK_COORDINATE)
                continue;
            px = rule_text_size(d, scene_string(&sc, d), unit);
            ASSERT(0.73f * (float)px <= frame);
            ASSERT_EQ(frame >= 11 * 0.73f, px > 0);
        }
    }
    session_close(ss);
    PASS();
}

/* --- transparency ------------------------------------------------------- */

static int alpha_at(const SDL_Surface *s, float x, float y)
{
    return picture_pixel(s, (int)x, (int)y).a;
}

TEST an_opaque_picture_is_opaque_everywhere(void)
{
    SDL_Surface *s = drawn("tour size=4x5 start=a1 holes=b2");

    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++)
            ASSERT_EQ(255, picture_pixel(s, x, y).a);
    SDL_FreeSurface(s);
    PASS();
}

TEST holes_and_the_background_are_transparent(void)
{
    SDL_Surface *s;

    style.square_px = 40;
    style.transparent = true;
    style.look.frame = false;
    for (int theme = 0; theme < THEME_COUNT; theme++) {
        float edge = 40 * 5 * 0.055f;

        style.theme = theme_at(theme);
        s = drawn("tour size=4x5 start=a1 holes=b2,d5");
        ASSERT_EQ(0, alpha_at(s, 1, 1));
        ASSERT_EQ(0, alpha_at(s, edge + 60, edge + 3 * 40 + 20));    /* b2 */
        ASSERT_EQ(0, alpha_at(s, edge + 158, edge + 2));             /* d5 */
        ASSERT_EQ(255, alpha_at(s, edge + 100, edge + 3 * 40 + 20)); /* c2 */
        SDL_FreeSurface(s);
    }
    PASS();
}

/* Half covered by a colour is that colour at half strength, not a mixture
 * with black. */
TEST edges_keep_their_colour(void)
{
    struct rgba ink = theme_at(0)->ink[INK_CONFLICT];
    SDL_Surface *s;
    int partly = 0;

    scene_clear(&sc, (struct vec){ 4, 4 });
    scene_transparent(&sc);
    scene_disc(&sc, (struct vec){ 2, 2 }, 1.5f, INK_CONFLICT);
    s = picture_of(&sc, theme_at(0), 16, fonts);
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++) {
            struct rgba p = picture_pixel(s, x, y);

            if (p.a < 40 || p.a == 255)
                continue;
            partly++;
            ASSERT_IN_RANGE(ink.r, p.r, 4);
            ASSERT_IN_RANGE(ink.g, p.g, 4);
            ASSERT_IN_RANGE(ink.b, p.b, 4);
        }
    ASSERT(partly > 20);
    SDL_FreeSurface(s);
    PASS();
}

TEST words_on_nothing_are_dark(void)
{
    for (int i = 0; i < THEME_COUNT; i++) {
        struct rgba c;

        style.theme = theme_at(i);
        style.transparent = true;
        c = picture_theme(&style)->ink[INK_TEXT];
        ASSERT(c.r < 80 && c.g < 80 && c.b < 80);
        ASSERT_STR_EQ(theme_at(i)->name, picture_theme(&style)->name);
        style.transparent = false;
        ASSERT_EQ(theme_at(i), picture_theme(&style));
    }
    PASS();
}

/* --- captions ------------------------------------------------------------ */

static size_t texts(const char *words)
{
    size_t n = 0;

    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_TEXT &&
             strstr(scene_string(&sc, &sc.draws[i]), words) != NULL;
    return n;
}

/* Is every text in the lower part within the picture's sides? */
static bool inside(float top)
{
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];
        float half;

        if (d->kind != DRAW_TEXT || d->at.y < top)
            continue;
        half = d->size.x / 2 *
               rule_text_width((enum face)d->code, scene_string(&sc, d),
                               d->count);
        if (d->at.x - half < 0 || d->at.x + half > sc.extent.x ||
            d->at.y + d->size.x / 2 > sc.extent.y)
            return false;
    }
    return true;
}

TEST a_caption_says_what_is_shown_and_how_it_stands(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=a1");
    struct vec plain = picture_extent(ss, &style);

    strcpy(style.caption, "on");
    picture_fill(ss, &style, &sc);
    ASSERT(sc.extent.y > plain.y + 0.5f);
    ASSERT_EQ(plain.x, sc.extent.x);
    ASSERT_EQ(1, texts(session_heading(ss)));
    ASSERT_EQ(1, texts(session_status(ss)));
    ASSERT(inside(plain.y));
    session_close(ss);
    PASS();
}

TEST own_words_are_wrapped_within_any_width(void)
{
    static const char *const boards[] = { "tour size=1x1", "tour size=2x9",
                                          "tour size=8x8", "tour size=40x3",
                                          "queens",        "chess960" };
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct session *ss = open_run(boards[i]);
        float below = picture_extent(ss, &style).y;

        strcpy(style.caption, "Many_words_of_one's_own,_with_Donaudampfschiff"
                              "fahrtsgesellschaft_among_them_\xe2\x99\x9e");
        picture_fill(ss, &style, &sc);
        ASSERT(inside(below));
        ASSERT_EQ(0, texts("_"));
        ASSERT_EQ(1, texts("Donaudampfschifffahrtsgesellschaft"));
        ASSERT_EQ(1, texts("\xe2\x99\x9e"));
        strcpy(style.caption, "off");
        session_close(ss);
    }
    PASS();
}

TEST small_pictures_have_letters_that_can_be_read(void)
{
    struct session *ss = open_run("tour size=8x8");

    style.square_px = 24;
    strcpy(style.caption, "Some_words");
    picture_fill(ss, &style, &sc);
    ASSERT(sc.draws[sc.ndraws - 1].size.x * 24 >= 10.9f);
    session_close(ss);
    PASS();
}

TEST no_words_take_no_room(void)
{
    struct caption none = { .width = 8 }, blank = { .width = 8 };

    blank.at[0].words = "   ";
    ASSERT_EQ(0, (int)ceilf(caption_height(&none)));
    ASSERT_EQ(0, (int)ceilf(caption_height(&blank)));
    PASS();
}

/* --- what does not belong in a picture ------------------------------------ */

TEST neither_pointer_nor_glide_is_in_a_picture(void)
{
    struct session *ss = open_and_work("tour size=5x5 start=a1");
    uint64_t still, moving;

    session_seek(ss, 5);
    picture_fill(ss, &style, &sc);
    still = scene_hash(&sc);
    session_set_glide(ss, 200);
    session_step(ss, -1);
    session_step(ss, 1);
    session_hover(ss, 7, (struct vec){ 2.5f, 3.5f });
    ASSERT(session_gliding(ss));
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    moving = scene_hash(&sc);
    ASSERT(moving != still);
    picture_fill(ss, &style, &sc);
    ASSERT_EQ(still, scene_hash(&sc));
    ASSERT(session_gliding(ss));
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    ASSERT_EQ(moving, scene_hash(&sc));
    session_close(ss);
    PASS();
}

TEST the_session_keeps_its_own_look(void)
{
    struct session *ss = open_run("tour size=5x5");
    struct look before = *session_look(ss);
    const struct look *after;

    style.look.coordinates = style.look.frame = false;
    style.look.flipped = true;
    picture_fill(ss, &style, &sc);
    ASSERT(sc.flipped);
    after = session_look(ss);
    ASSERT_EQ(before.coordinates, after->coordinates);
    ASSERT_EQ(before.numbers, after->numbers);
    ASSERT_EQ(before.flipped, after->flipped);
    ASSERT_EQ(before.frame, after->frame);
    ASSERT_EQ(before.first_number, after->first_number);
    ASSERT_EQ(before.trail, after->trail);
    ASSERT_EQ(before.alone, after->alone);
    ASSERT_EQ(before.blank, after->blank);
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    fonts = picture_fonts();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_picture_is_as_wide_as_asked);
    RUN_TEST(without_frame_and_coordinates_only_squares_are_left);
    RUN_TEST(the_largest_picture_has_the_largest_sides);
    RUN_TEST(coordinates_need_room_in_the_frame);
    RUN_TEST(an_opaque_picture_is_opaque_everywhere);
    RUN_TEST(holes_and_the_background_are_transparent);
    RUN_TEST(edges_keep_their_colour);
    RUN_TEST(words_on_nothing_are_dark);
    RUN_TEST(a_caption_says_what_is_shown_and_how_it_stands);
    RUN_TEST(own_words_are_wrapped_within_any_width);
    RUN_TEST(small_pictures_have_letters_that_can_be_read);
    RUN_TEST(no_words_take_no_room);
    RUN_TEST(neither_pointer_nor_glide_is_in_a_picture);
    RUN_TEST(the_session_keeps_its_own_look);
    fonts_close(fonts);
    GREATEST_MAIN_END();
}
