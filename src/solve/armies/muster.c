/* Two armies by trial and error; see muster.h. */
#include "solve/armies/muster.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

/* Rounds, moves in each for every square, and what a move takes off a budget.
 * By these numbers queens get as far as anybody on most boards to 20x20. Where
 * all can be tried afterwards it is better to begin with that soon. */
enum { ROUNDS = 8, MOVES = 250, MOVE_COST = 10 };
enum { ROUNDS_FEW = 2, MOVES_FEW = 60 };

/* What an army is worth: the smaller one counts, and the larger a little, if
 * it is not larger by too much. WILD: how much may be lost by one move in the
 * beginning. */
enum { SMALLER = 10, LARGER = 3, AHEAD = 4, WILD = 30 };

struct muster_change {
    int number;
    uint8_t was;
};

static void begin_round(struct muster *m)
{
    size_t n = (size_t)m->field->n;

    memset(m->at, ARMY_NONE, n);
    for (int a = 0; a < ARMIES; a++) {
        memset(m->hits[a], 0, n * sizeof *m->hits[a]);
        m->size[a] = 0;
    }
    m->move = 0;
}

void muster_init(struct muster *m, const struct field *f)
{
    size_t n = (size_t)f->n;

    *m = (struct muster){ .field = f,
                          .at = xcalloc(n + 1, 1),
                          .best = xcalloc(n + 1, 1),
                          .rounds = f->near ? ROUNDS_FEW : ROUNDS,
                          .moves = (f->near ? MOVES_FEW : MOVES) * (long)n };
    for (int a = 0; a < ARMIES; a++)
        m->hits[a] = xcalloc(n + 1, sizeof *m->hits[a]);
    rng_seed(&m->rng, 1);
    begin_round(m);
}

void muster_free(struct muster *m)
{
    for (int a = 0; a < ARMIES; a++)
        free(m->hits[a]);
    free(m->at);
    free(m->best);
    free(m->undo);
}

/* --- a move --------------------------------------------------------------- */

static void count(struct muster *m, int number, enum army army, int by)
{
    const struct field *f = m->field;

    m->size[army] += by;
    for (int j = f->begin[number]; j < f->begin[number + 1]; j++)
        m->hits[army][f->hits[j]] += by;
}

static void put(struct muster *m, int number, uint8_t army)
{
    if (m->at[number] != ARMY_NONE)
        count(m, number, (enum army)m->at[number], -1);
    if (army != ARMY_NONE)
        count(m, number, (enum army)army, 1);
    m->at[number] = army;
}

static void change(struct muster *m, int number, enum army army)
{
    m->undo = grow(m->undo, m->nundo, &m->undo_cap, sizeof *m->undo);
    m->undo[m->nundo++] = (struct muster_change){ number, m->at[number] };
    put(m, number, (uint8_t)army);
}

static enum army enemy(enum army army)
{
    return army == ARMY_WHITE ? ARMY_BLACK : ARMY_WHITE;
}

/* Who may stand on a free square: of two, the smaller army. */
static enum army joins(const struct muster *m, int number)
{
    bool white = m->hits[ARMY_BLACK][number] == 0;
    bool black = m->hits[ARMY_WHITE][number] == 0;

    if (white && black)
        return m->size[ARMY_WHITE] <= m->size[ARMY_BLACK] ? ARMY_WHITE
                                                          : ARMY_BLACK;
    return white ? ARMY_WHITE : black ? ARMY_BLACK : ARMY_NONE;
}

static void advance(struct muster *m, int number, enum army army)
{
    const struct field *f = m->field;
    int from = (int)rng_below(&m->rng, (uint32_t)f->n);

    for (int j = f->begin[number]; j < f->begin[number + 1]; j++)
        if (m->at[f->hits[j]] == enemy(army))
            change(m, f->hits[j], ARMY_NONE);
    change(m, number, army);
    for (int i = 0; i < f->n; i++) {
        int at = from + i < f->n ? from + i : from + i - f->n;
        enum army who = m->at[at] ? ARMY_NONE : joins(m, at);

        if (who != ARMY_NONE)
            change(m, at, who);
    }
}

static void take_back(struct muster *m)
{
    while (m->nundo > 0) {
        m->nundo--;
        put(m, m->undo[m->nundo].number, m->undo[m->nundo].was);
    }
}

/* --- how good it is ------------------------------------------------------- */

static int smaller(const struct muster *m)
{
    return m->size[ARMY_WHITE] < m->size[ARMY_BLACK] ? m->size[ARMY_WHITE]
                                                     : m->size[ARMY_BLACK];
}

static int worth(const struct muster *m)
{
    int less = smaller(m);
    int more = m->size[ARMY_WHITE] + m->size[ARMY_BLACK] - less;

    if (more > less + AHEAD)
        more = less + AHEAD;
    return SMALLER * less + LARGER * more;
}

/* The best so far, without those that one army has more. */
static void keep(struct muster *m)
{
    int left[ARMIES];

    m->number = smaller(m);
    left[ARMY_WHITE] = left[ARMY_BLACK] = m->number;
    for (int i = 0; i < m->field->n; i++) {
        bool stays = m->at[i] != ARMY_NONE && left[m->at[i]]-- > 0;

        m->best[i] = stays ? m->at[i] : ARMY_NONE;
    }
}

static void move(struct muster *m)
{
    int number = (int)rng_below(&m->rng, (uint32_t)m->field->n);
    enum army army = rng_below(&m->rng, 2) ? ARMY_WHITE : ARMY_BLACK;
    long wild = 1 + WILD * (m->moves - m->move) / m->moves;
    int was = worth(m);

    if (m->at[number] == army)
        return;
    m->nundo = 0;
    advance(m, number, army);
    if (smaller(m) > m->number)
        keep(m);
    if (was - worth(m) > (int)rng_below(&m->rng, (uint32_t)wild))
        take_back(m);
}

/* More than half of the squares nobody can have. */
static bool is_over(const struct muster *m)
{
    return m->round == m->rounds || m->number == m->field->n / 2;
}

bool muster_step(struct muster *m, long *budget)
{
    for (; !is_over(m) && m->move<m->moves && * budget> 0;
         *budget -= MOVE_COST, m->move++)
        move(m);
    if (m->move == m->moves) {
        m->round++;
        begin_round(m);
    }
    return is_over(m);
}

double muster_share(const struct muster *m)
{
    return ((double)m->round + (double)m->move / (double)(m->moves + 1)) /
           m->rounds;
}
