/*
 * How an answer about peaceful pieces is kept, for peaceful*.c only. All
 * arrangements are products: pieces that stand in every one, and parts of the
 * board that can be filled in several ways, whatever the other parts do.
 */
#ifndef CHEQUER_PEACEFUL_PARTS_H
#define CHEQUER_PEACEFUL_PARTS_H

#include <stddef.h>

#include "chess/board.h"
#include "chess/piece.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/peaceful_proof.h"
#include "solve/pieces/profile.h"

/* The most that is kept of one part, in bytes. */
#define PEACEFUL_KEPT ((size_t)64 << 20)

enum peaceful_part_kind { PART_LIST, PART_PROFILE, PART_ROOKS };

struct peaceful_part {
    enum peaceful_part_kind kind;
    struct arrangement_list list;
    struct profile profile;
    wide count; /* known ways */
    wide told;  /* those that can be told by number */
    bool exact; /* there are no more than `count` */
};

struct peaceful {
    struct board board;
    enum piece_kind piece;
    int maximum;
    enum peaceful_proof proof;
    int *group;                  /* owned */
    uint8_t *fixed;              /* owned; pieces in all arrangements */
    struct peaceful_part *parts; /* owned */
    size_t nparts, parts_cap;
    size_t known;                   /* parts that are complete */
    bool done;                      /* and so is everything else */
    struct peaceful_queens *queens; /* owned; a search under way, or NULL */
};

/* A new part at the end, empty. */
struct peaceful_part *peaceful_add_part(struct peaceful *p,
                                        enum peaceful_part_kind kind);

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
                          struct peaceful_part *part);

/* The number of queens that is being tried. */
int peaceful_queens_target(const struct peaceful_queens *pq);

#endif
