/*
 * Showing a run, which comes as words or in a picture that carries them. With
 * an output it is made again without a window, byte for byte.
 */
#include <string.h>

#include "base/error.h"
#include "cli/command/command.h"
#include "cli/effect.h"
#include "cli/help.h"
#include "cli/request.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "export/shape.h"
#include "modules/list.h"
#include "session/run.h"

static bool writes(int id)
{
    return id == COMMON_OUTPUT || id == COMMON_FORMAT ||
           id == COMMON_LIMIT_NODES || id == COMMON_LIMIT_SECONDS ||
           id == COMMON_QUIET;
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

/* A run's line, or a game, a position, a tour: whichever puzzle knows what it
 * means. */
static bool take_file(struct request *r, const char *path, struct error *err)
{
    struct text words;
    struct error why;
    bool ok;

    text_init(&words);
    ok = reopen_words(path, &words, err);
    if (ok && names_a_puzzle(words.at))
        text_add_bytes(&r->line, words.at, strcspn(words.at, "\r\n"));
    else if (ok)
        ok = run_take(puzzle_classes, words.at, &r->line, &why) ||
             error_set(err, "%.120s: %s", path, why.message);
    text_free(&words);
    return ok;
}

/* The board of a grid; what follows it may say more. */
static bool take_shape(struct request *r, const char *path, struct error *err)
{
    struct request of = { .cls = run_class_with_holes(puzzle_classes),
                          .shape = path };
    bool ok;

    params_init(&of.params, of.cls->controls);
    ok = request_take_shape(&of, err);
    if (ok)
        run_format(of.cls, &of.params, &r->line);
    params_free(&of.params);
    return ok;
}

/* The first may be a picture; what follows it changes what it says. */
static bool take_word(struct request *r, const char *word, struct error *err)
{
    if (r->line.len || names_a_puzzle(word) || !reopen_is_file(word)) {
        add_word(&r->line, word);
        return true;
    }
    if (shape_is_grid(word))
        return take_shape(r, word, err);
    if (reopen_has_words(word))
        return take_file(r, word, err);
    r->window.picture = true;
    return reopen_line(word, &r->line, err);
}

/* --- what is asked for --------------------------------------------------- */

static bool check(struct request *r, struct error *err)
{
    if (r->line.len == 0)
        return error_set(err, "show needs a run, such as: chequer show tour "
                              "size=8x8 start=f6, or a picture of one");
    if (r->window.theme)
        text_addf(&r->line, " theme=%s", r->window.theme);
    r->window.run = r->line.at;
    return request_take_line(r, r->line.at, err) &&
           request_choose_format(r, err) && effect_check(r, err);
}

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    (void)cls;
    text_add(out,
             "Usage: chequer show [OPTION]... RUN...\n"
             "       chequer show [OPTION]... PICTURE [KEY=VALUE]...\n"
             "Open the window on a run: a puzzle's name and its settings as "
             "key=value, and\nwith step=K the moment to look at. The window "
             "copies such a line by Ctrl+C,\nand the pictures that chequer "
             "makes carry it, together with their look: a\n");
    formats_list(out, FORMAT_TITLES, format_reopens);
    text_add(out,
             " opens the run it shows. With -o the\nsame is written again, "
             "without a window. A game in PGN and a position in FEN\nopen, "
             "too, a tour written as a grid of numbers or a list of squares, "
             "and\nthe shape of a board, a grid of . and #.\n\n"
             "Options:\n");
    help_window(out);
    text_add(out, "\nInstead of the window:\n");
    help_others(out, writes);
    text_add(out,
             "\nExamples:\n"
             "  chequer show tour size=8x8 start=f6\n"
             "  chequer show tour size=7x9 start=a1 step=17 --theme paper\n"
             "  chequer show tour.png\n"
             "  chequer show tour.png -o tour.svg\n"
             "  chequer show tour.png width=1200 caption=on step=9 -o "
             "large.png\n");
}

const struct command show_command = { .has = writes,
                                      .take = take_word,
                                      .check = check,
                                      .perform = perform,
                                      .help = add_help };
