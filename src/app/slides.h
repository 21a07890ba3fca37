/*
 * Slides in the window: one after the other, each a run at a moment or
 * being played, with its words large beside the board. All that can be done
 * with a run can be done with that of a slide.
 */
#ifndef CHEQUER_SLIDES_H
#define CHEQUER_SLIDES_H

#include <stdbool.h>
#include <stddef.h>

#include <SDL_keycode.h>

#include "app/ui/act.h"
#include "export/slides/show.h"

struct error;
struct runs;
struct text;
struct toast;

struct slides {
    struct show show; /* owned, if open */
    bool open;
    size_t at;    /* the slide shown */
    bool waiting; /* it plays as soon as its first moment is there */
    bool playing; /* its part is being played, up to its end */
};

void slides_free(struct slides *s);

/* Open slides by their name, or that of its file; on refusal all stays. */
bool slides_open(struct slides *s, struct runs *r, const char *name,
                 struct error *err);
void slides_leave(struct slides *s, struct runs *r);

/* Turn to slide `at`, as far as there are any. */
void slides_turn(struct slides *s, struct runs *r, struct toast *toast,
                 long at);

/* Takes care of the part that is to be played; true if it begins. */
bool slides_tick(struct slides *s, struct runs *r);

/* What a key asks of the slides; ACTION_NONE: nothing. */
struct act slides_key(const struct slides *s, SDL_Keycode key);

/* "Warnsdorff's idea, slide 3 of 9" */
void slides_title(const struct slides *s, struct text *out);

#endif
