/* The methods there are, in the order they are offered. */
#include <stddef.h>
#include <string.h>

#include "solve/tour/tour.h"

const struct tour_method *const tour_methods[] = {
    &tour_warnsdorff,   &tour_greedy,        &tour_pohl,     &tour_roth,
    &tour_backtracking, &tour_squirrel_cull, &tour_parberry, &tour_construct,
    &tour_ants,         &tour_neural,        &tour_genetic,  NULL
};

const struct tour_method *tour_method_find(const char *name)
{
    for (int i = 0; tour_methods[i]; i++)
        if (strcmp(tour_methods[i]->name, name) == 0)
            return tour_methods[i];
    return NULL;
}
