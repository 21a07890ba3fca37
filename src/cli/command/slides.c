/* What is asked of a lesson, and whether it can be done. */
#include "cli/command/slides.h"

#include <string.h>

#include "base/error.h"
#include "base/file/numbered.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/delivery.h"
#include "cli/exit.h"
#include "cli/help.h"
#include "cli/request.h"
#include "cli/say.h"
#include "cli/target.h"
#include "cli/watch.h"
#include "export/formats.h"
#include "export/slides/make.h"
#include "export/slides/show.h"
#include "modules/list.h"

/* What the arguments said. */
struct lecture {
    struct cli_window window;
    struct request request; /* owned */
    bool help;
};

static bool writes(int id)
{
    return id == COMMON_OUTPUT || id == COMMON_FORMAT || id == COMMON_QUIET;
}

void slides_options(struct option out[SLIDES_OPTIONS], int *writing)
{
    int n = 0;

    for (const struct option *o = window_options; o->name; o++)
        if (o->id != WINDOW_VERSION)
            out[n++] = *o;
    *writing = n;
    for (const struct option *o = common_options; o->name; o++)
        if (writes(o->id))
            out[n++] = *o;
    for (int i = STYLE_PX; i < STYLE_KEYS; i++)
        if (i != STYLE_CAPTION)
            out[n++] = request_option(&style_controls[i], OPTION_STYLE + i);
    for (int i = FILM_DELAY; i < FILM_POSTER; i++)
        out[n++] = request_option(&film_controls[i], OPTION_FILM + i);
    out[n] = (struct option){ .name = NULL };
}

static bool is_windows(int id)
{
    return id >= COMMON_END || id == COMMON_FONT;
}

static bool set_option(struct lecture *l, const struct argument *a,
                       struct error *err)
{
    if (a->option->id == COMMON_HELP)
        return l->help = true;
    if (a->option->id == COMMON_FONT)
        l->request.job.font = a->value;
    return is_windows(a->option->id) ? window_set(&l->window, a, err)
                                     : request_set(&l->request, a, err);
}

static bool set_name(struct lecture *l, const char *word, struct error *err)
{
    if (l->window.slides)
        return error_set(err, "slides takes one lesson, not '%.60s' as well",
                         word);
    l->window.slides = word;
    return true;
}

static bool take_arguments(struct lecture *l, int argc, char **argv,
                           struct error *err)
{
    struct option table[SLIDES_OPTIONS];
    struct option_walk walk = {
        .table = table, .argc = argc, .argv = argv, .at = 1
    };
    enum option_result result;
    struct argument a;
    int writing;

    slides_options(table, &writing);
    while ((result = option_next(&walk, &a, err)) == OPTION_TAKEN) {
        if (!(a.option ? set_option(l, &a, err) : set_name(l, a.value, err)))
            return false;
        if (l->help)
            return true;
    }
    return result == OPTION_END;
}

/* --- what is asked for --------------------------------------------------- */

static bool refuse_none(struct error *err)
{
    struct text names;

    text_init(&names);
    for (int i = 0; i < SHOWS; i++)
        text_addf(&names, "%s, ", shows[i].name);
    error_set(err, "slides needs a lesson: %sor the name of a file", names.at);
    text_free(&names);
    return false;
}

static bool refuse_format(const struct format *format, struct error *err)
{
    struct text names;

    text_init(&names);
    formats_list(&names, FORMAT_NAMES, format_shows);
    error_set(err, "slides are written as %s, not as %s", names.at,
              format->name);
    text_free(&names);
    return false;
}

static bool check_output(struct lecture *l, const struct show *show,
                         struct error *err)
{
    struct request *r = &l->request;

    if (l->window.theme &&
        !style_set(&r->job.style, STYLE_THEME, l->window.theme, err))
        return false;
    if (!request_choose_format(r, err))
        return false;
    if (!format_shows(r->job.format))
        return refuse_format(r->job.format, err);
    if (!r->output || strcmp(r->output, "-") == 0)
        return error_set(err, "slides are several files: want -o with a name "
                              "such as 'slide-%%02d.png'");
    return show->n == 1 ||
           (r->job.format->pages && !pattern_has_place(r->output)) ||
           pattern_check(r->output, err);
}

/* All appear together. */
static int write_files(const struct show *show, const struct request *r)
{
    struct task task;
    struct delivery to;
    struct error err;
    int code;

    if (!target_reachable(r->output, &err))
        return say_error(&err, CLI_NOT_WRITTEN);
    task = slides_make(show, &r->job, &r->film,
                       r->job.format->pages && !pattern_has_place(r->output));
    delivery_init(&to, r->output);
    delivery_number(&to, 1);
    code = watch_all(&task, &to, 0, r->quiet, &err);
    delivery_free(&to);
    task_drop(&task);
    return say_end(code, &err);
}

static void add_help(struct text *out)
{
    struct option table[SLIDES_OPTIONS];
    int writing;

    slides_options(table, &writing);
    text_add(out, "Usage: chequer slides [OPTION]... LESSON\n"
                  "Show a lesson in the window, slide by slide: PageDown and "
                  "PageUp turn, as a\npresenter's remote does, Esc leaves. A "
                  "lesson is one of\n\n");
    for (int i = 0; i < SHOWS; i++)
        text_addf(out, "  %-14s%s\n", shows[i].name, shows[i].title);
    text_add(out,
             "\nor a text file of your own, one thing a line:\n\n"
             "  # a remark\n"
             "  title My lesson\n"
             "  slide Where to?\n"
             "  run tour size=8x8 start=f6 step=17\n"
             "  caption {squares} squares have been visited.\n"
             "  slide The rest\n"
             "  run tour size=8x8 start=f6\n"
             "  play 17..end\n"
             "  speed 4\n\n"
             "A run is written as the window copies it. In place of step= or "
             "play, 'at end'\nshows the end of the run. In a caption, a name "
             "in braces is a fact as in JSON;\nan empty caption line begins "
             "a paragraph.\n\nOptions:\n");
    help_options(out, table, table + writing, window_allowed);
    text_add(out, "\nInstead of the window, a picture or GIF of each slide, "
                  "or all in one PDF:\n");
    help_options(out, table + writing, NULL, window_allowed);
    text_add(out, "\nExamples:\n"
                  "  chequer slides warnsdorff\n"
                  "  chequer slides warnsdorff --width 1280 -o slide-%02d.png\n"
                  "  chequer slides ninety-two -o slide-%02d.gif\n"
                  "  chequer slides ninety-two -o slides.pdf\n");
}

static int print_help(void)
{
    struct text page;
    int code;

    text_init(&page);
    add_help(&page);
    code = say_text(&page);
    text_free(&page);
    return code;
}

static int show(struct lecture *l, window_opener *open)
{
    struct show show;
    struct error err;
    int code;

    if (!l->window.slides
            ? !refuse_none(&err)
            : !show_open(&show, puzzle_classes, l->window.slides, &err))
        return say_error(&err, CLI_REFUSED);
    if (!l->request.output && !l->request.has_format)
        code = open(&l->window);
    else if (!check_output(l, &show, &err))
        code = say_error(&err, CLI_REFUSED);
    else
        code = write_files(&show, &l->request);
    show_free(&show);
    return code;
}

int slides_command(int argc, char **argv, window_opener *open)
{
    struct lecture l = { .request = request_usual() };
    struct error err;
    int code;

    if (!take_arguments(&l, argc, argv, &err))
        code = say_error(&err, CLI_REFUSED);
    else if (l.help)
        code = print_help();
    else
        code = show(&l, open);
    request_free(&l.request);
    return code;
}
