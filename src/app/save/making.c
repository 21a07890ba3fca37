/* The thread that makes a file, and what the window does about it. */
#include "app/save/making.h"

#include <stdatomic.h>
#include <stdlib.h>

#include <SDL.h>

#include "app/parts/parts.h"
#include "app/ui/toast.h"
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

void making_begin(struct making *m, const struct making_kind *kind, void *work)
{
    struct effort *e = xcalloc(1, sizeof *e);

    e->kind = kind;
    e->work = work;
    m->now = e;
    e->thread = SDL_CreateThread(run, "making", e);
    /* A machine that gives us no thread still gets its file. */
    if (e->thread == NULL)
        run(e);
}

/* What has been left may take a moment to notice: nobody waits for it, unless
 * there are two. */
void making_cancel(struct making *m, struct toast *toast)
{
    atomic_store(&m->now->stop, true);
    toast_note(toast, "%s", m->now->kind->none);
    destroy(m->left);
    m->left = m->now;
    m->now = NULL;
}

void making_tick(struct making *m, const struct runs *r, struct toast *toast)
{
    struct effort *e = m->now;

    if (m->left != NULL && atomic_load(&m->left->done)) {
        destroy(m->left);
        m->left = NULL;
    }
    if (e == NULL || !atomic_load(&e->done))
        return;
    if (!e->ok || !e->kind->save(r, e->work, toast, &e->err))
        toast_refuse(toast, e->err.message);
    destroy(e);
    m->now = NULL;
}

void making_draw(const struct making *m, const struct stage *st)
{
    const struct effort *e = m->now;
    struct text words;
    float share;

    if (e == NULL)
        return;
    text_init(&words);
    share = e->kind->tell(e->work, &words);
    progress_draw(st, words.at, share);
    text_free(&words);
}
