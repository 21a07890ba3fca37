/* Grids of points and # in and out. */
#include "chess/shape_grid.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "base/utf8.h"
#include "chess/board.h"
#include "chess/square.h"

static const char SQUARE = '.', HOLE = '#';

/* --- lines --------------------------------------------------------------- */

/* One line without what stands around its signs. */
struct line {
    const char *at;
    size_t len;
    int number, indent; /* from 1; bytes before its first sign */
};

struct lines {
    const char *at, *end;
    int number;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Some editors begin a file with a mark that nobody sees. */
static struct lines lines_of(const char *text, size_t len)
{
    static const char mark[] = "\xEF\xBB\xBF";
    size_t skip = len >= 3 && memcmp(text, mark, 3) == 0 ? 3 : 0;

    return (struct lines){ text + skip, text + len, 0 };
}

static bool next_line(struct lines *l, struct line *out)
{
    const char *begin = l->at, *at = begin, *end;

    if (at >= l->end)
        return false;
    end = memchr(at, '\n', (size_t)(l->end - at));
    if (!end)
        end = l->end;
    l->at = end + 1;
    while (at < end && is_blank(*at))
        at++;
    *out = (struct line){ .at = at,
                          .len = (size_t)(end - at),
                          .number = ++l->number,
                          .indent = (int)(at - begin) };
    while (out->len > 0 && is_blank(at[out->len - 1]))
        out->len--;
    return true;
}

/* Past empty ones; false at the end. */
static bool next_filled(struct lines *l, struct line *out)
{
    while (next_line(l, out))
        if (out->len > 0)
            return true;
    return false;
}

bool shape_grid_meant(const char *text, size_t len)
{
    struct lines l = lines_of(text, len);
    size_t signs = 0, others = 0;
    struct line line;

    if (!next_filled(&l, &line))
        return false;
    do {
        for (size_t i = 0; i < line.len; i++) {
            if (isdigit((unsigned char)line.at[i]))
                return false; /* a tour's numbers have points, too */
            if (line.at[i] == SQUARE || line.at[i] == HOLE)
                signs++;
            else
                others++;
        }
    } while (next_line(&l, &line));
    return signs > others;
}

/* --- what is wrong ------------------------------------------------------- */

/* The sign as it can be shown: 'x', or the number of a byte. */
static struct phrase say_sign(const char *at, const char *end)
{
    char sign[5] = "";
    struct phrase p;
    size_t len;

    for (size_t i = 0; i < 4 && at + i < end; i++)
        sign[i] = at[i];
    len = utf8_length(sign);
    sign[len] = '\0';
    if (*at == ' ')
        snprintf(p.at, sizeof p.at, "a space");
    else if (*at == '\t')
        snprintf(p.at, sizeof p.at, "a tab");
    else if (*sign && len > 0 && utf8_printable(sign))
        snprintf(p.at, sizeof p.at, "'%s'", sign);
    else
        snprintf(p.at, sizeof p.at, "the byte %d", (unsigned char)*at);
    return p;
}

/* Before the first that is wrong a byte is a column. */
static bool check_signs(const struct line *line, struct error *err)
{
    const char *end = line->at + line->len;

    for (const char *at = line->at; at < end; at++)
        if (*at != SQUARE && *at != HOLE)
            return error_set(
                err,
                "line %d, column %d: want . for a square or # for a hole, "
                "not %s",
                line->number, (int)(at - line->at) + line->indent + 1,
                say_sign(at, end).at);
    return true;
}

static bool check_line(const struct line *first, const struct line *line,
                       struct error *err)
{
    if (line->len == 0)
        return error_set(err,
                         "line %d is empty: want a line of . and # for each "
                         "rank",
                         line->number);
    if (!check_signs(line, err))
        return false;
    if (line->len != first->len)
        return error_set(
            err, "line %d has %s, line %d has %zu: want as many in every line",
            line->number, say_count(line->len, "sign").at, first->number,
            first->len);
    return true;
}

static bool check_size(size_t files, size_t ranks, struct error *err)
{
    if (files <= BOARD_SIDE_MAX && ranks <= BOARD_SIDE_MAX)
        return true;
    return error_set(err, "the grid is %zux%zu: want at most %dx%d", files,
                     ranks, BOARD_SIDE_MAX, BOARD_SIDE_MAX);
}

/* --- the board ----------------------------------------------------------- */

/* How many ranks there are, if all is right; else 0. */
static size_t count_ranks(struct lines l, struct error *err)
{
    struct line first, line, gap = { .number = 0 };
    size_t ranks = 0;

    if (!next_filled(&l, &first)) {
        error_set(err, "there is no grid in it: want a line of . and # for "
                       "each rank");
        return 0;
    }
    line = first;
    do {
        if (line.len == 0) {
            gap = gap.number ? gap : line;
            continue;
        }
        if (!check_line(&first, gap.number ? &gap : &line, err))
            return 0;
        ranks++;
    } while (next_line(&l, &line));
    return check_size(first.len, ranks, err) ? ranks : 0;
}

bool shape_grid_read(struct board *out, const char *text, size_t len,
                     struct error *err)
{
    struct lines l = lines_of(text, len);
    size_t ranks = count_ranks(l, err);
    struct line line;

    if (!ranks || !next_filled(&l, &line))
        return false;
    board_init(out, (int)line.len, (int)ranks);
    for (int rank = out->ranks - 1; rank >= 0; rank--) {
        for (int file = 0; file < out->files; file++)
            board_set_hole(out, rank * out->files + file,
                           line.at[file] == HOLE);
        next_line(&l, &line);
    }
    if (out->nholes < board_squares(out))
        return true;
    board_free(out);
    return error_set(err, "every square is a hole; want at least one . to "
                          "stand on");
}

void shape_grid_write(const struct board *b, struct text *out)
{
    for (int rank = b->ranks - 1; rank >= 0; rank--) {
        for (int file = 0; file < b->files; file++)
            text_add_bytes(out, board_has(b, file, rank) ? &SQUARE : &HOLE, 1);
        text_add(out, "\n");
    }
}
