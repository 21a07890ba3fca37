/* `chequer` alone, which opens the window. */
#include "base/error.h"
#include "base/wrap.h"
#include "cli/command/command.h"
#include "cli/end.h"
#include "cli/help.h"
#include "cli/request.h"
#include "export/reopen.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

enum { CODE_COLUMN = 5 }; /* where the words on exit codes begin */

static bool take_file(struct request *r, const char *word, struct error *err)
{
    if (!r->line.len && !reopen_is_file(word))
        return error_set(err,
                         "'%.60s' after the options of the window: a command "
                         "comes first",
                         word);
    return shown_take(r, word, err);
}

static bool names_file(const struct request *r)
{
    return r->line.len || r->window.slides || r->window.file;
}

/* The window alone has options of its own alone. */
static bool check(struct request *r, struct error *err)
{
    if (names_file(r))
        return shown_check(r, err);
    for (int id = 0; id < COMMON_END; id++)
        if (r->said.given[id] && shown_has(id))
            return error_set(err,
                             "--%s goes with a command, such as 'tour', or "
                             "with a file",
                             r->said.given[id]);
    return true;
}

static int open_window(struct request *r, window_opener *open)
{
    return names_file(r) ? shown_perform(r, open) : open(&r->window);
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
    for (int i = 0; named_commands[i]; i++) {
        text_clear(&left);
        text_addf(&left, "  %s %s", named_commands[i]->name,
                  named_commands[i]->operands);
        help_entry(out, left.at, named_commands[i]->about);
    }
    text_free(&left);
    text_free(&words);
    help_entry(out, "  help [COMMAND]",
               "Show the help of a command; of man, bash, zsh or fish, the "
               "manual page or what completes words in that shell.");
}

static void add_codes(struct text *out)
{
    for (int code = 0; code < CLI_CODES; code++) {
        text_addf(out, "  %d  ", code);
        wrap_add(out, end_codes[code], CODE_COLUMN, CODE_COLUMN);
    }
}

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    (void)cls;
    text_add(out,
             "Usage: chequer [OPTION]...            open the window\n"
             "       chequer FILE [OPTION]...       open a file there\n"
             "       chequer COMMAND [ARGUMENT]...  do something without it\n"
             "A laboratory for chessboard puzzles.\n\nCommands:\n");
    add_commands(out);
    text_add(out, "\nA file is a picture that chequer made, a lesson's "
                  "script, the shape of a board,\na tour or a game: see "
                  "'chequer help show'. A command comes before a file of\nits "
                  "name, which is ./tour then.\n"
                  "\nOptions of the window:\n");
    help_window(out);
    text_add(out,
             "\n"
             "Squares are named as in chess; after file z come aa, ab, ... "
             "as in a\nspreadsheet. Sizes are files x ranks: 8, 6x5.\n\n"
             "Exit codes:\n");
    add_codes(out);
}

const struct command *const named_commands[] = { &show_command, &slides_command,
                                                 &sum_command, NULL };

const struct command window_command = { .has = shown_has,
                                        .take = take_file,
                                        .check = check,
                                        .perform = open_window,
                                        .help = add_help };
