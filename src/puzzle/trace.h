/*
 * What a run did: reversible cell changes, grouped into moments. A puzzle only
 * ever appends. The viewer moves a cursor over the list, so going back in time
 * never asks a solver to undo anything.
 *
 * Moments are numbered from 0 for the whole run, also when the oldest have
 * been folded away to save memory.
 */
#ifndef CHEQUER_TRACE_H
#define CHEQUER_TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "puzzle/depths.h"

enum layer {
    LAYER_PIECE, /* the piece standing there, 0 for none */
    LAYER_ORDER, /* visit number from 1, 0 for not visited */
    LAYER_WASH,  /* 1 + enum ink of a wash, 0 for none */
    LAYER_HOLE,  /* 1 where the board is cut out */
    LAYER_TRIED, /* what was tried from there, in the puzzle's code */
    LAYER_COUNT
};

struct change {
    uint32_t where; /* square * LAYER_COUNT + layer, or one of the below */
    uint32_t was, now;
};

/*
 * What a search does most is one change, not four: the piece at the end of the
 * path enters a square, or goes back from it, and LAYER_TRIED changes where it
 * stood. A moment has one of these at most.
 */
#define CHANGE_LEAVE UINT32_C(0x20000000) /* + square */
#define CHANGE_ENTER UINT32_C(0x40000000) /* + square */

/* Numbers that a puzzle keeps in the trace beside the board: squares entered,
 * pieces standing, anything that changes with the moments. */
enum { TRACE_SLOTS = 64 };
#define CHANGE_NUMBER UINT32_C(0x80000000) /* + half of a number */

enum { /* what "next" and the scrub bar look for */
       MOMENT_SOLUTION = 1,
       MOMENT_RETREAT = 2,
       MOMENT_DEAD_END = 4,
       MOMENT_TIE = 8,
       MOMENT_IMPROVED = 16
};

struct moment {
    uint32_t end;   /* one past its last change, in trace.changes */
    uint16_t flags; /* MOMENT_* */
    uint16_t note;  /* the puzzle's own code for why; explain() reads it */
    uint64_t tally; /* the puzzle's running count: nodes, solutions... */
};

/* The board as it looks at one moment. */
struct position {
    int files, ranks;
    uint32_t *cell[LAYER_COUNT];     /* owned, indexed by square */
    uint32_t *path;                  /* owned: the square of visit 1, 2, ... */
    uint32_t npath;                  /* number of squares visited */
    uint32_t npieces;                /* and of those with a piece */
    uint32_t number[TRACE_SLOTS][2]; /* lower and upper half of each */
};

struct trace {
    struct change *changes; /* owned */
    size_t nchanges, changes_cap;
    struct moment *moments;       /* owned */
    size_t nmoments, moments_cap; /* those still held */
    size_t folded;                /* moments before the first one held */
    size_t expected;              /* moments there will be, if the puzzle
                                     knows before; 0: it does not */
    struct position base;         /* the board just before that one */
    struct position tip;          /* the board after everything so far */
    bool brief;                   /* see trace_brief */
    uint64_t toil;                /* squares that the solver looked at besides
                                     its work, so far: see step of puzzle.h */
    unsigned rewrites;            /* how often trace_clear was called */
    struct depths depths;         /* position_depth of every moment, also of
                                      those that are no longer held */
};

void position_init(struct position *pos, int files, int ranks);
void position_copy(struct position *to, const struct position *from);
void position_free(struct position *pos);

static inline int position_squares(const struct position *pos)
{
    return pos->files * pos->ranks;
}

/* The number kept in a slot; 0 until it is set. */
static inline uint64_t position_count(const struct position *pos, int slot)
{
    return (uint64_t)pos->number[slot][1] << 32 | pos->number[slot][0];
}

/* How far a search has come: squares visited, or pieces placed where nothing
 * is visited. */
static inline uint32_t position_depth(const struct position *pos)
{
    return pos->npath ? pos->npath : pos->npieces;
}

/* Is it the value of one cell that changes? */
static inline bool change_is_cell(const struct change *c)
{
    return c->where < CHANGE_LEAVE;
}

/* If a piece moves along the path, true and between which squares; `pos` is
 * that of just before or just after the moment. */
bool change_walk(const struct change *c, const struct position *pos, int *from,
                 int *to);

void trace_init(struct trace *tr, int files, int ranks);
void trace_free(struct trace *tr);

/* Change the board at the tip, and remember how it was. */
void trace_set(struct trace *tr, enum layer layer, int square, uint32_t value);

/* The same for a number. */
void trace_count(struct trace *tr, int slot, uint64_t value);

/* The piece at the end of the path goes on to `square`, which is free, or back
 * by one. LAYER_TRIED of the square where it stood becomes `tried`. */
void trace_enter(struct trace *tr, int square, uint32_t tried);
void trace_leave(struct trace *tr, uint32_t tried);

/* Close the moment: all changes since the last call are shown at once. */
void trace_moment(struct trace *tr, int flags, int note, uint64_t tally);

/* Forget everything, for another story on the same board: it is empty, and
 * the next moment is number 0. A moment must follow before anyone looks. */
void trace_clear(struct trace *tr);

/* Moments are numbered trace_first(tr) to trace_end(tr) - 1. */
size_t trace_first(const struct trace *tr);
size_t trace_end(const struct trace *tr);
const struct moment *trace_at(const struct trace *tr, size_t index);

/* The changes of one moment, in order. */
const struct change *trace_changes(const struct trace *tr, size_t index,
                                   size_t *n);

/* Take `pos` from just after moment `from` to just after moment `to`. */
void trace_replay(const struct trace *tr, struct position *pos, size_t from,
                  size_t to);

/* Forget all before moment `first`, which is still held afterwards. */
void trace_fold(struct trace *tr, size_t first);

/* While brief, only the newest moment is held, as if it had changed nothing:
 * for runs of which the end alone matters. */
void trace_brief(struct trace *tr, bool brief);

/* Forget all after moment `last`: the tip goes back to it. */
void trace_truncate(struct trace *tr, size_t last);

#endif
