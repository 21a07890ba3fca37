/*
 * Some searches do little else than count the bits of sets, for which there is
 * an instruction that not every machine has: who does so has a function that is
 * COUNTING for where the machine can, and a plain one for elsewhere.
 */
#ifndef CHEQUER_POPCOUNT_H
#define CHEQUER_POPCOUNT_H

#include <stdbool.h>

#if defined(__x86_64__)
#define COUNTING __attribute__((target("popcnt")))
#else
#define COUNTING
#endif

/* Can this machine? In a file of its own, so that a test can say otherwise. */
bool popcount_is_there(void);

#endif
