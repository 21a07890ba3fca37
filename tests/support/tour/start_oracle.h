/*
 * From which squares of a narrow board a knight's tour can begin, by trying
 * everything at once. Squares are taken column by column; all that matters of
 * a beginning is which of the next squares are met already and which loose
 * ends belong together, so that beginnings alike in this are one, with the
 * set of starts they can have. Shares no code with the program.
 */
#ifndef TESTS_START_ORACLE_H
#define TESTS_START_ORACLE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/*
 * What is known of the squares from the present one on: FREE, DONE, or the
 * loose end of a path, which leads to the tour's start, to its end, or to the
 * other loose end with the same letter.
 */
enum {
    ORACLE_FREE,
    ORACLE_DONE,
    ORACLE_START,
    ORACLE_END,
    ORACLE_PAIR,
    ORACLE_WINDOW = 12
};

struct oracle_state {
    uint8_t at[ORACLE_WINDOW];
    uint8_t started, ended; /* the start, the end has been chosen */
    uint8_t whole;          /* start and end are joined */
};

struct oracle_entry {
    struct oracle_state state;
    uint64_t starts; /* 0: an empty place in the table */
};

struct oracle_table {
    struct oracle_entry *entry;
    size_t n, cap; /* cap is a power of two */
};

/* A set with no start in it, but not empty, stands for: not chosen yet. */
#define ORACLE_NONE_YET (UINT64_C(1) << 63)

static inline void oracle_letters(struct oracle_state *s)
{
    uint8_t name[32] = { 0 }, next = ORACLE_PAIR;

    for (int i = 0; i < ORACLE_WINDOW; i++)
        if (s->at[i] >= ORACLE_PAIR) {
            if (!name[s->at[i]])
                name[s->at[i]] = next++;
            s->at[i] = name[s->at[i]];
        }
}

static inline void oracle_put(struct oracle_table *t, struct oracle_state s,
                              uint64_t starts);

static inline void oracle_grow(struct oracle_table *t)
{
    struct oracle_table old = *t;

    t->cap = old.cap ? 2 * old.cap : 1024;
    t->n = 0;
    t->entry = calloc(t->cap, sizeof *t->entry);
    for (size_t i = 0; i < old.cap; i++)
        if (old.entry[i].starts)
            oracle_put(t, old.entry[i].state, old.entry[i].starts);
    free(old.entry);
}

static inline void oracle_put(struct oracle_table *t, struct oracle_state s,
                              uint64_t starts)
{
    uint64_t hash = 0;
    size_t i;

    oracle_letters(&s);
    if (2 * t->n >= t->cap)
        oracle_grow(t);
    for (size_t k = 0; k < sizeof s; k++)
        hash = (hash ^ ((uint8_t *)&s)[k]) * UINT64_C(0x100000001b3);
    for (i = (hash ^ hash >> 29) & (t->cap - 1); t->entry[i].starts;
         i = (i + 1) & (t->cap - 1))
        if (memcmp(&t->entry[i].state, &s, sizeof s) == 0)
            break;
    t->n += !t->entry[i].starts;
    t->entry[i].state = s;
    t->entry[i].starts |= starts;
}

/* The loose end `letter` leads to the square `i` on; false if it cannot. */
static inline bool oracle_lead(struct oracle_state *s, uint8_t letter, int i)
{
    uint8_t other = s->at[i];

    if (other == ORACLE_DONE || other == letter)
        return false;
    if (other == ORACLE_FREE) {
        s->at[i] = letter;
        return true;
    }
    s->at[i] = ORACLE_DONE;
    if (letter < ORACLE_PAIR && other < ORACLE_PAIR) {
        s->whole = 1;
        return true;
    }
    if (letter < ORACLE_PAIR) {
        uint8_t swap = letter;

        letter = other;
        other = swap;
    }
    for (int k = 1; k < ORACLE_WINDOW; k++)
        if (s->at[k] == letter)
            s->at[k] = other;
    return true;
}

/* The present square is the tour's start or end, and has its one move: the
 * path of which it is the loose end `letter` begins or ends here. */
static inline bool oracle_close(struct oracle_state *s, uint8_t letter,
                                uint8_t as)
{
    if (letter == as)
        return false;
    if (letter < ORACLE_PAIR)
        s->whole = 1;
    for (int k = 1; k < ORACLE_WINDOW && letter >= ORACLE_PAIR; k++)
        if (s->at[k] == letter)
            s->at[k] = as;
    return true;
}

struct oracle {
    struct oracle_table next;
    int to[4], n;  /* moves to later squares, by distance */
    int left;      /* squares after the present one */
    uint64_t here; /* the present square as a set */
};

/* On to the next square. A tour that is whole must have nothing left. */
static inline void oracle_pass(struct oracle *o, struct oracle_state s,
                               uint64_t starts)
{
    memmove(s.at, s.at + 1, ORACLE_WINDOW - 1);
    s.at[ORACLE_WINDOW - 1] = ORACLE_FREE;
    if (s.whole)
        for (int i = 0; i < o->left; i++)
            if (i >= ORACLE_WINDOW || s.at[i] != ORACLE_DONE)
                return;
    oracle_put(&o->next, s, starts);
}

/* One more move from the present square, on which `letter` ends. */
static inline void oracle_move(struct oracle *o, struct oracle_state s,
                               uint64_t starts, uint8_t letter)
{
    for (int i = 0; i < o->n; i++) {
        struct oracle_state t = s;

        if (oracle_lead(&t, letter, o->to[i]))
            oracle_pass(o, t, starts);
    }
}

/* All that can happen on the present square. */
static inline void oracle_step(struct oracle *o, const struct oracle_entry *e)
{
    struct oracle_state s = e->state, t;
    uint8_t letter = s.at[0];

    if (letter == ORACLE_DONE) {
        oracle_pass(o, s, e->starts);
        return;
    }
    s.at[0] = ORACLE_DONE;
    for (int role = ORACLE_START; role <= ORACLE_END; role++) {
        uint64_t starts = role == ORACLE_START ? o->here : e->starts;

        t = s;
        if (role == ORACLE_START ? t.started++ : t.ended++)
            continue;
        if (letter == ORACLE_FREE)
            oracle_move(o, t, starts, (uint8_t)role);
        else if (oracle_close(&t, letter, (uint8_t)role))
            oracle_pass(o, t, starts);
    }
    if (letter != ORACLE_FREE) {
        oracle_move(o, s, e->starts, letter);
        return;
    }
    for (int i = 0; i < o->n; i++) /* two moves; the second is later */
        for (int k = i + 1; k < o->n; k++) {
            uint8_t open = 31;

            t = s;
            if (t.at[o->to[i]] == ORACLE_DONE)
                continue;
            if (t.at[o->to[i]] == ORACLE_FREE)
                t.at[o->to[i]] = open;
            else {
                open = t.at[o->to[i]];
                t.at[o->to[i]] = ORACLE_DONE;
            }
            if (oracle_lead(&t, open, o->to[k]))
                oracle_pass(o, t, e->starts);
        }
}

static inline void oracle_moves(struct oracle *o, int lines, int columns,
                                int column, int line)
{
    o->n = 0;
    for (int across = 1; across <= 2; across++)
        for (int up = -1; up <= 1; up += 2) {
            int to = line + up * (3 - across);

            if (column + across < columns && to >= 0 && to < lines)
                o->to[o->n++] = across * lines + to - line;
        }
}

/*
 * The starts of tours on a board of `lines` (2 to 5) by `columns`: bit
 * column * lines + line of the set. At most 62 squares.
 */
static inline uint64_t oracle_starts(int lines, int columns)
{
    struct oracle_table now = { 0 };
    struct oracle o = { .left = lines * columns };
    struct oracle_state blank = { .at = { 0 } };
    uint64_t starts = 0;

    oracle_put(&now, blank, ORACLE_NONE_YET);
    for (int square = 0; square < lines * columns; square++) {
        o.next = (struct oracle_table){ 0 };
        o.here = UINT64_C(1) << square;
        o.left--;
        oracle_moves(&o, lines, columns, square / lines, square % lines);
        for (size_t i = 0; i < now.cap; i++)
            if (now.entry[i].starts)
                oracle_step(&o, &now.entry[i]);
        free(now.entry);
        now = o.next;
    }
    for (size_t i = 0; i < now.cap; i++)
        if (now.entry[i].state.whole)
            starts |= now.entry[i].starts;
    free(now.entry);
    return starts;
}

#endif
