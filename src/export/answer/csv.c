/* An answer for spreadsheets: a row of keys, then a row for each line; a list
 * is one field, as in all of our CSV. */
#include <inttypes.h>

#include "base/text.h"
#include "export/answer/answer.h"
#include "export/texts.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"

static void begin(const struct asked *asked, struct text *out)
{
    const struct answer_shape *shape = asked->question->answer;
    const struct answer_column *c = shape->columns;

    if (shape->row)
        text_addf(out, "%s,", shape->row);
    for (; c && c->key; c++)
        text_addf(out, "%s%s", c == shape->columns ? "" : ",", c->key);
    text_addf(out, "%s\r\n", shape->columns ? "" : shape->key);
}

static void row(const struct asked *asked, uint64_t number, char *line,
                struct text *out)
{
    const struct answer_shape *shape = asked->question->answer;
    const struct answer_column *c = shape->columns;

    if (shape->row)
        text_addf(out, "%" PRIu64 ",", number);
    for (; c && c->key; c++) {
        text_add(out, c == shape->columns ? "" : ",");
        csv_words(out, answer_cell(&line, c->kind));
    }
    if (!shape->columns)
        csv_words(out, answer_cell(&line, ANSWER_NUMBER));
    text_add(out, "\r\n");
}

static void end(const struct asked *asked, uint64_t rows, bool complete,
                struct text *out)
{
    (void)asked, (void)rows, (void)complete, (void)out;
}

const struct answer_form answer_csv = { begin, row, end };
