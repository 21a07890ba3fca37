/* How an answer about peaceful pieces is made, for peaceful.c and this folder.
 */
#ifndef CHEQUER_PEACEFUL_PARTS_H
#define CHEQUER_PEACEFUL_PARTS_H

#include "chess/piece.h"
#include "solve/beginning.h"
#include "solve/pieces/peaceful/proof.h"
#include "solve/pieces/product.h"

struct cover_reach;
struct mover;

/* A set of squares takes so many words. */
enum { PEACEFUL_WORDS = (PEACEFUL_SIDE_MAX * PEACEFUL_SIDE_MAX + 63) / 64 };

struct peaceful {
    struct product product;
    enum piece_kind piece; /* whose own method it is, or PIECE_CUSTOM */
    int maximum;
    enum peaceful_proof proof;
    int *group;                     /* owned */
    int groups;                     /* of PIECE_CUSTOM, before it is found */
    bool found;                     /* the maximum is known, and the proof */
    struct peaceful_queens *queens; /* owned; their search, or NULL */
    struct peaceful_order *order;   /* owned; what goes on with it, or NULL */
};

/* How many pieces the lines of a rook or a bishop allow: `group` becomes as
 * many lines that touch every square, `occupied` one arrangement. */
int peaceful_lines(const struct board *b, enum piece_kind piece, int *group,
                   uint8_t *occupied);

/* Rooks on a board without holes: a file of its own for each rank, or a rank
 * for each file, whichever are fewer. */
wide peaceful_rooks_count(const struct board *b);
void peaceful_rooks_at(const struct board *b, wide k, uint8_t *occupied);

/* Fills in all of the answer. */
void peaceful_knights(struct peaceful *p);

/* Any piece: sets out; and what peaceful.h says of the rest. */
void peaceful_any(struct peaceful *p, const struct mover *m);
bool peaceful_any_step(struct peaceful *p, long *budget);
int peaceful_any_at_most(const struct peaceful *p);
double peaceful_any_share(const struct peaceful *p);

/* A search for the most pieces in a part of the board: a set of squares whose
 * pieces attack no square outside of it, at least one. */
struct peaceful_search *peaceful_search_create(const struct cover_reach *reach,
                                               const uint64_t *part);
void peaceful_search_destroy(struct peaceful_search *ps);

/* Groups of squares that all attack each other: so many pieces fit at most.
 * `group` may be NULL; else their numbers, from `first`, are put there. */
int peaceful_search_groups(const struct peaceful_search *ps, int first,
                           int *group);

/* True when `part`, a list, is complete. With `one` it stops as soon as it has
 * an arrangement. */
bool peaceful_search_step(struct peaceful_search *ps, long *budget, bool one,
                          struct part *part);

/* Counting without telling: only this share, and with no fewer than `least`.
 * And the beginnings seen. */
void peaceful_search_keep_to(struct peaceful_search *ps, struct beginning share,
                             int least);
size_t peaceful_search_seen(const struct peaceful_search *ps);

/* The number of pieces that is being tried, and how much of that is done. */
int peaceful_search_target(const struct peaceful_search *ps);
double peaceful_search_share(const struct peaceful_search *ps);

/* A search for the most queens, at most `bound`. */
struct peaceful_queens *peaceful_queens_create(const struct board *b,
                                               int bound);
void peaceful_queens_destroy(struct peaceful_queens *pq);

/* True when `part`, a list, is complete. */
bool peaceful_queens_step(struct peaceful_queens *pq, long *budget,
                          struct part *part);

/* Counting as above. */
void peaceful_queens_keep_to(struct peaceful_queens *pq, struct beginning share,
                             int least);
size_t peaceful_queens_seen(const struct peaceful_queens *pq);

/* The number of queens that is being tried, and how much of that is done. */
int peaceful_queens_target(const struct peaceful_queens *pq);
double peaceful_queens_share(const struct peaceful_queens *pq);

/* The line it takes where these squares are free, with so many queens placed of
 * `target`: a rank, or a file after all ranks. And what a queen leaves free. */
int peaceful_queens_line(const struct peaceful_queens *pq,
                         const uint64_t *free_squares, int placed, int target);
void peaceful_queens_cover(const struct peaceful_queens *pq, int square,
                           const uint64_t *from, uint64_t *to);

/* All ways to place n queens on n by n squares, up to PEACEFUL_ORDER_MAX, in
 * the order in which that search comes to them, which may have begun. True when
 * the list is complete. */
enum { PEACEFUL_ORDER_MAX = 14 };

struct peaceful_order *peaceful_order_create(
    const struct peaceful_queens *search, int n);
void peaceful_order_destroy(struct peaceful_order *o);
bool peaceful_order_step(struct peaceful_order *o, long *budget,
                         struct part *part);
double peaceful_order_share(const struct peaceful_order *o);

#endif
