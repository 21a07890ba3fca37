/*
 * Finding arrays by what they look like. A pattern is a list of terms with
 * commas between, all of which must hold:
 *
 *   ?B??K??R              eight letters, of which ? may be any piece
 *   king on d             or K on d; so with every piece
 *   bishops adjacent      knights or rooks, too
 *   knights in corners    bishops or rooks, too
 *   castled kingside      king on g, rook on f: as if castled already
 *   castled queenside     king on c, rook on d
 *   castled               on either side
 */
#ifndef CHEQUER_CHESS960_PATTERN_H
#define CHEQUER_CHESS960_PATTERN_H

#include "chess/chess960/chess960.h"

enum pattern_kind {
    PATTERN_LETTERS,
    PATTERN_ON_FILE,
    PATTERN_ADJACENT,
    PATTERN_CORNERS,
    PATTERN_CASTLED
};

struct pattern_term {
    enum pattern_kind kind;
    struct array letters;  /* PATTERN_LETTERS: PIECE_NONE may be any */
    enum piece_kind piece; /* ON_FILE, ADJACENT, CORNERS */
    int file;              /* ON_FILE */
    bool wing[2];          /* CASTLED: on which sides, by enum wing */
};

enum { PATTERN_TERMS_MAX = 8 };

/* No terms at all match every array. */
struct pattern {
    struct pattern_term terms[PATTERN_TERMS_MAX];
    int nterms;
};

bool pattern_parse(struct pattern *p, const char *text, struct error *err);
bool pattern_matches(const struct pattern *p, const struct array *a);

/* How many of the 960 match. */
int pattern_count(const struct pattern *p);

#endif
