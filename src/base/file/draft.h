/*
 * A file that is complete on the disk but does not have its name yet: what had
 * the name before is untouched until the draft is published, at one stroke.
 * Functions that return a bool leave the reason in errno.
 */
#ifndef CHEQUER_DRAFT_H
#define CHEQUER_DRAFT_H

#include <stdbool.h>
#include <stddef.h>

struct draft {
    char *temporary; /* owned: beside the target */
    char *target;    /* owned: no link */
};

/* For a regular file, or one that does not exist yet. On failure nothing is
 * left, and there is nothing to free. */
bool draft_write(struct draft *d, const char *path, const void *bytes,
                 size_t len);

/* Either of them ends it: under its name, or not at all. */
bool draft_publish(struct draft *d);
void draft_drop(struct draft *d);

#endif
