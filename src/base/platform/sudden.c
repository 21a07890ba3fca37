/*
 * Leftovers are a list that only grows, since whoever ends the program may walk
 * along it at any moment, from a signal handler or another thread: no lock
 * could be taken there. A path belongs to who exchanges it for NULL, and to
 * nobody else.
 */
#include "base/platform/sudden.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { EXIT_NO_MEMORY = 3 }; /* as for any output that is not written */

struct leftover {
    _Atomic(const char *) path; /* borrowed; NULL: the place is free */
    atomic_int child;           /* its group's number, too; 0: none */
    struct leftover *next;
};

/* A signal handler gets no argument of ours: it finds them here. */
static _Atomic(struct leftover *) newest;

/* Set by the thread that tells of memory and ends the program. */
static atomic_flag ending = ATOMIC_FLAG_INIT;

static const char taken[] = ""; /* a place with no file, or none yet */

struct leftover *leftover_place(void)
{
    struct leftover *l = atomic_load(&newest);
    const char *none = NULL;

    /* Of a single file after the other, as a window saves them, none more. */
    if (l && atomic_compare_exchange_strong(&l->path, &none, taken))
        return l;
    l = calloc(1, sizeof *l);
    if (!l)
        sudden_no_memory();
    atomic_init(&l->path, taken);
    l->next = atomic_load(&newest);
    while (!atomic_compare_exchange_weak(&newest, &l->next, l))
        ;
    return l;
}

void leftover_set(struct leftover *l, const char *path)
{
    atomic_store(&l->path, path);
}

void leftover_set_child(struct leftover *l, int pid)
{
    atomic_store(&l->child, pid);
}

void leftover_forget(struct leftover *l)
{
    if (atomic_exchange(&l->path, NULL))
        return;
    for (;;) /* somebody removes it just now, and ends the program */
        pause();
}

/* They must not make their files again after these are gone. */
static void end_children(void)
{
    for (struct leftover *l = atomic_load(&newest); l; l = l->next) {
        int pid = atomic_exchange(&l->child, 0);

        if (pid && kill(-pid, SIGKILL) == 0)
            waitpid(pid, NULL, 0);
    }
}

void sudden_clean(void)
{
    end_children();
    for (struct leftover *l = atomic_load(&newest); l; l = l->next) {
        const char *path = atomic_exchange(&l->path, NULL);

        if (path)
            unlink(path);
    }
}

void sudden_no_memory(void)
{
    static const char words[] = "chequer: out of memory\n";

    while (atomic_flag_test_and_set(&ending))
        pause(); /* another thread ends it */
    sudden_clean();
    if (write(STDERR_FILENO, words, strlen(words)) < 0)
        _exit(EXIT_NO_MEMORY); /* nobody hears it */
    _exit(EXIT_NO_MEMORY);
}
