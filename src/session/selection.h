/*
 * Which runs of a series are wanted, from text: "all", or values with commas
 * between them and ranges such as 9-12. How many there are is sometimes known
 * only after a run, so reading and completing a selection are two steps.
 */
#ifndef CHEQUER_SELECTION_H
#define CHEQUER_SELECTION_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle/control.h"

struct error;
struct puzzle_class;
struct session;
struct series;
struct text;

enum { SELECTION_MAX = 10000 }; /* as many as anyone wants to print */

struct selection {
    const struct series *series;
    int control;        /* its index in the control table */
    struct setting *at; /* owned: its values, none of them text */
    size_t n, cap;
    bool all;
};

/* What a worksheet asks for if nothing is said of it. */
#define TOPIC_USUAL "usual"

/* On refusal there is nothing to free. `params` are those of all the runs,
 * but for the control of the series. `topic` is that of a worksheet; NULL: it
 * is none. */
bool selection_read(struct selection *out, const struct puzzle_class *cls,
                    const struct params *params, const char *list,
                    const char *topic, struct error *err);
void selection_free(struct selection *sel);

/* Begin the run of item `i`, or turn to it if the control is live. */
bool selection_go(const struct selection *sel, struct session *ss, size_t i,
                  struct error *err);

/* Once `ss` has run to the end of the first item: are the others there, and
 * which are all? */
bool selection_complete(struct selection *sel, struct session *ss,
                        struct error *err);

#endif
