/* A fast 64-bit hash for noticing changes; not for adversaries. */
#ifndef CHEQUER_HASH_H
#define CHEQUER_HASH_H

#include <stddef.h>
#include <stdint.h>

uint64_t hash_bytes(uint64_t seed, const void *bytes, size_t len);

#endif
