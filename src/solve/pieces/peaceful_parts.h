/* How an answer about peaceful pieces is made, for peaceful*.c only. */
#ifndef CHEQUER_PEACEFUL_PARTS_H
#define CHEQUER_PEACEFUL_PARTS_H

#include "chess/piece.h"
#include "solve/pieces/peaceful_proof.h"
#include "solve/pieces/product.h"

struct peaceful {
    struct product product;
    enum piece_kind piece;
    int maximum;
    enum peaceful_proof proof;
    int *group;                     /* owned */
    bool found;                     /* the maximum is known, and the proof */
    struct peaceful_queens *queens; /* owned; their search, or NULL */
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

/* A search for the most queens, at most `bound`. */
struct peaceful_queens *peaceful_queens_create(const struct board *b,
                                               int bound);
void peaceful_queens_destroy(struct peaceful_queens *pq);

/* True when `part`, a list, is complete. */
bool peaceful_queens_step(struct peaceful_queens *pq, long *budget,
                          struct part *part);

/* The number of queens that is being tried, and how much of that is done. */
int peaceful_queens_target(const struct peaceful_queens *pq);
double peaceful_queens_share(const struct peaceful_queens *pq);

#endif
