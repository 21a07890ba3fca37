/*
 * What would be otherwise if one of a puzzle's choices were made otherwise:
 * for refusals that say what would do.
 */
#ifndef CHEQUER_TRYOUT_H
#define CHEQUER_TRYOUT_H

#include <stdbool.h>

struct params;
struct puzzle_class;
struct text;

/*
 * Finds the first choice that leads from these settings to some with which
 * `control` has an effect, and appends it as it would be typed, with all names
 * that do: "--mode solve or map". False if there is none.
 */
bool tryout_tell(const struct puzzle_class *cls, const struct params *params,
                 int control, struct text *out);

#endif
