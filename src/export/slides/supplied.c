/* Finding a show: those that come with the program, compiled in by the build
 * from assets/lessons, or a file. */
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "render/assets.h"

const struct supplied_show shows[SHOWS] = {
    { "warnsdorff", "Warnsdorff's idea", asset_warnsdorff_slides },
    { "backtracking", "Why backtracking is slow", asset_backtracking_slides },
    { "ninety-two", "From 92 to 12", asset_ninety_two_slides },
    { "graph", "The knight's graph", asset_graph_slides },
    { "kings", "Why sixteen kings", asset_kings_slides },
    { "chess960", "Why 960", asset_chess960_slides }
};

/* A name without a dot or slash that is not there is no file's. */
static bool refuse_name(const char *name, struct error *err)
{
    struct text names;

    text_init(&names);
    for (int i = 0; i < SHOWS; i++)
        text_addf(&names, "%s, ", shows[i].name);
    error_set(err,
              "there is no lesson '%.60s'; there are %sor the name of a "
              "file",
              name, names.at);
    text_free(&names);
    return false;
}

static bool open_file(struct show *out,
                      const struct puzzle_class *const *classes,
                      const char *path, struct error *err)
{
    struct text text;
    bool ok;

    text_init(&text);
    ok = file_read(path, SHOW_BYTES, &text, err);
    if (ok && strlen(text.at) != text.len)
        ok = error_set(err, "%.200s is not a text file", path);
    ok = ok && show_parse(out, classes, path, text.at, err);
    text_free(&text);
    return ok;
}

bool show_open(struct show *out, const struct puzzle_class *const *classes,
               const char *name, struct error *err)
{
    struct error why;

    for (int i = 0; i < SHOWS; i++)
        if (strcmp(shows[i].name, name) == 0)
            return show_parse(out, classes, name, shows[i].text, err);
    if (open_file(out, classes, name, &why))
        return true;
    if (!strpbrk(name, "./") && strncmp(why.message, "cannot read", 11) == 0)
        return refuse_name(name, err);
    *err = why;
    return false;
}
