/*
 * What the options are for. The common ones are a table against what is made;
 * a puzzle's own are asked of its plan, or of the question.
 */
#include "cli/effect.h"

#include <string.h>

#include "base/error.h"
#include "cli/made.h"
#include "cli/request.h"
#include "cli/tryout.h"
#include "export/formats.h"
#include "puzzle/ask/question.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "session/selection.h"

static const char pictures[] = "is for pictures: want -o FILE.png or another "
                               "picture";
static const char diagrams[] = "is for pictures and boards in text";
static const char worded[] = "is for pictures and text";
static const char films[] = "is for films: want -o FILE.gif, numbered files "
                            "as in -o 'step-%03d.png', or --say";
static const char moving[] = "is for films that move: want -o FILE.gif";
static const char sheets[] = "is for sheets: want --sheet or --worksheet "
                             "with a list of boards";
static const char window[] = "is for the window: want no output";

static const struct rule {
    int first, last;   /* numbers of options */
    int where;         /* what is made with them, any of these */
    const char *words; /* what they are for */
} rules[] = {
    { OPTION_STYLE + STYLE_THEME, OPTION_STYLE + STYLE_THEME,
      MADE_SHOWN | MADE_WINDOW, pictures },
    { OPTION_STYLE + STYLE_PX, OPTION_STYLE + STYLE_TRANSPARENT, MADE_SHOWN,
      pictures },
    { OPTION_STYLE + STYLE_COORDINATES, OPTION_STYLE + STYLE_FIRST_NUMBER,
      MADE_SHOWN | MADE_DIAGRAM, diagrams },
    { OPTION_STYLE + STYLE_TRAIL, OPTION_STYLE + STYLE_TRAIL, MADE_SHOWN,
      pictures },
    { OPTION_STYLE + STYLE_FLIP, OPTION_STYLE + STYLE_FLIP,
      MADE_SHOWN | MADE_DIAGRAM, diagrams },
    { OPTION_STYLE + STYLE_NEIGHBOURS, OPTION_STYLE + STYLE_NEIGHBOURS,
      MADE_JOINED,
      "is for pictures of boards with joined edges: want --surface torus or "
      "another" },
    { OPTION_SHEET + SHEET_TOPIC, OPTION_SHEET + SHEET_ANSWERS, MADE_WORKSHEET,
      "goes with --worksheet: a sheet shows all" },
    { OPTION_SHEET, OPTION_FILM - 1, MADE_SHEETS, sheets },
    { OPTION_FILM, OPTION_FILM + FILM_EVERY, MADE_FILMS | MADE_TALE, films },
    { OPTION_FILM + FILM_DELAY, COMMON_FORMAT - 1, MADE_FILM, moving },
    { OPTION_FILM + FILM_LOOP, OPTION_FILM + FILM_LOOP, MADE_LOOPS,
      "is for films that repeat themselves: want -o FILE.gif" },
    { COMMON_ASPECT, COMMON_ASPECT, MADE_SHOWN,
      "is for slides as pictures: want -o FILE.pdf or 'FILE-%02d.png'" },
    { COMMON_STEP, COMMON_STEP, MADE_RUN | MADE_SHEETS,
      "shows one step of a run: here there is none" },
    { COMMON_MARKS, COMMON_MARKS, MADE_SHOWN, pictures },
    { COMMON_TIMES, COMMON_TIMES, MADE_TIMED,
      "is for what tells times: runs as JSON, races as text, and charts of "
      "time" },
    { COMMON_FONT, COMMON_FONT, MADE_LETTERED | MADE_WINDOW,
      "is for letters in PNG, PDF and films" },
    { COMMON_SAY, COMMON_SAY, MADE_TALE | MADE_WINDOW,
      "tells the window, or a puzzle's run as text: want no other output" },
    { COMMON_SEED, COMMON_SEED, MADE_CHANCE,
      "is for what is done by chance, and here nothing is" },
    { COMMON_RANDOM, COMMON_RANDOM, MADE_RUN | MADE_SETTLED | MADE_TALE,
      "chooses one of many; here all are asked for, or a list" },
    { COMMON_LIMIT_NODES, COMMON_LIMIT_NODES,
      MADE_RUN | MADE_SHEETS | MADE_TALE, "is for runs: want --limit-seconds" },
    { COMMON_LIMIT_SECONDS, COMMON_LIMIT_SECONDS, MADE_ANY,
      "is for what is done without the window: want -o FILE" },
    { COMMON_QUIET, COMMON_QUIET, MADE_ANY,
      "is for what is done without the window: want -o FILE" },
    { COMMON_THREADS, COMMON_THREADS, MADE_SHARED,
      "is for counting on all processors: want --count, or --part of it where "
      "one counts the whole" },
    { COMMON_PART, COMMON_ESTIMATE, MADE_DIVIDED,
      "is for counts that fall into parts: want --count" },
    { COMMON_SCALE, COMMON_SCALE, MADE_WINDOW, window },
    { COMMON_RENDERER, COMMON_RENDERER, MADE_WINDOW, window },
};

/* --- the common options ----------------------------------------------------
 */

static bool common_obeyed(const struct request *r, int what, struct error *err)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (int id = rules[i].first; id <= rules[i].last; id++)
            if (r->said.given[id] && !(rules[i].where & what))
                return error_set(err, "--%s %s", r->said.given[id],
                                 rules[i].words);
    return !r->said.given[OPTION_STYLE + STYLE_PX] ||
           !r->said.given[OPTION_STYLE + STYLE_WIDTH] ||
           error_set(err, "--px and --width both say how large a picture is: "
                          "want one of them");
}

/* --- a puzzle's own ------------------------------------------------------- */

/* Always false. */
static bool refuse_idle(const struct request *r, int control, struct error *err)
{
    const char *key = r->cls->controls[control].key;
    struct text choice;

    text_init(&choice);
    if (r->question)
        error_set(err, "--%s has no effect on --%s: leave it out", key,
                  r->question->key);
    else if (tryout_tell(r->cls, &r->params, control, &choice))
        error_set(err, "--%s goes with %s", key, choice.at);
    else
        error_set(err, "--%s has no effect with these settings", key);
    text_free(&choice);
    return false;
}

static bool is_random(const struct request *r)
{
    return r->said.given[COMMON_RANDOM] != NULL;
}

/* The settings as the run begins with them. */
static void begin(const struct request *r, struct params *params, bool random)
{
    if (random)
        puzzle_shuffle(r->cls, params);
    if (r->cls->adapt)
        r->cls->adapt(params, ADAPT_BEGIN);
}

/* False if it is refused then, which is said in time. */
static bool plan_of(const struct request *r, struct plan *out)
{
    struct params params;
    struct error unasked;
    bool ok;

    params_copy(&params, &r->params);
    begin(r, &params, is_random(r));
    ok = puzzle_plan(r->cls, &params, out, &unasked);
    params_free(&params);
    return ok;
}

static void set_initial(const struct control *table, int control,
                        struct params *params)
{
    struct error unasked;

    params_set(params, table, control, table[control].initial, &unasked);
}

static bool same_settings(const struct control *table, const struct params *a,
                          const struct params *b)
{
    for (int i = 0; table[i].key; i++)
        if (table[i].kind != CONTROL_ACTION && !params_same(table, i, a, b))
            return false;
    return true;
}

static bool is_initial(const struct request *r, int control)
{
    const struct control *table = r->cls->controls;
    struct params usual;
    bool same;

    params_copy(&usual, &r->params);
    set_initial(table, control, &usual);
    same = params_same(table, control, &usual, &r->params);
    params_free(&usual);
    return same;
}

/* Would a run with these settings begin alike without that one? */
static bool begins_alike(const struct request *r, const struct params *params,
                         int control, bool random)
{
    struct params with, without;
    bool same;

    params_copy(&with, params);
    params_copy(&without, params);
    set_initial(r->cls->controls, control, &without);
    begin(r, &with, random);
    begin(r, &without, random);
    same = same_settings(r->cls->controls, &with, &without);
    params_free(&with);
    params_free(&without);
    return same;
}

/* Is the value in these settings the one that the run begins with? */
static bool is_kept(const struct request *r, const struct params *settings,
                    int control, bool random)
{
    struct params params;
    bool same;

    params_copy(&params, settings);
    begin(r, &params, random);
    same = params_same(r->cls->controls, control, settings, &params);
    params_free(&params);
    return same;
}

/* It would be obeyed, or at least matter, if it were the only one, but is not,
 * and does not, beside the others: an array is what it is, whatever number is
 * given with it. */
static bool is_outdone(const struct request *r, int control)
{
    const struct control *table = r->cls->controls;
    struct params alone;
    bool outdone;

    if (!begins_alike(r, &r->params, control, is_random(r)) ||
        is_kept(r, &r->params, control, is_random(r)))
        return false;
    params_copy(&alone, &r->params);
    for (int i = 0; table[i].key; i++)
        if (i != control)
            set_initial(table, i, &alone);
    outdone = is_kept(r, &alone, control, false) ||
              !begins_alike(r, &alone, control, false);
    params_free(&alone);
    return outdone;
}

/* Always false. */
static bool refuse_outdone(const struct request *r, int control,
                           struct error *err)
{
    return error_set(err, "--%s has no effect with %s",
                     r->cls->controls[control].key,
                     is_random(r) ? "--random" : "the other settings");
}

/* What it is for, if that is not what is made: it is drawn, and nothing is, or
 * told as well, but not in numbers; else NULL. */
static const char *unseen(const struct request *r, int what, int control)
{
    const struct control *c = &r->cls->controls[control];

    if (what & MADE_SHOWN)
        return NULL;
    return c->drawn                                            ? pictures
           : c->worded && !(what & (MADE_DIAGRAM | MADE_TALE)) ? worded
                                                               : NULL;
}

/* What is as it would be anyway is not missed where nobody looks at it. */
static bool setting_obeyed(const struct request *r, int control, int what,
                           uint32_t idle, struct error *err)
{
    const char *meant = unseen(r, what, control);
    bool initial = is_initial(r, control);

    if (!initial && (idle >> control & 1 || (r->question && meant)))
        return refuse_idle(r, control, err);
    if (!initial && meant)
        return error_set(err, "--%s %s", r->cls->controls[control].key, meant);
    return r->question || !is_outdone(r, control) ||
           refuse_outdone(r, control, err);
}

static bool settings_obeyed(const struct request *r, int what, uint32_t idle,
                            struct error *err)
{
    for (int i = 0; r->cls->controls[i].key; i++)
        if (r->said.given[i] && !setting_obeyed(r, i, what, idle, err))
            return false;
    return true;
}

/* The setting that names the page of an album which is filmed as a whole; -1:
 * there is none. */
static int filmed_page(const struct request *r, int what,
                       const struct plan *plan)
{
    const struct series *s = r->cls->series;

    if (!plan->album || !(what & MADE_FILMS))
        return -1;
    for (; s && s->key; s++) {
        int control = control_find(r->cls->controls, s->key);

        if (r->cls->controls[control].live)
            return control;
    }
    return -1;
}

static bool page_obeyed(const struct request *r, int page, struct error *err)
{
    return page < 0 || !r->said.given[page] || is_initial(r, page) ||
           error_set(err,
                     "--%s shows one page, here all are shown: want --from "
                     "and --to",
                     r->said.given[page]);
}

/* Which settings are others by that seed? */
static uint32_t chosen_by(const struct request *r, uint64_t seed)
{
    const struct control *table = r->cls->controls;
    struct params params;
    uint32_t chosen = 0;

    params_copy(&params, &r->params);
    params.seed = seed;
    r->cls->shuffle(&params);
    for (int i = 0; table[i].key; i++)
        if (table[i].kind != CONTROL_ACTION &&
            !params_same(table, i, &params, &r->params))
            chosen |= UINT32_C(1) << i;
    params_free(&params);
    return chosen;
}

/* Some seeds choose what is there already. */
bool effect_random(const struct request *r, uint32_t settings)
{
    enum { SEEDS = 16 };
    bool changed = false;

    if (!puzzle_shuffles(r->cls, &r->params))
        return false;
    for (uint64_t seed = 1; seed <= SEEDS && !changed; seed++)
        changed = chosen_by(r, seed) & settings;
    return changed;
}

static bool random_obeyed(const struct request *r, const struct plan *plan,
                          int page, struct error *err)
{
    uint32_t idle = plan->idle | (page < 0 ? 0 : UINT32_C(1) << page);

    return !is_random(r) || plan->chance || effect_random(r, ~idle) ||
           error_set(err, "--random has no effect here: there is nothing to "
                          "choose from");
}

/* Does the control have the value given in the run of item `i`? What follows
 * from the item may take its place. */
static bool is_kept_beside(const struct request *r, const struct selection *sel,
                           size_t i, int control)
{
    struct params one;
    bool same;

    params_copy(&one, &r->params);
    one.at[sel->control] = sel->at[i];
    if (r->cls->adapt)
        r->cls->adapt(&one, sel->control);
    same = params_same(r->cls->controls, control, &one, &r->params);
    params_free(&one);
    return same;
}

/* Is it given, and of no effect on any run of the list? */
static bool is_replaced(const struct request *r, const struct selection *sel,
                        int control)
{
    bool replaced = sel->n > 0 && !is_initial(r, control);

    if (!r->said.given[control] || control == sel->control)
        return r->said.given[control];
    for (size_t i = 0; i < sel->n && replaced; i++)
        replaced = !is_kept_beside(r, sel, i, control);
    return replaced;
}

/* The list of a sheet takes the place of one setting, and of what would set it
 * in another way. */
static bool list_obeyed(const struct request *r, struct error *err)
{
    int key = sheet_asks(&r->sheet, SHEET_ASK) ? SHEET_ASK : SHEET_SHOW;
    struct selection sel;
    struct error unasked;
    int control = 0;

    if (!sheet_wanted(&r->sheet) ||
        !selection_read(&sel, r->cls, &r->params, r->sheet.at[key].text,
                        sheet_topic(&r->sheet), &unasked))
        return true;
    while (r->cls->controls[control].key && !is_replaced(r, &sel, control))
        control++;
    selection_free(&sel);
    return !r->cls->controls[control].key ||
           error_set(err, "--%s and --%s: the list says which",
                     r->cls->controls[control].key, sheet_controls[key].key);
}

/* False if one of `n` options about the look was given: then *err says so. */
static bool none_given(const struct request *r, const int *style, size_t n,
                       const char *words, struct error *err)
{
    for (size_t i = 0; i < n; i++)
        if (r->said.given[OPTION_STYLE + style[i]])
            return error_set(err, "--%s %s",
                             r->said.given[OPTION_STYLE + style[i]], words);
    return true;
}

/* What draws all of its picture has no board to put a frame around, and none
 * in text at all. */
static bool look_obeyed(const struct request *r, int what, struct error *err)
{
    static const int boards[] = { STYLE_FRAME, STYLE_COORDINATES, STYLE_NUMBERS,
                                  STYLE_TRAIL };
    static const int shown[] = { STYLE_FIRST_NUMBER, STYLE_FLIP };

    return none_given(r, boards, 4, "is for pictures of one board", err) &&
           (what & MADE_SHOWN || none_given(r, shown, 2, pictures, err));
}

/* Where no way is taken there is none to be numbered or drawn. */
static bool way_obeyed(const struct request *r, struct error *err)
{
    static const int way[] = { STYLE_NUMBERS, STYLE_FIRST_NUMBER, STYLE_TRAIL };

    return none_given(r, way, 3, "has no effect here: nothing moves", err);
}

/* Is there any work to be limited? */
static bool limit_obeyed(const struct request *r, const struct plan *plan,
                         struct error *err)
{
    const struct activity *a = plan->activity;

    return !r->said.given[COMMON_LIMIT_NODES] || (a->step && !a->workless) ||
           error_set(err, "--limit-nodes has no effect here: nothing is "
                          "searched for");
}

static bool puzzle_obeyed(const struct request *r, int what, struct error *err)
{
    struct error why;
    struct plan plan;
    int page;

    if (r->question)
        return settings_obeyed(r, what, r->question->idle, err);
    if (!plan_of(r, &plan))
        return true;
    if (!plan_takes_marks(&plan, r->params.marks, &why))
        return error_set(err, "--%s", why.message);
    page = filmed_page(r, what, &plan);
    return settings_obeyed(r, what, plan.idle, err) && list_obeyed(r, err) &&
           page_obeyed(r, page, err) && random_obeyed(r, &plan, page, err) &&
           limit_obeyed(r, &plan, err) &&
           (!plan.wayless || way_obeyed(r, err)) &&
           (!plan_is_bare(&plan) || look_obeyed(r, what, err));
}

bool effect_check(const struct request *r, struct error *err)
{
    int what = made(r);

    return common_obeyed(r, what, err) &&
           (!r->cls || r->window.run || puzzle_obeyed(r, what, err));
}
