/*
 * How many tours there are, by going through them all in the background. It
 * knows every piece and surface, but takes time for each tour; on a torus
 * without holes at least not for each start, as all are alike.
 *
 * A unit are the tours that begin with the same few squares.
 */
#ifndef CHEQUER_TOUR_TALLY_H
#define CHEQUER_TOUR_TALLY_H

struct job;
struct tour_count_question;

/* Not begun; its result is their number. Board and piece are copied. */
struct job *tour_tally_job(const struct tour_count_question *q);

#endif
