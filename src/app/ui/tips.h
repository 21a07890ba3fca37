/* When a tip appears: the pointer must have rested for a while. */
#ifndef CHEQUER_TIPS_H
#define CHEQUER_TIPS_H

#include <stdbool.h>
#include <stdint.h>

struct app;

enum { TIP_DELAY = 600 }; /* milliseconds */

bool tip_wanted(const struct app *app);
uint64_t tip_time(const struct app *app);

#endif
