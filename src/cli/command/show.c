/*
 * Showing a run, which comes as words or in a file that carries them. With an
 * output it is made again without a window, byte for byte. A lesson is shown
 * as `chequer slides` does it.
 */
#include <string.h>

#include "base/error.h"
#include "chess/board.h"
#include "cli/command/command.h"
#include "cli/effect.h"
#include "cli/help.h"
#include "cli/request.h"
#include "export/file_kind.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "export/shape.h"
#include "modules/list.h"
#include "puzzle/board_setting.h"
#include "session/run.h"

bool shown_has(int id)
{
    return id == COMMON_OUTPUT || id == COMMON_FORMAT ||
           id == COMMON_LIMIT_NODES || id == COMMON_LIMIT_SECONDS ||
           id == COMMON_TIMES || id == COMMON_QUIET;
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

/* The board of a file; what follows it may say more. */
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

/* Would the usual board have that shape? */
static bool shades_divide(const char *path, struct error *err)
{
    const struct puzzle_class *cls = run_class_with_holes(puzzle_classes);
    struct board_setting at;
    struct params usual;
    struct board board;
    bool ok;

    params_init(&usual, cls->controls);
    board_setting_find(cls->controls, &at);
    ok = shape_open(path,
                    (struct shape_size){ usual.at[at.size].number,
                                         usual.at[at.size].second, false },
                    &board, err);
    if (ok)
        board_free(&board);
    params_free(&usual);
    return ok;
}

/* Of a small picture each pixel is a square; of a larger one the window knows
 * what to make, whose board has a size. */
static bool take_shades(struct request *r, const char *path, struct error *err)
{
    struct error small;

    if (take_shape(r, path, &small))
        return true;
    r->window.file = path;
    return shades_divide(path, err);
}

/* The first may be a file; what follows it changes what it says. */
bool shown_take(struct request *r, const char *word, struct error *err)
{
    enum file_kind kind;

    if (r->window.slides || r->window.file)
        return error_set(err, "want one file, not '%.60s' as well", word);
    if (r->line.len || names_a_puzzle(word) || !reopen_is_file(word)) {
        add_word(&r->line, word);
        return true;
    }
    if (!file_kind_find(word, &kind, err))
        return false;
    switch (kind) {
    case FILE_GRID: return take_shape(r, word, err);
    case FILE_SHADES: return take_shades(r, word, err);
    case FILE_WORDS: return take_file(r, word, err);
    case FILE_SCRIPT: r->window.slides = word; return true;
    case FILE_PICTURE: break;
    }
    r->window.picture = true;
    return reopen_line(word, &r->line, err);
}

/* --- what is asked for --------------------------------------------------- */

/* Slides are no run. */
static bool check_slides(struct request *r, struct error *err)
{
    for (int id = COMMON_LIMIT_NODES; id <= COMMON_LIMIT_SECONDS; id++)
        if (r->said.given[id])
            return error_set(err, "--%s is for runs; this is a lesson",
                             r->said.given[id]);
    return request_choose_format(r, err) && effect_check(r, err);
}

/* Without a window nobody knows how large the board is. */
static bool check_shades(struct request *r, struct error *err)
{
    struct text none;
    bool ok = true;

    text_init(&none);
    if (r->output || r->said.format)
        ok = reopen_line(r->window.file, &none, err);
    text_free(&none);
    return ok && effect_check(r, err);
}

bool shown_check(struct request *r, struct error *err)
{
    if (r->window.slides)
        return check_slides(r, err);
    if (r->window.file)
        return check_shades(r, err);
    if (r->line.len == 0)
        return error_set(err, "show needs a run, such as: chequer show tour "
                              "size=8x8 start=f6, or a picture of one");
    if (r->window.theme)
        text_addf(&r->line, " theme=%s", r->window.theme);
    r->window.run = r->line.at;
    return request_take_line(r, r->line.at, err) &&
           request_choose_format(r, err) && effect_check(r, err);
}

int shown_perform(struct request *r, window_opener *open)
{
    if (r->window.slides)
        return slides_command.perform(r, open);
    return r->window.file ? open(&r->window) : perform(r, open);
}

static void add_help(const struct puzzle_class *cls, struct text *out)
{
    (void)cls;
    text_add(out,
             "Usage: chequer show [OPTION]... RUN...\n"
             "       chequer show [OPTION]... FILE [KEY=VALUE]...\n"
             "Open the window on a run: a puzzle's name and its settings as "
             "key=value, and\nwith step=K the moment to look at. The window "
             "copies such a line by Ctrl+C,\nand the pictures that chequer "
             "makes carry it, together with their look: a\n");
    formats_list(out, FORMAT_TITLES, format_reopens);
    text_add(out,
             " opens the run it shows. With -o the\nsame is written again, "
             "without a window. A game in PGN and a position in FEN\nopen, "
             "too, a tour written as a grid of numbers or a list of squares, "
             "the\nshape of a board, a grid of . and # or a PNG whose dark "
             "squares are holes, and\na lesson's script. 'chequer FILE' does "
             "the same.\n\n"
             "Options:\n");
    help_window(out);
    text_add(out, "\nInstead of the window:\n");
    help_others(out, shown_has);
    text_add(out,
             "\nExamples:\n"
             "  chequer show tour size=8x8 start=f6\n"
             "  chequer show tour size=7x9 start=a1 step=17 --theme paper\n"
             "  chequer show tour.png\n"
             "  chequer show tour.png -o tour.svg\n"
             "  chequer show tour.png width=1200 caption=on step=9 -o "
             "large.png\n");
}

const struct command show_command = { .name = "show",
                                      .operands = "RUN...",
                                      .about = "Open the window on a run, "
                                               "written as the window copies "
                                               "it: tour size=8x8 start=f6; "
                                               "or on a picture of one.",
                                      .has = shown_has,
                                      .take = shown_take,
                                      .check = shown_check,
                                      .perform = shown_perform,
                                      .help = add_help };
