/* Time: told, spent, and slept through. */
#ifndef CHEQUER_CLOCK_H
#define CHEQUER_CLOCK_H

#include <stdint.h>

/* Seconds since some moment in the past; it never goes back. */
double clock_now(void);

/* Seconds that processors have worked for this program, all its threads
 * together: other programs add nothing to it. */
double clock_spent(void);

/* A number that is another one at every start of the program. */
uint64_t clock_moment(void);

void clock_nap(int milliseconds);

#endif
