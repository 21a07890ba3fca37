/*
 * Drafts: files that are complete on the disk but do not have their name yet.
 * What had the name before is untouched until a draft is published, at one
 * stroke. What returns a bool leaves the reason in errno.
 */
#ifndef CHEQUER_DRAFT_H
#define CHEQUER_DRAFT_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

struct leftover;

/* --- with care ----------------------------------------------------------- */

/* The signals as they were, to be put back after writing. */
struct quiet {
    struct sigaction pipe, size;
    sigset_t mask;
};

/*
 * A closed pipe and a file-size limit shall be errors, not ends of the
 * program. With `hold`, a request to stop waits until the draft has its final
 * name or is gone.
 */
void quiet_begin(struct quiet *q, bool hold);
void quiet_end(const struct quiet *q);

/* All of it, however the system cuts it up; with `heeds`, unless a request to
 * stop comes in between: then errno is EINTR. */
bool careful_write(int fd, const char *bytes, size_t len, bool heeds);

/* Closes in any case; on failure errno is that of the first thing wrong. */
bool careful_close(int fd, bool ok);

/* --- the draft ----------------------------------------------------------- */

struct draft {
    char *temporary; /* owned: beside the target */
    char *target;    /* owned: no link */
    struct leftover *place;
};

/* The name, behind all links, of a file that does not exist yet; to be freed.
 */
char *draft_goes(const char *path);

/* For a regular file, or one that does not exist yet. On failure nothing is
 * left, and there is nothing to free. */
bool draft_write(struct draft *d, const char *path, const void *bytes,
                 size_t len);

/* More of it. */
bool draft_append(const struct draft *d, const void *bytes, size_t len);

/* Either of them ends it: under its name, or not at all. */
bool draft_publish(struct draft *d);
void draft_drop(struct draft *d);

#endif
