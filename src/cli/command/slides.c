/* `chequer slides`: a show in the window, or as pictures. */
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "cli/command/command.h"
#include "cli/delivery.h"
#include "cli/effect.h"
#include "cli/end.h"
#include "cli/help.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "export/formats.h"
#include "export/slides/make.h"
#include "modules/list.h"

static bool writes(int id)
{
    return id == COMMON_OUTPUT || id == COMMON_PICTURES ||
           id == COMMON_ASPECT || id == COMMON_QUIET ||
           (id >= OPTION_STYLE + STYLE_WIDTH && id < OPTION_SHEET &&
            id != OPTION_STYLE + STYLE_CAPTION) ||
           (id >= OPTION_FILM + FILM_DELAY && id < OPTION_FILM + FILM_POSTER);
}

static bool take_name(struct request *r, const char *word, struct error *err)
{
    if (r->window.slides)
        return error_set(err, "slides takes one lesson, not '%.60s' as well",
                         word);
    r->window.slides = word;
    return true;
}

/* --- what is asked for --------------------------------------------------- */

static bool check(struct request *r, struct error *err)
{
    struct text names;

    if (r->window.slides)
        return request_choose_format(r, err) && effect_check(r, err);
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

static bool check_output(const struct request *r, const struct show *show,
                         struct error *err)
{
    if (!format_shows(r->job.format))
        return refuse_format(r->job.format, err);
    if (show->n == 1 || request_is_bound(r))
        return delivery_suits(r->output, r->job.format, err);
    if (!r->output || strcmp(r->output, "-") == 0)
        return error_set(err, "slides are several files: want -o with a name "
                              "such as 'slide-%%02d.png'");
    return pattern_check(r->output, err);
}

/* All appear together. */
static int write_files(const struct show *show, const struct request *r)
{
    struct task task;
    struct delivery to;
    struct error err;
    int code;

    if (!delivery_reachable(r->output, &err))
        return end_error(&err, CLI_NOT_WRITTEN);
    task = slides_make(show, &r->job, &r->film, r->aspect, request_is_bound(r));
    delivery_init(&to, r->output);
    delivery_number(&to, 1);
    code = watch_all(&task, &to, 0, r->quiet, &err);
    delivery_free(&to);
    task_drop(&task);
    return end_task(code, &err);
}

static int perform_slides(struct request *r, window_opener *open)
{
    struct show show;
    struct error err;
    int code;

    if (!show_open(&show, puzzle_classes, r->window.slides, &err))
        return end_error(&err, CLI_REFUSED);
    if (!r->output && !r->said.format)
        code = open(&r->window);
    else if (!check_output(r, &show, &err))
        code = end_error(&err, CLI_REFUSED);
    else
        code = write_files(&show, r);
    show_free(&show);
    return code;
}

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    (void)cls;
    text_add(out, "Usage: chequer slides [OPTION]... LESSON\n"
                  "Show a lesson in the window, slide by slide: the arrow "
                  "keys turn, as a\npresenter's remote does, Space plays, Esc "
                  "leaves. A lesson is one of\n\n");
    for (int i = 0; i < SHOWS; i++)
        text_addf(out, "  %-14s%s\n", shows[i].name, shows[i].title);
    text_add(out,
             "\nor a text file of your own, one thing a line:\n\n"
             "  # a remark\n"
             "  title My lesson\n"
             "  slide The question\n"
             "  caption A slide without a run is words alone.\n"
             "  item This is one of a list.\n"
             "  slide Where to?\n"
             "  run tour size=8x8 start=f6 step=17\n"
             "  caption {squares} squares have been visited.\n"
             "  slide Alone, and with a way back\n"
             "  run tour start=e3 algorithm=greedy order=s0\n"
             "  at end\n"
             "  label The rule alone: {squares} squares\n"
             "  run tour start=e3 algorithm=warnsdorff order=s0\n"
             "  play 0..end\n"
             "  speed 8\n"
             "  label With a way back\n"
             "  caption {2:squares} squares on the second board.\n\n"
             "A run is written as the window copies it, and shown at its "
             "step=, 'at end', or\na part of it is played; two lie side by "
             "side. A label is below its board. A\nname in braces is a fact "
             "as in JSON; an empty caption line begins a paragraph.\n\n"
             "Options:\n");
    help_window(out);
    text_add(out, "\nInstead of the window, a picture or film of each slide, "
                  "or all in one PDF:\n");
    help_others(out, writes);
    text_add(out, "\nExamples:\n"
                  "  chequer slides warnsdorff\n"
                  "  chequer slides warnsdorff -o warnsdorff.pdf\n"
                  "  chequer slides kings --aspect 4:3 -o kings.pdf\n"
                  "  chequer slides warnsdorff --width 1920 -o slide-%02d.png\n"
                  "  chequer slides ninety-two -o slide-%02d.gif\n");
}

const struct command slides_command = { .name = "slides",
                                        .operands = "LESSON",
                                        .about = "Show a lesson slide by "
                                                 "slide, or write its slides "
                                                 "as pictures.",
                                        .has = writes,
                                        .take = take_name,
                                        .check = check,
                                        .perform = perform_slides,
                                        .help = add_help };
