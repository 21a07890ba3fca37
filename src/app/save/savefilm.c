/* Films from the window: all that is there of the run. */
#include "app/save/savefilm.h"

#include "app/runs.h"
#include "app/save/making.h"
#include "app/save/savepic.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "export/film/film.h"
#include "export/film/make.h"
#include "render/file/gif.h"
#include "session/session.h"

enum { FRAMES_WANTED = 500 }; /* longer ones nobody watches to the end */

static bool save(const struct making *m, const struct runs *r,
                 struct toast *toast, struct error *err)
{
    const struct text *bytes = &m->files[0];
    size_t every = film_every(&m->task), kb = bytes->len / 1000;
    struct text path;
    bool ok;

    text_init(&path);
    ok = savepic_keep(r, ".gif", bytes, &path, err);
    if (ok && every == 1)
        toast_note(toast, "Saved %s, %zu\u00a0KB", path.at, kb);
    else if (ok)
        toast_note(toast, "Saved %s, %zu\u00a0KB: one step in %zu", path.at, kb,
                   every);
    text_free(&path);
    return ok;
}

static const struct product gif = { "Making the GIF", "No GIF was saved",
                                    save };

/* At the speed it is played at. */
static struct film film_of(const struct runs *r)
{
    int speed = speed_levels[r->speed];
    int delay = speed > 0 ? 100 / speed : GIF_DELAY_MIN;
    struct film film = film_usual();

    film.most = FRAMES_WANTED;
    film.delay = delay < GIF_DELAY_MIN ? GIF_DELAY_MIN : delay;
    film.part = (struct part){ .from = session_first(r->ss),
                               .to = session_count(r->ss) - 1,
                               .has_to = true };
    return film;
}

bool savefilm_begin(struct making *m, struct runs *r,
                    const struct format *format, struct error *err)
{
    struct film film = film_of(r);
    struct export_job job = { .format = format,
                              .font = r->font,
                              .seconds = -1,
                              .style = savepic_style(r) };

    if (!r->settings->sized)
        job.style.square_px = job.style.width_px = 0;
    if (!film_possible(r->ss, &job, &film, err))
        return false;
    session_play(r->ss, false);
    r->wanting = false;
    making_begin(m, &gif, r, film_make(r->ss, &job, &film));
    return true;
}
