/*
 * An answer as one JSON object: the puzzle, what was asked, and a number or
 * the list of rows, a line each. Whole numbers are written as they were told,
 * however long they are.
 */
#include <string.h>

#include "base/text.h"
#include "export/answer/answer.h"
#include "export/texts.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"

/* Without the zeros before it that JSON does not take. */
static void add_number(struct text *out, const char *digits)
{
    while (*digits == '0' && digits[1])
        digits++;
    text_add(out, digits);
}

static void add_item(struct text *out, enum answer_kind kind, const char *word)
{
    if (kind == ANSWER_NUMBERS)
        add_number(out, word);
    else
        json_string(out, word);
}

static void add_list(struct text *out, enum answer_kind kind, char *words)
{
    const char *between = "";

    text_add(out, "[");
    while (*words) {
        text_add(out, between);
        add_item(out, kind, answer_cell(&words, ANSWER_WORD));
        between = ",";
    }
    text_add(out, "]");
}

static void add_cell(struct text *out, enum answer_kind kind, char **line)
{
    char *cell = answer_cell(line, kind);

    switch (kind) {
    case ANSWER_NUMBER: add_number(out, cell); break;
    case ANSWER_WORD:
    case ANSWER_WORDS: json_string(out, cell); break;
    case ANSWER_NUMBERS:
    case ANSWER_SQUARES: add_list(out, kind, cell); break;
    }
}

static void begin(const struct asked *asked, struct text *out)
{
    const struct answer_shape *shape = asked->question->answer;

    text_add(out, "{");
    json_asked(out, asked->cls, asked->params, asked->question->idle);
    text_addf(out, ",\"%s\":%s", shape->key, shape->columns ? "[" : "");
}

/* A row of one column is that alone. */
static void row(const struct asked *asked, uint64_t number, char *line,
                struct text *out)
{
    const struct answer_shape *shape = asked->question->answer;
    const struct answer_column *c = shape->columns;

    if (!c) {
        add_cell(out, ANSWER_NUMBER, &line);
        return;
    }
    text_add(out, number > 1 ? ",\n" : "\n");
    if (!c[1].key) {
        add_cell(out, c->kind, &line);
        return;
    }
    for (; c->key; c++) {
        text_addf(out, "%s\"%s\":", c == shape->columns ? "{" : ",", c->key);
        add_cell(out, c->kind, &line);
    }
    text_add(out, "}");
}

/* Whole answers go without saying that they are. */
static void end(const struct asked *asked, uint64_t rows, bool complete,
                struct text *out)
{
    if (asked->question->answer->columns)
        text_add(out, rows ? "\n]" : "]");
    text_add(out, complete ? "}\n" : ",\"complete\":false}\n");
}

const struct answer_form answer_json = { begin, row, end };
