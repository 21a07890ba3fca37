/*
 * Another program that is fed through a pipe and makes a file of what it gets,
 * while we go on. What it says is kept: if it fails, the last line tells why.
 */
#ifndef CHEQUER_CHILD_H
#define CHEQUER_CHILD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/task.h"

struct child;
struct error;

/* Is there such a program, where programs are looked for? */
bool child_known(const char *program);

/* argv[0] is looked for like that; argv ends NULL. NULL on failure. */
struct child *child_start(const char *const argv[], struct error *err);

/*
 * Give it some of `len` bytes, as many as it takes soon; *given grows by them.
 * DONE: all of them. MORE: some. WAIT: none, it is busy, or about to end.
 * FAILED: it has ended.
 */
enum task_state child_feed(struct child *c, const void *bytes, size_t len,
                           size_t *given, struct error *err);

/* There is no more for it: WAIT until it has ended, DONE if that went well. */
enum task_state child_end(struct child *c, struct error *err);

/* Frees it, and ends it if need be; fine if it is NULL. */
void child_destroy(struct child *c);

#endif
