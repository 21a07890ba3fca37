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
    text_init(&f->words);
}

void facts_clear(struct facts *f)
{
    f->n = f->ntables = f->awaited = 0;
    f->ncells = f->nnumbers = 0;
    f->in_table = false;
    text_clear(&f->words);
}

void facts_free(struct facts *f)
{
    text_free(&f->words);
    free(f->numbers);
    free(f->cells);
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
        .key = key, .label = label, .kind = kind, .first = f->words.len
    };

    if (f->in_table)
        return add_cell(f, fact);
    assert(f->n < FACTS_MAX);
    f->at[f->n] = fact;
    return &f->at[f->n++];
}

void facts_await(struct facts *f, int n)
{
    f->awaited += n;
}

void facts_help(struct facts *f, const char *help)
{
    assert(f->n > 0 && !f->in_table);
    f->at[f->n - 1].help = help;
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
    text_add_bytes(&f->words, words, strlen(words) + 1);
}

static void begin_list(struct facts *f, struct fact *fact, int files)
{
    fact->first = f->nnumbers;
    fact->files = files;
}

void facts_squares(struct facts *f, const char *key, const char *label,
                   int files)
{
    begin_list(f, add(f, key, label, FACT_SQUARES), files);
}

void facts_numbers(struct facts *f, const char *key)
{
    begin_list(f, add(f, key, NULL, FACT_NUMBERS), 0);
}

void facts_item(struct facts *f, uint64_t item)
{
    f->numbers = grow(f->numbers, f->nnumbers, &f->numbers_cap,
                      sizeof *f->numbers);
    f->numbers[f->nnumbers++] = item;
    f->at[f->n - 1].number++;
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
    return say_square((int)f->numbers[fact->first + i], fact->files);
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
    return f->words.at + fact->first;
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
