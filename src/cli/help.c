/* The help pages. What a table can say is taken from it, never repeated. */
#include "cli/help.h"

#include <string.h>

#include "base/text.h"
#include "cli/option.h"
#include "cli/request.h"
#include "base/wrap.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"

enum { COLUMN = 24 }; /* where explanations begin */

void help_entry(struct text *out, const char *left, const char *words)
{
    int width = wrap_columns(left, (int)strlen(left));

    text_add(out, left);
    if (width + 2 > COLUMN)
        text_addf(out, "\n%*s", COLUMN, "");
    else
        text_addf(out, "%*s", COLUMN - width, "");
    wrap_add(out, words, COLUMN, COLUMN);
}

static void add_option(struct text *out, const struct option *o,
                       const char *allowed)
{
    struct text left, words;

    text_init(&left);
    text_init(&words);
    text_add(&left, "  ");
    if (o->letter)
        text_addf(&left, "-%c, ", o->letter);
    text_addf(&left, o->negatable ? "--[no-]%s" : "--%s", o->name);
    if (o->value)
        text_addf(&left, " %s", o->value);
    text_add(&words, o->help);
    if (*allowed)
        text_addf(&words, " %s: %s.", o->value, allowed);
    if (o->initial)
        text_addf(&words, " Default: %s.", o->initial);
    help_entry(out, left.at, words.at);
    text_free(&left);
    text_free(&words);
}

/* --- a puzzle ----------------------------------------------------------- */

/* The options about one topic, under a heading, if there are any. */
static void add_topic(struct text *out, const struct puzzle_class *cls,
                      enum request_topic topic, const char *heading)
{
    struct option table[REQUEST_OPTIONS];
    struct text allowed;

    request_options(cls, table);
    text_init(&allowed);
    for (const struct option *o = table; o->name; o++) {
        if (request_topic(o) != topic)
            continue;
        if (heading)
            text_addf(out, "\n%s:\n", heading);
        heading = NULL;
        text_clear(&allowed);
        if (o->value && strcmp(o->value, "FILE") != 0)
            request_allowed(cls, o, &allowed);
        add_option(out, o, allowed.at);
    }
    text_free(&allowed);
}

static const char *first_key(const struct puzzle_class *cls,
                             enum control_kind kind)
{
    for (const struct control *c = cls->controls; c->key; c++)
        if (c->kind == kind)
            return c->key;
    return NULL;
}

static void add_examples(struct text *out, const struct puzzle_class *cls)
{
    const char *size = first_key(cls, CONTROL_SIZE);
    const char *square = first_key(cls, CONTROL_SQUARE);
    const char *name = cls->name;

    text_addf(out, "\nExamples:\n  chequer %s\n", name);
    if (square)
        text_addf(out, "  chequer %s --%s f6 -o %s.png\n", name, square, name);
    if (size)
        text_addf(out, "  chequer %s --%s 6x5 --theme paper -o %s.svg\n", name,
                  size, name);
    text_addf(out, "  chequer %s --step 0 --px 96 -o start.png\n", name);
    text_addf(out, "  chequer %s --to 9 -o %s.gif\n", name, name);
    text_addf(out, "  chequer %s --to 9 -o step-%%03d.png\n", name);
    if (cls->series)
        text_addf(out, "  chequer %s --sheet all -o %s.pdf\n", name, name);
    text_addf(out, "  chequer %s --format json --limit-seconds 10\n", name);
}

void help_puzzle(const struct puzzle_class *cls, struct text *out)
{
    text_addf(out, "Usage: chequer %s %s[OPTION]...\n", cls->name,
              cls->operand ? "[N] " : "");
    text_addf(out, "%s. ", cls->title);
    wrap_add(out, cls->summary ? cls->summary : "", (int)strlen(cls->title) + 2,
             0);
    add_topic(out, cls, TOPIC_PUZZLE, "The puzzle");
    add_topic(out, cls, TOPIC_QUESTION, "Questions, answered as text");
    add_topic(out, cls, TOPIC_OUTPUT, "The output");
    add_topic(out, cls, TOPIC_STYLE, "The look of pictures");
    add_topic(out, cls, TOPIC_SHEET, "Sheets of many boards");
    add_topic(out, cls, TOPIC_FILM, "Films: GIF, or files numbered by %d");
    add_topic(out, cls, TOPIC_RUN, "The run");
    add_examples(out, cls);
    text_add(out, "\nExit codes: 'chequer --help' lists them.\n");
}

/* --- a command ---------------------------------------------------------- */

void help_options(struct text *out, const struct option *from,
                  const struct option *to,
                  void (*allow)(const struct option *o, struct text *out))
{
    struct text allowed;

    text_init(&allowed);
    for (const struct option *o = from; o != to && o->name; o++) {
        text_clear(&allowed);
        allow(o, &allowed);
        add_option(out, o, allowed.at);
    }
    text_free(&allowed);
}
