/* One lesson being played with, shared by the files of this module. */
#ifndef CHEQUER_LESSON_RUN_H
#define CHEQUER_LESSON_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/game/move.h"
#include "chess/game/refusal.h"
#include "modules/lesson/list.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"

/* The controls, in the order of the table in lesson.c. */
enum lesson_control {
    LESSON_NUMBER,
    LESSON_PREVIOUS,
    LESSON_NEXT,
    LESSON_AGAIN,
    LESSON_YES,
    LESSON_NO,
    LESSON_SCORE,
    LESSON_POSITION,
    LESSON_PROMOTE,
    LESSON_PIECE,
    LESSON_FEN,
    LESSON_TURNS,
    LESSON_MOVES
};

enum { MOVES_KEPT = 300 }; /* as many as a run's text has room for */

/* What a learner did: each is a word of the setting, and a moment. */
enum deed_kind {
    DEED_MOVE,   /* "e2e4" */
    DEED_BACK,   /* "back" to the question, to give another answer */
    DEED_SQUARE, /* "e4", clicked */
    DEED_YES,
    DEED_NO
};

struct deed {
    enum deed_kind kind;
    struct move move; /* DEED_MOVE */
    int square;       /* DEED_SQUARE */
};

/* How the aim stands after a deed: it follows from the deeds up to there. */
struct verdict {
    uint32_t found; /* a bit for each way or square */
    int n, of;      /* how many of how many */
    bool astray;    /* the lesson's own moves were not made: no aim */
    bool done;
    bool answered; /* the last deed was an answer, and it was ... */
    bool right;    /* ... one of those looked for, ... */
    bool again;    /* ... but not for the first time */
};

struct made {
    struct deed deed; /* the first of all has none */
    struct verdict verdict;
};

struct puzzle {
    const struct lesson *lesson;
    const struct exercise *exercise;
    bool free;          /* either side may move at any time */
    struct game *games; /* owned: one a moment */
    struct made *made;  /* owned: what led there */
    size_t n, games_cap, made_cap;
    size_t own; /* how many moves the lesson plays itself */

    int selected;       /* the piece to be moved, or SQUARE_NONE */
    size_t selected_at; /* at which moment */
    int down;           /* selected, and the button is still down */
    bool fresh;         /* it was not selected before that */

    struct text complaint; /* why the last move was refused, or empty */
    struct refusal refusal;
    size_t refused_at;
};

/* --- play.c: positions and deeds ----------------------------------------- */

/* The game as it is for moving the piece on `from`: where either side may
 * move at any time, it is that piece's turn. */
struct game lesson_turn(const struct puzzle *pz, const struct game *g,
                        int from);

/* Start from these settings; false, with the reason, if they are wrong. */
bool lesson_begin(struct puzzle *pz, const struct params *params,
                  struct error *err);
void lesson_end(struct puzzle *pz);

/* Add a deed that is possible. */
void lesson_add(struct puzzle *pz, struct deed deed);

/* Show on the board how game `index` differs from the one before it. */
void lesson_record(const struct puzzle *pz, struct trace *tr, size_t index);

/* The setting says what was done to come to the last of `n` games: "e2e4,e7e5";
 * nothing is "none", which is what a lesson opens with, or "start" if it has
 * moves of its own. */
void lesson_tell_moves(const struct puzzle *pz, size_t n,
                       struct params *params);

/* A FEN as one word without spaces. */
void lesson_pack_fen(struct text *fen);

/* --- hand.c -------------------------------------------------------------- */

enum reaction lesson_pointer(struct puzzle *pz, struct trace *tr,
                             const struct input *in, struct params *params,
                             struct error *err);
enum reaction lesson_answer(struct puzzle *pz, struct trace *tr,
                            enum deed_kind answer, struct params *params,
                            struct error *err);
void lesson_let_go(struct puzzle *pz);

/* The square of the piece that is to be moved at a moment, or SQUARE_NONE. */
int lesson_selected(const struct puzzle *pz, size_t index);

/* The square of the piece whose moves are to be shown, or SQUARE_NONE. */
int lesson_shown(const struct puzzle *pz, const struct view *view);

/* --- series.c ------------------------------------------------------------ */

extern const struct series lesson_series[];

/* --- draw.c, words.c ----------------------------------------------------- */

void lesson_draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc);
void lesson_heading(const struct params *params, struct text *out);
void lesson_status(const struct puzzle *pz, const struct view *view,
                   struct text *out);
void lesson_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out);
void lesson_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void lesson_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out);

/* The square under the pointer, or else the one that the lesson names as an
 * example, or SQUARE_NONE. */
int lesson_pointed(const struct puzzle *pz, const struct view *view);

/* Is the reason why a move was refused still of interest? */
bool lesson_complains(const struct puzzle *pz, const struct view *view);

#endif
