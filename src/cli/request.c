/* What a request begins with, and what a line says of one. */
#include "cli/request.h"

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/machine.h"
#include "chess/board.h"
#include "export/answer/answer.h"
#include "export/formats.h"
#include "export/shape.h"
#include "modules/list.h"
#include "puzzle/ask/question.h"
#include "puzzle/board_setting.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

static bool may_be(const struct request *r, const struct format *f)
{
    return !r->question || answer_possible(r->question, f);
}

/* Always false. */
static bool refuse_answer(const struct request *r, struct error *err)
{
    struct text names;

    text_init(&names);
    formats_list(&names, FORMAT_NAMES, format_answers);
    error_set(err, "--%s is answered as %s; %s %.80s does not go with it",
              r->question->key, names.at,
              r->said.format ? "--format" : "--output",
              r->said.format ? r->job.format->name : r->output);
    text_free(&names);
    return false;
}

/* Always false. */
static bool refuse_ending(const struct request *r, struct error *err)
{
    struct text names;

    text_init(&names);
    if (r->question || !r->cls)
        formats_list(&names, FORMAT_ENDINGS,
                     r->question ? format_answers : NULL);
    else
        formats_list_some(&names, FORMAT_ENDINGS, request_formats(r->cls));
    error_set(err,
              "--output '%.80s': want a name that ends in one of %s, "
              "or --format",
              r->output, names.at);
    text_free(&names);
    return false;
}

bool request_choose_format(struct request *r, struct error *err)
{
    bool named = r->output && strcmp(r->output, "-") != 0;

    if (!r->said.format && named) {
        r->job.format = format_by_ending(r->output);
        if (!r->job.format)
            return refuse_ending(r, err);
    }
    return may_be(r, r->job.format) || refuse_answer(r, err);
}

bool request_is_numbered(const struct request *r)
{
    return r->output && pattern_has_place(r->output);
}

bool request_is_bound(const struct request *r)
{
    return r->job.format->pages && !request_is_numbered(r);
}

bool request_is_film(const struct request *r)
{
    return !r->question && !sheet_wanted(&r->sheet) &&
           (r->job.format->kind == FORMAT_KIND_FILM || request_is_numbered(r));
}

bool request_is_told(const struct request *r)
{
    return r->said.given[COMMON_SAY] && !r->question && !r->window.run &&
           !sheet_wanted(&r->sheet) && !request_is_film(r) &&
           r->job.format == &formats[FORMAT_TEXT];
}

bool request_take_shape(struct request *r, struct error *err)
{
    struct shape_size size = { .asked = false };
    struct board_setting at;
    struct board board;
    bool ok;

    board_setting_find(r->cls->controls, &at);
    if (r->said.given[at.size])
        size = (struct shape_size){ r->params.at[at.size].number,
                                    r->params.at[at.size].second, true };
    if (!shape_open(r->shape, size, &board, err))
        return false;
    ok = board_setting_put(r->cls->controls, at, &r->params, &board, err);
    board_free(&board);
    return ok;
}

struct request request_usual(void)
{
    struct request r = { .count.threads = machine_cores(),
                         .job = { .format = &formats[FORMAT_TEXT],
                                  .style = style_usual(),
                                  .seconds = -1 },
                         .film = film_usual() };

    params_init(&r.sheet, sheet_controls);
    text_init(&r.line);
    return r;
}

/* A line that names no step means the first, unless the run opens at its
 * end. */
bool request_take_line(struct request *r, const char *line, struct error *err)
{
    struct text unstyled, single, words;
    struct run run;
    bool ok;

    text_init(&unstyled);
    text_init(&single);
    text_init(&words);
    ok = style_take(&r->job.style, line, &unstyled, err) &&
         sheet_take(&r->sheet, unstyled.at, &single, err) &&
         film_take(&r->film, single.at, &words, err) &&
         run_parse(&run, puzzle_classes, words.at, err);
    text_free(&unstyled);
    text_free(&single);
    text_free(&words);
    if (!ok)
        return false;
    r->cls = run.cls;
    r->params = run.params;
    r->step = run.step;
    if (run.limit)
        r->limit.nodes = run.limit;
    r->said.theme = strstr(line, " theme=") != NULL;
    r->said.step = !sheet_wanted(&r->sheet) &&
                   (run.has_step || run.plan.manner == MANNER_WATCHED);
    return true;
}

void request_free(struct request *r)
{
    params_free(&r->params);
    params_free(&r->sheet);
    text_free(&r->line);
}

uint32_t request_formats(const struct puzzle_class *cls)
{
    struct request r = request_usual();
    struct session *ss = NULL;
    struct error unasked;
    uint32_t which;

    if (cls) {
        params_init(&r.params, cls->controls);
        ss = session_open(cls, &r.params, &unasked);
    }
    which = formats_possible(ss, &r.job);
    if (ss)
        session_close(ss);
    request_free(&r);
    return which;
}
