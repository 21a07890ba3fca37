/* The command line: one argument a line, the command's name first. What is
 * asked for is understood, not done; names of files with a slash are left out,
 * or somebody's would be read. */
#include "base/error.h"
#include "cli/command/command.h"
#include "cli/request.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"
#include "session/run.h"

enum { ARGUMENTS = 40 };

static int cut(char *words, char **argv)
{
    char *rest = NULL, *word = strtok_r(words, "\n", &rest);
    int argc = 0;

    for (; word && argc < ARGUMENTS; word = strtok_r(NULL, "\n", &rest))
        if (!strchr(word, '/'))
            argv[argc++] = word;
    argv[argc] = NULL;
    return argc;
}

static const struct command *find(const char *name,
                                  const struct puzzle_class **cls)
{
    *cls = run_class(puzzle_classes, name);
    if (*cls)
        return &puzzle_command;
    for (int i = 0; named_commands[i]; i++)
        if (strcmp(named_commands[i]->name, name) == 0)
            return named_commands[i];
    return &window_command;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size), *argv[ARGUMENTS + 1];
    int argc = cut(words, argv);
    const struct puzzle_class *cls;
    const struct command *command;
    struct request r;
    struct error err;

    if (argc > 0) {
        command = find(argv[0], &cls);
        if (request_parse(&r, command, cls, argc, argv, &err))
            request_free(&r);
    }
    free(words);
    return 0;
}
