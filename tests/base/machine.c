/* What the program has of the machine, and gives back. */
#define _GNU_SOURCE /* RTLD_NEXT, sbrk */
#include <greatest.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/platform/machine.h"
#include "base/platform/thread.h"
#include "support/memory.h"

/*
 * This program's own of what the machine is asked by, so that it can be another
 * one: one without /proc, or of which nothing is known.
 */
static struct {
    bool on;
    long cores, pages;
} other;

long sysconf(int name)
{
    long (*real)(int);

    /* ISO C does not know of functions among pointers. */
    *(void **)(void *)&real = dlsym(RTLD_NEXT, "sysconf");
    if (other.on && name == _SC_NPROCESSORS_ONLN)
        return other.cores;
    if (other.on && name == _SC_AVPHYS_PAGES)
        return other.pages;
    return real(name);
}

FILE *fopen(const char *path, const char *how)
{
    return other.on ? NULL : fdopen(open(path, O_RDONLY), how);
}

enum { BLOCKS = 2048, SIZE = 32 * 1024, MEGABYTE = 1 << 20 };

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

/* Where the process's one growing heap ends. */
static bool is_in_heap(const void *block)
{
    return (uintptr_t)block < (uintptr_t)sbrk(0);
}

static void *ask_for_little(void *context)
{
    void **block = context;

    *block = xmalloc(100);
    return NULL;
}

TEST threads_share_one_heap(void)
{
    enum { THREADS = 4 };
    void *block[THREADS] = { NULL };
    struct thread t[THREADS];
    int began = 0, shared = 0;

    machine_share_heap();
    while (began < THREADS &&
           thread_start(&t[began], ask_for_little, &block[began]))
        began++;
    for (int i = 0; i < began; i++) {
        thread_join(&t[i]);
        shared += is_in_heap(block[i]);
        free(block[i]);
    }
    if (began < THREADS || !GIVES_BACK)
        SKIP();
    ASSERT_EQ_FMT(THREADS, shared, "%d");
    PASS();
}

/* However large those were that are free. */
TEST large_blocks_are_no_part_of_the_heap(void)
{
    void *small, *large;
    bool apart;

    machine_share_heap();
    free(xmalloc(8 * MEGABYTE));
    small = xmalloc(100);
    large = xmalloc(8 * MEGABYTE);
    apart = is_in_heap(small) && !is_in_heap(large);
    free(large);
    free(small);
    if (!GIVES_BACK)
        SKIP();
    ASSERT(apart);
    PASS();
}

TEST it_can_be_asked_for_again_and_again(void)
{
    machine_give_back();
    machine_give_back();
    ASSERT(machine_memory_used() >= machine_memory_held() / 2);
    PASS();
}

TEST whatever_the_machine_says_there_is_some_core(void)
{
    static const long cores[][2] = { { -1, 1 },    { 0, 1 },     { 1, 1 },
                                     { 12, 12 },   { 256, 256 }, { 257, 256 },
                                     { 9999, 256 } };

    other.on = true;
    for (size_t i = 0; i < sizeof cores / sizeof *cores; i++) {
        other.cores = cores[i][0];
        ASSERT_EQ_FMT((int)cores[i][1], machine_cores(), "%d");
    }
    other.on = false;
    ASSERT(machine_cores() >= 1);
    PASS();
}

/* What is free, where nobody tells what is available; 0: nothing is known. */
TEST memory_is_known_without_proc_too(void)
{
    uint64_t some;

    ASSERT(machine_memory() > 0);
    other.on = true;
    other.pages = 1000;
    some = machine_memory();
    other.pages = -1;
    ASSERT_EQ(0, machine_memory());
    ASSERT_EQ(0, machine_memory_held());
    other.on = false;
    ASSERT_EQ((uint64_t)getpagesize() * 1000, some);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(threads_share_one_heap);
    RUN_TEST(large_blocks_are_no_part_of_the_heap); /* nothing else was yet */
    RUN_TEST(free_memory_is_given_back);
    RUN_TEST(whatever_the_machine_says_there_is_some_core);
    RUN_TEST(memory_is_known_without_proc_too);
    RUN_TEST(it_can_be_asked_for_again_and_again);
    GREATEST_MAIN_END();
}
