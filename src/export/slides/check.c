/* What is wrong with a slide once its runs are there to be looked at. */
#include <string.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "session/session.h"

/* Work that nobody notices, for each run of a show that is opened. */
enum { LITTLE = 100000, SLICE = 20000 };

/* Always false. */
static bool refuse(const struct show *show, int line, const struct error *why,
                   struct error *err)
{
    return error_set(err, "%.120s, line %d: %s", show->name, line,
                     why->message);
}

/* --- the words -------------------------------------------------------------
 */

/* Always false. */
static bool refuse_mention(const struct mention *m, struct session *ss,
                           struct error *err)
{
    const struct facts *facts = session_facts(ss);
    struct text names;

    text_init(&names);
    for (int i = 0; i < facts->n; i++)
        text_addf(&names, "%s%s", i ? ", " : "", facts->at[i].key);
    error_set(err, "{%s} is no fact of this moment; there %s %s", m->name,
              facts->n == 1 ? "is" : "are", facts->n ? names.at : "none");
    text_free(&names);
    return false;
}

/* *line is the script's at which something is wrong. */
static bool words_are_right(const struct wording *w,
                            struct session *const *runs, int *line,
                            struct error *err)
{
    const struct mention *missing;
    struct text words;

    text_init(&words);
    wording_fill(w, runs, &words, &missing);
    text_free(&words);
    if (!missing)
        return true;
    *line = missing->line;
    return refuse_mention(missing, runs[missing->run - 1], err);
}

/* --- the runs --------------------------------------------------------------
 */

/* One of several was asked for by its number, and is not among them; that there
 * is none at all may be what the slide is to show. */
static bool is_missing(const struct session *ss)
{
    const struct puzzle_class *cls = session_class(ss);
    int i = cls->series ? control_find(cls->controls, cls->series->key) : -1;

    return i >= 0 && cls->controls[i].live &&
           !(session_plan(ss)->idle >> i & 1) &&
           session_params(ss)->at[i].number > cls->controls[i].min &&
           session_outcome(ss) == OUTCOME_NONE;
}

static bool run_is_right(const struct exhibit *x, struct session *ss, int *line,
                         struct error *err)
{
    size_t from = exhibit_moment(x), last = exhibit_last(x, ss);
    size_t end = session_count(ss) - 1;

    *line = x->run_line;
    if (is_missing(ss))
        return error_set(err, "%s", session_explain(ss));
    if (x->plays)
        *line = x->part_line;
    if (last > end || (x->plays && from > end))
        return error_set(err, "step %zu: the steps of this run are 0 to %zu",
                         from > end ? from : last, end);
    return true;
}

bool slide_check(const struct show *show, const struct slide *slide,
                 struct session *const *runs, struct error *err)
{
    struct error why;
    bool ok = true;
    int line = 0;

    for (int i = 0; ok && i < slide->n; i++)
        ok = run_is_right(&slide->runs[i], runs[i], &line, &why) &&
             words_are_right(&slide->runs[i].label, runs, &line, &why);
    ok = ok && words_are_right(&slide->heading, runs, &line, &why) &&
         words_are_right(&slide->caption, runs, &line, &why);
    return ok || refuse(show, line, &why, err);
}

/* --- all of them, ahead of time --------------------------------------------
 */

/* NULL, with *err filled in, if it is refused; *there: it came to rest. */
static struct session *try_run(const struct exhibit *x, bool *there,
                               struct error *err)
{
    struct session *ss = session_open(x->run.cls, &x->run.params, err);
    long done = 0;

    if (!ss)
        return NULL;
    session_limit(ss, x->run.limit);
    while (!(*there = exhibit_seek(x, ss, SLICE)) && done < LITTLE)
        done += SLICE;
    return ss;
}

static bool try_slide(const struct show *show, const struct slide *slide,
                      struct error *err)
{
    struct session *runs[SLIDE_RUNS] = { NULL };
    struct error why;
    bool ok = true, all = true, there = true;

    for (int i = 0; ok && i < slide->n; i++) {
        runs[i] = try_run(&slide->runs[i], &there, &why);
        ok = runs[i] || refuse(show, slide->runs[i].run_line, &why, err);
        all = all && there;
    }
    if (ok && all)
        ok = slide_check(show, slide, runs, err);
    for (int i = 0; i < SLIDE_RUNS; i++)
        session_close(runs[i]);
    return ok;
}

bool show_check(const struct show *show, struct error *err)
{
    for (size_t i = 0; i < show->n; i++)
        if (!try_slide(show, &show->slides[i], err))
            return false;
    return true;
}
