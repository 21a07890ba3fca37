/* A page of an album: made, turned, compared, drawn. */
#include "puzzle/page.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "scene/seam.h"

enum { PIECE_PIXELS = 12 }; /* a smaller piece cannot be told */
static const float STROKE = 0.13f;

void page_init(struct page *p, int files, int ranks)
{
    size_t squares = (size_t)files * (size_t)ranks;

    *p = (struct page){ .piece = xcalloc(squares, 1),
                        .path = xcalloc(squares, sizeof *p->path) };
    board_init(&p->board, files, ranks);
}

void page_free(struct page *p)
{
    board_free(&p->board);
    free(p->piece);
    free(p->path);
}

void page_clear(struct page *p)
{
    size_t squares = (size_t)board_squares(&p->board);

    memset(p->piece, 0, squares);
    memset(p->board.hole, 0, squares);
    p->board.nholes = p->npath = 0;
    p->closed = false;
}

void page_image(const struct page *p, enum symmetry s, struct page *out)
{
    page_clear(out);
    for (int sq = 0; sq < board_squares(&p->board); sq++) {
        int to = symmetry_square(s, &p->board, sq);

        out->piece[to] = p->piece[sq];
        out->board.hole[to] = p->board.hole[sq];
    }
    for (int i = 0; i < p->npath; i++)
        out->path[i] = symmetry_square(s, &p->board, p->path[i]);
    out->board.nholes = p->board.nholes;
    out->board.surface = p->board.surface;
    out->npath = p->npath;
    out->closed = p->closed;
}

/* --- the same ------------------------------------------------------------ */

/* The squares before and after each on a way, the lower first; -1 for none. */
static void link_squares(const struct page *p, int (*link)[2])
{
    int n = p->npath;

    for (int i = 0; i < n; i++) {
        int before = i > 0 || p->closed ? p->path[(i + n - 1) % n] : -1;
        int after = i < n - 1 || p->closed ? p->path[(i + 1) % n] : -1;
        int *of = link[p->path[i]];

        of[0] = before < after ? before : after;
        of[1] = before < after ? after : before;
    }
}

static bool same_way(const struct page *a, const struct page *b)
{
    size_t size = (size_t)board_squares(&a->board) * sizeof(int[2]);
    int(*one)[2] = xmalloc(size), (*other)[2] = xmalloc(size);
    bool same;

    memset(one, 0, size);
    memset(other, 0, size);
    link_squares(a, one);
    link_squares(b, other);
    same = memcmp(one, other, size) == 0;
    free(one);
    free(other);
    return same;
}

bool page_same(const struct page *a, const struct page *b)
{
    size_t squares = (size_t)board_squares(&a->board);

    return a->board.files == b->board.files &&
           a->board.ranks == b->board.ranks && a->npath == b->npath &&
           a->closed == b->closed && memcmp(a->piece, b->piece, squares) == 0 &&
           memcmp(a->board.hole, b->board.hole, squares) == 0 &&
           (a->npath == 0 || same_way(a, b));
}

/* --- the picture --------------------------------------------------------- */

static void draw_ground(const struct page *p, struct scene *sc)
{
    struct box all = { 0, 0, (float)p->board.files, (float)p->board.ranks };
    float longer = all.w > all.h ? all.w : all.h;

    scene_board(sc, 0);
    scene_outline(sc, all, 0, 0.008f * longer, INK_FAINT);
    for (int sq = 0; sq < board_squares(&p->board); sq++)
        if (p->board.hole[sq])
            scene_hole(sc, sq);
}

static void draw_line(const struct page *p, const struct mover *m,
                      struct scene *sc)
{
    int n = p->closed ? p->npath + 1 : p->npath;
    struct vec *pts = xmalloc((size_t)n * sizeof *pts);

    for (int i = 0; i < n; i++)
        pts[i] = scene_square(sc, p->path[i % p->npath]);
    if (p->board.surface == SURFACE_FLAT)
        scene_polyline(sc, pts, (size_t)n, STROKE, 0, INK_PATH);
    for (int i = 1; p->board.surface != SURFACE_FLAT && i < n; i++)
        seam_line(sc, &p->board, m, p->path[i - 1], p->path[i % p->npath],
                  STROKE, 0, INK_PATH);
    free(pts);
}

/* A disc where it begins and, unless it closes, a square where it ends. */
static void draw_way(const struct page *p, const struct mover *m,
                     struct scene *sc)
{
    struct vec end = scene_square(sc, p->path[p->npath - 1]);

    draw_line(p, m, sc);
    scene_disc(sc, scene_square(sc, p->path[0]), 0.3f, INK_START);
    if (!p->closed)
        scene_rect(sc, (struct box){ end.x - 0.25f, end.y - 0.25f, 0.5f, 0.5f },
                   0, INK_END);
}

static bool is_of_one_kind(const struct page *p)
{
    int kind = 0;

    for (int sq = 0; sq < board_squares(&p->board); sq++) {
        if (kind && p->piece[sq] && p->piece[sq] != kind)
            return false;
        kind = p->piece[sq] ? p->piece[sq] : kind;
    }
    return true;
}

void page_draw(const struct page *p, const struct mover *m, float pixels,
               struct scene *sc)
{
    bool dots = pixels < PIECE_PIXELS && is_of_one_kind(p);

    draw_ground(p, sc);
    if (p->npath > 0)
        draw_way(p, m, sc);
    for (int sq = 0; sq < board_squares(&p->board); sq++)
        if (p->piece[sq] && dots)
            scene_disc(sc, scene_square(sc, sq), 0.42f, INK_PATH);
        else if (p->piece[sq])
            scene_piece(sc, scene_square(sc, sq), p->piece[sq], 1);
}
