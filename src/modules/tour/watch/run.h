/* One search for a tour, watched: what the files of this folder share. */
#ifndef CHEQUER_TOUR_WATCH_RUN_H
#define CHEQUER_TOUR_WATCH_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/branches.h"
#include "modules/tour/aim.h"
#include "modules/tour/graph.h"
#include "modules/tour/path.h"
#include "modules/tour/watch/past.h"
#include "puzzle/puzzle.h"
#include "solve/tour/tour.h"

struct patchwork;

struct puzzle {
    struct aim aim; /* its reason may be that the method is not made for it */
    const struct tour_method *method;
    const char *chosen;         /* why we chose the method, or NULL */
    bool refused;               /* the method is not made for this */
    struct tour_search *search; /* owned; NULL if there can be no tour */
    struct tour_step ahead;     /* its next step, if it was looked at */
    bool peeked;
    struct tour_step sight; /* the one after it, if that was looked at, too */
    bool sighted;
    uint64_t nodes; /* squares entered */
    int way;        /* by which move the next step enters, or -1 */
    int marked;     /* square with a wash, or -1 */
    struct past past;
    struct graph graph;
    struct branches grown; /* the whole search, if it is small */
};

/* The numbers kept in the trace; squares entered are its tally. */
enum watch_number {
    WATCH_RESTARTS, /* how often the knight began again */
    WATCH_WORKS,    /* moments in which nothing moved */
    WATCH_FOUND,    /* tours */
    WATCH_LONGEST,  /* squares of the longest walk */
    WATCH_CUT_OFF,  /* the square that had the last move taken back, if one */
    WATCH_WIDE,     /* what a note has no room for, if the piece has more than
                       eight moves; else 0 */
    WATCH_ROUNDS,   /* of the glimpse, as are the rest */
    WATCH_TURN,
    WATCH_TURN_BEFORE, /* in the moment before, if nothing moved */
    WATCH_VERSION
};

uint64_t watch_number(const struct view *view, enum watch_number which);

/*
 * What a moment's note says: how it came about, and what the search does next.
 * The counts are those of struct tour_step; the note keeps them so that a
 * moment can be explained long after. Moves are numbered as the mover has them.
 */
enum watch_note_kind {
    NOTE_START,
    NOTE_ENTER,
    NOTE_RETREAT,
    NOTE_STRANDED,
    NOTE_AGAIN,
    NOTE_WORK
};

enum watch_ahead_kind {
    AHEAD_UNKNOWN, /* nothing that moves the knight */
    AHEAD_MOVE,
    AHEAD_BACK,
    AHEAD_STRANDED, /* the same, since a square has been cut off: it is marked
                     */
    AHEAD_AGAIN,
    AHEAD_STUCK, /* this method cannot go on */
    AHEAD_OVER   /* a tour, or the end of the search */
};

struct watch_ahead {
    enum watch_ahead_kind kind;
    int move;  /* AHEAD_MOVE, as are the rest */
    int tried; /* from 0 */
    int tied;  /* from 1 */
};

struct watch_note {
    enum watch_note_kind kind;
    bool other;          /* NOTE_ENTER: others had been tried before */
    bool tied;           /* NOTE_ENTER: others were as good */
    int left;            /* NOTE_RETREAT, _STRANDED: the move taken back */
    enum tour_turn turn; /* NOTE_AGAIN */
    bool last;           /* NOTE_WORK: nothing more came of this round */
    struct watch_ahead ahead;
};

struct watch_note watch_note(const struct view *view);

/* The square that a move leads to from where the knight stands. */
int watch_square(const struct puzzle *pz, const struct view *view, int move);

/* AHEAD_STRANDED: the square that was cut off. */
int watch_stranded(const struct view *view);

/* What the search had in mind at the moment looked at; NULL if nothing, or
 * nothing that is still known. */
const struct past_glimpse *watch_glimpse(const struct puzzle *pz,
                                         const struct view *view);

/* What the tour is put together from; NULL: nothing, it is searched for. */
const struct patchwork *watch_patchwork(const struct puzzle *pz);

/* The method's listing beside the board, if it is wanted. */
void watch_plan_code(const struct params *params, struct plan *out);
void watch_draw_code(const struct puzzle *pz, const struct view *view,
                     struct scene *sc);

/* The choices along the path beside the board, if they are wanted. */
void watch_plan_tree(const struct params *params, struct plan *out);
void watch_draw_tree(const struct puzzle *pz, const struct view *view,
                     struct scene *sc);

/* The method that the settings ask for, or that suits them; NULL if there is
 * no such board. */
const struct tour_method *watch_method(const struct params *params);

enum path_help watch_help(const struct puzzle *pz, const struct view *view);

/* The run. */
struct puzzle *watch_create(const struct params *params, struct trace *tr);
void watch_destroy(struct puzzle *pz);
enum progress watch_step(struct puzzle *pz, struct trace *tr, long *budget);

/* LAYER_TRIED where the knight stands, with its move from there to `square`. */
uint32_t watch_choice(const struct puzzle *pz, const struct position *tip,
                      int square);

/* Does the step take a move back since a square has been cut off? Where nothing
 * is free, that is reason enough to go back. */
bool watch_is_stranded(const struct puzzle *pz, const struct position *tip,
                       const struct tour_step *s);

/* While the trace is brief: the steps whose moments nobody will look at, as far
 * as there is time. At least one is left, which has to be told in full. */
void watch_skim(struct puzzle *pz, struct trace *tr, long *budget,
                uint64_t tired);

/* What is looked at. */
void watch_status(const struct puzzle *pz, const struct view *view,
                  struct text *out);
void watch_explain(const struct puzzle *pz, const struct view *view,
                   struct text *out);
void watch_facts(const struct puzzle *pz, const struct view *view,
                 struct facts *out);

/* Is it the choice to come that is told of the moment? A method that has more
 * in mind than the path tells what has become of it wherever it changes. */
bool watch_tells_choice(const struct puzzle *pz, const struct view *view);

/* Where the knight can go, and where it goes next and why. */
void watch_explain_choice(const struct puzzle *pz, const struct view *view,
                          struct text *out);

/* Where the knight goes next, to be guessed. */
extern const struct riddles watch_riddles;

/* What the method has in mind, in words and drawn: below the path, and on top
 * of it or beside the board. */
void glimpse_status(const struct puzzle *pz, const struct view *view,
                    struct text *out);
void glimpse_begin(const struct puzzle *pz, struct text *out);
void glimpse_explain(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void glimpse_draw_below(const struct puzzle *pz, const struct view *view,
                        struct scene *sc);
void glimpse_draw(const struct puzzle *pz, const struct view *view,
                  struct scene *sc);

#endif
