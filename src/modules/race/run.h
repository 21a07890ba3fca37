/*
 * A race, shared by the files of this module. Each lane has a search of its
 * own; the race's trace keeps what all of them show: their boards one above
 * the other, as one board, and their counts as its numbers. So stepping back
 * through a race is stepping back through a trace, as everywhere.
 */
#ifndef CHEQUER_RACE_RUN_H
#define CHEQUER_RACE_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/move_order.h"
#include "chess/mover.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"

/* The controls, in the order of the table in race.c. */
enum race_control {
    RACE_PUZZLE,
    RACE_ALGORITHMS,
    RACE_TESTS,
    RACE_GOAL,
    RACE_SIZE,
    RACE_QUEENS_SIZE,
    RACE_START,
    RACE_OVER,
    RACE_SEEDS,
    RACE_PACE,
    RACE_CHART,
    RACE_ORDER,
    RACE_HOLES,
    RACE_PIECE,
    RACE_SURFACE,
    RACE_LIMIT,
    RACE_REPEAT,
    RACE_SPEEDS,
    RACE_FIGURE,
    RACE_FIGURE_STARTS
};

enum { LANES_MIN = 2, LANES_MAX = 5 };

/* What all get the same of, and what the chart measures. To people a node is
 * a step. */
enum race_measure { MEASURE_NODES, MEASURE_TIME, MEASURE_TESTS };

/* Queens: what ends a lane. */
enum { GOAL_ALL, GOAL_FIRST };

/* The chart: what all get the same of, or one of the measures. */
enum { CHART_AUTO, CHART_FIRST };

/* One race, watched; or many, each run to its end for the chart. */
extern const struct activity race_one, race_many;

enum lane_state {
    LANE_RUNNING,
    LANE_FINISHED, /* found what it looked for */
    LANE_LIMIT,    /* stopped: nothing is proved */
    LANE_STUCK,    /* the method cannot go on */
    LANE_NONE,     /* proved: there is nothing to be found */
    LANE_REFUSED   /* the method is not made for this */
};

/* How far a lane has come: numbers, as they are kept in the trace. */
enum { TALLIES = 7 };

struct tally {
    union {
        struct {
            uint64_t state; /* enum lane_state */
            uint64_t place; /* FINISHED: 1 for the first, and those with it */
            uint64_t nodes; /* squares entered, or whatever else a step of
                               the method is; the start, or the empty
                               board, is the first */
            uint64_t retreats, restarts;
            uint64_t tests, found; /* queens only */
        };
        uint64_t at[TALLIES];
    };
};

struct runner; /* the search; tours and queens each define their own */

struct lane {
    struct tally now;
    uint32_t *order;    /* owned: visit numbers; for queens 1 or 0 */
    int squares, first; /* of its board; where they begin in the trace's */
    int looked;         /* squares that its last step looked at besides */
    struct text reason; /* NONE and REFUSED: why */
    struct runner *runner;
};

/* What takes part. */
struct entry {
    int method; /* index in the list of all */
    const char *name, *title, *about;
    const char *work; /* what a step is, if not the sport's; else NULL */
};

/* What all lanes are to do. */
struct course {
    const struct board *board; /* of each lane */
    struct mover mover;        /* who goes there in tours */
    int start;
    struct move_order order;
    uint64_t seed, limit;
    bool first; /* queens: a first solution is all that is wanted */
};

/* What is raced in: tours, queens. */
struct sport {
    const char *unit, *units; /* "square tried", "squares tried" */
    const char *step_is;      /* the same in a few more words */
    const char *later;        /* what a step of other work becomes */
    const char *goal;         /* what is looked for: "tour" */
    const char *hint;         /* what the mouse does; NULL: nothing */
    int methods;              /* the control that names them */
    bool told;                /* it takes words to tell them apart */
    bool counts;              /* squares visited */
    void (*heading)(const struct params *params, struct text *out);
    struct entry (*entry)(int method);
    bool (*board)(const struct params *params, struct board *out,
                  struct error *err);

    /* A fresh lane: NONE or REFUSED if there is nothing to run for. */
    void (*open)(struct lane *l, const struct course *course, int method);
    void (*close)(struct lane *l);

    /* One step of its search, and what it changed on the board to `tr`
     * unless that is NULL. A node beyond `limit` ends it. */
    void (*step)(struct lane *l, uint64_t limit, struct trace *tr);

    /* How far it is, and how it got there: two short lines. */
    void (*say_progress)(const struct lane *l, const struct tally *t,
                         int visited, struct text *out);
    void (*say_returns)(const struct tally *t, struct text *out);
    void (*facts)(const struct tally *t, struct facts *out);

    /* What stands on its board, which is `pos`. */
    void (*draw)(const struct lane *l, const struct view *view,
                 struct position *pos, struct scene *sc);
};

extern const struct sport sport_tours, sport_queens;

/* Speeds, measured with each method alone; see clock.c. */
struct stopwatch {
    struct lent_clock clock; /* none: nothing is measured */
    double speed[LANES_MAX]; /* nodes a second; 0: not known */
    bool done;
    int repeat;      /* best of how many */
    int lane, round; /* being measured */
    bool open;
    struct lane run;
    double seconds, spent; /* of this round; of all its rounds */
};

struct race {
    const struct sport *sport;
    struct board board;
    struct course course;
    int n; /* lanes */
    struct entry entry[LANES_MAX];
    struct lane lanes[LANES_MAX];
    struct stopwatch watch;
};

/* The activities, in the order of their table; a bit of each for controls. */
enum { RACE_TOURS, RACE_QUEENS, RACE_STARTS, RACE_OF_SEEDS };

extern const struct control race_controls[];

/* --- race.c: settings, and what the mouse does --------------------------- */

const struct sport *race_sport(const struct params *params);
int race_entries(const struct params *params, struct entry out[LANES_MAX]);
struct course race_course(const struct params *params,
                          const struct board *board);
bool race_plan(const struct params *params, struct plan *out,
               struct error *err);
enum reaction race_input(struct race *r, const struct input *in,
                         struct params *params, struct error *err);

bool race_is_many(const struct params *params);

/* Of many races: is each with a seed of its own, not from another start? */
bool race_has_seeds(const struct params *params);

/* What the chart is to measure, as far as the settings go. */
enum race_measure race_chart(const struct params *params);

/* Is it the comparison that was published, or that from every start? */
bool race_is_figure(const struct params *params);

/* --- start.c ------------------------------------------------------------- */

/* Where the published race began: a8. */
enum { FIGURE_FILE = 0, FIGURE_RANK = 7 };

bool race_has_start(const struct params *params);
void race_set_start(struct params *params, int square);

/* To the nearest square that is there; if none was chosen, to one near a8. */
void race_move_start(struct params *params);
void race_shuffle_start(struct params *params);

/* --- suit.c -------------------------------------------------------------- */

/* Others in the place of methods that are not made for the board. */
void race_suit_methods(struct params *params);

/* --- lane.c -------------------------------------------------------------- */

/* All lanes are at their start, as the first moment of the trace. */
void race_begin(struct race *r, const struct params *params, struct trace *tr);
void race_end(struct race *r);

/* Lane `i` on that course. */
void lane_open(const struct race *r, struct lane *l, int i,
               const struct course *course);
void lane_close(const struct race *r, struct lane *l);

/* One step of its search. True when it has done a node, or is over. */
bool lane_advance(const struct race *r, struct lane *l, struct trace *tr);

/* A bit for each state that a lane is in. What is to be said of lanes that are
 * over: one that found, or proved, speaks for all of them. */
unsigned lane_states(const struct race *r);
enum progress race_progress(unsigned states);

/* Put a lane's counts, or all of it, into the trace; and get them back. */
void lane_record(const struct race *r, int i, struct trace *tr);
void lane_show(const struct race *r, int i, struct trace *tr);
struct tally lane_tally(const struct view *view, int i);
int lane_visited(const struct race *r, const struct view *view, int i);

/* --- clock.c ------------------------------------------------------------- */

/* Measures as long as the budget lasts; true when all is known. */
bool race_measure(struct race *r, long *budget);
bool race_parse_speeds(const char *text, int n, double out[LANES_MAX]);

/* How long so many nodes take that lane; false if nobody knows. */
bool race_seconds(const struct race *r, int lane, uint64_t nodes, double *out);

/* --- sweep.c: the results of many races ---------------------------------- */

struct heat {
    int start;
    uint64_t seed;
};

struct sweep {
    int n, runs;           /* lanes; races in all */
    struct heat *heats;    /* owned: one a race */
    struct tally *results; /* owned: by race and lane */
    size_t over;           /* how many of them are, in the view */
};

const struct tally *sweep_result(const struct sweep *s, size_t run, int lane);
size_t sweep_unfinished(const struct sweep *s, int lane);

/* The middle one of the runs so far, those not finished being the last; false
 * if it is one of them. Of an even number it is the lower of the two. */
bool sweep_median(const struct sweep *s, int lane, uint64_t *nodes);

/* --- picture.c: boards and words, a row for each lane -------------------- */

/* Shared by boards and chart. */
struct rows {
    int n;
    float top, height; /* of the first lane; of each */
    float side;        /* of its board */
    float words;       /* where its words begin */
    float left, right; /* the chart */
    float em;          /* of the words */
};

#define RACE_LETTER 0.56f /* the usual width of a letter, in ems */
#define BOLD_LETTER 0.7f  /* of a bold digit */
#define SMALL_EM 0.52f    /* of the words around the chart */

struct rows race_rows(const struct race *r, const struct view *view);
float rows_top(const struct rows *r, int lane);

/* The chart's part of a row, below so many lines of words. */
struct box rows_band(const struct rows *r, int lane, int lines);

/* The size of the whole, and how wide it may be. */
void race_lay(const struct entry *entries, int lanes, struct plan *out);
int race_square_at(const struct race *r, struct vec at, bool flipped);

/* Boards with what each lane has spent; not where a reason is told instead. */
void race_draw_rows(const struct race *r, const struct view *view, bool reasons,
                    struct scene *sc);

/* A sentence broken into lines, as many as fit in `b`. */
void race_draw_sentence(struct box b, float em, const char *words,
                        struct scene *sc);

/* --- axis.c: of the chart, logarithmic ----------------------------------- */

struct axis {
    enum race_measure measure;
    bool known;        /* there is something to show */
    int low, high;     /* decades at its ends */
    float left, right; /* where these are */
    float bottom;      /* of the chart, where it lies */
};

/* What there is to show; 0 is nothing, or the least that can be. */
struct range {
    bool known;
    double least, most;
};

/* What the chart measures. If that is left to the race and nobody knows the
 * time, it is nodes. */
enum race_measure race_charted(const struct race *r, const struct view *view);

/* What a lane has spent; false if its time is not known. */
bool race_value(const struct race *r, enum race_measure measure, int lane,
                const struct tally *t, double *out);
void race_add_value(enum race_measure measure, double value, struct text *out);

/* `beyond` leaves room on its right. */
struct axis race_axis(const struct rows *r, enum race_measure measure,
                      struct range range, float beyond);
float axis_place(const struct axis *a, double value);
void axis_draw(const struct axis *a, const char *unit, struct scene *sc);
void axis_label(const struct axis *a, float x, int line, enum ink ink,
                const char *words, struct scene *sc);

/* Its lines through one lane's band, but not through the words in it. */
void axis_draw_grid(const struct axis *a, struct box band, struct box words,
                    struct scene *sc);

/* The axis, or why there is none, and below it what a step is; what the signs
 * of the chart mean. */
enum race_key { KEY_BARS, KEY_DOTS };

void race_draw_axis(const struct race *r, const struct axis *a,
                    struct scene *sc);
void race_draw_key(const struct axis *a, enum race_key key, struct scene *sc);

void race_draw_bars(const struct race *r, const struct view *view,
                    struct scene *sc);
void race_draw_strips(const struct race *r, const struct sweep *s,
                      const struct view *view, struct scene *sc);

/* --- words.c, facts.c ---------------------------------------------------- */

/* "Race of 5 methods: " and what they do; "knight's tour 8x8 from ". */
void race_heading(const struct params *params, const char *what,
                  struct text *out);
void race_heading_tours(const struct params *params, struct text *out);

/* What is counted on the axis and in tables: "squares tried", or "steps" if
 * those of some methods are something else. */
const char *race_unit(const struct race *r, enum race_measure measure);

/* "Neural network: one update ...", for entries that have `work`. */
void race_add_work(const struct race *r, int lane, struct text *out);

/* True if all there is to say is that speeds are being measured. */
bool race_says_measuring(const struct race *r, struct text *out);
/* The lane of the method of that name, or -1. */
int race_find(const struct race *r, const char *name);

extern const char RACE_CLAIM[]; /* of the figure */
void race_explain_figure(const struct race *r, const struct view *view,
                         struct text *out);
void race_explain_times(const struct race *r, const struct view *view,
                        struct text *out);

void race_facts_one(const struct race *r, const struct view *view,
                    struct facts *out);
void race_facts_many(const struct race *r, const struct sweep *s,
                     struct facts *out);

#endif
