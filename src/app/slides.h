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

#include "app/runs.h"
#include "app/ui/act.h"
#include "base/error.h"
#include "export/slides/show.h"

struct text;
struct toast;

struct slides {
    struct show show; /* owned, if open */
    bool open;
    size_t at;    /* the slide shown */
    bool waiting; /* it plays as soon as its first moment is there */
    bool playing; /* its part is being played, up to its end */
    bool checked; /* its run has come to where it is to be seen ... */
    bool wrong;   /* ... and it cannot be shown: */
    struct error fault;
    struct shelved own; /* the user's run, as it was */
};

void slides_free(struct slides *s);

/* Open slides by their name, or that of its file; on refusal all stays. */
bool slides_open(struct slides *s, struct runs *r, const char *name,
                 struct error *err);

/* Back to the user's own run. */
void slides_leave(struct slides *s, struct runs *r);

/* Whatever opens another run does so in place of the user's own, not of the
 * slide's: between these two. If one was opened the slides are over, else
 * they go on. */
void slides_step_aside(struct slides *s, struct runs *r);
void slides_step_back(struct slides *s, struct runs *r, bool opened);

/* Turn to slide `at`, as far as there are any. */
void slides_turn(struct slides *s, struct runs *r, struct toast *toast,
                 long at);

/* Takes care of the part that is to be played, and looks whether the slide is
 * right when all of it is there; true if there is something new. */
bool slides_tick(struct slides *s, struct runs *r);

/* What a key asks of the slides; ACTION_NONE: nothing. */
struct act slides_key(const struct slides *s, SDL_Keycode key);

/* "Warnsdorff's idea, slide 3 of 9" */
void slides_title(const struct slides *s, struct text *out);

#endif
