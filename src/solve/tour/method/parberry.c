/* Parberry's tours, to be watched. */
#include "base/alloc.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/construct/parberry.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"
#include "solve/tour/method/sewing.h"

/* The only hole, or -1. */
static int missing_square(const struct board *b)
{
    int square = 0;

    if (b->nholes != 1)
        return -1;
    while (!b->hole[square])
        square++;
    return square;
}

static struct parberry_question asked(const struct tour_question *q)
{
    return (struct parberry_question){ .files = q->board->files,
                                       .ranks = q->board->ranks,
                                       .missing = missing_square(q->board),
                                       .start = q->start };
}

static bool refuses(const struct tour_question *q, struct text *reason)
{
    struct parberry_question p = asked(q);

    if (tour_refuses_piece(q, reason))
        return true;
    if (q->board->nholes > 1) {
        text_add(reason, "Parberry's method is for whole boards, or for "
                         "square ones of odd side with one corner cut out.");
        return true;
    }
    if (q->end >= 0) {
        text_add(reason, "Parberry's tours are all closed: they cannot aim "
                         "at a chosen last square.");
        return true;
    }
    return parberry_refuses(&p, reason);
}

static struct tour_search *create(const struct tour_question *q)
{
    struct parberry_question p = asked(q);
    uint32_t *number = xcalloc((size_t)board_squares(q->board), sizeof *number);
    struct patchwork pw;

    patchwork_init(&pw);
    parberry_tour(&p, number);
    parberry_patchwork(&p, &pw);
    return tour_sewing_create(q->board, number, &pw);
}

const struct tour_method tour_parberry = {
    .name = "parberry",
    .title = "Parberry's quadrants",
    .brief = "Parberry",
    .about = "I. Parberry, 1997: quadrants are cut down to small ones, whose "
             "closed tours are joined four at a time.",
    .say.choice = "The tour that was put together goes on to ",
    .say.work = "small tours joined",
    .replays = true,
    .refuses = refuses,
    .create = create,
    .destroy = tour_sewing_destroy,
    .step = tour_sewing_step,
    .glimpse = tour_sewing_glimpse,
    .listing.at = {
        TOUR_LINE("cut the board into four quadrants", NONE, NONE),
        TOUR_LINE("cut these too, until they are small", NONE, BLOCKS),
        TOUR_LINE("take a known closed tour of each", START, NONE),
        TOUR_LINE("from small quadrants to large ones:", NONE, NONE),
        TOUR_LINE("  where four of them meet:", NONE, NONE),
        TOUR_LINE("    take out one move of each", NONE, NONE),
        TOUR_LINE("    put in four that join them", WORK, JOIN),
        TOUR_LINE("walk along the one tour left", GO, CHOSEN),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
