/*
 * Ends out of turn: what must not be left behind is gone, whoever else is at it
 * at the same moment. Each is tried in a child, which ends.
 */
#include <greatest.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/platform/sudden.h"
#include "support/ends.h"
#include "support/folder.h"
#include "support/threads.h"

enum { TEN_SECONDS = 10000 };

/* --- files -----------------------------------------------------------------
 */

static void clean_some(void)
{
    struct leftover *kept = leave("kept");

    leave("one");
    leftover_forget(kept);
    leftover_place(); /* no file yet */
    leave("two");
    sudden_clean();
    sudden_clean(); /* as by a second signal */
}

TEST leftovers_are_removed_and_what_has_its_name_is_not(void)
{
    char said[100];

    ASSERT_EQ_FMT(STILL_THERE, end_of(clean_some, said, sizeof said), "%d");
    ASSERT_STR_EQ("", said);
    ASSERT_EQ(0, access("kept", F_OK));
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

static void use_again(void)
{
    struct leftover *l = leftover_place();

    leftover_forget(l);
    check(leftover_place() == l);
    check(leftover_place() != l);
}

TEST the_place_of_one_file_after_the_other_is_the_same(void)
{
    char said[100];

    ASSERT_EQ_FMT(STILL_THERE, end_of(use_again, said, sizeof said), "%d");
    PASS();
}

/* --- memory ----------------------------------------------------------------
 */

static void run_out(void)
{
    leave("draft");
    sudden_no_memory();
}

static void run_out_unheard(void)
{
    close(STDERR_FILENO);
    run_out();
}

TEST without_memory_the_drafts_go_whoever_hears_of_it(void)
{
    char said[100];

    ASSERT_EQ_FMT(3, end_of(run_out, said, sizeof said), "%d");
    ASSERT_STR_EQ("chequer: out of memory\n", said);
    ASSERT_EQ(0, folder_entries("."));
    ASSERT_EQ_FMT(3, end_of(run_out_unheard, said, sizeof said), "%d");
    ASSERT_STR_EQ("", said);
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

/* --- who is late ------------------------------------------------------------
 */

static atomic_int waits;
static int enough; /* 0: who waits does so for ever */

/* This program's own: a signal comes as soon as somebody waits for one. */
int pause(void)
{
    if (++waits == enough)
        _exit(STILL_THERE);
    return -1;
}

static void come_late(void)
{
    struct leftover *l = leave("draft");

    sudden_clean();
    enough = 3;
    leftover_forget(l);
    _exit(1);
}

TEST who_forgets_what_is_being_removed_waits_for_the_end(void)
{
    char said[100];

    ASSERT_EQ_FMT(STILL_THERE, end_of(come_late, said, sizeof said), "%d");
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

static bool two; /* in the midst of the first end there is another one */

static void *run_out_too(void *nothing)
{
    (void)nothing;
    sudden_no_memory();
}

int unlink(const char *path)
{
    struct thread second;

    if (two && thread_start(&second, run_out_too, NULL))
        while (waits < 3)
            sched_yield();
    return unlinkat(AT_FDCWD, path, 0);
}

static void run_out_twice(void)
{
    two = true;
    run_out();
}

TEST two_threads_without_memory_end_it_once(void)
{
    char said[100];

    if (!threads_are_there())
        SKIP();
    ASSERT_EQ_FMT(3, end_of(run_out_twice, said, sizeof said), "%d");
    ASSERT_STR_EQ("chequer: out of memory\n", said);
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

/* --- children ----------------------------------------------------------------
 */

/* It leads a group, as every one that is told of. */
static int start_child(bool lasting)
{
    int pid = fork();

    setpgid(pid, 0);
    if (pid == 0) {
        while (lasting)
            sleep(1);
        _exit(0);
    }
    return pid;
}

static void clean_children(void)
{
    int lasting = start_child(true), ended = start_child(false);

    leftover_set_child(leave("film"), lasting);
    waitpid(ended, NULL, 0);
    leftover_set_child(leave("other"), ended);
    sudden_clean();
    check(waitpid(lasting, NULL, 0) < 0 && errno == ECHILD);
}

/* The second one holds the end of a pipe for as long as it lives. */
static void clean_family(void)
{
    struct pollfd held = { .events = POLLIN };
    int ends[2], first;
    char begun = 1;

    check(pipe(ends) == 0);
    first = fork();
    setpgid(first, 0);
    if (first == 0) {
        check(fork() >= 0 && write(ends[1], &begun, 1) == 1);
        sleep(20);
        _exit(0);
    }
    close(ends[1]);
    for (int i = 0; i < 2; i++)
        check(read(ends[0], &begun, 1) == 1);
    leftover_set_child(leave("film"), first);
    sudden_clean();
    held.fd = ends[0];
    check(poll(&held, 1, TEN_SECONDS) == 1 && read(ends[0], &begun, 1) == 0);
}

TEST what_such_programs_began_ends_with_them(void)
{
    char said[100];

    ASSERT_EQ_FMT(STILL_THERE, end_of(clean_family, said, sizeof said), "%d");
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

TEST programs_that_write_for_us_end_before_their_files_go(void)
{
    char said[100];

    ASSERT_EQ_FMT(STILL_THERE, end_of(clean_children, said, sizeof said), "%d");
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    char folder[FOLDER_NAME];

    GREATEST_MAIN_BEGIN();
    GREATEST_SET_SETUP_CB(folder_make, folder);
    GREATEST_SET_TEARDOWN_CB(folder_remove, folder);
    RUN_TEST(leftovers_are_removed_and_what_has_its_name_is_not);
    RUN_TEST(the_place_of_one_file_after_the_other_is_the_same);
    RUN_TEST(without_memory_the_drafts_go_whoever_hears_of_it);
    RUN_TEST(who_forgets_what_is_being_removed_waits_for_the_end);
    RUN_TEST(two_threads_without_memory_end_it_once);
    RUN_TEST(programs_that_write_for_us_end_before_their_files_go);
    RUN_TEST(what_such_programs_began_ends_with_them);
    GREATEST_MAIN_END();
}
