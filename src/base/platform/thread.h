/*
 * Threads and what they wait for. A system may have none, or give us none:
 * then thread_start says so, and who wanted one does the work itself. Built
 * with CHEQUER_NO_THREADS it always does, and locks are of no use to anybody.
 */
#ifndef CHEQUER_THREAD_H
#define CHEQUER_THREAD_H

#include <stdbool.h>

#ifdef CHEQUER_NO_THREADS
struct thread {
    char none;
};
struct lock {
    char none;
};
struct bell {
    char none;
};
#else
#include <pthread.h>

struct thread {
    pthread_t id;
};
struct lock {
    pthread_mutex_t mutex;
};
struct bell {
    pthread_cond_t condition;
};
#endif

/* False: there is no thread, and `run` is not called. */
bool thread_start(struct thread *t, void *(*run)(void *), void *context);
void thread_join(struct thread *t);

/* Held by one thread at a time. */
void lock_init(struct lock *l);
void lock_free(struct lock *l);
void lock_take(struct lock *l);
void lock_give(struct lock *l);

/* What a thread sleeps for; it gives the lock meanwhile, and may wake up for no
 * reason. */
void bell_init(struct bell *b);
void bell_free(struct bell *b);
void bell_wait(struct bell *b, struct lock *held);
void bell_ring(struct bell *b);

#endif
