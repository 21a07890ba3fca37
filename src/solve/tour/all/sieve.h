/*
 * Which of all tours are wanted, looked at one by one: see struct tour_sieve.
 */
#ifndef CHEQUER_TOUR_SIEVE_H
#define CHEQUER_TOUR_SIEVE_H

#include <stdbool.h>
#include <stdint.h>

struct tour_count_question;
struct tour_sieve;

/* Are all wanted? */
bool tour_sieve_is_open(const struct tour_sieve *s);

/* Is the tour wanted, one of those that the question asks for? It is numbered
 * from its end if it is `reversed`. *crossings is how often it crosses itself,
 * if that matters; whether these are the fewest only who knows the others can
 * tell. */
bool tour_sieve_keeps(const struct tour_count_question *q, const int *path,
                      int n, bool reversed, uint64_t *crossings);

#endif
