/* Arguments to a request: the control table's options and the common ones. */
#include <string.h>
#include <time.h>

#include "base/error.h"
#include "base/file/numbered.h"
#include "base/rng.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/request.h"
#include "export/formats.h"
#include "puzzle/puzzle.h"

/* What help calls the value of a control. */
static const char *value_name(const struct control *c)
{
    switch (c->kind) {
    case CONTROL_RANGE: return "N";
    case CONTROL_SIZE: return "SIZE";
    case CONTROL_CHOICE: return "NAME";
    case CONTROL_SET: return "NAMES";
    case CONTROL_SQUARE: return "SQUARE";
    case CONTROL_SQUARES: return "SQUARES";
    case CONTROL_TEXT: return c->space ? "WORDS" : "WORD";
    case CONTROL_SWITCH:
    case CONTROL_ACTION: break;
    }
    return NULL;
}

static bool is_question(const struct puzzle_class *cls, const char *key)
{
    for (int i = 0; cls->questions && cls->questions[i].key; i++)
        if (strcmp(cls->questions[i].key, key) == 0)
            return true;
    return false;
}

/* A question that is called like a control takes the control's value. */
static const char *question_value(const struct puzzle_class *cls,
                                  const struct question *q)
{
    int control = control_find(cls->controls, q->key);

    return control < 0 ? NULL : value_name(&cls->controls[control]);
}

/* Some common options are of no use to some puzzles; and a puzzle may have a
 * better idea of one of the names. */
static bool is_offered(const struct puzzle_class *cls, const struct option *o)
{
    return control_find(cls->controls, o->name) < 0 &&
           (cls->questions || o->id != COMMON_THREADS) &&
           (cls->shuffle || o->id != COMMON_RANDOM);
}

struct option request_option(const struct control *c, int id)
{
    return (struct option){ .name = c->key,
                            .help = c->help,
                            .id = id,
                            .value = value_name(c),
                            .negatable = c->kind == CONTROL_SWITCH,
                            .initial = *c->initial ? c->initial : "none" };
}

void request_options(const struct puzzle_class *cls,
                     struct option out[REQUEST_OPTIONS])
{
    const struct control *c = cls->controls;
    int n = 0;

    for (int i = 0; c[i].key; i++)
        if (c[i].kind != CONTROL_ACTION && !is_question(cls, c[i].key))
            out[n++] = request_option(&c[i], i);
    for (int i = 0; cls->questions && cls->questions[i].key; i++)
        out[n++] = (struct option){ .name = cls->questions[i].key,
                                    .help = cls->questions[i].help,
                                    .value = question_value(cls,
                                                            &cls->questions[i]),
                                    .id = COMMON_END + i };
    for (int i = 0; i < STYLE_KEYS; i++)
        out[n++] = request_option(&style_controls[i], OPTION_STYLE + i);
    for (int i = 0; cls->series && i < SHEET_KEYS; i++)
        out[n++] = request_option(&sheet_controls[i], OPTION_SHEET + i);
    for (int i = 0; i < FILM_KEYS; i++)
        out[n++] = request_option(&film_controls[i], OPTION_FILM + i);
    for (const struct option *o = common_options; o->name; o++)
        if (is_offered(cls, o))
            out[n++] = *o;
    out[n] = (struct option){ .name = NULL };
}

enum request_topic request_topic(const struct option *o)
{
    return o->id < OPTION_STYLE    ? TOPIC_PUZZLE
           : o->id < OPTION_SHEET  ? TOPIC_STYLE
           : o->id < OPTION_FILM   ? TOPIC_SHEET
           : o->id < COMMON_FORMAT ? TOPIC_FILM
           : o->id >= COMMON_END   ? TOPIC_QUESTION
           : o->id < COMMON_SEED   ? TOPIC_OUTPUT
                                   : TOPIC_RUN;
}

void request_allowed(const struct puzzle_class *cls, const struct option *o,
                     struct text *out)
{
    if (!o->value)
        return;
    if (request_topic(o) == TOPIC_PUZZLE)
        control_allowed(&cls->controls[o->id], out);
    else if (request_topic(o) == TOPIC_STYLE)
        control_allowed(&style_controls[o->id - OPTION_STYLE], out);
    else if (request_topic(o) == TOPIC_SHEET)
        control_allowed(&sheet_controls[o->id - OPTION_SHEET], out);
    else if (request_topic(o) == TOPIC_FILM)
        control_allowed(&film_controls[o->id - OPTION_FILM], out);
    else if (request_topic(o) == TOPIC_QUESTION)
        control_allowed(&cls->controls[control_find(cls->controls, o->name)],
                        out);
    else
        common_allowed(o->id, out);
}

static bool set_control(struct request *r, const struct argument *a,
                        struct error *err)
{
    const char *value = a->option->value ? a->value : a->on ? "on" : "off";
    const struct control *table = r->cls ? r->cls->controls : NULL;
    struct error why;
    bool ok;

    if (request_topic(a->option) == TOPIC_STYLE)
        ok = style_set(&r->job.style, a->option->id - OPTION_STYLE, value,
                       &why);
    else if (request_topic(a->option) == TOPIC_SHEET)
        ok = params_set(&r->sheet, sheet_controls, a->option->id - OPTION_SHEET,
                        value, &why);
    else if (request_topic(a->option) == TOPIC_FILM)
        ok = film_set(&r->film, a->option->id - OPTION_FILM, value, &why);
    else
        ok = params_set(&r->params, table, control_find(table, a->option->name),
                        value, &why);
    r->has_theme |= a->option->id == OPTION_STYLE + STYLE_THEME;
    return ok || error_set(err, "--%s", why.message);
}

/* A bare word: the value of the control that the puzzle names for it. */
static bool set_operand(struct request *r, const char *word, struct error *err)
{
    const struct control *table = r->cls->controls;

    if (r->cls->operand)
        return params_set(&r->params, table,
                          control_find(table, r->cls->operand), word, err);
    return error_set(err, "%s takes options such as --%s, not '%.60s'",
                     r->cls->name, table[0].key ? table[0].key : "help", word);
}

static bool set_question(struct request *r, const struct argument *a,
                         struct error *err)
{
    const struct question *q = &r->cls->questions[a->option->id - COMMON_END];

    if (r->question && r->question != q)
        return error_set(err, "--%s and --%s: want one question at a time",
                         r->question->key, q->key);
    r->question = q;
    return !a->option->value || set_control(r, a, err);
}

bool request_set(struct request *r, const struct argument *a, struct error *err)
{
    switch (request_topic(a->option)) {
    case TOPIC_FILM:
        r->film_said = a->option->name;
        return set_control(r, a, err);
    case TOPIC_SHEET:
        r->sheet_said = a->option->name;
        return set_control(r, a, err);
    case TOPIC_PUZZLE:
    case TOPIC_STYLE: return set_control(r, a, err);
    case TOPIC_QUESTION: return set_question(r, a, err);
    case TOPIC_OUTPUT:
    case TOPIC_RUN: return common_set(r, a, err);
    }
    return false;
}

/* The walk knows that a value is missing, but not what it could have been. */
static bool refuse_bare(const struct puzzle_class *cls, const struct option *o,
                        struct error *err)
{
    struct text allowed;

    text_init(&allowed);
    request_allowed(cls, o, &allowed);
    error_set(err, "--%s needs a value: %s", o->name, allowed.at);
    text_free(&allowed);
    return false;
}

static bool take_arguments(struct request *r, int argc, char **argv,
                           struct error *err)
{
    struct option table[REQUEST_OPTIONS];
    struct option_walk walk = {
        .table = table, .argc = argc, .argv = argv, .at = 1
    };
    struct argument a;
    enum option_result result;

    request_options(r->cls, table);
    while ((result = option_next(&walk, &a, err)) == OPTION_TAKEN) {
        if (!(a.option ? request_set(r, &a, err)
                       : set_operand(r, a.value, err)))
            return false;
        if (r->help)
            return true;
    }
    if (result == OPTION_WRONG && a.option && a.option->value && !a.value)
        return refuse_bare(r->cls, a.option, err);
    return result == OPTION_END;
}

/* Options that go with films, and those that do not. */
static bool check_film(const struct request *r, struct error *err)
{
    bool series = r->output && pattern_has_place(r->output);

    if (!request_is_film(r))
        return !r->film_said ||
               error_set(err,
                         "--%s is for films: want -o FILE.gif, or "
                         "numbered files as in -o 'step-%%03d.png'",
                         r->film_said);
    if (r->has_step)
        return error_set(err, "--step shows one step, a film many: want "
                              "--from and --to");
    if (series && r->job.format->kind == FORMAT_KIND_FILM)
        return error_set(err,
                         "--output '%.80s': a %s holds all steps in "
                         "one file; want a name without %%d",
                         r->output, r->job.format->title);
    return !series || pattern_check(r->output, err);
}

static bool check_sheet(const struct request *r, struct error *err)
{
    return !r->sheet_said || sheet_wanted(&r->sheet) ||
           error_set(err,
                     "--%s is for sheets: want --sheet or --worksheet "
                     "with a list of boards",
                     r->sheet_said);
}

/* By the seed that was given, or by one that nobody has seen before. */
static void choose_at_random(struct request *r)
{
    enum { SEEDS = 1000000 }; /* short enough to be typed again */
    struct timespec now;
    struct rng rng;

    if (!r->has_seed) {
        clock_gettime(CLOCK_REALTIME, &now);
        rng_seed(&rng,
                 (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec);
        r->params.seed = 1 + rng_below(&rng, SEEDS - 1);
    }
    r->cls->shuffle(&r->params);
}

bool request_parse(struct request *out, const struct puzzle_class *cls,
                   int argc, char **argv, struct error *err)
{
    struct request r = request_usual();

    r.cls = cls;
    params_init(&r.params, cls->controls);
    if (take_arguments(&r, argc, argv, err) &&
        (r.help || (request_choose_format(&r, err) && check_film(&r, err) &&
                    check_sheet(&r, err)))) {
        if (r.random)
            choose_at_random(&r);
        *out = r;
        return true;
    }
    request_free(&r);
    return false;
}
