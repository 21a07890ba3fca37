/* Signals. */
#include "base/platform/interrupt.h"

#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#include "base/platform/sudden.h"

enum {
    GRACE = 3,         /* seconds to end in order after a request to stop */
    EXIT_SIGNAL = 128, /* plus its number, as shells tell it */
};

/* A signal handler gets no argument of ours, so it can only speak through a
 * variable at file scope. */
static volatile sig_atomic_t arrived, grace;

/* --- handlers ------------------------------------------------------------ */

/* Ends the program as the signal would have, but leaves nothing behind. */
static void end_now(int signal_number)
{
    struct sigaction action = { .sa_handler = SIG_DFL };
    sigset_t only;

    sudden_clean();
    sigemptyset(&action.sa_mask);
    sigaction(signal_number, &action, NULL);
    sigemptyset(&only);
    sigaddset(&only, signal_number);
    raise(signal_number);
    pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

/* The first is a request: whoever works looks for it between two slices, and
 * whoever waits for the reader of a pipe when it is let go of. What cannot
 * look, as long as it draws a very large picture, is ended when the grace is
 * over; a second one is no request. */
static void note(int signal_number)
{
    if (arrived)
        end_now(signal_number);
    arrived = signal_number;
    grace = GRACE;
    alarm(1);
}

/* Each second, since who began to wait just when the signal came is let go of
 * by the next one. */
static void pass_grace(int signal_number)
{
    (void)signal_number;
    if (--grace > 0) {
        alarm(1);
        return;
    }
    sudden_clean();
    _exit(EXIT_SIGNAL + (int)arrived);
}

/* Whoever listens to SIGTERM hears this as well. */
static void pass_on(int signal_number)
{
    (void)signal_number;
    raise(SIGTERM);
}

/* --- who gets which ------------------------------------------------------ */

static void set(int signal_number, void (*handler)(int))
{
    struct sigaction action = { .sa_handler = handler };

    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(signal_number, &action, NULL);
}

/* A signal that is being ignored, as in a shell's background job, stays so. */
static void set_heard(int signal_number, void (*handler)(int))
{
    struct sigaction old;

    if (sigaction(signal_number, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        set(signal_number, handler);
}

void interrupt_begin(void)
{
    set(SIGPIPE, SIG_IGN);
    set(SIGXFSZ, SIG_IGN);
    set(SIGCHLD, SIG_DFL); /* who ignores it cannot wait for a child */
    set_heard(SIGHUP, end_now);
    set_heard(SIGQUIT, end_now);
}

void interrupt_watch(void)
{
    set(SIGALRM, pass_grace);
    set_heard(SIGINT, note);
    set_heard(SIGTERM, note);
    set_heard(SIGHUP, note);
}

void interrupt_let_go(bool on)
{
    static const int heard[] = { SIGINT, SIGTERM, SIGHUP, SIGALRM };
    struct sigaction action;

    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++) {
        if (sigaction(heard[i], NULL, &action) != 0 ||
            (action.sa_handler != note && action.sa_handler != pass_grace))
            continue;
        action.sa_flags = on ? 0 : SA_RESTART;
        sigaction(heard[i], &action, NULL);
    }
}

void interrupt_close(void)
{
    set_heard(SIGHUP, pass_on);
}

int interrupt_signal(void)
{
    return (int)arrived;
}
