/* How many best arrangements there are, and a list of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"

enum { SLICE = 50000, LIST_PIECE = 60000 };

struct answer {
    const struct pieces_solver *solver;
    void *of; /* owned */
    struct board board;
    bool known;
    uint64_t next; /* the arrangement to be listed next */
};

struct answer *pieces_ask(const struct pieces_solver *solver,
                          const struct params *params, struct error *err)
{
    struct answer *a = xcalloc(1, sizeof *a);

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

void pieces_drop(struct answer *a)
{
    a->solver->destroy(a->of);
    board_free(&a->board);
    free(a);
}

enum telling pieces_tell_count(struct answer *a, struct text *out)
{
    wide count;

    if (!a->solver->step(a->of, SLICE))
        return TELLING_MORE;
    if (a->solver->count(a->of, &count))
        wide_format(count, false, out);
    else
        text_addf(out, "more than %llu",
                  (unsigned long long)a->solver->told(a->of));
    text_add(out, "\n");
    return TELLING_DONE;
}

static void list_one(const struct answer *a, uint8_t *occupied,
                     struct text *out)
{
    int n = 0;

    for (int sq = 0; sq < board_squares(&a->board); sq++)
        if (occupied[sq])
            text_addf(out, "%s%s", n++ ? " " : "",
                      say_square(sq, a->board.files).at);
    text_add(out, "\n");
}

enum telling pieces_tell_list(struct answer *a, struct text *out)
{
    size_t squares = (size_t)board_squares(&a->board);
    uint8_t *occupied;

    if (!a->known) {
        a->known = a->solver->step(a->of, SLICE);
        return TELLING_MORE;
    }
    occupied = xcalloc(squares, 1);
    while (a->next < a->solver->told(a->of) && out->len < LIST_PIECE) {
        a->solver->at(a->of, a->next++, occupied);
        list_one(a, occupied, out);
    }
    free(occupied);
    return a->next < a->solver->told(a->of) ? TELLING_MORE : TELLING_DONE;
}
