/*
 * Files: what is on disk after a success and after each kind of failure.
 * Everything happens in a folder of its own, which must hold nothing else in
 * the end: no temporary may stay behind.
 */
#include <greatest.h>

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "support/folder.h"

static void make_folder(void *name)
{
    folder_make(name);
    umask(022);
}

static int mode_of(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 ? (int)(st.st_mode & 07777) : -1;
}

static bool put(const char *path, const char *contents, struct error *err)
{
    return file_write(path, contents, strlen(contents), err);
}

TEST a_new_file_has_the_contents_and_the_usual_mode(void)
{
    struct error err;

    ASSERT(put("new", "one", &err));
    ASSERT(folder_file_holds("new", "one"));
    ASSERT_EQ_FMT(0644, mode_of("new"), "%o");
    ASSERT(put("empty", "", &err));
    ASSERT(folder_file_holds("empty", ""));
    ASSERT_EQ(2, folder_entries("."));
    PASS();
}

TEST an_old_file_is_replaced_and_keeps_its_mode(void)
{
    struct error err;

    ASSERT(put("f", "a longer text than the next", &err));
    chmod("f", 0640);
    ASSERT(put("f", "two", &err));
    ASSERT(folder_file_holds("f", "two"));
    ASSERT_EQ_FMT(0640, mode_of("f"), "%o");
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

TEST a_link_stays_and_its_target_is_replaced(void)
{
    struct stat st;
    struct error err;

    ASSERT_EQ(0, mkdir("d", 0700));
    ASSERT(put("d/target", "old", &err));
    ASSERT_EQ(0, symlink("d/target", "link"));
    ASSERT(put("link", "new", &err));
    ASSERT(folder_file_holds("d/target", "new"));
    ASSERT(lstat("link", &st) == 0 && S_ISLNK(st.st_mode));
    ASSERT_EQ(1, folder_entries("d"));
    PASS();
}

TEST a_link_to_nothing_yet_gets_its_target(void)
{
    struct error err;

    ASSERT_EQ(0, mkdir("d", 0700));
    ASSERT_EQ(0, symlink("d/second", "first"));
    ASSERT_EQ(0, symlink("third", "d/second"));
    ASSERT(put("first", "new", &err));
    ASSERT(folder_file_holds("d/third", "new"));
    ASSERT_EQ(0, symlink("loop", "loop"));
    ASSERT_FALSE(put("loop", "new", &err));
    ASSERT(strstr(err.message, "loop"));
    PASS();
}

TEST a_link_to_nothing_yet_may_lead_anywhere(void)
{
    char here[60], target[100];
    struct error err;

    ASSERT_EQ(0, mkdir("d", 0700));
    ASSERT(getcwd(here, sizeof here));
    snprintf(target, sizeof target, "%s/far", here);
    ASSERT_EQ(0, symlink(target, "d/link"));
    ASSERT(put("d/link", "new", &err));
    ASSERT(folder_file_holds("far", "new"));
    ASSERT_EQ(2, folder_entries("."));
    PASS();
}

/* Whether there is such a file or not. */
TEST two_names_of_one_place_are_the_same(void)
{
    static const char *const same[] = { "a",      "./a",    ".//a",
                                        "d/../a", "d/up/a", "link" };
    static const char *const others[] = { "b", "d/a", "none/a", "d/link" };
    struct error err;

    ASSERT(file_make_folders("d", &err));
    ASSERT_EQ(0, symlink("..", "d/up"));
    ASSERT_EQ(0, symlink("d/../a", "link"));
    ASSERT_EQ(0, symlink("../b", "d/link"));
    for (int made = 0; made < 2; made++) {
        for (size_t i = 0; i < sizeof same / sizeof *same; i++)
            ASSERTm(same[i], file_is_same("a", same[i]));
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            ASSERT_FALSEm(others[i], file_is_same("a", others[i]));
        ASSERT(file_is_same("b", "d/link"));
        ASSERT(file_write("a", "", 0, &err));
    }
    ASSERT(file_is_same("/chequer-none", "/../chequer-none"));
    PASS();
}

TEST a_refusal_names_path_and_reason(void)
{
    struct error err;

    ASSERT_FALSE(put("missing/f", "x", &err));
    ASSERT_STR_EQ("cannot write missing/f: No such file or directory",
                  err.message);
    ASSERT_FALSE(put(".", "x", &err));
    ASSERT_STR_EQ("cannot write .: Is a directory", err.message);
    ASSERT_FALSE(put("/dev/full", "x", &err));
    ASSERT_STR_EQ("cannot write /dev/full: No space left on device",
                  err.message);
    PASS();
}

TEST a_long_path_leaves_room_for_the_reason(void)
{
    struct error err;
    char path[2000];

    memset(path, 'p', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    ASSERT_FALSE(put(path, "x", &err));
    ASSERT(strstr(err.message, "cannot write ...ppp"));
    ASSERT(strstr(err.message, ": File name too long"));
    PASS();
}

TEST a_read_only_file_is_left_alone(void)
{
    struct error err;

    ASSERT(put("f", "precious", &err));
    chmod("f", 0444);
    ASSERT_FALSE(put("f", "new", &err));
    ASSERT_STR_EQ("cannot write f: Permission denied", err.message);
    ASSERT(folder_file_holds("f", "precious"));
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

TEST beyond_a_size_limit_the_old_file_stays(void)
{
    struct rlimit old, tight;
    struct error err;
    char large[5000] = { 0 };
    bool wrote;

    ASSERT(put("f", "old", &err));
    getrlimit(RLIMIT_FSIZE, &old);
    tight = old;
    tight.rlim_cur = 1000;
    setrlimit(RLIMIT_FSIZE, &tight);
    wrote = file_write("f", large, sizeof large, &err);
    setrlimit(RLIMIT_FSIZE, &old);
    ASSERT_FALSE(wrote);
    ASSERT_STR_EQ("cannot write f: File too large", err.message);
    ASSERT(folder_file_holds("f", "old"));
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

TEST a_pipe_is_written_straight(void)
{
    char got[8] = "";
    struct error err;
    int end;

    ASSERT_EQ(0, mkfifo("fifo", 0600));
    end = open("fifo", O_RDWR);
    ASSERT(put("fifo", "abc", &err));
    ASSERT_EQ(3, read(end, got, sizeof got));
    ASSERT_STR_EQ("abc", got);
    close(end);
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

/* Do file_write with standard output going to `fd`. */
static bool put_with_stdout(int fd, const char *path, const char *contents,
                            struct error *err)
{
    int saved = dup(STDOUT_FILENO);
    bool ok;

    fflush(stdout);
    dup2(fd, STDOUT_FILENO);
    ok = put(path, contents, err);
    dup2(saved, STDOUT_FILENO);
    close(saved);
    return ok;
}

TEST a_dash_is_standard_output(void)
{
    struct error err;
    int fd = open("out", O_WRONLY | O_CREAT | O_APPEND, 0600);

    ASSERT(put_with_stdout(fd, "-", "one ", &err));
    ASSERT(put_with_stdout(fd, "/dev/stdout", "two ", &err));
    ASSERT(put_with_stdout(fd, "out", "three", &err));
    close(fd);
    ASSERT(folder_file_holds("out", "one two three"));
    PASS();
}

TEST a_closed_pipe_is_an_error_and_not_the_end(void)
{
    struct sigaction before;
    struct error err;
    int ends[2];

    ASSERT_EQ(0, pipe(ends));
    close(ends[0]);
    ASSERT_FALSE(put_with_stdout(ends[1], "-", "x", &err));
    ASSERT_STR_EQ("", err.message); /* who closed it knows */
    close(ends[1]);
    sigaction(SIGPIPE, NULL, &before);
    ASSERT(before.sa_handler == SIG_DFL);
    PASS();
}

TEST a_new_name_is_never_taken_from_another_file(void)
{
    struct error err;
    bool exists = true;

    ASSERT(file_write_new("f", "one", 3, &exists, &err));
    ASSERT_FALSE(exists);
    ASSERT(folder_file_holds("f", "one"));
    ASSERT_EQ_FMT(0644, mode_of("f"), "%o");
    ASSERT_FALSE(file_write_new("f", "two", 3, &exists, &err));
    ASSERT(exists);
    ASSERT(folder_file_holds("f", "one"));
    ASSERT_FALSE(file_write_new("missing/f", "two", 3, &exists, &err));
    ASSERT_FALSE(exists);
    ASSERT_EQ(1, folder_entries("."));
    PASS();
}

TEST it_is_known_before_whether_it_can_be_written(void)
{
    struct error err;

    ASSERT(put("f", "", &err));
    ASSERT_EQ(0, mkdir("d", 0700));
    ASSERT(file_may_be_written("f", &err));
    ASSERT(file_may_be_written("new", &err));
    ASSERT(file_may_be_written("d/new", &err));
    ASSERT_FALSE(file_may_be_written("d", &err));
    ASSERT_STR_EQ("cannot write d: Is a directory", err.message);
    ASSERT_FALSE(file_may_be_written("nowhere/new", &err));
    ASSERT_STR_EQ("cannot write nowhere/new: No such file or directory",
                  err.message);
    ASSERT_FALSE(file_may_be_written("f/new", &err));
    ASSERT_STR_EQ("cannot write f/new: Not a directory", err.message);
    ASSERT_EQ(2, folder_entries("."));
    PASS();
}

TEST only_a_file_of_its_own_is_replaced(void)
{
    struct error err;
    int saved = dup(STDOUT_FILENO), fd;
    bool out, beside, closed;

    ASSERT(put("f", "", &err));
    ASSERT(put("out", "", &err));
    ASSERT_FALSE(file_is_replaced("-"));
    ASSERT_FALSE(file_is_replaced("/dev/null"));
    ASSERT_FALSE(file_is_replaced("."));
    ASSERT(file_is_replaced("new"));
    fflush(stdout);
    fd = open("out", O_WRONLY);
    dup2(fd, STDOUT_FILENO);
    out = file_is_replaced("out");
    beside = file_is_replaced("f");
    close(STDOUT_FILENO);
    closed = file_is_replaced("out");
    dup2(saved, STDOUT_FILENO);
    close(saved);
    close(fd);
    ASSERT_FALSE(out);
    ASSERT(beside);
    ASSERT(closed);
    PASS();
}

TEST a_pipe_is_not_read(void)
{
    struct text t;
    struct error err;

    text_init(&t);
    ASSERT_EQ(0, mkfifo("fifo", 0600));
    ASSERT_FALSE(file_read("fifo", 10, &t, &err));
    ASSERT_STR_EQ("fifo is a pipe: want a file", err.message);
    text_free(&t);
    PASS();
}

/* Where a file for a while is made with that in TMPDIR: true if there. */
static bool is_made_in(const char *folder, const char *tmpdir)
{
    struct error err;
    struct temporary *t;
    bool ok;

    setenv("TMPDIR", tmpdir, 1);
    t = temporary_create(&err);
    unsetenv("TMPDIR");
    ok = t && strncmp(temporary_path(t), folder, strlen(folder)) == 0 &&
         strncmp(temporary_path(t) + strlen(folder), "/chequer-", 9) == 0 &&
         file_is_there(temporary_path(t));
    temporary_destroy(t);
    return ok;
}

TEST a_file_for_a_while_is_made_where_it_is_asked_for(void)
{
    struct error err;
    char here[60];

    ASSERT(getcwd(here, sizeof here));
    ASSERT(is_made_in(here, here));
    ASSERT_EQ(0, folder_entries(".")); /* and is gone with it */
    ASSERT(is_made_in("/tmp", "."));
    ASSERT(is_made_in("/tmp", ""));
    setenv("TMPDIR", "/nowhere", 1);
    ASSERT_EQ(NULL, temporary_create(&err));
    unsetenv("TMPDIR");
    ASSERT(strstr(err.message, "cannot write /nowhere/chequer-"));
    ASSERT(strstr(err.message, ": No such file or directory"));
    PASS();
}

TEST reading_refuses_more_than_the_limit(void)
{
    struct text t;
    struct error err;

    text_init(&t);
    text_add(&t, "kept ");
    ASSERT(put("f", "12345678", &err));
    ASSERT(file_read("f", 8, &t, &err));
    ASSERT_STR_EQ("kept 12345678", t.at);
    ASSERT_FALSE(file_read("f", 7, &t, &err));
    ASSERT_STR_EQ("f is longer than the 7 bytes allowed", err.message);
    ASSERT_FALSE(file_read("/dev/zero", 100000, &t, &err));
    ASSERT_FALSE(file_read(".", 10, &t, &err));
    ASSERT_FALSE(file_read("missing", 10, &t, &err));
    ASSERT_STR_EQ("cannot read missing: No such file or directory",
                  err.message);
    ASSERT_STR_EQ("kept 12345678", t.at);
    text_free(&t);
    PASS();
}

TEST folders_are_made_with_those_above_them(void)
{
    struct error err;
    char path[100], here[60];

    ASSERT(file_make_folders("a//b/c/", &err));
    ASSERT_EQ_FMT(0700, mode_of("a/b/c"), "%o");
    ASSERT(file_make_folders("a/b/c", &err));
    ASSERT(getcwd(here, sizeof here));
    snprintf(path, sizeof path, "%s/x/y", here);
    ASSERT(file_make_folders(path, &err));
    ASSERT_EQ_FMT(0700, mode_of("x/y"), "%o");
    ASSERT(file_make_folders("/", &err));
    ASSERT(put("a/f", "", &err));
    ASSERT_FALSE(file_make_folders("a/f/g", &err));
    ASSERT_STR_EQ("cannot make the folder a/f/g: File exists", err.message);
    PASS();
}

SUITE(files)
{
    static char folder[FOLDER_NAME];

    SET_SETUP(make_folder, folder);
    SET_TEARDOWN(folder_remove, folder);
    RUN_TEST(a_new_file_has_the_contents_and_the_usual_mode);
    RUN_TEST(an_old_file_is_replaced_and_keeps_its_mode);
    RUN_TEST(a_link_stays_and_its_target_is_replaced);
    RUN_TEST(a_link_to_nothing_yet_gets_its_target);
    RUN_TEST(a_link_to_nothing_yet_may_lead_anywhere);
    RUN_TEST(two_names_of_one_place_are_the_same);
    RUN_TEST(a_refusal_names_path_and_reason);
    RUN_TEST(a_long_path_leaves_room_for_the_reason);
    RUN_TEST(a_read_only_file_is_left_alone);
    RUN_TEST(beyond_a_size_limit_the_old_file_stays);
    RUN_TEST(a_pipe_is_written_straight);
    RUN_TEST(a_dash_is_standard_output);
    RUN_TEST(a_closed_pipe_is_an_error_and_not_the_end);
    RUN_TEST(a_new_name_is_never_taken_from_another_file);
    RUN_TEST(it_is_known_before_whether_it_can_be_written);
    RUN_TEST(only_a_file_of_its_own_is_replaced);
    RUN_TEST(a_pipe_is_not_read);
    RUN_TEST(a_file_for_a_while_is_made_where_it_is_asked_for);
    RUN_TEST(reading_refuses_more_than_the_limit);
    RUN_TEST(folders_are_made_with_those_above_them);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(files);
    GREATEST_MAIN_END();
}
