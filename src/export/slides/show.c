/* A show is read line by line. */
#include "export/slides/show.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "base/utf8.h"
#include "puzzle/puzzle.h"

enum { CAPTION_MAX = 2000 };

struct reading {
    struct show *show;
    const struct puzzle_class *const *classes;
    int line; /* its number */
    struct error *err;
};

static const char spaces[] = " \t\r";

/* --- the parts of a slide ------------------------------------------------ */

static struct slide *newest(struct reading *r)
{
    return &r->show->slides[r->show->n - 1];
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

static bool slide_is_whole(const struct show *s, struct error *err)
{
    return s->n == 0 || s->slides[s->n - 1].line ||
           error_set(err,
                     "slide %zu has no run: want a line such as 'run "
                     "tour size=8x8 start=f6'",
                     s->n);
}

static bool take_slide(struct reading *r, const char *words)
{
    struct show *s = r->show;

    if (!slide_is_whole(s, r->err))
        return false;
    if (s->n == SHOW_SLIDES)
        return error_set(r->err, "want at most %d slides", SHOW_SLIDES);
    s->slides = grow(s->slides, s->n, &s->cap, sizeof *s->slides);
    s->slides[s->n++] = (struct slide){ .heading = xstrdup(words),
                                        .caption = xstrdup("") };
    return true;
}

/* Where there is nothing to watch, the end is what there is to see. */
static bool opens_at_end(const struct run *run)
{
    return !run->has_step && run->plan.manner != MANNER_WATCHED;
}

static bool take_run(struct reading *r, const char *words)
{
    struct slide *slide = newest(r);

    if (slide->line)
        return error_set(r->err, "this slide has a run already");
    if (!run_parse(&slide->run, r->classes, words, r->err))
        return false;
    slide->line = xstrdup(words);
    slide->run_line = r->line;
    slide->at_end = opens_at_end(&slide->run);
    return true;
}

/* Where names stand in braces; nothing else may. */
static bool take_facts(struct reading *r, const char *words)
{
    struct slide *slide = newest(r);
    char name[FACT_NAME];

    for (; (words = strpbrk(words, "{}")); words += slide_name(words, name)) {
        if (!slide_name(words, name))
            return error_set(r->err,
                             "'%.30s': want a fact's name in braces, such as "
                             "{squares}",
                             words);
        slide->fact_lines = grow(slide->fact_lines, slide->nfacts,
                                 &slide->facts_cap, sizeof *slide->fact_lines);
        slide->fact_lines[slide->nfacts++] = r->line;
    }
    return true;
}

/* Lines follow each other as in a paragraph; an empty one ends it. */
static bool take_caption(struct reading *r, const char *words)
{
    struct slide *slide = newest(r);
    struct text all;
    size_t len = strlen(slide->caption);
    bool joined = len && slide->caption[len - 1] != '\n' && *words;

    if (len + strlen(words) > CAPTION_MAX)
        return error_set(r->err,
                         "want at most %d bytes of caption to a "
                         "slide",
                         CAPTION_MAX);
    if (!take_facts(r, words))
        return false;
    text_init(&all);
    text_addf(&all, "%s%s%s", slide->caption, joined ? " " : "",
              *words ? words : "\n");
    free(slide->caption);
    slide->caption = all.at;
    return true;
}

/* "FROM..TO", TO a number or "end". */
static bool parse_part(const char *words, struct slide *slide)
{
    const char *dots = strstr(words, "..");
    char from[24] = "";
    uint64_t a, b = 0;

    if (!dots || dots - words >= (long)sizeof from)
        return false;
    memcpy(from, words, (size_t)(dots - words));
    slide->to_end = strcmp(dots + 2, "end") == 0;
    if (!parse_u64(from, SIZE_MAX, &a) ||
        (!slide->to_end && !parse_u64(dots + 2, SIZE_MAX, &b)))
        return false;
    slide->from = (size_t)a;
    slide->to = (size_t)b;
    return slide->to_end || a < b;
}

static bool take_play(struct reading *r, const char *words)
{
    struct slide *slide = newest(r);

    if (slide->plays)
        return error_set(r->err, "this slide has a part to play already");
    slide->plays = true;
    slide->part_line = r->line;
    return parse_part(words, slide) ||
           error_set(r->err,
                     "play '%.40s': want steps such as 0..20, or "
                     "5..end",
                     words);
}

static bool take_at(struct reading *r, const char *words)
{
    struct slide *slide = newest(r);

    slide->at_end = strcmp(words, "end") == 0;
    return slide->at_end ||
           error_set(r->err,
                     "at '%.40s': want end; a step is said as step=17 "
                     "in the run",
                     words);
}

static bool take_speed(struct reading *r, const char *words)
{
    return parse_int(words, 1, SHOW_SPEED_MAX, &newest(r)->speed) ||
           error_set(r->err, "speed '%.40s': want 1 to %d steps a second",
                     words, SHOW_SPEED_MAX);
}

/* --- lines --------------------------------------------------------------- */

static const struct {
    const char *word;
    bool in_slide;
    bool (*take)(struct reading *r, const char *words);
} kinds[] = { { "title", false, take_title }, { "slide", false, take_slide },
              { "run", true, take_run },      { "caption", true, take_caption },
              { "at", true, take_at },        { "play", true, take_play },
              { "speed", true, take_speed } };

enum { KINDS = sizeof kinds / sizeof *kinds };

/* `line` has no spaces at either end and is not empty. */
static bool take_line(struct reading *r, const char *line)
{
    size_t len = strcspn(line, spaces);
    const char *words = line + len + strspn(line + len, spaces);

    if (!utf8_printable(words))
        return error_set(r->err, "want plain text in UTF-8");
    for (int i = 0; i < KINDS; i++) {
        if (strlen(kinds[i].word) != len ||
            memcmp(kinds[i].word, line, len) != 0)
            continue;
        if (kinds[i].in_slide && r->show->n == 0)
            return error_set(r->err,
                             "'%s' before the first slide: want a "
                             "line 'slide'",
                             kinds[i].word);
        return kinds[i].take(r, words);
    }
    return error_set(r->err,
                     "'%.30s': want a line that begins with title, "
                     "slide, run, caption, at, play or speed, or with # for a "
                     "remark",
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
    const struct show *s = r->show;

    if (!s->title)
        return error_set(r->err, "want a line such as 'title My lesson'");
    if (s->n == 0)
        return error_set(r->err, "want at least one line 'slide'");
    if (!slide_is_whole(s, r->err))
        return false;
    for (size_t i = 0; i < s->n; i++) {
        r->line = s->slides[i].run_line;
        if (s->slides[i].plays + s->slides[i].run.has_step +
                s->slides[i].at_end >
            1)
            return error_set(r->err,
                             "slide %zu: want one of step=, 'at end' "
                             "and 'play'",
                             i + 1);
    }
    return true;
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
    struct show show = { .name = xstrdup(name) };
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

void show_free(struct show *show)
{
    for (size_t i = 0; i < show->n; i++) {
        struct slide *slide = &show->slides[i];

        if (slide->line)
            run_free(&slide->run);
        free(slide->line);
        free(slide->heading);
        free(slide->caption);
        free(slide->fact_lines);
    }
    free(show->slides);
    free(show->name);
    free(show->title);
    *show = (struct show){ .title = NULL };
}
