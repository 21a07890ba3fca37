/* A show is read line by line. */
#include "export/slides/show.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "base/utf8.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum { CAPTION_MAX = 2000, LABEL_MAX = 80 };

struct reading {
    struct show *show;
    const struct puzzle_class *const *classes;
    int line; /* its number */
    struct error *err;
};

static const char spaces[] = " \t\r";

static bool end_slide(struct reading *r);

/* --- the parts of a slide ------------------------------------------------ */

static struct slide *newest(struct reading *r)
{
    return &r->show->slides[r->show->n - 1];
}

/* The last run of the newest slide; take_line has seen to it that it is there.
 */
static struct exhibit *newest_run(struct reading *r)
{
    return &newest(r)->runs[newest(r)->n - 1];
}

static bool take_title(struct reading *r, const char *words)
{
    if (r->show->title)
        return error_set(r->err, "there is a title already");
    if (!*words)
        return error_set(r->err, "want words after 'title'");
    r->show->title = xstrdup(words);
    return true;
}

static bool take_slide(struct reading *r, const char *words)
{
    struct show *s = r->show;

    if (!end_slide(r))
        return false;
    if (s->n == SHOW_SLIDES)
        return error_set(r->err, "want at most %d slides", SHOW_SLIDES);
    s->slides = grow(s->slides, s->n, &s->cap, sizeof *s->slides);
    s->slides[s->n++] = (struct slide){ .line = r->line };
    return wording_add(&newest(r)->heading, words, r->line, 1, r->err) &&
           wording_add(&newest(r)->caption, "", r->line, 1, r->err);
}

/* Where there is nothing to watch, the end is what there is to see. */
static bool opens_at_end(const struct run *run)
{
    return !run->has_step && run->plan.manner != MANNER_WATCHED;
}

static bool take_run(struct reading *r, const char *words)
{
    struct slide *slide = newest(r);
    struct exhibit x = { .run_line = r->line };

    if (slide->n == SLIDE_RUNS)
        return error_set(r->err, "want at most %d runs on a slide", SLIDE_RUNS);
    if (!run_parse(&x.run, r->classes, words, r->err))
        return false;
    x.line = xstrdup(words);
    x.at_end = opens_at_end(&x.run);
    slide->runs[slide->n++] = x;
    return true;
}

static bool take_label(struct reading *r, const char *words)
{
    struct exhibit *x = newest_run(r);

    if (x->label.text)
        return error_set(r->err, "this run has a label already");
    if (!*words || strlen(words) > LABEL_MAX)
        return error_set(r->err, "want 1 to %d bytes after 'label'", LABEL_MAX);
    return wording_add(&x->label, words, r->line, newest(r)->n, r->err);
}

/* Is the last paragraph one of a list? */
static bool ends_in_item(const char *text)
{
    const char *last = strrchr(text, '\n');

    return strncmp(last ? last + 1 : text, SLIDE_ITEM, strlen(SLIDE_ITEM)) == 0;
}

/* Lines follow each other as in a paragraph, unless one is of a list. */
static bool add_words(struct reading *r, const char *before, const char *words)
{
    struct wording *w = &newest(r)->caption;
    size_t len = strlen(w->text);
    bool begun = len && w->text[len - 1] != '\n' && *words;

    if (len + strlen(words) > CAPTION_MAX)
        return error_set(r->err, "want at most %d bytes of caption to a slide",
                         CAPTION_MAX);
    if (begun && !wording_add(w, *before || ends_in_item(w->text) ? "\n" : " ",
                              r->line, 1, r->err))
        return false;
    return wording_add(w, before, r->line, 1, r->err) &&
           wording_add(w, words, r->line, 1, r->err);
}

/* An empty one ends the paragraph. */
static bool take_caption(struct reading *r, const char *words)
{
    const char *text = newest(r)->caption.text;
    size_t len = strlen(text);

    if (*words)
        return add_words(r, "", words);
    return !len || text[len - 1] == '\n' ||
           wording_add(&newest(r)->caption, "\n", r->line, 1, r->err);
}

static bool take_item(struct reading *r, const char *words)
{
    return *words ? add_words(r, SLIDE_ITEM, words)
                  : error_set(r->err, "want words after 'item'");
}

/* "FROM..TO", TO a number or "end". */
static bool parse_part(const char *words, struct exhibit *x)
{
    const char *dots = strstr(words, "..");
    char from[24] = "";
    uint64_t a, b = 0;

    if (!dots || dots - words >= (long)sizeof from)
        return false;
    memcpy(from, words, (size_t)(dots - words));
    x->to_end = strcmp(dots + 2, "end") == 0;
    if (!parse_u64(from, SIZE_MAX, &a) ||
        (!x->to_end && !parse_u64(dots + 2, SIZE_MAX, &b)))
        return false;
    x->from = (size_t)a;
    x->to = (size_t)b;
    return x->to_end || a < b;
}

static bool take_play(struct reading *r, const char *words)
{
    struct exhibit *x = newest_run(r);

    if (x->plays)
        return error_set(r->err, "this run has a part to play already");
    x->plays = true;
    x->part_line = r->line;
    return parse_part(words, x) ||
           error_set(r->err,
                     "play '%.40s': want steps such as 0..20, or "
                     "5..end",
                     words);
}

static bool take_at(struct reading *r, const char *words)
{
    struct exhibit *x = newest_run(r);

    x->at_end = strcmp(words, "end") == 0;
    return x->at_end ||
           error_set(r->err,
                     "at '%.40s': want end; a step is said as step=17 "
                     "in the run",
                     words);
}

static bool take_speed(struct reading *r, const char *words)
{
    return parse_int(words, 1, SHOW_SPEED_MAX, &newest_run(r)->speed) ||
           error_set(r->err, "speed '%.40s': want 1 to %d steps a second",
                     words, SHOW_SPEED_MAX);
}

static bool take_ask(struct reading *r, const char *words)
{
    struct exhibit *x = newest_run(r);

    if (!x->run.plan.activity->riddles)
        return error_set(r->err, "'ask': along this run nothing can be asked");
    for (int i = QUIZ_ALL; i < QUIZ_ABOUTS; i++)
        if (strcmp(words, quiz_names[i]) == 0)
            x->ask = (enum quiz_about)i;
    return x->ask != QUIZ_OFF ||
           error_set(r->err,
                     "ask '%.40s': want all, ties, dead-ends or solutions",
                     words);
}

/* --- a slide as a whole ----------------------------------------------------
 */

static bool run_is_whole(struct reading *r, const struct exhibit *x)
{
    bool asks = x->ask != QUIZ_OFF;

    if (x->plays + x->run.has_step + x->at_end <= 1 &&
        !(asks && (x->plays || x->at_end || newest(r)->n > 1)))
        return true;
    r->line = x->run_line;
    if (asks)
        return error_set(r->err,
                         "slide %zu: want 'ask' with one run and without "
                         "'play' and 'at end'",
                         r->show->n);
    return error_set(r->err,
                     "slide %zu: want one of step=, 'at end' and 'play'",
                     r->show->n);
}

/* Are there the runs that the words speak of? */
static bool words_are_whole(struct reading *r, const struct wording *w)
{
    for (size_t i = 0; i < w->n; i++) {
        const struct mention *m = &w->mentions[i];

        if (m->run <= newest(r)->n)
            continue;
        r->line = m->line;
        return m->run > 1 && newest(r)->n
                   ? error_set(r->err, "{%d:%s}: slide %zu has only one run",
                               m->run, m->name, r->show->n)
                   : error_set(r->err,
                               "{%s}: slide %zu has no run to know facts of",
                               m->name, r->show->n);
    }
    return true;
}

static bool end_slide(struct reading *r)
{
    const struct slide *slide;

    if (r->show->n == 0)
        return true;
    slide = newest(r);
    if (!slide->n && !*slide->heading.text && !*slide->caption.text)
        return error_set(r->err,
                         "slide %zu is empty: want words, or a line such as "
                         "'run tour size=8x8 start=f6'",
                         r->show->n);
    for (int i = 0; i < slide->n; i++)
        if (!run_is_whole(r, &slide->runs[i]) ||
            !words_are_whole(r, &slide->runs[i].label))
            return false;
    return words_are_whole(r, &slide->heading) &&
           words_are_whole(r, &slide->caption);
}

/* --- lines --------------------------------------------------------------- */

/* Where a line may stand. */
enum where { ANYWHERE, IN_SLIDE, AFTER_RUN };

static const struct {
    const char *word;
    enum where where;
    bool (*take)(struct reading *r, const char *words);
} kinds[] = {
    { "title", ANYWHERE, take_title },  { "slide", ANYWHERE, take_slide },
    { "run", IN_SLIDE, take_run },      { "caption", IN_SLIDE, take_caption },
    { "item", IN_SLIDE, take_item },    { "label", AFTER_RUN, take_label },
    { "at", AFTER_RUN, take_at },       { "play", AFTER_RUN, take_play },
    { "speed", AFTER_RUN, take_speed }, { "ask", AFTER_RUN, take_ask },
};

enum { KINDS = sizeof kinds / sizeof *kinds };

static bool may_stand_here(struct reading *r, int kind)
{
    if (kinds[kind].where >= IN_SLIDE && r->show->n == 0)
        return error_set(r->err,
                         "'%s' before the first slide: want a line 'slide'",
                         kinds[kind].word);
    return kinds[kind].where < AFTER_RUN || newest(r)->n > 0 ||
           error_set(r->err,
                     "'%s' before the run it is about: want a line 'run' first",
                     kinds[kind].word);
}

/* `line` has no spaces at either end and is not empty. */
static bool take_line(struct reading *r, const char *line)
{
    size_t len = strcspn(line, spaces);
    const char *words = line + len + strspn(line + len, spaces);

    if (!utf8_printable(words))
        return error_set(r->err, "want plain text in UTF-8");
    for (int i = 0; i < KINDS; i++)
        if (strlen(kinds[i].word) == len &&
            memcmp(kinds[i].word, line, len) == 0)
            return may_stand_here(r, i) && kinds[i].take(r, words);
    return error_set(
        r->err,
        "'%.30s': want a line that begins with title, slide, "
        "run, caption, item, label, at, play, speed or ask, or with # "
        "for a remark",
        line);
}

/* Cuts spaces off both ends; tabs inside become spaces. */
static char *trim(char *line)
{
    size_t len;

    line += strspn(line, spaces);
    len = strlen(line);
    while (len && strchr(spaces, line[len - 1]))
        line[--len] = '\0';
    for (char *at = line; (at = strchr(at, '\t')); at++)
        *at = ' ';
    return line;
}

/* What is wrong with the last slide, or with there being none. */
static bool end_reading(struct reading *r)
{
    if (!r->show->title)
        return error_set(r->err, "want a line such as 'title My lesson'");
    if (r->show->n == 0)
        return error_set(r->err, "want at least one line 'slide'");
    return end_slide(r);
}

static bool read_lines(struct reading *r, char *copy)
{
    char *end;

    for (char *at = copy; at; at = end) {
        char *line;

        end = strchr(at, '\n');
        if (end)
            *end++ = '\0';
        line = trim(at);
        r->line++;
        if (*line && *line != '#' && !take_line(r, line))
            return false;
    }
    return end_reading(r);
}

bool show_parse(struct show *out, const struct puzzle_class *const *classes,
                const char *name, const char *text, struct error *err)
{
    struct show show = { .classes = classes, .name = xstrdup(name) };
    struct error why;
    struct reading r = { &show, classes, 0, &why };
    char *copy = xstrdup(text);
    bool ok = read_lines(&r, copy);

    free(copy);
    if (ok) {
        *out = show;
        return true;
    }
    show_free(&show);
    return error_set(err, "%.120s, line %d: %s", name, r.line, why.message);
}

static void free_run(struct exhibit *x)
{
    run_free(&x->run);
    free(x->line);
    wording_free(&x->label);
}

void show_free(struct show *show)
{
    for (size_t i = 0; i < show->n; i++) {
        struct slide *slide = &show->slides[i];

        for (int run = 0; run < slide->n; run++)
            free_run(&slide->runs[run]);
        wording_free(&slide->heading);
        wording_free(&slide->caption);
    }
    free(show->slides);
    free(show->name);
    free(show->title);
    *show = (struct show){ .title = NULL };
}

struct session *show_blank(const struct show *show)
{
    const struct puzzle_class *cls = show->classes[0];
    struct params params;
    struct session *ss;
    struct error err;

    params_init(&params, cls->controls);
    ss = session_open(cls, &params, &err);
    assert(ss); /* initial values are always valid */
    params_free(&params);
    return ss;
}
