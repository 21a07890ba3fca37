/* Constructed tours, to be watched. */
#include <assert.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/construct/construct.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"
#include "solve/tour/method/sewing.h"

static struct construct_question whole_board(const struct tour_question *q)
{
    return (struct construct_question){ .files = q->board->files,
                                        .ranks = q->board->ranks,
                                        .start = q->start,
                                        .closed = q->closed };
}

static bool refuses(const struct tour_question *q, struct text *reason)
{
    struct construct_question whole = whole_board(q);

    if (tour_refuses_piece(q, reason))
        return true;
    if (q->board->nholes > 0) {
        text_add(reason, "Tours are constructed for whole boards only; this "
                         "one has squares cut out.");
        return true;
    }
    if (q->end >= 0) {
        text_add(reason, "A constructed tour ends where its blocks make it "
                         "end: it cannot aim at a chosen last square.");
        return true;
    }
    return construct_impossible(&whole, reason);
}

static struct tour_search *create(const struct tour_question *q)
{
    struct construct_question whole = whole_board(q);
    struct construct *c = construct_create();
    uint32_t *number = xcalloc((size_t)board_squares(q->board), sizeof *number);
    struct patchwork pw;
    struct text reason;
    bool found;

    text_init(&reason);
    found = construct_tour(c, &whole, number, &reason);
    assert(found);
    patchwork_init(&pw);
    construct_patchwork(c, &whole, &pw);
    text_free(&reason);
    construct_destroy(c);
    return tour_sewing_create(q->board, number, &pw);
}

const struct tour_method tour_construct = {
    .name = "construct",
    .title = "Construction of blocks",
    .brief = "Construction",
    .about = "Blocks toured by search are joined, as by A. Conrad and others "
             "in 1994 and by S.-S. Lin and C.-L. Wei, for all boards, in "
             "2005.",
    .say.choice = "The tour that was put together goes on to ",
    .say.work = "small tours joined",
    .complete = true,
    .replays = true,
    .refuses = refuses,
    .create = create,
    .destroy = tour_sewing_destroy,
    .step = tour_sewing_step,
    .glimpse = tour_sewing_glimpse,
    .listing.at = {
        TOUR_LINE("cut the board into small blocks", NONE, BLOCKS),
        TOUR_LINE("search for a tour of each block", START, NONE),
        TOUR_LINE("until all blocks are joined:", NONE, NONE),
        TOUR_LINE("  where two parts meet:", NONE, NONE),
        TOUR_LINE("    take out moves inside them", NONE, NONE),
        TOUR_LINE("    put in moves from one to the other", WORK, JOIN),
        TOUR_LINE("walk along the whole", GO, CHOSEN),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
