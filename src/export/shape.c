/* Shapes from files, and as one. */
#include "export/shape.h"

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/shape_grid.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "export/texts.h"
#include "puzzle/board_setting.h"
#include "puzzle/plan.h"
#include "render/file/shades.h"
#include "session/session.h"

enum { DARK = 128 }; /* greys below it are */

/* --- a picture ----------------------------------------------------------- */

static bool choose_size(const struct shades *s, struct shape_size *size,
                        struct error *err)
{
    bool small = s->width <= SHAPE_PIXELS_MAX && s->height <= SHAPE_PIXELS_MAX;

    if (small && !size->asked) {
        size->files = s->width;
        size->ranks = s->height;
    }
    if (size->files == 0)
        return error_set(err,
                         "a picture of %dx%d pixels, more than %d a side: "
                         "want the board's size, by which it is divided",
                         s->width, s->height, SHAPE_PIXELS_MAX);
    return (s->width >= size->files && s->height >= size->ranks) ||
           error_set(err,
                     "a picture of %dx%d pixels: too few for a board of "
                     "%dx%d, want at least one for each square",
                     s->width, s->height, size->files, size->ranks);
}

static void cut_dark(const struct shades *s, struct board *b)
{
    for (int row = 0; row < b->ranks; row++)
        for (int file = 0; file < b->files; file++) {
            int grey = shades_mean(s, file * s->width / b->files,
                                   row * s->height / b->ranks,
                                   (file + 1) * s->width / b->files,
                                   (row + 1) * s->height / b->ranks);

            if (grey < DARK)
                board_set_hole(b, (b->ranks - 1 - row) * b->files + file, true);
        }
}

static bool has_both(struct board *b, struct error *err)
{
    if (b->nholes == 0)
        error_set(err, "no square of the picture is dark: want some that are "
                       "to be holes");
    else if (b->nholes == board_squares(b))
        error_set(err, "every square of the picture is dark: want at least "
                       "one to stand on");
    else
        return true;
    board_free(b);
    return false;
}

/* Its dark squares are not meant. */
static bool shows_no_run(const struct text *bytes, struct error *err)
{
    struct text run;
    bool found;

    text_init(&run);
    found = reopen_find(bytes->at, bytes->len, &run) == ABOUT_FOUND;
    text_free(&run);
    return !found ||
           error_set(err, "a picture of a run, which 'chequer show' opens: "
                          "want one whose dark squares are holes");
}

/* A large picture without a size for its board is refused before it is
 * unpacked: another size may be tried on it. */
static bool read_picture(const struct text *bytes, struct shape_size size,
                         struct board *out, struct error *err)
{
    struct shades shades;

    if (!shows_no_run(bytes, err) ||
        !shades_size(&shades, bytes->at, bytes->len, err) ||
        !choose_size(&shades, &size, err) ||
        !shades_read(&shades, bytes->at, bytes->len, err))
        return false;
    board_init(out, size.files, size.ranks);
    cut_dark(&shades, out);
    shades_free(&shades);
    return has_both(out, err);
}

/* --- a grid -------------------------------------------------------------- */

static bool read_grid(const struct text *bytes, struct shape_size size,
                      struct board *out, struct error *err)
{
    if (!shape_grid_read(out, bytes->at, bytes->len, err))
        return false;
    if (!size.asked || (out->files == size.files && out->ranks == size.ranks))
        return true;
    error_set(err,
              "the grid is %dx%d and the size asked for %dx%d: want them "
              "equal, or no size",
              out->files, out->ranks, size.files, size.ranks);
    board_free(out);
    return false;
}

/* --- files --------------------------------------------------------------- */

/* Of a very long path the end is shown. */
static bool blame(const char *path, const struct error *why, struct error *err)
{
    enum { SHOWN = 120 };
    size_t len = strlen(path);

    return error_set(err, "%s%s: %s", len > SHOWN ? "..." : "",
                     len > SHOWN ? path + len - SHOWN : path, why->message);
}

bool shape_open(const char *path, struct shape_size size, struct board *out,
                struct error *err)
{
    struct text bytes;
    struct error why;
    bool ok;

    text_init(&bytes);
    ok = file_read(path, SHAPE_FILE_MAX, &bytes, err);
    if (ok) {
        ok = shades_meant(bytes.at, bytes.len)
                 ? read_picture(&bytes, size, out, &why)
                 : read_grid(&bytes, size, out, &why);
        if (!ok)
            blame(path, &why, err);
    }
    text_free(&bytes);
    return ok;
}

/* --- the way out --------------------------------------------------------- */

bool shape_possible(struct session *ss, const struct export_job *job,
                    struct error *err)
{
    const struct puzzle_class *cls = session_class(ss);
    struct board_setting at;

    (void)job;
    return (board_setting_find(cls->controls, &at) &&
            plan_offers(session_plan(ss), at.holes)) ||
           error_set(err,
                     "%s has no shape here: that is for boards with holes, as "
                     "in tour, place and cover",
                     cls->name);
}

bool export_shape(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err)
{
    struct board_setting at;
    struct board board;

    if (!shape_possible(ss, job, err))
        return false;
    board_setting_find(session_class(ss)->controls, &at);
    if (!board_setting_read(at, session_params(ss), &board, err))
        return false;
    shape_grid_write(&board, out);
    board_free(&board);
    return true;
}
