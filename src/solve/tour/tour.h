/*
 * Knight's tours: one question, several methods that answer it. A search
 * keeps its own stack and says after every step what it did, so that it can
 * be watched, sliced and stopped anywhere.
 */
#ifndef CHEQUER_TOUR_H
#define CHEQUER_TOUR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/listing.h"
#include "chess/move_order.h"

struct board;
struct error;
struct mover;
struct text;
struct tour_glimpse;

struct tour_question {
    const struct board *board; /* both must outlive the search; the board's */
    const struct mover *mover; /* surface counts, and the piece has no rides */
    int start;                 /* square index, not a hole */
    int end;                   /* the same, or -1 if it may end anywhere */
    bool closed;               /* must end a move from the start */
    struct move_order order;
    uint64_t seed; /* for random orders */
};

/* Moves of a piece that tours are searched with. */
enum { TOUR_MOVES_MAX = 32 };

enum tour_event {
    TOUR_ENTER,   /* the knight moved to `square` */
    TOUR_RETREAT, /* it took back its move to `square` */
    TOUR_FOUND,   /* every square has been visited; nothing moved */
    TOUR_NONE,    /* all ways have been tried: there is no (other) tour */
    TOUR_STUCK,   /* this method does not retreat, and cannot go on */
    TOUR_AGAIN,   /* all moves are taken back at once: the knight stands on
                     the start and every other square is free */
    TOUR_WORK     /* nothing moved; what glimpse() shows may have changed */
};

enum tour_turn {
    TOUR_TURN_NONE,
    TOUR_TURN_NEXT,  /* so many walks that something was made of them */
    TOUR_TURN_AFRESH /* and what they had brought was given up */
};

struct tour_step {
    enum tour_event event;
    int square;   /* ENTER: the square entered; RETREAT: the one left */
    int options;  /* ENTER: free squares that could have been entered;
                     searches leave out a chosen end until it is the last */
    int tried;    /* ENTER: how many of them had been tried before */
    int tied;     /* ENTER: how many of those not tried were as good by the
                     method's rule, this one included; 1 if the choice was
                     clear */
    int stranded; /* RETREAT: a free square, or the start of a closed tour,
                     that could no longer be part of any tour, or -1 if the
                     knight had no free square to go to, or had tried them
                     all */
    enum tour_turn turn; /* AGAIN: what ended with the walk */
    int work;            /* how many moves' work it was; 0 is the same as 1 */
    int looked;          /* squares that were looked at besides, as dear as a
                            move each: no work done, but time passed */
};

struct tour_search; /* each method defines its own */

/* What is said of a method's moves. */
struct tour_phrases {
    const char *choice; /* how a square is chosen of several: begins a
                           sentence that ends with the square; NULL: by its
                           ways on */
    const char *round;  /* what begins with AGAIN: "Ant" */
    const char *ending; /* what a dead end leads to before AGAIN */
    const char *again;  /* what AGAIN means, in a sentence; NULL: never */
    const char *turn;   /* and if it ends a turn; NULL: it never does */
    const char *afresh; /* and if all is given up; NULL: it never is */
    const char *back;   /* why moves are taken back; NULL: as every way on
                           has been tried */
    const char *work;   /* what WORK is: "one update of ..."; NULL: never */
    const char *stuck;  /* why it cannot go on, if it found no tour */
};

/* Names are arrays and not pointers, so that lists of them are constants. */
struct tour_method {
    char name[16];     /* in options: "warnsdorff" */
    char title[32];    /* in the panel: "Warnsdorff, may go back" */
    char brief[24];    /* beside a board: "Warnsdorff" */
    const char *about; /* what it is, in one sentence with a year */
    struct tour_phrases say;
    struct listing listing; /* see solve/tour/listing.h */
    bool complete;          /* finds a tour if there is one */
    bool goes_on;           /* after a tour it looks for another */
    bool ordered;           /* the order of moves matters to it */
    bool chance;            /* the seed does, whatever the order */
    bool counts_exits;      /* its rule looks at onward moves */
    bool wants_most;        /* and takes the most of them, not the fewest */
    bool replays;           /* has the whole tour before the knight moves, so
                               that nothing is chosen on the way */

    /* True, with a sentence why, if this method is not made for the question,
     * which then must not be put to it. NULL: it takes every question. */
    bool (*refuses)(const struct tour_question *q, struct text *reason);

    /* The start counts as the first square entered: step() begins after. */
    struct tour_search *(*create)(const struct tour_question *q);
    void (*destroy)(struct tour_search *ts);

    /* One node. After FOUND the next step looks for another tour; after NONE
     * and STUCK it says the same again. */
    void (*step)(struct tour_search *ts, struct tour_step *out);

    /* What it has in mind besides the knight's path; NULL: nothing. */
    void (*glimpse)(const struct tour_search *ts, struct tour_glimpse *out);
};

extern const struct tour_method tour_greedy;
extern const struct tour_method tour_warnsdorff;
extern const struct tour_method tour_backtracking;
extern const struct tour_method tour_pohl;
extern const struct tour_method tour_roth;
extern const struct tour_method tour_most_exits;
extern const struct tour_method tour_best_first;
extern const struct tour_method tour_ants;
extern const struct tour_method tour_neural;
extern const struct tour_method tour_genetic;
extern const struct tour_method tour_squirrel_cull;
extern const struct tour_method tour_parberry;
extern const struct tour_method tour_construct;

/* All of them, in the order they are offered; ends NULL. */
extern const struct tour_method *const tour_methods[];

/* The same for tables of settings; names and titles begin with "auto", which
 * leaves the choice to the program. */
extern const char *const tour_method_names[];
extern const char *const tour_method_titles[];
extern const char *const tour_method_briefs[];

/* True, with the reason as a sentence, if there can be no tour. Answers at
 * once; false means only that nothing is known against one. */
bool tour_impossible(const struct tour_question *q, struct text *reason);

/* False, with the reason, if tours are not searched with such a piece: it
 * rides, or has too many moves. Such a piece must not be asked about. */
bool tour_suits(const struct mover *m, struct error *err);

/*
 * The steps of the piece in the order in which they are tried, as indices;
 * returns how many. Numbers of the order that the piece does not have are left
 * out, and numbers beyond eight follow it.
 */
int tour_try_order(const struct tour_question *q, uint8_t out[TOUR_MOVES_MAX]);

/* May a tour that answers `q` have `square` as its last? */
bool tour_may_end(const struct tour_question *q, int square);

/* A knight on a flat board: of that more is known than of the others. */
bool tour_is_plain(const struct board *b, const struct mover *m);

/* For methods made for that alone: true, with the reason, if it is another. */
bool tour_refuses_piece(const struct tour_question *q, struct text *reason);

/* For methods that go where their rule leads: true, with the reason, if the
 * question asks for a closed tour or for a certain end. */
bool tour_refuses_aim(const struct tour_question *q, struct text *reason);

#endif
