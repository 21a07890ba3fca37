/*
 * What a run has to tell in numbers and names: filled by a puzzle for the
 * moment being looked at, shown as the panel's columns and written as the
 * fields of JSON. One list, so that the two can never disagree.
 */
#ifndef CHEQUER_FACTS_H
#define CHEQUER_FACTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "chess/square.h"

enum fact_kind {
    FACT_NUMBER, FACT_TRUTH, FACT_WORDS, FACT_SQUARES, FACT_NUMBERS
};

struct fact {
    const char *key;            /* in JSON: "nodes" */
    const char *label;          /* in the panel: "Nodes"; NULL: JSON only */
    enum fact_kind kind;
    uint64_t number;            /* NUMBER, TRUTH; SQUARES, NUMBERS: how
                                   many */
    size_t first;               /* WORDS: where in facts.words; SQUARES: in
                                   facts.squares; NUMBERS: in facts.numbers */
    int files;                  /* SQUARES: of their board */
};

enum { FACTS_MAX = 24 };

struct facts {
    struct fact at[FACTS_MAX];
    int n;
    char *words;                /* owned: strings, NUL-ended */
    size_t nwords, words_cap;
    uint32_t *squares;          /* owned: named only when asked, since there
                                   may be a million in every frame */
    size_t nsquares, squares_cap;
    uint64_t *numbers;          /* owned */
    size_t nnumbers, numbers_cap;
};

void facts_init(struct facts *f);
void facts_clear(struct facts *f);
void facts_free(struct facts *f);

void facts_number(struct facts *f, const char *key, const char *label,
                  uint64_t n);
void facts_truth(struct facts *f, const char *key, const char *label,
                 bool truth);
void facts_words(struct facts *f, const char *key, const char *label,
                 const char *words);

/* A list of squares by name, in order, of a board `files` wide. */
void facts_squares(struct facts *f, const char *key, const char *label,
                   const uint32_t *squares, size_t n, int files);

/* A list of numbers, for JSON alone. */
void facts_numbers(struct facts *f, const char *key, const uint64_t *numbers,
                   size_t n);

/* NULL if there is none of that key. */
const struct fact *facts_find(const struct facts *f, const char *key);

/* The words of a WORDS fact. */
const char *fact_words(const struct facts *f, const struct fact *fact);

/* The name of square `i` of a SQUARES fact. */
void fact_square(const struct facts *f, const struct fact *fact, size_t i,
                 char name[SQUARE_NAME_MAX]);

#endif
