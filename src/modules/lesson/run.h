/* One lesson being played with, shared by the files of this module. */
#ifndef CHEQUER_LESSON_RUN_H
#define CHEQUER_LESSON_RUN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "chess/game/move.h"
#include "chess/game/refusal.h"
#include "puzzle/puzzle.h"

/* The controls, in the order of the table in lesson.c. */
enum lesson_control {
    LESSON_NUMBER,
    LESSON_PREVIOUS,
    LESSON_NEXT,
    LESSON_AGAIN,
    LESSON_PROMOTE,
    LESSON_PIECE,
    LESSON_FEN,
    LESSON_MOVES
};

/* What is pointed out besides the moves of pieces. */
enum lesson_about {
    ABOUT_PIECES,
    ABOUT_COLOURS, /* squares of the colour pointed at */
    ABOUT_LINES    /* file and rank pointed at */
};

struct lesson {
    const char *title;
    int board; /* its number in the first seed, 0 if it has none */
    const char *fen;
    const char *moves; /* played when the lesson opens, or NULL */
    const char *hero;  /* the square whose moves are shown, or NULL */
    const char *task;  /* one line: what to try */
    const char *words; /* what there is to know */
    enum lesson_about about;
    bool free;     /* either side moves whenever it likes */
    bool turned;   /* seen from Black's side */
    bool promotes; /* pawns may well get to the last rank */
    bool setup;    /* pieces can be put on the board and taken off */
};

extern const struct lesson lessons[];
extern const char *const lesson_names[], *const lesson_titles[]; /* NULL */

/* The lesson these settings mean; a FEN of one's own is free play. */
const struct lesson *lesson_of(const struct params *params);
int lesson_number(const struct lesson *lesson); /* from 1 */

enum { MOVES_KEPT = 300 }; /* as many as a run's text has room for */

struct puzzle {
    const struct lesson *lesson;
    struct game *games; /* owned: one a moment */
    struct move *moves; /* owned: the one that led there; 0 has none */
    size_t n, games_cap, moves_cap;
    size_t given; /* how many of them are the lesson's own; SIZE_MAX if it
                     has gone another way */

    int selected;       /* the piece to be moved, or SQUARE_NONE */
    size_t selected_at; /* at which moment */
    int down;           /* selected, and the button is still down */
    bool fresh;         /* it was not selected before that */

    struct text complaint; /* why the last move was refused, or empty */
    struct refusal refusal;
    size_t refused_at;
};

/* --- lesson_play.c: positions and moves ---------------------------------- */

/* The game as it is for moving the piece on `from`: where either side may
 * move at any time, it is that piece's turn. */
struct game lesson_turn(const struct lesson *lesson, const struct game *g,
                        int from);

/* Start from these settings; false, with the reason, if they are wrong. */
bool lesson_begin(struct puzzle *pz, const struct params *params,
                  struct error *err);
void lesson_end(struct puzzle *pz);

/* Add a legal move to the games. */
void lesson_add(struct puzzle *pz, struct move m);

/* Show on the board how game `index` differs from the one before it. */
void lesson_record(const struct puzzle *pz, struct trace *tr, size_t index);

/* The setting says what was played: "e2e4,e7e5"; nothing is "none", which is
 * what a lesson opens with, or "start" if it has moves of its own. */
void lesson_tell_moves(struct puzzle *pz, struct params *params);

/* A FEN as one word without spaces. */
void lesson_pack_fen(struct text *fen);

/* --- lesson_hand.c ------------------------------------------------------- */

enum reaction lesson_pointer(struct puzzle *pz, struct trace *tr,
                             const struct input *in, struct params *params,
                             struct error *err);
void lesson_let_go(struct puzzle *pz);

/* The square of the piece whose moves are to be shown, or SQUARE_NONE. */
int lesson_shown(const struct puzzle *pz, const struct view *view);

/* --- lesson_draw.c, lesson_words.c --------------------------------------- */

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
