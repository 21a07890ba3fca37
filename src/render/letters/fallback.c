/* Fontconfig sorts all fonts by how well they suit a language; the first one
 * that has the character is taken. */
#include "render/letters/fallback.h"

#include <stdlib.h>
#include <string.h>

#include <fontconfig/fontconfig.h>

#include "base/alloc.h"
#include "render/letters/typeface.h"

enum { MEMORY = 256 };

/* The fonts for a language, best first. */
struct order {
    const char *lang;
    bool bold;
    FcFontSet *set; /* owned */
};

/* An answer that was given, at the character's place. */
struct answer {
    uint32_t character; /* 0: none was */
    const struct order *order;
    const struct typeface *face;
};

struct fallback {
    struct order **order; /* owned, as all below */
    int norders;
    struct typeface **face;
    int nfaces;
    struct answer answer[MEMORY];
};

struct fallback *fallback_create(void)
{
    return xcalloc(1, sizeof(struct fallback));
}

void fallback_destroy(struct fallback *f)
{
    if (f == NULL)
        return;
    for (int i = 0; i < f->norders; i++) {
        if (f->order[i]->set != NULL)
            FcFontSetDestroy(f->order[i]->set);
        free(f->order[i]);
    }
    for (int i = 0; i < f->nfaces; i++)
        typeface_close(f->face[i]);
    free(f->order);
    free(f->face);
    free(f);
}

/* --- the order ----------------------------------------------------------- */

/* All that could differ between two users is named, so that only the fonts
 * that are there and the machine's rules for them count. */
static FcFontSet *sort(const char *lang, bool bold)
{
    FcPattern *wish = FcPatternBuild(
        NULL, FC_FAMILY, FcTypeString, "sans-serif", FC_LANG, FcTypeString,
        lang, FC_WEIGHT, FcTypeInteger,
        bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR, FC_SLANT, FcTypeInteger,
        FC_SLANT_ROMAN, FC_SCALABLE, FcTypeBool, FcTrue, (char *)NULL);
    FcResult result;
    FcFontSet *set;

    FcConfigSubstitute(NULL, wish, FcMatchPattern);
    FcDefaultSubstitute(wish);
    set = FcFontSort(NULL, wish, FcTrue, NULL, &result);
    FcPatternDestroy(wish);
    return set;
}

static const struct order *order_for(struct fallback *f, const char *lang,
                                     bool bold)
{
    struct order *order;

    for (int i = 0; i < f->norders; i++)
        if (f->order[i]->bold == bold && strcmp(f->order[i]->lang, lang) == 0)
            return f->order[i];
    f->order = xrealloc(f->order, (size_t)f->norders + 1, sizeof *f->order);
    order = f->order[f->norders++] = xcalloc(1, sizeof *order);
    *order = (struct order){ lang, bold, sort(lang, bold) };
    return order;
}

/* --- the font ------------------------------------------------------------ */

static bool is(FcPattern *font, const char *what)
{
    FcBool value = FcFalse;

    return FcPatternGetBool(font, what, 0, &value) == FcResultMatch &&
           value == FcTrue;
}

/* With outlines, in one colour; of a variable font one of its instances. */
static bool suits(FcPattern *font, uint32_t character)
{
    FcCharSet *set;

    return FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch &&
           FcCharSetHasChar(set, character) && is(font, FC_SCALABLE) &&
           !is(font, FC_COLOR) && !is(font, FC_VARIABLE);
}

static const struct typeface *open_face(struct fallback *f, const char *path,
                                        int index)
{
    struct typeface *face;

    for (int i = 0; i < f->nfaces; i++)
        if (f->face[i]->index == index && strcmp(f->face[i]->path, path) == 0)
            return f->face[i];
    face = typeface_open(path, index);
    if (face == NULL)
        return NULL;
    f->face = xrealloc(f->face, (size_t)f->nfaces + 1, sizeof *f->face);
    f->face[f->nfaces++] = face;
    return face;
}

/* NULL also if it turns out to lack what fontconfig's notes promised. */
static const struct typeface *face_of(struct fallback *f, FcPattern *font,
                                      uint32_t character)
{
    const struct typeface *face;
    FcChar8 *path;
    int index = 0;

    if (FcPatternGetString(font, FC_FILE, 0, &path) != FcResultMatch)
        return NULL;
    FcPatternGetInteger(font, FC_INDEX, 0, &index);
    face = open_face(f, (const char *)path, index);
    return face != NULL && typeface_has(face, character) ? face : NULL;
}

static const struct typeface *look(struct fallback *f,
                                   const struct order *order,
                                   uint32_t character)
{
    const struct typeface *face = NULL;
    int n = order->set != NULL ? order->set->nfont : 0;

    for (int i = 0; face == NULL && i < n; i++)
        if (suits(order->set->fonts[i], character))
            face = face_of(f, order->set->fonts[i], character);
    return face;
}

const struct typeface *fallback_find(struct fallback *f, uint32_t character,
                                     const char *lang, bool bold)
{
    const struct order *order = order_for(f, lang, bold);
    struct answer *known = &f->answer[character % MEMORY];

    if (known->character != character || known->order != order)
        *known = (struct answer){ character, order, look(f, order, character) };
    return known->face;
}
