/*
 * See the header. How the small tours looked is not remembered by those who
 * joined them: it is found by undoing all seams of the finished tour.
 */
#include "solve/tour/method/sewing.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/tour/tour.h"

enum {
    SIDE_MAX = 64,  /* of boards whose moves can be told apart */
    SINGLE_MAX = 64 /* more seams than this are sewn by levels */
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
static void flood(struct tour_sewing *s, uint32_t square, int group)
{
    for (int way = 0; way < 2; way++) {
        uint32_t at = square, last = s->links.to[square][1 - way];

        while (at != LINKS_NONE && (s->group[at] != group || at == square)) {
            const uint32_t *to = s->links.to[at];
            uint32_t next = to[0] == last ? to[1] : to[0];

            s->group[at] = group;
            last = at;
            at = next;
            if (at == square)
                return;
        }
    }
}

static void list_links(struct tour_sewing *s)
{
    s->nshown = s->ngroups = 0;
    for (int square = 0; square < s->links.squares; square++)
        s->group[square] = -1;
    for (int square = 0; square < s->links.squares; square++) {
        const uint32_t *to = s->links.to[square];

        if (to[0] == LINKS_NONE && to[1] == LINKS_NONE)
            continue;
        if (s->group[square] < 0)
            flood(s, (uint32_t)square, s->ngroups++);
        for (int i = 0; i < 2; i++)
            if (to[i] != LINKS_NONE && to[i] > (uint32_t)square)
                s->shown[s->nshown++] = (struct tour_link){
                    .from = square, .to = (int)to[i], .group = s->group[square]
                };
    }
}

static void lay_out(struct tour_sewing *s, int squares)
{
    const struct tour_replay *r = &s->replay;
    uint32_t first = r->path[0], last = r->path[r->count - 1];

    links_init(&s->links, squares);
    s->shown = xcalloc((size_t)squares, sizeof *s->shown);
    s->group = xcalloc((size_t)squares, sizeof *s->group);
    for (int i = 1; i < r->count; i++)
        links_join(&s->links, (int)r->path[i - 1], (int)r->path[i]);
    if (knight_apart((int)first, (int)last, r->files) && r->count > 2)
        links_join(&s->links, (int)last, (int)first);
    for (size_t i = s->patchwork.nseams; i-- > 0;)
        undo_seam(&s->links, &s->patchwork.seams[i]);
    list_links(s);
}

void tour_sewing_init(struct tour_sewing *s, const struct board *b,
                      const uint32_t *number, const struct patchwork *patchwork)
{
    *s = (struct tour_sewing){ .patchwork = *patchwork };
    tour_replay_init(&s->replay, b, tour_replay_path(b, number));
    if (is_shown(b))
        lay_out(s, board_squares(b));
}

void tour_sewing_free(struct tour_sewing *s)
{
    tour_replay_free(&s->replay);
    patchwork_free(&s->patchwork);
    links_free(&s->links);
    free(s->shown);
    free(s->group);
}

/* --- steps ---------------------------------------------------------------- */

static void sew(struct tour_sewing *s)
{
    const struct patchwork *pw = &s->patchwork;
    int level = pw->seams[s->sewn].level;

    do {
        if (s->shown)
            links_sew(&s->links, &pw->seams[s->sewn]);
        s->sewn++;
    } while (pw->nseams > SINGLE_MAX && s->sewn < pw->nseams &&
             pw->seams[s->sewn].level == level);
    if (s->shown)
        list_links(s);
}

void tour_sewing_step(struct tour_sewing *s, struct tour_step *out)
{
    if (s->sewn == s->patchwork.nseams) {
        tour_replay_step(&s->replay, out);
        return;
    }
    sew(s);
    *out = (struct tour_step){ .event = TOUR_WORK,
                               .stranded = -1,
                               .square = (int)s->replay.path[0] };
}

void tour_sewing_glimpse(const struct tour_sewing *s, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .turn = (int)s->sewn,
                                  .over = true,
                                  .version = s->sewn,
                                  .links = s->shown,
                                  .nlinks = s->nshown,
                                  .ngroups = s->ngroups,
                                  .walking = -1,
                                  .patchwork = &s->patchwork };
}
