/*
 * Arrangements of pieces, peaceful and covering, and tours by other pieces
 * than the knight. Peaceful queens are measured by the queens' own counter,
 * coverings by a plain search that branches at the square fewest pieces can
 * reach, other tours by the knight's on as many squares.
 */
#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/job.h"
#include "solve/pieces/cover.h"
#include "solve/pieces/kings.h"
#include "solve/pieces/peaceful.h"
#include "solve/queens/count/count.h"
#include "solve/tour/tour.h"

static double kings_seconds(int n, const char *piece)
{
    double began = bench_seconds();
    struct kings *k = kings_create(n, n);

    (void)piece;
    while (!kings_step(k, 1000000000))
        ;
    kings_destroy(k);
    return bench_seconds() - began;
}

static double peaceful_seconds(int n, const char *piece)
{
    double began = bench_seconds();
    struct peaceful *p;
    struct mover m;
    struct error err;
    struct board b;

    board_init(&b, n, n);
    bench_must(mover_parse(&m, piece, &err), err.message);
    p = peaceful_create(&b, &m, &err);
    bench_must(p != NULL, err.message);
    while (!peaceful_step(p, 10000))
        ;
    peaceful_destroy(p);
    board_free(&b);
    return bench_seconds() - began;
}

static double cover_seconds(int n, const char *piece)
{
    double began = bench_seconds();
    struct cover *c;
    struct mover m;
    struct error err;
    struct board b;

    board_init(&b, n, n);
    bench_must(mover_parse(&m, piece, &err), err.message);
    c = cover_create(&b, &m, &err);
    bench_must(c != NULL, err.message);
    while (!cover_step(c, 10000))
        ;
    cover_destroy(c);
    board_free(&b);
    return bench_seconds() - began;
}

/* --- measures ------------------------------------------------------------- */

static double counter_seconds(int n)
{
    double began = bench_seconds();
    struct job *job = queens_count_job(n, QUEENS_BACKTRACKING, false);
    struct job_status status;

    job_begin(job, 1);
    job_wait(job, &status);
    job_destroy(job);
    return bench_seconds() - began;
}

__extension__ typedef unsigned __int128 squares;

struct plain {
    squares near[121]; /* what a queen there covers */
    int n, at_once;    /* squares; the most that one covers */
    long ways;
};

static int plain_size(squares s)
{
    return __builtin_popcountll((uint64_t)s) +
           __builtin_popcountll((uint64_t)(s >> 64));
}

static int plain_first(squares s)
{
    return (uint64_t)s ? __builtin_ctzll((uint64_t)s)
                       : 64 + __builtin_ctzll((uint64_t)(s >> 64));
}

static void plain_init(struct plain *p, int side)
{
    *p = (struct plain){ .n = side * side };
    for (int i = 0; i < p->n; i++) {
        for (int j = 0; j < p->n; j++) {
            int files = i % side - j % side, ranks = i / side - j / side;

            if (!files || !ranks || files == ranks || files == -ranks)
                p->near[i] |= (squares)1 << j;
        }
        if (plain_size(p->near[i]) > p->at_once)
            p->at_once = plain_size(p->near[i]);
    }
}

/* Adds the ways to cover what is `left` with `queens` more on `may`. */
static void plain_cover(struct plain *p, squares left, squares may, int queens)
{
    squares best = 0;
    int fewest = 1000;

    if (!left) {
        p->ways++;
        return;
    }
    if (plain_size(left) > queens * p->at_once)
        return;
    for (squares s = left; s; s &= s - 1) {
        squares from = p->near[plain_first(s)] & may;

        if (plain_size(from) < fewest) {
            fewest = plain_size(from);
            best = from;
        }
    }
    for (; best; best &= best - 1) {
        int at = plain_first(best);

        may &= ~((squares)1 << at);
        plain_cover(p, left & ~p->near[at], may, queens - 1);
    }
}

static double plain_cover_seconds(int side)
{
    double began = bench_seconds();
    struct plain p;

    plain_init(&p, side);
    for (int queens = 1; p.ways == 0; queens++)
        plain_cover(&p, ((squares)1 << p.n) - 1, ((squares)1 << p.n) - 1,
                    queens);
    return bench_seconds() - began;
}

/* --- arrangements --------------------------------------------------------- */

typedef double ours(int n, const char *piece);

static void arrangement_row(struct bench *b, const char *name, ours *seconds,
                            int n, const char *piece, double (*measure)(int n))
{
    double best = 0, anchor = 0;

    if (!bench_begin(b, name))
        return;
    for (int i = 0; bench_again(b, i); i++) {
        best = bench_best(best, seconds(n, piece));
        if (measure)
            anchor = bench_best(anchor, measure(n));
    }
    bench_row(b, (double[]){ best, measure ? anchor : -1,
                             bench_ratio(best, anchor) });
}

static void arrangement_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "time", SECONDS, "until all ways are known" },
        { "measure", SECONDS, "queens: their counter; a plain cover search" },
        { "ratio", RATIO, "time to measure" },
        { NULL, NUMBER, NULL }
    };
    static const struct {
        const char *name;
        ours *seconds;
        int n;
        const char *piece;
        double (*measure)(int n);
    } rows[] = {
        { "kings' maxima counted, n = 8", kings_seconds, 8, "", NULL },
        { "kings' maxima counted, n = 16", kings_seconds, 16, "", NULL },
        { "kings' maxima counted, n = 28", kings_seconds, 28, "", NULL },
        { "peaceful kings 8x8, to be browsed", peaceful_seconds, 8, "king",
          NULL },
        { "peaceful knights 8x8", peaceful_seconds, 8, "knight", NULL },
        { "peaceful bishops 12x12", peaceful_seconds, 12, "bishop", NULL },
        { "peaceful queens 12x12", peaceful_seconds, 12, "queen",
          counter_seconds },
        { "peaceful nightriders 8x8", peaceful_seconds, 8, "1,2*", NULL },
        { "peaceful chancellors 8x8", peaceful_seconds, 8, "0,1*+1,2", NULL },
        { "covering queens 8x8", cover_seconds, 8, "queen",
          plain_cover_seconds },
        { "covering queens 10x10", cover_seconds, 10, "queen",
          plain_cover_seconds },
        { "covering queens 11x11", cover_seconds, 11, "queen",
          plain_cover_seconds },
        { "covering knights 8x8", cover_seconds, 8, "knight", NULL },
        { "covering knights 10x10", cover_seconds, 10, "knight", NULL },
        { "covering kings 10x10", cover_seconds, 10, "king", NULL },
        { "covering chancellors 6x6", cover_seconds, 6, "0,1*+1,2", NULL },
    };

    bench_table(b, "arrangements", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        arrangement_row(b, rows[i].name, rows[i].seconds, rows[i].n,
                        rows[i].piece, rows[i].measure);
}

/* --- tours ---------------------------------------------------------------- */

/* Seconds a square. A camel stays on one colour, so the other is cut out. */
static double tour_seconds(int side, const char *piece, enum surface surface,
                           bool one_colour)
{
    struct mover m;
    struct board board;
    struct tour_question q = { .board = &board, .mover = &m, .end = -1 };
    struct tour_search *ts;
    struct tour_step s;
    struct error err;
    double began;

    bench_must(mover_parse(&m, piece, &err), err.message);
    board_init(&board, side, side);
    board.surface = surface;
    for (int i = 0; one_colour && i < side * side; i++)
        if (square_colour(i % side, i / side))
            board_set_hole(&board, i, true);
    move_order_parse(&q.order, "s0", &err);
    began = bench_seconds();
    ts = tour_roth.create(&q);
    do
        tour_roth.step(ts, &s);
    while (s.event != TOUR_FOUND && s.event != TOUR_STUCK &&
           s.event != TOUR_NONE);
    began = bench_seconds() - began;
    bench_must(s.event == TOUR_FOUND, "no tour");
    tour_roth.destroy(ts);
    began /= side * side - board.nholes;
    board_free(&board);
    return began;
}

static void tour_row(struct bench *b, const char *name, const char *piece,
                     enum surface surface, bool one_colour)
{
    double best = 0, knight = 0;

    if (!bench_begin(b, name))
        return;
    for (int i = 0; bench_again(b, i); i++) {
        best = bench_best(best, tour_seconds(20, piece, surface, one_colour));
        knight = bench_best(knight,
                            tour_seconds(20, "knight", SURFACE_FLAT, false));
    }
    bench_row(b, (double[]){ best, knight, best / knight });
}

static void tour_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "time", SECONDS, "a square, to the first tour by Roth's rule" },
        { "knight", SECONDS, "a square, the knight's on a flat board" },
        { "ratio", RATIO, "time to the knight's" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "tours of other pieces and boards", columns);
    tour_row(b, "camel's tour of one colour, 20x20", "camel", SURFACE_FLAT,
             true);
    tour_row(b, "knight's tour of a torus, 20x20", "knight", SURFACE_TORUS,
             false);
}

void bench_pieces(struct bench *b)
{
    arrangement_rows(b);
    tour_rows(b);
}
