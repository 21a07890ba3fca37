/* Entries of help pages. */
#include "cli/help.h"

#include <string.h>

#include "base/wrap.h"

enum { COLUMN = 24 }; /* where explanations begin */

const struct help_topic help_topics[HELP_TOPICS] = {
    { TOPIC_PUZZLE, "The puzzle" },
    { TOPIC_QUESTION, "Questions, answered as text, JSON or CSV" },
    { TOPIC_OUTPUT, "The output" },
    { TOPIC_STYLE, "The look of pictures" },
    { TOPIC_SHEET, "Sheets of many boards" },
    { TOPIC_FILM, "Films: GIF, MP4, WebM, or files numbered by %d" },
    { TOPIC_RUN, "The run" }
};

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

/* Is there something to say of what its value may be? */
static bool explains(const struct option *o)
{
    return o->value && strcmp(o->value, "FILE") != 0 &&
           o->id != COMMON_RENDERER;
}

void help_words(struct text *out, const struct puzzle_class *cls,
                const struct option *o)
{
    text_add(out, o->help);
    if (explains(o)) {
        text_addf(out, " %s: ", o->value);
        request_allowed(cls, o, out);
        text_add(out, ".");
    }
    request_tell_file(cls, o, out);
    if (o->initial)
        text_addf(out, " Default: %s.", o->initial);
}

void help_option(struct text *out, const struct puzzle_class *cls,
                 const struct option *o)
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
    help_words(&words, cls, o);
    help_entry(out, left.at, words.at);
    text_free(&left);
    text_free(&words);
}

void help_window(struct text *out)
{
    for (const struct option *o = window_options; o->name; o++)
        help_option(out, NULL, o);
}

void help_others(struct text *out, bool (*wanted)(int id))
{
    struct option table[REQUEST_OPTIONS];

    request_others(wanted, table);
    for (const struct option *o = table; o->name; o++)
        help_option(out, NULL, o);
}
