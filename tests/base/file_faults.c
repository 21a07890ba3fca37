/*
 * Files, when the system fails us in the middle. This program's own write(),
 * fsync(), close() and rename() stand before the C library's, and one of
 * them does what the test at hand asks for.
 */
#define _GNU_SOURCE /* syscall */
#include <greatest.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "support/folder.h"

enum call { NONE, WRITE, FSYNC, CLOSE, RENAME, FCHMOD, FCHOWN, OPEN };

enum { TAKES_NOTHING = -1 }; /* in place of an errno: write() says 0 */

static struct {
    enum call call; /* which one fails */
    int error;      /* with which errno; 0: it writes one byte only */
    int after;      /* calls that go well first */
    int times;      /* how often, from the next call on */
    bool many;      /* of a batch: every write is short */
    bool stop;      /* a request to stop arrives when writing */
} fault;

static volatile sig_atomic_t stops_seen, file_was_there;

static bool fails(enum call call)
{
    if (fault.call != call || fault.times == 0)
        return false;
    if (fault.after > 0)
        return fault.after--, false;
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
    if (fault.error == TAKES_NOTHING)
        return 0;
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
    return fails(RENAME)
               ? -1
               : (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int fchmod(int fd, mode_t mode)
{
    return fails(FCHMOD) ? -1 : (int)syscall(SYS_fchmod, fd, mode);
}

int fchown(int fd, uid_t user, gid_t group)
{
    return fails(FCHOWN) ? -1 : (int)syscall(SYS_fchown, fd, user, group);
}

/* What the C library opens a new name of its own with. */
int mkostemp(char *name, int flags)
{
    static int made;
    char digits[12];

    if (fails(OPEN))
        return -1;
    snprintf(digits, sizeof digits, "%06d", made++);
    memcpy(name + strlen(name) - 6, digits, 6);
    return open(name, O_RDWR | O_CREAT | O_EXCL | flags, 0600);
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
    ASSERT(put_with_fault("i", OPEN, EINTR, 2, &err));
    ASSERT(folder_file_holds("i", "a new text"));
    PASS();
}

TEST whatever_fails_the_old_file_stays_and_nothing_else(void)
{
    static const struct {
        enum call call;
        int error;
    } cases[] = { { WRITE, ENOSPC }, { WRITE, EDQUOT }, { FSYNC, EIO },
                  { FSYNC, ENOSPC }, { FSYNC, EDQUOT }, { CLOSE, EIO },
                  { CLOSE, EDQUOT }, { RENAME, EXDEV }, { RENAME, EIO },
                  { FCHMOD, EIO },   { OPEN, EMFILE },  { OPEN, ENOSPC } };
    struct error err;
    bool exists;

    ASSERT(file_write("f", "old", 3, &err));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char message[100];

        snprintf(message, sizeof message, "cannot write f: %s",
                 strerror(cases[i].error));
        ASSERT_FALSE(
            put_with_fault("f", cases[i].call, cases[i].error, 1, &err));
        ASSERT_STR_EQ(message, err.message);
        ASSERT(folder_file_holds("f", "old"));
        ASSERT_FALSE(
            put_with_fault("new", cases[i].call, cases[i].error, 1, &err));
        ASSERT_EQ(1, folder_entries("."));
    }
    ASSERT_FALSE(put_with_fault("f", FCHOWN, EIO, 1, &err));
    ASSERT_STR_EQ("cannot write f: Input/output error", err.message);
    ASSERT_FALSE(put_with_fault("f", WRITE, TAKES_NOTHING, 1, &err));
    ASSERT_STR_EQ("cannot write f: Input/output error", err.message);
    ASSERT(folder_file_holds("f", "old"));
    fault.call = WRITE;
    fault.error = ENOSPC;
    fault.times = 1;
    ASSERT_FALSE(file_write_new("new", "text", 4, &exists, &err));
    ASSERT_FALSE(exists);
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

/* As on memory sticks and shares: no modes, no owners, no syncing. */
TEST a_file_system_that_knows_less_will_do(void)
{
    static const struct {
        enum call call;
        int error;
    } cases[] = { { FCHMOD, EPERM },   { FCHMOD, EINVAL }, { FCHMOD, ENOTSUP },
                  { FCHMOD, ENOSYS },  { FCHOWN, EPERM },  { FCHOWN, EINVAL },
                  { FCHOWN, ENOTSUP }, { FSYNC, EINVAL },  { FSYNC, ENOTSUP },
                  { FSYNC, ENOSYS } };
    struct error err;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        enum call call = cases[i].call;

        ASSERT(file_write("f", "old", 3, &err));
        ASSERT(put_with_fault("f", call, cases[i].error, 1, &err));
        ASSERT(folder_file_holds("f", "a new text"));
        ASSERT(put_with_fault("new", call, cases[i].error, 1, &err));
        ASSERT(folder_file_holds("new", "a new text"));
        ASSERT_EQ(0, unlink("new"));
        ASSERT_EQ(1, folder_entries("."));
    }
    PASS();
}

/* Nobody else sees what was nobody else's business before. */
TEST without_modes_a_private_file_stays_private(void)
{
    struct error err;
    struct stat st;

    ASSERT(file_write("f", "old", 3, &err));
    ASSERT_EQ(0, chmod("f", 0600));
    ASSERT(put_with_fault("f", FCHMOD, EPERM, 1, &err));
    ASSERT_EQ(0, stat("f", &st));
    ASSERT_EQ(0, st.st_mode & 077);
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

/* --- several files -------------------------------------------------------- */

/* Three files, of which a and c exist; true if all are written. */
static bool put_three(enum call call, int after, struct error *err)
{
    static const char *const names[] = { "a", "b", "c" };
    struct batch *s = batch_create();
    bool ok = file_write("a", "old", 3, err) && file_write("c", "old", 3, err);

    fault.call = call;
    fault.error = fault.many ? 0 : ENOSPC;
    fault.after = after;
    fault.times = fault.many ? 99 : 1;
    for (int i = 0; ok && i < 3; i++)
        ok = batch_add(s, names[i], "new", 3, err);
    ok = ok && batch_publish(s, err);
    fault.call = NONE;
    fault.after = 0;
    batch_destroy(s);
    return ok;
}

TEST a_batch_appears_as_a_whole(void)
{
    struct error err;

    ASSERT(put_three(NONE, 0, &err));
    ASSERT(folder_file_holds("a", "new"));
    ASSERT(folder_file_holds("b", "new"));
    ASSERT(folder_file_holds("c", "new"));
    ASSERT_EQ(3, folder_entries("."));
    PASS();
}

TEST a_batch_that_cannot_be_written_changes_nothing(void)
{
    static const enum call calls[] = { WRITE, FSYNC, CLOSE };
    struct error err;

    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        for (int after = 0; after < 3; after++) {
            ASSERT_FALSE(put_three(calls[i], after, &err));
            ASSERT(strstr(err.message, "No space left"));
            ASSERT(folder_file_holds("a", "old"));
            ASSERT(folder_file_holds("c", "old"));
            ASSERT_EQ(2, folder_entries("."));
        }
    ASSERT_FALSE(put_three(RENAME, 0, &err));
    ASSERT_STR_EQ("cannot write a: No space left on device", err.message);
    ASSERT(folder_file_holds("a", "old"));
    ASSERT_EQ(2, folder_entries("."));
    PASS();
}

/* Names are given one by one: from then on it can only say what is new. */
TEST a_batch_cut_short_says_what_is_new(void)
{
    struct error err;

    ASSERT_FALSE(put_three(RENAME, 1, &err));
    ASSERT_STR_EQ("cannot write b: No space left on device; only a is new",
                  err.message);
    ASSERT(folder_file_holds("a", "new"));
    ASSERT(folder_file_holds("c", "old"));
    ASSERT_EQ(2, folder_entries("."));
    ASSERT_FALSE(put_three(RENAME, 2, &err));
    ASSERT_STR_EQ("cannot write c: No space left on device; only the 2 files "
                  "from a to b are new",
                  err.message);
    ASSERT(folder_file_holds("c", "old"));
    ASSERT_EQ(3, folder_entries("."));
    PASS();
}

/* A file that grows; true if all of it is written. */
static bool grow_one(enum call call, int error, struct error *err)
{
    struct batch *s = batch_create();
    bool ok = batch_add(s, "a", "new", 3, err);

    fault.call = call;
    fault.error = error;
    fault.times = fault.many ? 99 : 1;
    ok = ok && batch_append(s, " text", 5, err);
    fault.call = NONE;
    ok = ok && batch_publish(s, err);
    batch_destroy(s);
    return ok;
}

TEST a_file_that_grows_does_so_to_its_end_or_is_not_there(void)
{
    static const enum call calls[] = { WRITE, FSYNC, CLOSE };
    struct error err;

    ASSERT(file_write("a", "old", 3, &err));
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        ASSERT_FALSE(grow_one(calls[i], EDQUOT, &err));
        ASSERT_STR_EQ("cannot write a: Disk quota exceeded", err.message);
        ASSERT(folder_file_holds("a", "old"));
        ASSERT_EQ(1, folder_entries("."));
    }
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        ASSERT(grow_one(calls[i], EINTR, &err));
        ASSERT(folder_file_holds("a", "new text"));
    }
    PASS();
}

/* As many as come, a byte each. */
TEST what_is_written_byte_by_byte_is_whole(void)
{
    struct error err;

    fault.many = true;
    ASSERT(put_three(WRITE, 0, &err));
    ASSERT(folder_file_holds("a", "new"));
    ASSERT(folder_file_holds("b", "new"));
    ASSERT(folder_file_holds("c", "new"));
    ASSERT(grow_one(WRITE, 0, &err));
    ASSERT(folder_file_holds("a", "new text"));
    ASSERT_EQ(3, folder_entries("."));
    PASS();
}

TEST a_batch_dropped_leaves_nothing(void)
{
    struct batch *s = batch_create();
    struct error err;

    ASSERT(batch_add(s, "x", "new", 3, &err));
    ASSERT_EQ(1, folder_entries("."));
    batch_destroy(s);
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

/* Somebody tidies up while it is being made. */
TEST a_draft_that_is_gone_is_an_error(void)
{
    struct batch *s = batch_create();
    struct error err;

    ASSERT(batch_add(s, "x", "new", 3, &err));
    ASSERT_EQ(0, system("rm .chequer-*"));
    ASSERT_FALSE(batch_append(s, "er", 2, &err));
    ASSERT_STR_EQ("cannot write x: No such file or directory", err.message);
    ASSERT_FALSE(batch_publish(s, &err));
    ASSERT_STR_EQ("cannot write x: No such file or directory", err.message);
    batch_destroy(s);
    ASSERT_EQ(0, folder_entries("."));
    PASS();
}

TEST only_a_file_can_be_in_a_batch(void)
{
    struct batch *s = batch_create();
    struct error err;

    ASSERT_EQ(0, mkdir("x", 0777));
    ASSERT_FALSE(batch_add(s, "x", "new", 3, &err));
    ASSERT_STR_EQ("cannot write x: Is a directory", err.message);
    ASSERT_FALSE(batch_add(s, "nowhere/x", "new", 3, &err));
    ASSERT_EQ(0, mkfifo("fifo", 0600));
    ASSERT_FALSE(batch_add(s, "fifo", "new", 3, &err));
    ASSERT_STR_EQ("cannot write fifo: Invalid argument", err.message);
    ASSERT_FALSE(batch_add(s, "fifo/x", "new", 3, &err));
    ASSERT_STR_EQ("cannot write fifo/x: Not a directory", err.message);
    batch_destroy(s);
    batch_destroy(NULL);
    ASSERT_EQ(2, folder_entries("."));
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
    RUN_TEST(a_file_system_that_knows_less_will_do);
    RUN_TEST(without_modes_a_private_file_stays_private);
    RUN_TEST(a_request_to_stop_waits_until_the_file_is_there);
    RUN_TEST(a_batch_appears_as_a_whole);
    RUN_TEST(a_batch_that_cannot_be_written_changes_nothing);
    RUN_TEST(a_batch_cut_short_says_what_is_new);
    RUN_TEST(a_file_that_grows_does_so_to_its_end_or_is_not_there);
    RUN_TEST(what_is_written_byte_by_byte_is_whole);
    RUN_TEST(a_batch_dropped_leaves_nothing);
    RUN_TEST(a_draft_that_is_gone_is_an_error);
    RUN_TEST(only_a_file_can_be_in_a_batch);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(faults);
    GREATEST_MAIN_END();
}
