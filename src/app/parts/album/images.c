/* The images of a page. */
#include "app/parts/album/images.h"

#include "puzzle/album.h"
#include "session/session.h"

enum { SLICE = 4000 };

/* First what is turned, then what is mirrored. */
static const enum symmetry order[SYMMETRIES] = {
    SYMMETRY_SAME,      SYMMETRY_RIGHT_TURN,  SYMMETRY_HALF_TURN,
    SYMMETRY_LEFT_TURN, SYMMETRY_FILES,       SYMMETRY_RANKS,
    SYMMETRY_DIAGONAL,  SYMMETRY_ANTIDIAGONAL
};

void images_free(struct images *im)
{
    for (int i = 0; i < im->n; i++)
        page_free(&im->image[i]);
    *im = (struct images){ 0 };
}

static int first_same(const struct images *im, int i)
{
    int k = 0;

    while (!page_same(&im->image[k], &im->image[i]))
        k++;
    return k;
}

/* `own` is the page itself. */
static void make(struct images *im, const struct page *own)
{
    unsigned symmetries = symmetry_of_board(&own->board);

    for (int i = 0; i < SYMMETRIES; i++) {
        if (!(symmetries & 1u << order[i]))
            continue;
        im->by[im->n] = order[i];
        page_init(&im->image[im->n], own->board.files, own->board.ranks);
        page_image(own, order[i], &im->image[im->n]);
        im->same[im->n] = first_same(im, im->n);
        im->different += im->same[im->n] == im->n;
        im->n++;
    }
}

bool images_possible(const struct session *ss)
{
    struct pages p;

    return session_album(ss, &p) && p.files > 1 && p.ranks > 1;
}

/* Has the album shrunk, as where it is one of classes now, all numbers may be
 * others. */
static bool is_stale(const struct images *im, const struct page *own, int page,
                     const struct pages *p)
{
    return im->page != page || p->last < im->last ||
           !page_same(own, &im->image[0]);
}

bool images_find(struct images *im, const struct session *ss)
{
    int page = session_page(ss);
    struct pages p;
    struct page own;

    if (!session_album(ss, &p) || page < p.first || page > p.last) {
        images_free(im);
        return false;
    }
    page_init(&own, p.files, p.ranks);
    session_show_page(ss, page, &own);
    if (is_stale(im, &own, page, &p)) {
        images_free(im);
        im->page = page;
        make(im, &own);
        im->number[0] = page;
    }
    im->last = p.last;
    page_free(&own);
    return true;
}

static bool all_known(const struct images *im)
{
    for (int i = 0; i < im->n; i++)
        if (im->same[i] == i && im->number[i] == 0)
            return false;
    return true;
}

static void compare(struct images *im, const struct page *page, int number)
{
    for (int i = 0; i < im->n; i++)
        if (im->same[i] == i && im->number[i] == 0 &&
            page_same(page, &im->image[i]))
            im->number[i] = number;
}

bool images_seek(struct images *im, const struct session *ss)
{
    struct pages p;
    struct page page;
    long all, count, before = im->sought;

    if (im->n == 0 || all_known(im) || !session_album(ss, &p))
        return false;
    all = pages_count(&p);
    count = all < IMAGES_SOUGHT ? all : IMAGES_SOUGHT;
    page_init(&page, p.files, p.ranks);
    for (int i = 0; i < SLICE && im->sought < count; i++) {
        int number = pages_at(&p, im->sought++);

        session_show_page(ss, number, &page);
        compare(im, &page, number);
    }
    page_free(&page);
    im->over = im->sought >= all && !p.growing;
    im->cut = im->sought >= IMAGES_SOUGHT;
    return im->sought > before;
}
