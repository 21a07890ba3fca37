/* Classes of arrangements; see arrangement.h. */
#include "solve/pieces/arrangement.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/symmetry.h"
#include "solve/pieces/product.h"

void arrangement_classes_init(struct arrangement_classes *ac,
                              const struct product *product)
{
    const struct board *b = &product->board;
    unsigned symmetries = symmetry_of_board(b) & ~(1u << SYMMETRY_SAME);
    size_t squares = (size_t)board_squares(b);
    int *to;

    *ac = (struct arrangement_classes){
        .product = product,
        .all = product_told(product),
        .squares = board_squares(b),
        .nimages = __builtin_popcount(symmetries),
        .images = xcalloc(squares * SYMMETRIES, sizeof *ac->images),
        .occupied = xcalloc(squares, 1)
    };
    to = ac->images;
    for (int s = 0; s < SYMMETRIES; s++) {
        if (!(symmetries >> s & 1))
            continue;
        for (int i = 0; i < ac->squares; i++)
            *to++ = symmetry_square((enum symmetry)s, b, i);
    }
}

void arrangement_classes_free(struct arrangement_classes *ac)
{
    free(ac->images);
    free(ac->occupied);
    free(ac->first);
    *ac = (struct arrangement_classes){ 0 };
}

/* No image comes after it. The maps of a group contain the inverse of each,
 * so it does not matter that they are read the wrong way round. */
static bool is_last(const struct arrangement_classes *ac)
{
    const uint8_t *occupied = ac->occupied;
    const int *map = ac->images;

    for (int s = 0; s < ac->nimages; s++, map += ac->squares)
        for (int i = 0; i < ac->squares; i++) {
            int difference = occupied[i] - occupied[map[i]];

            if (difference < 0)
                return false;
            if (difference > 0)
                break;
        }
    return true;
}

bool arrangement_classes_step(struct arrangement_classes *ac, long budget)
{
    while (ac->next < ac->all && budget-- > 0) {
        product_at(ac->product, ac->next, ac->occupied);
        if (is_last(ac)) {
            ac->first = grow(ac->first, ac->count, &ac->cap, sizeof *ac->first);
            ac->first[ac->count++] = ac->next;
        }
        ac->next++;
    }
    return ac->next == ac->all;
}
