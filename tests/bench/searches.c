/*
 * Searches run straight through and in slices as short as a frame allows: of
 * the solver alone, and of whole sessions that record every moment, as the
 * window runs them. Slices should cost at most a tenth.
 */
#include <stddef.h>

#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "session/session.h"
#include "solve/tour/tour.h"

enum { SLICE = 2000 };

struct work {
    const char *name;     /* row of the solver alone */
    const char *recorded; /* row of the session */
    const char *run;      /* the same question as a line of text */
    const struct tour_method *method;
    int files, ranks, start;
    long steps; /* at most */
};

static const struct work works[] = {
    { "greedy 500x500", "greedy 500x500, recorded",
      "tour size=500x500 algorithm=greedy", &tour_greedy, 500, 500, 0, 200000 },
    { "warnsdorff 500x500", "warnsdorff 500x500, recorded",
      "tour size=500x500 algorithm=warnsdorff", &tour_warnsdorff, 500, 500, 0,
      200000 },
    { "warnsdorff 19x3, a long search", "warnsdorff 19x3, recorded",
      "tour size=19x3 start=c1 algorithm=warnsdorff", &tour_warnsdorff, 19, 3,
      2, 200000 },
    { "backtracking 8x8", "backtracking 8x8, recorded",
      "tour start=a8 algorithm=backtracking", &tour_backtracking, 8, 8, 56,
      1000000 },
};

/* Does up to `steps`; adds to *done. False when the search is over. */
static bool slice(const struct tour_method *method, struct tour_search *ts,
                  long steps, long *done)
{
    struct tour_step s;

    for (long i = 0; i < steps; i++) {
        method->step(ts, &s);
        ++*done;
        if (s.event != TOUR_ENTER && s.event != TOUR_RETREAT)
            return false;
    }
    return true;
}

static double solver_seconds(const struct work *w, long by, long *done)
{
    struct board board;
    struct tour_question q = { .board = &board,
                               .mover = &mover_knight,
                               .start = w->start,
                               .end = -1,
                               .seed = 1 };
    struct tour_search *ts;
    struct error err;
    double began;

    board_init(&board, w->files, w->ranks);
    move_order_parse(&q.order, "s0", &err);
    ts = w->method->create(&q);
    *done = 0;
    began = bench_seconds();
    while (*done < w->steps && slice(w->method, ts, by, done))
        ;
    began = bench_seconds() - began;
    w->method->destroy(ts);
    board_free(&board);
    return began;
}

static double session_seconds(const struct work *w, long by, long *done)
{
    struct session *ss = bench_session(w->run);
    double began;

    session_limit(ss, (uint64_t)w->steps);
    session_chase(ss);
    began = bench_seconds();
    while (session_advance(ss, by, 0))
        ;
    began = bench_seconds() - began;
    *done = (long)session_work(ss);
    session_close(ss);
    return began;
}

typedef double measure(const struct work *w, long by, long *done);

static void compare(struct bench *b, const char *name, const struct work *w,
                    measure *one)
{
    double straight = 0, sliced = 0;
    long done = 0;

    if (!bench_begin(b, name))
        return;
    for (int i = 0; bench_again(b, i); i++) {
        straight = bench_best(straight, one(w, w->steps, &done));
        sliced = bench_best(sliced, one(w, SLICE, &done));
    }
    bench_row(b, (double[]){ (double)done / straight, (double)done / sliced,
                             sliced / straight });
}

void bench_searches(struct bench *b)
{
    static const struct column columns[] = {
        { "straight", RATE, "steps, all at once" },
        { "slices", RATE, "steps, 2,000 at a time" },
        { "ratio", RATIO, "time by slices to time straight" },
        { NULL, NUMBER, NULL }
    };
    int n = (int)(sizeof works / sizeof *works);

    bench_table(b, "searches straight through and in slices", columns);
    for (int i = 0; i < n; i++) {
        compare(b, works[i].name, &works[i], solver_seconds);
        compare(b, works[i].recorded, &works[i], session_seconds);
    }
}
