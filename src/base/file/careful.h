/*
 * Writing with every call checked and without being killed for it. For the
 * files of base/ alone. Functions that return a bool here leave the reason in
 * errno; free() and calls that succeed are known to keep it.
 */
#ifndef CHEQUER_CAREFUL_H
#define CHEQUER_CAREFUL_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

/* The signals as they were, to be put back after writing. */
struct quiet {
    struct sigaction pipe, size;
    sigset_t mask;
};

/*
 * A closed pipe and a file-size limit shall be errors, not ends of the
 * program. With `hold`, a request to stop waits until the temporary file has
 * its final name or is gone.
 */
void quiet_begin(struct quiet *q, bool hold);
void quiet_end(const struct quiet *q);

/* All of it, however many calls that takes. */
bool careful_write(int fd, const char *bytes, size_t len);

/* Closes in any case; on failure errno is that of the first thing wrong. */
bool careful_close(int fd, bool ok);

#endif
