/* Other programs: fed in pieces, ended well or badly, never waited for in
 * vain. */
#include <greatest.h>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/platform/child.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"

enum { BYTES = 5 << 20 }; /* more than a pipe holds */

static struct error err;
static struct child *child;

static void tear_down(void *ctx)
{
    (void)ctx;
    child_destroy(child);
    child = NULL;
}

static void start(const char *script)
{
    const char *argv[] = { "sh", "-c", script, NULL };

    child = child_start(argv, &err);
}

static void nap(enum task_state state)
{
    if (state == TASK_WAIT)
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

static enum task_state feed(void)
{
    static char bytes[BYTES];
    enum task_state state;
    size_t given = 0;

    memset(bytes, 'x', sizeof bytes);
    do
        nap(state = child_feed(child, bytes, sizeof bytes, &given, &err));
    while (state < TASK_DONE);
    return state;
}

static enum task_state end(void)
{
    enum task_state state;

    do
        nap(state = child_end(child, &err));
    while (state < TASK_DONE);
    return state;
}

TEST it_gets_all_bytes(void)
{
    struct text file;

    start("cat >fed");
    ASSERT_EQ(TASK_DONE, feed());
    ASSERT_EQ(TASK_DONE, feed());
    ASSERT_EQ(TASK_DONE, end());
    text_init(&file);
    ASSERT(file_read("fed", 3 * BYTES, &file, &err));
    ASSERT_EQ(2 * BYTES, file.len);
    text_free(&file);
    remove("fed");
    PASS();
}

TEST its_last_words_are_told(void)
{
    start("cat >/dev/null; echo one >&2; echo two >&2; echo >&2; exit 3");
    ASSERT_EQ(TASK_DONE, feed());
    ASSERT_EQ(TASK_FAILED, end());
    ASSERT_STR_EQ("sh failed: two", err.message);
    PASS();
}

TEST one_that_ends_early_is_noticed(void)
{
    start("exit 1");
    ASSERT_EQ(TASK_FAILED, feed());
    ASSERT_STR_EQ("sh failed: it does not say why", err.message);
    PASS();
}

/* It goes on, though it takes nothing more: whoever watches is not to wait. */
TEST one_that_stops_listening_can_be_left(void)
{
    static char bytes[BYTES];
    enum task_state state = TASK_MORE;
    size_t given = 0;
    int waits = 0;

    start("exec 0<&-; exec sleep 1000");
    while (state != TASK_FAILED && waits < 50) {
        state = child_feed(child, bytes, sizeof bytes, &given, &err);
        waits += state == TASK_WAIT;
    }
    ASSERT_EQ(TASK_WAIT, state);
    ASSERT_EQ(TASK_WAIT, child_end(child, &err));
    PASS();
}

/* Even if it says that all is well. */
TEST one_that_has_not_taken_all_has_failed(void)
{
    start("exec 0<&-; exit 0");
    ASSERT_EQ(TASK_FAILED, feed());
    ASSERT_STR_EQ("sh failed: it does not say why", err.message);
    PASS();
}

TEST one_that_is_ended_is_told_from_one_that_fails(void)
{
    start("kill -9 $$");
    ASSERT_EQ(TASK_FAILED, feed());
    ASSERT_STR_EQ("sh was ended by a signal: Killed", err.message);
    PASS();
}

/* It would never end by itself: it reads nothing. */
TEST one_that_hangs_can_be_left(void)
{
    static char bytes[BYTES];
    size_t given = 0;

    start("sleep 1000");
    while (child_feed(child, bytes, sizeof bytes, &given, &err) != TASK_WAIT)
        continue;
    ASSERT(given < sizeof bytes);
    PASS();
}

/* --- what it began ------------------------------------------------------- */

enum { HELD = 9, TEN_SECONDS = 10000 };

/* A script around the program that works, which holds the other end of our pipe
 * for as long as it lives. *end: ours. */
static bool start_around(const char *script, int *end)
{
    char begun;
    int ends[2];
    bool ok;

    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    ok = dup2(ends[1], HELD) == HELD;
    start(script);
    close(ends[1]);
    close(HELD);
    *end = ends[0];
    return ok && read(ends[0], &begun, 1) == 1;
}

static bool nobody_holds(int end)
{
    struct pollfd held = { .fd = end, .events = POLLIN };
    char more;
    bool ended = poll(&held, 1, TEN_SECONDS) == 1 && read(end, &more, 1) == 0;

    close(end);
    return ended;
}

TEST what_it_began_ends_with_it(void)
{
    int held;

    ASSERT(start_around("sh -c 'echo >&9; exec sleep 60'; exit 1", &held));
    child_destroy(child);
    child = NULL;
    ASSERT(nobody_holds(held));
    PASS();
}

TEST what_it_left_behind_ends_too(void)
{
    int held;

    ASSERT(start_around("sh -c 'echo >&9; exec sleep 60' & read x; exit 1",
                        &held));
    ASSERT_EQ(TASK_FAILED, end());
    ASSERT(nobody_holds(held));
    PASS();
}

TEST one_whose_end_somebody_else_saw_counts_as_failed(void)
{
    start("exit 0");
    ASSERT(waitpid(-1, NULL, 0) > 0);
    ASSERT_EQ(TASK_FAILED, end());
    ASSERT_STR_EQ("sh failed: it does not say why", err.message);
    PASS();
}

TEST where_no_more_files_can_be_open_none_is_started(void)
{
    struct rlimit old, tight;
    int refused = 0;

    getrlimit(RLIMIT_NOFILE, &old);
    tight = old;
    for (tight.rlim_cur = 3; !child; tight.rlim_cur++) {
        setrlimit(RLIMIT_NOFILE, &tight);
        start("exit 0");
        setrlimit(RLIMIT_NOFILE, &old);
        if (!child) {
            ASSERT_STR_EQ("cannot start sh: Too many open files", err.message);
            refused++;
        }
    }
    ASSERT(refused >= 3); /* for its words, and for both ends of the pipe */
    ASSERT_EQ(TASK_DONE, end());
    PASS();
}

TEST the_path_is_searched_as_shells_do(void)
{
    static const char tool[] = "chequer-test-tool";
    char *path = strdup(getenv("PATH"));
    bool there, elsewhere, nowhere;

    ASSERT(file_write(tool, "", 0, &err));
    chmod(tool, 0700);
    setenv("PATH", "/nowhere:", 1); /* the end is the folder we are in */
    elsewhere = child_known(tool);
    setenv("PATH", "/nowhere::/neither", 1);
    there = child_known(tool);
    unsetenv("PATH");
    nowhere = child_known(tool);
    setenv("PATH", path, 1);
    free(path);
    remove(tool);
    ASSERT(there);
    ASSERT_FALSE(nowhere);
    ASSERT(elsewhere);
    PASS();
}

TEST one_that_is_not_there_is_not_known(void)
{
    const char *argv[] = { "chequer-no-such-program", NULL };

    ASSERT(child_known("sh"));
    ASSERT_FALSE(child_known(argv[0]));
    ASSERT_EQ(NULL, child_start(argv, &err));
    ASSERT_STR_EQ("cannot start chequer-no-such-program: No such file or "
                  "directory",
                  err.message);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    signal(SIGPIPE, SIG_IGN);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(it_gets_all_bytes);
    RUN_TEST(its_last_words_are_told);
    RUN_TEST(one_that_ends_early_is_noticed);
    RUN_TEST(one_that_stops_listening_can_be_left);
    RUN_TEST(one_that_has_not_taken_all_has_failed);
    RUN_TEST(one_that_is_ended_is_told_from_one_that_fails);
    RUN_TEST(one_that_hangs_can_be_left);
    RUN_TEST(what_it_began_ends_with_it);
    RUN_TEST(what_it_left_behind_ends_too);
    RUN_TEST(one_whose_end_somebody_else_saw_counts_as_failed);
    RUN_TEST(where_no_more_files_can_be_open_none_is_started);
    RUN_TEST(the_path_is_searched_as_shells_do);
    RUN_TEST(one_that_is_not_there_is_not_known);
    GREATEST_MAIN_END();
}
