/* From the first armies to all of them; see armies.h. */
#include "solve/armies/armies.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/armies/siege.h"

struct armies *armies_create(const struct board *b, const struct mover *m,
                             uint64_t limit)
{
    struct armies *a = xcalloc(1, sizeof *a);

    field_init(&a->field, b, m);
    muster_init(&a->muster, &a->field);
    a->best = xcalloc((size_t)a->field.n + 1, 1);
    a->limit = limit;
    return a;
}

static void end_siege(struct armies *a)
{
    free(a->siege);
    a->siege = NULL;
}

void armies_destroy(struct armies *a)
{
    end_siege(a);
    roll_free(&a->roll);
    muster_free(&a->muster);
    field_free(&a->field);
    free(a->best);
    free(a);
}

bool armies_too_large(const struct armies *a)
{
    return a->field.n > SET_MOST;
}

/* --- the stages ----------------------------------------------------------- */

static void begin_siege(struct armies *a, int size, bool either)
{
    a->siege = xmalloc(sizeof *a->siege);
    siege_init(a->siege, &a->field, size, either);
}

/* Of no pieces there is one way to place them. */
static void begin_list(struct armies *a)
{
    a->proved = true;
    a->stage = ARMIES_LIST;
    if (armies_too_large(a)) {
        a->stage = ARMIES_OVER;
        return;
    }
    roll_init(&a->roll, &a->field, a->number);
    if (a->number > 0)
        begin_siege(a, a->number, false);
}

static void begin_proof(struct armies *a)
{
    if (a->number == a->field.n / 2) {
        begin_list(a);
    } else if (armies_too_large(a)) {
        a->stage = ARMIES_OVER;
    } else {
        a->stage = ARMIES_PROVE;
        begin_siege(a, a->number + 1, true);
    }
}

static void go_muster(struct armies *a, long *budget)
{
    bool over = muster_step(&a->muster, budget);

    if (over || a->muster.move == 0) {
        memcpy(a->best, a->muster.best, (size_t)a->field.n);
        a->number = a->muster.number;
    }
    if (over)
        begin_proof(a);
}

static void stand(struct armies *a, struct set white, struct set black)
{
    int left = a->siege->size;

    for (int i = 0; i < a->field.n; i++) {
        bool is_black = set_has(black, i) && left > 0;

        left -= is_black;
        a->best[i] = set_has(white, i) ? ARMY_WHITE
                     : is_black        ? ARMY_BLACK
                                       : ARMY_NONE;
    }
    a->number = a->siege->size;
}

static enum siege_state go_siege(struct armies *a, long *budget,
                                 struct set *white, struct set *black)
{
    uint64_t left = a->limit - a->nodes;
    long may = (uint64_t)*budget < left ? *budget : (long)left, rest = may;
    enum siege_state state = siege_step(a->siege, &rest, white, black);

    a->nodes += (uint64_t)(may - rest);
    *budget -= may - rest;
    return state;
}

static void go_prove(struct armies *a, long *budget)
{
    struct set white, black;
    enum siege_state state = go_siege(a, budget, &white, &black);

    if (state == SIEGE_MORE)
        return;
    if (state == SIEGE_FOUND)
        stand(a, white, black);
    end_siege(a);
    if (state == SIEGE_FOUND)
        begin_proof(a);
    else
        begin_list(a);
}

static void end_list(struct armies *a)
{
    end_siege(a);
    roll_close(&a->roll);
    a->stage = ARMIES_OVER;
}

static void go_list(struct armies *a, long *budget)
{
    struct set white = { 0, 0 }, black = { 0, 0 }, none = { 0, 0 };
    enum siege_state state = SIEGE_DONE;

    if (a->siege)
        state = go_siege(a, budget, &white, &black);
    else
        roll_enter(&a->roll, white, black, none);
    if (state == SIEGE_FOUND)
        roll_enter(&a->roll, white, black, a->siege->orbit);
    if (state == SIEGE_DONE) {
        a->known = true;
        end_list(a);
    }
}

/* What was found by then is kept. */
static void give_up(struct armies *a)
{
    if (a->stage == ARMIES_LIST)
        end_list(a);
    end_siege(a);
    a->stage = ARMIES_OVER;
}

static void go(struct armies *a, long *budget)
{
    if (a->stage == ARMIES_MUSTER)
        go_muster(a, budget);
    else if (a->siege && a->nodes >= a->limit)
        give_up(a);
    else if (a->stage == ARMIES_PROVE)
        go_prove(a, budget);
    else
        go_list(a, budget);
}

bool armies_step(struct armies *a, long *budget)
{
    enum armies_stage stage = a->stage;
    int round = a->muster.round, number = a->number;
    bool quiet = stage != ARMIES_OVER;

    while (*budget > 0 && quiet) {
        go(a, budget);
        quiet = a->stage == stage && a->muster.round == round &&
                a->number == number;
    }
    return a->stage == ARMIES_OVER;
}

double armies_share(const struct armies *a)
{
    if (a->stage == ARMIES_MUSTER)
        return muster_share(&a->muster);
    return a->siege ? a->siege->share : 1;
}

/* --- on the board --------------------------------------------------------- */

void armies_best(const struct armies *a, uint8_t *at)
{
    memset(at, ARMY_NONE, (size_t)a->field.squares);
    for (int i = 0; i < a->field.n; i++)
        at[a->field.square[i]] = a->best[i];
}

void armies_at(const struct armies *a, uint64_t k, uint8_t *at)
{
    struct set white, black;

    roll_at(&a->roll, k, &white, &black);
    memset(at, ARMY_NONE, (size_t)a->field.squares);
    for (int i = 0; i < a->field.n; i++)
        at[a->field.square[i]] = set_has(white, i)   ? ARMY_WHITE
                                 : set_has(black, i) ? ARMY_BLACK
                                                     : ARMY_NONE;
}
