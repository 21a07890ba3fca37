/*
 * Editing the board: while a tool is in the hand (runs->tool), presses on the
 * board cut squares out, choose where a tour starts and ends, or put pieces
 * there. A row of buttons shows which.
 */
#ifndef CHEQUER_EDITING_H
#define CHEQUER_EDITING_H

#include <stdbool.h>

#include "puzzle/puzzle.h"

struct board_view;
struct runs;
struct stage;
struct toast;

/* Can the board be edited? The first tool, or the one after; TOOL_NONE after
 * the last. */
bool editing_possible(const struct runs *r);
enum tool editing_next(const struct runs *r);

/* Take a tool, or lay it aside with TOOL_NONE. */
void editing_take(struct board_view *b, struct runs *r, enum tool tool);

/* What presses do now, in place of the plan's hint. */
const char *editing_hint(enum tool tool);

/* The tool is pressed, moved and let go; holes are painted. */
void editing_press(struct board_view *b, struct runs *r, struct toast *toast,
                   struct vec pixel);
void editing_move(struct board_view *b, struct runs *r, struct toast *toast,
                  struct vec pixel);
void editing_release(struct board_view *b, struct runs *r);

/* The pointer is there, with or without a button; `on` the board or not. */
void editing_hover(struct board_view *b, const struct runs *r, struct vec pixel,
                   bool on);

/* The tools as buttons, the one in the hand lit, and one that ends it. */
void editing_draw(const struct stage *st, struct box box);

#endif
