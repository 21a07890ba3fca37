/* The menu of what can be copied: the run, its picture, and all that is text
 * for other programs. */
#include "app/action.h"
#include "app/parts/picmenu.h"
#include "app/runs.h"
#include "app/save/save.h"
#include "base/error.h"
#include "export/formats.h"

static const struct row first[] = {
    { "The run, as a line of text", { ACTION_COPY, 0, 0 }, false, false },
    { "The picture", { ACTION_COPY_PICTURE, 0, 0 }, false, false },
};

enum { FIRST = sizeof first / sizeof *first };

static bool is_copied(const struct runs *r, const struct format *f)
{
    struct export_job job = { .format = f, .style = savepic_style(r) };
    struct error unasked;

    return f->copy && (!f->possible || f->possible(r->ss, &job, &unasked));
}

struct row copymenu_row(const struct runs *r, int i)
{
    struct row row = { 0 };

    if (i < FIRST)
        return first[i];
    i -= FIRST;
    for (int f = 0; f < FORMATS; f++)
        if (is_copied(r, &formats[f]) && i-- == 0) {
            row.text = formats[f].copy;
            row.act = (struct act){ ACTION_COPY_AS, f, 0 };
        }
    return row;
}
