/* The board at one moment: one number a square in each layer, and the path
 * through the squares that carry a visit number. */
#include "puzzle/trace.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

void position_init(struct position *pos, int files, int ranks)
{
    size_t n = (size_t)files * (size_t)ranks;

    pos->files = files;
    pos->ranks = ranks;
    for (int layer = 0; layer < LAYER_COUNT; layer++)
        pos->cell[layer] = xcalloc(n, sizeof *pos->cell[layer]);
    pos->path = xcalloc(n, sizeof *pos->path);
    pos->npath = pos->npieces = 0;
    memset(pos->number, 0, sizeof pos->number);
}

void position_copy(struct position *to, const struct position *from)
{
    size_t n = (size_t)position_squares(from);

    for (int layer = 0; layer < LAYER_COUNT; layer++)
        memcpy(to->cell[layer], from->cell[layer], n * sizeof *to->cell[layer]);
    memcpy(to->path, from->path, from->npath * sizeof *to->path);
    to->npath = from->npath;
    to->npieces = from->npieces;
    memcpy(to->number, from->number, sizeof to->number);
}

void position_free(struct position *pos)
{
    for (int layer = 0; layer < LAYER_COUNT; layer++)
        free(pos->cell[layer]);
    free(pos->path);
}
