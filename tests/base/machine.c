/* What the program has of the machine, and gives back. */
#define _GNU_SOURCE /* RTLD_NEXT */
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
    RUN_TEST(what_threads_have_freed_is_given_back); /* nothing else was yet */
    RUN_TEST(free_memory_is_given_back);
    RUN_TEST(whatever_the_machine_says_there_is_some_core);
    RUN_TEST(memory_is_known_without_proc_too);
    RUN_TEST(it_can_be_asked_for_again_and_again);
    GREATEST_MAIN_END();
}
