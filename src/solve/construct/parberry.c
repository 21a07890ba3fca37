/*
 * See the header. Quadrants of a level are made by cutting files and ranks
 * each into the same parts, so no recursion is needed: a level has all its
 * quadrants at once. Odd parts come first, so that the only quadrant with an
 * odd number of squares is in the corner where one is left out.
 */
#include "solve/construct/parberry.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "solve/construct/block.h"
#include "solve/construct/links.h"
#include "solve/construct/patchwork.h"

enum {
    SPLIT_MIN = 12, /* parts from here on are cut in two */
    BASE_MAX = 12,  /* so that none of the last is greater */
    LEVELS_MAX = 8,
    PARTS_MAX = 128 /* for sides up to 1000 */
};

struct parts {
    int n;
    int at[PARTS_MAX + 1]; /* where each begins; the last one's end */
};

/* A small tour: where its squares lie, from the first on the board. */
struct base {
    int n;
    int offset[BASE_MAX * BASE_MAX];
};

struct division {
    const struct parberry_question *q;
    int levels; /* the whole board is level 0 */
    struct parts across[LEVELS_MAX], along[LEVELS_MAX];
    struct base *base[BASE_MAX + 1][BASE_MAX + 1]; /* owned; by size */
};

static int part_size(const struct parts *p, int i)
{
    return p->at[i + 1] - p->at[i];
}

/* --- cutting -------------------------------------------------------------- */

/* An even part into even ones; an odd one into an odd and an even one. */
static int first_half(int size)
{
    int half = size / 2;

    if (size % 2 == 0)
        return half - half % 2;
    return half % 2 == 1 ? half : half + 1;
}

static void split(struct parts *out, const struct parts *p)
{
    out->n = 2 * p->n;
    assert(out->n <= PARTS_MAX);
    for (int i = 0; i < p->n; i++) {
        out->at[2 * i] = p->at[i];
        out->at[2 * i + 1] = p->at[i] + first_half(part_size(p, i));
    }
    out->at[out->n] = p->at[p->n];
}

static bool can_split(const struct parts *p)
{
    for (int i = 0; i < p->n; i++)
        if (part_size(p, i) < SPLIT_MIN)
            return false;
    return true;
}

static struct division *divide(const struct parberry_question *q)
{
    struct division *d = xcalloc(1, sizeof *d);
    int level = 0;

    d->q = q;
    d->across[0] = (struct parts){ .n = 1, .at = { 0, q->files } };
    d->along[0] = (struct parts){ .n = 1, .at = { 0, q->ranks } };
    for (; can_split(&d->across[level]) && can_split(&d->along[level]);
         level++) {
        assert(level + 1 < LEVELS_MAX);
        split(&d->across[level + 1], &d->across[level]);
        split(&d->along[level + 1], &d->along[level]);
    }
    d->levels = level + 1;
    return d;
}

static void division_free(struct division *d)
{
    for (int i = 0; i <= BASE_MAX; i++)
        for (int k = 0; k <= BASE_MAX; k++)
            free(d->base[i][k]);
    free(d);
}

/* The board's square: turned so that the missing corner is the first. */
static int board_square(const struct division *d, int file, int rank)
{
    const struct parberry_question *q = d->q;

    if (q->missing >= 0 && q->missing % q->files > 0)
        file = q->files - 1 - file;
    if (q->missing >= 0 && q->missing / q->files > 0)
        rank = q->ranks - 1 - rank;
    return rank * q->files + file;
}

/* --- the small tours ------------------------------------------------------ */

/* The structured moves of the corner at the given square. */
static void require_corner(struct block_task *task, bool right, bool top)
{
    int corner = (top ? (task->ranks - 1) * task->files : 0) +
                 (right ? task->files - 1 : 0);
    int x = right ? -1 : 1, y = top ? -task->files : task->files;

    block_require(task, corner + x, corner + 2 * y);
    block_require(task, corner + 2 * x, corner + y);
}

/* Round from the last corner and back to it. */
static void find_base(int files, int ranks, uint8_t *order)
{
    uint8_t hole[BASE_MAX * BASE_MAX] = { files % 2 == 1 && ranks % 2 == 1 };
    struct block_task task = { .files = files,
                               .ranks = ranks,
                               .hole = hole,
                               .start = files * ranks - 1,
                               .end = files * (ranks - 2) - 2 };
    bool found;

    for (int corner = hole[0]; corner < 4; corner++)
        require_corner(&task, corner & 1, corner & 2);
    found = block_search(&task, order);
    assert(found);
}

static const struct base *base_get(struct division *d, int files, int ranks)
{
    struct base **b = &d->base[files][ranks];
    uint8_t order[BASE_MAX * BASE_MAX];

    if (*b)
        return *b;
    *b = xmalloc(sizeof **b);
    (*b)->n = files * ranks - (files % 2 == 1 && ranks % 2 == 1);
    find_base(files, ranks, order);
    for (int i = 0; i < (*b)->n; i++)
        (*b)->offset[i] = board_square(d, order[i] % files, order[i] / files) -
                          board_square(d, 0, 0);
    return *b;
}

static void link_bases(struct division *d, struct links *l)
{
    const struct parts *x = &d->across[d->levels - 1];
    const struct parts *y = &d->along[d->levels - 1];

    for (int row = 0; row < y->n; row++)
        for (int column = 0; column < x->n; column++) {
            const struct base *b = base_get(d, part_size(x, column),
                                            part_size(y, row));

            links_ring(l, board_square(d, x->at[column], y->at[row]), b->offset,
                       b->n);
        }
}

/* --- joining -------------------------------------------------------------- */

/* Squares by file and rank from the point where four quadrants meet. */
struct offset {
    int file, rank;
};

/* One move of each quadrant goes; its second square is joined to the first of
 * the next. */
static const struct offset removed[4][2] = { { { -3, -1 }, { -1, -2 } },
                                             { { 1, -3 }, { 0, -1 } },
                                             { { 2, 0 }, { 0, 1 } },
                                             { { -2, 2 }, { -1, 0 } } };

static void join_quadrants(const struct division *d, int level, int row,
                           int column, struct patchwork *out)
{
    int file = d->across[level + 1].at[2 * column + 1];
    int rank = d->along[level + 1].at[2 * row + 1];
    struct seam seam = { .level = level };
    int square[4][2];

    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 2; k++)
            square[i][k] = board_square(d, file + removed[i][k].file,
                                        rank + removed[i][k].rank);
    for (int i = 0; i < 4; i++) {
        seam_remove(&seam, square[i][0], square[i][1]);
        seam_add(&seam, square[i][1], square[(i + 1) % 4][0]);
    }
    patchwork_sew(out, &seam);
}

static void add_quadrant(const struct division *d, int level, int row,
                         int column, struct patchwork *out)
{
    const struct parts *x = &d->across[level], *y = &d->along[level];
    int files = part_size(x, column), ranks = part_size(y, row);
    int low = board_square(d, x->at[column], y->at[row]);
    int high = board_square(d, x->at[column + 1] - 1, y->at[row + 1] - 1);
    int file = low % d->q->files, rank = low / d->q->files;

    if (high % d->q->files < file)
        file = high % d->q->files;
    if (high / d->q->files < rank)
        rank = high / d->q->files;
    patchwork_add(out, (struct patch){ .file = file,
                                       .rank = rank,
                                       .files = files,
                                       .ranks = ranks,
                                       .level = level });
}

/* Calls one of the above for all quadrants of a level. */
static void for_level(const struct division *d, int level,
                      void (*what)(const struct division *d, int level, int row,
                                   int column, struct patchwork *out),
                      struct patchwork *out)
{
    for (int row = 0; row < d->along[level].n; row++)
        for (int column = 0; column < d->across[level].n; column++)
            what(d, level, row, column, out);
}

static void join_all(const struct division *d, struct patchwork *out)
{
    for (int level = d->levels - 1; level-- > 0;)
        for_level(d, level, join_quadrants, out);
}

/* --- questions ------------------------------------------------------------ */

bool parberry_refuses(const struct parberry_question *q, struct text *reason)
{
    int n = q->files < q->ranks ? q->files : q->ranks;
    int more = q->files + q->ranks - 2 * n;
    bool corner = q->missing == 0 || q->missing == q->files - 1 ||
                  q->missing == q->files * (q->ranks - 1) ||
                  q->missing == q->files * q->ranks - 1;

    if (q->missing >= 0 && n % 2 == 1 && more == 0 && n >= 5 && corner)
        return false;
    if (q->missing < 0 && n >= 6 && more <= 2 && (more == 1 || n % 2 == 0))
        return false;
    text_add(reason,
             "Parberry's method makes closed tours of boards of n×n "
             "and n×(n+2) squares with n even and of n×(n+1), n being 6 or "
             "more; and of n×n without a corner, n being odd and 5 or more.");
    return true;
}

void parberry_tour(const struct parberry_question *q, uint32_t *number)
{
    struct division *d = divide(q);
    struct patchwork pw;
    struct links l;

    patchwork_init(&pw);
    links_init(&l, q->files * q->ranks);
    link_bases(d, &l);
    join_all(d, &pw);
    for (size_t i = 0; i < pw.nseams; i++)
        links_sew(&l, &pw.seams[i]);
    links_number(&l, q->start, number);
    links_free(&l);
    patchwork_free(&pw);
    division_free(d);
}

void parberry_patchwork(const struct parberry_question *q,
                        struct patchwork *out)
{
    struct division *d = divide(q);

    for (int level = 0; level < d->levels; level++)
        for_level(d, level, add_quadrant, out);
    join_all(d, out);
    division_free(d);
}
