/* Tasks, and the thread that one may have behind it. */
#include "base/task.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/clock.h"
#include "base/platform/thread.h"
#include "base/text.h"

void task_forecast(const struct task *t, struct text *out)
{
    if (t->kind->forecast)
        t->kind->forecast(t->work, out);
}

enum task_state task_step(struct task *t, struct text *out, struct error *err)
{
    return t->kind->step(t->work, out, err);
}

double task_share(const struct task *t)
{
    return t->kind->share ? t->kind->share(t->work) : -1;
}

void task_tell(const struct task *t, struct text *out)
{
    double share = task_share(t);

    if (t->kind->tell)
        t->kind->tell(t->work, out);
    else if (share < 0)
        text_add(out, "working");
    else
        text_addf(out, "%.1f %%", 100 * share);
}

bool task_stop(struct task *t)
{
    return !t->kind->stop || t->kind->stop(t->work);
}

void task_drop(struct task *t)
{
    if (t->kind)
        t->kind->drop(t->work);
    *t = (struct task){ NULL, NULL };
}

bool task_finish(struct task *t, struct text *out, struct error *err)
{
    enum task_state state;

    while ((state = task_step(t, out, err)) < TASK_DONE)
        if (state == TASK_WAIT)
            clock_nap(1);
    task_drop(t);
    return state == TASK_DONE;
}

/* --- a thread ------------------------------------------------------------ */

/* What the thread has to say, until it is heard. */
struct news {
    enum task_state state;
    double share;
    struct text words, out;
    struct error err;
};

struct work {
    struct task of; /* owned: the thread's */
    struct thread thread;
    struct text expected; /* its forecast */
    double share;         /* as heard last */
    struct text words;

    struct lock lock;  /* for all below */
    struct bell taken; /* a file, or there is no more need of it */
    struct news next;
    bool stopped, ended;
};

/* After a step. Waits while a file is there to be taken. */
static void publish(struct work *w, enum task_state state, struct text *out,
                    const struct error *err)
{
    struct news *next = &w->next;

    lock_take(&w->lock);
    text_clear(&next->words);
    task_tell(&w->of, &next->words);
    next->share = task_share(&w->of);
    next->state = state;
    if (state >= TASK_REFUSED)
        next->err = *err;
    if (state >= TASK_FILE) {
        text_add_bytes(&next->out, out->at, out->len);
        text_clear(out);
    }
    while (next->state == TASK_FILE && !w->stopped)
        bell_wait(&w->taken, &w->lock);
    w->ended = w->stopped || state >= TASK_DONE;
    lock_give(&w->lock);
}

static void *run(void *ctx)
{
    struct work *w = ctx;
    struct error err;
    struct text out;

    text_init(&out);
    while (!w->ended) {
        enum task_state state = task_step(&w->of, &out, &err);

        if (state == TASK_WAIT)
            clock_nap(1);
        publish(w, state, &out, &err);
    }
    text_free(&out);
    return NULL;
}

static void forecast(const struct work *w, struct text *out)
{
    text_add(out, w->expected.at);
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    struct news *next = &w->next;
    enum task_state state;

    lock_take(&w->lock);
    state = next->state < TASK_FILE ? TASK_WAIT : next->state;
    w->share = next->share;
    text_clear(&w->words);
    text_add(&w->words, next->words.at);
    if (state >= TASK_REFUSED)
        *err = next->err;
    text_add_bytes(out, next->out.at, next->out.len);
    text_clear(&next->out);
    if (state == TASK_FILE)
        next->state = TASK_MORE;
    bell_ring(&w->taken);
    lock_give(&w->lock);
    return state;
}

static double share(const struct work *w)
{
    return w->share;
}

static void tell(const struct work *w, struct text *out)
{
    text_add(out, w->words.at);
}

static bool stop(struct work *w)
{
    bool ended;

    lock_take(&w->lock);
    w->stopped = true;
    ended = w->ended;
    bell_ring(&w->taken);
    lock_give(&w->lock);
    return ended;
}

static void destroy(struct work *w)
{
    task_drop(&w->of);
    lock_free(&w->lock);
    bell_free(&w->taken);
    text_free(&w->expected);
    text_free(&w->words);
    text_free(&w->next.words);
    text_free(&w->next.out);
    free(w);
}

/* Waits for the end of the step that is being done. */
static void drop(struct work *w)
{
    stop(w);
    thread_join(&w->thread);
    destroy(w);
}

static const struct task_kind behind = { .forecast = forecast,
                                         .step = step,
                                         .share = share,
                                         .tell = tell,
                                         .stop = stop,
                                         .drop = drop };

struct task task_behind(struct task of)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->of = of;
    w->share = w->next.share = task_share(&of);
    text_init(&w->expected);
    task_forecast(&of, &w->expected);
    text_init(&w->words);
    text_init(&w->next.words);
    task_tell(&of, &w->words);
    text_add(&w->next.words, w->words.at);
    text_init(&w->next.out);
    lock_init(&w->lock);
    bell_init(&w->taken);
    if (thread_start(&w->thread, run, w))
        return (struct task){ &behind, w };
    /* A machine that gives us no thread still gets its work done. */
    w->of = (struct task){ NULL, NULL };
    destroy(w);
    return of;
}
