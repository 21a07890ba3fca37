/* Pictures and films of the run, to files and to the clipboard. */
#include "app/save/save.h"

#include <string.h>

#include <SDL.h>

#include "app/action.h"
#include "app/clipboard/clipboard.h"
#include "app/runs.h"
#include "app/save/making.h"
#include "app/save/paths.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/file/file.h"
#include "export/film/film.h"
#include "export/formats.h"
#include "export/picture.h"
#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "render/file/gif.h"
#include "render/file/reel.h"
#include "session/session.h"

enum {
    PICTURE_SIDE = 1280,
    SQUARE_MIN = 4,
    SQUARE_MAX = 160,
    FRAMES_WANTED = 500 /* longer films nobody watches to the end */
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

static struct export_job job_of(const struct runs *r,
                                const struct format *format)
{
    return (struct export_job){ .format = format,
                                .font = r->font,
                                .lacking = r->lacking,
                                .seconds = -1,
                                .style = savepic_style(r) };
}

bool savepic_bytes(const struct runs *r, const struct format *format,
                   struct text *out, struct error *err)
{
    struct export_job job = job_of(r, format);

    return export_write(r->ss, &job, out, err);
}

void savepic_tell(struct toast *toast, const char *path, const char *more)
{
    struct text brief;

    text_init(&brief);
    paths_shorten(path, &brief);
    toast_note(toast, "Saved %s%s", brief.at, more);
    toast_offer(toast, "Open the folder",
                (struct act){ .what = ACTION_SHOW_FOLDER }, path);
    text_free(&brief);
}

static bool save_picture(const struct making *m, const struct runs *r,
                         struct toast *toast, struct error *err)
{
    struct text path;
    bool ok;

    text_init(&path);
    ok = savepic_keep(m, r, &path, err);
    if (ok)
        savepic_tell(toast, path.at, "");
    text_free(&path);
    return ok;
}

static const struct product picture = { "Making the picture",
                                        "No picture was saved", save_picture };

/* What it shows is fixed at once; a thread draws and packs it. */
static bool make_picture(struct making *m, const struct product *product,
                         const struct runs *r, struct fonts *fonts,
                         const struct format *format, struct error *err)
{
    struct export_job job = job_of(r, format);
    struct task task = picture_make(r->ss, &job, fonts, err);

    if (task.kind != NULL)
        making_begin(m, product, format, r, task_behind(task));
    return task.kind != NULL;
}

bool savepic_begin(struct making *m, const struct runs *r, struct fonts *fonts,
                   const struct format *format, struct error *err)
{
    struct text folder;
    bool ok;

    text_init(&folder);
    ok = savepic_folder(r, &folder, err) &&
         make_picture(m, &picture, r, fonts, format, err);
    text_free(&folder);
    return ok;
}

static bool offer_copy(const struct making *m, const struct runs *r,
                       struct toast *toast, struct error *err)
{
    bool ok = clipboard_put(m->clipboard, session_describe(r->ss), &m->files[0],
                            err);

    if (ok)
        toast_note(toast, "Picture copied: paste it into your lesson (keep "
                          "chequer open)");
    return ok;
}

static const struct product copy = { "Making the picture",
                                     "No picture was copied", offer_copy };

bool savepic_copy(struct making *m, struct clipboard *clipboard,
                  const struct runs *r, struct fonts *fonts, struct error *err)
{
    m->clipboard = clipboard;
    return make_picture(m, &copy, r, fonts, &formats[FORMAT_PNG], err);
}

/* SDL does not tell if the X server refused it, as it does what is longer than
 * one request may be. */
static bool is_taken(const char *text)
{
    enum { ALWAYS_TAKEN = 64 << 10 };
    char *taken;
    bool same;

    if (strlen(text) <= ALWAYS_TAKEN)
        return true;
    taken = SDL_GetClipboardText();
    same = taken != NULL && strcmp(taken, text) == 0;
    SDL_free(taken);
    return same;
}

bool savepic_put(const char *text, const char *what, struct toast *toast,
                 struct error *err)
{
    if (SDL_SetClipboardText(text) != 0)
        return error_set(err, "%s", SDL_GetError());
    if (!is_taken(text))
        return error_set(err,
                         "%zu MB are too much for the clipboard: save "
                         "them as a file",
                         strlen(text) / 1000000);
    toast_note(toast, "%s copied (keep chequer open)", what);
    return true;
}

static bool put_copy(const struct making *m, const struct runs *r,
                     struct toast *toast, struct error *err)
{
    (void)r;
    return savepic_put(m->files[0].at, m->format->title, toast, err);
}

static const struct product text_copy = { "Making the picture",
                                          "No picture was copied", put_copy };

bool savepic_copy_text(struct making *m, const struct runs *r,
                       struct fonts *fonts, const struct format *format,
                       struct error *err)
{
    return make_picture(m, &text_copy, r, fonts, format, err);
}

/* --- films --------------------------------------------------------------- */

static bool save_film(const struct making *m, const struct runs *r,
                      struct toast *toast, struct error *err)
{
    size_t every = film_every(&m->task);
    struct text path, more;
    bool ok;

    text_init(&path);
    text_init(&more);
    ok = savepic_keep(m, r, &path, err);
    text_addf(&more, ", %zu\u00a0KB", m->files[0].len / 1000);
    if (every > 1)
        text_addf(&more, ": one step in %zu", every);
    if (ok)
        savepic_tell(toast, path.at, more.at);
    text_free(&more);
    text_free(&path);
    return ok;
}

static const struct product film_product = { "Making the film",
                                             "No film was saved", save_film };

/* All that is there of the run, at the speed it is played at. */
static struct film film_of(const struct runs *r, const struct format *format)
{
    float speed = speed_levels[r->speed];
    int delay = speed > 0 ? (int)(100 / speed) : GIF_DELAY_MIN;
    struct film film = film_usual();
    struct pages p;

    film.most = FRAMES_WANTED;
    film.delay = delay < GIF_DELAY_MIN ? GIF_DELAY_MIN : delay;
    film.glide = format->reel->smooth && film.delay >= FILM_GLIDE_DELAY;
    film.part = (struct part){ .from = session_first(r->ss),
                               .to = session_count(r->ss) - 1,
                               .has_to = true,
                               .pages = true };
    if (session_pages(r->ss, &p)) {
        film.glide = false;
        film.part.from = (uint64_t)p.first;
        film.part.to = (uint64_t)p.last;
    }
    return film;
}

bool savefilm_begin(struct making *m, struct runs *r,
                    const struct format *format, struct error *err)
{
    struct film film = film_of(r, format);
    struct export_job job = job_of(r, format);

    if (!r->settings->sized)
        job.style.square_px = job.style.width_px = 0;
    if (!film_possible(r->ss, &job, &film, err))
        return false;
    session_play(r->ss, false);
    r->wanting = false;
    making_begin(m, &film_product, format, r, film_make(r->ss, &job, &film));
    return true;
}
