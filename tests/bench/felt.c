/*
 * What a user waits for: End, max, an album's first board. The measures are
 * the bare solver and the command line, not the session at its slowest.
 */
#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "program.h"
#include "puzzle/album.h"
#include "session/session.h"
#include "solve/tour/tour.h"

enum { FRAME_MS = 16, FRAME_WORK = 100000 };

static const char run[] = "tour start=a8 algorithm=backtracking";

/* --- to the end ----------------------------------------------------------- */

static double solver_seconds(void)
{
    struct board board;
    struct tour_question q = { .board = &board,
                               .mover = &mover_knight,
                               .start = 56,
                               .end = -1,
                               .seed = 1 };
    double began = bench_seconds();
    struct tour_search *ts;
    struct tour_step s;
    struct error err;

    board_init(&board, 8, 8);
    move_order_parse(&q.order, "s0", &err);
    ts = tour_backtracking.create(&q);
    do
        tour_backtracking.step(ts, &s);
    while (s.event == TOUR_ENTER || s.event == TOUR_RETREAT);
    bench_must(s.event == TOUR_FOUND, "no tour");
    tour_backtracking.destroy(ts);
    board_free(&board);
    return bench_seconds() - began;
}

/* Closes it. */
static double found_since(struct session *ss, double began)
{
    bench_must(session_outcome(ss) == OUTCOME_FOUND, "no tour");
    session_close(ss);
    return bench_seconds() - began;
}

/* Only the end is kept, as where a picture of it is all that is wanted. */
static double last_seconds(void)
{
    double began = bench_seconds();
    struct session *ss = bench_session(run);

    session_run(ss);
    return found_since(ss, began);
}

/* As the window does it, frame by frame. */
static double chase_seconds(void)
{
    double began = bench_seconds();
    struct session *ss = bench_session(run);

    session_chase(ss);
    while (session_advance(ss, FRAME_WORK, FRAME_MS))
        ;
    return found_since(ss, began);
}

static double max_seconds(void)
{
    double began = bench_seconds();
    struct session *ss = bench_session(run);

    session_speed(ss, 0);
    session_play(ss, true);
    while (session_advance(ss, FRAME_WORK, FRAME_MS))
        ;
    return found_since(ss, began);
}

static double command_seconds(double best)
{
    char path[4096];
    const char *const argv[] = { program_path(path, sizeof path),
                                 "tour",
                                 "--start",
                                 "a8",
                                 "--algorithm",
                                 "backtracking",
                                 NULL };
    struct used used = { .processor = best };

    return program_run(argv, &used) ? used.processor : -1;
}

static void end_row(struct bench *b, const char *name, double (*ours)(void))
{
    double best = 0, solver = 0, command = 0;

    if (!bench_begin(b, name))
        return;
    for (int i = 0; i < 5; i++) {
        best = bench_best(best, ours());
        solver = bench_best(solver, solver_seconds());
        command = command < 0 ? command : command_seconds(command);
    }
    bench_row(b, (double[]){ best, solver, command, best / solver,
                             bench_ratio(best, command) });
}

static void end_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "session", SECONDS, "to the tour, without drawing" },
        { "solver", SECONDS, "the bare search" },
        { "command", SECONDS, "chequer tour, from start to exit" },
        { "ses./solver", RATIO, "" },
        { "ses./command", RATIO, "" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "a long search watched, 8x8 from a8", columns);
    end_row(b, "end, only the last moment kept", last_seconds);
    end_row(b, "end, as in the window", chase_seconds);
    end_row(b, "max, as in the window", max_seconds);
}

/* --- albums --------------------------------------------------------------- */

static void album_row(struct bench *b, const char *name, const char *line)
{
    double first = 0;

    if (!bench_begin(b, name))
        return;
    for (int i = 0; bench_again(b, i); i++) {
        double began = bench_seconds();
        struct session *ss = bench_session(line);
        struct pages pages;

        while (!session_album(ss, &pages))
            bench_must(session_advance(ss, 1000, FRAME_MS), "no page");
        first = bench_best(first, bench_seconds() - began);
        session_close(ss);
    }
    bench_row(b, (double[]){ first, first * 60 });
}

static void album_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "time", SECONDS, "until the first solution can be looked at" },
        { "of a frame", RATIO, "the same in frames of a 60th of a second" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "an album's first board", columns);
    album_row(b, "first board, queens 8x8", "queens");
    album_row(b, "first board, queens 14x14", "queens size=14");
    album_row(b, "first board, tours 5x5", "tour size=5x5 mode=all");
    album_row(b, "first board, closed tours 6x6",
              "tour size=6x6 mode=all closed=on");
    album_row(b, "first board, peaceful queens 12x12",
              "place piece=queen size=12x12");
    album_row(b, "first board, covering queens 11x11", "cover size=11x11");
}

void bench_felt(struct bench *b)
{
    end_rows(b);
    album_rows(b);
}
