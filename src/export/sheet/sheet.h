/*
 * Many runs of a series on one page, or several: sheets of solutions, and
 * worksheets with their solutions. What is asked for is a control table, like
 * the settings of a puzzle and the style of a picture.
 */
#ifndef CHEQUER_SHEET_H
#define CHEQUER_SHEET_H

#include <stdbool.h>

#include "export/style.h"
#include "puzzle/control.h"
#include "session/session.h"

struct error;
struct export_job;
struct scene;
struct text;

enum sheet_key {
    SHEET_SHOW, /* "sheet": which runs, or "none" */
    SHEET_ASK,  /* "worksheet": which are to be found, or "none" */
    SHEET_REVEAL,
    SHEET_PAPER,
    SHEET_LANDSCAPE,
    SHEET_COLUMNS,
    SHEET_TITLE,
    SHEET_PAGE,
    SHEET_KEYS
};

/* In the order of enum sheet_key; none is called like a puzzle's. */
extern const struct control sheet_controls[];

/* Sets what `line` says of a sheet, and leaves the other words in `rest`. */
bool sheet_take(struct params *wish, const char *line, struct text *rest,
                struct error *err);

/* Does the wish ask for a sheet or a worksheet at all? */
bool sheet_wanted(const struct params *wish);

/* What there is to know of one besides its session. */
struct sheet_job {
    const struct params *wish;
    struct style style;
    bool has_theme;          /* else pages of paper have one for print */
    bool (*stop)(void *ctx); /* asked now and then: true ends the work */
    void (*drawn)(void *ctx, int done, int all); /* boards of the page,
                                                    or NULL */
    void *ctx;
};

struct sheet;

/*
 * Finds out which boards there are and how they are laid out. `ss` is lent:
 * it is taken from run to run. NULL, with *err filled in, if that is refused,
 * if there is nothing to show, or if it was stopped.
 */
struct sheet *sheet_open(struct session *ss, const struct sheet_job *job,
                         struct error *err);
void sheet_close(struct sheet *sheet);

/* Pages to be written, numbered from `first`. */
int sheet_pages(const struct sheet *sheet);
int sheet_first(const struct sheet *sheet);

/* The page with the run of these settings, or the first if there is none. */
int sheet_page_of(const struct sheet *sheet, const struct params *params);

/* Draws a page; 1 unit of the scene is a pixel. */
bool sheet_draw(struct sheet *sheet, int page, struct scene *sc,
                struct error *err);

/* The bytes of its file, a picture; appends to `out`. */
bool sheet_write(struct sheet *sheet, int page, const struct export_job *job,
                 struct text *out, struct error *err);

/* How the runs on the pages written so far ended: the worst of them. */
enum outcome sheet_outcome(const struct sheet *sheet);

#endif
