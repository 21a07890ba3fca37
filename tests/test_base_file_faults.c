/*
 * Files, when the system fails us in the middle. This program's own write(),
 * fsync(), close() and rename() stand before the C library's, and one of
 * them does what the test at hand asks for.
 */
#define _GNU_SOURCE     /* syscall */
#include <greatest.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file.h"
#include "support/folder.h"

enum call { NONE, WRITE, FSYNC, CLOSE, RENAME };

static struct {
    enum call call;     /* which one fails */
    int error;          /* with which errno; 0: it writes one byte only */
    int times;          /* how often, from the first call on */
    bool stop;          /* a request to stop arrives when writing */
} fault;

static volatile sig_atomic_t stops_seen, file_was_there;

static bool fails(enum call call)
{
    if (fault.call != call || fault.times == 0)
        return false;
    fault.times--;
    errno = fault.error;
    return true;
}

ssize_t write(int fd, const void *bytes, size_t len)
{
    if (fault.stop)
        raise(SIGTERM);
    if (!fails(WRITE))
        return syscall(SYS_write, fd, bytes, len);
    return fault.error ? -1 : syscall(SYS_write, fd, bytes, (size_t)1);
}

int fsync(int fd)
{
    return fails(FSYNC) ? -1 : (int)syscall(SYS_fsync, fd);
}

/* A failed close has closed the file all the same. */
int close(int fd)
{
    int result = (int)syscall(SYS_close, fd);

    return fails(CLOSE) ? -1 : result;
}

int rename(const char *from, const char *to)
{
    return fails(RENAME) ? -1
        : (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

static bool put_with_fault(const char *path, enum call call, int error,
                           int times, struct error *err)
{
    bool ok;

    fault.call = call;
    fault.error = error;
    fault.times = times;
    ok = file_write(path, "a new text", 10, err);
    fault.call = NONE;
    return ok;
}

TEST interrupted_and_short_writes_go_on(void)
{
    struct error err;

    ASSERT(put_with_fault("f", WRITE, EINTR, 3, &err));
    ASSERT(folder_file_holds("f", "a new text"));
    ASSERT(put_with_fault("g", WRITE, 0, 9, &err));
    ASSERT(folder_file_holds("g", "a new text"));
    ASSERT(put_with_fault("h", CLOSE, EINTR, 1, &err));
    ASSERT(folder_file_holds("h", "a new text"));
    PASS();
}

TEST whatever_fails_the_old_file_stays_and_nothing_else(void)
{
    static const struct { enum call call; int error; } cases[] = {
        { WRITE, ENOSPC }, { WRITE, EDQUOT }, { FSYNC, EIO },
        { CLOSE, EIO }, { RENAME, EXDEV }
    };
    struct error err;
    bool exists;

    ASSERT(file_write("f", "old", 3, &err));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char message[100];

        snprintf(message, sizeof message, "cannot write f: %s",
                 strerror(cases[i].error));
        ASSERT_FALSE(put_with_fault("f", cases[i].call, cases[i].error, 1,
                                    &err));
        ASSERT_STR_EQ(message, err.message);
        ASSERT(folder_file_holds("f", "old"));
        ASSERT_FALSE(put_with_fault("new", cases[i].call, cases[i].error, 1,
                                    &err));
        ASSERT_EQ(1, folder_entries("."));
    }
    fault.call = WRITE;
    fault.error = ENOSPC;
    fault.times = 1;
    ASSERT_FALSE(file_write_new("new", "text", 4, &exists, &err));
    ASSERT_FALSE(exists);
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

static void on_stop(int signal)
{
    (void)signal;
    stops_seen++;
    file_was_there = access("f", F_OK) == 0;
}

TEST a_request_to_stop_waits_until_the_file_is_there(void)
{
    struct sigaction act = { .sa_handler = on_stop }, old;
    struct error err;
    bool ok;

    sigaction(SIGTERM, &act, &old);
    fault.stop = true;
    ok = file_write("f", "a new text", 10, &err);
    fault.stop = false;
    sigaction(SIGTERM, &old, NULL);
    ASSERT(ok);
    ASSERT_EQ(1, stops_seen);
    ASSERT(file_was_there);
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

static void remove_folder(void *folder)
{
    memset(&fault, 0, sizeof fault);
    folder_remove(folder);
}

SUITE(faults)
{
    static char folder[FOLDER_NAME];

    SET_SETUP(folder_make, folder);
    SET_TEARDOWN(remove_folder, folder);
    RUN_TEST(interrupted_and_short_writes_go_on);
    RUN_TEST(whatever_fails_the_old_file_stays_and_nothing_else);
    RUN_TEST(a_request_to_stop_waits_until_the_file_is_there);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(faults);
    GREATEST_MAIN_END();
}
