/*
 * One run of one puzzle, and where in it we are looking. Stands between the
 * front ends and the modules and does, once, what no module should do again:
 * history, seeking, playback, restarting, the common drawing.
 */
#ifndef CHEQUER_SESSION_H
#define CHEQUER_SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "puzzle/hand/marks.h"
#include "puzzle/puzzle.h"
#include "session/look.h"

struct depths;
struct page;
struct session;

enum outcome {
    OUTCOME_RUNNING, /* not finished: the solver has more to do */
    OUTCOME_FOUND,   /* a solution was found, and stands at the tip */
    OUTCOME_NONE,    /* finished: proved that there is none (or no more) */
    OUTCOME_STUCK,   /* this method cannot go on */
    OUTCOME_LIMIT,   /* stopped, by session_limit or by a setting: nothing
                        is proved */
    OUTCOME_WAITING  /* for the user */
};

/* NULL, with *err filled in, if the params are refused. */
struct session *session_open(const struct puzzle_class *cls,
                             const struct params *params, struct error *err);
void session_close(struct session *ss);

const struct puzzle_class *session_class(const struct session *ss);
const struct params *session_params(const struct session *ss);
const struct plan *session_plan(const struct session *ss);
void session_size(const struct session *ss, int *files, int *ranks);

/* The board at the moment being looked at. */
const struct position *session_position(const struct session *ss);

/* Begin again with other params. On refusal the old run goes on. */
bool session_restart(struct session *ss, const struct params *params,
                     struct error *err);

/* Change one control by its text form: the run begins again unless the
 * control is live. `adapt` lets other values follow, as in a window. */
bool session_set(struct session *ss, int control, const char *text, bool adapt,
                 struct error *err);

/* Begin another run at random, by this seed. */
bool session_shuffle(struct session *ss, uint64_t seed, struct error *err);

/* Back to the previous run's params, and forth again; where the user plays,
 * back and forth by one move first. A move that was made in the place of later
 * ones began another run: back from there is the one that has those, at the
 * moment that was looked at. */
bool session_undo(struct session *ss);
bool session_redo(struct session *ss);
bool session_can_undo(const struct session *ss);
bool session_can_redo(const struct session *ss);

/* How many runs can be gone back to; and all begun since there were so many
 * become one, as where a stroke of the hand cut several squares out. */
size_t session_past(const struct session *ss);
void session_join(struct session *ss, size_t since);

/* Where the user plays: a new run without what the user did, if that was
 * anything; session_undo leads back to it. */
bool session_begin_afresh(struct session *ss);
bool session_can_begin_afresh(const struct session *ss);

/* --- time ------------------------------------------------------------- */

/* For puzzles that measure; see puzzle.h. Before any work is done. */
void session_lend_clock(struct session *ss, struct lent_clock clock);

/* Stop the solver after that much work in all; 0 is no limit. */
void session_limit(struct session *ss, uint64_t work);

/*
 * Let the solver do up to `work` units if it is not far ahead already, then
 * playback move on by `ms`. True while anything is left to do or to move.
 */
bool session_advance(struct session *ss, long work, int ms);

/* For how many milliseconds it will change nothing but what glides or shines,
 * if nobody interferes; 0: who knows. */
int session_calm(const struct session *ss);

/* After a solution: look for the next one. */
void session_more(struct session *ss);

/* Run to a solution or the end, keeping only the last moments in memory; or a
 * slice of that: true while there is more to do. */
enum outcome session_run(struct session *ss);
bool session_run_on(struct session *ss);

/* Play from here, forwards, moments or pages, at the end from the beginning; 0
 * a second is as fast as it can. */
void session_play(struct session *ss, bool playing);
void session_speed(struct session *ss, float moments_per_second);
bool session_playing(const struct session *ss);

/* Go to the end of the run, following the solver there if it is at work. */
void session_chase(struct session *ss);

/* Is the solver followed as fast as it goes, so that nobody watches single
 * steps and all the time there is should be its? */
bool session_hurries(const struct session *ss);

enum outcome session_outcome(const struct session *ss);
uint64_t session_work(const struct session *ss); /* units done so far */

/* What they cost: a dear one as many as there would be cheap ones in its place.
 * A slice that was not used up cost less than its work. */
uint64_t session_cost(const struct session *ss);

/* --- place ------------------------------------------------------------- */

size_t session_first(const struct session *ss); /* oldest still held */
size_t session_index(const struct session *ss);
size_t session_count(const struct session *ss); /* one past the newest */

/* The number of the last moment there will be. False if nobody knows: the
 * solver is at work. */
bool session_last(const struct session *ss, size_t *out);
const struct moment *session_moment(const struct session *ss, size_t index);

/* How deep the search was at each moment, also at those no longer held. */
const struct depths *session_depths(const struct session *ss);

/* Stops playback; clamped to what is held. */
void session_seek(struct session *ss, size_t index);

/* Back to moment 0. True if that is no longer held and the run, which does the
 * same each time, has begun again. */
bool session_rewind(struct session *ss);
void session_step(struct session *ss, long moments); /* glides if 1 */

/* Go to the next moment (direction +1) or the previous one (-1) that has any
 * of `flags`; if it is still to come, follow the solver there. False, and no
 * move, if there is none. */
bool session_seek_flag(struct session *ss, int flags, int direction);

/* The album that what is shown is a page of; false if there is none, or no
 * page yet. */
bool session_album(const struct session *ss, struct pages *out);
int session_page(const struct session *ss); /* the one shown; 0: none */

/* What is on a page of it. */
void session_show_page(const struct session *ss, int number, struct page *out);

/* The same where the player leafs through the pages; false where it moves
 * through the moments of the run. */
bool session_pages(const struct session *ss, struct pages *out);

/* Is this, as it is typed, a page that there is? Of other controls, true. */
bool session_may_have(const struct session *ss, int control, const char *text,
                      struct error *err);

/* Go to a page, as near as there is one; stops playback. */
void session_turn(struct session *ss, long page);

/* --- pointer, picture, words -------------------------------------------- */

enum reaction session_input(struct session *ss, const struct input *in,
                            struct error *err);

/* Where the pointer is: square or -1, and in units of the board. */
void session_hover(struct session *ss, int square, struct vec at);

/*
 * Marks on the board, which is the same at every moment; a new run on it keeps
 * them, and on a smaller one those that still are on it. Drawing one twice
 * takes it away: see marks_draw. The sketch is one that is not drawn yet.
 */
bool session_can_mark(const struct session *ss);
void session_sketch(struct session *ss, struct sketch sketch);
bool session_mark(struct session *ss, struct sketch sketch, struct error *err);

/* All of them go; again, and they are back. False: there are none. */
bool session_clear_marks(struct session *ss);

void session_set_look(struct session *ss, const struct look *look);
const struct look *session_look(const struct session *ss);

/*
 * For a picture: looks as `look` says, with no pointer over the board, nothing
 * in anybody's hand and no piece on its way, unless that asks for it.
 * Afterwards session_unpose takes back what it was given.
 */
struct pose {
    struct look look;
    int hover, held, legs, glide_ms;
    bool shining;
    enum quizzed quizzed;
};

struct pose session_pose(struct session *ss, const struct look *look);
void session_unpose(struct session *ss, struct pose was);

/* Are the squares' names shown? Some boards have none. */
bool session_coordinates(const struct session *ss);

/* Is Black's side at the bottom? Some puzzles begin so. */
bool session_flipped(const struct session *ss);

/* True while pieces are on their way between squares. */
bool session_gliding(const struct session *ss);
void session_set_glide(struct session *ss, int ms); /* 0: jump */

/* True while a light runs along the line of a tour that was just finished, and
 * how long it takes; 0: there is none. */
bool session_shining(const struct session *ss);
void session_set_shine(struct session *ss, int ms);

/* Do pieces go from square to square as this moment is come to? */
bool session_has_glide(const struct session *ss);

/* Draws the framed board, its outer corner at the scene's present place and
 * session_extent(ss) large. The board itself begins a little further in. */
void session_draw(const struct session *ss, struct scene *sc);
struct vec session_extent(const struct session *ss);
struct vec session_board_origin(const struct session *ss);

/* The square at a point of the board in units of squares, or -1. */
int session_square_at(const struct session *ss, struct vec at);

/* Each string is valid until the next call of the same function. */
const char *session_heading(struct session *ss);
const char *session_status(struct session *ss);
const char *session_explain(struct session *ss);

/* Both as one line: for those who cannot see the board. */
const char *session_tell(struct session *ss);
const char *session_notation(struct session *ss);
const struct facts *session_facts(struct session *ss);

/* The same but for lists that only files want, which may be a million squares
 * in every frame: they are there, but empty. */
const struct facts *session_shown_facts(struct session *ss);

/* The one-line description: "tour size=8x8 start=f6 ... step=17". */
const char *session_describe(struct session *ss);

#endif
