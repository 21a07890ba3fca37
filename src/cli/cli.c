/*
 * Which command is meant. Every puzzle is a command of its own name, so one
 * that is added to the list is there at once.
 */
#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/command/command.h"
#include "cli/end.h"
#include "base/platform/interrupt.h"
#include "cli/pages/pages.h"
#include "cli/request.h"
#include "cli/suggest.h"
#include "export/file_kind.h"
#include "export/reopen.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "render/letters/lacking.h"
#include "session/run.h"

/* Of that name, with the class if it is a puzzle's; NULL: there is none. */
static const struct command *find_command(const char *name,
                                          const struct puzzle_class **cls)
{
    *cls = run_class(puzzle_classes, name);
    if (*cls)
        return &puzzle_command;
    for (int i = 0; named_commands[i]; i++)
        if (strcmp(name, named_commands[i]->name) == 0)
            return named_commands[i];
    return NULL;
}

static int print_page(const struct command *command, const struct request *r,
                      const char *version)
{
    struct text page;
    int code;

    text_init(&page);
    if (r->page == COMMON_VERSION)
        text_addf(&page,
                  "chequer %s\n"
                  "Copyright (c) 2026 the chequer authors\n"
                  "MIT License: free to use, change and share; there is no "
                  "warranty.\n",
                  version);
    else
        command->help(r->cls, &page);
    code = end_text(&page);
    text_free(&page);
    return code;
}

/* Where letters are missing, the picture is there all the same. */
static void warn(struct lacking *lacking)
{
    struct error words;

    if (lacking_tell(lacking, &words))
        fprintf(stderr, "chequer: warning: %s\n", words.message);
}

/* argv[0] is the command's name. */
static int run(const struct command *command, const struct puzzle_class *cls,
               int argc, char **argv, const struct cli_program *program)
{
    struct request r;
    struct error err;
    int code;

    if (!request_parse(&r, command, cls, argc, argv, &err))
        return end_error(&err, CLI_REFUSED);
    r.job.lacking = lacking_create();
    code = r.page ? print_page(command, &r, program->version)
                  : command->perform(&r, program->open_window);
    warn(r.job.lacking);
    lacking_destroy(r.job.lacking);
    request_free(&r);
    return code;
}

/* The command that was probably meant, or NULL. */
static const char *nearest_command(const char *typed)
{
    struct suggestion best = { NULL, 0 };

    for (int i = 0; puzzle_classes[i]; i++)
        if (puzzle_classes[i]->tab)
            suggest_consider(&best, typed, puzzle_classes[i]->name);
    for (int i = 0; named_commands[i]; i++)
        suggest_consider(&best, typed, named_commands[i]->name);
    suggest_consider(&best, typed, "help");
    return best.word;
}

/* `besides`: what else it is not. */
static int unknown_command(const char *typed, const char *besides)
{
    const char *nearest = nearest_command(typed);
    struct text names;
    struct error err;

    text_init(&names);
    for (int i = 0; puzzle_classes[i]; i++)
        if (puzzle_classes[i]->tab)
            text_addf(&names, "%s, ", puzzle_classes[i]->name);
    for (int i = 0; named_commands[i]; i++)
        text_addf(&names, "%s%s", i ? ", " : "", named_commands[i]->name);
    if (nearest)
        error_set(&err,
                  "unknown command '%.60s'; did you mean '%s'? Try 'chequer "
                  "--help'",
                  typed, nearest);
    else
        error_set(&err,
                  "unknown command '%.60s'%s; there are %s and help: 'chequer "
                  "--help' tells of each",
                  typed, besides, names.at);
    text_free(&names);
    return end_error(&err, CLI_REFUSED);
}

/* --- files --------------------------------------------------------------- */

static int no_such_file(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *nearest = nearest_command(slash ? slash + 1 : path);
    struct error err;

    error_set(&err, "there is no such file: '%.200s'%s%s%s", path,
              nearest ? "; did you mean the command '" : "",
              nearest ? nearest : "", nearest ? "'?" : "");
    return end_error(&err, CLI_REFUSED);
}

static bool is_script(const char *path)
{
    struct error unasked;
    enum file_kind kind;

    return file_kind_find(path, &kind, &unasked) && kind == FILE_SCRIPT;
}

/* argv[1] is a file, as file managers give it, and what to do with it follows:
 * a lesson has more options. */
static int open_file(int argc, char **argv, const struct cli_program *program)
{
    if (!file_is_there(argv[1]))
        return no_such_file(argv[1]);
    return run(is_script(argv[1]) ? &slides_command : &window_command, NULL,
               argc, argv, program);
}

static int print_other(const struct page_kind *kind,
                       const struct cli_program *program)
{
    struct edition edition = { program->version, program->date };
    struct text page;
    int code;

    text_init(&page);
    page_print(kind, &edition, &page);
    code = end_text(&page);
    text_free(&page);
    return code;
}

static bool is_page_option(const char *word)
{
    static const char *const pages[] = { "-h", "--help", "-V", "--version" };

    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
        if (strcmp(word, pages[i]) == 0)
            return true;
    return false;
}

/* `chequer help X` is `chequer X --help`, unless X is a page for another
 * program, and `chequer help` the program's. */
static int help_command(int argc, char **argv,
                        const struct cli_program *program)
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
    if (page_kind_find(args[0]))
        return print_other(page_kind_find(args[0]), program);
    if (is_page_option(args[0]))
        return run(&window_command, NULL, argc, argv, program);
    if (argc == 1 || strcmp(args[0], "help") == 0)
        command = &window_command;
    return command ? run(command, cls, 2, args, program)
                   : unknown_command(args[0], "");
}

int cli_main(int argc, char **argv, const struct cli_program *program)
{
    const struct puzzle_class *cls;
    const struct command *command;

    interrupt_begin();
    for (int i = 1; i < argc && i <= 2; i++)
        file_kind_unescape(argv[i]); /* also after show and slides */
    if (argc < 2 || argv[1][0] == '-')
        return run(&window_command, NULL, argc, argv, program);
    if (strcmp(argv[1], "help") == 0)
        return help_command(argc - 1, argv + 1, program);
    command = find_command(argv[1], &cls);
    if (command)
        return run(command, cls, argc - 1, argv + 1, program);
    return reopen_is_file(argv[1])
               ? open_file(argc, argv, program)
               : unknown_command(argv[1], ", and no such file");
}
