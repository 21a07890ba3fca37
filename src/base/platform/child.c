/*
 * Started by posix_spawn, in a group of its own: Ctrl-C on a terminal is for
 * us, who end the whole group then, since it may be a script around the program
 * that works. Its words go to a file without a name, so that it never waits for
 * somebody to read them.
 */
#define _GNU_SOURCE /* pipe2, F_SETPIPE_SZ, environ */

#include "base/platform/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/draft.h"
#include "base/platform/sudden.h"
#include "base/text.h"

enum { PIPE_BYTES = 1 << 20, PATIENCE_MS = 5, WORDS_MAX = 4096 };

struct child {
    char *name; /* owned: for words about it */
    pid_t pid;  /* 0: it has ended */
    int status; /* then: as waitpid tells it */
    int in;     /* its standard input; -1: closed */
    bool deaf;  /* it did not take all */
    FILE *said; /* owned */
    struct leftover *place;
};

bool child_known(const char *program)
{
    const char *path = getenv("PATH"), *end;
    struct text file;
    bool found = false;

    text_init(&file);
    for (; path && !found; path = *end ? end + 1 : NULL) {
        end = strchrnul(path, ':');
        text_clear(&file);
        text_add_bytes(&file, path, (size_t)(end - path));
        text_addf(&file, "%s%s", end > path ? "/" : "", program);
        found = access(file.at, X_OK) == 0;
    }
    text_free(&file);
    return found;
}

/* --- its beginning ------------------------------------------------------- */

static int spawn(struct child *c, const char *const argv[], int from)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;
    struct quiet quiet;
    int wrong;

    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, from, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null",
                                     O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&files, fileno(c->said), STDERR_FILENO);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setflags(&attr,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&attr, 0);
    /* A signal waits until it is known whom to take along. */
    quiet_begin(&quiet, true);
    posix_spawnattr_setsigmask(&attr, &quiet.mask);
    wrong = posix_spawnp(&c->pid, argv[0], &files, &attr, (char *const *)argv,
                         environ);
    if (wrong)
        c->pid = 0;
    leftover_set_child(c->place, c->pid);
    quiet_end(&quiet);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attr);
    return wrong;
}

/* An errno value, or 0. */
static int start(struct child *c, const char *const argv[])
{
    int ends[2], wrong;

    c->said = tmpfile();
    if (!c->said || pipe2(ends, O_CLOEXEC) != 0)
        return errno;
    c->in = ends[1];
    fcntl(c->in, F_SETPIPE_SZ, PIPE_BYTES); /* if it may be so large */
    fcntl(c->in, F_SETFL, O_NONBLOCK);
    wrong = spawn(c, argv, ends[0]);
    close(ends[0]);
    return wrong;
}

struct child *child_start(const char *const argv[], struct error *err)
{
    struct child *c = xcalloc(1, sizeof *c);
    int wrong;

    c->name = xstrdup(argv[0]);
    c->place = leftover_place();
    c->in = -1;
    wrong = start(c, argv);
    if (!wrong)
        return c;
    error_set(err, "cannot start %s: %s", c->name, strerror(wrong));
    child_destroy(c);
    return NULL;
}

/* --- its end ------------------------------------------------------------- */

/* What it has begun and left ends, too, as long as its number is still its
 * group's: before its end is taken note of. */
static bool has_ended(struct child *c, int flags)
{
    siginfo_t end = { 0 };
    int got;

    if (c->pid == 0)
        return true;
    do
        got = waitid(P_PID, (id_t)c->pid, &end, WEXITED | WNOWAIT | flags);
    while (got < 0 && errno == EINTR);
    if (got == 0 && end.si_pid == 0)
        return false;
    if (got == 0)
        kill(-c->pid, SIGKILL);
    leftover_set_child(c->place, 0);
    if (got < 0 || waitpid(c->pid, &c->status, 0) < 0)
        c->status = EXIT_FAILURE << 8; /* somebody else took note of its end */
    c->pid = 0;
    return true;
}

static void close_input(struct child *c)
{
    if (c->in >= 0)
        close(c->in);
    c->in = -1;
}

/* The last line that says something. */
static void add_last_line(FILE *said, struct text *out)
{
    char line[WORDS_MAX];

    rewind(said);
    while (fgets(line, sizeof line, said)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (line[strspn(line, " ")] != '\0') {
            text_clear(out);
            text_add(out, line);
        }
    }
}

/* Once it has ended. */
static enum task_state failed(struct child *c, struct error *err)
{
    struct text line;

    text_init(&line);
    add_last_line(c->said, &line);
    if (WIFSIGNALED(c->status))
        error_set(err, "%s was ended by a signal: %s", c->name,
                  strsignal(WTERMSIG(c->status)));
    else
        error_set(err, "%s failed: %.300s", c->name,
                  line.len ? line.at : "it does not say why");
    text_free(&line);
    return TASK_FAILED;
}

enum task_state child_end(struct child *c, struct error *err)
{
    close_input(c);
    if (!has_ended(c, WNOHANG))
        return TASK_WAIT;
    return !c->deaf && WIFEXITED(c->status) && WEXITSTATUS(c->status) == 0
               ? TASK_DONE
               : failed(c, err);
}

void child_destroy(struct child *c)
{
    if (!c)
        return;
    close_input(c);
    if (c->pid)
        kill(-c->pid, SIGKILL);
    has_ended(c, 0);
    leftover_forget(c->place);
    if (c->said)
        fclose(c->said);
    free(c->name);
    free(c);
}

/* --- in between ---------------------------------------------------------- */

enum task_state child_feed(struct child *c, const void *bytes, size_t len,
                           size_t *given, struct error *err)
{
    struct pollfd takes = { .fd = c->in, .events = POLLOUT };
    ssize_t n;

    if (c->deaf)
        return child_end(c, err);
    poll(&takes, 1, PATIENCE_MS);
    n = write(c->in, (const char *)bytes + *given, len - *given);
    c->deaf = n < 0 && errno != EAGAIN && errno != EINTR;
    if (c->deaf)
        return child_end(c, err);
    if (n > 0)
        *given += (size_t)n;
    return *given == len ? TASK_DONE : n > 0 ? TASK_MORE : TASK_WAIT;
}
