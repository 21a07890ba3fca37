/* Words of every script: what is laid out, how wide it is, and what is not.
 * Fonts for some of them are Debian's Noto; without these there is little to
 * see. */
#include <greatest.h>

#include "base/error.h"
#include "render/font.h"
#include "render/letters/lacking.h"
#include "render/letters/lettering.h"
#include "render/letters/letters.h"
#include "render/letters/typeface.h"
#include "render/rules.h"

static struct fonts *fonts;
static struct lacking *lacking;

static const char arabic[] = "جولة الحصان على رقعة الشطرنج";
static const char hindi[] = "घोड़े की यात्रा शतरंज की बिसात पर";
static const char japanese[] = "ナイトは全てのマスを一度ずつ訪れる";
static const char greek[] = "Ο ίππος επισκέπτεται όλα τα τετράγωνα";

static bool plain(const char *utf8)
{
    return lettering_plain(fonts, FACE_SANS, utf8, strlen(utf8));
}

static struct lettering lettering_of(enum face face, const char *utf8)
{
    struct lettering l;

    lettering_init(&l, fonts, face, utf8, strlen(utf8));
    return l;
}

static float width_of(const char *utf8)
{
    struct lettering l = lettering_of(FACE_SANS, utf8);
    float width = l.width;

    lettering_free(&l);
    return width;
}

/* Is there a font for it at all? */
static bool can_write(const char *utf8)
{
    struct error words;

    width_of(utf8);
    return !lacking_tell(lacking, &words);
}

TEST what_our_font_has_needs_no_lettering(void)
{
    ASSERT(plain(""));
    ASSERT(plain("Move 17 of 64"));
    ASSERT(plain("8×8, f6 → g8 – ∞ ✓ naïve"));
    ASSERT(plain(greek));
    ASSERT(plain("Ход конём"));
    ASSERT_FALSE(plain(arabic)); /* it has them, but they are joined */
    ASSERT_FALSE(plain("סיור"));
    ASSERT_FALSE(plain(hindi));
    ASSERT_FALSE(plain(japanese));
    PASS();
}

/* And then is as wide as SDL_ttf has it. */
TEST plain_words_are_as_wide_as_ever(void)
{
    ASSERT_EQ(fonts_width(fonts, FACE_SANS, 20, greek, strlen(greek)),
              letters_width(fonts, FACE_SANS, 20, greek, strlen(greek)));
    ASSERT_EQ(fonts_width(fonts, FACE_BOLD, 17, "Queens", 3),
              letters_width(fonts, FACE_BOLD, 17, "Queens", 3));
    PASS();
}

TEST letters_that_are_joined_take_other_shapes(void)
{
    struct lettering l = lettering_of(FACE_SANS, "ععع");
    const cairo_glyph_t *glyph = l.stretch[0].glyphs;

    ASSERT_EQ(3, l.stretch[0].nglyphs);
    ASSERT(glyph[0].index != glyph[1].index);
    ASSERT(glyph[1].index != glyph[2].index);
    ASSERT(glyph[0].index != glyph[2].index);
    lettering_free(&l);
    PASS();
}

TEST what_is_read_leftwards_begins_on_the_right(void)
{
    struct lettering l = lettering_of(FACE_SANS, "אב 12 abc");

    ASSERT(l.n >= 3);
    ASSERT_FALSE(l.stretch[0].leftwards);
    ASSERT_EQ(strlen("אב 12 "), l.stretch[0].at);
    ASSERT(l.stretch[l.n - 1].leftwards);
    ASSERT_EQ(0, l.stretch[l.n - 1].at);
    ASSERT(l.stretch[l.n - 1].glyphs[0].x > 0);
    lettering_free(&l);
    PASS();
}

/* PDF readers find and copy by them. */
TEST clusters_cover_bytes_and_glyphs(const char *utf8)
{
    struct lettering l = lettering_of(FACE_BOLD, utf8);
    size_t bytes = 0;

    for (size_t i = 0; i < l.n; i++) {
        const struct stretch *s = &l.stretch[i];
        int sum = 0, glyphs = 0;

        for (int k = 0; k < s->nclusters; k++) {
            ASSERT(s->clusters[k].num_bytes > 0);
            sum += s->clusters[k].num_bytes;
            glyphs += s->clusters[k].num_glyphs;
        }
        ASSERT_EQ(s->len, (size_t)sum);
        ASSERT_EQ(s->nglyphs, glyphs);
        bytes += s->len;
    }
    ASSERT_EQ(strlen(utf8), bytes);
    lettering_free(&l);
    PASS();
}

/* Our own letters stay ours beside others. */
TEST only_what_is_lacking_comes_from_elsewhere(void)
{
    struct lettering l;

    if (!can_write(hindi))
        SKIPm("no font for Hindi");
    l = lettering_of(FACE_SANS, "8×8 घोड़े");
    ASSERT_EQ(2, l.n);
    ASSERT_STR_EQ(fonts_path(fonts, FACE_SANS), l.stretch[0].face->path);
    ASSERT(strcmp(l.stretch[1].face->path, l.stretch[0].face->path) != 0);
    lettering_free(&l);
    PASS();
}

/* Pictures are planned by the estimate: what is drawn must fit in. */
TEST the_estimate_is_near_the_truth(const char *utf8)
{
    float guess = rule_text_width(FACE_SANS, utf8, strlen(utf8));
    float is = width_of(utf8);

    if (!can_write(utf8))
        SKIPm("no font for it");
    ASSERT_IN_RANGE(1.0f, is / guess, 0.28f);
    ASSERT(is < 1.04f * guess);
    PASS();
}

TEST accents_take_no_room(void)
{
    ASSERT_EQ(rule_text_width(FACE_SANS, "e", 1),
              rule_text_width(FACE_SANS, "e\u0301", 3));
    PASS();
}

/* U+10FFFD is for private use: whoever has a font for it is asked to excuse. */
TEST what_no_font_has_is_named_once(void)
{
    struct error words;

    ASSERT_FALSE(lacking_tell(lacking, &words));
    width_of("a\U0010FFFDb\U0010FFFD");
    ASSERT(lacking_tell(lacking, &words));
    ASSERT(strstr(words.message, "the character \U0010FFFD (U+10FFFD):") !=
           NULL);
    width_of("\U0010FFFD");
    ASSERT_FALSE(lacking_tell(lacking, &words));
    PASS();
}

TEST what_is_not_seen_is_not_missed(void)
{
    struct error words;

    width_of("a\u200Bb\uFE0F\u2060\u200D\u202E");
    ASSERT_FALSE(lacking_tell(lacking, &words));
    PASS();
}

TEST words_become_pixels_around_the_baseline(const char *utf8)
{
    int baseline, ink = 0;
    SDL_Surface *s = letters_draw(fonts, FACE_SANS, 24, utf8, &baseline);

    ASSERT(s != NULL);
    ASSERT_EQ(letters_width(fonts, FACE_SANS, 24, utf8, strlen(utf8)), s->w);
    ASSERT(baseline > 12 && baseline < s->h);
    for (int x = 0; x < s->w; x++) /* halfway up the letters */
        ink += ((Uint8 *)s->pixels)[(baseline - 7) * s->pitch + 4 * x + 3] > 60;
    ASSERT(ink > s->w / 12);
    SDL_FreeSurface(s);
    PASS();
}

SUITE(lettering)
{
    static const char *const all[] = {
        arabic, hindi, japanese, greek, "סיור הפרש 64 (8×8)", "การเดินทางของม้า"
    };

    RUN_TEST(what_our_font_has_needs_no_lettering);
    RUN_TEST(plain_words_are_as_wide_as_ever);
    RUN_TEST(letters_that_are_joined_take_other_shapes);
    RUN_TEST(what_is_read_leftwards_begins_on_the_right);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        RUN_TEST1(clusters_cover_bytes_and_glyphs, all[i]);
        RUN_TEST1(the_estimate_is_near_the_truth, all[i]);
        if (!plain(all[i]))
            RUN_TEST1(words_become_pixels_around_the_baseline, all[i]);
    }
    RUN_TEST(only_what_is_lacking_comes_from_elsewhere);
    RUN_TEST(accents_take_no_room);
    RUN_TEST(what_no_font_has_is_named_once);
    RUN_TEST(what_is_not_seen_is_not_missed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    struct error err;

    GREATEST_MAIN_BEGIN();
    lacking = lacking_create();
    fonts = fonts_open(NULL, &err);
    fonts_tell(fonts, lacking);
    RUN_SUITE(lettering);
    fonts_close(fonts);
    lacking_destroy(lacking);
    GREATEST_MAIN_END();
}
