/* Both libraries read the file for themselves, by its name: cairo may look
 * into it later than we could keep memory for it. */
#include "render/letters/typeface.h"

#include <stdlib.h>

#include <cairo-ft.h>

#include "base/alloc.h"

/* An instance of a variable font is counted in the upper half. */
static hb_font_t *open_shapes(const char *path, int index)
{
    hb_blob_t *blob = hb_blob_create_from_file(path);
    hb_face_t *face = hb_face_create(blob, (unsigned)index & 0xFFFF);
    hb_font_t *font = hb_font_create(face);

    if (index >> 16 > 0)
        hb_font_set_var_named_instance(font, (unsigned)(index >> 16) - 1);
    hb_font_make_immutable(font);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return font;
}

/* Nothing is looked for, since the pattern names the file. */
static cairo_font_face_t *open_drawn(const char *path, int index)
{
    FcPattern *pattern = FcPatternBuild(
        NULL, FC_FILE, FcTypeString, path, FC_INDEX, FcTypeInteger, index,
        FC_HINTING, FcTypeBool, FcFalse, (char *)NULL);
    cairo_font_face_t *face = cairo_ft_font_face_create_for_pattern(pattern);

    FcPatternDestroy(pattern);
    return face;
}

static void measure(struct typeface *t)
{
    hb_font_extents_t size = { 0 };

    t->em = (float)hb_face_get_upem(hb_font_get_face(t->shapes));
    hb_font_get_h_extents(t->shapes, &size);
    t->up = (float)size.ascender / t->em;
    t->down = (float)-size.descender / t->em;
}

struct typeface *typeface_open(const char *path, int index)
{
    struct typeface *t = xcalloc(1, sizeof *t);

    t->path = xstrdup(path);
    t->index = index;
    t->shapes = open_shapes(path, index);
    t->drawn = open_drawn(path, index);
    measure(t);
    if (hb_face_get_glyph_count(hb_font_get_face(t->shapes)) > 0 &&
        cairo_font_face_status(t->drawn) == CAIRO_STATUS_SUCCESS)
        return t;
    typeface_close(t);
    return NULL;
}

void typeface_close(struct typeface *t)
{
    if (t == NULL)
        return;
    cairo_font_face_destroy(t->drawn);
    hb_font_destroy(t->shapes);
    free(t->path);
    free(t);
}

void typeface_forget(void)
{
    cairo_debug_reset_static_data();
}

bool typeface_has(const struct typeface *t, uint32_t character)
{
    hb_codepoint_t glyph;

    return hb_font_get_nominal_glyph(t->shapes, character, &glyph);
}

void typeface_unhinted(cairo_t *cr)
{
    cairo_font_options_t *options = cairo_font_options_create();

    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cr, options);
    cairo_font_options_destroy(options);
}
