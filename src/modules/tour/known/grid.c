/*
 * A grid of numbers: a line for each rank, the top one first. Between numbers
 * stand spaces, commas, semicolons, tabs or bars; a point, a dash or nothing
 * between two commas is a square that is not visited, # one that is cut out.
 * Lines that only draw a box, and the letters of the files, are passed over.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/utf8.h"
#include "chess/square.h"
#include "modules/tour/known/written.h"

enum { EMPTY = -1, HOLE = -2, NUMBER_DIGITS = 7 };

/* What a sign of the text is. */
enum sign {
    SIGN_SPACE,
    SIGN_COMMA, /* two of them have a square between */
    SIGN_BAR,   /* the same, but not at the ends of a line */
    SIGN_RULE,  /* part of a drawn box */
    SIGN_EMPTY,
    SIGN_HOLE,
    SIGN_DIGIT,
    SIGN_LETTER,
    SIGN_OTHER
};

struct reader {
    const char *at;
    int line, column;   /* from 1 */
    int files, ranks;   /* so far */
    int first_line;     /* the one that the first rank stands on */
    int letters;        /* files that were named by letters, or 0 */
    int32_t *cell;      /* owned: the top rank first */
    size_t ncells, cap; /* of those of whole ranks and the one under way */
    struct error *err;
};

/* --- signs ---------------------------------------------------------------- */

/* Box drawing is U+2500 to U+257F: E2 94 80 to E2 95 BF. */
static bool is_box(const char *s)
{
    return s[0] == '\xE2' && (s[1] == '\x94' || s[1] == '\x95');
}

static bool is_upright(const char *s)
{
    static const char *const signs[] = { "\u2502", "\u2503", "\u2551", NULL };

    for (int i = 0; signs[i]; i++)
        if (strncmp(s, signs[i], 3) == 0)
            return true;
    return false;
}

static enum sign sign_of(const char *s)
{
    if (strncmp(s, "\u00a0", 2) == 0)
        return SIGN_SPACE;
    if (strncmp(s, "\u00b7", 2) == 0)
        return SIGN_EMPTY;
    if (is_box(s))
        return is_upright(s) ? SIGN_BAR : SIGN_RULE;
    switch (*s) {
    case ' ':
    case '\r': return SIGN_SPACE;
    case ',':
    case ';':
    case '\t': return SIGN_COMMA;
    case '|': return SIGN_BAR;
    case '+':
    case '=': return SIGN_RULE;
    case '-': /* a rule, too: see is_drawn */
    case '.':
    case '_': return SIGN_EMPTY;
    case '#': return SIGN_HOLE;
    default: break;
    }
    return isdigit((unsigned char)*s)   ? SIGN_DIGIT
           : isalpha((unsigned char)*s) ? SIGN_LETTER
                                        : SIGN_OTHER;
}

static size_t length_of(const char *s)
{
    size_t n = utf8_length(s);

    return n ? n : 1;
}

static bool at_end(const char *s)
{
    return *s == '\0' || *s == '\n';
}

/* Which signs the line has, a bit for each kind. */
static unsigned signs_in(const char *s)
{
    unsigned found = 0;

    for (; !at_end(s); s += length_of(s))
        found |= 1u << sign_of(s);
    return found;
}

#define ONLY(found, kinds) (((found) & ~(kinds)) == 0)
#define BIT(sign) (1u << SIGN_##sign)

/* Nothing but spaces, or a rule between ranks: dashes are part of it beside
 * other signs of a box, or three in a row. */
static bool is_drawn(const char *s)
{
    unsigned found = signs_in(s);
    size_t dash = strcspn(s, "-\n");

    return ONLY(found, BIT(SPACE) | BIT(RULE) | BIT(BAR)) ||
           (ONLY(found, BIT(SPACE) | BIT(RULE) | BIT(BAR) | BIT(EMPTY)) &&
            strcspn(s, "._\n\xC2") == strcspn(s, "\n") &&
            (found & BIT(RULE) || strncmp(s + dash, "---", 3) == 0));
}

static bool is_lettered(const char *s)
{
    unsigned found = signs_in(s);

    return found & BIT(LETTER) &&
           ONLY(found, BIT(SPACE) | BIT(COMMA) | BIT(BAR) | BIT(LETTER));
}

/* How many words of letters there are. */
static int count_letters(const char *s)
{
    bool before = false;
    int n = 0;

    for (; !at_end(s); s += length_of(s)) {
        bool letter = sign_of(s) == SIGN_LETTER;

        n += letter && !before;
        before = letter;
    }
    return n;
}

static const char *next_line(const char *s)
{
    s += strcspn(s, "\n");
    return *s ? s + 1 : s;
}

/* --- cells ---------------------------------------------------------------- */

static bool refuse_sign(const struct reader *r)
{
    return error_set(r->err,
                     "line %d, column %d: '%.*s' is no number; want rows of "
                     "numbers, with . for a square that is not visited and # "
                     "for one that is cut out",
                     r->line, r->column, (int)length_of(r->at), r->at);
}

static void add(struct reader *r, int32_t cell)
{
    r->cell = grow(r->cell, r->ncells, &r->cap, sizeof *r->cell);
    r->cell[r->ncells++] = cell;
}

static void pass(struct reader *r)
{
    r->at += length_of(r->at);
    r->column++;
}

static bool take_number(struct reader *r)
{
    int32_t n = 0;

    for (int digits = 0; isdigit((unsigned char)*r->at); digits++) {
        if (digits == NUMBER_DIGITS)
            return error_set(r->err,
                             "line %d, column %d: a number has at most %d "
                             "digits",
                             r->line, r->column, NUMBER_DIGITS);
        n = n * 10 + (*r->at - '0');
        pass(r);
    }
    add(r, n);
    return at_end(r->at) || sign_of(r->at) <= SIGN_BAR || refuse_sign(r);
}

/* Dashes side by side are one square. */
static bool take_empty(struct reader *r)
{
    bool dash = *r->at == '-';

    do
        pass(r);
    while (dash && *r->at == '-');
    if (dash && isdigit((unsigned char)*r->at))
        return refuse_sign(r);
    add(r, EMPTY);
    return true;
}

static bool take_cell(struct reader *r)
{
    enum sign sign = sign_of(r->at);

    if (sign == SIGN_DIGIT)
        return take_number(r);
    if (sign == SIGN_EMPTY)
        return take_empty(r);
    if (sign != SIGN_HOLE)
        return refuse_sign(r);
    pass(r);
    add(r, HOLE);
    return true;
}

/* Where nothing stands between two commas, or before the first or after the
 * last, a square is not visited. */
static bool take_cells(struct reader *r)
{
    bool open = false;   /* a comma asks for a square */
    bool filled = false; /* there has been one since the last comma */

    while (!at_end(r->at)) {
        enum sign sign = sign_of(r->at);

        if (sign == SIGN_SPACE) {
            pass(r);
        } else if (sign == SIGN_COMMA || sign == SIGN_BAR) {
            if (!filled && (open || sign == SIGN_COMMA))
                add(r, EMPTY);
            open = true;
            filled = false;
            pass(r);
            if (sign == SIGN_BAR && at_end(r->at + strspn(r->at, " \r")))
                open = false;
        } else {
            if (!take_cell(r))
                return false;
            filled = true;
        }
    }
    if (open && !filled)
        add(r, EMPTY);
    return true;
}

/* --- ranks ---------------------------------------------------------------- */

/* Numbers of ranks stand beside them where letters stand above. */
static void drop_labels(struct reader *r, size_t from)
{
    size_t n = r->ncells - from;

    if (r->letters == 0 || n <= (size_t)r->letters ||
        n > (size_t)r->letters + 2)
        return;
    memmove(r->cell + from, r->cell + from + 1, (n - 1) * sizeof *r->cell);
    r->ncells = from + (size_t)r->letters;
}

static bool take_rank(struct reader *r)
{
    size_t from = r->ncells;
    int n;

    if (!take_cells(r))
        return false;
    drop_labels(r, from);
    n = (int)(r->ncells - from);
    if (r->ranks++ == 0) {
        r->files = n;
        r->first_line = r->line;
    }
    if (n > BOARD_SIDE_MAX || r->ranks > BOARD_SIDE_MAX)
        return error_set(r->err,
                         "line %d: a board has at most %d squares a side",
                         r->line, BOARD_SIDE_MAX);
    return n == r->files ||
           error_set(r->err,
                     "line %d has %d squares, line %d has %d: want rows of "
                     "the same length",
                     r->line, n, r->first_line, r->files);
}

static bool take_ranks(struct reader *r)
{
    for (const char *next; *r->at; r->at = next, r->line++) {
        next = next_line(r->at);
        r->column = 1;
        if (is_drawn(r->at))
            continue;
        if (is_lettered(r->at)) {
            r->letters = count_letters(r->at);
            continue;
        }
        if (!take_rank(r))
            return false;
    }
    return true;
}

/* --- numbers -------------------------------------------------------------- */

static int square_of(const struct reader *r, size_t cell)
{
    int files = r->files, rank = (int)cell / files;

    return (r->ranks - 1 - rank) * files + (int)cell % files;
}

/* Numbers may begin with 0; where several squares have that, or 1 begins them,
 * it stands for a square that is not visited. */
static void settle_zeros(struct reader *r)
{
    int zeros = 0, numbers = 0, most = -1;
    bool counted;

    for (size_t i = 0; i < r->ncells; i++) {
        if (r->cell[i] < 0)
            continue;
        numbers++;
        zeros += r->cell[i] == 0;
        if (r->cell[i] > most)
            most = r->cell[i];
    }
    counted = zeros == 1 && most == numbers - 1;
    for (size_t i = 0; zeros && i < r->ncells; i++)
        if (r->cell[i] >= 0 && counted)
            r->cell[i]++;
        else if (r->cell[i] == 0)
            r->cell[i] = EMPTY;
}

/* Puts the square in its place; which is taken if the number is there twice. */
static bool place(const struct reader *r, size_t cell, struct written *out)
{
    int number = r->cell[cell], square = square_of(r, cell);

    if ((size_t)number > r->ncells)
        return error_set(r->err,
                         "the number %d on %s is too large: the board has "
                         "only %zu squares",
                         number, say_square(square, r->files).at, r->ncells);
    if (out->path[number - 1] >= 0)
        return error_set(r->err,
                         "the number %d is there twice, on %s and on %s",
                         number, say_square(out->path[number - 1], r->files).at,
                         say_square(square, r->files).at);
    out->path[number - 1] = square;
    if (number > out->n)
        out->n = number;
    return true;
}

static bool find_gaps(const struct reader *r, const struct written *out)
{
    for (int i = 0; i < out->n; i++)
        if (out->path[i] < 0)
            return error_set(r->err,
                             "the number %d is missing: want all from 1 to %d",
                             i + 1, out->n);
    return out->n > 0 || error_set(r->err, "there is no number but 0");
}

static bool arrange(struct reader *r, struct written *out)
{
    bool ok = true;

    out->path = xcalloc(r->ncells, sizeof *out->path);
    out->n = 0;
    for (size_t i = 0; i < r->ncells; i++)
        out->path[i] = -1;
    for (size_t i = 0; ok && i < r->ncells; i++) {
        if (r->cell[i] == HOLE)
            board_set_hole(&out->board, square_of(r, i), true);
        else if (r->cell[i] > 0)
            ok = place(r, i, out);
    }
    return ok && find_gaps(r, out);
}

bool written_grid(struct written *out, const char *text, struct error *err)
{
    struct reader r = { .at = text, .line = 1, .column = 1, .err = err };
    bool ok = take_ranks(&r);

    if (ok) {
        settle_zeros(&r);
        board_init(&out->board, r.files, r.ranks);
        ok = arrange(&r, out);
        if (!ok)
            written_free(out);
    }
    free(r.cell);
    return ok;
}

/* --- is it one? ----------------------------------------------------------- */

static bool has_number(const char *text)
{
    return strpbrk(text, "0123456789") != NULL;
}

/* Does a rank begin with two squares, so that whatever else is there must be a
 * mistake? */
static bool begins_so(const char *s)
{
    int cells = 0;

    while (!at_end(s) && cells < 2) {
        enum sign sign = sign_of(s);

        if (sign > SIGN_DIGIT || sign == SIGN_RULE)
            return false;
        cells += sign >= SIGN_EMPTY;
        s += sign == SIGN_DIGIT ? strspn(s, "0123456789") : length_of(s);
        if (sign == SIGN_DIGIT && !at_end(s) && sign_of(s) > SIGN_BAR)
            return false;
    }
    return cells == 2 || (cells == 1 && has_number(next_line(s)));
}

bool written_is_grid(const char *text)
{
    if (!has_number(text) || strchr(text, '/'))
        return false;
    while (*text && (is_drawn(text) || is_lettered(text)))
        text = next_line(text);
    return begins_so(text);
}
