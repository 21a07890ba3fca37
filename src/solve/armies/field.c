/* Squares by number, and sets of them; see field.h. */
#include "solve/armies/field.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"

/* Numbers for the squares; -1 in `number` for holes. */
static void count_squares(struct field *f, const struct board *b, int *number)
{
    for (int sq = 0; sq < f->squares; sq++) {
        number[sq] = b->hole[sq] ? -1 : f->n;
        if (!b->hole[sq])
            f->square[f->n++] = sq;
    }
}

static void find_hits(struct field *f, const struct board *b,
                      const struct mover *m, const int *number)
{
    int *to = xmalloc((size_t)attack_max(b) * sizeof *to);
    size_t cap = 0, total = 0;

    for (int i = 0; i < f->n; i++) {
        int n = attack_squares(b, NULL, m, f->square[i], to);

        f->begin[i] = (int)total;
        for (int j = 0; j < n; j++) {
            f->hits = grow(f->hits, total, &cap, sizeof *f->hits);
            f->hits[total++] = number[to[j]];
        }
    }
    f->begin[f->n] = (int)total;
    free(to);
}

static void find_near(struct field *f)
{
    f->near = xcalloc((size_t)f->n + 1, sizeof *f->near);
    for (int i = 0; i < f->n; i++) {
        f->near[i] = set_either(f->near[i], set_of(i));
        for (int j = f->begin[i]; j < f->begin[i + 1]; j++)
            f->near[i] = set_either(f->near[i], set_of(f->hits[j]));
    }
}

/* The board has more symmetries than its attacks where these come back round a
 * surface another way. */
static bool keeps_attacks(const struct field *f, int s)
{
    for (int i = 0; i < f->n; i++)
        if (!set_same(f->near[f->images[s * f->n + i]],
                      field_image(f, s, f->near[i])))
            return false;
    return true;
}

static void find_images(struct field *f, const struct board *b,
                        const int *number)
{
    unsigned all = symmetry_of_board(b);

    f->images = xcalloc((size_t)f->n * SYMMETRIES + 1, sizeof *f->images);
    for (int s = 0; s < SYMMETRIES; s++) {
        int *to = f->images + f->nimages * f->n;

        if (!(all >> s & 1))
            continue;
        for (int i = 0; i < f->n; i++)
            to[i] = number[symmetry_square((enum symmetry)s, b, f->square[i])];
        if (keeps_attacks(f, f->nimages))
            f->nimages++;
    }
}

void field_init(struct field *f, const struct board *b, const struct mover *m)
{
    int squares = board_squares(b);
    int *number = xmalloc((size_t)squares * sizeof *number);

    *f = (struct field){ .squares = squares,
                         .square = xcalloc((size_t)squares, sizeof *f->square),
                         .begin = xcalloc((size_t)squares + 1,
                                          sizeof *f->begin) };
    count_squares(f, b, number);
    find_hits(f, b, m, number);
    if (f->n <= SET_MOST) {
        find_near(f);
        find_images(f, b, number);
    }
    free(number);
}

void field_free(struct field *f)
{
    free(f->square);
    free(f->hits);
    free(f->begin);
    free(f->near);
    free(f->images);
}

struct set field_image(const struct field *f, int s, struct set set)
{
    const int *to = f->images + s * f->n;
    struct set image = { 0, 0 };

    for (; !set_is_empty(set); set = set_rest(set))
        image = set_either(image, set_of(to[set_least(set)]));
    return image;
}

struct set field_safe(const struct field *f, struct set set)
{
    struct set safe = set_first(f->n);

    for (; !set_is_empty(set); set = set_rest(set))
        safe = set_without(safe, f->near[set_least(set)]);
    return safe;
}

struct set field_orbit(const struct field *f, int number)
{
    struct set orbit = { 0, 0 };

    for (int s = 0; s < f->nimages; s++)
        orbit = set_either(orbit, set_of(f->images[s * f->n + number]));
    return orbit;
}
