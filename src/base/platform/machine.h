/* What the machine has, and what is on the other end of our streams. */
#ifndef CHEQUER_MACHINE_H
#define CHEQUER_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

/* Processors, at least 1. */
int machine_cores(void);

/* Bytes of memory that could be taken now without others having to give some
 * up; 0: unknown. */
uint64_t machine_memory(void);

/* The most that this program has had at once; 0: unknown. */
uint64_t machine_memory_used(void);

/* What it has now; 0: unknown. */
uint64_t machine_memory_held(void);

/* Threads that begin from now on share one heap: the end of each one's own
 * would not be given back. Large blocks are no part of it, always: they would
 * stretch it, and small ones would lie scattered over all of it. */
void machine_share_heap(void);

/* What was freed, but not given back to the system by the C library, is; for
 * when there is nothing else to do. */
void machine_give_back(void);

/* Does somebody read it on a screen? */
bool machine_shows_output(void);
bool machine_shows_errors(void);

/* Could a line be written there now without waiting? Not to a screen that is
 * stopped, as by Ctrl-S, or that nobody empties. */
bool machine_takes_errors(void);

#endif
