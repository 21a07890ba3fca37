/*
 * Which command is meant. Every puzzle is a command of its own name, so one
 * that is added to the list is there at once.
 */
#include "cli/cli.h"

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "cli/command/command.h"
#include "cli/end.h"
#include "cli/interrupt.h"
#include "cli/request.h"
#include "cli/suggest.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "session/run.h"

/* Of that name, with the class if it is a puzzle's; NULL: there is none. */
static const struct command *find_command(const char *name,
                                          const struct puzzle_class **cls)
{
    *cls = run_class(puzzle_classes, name);
    return *cls                          ? &puzzle_command
           : strcmp(name, "show") == 0   ? &show_command
           : strcmp(name, "slides") == 0 ? &slides_command
                                         : NULL;
}

static int print_page(const struct command *command, const struct request *r)
{
    struct text page;
    int code;

    text_init(&page);
    if (r->page == COMMON_VERSION)
        text_add(&page, "chequer " CHEQUER_VERSION "\n");
    else
        command->help(r->cls, &page);
    code = end_text(&page);
    text_free(&page);
    return code;
}

/* argv[0] is the command's name. */
static int run(const struct command *command, const struct puzzle_class *cls,
               int argc, char **argv, window_opener *open)
{
    struct request r;
    struct error err;
    int code;

    if (!request_parse(&r, command, cls, argc, argv, &err))
        return end_error(&err, CLI_REFUSED);
    code = r.page ? print_page(command, &r) : command->perform(&r, open);
    request_free(&r);
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
    return end_error(&err, CLI_REFUSED);
}

/* `chequer help X` is `chequer X --help`, and `chequer help` the program's. */
static int help_command(int argc, char **argv)
{
    char help[] = "--help", none[] = "";
    char *args[] = { argc > 1 ? argv[1] : none, help, NULL };
    const struct puzzle_class *cls;
    const struct command *command = find_command(args[0], &cls);
    struct error err;

    if (argc > 2) {
        error_set(&err, "help takes one command, not '%.60s' as well", argv[2]);
        return end_error(&err, CLI_REFUSED);
    }
    if (argc == 1 || args[0][0] == '-' || strcmp(args[0], "help") == 0)
        command = &window_command;
    return command ? run(command, cls, 2, args, NULL)
                   : unknown_command(args[0]);
}

int cli_main(int argc, char **argv, window_opener *open_window)
{
    const struct puzzle_class *cls;
    const struct command *command;

    interrupt_ignore();
    if (argc < 2 || argv[1][0] == '-')
        return run(&window_command, NULL, argc, argv, open_window);
    if (strcmp(argv[1], "help") == 0)
        return help_command(argc - 1, argv + 1);
    command = find_command(argv[1], &cls);
    return command ? run(command, cls, argc - 1, argv + 1, open_window)
                   : unknown_command(argv[1]);
}
