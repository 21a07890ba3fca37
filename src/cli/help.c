/* The help pages. What a table can say is taken from it, never repeated. */
#include "cli/help.h"

#include <string.h>

#include "base/text.h"
#include "cli/common.h"
#include "cli/option.h"
#include "cli/request.h"
#include "cli/command/show.h"
#include "cli/command/slides.h"
#include "cli/command/window.h"
#include "export/formats.h"
#include "export/slides/shows.h"
#include "base/wrap.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"

enum { COLUMN = 24 }; /* where explanations begin */

/* `left` in its column, then `words` beside it, or under it if it is long. */
static void add_entry(struct text *out, const char *left, const char *words)
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
    add_entry(out, left.at, words.at);
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

/* --- the program -------------------------------------------------------- */

static void add_window_options(struct text *out)
{
    struct text allowed;

    text_init(&allowed);
    for (const struct option *o = window_options; o->name; o++) {
        text_clear(&allowed);
        window_allowed(o, &allowed);
        add_option(out, o, allowed.at);
    }
    text_free(&allowed);
}

static void add_commands(struct text *out)
{
    struct text left, words;

    text_init(&left);
    text_init(&words);
    for (int i = 0; puzzle_classes[i]; i++) {
        const struct puzzle_class *cls = puzzle_classes[i];

        if (!cls->tab)
            continue;
        text_clear(&left);
        text_clear(&words);
        text_addf(&left, "  %s [OPTION]...", cls->name);
        text_addf(&words, "%s. %s", cls->title,
                  cls->summary ? cls->summary : "");
        add_entry(out, left.at, words.at);
    }
    text_free(&left);
    text_free(&words);
    add_entry(out, "  show RUN...",
              "Open the window on a run, written as the "
              "window copies it: tour size=8x8 start=f6; or on a picture of "
              "one.");
    add_entry(out, "  slides LESSON",
              "Show a lesson slide by slide, or "
              "write its slides as pictures.");
    add_entry(out, "  help [COMMAND]", "Show the help of a command.");
}

void help_program(struct text *out)
{
    text_add(out,
             "Usage: chequer [OPTION]...            open the window\n"
             "       chequer COMMAND [ARGUMENT]...  do something without it\n"
             "A laboratory for chessboard puzzles.\n\nCommands:\n");
    add_commands(out);
    text_add(out, "\nOptions of the window:\n");
    add_window_options(out);
    text_add(out,
             "\n"
             "Squares are named as in chess; after file z come aa, ab, ... "
             "as in a\nspreadsheet. Sizes are files x ranks: 8, 6x5.\n\n"
             "Exit codes:\n"
             "  0  done\n"
             "  1  there is no solution, or the method got stuck (the output "
             "says which);\n"
             "     or the window could not be opened\n"
             "  2  the request is wrong\n"
             "  3  the output could not be written; nothing half-written is "
             "left\n"
             "  4  stopped at a limit, which proves nothing\n");
}

/* The options from `from` up to `to`, or to the end. */
static void add_options(struct text *out, const struct option *from,
                        const struct option *to)
{
    struct text allowed;

    text_init(&allowed);
    for (const struct option *o = from; o != to && o->name; o++) {
        text_clear(&allowed);
        window_allowed(o, &allowed);
        if (o->value && strcmp(o->value, "FILE") != 0 && o->id < COMMON_END)
            request_allowed(NULL, o, &allowed);
        add_option(out, o, allowed.at);
    }
    text_free(&allowed);
}

void help_show(struct text *out)
{
    struct option table[SHOW_OPTIONS];
    int writing;

    show_options(table, &writing);
    text_add(out,
             "Usage: chequer show [OPTION]... RUN...\n"
             "       chequer show [OPTION]... PICTURE [KEY=VALUE]...\n"
             "Open the window on a run: a puzzle's name and its settings as "
             "key=value, and\nwith step=K the moment to look at. The window "
             "copies such a line by Ctrl+C,\nand the pictures that chequer "
             "makes carry it, together with their look: a\n");
    formats_list(out, FORMAT_TITLES, format_reopens);
    text_add(out, " opens the run it shows. With -o the same is written "
                  "again,\nwithout a window.\n\n"
                  "Options:\n");
    add_options(out, table, table + writing);
    text_add(out, "\nInstead of the window:\n");
    add_options(out, table + writing, NULL);
    text_add(out,
             "\nExamples:\n"
             "  chequer show tour size=8x8 start=f6\n"
             "  chequer show tour size=7x9 start=a1 step=17 --theme paper\n"
             "  chequer show tour.png\n"
             "  chequer show tour.png -o tour.svg\n"
             "  chequer show tour.png width=1200 caption=on step=9 -o "
             "large.png\n");
}

void help_slides(struct text *out)
{
    struct option table[SLIDES_OPTIONS];
    int writing;

    slides_options(table, &writing);
    text_add(out, "Usage: chequer slides [OPTION]... LESSON\n"
                  "Show a lesson in the window, slide by slide: PageDown and "
                  "PageUp turn, as a\npresenter's remote does, Esc leaves. A "
                  "lesson is one of\n\n");
    for (int i = 0; i < SHOWS; i++)
        text_addf(out, "  %-14s%s\n", shows[i].name, shows[i].title);
    text_add(out,
             "\nor a text file of your own, one thing a line:\n\n"
             "  # a remark\n"
             "  title My lesson\n"
             "  slide Where to?\n"
             "  run tour size=8x8 start=f6 step=17\n"
             "  caption {squares} squares have been visited.\n"
             "  slide The rest\n"
             "  run tour size=8x8 start=f6\n"
             "  play 17..end\n"
             "  speed 4\n\n"
             "A run is written as the window copies it. In place of step= or "
             "play, 'at end'\nshows the end of the run. In a caption, a name "
             "in braces is a fact as in JSON;\nan empty caption line begins "
             "a paragraph.\n\nOptions:\n");
    add_options(out, table, table + writing);
    text_add(out, "\nInstead of the window, a picture or GIF of each slide, "
                  "or all in one PDF:\n");
    add_options(out, table + writing, NULL);
    text_add(out, "\nExamples:\n"
                  "  chequer slides warnsdorff\n"
                  "  chequer slides warnsdorff --width 1280 -o slide-%02d.png\n"
                  "  chequer slides ninety-two -o slide-%02d.gif\n"
                  "  chequer slides ninety-two -o slides.pdf\n");
}
