/*
 * The best armies, counted in units: what lies behind some of the first
 * decisions. Larger armies than those mustered are looked for on the way, so
 * units have levels, and those of the largest armies alone are counted.
 */
#ifndef CHEQUER_ARMIES_DIVIDED_H
#define CHEQUER_ARMIES_DIVIDED_H

#include <stdint.h>

struct board;
struct error;
struct job;
struct mover;

/* Not begun; the board is copied. It fails after `limit` nodes. NULL, with the
 * reason, if the board is too large. */
struct job *armies_job(const struct board *b, const struct mover *m,
                       uint64_t limit, struct error *err);

#endif
