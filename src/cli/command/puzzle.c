/*
 * A puzzle's command: what goes with what in a request, and its help page.
 * What a table can say is taken from it, never repeated.
 */
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/clock.h"
#include "base/rng.h"
#include "base/wrap.h"
#include "cli/command/command.h"
#include "cli/count/count.h"
#include "cli/effect.h"
#include "cli/help.h"
#include "cli/request.h"
#include "export/formats.h"
#include "puzzle/plan.h"
#include "puzzle/series/series.h"

/* A bare word: the value of the control that the puzzle names for it. */
static bool take_operand(struct request *r, const char *word, struct error *err)
{
    const struct control *table = r->cls->controls;
    int own = r->cls->operand ? control_find(table, r->cls->operand) : -1;

    if (own >= 0 && r->said.given[own])
        return error_set(err, "%s takes one %s, not '%.60s' as well",
                         r->cls->name, r->cls->operand, word);
    if (own >= 0) {
        r->operand = word;
        r->said.given[own] = r->cls->operand;
        return params_set(&r->params, table, own, word, err);
    }
    return error_set(err, "%s takes options such as --%s, not '%.60s'",
                     r->cls->name, table[0].key ? table[0].key : "help", word);
}

/* Names and moments that go with films, and those that do not. */
static bool check_film(const struct request *r, struct error *err)
{
    bool series = request_is_numbered(r);

    if (request_is_told(r) && r->said.step)
        return error_set(err, "--step shows one step, --say tells many: want "
                              "--from and --to");
    if (!request_is_film(r))
        return true;
    if (r->said.step)
        return error_set(err, "--step shows one step, a film many: want "
                              "--from and --to");
    if (series && r->job.format->kind == FORMAT_KIND_FILM)
        return error_set(err,
                         "--output '%.80s': a %s holds all steps in "
                         "one file; want a name without %%d",
                         r->output, r->job.format->title);
    return !series || pattern_check(r->output, err);
}

/* By the seed that was given, or by one that nobody has seen before. */
static void choose_at_random(struct request *r)
{
    enum { SEEDS = 1000000 }; /* short enough to be typed again */
    struct rng rng;

    if (!r->said.given[COMMON_SEED]) {
        rng_seed(&rng, clock_moment());
        r->params.seed = 1 + rng_below(&rng, SEEDS - 1);
    }
    puzzle_shuffle(r->cls, &r->params);
}

/* What was not said adapts to what was. */
static void suit(struct request *r)
{
    uint32_t unsaid = 0;

    for (int i = 0; r->cls->controls[i].key; i++)
        if (!r->said.given[i])
            unsaid |= UINT32_C(1) << i;
    if (r->cls->suit)
        r->cls->suit(&r->params, unsaid);
}

static bool check(struct request *r, struct error *err)
{
    suit(r);
    if (!request_choose_format(r, err) || !check_film(r, err) ||
        !effect_check(r, err) || !count_check(r, err))
        return false;
    if (r->said.given[COMMON_RANDOM])
        choose_at_random(r);
    return true;
}

/* --- the help page ------------------------------------------------------- */

/* The options about one topic, under a heading, if there are any. */
static void add_topic(struct text *out, const struct puzzle_class *cls,
                      enum request_topic topic, const char *heading)
{
    struct option table[REQUEST_OPTIONS];

    request_options(cls, table);
    for (const struct option *o = table; o->name; o++) {
        if (request_topic(o) != topic)
            continue;
        if (heading)
            text_addf(out, "\n%s:\n", heading);
        heading = NULL;
        help_option(out, cls, o);
    }
}

/* Of the controls of the activity that is usual. */
static const char *first_key(const struct puzzle_class *cls,
                             enum control_kind kind)
{
    for (const struct control *c = cls->controls; c->key; c++)
        if (c->kind == kind && (!c->in || c->in & 1))
            return c->key;
    return NULL;
}

/* The first that there is without any choice; NULL: none. */
static const struct series *usual_series(const struct puzzle_class *cls)
{
    const struct series *s = cls->series;
    struct params usual;
    struct error unasked;
    struct plan plan;

    params_init(&usual, cls->controls);
    puzzle_plan(cls, &usual, &plan, &unasked);
    params_free(&usual);
    while (s && s->key &&
           !plan_offers(&plan, control_find(cls->controls, s->key)))
        s++;
    return s && s->key ? s : NULL;
}

static void add_sheet_example(struct text *out, const struct puzzle_class *cls)
{
    const struct series *s = usual_series(cls);
    const struct control *c = cls->controls;

    if (s)
        text_addf(out, "  chequer %s --sheet %s -o %s.pdf\n", cls->name,
                  c[control_find(c, s->key)].kind == CONTROL_SQUARE ? "a1,c3,e5"
                                                                    : "1,3-6",
                  cls->name);
}

static void add_film_examples(struct text *out, const struct puzzle_class *cls)
{
    if (!cls->film)
        return;
    text_addf(out, "  chequer %s %s -o %s.gif\n", cls->name, cls->film,
              cls->name);
    text_addf(out, "  chequer %s %s -o step-%%03d.png\n", cls->name, cls->film);
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
        text_addf(out, "  chequer %s --%s 6x8 --theme paper -o %s.svg\n", name,
                  size, name);
    text_addf(out, "  chequer %s --step 0 --px 96 -o start.png\n", name);
    add_film_examples(out, cls);
    add_sheet_example(out, cls);
    text_addf(out, "  chequer %s --format json --limit-seconds 10\n", name);
}

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    text_addf(out, "Usage: chequer %s %s[OPTION]...\n", cls->name,
              cls->operand ? "[N] " : "");
    text_addf(out, "%s. ", cls->title);
    wrap_add(out, cls->summary ? cls->summary : "", (int)strlen(cls->title) + 2,
             0);
    for (int i = 0; i < HELP_TOPICS; i++)
        add_topic(out, cls, help_topics[i].topic, help_topics[i].heading);
    add_examples(out, cls);
    text_add(out, "\nExit codes: 'chequer --help' lists them.\n");
}

const struct command puzzle_command = {
    .take = take_operand, .check = check, .perform = perform, .help = add_help
};
