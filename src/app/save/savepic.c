/* Pictures get names that tell what they show, with a number that is free. */
#include "app/save/savepic.h"

#include "app/runs.h"
#include "app/save/paths.h"
#include "app/settings.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/format.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum {
    PICTURE_SIDE = 1280,
    SQUARE_MIN = 4,
    SQUARE_MAX = 160,
    NUMBER_MAX = 9999
};

/* Large enough for a slide: about as many pixels as a screen is high. */
static int square_px(const struct session *ss)
{
    int files, ranks, px;

    session_size(ss, &files, &ranks);
    px = PICTURE_SIDE / (files > ranks ? files : ranks);
    return px < SQUARE_MIN ? SQUARE_MIN : px > SQUARE_MAX ? SQUARE_MAX : px;
}

struct style savepic_style(const struct runs *r)
{
    const struct settings *s = r->settings;
    struct style style = s->style;

    if (!s->sized) {
        style.square_px = square_px(r->ss);
        style.width_px = 0;
    }
    return style;
}

bool savepic_bytes(const struct runs *r, const struct format *format,
                   struct text *out, struct error *err)
{
    struct export_job job = { .format = format,
                              .font = r->font,
                              .seconds = -1,
                              .style = savepic_style(r) };

    return export_write(r->ss, &job, out, err);
}

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

bool savepic_folder(struct text *out, struct error *err)
{
    if (!paths_pictures(out))
        return error_set(err, "there is no home folder to save to: set HOME");
    return file_make_folders(out->at, err);
}

bool savepic_keep(const struct runs *r, const char *ending,
                  const struct text *bytes, struct text *path,
                  struct error *err)
{
    struct text folder;
    bool ok;

    text_init(&folder);
    ok = savepic_folder(&folder, err) &&
         write_free(r->ss, folder.at, ending, bytes, path, err);
    text_free(&folder);
    return ok;
}

bool savepic_write(const struct runs *r, const struct format *format,
                   struct text *path, struct error *err)
{
    struct text bytes;
    bool ok;

    text_init(&bytes);
    ok = savepic_bytes(r, format, &bytes, err) &&
         savepic_keep(r, format->ending, &bytes, path, err);
    text_free(&bytes);
    return ok;
}
