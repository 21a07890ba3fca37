/*
 * Descriptions found again in files: in those we write, in those that other
 * programs have changed, and in anything that claims to be one. The bytes are
 * handed over in memory of exactly their size, so that a sanitizer sees every
 * look beyond their end.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "base/text.h"
#include "export/reopen.h"
#include "render/file/pdf.h"
#include "render/file/png.h"
#include "render/svg/svg.h"
#include "support/picture.h"
#include "support/sample.h"

static const char run[] = "tour size=6x5 caption=\"<Läufer>_&_'Turm'\"";
static struct text png, svg, gif, pdf, found;

static enum about_found look(const void *bytes, size_t len)
{
    void *exact = xmalloc(len ? len : 1);
    enum about_found result;

    memcpy(exact, bytes, len);
    text_clear(&found);
    result = reopen_find(exact, len, &found);
    free(exact);
    return result;
}

static enum about_found look_at(const struct text *file)
{
    return look(file->at, file->len);
}

static void make_files(void)
{
    const struct about about = { .title = "A title", .run = run };
    static const unsigned char head[] = "GIF89a\x02\0\x02\0\x80\0\0"
                                        "\0\0\0\xff\xff\xff"
                                        "!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
                                        "!\xfe";
    static const unsigned char rest[] =
        "\0,\0\0\0\0\x02\0\x02\0\0\x02\x02\x44\x01\0;";
    struct fonts *fonts = picture_fonts();
    struct book *book;
    struct error err;
    struct scene sc;
    unsigned char len = (unsigned char)strlen(run);

    scene_init(&sc);
    sample_board(&sc, 4, 3, false);
    picture_png(&sc, theme_at(3), 8, fonts, &about, &png, &err);
    svg_write(&sc, theme_at(3), 8, &about, &svg);
    book = pdf_open(fonts, &err);
    pdf_page(book, &sc, theme_at(3), 8, &about, &err);
    pdf_close(book, &pdf, &err);
    scene_free(&sc);
    text_add_bytes(&gif, head, sizeof head - 1);
    text_add_bytes(&gif, &len, 1);
    text_add(&gif, run);
    text_add_bytes(&gif, rest, sizeof rest - 1);
}

TEST what_was_written_is_found(const struct text *file)
{
    ASSERT_EQ(ABOUT_FOUND, look_at(file));
    ASSERT_STR_EQ(run, found.at);
    PASS();
}

TEST plain_words_are_found_in_the_older_chunk(void)
{
    const struct about about = { .run = "queens size=5" };
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, 2, 2, 32,
                                                    SDL_PIXELFORMAT_RGBA32);
    struct text file;
    struct error err;

    text_init(&file);
    ASSERT(picture_encode(s, &about, &file, &err));
    SDL_FreeSurface(s);
    ASSERT_EQ(ABOUT_FOUND, look_at(&file));
    ASSERT_STR_EQ("queens size=5", found.at);
    text_free(&file);
    PASS();
}

/* As other programs write them. */
TEST words_behind_the_pixels_are_found_too(void)
{
    static const char chunk[] = "\0\0\0\x0ctEXtchequer\0tour";
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, 9, 9, 32,
                                                    SDL_PIXELFORMAT_RGBA32);
    uint32_t crc = SDL_SwapBE32(SDL_crc32(0, chunk + 4, 16));
    struct text file, whole;
    struct error err;

    text_init(&file);
    text_init(&whole);
    ASSERT(picture_encode(s, NULL, &file, &err));
    SDL_FreeSurface(s);
    ASSERT_EQ(ABOUT_NONE, look_at(&file));
    text_add_bytes(&whole, file.at, file.len - 12); /* all but IEND */
    text_add_bytes(&whole, chunk, sizeof chunk - 1);
    text_add_bytes(&whole, &crc, 4);
    text_add_bytes(&whole, file.at + file.len - 12, 12);
    ASSERT_EQ(ABOUT_FOUND, look_at(&whole));
    ASSERT_STR_EQ("tour", found.at);
    text_free(&file);
    text_free(&whole);
    PASS();
}

TEST long_comments_come_in_pieces(void)
{
    struct text file;
    unsigned char full = 255, some = 45, end = 0;

    text_init(&file);
    text_add_bytes(&file, "GIF89a\1\0\1\0\0\0\0!\xfe", 15);
    text_add_bytes(&file, &full, 1);
    for (int i = 0; i < 255; i++)
        text_add(&file, "a");
    text_add_bytes(&file, &some, 1);
    for (int i = 0; i < 45; i++)
        text_add(&file, "b");
    text_add_bytes(&file, &end, 1);
    ASSERT_EQ(ABOUT_FOUND, look_at(&file));
    ASSERT_EQ(300, found.len);
    ASSERT_EQ('b', found.at[255]);
    text_free(&file);
    PASS();
}

TEST comments_behind_the_pixels_are_found_too(void)
{
    static const char file[] =
        "GIF87a\x02\0\x02\0\0\0\0,\0\0\0\0\x02\0\x02\0\x80"
        "\0\0\0\xff\xff\xff\x02\x02\x44\x01\0!\xfe\x03run\0;";

    ASSERT_EQ(ABOUT_FOUND, look(file, sizeof file - 1));
    ASSERT_STR_EQ("run", found.at);
    PASS();
}

TEST other_programs_may_add_attributes(void)
{
    static const char file[] =
        "\xef\xbb\xbf<?xml version=\"1.0\"?>\n<svg><desc id=\"d1\" >tour "
        "start=a1 caption=&apos;x&#39;&unknown;</desc></svg>";

    ASSERT_EQ(ABOUT_FOUND, look(file, sizeof file - 1));
    ASSERT_STR_EQ("tour start=a1 caption='x'&unknown;", found.at);
    PASS();
}

/* Of the first versions, and of those that put words before the run. */
TEST older_descriptions_are_found(void)
{
    static const char first[] = "<svg><desc>tour size=5x4</desc></svg>";
    static const char second[] = "<svg><desc>Move 9 of 19.\nchequer: so\n"
                                 "chequer: tour size=5x4</desc></svg>";

    ASSERT_EQ(ABOUT_FOUND, look(first, sizeof first - 1));
    ASSERT_STR_EQ("tour size=5x4", found.at);
    ASSERT_EQ(ABOUT_FOUND, look(second, sizeof second - 1));
    ASSERT_STR_EQ("tour size=5x4", found.at);
    PASS();
}

TEST metadata_may_be_shared_or_lost(void)
{
    static const char shared[] =
        "<svg><desc id=\"chequer-words\">x</desc><metadata><rdf/></metadata>"
        "<metadata id=\"m\">\n chequer: tour a=&lt;b<rdf:RDF/></metadata>";
    static const char lost[] =
        "<svg><desc id=\"chequer-words\">tour</desc></svg>";
    static const char cut[] = "<svg><metadata>chequer: tour si";

    ASSERT_EQ(ABOUT_FOUND, look(shared, sizeof shared - 1));
    ASSERT_STR_EQ("tour a=<b", found.at);
    ASSERT_EQ(ABOUT_NONE, look(lost, sizeof lost - 1));
    ASSERT_EQ(ABOUT_DAMAGED, look(cut, sizeof cut - 1));
    PASS();
}

TEST keywords_of_other_programs_are_none_of_ours(void)
{
    static const char plain[] = "%PDF-1.4 /Creator (chequer) /Keywords (old) "
                                "/Keywords (tour size=5)";
    static const char other[] = "%PDF-1.4 /Creator (x) /Keywords (tour)";
    static const char odd[] = "%PDF-1.4 /Creator (chequer) /Keywords <FEFF00";
    static const char pair[] = "%PDF-1.4 /Creator (chequer) "
                               "/Keywords <FEFFD83DDE0000e4>";

    ASSERT_EQ(ABOUT_FOUND, look(plain, sizeof plain - 1));
    ASSERT_STR_EQ("tour size=5", found.at);
    ASSERT_EQ(ABOUT_NONE, look(other, sizeof other - 1));
    ASSERT_EQ(ABOUT_DAMAGED, look(odd, sizeof odd - 1));
    ASSERT_EQ(ABOUT_FOUND, look(pair, sizeof pair - 1));
    ASSERT_STR_EQ("\xf0\x9f\x98\x80\xc3\xa4", found.at);
    PASS();
}

/* Words that end within a character, or within half of one, end all the same:
 * what stands behind them in memory is no part of them. */
TEST half_a_character_is_no_end(void)
{
    static const char head[] = "%PDF-/Creator (chequer)/Keywords <FEFF";
    static const char *const ends[] = { "CC>", "CCCCCC>", "D83D>",
                                        "CCCCD83D>" };
    static const enum about_found wanted[] = { ABOUT_DAMAGED, ABOUT_DAMAGED,
                                               ABOUT_FOUND, ABOUT_FOUND };

    for (int i = 0; i < 4; i++)
        for (int more = 0; more < 64; more++) {
            struct text file;

            text_init(&file);
            text_add(&file, head);
            for (int j = 0; j < more; j++)
                text_add(&file, "CCCC");
            text_add(&file, ends[i]);
            ASSERT_EQ(wanted[i], look_at(&file));
            ASSERT(strlen(found.at) <= 3 * (size_t)(more + 3));
            text_free(&file);
        }
    PASS();
}

TEST files_without_words_say_so(void)
{
    static const char bare[] = "GIF89a\1\0\1\0\0\0\0;";
    static const char mute[] = "<svg><title>x</title></svg>";

    ASSERT_EQ(ABOUT_NONE, look(png.at, 33));
    ASSERT_EQ(ABOUT_NONE, look(bare, sizeof bare - 1));
    ASSERT_EQ(ABOUT_NONE, look(mute, sizeof mute - 1));
    PASS();
}

TEST other_files_are_foreign(void)
{
    ASSERT_EQ(ABOUT_FOREIGN, look("", 0));
    ASSERT_EQ(ABOUT_FOREIGN, look("\x89PN", 3));
    ASSERT_EQ(ABOUT_FOREIGN, look("GIF88a", 6));
    ASSERT_EQ(ABOUT_FOREIGN, look("<html><desc>tour</desc></html>", 30));
    ASSERT_EQ(ABOUT_FOREIGN, look("tour size=8x8", 13));
    PASS();
}

/* Where "chequer" stands in the PNG: behind it come the words. */
static size_t key_place(void)
{
    for (size_t i = 0; i + 7 < png.len; i++)
        if (memcmp(png.at + i, "chequer", 7) == 0)
            return i;
    return 0;
}

TEST a_changed_chunk_is_not_believed(void)
{
    size_t at = key_place() + 20;

    png.at[at] ^= 1;
    ASSERT_EQ(ABOUT_DAMAGED, look_at(&png));
    png.at[at] ^= 1;
    ASSERT_EQ(ABOUT_FOUND, look_at(&png));
    PASS();
}

TEST lengths_beyond_the_end_are_not_believed(void)
{
    size_t at = key_place() - 8;
    char was[4];

    memcpy(was, png.at + at, 4);
    memcpy(png.at + at, "\xff\xff\xff\xff", 4);
    ASSERT_EQ(ABOUT_DAMAGED, look_at(&png));
    memcpy(png.at + at, "\x7f\xff\xff\xf4", 4);
    ASSERT_EQ(ABOUT_NONE, look_at(&png));
    memcpy(png.at + at, was, 4);
    PASS();
}

/* Found whole, or not at all. */
TEST every_beginning_of_a_file_is_safe(const struct text *file)
{
    for (size_t len = 0; len < file->len; len++)
        if (look(file->at, len) == ABOUT_FOUND)
            ASSERT_STR_EQ(run, found.at);
    PASS();
}

TEST any_damage_is_safe(const struct text *file)
{
    struct rng rng;
    char *copy = xmalloc(file->len);

    rng_seed(&rng, 6);
    for (int round = 0; round < 20000; round++) {
        memcpy(copy, file->at, file->len);
        for (uint64_t n = 1 + rng_below(&rng, 8); n > 0; n--)
            copy[rng_below(&rng, rng_below(&rng, 2) ? 90 : file->len)] = (char)
                rng_below(&rng, 256);
        look(copy, file->len);
        ASSERT(found.len <= file->len);
    }
    free(copy);
    PASS();
}

/* What stands before and behind the words in a film of each kind. */
static void add_film(struct text *file, bool mp4, const char *words)
{
    size_t len = strlen(words);
    char size[2][4] = { { 0, 0, 0, (char)(len + 16) },
                        { (char)(0x40 | len >> 8), (char)len } };

    if (mp4) {
        text_add_bytes(file,
                       "\0\0\0 ftypisom....\xA9"
                       "cmt",
                       20);
        text_add_bytes(file, size[0], 4);
        text_add_bytes(file, "data\0\0\0\1\0\0\0", 12);
    } else {
        text_add_bytes(file,
                       "\x1A\x45\xDF\xA3....\x45\xA3\x87"
                       "COMMENT\x44\x87",
                       20);
        text_add_bytes(file, size[1], 2);
    }
    text_add(file, words);
}

TEST films_carry_their_runs(void)
{
    struct text file;

    for (int mp4 = 0; mp4 < 2; mp4++) {
        text_init(&file);
        add_film(&file, mp4, "queens size=5");
        text_add(&file, "behind");
        ASSERT_EQ(ABOUT_FOUND, look_at(&file));
        ASSERT_STR_EQ("queens size=5", found.at);
        file.len -= strlen("behind") + 1;
        ASSERT_EQ(ABOUT_DAMAGED, look_at(&file));
        file.len = 12;
        ASSERT_EQ(ABOUT_NONE, look_at(&file));
        text_free(&file);
    }
    PASS();
}

TEST noise_behind_any_signature_is_safe(void)
{
    static const char *const begin[] = {
        "\x89PNG\r\n\x1a\n",
        "GIF89a",
        "<svg><desc>",
        "<svg ",
        "%PDF-/Creator (chequer)/Keywords <FEFF",
        "%PDF-/Creator (chequer)/Keywords (",
        ("....ftyp\xA9"
         "cmt...\x20"
         "data"),
        ("\x1A\x45\xDF\xA3\x45\xA3\x87"
         "COMMENT\x44\x87"),
    };
    char noise[96];
    struct rng rng;

    rng_seed(&rng, 7);
    for (int round = 0; round < 40000; round++) {
        size_t len = rng_below(&rng, sizeof noise);
        const char *b = begin[round % 8];

        for (size_t i = 0; i < sizeof noise; i++) /* mostly small lengths */
            noise[i] = (char)rng_below(&rng, round & 4 ? 256 : 4);
        memcpy(noise, b, strlen(b));
        look(noise, len);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    struct text *const files[] = { &png, &svg, &gif, &pdf };
    const int n = sizeof files / sizeof *files;

    GREATEST_MAIN_BEGIN();
    text_init(&found);
    for (int i = 0; i < n; i++)
        text_init(files[i]);
    make_files();
    for (int i = 0; i < n; i++) {
        RUN_TESTp(what_was_written_is_found, files[i]);
        RUN_TESTp(every_beginning_of_a_file_is_safe, files[i]);
        RUN_TESTp(any_damage_is_safe, files[i]);
    }
    RUN_TEST(plain_words_are_found_in_the_older_chunk);
    RUN_TEST(words_behind_the_pixels_are_found_too);
    RUN_TEST(long_comments_come_in_pieces);
    RUN_TEST(comments_behind_the_pixels_are_found_too);
    RUN_TEST(other_programs_may_add_attributes);
    RUN_TEST(older_descriptions_are_found);
    RUN_TEST(metadata_may_be_shared_or_lost);
    RUN_TEST(keywords_of_other_programs_are_none_of_ours);
    RUN_TEST(half_a_character_is_no_end);
    RUN_TEST(files_without_words_say_so);
    RUN_TEST(other_files_are_foreign);
    RUN_TEST(a_changed_chunk_is_not_believed);
    RUN_TEST(lengths_beyond_the_end_are_not_believed);
    RUN_TEST(films_carry_their_runs);
    RUN_TEST(noise_behind_any_signature_is_safe);
    text_free(&found);
    for (int i = 0; i < n; i++)
        text_free(files[i]);
    GREATEST_MAIN_END();
}
