/*
 * The manual page chequer(1), in the macros of mdoc(7). What every puzzle has,
 * and has alike, is told once, after the commands.
 */
#include <stdio.h>
#include <string.h>

#include "base/say.h"
#include "cli/end.h"
#include "cli/help.h"
#include "cli/pages/catalogue.h"
#include "cli/pages/man.h"
#include "cli/pages/pages.h"
#include "cli/pages/roff.h"

/* --- the pieces ---------------------------------------------------------- */

/* ".It Fl o , Fl -output Ar FILE" */
static void add_option(struct text *out, const struct option *o)
{
    text_add(out, ".It ");
    if (o->letter)
        text_addf(out, "Fl %c , ", o->letter);
    text_add(out, "Fl \\-");
    roff_add(out, o->name);
    if (o->negatable) {
        text_add(out, " , Fl \\-no\\-");
        roff_add(out, o->name);
    }
    if (o->value)
        text_addf(out, " Ar %s", o->value);
    text_add(out, "\n");
}

static int count_bits(uint32_t bits)
{
    int n = 0;

    for (; bits; bits &= bits - 1)
        n++;
    return n;
}

/* Says so if not every puzzle has it. */
static void add_limits(struct text *out, const struct catalogue *cat,
                       const struct item *item)
{
    uint32_t puzzles = catalogue_puzzles(cat);
    uint32_t with = item->in & puzzles, without = puzzles & ~with;
    bool few = count_bits(without) < count_bits(with);

    if (!without)
        return;
    text_add(out, few ? "Not of\n.Cm " : "Only of\n.Cm ");
    catalogue_list(cat, few ? without : with, " , ", out);
    text_add(out, " .\n");
}

/* Options under one heading. */
struct chapter {
    const struct catalogue *cat;
    const struct entry *entry; /* whose; NULL: those that are common */
    bool all;                  /* of every topic, not only: */
    enum request_topic topic;
};

/* What is common is told where the first puzzle has it. */
static bool belongs(const struct chapter *ch, const struct entry *e,
                    const struct item *item)
{
    uint32_t with = item->in & catalogue_puzzles(ch->cat);
    bool common = e->puzzle && catalogue_is_common(ch->cat, item);
    bool first = with >> (e - ch->cat->entries) & 1 &&
                 !(with & ((UINT32_C(1) << (e - ch->cat->entries)) - 1));

    return (ch->all || request_topic(&item->option) == ch->topic) &&
           (ch->entry ? ch->entry == e && !common : common && first);
}

static void add_item(struct text *out, const struct chapter *ch,
                     const struct item *item)
{
    add_option(out, &item->option);
    roff_add_sentences(out, item->words.at);
    if (!ch->entry)
        add_limits(out, ch->cat, item);
}

static void add_chapter(struct text *out, const struct chapter *ch,
                        const char *heading)
{
    const struct catalogue *cat = ch->cat;
    bool begun = false;

    for (const struct entry *e = cat->entries; e < cat->entries + cat->n; e++)
        for (int i = 0; i < e->n; i++) {
            if (!belongs(ch, e, &cat->items[e->items[i]]))
                continue;
            if (!begun)
                text_addf(out, "%s.Bl -tag -width Ds\n", heading);
            begun = true;
            add_item(out, ch, &cat->items[e->items[i]]);
        }
    text_add(out, begun ? ".El\n" : "");
}

/* "[N]" as .Op Ar N, and "RUN..." as .Ar RUN ... */
static void add_operands(struct text *out, const char *operands)
{
    bool optional = *operands == '[';
    size_t len = strcspn(operands += optional, ".]");

    text_addf(out, ".%sAr %.*s%s\n", optional ? "Op " : "", (int)len, operands,
              operands[len] == '.' ? " ..." : "");
}

static void add_told(struct text *out, const char *macro,
                     const struct told *table)
{
    text_add(out, ".Bl -tag -width Ds\n");
    for (; table->name; table++) {
        text_addf(out, ".It %s ", macro);
        roff_add(out, table->name);
        text_add(out, "\n");
        roff_add_sentences(out, table->words);
    }
    text_add(out, ".El\n");
}

/* --- the sections -------------------------------------------------------- */

/* "2026-11-18" as "November 18, 2026". */
static void add_date(struct text *out, const char *date)
{
    static const char *const months[] = { "January", "February", "March",
                                          "April",   "May",      "June",
                                          "July",    "August",   "September",
                                          "October", "November", "December" };
    int year, month, day;

    if (sscanf(date, "%d-%d-%d", &year, &month, &day) == 3 && month >= 1 &&
        month <= 12)
        text_addf(out, ".Dd %s %d, %d\n", months[month - 1], day, year);
    else
        text_add(out, ".Dd\n");
}

static void add_synopsis(struct text *out, const struct catalogue *cat)
{
    text_add(out, ".Sh SYNOPSIS\n");
    for (const struct entry *e = cat->entries; e < cat->entries + cat->n; e++) {
        text_add(out, ".Nm\n");
        if (*e->name)
            text_addf(out, ".Cm %s\n", e->name);
        if (e->n)
            text_add(out, ".Op Ar OPTION ...\n");
        if (e->operands)
            add_operands(out, e->operands);
    }
}

static void add_description(struct text *out)
{
    text_add(out, ".Sh DESCRIPTION\n"
                  ".Nm\n"
                  "is a laboratory for chessboard puzzles.\n"
                  "Alone it opens a window, in which searches can be watched "
                  "move by move,\n"
                  "forwards and backwards.\n"
                  "With a command it works without a display, and makes "
                  "pictures, films, pages to\n"
                  "print, counts and lists of the same.\n"
                  ".Pp\n");
    roff_add_sentences(
        out, "A FILE opens in the window: a picture that chequer made, the "
             "script of a lesson, the shape of a board, a tour or a game. A "
             "command comes before a file of its name, which is ./tour then.");
    text_add(out, ".Pp\n");
    roff_add_sentences(
        out, "Squares are named as in chess; after file z come aa, ab and so "
             "on, as in a spreadsheet. Sizes are files x ranks: 8, 6x5. The "
             "value of an option follows after a blank or =, as in --size 6x5 "
             "or --size=6x5; names of options have to be spelled out. -- ends "
             "the options.");
    text_add(out, ".Pp\nWithout a command there are the options of the "
                  "window:\n");
}

/* Is it the name of a command? A lesson may be called like one. */
static bool is_command(const struct catalogue *cat, const struct value *v)
{
    for (int i = 0; i < cat->n; i++)
        if (strcmp(cat->entries[i].name, v->name) == 0 &&
            strcmp(cat->entries[i].brief, v->title) == 0)
            return true;
    return false;
}

/* What may be typed there that is no file, nor told of elsewhere. */
static void add_words(struct text *out, const struct catalogue *cat,
                      const struct entry *e)
{
    const struct told *more = man_more(e->name);
    bool begun = false;

    if (!more)
        return;
    text_add(out, ".Pp\n");
    roff_add_sentences(out, more->words);
    for (size_t i = 0; i < e->words.n; i++) {
        const struct value *v = &e->words.at[i];

        if (!v->title || is_command(cat, v))
            continue;
        if (!begun)
            text_add(out, ".Bl -tag -width Ds\n");
        begun = true;
        text_addf(out, ".It Cm %s\n", v->name);
        roff_add_sentences(out, v->title);
    }
    if (begun)
        text_add(out, ".El\n");
}

static void add_command(struct text *out, const struct catalogue *cat,
                        const struct entry *e)
{
    struct chapter own = { .cat = cat, .entry = e, .topic = TOPIC_PUZZLE };

    text_addf(out, ".Ss chequer %s\n", e->name);
    roff_add_sentences(out, e->about.at);
    add_words(out, cat, e);
    own.all = !e->puzzle;
    add_chapter(out, &own, e->puzzle ? "" : ".Pp\nOptions:\n");
    if (!e->puzzle)
        return;
    for (int i = 1; i < HELP_TOPICS; i++) {
        struct text heading;

        text_init(&heading);
        text_add(&heading, ".Pp\n");
        roff_add(&heading, help_topics[i].heading);
        text_add(&heading, ":\n");
        own.topic = help_topics[i].topic;
        add_chapter(out, &own, heading.at);
        text_free(&heading);
    }
}

static void add_commands(struct text *out, const struct catalogue *cat)
{
    text_add(out, ".Sh COMMANDS\n"
                  "Each puzzle is a command, and has the common options below "
                  "besides its own.\n");
    for (int i = 1; i < cat->n; i++)
        add_command(out, cat, &cat->entries[i]);
}

static void add_common(struct text *out, const struct catalogue *cat)
{
    text_add(out, ".Sh COMMON OPTIONS\n"
                  "The commands of puzzles have these, unless it is said which "
                  "do not.\n");
    for (int i = 0; i < HELP_TOPICS; i++) {
        struct chapter common = { .cat = cat, .topic = help_topics[i].topic };
        struct text heading;

        text_init(&heading);
        text_add(&heading, ".Ss ");
        roff_add(&heading, help_topics[i].heading);
        text_add(&heading, "\n");
        add_chapter(out, &common, heading.at);
        text_free(&heading);
    }
}

static void add_codes(struct text *out)
{
    text_add(out, ".Sh EXIT STATUS\n.Bl -tag -width Ds\n");
    for (int code = 0; code < CLI_CODES; code++) {
        struct text words;

        text_init(&words);
        text_add_sentence(&words, end_codes[code]);
        text_addf(out, ".It %d\n", code);
        roff_add_sentences(out, words.at);
        text_free(&words);
    }
    text_addf(out,
              ".It %d and more\nStopped by a signal, whose number is added "
              "to %d.\n.El\n",
              CLI_SIGNAL + 1, CLI_SIGNAL);
}

static void add_examples(struct text *out)
{
    text_add(out, ".Sh EXAMPLES\n");
    for (const struct told *e = man_examples; e->name; e++) {
        if (e != man_examples)
            text_add(out, ".Pp\n");
        roff_add_sentences(out, e->words);
        text_add(out, ".Dl ");
        roff_add(out, e->name);
        text_add(out, "\n");
    }
}

void man_print(const struct catalogue *cat, const struct edition *edition,
               struct text *out)
{
    struct chapter window = { .cat = cat, .entry = cat->entries, .all = true };

    add_date(out, edition->date);
    text_add(out, ".Dt CHEQUER 1\n.Os\n"
                  ".Sh NAME\n.Nm chequer\n"
                  ".Nd laboratory for chessboard puzzles\n");
    add_synopsis(out, cat);
    add_description(out);
    add_chapter(out, &window, "");
    add_commands(out, cat);
    add_common(out, cat);
    text_add(out, ".Sh ENVIRONMENT\n");
    add_told(out, "Ev", man_environment);
    text_add(out, ".Sh FILES\n");
    add_told(out, "Pa", man_files);
    add_codes(out);
    add_examples(out);
    text_addf(out,
              ".Sh SEE ALSO\n.Xr ffmpeg 1\n"
              ".Sh HISTORY\nThis is the manual page of version %.*s.\n",
              (int)strcspn(edition->version, " "), edition->version);
}
