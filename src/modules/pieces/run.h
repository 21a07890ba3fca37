/*
 * Peaceful pieces and covering are twins: as many pieces as fit without
 * attacking each other, and as few as attack or occupy every square. This is
 * what the files of both share; a table of functions holds the difference.
 */
#ifndef CHEQUER_PIECES_RUN_H
#define CHEQUER_PIECES_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/piece.h"
#include "puzzle/puzzle.h"
#include "solve/pieces/arrangement.h"
#include "solve/wide.h"

struct control;

/* The controls, in the order of both tables. */
enum pieces_control {
    PIECES_PIECE,
    PIECES_SIZE,
    PIECES_MODE,
    PIECES_SOLUTION,
    PIECES_HOLES,
    PIECES_ATTACKS,
    PIECES_ARGUMENT
};

enum pieces_mode { MODE_ALBUM, MODE_HAND };

/* What a moment's note says; the tally of a page is its number. */
enum pieces_note { NOTE_EMPTY, NOTE_PAGE, NOTE_PUT };

/* The solver behind it: see solve/pieces/peaceful.h for what each promises. */
struct pieces_solver {
    bool most; /* as many as possible, or as few */
    void *(*create)(const struct board *b, enum piece_kind piece,
                    struct error *err);
    void (*destroy)(void *answer);
    bool (*step)(void *answer, long budget);
    int (*number)(const void *answer);
    bool (*count)(const void *answer, wide *count);
    uint64_t (*told)(const void *answer);
    void (*at)(const void *answer, uint64_t k, uint8_t *occupied);
    void (*source)(const void *answer, struct arrangement_source *out);

    /* Where the argument is drawn and told; NULL if there is none. */
    void (*draw_why)(const struct puzzle *pz, struct scene *sc);
    void (*say_why)(const struct puzzle *pz, struct text *out);
};

struct puzzle {
    const struct pieces_solver *solver;
    struct board board;
    enum piece_kind piece;
    enum pieces_mode mode;
    struct text reason; /* why there is nothing to show */
    void *answer;       /* owned; NULL if it was refused */
    bool known;         /* the answer is complete */
    struct arrangement_classes classes;
    bool has_classes, classes_known;
    uint64_t page, shown;
};

extern const struct pieces_solver pieces_peaceful;
extern const struct pieces_solver pieces_covering;

extern const struct series place_series[], cover_series[];

/* Both classes' functions. */
bool pieces_plan(const struct params *params, struct plan *out,
                 struct error *err);
bool pieces_validate(const struct params *params, struct error *err);
void pieces_adapt(struct params *params, int changed);
void pieces_size(const struct params *params, int *files, int *ranks);
bool pieces_pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out);
struct puzzle *pieces_create(const struct pieces_solver *solver,
                             const struct params *params, struct trace *tr);
void pieces_destroy(struct puzzle *pz);
enum progress pieces_step(struct puzzle *pz, struct trace *tr, long *budget);
enum reaction pieces_input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err);
void pieces_shuffle(struct params *params);
void pieces_draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc);
void pieces_status(const struct puzzle *pz, const struct view *view,
                   struct text *out);
void pieces_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out);
void pieces_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void pieces_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out);

/* What the two classes have in common, and what their activities have. */
#define PIECES_CLASS                                    \
    .validate = pieces_validate, .adapt = pieces_adapt, \
    .shuffle = pieces_shuffle
#define PIECES_ACTIVITY                                                    \
    .plan = pieces_plan, .pages = pieces_pages, .destroy = pieces_destroy, \
    .step = pieces_step, .input = pieces_input, .draw = pieces_draw,       \
    .status = pieces_status, .explain = pieces_explain,                    \
    .notation = pieces_notation, .facts = pieces_facts

/* Helpers of theirs. */
bool pieces_board(const struct params *params, struct board *out,
                  struct error *err);
enum piece_kind pieces_kind(const struct params *params);
const char *pieces_called(enum piece_kind piece, int n); /* "kings" */
const char *pieces_name(const struct puzzle *pz, int n);
extern const char *const pieces_names[];
extern const char *const pieces_titles[];
extern const char *const pieces_modes[];
extern const char *const pieces_mode_titles[];

/* What stands on the board at the moment looked at. */
struct pieces_look {
    uint8_t *occupied; /* a byte a square; owned */
    uint8_t *attacked; /* the same, of those that are not occupied */
    int standing, conflicts, open; /* pieces; attacking pairs; squares
                                      neither occupied nor attacked */
};

void pieces_look(const struct puzzle *pz, const struct position *pos,
                 struct pieces_look *out);
void pieces_look_free(struct pieces_look *look);

/* For the questions of both: answers about params, by this solver. */
struct work *pieces_ask(const struct pieces_solver *solver,
                        const struct params *params, struct error *err);
enum task_state pieces_tell_count(struct work *a, struct text *out,
                                  struct error *err);
enum task_state pieces_tell_list(struct work *a, struct text *out,
                                 struct error *err);
void pieces_drop(struct work *a);

#endif
