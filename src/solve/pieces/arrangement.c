/* Lists of arrangements and their classes; see arrangement.h. */
#include "solve/pieces/arrangement.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "chess/symmetry.h"

void arrangement_list_init(struct arrangement_list *al, int squares)
{
    *al = (struct arrangement_list){ .squares = squares,
                                     .words = (squares + 63) / 64 };
}

void arrangement_list_free(struct arrangement_list *al)
{
    free(al->bits);
    *al = (struct arrangement_list){ 0 };
}

void arrangement_list_add(struct arrangement_list *al, const uint64_t *bits)
{
    size_t size = (size_t)al->words * sizeof *bits;

    al->bits = grow(al->bits, al->count, &al->cap, size);
    memcpy(al->bits + al->count * (size_t)al->words, bits, size);
    al->count++;
}

void arrangement_list_at(const struct arrangement_list *al, size_t k,
                         uint8_t *occupied)
{
    const uint64_t *bits = al->bits + k * (size_t)al->words;

    assert(k < al->count);
    for (int i = 0; i < al->squares; i++)
        if (bits[i / 64] >> i % 64 & 1)
            occupied[i] = 1;
}

void arrangement_classes_init(struct arrangement_classes *ac,
                              const struct board *b,
                              const struct arrangement_source *source)
{
    unsigned symmetries = symmetry_of_board(b) & ~(1u << SYMMETRY_SAME);
    size_t squares = (size_t)board_squares(b);
    int *to;

    *ac = (struct arrangement_classes){
        .source = *source,
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
    while (ac->next < ac->source.count && budget-- > 0) {
        memset(ac->occupied, 0, (size_t)ac->squares);
        ac->source.at(ac->source.of, ac->next, ac->occupied);
        if (is_last(ac)) {
            ac->first = grow(ac->first, ac->count, &ac->cap, sizeof *ac->first);
            ac->first[ac->count++] = ac->next;
        }
        ac->next++;
    }
    return ac->next == ac->source.count;
}
