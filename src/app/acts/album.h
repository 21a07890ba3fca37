/* What the acts do that are about the pages of an album; app/actions.c has
 * their table. */
#ifndef CHEQUER_ALBUM_ACTS_H
#define CHEQUER_ALBUM_ACTS_H

#include "app/ui/act.h"

struct app;

typedef void album_act(struct app *app, struct act act);

album_act album_see, album_see_or_leave; /* b: enum sight */
album_act album_turn_strip, album_turn_sight;
album_act album_scroll_strip, album_scroll_sight, album_scroll_sight_to;

#endif
