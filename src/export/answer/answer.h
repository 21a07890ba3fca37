/*
 * The answer to a question as a file's bytes: as it is told, line by line, or
 * as JSON or CSV made of these lines. They go out as they come, since lists
 * can be longer than memory.
 */
#ifndef CHEQUER_ANSWER_H
#define CHEQUER_ANSWER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/task.h"
#include "puzzle/ask/answer.h"

struct format;
struct params;
struct puzzle_class;
struct question;
struct text;

/* Who is asked what. */
struct asked {
    const struct puzzle_class *cls;
    const struct params *params;
    const struct question *question;
};

/* How a format writes answers. */
struct answer_form {
    void (*begin)(const struct asked *asked, struct text *out);

    /* `number` counts from 1; the line may be taken apart. NULL: lines stay
     * as they are told. */
    void (*row)(const struct asked *asked, uint64_t number, char *line,
                struct text *out);

    /* `complete`: there are no more rows. */
    void (*end)(const struct asked *asked, uint64_t rows, bool complete,
                struct text *out);
};

extern const struct answer_form answer_text, answer_json, answer_csv;

/* Can this format tell the answer? */
bool answer_possible(const struct question *question, const struct format *f);

/* The task of a question, in a format that can tell it. What is in *asked must
 * outlive it. */
struct task answer_make(struct task told, const struct format *f,
                        const struct asked *asked);

/* No more of the rows is wanted: appends what makes those that came a whole,
 * which says that some are missing. An answer without rows has none to tell. */
void answer_cut(struct task *answer, struct text *out);

/* For forms: the next cell of a line, which is cut off there. */
char *answer_cell(char **line, enum answer_kind kind);

#endif
