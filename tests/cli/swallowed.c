/*
 * No option is swallowed: whichever is given, with whichever of a few values,
 * changes what comes out or is refused with a sentence. What may go without
 * both is listed with its reason.
 */
#include <greatest.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/command/command.h"
#include "cli/end.h"
#include "cli/request.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "support/folder.h"

enum { WORDS = 24, VALUES = 8, READ_MAX = 1 << 26, LONGEST = 1 };

static char folder[FOLDER_NAME];

/* A plain run that does not take long, and two for a sheet. */
static const struct {
    const char *puzzle, *words, *list;
} plain[] = {
    { "tour", "--size 5", "a1,c3" },
    { "queens", "--size 6", "1-2" },
    { "place", "--size 4", "1-2" },
    { "cover", "--size 5", "1-2" },
    { "armies", "--size 4", "1-2" },
    { "chess960", "", "1-2" },
    { "lesson", "", "1-2" },
    { "uncrossed", "--size 5", "1-2" },
    { "race", "--size 6 --limit 500 --repeat 1", "a1,b2" },
};

/* What can be made; times are never the same. */
static const struct output {
    const char *name, *words;
    const char *race; /* words that only races take */
    bool listed;      /* the list follows */
    int puzzles;      /* that make it */
} outputs[] = {
    { "text", "--format text", "--no-times", false, 9 },
    { "svg", "--format svg", "", false, 9 },
    { "json", "--format json --no-times", "", false, 9 },
    { "csv", "--format csv", "--no-times", false, 9 },
    { "count", "--count", "", false, 6 },
    { "list", "--list", "", false, 8 },
    { "map", "--map", "", false, 1 },
    { "say", "--say", "", false, 9 },
    { "sheet", "--format svg --paper none --sheet", "", true, 8 },
};

/* --- what may have no effect ---------------------------------------------- */

static const struct {
    const char *output, *puzzle, *option; /* NULL: any */
    const char *reason;
} excused[] = {
    { NULL, NULL, "output", "says where, not what" },
    { NULL, NULL, "quiet", "there is no progress to be shown" },
    { NULL, NULL, "limit-seconds", "was not reached" },
    { NULL, NULL, "limit-nodes", "was not reached" },
    { NULL, NULL, "times", "is the plain command's already" },
    { NULL, NULL, "help", "is a page of its own" },
    { NULL, NULL, "version", "is a page of its own" },
    { "json", NULL, "format", "is the plain command's already" },
    { "count", NULL, "count", "is the plain command's already" },
    { "list", NULL, "list", "is the plain command's already" },
    { "map", NULL, "map", "is the plain command's already" },
    { "say", NULL, "say", "is the plain command's already" },
    { NULL, NULL, "threads", "says how fast, not what" },
    { NULL, NULL, "resume", "says where to keep it, not what" },
    { "sheet", NULL, "page", "the only page may be named" },
    { NULL, "tour", "counts", "at the end of a tour there is no way on" },
    { NULL, "tour", "directed", "open tours are; with --closed it is seen" },
    { NULL, "place", "fundamental", "the first of them is the first of all" },
    { NULL, "cover", "fundamental", "the first of them is the first of all" },
    { NULL, "armies", "fundamental", "the first of them is the first of all" },
    { NULL, "cover", "argument", "not every board has such a proof" },
    { NULL, "armies", "patience", "was not needed" },
    { NULL, "cover", "step", "the only step may be named" },
    { NULL, "chess960", "step", "the only step may be named" },
    { NULL, "lesson", "step", "the only step may be named" },
    { "say", "lesson", "every", "there is only one step" },
    { NULL, "lesson", "promote", "no pawn is promoted" },
    { NULL, "race", "repeat", "nothing is measured" },
    { "csv", "race", "pace", "nothing is measured" },
    { "say", "race", "speeds", "nothing is measured" },
    { "say", "race", "order", "they may be done at the same steps" },
    { "svg", "race", "chart", "nothing is measured" },
};

static bool is_one(const char *wanted, const char *name)
{
    return !wanted || strcmp(wanted, name) == 0;
}

static bool is_excused(const char *output, const struct puzzle_class *cls,
                       const char *option)
{
    for (size_t i = 0; i < sizeof excused / sizeof *excused; i++)
        if (is_one(excused[i].output, output) &&
            is_one(excused[i].puzzle, cls->name) &&
            is_one(excused[i].option, option))
            return true;
    return false;
}

/* --- a command ------------------------------------------------------------ */

static int split(char *line, char **argv)
{
    int argc = 0;

    for (char *at = strtok(line, " "); at; at = strtok(NULL, " "))
        argv[argc++] = at;
    argv[argc] = NULL;
    return argc;
}

/* The exit code, with the output in `out` and stderr in `said`. What takes
 * longer has an effect. */
static int run(const struct puzzle_class *cls, int argc, char **argv,
               struct text *out, struct text *said)
{
    int was = dup(STDERR_FILENO), code = CLI_REFUSED;
    struct request r;
    struct error err;

    text_clear(out);
    text_clear(said);
    if (!freopen("said", "w", stderr))
        return -1;
    if (!request_parse(&r, &puzzle_command, cls, argc, argv, &err)) {
        text_add(said, err.message);
    } else if (r.page) {
        request_free(&r);
    } else {
        r.output = "made";
        r.limit.seconds = r.limit.seconds > 0 ? r.limit.seconds : LONGEST;
        code = perform(&r, NULL);
        request_free(&r);
    }
    fflush(stderr);
    dup2(was, STDERR_FILENO);
    close(was);
    file_read("said", READ_MAX, said, &err);
    if (file_is_there("made"))
        file_read("made", READ_MAX, out, &err);
    unlink("made");
    return code;
}

/* Pictures carry their run, which tells all options: that is no effect. */
static void cut_run(struct text *t)
{
    char *from = strstr(t->at, "<desc>"), *to;

    if (!from || !(to = strstr(from, "</desc>")))
        return;
    memmove(from, to, strlen(to) + 1);
    t->len = strlen(t->at);
}

/* --- values to try -------------------------------------------------------- */

static int add(char values[VALUES][64], int n, const char *value)
{
    if (n < VALUES)
        snprintf(values[n++], 64, "%s", value);
    return n;
}

static int add_names(char values[VALUES][64], const struct control *c)
{
    int n = 0;

    for (int i = 0; c->names && c->names[i]; i++)
        if (strcmp(c->names[i], c->initial) != 0 && c->names[i][0])
            n = add(values, n, c->names[i]);
    return n;
}

static int add_numbers(char values[VALUES][64], const struct control *c)
{
    int initial = atoi(c->initial), n = 0;
    char number[16];

    for (int i = initial - 1; i <= initial + 2; i++) {
        snprintf(number, sizeof number, "%d", i);
        if (i != initial && i >= c->min && i <= c->max)
            n = add(values, n, number);
    }
    return n;
}

/* Words that a puzzle checks by itself. */
static const char *word_for(const char *key)
{
    static const char *const words[][2] = {
        { "array", "BBQNNRKR" },
        { "find", "king-on-d" },
        { "fen", "8/8/8/8/8/8/8/K6k_w_-_-_0_1" },
        { "moves", "e2e4" },
        { "speeds", "1,2,3,4,5" },
        { "limit", "20" },
        { "caption", "Words" },
        { "title", "Words" },
        { "topic", "moves" },
        { "sheet", "1-2" },
        { "steps", "1,2" },
        { "yes", "a1" },
        { "patience", "10" },
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], key) == 0)
            return words[i][1];
    return "1";
}

static int values_of(const struct control *c, char values[VALUES][64])
{
    int n = 0;

    switch (c->kind) {
    case CONTROL_RANGE: return add_numbers(values, c);
    case CONTROL_SIZE: return add(values, 0, "6x7");
    case CONTROL_CHOICE: return add_names(values, c);
    case CONTROL_SET:
        snprintf(values[0], 64, "%s,%s", c->names[1], c->names[0]);
        return 1;
    case CONTROL_SQUARE: return add(values, 0, "c3");
    case CONTROL_SQUARES: return add(values, add(values, 0, "c3"), "b3,d4");
    case CONTROL_TEXT:
        n = add_names(values, c);
        return n ? n : add(values, 0, word_for(c->key));
    case CONTROL_SWITCH:
    case CONTROL_ACTION: break;
    }
    return 0;
}

static int common_values(int id, char values[VALUES][64])
{
    switch (id) {
    case COMMON_FORMAT: return add(values, 0, "json");
    case COMMON_STEP: return add(values, add(values, 0, "0"), "3");
    case COMMON_MARKS: return add(values, 0, "a1:red");
    case COMMON_FONT: return add(values, 0, "none.ttf");
    case COMMON_RANDOM: return add(values, 0, "--seed 2");
    default: return add(values, 0, "2");
    }
}

static const struct control *control_of(const struct puzzle_class *cls,
                                        const struct option *o)
{
    switch (request_topic(o)) {
    case TOPIC_PUZZLE: return &cls->controls[o->id];
    case TOPIC_QUESTION: {
        int own = control_find(cls->controls, o->name);

        return own < 0 ? NULL : &cls->controls[own];
    }
    case TOPIC_STYLE: return &style_controls[o->id - OPTION_STYLE];
    case TOPIC_SHEET: return &sheet_controls[o->id - OPTION_SHEET];
    case TOPIC_FILM: return &film_controls[o->id - OPTION_FILM];
    case TOPIC_OUTPUT:
    case TOPIC_RUN: break;
    }
    return NULL;
}

/* --- one option ----------------------------------------------------------- */

enum effect { EFFECT_NONE, EFFECT_SEEN, EFFECT_REFUSED };

struct setting_of_it {
    const struct puzzle_class *cls;
    const struct output *output;
    struct text usual; /* what comes out without options */
};

static void add_plain(const struct setting_of_it *s, struct text *line)
{
    const struct output *output = s->output;

    text_addf(line, "%s %s", s->cls->name, output->words);
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strcmp(plain[i].puzzle, s->cls->name) == 0)
            text_addf(line, " %s %s", output->listed ? plain[i].list : "",
                      plain[i].words);
    if (strcmp(s->cls->name, "race") == 0)
        text_addf(line, " %s", output->race);
}

/* The plain command with an option, its output without the run it carries. */
static int make(const struct setting_of_it *s, const char *option,
                const char *value, struct text *out, struct text *said)
{
    struct text line;
    char *argv[WORDS];
    int code;

    text_init(&line);
    add_plain(s, &line);
    text_addf(&line, " %s %s", option, value);
    code = run(s->cls, split(line.at, argv), argv, out, said);
    text_free(&line);
    cut_run(out);
    return code;
}

static enum effect try(const struct setting_of_it *s, const char *option,
                       const char *value)
{
    struct text out, said;
    enum effect effect;

    text_init(&out);
    text_init(&said);
    if (make(s, option, value, &out, &said) == CLI_REFUSED)
        effect = said.len ? EFFECT_REFUSED : EFFECT_NONE;
    else
        effect = strcmp(out.at, s->usual.at) ? EFFECT_SEEN : EFFECT_NONE;
    text_free(&out);
    text_free(&said);
    return effect;
}

/* Some value has an effect, or each that has none is refused. */
static bool is_obeyed(const struct setting_of_it *s, const struct option *o)
{
    const struct control *c = control_of(s->cls, o);
    bool on = c && c->kind == CONTROL_SWITCH && strcmp(c->initial, "on") == 0;
    char values[VALUES][64], name[80];
    bool swallowed = false, seen = false;
    int n = o->id == COMMON_RANDOM ? common_values(o->id, values)
            : !o->value            ? add(values, 0, "")
            : c                    ? values_of(c, values)
                                   : common_values(o->id, values);

    snprintf(name, sizeof name, on ? "--no-%s" : "--%s", o->name);
    for (int i = 0; i < n; i++) {
        enum effect effect = try(s, name, values[i]);

        seen = seen || effect == EFFECT_SEEN;
        swallowed = swallowed || effect == EFFECT_NONE;
    }
    return n > 0 && (seen || !swallowed);
}

/* How many options are swallowed; -1: this puzzle does not make that. */
static int look(const struct puzzle_class *cls, const struct output *output)
{
    struct option table[REQUEST_OPTIONS];
    struct setting_of_it s = { .cls = cls, .output = output };
    struct text said;
    int failures = 0;

    text_init(&s.usual);
    text_init(&said);
    if (make(&s, "", "", &s.usual, &said) == CLI_REFUSED)
        failures = -1;
    request_options(cls, table);
    for (const struct option *o = table; failures >= 0 && o->name; o++)
        if (!is_excused(output->name, cls, o->name) && !is_obeyed(&s, o)) {
            printf("%s, %s: --%s is swallowed\n", cls->name, output->name,
                   o->name);
            failures++;
        }
    text_free(&s.usual);
    text_free(&said);
    return failures;
}

TEST no_option_is_swallowed_in(const struct output *output)
{
    int failures = 0, made = 0;

    for (int i = 0; puzzle_classes[i]; i++) {
        int n = puzzle_classes[i]->tab ? look(puzzle_classes[i], output) : -1;

        made += n >= 0;
        failures += n > 0 ? n : 0;
    }
    ASSERT_EQ_FMT(output->puzzles, made, "%d");
    ASSERT_EQ(0, failures);
    PASS();
}

SUITE(options)
{
    SET_SETUP(folder_make, folder);
    SET_TEARDOWN(folder_remove, folder);
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
        RUN_TESTp(no_option_is_swallowed_in, &outputs[i]);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(options);
    GREATEST_MAIN_END();
}
