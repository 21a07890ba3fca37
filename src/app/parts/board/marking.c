/*
 * Marks drawn on the board: by the right button, an arrow from where it is
 * pressed to where it is let go, or on one square a circle; by keys, from
 * square to square of the board's cursor.
 */
#include "app/parts/board/marking.h"

#include "app/parts/board/place.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "session/session.h"

enum mark_colour marking_colour(SDL_Keymod mods)
{
    bool red = mods & (KMOD_SHIFT | KMOD_CTRL), blue = mods & KMOD_ALT;

    return red && blue ? MARK_ORANGE
           : red       ? MARK_RED
           : blue      ? MARK_BLUE
                       : MARK_GREEN;
}

/* Always false where there is nothing to draw on. */
static bool can_mark(const struct runs *r, struct toast *toast)
{
    if (session_can_mark(r->ss))
        return true;
    toast_refuse(toast, "there is no board here to draw on");
    return false;
}

static void draw(struct board_view *b, struct runs *r, struct toast *toast)
{
    struct error err;

    if (b->sketch.on && b->sketch.to >= 0) {
        if (session_mark(r->ss, b->sketch, &err))
            runs_remember(r);
        else
            toast_refuse(toast, err.message);
    }
    marking_stop(b, r);
}

void marking_stop(struct board_view *b, struct runs *r)
{
    b->sketch.on = b->keyed = false;
    session_sketch(r->ss, b->sketch);
}

/* Off the board there is nothing to see, nor is anything drawn. */
static void lead_to(struct board_view *b, struct runs *r, int square)
{
    struct sketch seen = b->sketch;

    b->sketch.to = square;
    seen.to = square;
    seen.on = seen.on && square >= 0;
    session_sketch(r->ss, seen);
}

/* --- the mouse ----------------------------------------------------------- */

void marking_press(struct board_view *b, struct runs *r, struct toast *toast,
                   struct vec pixel, enum mark_colour colour)
{
    int square = session_square_at(r->ss, board_units(b, r, pixel));

    if (!can_mark(r, toast))
        return;
    b->keyed = false;
    b->sketch = (struct sketch){ square >= 0, square, square, colour };
    lead_to(b, r, square);
}

void marking_move(struct board_view *b, struct runs *r, struct vec pixel)
{
    lead_to(b, r, session_square_at(r->ss, board_units(b, r, pixel)));
}

void marking_release(struct board_view *b, struct runs *r, struct toast *toast)
{
    draw(b, r, toast);
}

/* --- the keyboard -------------------------------------------------------- */

void marking_key(struct board_view *b, struct runs *r, struct toast *toast,
                 enum mark_colour colour)
{
    if (!can_mark(r, toast))
        return;
    b->sketch = (struct sketch){ true, b->cursor, b->cursor, colour };
    draw(b, r, toast);
}

void marking_arrow_key(struct board_view *b, struct runs *r,
                       struct toast *toast, enum mark_colour colour)
{
    if (!can_mark(r, toast))
        return;
    if (!b->keyed) {
        b->sketch = (struct sketch){ true, b->cursor, b->cursor, colour };
        b->keyed = true;
        marking_follow(b, r);
        toast_note(toast, "Arrow: move to its end and press A; Esc: none");
        return;
    }
    b->sketch.colour = colour;
    b->sketch.to = b->cursor;
    b->sketch.on = b->sketch.from != b->cursor;
    draw(b, r, toast);
}

void marking_follow(struct board_view *b, struct runs *r)
{
    if (b->keyed)
        lead_to(b, r, b->cursor);
}
