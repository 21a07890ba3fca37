/* Memory: growth, and the end of the program when there is none. */
#include <greatest.h>

#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "support/ends.h"

TEST nothing_is_ever_null(void)
{
    void *p[] = { xmalloc(0), xcalloc(0, 8), xcalloc(8, 0),
                  xrealloc(NULL, 0, 4), xstrdup("") };

    for (size_t i = 0; i < sizeof p / sizeof *p; i++) {
        ASSERT(p[i] != NULL);
        free(p[i]);
    }
    PASS();
}

TEST shrinking_to_nothing_keeps_a_block(void)
{
    void *p = xrealloc(xmalloc(100), 0, 1);

    ASSERT(p != NULL);
    free(p);
    PASS();
}

TEST calloc_zeroes_and_strdup_copies(void)
{
    unsigned char *zeros = xcalloc(100, 3);
    char *copy = xstrdup("bishop");

    for (int i = 0; i < 300; i++)
        ASSERT_EQ(0, zeros[i]);
    ASSERT_STR_EQ("bishop", copy);
    free(zeros);
    free(copy);
    PASS();
}

TEST an_array_grows_one_by_one_and_keeps_its_contents(void)
{
    int *array = NULL;
    size_t cap = 0;

    for (int n = 0; n < 5000; n++) {
        array = grow(array, (size_t)n, &cap, sizeof *array);
        ASSERT(cap > (size_t)n);
        array[n] = n;
    }
    for (int n = 0; n < 5000; n++)
        ASSERT_EQ(n, array[n]);
    free(array);
    PASS();
}

/* Libraries ask for it, and rely on what POSIX says of it. */
TEST memory_can_be_had_at_an_even_address(void)
{
    static const size_t wrong[] = { 0, 1, 24, sizeof(void *) / 2 };
    void *p = NULL;

    for (size_t at = sizeof(void *); at <= 4096; at *= 2) {
        ASSERT_EQ_FMT(0, posix_memalign(&p, at, 100), "%d");
        ASSERT_EQ(0, (uintptr_t)p % at);
        free(p);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        volatile size_t at = wrong[i]; /* which no compiler is to know */

        ASSERT_EQ_FMT(EINVAL, posix_memalign(&p, at, 100), "%d");
    }
    p = aligned_alloc(256, 512);
    ASSERT_EQ(0, (uintptr_t)p % 256);
    free(p);
    PASS();
}

/* SDL and cairo look at what they get of that size, and the window lives on. */
TEST who_asks_the_library_for_much_is_told(void)
{
    volatile size_t most = SIZE_MAX / 2, even = 64;
    void *volatile got; /* or compilers leave out to ask */
    void *p = NULL;

    got = malloc(most);
    ASSERT_EQ(NULL, got);
    got = calloc(most, 4);
    ASSERT_EQ(NULL, got);
    got = realloc(NULL, most);
    ASSERT_EQ(NULL, got);
    ASSERT_EQ_FMT(ENOMEM, posix_memalign(&p, even, most), "%d");
    PASS();
}

static void ask_for_too_much(void)
{
    free(xcalloc(SIZE_MAX / 2, 4));
}
static void ask_for_an_overflow(void)
{
    free(xrealloc(NULL, SIZE_MAX, 2));
}
static void ask_for_the_most(void)
{
    volatile size_t most = SIZE_MAX; /* which no compiler is to know */

    free(xmalloc(most));
}
static void ask_to_grow_over(void)
{
    size_t cap = SIZE_MAX / 2 + 1;

    free(grow(NULL, cap, &cap, 1));
}

TEST without_memory_the_program_says_so_and_exits_with_3(void)
{
    void (*const asks[])(void) = { ask_for_too_much, ask_for_an_overflow,
                                   ask_for_the_most, ask_to_grow_over };
    char said[20000];

    for (size_t i = 0; i < sizeof asks / sizeof *asks; i++) {
        ASSERT_EQ_FMT(3, end_of(asks[i], said, sizeof said), "%d");
        /* Not all of it: a sanitizer has its own word on such a request. */
        ASSERT(strstr(said, "chequer: out of memory\n"));
    }
    PASS();
}

SUITE(alloc)
{
    RUN_TEST(nothing_is_ever_null);
    RUN_TEST(shrinking_to_nothing_keeps_a_block);
    RUN_TEST(calloc_zeroes_and_strdup_copies);
    RUN_TEST(an_array_grows_one_by_one_and_keeps_its_contents);
    RUN_TEST(memory_can_be_had_at_an_even_address);
    RUN_TEST(who_asks_the_library_for_much_is_told);
    RUN_TEST(without_memory_the_program_says_so_and_exits_with_3);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(alloc);
    GREATEST_MAIN_END();
}
