/*
 * Widths of words, kept from frame to frame: most of what a frame says was
 * said in the one before, and fonts take their time to measure it.
 */
#ifndef CHEQUER_WIDTHS_H
#define CHEQUER_WIDTHS_H

#include <stdint.h>

#include "app/ui/words.h"

enum { WIDTHS_KEPT = 2048 };

struct widths {
    struct metrics of; /* who measures what is not known */
    struct {
        uint64_t key; /* 0: free */
        float width;
    } known[WIDTHS_KEPT];
};

void widths_init(struct widths *w, struct metrics of);

/* The same widths; `w` must stay where it is. */
struct metrics widths_metrics(struct widths *w);

#endif
