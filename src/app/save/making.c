/* The thread that makes a file, and what the window does about it. */
#include "app/save/making.h"

#include <stdatomic.h>
#include <stdlib.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/parts/parts.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"

struct effort {
    const struct making_kind *kind;
    void *work;         /* owned */
    SDL_Thread *thread; /* NULL: there was none to be had */
    atomic_bool stop, done;
    bool ok; /* once it is done, as the error */
    struct error err;
};

/* --- the thread ---------------------------------------------------------- */

bool making_stopped(const struct effort *e)
{
    return atomic_load(&e->stop);
}

static int run(void *ctx)
{
    struct effort *e = ctx;

    e->ok = e->kind->make(e->work, e, &e->err);
    atomic_store(&e->done, true);
    return 0;
}

/* Waits for its end. */
static void destroy(struct effort *e)
{
    if (e == NULL)
        return;
    atomic_store(&e->stop, true);
    SDL_WaitThread(e->thread, NULL);
    e->kind->destroy(e->work);
    free(e);
}

/* --- the window ---------------------------------------------------------- */

void making_free(struct making *m)
{
    destroy(m->now);
    destroy(m->left);
    *m = (struct making){ 0 };
}

void making_begin(struct app *app, const struct making_kind *kind, void *work)
{
    struct effort *e = xcalloc(1, sizeof *e);

    toast_hide(&app->toast);
    app->screen.help = false;
    app->screen.ui.pointer.held = 0;
    e->kind = kind;
    e->work = work;
    app->making.now = e;
    e->thread = SDL_CreateThread(run, "making", e);
    /* A machine that gives us no thread still gets its file. */
    if (e->thread == NULL)
        run(e);
}

static void end(struct app *app)
{
    app->making.now = NULL;
    app->pace.advanced = app->pace.now;
    app->screen.stale = true;
}

/* What has been left may take a moment to notice: nobody waits for it, unless
 * there are two. */
void making_cancel(struct app *app)
{
    struct making *m = &app->making;

    atomic_store(&m->now->stop, true);
    toast_note(&app->toast, "%s", m->now->kind->none);
    destroy(m->left);
    m->left = m->now;
    end(app);
}

void making_tick(struct app *app)
{
    struct making *m = &app->making;
    struct effort *e = m->now;

    if (m->left != NULL && atomic_load(&m->left->done)) {
        destroy(m->left);
        m->left = NULL;
    }
    app->screen.stale = app->screen.stale || e != NULL;
    if (e == NULL || !atomic_load(&e->done))
        return;
    if (!e->ok || !e->kind->save(app, e->work, &e->err))
        toast_refuse(&app->toast, e->err.message);
    destroy(e);
    end(app);
}

void making_draw(struct app *app)
{
    const struct effort *e = app->making.now;
    struct text words;
    float share;

    if (e == NULL)
        return;
    text_init(&words);
    share = e->kind->tell(e->work, &words);
    progress_draw(app, words.at, share);
    text_free(&words);
}
