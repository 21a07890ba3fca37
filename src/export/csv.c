/*
 * Facts for spreadsheets: a row of keys, then the rows of the puzzle's most
 * detailed table; a puzzle without a table has one row, its facts. Numbers
 * are plain and times in seconds; fields are quoted as RFC 4180 wants it.
 */
#include <inttypes.h>
#include <string.h>

#include "base/text.h"
#include "export/texts.h"
#include "puzzle/facts.h"
#include "session/session.h"

void csv_words(struct text *out, const char *words)
{
    if (!strpbrk(words, ",\"\r\n")) {
        text_add(out, words);
        return;
    }
    text_add(out, "\"");
    for (; *words; words++)
        text_addf(out, "%s%c", *words == '"' ? "\"" : "", *words);
    text_add(out, "\"");
}

static void add_squares(struct text *out, const struct facts *facts,
                        const struct fact *fact)
{
    for (uint64_t i = 0; i < fact->number; i++)
        text_addf(out, "%s%s", i ? " " : "", fact_square(facts, fact, i).at);
}

static void add_value(struct text *out, const struct facts *facts,
                      const struct fact *fact)
{
    switch (fact->kind) {
    case FACT_NUMBER: text_addf(out, "%" PRIu64, fact->number); break;
    case FACT_TRUTH: text_add(out, fact->number ? "true" : "false"); break;
    case FACT_WORDS: csv_words(out, fact_words(facts, fact)); break;
    case FACT_SQUARES: add_squares(out, facts, fact); break;
    case FACT_NUMBERS:
        for (uint64_t i = 0; i < fact->number; i++)
            text_addf(out, "%s%" PRIu64, i ? " " : "",
                      facts->numbers[fact->first + i]);
        break;
    case FACT_SECONDS:
        text_addf(out, "%" PRIu64 ".%09" PRIu64, fact->number / 1000000000,
                  fact->number % 1000000000);
        break;
    case FACT_NOTHING: break;
    }
}

/* `n` facts side by side: their keys, or their values. */
static void add_row(struct text *out, const struct facts *facts,
                    const struct fact *first, int n, bool keys)
{
    for (int i = 0; i < n; i++) {
        text_add(out, i ? "," : "");
        if (keys)
            csv_words(out, first[i].key);
        else
            add_value(out, facts, &first[i]);
    }
    text_add(out, "\r\n");
}

bool export_csv(struct session *ss, const struct export_job *job,
                struct text *out, struct error *err)
{
    const struct facts *facts = session_facts(ss);
    const struct fact_table *t;

    (void)job, (void)err;
    if (facts->ntables == 0) {
        add_row(out, facts, facts->at, facts->n, true);
        add_row(out, facts, facts->at, facts->n, false);
        return true;
    }
    t = &facts->tables[facts->ntables - 1];
    for (int row = 0; row < t->rows; row++) {
        if (row == 0)
            add_row(out, facts, fact_cell(facts, t, 0, 0), t->columns, true);
        add_row(out, facts, fact_cell(facts, t, row, 0), t->columns, false);
    }
    return true;
}
