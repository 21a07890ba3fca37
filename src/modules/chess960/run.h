/* Chess960: what its activities share. Each has a file and state of its own;
 * the settings castle and why choose which. */
#ifndef CHEQUER_CHESS960_RUN_H
#define CHEQUER_CHESS960_RUN_H

#include <stdbool.h>

#include "chess/chess960/chess960.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"

struct pattern;

/* The controls, in the order of the table in chess960.c. */
enum c960_control {
    C960_NUMBER,
    C960_RANDOM,
    C960_ORDER,
    C960_ARRAY,
    C960_CASTLE,
    C960_WHY,
    C960_CODE,
    C960_FIND,
    C960_MIRROR,
    C960_BEFORE,
    C960_AFTER,
    C960_PLAY
};

/* The number of an array that is none of the 960. */
enum { C960_NUMBERLESS = -1 };

enum c960_order { ORDER_SP, ORDER_S0 };

extern const struct activity c960_browse, c960_castle, c960_product,
    c960_funnel;

/* --- chess960.c: what the settings mean ---------------------------------- */

/* The array, by number or as typed; false, with the reason, if it is no
 * array at all. It need not be one of the 960. */
bool c960_array_of(const struct params *params, struct array *out,
                   struct error *err);
bool c960_pattern_of(const struct params *params, struct pattern *out,
                     struct error *err);

/* The same as a user writes it: "king on d". */
void c960_add_pattern(const struct params *params, struct text *out);

/* Sets the array, by its number if it has one. */
void c960_set_array(struct params *params, const struct array *array);

/* False, with the reason, if it is none of the 960: nothing to watch. */
bool c960_is_one(const struct params *params, struct error *err);

/* --- ask.c: arrays in order ---------------------------------------------- */

extern const struct question c960_questions[];

/* Which match, in the order asked for. */
void c960_matches(const struct params *params, const struct pattern *pattern,
                  bool out[CHESS960_COUNT]);

/* The number after (direction 1) or before (-1) this one, in the order asked
 * for, whose array matches; -1 if none does. -1 may be given, too: from the
 * beginning. */
int c960_match(const struct params *params, const struct pattern *pattern,
               int number, int direction);

/* --- series.c: arrays on sheets ------------------------------------------ */

extern const struct series c960_series[];

/* --- array.c: an array on the board and in words ------------------------- */

/* The game that begins with it. */
void c960_game(const struct array *array, struct game *out);
void c960_put_game(struct trace *tr, const struct game *g);
void c960_put_array(struct trace *tr, int rank, const struct array *array);

/* A usual number as it is told in the order asked for: "number 518", "number 1
 * by places (Scharnagl's 518)". */
void c960_add_number(const struct params *params, int number, struct text *out);

/* "Chess960 number 518, RNBQKBNR", and `about` if it is one of the 960. */
void c960_heading(const struct params *params, const char *about,
                  struct text *out);

/* `g` is where the game has come to. Those that are not `all` have more to
 * show, and tell most of it to JSON alone. */
void c960_facts(const struct array *array, const struct game *g,
                const struct params *params, bool all, struct facts *out);
void c960_add_array(struct text *out, const struct array *array);
void c960_add_fen(const struct array *array, struct text *out);

/* A strip across a rank, as wide as the board, and words on it. */
struct box c960_plate(struct scene *sc, int rank);
void c960_write_left(struct scene *sc, struct box b, enum face face,
                     const char *text);
void c960_write_right(struct scene *sc, struct box b, const char *text);

#endif
