/* Boards, and their holes as text. */
#include "chess/board.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/shapes.h"
#include "chess/square.h"
#include "chess/step.h"

void board_init(struct board *b, int files, int ranks)
{
    assert(files >= 1 && files <= BOARD_SIDE_MAX);
    assert(ranks >= 1 && ranks <= BOARD_SIDE_MAX);
    *b = (struct board){ .files = files, .ranks = ranks };
    b->hole = xcalloc((size_t)board_squares(b), sizeof *b->hole);
}

void board_copy(struct board *to, const struct board *from)
{
    board_init(to, from->files, from->ranks);
    memcpy(to->hole, from->hole, (size_t)board_squares(from));
    to->nholes = from->nholes;
    to->surface = from->surface;
}

void board_free(struct board *b)
{
    free(b->hole);
    *b = (struct board){ 0 };
}

int board_step(const struct board *b, int square, struct step *step)
{
    int file = square % b->files + step->file;
    int rank = square / b->files + step->rank;
    bool flipped;

    /* Most steps cross no seam, whatever the surface. */
    if (file < 0 || file >= b->files || rank < 0 || rank >= b->ranks) {
        if (!surface_place(b->surface, b->files, b->ranks, &file, &rank,
                           &flipped))
            return -1;
        if (flipped)
            step->rank = -step->rank;
    }
    return b->hole[rank * b->files + file] ? -1 : rank * b->files + file;
}

int board_nearest(const struct board *b, int file, int rank)
{
    int best = INT_MAX, found = -1;

    for (int sq = 0; sq < board_squares(b); sq++) {
        int x = sq % b->files - file, y = sq / b->files - rank;

        if (b->hole[sq] || x * x + y * y >= best)
            continue;
        best = x * x + y * y;
        found = sq;
    }
    return found;
}

void board_set_hole(struct board *b, int square, bool hole)
{
    assert(square >= 0 && square < board_squares(b));
    b->nholes += hole - b->hole[square];
    b->hole[square] = hole;
}

static int refuse_hole(const struct board *b, const char *name, int len,
                       bool is_square, struct error *err)
{
    struct phrase last = square_name(b->files - 1, b->ranks - 1);
    int shown = len < 20 ? len : 20;

    if (is_square)
        error_set(err, "hole '%.*s' is not on the %dx%d board (a1 to %s)",
                  shown, name, b->files, b->ranks, last.at);
    else
        error_set(err, "hole '%.*s' is not the name of a square (a1 to %s)",
                  shown, name, last.at);
    return -1;
}

/* The index of the square named by the first `len` bytes, or -1. */
static int parse_hole(const struct board *b, const char *name, int len,
                      struct error *err)
{
    int file, rank;

    if (!square_parse_n(name, len, &file, &rank))
        return refuse_hole(b, name, len, false, err);
    if (file >= b->files || rank >= b->ranks)
        return refuse_hole(b, name, len, true, err);
    return rank * b->files + file;
}

/* The corners of the block that the first `len` bytes name: "c3-f6", or a
 * square, which is a block of one. */
static bool parse_block(const struct board *b, const char *name, int len,
                        int corner[2], struct error *err)
{
    const char *dash = memchr(name, '-', (size_t)len);
    int first = dash ? (int)(dash - name) : len;

    corner[0] = corner[1] = parse_hole(b, name, first, err);
    if (dash && corner[0] >= 0)
        corner[1] = parse_hole(b, dash + 1, len - first - 1, err);
    return corner[0] >= 0 && corner[1] >= 0;
}

/*
 * A list may name a thousand blocks of a million squares each. So only the
 * corners of each are noted, +1 where it begins and -1 where it has ended, in
 * a table with a row and a column more than the board: the sum of all that is
 * noted below and to the left of a square is the number of blocks it is in.
 */
static void note_block(int *notes, int files, const int corner[2])
{
    int f0 = corner[0] % files, f1 = corner[1] % files;
    int r0 = corner[0] / files, r1 = corner[1] / files;
    int left = f0 < f1 ? f0 : f1, right = (f0 < f1 ? f1 : f0) + 1;
    int low = r0 < r1 ? r0 : r1, high = (r0 < r1 ? r1 : r0) + 1;

    notes[low * (files + 1) + left]++;
    notes[low * (files + 1) + right]--;
    notes[high * (files + 1) + left]--;
    notes[high * (files + 1) + right]++;
}

static void cut_noted(struct board *b, int *notes)
{
    for (int r = 0; r < b->ranks; r++) {
        int *row = notes + r * (b->files + 1), sum = 0;

        for (int f = 0; f < b->files; f++) {
            sum += row[f];
            row[f] = sum + (r > 0 ? row[f - b->files - 1] : 0);
            if (row[f] > 0)
                board_set_hole(b, r * b->files + f, true);
        }
    }
}

/* Each name of a list that is not empty. */
static bool note_blocks(const struct board *b, const char *list, int *notes,
                        struct error *err)
{
    for (const char *name = list;; name++) {
        int len = (int)strcspn(name, ","), corner[2];

        if (!parse_block(b, name, len, corner, err))
            return false;
        note_block(notes, b->files, corner);
        name += len;
        if (!*name)
            return true;
    }
}

static bool cut_blocks(struct board *b, const char *list, struct error *err)
{
    size_t size = (size_t)(b->files + 1) * (size_t)(b->ranks + 1);
    int *notes = xcalloc(size, sizeof *notes);
    bool ok = note_blocks(b, list, notes, err);

    if (ok)
        cut_noted(b, notes);
    free(notes);
    return ok;
}

static bool cut_shape(struct board *b, const char *name, struct error *err)
{
    shape *cut = shape_find(name);

    if (!shape_fits(name, b->files, b->ranks, err))
        return false;
    for (int rank = 0; rank < b->ranks; rank++)
        for (int file = 0; file < b->files; file++)
            if (cut(b->files, b->ranks, file, rank))
                board_set_hole(b, rank * b->files + file, true);
    return true;
}

bool board_parse_holes(struct board *b, const char *list, struct error *err)
{
    if (shape_find(list))
        return cut_shape(b, list, err);
    return !*list || cut_blocks(b, list, err);
}

/* How many squares from `square` on to the right are holes, at most `most`. */
static int holes_in_row(const struct board *b, int square, int most)
{
    int n = 0;

    while (n < most && b->hole[square + n])
        n++;
    return n;
}

/* The block of holes that begins at this one: as wide as can be, then as
 * high; of fewer than three squares it is none. */
static void find_block(const struct board *b, int square, int *wide, int *high)
{
    *wide = holes_in_row(b, square, b->files - square % b->files);
    *high = 1;
    while (square / b->files + *high < b->ranks &&
           holes_in_row(b, square + *high * b->files, *wide) == *wide)
        ++*high;
    if (*wide * *high < 3)
        *wide = *high = 1;
}

void board_format_holes(const struct board *b, struct text *out)
{
    struct board left;
    int wide, high;

    board_copy(&left, b);
    for (int square = 0; square < board_squares(b); square++)
        if (left.hole[square]) {
            int last;

            find_block(&left, square, &wide, &high);
            for (int i = 0; i < high; i++)
                memset(left.hole + square + i * b->files, 0, (size_t)wide);
            last = square + (high - 1) * b->files + wide - 1;
            text_addf(out, "%s%s", out->len ? "," : "",
                      say_square(square, b->files).at);
            if (last != square)
                text_addf(out, "-%s", say_square(last, b->files).at);
        }
    board_free(&left);
}

bool board_check_square(const struct board *b, const char *key, int file,
                        int rank, struct error *err)
{
    if (board_has(b, file, rank))
        return true;
    if (file < b->files && rank < b->ranks)
        return error_set(err,
                         "%s '%s' is a hole; the knight must %s on a "
                         "square of the board",
                         key, square_name(file, rank).at, key);
    return error_set(err, "%s '%s' is not on the %dx%d board (a1 to %s)", key,
                     square_name(file, rank).at, b->files, b->ranks,
                     square_name(b->files - 1, b->ranks - 1).at);
}
