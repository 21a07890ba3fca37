/* Runs of a series, chosen by a list. */
#include "session/selection.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/plan.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "session/session.h"

void selection_free(struct selection *sel)
{
    free(sel->at);
    sel->at = NULL;
    sel->n = sel->cap = 0;
}

static void add(struct selection *sel, int number, int second)
{
    sel->at = grow(sel->at, sel->n, &sel->cap, sizeof *sel->at);
    sel->at[sel->n++] = (struct setting){ .number = number, .second = second };
}

static bool refuse_many(long long n, struct error *err)
{
    return n <= SELECTION_MAX ||
           error_set(err,
                     "%lld boards are too many for a sheet; want at "
                     "most %d",
                     n, SELECTION_MAX);
}

/* --- what is typed ------------------------------------------------------- */

/* None is no run of a series, and the other settings are not here. */
static struct control one_of_series(const struct control *c)
{
    struct control one = *c;

    one.optional = false;
    one.last = NULL;
    return one;
}

static bool refuse_item(const struct control *c, const char *item,
                        struct error *err)
{
    struct control wanted = one_of_series(c);
    struct text want;

    text_init(&want);
    if (c->kind == CONTROL_RANGE && c->max == INT_MAX)
        text_addf(&want, "numbers from %d", c->min);
    else
        control_allowed(&wanted, &want);
    error_set(err, "%s '%.40s': want all, or a list of %s%s", c->key, item,
              want.at,
              c->kind == CONTROL_SQUARE ? "" : ", with ranges such as 3-5");
    text_free(&want);
    return false;
}

static bool parse_value(const struct control *c, const char *word, int *out)
{
    struct params one = { .seed = 1 };
    const struct control table[] = { one_of_series(c), { .key = NULL } };
    struct error unsaid;

    if (!params_set(&one, table, 0, word, &unsaid))
        return false;
    out[0] = one.at[0].number;
    out[1] = one.at[0].second;
    return true;
}

/* A value, or a range of them: `item` is cut up. `told` has the range to be
 * told where it is refused. */
static bool add_item(struct selection *sel, const struct control *c,
                     const struct control *told, char *item, struct error *err)
{
    char *dash = strchr(item, '-');
    int first[2], last[2];

    if (parse_value(c, item, first)) {
        add(sel, first[0], first[1]);
        return refuse_many((long long)sel->n, err);
    }
    if (!dash || c->kind == CONTROL_SQUARE)
        return refuse_item(told, item, err);
    *dash = '\0';
    if (!parse_value(c, item, first) || !parse_value(c, dash + 1, last))
        return *dash = '-', refuse_item(told, item, err);
    if (last[0] < first[0])
        return error_set(err, "%s '%s-%s': want the smaller one first", c->key,
                         item, dash + 1);
    if (!refuse_many((long long)last[0] - first[0] + 1 + (long long)sel->n,
                     err))
        return false;
    for (int i = first[0]; i < last[0]; i++)
        add(sel, i, 0);
    add(sel, last[0], 0);
    return true;
}

static bool add_list(struct selection *sel, const struct control *c,
                     const struct params *params, const char *list,
                     struct error *err)
{
    struct control told = control_beside(c, params);
    char *copy = xstrdup(list), *item = copy, *comma;
    bool ok = true;

    do {
        comma = strchr(item, ',');
        if (comma)
            *comma = '\0';
        ok = add_item(sel, c, &told, item, err);
        item = comma ? comma + 1 : NULL;
    } while (ok && item);
    free(copy);
    return ok;
}

/* --- what there is ------------------------------------------------------- */

/* Would the run of item `i` be accepted? Other settings may follow it, but
 * it must not be brought into line itself. */
static bool is_valid(const struct selection *sel,
                     const struct puzzle_class *cls,
                     const struct params *params, size_t i, struct error *err)
{
    struct params one;
    struct plan plan;
    bool ok;

    params_copy(&one, params);
    one.at[sel->control] = sel->at[i];
    if (cls->adapt)
        cls->adapt(&one, sel->control);
    one.at[sel->control] = sel->at[i];
    ok = puzzle_plan(cls, &one, &plan, err);
    params_free(&one);
    return ok;
}

/*
 * The same for one item after the other. Where they are squares of a board,
 * all that are no holes begin a run or none does (see struct series), so that
 * one is asked for: the others would each make the board anew.
 */
struct asker {
    const struct selection *sel;
    const struct puzzle_class *cls;
    const struct params *params;
    struct board board; /* without squares: each is asked for */
    bool known, taken;  /* one of them has been asked for; it was accepted */
};

static void asker_init(struct asker *a, const struct selection *sel,
                       const struct puzzle_class *cls,
                       const struct params *params)
{
    struct board_setting at;
    struct error unasked;

    *a = (struct asker){ .sel = sel, .cls = cls, .params = params };
    if (cls->controls[sel->control].kind == CONTROL_SQUARE &&
        board_setting_find(cls->controls, &at) &&
        !board_setting_read(at, params, &a->board, &unasked))
        a->board = (struct board){ 0 };
}

static void asker_free(struct asker *a)
{
    board_free(&a->board);
}

static bool ask(struct asker *a, size_t i, struct error *err)
{
    const struct setting *at = &a->sel->at[i];

    if (!board_has(&a->board, at->number, at->second))
        return is_valid(a->sel, a->cls, a->params, i, err);
    if (!a->known)
        a->taken = is_valid(a->sel, a->cls, a->params, i, err);
    a->known = true;
    return a->taken;
}

/* No hole begins a run, which need not be said of each of them. */
static bool is_hole(const struct asker *a, size_t i)
{
    const struct setting *at = &a->sel->at[i];

    return board_squares(&a->board) > 0 &&
           !board_has(&a->board, at->number, at->second);
}

/* Every value that is in the control's range; squares as the board is read. */
static bool add_range(struct selection *sel, const struct puzzle_class *cls,
                      const struct params *params, struct error *err)
{
    const struct control *c = &cls->controls[sel->control];
    struct error unasked;
    struct plan plan;

    if (c->kind == CONTROL_CHOICE) {
        for (int i = 0; c->names[i]; i++)
            add(sel, i, 0);
        return true;
    }
    if (c->kind == CONTROL_RANGE) {
        if (!refuse_many((long long)c->max - c->min, err))
            return false;
        for (int i = c->min; i <= c->max; i++)
            add(sel, i, 0);
        return true;
    }
    puzzle_plan(cls, params, &plan, &unasked);
    if (!refuse_many((long long)plan.files * plan.ranks, err))
        return false;
    for (int rank = plan.ranks - 1; rank >= 0; rank--)
        for (int file = 0; file < plan.files; file++)
            add(sel, file, rank);
    return true;
}

static bool add_all(struct selection *sel, const struct puzzle_class *cls,
                    const struct params *params, struct error *err)
{
    struct asker asker;
    size_t kept = 0;

    if (!add_range(sel, cls, params, err))
        return false;
    asker_init(&asker, sel, cls, params);
    for (size_t i = 0; i < sel->n; i++)
        if (!is_hole(&asker, i) && ask(&asker, i, err))
            sel->at[kept++] = sel->at[i];
    asker_free(&asker);
    sel->n = kept;
    return kept > 0;
}

/* Those of a list, each of which must be there. */
static bool ask_each(const struct selection *sel,
                     const struct puzzle_class *cls,
                     const struct params *params, struct error *err)
{
    struct asker asker;
    bool ok = true;

    asker_init(&asker, sel, cls, params);
    for (size_t i = 0; i < sel->n && ok; i++)
        ok = ask(&asker, i, err);
    asker_free(&asker);
    return ok;
}

/* Is it one that is looked for? */
static bool is_wanted(const struct series *s, const char *topic)
{
    return !topic || (s->task && (strcmp(topic, TOPIC_USUAL) == 0 ||
                                  (s->topic && strcmp(topic, s->topic) == 0)));
}

/* Its control has an effect; or it has a single board. */
static bool is_offered(const struct series *s, const struct puzzle_class *cls,
                       const struct plan *plan)
{
    return s->pose || plan_offers(plan, control_find(cls->controls, s->key));
}

/* The series that a list is about: the first whose control takes the list's
 * first value; for "all", the first that has an effect. NULL: there is none of
 * that topic. */
static const struct series *series_of(const struct puzzle_class *cls,
                                      const struct params *params,
                                      const char *list, const char *topic)
{
    const struct series *fallback = NULL;
    size_t len = strcspn(list, ",-");
    char first[32] = "";
    struct error unasked;
    struct plan plan;
    int value[2];

    puzzle_plan(cls, params, &plan, &unasked);
    if (len < sizeof first)
        memcpy(first, list, len);
    for (const struct series *s = cls->series; s->key; s++) {
        int control = control_find(cls->controls, s->key);

        if (!is_wanted(s, topic))
            continue;
        if (!fallback)
            fallback = s;
        if (!is_offered(s, cls, &plan))
            continue;
        if (strcmp(list, "all") == 0 ||
            parse_value(&cls->controls[control], first, value))
            return s;
        if (!is_offered(fallback, cls, &plan))
            fallback = s;
    }
    return fallback;
}

/* --- together ------------------------------------------------------------ */

static bool fill(struct selection *sel, const struct puzzle_class *cls,
                 const struct params *params, const char *list,
                 struct error *err)
{
    const struct control *c = &cls->controls[sel->control];
    struct error unasked;
    struct plan plan;

    puzzle_plan(cls, params, &plan, &unasked);
    if (!is_offered(sel->series, cls, &plan))
        return error_set(err,
                         "%s has no effect with these settings, so "
                         "there is no series of it",
                         c->key);
    if (sel->all && c->live) {
        add(sel, c->min, 0); /* the rest is known after a run */
        return true;
    }
    if (sel->all)
        return add_all(sel, cls, params, err);
    return add_list(sel, c, params, list, err) &&
           (c->live || ask_each(sel, cls, params, err));
}

/* What a worksheet can ask for. */
static bool refuse_topic(const struct puzzle_class *cls, const char *topic,
                         struct error *err)
{
    struct text names;

    text_init(&names);
    for (const struct series *s = cls->series; s->key; s++)
        if (s->topic)
            text_addf(&names, "%s%s", names.len ? ", " : "", s->topic);
    if (strcmp(topic, TOPIC_USUAL) == 0 || !names.len)
        error_set(err,
                  names.len || strcmp(topic, TOPIC_USUAL) == 0
                      ? "%s has no worksheets"
                      : "topic: %s has worksheets of one kind alone",
                  cls->name);
    else
        error_set(err, "topic '%.40s': want %s", topic, names.at);
    text_free(&names);
    return false;
}

bool selection_read(struct selection *out, const struct puzzle_class *cls,
                    const struct params *params, const char *list,
                    const char *topic, struct error *err)
{
    struct selection sel = { .all = strcmp(list, "all") == 0 };

    if (!cls->series)
        return error_set(err, "%s has no series of runs to put on a sheet",
                         cls->name);
    sel.series = series_of(cls, params, list, topic);
    if (!sel.series)
        return refuse_topic(cls, topic, err);
    sel.control = control_find(cls->controls, sel.series->key);
    if (!fill(&sel, cls, params, list, err)) {
        selection_free(&sel);
        return false;
    }
    *out = sel;
    return true;
}

bool selection_go(const struct selection *sel, struct session *ss, size_t i,
                  struct error *err)
{
    const struct control *table = session_class(ss)->controls;
    struct params one = { .seed = 1 };
    struct text word;
    bool ok;

    text_init(&word);
    one.at[sel->control] = sel->at[i];
    params_format(&one, table, sel->control, &word);
    ok = session_set(ss, sel->control, word.at, true, err);
    text_free(&word);
    return ok;
}

/* The number of the last one, or 0 if nobody knows it yet: more may come. */
static int last_of(struct session *ss, int control)
{
    const struct facts *facts = session_facts(ss);
    const struct fact *total = facts_find(facts, "total");
    struct pages p;

    if (session_pages(ss, &p) && p.control == control && !p.growing)
        return p.last;
    return total && total->number < INT_MAX ? (int)total->number : 0;
}

/* There is no such page: the puzzle says why, if a run begins with it. */
static bool refuse_missing(const struct selection *sel, struct session *ss,
                           size_t i, struct error *err)
{
    struct params one;
    bool begun;

    params_copy(&one, session_params(ss));
    one.at[sel->control] = sel->at[i];
    begun = session_restart(ss, &one, err);
    params_free(&one);
    if (!begun)
        return false;
    while (session_run_on(ss))
        ;
    return error_set(err, "%s", session_explain(ss));
}

bool selection_complete(struct selection *sel, struct session *ss,
                        struct error *err)
{
    const struct control *c = &session_class(ss)->controls[sel->control];
    int last = c->live ? last_of(ss, sel->control) : 0;

    if (!c->live)
        return true;
    for (size_t i = 0; i < sel->n; i++)
        if (last && sel->at[i].number > last)
            return refuse_missing(sel, ss, i, err);
    if (!sel->all)
        return true;
    if (!last)
        return error_set(err, "how many there are is not known yet: want a "
                              "list of numbers, such as 1-12");
    if (!refuse_many((long long)last - c->min + 1, err))
        return false;
    for (int i = c->min + 1; i <= last; i++)
        add(sel, i, 0);
    return true;
}
