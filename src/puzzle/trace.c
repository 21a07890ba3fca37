/*
 * Appending to a trace, and moving a position along it. Replay is linear and
 * needs no checkpoints: crossing a million moments takes milliseconds.
 */
#include "puzzle/trace.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

/* Give one cell a value, and keep the path in step with the visit numbers. */
static inline void put(struct position *pos, uint32_t where, uint32_t value)
{
    uint32_t square = where / LAYER_COUNT, layer = where % LAYER_COUNT;
    uint32_t *cell;

    if (where >= CHANGE_NUMBER) {
        pos->number[(where - CHANGE_NUMBER) / 2][where % 2] = value;
        return;
    }
    cell = &pos->cell[layer][square];
    if (layer == LAYER_PIECE)
        pos->npieces += (uint32_t)(value != 0) - (uint32_t)(*cell != 0);
    if (layer == LAYER_ORDER) {
        if (value && value <= (uint32_t)position_squares(pos))
            pos->path[value - 1] = square;
        if (value && !*cell)
            pos->npath++;
        else if (!value && *cell)
            pos->npath--;
    }
    *cell = value;
}

/* The piece stands where it did before, or will, on the path. */
static inline void carry(struct position *pos, uint32_t from, uint32_t to)
{
    pos->cell[LAYER_PIECE][to] = pos->cell[LAYER_PIECE][from];
    pos->cell[LAYER_PIECE][from] = 0;
}

static inline void go_on(struct position *pos, uint32_t square)
{
    carry(pos, pos->path[pos->npath - 1], square);
    pos->path[pos->npath++] = square;
    pos->cell[LAYER_ORDER][square] = pos->npath;
}

static inline void go_back(struct position *pos, uint32_t square)
{
    pos->cell[LAYER_ORDER][square] = 0;
    pos->npath--;
    carry(pos, square, pos->path[pos->npath - 1]);
}

/* Neither has many squares to name: LAYER_TRIED changes where it stood. */
static inline void walk(struct position *pos, const struct change *c)
{
    uint32_t square = c->where & (CHANGE_LEAVE - 1);

    if (c->where & CHANGE_ENTER) {
        pos->cell[LAYER_TRIED][pos->path[pos->npath - 1]] = c->now;
        go_on(pos, square);
    } else {
        pos->cell[LAYER_TRIED][square] = c->now;
        go_back(pos, square);
    }
}

static inline void unwalk(struct position *pos, const struct change *c)
{
    uint32_t square = c->where & (CHANGE_LEAVE - 1);

    if (c->where & CHANGE_ENTER) {
        go_back(pos, square);
        pos->cell[LAYER_TRIED][pos->path[pos->npath - 1]] = c->was;
    } else {
        go_on(pos, square);
        pos->cell[LAYER_TRIED][square] = c->was;
    }
}

static inline bool is_walk(const struct change *c)
{
    return c->where >= CHANGE_LEAVE && c->where < CHANGE_NUMBER;
}

static inline void apply(struct position *pos, const struct change *c)
{
    if (is_walk(c))
        walk(pos, c);
    else
        put(pos, c->where, c->now);
}

static inline void revert(struct position *pos, const struct change *c)
{
    if (is_walk(c))
        unwalk(pos, c);
    else
        put(pos, c->where, c->was);
}

bool change_walk(const struct change *c, const struct position *pos, int *from,
                 int *to)
{
    uint32_t square = c->where & (CHANGE_LEAVE - 1), order, other;

    if (!is_walk(c))
        return false;
    order = pos->cell[LAYER_ORDER][square];
    other = pos->path[(order ? order - 1 : pos->npath) - 1];
    *from = (int)(c->where & CHANGE_ENTER ? other : square);
    *to = (int)(c->where & CHANGE_ENTER ? square : other);
    return true;
}

void trace_init(struct trace *tr, int files, int ranks)
{
    memset(tr, 0, sizeof *tr);
    depths_clear(&tr->depths);
    position_init(&tr->base, files, ranks);
    position_init(&tr->tip, files, ranks);
}

void trace_free(struct trace *tr)
{
    free(tr->changes);
    free(tr->moments);
    position_free(&tr->base);
    position_free(&tr->tip);
}

void trace_clear(struct trace *tr)
{
    int files = tr->tip.files, ranks = tr->tip.ranks;

    position_free(&tr->base);
    position_free(&tr->tip);
    position_init(&tr->base, files, ranks);
    position_init(&tr->tip, files, ranks);
    tr->nchanges = tr->nmoments = tr->folded = tr->expected = 0;
    depths_clear(&tr->depths);
    tr->rewrites++;
}

static inline void remember(struct trace *tr, struct change c)
{
    if (tr->brief)
        return;
    tr->changes = grow(tr->changes, tr->nchanges, &tr->changes_cap,
                       sizeof *tr->changes);
    tr->changes[tr->nchanges++] = c;
}

static void change(struct trace *tr, struct change c)
{
    if (c.was == c.now)
        return;
    remember(tr, c);
    put(&tr->tip, c.where, c.now);
}

void trace_set(struct trace *tr, enum layer layer, int square, uint32_t value)
{
    assert(square >= 0 && square < position_squares(&tr->tip));
    change(tr, (struct change){ .where = (uint32_t)square * LAYER_COUNT +
                                         (uint32_t)layer,
                                .was = tr->tip.cell[layer][square],
                                .now = value });
}

void trace_count(struct trace *tr, int slot, uint64_t value)
{
    uint32_t half[2] = { (uint32_t)value, (uint32_t)(value >> 32) };

    assert(slot >= 0 && slot < TRACE_SLOTS);
    for (int i = 0; i < 2; i++)
        change(tr, (struct change){ .where = CHANGE_NUMBER +
                                             2 * (uint32_t)slot + (uint32_t)i,
                                    .was = tr->tip.number[slot][i],
                                    .now = half[i] });
}

void trace_enter(struct trace *tr, int square, uint32_t tried)
{
    struct position *tip = &tr->tip;
    struct change c = { .where = CHANGE_ENTER + (uint32_t)square,
                        .now = tried };

    assert(square >= 0 && square < position_squares(tip));
    assert(tip->npath > 0 && !tip->cell[LAYER_ORDER][square]);
    c.was = tip->cell[LAYER_TRIED][tip->path[tip->npath - 1]];
    remember(tr, c);
    walk(tip, &c);
}

void trace_leave(struct trace *tr, uint32_t tried)
{
    struct position *tip = &tr->tip;
    struct change c = { .now = tried };
    uint32_t square;

    assert(tip->npath > 1);
    square = tip->path[tip->npath - 1];
    c.where = CHANGE_LEAVE + square;
    c.was = tip->cell[LAYER_TRIED][square];
    remember(tr, c);
    walk(tip, &c);
}

void trace_moment(struct trace *tr, int flags, int note, uint64_t tally)
{
    if (tr->brief) {
        tr->folded += tr->nmoments;
        tr->nmoments = 0;
    }
    tr->moments = grow(tr->moments, tr->nmoments, &tr->moments_cap,
                       sizeof *tr->moments);
    tr->moments[tr->nmoments++] = (struct moment){
        .end = (uint32_t)tr->nchanges,
        .flags = (uint16_t)flags,
        .note = (uint16_t)note,
        .tally = tally
    };
    depths_add(&tr->depths, position_depth(&tr->tip));
}

size_t trace_first(const struct trace *tr)
{
    return tr->folded;
}

size_t trace_end(const struct trace *tr)
{
    return tr->folded + tr->nmoments;
}

const struct moment *trace_at(const struct trace *tr, size_t index)
{
    assert(index >= tr->folded && index < trace_end(tr));
    return &tr->moments[index - tr->folded];
}

/* Where the changes of a held moment begin. */
static size_t changes_begin(const struct trace *tr, size_t index)
{
    return index == tr->folded ? 0 : trace_at(tr, index - 1)->end;
}

const struct change *trace_changes(const struct trace *tr, size_t index,
                                   size_t *n)
{
    size_t begin = changes_begin(tr, index);

    *n = trace_at(tr, index)->end - begin;
    return *n ? tr->changes + begin : NULL;
}

void trace_replay(const struct trace *tr, struct position *pos, size_t from,
                  size_t to)
{
    size_t at = trace_at(tr, from)->end, end = trace_at(tr, to)->end;

    for (; at < end; at++)
        apply(pos, &tr->changes[at]);
    for (; at > end; at--)
        revert(pos, &tr->changes[at - 1]);
}

void trace_fold(struct trace *tr, size_t first)
{
    size_t begin = changes_begin(tr, first), gone = first - tr->folded;

    for (size_t i = 0; i < begin; i++)
        apply(&tr->base, &tr->changes[i]);
    memmove(tr->changes, tr->changes + begin,
            (tr->nchanges - begin) * sizeof *tr->changes);
    tr->nchanges -= begin;
    memmove(tr->moments, tr->moments + gone,
            (tr->nmoments - gone) * sizeof *tr->moments);
    tr->nmoments -= gone;
    for (size_t i = 0; i < tr->nmoments; i++)
        tr->moments[i].end -= (uint32_t)begin;
    tr->folded = first;
}

void trace_brief(struct trace *tr, bool brief)
{
    if (brief && !tr->brief && tr->nmoments > 1)
        trace_fold(tr, trace_end(tr) - 1);
    if (brief && !tr->brief && tr->nmoments) {
        tr->nchanges = 0;
        tr->moments[0].end = 0;
    }
    if (!brief && tr->brief)
        position_copy(&tr->base, &tr->tip);
    tr->brief = brief;
}

void trace_truncate(struct trace *tr, size_t last)
{
    size_t end = trace_at(tr, last)->end;

    for (; tr->nchanges > end; tr->nchanges--)
        revert(&tr->tip, &tr->changes[tr->nchanges - 1]);
    tr->nmoments = last - tr->folded + 1;
    depths_truncate(&tr->depths, last + 1);
}
