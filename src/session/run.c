/* Runs to and from their line of text. */
#include "session/run.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "puzzle/board_setting.h"
#include "puzzle/hand/marks.h"
#include "puzzle/line.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"

const struct puzzle_class *run_class(const struct puzzle_class *const *classes,
                                     const char *name)
{
    for (; *classes; classes++)
        if (strcmp((*classes)->name, name) == 0)
            return *classes;
    return NULL;
}

const struct puzzle_class *run_class_with_holes(
    const struct puzzle_class *const *classes)
{
    struct board_setting at;

    while (*classes && !board_setting_find((*classes)->controls, &at))
        classes++;
    return *classes;
}

void run_free(struct run *run)
{
    params_free(&run->params);
}

static bool refuse_name(const struct puzzle_class *const *classes,
                        const char *name, struct error *err)
{
    struct text names;

    text_init(&names);
    for (; *classes; classes++)
        if ((*classes)->tab)
            text_addf(&names, "%s%s", names.len ? ", " : "", (*classes)->name);
    error_set(err, "a run begins with a puzzle's name (%s), not '%.40s'",
              names.at, name);
    text_free(&names);
    return false;
}

static bool refuse_key(const struct control *table, const char *key,
                       struct error *err)
{
    struct text keys;

    text_init(&keys);
    for (; table->key; table++)
        if (table->kind != CONTROL_ACTION)
            text_addf(&keys, "%s, ", table->key);
    error_set(err,
              "no setting is called '%.40s'; there are %sseed, "
              "limit-nodes, marks and step",
              key, keys.at);
    text_free(&keys);
    return false;
}

/* One word of the run: key=value. */
static bool take_setting(struct run *run, char *word, struct error *err)
{
    const struct control *table = run->cls->controls;
    char *value = strchr(word, '=');
    uint64_t step;
    int index;

    if (!value)
        return error_set(err, "'%.40s': want settings as key=value", word);
    *value++ = '\0';
    if (strcmp(word, "seed") == 0)
        return parse_u64(value, UINT64_MAX, &run->params.seed) ||
               error_set(err, "seed '%.40s': want a whole number", value);
    if (strcmp(word, "limit-nodes") == 0)
        return parse_u64(value, UINT64_MAX, &run->limit) ||
               error_set(err, "limit-nodes '%.40s': want a whole number",
                         value);
    if (strcmp(word, "marks") == 0)
        return marks_set(&run->params, value, err);
    if (strcmp(word, "step") == 0) {
        if (!parse_u64(value, SIZE_MAX, &step))
            return error_set(err, "step '%.40s': want a whole number", value);
        run->step = (size_t)step;
        run->has_step = true;
        return true;
    }
    index = control_find(table, word);
    if (index < 0 || table[index].kind == CONTROL_ACTION)
        return refuse_key(table, word, err);
    return params_set(&run->params, table, index, value, err);
}

/* The words of `copy` in turn, which is cut up. */
static bool take_words(struct run *run,
                       const struct puzzle_class *const *classes, char *copy,
                       struct error *err)
{
    static const char spaces[] = " \t\r\n";
    char *rest = NULL, *word = strtok_r(copy, spaces, &rest);

    run->cls = word ? run_class(classes, word) : NULL;
    if (!run->cls)
        return refuse_name(classes, word ? word : "", err);
    params_init(&run->params, run->cls->controls);
    while ((word = strtok_r(NULL, spaces, &rest)))
        if (!take_setting(run, word, err))
            return false;
    return puzzle_plan(run->cls, &run->params, &run->plan, err) &&
           plan_takes_marks(&run->plan, run->params.marks, err);
}

bool run_parse(struct run *out, const struct puzzle_class *const *classes,
               const char *text, struct error *err)
{
    struct run run = { 0 };
    char *copy;
    bool ok;

    if (strlen(text) > RUN_TEXT_MAX)
        return error_set(err, "a run is at most %d characters long",
                         RUN_TEXT_MAX);
    copy = xstrdup(text);
    ok = take_words(&run, classes, copy, err);
    free(copy);
    if (ok)
        *out = run;
    else
        run_free(&run);
    return ok;
}

void run_format(const struct puzzle_class *cls, const struct params *params,
                struct text *out)
{
    text_add(out, cls->name);
    line_format(params, cls->controls, out);
    if (params->seed != 1)
        text_addf(out, " seed=%llu", (unsigned long long)params->seed);
    if (params->marks)
        text_addf(out, " marks=%s", params->marks);
}

static bool take(const struct puzzle_class *cls, const char *text,
                 struct text *line, struct error *err)
{
    struct params params;
    bool ok;

    if (!cls->take)
        return false;
    params_init(&params, cls->controls);
    ok = cls->take(&params, text, err);
    if (ok)
        run_format(cls, &params, line);
    params_free(&params);
    return ok;
}

bool run_take(const struct puzzle_class *const *classes, const char *text,
              struct text *line, struct error *err)
{
    struct error why = { "" };

    for (; *classes && !*why.message; classes++)
        if (take(*classes, text, line, &why))
            return true;
    return error_set(err, "%s",
                     *why.message
                         ? why.message
                         : "no puzzle can make a run of this text: want a "
                           "run such as tour size=8x8, a tour, a "
                           "game or a position");
}
