/*
 * Finding and opening fonts. The desktop's default font is never taken: it
 * changes with what is installed and may lack the signs we write. Files are
 * read whole and once: SDL_ttf would read each anew for every size, in
 * thousands of small pieces.
 */
#include "render/font.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "render/letters/fallback.h"
#include "render/letters/lacking.h"
#include "render/letters/typeface.h"

enum { FACES = 3, SIZES_KEPT = 48, SIZES_AT_REST = 8, FILE_MAX = 1 << 26 };

struct sized {
    TTF_Font *font;
    int px;
    unsigned used;
};

struct fonts {
    struct fonts *origin;                 /* whose files; NULL: its own */
    SDL_mutex *gate;                      /* the origin's */
    struct text file[FACES];              /* empty: that of FACE_SANS */
    char *path[FACES];                    /* of the files */
    struct sized kept[FACES][SIZES_KEPT]; /* owned fonts */
    unsigned clock;

    /* of the origin alone, and the gate is for them, too */
    struct typeface *outlines[FACES]; /* owned; NULL: not asked for */
    struct fallback *others;          /* owned; NULL: not asked for */
    struct lacking *lacking;          /* NULL: nobody wants to know */
};

static const char *const folders[] = {
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/dejavu",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/truetype",
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/local/share/fonts",
};

/* What a font must have for the program's words: letters, arrows, signs. */
static const Uint32 needed[] = { 'A',    'z',    '0',    0xB7,  0xD7,
                                 0x2026, 0x2190, 0x2192, 0x2212 };

static TTF_Font *open_sized(const struct text *file, int px)
{
    return TTF_OpenFontRW(SDL_RWFromConstMem(file->at, (int)file->len), 1, px);
}

/* Reads a font that will do. If it will not, says why and leaves `file`
 * empty. */
static const char *load(struct text *file, const char *path)
{
    const char *why = NULL;
    struct error err;
    TTF_Font *font = file_read(path, FILE_MAX, file, &err)
                         ? open_sized(file, 16)
                         : NULL;
    if (font == NULL)
        why = "not a readable font";
    for (size_t i = 0; why == NULL && i < sizeof needed / sizeof *needed; i++)
        if (!TTF_GlyphIsProvided32(font, needed[i]))
            why = "lacks letters, arrows or signs we need";
    if (font != NULL)
        TTF_CloseFont(font);
    if (why != NULL)
        text_clear(file);
    return why;
}

/* The first `len` bytes of the folder's name, and the font's. */
static char *join(const char *folder, size_t len, const char *name)
{
    struct text path;
    text_init(&path);
    text_add_bytes(&path, folder, len);
    text_add(&path, name);
    return path.at;
}

/* The first usable font in the usual places, or NULL. */
static char *look_around(struct text *file)
{
    enum { FOLDERS = sizeof folders / sizeof *folders };
    const char *home = getenv("HOME");
    for (int i = 0; i < FOLDERS + (home != NULL); i++) {
        const char *folder = i < FOLDERS ? folders[i] : home;
        char *path = join(folder, strlen(folder),
                          i < FOLDERS ? "/DejaVuSans.ttf"
                                      : "/.local/share/fonts/DejaVuSans.ttf");
        if (load(file, path) == NULL)
            return path;
        free(path);
    }
    return NULL;
}

static char *find_sans(const char *path, struct text *file, struct error *err)
{
    const char *why, *origin = path;
    if (path == NULL || *path == '\0')
        origin = getenv("CHEQUER_FONT");
    if (origin != NULL && *origin != '\0') {
        why = load(file, origin);
        if (why == NULL)
            return xstrdup(origin);
        error_set(err,
                  "no usable font: %.200s: %s; want a file such as "
                  "DejaVuSans.ttf",
                  origin, why);
        return NULL;
    }
    char *found = look_around(file);
    if (found == NULL)
        error_set(err,
                  "no usable font: install fonts-dejavu-core or pass "
                  "--font FILE (looked for DejaVuSans.ttf in %s and others)",
                  folders[0]);
    return found;
}

/* Loads the font called `name` that lies beside the Sans one, if there is. */
static void load_beside(struct fonts *fonts, enum face face, const char *name)
{
    const char *sans = fonts->path[FACE_SANS], *slash = strrchr(sans, '/');
    size_t len = slash != NULL ? (size_t)(slash - sans) + 1 : 0;
    fonts->path[face] = join(sans, len, name);
    load(&fonts->file[face], fonts->path[face]);
}

struct fonts *fonts_open(const char *path, struct error *err)
{
    if (TTF_Init() != 0) {
        error_set(err, "cannot start the font library: %s", TTF_GetError());
        return NULL;
    }
    struct fonts *fonts = xcalloc(1, sizeof *fonts);
    fonts->gate = SDL_CreateMutex();
    for (int face = 0; face < FACES; face++)
        text_init(&fonts->file[face]);
    fonts->path[FACE_SANS] = find_sans(path, &fonts->file[FACE_SANS], err);
    if (fonts->path[FACE_SANS] == NULL) {
        fonts_close(fonts);
        return NULL;
    }
    load_beside(fonts, FACE_BOLD, "DejaVuSans-Bold.ttf");
    load_beside(fonts, FACE_MONO, "DejaVuSansMono.ttf");
    return fonts;
}

struct fonts *fonts_twin(struct fonts *of)
{
    struct fonts *fonts = xcalloc(1, sizeof *fonts);
    TTF_Init(); /* has been started: is only counted */
    fonts->origin = of;
    fonts->gate = of->gate;
    for (int face = 0; face < FACES; face++)
        text_init(&fonts->file[face]);
    return fonts;
}

static void forget(struct sized *s)
{
    if (s->font != NULL)
        TTF_CloseFont(s->font);
    *s = (struct sized){ NULL, 0, 0 };
}

static void forget_sizes(struct fonts *fonts)
{
    SDL_LockMutex(fonts->gate);
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < SIZES_KEPT; i++)
            forget(&fonts->kept[face][i]);
    SDL_UnlockMutex(fonts->gate);
}

static void forget_outlines(struct fonts *fonts)
{
    for (int face = 0; face < FACES; face++) {
        typeface_close(fonts->outlines[face]);
        fonts->outlines[face] = NULL;
    }
    fallback_destroy(fonts->others);
    fonts->others = NULL;
}

void fonts_close(struct fonts *fonts)
{
    if (fonts == NULL)
        return;
    forget_sizes(fonts);
    forget_outlines(fonts);
    for (int face = 0; face < FACES; face++) {
        text_free(&fonts->file[face]);
        free(fonts->path[face]);
    }
    if (fonts->origin == NULL)
        SDL_DestroyMutex(fonts->gate);
    free(fonts);
    TTF_Quit();
}

const char *fonts_path(const struct fonts *fonts, enum face face)
{
    const struct fonts *owner = fonts->origin ? fonts->origin : fonts;
    return owner->path[owner->file[face].len > 0 ? face : FACE_SANS];
}

/* The slot that holds `px`, else one that is free, else the least used. */
static struct sized *slot_for(struct sized *kept, int px)
{
    struct sized *best = &kept[0];
    for (struct sized *s = kept; s < kept + SIZES_KEPT; s++) {
        if (s->font != NULL && s->px == px)
            return s;
        if (s->used < best->used)
            best = s;
    }
    return best;
}

TTF_Font *fonts_get(struct fonts *fonts, enum face face, int px)
{
    assert(px > 0);
    const struct text *files = fonts->origin ? fonts->origin->file
                                             : fonts->file;
    const struct text *file = &files[face];
    struct sized *s = slot_for(fonts->kept[face], px);
    s->used = ++fonts->clock;
    if (s->font != NULL && s->px == px)
        return s->font;
    SDL_LockMutex(fonts->gate);
    if (s->font != NULL)
        TTF_CloseFont(s->font);
    s->px = px;
    s->font = open_sized(file->len > 0 ? file : &files[FACE_SANS], px);
    SDL_UnlockMutex(fonts->gate);
    if (s->font != NULL)
        TTF_SetFontHinting(s->font, TTF_HINTING_LIGHT);
    else /* the file has been opened before: it cannot be at fault */
        SDL_SetError("not enough memory for letters of %d pixels", px);
    return s->font;
}

/* Are there no other fonts, in whose letters somebody may be drawing? The
 * library counts who has started it. */
static bool are_alone(void)
{
    return TTF_WasInit() == 1;
}

/* Have only few others been used since? */
static bool is_recent(const struct sized *kept, const struct sized *s)
{
    int later = 0;
    for (int i = 0; i < SIZES_KEPT; i++)
        later += kept[i].used > s->used;
    return later < SIZES_AT_REST;
}

static void rest_face(struct sized *kept)
{
    for (struct sized *s = kept; s < kept + SIZES_KEPT; s++)
        if (!is_recent(kept, s))
            forget(s);
}

void fonts_rest(struct fonts *fonts)
{
    SDL_LockMutex(fonts->gate);
    for (int face = 0; face < FACES; face++)
        rest_face(fonts->kept[face]);
    SDL_UnlockMutex(fonts->gate);
}

void fonts_forget(struct fonts *fonts)
{
    forget_sizes(fonts);
    SDL_LockMutex(fonts->gate);
    if (are_alone()) {
        forget_outlines(fonts);
        typeface_forget();
    }
    SDL_UnlockMutex(fonts->gate);
}

/* --- outlines ------------------------------------------------------------ */

static struct fonts *owner_of(struct fonts *fonts)
{
    return fonts->origin != NULL ? fonts->origin : fonts;
}

const struct typeface *fonts_face(struct fonts *fonts, enum face face)
{
    struct fonts *owner = owner_of(fonts);
    struct typeface **at = &owner->outlines[face];
    const struct typeface *found;
    SDL_LockMutex(owner->gate);
    if (*at == NULL)
        *at = typeface_open(fonts_path(owner, face), 0);
    found = *at;
    SDL_UnlockMutex(owner->gate);
    return found;
}

const struct typeface *fonts_other(struct fonts *fonts, enum face face,
                                   uint32_t character, const char *lang)
{
    struct fonts *owner = owner_of(fonts);
    SDL_LockMutex(owner->gate);
    if (owner->others == NULL)
        owner->others = fallback_create();
    const struct typeface *found = fallback_find(owner->others, character, lang,
                                                 face == FACE_BOLD);
    SDL_UnlockMutex(owner->gate);
    return found;
}

void fonts_tell(struct fonts *fonts, struct lacking *whom)
{
    owner_of(fonts)->lacking = whom;
}

void fonts_lack(struct fonts *fonts, uint32_t character)
{
    struct lacking *whom = owner_of(fonts)->lacking;
    if (whom != NULL)
        lacking_note(whom, character);
}

int fonts_width(struct fonts *fonts, enum face face, int px, const char *utf8,
                size_t len)
{
    TTF_Font *font = fonts_get(fonts, face, px);
    char few[256], *copy = len < sizeof few ? few : xmalloc(len + 1);
    int width = 0;
    memcpy(copy, utf8, len);
    copy[len] = '\0';
    if (font == NULL || len == 0 || TTF_SizeUTF8(font, copy, &width, NULL))
        width = 0;
    if (copy != few)
        free(copy);
    return width;
}
