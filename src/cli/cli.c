/*
 * Which command is meant. Every puzzle is a command of its own name, so one
 * that is added to the list is there at once.
 */
#include "cli/cli.h"

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/command/perform.h"
#include "cli/request.h"
#include "cli/exit.h"
#include "cli/say.h"
#include "cli/command/show.h"
#include "cli/command/slides.h"
#include "cli/suggest.h"
#include "cli/command/window.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

/* argv[0] is the puzzle's name. */
static int puzzle_command(const struct puzzle_class *cls, int argc, char **argv)
{
    struct request request;
    struct error err;
    struct text page;
    int code;

    if (!request_parse(&request, cls, argc, argv, &err))
        return say_error(&err, CLI_REFUSED);
    if (request.help) {
        text_init(&page);
        help_puzzle(cls, &page);
        code = say_text(&page);
        text_free(&page);
    } else {
        code = perform(&request);
    }
    request_free(&request);
    return code;
}

static int unknown_command(const char *typed)
{
    struct suggestion best = { NULL, 0 };
    struct text names;
    struct error err;

    text_init(&names);
    for (int i = 0; puzzle_classes[i]; i++)
        if (puzzle_classes[i]->tab) {
            text_addf(&names, "%s, ", puzzle_classes[i]->name);
            suggest_consider(&best, typed, puzzle_classes[i]->name);
        }
    suggest_consider(&best, typed, "show");
    suggest_consider(&best, typed, "slides");
    suggest_consider(&best, typed, "help");
    if (best.word)
        error_set(&err, "unknown command '%.60s'; did you mean '%s'?", typed,
                  best.word);
    else
        error_set(&err,
                  "unknown command '%.60s'; there are %sshow, slides "
                  "and help",
                  typed, names.at);
    text_free(&names);
    return say_error(&err, CLI_REFUSED);
}

/* `chequer help X` is `chequer X --help`, and `chequer help` the program's. */
static int help_command(int argc, char **argv, window_opener *open)
{
    char help[] = "--help", none[] = "";
    char *args[] = { argc > 1 ? argv[1] : none, help, NULL };
    struct error err;
    const struct puzzle_class *cls;

    if (argc > 2) {
        error_set(&err, "help takes one command, not '%.60s' as well", argv[2]);
        return say_error(&err, CLI_REFUSED);
    }
    cls = run_class(puzzle_classes, args[0]);
    if (cls)
        return puzzle_command(cls, 2, args);
    if (strcmp(args[0], "show") == 0)
        return show_command(2, args, open);
    if (strcmp(args[0], "slides") == 0)
        return slides_command(2, args, open);
    if (argc == 1 || args[0][0] == '-' || strcmp(args[0], "help") == 0)
        return window_command(2, args, open);
    return unknown_command(args[0]);
}

int cli_main(int argc, char **argv, window_opener *open_window)
{
    const struct puzzle_class *cls;

    interrupt_ignore();
    if (argc < 2 || argv[1][0] == '-')
        return window_command(argc, argv, open_window);
    if (strcmp(argv[1], "show") == 0)
        return show_command(argc - 1, argv + 1, open_window);
    if (strcmp(argv[1], "slides") == 0)
        return slides_command(argc - 1, argv + 1, open_window);
    if (strcmp(argv[1], "help") == 0)
        return help_command(argc - 1, argv + 1, open_window);
    cls = run_class(puzzle_classes, argv[1]);
    if (cls)
        return puzzle_command(cls, argc - 1, argv + 1);
    return unknown_command(argv[1]);
}
