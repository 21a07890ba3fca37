/*
 * Files and lines made to exhaust whoever reads them: a few bytes that unpack
 * to gigabytes, words that never end, words that stand for a billion others,
 * lists that name the same squares over and over. All are read, or refused,
 * within little memory and time. Both are limited here, so far above what it
 * takes that only a reader who falls for them gets there.
 */
#include <greatest.h>

#include <string.h>
#include <sys/resource.h>

#include <zlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "chess/square.h"
#include "export/reopen.h"
#include "modules/list.h"
#include "render/file/shades.h"
#include "session/run.h"
#include "session/selection.h"
#include "support/folder.h"

enum { MEGABYTE = 1 << 20, LARGE = 24 * MEGABYTE };

static char folder[FOLDER_NAME];
static struct error err;

/* --- PNG -------------------------------------------------------------------
 */

static void add_number(struct text *out, uint32_t n)
{
    unsigned char bytes[] = { n >> 24 & 0xFF, n >> 16 & 0xFF, n >> 8 & 0xFF,
                              n & 0xFF };

    text_add_bytes(out, bytes, sizeof bytes);
}

static void add_chunk(struct text *png, const char *name,
                      const struct text *data)
{
    uLong sum = crc32(0, (const Bytef *)name, 4);

    add_number(png, (uint32_t)data->len);
    text_add_bytes(png, name, 4);
    text_add_bytes(png, data->at, data->len);
    sum = crc32(sum, (const Bytef *)data->at, (uInt)data->len);
    add_number(png, (uint32_t)sum);
}

/* Begins a picture of one bit a pixel. */
static void begin_png(struct text *png, uint32_t width, uint32_t height)
{
    struct text head;

    text_init(&head);
    text_init(png);
    add_number(&head, width);
    add_number(&head, height);
    text_add_bytes(&head, "\1\0\0\0\0", 5);
    text_add_bytes(png, "\x89PNG\r\n\x1a\n", 8);
    add_chunk(png, "IHDR", &head);
    text_free(&head);
}

/* Packs so many megabytes of one letter, so that copies of what was packed go
 * on where it ends. */
static void pack(struct text *out, char letter, int megabytes, bool ends)
{
    char *plain = xmalloc(MEGABYTE);
    Bytef packed[8192];
    z_stream z = { 0 };

    memset(plain, letter, MEGABYTE);
    deflateInit(&z, 9);
    for (int i = 0; i < megabytes; i++) {
        bool last = i == megabytes - 1;

        z.next_in = (Bytef *)plain;
        z.avail_in = MEGABYTE;
        do {
            z.next_out = packed;
            z.avail_out = sizeof packed;
            deflate(&z, !last ? Z_NO_FLUSH : ends ? Z_FINISH : Z_FULL_FLUSH);
            text_add_bytes(out, packed, sizeof packed - z.avail_out);
        } while (z.avail_out == 0);
    }
    deflateEnd(&z);
    free(plain);
}

/* 24 MB of pixels that unpack to 24 GB. */
static void make_pixels(struct text *png, uint32_t side)
{
    enum { HEAD = 2 }; /* bytes of zlib's, only there at the beginning */
    struct text packed, data;

    text_init(&packed);
    text_init(&data);
    pack(&packed, 0, 1, false);
    text_add_bytes(&data, packed.at, HEAD);
    while (data.len < LARGE)
        text_add_bytes(&data, packed.at + HEAD, packed.len - HEAD);
    begin_png(png, side, side);
    add_chunk(png, "IDAT", &data);
    data.len = 0;
    add_chunk(png, "IEND", &data);
    text_free(&packed);
    text_free(&data);
}

/* A pixel or eight behind millions of pieces with nothing in them. */
static void make_pieces(struct text *png)
{
    struct text data;

    text_init(&data);
    text_add_bytes(&data, "\x78\x9c", 2);
    while (data.len < LARGE)
        text_add_bytes(&data, "\0\0\0\xff\xff", 5);
    text_add_bytes(&data, "\x63\x60\0\0\0\2\0\1", 8);
    begin_png(png, 8, 1);
    add_chunk(png, "IDAT", &data);
    data.len = 0;
    add_chunk(png, "IEND", &data);
    text_free(&data);
}

/* Thousands of chunks with words of 3 MB each, then a pixel or eight. */
static void make_words(struct text *png, const char *name, const char *before,
                       size_t len)
{
    struct text data, chunk;

    text_init(&data);
    text_init(&chunk);
    text_add_bytes(&data, before, len);
    pack(&data, 'a', 3, true);
    add_chunk(&chunk, name, &data);
    begin_png(png, 8, 1);
    while (png->len < LARGE)
        text_add_bytes(png, chunk.at, chunk.len);
    data.len = 0;
    text_add_bytes(&data, "\x78\x9c\x63\x60\0\0\0\2\0\1", 10);
    add_chunk(png, "IDAT", &data);
    data.len = 0;
    add_chunk(png, "IEND", &data);
    text_free(&data);
    text_free(&chunk);
}

static enum about_found look_at(const struct text *file, struct text *run)
{
    text_clear(run);
    return reopen_find(file->at, file->len, run);
}

TEST pixels_are_not_unpacked_for_the_words_behind(void)
{
    struct text png, run;
    struct shades s;

    text_init(&run);
    make_pixels(&png, 1000000); /* as many as are allowed for a run */
    ASSERT_EQ(ABOUT_NONE, look_at(&png, &run));
    ASSERT_FALSE(shades_read(&s, png.at, png.len, &err));
    text_free(&png);
    text_free(&run);
    PASS();
}

TEST pixels_are_not_unpacked_beyond_the_last(void)
{
    struct text png;
    struct shades s;

    make_pixels(&png, 64);
    ASSERT_FALSE(shades_read(&s, png.at, png.len, &err));
    ASSERT_STR_EQ("the PNG is damaged: more is packed in it than its pixels",
                  err.message);
    text_free(&png);
    make_pieces(&png);
    ASSERT_FALSE(shades_read(&s, png.at, png.len, &err));
    ASSERT_STR_EQ("the PNG is damaged: it is packed in too many pieces",
                  err.message);
    text_free(&png);
    PASS();
}

TEST packed_words_are_not_all_unpacked(const char *name, const char *before,
                                       size_t len)
{
    struct text png, run;
    struct shades s;

    text_init(&run);
    make_words(&png, name, before, len);
    ASSERT_EQ(ABOUT_NONE, look_at(&png, &run));
    ASSERT(shades_read(&s, png.at, png.len, &err));
    ASSERT_EQ(8, s.width);
    shades_free(&s);
    text_free(&png);
    text_free(&run);
    PASS();
}

/* They are our own, but no run is so long. */
TEST a_run_of_megabytes_is_damaged(void)
{
    struct text png, line;

    text_init(&line);
    make_words(&png, "zTXt", "chequer\0", 9);
    ASSERT(file_write("a.png", png.at, png.len, &err));
    ASSERT_FALSE(reopen_line("a.png", &line, &err));
    ASSERT_STR_EQ("the description in a.png is damaged", err.message);
    ASSERT_EQ(0, line.len);
    text_free(&png);
    text_free(&line);
    PASS();
}

/* --- other pictures --------------------------------------------------------
 */

TEST a_comment_without_an_end_is_damaged(void)
{
    struct text gif, line;

    text_init(&gif);
    text_init(&line);
    text_add_bytes(&gif, "GIF89a\1\0\1\0\0\0\0!\xfe", 15);
    while (gif.len < LARGE)
        text_add_bytes(&gif, "\7tour a ", 8);
    ASSERT(file_write("a.gif", gif.at, gif.len, &err));
    ASSERT_FALSE(reopen_line("a.gif", &line, &err));
    ASSERT_STR_EQ("the description in a.gif is damaged", err.message);
    text_free(&gif);
    text_free(&line);
    PASS();
}

/* Each stands for ten of the one before, and the last for a billion words. */
TEST entities_stand_for_themselves(void)
{
    struct text svg, run;

    text_init(&svg);
    text_init(&run);
    text_add(&svg, "<!DOCTYPE svg [<!ENTITY a0 \"tour\">");
    for (int i = 1; i < 10; i++) {
        text_addf(&svg, "<!ENTITY a%d \"", i);
        for (int k = 0; k < 10; k++)
            text_addf(&svg, "&a%d;", i - 1);
        text_add(&svg, "\">");
    }
    text_add(&svg, "]><svg><metadata>chequer: &a9;</metadata></svg>");
    ASSERT_EQ(ABOUT_FOUND, look_at(&svg, &run));
    ASSERT_STR_EQ("&a9;", run.at);
    text_free(&svg);
    text_free(&run);
    PASS();
}

/* Tags that are begun again and again are each looked at once. */
TEST tags_without_an_end_are_no_run(void)
{
    struct text svg, run;

    text_init(&svg);
    text_init(&run);
    text_add(&svg, "<svg>");
    while (svg.len < LARGE)
        text_add(&svg, "<metadata");
    ASSERT_EQ(ABOUT_NONE, look_at(&svg, &run));
    svg.len = 5;
    while (svg.len < LARGE)
        text_add(&svg, "<metadata>");
    ASSERT_EQ(ABOUT_NONE, look_at(&svg, &run));
    text_free(&svg);
    text_free(&run);
    PASS();
}

static void begin_pdf(struct text *pdf)
{
    text_init(pdf);
    text_add(pdf, "%PDF-1.5\n1 0 obj << /Creator (chequer)\n");
}

TEST a_stream_of_a_pdf_is_not_unpacked(void)
{
    struct text pdf, run;

    begin_pdf(&pdf);
    text_init(&run);
    text_add(&pdf, ">> endobj\n2 0 obj << /Filter /FlateDecode >>\nstream\n");
    pack(&pdf, 'a', 100, true);
    text_add(&pdf, "\nendstream\n");
    ASSERT_EQ(ABOUT_NONE, look_at(&pdf, &run));
    text_free(&pdf);
    text_free(&run);
    PASS();
}

TEST keywords_without_an_end_are_damaged(void)
{
    struct text pdf, run;

    begin_pdf(&pdf);
    text_init(&run);
    while (pdf.len < LARGE)
        text_add(&pdf, "/Keywords (tour ");
    ASSERT_EQ(ABOUT_DAMAGED, look_at(&pdf, &run));
    text_add(&pdf, "/Keywords <FEFF");
    while (pdf.len < 2 * LARGE)
        text_add(&pdf, "0061D800");
    ASSERT_EQ(ABOUT_DAMAGED, look_at(&pdf, &run));
    text_free(&pdf);
    text_free(&run);
    PASS();
}

/* --- lines -----------------------------------------------------------------
 */

/* Six thousand times nearly a million squares. */
TEST blocks_upon_blocks_are_cut_out_once(void)
{
    struct text line;
    struct run run;

    text_init(&line);
    text_add(&line, "tour size=1000x1000 holes=a1-alk999");
    while (line.len < RUN_TEXT_MAX - 10)
        text_add(&line, ",a1-alk999");
    ASSERT(run_parse(&run, puzzle_classes, line.at, &err));
    run_free(&run);
    text_free(&line);
    PASS();
}

/* Ten thousand starts on a board with 5000 holes, one by one. */
TEST starts_between_holes_are_listed_at_once(void)
{
    enum { SIDE = 100, TIMES = 8 };
    struct selection sel;
    struct text line;
    struct run run;

    text_init(&line);
    text_add(&line, "tour size=100x100 piece=king holes=");
    for (int sq = 0; sq < SIDE * SIDE; sq += 2)
        text_addf(&line, "%s%s", sq ? "," : "",
                  say_square(sq + sq / SIDE % 2, SIDE).at);
    ASSERT(run_parse(&run, puzzle_classes, line.at, &err));
    for (int i = 0; i < TIMES; i++) {
        ASSERT(selection_read(&sel, run.cls, &run.params, "all", NULL, &err));
        ASSERT_EQ(SIDE * SIDE / 2, sel.n);
        selection_free(&sel);
    }
    run_free(&run);
    text_free(&line);
    PASS();
}

SUITE(hostile)
{
    GREATEST_SET_SETUP_CB(folder_make, folder);
    GREATEST_SET_TEARDOWN_CB(folder_remove, folder);
    RUN_TEST(pixels_are_not_unpacked_for_the_words_behind);
    RUN_TEST(pixels_are_not_unpacked_beyond_the_last);
    RUN_TESTp(packed_words_are_not_all_unpacked, "zTXt", "Comment\0", 9);
    RUN_TESTp(packed_words_are_not_all_unpacked, "iTXt", "Comment\0\1\0\0", 12);
    RUN_TESTp(packed_words_are_not_all_unpacked, "iCCP", "name\0", 6);
    RUN_TEST(a_run_of_megabytes_is_damaged);
    RUN_TEST(a_comment_without_an_end_is_damaged);
    RUN_TEST(entities_stand_for_themselves);
    RUN_TEST(tags_without_an_end_are_no_run);
    RUN_TEST(a_stream_of_a_pdf_is_not_unpacked);
    RUN_TEST(keywords_without_an_end_are_damaged);
    RUN_TEST(starts_between_holes_are_listed_at_once);
    RUN_TEST(blocks_upon_blocks_are_cut_out_once);
}

GREATEST_MAIN_DEFS();

static bool is_sanitized(void)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#elif defined(__has_feature)
    return __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
    return false;
#endif
}

/* Sanitizers want all there is of memory, and some more of time. */
static void limit_greed(void)
{
    rlim_t seconds = is_sanitized() ? 60 : 10;
    struct rlimit time = { seconds, seconds };
    struct rlimit memory = { (rlim_t)600 * MEGABYTE, (rlim_t)600 * MEGABYTE };

    setrlimit(RLIMIT_CPU, &time);
    if (!is_sanitized())
        setrlimit(RLIMIT_AS, &memory);
}

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    limit_greed();
    RUN_SUITE(hostile);
    GREATEST_MAIN_END();
}
