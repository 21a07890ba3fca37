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

    if (!surface_place(b->surface, b->files, b->ranks, &file, &rank, &flipped))
        return -1;
    if (flipped)
        step->rank = -step->rank;
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

/* The index of the square named by the first `len` bytes, or -1. */
static int parse_hole(const struct board *b, const char *name, int len,
                      struct error *err)
{
    struct phrase last = square_name(b->files - 1, b->ranks - 1);
    int shown = len < 20 ? len : 20;
    int file, rank;

    if (!square_parse_n(name, len, &file, &rank)) {
        error_set(err, "hole '%.*s' is not the name of a square (a1 to %s)",
                  shown, name, last.at);
        return -1;
    }
    if (file >= b->files || rank >= b->ranks) {
        error_set(err, "hole '%.*s' is not on the %dx%d board (a1 to %s)",
                  shown, name, b->files, b->ranks, last.at);
        return -1;
    }
    return rank * b->files + file;
}

/* Check each name of the list, and cut the squares out if `cut`. */
static bool read_holes(struct board *b, const char *list, bool cut,
                       struct error *err)
{
    const char *name = list;

    while (*list) {
        int len = (int)strcspn(name, ",");
        int square = parse_hole(b, name, len, err);

        if (square < 0)
            return false;
        if (cut)
            board_set_hole(b, square, true);
        if (!name[len])
            break;
        name += len + 1;
    }
    return true;
}

static bool cut_shape(struct board *b, const char *name, struct error *err)
{
    shape *cut = shape_find(name);

    if (!shape_fits(name, b->files, b->ranks, err))
        return false;
    for (int sq = 0; sq < board_squares(b); sq++)
        if (cut(b->files, b->ranks, sq % b->files, sq / b->files))
            board_set_hole(b, sq, true);
    return true;
}

bool board_parse_holes(struct board *b, const char *list, struct error *err)
{
    if (shape_find(list))
        return cut_shape(b, list, err);
    return read_holes(b, list, false, err) && read_holes(b, list, true, err);
}

void board_format_holes(const struct board *b, struct text *out)
{
    int n = 0;

    for (int square = 0; square < board_squares(b); square++)
        if (b->hole[square])
            text_addf(out, "%s%s", n++ ? "," : "",
                      say_square(square, b->files).at);
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
