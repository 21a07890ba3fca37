/* Which run is open, and how it is played. */
#ifndef CHEQUER_RUNS_H
#define CHEQUER_RUNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "app/ui/marks.h"

struct app;
struct error;
struct puzzle_class;
struct session;

struct runs {
    struct session *ss; /* owned */
    size_t wanted;      /* the moment to be shown ... */
    bool wanting;       /* ... as soon as it has been reached */
    struct marks marks;
    uint64_t seed;    /* of the random numbers for seeds */
    const char *font; /* for pictures, as asked for, or NULL */
};

/* Open the run a text describes; on refusal the old one stays. */
bool runs_open(struct app *app, const char *text, struct error *err);

/* The same for the description in a picture, whose style counts as a whole:
 * what it does not mention is as usual. */
bool runs_open_picture(struct app *app, const char *line, struct error *err);

/* The same with text from elsewhere, which may also be what some puzzle
 * understands, the present one first: a FEN, say. */
bool runs_paste(struct app *app, const char *text, struct error *err);

/* Open the last run of a puzzle, or its first. */
void runs_open_class(struct app *app, const struct puzzle_class *cls);

/* The puzzle to begin with: what was asked for, perhaps by a picture, or
 * shown last, or the first there is. */
void runs_open_first(struct app *app, const char *asked, bool picture);

/* After a run began anew. */
void runs_begun(struct app *app);

/* Let a run that began anew play, or not: unless its end is shown at once
 * anyway. */
void runs_set_out(struct app *app, bool playing);

/* Take note of where the run is now, for the next start. */
void runs_remember(struct app *app);

/* Speed, gliding and look of the settings apply to the session. */
void runs_apply(struct app *app);

/* Look at the moments that were added since the last call. */
void runs_scan(struct app *app);

/* Go to the moment that was asked for, as far as the solver has come. */
void runs_pursue(struct app *app);

#endif
