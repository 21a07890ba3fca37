/* How much memory the machine has to give, for work that needs a lot. */
#ifndef CHEQUER_MEMORY_H
#define CHEQUER_MEMORY_H

#include <stdint.h>

/* Bytes that can be had now without pushing others out; 0 if unknown. */
uint64_t memory_available(void);

#endif
