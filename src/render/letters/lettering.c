/*
 * A line is cut three times: by direction (bidi.h), by script, and by the font
 * that has the characters. HarfBuzz makes glyphs of each piece, and sees what
 * is around it, since letters are joined to those beside them.
 */
#include "render/letters/lettering.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <hb.h>

#include "base/alloc.h"
#include "base/utf8.h"
#include "render/font.h"
#include "render/letters/bidi.h"
#include "render/letters/script.h"
#include "render/letters/typeface.h"

/* The line being laid out. */
struct setting_out {
    struct lettering *out;
    struct fonts *fonts;
    enum face face;
    double pen; /* where the next glyph goes */
};

/* Bytes that are shaped at once. */
struct piece {
    size_t at, len;
    hb_script_t script;
    const struct typeface *face;
    bool leftwards;
};

/* --- which font ---------------------------------------------------------- */

bool lettering_plain(struct fonts *fonts, enum face face, const char *utf8,
                     size_t len)
{
    const struct typeface *ours = NULL;

    for (const char *at = utf8; at < utf8 + len;) {
        uint32_t c;

        if ((unsigned char)*at < 0x80) {
            at++;
            continue;
        }
        c = utf8_take(&at);
        if (ours == NULL && (ours = fonts_face(fonts, face)) == NULL)
            return true; /* no better can be done */
        if (!script_is_plain(script_of(c)) ||
            (!typeface_has(ours, c) && !script_is_ignorable(c)))
            return false;
    }
    return true;
}

/* Of ours, the face itself or else Sans, which has the most letters. */
static const struct typeface *our_face(struct fonts *fonts, enum face face,
                                       uint32_t c)
{
    const struct typeface *ours = fonts_face(fonts, face);

    if (ours == NULL || typeface_has(ours, c))
        return ours;
    ours = fonts_face(fonts, FACE_SANS);
    return ours != NULL && typeface_has(ours, c) ? ours : NULL;
}

/* NULL if only memory or files are lacking. */
static const struct typeface *face_for(const struct setting_out *s, uint32_t c,
                                       hb_script_t script)
{
    const char *utf8 = s->out->utf8;
    const struct typeface *face = our_face(s->fonts, s->face, c);

    if (face == NULL)
        face = fonts_other(s->fonts, s->face, c,
                           script_language(script, utf8, s->out->len));
    if (face != NULL)
        return face;
    fonts_lack(s->fonts, c);
    return fonts_face(s->fonts, s->face);
}

/* --- pieces -------------------------------------------------------------- */

/* Of what is common to all scripts: that before it, or that after it. */
static hb_script_t script_at(const struct lettering *l, size_t at, size_t end,
                             hb_script_t before)
{
    const char *utf8 = l->utf8 + at;
    hb_script_t script = script_of(utf8_take(&utf8));

    if (script_is_real(script))
        return script;
    while (!script_is_real(before) && utf8 < l->utf8 + end)
        before = script_of(utf8_take(&utf8));
    return before;
}

/* Accents stay with their letter wherever its font has them, and spaces with
 * the word before them. */
static const struct typeface *face_at(const struct setting_out *s, uint32_t c,
                                      const struct piece *before,
                                      hb_script_t script)
{
    if (before != NULL &&
        (script_is_ignorable(c) ||
         ((c == ' ' || script_is_mark(c)) && typeface_has(before->face, c))))
        return before->face;
    return face_for(s, c, script);
}

/* Appends the pieces of a run, in the order of the text: how many. */
static size_t cut(const struct setting_out *s, const struct bidi_run *run,
                  struct piece *out)
{
    const char *utf8 = s->out->utf8;
    size_t n = 0, end = run->at + run->len;
    hb_script_t script = HB_SCRIPT_COMMON;

    for (const char *at = utf8 + run->at; at < utf8 + end;) {
        size_t from = (size_t)(at - utf8);
        struct piece *last = n > 0 ? &out[n - 1] : NULL;
        const struct typeface *face;

        script = script_at(s->out, from, end, script);
        face = face_at(s, utf8_take(&at), last, script);
        if (last == NULL || last->face != face || last->script != script) {
            last = &out[n++];
            *last = (struct piece){ from, 0, script, face, run->leftwards };
        }
        last->len = (size_t)(at - utf8) - last->at;
    }
    return n;
}

/* --- glyphs -------------------------------------------------------------- */

static hb_buffer_t *shape(const struct lettering *l, const struct piece *p)
{
    hb_buffer_t *buffer = hb_buffer_create();

    hb_buffer_add_utf8(buffer, l->utf8, (int)l->len, (unsigned)p->at,
                       (int)p->len);
    hb_buffer_set_direction(buffer,
                            p->leftwards ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, p->script);
    hb_buffer_set_language(
        buffer, hb_language_from_string(
                    script_language(p->script, l->utf8, l->len), -1));
    hb_shape(p->face->shapes, buffer, NULL, 0);
    return buffer;
}

static void place_glyphs(struct setting_out *s, struct stretch *out,
                         hb_buffer_t *buffer)
{
    unsigned n;
    const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &n);
    const hb_glyph_position_t *at = hb_buffer_get_glyph_positions(buffer, &n);
    double em = (double)out->face->em;

    out->nglyphs = (int)n;
    out->glyphs = xmalloc((n + 1) * sizeof *out->glyphs);
    for (unsigned i = 0; i < n; i++) {
        out->glyphs[i] = (cairo_glyph_t){ info[i].codepoint,
                                          s->pen + at[i].x_offset / em,
                                          -at[i].y_offset / em };
        s->pen += at[i].x_advance / em;
    }
}

/* Which glyphs are which bytes, in the order of the text. */
static void note_clusters(struct stretch *out, hb_buffer_t *buffer)
{
    unsigned n;
    const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &n);
    size_t begun = out->at;

    out->clusters = xcalloc(n + 1, sizeof *out->clusters);
    for (unsigned i = 0; i < n; i++) {
        size_t at = info[out->leftwards ? n - 1 - i : i].cluster;

        if (i == 0 || at != begun) {
            if (i > 0)
                out->clusters[out->nclusters - 1].num_bytes = (int)(at - begun);
            begun = i > 0 ? at : out->at;
            out->nclusters++;
        }
        out->clusters[out->nclusters - 1].num_glyphs++;
    }
    if (n > 0)
        out->clusters[out->nclusters - 1].num_bytes = (int)(out->at + out->len -
                                                            begun);
}

static void set_piece(struct setting_out *s, const struct piece *p)
{
    struct lettering *l = s->out;
    struct stretch *out = &l->stretch[l->n];
    hb_buffer_t *buffer;

    if (p->face == NULL) {
        l->failed = true;
        return;
    }
    *out = (struct stretch){
        .face = p->face, .at = p->at, .len = p->len, .leftwards = p->leftwards
    };
    buffer = shape(l, p);
    if (!hb_buffer_allocation_successful(buffer))
        l->failed = true;
    place_glyphs(s, out, buffer);
    note_clusters(out, buffer);
    hb_buffer_destroy(buffer);
    l->up = fmaxf(l->up, p->face->up);
    l->down = fmaxf(l->down, p->face->down);
    l->n++;
}

static void set_run(struct setting_out *s, const struct bidi_run *run)
{
    struct lettering *l = s->out;
    struct piece *piece = xmalloc((run->len + 1) * sizeof *piece);
    size_t n = cut(s, run, piece);

    l->stretch = xrealloc(l->stretch, l->n + n + 1, sizeof *l->stretch);
    for (size_t i = 0; i < n; i++)
        set_piece(s, &piece[run->leftwards ? n - 1 - i : i]);
    free(piece);
}

void lettering_init(struct lettering *l, struct fonts *fonts, enum face face,
                    const char *utf8, size_t len)
{
    struct setting_out s = { l, fonts, face, 0 };
    struct bidi order;

    *l = (struct lettering){ .utf8 = xmalloc(len + 1), .len = len };
    memcpy(l->utf8, utf8, len);
    l->utf8[len] = '\0';
    bidi_init(&order, l->utf8, len);
    for (size_t i = 0; i < order.n; i++)
        set_run(&s, &order.run[i]);
    bidi_free(&order);
    l->width = (float)s.pen;
}

void lettering_free(struct lettering *l)
{
    for (size_t i = 0; i < l->n; i++) {
        free(l->stretch[i].glyphs);
        free(l->stretch[i].clusters);
    }
    free(l->stretch);
    free(l->utf8);
}

/* --- drawing ------------------------------------------------------------- */

/* The glyphs where they are drawn, for the caller to free. */
static cairo_glyph_t *scaled(const struct stretch *s, double x, double y,
                             double em)
{
    cairo_glyph_t *glyphs = xmalloc(((size_t)s->nglyphs + 1) * sizeof *glyphs);

    for (int i = 0; i < s->nglyphs; i++)
        glyphs[i] = (cairo_glyph_t){ s->glyphs[i].index,
                                     x + em * s->glyphs[i].x,
                                     y + em * s->glyphs[i].y };
    return glyphs;
}

static void use_face(const struct stretch *s, cairo_t *cr, double em)
{
    cairo_set_font_face(cr, s->face->drawn);
    cairo_set_font_size(cr, em);
}

void lettering_write(const struct lettering *l, cairo_t *cr, double x, double y,
                     double em)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct stretch *s = &l->stretch[i];
        cairo_glyph_t *glyphs = scaled(s, x, y, em);

        use_face(s, cr, em);
        if (s->nglyphs > 0)
            cairo_show_text_glyphs(
                cr, l->utf8 + s->at, (int)s->len, glyphs, s->nglyphs,
                s->clusters, s->nclusters,
                s->leftwards ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0);
        free(glyphs);
    }
}

void lettering_outline(const struct lettering *l, cairo_t *cr, double x,
                       double y, double em)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct stretch *s = &l->stretch[i];
        cairo_glyph_t *glyphs = scaled(s, x, y, em);

        use_face(s, cr, em);
        cairo_glyph_path(cr, glyphs, s->nglyphs);
        free(glyphs);
    }
}
