/* Signals. */
#include "base/platform/interrupt.h"

#include <signal.h>
#include <stddef.h>

/* A signal handler gets no argument of ours, so it can only speak through a
 * variable at file scope. */
static volatile sig_atomic_t arrived;

static void note(int signal_number)
{
    arrived = signal_number;
}

void interrupt_ignore(void)
{
    struct sigaction action = { .sa_handler = SIG_IGN };

    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
    action.sa_handler = SIG_DFL; /* who ignores it cannot wait for a child */
    sigaction(SIGCHLD, &action, NULL);
}

/* A signal that is being ignored, as in a shell's background job, stays so. */
static void watch_one(int signal_number)
{
    struct sigaction action = { .sa_handler = note }, old;

    sigemptyset(&action.sa_mask);
    action.sa_flags = (int)(SA_RESTART | SA_RESETHAND);
    if (sigaction(signal_number, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        sigaction(signal_number, &action, NULL);
}

void interrupt_watch(void)
{
    watch_one(SIGINT);
    watch_one(SIGTERM);
}

int interrupt_signal(void)
{
    return (int)arrived;
}
