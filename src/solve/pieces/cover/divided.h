/*
 * Coverings counted in units: a unit is what lies behind some of the starts of
 * the search. How few pieces are enough is found out on the way, so the level
 * of a unit is the number of pieces saved.
 */
#ifndef CHEQUER_COVER_DIVIDED_H
#define CHEQUER_COVER_DIVIDED_H

struct board;
struct job;
struct mover;

/* Not begun; the board is copied. NULL if it is not counted by one search. */
struct job *cover_job(const struct board *b, const struct mover *m);

#endif
