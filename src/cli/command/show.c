/*
 * Showing a run, which comes as words or in a picture that carries them. With
 * an output it is made again without a window, byte for byte.
 */
#include "cli/command/show.h"

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "cli/exit.h"
#include "cli/common.h"
#include "cli/help.h"
#include "cli/command/perform.h"
#include "cli/request.h"
#include "cli/say.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "modules/list.h"
#include "session/run.h"

/* What the arguments said. */
struct showing {
    struct cli_window window;
    struct request request; /* owned */
    struct text line;       /* the run and its style */
    bool help;
};

static bool writes(int id)
{
    return id == COMMON_OUTPUT || id == COMMON_FORMAT ||
           id == COMMON_LIMIT_NODES || id == COMMON_LIMIT_SECONDS ||
           id == COMMON_QUIET;
}

void show_options(struct option out[SHOW_OPTIONS], int *writing)
{
    int n = 0;

    for (const struct option *o = window_options; o->name; o++)
        if (o->id != WINDOW_VERSION)
            out[n++] = *o;
    *writing = n;
    for (const struct option *o = common_options; o->name; o++)
        if (writes(o->id))
            out[n++] = *o;
    out[n] = (struct option){ .name = NULL };
}

/* --- words --------------------------------------------------------------- */

static bool names_a_puzzle(const char *words)
{
    struct text first;
    bool ok;

    text_init(&first);
    text_add_bytes(&first, words, strcspn(words, " \t"));
    ok = run_class(puzzle_classes, first.at) != NULL;
    text_free(&first);
    return ok;
}

/* The shell took the quotes off a caption; a line has none to put on. */
static void add_word(struct text *line, const char *word)
{
    size_t from;

    if (line->len)
        text_add(line, " ");
    from = line->len;
    text_add(line, word);
    if (strncmp(word, "caption=", 8) == 0)
        for (char *at = line->at + from; (at = strchr(at, ' ')); at++)
            *at = '_';
}

/* The first may be a picture; what follows it changes what it says. */
static bool take_word(struct showing *s, const char *word, struct error *err)
{
    if (s->line.len || names_a_puzzle(word) || !reopen_is_file(word)) {
        add_word(&s->line, word);
        return true;
    }
    s->window.picture = true;
    return reopen_line(word, &s->line, err);
}

static bool set_option(struct showing *s, const struct argument *a,
                       struct error *err)
{
    if (a->option->id == COMMON_HELP)
        return s->help = true;
    if (a->option->id == COMMON_FONT)
        s->request.job.font = a->value;
    if (writes(a->option->id))
        return common_set(&s->request, a, err);
    return window_set(&s->window, a, err);
}

static bool take_arguments(struct showing *s, int argc, char **argv,
                           struct error *err)
{
    struct option table[SHOW_OPTIONS];
    struct option_walk walk = {
        .table = table, .argc = argc, .argv = argv, .at = 1
    };
    enum option_result result;
    struct argument a;
    int writing;

    show_options(table, &writing);
    while ((result = option_next(&walk, &a, err)) == OPTION_TAKEN) {
        if (!(a.option ? set_option(s, &a, err) : take_word(s, a.value, err)))
            return false;
        if (s->help)
            return true;
    }
    return result == OPTION_END;
}

/* --- what is asked for --------------------------------------------------- */

static bool check(struct showing *s, struct error *err)
{
    struct request *r = &s->request;

    if (s->line.len == 0)
        return error_set(err, "show needs a run, such as: chequer show tour "
                              "size=8x8 start=f6, or a picture of one");
    if (s->window.theme)
        text_addf(&s->line, " theme=%s", s->window.theme);
    s->window.run = s->line.at;
    return request_take_line(r, s->line.at, err) &&
           request_choose_format(r, err);
}

static void add_help(struct text *out)
{
    struct option table[SHOW_OPTIONS];
    int writing;

    show_options(table, &writing);
    text_add(out,
             "Usage: chequer show [OPTION]... RUN...\n"
             "       chequer show [OPTION]... PICTURE [KEY=VALUE]...\n"
             "Open the window on a run: a puzzle's name and its settings as "
             "key=value, and\nwith step=K the moment to look at. The window "
             "copies such a line by Ctrl+C,\nand the pictures that chequer "
             "makes carry it, together with their look: a\n");
    formats_list(out, FORMAT_TITLES, format_reopens);
    text_add(out, " opens the run it shows. With -o the same is written "
                  "again,\nwithout a window.\n\n"
                  "Options:\n");
    help_options(out, table, table + writing, window_allowed);
    text_add(out, "\nInstead of the window:\n");
    help_options(out, table + writing, NULL, window_allowed);
    text_add(out,
             "\nExamples:\n"
             "  chequer show tour size=8x8 start=f6\n"
             "  chequer show tour size=7x9 start=a1 step=17 --theme paper\n"
             "  chequer show tour.png\n"
             "  chequer show tour.png -o tour.svg\n"
             "  chequer show tour.png width=1200 caption=on step=9 -o "
             "large.png\n");
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

int show_command(int argc, char **argv, window_opener *open)
{
    struct showing s = { .request = request_usual() };
    struct error err;
    int code;

    text_init(&s.line);
    if (!take_arguments(&s, argc, argv, &err))
        code = say_error(&err, CLI_REFUSED);
    else if (s.help)
        code = print_help();
    else if (!check(&s, &err))
        code = say_error(&err, CLI_REFUSED);
    else if (s.request.output || s.request.has_format)
        code = perform(&s.request);
    else
        code = open(&s.window);
    request_free(&s.request);
    text_free(&s.line);
    return code;
}
