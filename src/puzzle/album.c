/* Where the thumbnails of an album are, and what all of them have. */
#include "puzzle/album.h"

#include "base/text.h"

/* In lengths of the board's longer side: a thumbnail, the room around it, and
 * from one to the next. The first one's frame has room too, and the number is
 * below each. */
static const float THUMB = 0.17f, ROOM = 0.2125f, NUMBER = 0.0255f,
                   NUMBER_AT = 0.0238f, GAP = 0.0476f, FRAME = 0.0085f;

static float longer_side(int files, int ranks)
{
    return (float)(files > ranks ? files : ranks);
}

static float longer(const struct album *a)
{
    return longer_side(a->files, a->ranks);
}

/* Beside a narrow board there must still be room for a number. */
float album_width(int files, int ranks)
{
    float least = 0.6f * ROOM * longer_side(files, ranks);
    float width = ROOM * (float)files;

    return width > least ? width : least;
}

static struct vec thumb_size(const struct album *a)
{
    return (struct vec){ THUMB * (float)a->files, THUMB * (float)a->ranks };
}

static float pitch(const struct album *a)
{
    return thumb_size(a).y + GAP * longer(a);
}

/* Pages that are in sight: `*first` and how many. */
static int in_sight(const struct album *a, uint64_t *first)
{
    uint64_t rows = (uint64_t)(a->room.h / pitch(a));

    *first = a->shown > rows / 2 ? a->shown - rows / 2 : 1;
    if (*first + rows > a->pages + 1)
        *first = a->pages >= rows ? a->pages + 1 - rows : 1;
    if (!a->shown || a->room.w <= 0)
        return 0;
    return (int)(a->pages < rows ? a->pages : rows);
}

bool album_place(const struct album *a, uint64_t page, struct box *out)
{
    struct vec size = thumb_size(a);
    uint64_t first, rows = (uint64_t)in_sight(a, &first);

    if (page < first || page >= first + rows)
        return false;
    *out = (struct box){ a->room.x + a->room.w * 0.55f - size.x / 2,
                         a->room.y + FRAME * longer(a) +
                             (float)(page - first) * pitch(a),
                         size.x, size.y };
    return true;
}

uint64_t album_page_at(const struct album *a, struct vec at)
{
    uint64_t first, rows = (uint64_t)in_sight(a, &first);
    struct box b;

    for (uint64_t page = first; page < first + rows; page++)
        if (album_place(a, page, &b) && at.x >= b.x && at.x < b.x + b.w &&
            at.y >= b.y && at.y < b.y + b.h)
            return page;
    return 0;
}

static void draw_number(const struct album *a, struct box b, uint64_t page,
                        struct scene *sc)
{
    struct text number;

    text_init(&number);
    text_add_grouped(&number, page);
    scene_text(sc,
               (struct vec){ b.x + b.w / 2, b.y + b.h + NUMBER_AT * longer(a) },
               NUMBER * longer(a), a->room.w * 0.9f,
               page == a->shown ? FACE_BOLD : FACE_SANS, ANCHOR_CENTRE,
               INK_TEXT, number.at);
    text_free(&number);
}

static void draw_frame(const struct album *a, struct box b, struct scene *sc)
{
    float out = FRAME * longer(a);

    scene_outline(
        sc, (struct box){ b.x - out, b.y - out, b.w + 2 * out, b.h + 2 * out },
        out, out, INK_ACCENT);
}

void album_draw(const struct album *a, const struct puzzle *pz,
                album_painter *draw, struct scene *sc)
{
    uint64_t first, rows = (uint64_t)in_sight(a, &first);

    for (uint64_t page = first; page < first + rows; page++) {
        struct album_page p = { .cell = THUMB, .number = page };

        album_place(a, page, &p.box);
        scene_rect(sc, p.box, 0, INK_CASING);
        draw(pz, &p, sc);
        if (page == a->shown)
            draw_frame(a, p.box, sc);
        draw_number(a, p.box, page, sc);
    }
}
