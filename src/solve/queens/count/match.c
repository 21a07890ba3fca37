/*
 * For 256 sets, and for every six bits of a set that may meet them, a table
 * says which of the 256 have any of the six. One look-up for each six bits,
 * put together, leaves zeros where nothing is in common.
 *
 * Everything is written for vectors of four words, which the compiler turns
 * into what the machine has. Only counting ones needs an instruction it would
 * not find; that one is written out for AVX2, and chosen at run time. AVX-512
 * counts the ones of eight words at once: long lists are sliced by 512 there.
 */
#include "solve/queens/count/match.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2")))
#define WIDEST __attribute__((target("avx512f,avx512vpopcntdq")))
#else
#define WIDE
#endif

/* Inlined into functions for one machine and the other. */
#define INLINE static inline __attribute__((always_inline))

enum {
    LANES = 4,
    GROUP = 64 * LANES,
    CHUNK = 6,
    VALUES = 1 << CHUNK,
    LAST = VALUES - 1,
    CHUNKS_MAX = MATCH_BITS_MAX / CHUNK,
    FEW = 40 /* not worth a table */
};

typedef uint64_t lanes __attribute__((vector_size(8 * LANES)));

struct slices {
    lanes hit[CHUNKS_MAX][VALUES];
};

typedef uint64_t lanes_twice __attribute__((vector_size(16 * LANES)));

/* The tables of two groups side by side. */
struct slices_twice {
    lanes_twice hit[CHUNKS_MAX][VALUES];
};

void match_list_free(struct match_list *list)
{
    free(list->sets);
    *list = (struct match_list){ 0 };
}

void match_list_reserve(struct match_list *list, size_t more)
{
    if (list->cap - list->count >= more)
        return;
    list->cap = 2 * list->cap + more;
    list->sets = xrealloc(list->sets, list->cap, sizeof *list->sets);
}

/* For vectors of either width. Rows of bits to columns: swap ever smaller
 * squares across the diagonal. */
#define SWAP(type, rows, size, mask)                                      \
    for (int i = 0; i < 64; i = ((i | (size)) + 1) & ~(size)) {           \
        type moved = ((rows)[i] >> (size) ^ (rows)[i + (size)]) & (mask); \
                                                                          \
        (rows)[i] ^= moved << (size);                                     \
        (rows)[i + (size)] ^= moved;                                      \
    }

#define TRANSPOSE(type, rows)                              \
    do {                                                   \
        SWAP(type, rows, 32, UINT64_C(0x00000000ffffffff)) \
        SWAP(type, rows, 16, UINT64_C(0x0000ffff0000ffff)) \
        SWAP(type, rows, 8, UINT64_C(0x00ff00ff00ff00ff))  \
        SWAP(type, rows, 4, UINT64_C(0x0f0f0f0f0f0f0f0f))  \
        SWAP(type, rows, 2, UINT64_C(0x3333333333333333))  \
        SWAP(type, rows, 1, UINT64_C(0x5555555555555555))  \
    } while (0)

/* Sets beyond `count` are full: they meet everything. */
#define FILL(type, hit, sets, count, chunks)                                \
    do {                                                                    \
        type bit[64];                                                       \
                                                                            \
        memset(bit, 255, sizeof bit);                                       \
        memcpy(bit, sets,                                                   \
               ((count) < sizeof bit / 8 ? (count) : sizeof bit / 8) * 8);  \
        TRANSPOSE(type, bit);                                               \
        for (int chunk = 0; chunk < (chunks); chunk++) {                    \
            (hit)[chunk][0] = bit[63]; /* which only full sets have */      \
            for (int size = 1; size < VALUES; size *= 2)                    \
                for (int value = 0; value < size; value++)                  \
                    (hit)[chunk][size + value] =                            \
                        (hit)[chunk][value] |                               \
                        bit[chunk * CHUNK + __builtin_ctz((unsigned)size)]; \
        }                                                                   \
    } while (0)

/* Written out instead of a loop, so that there is none where `chunks` is
 * known to the compiler. For tables of either width. */
#define LOOK_UP(found, table, set, chunks)                    \
    do {                                                      \
        (found) = (table)[0][(set)&LAST];                     \
        if ((chunks) > 1)                                     \
            (found) |= (table)[1][(set) >> CHUNK & LAST];     \
        if ((chunks) > 2)                                     \
            (found) |= (table)[2][(set) >> 2 * CHUNK & LAST]; \
        if ((chunks) > 3)                                     \
            (found) |= (table)[3][(set) >> 3 * CHUNK & LAST]; \
        if ((chunks) > 4)                                     \
            (found) |= (table)[4][(set) >> 4 * CHUNK & LAST]; \
        if ((chunks) > 5)                                     \
            (found) |= (table)[5][(set) >> 5 * CHUNK & LAST]; \
        if ((chunks) > 6)                                     \
            (found) |= (table)[6][(set) >> 6 * CHUNK & LAST]; \
    } while (0)

static uint64_t group_plain(const struct match_list *sliced, size_t from,
                            const struct match_list *other, int chunks)
{
    struct slices s;
    uint64_t total = 0;

    FILL(lanes, s.hit, sliced->sets + from, sliced->count - from, chunks);
    for (size_t i = 0; i < other->count; i++) {
        lanes hit;

        LOOK_UP(hit, s.hit, other->sets[i], chunks);
        for (int lane = 0; lane < LANES; lane++)
            if (~hit[lane]) /* seldom */
                total += (unsigned)__builtin_popcountll(~hit[lane]);
    }
    return total;
}

INLINE uint64_t few_pairs(const struct match_list *few,
                          const struct match_list *many)
{
    size_t whole = many->count - many->count % LANES;
    lanes total = { 0 };
    uint64_t sum = 0;

    for (size_t i = 0; i < few->count; i++) {
        uint64_t set = few->sets[i];

        for (size_t j = 0; j < whole; j += LANES) {
            lanes four;

            memcpy(&four, many->sets + j, sizeof four);
            total -= (lanes)((four & set) == 0); /* -1 where true */
        }
        for (size_t j = whole; j < many->count; j++)
            sum += (set & many->sets[j]) == 0;
    }
    for (int lane = 0; lane < LANES; lane++)
        sum += total[lane];
    return sum;
}

static uint64_t few_plain(const struct match_list *few,
                          const struct match_list *many)
{
    return few_pairs(few, many);
}

#if defined(__x86_64__)

/* The zeros of each byte's two halves by table, summed up by lanes. */
WIDE INLINE __m256i zeros(const lanes *v)
{
    const __m256i table = _mm256_setr_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1,
                                           2, 1, 1, 0, 4, 3, 3, 2, 3, 2, 2, 1,
                                           3, 2, 2, 1, 2, 1, 1, 0);
    const __m256i half = _mm256_set1_epi8(15);
    __m256i low = _mm256_and_si256((__m256i)*v, half);
    __m256i high = _mm256_and_si256(_mm256_srli_epi16((__m256i)*v, 4), half);
    __m256i sum = _mm256_add_epi8(_mm256_shuffle_epi8(table, low),
                                  _mm256_shuffle_epi8(table, high));

    return _mm256_sad_epu8(sum, _mm256_setzero_si256());
}

WIDE INLINE uint64_t count_chunks(const struct slices *s,
                                  const struct match_list *other,
                                  const int chunks)
{
    lanes total = { 0 };

    for (size_t i = 0; i < other->count; i++) {
        lanes hit;

        LOOK_UP(hit, s->hit, other->sets[i], chunks);
        total += (lanes)zeros(&hit);
    }
    return total[0] + total[1] + total[2] + total[3];
}

WIDE static uint64_t group_wide(const struct match_list *sliced, size_t from,
                                const struct match_list *other, int chunks)
{
    struct slices s;

    FILL(lanes, s.hit, sliced->sets + from, sliced->count - from, chunks);
    switch (chunks) {
    case 5: return count_chunks(&s, other, 5);
    case 6: return count_chunks(&s, other, 6);
    case 7: return count_chunks(&s, other, 7);
    default: return count_chunks(&s, other, chunks);
    }
}

WIDE static uint64_t few_wide(const struct match_list *few,
                              const struct match_list *many)
{
    return few_pairs(few, many);
}

WIDEST INLINE uint64_t count_chunks_twice(const struct slices_twice *s,
                                          const struct match_list *other,
                                          const int chunks)
{
    __m512i ones = _mm512_setzero_si512();

    for (size_t i = 0; i < other->count; i++) {
        lanes_twice hit;

        LOOK_UP(hit, s->hit, other->sets[i], chunks);
        ones = _mm512_add_epi64(ones, _mm512_popcnt_epi64((__m512i)hit));
    }
    return 2 * GROUP * other->count - (uint64_t)_mm512_reduce_add_epi64(ones);
}

/* Two groups, at least the first of them whole. */
WIDEST static uint64_t group_widest(const struct match_list *sliced,
                                    size_t from, const struct match_list *other,
                                    int chunks)
{
    struct slices_twice s;

    FILL(lanes_twice, s.hit, sliced->sets + from, sliced->count - from, chunks);
    switch (chunks) {
    case 5: return count_chunks_twice(&s, other, 5);
    case 6: return count_chunks_twice(&s, other, 6);
    case 7: return count_chunks_twice(&s, other, 7);
    default: return count_chunks_twice(&s, other, chunks);
    }
}

bool match_has(enum match_width width)
{
    if (width == MATCH_AVX512)
        return __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    return width == MATCH_PLAIN || __builtin_cpu_supports("avx2");
}

#else

#define group_wide group_plain
#define group_widest group_plain
#define few_wide few_plain

bool match_has(enum match_width width)
{
    return width == MATCH_PLAIN;
}

#endif

enum match_width match_widest(void)
{
    enum match_width width = MATCH_AVX512;

    while (!match_has(width))
        width--;
    return width;
}

uint64_t match_count(const struct match_list *a, const struct match_list *b,
                     int bits, enum match_width width)
{
    const struct match_list *sliced = a->count > b->count ? a : b;
    const struct match_list *other = sliced == a ? b : a;
    int chunks = (bits + CHUNK - 1) / CHUNK;
    uint64_t total = 0;
    size_t i = 0;

    assert(bits <= MATCH_BITS_MAX);
    if (other->count < FEW)
        return (width ? few_wide : few_plain)(other, sliced);
    for (; width == MATCH_AVX512 && i + GROUP < sliced->count; i += 2 * GROUP)
        total += group_widest(sliced, i, other, chunks);
    for (; i < sliced->count; i += GROUP)
        total += (width ? group_wide : group_plain)(sliced, i, other, chunks);
    return total;
}
