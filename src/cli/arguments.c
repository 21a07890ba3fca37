/* Arguments to a request: each option's value to its place. */
#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "cli/command/command.h"
#include "cli/count/ledger.h"
#include "cli/request.h"
#include "cli/tryout.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "puzzle/ask/question.h"
#include "puzzle/hand/marks.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"

/* --- common options ----------------------------------------------------- */

/* Digits with at most one point among them, more than 0 and not endless. */
static bool parse_seconds(const char *s, double *out)
{
    size_t whole = strspn(s, "0123456789");
    size_t part = s[whole] == '.' ? strspn(s + whole + 1, "0123456789") : 0;
    double value = 0, scale = 1;

    if (whole + part == 0 || whole > 9 || part > 9 ||
        s[whole + part + (s[whole] == '.')] != '\0')
        return false;
    for (size_t i = 0; i < whole; i++)
        value = value * 10 + (s[i] - '0');
    for (size_t i = 1; i <= part; i++)
        value += (s[whole + i] - '0') * (scale /= 10);
    *out = value;
    return value > 0;
}

static bool set_format(struct request *r, const char *value)
{
    const struct format *format = format_find(value);

    if (format)
        r->job.format = format;
    return r->said.format = format != NULL;
}

static bool set_aspect(struct request *r, const char *value)
{
    for (int i = 0; i < ASPECTS; i++)
        if (strcmp(aspect_names[i], value) == 0) {
            r->aspect = (enum aspect)i;
            return true;
        }
    return false;
}

/* Those that take a value; false if it is not allowed. */
static bool set_value(struct request *r, int id, const char *value)
{
    switch (id) {
    case COMMON_FORMAT: return set_format(r, value);
    case COMMON_PICTURES:
        return set_format(r, value) && format_shows(r->job.format);
    case COMMON_ASPECT: return set_aspect(r, value);
    case COMMON_OUTPUT: r->output = value; return *value != '\0';
    case COMMON_FONT:
        r->job.font = r->window.font = value;
        return *value != '\0';
    case COMMON_RENDERER: r->window.renderer = value; return *value != '\0';
    case COMMON_STEP:
        r->said.step = true;
        return parse_u64(value, SIZE_MAX, &r->step);
    case COMMON_SEED: return parse_u64(value, UINT64_MAX, &r->params.seed);
    case COMMON_LIMIT_NODES:
        return parse_u64(value, UINT64_MAX, &r->limit.nodes) &&
               r->limit.nodes > 0;
    case COMMON_THREADS:
        return parse_int(value, 1, THREADS_MAX, &r->count.threads);
    case COMMON_PART: return part_parse(value, &r->count.part);
    case COMMON_RESUME: r->count.resume = value; return *value != '\0';
    case COMMON_LIMIT_SECONDS: return parse_seconds(value, &r->limit.seconds);
    case COMMON_SCALE:
        return parse_int(value, SCALE_MIN, SCALE_MAX, &r->window.scale_percent);
    default: return false;
    }
}

static bool set_switch(struct request *r, int id, bool on)
{
    switch (id) {
    case COMMON_RANDOM: break;
    case COMMON_QUIET: r->quiet = true; break;
    case COMMON_TIMES: r->timeless = !on; break;
    case COMMON_ESTIMATE: r->count.estimate = true; break;
    case COMMON_SAY: r->window.say = true; break;
    default: r->page = id; break; /* --help, --version */
    }
    return true;
}

/* "--NAME 'VALUE': want ALLOWED", or what a value that is missing could have
 * been; always false. */
static bool refuse(const struct puzzle_class *cls, const struct argument *a,
                   struct error *err)
{
    struct text allowed;

    text_init(&allowed);
    request_allowed(cls, a->option, &allowed);
    if (a->value)
        error_set(err, "--%s '%.40s': want %s", a->option->name, a->value,
                  allowed.at);
    else
        error_set(err, "--%s needs a value: %s", a->option->name, allowed.at);
    text_free(&allowed);
    return false;
}

static bool set_common(struct request *r, const struct argument *a,
                       struct error *err)
{
    struct error why;

    if (!a->option->value)
        return set_switch(r, a->option->id, a->on);
    if (a->option->id == COMMON_MARKS)
        return marks_set(&r->params, a->value, &why) ||
               error_set(err, "--%s", why.message);
    return set_value(r, a->option->id, a->value) || refuse(r->cls, a, err);
}

/* --- controls ----------------------------------------------------------- */

/* What a wrong value might have been may depend on what is still to come. */
static bool set_own(struct request *r, int control, const char *value,
                    struct error *err)
{
    const struct control *table = r->cls->controls;

    if (table[control].blocks)
        r->shape = *value == '@' ? value + 1 : NULL;
    if (table[control].blocks && r->shape)
        return true;
    if (*value == '@' && table[control].kind == CONTROL_SQUARES &&
        r->cls->take) {
        r->squares.control = control;
        r->squares.path = value + 1;
        return true;
    }
    if (params_set(&r->params, table, control, value, err))
        return true;
    if (!table[control].last)
        return false;
    r->late.control = control;
    r->late.value = value;
    return true;
}

static bool is_shape(const struct request *r, const struct option *o)
{
    return request_topic(o) == TOPIC_PUZZLE && r->cls->controls[o->id].blocks;
}

/* What the option goes with, if the settings so far leave it without effect:
 * "; it goes with --puzzle queens". */
static void add_company(const struct request *r, const struct option *o,
                        struct text *out)
{
    struct error unasked;
    struct text choice;
    struct plan plan;

    if (request_topic(o) != TOPIC_PUZZLE)
        return;
    puzzle_plan(r->cls, &r->params, &plan, &unasked);
    text_init(&choice);
    if (!plan_offers(&plan, o->id) &&
        tryout_tell(r->cls, &r->params, o->id, &choice))
        text_addf(out, "; it goes with %s", choice.at);
    text_free(&choice);
}

static bool refuse_control(const struct request *r, const struct option *o,
                           const struct error *why, struct error *err)
{
    struct text besides;

    text_init(&besides);
    if (is_shape(r, o))
        text_add(&besides, "; or @FILE");
    add_company(r, o, &besides);
    error_set(err, "--%s%s", why->message, besides.at);
    text_free(&besides);
    return false;
}

static bool set_control(struct request *r, const struct argument *a,
                        struct error *err)
{
    const char *value = a->option->value ? a->value : a->on ? "on" : "off";
    struct error why;
    bool ok;

    if (request_topic(a->option) == TOPIC_STYLE)
        ok = style_set(&r->job.style, a->option->id - OPTION_STYLE, value,
                       &why);
    else if (request_topic(a->option) == TOPIC_SHEET)
        ok = params_set(&r->sheet, sheet_controls, a->option->id - OPTION_SHEET,
                        value, &why);
    else if (request_topic(a->option) == TOPIC_FILM)
        ok = film_set(&r->film, a->option->id - OPTION_FILM, value, &why);
    else
        ok = set_own(r, control_find(r->cls->controls, a->option->name), value,
                     &why);
    if (a->option->id == OPTION_STYLE + STYLE_THEME) {
        r->said.theme = true;
        r->window.theme = value;
    }
    return ok || refuse_control(r, a->option, &why, err);
}

static bool set_question(struct request *r, const struct argument *a,
                         struct error *err)
{
    const struct question *q = &r->cls->questions[a->option->id - COMMON_END];

    if (r->question && r->question != q)
        return error_set(err, "--%s and --%s: want one question at a time",
                         r->question->key, q->key);
    r->question = q;
    return !a->option->value || set_control(r, a, err);
}

/* Was what the option says said by a bare word? */
static bool is_said(const struct request *r, const struct option *o)
{
    return r->operand && request_topic(o) == TOPIC_PUZZLE &&
           strcmp(o->name, r->cls->operand) == 0;
}

static bool set_option(struct request *r, const struct argument *a,
                       struct error *err)
{
    if (is_said(r, a->option))
        return error_set(err, "%s takes one %s, not --%s as well", r->cls->name,
                         a->option->name, a->option->name);
    r->said.given[a->option->id] = a->option->id == COMMON_TIMES && !a->on
                                       ? "no-times"
                                       : a->option->name;
    switch (request_topic(a->option)) {
    case TOPIC_FILM:
    case TOPIC_SHEET:
    case TOPIC_PUZZLE:
    case TOPIC_STYLE: return set_control(r, a, err);
    case TOPIC_QUESTION: return set_question(r, a, err);
    case TOPIC_OUTPUT:
    case TOPIC_RUN: return set_common(r, a, err);
    }
    return false;
}

/* --- the walk ----------------------------------------------------------- */

static void list_options(const struct puzzle_class *cls,
                         const struct command *command,
                         struct option out[REQUEST_OPTIONS])
{
    if (cls) {
        request_options(cls, out);
        return;
    }
    for (const struct option *o = window_options; !command->apart && o->name;
         o++)
        *out++ = *o;
    request_others(command->has, out);
}

/* "chequer tour --help" */
static void name_help(const struct request *r, const struct command *command,
                      struct text *out)
{
    const char *name = r->cls ? r->cls->name : command->name;

    text_addf(out, "chequer %s%s--help", name ? name : "", name ? " " : "");
}

static bool walk_arguments(struct request *r, const struct command *command,
                           struct option_walk *walk, struct error *err)
{
    struct argument a;
    enum option_result result;

    while ((result = option_next(walk, &a, err)) == OPTION_TAKEN) {
        if (!(a.option ? set_option(r, &a, err)
                       : command->take(r, a.value, err)))
            return false;
        if (r->page)
            return true;
    }
    /* The walk knows that a value is missing, but not what it could be. */
    if (r->cls && result == OPTION_WRONG && a.option && a.option->value &&
        !a.value)
        return refuse(r->cls, &a, err);
    return result == OPTION_END;
}

static bool take_arguments(struct request *r, const struct command *command,
                           int argc, char **argv, struct error *err)
{
    struct option table[REQUEST_OPTIONS];
    struct option_walk walk = {
        .table = table, .argc = argc, .argv = argv, .at = 1
    };
    struct text help;
    bool ok;

    list_options(r->cls, command, table);
    text_init(&help);
    name_help(r, command, &help);
    walk.help = help.at;
    ok = walk_arguments(r, command, &walk, err);
    text_free(&help);
    return ok;
}

/* All has been said: now it is known what would have been right. */
static bool refuse_late(struct request *r, struct error *err)
{
    struct error why;

    if (!r->late.value)
        return true;
    params_set(&r->params, r->cls->controls, r->late.control, r->late.value,
               &why);
    return error_set(err, "--%s", why.message);
}

/* All that a file's words mean for these settings, but for what was said in so
 * many words. */
static void take_told(struct request *r, const struct params *told)
{
    const struct control *table = r->cls->controls;
    struct error unasked;
    struct text value;

    for (int i = 0; table[i].key; i++) {
        text_init(&value);
        params_format(told, table, i, &value);
        if (!r->said.given[i] && table[i].kind != CONTROL_ACTION)
            params_set(&r->params, table, i, value.at, &unasked);
        text_free(&value);
    }
}

/* Squares may stand in a file, as somebody wrote them down: "@tour.txt". What
 * they need, such as the size of the board, comes with them; the piece must be
 * known before. */
static bool take_squares(struct request *r, struct error *err)
{
    int control = r->squares.control;
    const char *path = r->squares.path, *key;
    struct error why = { "" };
    struct params told;
    struct text words;
    bool ok;

    if (!path)
        return true;
    key = r->cls->controls[control].key;
    text_init(&words);
    params_copy(&told, &r->params);
    ok = reopen_words(path, &words, &why) &&
         r->cls->take(&told, words.at, &why) && *told.at[control].text;
    r->said.given[control] = NULL; /* the file says it */
    if (ok)
        take_told(r, &told);
    else
        error_set(err, "--%s @%.100s: %s", key, path,
                  *why.message ? why.message : "nothing of this kind is in it");
    r->said.given[control] = key;
    params_free(&told);
    text_free(&words);
    return ok;
}

static bool take_shape(struct request *r, struct error *err)
{
    struct error why;

    return !r->shape || request_take_shape(r, &why) ||
           error_set(err, "--holes: %s", why.message);
}

bool request_parse(struct request *out, const struct command *command,
                   const struct puzzle_class *cls, int argc, char **argv,
                   struct error *err)
{
    struct request r = request_usual();

    r.cls = cls;
    if (cls)
        params_init(&r.params, cls->controls);
    if (take_arguments(&r, command, argc, argv, err) &&
        (r.page || (refuse_late(&r, err) && take_shape(&r, err) &&
                    take_squares(&r, err))) &&
        (r.page || !command->check || command->check(&r, err))) {
        *out = r;
        return true;
    }
    request_free(&r);
    return false;
}
