/*
 * Filling in the numbers of a tour: a search from number to number, which gives
 * up where the next known number is out of reach, and where a square has been
 * left that cannot be passed any more.
 */
#include "solve/tour/all/fill.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"

enum { NOWHERE = 255 }; /* farther than any square that can be reached */

struct cell {
    int *next, n; /* squares a move away */
    int due;      /* its number if it is known, else -1 */
    int exits;    /* of those a move away, how many are not visited */
    bool visited;
};

struct tour_fill {
    struct board board;
    bool closed;
    int squares;       /* of a tour */
    struct cell *cell; /* owned: by square of the board */
    int *near;         /* owned: what the cells' `next` point into */
    uint8_t *far;      /* owned: moves from square to square, by pairs */
    int *known;        /* owned: by number, -1: not known */
    int *aim;          /* owned: by number, the next that is known, or -1 */
    int *path;         /* owned: by number, its square */
    uint32_t *tried;   /* owned: and a bit for each of the squares a move away
                          that has been tried */
    int n;             /* visited so far; 0: all has been tried */
    bool fresh;        /* nothing has been tried yet */
};

/* --- the board ----------------------------------------------------------- */

/* How far all squares are from one of them. */
static void measure(struct tour_fill *tf, int from, int *queue)
{
    int all = board_squares(&tf->board), head = 0, tail = 0;
    uint8_t *far = tf->far + (size_t)from * (size_t)all;

    memset(far, NOWHERE, (size_t)all);
    far[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        const struct cell *c = &tf->cell[queue[head]];
        int next = far[queue[head++]] + 1;

        for (int i = 0; i < c->n; i++)
            if (far[c->next[i]] == NOWHERE && next < NOWHERE) {
                far[c->next[i]] = (uint8_t)next;
                queue[tail++] = c->next[i];
            }
    }
}

static void link_squares(struct tour_fill *tf, const struct mover *m)
{
    int all = board_squares(&tf->board);
    int *queue = xcalloc((size_t)all, sizeof *queue);

    tf->near = xcalloc((size_t)all * (size_t)m->n, sizeof *tf->near);
    for (int sq = 0; sq < all; sq++) {
        tf->cell[sq].next = tf->near + sq * m->n;
        if (!tf->board.hole[sq])
            tf->cell[sq].n = attack_squares(&tf->board, NULL, m, sq,
                                            tf->cell[sq].next);
    }
    for (int sq = 0; sq < all; sq++)
        if (!tf->board.hole[sq])
            measure(tf, sq, queue);
    free(queue);
}

struct tour_fill *tour_fill_create(const struct board *b, const struct mover *m,
                                   bool closed)
{
    size_t all = (size_t)board_squares(b);
    int squares = (int)all - b->nholes;
    struct tour_fill *tf;

    if (squares < 1 || all > 2 * TOUR_FILL_MAX || squares > TOUR_FILL_MAX)
        return NULL;
    tf = xcalloc(1, sizeof *tf);
    board_copy(&tf->board, b);
    tf->closed = closed;
    tf->squares = squares;
    tf->cell = xcalloc(all, sizeof *tf->cell);
    tf->far = xcalloc(all * all, 1);
    tf->known = xcalloc((size_t)squares, sizeof *tf->known);
    tf->aim = xcalloc((size_t)squares, sizeof *tf->aim);
    tf->path = xcalloc((size_t)squares, sizeof *tf->path);
    tf->tried = xcalloc((size_t)squares, sizeof *tf->tried);
    link_squares(tf, m);
    return tf;
}

void tour_fill_destroy(struct tour_fill *tf)
{
    if (!tf)
        return;
    board_free(&tf->board);
    free(tf->cell);
    free(tf->near);
    free(tf->far);
    free(tf->known);
    free(tf->aim);
    free(tf->path);
    free(tf->tried);
    free(tf);
}

int tour_fill_squares(const struct tour_fill *tf)
{
    return tf->squares;
}

const int *tour_fill_tour(const struct tour_fill *tf)
{
    return tf->path;
}

/* --- to and fro ---------------------------------------------------------- */

static void visit(struct tour_fill *tf, int square)
{
    struct cell *c = &tf->cell[square];

    c->visited = true;
    for (int i = 0; i < c->n; i++)
        tf->cell[c->next[i]].exits--;
    tf->path[tf->n] = square;
    tf->tried[tf->n++] = 0;
}

static void leave(struct tour_fill *tf)
{
    struct cell *c = &tf->cell[tf->path[--tf->n]];

    c->visited = false;
    for (int i = 0; i < c->n; i++)
        tf->cell[c->next[i]].exits++;
}

void tour_fill_begin(struct tour_fill *tf, const int *known)
{
    int aim = -1;

    for (int sq = 0; sq < board_squares(&tf->board); sq++) {
        tf->cell[sq].due = -1;
        tf->cell[sq].visited = false;
        tf->cell[sq].exits = tf->cell[sq].n;
    }
    for (int i = tf->squares - 1; i >= 0; i--) {
        tf->known[i] = known[i];
        tf->aim[i] = aim;
        if (known[i] >= 0) {
            tf->cell[known[i]].due = i;
            aim = i;
        }
    }
    tf->n = 0;
    tf->fresh = true;
    visit(tf, known[0]);
}

/* --- what is worth trying ------------------------------------------------ */

/* May the square have the next number, as far as the known ones go? */
static bool is_due(const struct tour_fill *tf, int square)
{
    const struct cell *c = &tf->cell[square];
    size_t all = (size_t)board_squares(&tf->board);
    int number = tf->n, aim = tf->aim[number];

    if (c->visited)
        return false;
    if (tf->known[number] >= 0 || c->due >= 0)
        return c->due == number;
    return aim < 0 || tf->far[(size_t)square * all + (size_t)tf->known[aim]] <=
                          aim - number;
}

static bool is_move_away(const struct cell *c, int square)
{
    for (int i = 0; i < c->n; i++)
        if (c->next[i] == square)
            return true;
    return false;
}

static bool may_end_on(const struct tour_fill *tf, int square)
{
    int last = tf->squares - 1, due = tf->cell[square].due;

    if (tf->known[last] >= 0 || due >= 0)
        return due == last;
    return !tf->closed || last == 0 ||
           (last > 1 && is_move_away(&tf->cell[square], tf->path[0]));
}

/* Is there no square that was a move away from the one before the last, and
 * now cannot be passed? One of them may be the end, and one that is a move away
 * from the last as well may still be next. */
static bool leaves_none_behind(const struct tour_fill *tf)
{
    const struct cell *before = &tf->cell[tf->path[tf->n - 2]];
    int ends = 0;

    for (int i = 0; i < before->n; i++) {
        int square = before->next[i];
        const struct cell *c = &tf->cell[square];

        if (c->visited || c->exits > 1 || is_move_away(c, tf->path[tf->n - 1]))
            continue;
        if (c->exits == 0 || !may_end_on(tf, square) || ++ends > 1)
            return false;
    }
    return true;
}

/* Which of the squares a move away is to be tried next: the one with the fewest
 * exits, since that soon shows what is wrong. -1: all have been. */
static int choose(const struct tour_fill *tf)
{
    int at = tf->n - 1, best = -1;
    const struct cell *here = &tf->cell[tf->path[at]];

    for (int i = 0; i < here->n; i++)
        if (!(tf->tried[at] >> i & 1) && is_due(tf, here->next[i]) &&
            (best < 0 ||
             tf->cell[here->next[i]].exits < tf->cell[here->next[best]].exits))
            best = i;
    return best;
}

/* The next square that is worth trying is visited; false if there is none. */
static bool go_on(struct tour_fill *tf, long *budget)
{
    int at = tf->n - 1, i;

    while (tf->n < tf->squares && (i = choose(tf)) >= 0) {
        tf->tried[at] |= 1u << i;
        --*budget;
        visit(tf, tf->cell[tf->path[at]].next[i]);
        if (leaves_none_behind(tf))
            return true;
        leave(tf);
    }
    return false;
}

enum tour_fill_state tour_fill_next(struct tour_fill *tf, long *budget)
{
    if (tf->fresh && tf->squares == 1) {
        tf->fresh = false;
        return TOUR_FILL_FOUND;
    }
    while (tf->n > 0) {
        if (*budget <= 0)
            return TOUR_FILL_MORE;
        if (!go_on(tf, budget)) {
            leave(tf);
            continue;
        }
        if (tf->n == tf->squares && may_end_on(tf, tf->path[tf->squares - 1]))
            return TOUR_FILL_FOUND;
    }
    return TOUR_FILL_DONE;
}
