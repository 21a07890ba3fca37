/* The catalogue, gathered from the tables of commands and options. */
#include "cli/pages/catalogue.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/command/command.h"
#include "cli/help.h"
#include "export/slides/show.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

/* --- options ------------------------------------------------------------- */

static bool reads_same(const struct item *a, const struct item *b)
{
    return strcmp(a->option.name, b->option.name) == 0 &&
           a->option.letter == b->option.letter &&
           a->option.negatable == b->option.negatable &&
           !a->option.value == !b->option.value &&
           strcmp(a->words.at, b->words.at) == 0 &&
           values_same(&a->values, &b->values);
}

static void free_item(struct item *item)
{
    text_free(&item->words);
    values_free(&item->values);
}

/* Its number, in place of `item`, which is taken. */
static int put_item(struct catalogue *cat, struct item *item)
{
    for (size_t i = 0; i < cat->n_items; i++)
        if (reads_same(&cat->items[i], item)) {
            free_item(item);
            return (int)i;
        }
    cat->items = grow(cat->items, cat->n_items, &cat->cap_items,
                      sizeof *cat->items);
    cat->items[cat->n_items] = *item;
    return (int)cat->n_items++;
}

/* To the last entry. */
static void add_option(struct catalogue *cat, const struct puzzle_class *cls,
                       const struct option *o)
{
    struct entry *e = &cat->entries[cat->n - 1];
    struct item item = { .option = *o };
    int number;

    text_init(&item.words);
    help_words(&item.words, cls, o);
    values_init(&item.values, cls, o);
    number = put_item(cat, &item);
    cat->items[number].in |= UINT32_C(1) << (cat->n - 1);
    e->items[e->n++] = number;
}

static void add_options(struct catalogue *cat, const struct puzzle_class *cls,
                        const struct option *table)
{
    for (; table->name; table++)
        add_option(cat, cls, table);
}

/* --- commands ------------------------------------------------------------ */

static struct entry *add_entry(struct catalogue *cat, const char *name,
                               const char *operands, const char *brief)
{
    struct entry *e = &cat->entries[cat->n++];

    assert(cat->n <= ENTRIES_MAX);
    e->name = name;
    e->operands = operands;
    e->brief = brief;
    text_init(&e->about);
    return e;
}

/* A bare word is the value of one of its controls. */
static void add_puzzle(struct catalogue *cat, const struct puzzle_class *cls)
{
    struct entry *e = add_entry(cat, cls->name, cls->operand ? "[N]" : NULL,
                                cls->summary ? cls->summary : cls->title);
    struct option table[REQUEST_OPTIONS];

    text_addf(&e->about, "%s. %s", cls->title,
              cls->summary ? cls->summary : "");
    e->puzzle = true;
    request_options(cls, table);
    add_options(cat, cls, table);
    for (const struct option *o = table; o->name; o++)
        if (cls->operand && strcmp(o->name, cls->operand) == 0)
            values_init(&e->words, cls, o);
}

static void add_puzzle_names(const struct catalogue *cat, struct values *words)
{
    for (int i = 0; i < cat->n; i++)
        if (cat->entries[i].puzzle)
            values_add(words, cat->entries[i].name, NULL);
}

static void add_lessons(struct values *words)
{
    for (int i = 0; i < SHOWS; i++)
        values_add(words, shows[i].name, shows[i].title);
}

/* All of these open files. */
static void add_named(struct catalogue *cat, const struct command *command)
{
    struct entry *e = add_entry(cat, command->name, command->operands,
                                command->about);
    struct option table[REQUEST_OPTIONS];

    text_add(&e->about, command->about);
    if (!command->apart)
        add_options(cat, NULL, window_options);
    request_others(command->has, table);
    add_options(cat, NULL, table);
    e->words.file = true;
    e->words.again = strcmp(command->operands, "FILE...") == 0;
    if (command == &show_command)
        add_puzzle_names(cat, &e->words);
    if (command == &slides_command)
        add_lessons(&e->words);
}

static void add_help(struct catalogue *cat)
{
    struct entry *e = add_entry(cat, "help", "[COMMAND]",
                                "Show the help of a command.");

    text_add(&e->about, e->brief);
    for (int i = 0; i < cat->n - 1; i++)
        if (*cat->entries[i].name)
            values_add(&e->words, cat->entries[i].name, cat->entries[i].brief);
}

/* The commands are what may follow the name of the program. */
static void fill_window(struct catalogue *cat)
{
    struct entry *e = &cat->entries[0];

    for (int i = 1; i < cat->n; i++)
        values_add(&e->words, cat->entries[i].name, cat->entries[i].brief);
    e->words.file = true;
}

struct catalogue *catalogue_create(void)
{
    struct catalogue *cat = xcalloc(1, sizeof *cat);

    add_entry(cat, "", "[FILE]", "Open the window.");
    add_options(cat, NULL, window_options);
    for (int i = 0; puzzle_classes[i]; i++)
        if (puzzle_classes[i]->tab)
            add_puzzle(cat, puzzle_classes[i]);
    for (int i = 0; named_commands[i]; i++)
        add_named(cat, named_commands[i]);
    add_help(cat);
    fill_window(cat);
    return cat;
}

void catalogue_destroy(struct catalogue *cat)
{
    for (size_t i = 0; i < cat->n_items; i++)
        free_item(&cat->items[i]);
    for (int i = 0; i < cat->n; i++) {
        text_free(&cat->entries[i].about);
        values_free(&cat->entries[i].words);
    }
    free(cat->items);
    free(cat);
}

/* --- looking at it ------------------------------------------------------- */

void catalogue_list(const struct catalogue *cat, uint32_t in,
                    const char *between, struct text *out)
{
    const char *before = "";

    for (int i = 0; i < cat->n; i++)
        if (in >> i & 1) {
            text_addf(out, "%s%s", before, catalogue_name(&cat->entries[i]));
            before = between;
        }
}

const char *catalogue_name(const struct entry *e)
{
    return *e->name ? e->name : "window";
}

uint32_t catalogue_puzzles(const struct catalogue *cat)
{
    uint32_t puzzles = 0;

    for (int i = 0; i < cat->n; i++)
        if (cat->entries[i].puzzle)
            puzzles |= UINT32_C(1) << i;
    return puzzles;
}

/* Do puzzles have another one of its name? */
static bool reads_otherwise(const struct catalogue *cat,
                            const struct item *item, uint32_t puzzles)
{
    for (const struct item *i = cat->items; i < cat->items + cat->n_items; i++)
        if (i != item && i->in & puzzles &&
            strcmp(i->option.name, item->option.name) == 0)
            return true;
    return false;
}

bool catalogue_is_common(const struct catalogue *cat, const struct item *item)
{
    enum request_topic topic = request_topic(&item->option);
    uint32_t puzzles = catalogue_puzzles(cat);

    return topic != TOPIC_PUZZLE && topic != TOPIC_QUESTION &&
           (item->in & puzzles) != 0 && !reads_otherwise(cat, item, puzzles);
}
