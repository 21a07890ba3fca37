/* What the program has of the machine, and gives back. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/platform/machine.h"
#include "base/platform/thread.h"
#include "support/memory.h"

enum { BLOCKS = 2048, HALF = BLOCKS / 2, SIZE = 32 * 1024, MEGABYTE = 1 << 20 };

/* What was asked for last stands in the way of all before it. */
TEST free_memory_is_given_back(void)
{
    char **blocks = xcalloc(BLOCKS, sizeof *blocks);
    uint64_t full, late;

    for (int i = 0; i < BLOCKS; i++)
        memset(blocks[i] = xmalloc(SIZE), i, SIZE);
    full = machine_memory_held();
    for (int i = 0; i < BLOCKS - 1; i++)
        free(blocks[i]);
    machine_give_back();
    late = machine_memory_held();
    free(blocks[BLOCKS - 1]);
    free(blocks);
    if (!GIVES_BACK)
        SKIP();
    ASSERT(full > 0);
    ASSERT(late + 50 * (uint64_t)MEGABYTE < full);
    PASS();
}

static void *use_and_free(void *context)
{
    char **blocks = context;

    for (int i = 0; i < HALF; i++)
        memset(blocks[i] = xmalloc(SIZE), i, SIZE);
    for (int i = 0; i < HALF; i++)
        free(blocks[i]);
    return NULL;
}

/* After something large was freed, more of it is kept for the next time. */
TEST what_threads_have_freed_is_given_back(void)
{
    char **blocks = xcalloc(HALF, sizeof *blocks);
    uint64_t before, late;
    struct thread t;
    bool began;

    machine_share_heap();
    free(xmalloc(HALF * SIZE - MEGABYTE));
    machine_give_back();
    before = machine_memory_held();
    began = thread_start(&t, use_and_free, blocks);
    if (began)
        thread_join(&t);
    machine_give_back();
    late = machine_memory_held();
    free(blocks);
    if (!began || !GIVES_BACK)
        SKIP();
    ASSERT(late < before + 2 * (uint64_t)MEGABYTE);
    PASS();
}

TEST it_can_be_asked_for_again_and_again(void)
{
    machine_give_back();
    machine_give_back();
    ASSERT(machine_memory_used() >= machine_memory_held() / 2);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(what_threads_have_freed_is_given_back); /* nothing else was yet */
    RUN_TEST(free_memory_is_given_back);
    RUN_TEST(it_can_be_asked_for_again_and_again);
    GREATEST_MAIN_END();
}
