/* Every option that is given is obeyed or refused, never swallowed. */
#ifndef CHEQUER_EFFECT_H
#define CHEQUER_EFFECT_H

#include <stdbool.h>
#include <stdint.h>

struct error;
struct request;

/* Once the format is chosen: does each option that was typed have an effect on
 * what is to be made? If not, *err says what it is for. */
bool effect_check(const struct request *r, struct error *err);

/* Does --random change any of these settings, a bit for each? */
bool effect_random(const struct request *r, uint32_t settings);

#endif
