/*
 * One race, shared by the files of this module. Each lane has a search of its
 * own; the race's trace keeps what all of them show, a rank of its board for
 * each lane: first the lane's squares, then its counters. So stepping back
 * through a race is stepping back through a trace, as everywhere.
 */
#ifndef CHEQUER_RACE_RUN_H
#define CHEQUER_RACE_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "puzzle/puzzle.h"
#include "solve/queens/contest.h"
#include "solve/tour/tour.h"

/* The controls, in the order of the table in race.c. */
enum race_control {
    RACE_PUZZLE,
    RACE_ALGORITHMS,
    RACE_TESTS,
    RACE_SIZE,
    RACE_QUEENS_SIZE,
    RACE_START,
    RACE_OVER,
    RACE_SEEDS,
    RACE_PACE,
    RACE_CHART,
    RACE_ORDER,
    RACE_HOLES,
    RACE_LIMIT,
    RACE_REPEAT,
    RACE_SPEEDS,
    RACE_FIGURE,
    RACE_FIGURE_STARTS
};

enum { LANES_MIN = 2, LANES_MAX = 5 };

enum race_over { OVER_ONE, OVER_STARTS, OVER_SEEDS };

/* What the bars and dots of the chart measure. */
enum race_measure { MEASURE_NODES, MEASURE_TIME };

enum lane_state {
    LANE_RUNNING,
    LANE_FINISHED, /* found what it looked for */
    LANE_LIMIT,    /* stopped: nothing is proved */
    LANE_STUCK,    /* the method cannot go on */
    LANE_NONE,     /* proved: there is nothing to be found */
    LANE_REFUSED   /* the method is not made for this */
};

/* How far a lane has come. */
struct tally {
    enum lane_state state;
    int place;      /* FINISHED: 1 for the first, and those with it */
    uint64_t nodes; /* squares entered, or looks at all neurons; the
                       start, or the empty board, is the first */
    uint64_t retreats, restarts;
    uint64_t tests, found; /* queens only */
};

/* What a search has in mind besides its path, in the marks of its squares. */
enum mind {
    MIND_NONE,
    MIND_HEAT, /* 1 to 255: pheromone */
    MIND_LINKS /* bit k: linked by move k of knight_steps */
};

struct lane {
    struct tally now;
    uint32_t *order;    /* owned: visit numbers; for queens 1 or 0 */
    int squares, first; /* where its cells are in the trace */
    struct text reason; /* NONE and REFUSED: why */
    enum mind mind;

    const struct tour_method *method;
    struct tour_search *search; /* owned, or NULL */
    int files, start;
    int depth, length; /* squares visited, and wanted */
    uint64_t version;  /* of what it has in mind */
    struct queens_contest queens;
    int last[QUEENS_CONTEST_MAX]; /* ranks of the newest solution */
};

struct puzzle;

/* What is raced in: tours, queens. */
struct race_sport {
    const char *node; /* what a node is, for the texts */
    const char *(*title)(int method);
    const char *(*about)(int method);

    /* A fresh lane: NONE or REFUSED if there is nothing to run for. */
    void (*open)(struct lane *l, const struct puzzle *pz, int method, int start,
                 uint64_t seed);
    void (*close)(struct lane *l);

    /* One step of its search, and what it changed on the board to `tr`
     * unless that is NULL. A node beyond `limit` ends it. */
    void (*step)(struct lane *l, uint64_t limit, struct trace *tr);
};

extern const struct race_sport race_tours, race_queens;

/* Speeds, measured with each method alone; see race_clock.c. */
struct probe {
    struct lent_clock clock; /* none: nothing is measured */
    bool done;
    int lane, round; /* being measured */
    bool open;
    struct lane run;
    double seconds, spent; /* of this round; of all its rounds */
};

struct puzzle {
    const struct race_sport *sport;
    bool queens;
    enum race_over over;
    struct board board; /* of each lane */
    int start;
    struct move_order order;
    uint64_t seed, limit;
    int repeat; /* best of how many */

    int n; /* lanes */
    int method[LANES_MAX];
    struct lane lanes[LANES_MAX];
    int record; /* cells of a lane in the trace */

    bool by_time;            /* equal time, not equal nodes */
    double speed[LANES_MAX]; /* nodes a second; 0: not known */
    struct probe probe;

    /* the tick under way: each lane that is due does one node */
    bool ticking;
    bool took_part[LANES_MAX], due[LANES_MAX]; /* due: not done yet */
    int finished;                              /* lanes, before this tick */

    /* over several starts or seeds: one moment for each */
    int runs, run, turn;   /* how many; the one under way */
    bool open;             /* and its lane `turn` */
    int *starts;           /* owned: OVER_STARTS: of each run */
    struct tally *results; /* owned: by run and lane */
};

/* Where on the board of the trace something is kept. */
enum counter {
    COUNT_STATE,
    COUNT_PLACE,
    COUNT_NODES,
    COUNT_RETREATS,
    COUNT_RESTARTS,
    COUNT_TESTS,
    COUNT_TESTS_HIGH,
    COUNT_FOUND,
    COUNTERS
};

/* Settings. */
bool race_board(struct board *b, const struct params *params,
                struct error *err);
int race_methods(const struct params *params, int out[LANES_MAX]);
uint64_t race_limit(const struct params *params);
bool race_is_figure(const struct params *params); /* but for `over` */

/* The run. */
struct puzzle *race_create(const struct params *params, struct trace *tr);
void race_destroy(struct puzzle *pz);
enum progress race_step(struct puzzle *pz, struct trace *tr, long *budget);
/* Many races instead of one: which; then one after another. */
void race_plan(struct puzzle *pz, int seeds);
enum progress race_sweep(struct puzzle *pz, struct trace *tr, long *budget);

/* Lane `i`, from that start and with that seed. */
void lane_open(const struct puzzle *pz, struct lane *l, int i, int start,
               uint64_t seed);
void lane_close(const struct puzzle *pz, struct lane *l);

/* One step of its search. True when it has done a node, or is over. */
bool lane_advance(const struct puzzle *pz, struct lane *l, struct trace *tr);

/* Give or take the lane's place in the trace. */
void race_record(const struct lane *l, struct trace *tr);
void race_show(const struct lane *l, struct trace *tr);
struct tally race_tally(const struct puzzle *pz, const struct view *view,
                        int lane);

/* The start of the run that `view` shows, and its seed. */
int race_start_of(const struct puzzle *pz, size_t run);
uint64_t race_seed_of(const struct puzzle *pz, size_t run);
int race_start_at(const struct puzzle *pz, const struct view *view);

/* Sweeps: how many runs are over, and their results. */
size_t race_runs_at(const struct puzzle *pz, const struct view *view);
const struct tally *race_result(const struct puzzle *pz, size_t run, int lane);

/* The middle one of the runs so far, those not finished being the last; false
 * if it is one of them. Of an even number it is the lower of the two. */
bool race_median(const struct puzzle *pz, const struct view *view, int lane,
                 uint64_t *nodes);
size_t race_unfinished(const struct puzzle *pz, const struct view *view,
                       int lane);

/* Measures as long as the budget lasts; true when all is known. */
bool race_measure(struct puzzle *pz, long *budget);
bool race_parse_speeds(const char *text, int n, double out[LANES_MAX]);

/* How long so many nodes take that lane; false if nobody knows. */
bool race_seconds(const struct puzzle *pz, int lane, uint64_t nodes,
                  double *out);

/* The picture. */
struct vec race_extent(const struct params *params);
int race_square_at(const struct puzzle *pz, struct vec at, bool flipped);
void race_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc);
void race_chart(const struct puzzle *pz, const struct view *view,
                struct scene *sc);

/* Rows of the picture, shared by boards and chart. */
struct race_rows {
    int n;
    float top, height; /* of the first lane; of each */
    float side;        /* of its board */
    float words;       /* where its words begin */
    float left, right; /* the chart */
    float em;          /* of the words */
};

struct race_rows race_rows(int lanes);

/* Words. */
void race_heading(const struct params *params, struct text *out);
void race_status(const struct puzzle *pz, const struct view *view,
                 struct text *out);
void race_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out);
void race_facts(const struct puzzle *pz, const struct view *view,
                struct facts *out);
void race_verdict(const struct puzzle *pz, int lane, const struct tally *t,
                  struct text *out);

#endif
