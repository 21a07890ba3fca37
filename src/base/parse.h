/* Numbers from text, whole or not at all: no trailing rubbish, no overflow. */
#ifndef CHEQUER_PARSE_H
#define CHEQUER_PARSE_H

#include <stdbool.h>
#include <stdint.h>

bool parse_int(const char *s, int min, int max, int *out);
bool parse_u64(const char *s, uint64_t max, uint64_t *out);

#endif
