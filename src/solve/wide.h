/* Numbers of up to 39 digits, for counts that pass 64 bits. */
#ifndef CHEQUER_WIDE_H
#define CHEQUER_WIDE_H

#include <stdbool.h>
#include <stdint.h>

struct text;

__extension__ typedef unsigned __int128 wide;

/* All digits; `grouped` as in 13,267,364,410,532. */
void wide_format(wide n, bool grouped, struct text *out);

#endif
