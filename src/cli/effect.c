/*
 * What the options are for. The common ones are a table against what is made;
 * a puzzle's own are asked of its plan, or of the question.
 */
#include "cli/effect.h"

#include <string.h>

#include "base/error.h"
#include "cli/request.h"
#include "cli/tryout.h"
#include "export/formats.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "render/file/reel.h"
#include "session/selection.h"

/* What is made, and what there is to say of it. */
enum {
    ANSWER = 1 << 0,  /* to a question */
    SHARED = 1 << 1,  /* the same, worked out by all processors */
    WINDOW = 1 << 2,  /* nothing: the window opens */
    DIAGRAM = 1 << 3, /* words, with the board among them */
    DATA = 1 << 4,    /* other words of a run */
    PICTURE = 1 << 5,
    FILM = 1 << 6,   /* in one file */
    SERIES = 1 << 7, /* pictures with numbers */
    SHEET = 1 << 8,
    WORKSHEET = 1 << 9,
    LETTERED = 1 << 10, /* with letters of our font */
    CHANCE = 1 << 11,   /* by the seed */
    LOOPS = 1 << 12,    /* a film that repeats itself */
    SETTLED = 1 << 13,  /* words that need no run */
    JOINED = 1 << 14,   /* shows a board with joined edges */

    SHEETS = SHEET | WORKSHEET,
    FILMS = FILM | SERIES,
    SHOWN = PICTURE | FILMS | SHEETS,
    RUN = DIAGRAM | DATA | PICTURE | FILMS,
    ANY = ANSWER | RUN | SHEETS | SETTLED
};

static const char pictures[] = "is for pictures: want -o FILE.png or another "
                               "picture";
static const char diagrams[] = "is for pictures and boards in text";
static const char films[] = "is for films: want -o FILE.gif, or numbered "
                            "files as in -o 'step-%03d.png'";
static const char moving[] = "is for films that move: want -o FILE.gif";
static const char sheets[] = "is for sheets: want --sheet or --worksheet "
                             "with a list of boards";
static const char window[] = "is for the window: want no output";

static const struct rule {
    int first, last;   /* numbers of options */
    int where;         /* what is made with them, any of these */
    const char *words; /* what they are for */
} rules[] = {
    { OPTION_STYLE + STYLE_THEME, OPTION_STYLE + STYLE_THEME, SHOWN | WINDOW,
      pictures },
    { OPTION_STYLE + STYLE_PX, OPTION_STYLE + STYLE_TRANSPARENT, SHOWN,
      pictures },
    { OPTION_STYLE + STYLE_COORDINATES, OPTION_STYLE + STYLE_FIRST_NUMBER,
      SHOWN | DIAGRAM, diagrams },
    { OPTION_STYLE + STYLE_TRAIL, OPTION_STYLE + STYLE_TRAIL, SHOWN, pictures },
    { OPTION_STYLE + STYLE_FLIP, OPTION_STYLE + STYLE_FLIP, SHOWN | DIAGRAM,
      diagrams },
    { OPTION_STYLE + STYLE_NEIGHBOURS, OPTION_STYLE + STYLE_NEIGHBOURS, JOINED,
      "is for pictures of boards with joined edges: want --surface torus or "
      "another" },
    { OPTION_SHEET + SHEET_TOPIC, OPTION_SHEET + SHEET_ANSWERS, WORKSHEET,
      "goes with --worksheet: a sheet shows all" },
    { OPTION_SHEET, OPTION_FILM - 1, SHEETS, sheets },
    { OPTION_FILM, OPTION_FILM + FILM_EVERY, FILMS, films },
    { OPTION_FILM + FILM_DELAY, COMMON_FORMAT - 1, FILM, moving },
    { OPTION_FILM + FILM_LOOP, OPTION_FILM + FILM_LOOP, LOOPS,
      "is for films that repeat themselves: want -o FILE.gif" },
    { COMMON_ASPECT, COMMON_ASPECT, SHOWN,
      "is for slides as pictures: want -o FILE.pdf or 'FILE-%02d.png'" },
    { COMMON_STEP, COMMON_STEP, RUN | SHEETS,
      "shows one step of a run: here there is none" },
    { COMMON_MARKS, COMMON_MARKS, SHOWN, pictures },
    { COMMON_FONT, COMMON_FONT, LETTERED | WINDOW,
      "is for letters in PNG, PDF and films" },
    { COMMON_SEED, COMMON_SEED, CHANCE,
      "is for what is done by chance, and here nothing is" },
    { COMMON_RANDOM, COMMON_RANDOM, RUN | SETTLED,
      "chooses one of many; here all are asked for, or a list" },
    { COMMON_LIMIT_NODES, COMMON_LIMIT_NODES, RUN | SHEETS,
      "is for runs: want --limit-seconds" },
    { COMMON_LIMIT_SECONDS, COMMON_LIMIT_SECONDS, ANY,
      "is for what is done without the window: want -o FILE" },
    { COMMON_QUIET, COMMON_QUIET, ANY,
      "is for what is done without the window: want -o FILE" },
    { COMMON_THREADS, COMMON_THREADS, SHARED,
      "is for counting on all processors, as with --count" },
    { COMMON_SCALE, COMMON_SCALE, WINDOW, window },
    { COMMON_RENDERER, COMMON_RENDERER, WINDOW, window },
};

/* --- what is made --------------------------------------------------------- */

static bool opens_window(const struct request *r)
{
    return (!r->cls || r->window.run) && !r->output && !r->said.format;
}

static int kind_of(const struct request *r)
{
    const struct format *f = r->job.format;

    if (r->question)
        return r->question->shared ? ANSWER | SHARED : ANSWER;
    if (sheet_wanted(&r->sheet))
        return sheet_asks(&r->sheet, SHEET_ASK) ? WORKSHEET : SHEET;
    if (r->cls && request_is_film(r))
        return f->kind == FORMAT_KIND_FILM ? FILM : SERIES;
    switch (f->kind) {
    case FORMAT_KIND_FILM: return FILM;
    case FORMAT_KIND_PICTURE: return PICTURE;
    case FORMAT_KIND_WORDS: break;
    }
    return f->runless ? SETTLED : f->diagram ? DIAGRAM : DATA;
}

static bool goes_by_chance(const struct request *r)
{
    const struct puzzle_class *cls = r->cls;
    int which = cls->choose ? cls->choose(&r->params) : 0;

    return cls->chance || cls->activities[which]->chance;
}

static bool has_seams(const struct request *r)
{
    struct error unasked;
    struct plan plan;

    puzzle_plan(r->cls, &r->params, &plan, &unasked);
    return plan.surface != SURFACE_FLAT;
}

static int made(const struct request *r)
{
    int bits = opens_window(r) ? WINDOW : kind_of(r);

    if (bits & SHOWN && r->job.format->lettered)
        bits |= LETTERED;
    if (bits & FILM && r->job.format->reel->loops)
        bits |= LOOPS;
    if (bits & (PICTURE | FILMS) && r->cls && has_seams(r))
        bits |= JOINED;
    if (bits & WORKSHEET || r->said.given[COMMON_RANDOM] ||
        (r->cls && goes_by_chance(r)))
        bits |= CHANCE;
    return bits;
}

static bool common_obeyed(const struct request *r, struct error *err)
{
    int what = made(r);

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
        r->cls->shuffle(params);
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
    struct text left, right;
    bool same;

    text_init(&left);
    text_init(&right);
    for (int i = 0; table[i].key; i++)
        if (table[i].kind != CONTROL_ACTION) {
            params_format(a, table, i, &left);
            params_format(b, table, i, &right);
        }
    same = strcmp(left.at, right.at) == 0;
    text_free(&left);
    text_free(&right);
    return same;
}

static bool is_initial(const struct request *r, int control)
{
    const struct control *table = r->cls->controls;
    struct params usual;
    bool same;

    params_copy(&usual, &r->params);
    set_initial(table, control, &usual);
    same = same_settings(table, &usual, &r->params);
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

/* Is the value given the one that the run begins with? */
static bool is_kept(const struct request *r, int control)
{
    struct text given, begun;
    struct params params;
    bool same;

    params_copy(&params, &r->params);
    begin(r, &params, is_random(r));
    text_init(&given);
    text_init(&begun);
    params_format(&r->params, r->cls->controls, control, &given);
    params_format(&params, r->cls->controls, control, &begun);
    same = strcmp(given.at, begun.at) == 0;
    text_free(&given);
    text_free(&begun);
    params_free(&params);
    return same;
}

/* It would matter if it were the only one, but does not beside the others: an
 * array is what it is, whatever number is given with it. */
static bool is_outdone(const struct request *r, int control)
{
    const struct control *table = r->cls->controls;
    struct params alone;
    bool outdone;

    if (!begins_alike(r, &r->params, control, is_random(r)) ||
        is_kept(r, control))
        return false;
    params_copy(&alone, &r->params);
    for (int i = 0; table[i].key; i++)
        if (i != control)
            set_initial(table, i, &alone);
    outdone = !begins_alike(r, &alone, control, false);
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

static bool settings_obeyed(const struct request *r, uint32_t idle,
                            struct error *err)
{
    for (int i = 0; r->cls->controls[i].key; i++) {
        if (!r->said.given[i] || is_initial(r, i))
            continue;
        if (idle >> i & 1)
            return refuse_idle(r, i, err);
        if (!r->question && is_outdone(r, i))
            return refuse_outdone(r, i, err);
    }
    return true;
}

/* The list of a sheet takes the place of one setting. */
static bool list_obeyed(const struct request *r, struct error *err)
{
    int key = sheet_asks(&r->sheet, SHEET_ASK) ? SHEET_ASK : SHEET_SHOW;
    struct selection sel;
    struct error unasked;
    const char *name;

    if (!sheet_wanted(&r->sheet) ||
        !selection_read(&sel, r->cls, &r->params, r->sheet.at[key].text,
                        sheet_topic(&r->sheet), &unasked))
        return true;
    name = r->said.given[sel.control];
    selection_free(&sel);
    return !name || error_set(err, "--%s and --%s: the list says which", name,
                              sheet_controls[key].key);
}

/* What draws all of its picture has no board to put a frame around. */
static bool look_obeyed(const struct request *r, struct error *err)
{
    static const int boards[] = { STYLE_FRAME, STYLE_COORDINATES, STYLE_NUMBERS,
                                  STYLE_TRAIL };

    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (r->said.given[OPTION_STYLE + boards[i]])
            return error_set(err, "--%s is for pictures of one board",
                             r->said.given[OPTION_STYLE + boards[i]]);
    return true;
}

static bool puzzle_obeyed(const struct request *r, struct error *err)
{
    struct error why;
    struct plan plan;

    if (r->question)
        return settings_obeyed(r, r->question->idle, err);
    if (!plan_of(r, &plan))
        return true;
    if (!plan_takes_marks(&plan, r->params.marks, &why))
        return error_set(err, "--%s", why.message);
    return settings_obeyed(r, plan.idle, err) && list_obeyed(r, err) &&
           (!plan_is_bare(&plan) || look_obeyed(r, err));
}

bool effect_check(const struct request *r, struct error *err)
{
    return common_obeyed(r, err) &&
           (!r->cls || r->window.run || puzzle_obeyed(r, err));
}
