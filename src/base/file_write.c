/*
 * Writing whole files so that a full disk, a signal or a lost permission
 * leaves either the old file or the new one, never a stump. That needs a
 * temporary file that is renamed; what cannot be renamed, such as a pipe or
 * a device, is written straight, with every call checked all the same.
 * Functions that return a bool here leave the reason in errno; free() and
 * calls that succeed are known to keep it.
 */
#define _GNU_SOURCE     /* mkostemp; realpath with a NULL buffer */

#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file_error.h"
#include "base/text.h"

/* The signals as they were, to be put back after writing. */
struct quiet {
    struct sigaction pipe, size;
    sigset_t mask;
};

/*
 * A closed pipe and a file-size limit shall be errors, not ends of the
 * program. With `hold`, a request to stop waits until the temporary file has
 * its final name or is gone.
 */
static void quiet_begin(struct quiet *q, bool hold)
{
    struct sigaction ignore = { .sa_handler = SIG_IGN };
    sigset_t held;

    sigemptyset(&ignore.sa_mask);
    sigaction(SIGPIPE, &ignore, &q->pipe);
    sigaction(SIGXFSZ, &ignore, &q->size);
    sigemptyset(&held);
    if (hold) {
        sigaddset(&held, SIGINT);
        sigaddset(&held, SIGTERM);
        sigaddset(&held, SIGHUP);
    }
    pthread_sigmask(SIG_BLOCK, &held, &q->mask);
}

static void quiet_end(const struct quiet *q)
{
    pthread_sigmask(SIG_SETMASK, &q->mask, NULL);
    sigaction(SIGXFSZ, &q->size, NULL);
    sigaction(SIGPIPE, &q->pipe, NULL);
}

static bool write_all(int fd, const char *bytes, size_t len)
{
    while (len > 0) {
        ssize_t n = write(fd, bytes, len);

        if (n == 0)
            errno = EIO;            /* a device that takes nothing */
        if (n == 0 || (n < 0 && errno != EINTR))
            return false;
        if (n > 0) {
            bytes += n;
            len -= (size_t)n;
        }
    }
    return true;
}

/* Closes in any case; on failure errno is that of the first thing wrong. */
static bool close_after(int fd, bool ok)
{
    int saved = errno;

    /* Linux has closed the file even if a signal interrupted that. */
    if (close(fd) != 0 && errno != EINTR && ok)
        return false;
    errno = saved;
    return ok;
}

/* What a new file's mode would be if open() made it. */
static mode_t new_mode(void)
{
    mode_t mask = umask(0);

    umask(mask);
    return 0666 & ~mask;
}

/* The temporary gets the owner, where allowed, and mode of what it replaces. */
static bool dress(int fd, const struct stat *old)
{
    if (!old)
        return fchmod(fd, new_mode()) == 0;
    if (fchown(fd, old->st_uid, old->st_gid) != 0 && errno != EPERM)
        return false;
    return fchmod(fd, old->st_mode & 07777) == 0;
}

static void discard(const char *temporary)
{
    int saved = errno;

    unlink(temporary);
    errno = saved;
}

/* All but the rename; on failure the temporary is gone again. */
static bool fill_temporary(char *name, const struct stat *old,
                           const void *bytes, size_t len)
{
    int fd = mkostemp(name, O_CLOEXEC);
    bool ok;

    if (fd < 0)
        return false;
    ok = dress(fd, old) && write_all(fd, bytes, len) && fsync(fd) == 0;
    if (close_after(fd, ok))
        return true;
    discard(name);
    return false;
}

/* Put `bytes` in the place of `real`, which is no link; `old` if it exists. */
static bool replace(const char *real, const struct stat *old,
                    const void *bytes, size_t len)
{
    const char *slash = strrchr(real, '/');
    struct text name;
    struct quiet quiet;
    bool ok;

    text_init(&name);
    text_add_bytes(&name, real, slash ? (size_t)(slash - real) + 1 : 0);
    text_add(&name, ".chequer-XXXXXX");
    quiet_begin(&quiet, true);
    ok = fill_temporary(name.at, old, bytes, len);
    if (ok && rename(name.at, real) != 0) {
        discard(name.at);
        ok = false;
    }
    quiet_end(&quiet);
    text_free(&name);
    return ok;
}

static bool write_straight(int fd, const void *bytes, size_t len)
{
    struct quiet quiet;
    bool ok;

    quiet_begin(&quiet, false);
    ok = write_all(fd, bytes, len);
    quiet_end(&quiet);
    return ok;
}

static bool write_to_stdout(const void *bytes, size_t len)
{
    return fflush(stdout) == 0 && write_straight(STDOUT_FILENO, bytes, len);
}

static bool is_stdout(const struct stat *st)
{
    struct stat out;

    return fstat(STDOUT_FILENO, &out) == 0 && out.st_dev == st->st_dev &&
           out.st_ino == st->st_ino;
}

/* Follow a link that leads to no file yet, since realpath() does not. */
static char *follow_dangling(const char *path)
{
    char *at = xstrdup(path);
    char target[4096];
    ssize_t n;

    for (int hops = 0; hops < 40; hops++) {
        const char *slash = strrchr(at, '/');
        struct text next;

        n = readlink(at, target, sizeof target);
        if (n < 0)
            break;
        text_init(&next);
        if (target[0] != '/' && slash)
            text_add_bytes(&next, at, (size_t)(slash - at) + 1);
        text_add_bytes(&next, target, (size_t)n);
        free(at);
        at = next.at;
    }
    return at;
}

static bool replace_existing(const char *path, const struct stat *old,
                             const void *bytes, size_t len)
{
    char *real;
    bool ok;

    /* A rename would not ask: it needs only the folder's permission. And a
     * file that nobody may write is not for root to overwrite either. */
    if (access(path, W_OK) != 0)
        return false;
    if (!(old->st_mode & 0222)) {
        errno = EACCES;
        return false;
    }
    real = realpath(path, NULL);
    if (!real)
        return false;
    ok = replace(real, old, bytes, len);
    free(real);
    return ok;
}

static bool replace_missing(const char *path, const void *bytes, size_t len)
{
    char *real = follow_dangling(path);
    bool ok = replace(real, NULL, bytes, len);

    free(real);
    return ok;
}

static bool write_device(const char *path, const void *bytes, size_t len)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);

    return fd >= 0 && close_after(fd, write_straight(fd, bytes, len));
}

bool file_write(const char *path, const void *bytes, size_t len,
                struct error *err)
{
    struct stat st;
    bool ok;

    if (strcmp(path, "-") == 0)
        return write_to_stdout(bytes, len) ||
               file_error(err, "write to", "standard output");
    if (stat(path, &st) != 0)
        ok = errno == ENOENT && replace_missing(path, bytes, len);
    else if (is_stdout(&st))
        ok = write_to_stdout(bytes, len);
    else if (S_ISREG(st.st_mode))
        ok = replace_existing(path, &st, bytes, len);
    else
        ok = write_device(path, bytes, len);
    return ok || file_error(err, "write", path);
}

/* Claims the name with an empty file, then replaces that as any other. */
static bool claim_and_write(const char *path, const void *bytes, size_t len,
                            bool *exists, struct error *err)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);

    *exists = fd < 0 && errno == EEXIST;
    if (fd < 0)
        return file_error(err, "write", path);
    close(fd);
    if (file_write(path, bytes, len, err))
        return true;
    unlink(path);
    return false;
}

bool file_write_new(const char *path, const void *bytes, size_t len,
                    bool *exists, struct error *err)
{
    struct quiet quiet;
    bool ok;

    quiet_begin(&quiet, true);
    ok = claim_and_write(path, bytes, len, exists, err);
    quiet_end(&quiet);
    return ok;
}
