/*
 * The best arrangements, counted in units: as many pieces as live in peace, or
 * as few as cover the board. A unit is what lies behind some of the ways to
 * place the first pieces; how many pieces are best is found out on the way, so
 * units have levels, and those of the best one alone are counted.
 */
#ifndef CHEQUER_PIECES_DIVIDED_H
#define CHEQUER_PIECES_DIVIDED_H

#include <stdbool.h>

struct board;
struct error;
struct job;
struct mover;

/* Not begun; the board is copied. NULL, with the reason, if this is not
 * counted by one search. */
struct job *placing_job(const struct board *b, const struct mover *m,
                        bool peaceful, struct error *err);

#endif
