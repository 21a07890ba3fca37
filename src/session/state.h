/* What a session is made of. For the files of session/ alone. */
#ifndef CHEQUER_STATE_H
#define CHEQUER_STATE_H

#include "base/text.h"
#include "chess/board.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/marks.h"
#include "puzzle/trace.h"
#include "puzzle/puzzle.h"
#include "session/look.h"
#include "session/quiz.h"

enum { GLIDES_MAX = 16 };

/* Pieces on their way, each between two squares. */
struct glide {
    struct leg {
        int from, to;
    } legs[GLIDES_MAX];    /* stands on `to` already */
    int n;                 /* 0: nothing moves */
    int elapsed, duration; /* ms; a duration of 0 is a jump */
};

/* The light along a finished line. */
struct shine {
    bool on;
    int elapsed, duration; /* ms; a duration of 0 is none */
};

/*
 * Where a run that a hand made grew out of the one before it: its moment `at`
 * was made in the place of what came after moment `left` of that one. Undone
 * there, the other one is back as it was, and redone from there this one is.
 */
struct graft {
    bool is; /* if not, the run began by itself */
    size_t left, at;
};

struct kept {
    struct params params; /* owned */
    struct graft graft;
};

/* Runs by their params, the newest last. */
struct run_list {
    struct kept *at; /* owned */
    size_t n, cap;
};

/* The runs before and after this one, for undo and redo. */
struct history {
    struct run_list past, future;
    struct graft graft; /* of this one */
};

struct solver {
    struct lent_clock clock; /* lent by the front end, or none */
    enum progress progress;  /* what its last step said */
    uint64_t work, limit;    /* done, and allowed; 0 is no limit */
    uint64_t cost;           /* of what was done, dear units counted as many */
    bool limited;            /* stopped by the limit */
};

struct playback {
    bool playing, chasing;
    int sought;   /* chasing: up to a moment with any of these flags */
    bool leafing; /* the same from page to page */
    float speed;  /* moments a second; 0 is at once */
    float due;    /* part of a moment played already */
};

struct pointer {
    int hover, held;      /* the square under it, and pressed on, or -1 */
    struct vec at, press; /* where it is; where it was pressed */
    bool dragged;         /* it has moved on since then */
    bool gripped;         /* what it was pressed on follows it */
    bool absent;          /* a picture is made: there is none */
    struct sketch sketch; /* a mark that is being drawn */
};

/* The riddle at the cursor, and the score of the run. */
struct quiz {
    enum quiz_about about;
    enum quizzed now; /* is there a riddle, and was it answered? */
    struct riddle riddle;
    int guess;        /* QUIZZED_ANSWERED, as is the next */
    bool praised;     /* that was right */
    bool more;        /* and another riddle follows at this moment */
    size_t from;      /* the first moment that can be asked about */
    int right, asked; /* answers */
};

/* What was said last, owned: see the end of session.h. */
struct said {
    struct text heading, status, explain, told, notation, describe;
    size_t explained; /* the moment of `explain`, and one; 0: none */
    struct facts facts;
};

struct session {
    const struct puzzle_class *cls;
    struct params params;  /* owned */
    struct plan plan;      /* what follows from them */
    struct puzzle *puzzle; /* owned */
    struct trace trace;
    struct position pos; /* the board just after moment `cursor` */
    struct board joined; /* the board of a plan that is not flat; holes leave
                            lines as they are */
    size_t cursor;
    unsigned rewrites; /* of the trace, that `pos` knows of */
    struct history history;
    struct solver solver;
    struct playback play;
    struct glide glide;
    struct shine shine;
    struct look look;
    struct pointer pointer;
    char *cleared; /* owned: marks that can come back, or NULL */
    struct quiz quiz;
    struct said said;
};

/* Are copies of the board drawn around it, and those `width` of its draws since
 * number `from`. */
bool session_neighbours(const struct session *ss);
void session_draw_neighbours(const struct session *ss, size_t from, float width,
                             struct scene *sc);

/* How lines lead from square to square. */
struct lie session_lie(const struct session *ss);

/* The present moment, for the functions of a puzzle_class. */
struct view session_view(const struct session *ss);

/* Where the room beside the board lies, in units of the board. */
void session_find_aside(const struct session *ss, struct view *view);

/* What is undone leads back to the run as it is now, and nothing forth. */
void session_remember(struct session *ss);

/* This run grew out of moment `left` of the one that was remembered. */
void session_graft(struct session *ss, size_t left);
void session_free_history(struct session *ss);

/* Begin the same run again, as if it had not been begun before. */
void session_again(struct session *ss);

/* Put the cursor on a moment that is held, without ending playback. */
void session_move(struct session *ss, size_t index);

/* Play the pages of an album, if it is one, and move on by `ms`. */
bool session_leaf(struct session *ss, bool leafing);
void session_leaf_on(struct session *ss, int ms);

/* Follow the run to its newest moment, at once. */
void session_to_tip(struct session *ss);

/* After the puzzle had its say: if it has written its trace anew, what is
 * looked at is the end of the new one. */
void session_reread(struct session *ss);

/* For a picture: those that come to this moment, `share` of their way. */
void session_pose_glide(struct session *ss, float share);

/* Let the pieces that move in the step to `index` glide there. */
void session_begin_glide(struct session *ss, size_t index, bool backwards);

/* All but the one that comes from there: it was carried. */
void session_end_glide_from(struct session *ss, int square);

/* Where the piece that stands on `square` is coming from, or -1. */
int session_glide_origin(const struct session *ss, int square);

/* If the run has come from moment `was` to the end of a tour, a light begins to
 * run along its line. It goes on by `ms`, and is drawn above the line. */
void session_begin_shine(struct session *ss, size_t was);
void session_shine_on(struct session *ss, int ms);
void session_draw_shine(const struct session *ss, struct scene *sc);

/* The longer side of what is seen of the board: it decides what there is room
 * for. */
int session_seen_side(const struct session *ss);

/* Is the path a line, rather than colours or nothing? */
bool session_lined(const struct session *ss);

/* Of the common drawing: the board with its holes and coordinates. */
void session_draw_ground(const struct session *ss, struct scene *sc);

/* Marks: those below path and pieces, and those above all. */
void session_draw_filled(const struct session *ss, struct scene *sc);
void session_draw_marks(const struct session *ss, struct scene *sc);

/* The board of a task: see look.blank. */
void session_draw_blank(const struct session *ss, struct scene *sc);

/* The square whose piece is in the user's hand, or -1. */
int session_carried(const struct session *ss);

/* --- the quiz ------------------------------------------------------------ */

bool session_quiz_is_on(const struct session *ss);
bool session_quiz_is_over(const struct session *ss); /* the run is at its end */

/* The run begins: so does the score. */
void session_quiz_begin(struct session *ss);

/* If there is a riddle at the cursor that was not asked yet, ask it. */
void session_quiz_look(struct session *ss);

/* Move to a moment, or only to the first riddle on the way. */
void session_quiz_walk(struct session *ss, size_t to);

/* Does a riddle wait for its answer? */
bool session_quiz_holds(const struct session *ss);

/* Leave the riddle that was answered; false if another one waits here. */
bool session_quiz_go_on(struct session *ss);

/* True if what the pointer does is the quiz's, which answers with *out. */
bool session_quiz_takes(struct session *ss, const struct input *in,
                        enum reaction *out, struct error *err);

/* The riddle of a part, and how its answer was. */
struct riddle session_riddle(const struct session *ss, int part,
                             struct text *out);
bool session_judge(const struct session *ss, struct text *out);

/* The words of a riddle in place of the puzzle's; false: there is none. */
bool session_quiz_status(const struct session *ss, struct text *out);
bool session_quiz_explain(const struct session *ss, struct text *out);
void session_quiz_conclude(const struct session *ss, struct text *out);

/* Marks on the squares of guess and answer. */
void session_quiz_draw(const struct session *ss, struct scene *sc);

#endif
