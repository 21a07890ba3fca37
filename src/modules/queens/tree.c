/*
 * The choices of the search for queens: in each file the squares from the top
 * down. What was tried follows from the board, since the order is always the
 * same.
 */
#include <stdlib.h>

#include "base/branches.h"
#include "modules/queens/run.h"
#include "puzzle/trace.h"
#include "solve/queens/search.h"

/* Is the square attacked from a file before its own? */
static bool is_barred(const struct queens_rule *rule, const int *standing,
                      int square)
{
    int n = rule->n;

    for (int file = 0; file < square % n; file++)
        if (queens_rule_hits(rule, file, standing[file] / n, square % n,
                             square / n))
            return true;
    return false;
}

void queens_level(const struct view *view, int file, int tried,
                  struct tree_level *out)
{
    int n = view->pos->files, standing[QUEENS_BOARD_MAX];
    int files = queens_standing(view->pos, standing, n); /* filled in order */
    int taken = file < files ? standing[file] / n : -1;
    int down = taken >= 0 ? taken : tried;
    struct queens_rule rule;

    queens_rule_of(view->params, &rule);
    out->n = 0;
    for (int rank = n - 1; rank >= 0; rank--) {
        int square = rank * n + file;
        enum tree_state state = TREE_OPEN;

        if (rank == taken)
            state = TREE_TAKEN;
        else if (rank >= down)
            state = is_barred(&rule, standing, square) ? TREE_BARRED
                                                       : TREE_TRIED;
        out->at[out->n++] = (struct tree_choice){ square, state };
    }
}

static bool grow_on(struct branches *b, const struct queens_step *s, int n)
{
    switch (s->event) {
    case QUEENS_REFUSED: break;
    case QUEENS_PLACED: branches_enter(b, s->rank * n + s->file); break;
    case QUEENS_RETREAT: branches_leave(b); break;
    case QUEENS_FOUND: branches_praise(b); break;
    case QUEENS_NONE: branches_end(b); return false;
    }
    return !b->over;
}

void queens_grow(struct branches *b, const struct queens_rule *rule)
{
    struct queens_search search;
    struct queens_step s;

    branches_init(b, -1, TREE_WHOLE_MAX);
    queens_search_by(&search, rule);
    do
        queens_search_step(&search, &s);
    while (grow_on(b, &s, rule->n));
    queens_search_free(&search);
}
