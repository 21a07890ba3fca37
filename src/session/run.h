/*
 * A run as one line of text: the puzzle's name, then key=value for its
 * settings, as in "tour size=8x8 start=f6 algorithm=warnsdorff step=17". The
 * same line is copied, pasted, remembered, put into pictures and given to
 * `chequer show`. The keys are the long options of the command line.
 */
#ifndef CHEQUER_RUN_H
#define CHEQUER_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "puzzle/control.h"
#include "puzzle/puzzle.h"

struct error;
struct text;

enum { RUN_TEXT_MAX = 65536 };

struct run {
    const struct puzzle_class *cls;
    struct params params; /* owned */
    struct plan plan;     /* what follows from them */
    uint64_t limit;       /* the work after which it stopped; 0: none */
    size_t step;          /* the moment to show */
    bool has_step;
};

/* `classes` ends with NULL. On success free the run; on refusal *out is
 * untouched. */
bool run_parse(struct run *out, const struct puzzle_class *const *classes,
               const char *text, struct error *err);
void run_free(struct run *run);

const struct puzzle_class *run_class(const struct puzzle_class *const *classes,
                                     const char *name);

/* The first puzzle whose board squares can be cut out of. */
const struct puzzle_class *run_class_with_holes(
    const struct puzzle_class *const *classes);

void run_format(const struct puzzle_class *cls, const struct params *params,
                struct text *out);

/* Text that is no run but means one to one of the puzzles, such as a game of
 * chess: appends its line. */
bool run_take(const struct puzzle_class *const *classes, const char *text,
              struct text *line, struct error *err);

#endif
