/*
 * See the header. How the small tours looked is not remembered by those who
 * joined them: it is found by undoing all seams of the finished tour.
 */
#include "solve/tour/method/sewing.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/construct/links.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"
#include "solve/tour/replay.h"
#include "solve/tour/tour.h"

enum {
    SIDE_MAX = 64,  /* of boards whose moves can be told apart */
    SINGLE_MAX = 64 /* more seams than this are sewn by levels */
};

struct tour_search {
    struct tour_replay replay;
    struct patchwork patchwork;
    size_t sewn;             /* seams so far */
    struct links links;      /* owned: as sewn so far; on boards that are
                                too large to see them, there are none */
    struct tour_link *shown; /* owned: the same as a list */
    int nshown, ngroups;
    int *group; /* owned, by square */
};

static bool is_shown(const struct board *b)
{
    return b->files <= SIDE_MAX && b->ranks <= SIDE_MAX;
}

/* --- what is shown -------------------------------------------------------- */

static void undo_seam(struct links *l, const struct seam *seam)
{
    struct seam undone = { .nremoved = seam->nadded, .nadded = seam->nremoved };

    for (int i = 0; i < 2 * SEAM_MOVES_MAX; i++) {
        undone.removed[i / 2][i % 2] = seam->added[i / 2][i % 2];
        undone.added[i / 2][i % 2] = seam->removed[i / 2][i % 2];
    }
    links_sew(l, &undone);
}

/* All that hangs together with a square gets its number. */
static void flood(struct tour_search *ts, uint32_t square, int group)
{
    for (int way = 0; way < 2; way++) {
        uint32_t at = square, last = ts->links.to[square][1 - way];

        while (at != LINKS_NONE && (ts->group[at] != group || at == square)) {
            const uint32_t *to = ts->links.to[at];
            uint32_t next = to[0] == last ? to[1] : to[0];

            ts->group[at] = group;
            last = at;
            at = next;
            if (at == square)
                return;
        }
    }
}

static void list_links(struct tour_search *ts)
{
    ts->nshown = ts->ngroups = 0;
    for (int square = 0; square < ts->links.squares; square++)
        ts->group[square] = -1;
    for (int square = 0; square < ts->links.squares; square++) {
        const uint32_t *to = ts->links.to[square];

        if (to[0] == LINKS_NONE && to[1] == LINKS_NONE)
            continue;
        if (ts->group[square] < 0)
            flood(ts, (uint32_t)square, ts->ngroups++);
        for (int i = 0; i < 2; i++)
            if (to[i] != LINKS_NONE && to[i] > (uint32_t)square)
                ts->shown[ts->nshown++] = (struct tour_link){
                    .from = square, .to = (int)to[i], .group = ts->group[square]
                };
    }
}

static void lay_out(struct tour_search *ts, int squares)
{
    const struct tour_replay *r = &ts->replay;
    uint32_t first = r->path[0], last = r->path[r->count - 1];

    links_init(&ts->links, squares);
    ts->shown = xcalloc((size_t)squares, sizeof *ts->shown);
    ts->group = xcalloc((size_t)squares, sizeof *ts->group);
    for (int i = 1; i < r->count; i++)
        links_join(&ts->links, (int)r->path[i - 1], (int)r->path[i]);
    if (knight_apart((int)first, (int)last, r->board->files) && r->count > 2)
        links_join(&ts->links, (int)last, (int)first);
    for (size_t i = ts->patchwork.nseams; i-- > 0;)
        undo_seam(&ts->links, &ts->patchwork.seams[i]);
    list_links(ts);
}

struct tour_search *tour_sewing_create(const struct board *b, uint32_t *number,
                                       const struct patchwork *patchwork)
{
    struct tour_search *ts = xcalloc(1, sizeof *ts);

    ts->patchwork = *patchwork;
    tour_replay_init(&ts->replay, b, &mover_knight,
                     tour_replay_path(b, number));
    free(number);
    if (is_shown(b))
        lay_out(ts, board_squares(b));
    return ts;
}

void tour_sewing_destroy(struct tour_search *ts)
{
    tour_replay_free(&ts->replay);
    patchwork_free(&ts->patchwork);
    links_free(&ts->links);
    free(ts->shown);
    free(ts->group);
    free(ts);
}

/* --- steps ---------------------------------------------------------------- */

static void sew(struct tour_search *ts)
{
    const struct patchwork *pw = &ts->patchwork;
    int level = pw->seams[ts->sewn].level;

    do {
        if (ts->shown)
            links_sew(&ts->links, &pw->seams[ts->sewn]);
        ts->sewn++;
    } while (pw->nseams > SINGLE_MAX && ts->sewn < pw->nseams &&
             pw->seams[ts->sewn].level == level);
    if (ts->shown)
        list_links(ts);
}

void tour_sewing_step(struct tour_search *ts, struct tour_step *out)
{
    if (ts->sewn == ts->patchwork.nseams) {
        tour_replay_step(&ts->replay, out);
        return;
    }
    sew(ts);
    *out = (struct tour_step){ .event = TOUR_WORK,
                               .stranded = -1,
                               .square = (int)ts->replay.path[0] };
}

void tour_sewing_glimpse(const struct tour_search *ts, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .turn = (int)ts->sewn,
                                  .over = true,
                                  .version = ts->sewn,
                                  .links = ts->shown,
                                  .nlinks = ts->nshown,
                                  .ngroups = ts->ngroups,
                                  .walking = -1,
                                  .patchwork = &ts->patchwork };
}
