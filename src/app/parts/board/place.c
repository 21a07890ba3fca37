/* From squares to pixels and back. */
#include "app/parts/board/place.h"

#include "app/runs.h"
#include "session/session.h"

struct vec board_units(const struct board_view *b, const struct runs *r,
                       struct vec pixel)
{
    struct vec origin = session_board_origin(r->ss);
    const struct placement *place = &b->place;

    return (struct vec){ (pixel.x - place->at.x) / place->unit - origin.x,
                         (pixel.y - place->at.y) / place->unit - origin.y };
}

struct box board_square_box(const struct board_view *b, const struct runs *r,
                            int square)
{
    struct vec origin = session_board_origin(r->ss);
    float unit = b->place.unit;
    struct scene grid;
    struct box s;
    int files, ranks;

    session_size(r->ss, &files, &ranks);
    scene_init(&grid);
    scene_grid(&grid, files, ranks, session_flipped(r->ss));
    s = scene_square_box(&grid, square);
    return (struct box){ b->place.at.x + (origin.x + s.x) * unit,
                         b->place.at.y + (origin.y + s.y) * unit, unit, unit };
}

bool board_look(struct board_view *b, const struct runs *r, float by,
                struct vec pixel)
{
    return zoom_about(&b->zoom, &b->room, by, pixel, board_units(b, r, pixel));
}
