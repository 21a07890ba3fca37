/* What is asked of a sheet. */
#include "export/sheet/sheet.h"

#include <string.h>

#include "export/sheet/page.h"
#include "puzzle/line.h"
#include "session/selection.h"

enum { COLUMNS_MAX = 100, REVEAL_MAX = 1000 };

static const char *const lists[] = { "none", "all",
                                     "a list such as 1,5,9-12 or a1,c3", NULL };
static const char *const titles[] = { "on", "off", "words of your own", NULL };

static const char *const topics[] = { TOPIC_USUAL, "number", "array", "rule",
                                      NULL };

/* clang-format off */
const struct control sheet_controls[] = {
    [SHEET_SHOW] = {
        .key = "sheet", .label = "Sheet", .kind = CONTROL_TEXT,
        .names = lists, .initial = "none", .quiet = true,
        .help = "Put many boards on a page: solutions, arrays or lessons by "
                "number, tours by start square."
    },
    [SHEET_ASK] = {
        .key = "worksheet", .label = "Worksheet", .kind = CONTROL_TEXT,
        .names = lists, .initial = "none", .quiet = true,
        .help = "The same boards as a task on paper, and their solutions on "
                "a page after it; a PDF holds both."
    },
    [SHEET_TOPIC] = {
        .key = "topic", .label = "Question", .kind = CONTROL_CHOICE,
        .names = topics, .initial = TOPIC_USUAL, .quiet = true,
        .help = "What a worksheet of Chess960 asks: the number of an array, "
                "the array of a number, or which rule is broken."
    },
    [SHEET_REVEAL] = {
        .key = "reveal", .label = "Given", .kind = CONTROL_RANGE,
        .max = REVEAL_MAX, .initial = "0", .quiet = true,
        .help = "How many numbers or pieces of each solution a worksheet "
                "shows."
    },
    [SHEET_UNIQUE] = {
        .key = "unique", .label = "One solution", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "A worksheet shows as few numbers or pieces as leave only one "
                "solution."
    },
    [SHEET_ANSWERS] = {
        .key = "answers", .label = "Solutions", .kind = CONTROL_SWITCH,
        .initial = "on",
        .help = "The solutions of a worksheet follow on pages of their own."
    },
    [SHEET_PAPER] = {
        .key = "paper", .label = "Paper", .kind = CONTROL_CHOICE,
        .names = paper_names, .initial = "a4", .quiet = true,
        .help = "The paper of a sheet, at 300 dots an inch; none makes one "
                "picture of any size."
    },
    [SHEET_LANDSCAPE] = {
        .key = "landscape", .label = "Landscape", .kind = CONTROL_SWITCH,
        .initial = "off", .help = "Turn the paper on its side."
    },
    [SHEET_COLUMNS] = {
        .key = "columns", .label = "Columns", .kind = CONTROL_RANGE,
        .min = 1, .max = COLUMNS_MAX, .initial = "none", .optional = true,
        .quiet = true,
        .help = "Boards side by side on a sheet; none chooses what suits."
    },
    [SHEET_TITLE] = {
        .key = "title", .label = "Title", .kind = CONTROL_TEXT,
        .names = titles, .initial = "on", .space = '_', .quiet = true,
        .help = "The words at the top of a sheet."
    },
    [SHEET_PAGE] = {
        .key = "page", .label = "Page", .kind = CONTROL_RANGE,
        .min = 1, .max = SELECTION_MAX, .initial = "none", .optional = true,
        .quiet = true, .help = "Make only this page of a sheet."
    },
    { .key = NULL }
};
/* clang-format on */

static bool set_word(void *wish, int key, const char *value, struct error *err)
{
    return params_set(wish, sheet_controls, key, value, err);
}

bool sheet_take(struct params *wish, const char *line, struct text *rest,
                struct error *err)
{
    return line_take(line, sheet_controls, set_word, wish, rest, err);
}

bool sheet_asks(const struct params *wish, enum sheet_key key)
{
    return strcmp(wish->at[key].text, "none") != 0;
}

bool sheet_wanted(const struct params *wish)
{
    return sheet_asks(wish, SHEET_SHOW) || sheet_asks(wish, SHEET_ASK);
}

const char *sheet_topic(const struct params *wish)
{
    return sheet_asks(wish, SHEET_ASK) ? topics[wish->at[SHEET_TOPIC].number]
                                       : NULL;
}
