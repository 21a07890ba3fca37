/* Threads as POSIX has them, or none. */
#include "base/platform/thread.h"

#ifdef CHEQUER_NO_THREADS

bool thread_start(struct thread *t, void *(*run)(void *), void *context)
{
    (void)t;
    (void)run;
    (void)context;
    return false;
}

void thread_join(struct thread *t)
{
    (void)t;
}

void lock_init(struct lock *l)
{
    l->none = 0;
}

void lock_free(struct lock *l)
{
    (void)l;
}

void lock_take(struct lock *l)
{
    (void)l;
}

void lock_give(struct lock *l)
{
    (void)l;
}

void bell_init(struct bell *b)
{
    b->none = 0;
}

void bell_free(struct bell *b)
{
    (void)b;
}

void bell_wait(struct bell *b, struct lock *held)
{
    (void)b;
    (void)held;
}

void bell_ring(struct bell *b)
{
    (void)b;
}

#else

#include <signal.h>
#include <stddef.h>

/* Signals are for the first thread: it knows when it must not be disturbed, as
 * while a draft gets its name. */
bool thread_start(struct thread *t, void *(*run)(void *), void *context)
{
    sigset_t all, before;
    bool ok;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    ok = pthread_create(&t->id, NULL, run, context) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return ok;
}

void thread_join(struct thread *t)
{
    pthread_join(t->id, NULL);
}

void lock_init(struct lock *l)
{
    pthread_mutex_init(&l->mutex, NULL);
}

void lock_free(struct lock *l)
{
    pthread_mutex_destroy(&l->mutex);
}

void lock_take(struct lock *l)
{
    pthread_mutex_lock(&l->mutex);
}

void lock_give(struct lock *l)
{
    pthread_mutex_unlock(&l->mutex);
}

void bell_init(struct bell *b)
{
    pthread_cond_init(&b->condition, NULL);
}

void bell_free(struct bell *b)
{
    pthread_cond_destroy(&b->condition);
}

void bell_wait(struct bell *b, struct lock *held)
{
    pthread_cond_wait(&b->condition, &held->mutex);
}

void bell_ring(struct bell *b)
{
    pthread_cond_signal(&b->condition);
}

#endif
