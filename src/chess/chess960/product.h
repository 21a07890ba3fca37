/*
 * Why there are 960 arrays: 4 * 4 * 6 * 10 * 1. Each piece in turn has so many
 * free files to choose from, and the number of an array is made of the
 * choices: number = ((knights * 6 + queen) * 4 + dark) * 4 + light.
 */
#ifndef CHEQUER_CHESS960_PRODUCT_H
#define CHEQUER_CHESS960_PRODUCT_H

#include "base/listing.h"
#include "chess/chess960/array.h"

enum product_stage {
    PRODUCT_LIGHT_BISHOP,   /* b, d, f or h */
    PRODUCT_DARK_BISHOP,    /* a, c, e or g */
    PRODUCT_QUEEN,          /* any of six free files */
    PRODUCT_KNIGHTS,        /* two of five free files */
    PRODUCT_ROOKS_AND_KING, /* the rest: rook, king, rook */
    PRODUCT_STAGES
};

enum { PRODUCT_CHOICES_MAX = 10 };

struct product_step {
    enum product_stage stage;
    int choices, chosen;                 /* 10 and 0 to 9, for instance */
    uint8_t option[PRODUCT_CHOICES_MAX]; /* files as bits: 1 is the a file */
    struct array after;                  /* with these pieces placed */
    int product;                         /* of choices so far */
};

/* The product line by line: what lights a line, and what is told beside it. */
enum product_cue {
    PRODUCT_CUE_NONE,
    PRODUCT_CUE_STAGE, /* how many ways for the next pieces? */
    PRODUCT_CUE_WAY,   /* here is one */
    PRODUCT_CUE_TAKEN, /* all have been counted, and one is taken */
    PRODUCT_CUE_WHOLE  /* for the last pieces */
};

enum product_value {
    PRODUCT_VALUE_NONE,
    PRODUCT_VALUE_WAYS, /* "ways = 960" */
    PRODUCT_VALUE_WAY,  /* "3 of 6" */
    PRODUCT_VALUE_TIMES /* "16 times 6", as signs */
};

extern const struct listing product_listing;

void product_of_number(int number, struct product_step out[PRODUCT_STAGES]);

/* "the light-squared bishop" */
const char *product_stage_name(enum product_stage stage);

#endif
