/*
 * Where what is saved goes, and what it is called: after what it shows, with a
 * number that is free, or as somebody typed it. No file is ever replaced.
 */
#include "app/save/save.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/runs.h"
#include "app/save/making.h"
#include "app/save/paths.h"
#include "app/settings.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "export/formats.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { NUMBER_MAX = 9999 };

void savepic_name(const struct session *ss, struct text *out)
{
    const struct puzzle_class *cls = session_class(ss);
    const struct params *params = session_params(ss);

    text_addf(out, "chequer-%s", cls->name);
    for (int i = 0; cls->controls[i].key != NULL; i++) {
        enum control_kind kind = cls->controls[i].kind;

        if (kind != CONTROL_SIZE && kind != CONTROL_SQUARE)
            continue;
        if (kind == CONTROL_SQUARE && params->at[i].number < 0)
            continue;
        text_add(out, "-");
        params_format(params, cls->controls, i, out);
    }
}

static const char other[] =
    "choose another under Picture\u2026 > Another folder\u2026";

/* A folder may be there and belong to somebody else. */
static bool may_be_written(const char *folder, struct error *err)
{
    struct error why;

    if (access(folder, W_OK) == 0)
        return true;
    file_error(&why, "save to", folder);
    return error_set(err, "%.250s: %s", why.message, other);
}

bool savepic_folder(const struct runs *r, struct text *out, struct error *err)
{
    if (r->settings->folder != NULL)
        text_add(out, r->settings->folder);
    else if (!paths_pictures(out))
        return error_set(err, "there is no home folder to save to: set HOME");
    return paths_make(out->at, other, err) && may_be_written(out->at, err);
}

bool savepic_set_folder(struct runs *r, const char *typed, struct error *err)
{
    struct settings *s = r->settings;
    struct text path, home;
    bool usual = typed[strspn(typed, " ")] == '\0', ok;

    text_init(&path);
    text_init(&home);
    paths_resolve("~", "", &home);
    paths_resolve(typed, home.at, &path);
    ok = usual || paths_make(path.at, NULL, err);
    if (ok) {
        free(s->folder);
        s->folder = usual ? NULL : xstrdup(path.at);
    }
    text_free(&home);
    text_free(&path);
    return ok;
}

/* --- a name that was typed ------------------------------------------------ */

static bool is_offered(const struct format *f)
{
    return f->offer != NULL;
}

/* By the ending; a name without one is that of a PNG. */
static const struct format *format_called(const char *name, struct text *path,
                                          struct error *err)
{
    const struct format *format = format_by_ending(name);
    struct text endings;

    if (name[strspn(name, " ")] == '\0') {
        error_set(err, "a file needs a name, such as tour.png");
        return NULL;
    }
    if (format == NULL && strchr(name, '.') == NULL) {
        format = &formats[FORMAT_PNG];
        text_add(path, format->ending);
    }
    if (format != NULL && is_offered(format))
        return format;
    text_init(&endings);
    formats_list(&endings, FORMAT_ENDINGS, is_offered);
    error_set(err, "%.80s is no name of a picture: want one that ends in %s",
              name, endings.at);
    text_free(&endings);
    return NULL;
}

/* What cannot be kept in the end need not be made. */
static bool is_free(const char *path, struct error *err)
{
    struct text folder;
    bool ok;

    if (access(path, F_OK) == 0)
        return error_set(err, "%s is there already: choose another name", path);
    text_init(&folder);
    text_add_bytes(&folder, path, (size_t)(strrchr(path, '/') - path));
    ok = folder.len == 0 || access(folder.at, W_OK) == 0 ||
         file_error(err, "save to", folder.at);
    text_free(&folder);
    return ok;
}

const struct format *savepic_called(const struct runs *r, const char *typed,
                                    struct text *path, struct error *err)
{
    const char *slash = strrchr(typed, '/');
    const struct format *format = NULL;
    struct text folder;

    text_init(&folder);
    if (savepic_folder(r, &folder, err)) {
        paths_resolve(typed, folder.at, path);
        format = format_called(slash != NULL ? slash + 1 : typed, path, err);
    }
    text_free(&folder);
    return format != NULL && is_free(path->at, err) ? format : NULL;
}

/* --- writing -------------------------------------------------------------- */

/* Try numbers until one is free. */
static bool write_free(const struct session *ss, const char *folder,
                       const char *ending, const struct text *bytes,
                       struct text *path, struct error *err)
{
    size_t start = path->len;

    for (int n = 1; n <= NUMBER_MAX; n++) {
        bool exists = false;

        path->len = start;
        text_addf(path, "%s/", folder);
        savepic_name(ss, path);
        text_addf(path, "-%03d%s", n, ending);
        if (file_write_new(path->at + start, bytes->at, bytes->len, &exists,
                           err))
            return true;
        if (!exists)
            return false;
    }
    return error_set(err, "%s is full of pictures of this run", folder);
}

bool savepic_keep(const struct making *m, const struct runs *r,
                  struct text *path, struct error *err)
{
    const struct text *bytes = &m->files[0];
    struct text folder;
    bool ok, exists = false;

    text_init(&folder);
    if (m->called != NULL) {
        text_add(path, m->called);
        ok = file_write_new(path->at, bytes->at, bytes->len, &exists, err);
        if (exists)
            error_set(err, "%s is there already: choose another name",
                      path->at);
    } else {
        ok = savepic_folder(r, &folder, err) &&
             write_free(r->ss, folder.at, m->format->ending, bytes, path, err);
    }
    text_free(&folder);
    return ok;
}
