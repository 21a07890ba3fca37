/* One slide: when its run is where it is to be seen, and what it says then. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

bool slide_to_end(const struct slide *slide)
{
    return slide->at_end || (slide->plays && slide->to_end);
}

size_t slide_moment(const struct slide *slide)
{
    return slide->plays ? slide->from : slide->run.step;
}

size_t slide_last(const struct slide *slide, const struct session *ss)
{
    return slide_to_end(slide) ? session_count(ss) - 1
           : slide->plays      ? slide->to
                               : slide->run.step;
}

/* --- its words ------------------------------------------------------------ */

size_t slide_name(const char *at, char name[FACT_NAME])
{
    size_t len = *at == '{' ? strspn(at + 1, "abcdefghijklmnopqrstuvwxyz-") : 0;

    if (len == 0 || len >= FACT_NAME || at[1 + len] != '}')
        return 0;
    memcpy(name, at + 1, len);
    name[len] = '\0';
    return len + 2;
}

static bool refuse_fact(const struct facts *facts, const char *name,
                        struct error *err)
{
    struct text names;

    text_init(&names);
    for (int i = 0; i < facts->n; i++)
        text_addf(&names, "%s%s", i ? ", " : "", facts->at[i].key);
    error_set(err, "{%s} is no fact of this moment; there %s %s", name,
              facts->n == 1 ? "is" : "are", facts->n ? names.at : "none");
    text_free(&names);
    return false;
}

/* The number of the first name that is no fact goes to *which. */
static bool fill(const char *words, struct session *ss, struct text *out,
                 size_t *which, struct error *err)
{
    const struct facts *facts = session_facts(ss);
    char name[FACT_NAME];
    bool ok = true;

    for (size_t n = 0, len; *words; words += len ? len : 1) {
        const struct fact *fact;

        len = slide_name(words, name);
        fact = len ? facts_find(facts, name) : NULL;
        if (fact)
            fact_add_text(facts, fact, out);
        else
            text_add_bytes(out, len ? "\u2026" : words, len ? 3 : 1);
        if (len && !fact && ok) {
            ok = refuse_fact(facts, name, err);
            *which = n;
        }
        n += len > 0;
    }
    return ok;
}

bool slide_fill(const char *words, struct session *ss, struct text *out,
                struct error *err)
{
    size_t which;

    return fill(words, ss, out, &which, err);
}

/* --- what cannot be shown ------------------------------------------------- */

bool slide_is_there(const struct slide *slide, const struct session *ss)
{
    size_t last = slide_last(slide, ss);
    bool over = session_outcome(ss) != OUTCOME_RUNNING;

    if (slide_to_end(slide))
        return over && session_index(ss) == last;
    return session_index(ss) == last || (over && session_count(ss) <= last);
}

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

/* *line is the script's at which something is wrong. */
static bool is_right(const struct slide *slide, struct session *ss, int *line,
                     struct error *err)
{
    size_t from = slide_moment(slide), last = slide_last(slide, ss);
    size_t end = session_count(ss) - 1, which = 0;
    struct text words;
    bool ok;

    *line = slide->run_line;
    if (is_missing(ss))
        return error_set(err, "%s", session_explain(ss));
    if (slide->plays)
        *line = slide->part_line;
    if (last > end || (slide->plays && from > end))
        return error_set(err, "step %zu: the steps of this run are 0 to %zu",
                         from > end ? from : last, end);
    text_init(&words);
    ok = fill(slide->caption, ss, &words, &which, err);
    text_free(&words);
    if (!ok)
        *line = slide->fact_lines[which];
    return ok;
}

bool slide_check(const struct show *show, const struct slide *slide,
                 struct session *ss, struct error *err)
{
    struct error why;
    int line;

    return is_right(slide, ss, &line, &why) ||
           error_set(err, "%.120s, line %d: %s", show->name, line, why.message);
}
