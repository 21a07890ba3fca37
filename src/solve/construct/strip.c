/* See the header. */
#include "solve/construct/strip.h"

#include <assert.h>

#include "solve/construct/block.h"
#include "solve/construct/links.h"
#include "solve/construct/patchwork.h"

/* Columns of the blocks let in: 4 where the strip is three wide; else 3, and
 * one block up to 2 wider. */
enum { THREE_BLOCK = 4, FOUR_BLOCK = 3, FOUR_BLOCK_MAX = 5 };

/* The board's square. */
static int square(const struct strip *s, int column, int line)
{
    return s->files >= s->ranks ? line * s->files + column
                                : column * s->files + line;
}

static int start_column(const struct strip *s)
{
    return s->files >= s->ranks ? s->start % s->files : s->start / s->files;
}

static int start_line(const struct strip *s)
{
    return s->files >= s->ranks ? s->start / s->files : s->start % s->files;
}

/* --- the root ------------------------------------------------------------- */

/* Blocks of four must fit on either side. */
static void place_root_of_three(struct strip *s)
{
    int column = start_column(s), left;

    s->closed = s->length % 2 == 0 && s->length >= 10;
    if (s->length < 9)
        s->columns = s->length;
    else
        s->columns = 9 + s->closed + (s->length - 9 - s->closed) % 4;
    left = column / THREE_BLOCK * THREE_BLOCK;
    if (left > s->length - s->columns)
        left = s->length - s->columns;
    s->root = s->closed ? 0 : left;
}

/* Three columns or more, or none, must be left on either side. */
static void place_root_of_four(struct strip *s)
{
    int column = start_column(s), last;

    s->columns = s->length <= 12 ? s->length : 5;
    last = s->length - s->columns;
    s->root = column < s->columns ? 0 : column - 2;
    if (s->root > last - FOUR_BLOCK)
        s->root = last;
}

void strip_init(struct strip *s, int files, int ranks, int start)
{
    *s = (struct strip){ .files = files,
                         .ranks = ranks,
                         .start = start,
                         .lines = files < ranks ? files : ranks,
                         .length = files < ranks ? ranks : files };
    assert(s->lines == 3 || s->lines == 4);
    if (s->lines == 3)
        place_root_of_three(s);
    else
        place_root_of_four(s);
}

/* The moves out of the corners in the column `corner`, beside which is the
 * column `inner`. */
static void require_corners(const struct strip *s, struct block_task *task,
                            int corner, int inner)
{
    block_require(task, corner, 2 * s->columns + inner);
    if (s->lines == 4)
        block_require(task, 3 * s->columns + corner, s->columns + inner);
}

/* The root's squares in order, by line and column of the root. */
static void find_root(const struct strip *s, uint8_t *order)
{
    int corner = s->columns - 1;
    struct block_task task = { .files = s->columns,
                               .ranks = s->lines,
                               .end = -1,
                               .start = start_line(s) * s->columns +
                                        start_column(s) - s->root };
    bool found;

    if (s->closed) { /* round from the corner and back to it */
        task.start = 0;
        task.end = s->columns + 2;
    }
    if (s->root > 0)
        require_corners(s, &task, 0, 1);
    if (s->root + s->columns < s->length)
        require_corners(s, &task, corner, corner - 1);
    found = block_search(&task, order);
    assert(found);
}

static void link_root(const struct strip *s, struct links *l)
{
    uint8_t order[BLOCK_SQUARES_MAX];
    int n = s->columns * s->lines, last = -1;

    find_root(s, order);
    for (int i = 0; i < n + s->closed; i++) {
        int at = order[i % n];
        int here = square(s, s->root + at % s->columns, at / s->columns);

        if (i > 0)
            links_join(l, last, here);
        last = here;
    }
}

/* --- blocks --------------------------------------------------------------- */

/* A place for a block: column i of it, from -2 on, where the strip is that it
 * is let into. To the left of the root that goes the other way. */
struct slot {
    const struct strip *s;
    int first, way; /* column 0, and 1 or -1 */
    int columns;
    bool flipped; /* exchange upper and lower lines */
};

static int slot_square(const struct slot *t, int column, int line)
{
    if (t->flipped)
        line = t->s->lines - 1 - line;
    return square(t->s, t->first + t->way * column, line);
}

/* Where a way through a block begins and ends; see the header. */
struct ends {
    int column[2], line[2];
};

static struct ends way_ends(const struct slot *t)
{
    if (t->s->lines == 3)
        return (struct ends){ { 0, 0 }, { 2, 1 } };
    if (t->columns == FOUR_BLOCK)
        return (struct ends){ { 1, 0 }, { 2, 0 } };
    return (struct ends){ { 0, 0 }, { 1, 0 } };
}

/* The squares of one half of a block four wide. */
static bool in_half(int column, int line)
{
    bool outer = line == 0 || line == 3;

    return outer == ((column + line) % 2 == 0);
}

/* Ways through blocks, by their columns, found once. */
struct ways {
    int n[FOUR_BLOCK_MAX + 1]; /* squares; 0: not found yet */
    uint8_t order[FOUR_BLOCK_MAX + 1][4 * FOUR_BLOCK_MAX];
};

static void find_way(const struct slot *t, struct ways *ways)
{
    uint8_t hole[4 * FOUR_BLOCK_MAX] = { 0 };
    struct ends e = way_ends(t);
    struct block_task task = { .files = t->columns,
                               .ranks = t->s->lines,
                               .hole = hole,
                               .start = e.line[0] * t->columns + e.column[0],
                               .end = e.line[1] * t->columns + e.column[1] };
    int n = t->columns * t->s->lines;
    bool found;

    if (t->s->lines == 4) {
        for (int i = 0; i < n; i++)
            hole[i] = !in_half(i % t->columns, i / t->columns);
        n /= 2;
    }
    found = block_search(&task, ways->order[t->columns]);
    assert(found);
    ways->n[t->columns] = n;
}

static void link_way(const struct slot *t, struct ways *ways, struct links *l)
{
    int last = -1;

    if (ways->n[t->columns] == 0)
        find_way(t, ways);
    for (int i = 0; i < ways->n[t->columns]; i++) {
        int at = ways->order[t->columns][i];
        int here = slot_square(t, at % t->columns, at / t->columns);

        if (i > 0)
            links_join(l, last, here);
        last = here;
    }
}

/* The corner the strip has had so far is a, the square that it gives up the
 * move to is b. */
static void sew_way(const struct slot *t, struct seam *seam)
{
    bool three = t->s->lines == 3;
    int a = slot_square(t, -1, three ? 0 : 3);
    int b = slot_square(t, -2, three ? 2 : 1);
    struct ends e = way_ends(t);

    seam_remove(seam, a, b);
    seam_add(seam, a, slot_square(t, e.column[0], e.line[0]));
    seam_add(seam, b, slot_square(t, e.column[1], e.line[1]));
}

/* What is being built; links only if a tour is wanted. */
struct building {
    const struct strip *s;
    struct patchwork *out;
    struct links *links;
    struct ways ways;
};

static void add_patch(struct building *b, int first, int columns)
{
    const struct strip *s = b->s;
    bool across = s->files >= s->ranks;

    patchwork_add(b->out, (struct patch){ .file = across ? first : 0,
                                          .rank = across ? 0 : first,
                                          .files = across ? columns : s->files,
                                          .ranks = across ? s->ranks : columns,
                                          .level = 1 });
}

static void add_block(struct building *b, int first, int way, int columns)
{
    struct slot t = {
        .s = b->s, .first = first, .way = way, .columns = columns
    };
    struct seam seam = { 0 };

    add_patch(b, way > 0 ? first : first - columns + 1, columns);
    for (int i = 0; i < b->s->lines - 2; i++) {
        t.flipped = i == 1;
        sew_way(&t, &seam);
        if (b->links)
            link_way(&t, &b->ways, b->links);
    }
    patchwork_sew(b->out, &seam);
}

/* All blocks on one side of the root: `room` columns from `first`. */
static void add_blocks(struct building *b, int first, int way, int room)
{
    int usual = b->s->lines == 3 ? THREE_BLOCK : FOUR_BLOCK;

    while (room > 0) {
        int columns = room < 2 * usual ? room : usual;

        add_block(b, first, way, columns);
        first += way * columns;
        room -= columns;
    }
}

static void build(const struct strip *s, struct patchwork *out,
                  struct links *links)
{
    struct building b = { .s = s, .out = out, .links = links };
    int after = s->root + s->columns;

    add_patch(&b, s->root, s->columns);
    add_blocks(&b, s->root - 1, -1, s->root);
    add_blocks(&b, after, 1, s->length - after);
}

void strip_patchwork(const struct strip *s, struct patchwork *out)
{
    build(s, out, NULL);
}

void strip_number(const struct strip *s, uint32_t *number)
{
    struct patchwork pw;
    struct links l;

    patchwork_init(&pw);
    links_init(&l, s->files * s->ranks);
    link_root(s, &l);
    build(s, &pw, &l);
    for (size_t i = 0; i < pw.nseams; i++)
        links_sew(&l, &pw.seams[i]);
    links_number(&l, s->start, number);
    links_free(&l);
    patchwork_free(&pw);
}
