/* The numbers are those of Hingston and Kendall, 2004. */
#include "solve/tour/method/pheromone.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "solve/tour/pick.h"

static const float faint = 1e-6f;
static const float kept = 0.75f; /* the rest evaporates */

void pheromone_init(struct pheromone *p, int squares, int ways)
{
    size_t moves = (size_t)squares * (size_t)ways;

    p->squares = squares;
    p->ways = ways;
    p->on = xcalloc(moves, sizeof *p->on);
    p->laid = xcalloc(moves, sizeof *p->laid);
    p->shown = xcalloc(moves, sizeof *p->shown);
    p->heat = xcalloc((size_t)squares, sizeof *p->heat);
    pheromone_reset(p);
}

void pheromone_free(struct pheromone *p)
{
    free(p->on);
    free(p->laid);
    free(p->shown);
    free(p->heat);
}

/* Brings both pictures up to date. */
static void show(struct pheromone *p)
{
    float most = 0, most_from = 0;

    for (int sq = 0; sq < p->squares; sq++) {
        p->heat[sq] = 0;
        for (int i = sq * p->ways; i < (sq + 1) * p->ways; i++) {
            p->heat[sq] += p->on[i];
            most = p->on[i] > most ? p->on[i] : most;
        }
        most_from = p->heat[sq] > most_from ? p->heat[sq] : most_from;
    }
    for (int i = 0; i < p->squares * p->ways; i++)
        p->shown[i] = p->on[i] / most;
    for (int sq = 0; sq < p->squares; sq++)
        p->heat[sq] /= most_from;
}

void pheromone_reset(struct pheromone *p)
{
    for (int i = 0; i < p->squares * p->ways; i++) {
        p->on[i] = faint;
        p->laid[i] = p->shown[i] = 0;
    }
    memset(p->heat, 0, (size_t)p->squares * sizeof *p->heat);
}

int pheromone_choose(const struct pheromone *p, int square, unsigned set,
                     struct rng *rng)
{
    const float *on = p->on + square * p->ways;
    double sum = 0, at;
    int last = 0;

    for (unsigned left = set; left; left &= left - 1)
        sum += (double)on[pick_first(left)];
    at = (double)(rng_next(rng) >> 11) * 0x1p-53;
    at *= sum;
    for (unsigned left = set; left; left &= left - 1) {
        last = pick_first(left);
        if (at < (double)on[last])
            break;
        at -= (double)on[last];
    }
    return last;
}

void pheromone_lay(struct pheromone *p, int square, int move, float amount)
{
    p->laid[square * p->ways + move] += amount;
}

/* What has all but gone stays a faint trace of the faintest, so that no move
 * is ever ruled out. */
void pheromone_settle(struct pheromone *p)
{
    const float least = 1e-30f;

    for (int i = 0; i < p->squares * p->ways; i++) {
        p->on[i] *= kept;
        p->on[i] += p->laid[i];
        p->laid[i] = 0;
        if (p->on[i] < least)
            p->on[i] = least;
    }
    show(p);
}
