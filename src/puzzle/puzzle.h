/*
 * What every puzzle implements, and all the rest of the program knows about
 * one. A puzzle is what has a tab and a command: its settings. What one can do
 * with it is an activity, a small class in a file of its own: watch a tour
 * being found, lead the knight by hand, browse all tours. The settings choose
 * which.
 *
 * The contract:
 *  - No SDL, no files, no clock but the one that is lent, no mutable globals;
 *    the only randomness comes from params->seed.
 *  - Slicing is invisible: a thousand steps of 1 and one step of 1000 leave
 *    the same trace.
 *  - draw, status, explain, facts and notation describe `view`, which may be
 *    in the past. Anything that varies over time they must read from there,
 *    not from the puzzle, which is always at the tip.
 */
#ifndef CHEQUER_PUZZLE_H
#define CHEQUER_PUZZLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "chess/mover.h"
#include "chess/surface.h"
#include "scene/scene.h"

struct control;
struct error;
struct facts;
struct moment;
struct pages;
struct params;
struct position;
struct question;
struct riddles;
struct series;
struct text;
struct trace;

/* One run. Each activity defines its own struct puzzle in its own file. */
struct puzzle;

enum progress {
    PROGRESS_MORE,     /* budget spent, more to do */
    PROGRESS_FOUND,    /* a solution stands on the board; step for the next */
    PROGRESS_COUNTING, /* the same, and it stays; how many there are is still
                          being worked out, which adds no moments */
    PROGRESS_DONE,     /* finished: every possibility has been looked at */
    PROGRESS_STUCK,    /* this method cannot go on, though others might */
    PROGRESS_LIMIT,    /* stopped at a limit of its own settings: nothing is
                          proved */
    PROGRESS_WAITING   /* nothing to do until the user acts */
};

enum reaction {
    REACTION_NONE,    /* not ours: the caller may try its own shortcuts */
    REACTION_REFUSED, /* ours, but not allowed now: *err says why */
    REACTION_REDRAW,  /* only the picture changed */
    REACTION_GRIPPED, /* the same, and the piece that was pressed follows the
                         pointer until it is let go; its square keeps a
                         ghost of it */
    REACTION_EDITED,  /* the trace grew: move to its tip */
    REACTION_MORE,    /* look for the next solution, and go there */
    REACTION_RESTART  /* *params was changed: begin a new run with it */
};

struct view;

/* Is the viewer asked what comes next? See puzzle/riddle.h. */
enum quizzed {
    QUIZZED_NOT,
    QUIZZED_ASKED,   /* nothing may give the answer away */
    QUIZZED_ANSWERED /* all that was asked about this moment */
};

enum input_kind {
    INPUT_PRESS,
    INPUT_DRAG,
    INPUT_RELEASE, /* pointer on `square` */
    INPUT_ACTION,  /* the button `control` */
    INPUT_CHANGED, /* the live control `control` has a new value, which is in
                    *params already */
    INPUT_CLOCK    /* before the first step: `clock` is lent */
};

/*
 * A clock, in seconds, for activities that tell how long things take.
 * `patience` is how long one thing may be measured, 0 for as long as it takes.
 * Where nobody lends one, no times are told.
 */
typedef double clock_seconds(void);

struct lent_clock {
    clock_seconds *now; /* NULL: none is lent */
    double patience;
};

/* What a press does to the board itself, while somebody edits that. */
enum tool {
    TOOL_NONE,  /* nothing: the press is a move in the puzzle */
    TOOL_HOLES, /* cuts the square out, or puts it back */
    TOOL_START, /* makes it the one to start on */
    TOOL_END,   /* or to end on; again: any */
    TOOL_PIECE, /* puts the chosen piece there, or takes it away */
    TOOLS
};

struct input {
    enum input_kind kind;
    int square;              /* pointer: square index, -1 off the board */
    struct vec at;           /* pointer: the same in units of the board */
    int button;              /* pointer: 1 left, 2 middle */
    enum tool tool;          /* INPUT_PRESS: what it is made with */
    int paint;               /* TOOL_HOLES, on a picture of several boards: 1
                                if a stroke only cuts out, -1 if it only puts
                                back; 0: either */
    int control;             /* INPUT_ACTION, _CHANGED: index in the table */
    struct lent_clock clock; /* INPUT_CLOCK */
    const struct view *view; /* what the user sees; set by the session, but
                                not with INPUT_CLOCK */
};

/* What can lie beside the board or below it, from the nearest to it on. */
enum slip { SLIP_GRAPH, SLIP_TREE, SLIP_CODE, SLIP_COUNT };

/* What is being looked at. */
struct view {
    const struct position *pos;
    const struct moment *now;
    size_t index, count;         /* which moment, of how many so far */
    bool tip;                    /* nothing has happened after it */
    enum progress progress;      /* what the last step said, at the tip */
    const struct params *params; /* live controls may change any time */
    int first_number;            /* what visit number 1 is shown as */
    bool lined;                  /* the path is drawn as a line */
    int side;                    /* squares seen along the longer side */
    bool flipped;                /* Black's side is at the bottom */
    enum quizzed quizzed;        /* at this moment */
    int origin;                  /* while a piece glides: the square it comes
                                    from, or -1 */
    int hover;                   /* square under the pointer, or -1 */
    int held;                    /* square the pointer was pressed on */
    struct vec pointer;          /* where it is, in units of the board */
    bool posed;                  /* a picture is made: it shows what the run's
                                    line tells, nothing a hand has taken up */
    struct vec extent;           /* of the picture; see narrow */
    struct box right, below;     /* room beside the board; see aside */
    struct box slip[SLIP_COUNT]; /* see struct plan */
};

/* How a run is gone through. */
enum manner {
    MANNER_WATCHED, /* played back from its beginning */
    MANNER_SHOWN,   /* nothing to watch: its end, as soon as it is there */
    MANNER_PLAYED   /* the user makes the moves, and can take them back */
};

/*
 * All that follows from the settings alone. The session keeps that of its run;
 * others get one by puzzle_plan of puzzle/plan.h.
 */
struct plan {
    const struct activity *activity;
    enum manner manner;
    int files, ranks;     /* of the trace: 8 by 8 unless said otherwise */
    struct vec extent;    /* not 0: draw() draws all of a picture of this size;
                             the board is only where the trace keeps what
                             changes */
    float narrow;         /* not 0: such a picture can be from `narrow` to */
    float wide;           /* `wide`, to suit the room there is */
    struct vec aside;     /* room wanted for more than the board, in squares:
                             x to its right, y below it. draw() fills it:
                             view->right, view->below */
    bool album;           /* there are pages to turn to, or will be */
    bool nameless;        /* the squares drawn have no names, as where a large
                             board is only a picture of itself */
    bool wayless;         /* no way is taken on its board, though the puzzle has
                             runs in which one is */
    bool turned;          /* seen from Black's side, unless the viewer turns it
                             round */
    bool chance;          /* the run depends on the seed */
    bool timed;           /* asks for times. If not, a picture is better without
                             them: it is the same each time it is made */
    uint32_t idle;        /* a bit for each control that has no effect and need
                             not be shown */
    uint32_t fewer;       /* a bit for each control whose last choice is for
                             another activity */
    const char *anew;     /* MANNER_PLAYED: on the button that takes all back,
                             "Clear board"; NULL: there is none, as where a
                             control does it */
    enum surface surface; /* the board lies on, and the piece that goes */
    struct mover mover;   /* from square to square: how lines are drawn */
    uint32_t tools;       /* a bit for each tool that its board can be edited
                             with; 0: it cannot be */
    const char *hint;     /* what the mouse does on the board; NULL: nothing */

    /* Room for what may lie on either side of all that: x to the right, or y
     * below, whichever leaves the squares larger; 0 where it cannot lie.
     * draw() fills view->slip. */
    struct vec slip[SLIP_COUNT];
};

/* What can be done with a puzzle. Only plan and create are required. */
struct activity {
    bool workless;                 /* step() is done at once: no limit to its
                                      work is ever reached */
    const struct riddles *riddles; /* NULL: there is nothing to be asked */

    /* Fills in what is not usual, whatever the settings. False, with *err
     * filled in, if it cannot be done with them though they are valid. */
    bool (*plan)(const struct params *params, struct plan *out,
                 struct error *err);

    /* What is shown, for titles and names: "Knight's tour 8x8 from f6". */
    void (*heading)(const struct params *params, struct text *out);

    /* Sets up the first moment on `tr`. Cannot fail on what was planned. */
    struct puzzle *(*create)(const struct params *params, struct trace *tr);

    /* NULL: nothing but the puzzle itself is to be freed. */
    void (*destroy)(struct puzzle *pz);

    /*
     * Do at most *budget units of work - one unit is one node, probe or
     * swap -, take what was done off *budget and record what happened.
     * Return early at a solution, when there is nothing left to do, and where
     * units are dear: when all that was looked at is worth *budget cheap ones,
     * MORE leaves some of it. At least one unit is done; if a single one may be
     * dearer than a slice, tr->toil grows by what was looked at. Who waits for
     * work that goes on elsewhere returns MORE and takes nothing.
     * NULL: there is never anything to do but wait for the user.
     */
    enum progress (*step)(struct puzzle *pz, struct trace *tr, long *budget);

    /* What the user did to what is looked at, in->view, which may be in the
     * past. If it returns RESTART it may have changed *params; if EDITED,
     * those controls that tell what the user did. Where the user makes the
     * moves, *params tells already of those up to the view alone; but nobody
     * has dropped the later ones: only who returns EDITED does so, by
     * trace_truncate, before the trace grows. */
    enum reaction (*input)(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err);

    /* MANNER_PLAYED: *params, which tells of all moves, is to tell of those up
     * to `view` alone. NULL: it tells of none. */
    void (*retell)(const struct puzzle *pz, const struct view *view,
                   struct params *params);

    /* The album that what is shown is a page of. True if the player is to
     * leaf through the pages rather than through the run. NULL: never. */
    bool (*pages)(const struct puzzle *pz, const struct params *params,
                  struct pages *out);

    /* Add overlays. Board, washes, path, numbers and pieces are there; what
     * belongs below path and pieces is sunk by scene_sink. */
    void (*draw)(const struct puzzle *pz, const struct view *view,
                 struct scene *sc);

    /* Text about the view. `status`: one line, "Move 17 of 63". `explain`:
     * why this moment, a paragraph. `notation`: text to copy. */
    void (*status)(const struct puzzle *pz, const struct view *view,
                   struct text *out);
    void (*explain)(const struct puzzle *pz, const struct view *view,
                    struct text *out);
    void (*notation)(const struct puzzle *pz, const struct view *view,
                     struct text *out);
    void (*facts)(const struct puzzle *pz, const struct view *view,
                  struct facts *out);
};

enum { ADAPT_BEGIN = -1 };

/* Only name, title, controls and activities are required. */
struct puzzle_class {
    const char *name;                 /* in options and saved runs: "tour" */
    const char *title;                /* in menus: "Knight's tour" */
    const char *tab;                  /* on its tab: "Tour"; NULL: not shown */
    const char *summary;              /* one sentence */
    const struct control *controls;   /* ends with a NULL key */
    const struct question *questions; /* the same, or NULL */
    const struct series *series;      /* the same, or NULL: has no sheets */
    const char *film;                 /* options of a run that is worth a film,
                                         as an example, or NULL */
    const char *operand;              /* key of the control that a bare word on
                                         the command line sets, or NULL */
    bool walked;                      /* a way is taken on its board, which
                                         pictures number and draw */
    bool chance;                      /* there are runs that depend on the
                                         seed, in any activity */
    bool clocked;                     /* its runs tell times, where a clock is
                                         lent */
    const struct activity *const *activities; /* ends NULL */

    /* The index of the activity that is asked for. NULL: the only one. */
    int (*choose)(const struct params *params);

    /* Rules that span several controls; each range is already checked. */
    bool (*validate)(const struct params *params, struct error *err);

    /* After a change by mouse: bring the other values into line with the
     * control `changed`, as a user would expect; then validate decides. With
     * ADAPT_BEGIN, as every run begins, whoever gave the settings: where
     * several mean the same run, make them those that show what it is. */
    void (*adapt)(struct params *params, int changed);

    /* Settings that nobody named, a bit for each, are the usual ones: put
     * others in the place of those that do not go with what was named. NULL:
     * all do. */
    void (*suit)(struct params *params, uint32_t unsaid);

    /* Another one at random: params->seed has just been changed; choose by
     * it what a user would expect to be chosen. Call it by puzzle_shuffle of
     * puzzle/plan.h, or ask puzzle_shuffles there first. */
    void (*shuffle)(struct params *params);

    /* Text that someone pasted and that is no run, such as a FEN: sets
     * *params to what it means. If it is none of this puzzle's, false and
     * *err is left alone; if it is, but wrong, *err says how. */
    bool (*take)(struct params *params, const char *text, struct error *err);
};

#endif
