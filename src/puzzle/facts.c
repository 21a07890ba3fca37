/* A list of facts, with their words in one block named by offset. */
#include "puzzle/facts.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/square.h"

void facts_init(struct facts *f)
{
    memset(f, 0, sizeof *f);
}

void facts_clear(struct facts *f)
{
    f->n = 0;
    f->ntables = 0;
    f->ncells = 0;
    f->in_table = false;
    f->nwords = 0;
    f->nsquares = 0;
    f->nnumbers = 0;
}

void facts_free(struct facts *f)
{
    free(f->words);
    free(f->squares);
    free(f->numbers);
    free(f->cells);
    facts_init(f);
}

/* The first row says how many columns there are. */
static struct fact *add_cell(struct facts *f, struct fact fact)
{
    struct fact_table *t = &f->tables[f->ntables - 1];

    f->cells = grow(f->cells, f->ncells, &f->cells_cap, sizeof *f->cells);
    f->cells[f->ncells] = fact;
    t->columns += t->rows == 1;
    return &f->cells[f->ncells++];
}

static struct fact *add(struct facts *f, const char *key, const char *label,
                        enum fact_kind kind)
{
    struct fact fact = {
        .key = key, .label = label, .kind = kind, .first = f->nwords
    };

    if (f->in_table)
        return add_cell(f, fact);
    assert(f->n < FACTS_MAX);
    f->at[f->n] = fact;
    return &f->at[f->n++];
}

static void add_words(struct facts *f, const char *words)
{
    size_t len = strlen(words) + 1;

    while (f->nwords + len > f->words_cap)
        f->words = grow(f->words, f->words_cap, &f->words_cap, 1);
    memcpy(f->words + f->nwords, words, len);
    f->nwords += len;
}

void facts_number(struct facts *f, const char *key, const char *label,
                  uint64_t n)
{
    add(f, key, label, FACT_NUMBER)->number = n;
}

void facts_truth(struct facts *f, const char *key, const char *label,
                 bool truth)
{
    add(f, key, label, FACT_TRUTH)->number = truth;
}

void facts_words(struct facts *f, const char *key, const char *label,
                 const char *words)
{
    add(f, key, label, FACT_WORDS);
    add_words(f, words);
}

void facts_squares(struct facts *f, const char *key, const char *label,
                   const uint32_t *squares, size_t n, int files)
{
    struct fact *fact = add(f, key, label, FACT_SQUARES);

    fact->number = n;
    fact->first = f->nsquares;
    fact->files = files;
    if (n == 0)
        return;
    while (f->nsquares + n > f->squares_cap)
        f->squares = grow(f->squares, f->squares_cap, &f->squares_cap,
                          sizeof *f->squares);
    memcpy(f->squares + f->nsquares, squares, n * sizeof *squares);
    f->nsquares += n;
}

void facts_numbers(struct facts *f, const char *key, const uint64_t *numbers,
                   size_t n)
{
    struct fact *fact = add(f, key, NULL, FACT_NUMBERS);

    fact->number = n;
    fact->first = f->nnumbers;
    if (n == 0)
        return;
    while (f->nnumbers + n > f->numbers_cap)
        f->numbers = grow(f->numbers, f->numbers_cap, &f->numbers_cap,
                          sizeof *f->numbers);
    memcpy(f->numbers + f->nnumbers, numbers, n * sizeof *numbers);
    f->nnumbers += n;
}

void facts_seconds(struct facts *f, const char *key, const char *label,
                   double seconds)
{
    add(f, key, label, FACT_SECONDS)->number = (uint64_t)(seconds * 1e9 + 0.5);
}

void facts_nothing(struct facts *f, const char *key, const char *label)
{
    add(f, key, label, FACT_NOTHING);
}

void facts_table(struct facts *f, const char *key)
{
    assert(f->ntables < FACT_TABLES_MAX && !f->in_table);
    f->tables[f->ntables++] = (struct fact_table){ .key = key,
                                                   .first = f->ncells };
    f->in_table = true;
}

void facts_row(struct facts *f)
{
    struct fact_table *t = &f->tables[f->ntables - 1];

    assert(f->in_table &&
           f->ncells - t->first == (size_t)t->columns * (size_t)t->rows);
    t->rows++;
}

void facts_end(struct facts *f)
{
    f->in_table = false;
}

const struct fact *fact_cell(const struct facts *f,
                             const struct fact_table *table, int row,
                             int column)
{
    return &f->cells[table->first + (size_t)row * (size_t)table->columns +
                     (size_t)column];
}

struct phrase fact_square(const struct facts *f, const struct fact *fact,
                          size_t i)
{
    return say_square((int)f->squares[fact->first + i], fact->files);
}

const struct fact *facts_find(const struct facts *f, const char *key)
{
    for (int i = 0; i < f->n; i++)
        if (strcmp(f->at[i].key, key) == 0)
            return &f->at[i];
    return NULL;
}

const char *fact_words(const struct facts *f, const struct fact *fact)
{
    return f->words ? f->words + fact->first : "";
}

void fact_add_text(const struct facts *f, const struct fact *fact,
                   struct text *out)
{
    switch (fact->kind) {
    case FACT_NUMBER:
    case FACT_SQUARES:
    case FACT_NUMBERS: text_add_grouped(out, fact->number); break;
    case FACT_TRUTH: text_add(out, fact->number ? "yes" : "no"); break;
    case FACT_WORDS: text_add(out, fact_words(f, fact)); break;
    case FACT_SECONDS:
        text_add_duration(out, (double)fact->number / 1e9);
        break;
    case FACT_NOTHING: text_add(out, "\u2013"); break;
    }
}
