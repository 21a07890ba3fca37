/* Everything that can be refused is refused here, before a window opens. */
#include "cli/window.h"

#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/help.h"
#include "cli/option.h"
#include "cli/request.h"
#include "cli/say.h"
#include "export/style.h"
#include "modules/list.h"
#include "session/run.h"

enum {
    WINDOW_THEME = COMMON_END, WINDOW_SCALE, WINDOW_RENDERER, WINDOW_VERSION
};
enum { SCALE_MIN = 100, SCALE_MAX = 300 };

const struct option window_options[] = {
    { .name = "theme", .id = WINDOW_THEME, .value = "NAME",
      .help = "The colours of the board.", .initial = "as last time" },
    { .name = "scale", .id = WINDOW_SCALE, .value = "PERCENT",
      .help = "The size of buttons and text.", .initial = "as last time" },
    { .name = "font", .id = COMMON_FONT, .value = "FILE",
      .help = "The font: a TrueType file such as DejaVuSans.ttf.",
      .initial = "DejaVu Sans, from the system" },
    { .name = "renderer", .id = WINDOW_RENDERER, .value = "NAME",
      .help = "How SDL draws, if the usual way gives trouble: software, "
              "opengl or another it knows.",
      .initial = "what SDL finds best" },
    { .name = "help", .letter = 'h', .id = COMMON_HELP,
      .help = "Show this help." },
    { .name = "version", .id = WINDOW_VERSION,
      .help = "Show the program's version." },
    { .name = NULL }
};

void window_allowed(const struct option *o, struct text *out)
{
    if (o->id == WINDOW_SCALE)
        text_addf(out, "%d to %d", SCALE_MIN, SCALE_MAX);
    else if (o->id == WINDOW_THEME)
        control_allowed(&style_controls[STYLE_THEME], out);
}

/* What the arguments said. */
struct asked {
    struct cli_window window;
    struct text run;            /* the words, joined */
    bool help, version;
};

static bool check_theme(const char *name, struct error *err)
{
    struct style style = style_usual();
    struct error why;

    return style_set(&style, STYLE_THEME, name, &why) ||
           error_set(err, "--%s", why.message);
}

static bool set_option(struct asked *asked, const struct argument *a,
                       struct error *err)
{
    switch (a->option->id) {
    case WINDOW_THEME:
        asked->window.theme = a->value;
        return check_theme(a->value, err);
    case COMMON_FONT:
        asked->window.font = a->value;
        return *a->value || common_refuse(a, err);
    case WINDOW_RENDERER:
        asked->window.renderer = a->value;
        return *a->value ||
               error_set(err, "--renderer '': want a name such as software");
    case WINDOW_SCALE:
        return parse_int(a->value, SCALE_MIN, SCALE_MAX,
                         &asked->window.scale_percent) ||
               error_set(err, "--scale '%.40s': want %d to %d", a->value,
                         SCALE_MIN, SCALE_MAX);
    case COMMON_HELP:
        asked->help = true;
        return true;
    default:
        asked->version = true;
        return true;
    }
}

static bool take_arguments(struct asked *asked, int argc, char **argv,
                           struct error *err)
{
    struct option_walk walk = {
        .table = window_options, .argc = argc, .argv = argv, .at = 1
    };
    struct argument a;
    enum option_result result;

    while ((result = option_next(&walk, &a, err)) == OPTION_TAKEN) {
        if (!a.option)
            text_addf(&asked->run, "%s%s", asked->run.len ? " " : "",
                      a.value);
        else if (!set_option(asked, &a, err))
            return false;
        if (asked->help || asked->version)
            return true;
    }
    return result == OPTION_END;
}

static bool check_run(struct asked *asked, bool show, struct error *err)
{
    struct run run;

    if (!show && asked->run.len == 0)
        return true;
    if (!show)
        return error_set(err, "'%.60s' after the options of the window: a "
                         "command comes first", asked->run.at);
    if (asked->run.len == 0)
        return error_set(err, "show needs a run, such as: chequer show tour "
                         "size=8x8 start=f6");
    if (!run_parse(&run, puzzle_classes, asked->run.at, err))
        return false;
    run_free(&run);
    asked->window.run = asked->run.at;
    return true;
}

static int print(const struct asked *asked, bool show)
{
    struct text page;
    int code;

    text_init(&page);
    if (asked->version)
        text_add(&page, "chequer " CHEQUER_VERSION "\n");
    else if (show)
        help_show(&page);
    else
        help_program(&page);
    code = say_text(&page);
    text_free(&page);
    return code;
}

int window_command(int argc, char **argv, bool show, window_opener *open)
{
    struct asked asked = { .help = false };
    struct error err;
    int code;

    text_init(&asked.run);
    if (!take_arguments(&asked, argc, argv, &err))
        code = say_error(&err, CLI_REFUSED);
    else if (asked.help || asked.version)
        code = print(&asked, show);
    else if (!check_run(&asked, show, &err))
        code = say_error(&err, CLI_REFUSED);
    else
        code = open(&asked.window);
    text_free(&asked.run);
    return code;
}
