/*
 * PNG by libpng, into memory and out of it. It tells of errors by a leap out
 * of the function that called it: those that may be left like this hold
 * nothing that needs to be freed, and change nothing that is looked at
 * afterwards but through pointers.
 */
#include "render/file/png.h"

#include <math.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "render/file/about.h"
#include "render/file/chunk.h"
#include "render/file/few.h"

static const char run_key[] = "chequer", title_key[] = "Title";

/* Its words are kept where there is an error to be filled in. */
static void fail(png_structp png, png_const_charp why)
{
    struct error *err = png_get_error_ptr(png);

    if (err != NULL)
        error_set(err, "cannot make the PNG: %s", why);
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp why)
{
    (void)png, (void)why;
}

/* --- writing ------------------------------------------------------------- */

struct png {
    png_structp png;
    png_infop info;
    struct png_head head;
    uint8_t *row; /* owned: indices of one */
};

static void add_bytes(png_structp png, png_bytep bytes, size_t len)
{
    text_add_bytes(png_get_io_ptr(png), bytes, len);
}

static void flush(png_structp png)
{
    (void)png;
}

static bool is_ascii(const char *s)
{
    for (; *s != '\0'; s++)
        if ((unsigned char)*s >= 128)
            return false;
    return true;
}

/* tEXt holds Latin-1 only, so other words go into iTXt, which is UTF-8. */
static void set_words(png_structp png, png_infop info, const char *key,
                      const char *words)
{
    png_text text = { .compression = PNG_TEXT_COMPRESSION_NONE };

    if (words == NULL || *words == '\0')
        return;
    if (!is_ascii(words))
        text.compression = PNG_ITXT_COMPRESSION_NONE;
    text.key = (char *)key; /* both are copied */
    text.text = (char *)words;
    png_set_text(png, info, &text, 1);
}

static void set_about(png_structp png, png_infop info,
                      const struct about *about)
{
    png_uint_32 metre = (png_uint_32)lroundf(about->dpi / 0.0254f);

    if (about->dpi > 0) /* how large it is on paper, both ways */
        png_set_pHYs(png, info, metre, metre, PNG_RESOLUTION_METER);
    set_words(png, info, title_key, about->title);
    set_words(png, info, run_key, about->run);
}

/* Bits that an index takes. */
static int depth_of(const struct few *few)
{
    return few == NULL ? 8 : few->n > 16 ? 8 : few->n > 4 ? 4 : 2;
}

static void set_palette(const struct png *p, const struct few *few)
{
    png_color colours[FEW_MAX];
    png_byte alpha[FEW_MAX];

    for (int i = 0; i < few->n; i++) {
        const uint8_t *c = few->colour[i];

        colours[i] = (png_color){ c[0], c[1], c[2] };
        alpha[i] = c[3];
    }
    png_set_PLTE(p->png, p->info, colours, few->n);
    if (p->head.transparent)
        png_set_tRNS(p->png, p->info, alpha, few->n, NULL);
}

/*
 * What packs best, measured. Rows as they are: what is on a board repeats, and
 * the packer finds it in the rows before, as far as it looks back, some 32 KB.
 * In wider pictures rows are the difference to the row above. Grain is not
 * worth a long search, and its row above says nothing, unless all else is out
 * of sight; then half the search finds all but a tenth.
 */
static void set_packing(const struct png *p)
{
    enum { NEAR = 8192, FAR = 32768 };
    int row = p->head.few ? 0 : 3 * p->head.width;
    bool grain = p->head.grain, near = row <= (grain ? FAR : NEAR);
    int filter = near    ? PNG_FILTER_NONE
                 : grain ? PNG_FILTER_PAETH
                         : PNG_FILTER_UP;

    png_set_compression_level(p->png, !grain ? 6 : near ? 5 : 4);
    png_set_compression_strategy(p->png, 0);
    png_set_filter(p->png, PNG_FILTER_TYPE_BASE, filter);
}

static bool write_head(const struct png *p)
{
    const struct png_head *head = &p->head;
    int kind = head->few           ? PNG_COLOR_TYPE_PALETTE
               : head->transparent ? PNG_COLOR_TYPE_RGB_ALPHA
                                   : PNG_COLOR_TYPE_RGB;

    if (setjmp(png_jmpbuf(p->png)) != 0)
        return false;
    png_set_IHDR(p->png, p->info, (png_uint_32)head->width,
                 (png_uint_32)head->height, depth_of(head->few), kind,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (head->few)
        set_palette(p, head->few);
    if (head->about)
        set_about(p->png, p->info, head->about);
    set_packing(p);
    png_write_info(p->png, p->info);
    if (head->few)
        png_set_packing(p->png);
    else if (!head->transparent)
        png_set_filler(p->png, 0, PNG_FILLER_AFTER);
    return true;
}

struct png *png_begin(const struct png_head *head, struct text *out,
                      struct error *err)
{
    struct png *p = xcalloc(1, sizeof *p);

    p->head = *head;
    p->row = xmalloc((size_t)head->width);
    p->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, err, fail, ignore);
    p->info = p->png != NULL ? png_create_info_struct(p->png) : NULL;
    if (p->info == NULL) {
        error_set(err, "cannot make the PNG: not enough memory");
    } else {
        png_set_write_fn(p->png, out, add_bytes, flush);
        if (write_head(p))
            return p;
    }
    png_drop(p);
    return NULL;
}

static void write_row(const struct png *p, const uint8_t *rgba)
{
    if (p->head.few)
        few_map(p->head.few, rgba, (size_t)p->head.width, p->row);
    png_write_row(p->png, p->head.few ? p->row : rgba);
}

/* What comes now goes there. */
static void aim(const struct png *p, struct text *out, struct error *err)
{
    png_set_error_fn(p->png, err, fail, ignore);
    png_set_write_fn(p->png, out, add_bytes, flush);
}

bool png_rows(struct png *p, const SDL_Surface *s, int from, int n,
              struct text *out, struct error *err)
{
    aim(p, out, err);
    if (setjmp(png_jmpbuf(p->png)) != 0)
        return false;
    for (int y = from; y < from + n; y++)
        write_row(p, (const uint8_t *)s->pixels + (ptrdiff_t)y * s->pitch);
    return true;
}

bool png_end(struct png *p, struct text *out, struct error *err)
{
    aim(p, out, err);
    if (setjmp(png_jmpbuf(p->png)) != 0)
        return false;
    png_write_end(p->png, NULL);
    return true;
}

void png_drop(struct png *p)
{
    if (p == NULL)
        return;
    png_destroy_write_struct(&p->png, &p->info);
    free(p->row);
    free(p);
}

/* --- reading ------------------------------------------------------------- */

/* Lengths in a file may be anything: no memory is had for more than that at a
 * time, and no more chunks with words are kept. */
enum { MEMORY_MAX = 1 << 22, CHUNKS_MAX = 32 };

static png_voidp get_memory(png_structp png, png_alloc_size_t size)
{
    (void)png;
    return size <= MEMORY_MAX ? malloc(size) : NULL;
}

static void free_memory(png_structp png, png_voidp memory)
{
    (void)png;
    free(memory);
}

struct source {
    const unsigned char *at;
    size_t len;
    const unsigned char *next; /* goes on there at the end of that, or NULL */
    size_t next_len;
    bool short_of; /* more was wanted than there is */
    bool behind;   /* all before the pixels has been read */
};

static void take_bytes(png_structp png, png_bytep to, size_t len)
{
    struct source *s = png_get_io_ptr(png);

    if (s->len == 0 && s->next) {
        s->at = s->next;
        s->len = s->next_len;
        s->next = NULL;
    }
    if (len > s->len) {
        s->short_of = true;
        png_error(png, "is cut off");
    }
    memcpy(to, s->at, len);
    s->at += len;
    s->len -= len;
}

/* Appends our words, if they have been read. */
static bool find_words(png_structp png, png_infop info, struct text *run)
{
    png_textp text;
    int n = png_get_text(png, info, &text, NULL);

    for (int i = 0; i < n; i++)
        if (strcmp(text[i].key, run_key) == 0) {
            text_add(run, text[i].text);
            return true;
        }
    return false;
}

/* Up to the pixels, or to where it is wrong. */
static void read_part(png_structp png, png_infop info, struct source *s)
{
    if (setjmp(png_jmpbuf(png)) != 0)
        return;
    png_read_info(png, info);
    s->behind = true;
}

static enum about_found read_words(png_structp png, png_infop info,
                                   struct source *s, struct text *run)
{
    png_set_read_fn(png, s, take_bytes);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_chunk_malloc_max(png, MEMORY_MAX);
    png_set_chunk_cache_max(png, CHUNKS_MAX);
    read_part(png, info, s);
    if (find_words(png, info, run))
        return ABOUT_FOUND;
    return s->behind || s->short_of ? ABOUT_NONE : ABOUT_DAMAGED;
}

static enum about_found read_source(struct source *s, struct text *run)
{
    enum about_found found = ABOUT_DAMAGED;
    png_structp png;
    png_infop info;

    png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, NULL, fail, ignore,
                                   NULL, get_memory, free_memory);
    info = png != NULL ? png_create_info_struct(png) : NULL;
    if (info != NULL)
        found = read_words(png, info, s, run);
    png_destroy_read_struct(&png, &info, NULL);
    return found;
}

enum { IHDR = 25 }; /* bytes, all in all */

/*
 * The source has been read up to the pixels. Makes it the same file without
 * them: unpacked, a megabyte may be a thousand of them, and all that is wanted
 * is what stands behind. False if that is cut off.
 */
static bool leave_pixels_out(const unsigned char *file, struct source *s)
{
    const unsigned char *at = s->at - CHUNK_HEAD; /* of the first of them */
    size_t left = s->len + CHUNK_HEAD;

    while (left >= CHUNK_HEAD + CHUNK_SUM && memcmp(at + 4, "IDAT", 4) == 0) {
        size_t len = chunk_number(at);

        if (len > left - CHUNK_HEAD - CHUNK_SUM)
            return false;
        at += CHUNK_HEAD + len + CHUNK_SUM;
        left -= CHUNK_HEAD + len + CHUNK_SUM;
    }
    *s = (struct source){ file, CHUNK_FIRST + IHDR, at, left, false, false };
    return left > 0;
}

/* Other programs put words behind the pixels. */
enum about_found about_png(const void *bytes, size_t len, struct text *run)
{
    struct source source = { .at = bytes, .len = len };
    enum about_found found;

    if (len < CHUNK_FIRST || png_sig_cmp(bytes, 0, CHUNK_FIRST) != 0)
        return ABOUT_FOREIGN;
    found = read_source(&source, run);
    if (found == ABOUT_NONE && source.behind &&
        leave_pixels_out(bytes, &source) &&
        read_source(&source, run) == ABOUT_FOUND)
        found = ABOUT_FOUND;
    return found;
}
