/* Folders that one program has at a time. */
#define _GNU_SOURCE /* syscall */
#include <greatest.h>

#include <errno.h>
#include <stdbool.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/platform/clock.h"
#include "base/platform/lock.h"
#include "support/folder.h"

static char folder[FOLDER_NAME];

static int wrong, times; /* the errno that so many calls end with */

/* This program's own. */
int flock(int fd, int how)
{
    if (times <= 0)
        return (int)syscall(SYS_flock, fd, how);
    times--;
    errno = wrong;
    return -1;
}

TEST one_has_it_at_a_time(void)
{
    int first = lock_folder(".", 0), second;

    ASSERT(first >= 0);
    ASSERT_EQ(-1, lock_folder(".", 20));
    lock_release(first);
    second = lock_folder(".", 0);
    ASSERT(second >= 0);
    lock_release(second);
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

TEST folders_do_not_wait_for_each_other(void)
{
    int first = lock_folder(".", 0), second = lock_folder("/", 0);

    ASSERT(first >= 0 && second >= 0);
    lock_release(first);
    lock_release(second);
    PASS();
}

TEST what_is_no_folder_is_not_waited_for(void)
{
    double began = clock_now();

    ASSERT_EQ(-1, lock_folder("not there", 60000));
    ASSERT(clock_now() < began + 30);
    lock_release(-1);
    PASS();
}

/* Its owner gives it back, or dies with it: then it is had before the time is
 * over. */
TEST it_is_had_when_the_other_has_done(void)
{
    int ends[2], lock, code;
    pid_t other;
    char c;

    ASSERT_EQ(0, pipe(ends));
    fflush(NULL);
    other = fork();
    ASSERT(other >= 0);
    if (other == 0) {
        lock = lock_folder(".", 0);
        if (write(ends[1], "x", 1) != 1)
            _exit(1);
        clock_nap(100);
        _exit(lock >= 0 ? 0 : 1);
    }
    ASSERT_EQ(1, read(ends[0], &c, 1));
    lock = lock_folder(".", 60000);
    ASSERT(lock >= 0);
    lock_release(lock);
    ASSERT_EQ(other, waitpid(other, &code, 0));
    ASSERT_EQ(0, code);
    close(ends[0]);
    close(ends[1]);
    PASS();
}

TEST a_signal_in_between_does_not_end_the_waiting(void)
{
    int lock;

    wrong = EINTR;
    times = 3;
    lock = lock_folder(".", 60000);
    ASSERT(lock >= 0);
    ASSERT_EQ(0, times);
    lock_release(lock);
    PASS();
}

TEST where_there_are_no_locks_nobody_waits(void)
{
    wrong = ENOLCK;
    times = 2;
    ASSERT_EQ(-1, lock_folder(".", 60000));
    ASSERT_EQ(1, times);
    times = 0;
    PASS();
}

SUITE(turns)
{
    GREATEST_SET_SETUP_CB(folder_make, folder);
    GREATEST_SET_TEARDOWN_CB(folder_remove, folder);
    RUN_TEST(one_has_it_at_a_time);
    RUN_TEST(folders_do_not_wait_for_each_other);
    RUN_TEST(what_is_no_folder_is_not_waited_for);
    RUN_TEST(it_is_had_when_the_other_has_done);
    RUN_TEST(a_signal_in_between_does_not_end_the_waiting);
    RUN_TEST(where_there_are_no_locks_nobody_waits);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(turns);
    GREATEST_MAIN_END();
}
