/* Lines of an answer on their way into a format. */
#include "export/answer/answer.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "export/format.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"

const struct answer_form answer_text = { .row = NULL };

bool answer_possible(const struct question *question, const struct format *f)
{
    return f->answers && (!f->answers->row || question->answer);
}

/* --- lines --------------------------------------------------------------- */

char *answer_cell(char **line, enum answer_kind kind)
{
    bool list = kind == ANSWER_NUMBERS || kind == ANSWER_SQUARES;
    char *cell = *line + strspn(*line, " ");
    size_t len = kind == ANSWER_WORDS ? strlen(cell)
                                      : strcspn(cell, list ? "/" : " ");

    *line = cell + len + (cell[len] != '\0');
    cell[len] = '\0';
    while (len > 0 && cell[len - 1] == ' ')
        cell[--len] = '\0';
    return cell;
}

/* --- the task ------------------------------------------------------------ */

struct work {
    struct task_kind kind;
    struct task told; /* owned */
    const struct answer_form *form;
    struct asked asked;
    struct text lines; /* what was told last, and is not a whole line yet */
    uint64_t rows;
    bool begun;
};

/* All the lines that are complete; the rest waits. */
static void take_lines(struct work *w, struct text *out)
{
    char *at = w->lines.at, *end;
    struct text rest;

    while ((end = strchr(at, '\n'))) {
        *end = '\0';
        w->form->row(&w->asked, ++w->rows, at, out);
        at = end + 1;
    }
    text_init(&rest);
    text_add(&rest, at);
    text_free(&w->lines);
    w->lines = rest;
}

static void begin(struct work *w, struct text *out)
{
    if (!w->begun)
        w->form->begin(&w->asked, out);
    w->begun = true;
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    enum task_state state = task_step(&w->told, &w->lines, err);

    if (state >= TASK_REFUSED)
        return state;
    if (w->lines.len || state == TASK_DONE)
        begin(w, out);
    take_lines(w, out);
    if (state == TASK_DONE)
        w->form->end(&w->asked, w->rows, true, out);
    return state;
}

static void forecast(const struct work *w, struct text *out)
{
    task_forecast(&w->told, out);
}

static double share(const struct work *w)
{
    return task_share(&w->told);
}

static void tell(const struct work *w, struct text *out)
{
    task_tell(&w->told, out);
}

static bool stop(struct work *w)
{
    return task_stop(&w->told);
}

static void drop(struct work *w)
{
    task_drop(&w->told);
    text_free(&w->lines);
    free(w);
}

void answer_cut(struct task *answer, struct text *out)
{
    struct work *w = answer->work;

    /* what is told as it is has no end */
    if (answer->kind->step != step || !w->asked.question->answer->columns)
        return;
    begin(w, out);
    w->form->end(&w->asked, w->rows, false, out);
}

struct task answer_make(struct task told, const struct format *f,
                        const struct asked *asked)
{
    struct work *w;

    if (!f->answers->row)
        return told;
    w = xcalloc(1, sizeof *w);
    w->kind = (struct task_kind){ .forecast = forecast,
                                  .step = step,
                                  .share = share,
                                  .even = told.kind->even,
                                  .tell = tell,
                                  .stop = stop,
                                  .drop = drop };
    w->told = told;
    w->form = f->answers;
    w->asked = *asked;
    text_init(&w->lines);
    return (struct task){ &w->kind, w };
}
