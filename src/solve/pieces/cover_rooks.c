/*
 * On a board that is not square, the lines of the shorter side have one rook
 * each, anywhere. On a square board each rank has one, or each file; those
 * with both are counted with the ranks, so among those by files one must leave
 * a rank without a rook.
 */
#include "solve/pieces/cover_rooks.h"

#include <stdbool.h>

#include "chess/board.h"
#include "solve/pieces/product.h"

/* Ways to give `lines` lines one of n places each, and to give them all
 * different ones of `places` left. */
static wide any_ways(int n, int lines)
{
    wide ways = 1;

    while (lines-- > 0)
        ways *= (unsigned)n;
    return ways;
}

static wide different_ways(int places, int lines)
{
    wide ways = 1;

    while (lines-- > 0)
        ways *= (unsigned)places--;
    return ways;
}

wide cover_rooks_count(const struct board *b)
{
    int n = b->files;

    if (b->ranks < b->files)
        return any_ways(b->files, b->ranks);
    if (b->files < b->ranks)
        return any_ways(b->ranks, b->files);
    return 2 * any_ways(n, n) - different_ways(n, n);
}

static void put(const struct board *b, bool by_ranks, int line, int place,
                uint8_t *occupied)
{
    if (by_ranks)
        occupied[line * b->files + place] = 1;
    else
        occupied[place * b->files + line] = 1;
}

/* Number k of all ways to give each line a place. */
static void any_at(const struct board *b, bool by_ranks, wide k,
                   uint8_t *occupied)
{
    int lines = by_ranks ? b->ranks : b->files;
    unsigned n = (unsigned)(by_ranks ? b->files : b->ranks);

    for (int line = lines - 1; line >= 0; line--) {
        put(b, by_ranks, line, (int)(k % n), occupied);
        k /= n;
    }
}

/* Number k of the ways by files that do not give them different ranks. */
static void repeating_at(const struct board *b, wide k, uint8_t *occupied)
{
    bool used[COVER_SIDE_MAX] = { false }, repeats = false;
    int n = b->files;

    for (int file = 0; file < n; file++) {
        int left = n - 1 - file, rank = 0;

        for (;; rank++) {
            bool repeat = repeats || used[rank];
            wide ways = any_ways(n, left) -
                        (repeat ? 0 : different_ways(left, left));

            if (k < ways) {
                repeats = repeat;
                break;
            }
            k -= ways;
        }
        used[rank] = true;
        put(b, false, file, rank, occupied);
    }
}

void cover_rooks_at(const struct board *b, wide k, uint8_t *occupied)
{
    wide by_ranks = any_ways(b->files, b->ranks);

    if (b->files < b->ranks)
        any_at(b, false, k, occupied);
    else if (b->ranks < b->files || k < by_ranks)
        any_at(b, true, k, occupied);
    else
        repeating_at(b, k - by_ranks, occupied);
}
