/* What is known of the most peaceful pieces besides their number. */
#ifndef CHEQUER_PEACEFUL_PROOF_H
#define CHEQUER_PEACEFUL_PROOF_H

enum { PEACEFUL_SIDE_MAX = 32 };

/*
 * Why no more fit. Except after a search it is a division of the squares into
 * groups, as many as there are pieces, each of which has room for one only.
 */
enum peaceful_proof {
    PEACEFUL_BY_SEARCH, /* everything was tried */
    PEACEFUL_BY_LINES,  /* ranks and files, or diagonals */
    PEACEFUL_BY_BLOCKS, /* two by two squares, all a king's move apart */
    PEACEFUL_BY_PAIRS,  /* two squares a move apart, or one */
    PEACEFUL_BY_GROUPS, /* squares that all attack each other */
    PEACEFUL_BY_ALL     /* every square attacks every other */
};

#endif
