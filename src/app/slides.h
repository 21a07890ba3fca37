/*
 * Slides in the window: one after the other, each with runs at a moment or
 * being played, or words alone. All that can be done with a run can be done
 * with that of a slide; of two, with the one that is in front.
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
    size_t at; /* the slide shown */

    int front;             /* which of its runs is the window's */
    struct shelved beside; /* the other one, if there are two */
    struct {
        bool waiting; /* it plays as soon as its first moment is there */
        bool playing; /* its part is being played, up to its end */
    } parts[SLIDE_RUNS];

    bool asks;    /* a quiz is to begin as soon as it is checked */
    bool checked; /* its runs have come to where they are to be seen ... */
    bool wrong;   /* ... and it cannot be shown: */
    struct error fault;
    float em, width, height; /* letters that had to be smaller in such a window
                                stay so until the next slide; 0: not known */
    struct shelved own;      /* the user's run, as it was */
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

/* The slide that is shown, and its runs in their order. */
const struct slide *slides_shown(const struct slides *s);
void slides_runs(const struct slides *s, const struct runs *r,
                 struct session *out[SLIDE_RUNS]);

/* Words alone: the window's run is not to be seen. */
bool slides_boardless(const struct slides *s);

/* Turn to slide `at`, as far as there are any. */
void slides_turn(struct slides *s, struct runs *r, struct toast *toast,
                 long at);

/* Play what the slide shows, both boards of two, or pause. What has played to
 * its end plays once more. */
void slides_play(struct slides *s, struct runs *r);

/* The other one of two runs comes to the front. */
void slides_exchange(struct slides *s, struct runs *r);

/* The run that is not in front goes on as well; true while it does. */
bool slides_advance(struct slides *s, const struct runs *r, long work, int ms);

/* Takes care of the parts that are to be played, and looks whether the slide is
 * right when all of it is there; true if there is something new. */
bool slides_tick(struct slides *s, struct runs *r);

/* What a key asks of the slides; ACTION_NONE: nothing. */
struct act slides_key(const struct slides *s, SDL_Keycode key);

/* Can this be done, enum action, on the slide that is shown? */
bool slides_permit(const struct slides *s, int what);

/* "Warnsdorff's idea, slide 3 of 9" */
void slides_title(const struct slides *s, struct text *out);

#endif
