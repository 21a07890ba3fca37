/*
 * A list of squares in the order of the way: "a1 b3 c5", with commas, dashes
 * or arrows between them, and with numbers before them, one for each square.
 * The board is as large as its squares need if they are all of them, else a
 * chessboard if that is large enough.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/utf8.h"
#include "chess/attack.h"
#include "chess/square.h"
#include "modules/tour/known/written.h"

enum { USUAL_SIDE = 8 };

struct word {
    const char *at;
    int len;
    int line, column; /* from 1 */
    bool square;      /* else it is a number before one, or neither */
    bool number;
    int file, rank;
};

struct words {
    const char *at;
    int line, column;
};

/* --- words ---------------------------------------------------------------- */

/* What stands between squares; 0: it does not. */
static size_t gap_at(const char *s)
{
    static const char *const arrows[] = { "\u2192", "\u2013", "\u2014",
                                          "\u00a0", NULL };

    if (*s && strchr(" \t\r\n,;->", *s))
        return 1;
    for (int i = 0; arrows[i]; i++)
        if (strncmp(s, arrows[i], strlen(arrows[i])) == 0)
            return strlen(arrows[i]);
    return 0;
}

static void pass(struct words *w, size_t bytes)
{
    w->column = *w->at == '\n' ? 1 : w->column + 1;
    w->line += *w->at == '\n';
    w->at += bytes;
}

/* "17", "17." or "17:". */
static bool is_number(const char *s, int len)
{
    int digits = (int)strspn(s, "0123456789");

    return digits > 0 && digits <= len &&
           (digits == len || (digits == len - 1 && strchr(".:)", s[digits])));
}

/* A number may touch its square: "1.a1". */
static int number_before(const char *s, int len)
{
    int digits = (int)strspn(s, "0123456789");

    return digits > 0 && digits + 1 < len && strchr(".:)", s[digits])
               ? digits + 1
               : len;
}

static bool next_word(struct words *w, struct word *out)
{
    size_t gap;

    while ((gap = gap_at(w->at)) > 0)
        pass(w, gap);
    *out = (struct word){ .at = w->at, .line = w->line, .column = w->column };
    while (*w->at && gap_at(w->at) == 0) {
        size_t n = utf8_length(w->at);

        pass(w, n ? n : 1);
    }
    out->len = (int)(w->at - out->at);
    if (number_before(out->at, out->len) < out->len) {
        out->len = number_before(out->at, out->len);
        w->at = out->at + out->len;
        w->column = out->column + out->len;
    }
    out->number = is_number(out->at, out->len);
    out->square = !out->number && out->len <= SQUARE_NAME_MAX &&
                  square_parse_n(out->at, out->len, &out->file, &out->rank);
    return out->len > 0;
}

/* --- squares -------------------------------------------------------------- */

struct reader {
    struct word *word; /* owned: the squares */
    size_t n, cap;
    int files, ranks; /* that they need */
};

static bool take_words(struct reader *r, const char *text, struct error *err)
{
    struct words w = { text, 1, 1 };
    struct word word;

    while (next_word(&w, &word)) {
        if (word.number)
            continue;
        if (!word.square || word.file >= BOARD_SIDE_MAX ||
            word.rank >= BOARD_SIDE_MAX)
            return error_set(err,
                             "line %d, column %d: '%.*s' is not a square such "
                             "as f6",
                             word.line, word.column,
                             word.len < 20 ? word.len : 20, word.at);
        r->word = grow(r->word, r->n, &r->cap, sizeof *r->word);
        r->word[r->n++] = word;
        if (word.file >= r->files)
            r->files = word.file + 1;
        if (word.rank >= r->ranks)
            r->ranks = word.rank + 1;
    }
    return true;
}

static void choose_board(const struct reader *r, struct board *out)
{
    bool all = (size_t)r->files * (size_t)r->ranks == r->n;
    bool usual = !all && r->files <= USUAL_SIDE && r->ranks <= USUAL_SIDE;

    board_init(out, usual ? USUAL_SIDE : r->files,
               usual ? USUAL_SIDE : r->ranks);
}

/* `seen` by square: its number in the list, or 0. */
static bool order(const struct reader *r, struct written *out, int *seen,
                  struct error *err)
{
    for (size_t i = 0; i < r->n; i++) {
        const struct word *word = &r->word[i];
        int square = word->rank * out->board.files + word->file;

        if (seen[square])
            return error_set(err,
                             "line %d, column %d: square %zu is %s, which has "
                             "been visited as square %d",
                             word->line, word->column, i + 1,
                             say_square(square, out->board.files).at,
                             seen[square]);
        seen[square] = (int)i + 1;
        out->path[i] = square;
    }
    return true;
}

bool written_list(struct written *out, const char *text, struct error *err)
{
    struct reader r = { 0 };
    bool ok = take_words(&r, text, err);
    int *seen;

    if (ok) {
        choose_board(&r, &out->board);
        out->n = (int)r.n;
        out->path = xcalloc(r.n, sizeof *out->path);
        seen = xcalloc((size_t)board_squares(&out->board), sizeof *seen);
        ok = order(&r, out, seen, err);
        free(seen);
        if (!ok)
            written_free(out);
    }
    free(r.word);
    return ok;
}

/* --- is it one? ----------------------------------------------------------- */

/* Two squares a knight's move apart begin nothing else, unless they share a
 * number, as the first two moves of a game do. Of any others all must be
 * squares. */
bool written_is_list(const char *text)
{
    struct words w = { text, 1, 1 };
    struct word word, before = { 0 };
    int squares = 0, numbers = 0;

    while (next_word(&w, &word)) {
        int across = word.file - before.file, along = word.rank - before.rank;

        if (squares == 1 && word.square && before.square &&
            abs(across * along) == 2 && (numbers == 0 || numbers == 2))
            return true;
        if (!word.square && !word.number)
            return false;
        squares += word.square;
        numbers += word.number;
        if (word.square)
            before = word;
    }
    return squares > 1 && (numbers == 0 || numbers >= squares);
}
