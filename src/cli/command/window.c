/* `chequer` alone, which opens the window. */
#include "base/error.h"
#include "cli/command/command.h"
#include "cli/help.h"
#include "cli/request.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

static bool has_no_others(int id)
{
    (void)id;
    return false;
}

static bool refuse_word(struct request *r, const char *word, struct error *err)
{
    (void)r;
    return error_set(err,
                     "'%.60s' after the options of the window: a command "
                     "comes first",
                     word);
}

static int open_window(struct request *r, window_opener *open)
{
    return open(&r->window);
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

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    (void)cls;
    text_add(out,
             "Usage: chequer [OPTION]...            open the window\n"
             "       chequer COMMAND [ARGUMENT]...  do something without it\n"
             "A laboratory for chessboard puzzles.\n\nCommands:\n");
    add_commands(out);
    text_add(out, "\nOptions of the window:\n");
    help_window(out);
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

const struct command window_command = { .has = has_no_others,
                                        .take = refuse_word,
                                        .perform = open_window,
                                        .help = add_help };
