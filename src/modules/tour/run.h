/* One run of the knight's tour, shared by the files of this module. */
#ifndef CHEQUER_TOUR_RUN_H
#define CHEQUER_TOUR_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "modules/tour/watch/past.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "solve/tour/tour.h"

/* The controls, in the order of the table in tour.c. */
enum tour_control {
    TOUR_SIZE,
    TOUR_START,
    TOUR_END,
    TOUR_MODE,
    TOUR_SOLUTION,
    TOUR_FIRST,
    TOUR_LAST,
    TOUR_MEASURE,
    TOUR_ALGORITHM,
    TOUR_ORDER,
    TOUR_HOLES,
    TOUR_CLOSED,
    TOUR_COUNTS,
    TOUR_ANY,
    TOUR_UNDIRECTED,
    TOUR_MORE,
    TOUR_HINT
};

struct patchwork;

enum tour_mode { TOUR_SOLVE, TOUR_HAND, TOUR_ALL, TOUR_MAP };

/* What a map shows. */
enum tour_measure { MEASURE_NODES, MEASURE_TOURS };

/* Can the tour be completed from where the user has led the knight? */
enum tour_verdict {
    VERDICT_OPEN,    /* still being looked at */
    VERDICT_CAN,     /* proved: a full tour goes on from here */
    VERDICT_LOST,    /* proved: none does */
    VERDICT_UNPROVED /* not within the effort allowed */
};

struct tour_outlook { /* of one moment */
    enum tour_verdict verdict;
    int hint; /* CAN: the next square of a full tour, or -1 */
};

struct puzzle {
    struct board board;
    int start, end; /* end: -1 if it does not matter */
    bool closed;
    enum tour_mode mode;
    const char *chosen; /* why we chose the method, or NULL */
    bool refused;       /* the method is not made for this */
    const struct tour_method *method;
    struct tour_search *search; /* owned; NULL if there can be no tour */
    struct text reason;         /* why there can be none */
    int depth;                  /* squares visited */
    uint64_t nodes;             /* squares entered */
    int marked;                 /* square with a wash, or -1 */

    struct tour_outlook *outlooks; /* owned; by moment, where a user plays */
    size_t noutlooks, outlooks_cap;
    struct tour_search *proof; /* owned; a search from the tip, or NULL */
    struct board proof_board;
    int proof_first; /* the first square it entered, or -1 */
    long proof_left; /* work it may still do */
    int proof_depth; /* squares it has entered */
    int shown_hint;  /* the hint on show, or -1 */
    size_t hint_at;  /* at which moment */

    struct tour_past past; /* what each moment stood for */

    struct tour_all *all; /* owned; TOUR_ALL, else NULL */
    struct tour_map *map; /* owned; TOUR_MAP, else NULL */
};

/*
 * What a moment's note says. The counts are those of struct tour_step; the
 * note keeps them so that a moment can be explained long after.
 */
enum tour_note_kind {
    NOTE_START,
    NOTE_ENTER,
    NOTE_RETREAT,
    NOTE_STRANDED,
    NOTE_AGAIN,
    NOTE_WORK
};

struct tour_note {
    enum tour_note_kind kind;
    int options, tried, tied; /* 0 to 8 each */
};

int tour_note_pack(struct tour_note note);
struct tour_note tour_note_unpack(int note);

/* What the search had done by the moment looked at, and had in mind; NULL if
 * nothing, or nothing that is still known. */
const struct tour_record *tour_record(const struct puzzle *pz,
                                      const struct view *view);
const struct tour_thought *tour_thought(const struct puzzle *pz,
                                        const struct view *view);

/* What the tour is put together from; NULL: nothing, it is searched for. */
const struct patchwork *tour_patchwork(const struct puzzle *pz);

/* The squares of the board that are not cut out. */
int tour_squares(const struct puzzle *pz);

/* The free squares a move away from `from`, in the position looked at; those
 * of the path from place `seen` on count as free. Returns how many. */
int tour_free(const struct puzzle *pz, const struct position *pos, int from,
              uint32_t seen, int out[8]);

/* Is there no square a move away from `at` that the knight may go to? */
bool tour_stuck(const struct puzzle *pz, const struct position *pos, int at);

/* Of these, those that the knight may go to: a chosen end is left to the last
 * by who searches. */
int tour_ways(const struct puzzle *pz, const struct position *pos, int from,
              uint32_t seen, int out[8]);

/* How many squares `square` leads on to. A closed tour comes back to its
 * start, which counts as one of them. */
int tour_exits(const struct puzzle *pz, const struct position *pos, int square,
               uint32_t seen);
bool tour_exit_home(const struct puzzle *pz, int square);

bool tour_adjacent(const struct puzzle *pz, int a, int b);

/* Do the squares the knight can go to show how many lead on from there? */
bool tour_shows_counts(const struct puzzle *pz, const struct view *view);

/* Is a path of `n` squares that ends on `square` the tour that was asked
 * for? */
bool tour_completes(const struct puzzle *pz, int n, int square);

/* Settings. */
extern const struct control tour_controls[];
bool tour_validate(const struct params *params, struct error *err);
bool tour_idle(const struct params *params, int control);
const char *tour_hint(const struct params *params);
void tour_adapt(struct params *params, int changed);
void tour_shuffle(struct params *params);
void tour_board_size(const struct params *params, int *files, int *ranks);
bool tour_at_once(const struct params *params);
bool tour_by_hand(const struct params *params);
void tour_heading(const struct params *params, struct text *out);
/* NULL if the choice is left to us. */
const struct tour_method *tour_method_asked(const struct params *params);
void tour_set_holes(struct params *params, const struct board *board);
bool tour_board(struct board *b, const struct params *params,
                struct error *err);
int tour_square(const struct params *params, int control); /* or -1 */

/* Is there no one start that matters? Else it must be a square of the board,
 * as an end must, if there is one. */
bool tour_starts_anywhere(const struct params *params);
bool tour_check_square(const struct board *b, const struct params *params,
                       int control, struct error *err);

/* The run. */
struct puzzle *tour_create(const struct params *params, struct trace *tr);
void tour_destroy(struct puzzle *pz);
enum progress tour_step(struct puzzle *pz, struct trace *tr, long *budget);

/* The one asked for; or, if that is NULL, what suits best and why. */
const struct tour_method *tour_method_for(const struct tour_method *asked,
                                          const struct tour_question *q,
                                          const char **why);

extern const struct question tour_questions[];
extern const struct series tour_series[];

/* Of what is being done: "8×8 with 2 holes"; " from a1 to c1, closed", the
 * start only if it is told. */
void tour_name_board(const struct params *params, struct text *out);
void tour_name_aim(const struct params *params, bool start, struct text *out);

/* By hand. */
enum reaction tour_hand_move(struct puzzle *pz, struct trace *tr, int square,
                             struct error *err);
enum reaction tour_hand_hint(struct puzzle *pz, const struct view *view,
                             struct error *err);
enum progress tour_hand_step(struct puzzle *pz, struct trace *tr, long *budget);
void tour_hand_resume(struct puzzle *pz, const struct view *view,
                      struct params *params);
void tour_hand_free(struct puzzle *pz);
bool tour_reaches(const struct puzzle *pz, const struct position *pos,
                  int square);

/* The outlook of the moment looked at, and the first that was lost. */
struct tour_outlook tour_outlook_at(const struct puzzle *pz, size_t index);
size_t tour_lost_since(const struct puzzle *pz, size_t index);

struct vec tour_aside(const struct params *params);
void tour_underlay(const struct puzzle *pz, const struct view *view,
                   struct scene *sc);
void tour_overlay(const struct puzzle *pz, const struct view *view,
                  struct scene *sc);
void tour_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc);
void tour_status(const struct puzzle *pz, const struct view *view,
                 struct text *out);
void tour_facts(const struct puzzle *pz, const struct view *view,
                struct facts *out);

/* What is so of any path, and of a tour that is complete. */
void tour_facts_of_path(const struct puzzle *pz, const struct view *view,
                        struct facts *out);
void tour_explain_end(const struct puzzle *pz, const struct view *view,
                      struct text *out);
void tour_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out);

/* What the method has in mind, in words. */
void tour_mind_status(const struct puzzle *pz, const struct view *view,
                      struct text *out);
void tour_mind_begin(const struct puzzle *pz, struct text *out);
void tour_mind_explain(const struct puzzle *pz, const struct view *view,
                       struct text *out);

#endif
