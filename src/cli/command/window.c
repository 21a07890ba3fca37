/* Everything that can be refused is refused here, before a window opens. */
#include "cli/command/window.h"

#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/help.h"
#include "cli/option.h"
#include "cli/request.h"
#include "cli/exit.h"
#include "cli/say.h"
#include "export/style.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

enum { SCALE_MIN = 100, SCALE_MAX = 300 };

/* clang-format off */
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
/* clang-format on */

void window_allowed(const struct option *o, struct text *out)
{
    if (o->id == WINDOW_SCALE)
        text_addf(out, "%d to %d", SCALE_MIN, SCALE_MAX);
    else if (o->id == WINDOW_THEME)
        control_allowed(&style_controls[STYLE_THEME], out);
    else if (o->value && strcmp(o->value, "FILE") != 0 && o->id < COMMON_END)
        request_allowed(NULL, o, out);
}

static bool check_theme(const char *name, struct error *err)
{
    struct style style = style_usual();
    struct error why;

    return style_set(&style, STYLE_THEME, name, &why) ||
           error_set(err, "--%s", why.message);
}

bool window_set(struct cli_window *window, const struct argument *a,
                struct error *err)
{
    switch (a->option->id) {
    case WINDOW_THEME:
        window->theme = a->value;
        return check_theme(a->value, err);
    case COMMON_FONT:
        window->font = a->value;
        return *a->value || common_refuse(a, err);
    case WINDOW_RENDERER:
        window->renderer = a->value;
        return *a->value ||
               error_set(err, "--renderer '': want a name such as software");
    case WINDOW_SCALE:
        return parse_int(a->value, SCALE_MIN, SCALE_MAX,
                         &window->scale_percent) ||
               error_set(err, "--scale '%.40s': want %d to %d", a->value,
                         SCALE_MIN, SCALE_MAX);
    default: return true;
    }
}

/* *special is the id of --help or --version, if that is wanted instead. */
static bool take_arguments(struct cli_window *window, int argc, char **argv,
                           int *special, struct error *err)
{
    struct option_walk walk = {
        .table = window_options, .argc = argc, .argv = argv, .at = 1
    };
    struct argument a;
    enum option_result result;

    while ((result = option_next(&walk, &a, err)) == OPTION_TAKEN) {
        if (!a.option)
            return error_set(err,
                             "'%.60s' after the options of the window: "
                             "a command comes first",
                             a.value);
        if (!window_set(window, &a, err))
            return false;
        if (a.option->id == COMMON_HELP || a.option->id == WINDOW_VERSION) {
            *special = a.option->id;
            return true;
        }
    }
    return result == OPTION_END;
}

static void add_commands(struct text *out)
{
    struct text left, words;

    text_init(&left);
    text_init(&words);
    for (int i = 0; puzzle_classes[i]; i++) {
        const struct puzzle_class *cls = puzzle_classes[i];

        if (!cls->tab)
            continue;
        text_clear(&left);
        text_clear(&words);
        text_addf(&left, "  %s [OPTION]...", cls->name);
        text_addf(&words, "%s. %s", cls->title,
                  cls->summary ? cls->summary : "");
        help_entry(out, left.at, words.at);
    }
    text_free(&left);
    text_free(&words);
    help_entry(out, "  show RUN...",
               "Open the window on a run, written as the "
               "window copies it: tour size=8x8 start=f6; or on a picture of "
               "one.");
    help_entry(out, "  slides LESSON",
               "Show a lesson slide by slide, or "
               "write its slides as pictures.");
    help_entry(out, "  help [COMMAND]", "Show the help of a command.");
}

void window_help(struct text *out)
{
    text_add(out,
             "Usage: chequer [OPTION]...            open the window\n"
             "       chequer COMMAND [ARGUMENT]...  do something without it\n"
             "A laboratory for chessboard puzzles.\n\nCommands:\n");
    add_commands(out);
    text_add(out, "\nOptions of the window:\n");
    help_options(out, window_options, NULL, window_allowed);
    text_add(out,
             "\n"
             "Squares are named as in chess; after file z come aa, ab, ... "
             "as in a\nspreadsheet. Sizes are files x ranks: 8, 6x5.\n\n"
             "Exit codes:\n"
             "  0  done\n"
             "  1  there is no solution, or the method got stuck (the output "
             "says which);\n"
             "     or the window could not be opened\n"
             "  2  the request is wrong\n"
             "  3  the output could not be written; nothing half-written is "
             "left\n"
             "  4  stopped at a limit, which proves nothing\n");
}

static int print(int what)
{
    struct text page;
    int code;

    text_init(&page);
    if (what == WINDOW_VERSION)
        text_add(&page, "chequer " CHEQUER_VERSION "\n");
    else
        window_help(&page);
    code = say_text(&page);
    text_free(&page);
    return code;
}

int window_command(int argc, char **argv, window_opener *open)
{
    struct cli_window window = { .run = NULL };
    struct error err;
    int special = 0;

    if (!take_arguments(&window, argc, argv, &special, &err))
        return say_error(&err, CLI_REFUSED);
    return special ? print(special) : open(&window);
}
