/* What mouse and keys do to the board, if no tool is in the hand. */
#include "app/parts/board/hand.h"

#include "app/parts/board/marking.h"
#include "app/parts/board/place.h"
#include "app/runs.h"
#include "app/ui/layout.h"
#include "session/session.h"

/* --- the mouse ----------------------------------------------------------- */

/* A square that was just pressed has shown what a press does: it is left
 * alone until the pointer has been elsewhere. */
void board_hover(struct board_view *b, const struct runs *r, struct vec pixel,
                 bool on)
{
    struct vec at = board_units(b, r, pixel);
    int square = on ? session_square_at(r->ss, at) : -1;

    if (square != b->pressed)
        b->pressed = -1;
    session_hover(r->ss, b->pressed < 0 ? square : -1, at);
}

static void give(struct board_view *b, struct runs *r, struct toast *toast,
                 const struct input *in)
{
    if (runs_input(r, in, toast))
        b->pressed = in->square;
}

void board_send(struct board_view *b, struct runs *r, struct toast *toast,
                enum input_kind kind, struct vec pixel)
{
    struct vec at = board_units(b, r, pixel);
    struct input in = { .kind = kind,
                        .at = at,
                        .button = b->button,
                        .square = session_square_at(r->ss, at) };

    give(b, r, toast, &in);
}

/* --- the keyboard -------------------------------------------------------- */

/* Arrows move as the eye sees it, also on a board that is turned round. */
static void move_cursor(struct board_view *b, const struct session *ss,
                        int right, int up)
{
    bool flipped = session_flipped(ss);
    int files, ranks;

    session_size(ss, &files, &ranks);
    int file = b->cursor % files + (flipped ? -right : right);
    int rank = b->cursor / files + (flipped ? -up : up);
    if (file >= 0 && file < files && rank >= 0 && rank < ranks)
        b->cursor = rank * files + file;
}

static void press_cursor(struct board_view *b, struct runs *r,
                         struct toast *toast)
{
    struct input in = {
        .kind = INPUT_PRESS, .square = b->cursor, .button = 1, .tool = r->tool
    };

    give(b, r, toast, &in);
    in.kind = INPUT_RELEASE;
    give(b, r, toast, &in);
}

void board_show_cursor(const struct board_view *b, const struct runs *r)
{
    struct box box = board_square_box(b, r, b->cursor);

    if (r->tool != TOOL_NONE)
        return; /* no move would be made there */
    session_hover(r->ss, b->cursor, board_units(b, r, box_centre(box)));
}

void board_reveal(struct board_view *b, const struct session *ss)
{
    struct scene grid;
    struct box s;
    int files, ranks;

    session_size(ss, &files, &ranks);
    scene_init(&grid);
    scene_grid(&grid, files, ranks, session_flipped(ss));
    s = scene_square_box(&grid, b->cursor);
    zoom_reveal(&b->zoom, &b->room, (struct vec){ s.x, s.y });
}

bool board_key(struct board_view *b, struct runs *r, struct toast *toast,
               enum ui_key key)
{
    switch (key) {
    case UI_KEY_UP: move_cursor(b, r->ss, 0, 1); break;
    case UI_KEY_DOWN: move_cursor(b, r->ss, 0, -1); break;
    case UI_KEY_LEFT: move_cursor(b, r->ss, -1, 0); break;
    case UI_KEY_RIGHT: move_cursor(b, r->ss, 1, 0); break;
    case UI_KEY_ACTIVATE: press_cursor(b, r, toast); break;
    case UI_KEY_NEXT:
    case UI_KEY_PREVIOUS: return false;
    }
    if (key != UI_KEY_ACTIVATE)
        board_reveal(b, r->ss);
    board_show_cursor(b, r);
    marking_follow(b, r);
    return true;
}
