/* The pages of a sheet as files. */
#ifndef CHEQUER_SHEET_MAKE_H
#define CHEQUER_SHEET_MAKE_H

#include "base/task.h"
#include "session/session.h"

struct export_job;
struct sheet_job;

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
