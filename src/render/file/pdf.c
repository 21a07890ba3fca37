/*
 * PDF by cairo. How a scene looks as a drawing is known to the SVG back end,
 * and the pieces are SVG from the start; so a page is read from the document
 * that svg_write makes of it, element by element, and only that much of SVG is
 * understood here as it writes.
 */
#include "render/file/pdf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <cairo-pdf.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/interrupt.h"
#include "base/text.h"
#include "chess/piece.h"
#include "render/file/about.h"
#include "render/file/outline.h"
#include "render/font.h"
#include "render/letters/lettering.h"
#include "render/letters/typeface.h"
#include "render/svg/read.h"
#include "render/svg/svg.h"

/* Every piece in colours and for print. */
enum { ARTS = 2 * PIECE_CODES };

/* The same request always gives the same bytes, so no file tells its day. */
static const char birthday[] = "2000-01-01T00:00:00Z";

/* A symbol that has been drawn, how it was written, and what it is called on
 * the page being made. */
struct art {
    char *words; /* owned */
    size_t len;
    cairo_surface_t *drawing; /* owned */
    const char *id;           /* up to the quote; NULL: not on this page */
};

struct book {
    struct text bytes;
    cairo_surface_t *surface;
    cairo_t *cr;
    struct fonts *fonts;  /* owned */
    struct art art[ARTS]; /* once in the file, however often it is shown */
    int narts;
    bool begun;  /* has a page */
    bool failed; /* there was no memory for some words */
};

static bool check(const struct book *b, struct error *err)
{
    cairo_status_t status = cairo_status(b->cr);

    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(b->surface);
    if (status == CAIRO_STATUS_SUCCESS && b->failed)
        status = CAIRO_STATUS_NO_MEMORY;
    return status == CAIRO_STATUS_SUCCESS ||
           error_set(err, "cannot make the PDF: %s",
                     cairo_status_to_string(status));
}

/* --- the file ------------------------------------------------------------ */

/* What was drawn is made into bytes when the page is shown, and on the way out
 * also if nobody wants it any more: an error ends that soon. */
static cairo_status_t keep(void *bytes, const unsigned char *data,
                           unsigned int len)
{
    if (interrupt_signal())
        return CAIRO_STATUS_WRITE_ERROR;
    text_add_bytes(bytes, data, len);
    return CAIRO_STATUS_SUCCESS;
}

/* Not so if a file has gone since it was looked at. */
static bool check_fonts(struct fonts *fonts, struct error *err)
{
    for (int face = 0; face <= FACE_MONO; face++)
        if (fonts_face(fonts, (enum face)face) == NULL)
            return error_set(err, "cannot make the PDF: cannot read %.200s",
                             fonts_path(fonts, (enum face)face));
    return true;
}

struct book *pdf_open(struct fonts *fonts, struct error *err)
{
    struct book *b = xcalloc(1, sizeof *b);

    text_init(&b->bytes);
    b->surface = cairo_pdf_surface_create_for_stream(keep, &b->bytes, 1, 1);
    /* later ones may pack the words about a file where nobody finds them */
    cairo_pdf_surface_restrict_to_version(b->surface, CAIRO_PDF_VERSION_1_4);
    cairo_pdf_surface_set_metadata(b->surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                   birthday);
    b->cr = cairo_create(b->surface);
    b->fonts = fonts;
    typeface_unhinted(b->cr);
    if (check(b, err) && check_fonts(fonts, err))
        return b;
    pdf_close(b, NULL, err);
    return NULL;
}

bool pdf_close(struct book *b, struct text *out, struct error *err)
{
    bool ok = true;

    if (b == NULL)
        return true;
    cairo_surface_finish(b->surface);
    if (out != NULL) {
        ok = check(b, err);
        text_add_bytes(out, b->bytes.at, b->bytes.len);
    }
    for (int i = 0; i < b->narts; i++) {
        cairo_surface_destroy(b->art[i].drawing);
        free(b->art[i].words);
    }
    cairo_destroy(b->cr);
    cairo_surface_destroy(b->surface);
    fonts_close(b->fonts);
    text_free(&b->bytes);
    free(b);
    return ok;
}

/* --- elements ------------------------------------------------------------ */

static void set_colour(cairo_t *cr, const struct svg_colour *c)
{
    cairo_set_source_rgba(cr, c->r, c->g, c->b, c->a);
}

/* What has been outlined is filled and drawn as its style says. */
static void paint(cairo_t *cr, const struct svg_style *s)
{
    if (s->fill.a > 0) {
        set_colour(cr, &s->fill);
        cairo_fill_preserve(cr);
    }
    if (s->stroke.a > 0) {
        set_colour(cr, &s->stroke);
        cairo_set_line_width(cr, s->width);
        cairo_set_line_join(cr, s->round ? CAIRO_LINE_JOIN_ROUND
                                         : CAIRO_LINE_JOIN_MITER);
        cairo_set_line_cap(cr, s->round ? CAIRO_LINE_CAP_ROUND
                                        : CAIRO_LINE_CAP_BUTT);
        cairo_stroke_preserve(cr);
    }
    cairo_new_path(cr);
}

/* --- words --------------------------------------------------------------- */

static enum face face_of(const struct svg_tag *tag)
{
    return svg_get(tag, "font-family")   ? FACE_MONO
           : svg_get(tag, "font-weight") ? FACE_BOLD
                                         : FACE_SANS;
}

/* Where words of that width have their left end. */
static double left_of(const struct svg_tag *tag, double width)
{
    const char *anchor = svg_get(tag, "text-anchor");
    double x = svg_get_number(tag, "x");
    bool leftwards = svg_get(tag, "direction") != NULL;

    if (*anchor == 'm') /* middle; else start or end */
        return x - width / 2;
    return (*anchor == 's') == leftwards ? x - width : x;
}

/* What our font has needs no lettering. */
static void write_plain(struct book *b, const struct svg_tag *tag,
                        const char *words)
{
    cairo_text_extents_t size;

    cairo_set_font_face(b->cr, fonts_face(b->fonts, face_of(tag))->drawn);
    cairo_set_font_size(b->cr, svg_get_number(tag, "font-size"));
    cairo_text_extents(b->cr, words, &size);
    cairo_move_to(b->cr, left_of(tag, size.x_advance),
                  svg_get_number(tag, "y"));
    cairo_show_text(b->cr, words);
}

static void write_laid_out(struct book *b, const struct svg_tag *tag,
                           const struct text *words)
{
    double em = svg_get_number(tag, "font-size");
    struct lettering l;

    lettering_init(&l, b->fonts, face_of(tag), words->at, words->len);
    lettering_write(&l, b->cr, left_of(tag, (double)l.width * em),
                    svg_get_number(tag, "y"), em);
    b->failed = b->failed || l.failed;
    lettering_free(&l);
}

/* `at` is behind the tag. */
static void write_words(struct book *b, const struct svg_tag *tag,
                        const char *at, const struct svg_style *style)
{
    struct text words;

    text_init(&words);
    svg_plain(&words, at, strcspn(at, "<"));
    set_colour(b->cr, &style->fill);
    if (lettering_plain(b->fonts, face_of(tag), words.at, words.len))
        write_plain(b, tag, words.at);
    else
        write_laid_out(b, tag, &words);
    cairo_new_path(b->cr);
    text_free(&words);
}

/* --- pages --------------------------------------------------------------- */

enum { NESTED = 4 }; /* groups in groups, of which there are two at most */

struct page {
    struct book *book;
    int depth;
    struct svg_style style[NESTED];
    float opacity[NESTED]; /* of a group painted as one; 1: not needed */
    const char *cut;       /* the path of the last clipPath */
    bool cutting;
};

static float opacity_of(const struct svg_tag *tag)
{
    return svg_get(tag, "opacity") ? svg_get_number(tag, "opacity") : 1;
}

static void begin_group(struct page *p, const struct svg_tag *tag)
{
    cairo_t *cr = p->book->cr;

    assert(p->depth + 1 < NESTED);
    p->depth++;
    p->style[p->depth] = p->style[p->depth - 1];
    svg_get_style(tag, &p->style[p->depth]);
    p->opacity[p->depth] = opacity_of(tag);
    cairo_save(cr);
    if (svg_get(tag, "clip-path") != NULL) {
        outline_path(cr, p->cut);
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
        cairo_clip(cr);
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
    }
    if (p->opacity[p->depth] < 1)
        cairo_push_group(cr);
}

static void end_group(struct page *p)
{
    cairo_t *cr = p->book->cr;

    if (p->opacity[p->depth] < 1) {
        cairo_pop_group_to_source(cr);
        cairo_paint_with_alpha(cr, p->opacity[p->depth]);
    }
    cairo_restore(cr);
    p->depth--;
}

static void draw_shape(struct page *p, const struct svg_tag *tag)
{
    cairo_t *cr = p->book->cr;
    struct svg_style style = p->style[p->depth];

    svg_get_style(tag, &style);
    outline_element(cr, tag);
    paint(cr, &style);
}

/* `at` is behind the tag. */
static void draw_element(struct page *p, const struct svg_tag *tag,
                         const char *at)
{
    struct svg_style style = p->style[p->depth];

    if (svg_is(tag, "g")) {
        begin_group(p, tag);
    } else if (svg_is(tag, "/g")) {
        end_group(p);
    } else if (svg_is(tag, "clipPath") || svg_is(tag, "/clipPath")) {
        p->cutting = *tag->at != '/';
    } else if (p->cutting) {
        p->cut = svg_get(tag, "d");
    } else if (svg_is(tag, "text")) {
        svg_get_style(tag, &style);
        write_words(p->book, tag, at, &style);
    } else {
        draw_shape(p, tag);
    }
}

/* --- pieces -------------------------------------------------------------- */

/* Drawn for itself, in its square of 100 units. */
static struct art *draw_art(struct book *b, const char *at)
{
    struct art *art = &b->art[b->narts++];
    struct page page = { .book = b };
    struct svg_tag tag;
    cairo_t *own = b->cr;

    assert(b->narts <= ARTS);
    art->len = (size_t)(strstr(at, "</symbol>") - at);
    art->words = xmalloc(art->len + 1);
    memcpy(art->words, at, art->len);
    art->words[art->len] = '\0';
    art->drawing = cairo_recording_surface_create(
        CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t){ 0, 0, 100, 100 });
    b->cr = cairo_create(art->drawing);
    for (const char *next = art->words; svg_next(&next, &tag);)
        draw_element(&page, &tag, next);
    cairo_destroy(b->cr);
    b->cr = own;
    return art;
}

static struct art *find_art(struct book *b, const char *at)
{
    for (int i = 0; i < b->narts; i++)
        if (strncmp(at, b->art[i].words, b->art[i].len) == 0)
            return &b->art[i];
    return draw_art(b, at);
}

/* Takes what is between the tags, at `at`: how long it is. */
static size_t take_symbol(struct book *b, const struct svg_tag *tag,
                          const char *at)
{
    struct art *art = find_art(b, at);

    art->id = svg_get(tag, "id");
    return art->len;
}

static const struct art *art_called(const struct book *b, const char *id)
{
    size_t len = strcspn(id, "\"") + 1; /* with the quote */

    for (int i = 0; i < b->narts; i++)
        if (b->art[i].id != NULL && strncmp(b->art[i].id, id, len) == 0)
            return &b->art[i];
    return NULL;
}

static void draw_use(struct book *b, const struct svg_tag *tag)
{
    const struct art *art = art_called(b, svg_get(tag, "xlink:href") + 1);
    double s = svg_get_number(tag, "width") / 100;

    assert(art != NULL);
    cairo_save(b->cr);
    cairo_translate(b->cr, svg_get_number(tag, "x"), svg_get_number(tag, "y"));
    cairo_scale(b->cr, s, s);
    cairo_set_source_surface(b->cr, art->drawing, 0, 0);
    cairo_paint_with_alpha(b->cr, opacity_of(tag));
    cairo_restore(b->cr);
}

/* --- the document -------------------------------------------------------- */

/* A side of the page in points: pixels are 1/96 of an inch. */
static double points(const struct svg_tag *svg, const char *name)
{
    const char *at = svg_get(svg, name);
    double length = svg_take(&at);

    return strncmp(at, "mm", 2) == 0 ? length * 72 / 25.4 : length * 0.75;
}

static void begin_page(struct book *b, const struct svg_tag *svg)
{
    const char *view = svg_get(svg, "viewBox") + strlen("0 0 ");
    double width = points(svg, "width"), pixels = svg_take(&view);

    cairo_pdf_surface_set_size(b->surface, width, points(svg, "height"));
    cairo_save(b->cr);
    cairo_scale(b->cr, width / pixels, width / pixels);
}

/* False: a request to stop came in between. */
static bool draw_page(struct book *b, const char *document)
{
    struct page p = { .book = b };
    struct svg_tag tag = { NULL, NULL };
    const char *at = document;

    for (int i = 0; i < b->narts; i++)
        b->art[i].id = NULL;
    while (svg_next(&at, &tag) && !svg_is(&tag, "svg"))
        continue;
    begin_page(b, &tag);
    while (!interrupt_signal() && svg_next(&at, &tag))
        if (svg_is(&tag, "symbol"))
            at += take_symbol(b, &tag, at);
        else if (svg_is(&tag, "use"))
            draw_use(b, &tag);
        else
            draw_element(&p, &tag, at);
    if (interrupt_signal())
        return false;
    cairo_restore(b->cr);
    cairo_show_page(b->cr);
    return !interrupt_signal();
}

static void describe(struct book *b, const struct about *about)
{
    const struct {
        cairo_pdf_metadata_t key;
        const char *words;
    } said[] = { { CAIRO_PDF_METADATA_TITLE, about->title },
                 { CAIRO_PDF_METADATA_KEYWORDS, about->run },
                 { CAIRO_PDF_METADATA_CREATOR, ABOUT_CREATOR } };

    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (said[i].words != NULL && *said[i].words != '\0')
            cairo_pdf_surface_set_metadata(b->surface, said[i].key,
                                           said[i].words);
}

bool pdf_page(struct book *b, const struct scene *sc, const struct theme *theme,
              float unit, const struct about *about, struct error *err)
{
    struct text document;
    bool drawn;

    if (!b->begun && about != NULL)
        describe(b, about);
    b->begun = true;
    text_init(&document);
    svg_write(sc, theme, unit, about, &document);
    drawn = draw_page(b, document.at);
    text_free(&document);
    return drawn ? check(b, err) : error_set(err, "%s", "");
}
