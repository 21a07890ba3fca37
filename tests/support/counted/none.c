/*
 * Linked into the program where gcov counts what it reaches. That is written
 * down when a program has ended, by files and memory of its own: where a test
 * makes those fail, gcov's part is taken for the program's, complains on
 * stderr, and leaves half of its counts, which spoils those of all tests. With
 * CHEQUER_UNCOUNTED in the environment the program ends before that.
 */
#define _DEFAULT_SOURCE /* on_exit */

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void leave(int code, void *nothing)
{
    (void)nothing;
    fflush(NULL);
    _exit(code);
}

/* What is asked for first is done last, but before gcov's part. */
__attribute__((constructor)) static void begin(void)
{
    if (getenv("CHEQUER_UNCOUNTED"))
        on_exit(leave, NULL);
}
