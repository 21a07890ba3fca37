/*
 * The board as a setting. Controls of a puzzle make it: its size, a
 * CONTROL_SIZE, its holes, a CONTROL_SQUARES of blocks with shape_names of
 * chess/shapes.h for names, and its surface, a CONTROL_CHOICE of surface_names,
 * if there is one. A puzzle that has them
 *  - reads the board in validate, plan and create by board_setting_read,
 *  - calls board_setting_keep in adapt when the size has changed,
 *  - plans for TOOL_HOLES, and returns board_setting_cut for a press with it,
 *    after refusing what only it
 *    knows, such as the square where a knight sets out,
 *  - has the holes drawn by board_setting_record before its first moment.
 */
#ifndef CHEQUER_BOARD_SETTING_H
#define CHEQUER_BOARD_SETTING_H

#include <stdbool.h>

#include "puzzle/puzzle.h"

struct board;

struct board_setting {
    int size, holes, surface; /* the controls; 0 for surface: always flat */
};

/* Size and holes in a table; false if there is no such board. */
bool board_setting_find(const struct control *table, struct board_setting *out);

enum { BOARD_HOLES_TEXT_MAX = 60000 }; /* what has room in a run's line */

/* Makes these two mean this board. False, with *err filled in, if it is too
 * large, or its holes are too many to be written down. */
bool board_setting_put(const struct control *table, struct board_setting at,
                       struct params *params, const struct board *board,
                       struct error *err);

/* False, with *err filled in and nothing to free, if a hole is not on it. */
bool board_setting_read(struct board_setting at, const struct params *params,
                        struct board *out, struct error *err);

/* On a board of another size those holes stay that are on it; a shape that
 * has a name is cut anew. */
void board_setting_keep(struct board_setting at, struct params *params);

/* Cuts a square out of `board`, which these params made, or puts it back:
 * RESTART, or REFUSED if it is the last one. */
enum reaction board_setting_cut(struct board_setting at,
                                const struct board *board,
                                struct params *params, int square,
                                struct error *err);

/* Its holes on the trace's board, as part of the moment being made. */
void board_setting_record(const struct board *board, struct trace *tr);

#endif
