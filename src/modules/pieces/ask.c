/* How many best arrangements there are, and a list of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"

enum { SLICE = 50000, LIST_PIECE = 60000 };

struct work {
    const struct pieces_solver *solver;
    void *of; /* owned */
    struct board board;
    bool known;
    uint64_t next; /* the arrangement to be listed next */
};

struct work *pieces_ask(const struct pieces_solver *solver,
                        const struct params *params, struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);

    a->solver = solver;
    if (pieces_board(params, &a->board, err)) {
        a->of = solver->create(&a->board, pieces_kind(params), err);
        if (a->of)
            return a;
        board_free(&a->board);
    }
    free(a);
    return NULL;
}

void pieces_drop(struct work *a)
{
    a->solver->destroy(a->of);
    board_free(&a->board);
    free(a);
}

enum task_state pieces_tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    wide count;

    (void)err;
    if (!a->solver->step(a->of, SLICE))
        return TASK_MORE;
    if (a->solver->count(a->of, &count))
        wide_format(count, false, out);
    else
        text_addf(out, "more than %llu",
                  (unsigned long long)a->solver->told(a->of));
    text_add(out, "\n");
    return TASK_DONE;
}

static void list_one(const struct work *a, uint8_t *occupied, struct text *out)
{
    int n = 0;

    for (int sq = 0; sq < board_squares(&a->board); sq++)
        if (occupied[sq])
            text_addf(out, "%s%s", n++ ? " " : "",
                      say_square(sq, a->board.files).at);
    text_add(out, "\n");
}

enum task_state pieces_tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    size_t squares = (size_t)board_squares(&a->board);
    uint8_t *occupied;

    (void)err;
    if (!a->known) {
        a->known = a->solver->step(a->of, SLICE);
        return TASK_MORE;
    }
    occupied = xcalloc(squares, 1);
    while (a->next < a->solver->told(a->of) && out->len < LIST_PIECE) {
        a->solver->at(a->of, a->next++, occupied);
        list_one(a, occupied, out);
    }
    free(occupied);
    return a->next < a->solver->told(a->of) ? TASK_MORE : TASK_DONE;
}
