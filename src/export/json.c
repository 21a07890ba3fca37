/*
 * A run as one JSON object: the puzzle, what was asked (the control table's
 * values), how it ended, and the puzzle's own facts. Nothing in here knows
 * which puzzle it is. The seed is given where it is not the usual 1, marks
 * where there are some.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "chess/square.h"
#include "export/export.h"
#include "export/texts.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

/* --- strings ------------------------------------------------------------ */

void json_string(struct text *out, const char *s)
{
    const unsigned char *at = (const unsigned char *)s;

    text_add(out, "\"");
    while (*at) {
        size_t len = utf8_length((const char *)at);

        if (*at == '"' || *at == '\\')
            text_addf(out, "\\%c", *at);
        else if (*at == '\n')
            text_add(out, "\\n");
        else if (*at < 0x20 || *at == 0x7F)
            text_addf(out, "\\u%04x", *at);
        else if (len == 0)
            text_add(out, "\xEF\xBF\xBD");
        else
            text_add_bytes(out, at, len);
        at += len ? len : 1;
    }
    text_add(out, "\"");
}

static void add_key(struct text *out, const char *key)
{
    if (out->at[out->len - 1] != '{')
        text_add(out, ",");
    json_string(out, key);
    text_add(out, ":");
}

static void add_words(struct text *out, const char *key, const char *words)
{
    add_key(out, key);
    json_string(out, words);
}

static void add_number(struct text *out, const char *key, uint64_t n)
{
    add_key(out, key);
    text_addf(out, "%" PRIu64, n);
}

static void add_truth(struct text *out, const char *key, bool truth)
{
    add_key(out, key);
    text_add(out, truth ? "true" : "false");
}

/* --- what was asked ----------------------------------------------------- */

static void add_list(struct text *out, const char *key, const char *list)
{
    add_key(out, key);
    for (const char *sep = "["; *list; sep = ",") {
        size_t len = strcspn(list, ",");

        text_addf(out, "%s\"%.*s\"", sep, (int)len, list);
        list += len + (list[len] == ',');
    }
    text_add(out, "]");
}

static void add_setting(struct text *out, const struct params *params,
                        const struct control *table, int i)
{
    const struct control *c = &table[i];
    const struct setting *s = &params->at[i];

    switch (c->kind) {
    case CONTROL_RANGE:
        if (s->number < c->min) /* none */
            break;
        add_key(out, c->key);
        text_addf(out, "%d", s->number);
        break;
    case CONTROL_SIZE:
        add_key(out, c->key);
        text_addf(out, "[%d,%d]", s->number, s->second);
        break;
    case CONTROL_CHOICE: add_words(out, c->key, c->names[s->number]); break;
    case CONTROL_SWITCH: add_truth(out, c->key, s->number != 0); break;
    case CONTROL_SQUARE:
        if (s->number >= 0)
            add_words(out, c->key, square_name(s->number, s->second).at);
        break;
    case CONTROL_SET: add_list(out, c->key, s->text); break;
    case CONTROL_SQUARES:
        if (s->text && *s->text)
            add_list(out, c->key, s->text);
        break;
    case CONTROL_TEXT:
        if (s->text)
            add_words(out, c->key, s->text);
        break;
    case CONTROL_ACTION: break;
    }
}

/* By whole numbers, since a locale may write a comma in a decimal. */
static void add_decimal(struct text *out, uint64_t n, uint64_t unit, int places)
{
    text_addf(out, "%" PRIu64 ".%0*" PRIu64, n / unit, places, n % unit);
}

static void add_fact(struct text *out, const struct facts *facts,
                     const struct fact *fact)
{
    switch (fact->kind) {
    case FACT_NUMBER: add_number(out, fact->key, fact->number); break;
    case FACT_TRUTH: add_truth(out, fact->key, fact->number != 0); break;
    case FACT_WORDS: add_words(out, fact->key, fact_words(facts, fact)); break;
    case FACT_SQUARES:
        add_key(out, fact->key);
        text_add(out, "[");
        for (uint64_t i = 0; i < fact->number; i++)
            text_addf(out, "%s\"%s\"", i ? "," : "",
                      fact_square(facts, fact, i).at);
        text_add(out, "]");
        break;
    case FACT_NUMBERS:
        add_key(out, fact->key);
        text_add(out, "[");
        for (uint64_t i = 0; i < fact->number; i++)
            text_addf(out, "%s%" PRIu64, i ? "," : "",
                      facts->numbers[fact->first + i]);
        text_add(out, "]");
        break;
    case FACT_SECONDS:
        add_key(out, fact->key);
        add_decimal(out, fact->number, 1000000000, 9);
        break;
    case FACT_NOTHING:
        add_key(out, fact->key);
        text_add(out, "null");
        break;
    }
}

/* An array with an object for each row. */
static void add_table(struct text *out, const struct facts *facts,
                      const struct fact_table *table)
{
    add_key(out, table->key);
    text_add(out, "[");
    for (int row = 0; row < table->rows; row++) {
        text_add(out, row ? ",{" : "{");
        for (int i = 0; i < table->columns; i++)
            add_fact(out, facts, fact_cell(facts, table, row, i));
        text_add(out, "}");
    }
    text_add(out, "]");
}

static void add_seed(struct text *out, const struct params *params)
{
    if (params->seed != 1)
        add_number(out, "seed", params->seed);
}

/* As it was typed, with its spaces. */
static void add_asked(struct text *out, const struct params *params,
                      const struct control *table, int i)
{
    struct text words;

    if (!table[i].space) {
        add_setting(out, params, table, i);
        return;
    }
    text_init(&words);
    params_words(params, table, i, &words);
    add_words(out, table[i].key, words.at);
    text_free(&words);
}

void json_asked(struct text *out, const struct puzzle_class *cls,
                const struct params *params, uint32_t idle)
{
    const struct control *table = cls->controls;

    add_words(out, "puzzle", cls->name);
    for (int i = 0; table[i].key; i++)
        if (!(idle >> i & 1) && !params_unsaid(params, table, i))
            add_asked(out, params, table, i);
    add_seed(out, params);
}

/* Is there a setting of that name whose place the fact takes? */
static bool replaces(const struct fact *fact, const struct control *table)
{
    return fact && fact->kind == FACT_WORDS &&
           control_find(table, fact->key) >= 0;
}

/* A fact of the same name knows better than the setting. Words stand in its
 * place; others come with the facts. */
static void add_settings(struct text *out, struct session *ss)
{
    const struct control *table = session_class(ss)->controls;
    const struct params *params = session_params(ss);
    const struct facts *facts = session_facts(ss);

    for (int i = 0; table[i].key; i++) {
        const struct fact *fact = facts_find(facts, table[i].key);

        if (replaces(fact, table))
            add_fact(out, facts, fact);
        else if (!fact && !table[i].live && !params_unsaid(params, table, i))
            add_setting(out, params, table, i);
    }
    add_seed(out, params);
    if (params->marks)
        add_list(out, "marks", params->marks);
}

/* --- what came of it ---------------------------------------------------- */

static const char *outcome_name(enum outcome outcome)
{
    switch (outcome) {
    case OUTCOME_RUNNING: return "running";
    case OUTCOME_FOUND: return "found";
    case OUTCOME_NONE: return "none";
    case OUTCOME_STUCK: return "stuck";
    case OUTCOME_LIMIT: return "limit";
    case OUTCOME_WAITING: return "waiting";
    }
    return "running";
}

/* Why there is no solution to show, unless the puzzle's facts say it. */
static void add_reason(struct text *out, struct session *ss,
                       const struct export_job *job)
{
    enum outcome outcome = export_outcome(ss, job);

    if (facts_find(session_facts(ss), "reason"))
        return;
    if (outcome == OUTCOME_LIMIT && job->stopped)
        add_words(out, "reason", job->stopped);
    else if (outcome == OUTCOME_NONE || outcome == OUTCOME_STUCK)
        add_words(out, "reason", session_explain(ss));
}

static void add_seconds(struct text *out, double seconds)
{
    add_key(out, "seconds");
    add_decimal(out, (uint64_t)(seconds * 1e6 + 0.5), 1000000, 6);
}

bool export_json(struct session *ss, const struct export_job *job,
                 struct text *out, struct error *err)
{
    const struct facts *facts;

    (void)err;
    text_add(out, "{");
    add_words(out, "puzzle", session_class(ss)->name);
    add_settings(out, ss);
    add_words(out, "outcome", outcome_name(export_outcome(ss, job)));
    add_reason(out, ss, job);
    facts = session_facts(ss);
    for (int i = 0; i < facts->n; i++)
        if (!replaces(&facts->at[i], session_class(ss)->controls))
            add_fact(out, facts, &facts->at[i]);
    for (int i = 0; i < facts->ntables; i++)
        add_table(out, facts, &facts->tables[i]);
    if (job->seconds >= 0)
        add_seconds(out, job->seconds);
    text_add(out, "}\n");
    return true;
}
