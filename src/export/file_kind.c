/* Telling files apart. */
#include "export/file_kind.h"

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "chess/shape_grid.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "render/file/shades.h"

/* --- by its name --------------------------------------------------------- */

static bool ends_in(const char *path, const char *ending)
{
    size_t len = strlen(path), end = strlen(ending);

    return len >= end && strcmp(path + len - end, ending) == 0;
}

static bool is_named_script(const char *path)
{
    return ends_in(path, ".slides");
}

static bool is_named_grid(const char *path)
{
    return format_by_ending(path) == &formats[FORMAT_SHAPE];
}

bool file_kind_promised(const char *name)
{
    const struct format *f = format_by_ending(name);

    return is_named_script(name) || is_named_grid(name) ||
           (f && (f->taken || f->find));
}

/* --- by what is in it ---------------------------------------------------- */

/* Signs of control that no text has, in whatever letters it is written. */
static bool is_text(const struct text *bytes)
{
    for (size_t i = 0; i < bytes->len; i++) {
        unsigned char c = (unsigned char)bytes->at[i];

        if (c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f')
            return false;
    }
    return bytes->len > 0;
}

/* A lesson script has a line with its title; other text is a puzzle's. */
static bool is_script(const char *words)
{
    return strncmp(words, "title ", 6) == 0 || strstr(words, "\ntitle ");
}

static bool is_picture(const struct text *bytes, enum file_kind *out)
{
    enum about_found found;
    struct text run;

    text_init(&run);
    found = reopen_find(bytes->at, bytes->len, &run);
    text_free(&run);
    *out = found == ABOUT_NONE && shades_meant(bytes->at, bytes->len)
               ? FILE_SHADES
               : FILE_PICTURE;
    return found != ABOUT_FOREIGN;
}

static bool sort(const char *path, const struct text *bytes,
                 enum file_kind *out)
{
    const struct format *named = format_by_ending(path);

    if (is_picture(bytes, out))
        return true;
    if (is_named_grid(path) || shape_grid_meant(bytes->at, bytes->len))
        *out = FILE_GRID;
    else if (is_named_script(path))
        *out = FILE_SCRIPT;
    else if (named ? !named->taken : !is_text(bytes))
        return false;
    else
        *out = is_script(bytes->at) ? FILE_SCRIPT : FILE_WORDS;
    return true;
}

static bool refuse(const char *path, const struct text *bytes,
                   struct error *err)
{
    enum { SHOWN = 120 };
    size_t len = strlen(path);
    struct text titles;

    text_init(&titles);
    formats_list(&titles, FORMAT_TITLES, format_reopens);
    error_set(err,
              "%s%s %s: want a picture in %s made by chequer, a lesson, the "
              "shape of a board, a tour or a game",
              len > SHOWN ? "..." : "", len > SHOWN ? path + len - SHOWN : path,
              bytes->len ? "is nothing that can be opened" : "is empty",
              titles.at);
    text_free(&titles);
    return false;
}

bool file_kind_find(const char *path, enum file_kind *out, struct error *err)
{
    struct text bytes;
    bool ok;

    text_init(&bytes);
    ok = file_read_ends(path, ABOUT_BYTES, ABOUT_LAST, &bytes, err) &&
         (sort(path, &bytes, out) || refuse(path, &bytes, err));
    text_free(&bytes);
    return ok;
}

/* --- URIs ---------------------------------------------------------------- */

static int digit(char c)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) % 16 : -1;
}

void file_kind_unescape(char *word)
{
    static const char *const begins[] = { "file:///", "file://localhost/" };
    const char *from = NULL;

    for (int i = 0; i < 2; i++)
        if (strncmp(word, begins[i], strlen(begins[i])) == 0)
            from = word + strlen(begins[i]) - 1;
    while (from && *from) {
        int high = *from == '%' ? digit(from[1]) : -1;
        int low = high >= 0 ? digit(from[2]) : -1;

        *word++ = low >= 0 && high + low > 0 ? (char)(high * 16 + low) : *from;
        from += low >= 0 && high + low > 0 ? 3 : 1;
    }
    if (from)
        *word = '\0';
}
