/*
 * What is being made, on its way to where it goes. Nothing is there before all
 * of it is: one file, or several that appear together. Only an answer in text
 * on standard output goes out as it comes.
 */
#ifndef CHEQUER_DELIVERY_H
#define CHEQUER_DELIVERY_H

#include <stdbool.h>

#include "base/task.h"
#include "base/text.h"

struct batch;
struct error;
struct format;

struct delivery {
    const char *path;    /* "-": standard output */
    struct batch *batch; /* owned; NULL: it is one file */
    int number;          /* of the next file: its place is in the path */
    bool flows;          /* goes out as it comes */
    bool grows;          /* one file, too large to be kept in memory */
    struct text bytes;   /* not delivered yet */
};

/* `path` NULL is standard output, too, without being told. */
void delivery_init(struct delivery *d, const char *path);

/* Several files, if the path has a place for their numbers. */
void delivery_number(struct delivery *d, int first);

/* Removes what has not been published. */
void delivery_free(struct delivery *d);

/* After a step of a task that appends to `bytes`. */
bool delivery_take(struct delivery *d, enum task_state state,
                   struct error *err);

/* Gives all that was taken its name. */
bool delivery_publish(struct delivery *d, struct error *err);

/* --- looked at before a run that may take long ------------------------- */

/* False if bytes of a picture would be sent to a terminal unasked. */
bool delivery_suits(const char *path, const struct format *format,
                    struct error *err);

/* False if writing is sure to fail: no such folder, no permission. */
bool delivery_reachable(const char *path, struct error *err);

#endif
