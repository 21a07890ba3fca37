/* Turning the pages of an album, and the thumbnails beside the board. */
#include "puzzle/album.h"

#include "base/say.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { PAGE = TRACE_SLOTS - 1 }; /* the page shown, among the numbers */

/* --- pages ---------------------------------------------------------------- */

void album_init(struct album *a, int files, int ranks, int control,
                const struct params *params)
{
    *a = (struct album){ .control = control,
                         .files = files,
                         .ranks = ranks,
                         .growing = true,
                         .asked = (uint64_t)params->at[control].number };
}

bool album_is_due(const struct album *a)
{
    return a->asked != a->shown && a->asked <= a->pages;
}

bool album_is_missing(const struct album *a)
{
    return a->asked > a->pages && !a->growing;
}

void album_say_missing(const struct album *a, const char *noun,
                       struct text *out)
{
    text_addf(out, "There is no %s %s: there %s only %s.", noun,
              say_number(a->asked).at, say_plural(a->pages, "is|are").at,
              say_number(a->pages).at);
}

void album_record(struct album *a, struct trace *tr)
{
    a->shown = a->asked;
    trace_count(tr, PAGE, a->shown);
    trace_moment(tr, MOMENT_SOLUTION, 0, 0);
}

uint64_t album_page(const struct view *view)
{
    return position_count(view->pos, PAGE);
}

enum reaction album_turn(struct album *a, struct params *params, uint64_t page)
{
    if (page > a->pages && !a->growing)
        page = a->pages;
    if (page == 0)
        return REACTION_NONE;
    params->at[a->control].number = (int)page;
    if (page == a->asked && page == a->shown)
        return REACTION_REDRAW;
    a->asked = page;
    return REACTION_EDITED;
}

bool album_pages(const struct album *a, struct pages *out)
{
    *out = (struct pages){ .control = a->control,
                           .first = 1,
                           .last = a->pages < INT32_MAX ? (int)a->pages
                                                        : INT32_MAX,
                           .growing = a->growing };
    return a->pages > 0 && (a->shown || !a->growing);
}

/* --- thumbnails ----------------------------------------------------------- */

/* In lengths of the board's longer side: a thumbnail, the room around it, and
 * from one to the next. The first one's frame has room too, and the number is
 * below each. */
static const float THUMB = 0.17f, ROOM = 0.2125f, NUMBER = 0.0255f,
                   NUMBER_AT = 0.0238f, GAP = 0.0476f, FRAME = 0.0085f;

/* Where they lie beside this board. */
struct strip {
    struct box room;
    struct vec size;      /* of one */
    float longer, pitch;  /* the board's longer side; from one to the next */
    uint64_t first, rows; /* those in sight */
};

static float longer_side(int files, int ranks)
{
    return (float)(files > ranks ? files : ranks);
}

/* Beside a narrow board there must still be room for a number. */
float album_width(int files, int ranks)
{
    float least = 0.6f * ROOM * longer_side(files, ranks);
    float width = ROOM * (float)files;

    return width > least ? width : least;
}

static struct strip strip_of(const struct album *a, struct box room)
{
    struct strip s = { .room = room,
                       .size = { THUMB * (float)a->files,
                                 THUMB * (float)a->ranks },
                       .longer = longer_side(a->files, a->ranks) };
    uint64_t rows;

    s.pitch = s.size.y + GAP * s.longer;
    rows = (uint64_t)(s.room.h / s.pitch);
    s.first = a->shown > rows / 2 ? a->shown - rows / 2 : 1;
    if (s.first + rows > a->pages + 1)
        s.first = a->pages >= rows ? a->pages + 1 - rows : 1;
    if (a->shown && s.room.w > 0)
        s.rows = a->pages < rows ? a->pages : rows;
    return s;
}

static struct box place_of(const struct strip *s, uint64_t page)
{
    return (struct box){ s->room.x + s->room.w * 0.55f - s->size.x / 2,
                         s->room.y + FRAME * s->longer +
                             (float)(page - s->first) * s->pitch,
                         s->size.x, s->size.y };
}

bool album_place(const struct album *a, struct box room, uint64_t page,
                 struct box *out)
{
    struct strip s = strip_of(a, room);

    *out = place_of(&s, page);
    return page >= s.first && page < s.first + s.rows;
}

uint64_t album_page_at(const struct album *a, struct box room, struct vec at)
{
    struct strip s = strip_of(a, room);

    for (uint64_t page = s.first; page < s.first + s.rows; page++) {
        struct box b = place_of(&s, page);

        if (at.x >= b.x && at.x < b.x + b.w && at.y >= b.y && at.y < b.y + b.h)
            return page;
    }
    return 0;
}

enum reaction album_input(struct album *a, const struct input *in,
                          struct params *params)
{
    if (in->kind == INPUT_CHANGED)
        return in->control == a->control
                   ? album_turn(a, params,
                                (uint64_t)params->at[a->control].number)
                   : REACTION_REDRAW;
    if (in->kind != INPUT_PRESS || in->square >= 0)
        return REACTION_NONE;
    return album_turn(a, params, album_page_at(a, in->view->right, in->at));
}

static void draw_number(const struct strip *s, struct box b, uint64_t page,
                        bool shown, struct scene *sc)
{
    scene_text(
        sc, (struct vec){ b.x + b.w / 2, b.y + b.h + NUMBER_AT * s->longer },
        NUMBER * s->longer, s->room.w * 0.9f, shown ? FACE_BOLD : FACE_SANS,
        ANCHOR_CENTRE, INK_TEXT, say_number(page).at);
}

static void draw_frame(const struct strip *s, struct box b, struct scene *sc)
{
    float out = FRAME * s->longer;

    scene_outline(
        sc, (struct box){ b.x - out, b.y - out, b.w + 2 * out, b.h + 2 * out },
        out, out, INK_ACCENT);
}

void album_draw(const struct album *a, const struct view *view,
                const struct puzzle *pz, album_painter *draw, struct scene *sc)
{
    struct strip s = strip_of(a, view->right);

    for (uint64_t page = s.first; page < s.first + s.rows; page++) {
        struct album_page p = { place_of(&s, page), THUMB, a->ranks, page };

        scene_rect(sc, p.box, 0, INK_CASING);
        draw(pz, &p, sc);
        if (page == a->shown)
            draw_frame(&s, p.box, sc);
        draw_number(&s, p.box, page, page == a->shown, sc);
    }
}

struct vec album_square(const struct album_page *page, int file, int rank)
{
    return (struct vec){
        page->box.x + ((float)file + 0.5f) * page->cell,
        page->box.y + ((float)(page->ranks - 1 - rank) + 0.5f) * page->cell
    };
}
