/* One run of the knight's tour, shared by the files of this module. */
#ifndef CHEQUER_TOUR_RUN_H
#define CHEQUER_TOUR_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "puzzle/puzzle.h"
#include "solve/tour.h"

/* The controls, in the order of the table in tour.c. */
enum tour_control {
    TOUR_SIZE, TOUR_START, TOUR_ALGORITHM, TOUR_ORDER, TOUR_HOLES, TOUR_COUNTS
};

struct puzzle {
    struct board board;
    int start;
    const struct tour_method *method;
    struct tour_search *search;     /* owned; NULL if there can be no tour */
    struct text reason;             /* why there can be none */
    int depth;                      /* squares visited */
    uint64_t nodes;                 /* squares entered */
    int marked;                     /* square with a wash, or -1 */
    size_t *restarts;               /* owned: moments that began again */
    size_t nrestarts, restarts_cap;
};

/*
 * What a moment's note says. The counts are those of struct tour_step; the
 * note keeps them so that a moment can be explained long after.
 */
enum tour_note_kind {
    NOTE_START, NOTE_ENTER, NOTE_RETREAT, NOTE_STRANDED, NOTE_AGAIN
};

struct tour_note {
    enum tour_note_kind kind;
    int options, tried, tied;       /* 0 to 8 each */
};

int tour_note_pack(struct tour_note note);
struct tour_note tour_note_unpack(int note);

/* How often the search had begun again by the moment `index`. */
size_t tour_restarts(const struct puzzle *pz, size_t index);

/* The squares of the board that are not cut out. */
int tour_squares(const struct puzzle *pz);

/* The free squares a move away from `from`, in the position looked at; those
 * of the path from place `seen` on count as free. Returns how many. */
int tour_free(const struct puzzle *pz, const struct position *pos, int from,
              uint32_t seen, int out[8]);

bool tour_adjacent(const struct puzzle *pz, int a, int b);

void tour_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc);
void tour_status(const struct puzzle *pz, const struct view *view,
                 struct text *out);
void tour_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out);

#endif
