/* Which run is open, and how it is played. */
#ifndef CHEQUER_RUNS_H
#define CHEQUER_RUNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "app/parts/ticks.h"
#include "puzzle/puzzle.h"

struct board;
struct error;
struct lacking;
struct input;
struct puzzle_class;
struct session;
struct settings;
struct toast;

/* What began since runs_begun was last asked. */
enum begun { BEGUN_NOTHING, BEGUN_RUN, BEGUN_PUZZLE };

/* A run laid aside, to be gone on with as it is. */
struct shelved {
    struct session *ss; /* owned; NULL: none */
    size_t wanted;
    bool wanting;
};

/* What the solver is followed to. */
struct sought {
    int flags;        /* of its moment; 0: nothing is sought */
    const char *what; /* "solution" */
    size_t from;      /* it comes after this moment */
};

struct runs {
    struct session *ss;        /* owned */
    struct settings *settings; /* the user's, not owned */
    int speed;                 /* index of speed_levels: the user's or, while
                                  one is shown, the slide's */
    bool guided;               /* slides are shown: no run of the user's */
    size_t wanted;             /* the moment to be shown ... */
    bool wanting;              /* ... as soon as it has been reached */
    struct sought sought;
    struct ticks ticks;
    enum tool tool; /* what presses on the board are made with */
    enum begun begun;
    uint64_t seed;           /* of the random numbers for seeds */
    const char *font;        /* for pictures, as asked for, or NULL */
    struct lacking *lacking; /* what no font has; see render/letters/ */
};

/* No run yet. */
void runs_init(struct runs *r, struct settings *settings);

/* Open the run a text describes; on refusal the old one stays. */
bool runs_open(struct runs *r, const char *text, struct error *err);

/* The same for the description in a picture, whose style counts as a whole:
 * what it does not mention is as usual. */
bool runs_open_picture(struct runs *r, const char *line, struct error *err);

/* The same with text from elsewhere, which may also be what some puzzle
 * understands, the present one first: a FEN, say; or the shape of a board. */
bool runs_paste(struct runs *r, const char *text, struct error *err);

/* Give the board of the present puzzle this shape, or of another if it has
 * none. */
bool runs_put_shape(struct runs *r, const struct board *board,
                    struct error *err);

/* Open the last run of a puzzle, or its first. */
void runs_open_class(struct runs *r, const struct puzzle_class *cls);

/* The puzzle to begin with: what was asked for, perhaps by a picture, or
 * shown last, or the first there is. */
void runs_open_first(struct runs *r, const char *asked, bool picture);

/* Lay the run aside for the other one, if there is one. */
void runs_exchange(struct runs *r, struct shelved *other);

/* After a run began anew. */
void runs_begin(struct runs *r);

/* The moments may be others: the user has changed them. */
void runs_edited(struct runs *r);

/* Let a run that began anew play, or not: unless its end is shown at once
 * anyway. */
void runs_set_out(struct runs *r, bool playing);

/* Give the puzzle what the user did, and do what it answers. True if a run
 * began with it. */
bool runs_input(struct runs *r, const struct input *in, struct toast *toast);

/* Take note of where the user's run is now, for the next start. */
void runs_remember(struct runs *r);

/* Speed, gliding and look of the settings apply to the session. */
void runs_apply(struct runs *r);

/* Look at the moments that were added since the last call. */
void runs_scan(struct runs *r);

/* Go to the moment that was asked for, as far as the solver has come. */
void runs_pursue(struct runs *r);

/* If what was sought has not come, and will not, say so. */
void runs_end_search(struct runs *r, struct toast *toast);

#endif
