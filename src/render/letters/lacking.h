/* The characters that no font has: who writes notes them, whoever asked for
 * the words is told. Any thread may note. */
#ifndef CHEQUER_LACKING_H
#define CHEQUER_LACKING_H

#include <stdbool.h>
#include <stdint.h>

struct error;
struct lacking;

struct lacking *lacking_create(void);
void lacking_destroy(struct lacking *l);

void lacking_note(struct lacking *l, uint32_t character);

/* A sentence about those noted since the last time; false if there are none.
 * It takes no memory: it is asked for when all is done. */
bool lacking_tell(struct lacking *l, struct error *words);

#endif
