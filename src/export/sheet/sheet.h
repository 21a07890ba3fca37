/*
 * Many runs of a series on one page, or several: sheets of solutions, and
 * worksheets with their solutions. What is asked for is a control table, like
 * the settings of a puzzle and the style of a picture.
 */
#ifndef CHEQUER_SHEET_H
#define CHEQUER_SHEET_H

#include <stdbool.h>

#include "base/task.h"
#include "export/style.h"
#include "puzzle/control.h"
#include "session/session.h"

struct error;
struct export_job;
struct fonts;
struct text;

enum sheet_key {
    SHEET_SHOW, /* "sheet": which runs, or "none" */
    SHEET_ASK,  /* "worksheet": which are to be found, or "none" */
    SHEET_TOPIC,
    SHEET_REVEAL,
    SHEET_UNIQUE,
    SHEET_ANSWERS,
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

/* Does the wish ask for a worksheet, SHEET_ASK, or a sheet, SHEET_SHOW? For
 * either? */
bool sheet_asks(const struct params *wish, enum sheet_key key);
bool sheet_wanted(const struct params *wish);

/* Of a worksheet, what it asks for; NULL if it is none. */
const char *sheet_topic(const struct params *wish);

/* What there is to know of one besides its session. */
struct sheet_job {
    const struct params *wish;
    struct style style;
    bool has_theme;      /* else pages of paper have one for print */
    struct fonts *fonts; /* to draw with, by a twin of them; NULL: those
                            of the export */

    bool bound; /* all pages in one file */

    /* Asked when it is known how many pages there are; false, with *err filled
     * in, refuses them. NULL: any number is fine. */
    bool (*suits)(void *ctx, int pages, struct error *err);
    void *ctx;
};

/*
 * A task: one file to a page, as `as` says. `ss` is the sheet's from now on,
 * goes from run to run, and is closed when the sheet is dropped. It is refused
 * before the first page is drawn, if at all.
 */
struct task sheet_make(struct session *ss, const struct sheet_job *job,
                       const struct export_job *as);

/* How the runs on the pages made so far ended: the worst of them. */
enum outcome sheet_outcome(const struct task *sheet);

#endif
