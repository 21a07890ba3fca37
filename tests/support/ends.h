/* How the program ends, tried in a child: with which code, what it says on
 * stderr, and what it leaves behind. */
#ifndef CHEQUER_TEST_ENDS_H
#define CHEQUER_TEST_ENDS_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/platform/sudden.h"

enum { STILL_THERE = 7 }; /* exit code of a child that nobody ended */

/* How a child ended that does that: its exit code, or minus its signal; and
 * what it said, unless `said` is NULL. */
static inline int end_of(void (*act)(void), char *said, size_t room)
{
    int ends[2], status;
    size_t len = 0;
    ssize_t n;
    pid_t child;

    fflush(NULL);
    if (pipe(ends) != 0 || (child = fork()) < 0)
        abort();
    if (child == 0) {
        if (said)
            dup2(ends[1], STDERR_FILENO);
        act();
        _exit(STILL_THERE);
    }
    close(ends[1]);
    while (said && (n = read(ends[0], said + len, room - 1 - len)) > 0)
        len += (size_t)n;
    if (said)
        said[len] = '\0';
    close(ends[0]);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/* In the child: it fails unless that is so. */
static inline void check(bool claim)
{
    if (!claim)
        _exit(1);
}

/* There: a file that must not outlive the program. */
static inline struct leftover *leave(const char *path)
{
    struct leftover *l = leftover_place();
    FILE *f = fopen(path, "w");

    check(f);
    fclose(f);
    leftover_set(l, path);
    return l;
}

#endif
