/* What the desktop says of itself: which display it has, and how large people
 * want their words on it. */
#ifndef CHEQUER_DESKTOP_H
#define CHEQUER_DESKTOP_H

#include <stdbool.h>

struct error;

enum { DESKTOP_DRIVERS = 2, DESKTOP_PERCENT_MAX = 300 };

/* SDL's drivers to be tried one after the other; ends with NULL. None, with
 * *err filled in, if there is no display that could be used. A driver called
 * "" is the user's own choice, which is SDL's to read. */
bool desktop_drivers(const char *out[DESKTOP_DRIVERS + 1], struct error *err);

/* The size of words that goes with the screen, in percent: the largest that
 * the environment, or the X server's resources (or NULL), ask for. */
int desktop_percent(const char *resources);

/* The resources of the X server that is there; to be freed, may be NULL. */
char *desktop_resources(void);

#endif
