/* What a request makes, by the format, the question and the settings. */
#include "cli/made.h"

#include "base/error.h"
#include "cli/count/count.h"
#include "cli/request.h"
#include "export/formats.h"
#include "puzzle/ask/question.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "render/file/reel.h"

static bool opens_window(const struct request *r)
{
    return (!r->cls || r->window.run) && !r->output && !r->said.format;
}

static int kind_of(const struct request *r)
{
    const struct format *f = r->job.format;

    if (r->question)
        return MADE_ANSWER | (count_is_shared(r) ? MADE_SHARED : 0) |
               (r->question->job ? MADE_DIVIDED : 0);
    if (sheet_wanted(&r->sheet))
        return sheet_asks(&r->sheet, SHEET_ASK) ? MADE_WORKSHEET : MADE_SHEET;
    if (request_is_told(r))
        return MADE_TALE;
    if (r->cls && request_is_film(r))
        return f->kind == FORMAT_KIND_FILM ? MADE_FILM : MADE_SERIES;
    switch (f->kind) {
    case FORMAT_KIND_FILM: return MADE_FILM;
    case FORMAT_KIND_PICTURE: return MADE_PICTURE;
    case FORMAT_KIND_WORDS: break;
    }
    return f->runless ? MADE_SETTLED : f->diagram ? MADE_DIAGRAM : MADE_DATA;
}

/* A race that is drawn tells times only where its settings ask for them. */
static bool tells_times(const struct request *r, const struct plan *plan,
                        int bits)
{
    if (bits & (MADE_DATA | MADE_DIAGRAM))
        return r->job.format->clocked || r->cls->clocked;
    return bits & (MADE_PICTURE | MADE_FILMS) && r->cls->clocked && plan->timed;
}

/* What follows from the settings of a puzzle so far. */
static int planned(const struct request *r, int bits)
{
    struct error unasked;
    struct plan plan;

    puzzle_plan(r->cls, &r->params, &plan, &unasked);
    return (bits & (MADE_PICTURE | MADE_FILMS) && plan.surface != SURFACE_FLAT
                ? MADE_JOINED
                : 0) |
           (tells_times(r, &plan, bits) ? MADE_TIMED : 0) |
           (plan.chance ? MADE_CHANCE : 0);
}

int made(const struct request *r)
{
    int bits = opens_window(r) ? MADE_WINDOW : kind_of(r);

    if (bits & MADE_SHOWN && r->job.format->lettered)
        bits |= MADE_LETTERED;
    if (bits & MADE_FILM && r->job.format->reel->loops)
        bits |= MADE_LOOPS;
    if (bits & MADE_WORKSHEET || r->said.given[COMMON_RANDOM])
        bits |= MADE_CHANCE;
    return r->cls ? bits | planned(r, bits) : bits;
}
