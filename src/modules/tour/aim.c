/* What a moment of a tour remembers, and questions about its position. */
#include "chess/attack.h"
#include "modules/tour/run.h"
#include "puzzle/trace.h"
#include "solve/tour/glimpse.h"

int tour_note_pack(struct tour_note note)
{
    return (int)note.kind | note.options << 3 | note.tried << 7 |
           note.tied << 11;
}

struct tour_note tour_note_unpack(int note)
{
    return (struct tour_note){ .kind = (enum tour_note_kind)(note & 7),
                               .options = note >> 3 & 15,
                               .tried = note >> 7 & 15,
                               .tied = note >> 11 & 15 };
}

const struct tour_record *tour_record(const struct puzzle *pz,
                                      const struct view *view)
{
    return tour_past_at(&pz->past, view->index);
}

const struct tour_thought *tour_thought(const struct puzzle *pz,
                                        const struct view *view)
{
    return tour_past_thought(&pz->past, tour_record(pz, view));
}

const struct patchwork *tour_patchwork(const struct puzzle *pz)
{
    struct tour_glimpse g;

    if (!pz->search || !pz->method->glimpse)
        return NULL;
    pz->method->glimpse(pz->search, &g);
    return g.patchwork;
}

int tour_squares(const struct puzzle *pz)
{
    return board_squares(&pz->board) - pz->board.nholes;
}

int tour_free(const struct puzzle *pz, const struct position *pos, int from,
              uint32_t seen, int out[8])
{
    const uint32_t *order = pos->cell[LAYER_ORDER];
    int all = knight_squares(&pz->board, from, out), n = 0;

    for (int i = 0; i < all; i++)
        if (order[out[i]] == 0 || order[out[i]] > seen)
            out[n++] = out[i];
    return n;
}

/* Most often the first square looked at is free: that makes this, which is
 * asked at every move, much faster than to count them. */
/* The chosen end as long as it is not to be entered, or -1: who searches
 * leaves it to the last. */
static int kept_square(const struct puzzle *pz, uint32_t seen)
{
    return pz->mode == TOUR_HAND || (int)seen == tour_squares(pz) - 1 ? -1
                                                                      : pz->end;
}

bool tour_stuck(const struct puzzle *pz, const struct position *pos, int at)
{
    const struct board *b = &pz->board;
    const uint32_t *order = pos->cell[LAYER_ORDER];
    const int files = b->files, file = at % files, rank = at / files;
    const int kept = kept_square(pz, pos->npath);

    for (int k = 0; k < 8; k++) {
        int x = file + knight_steps[k].file, y = rank + knight_steps[k].rank;

        if (board_has(b, x, y) && order[y * files + x] == 0 &&
            y * files + x != kept)
            return false;
    }
    return true;
}

int tour_ways(const struct puzzle *pz, const struct position *pos, int from,
              uint32_t seen, int out[8])
{
    int all = tour_free(pz, pos, from, seen, out), n = 0;

    for (int i = 0; i < all; i++)
        if (out[i] != kept_square(pz, seen))
            out[n++] = out[i];
    return n;
}

bool tour_exit_home(const struct puzzle *pz, int square)
{
    return pz->closed && pz->end < 0 && tour_adjacent(pz, pz->start, square);
}

int tour_exits(const struct puzzle *pz, const struct position *pos, int square,
               uint32_t seen)
{
    int ignored[8];

    return tour_free(pz, pos, square, seen, ignored) +
           tour_exit_home(pz, square);
}

bool tour_adjacent(const struct puzzle *pz, int a, int b)
{
    return knight_apart(a, b, pz->board.files);
}

bool tour_completes(const struct puzzle *pz, int n, int square)
{
    return n == tour_squares(pz) &&
           (!pz->closed || tour_adjacent(pz, pz->start, square)) &&
           (pz->end < 0 || pz->end == square);
}
