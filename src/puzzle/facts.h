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

#include "base/text.h"
#include "chess/square.h"

enum fact_kind {
    FACT_NUMBER,
    FACT_TRUTH,
    FACT_WORDS,
    FACT_SQUARES,
    FACT_NUMBERS,
    FACT_SECONDS, /* `number` is in nanoseconds */
    FACT_NOTHING  /* in a table: not known, or not to be had */
};

struct fact {
    const char *key;   /* in JSON: "nodes" */
    const char *label; /* in the panel: "Squares tried"; NULL: JSON
                          only */
    const char *help;  /* what that means, in a sentence; may be NULL */
    enum fact_kind kind;
    uint64_t number; /* NUMBER, TRUTH, SECONDS; SQUARES, NUMBERS:
                        how many */
    size_t first;    /* WORDS: where in facts.words; SQUARES, NUMBERS:
                        in facts.numbers */
    int files;       /* SQUARES: of their board */
};

enum { FACTS_MAX = 24, FACT_TABLES_MAX = 2 };

/* Rows of facts, with the same keys in each. */
struct fact_table {
    const char *key; /* in JSON: "lanes" */
    size_t first;    /* its cells in facts.cells, row by row */
    int columns, rows;
};

struct facts {
    struct fact at[FACTS_MAX];
    int n;
    int awaited; /* so many more will have labels at the run's end */
    struct fact_table tables[FACT_TABLES_MAX]; /* the summary first */
    int ntables;
    bool brief;         /* long lists for files are left empty: see
                           session_shown_facts */
    bool in_table;      /* what is added now is a cell */
    struct fact *cells; /* owned */
    size_t ncells, cells_cap;
    struct text words; /* strings, NUL-ended */
    uint64_t *numbers; /* owned; squares are named only when asked, since
                          there may be a million */
    size_t nnumbers, numbers_cap;
};

void facts_init(struct facts *f);
void facts_clear(struct facts *f);
void facts_free(struct facts *f);

/* Room is kept for so many more, so that nothing moves when they come. */
void facts_await(struct facts *f, int n);

/* What the fact that was added last means, for those who point at it. */
void facts_help(struct facts *f, const char *help);

void facts_number(struct facts *f, const char *key, const char *label,
                  uint64_t n);
void facts_truth(struct facts *f, const char *key, const char *label,
                 bool truth);
void facts_words(struct facts *f, const char *key, const char *label,
                 const char *words);

/* A list of squares by name, in order, of a board `files` wide, and one of
 * numbers, for JSON alone: empty until items are added. Never in a table. */
void facts_squares(struct facts *f, const char *key, const char *label,
                   int files);
void facts_numbers(struct facts *f, const char *key);
void facts_item(struct facts *f, uint64_t item);

void facts_seconds(struct facts *f, const char *key, const char *label,
                   double seconds);
void facts_nothing(struct facts *f, const char *key, const char *label);

/* From here to facts_end what is added are cells, and each facts_row begins
 * another row. */
void facts_table(struct facts *f, const char *key);
void facts_row(struct facts *f);
void facts_end(struct facts *f);

const struct fact *fact_cell(const struct facts *f,
                             const struct fact_table *table, int row,
                             int column);

/* NULL if there is none of that key. */
const struct fact *facts_find(const struct facts *f, const char *key);

/* Its value as people read it: 3,242,065, yes, 12.3 µs; squares by how many
 * they are. */
void fact_add_text(const struct facts *f, const struct fact *fact,
                   struct text *out);

/* The words of a WORDS fact. */
const char *fact_words(const struct facts *f, const struct fact *fact);

/* The name of square `i` of a SQUARES fact. */
struct phrase fact_square(const struct facts *f, const struct fact *fact,
                          size_t i);

#endif
