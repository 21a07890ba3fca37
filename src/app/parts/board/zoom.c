/* Which part of the board is seen, and how large. */
#include "app/parts/board/zoom.h"

#include <math.h>

/* From the whole board to this is no look from nearer. */
static const float LEAST = 1.02f;

bool zoom_possible(const struct zoom_room *room)
{
    return room->whole > 0 && room->most >= 1.5f * room->whole;
}

/* Whole pixels, as far as there are some. */
static float unit_of(float times, const struct zoom_room *room)
{
    float unit = fminf(times * room->whole, room->most);

    return unit >= 4 ? floorf(unit) : unit;
}

float zoom_unit(const struct zoom *z, const struct zoom_room *room)
{
    return zoom_is_on(z) ? unit_of(z->times, room) : room->whole;
}

/* Squares of few pixels take a step of one at least: nobody asks for a closer
 * look to see the same. */
static float visible_step(const struct zoom *z, const struct zoom_room *room,
                          float by)
{
    float was = (zoom_is_on(z) ? z->times : 1) * room->whole;
    float unit = zoom_unit(z, room), least = floorf(1.1f * unit) + 1;

    return by >= ZOOM_STEP && unit >= 3 ? fmaxf(by, (least + 0.01f) / was) : by;
}

static struct vec middle_of(struct box b)
{
    return (struct vec){ b.x + b.w / 2, b.y + b.h / 2 };
}

bool zoom_about(struct zoom *z, const struct zoom_room *room, float by,
                struct vec pixel, struct vec at)
{
    struct vec middle = middle_of(room->box);
    float was = zoom_is_on(z) ? z->times : 1;
    float times = fminf(was * visible_step(z, room, by),
                        room->most / fmaxf(room->whole, 1e-6f));

    if (!zoom_possible(room) || (!zoom_is_on(z) && by <= 1))
        return false;
    if (by < 1 && (times < LEAST || unit_of(times, room) <= room->whole)) {
        z->times = 0;
        return true;
    }
    z->times = times;
    z->middle.x = at.x - (pixel.x - middle.x) / unit_of(times, room);
    z->middle.y = at.y - (pixel.y - middle.y) / unit_of(times, room);
    zoom_settle(z, room);
    return true;
}

void zoom_drag(struct zoom *z, const struct zoom_room *room, struct vec by)
{
    float unit = zoom_unit(z, room);

    if (!zoom_is_on(z))
        return;
    z->middle.x -= by.x / unit;
    z->middle.y -= by.y / unit;
    zoom_settle(z, room);
}

/* The middle nearest to `middle` that has all from `low` to one square more in
 * a view `length` squares long. */
static float reach(float middle, float low, float length)
{
    return fmaxf(low + 1 - length / 2, fminf(low + length / 2, middle));
}

void zoom_reveal(struct zoom *z, const struct zoom_room *room,
                 struct vec corner)
{
    float unit = zoom_unit(z, room);

    if (!zoom_is_on(z))
        return;
    z->middle.x = reach(z->middle.x, corner.x, room->box.w / unit);
    z->middle.y = reach(z->middle.y, corner.y, room->box.h / unit);
    zoom_settle(z, room);
}

/* --- where that is -------------------------------------------------------- */

static float within(float middle, float squares, float length)
{
    if (length >= squares)
        return squares / 2;
    return fmaxf(length / 2, fminf(squares - length / 2, middle));
}

void zoom_settle(struct zoom *z, const struct zoom_room *room)
{
    float unit = zoom_unit(z, room);

    z->middle.x = within(z->middle.x, room->squares.x, room->box.w / unit);
    z->middle.y = within(z->middle.y, room->squares.y, room->box.h / unit);
}

struct vec zoom_corner(const struct zoom *z, const struct zoom_room *room)
{
    struct vec middle = middle_of(room->box);
    float unit = zoom_unit(z, room);

    return (struct vec){ roundf(middle.x - z->middle.x * unit),
                         roundf(middle.y - z->middle.y * unit) };
}

struct box zoom_seen(const struct zoom *z, const struct zoom_room *room)
{
    struct vec corner = zoom_corner(z, room);
    float unit = zoom_unit(z, room);
    float left = fmaxf(0, (room->box.x - corner.x) / unit);
    float top = fmaxf(0, (room->box.y - corner.y) / unit);
    float right = (room->box.x + room->box.w - corner.x) / unit;
    float bottom = (room->box.y + room->box.h - corner.y) / unit;

    return (struct box){ left, top, fminf(right, room->squares.x) - left,
                         fminf(bottom, room->squares.y) - top };
}
