/*
 * Writing whole files so that a full disk, a signal or a lost permission
 * leaves either the old file or the new one, never a stump. That needs a
 * draft, a temporary file that is renamed; what cannot be renamed, such as a
 * pipe or a device, is written straight, with every call checked all the same.
 * Static functions that return a bool leave the reason in errno; free() and
 * calls that succeed are known to keep it.
 */
#define _GNU_SOURCE /* mkostemp; realpath with a NULL buffer */

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
#include "base/file/file.h"
#include "base/text.h"

/* --- with care ----------------------------------------------------------- */

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

static bool careful_write(int fd, const char *bytes, size_t len)
{
    while (len > 0) {
        ssize_t n = write(fd, bytes, len);

        if (n == 0)
            errno = EIO; /* a device that takes nothing */
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
static bool careful_close(int fd, bool ok)
{
    int saved = errno;

    /* Linux has closed the file even if a signal interrupted that. */
    if (close(fd) != 0 && errno != EINTR && ok)
        return false;
    errno = saved;
    return ok;
}

/* --- a temporary file ---------------------------------------------------- */

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

/* On failure the temporary is gone again. */
static bool fill(char *name, const struct stat *old, const void *bytes,
                 size_t len)
{
    int fd = mkostemp(name, O_CLOEXEC);
    bool ok;

    if (fd < 0)
        return false;
    ok = dress(fd, old) && careful_write(fd, bytes, len) && fsync(fd) == 0;
    if (careful_close(fd, ok))
        return true;
    discard(name);
    return false;
}

/* --- where it goes ------------------------------------------------------- */

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

/* The file itself, behind all links; NULL if it may not be replaced. */
static char *existing_target(const char *path, const struct stat *old)
{
    /* A rename would not ask: it needs only the folder's permission. And a
     * file that nobody may write is not for root to overwrite either. */
    if (access(path, W_OK) != 0)
        return NULL;
    if (!(old->st_mode & 0222)) {
        errno = EACCES;
        return NULL;
    }
    if (!S_ISREG(old->st_mode)) {
        errno = S_ISDIR(old->st_mode) ? EISDIR : EINVAL;
        return NULL;
    }
    return realpath(path, NULL);
}

static char *name_beside(const char *target)
{
    const char *slash = strrchr(target, '/');
    struct text name;

    text_init(&name);
    text_add_bytes(&name, target, slash ? (size_t)(slash - target) + 1 : 0);
    text_add(&name, ".chequer-XXXXXX");
    return name.at;
}

/* --- the draft ----------------------------------------------------------- */

/*
 * A file that is complete on the disk but does not have its name yet: what had
 * the name before is untouched until the draft is published, at one stroke.
 */
struct draft {
    char *temporary; /* owned: beside the target */
    char *target;    /* owned: no link */
};

static void forget(struct draft *d)
{
    free(d->temporary);
    free(d->target);
    *d = (struct draft){ NULL, NULL };
}

/* For a regular file, or one that does not exist yet. On failure nothing is
 * left, and there is nothing to free. */
static bool draft_write(struct draft *d, const char *path, const void *bytes,
                        size_t len)
{
    struct stat st;
    bool exists = stat(path, &st) == 0;

    if (!exists && errno != ENOENT)
        return false;
    d->target = exists ? existing_target(path, &st) : follow_dangling(path);
    if (!d->target)
        return false;
    d->temporary = name_beside(d->target);
    if (fill(d->temporary, exists ? &st : NULL, bytes, len))
        return true;
    forget(d);
    return false;
}

/* Either of them ends it: under its name, or not at all. */
static bool draft_publish(struct draft *d)
{
    bool ok = rename(d->temporary, d->target) == 0;

    if (!ok)
        discard(d->temporary);
    forget(d);
    return ok;
}

static void draft_drop(struct draft *d)
{
    discard(d->temporary);
    forget(d);
}

/* --- one file ------------------------------------------------------------ */

static bool replace(const char *path, const void *bytes, size_t len)
{
    struct quiet quiet;
    struct draft draft;
    bool ok;

    quiet_begin(&quiet, true);
    ok = draft_write(&draft, path, bytes, len) && draft_publish(&draft);
    quiet_end(&quiet);
    return ok;
}

static bool write_straight(int fd, const void *bytes, size_t len)
{
    struct quiet quiet;
    bool ok;

    quiet_begin(&quiet, false);
    ok = careful_write(fd, bytes, len);
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

static bool write_device(const char *path, const void *bytes, size_t len)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);

    return fd >= 0 && careful_close(fd, write_straight(fd, bytes, len));
}

/* Who reads through a pipe and has read enough knows it, as in `| head -1`. */
static bool stdout_error(struct error *err)
{
    return errno == EPIPE ? error_set(err, "%s", "")
                          : file_error(err, "write to", "standard output");
}

bool file_write(const char *path, const void *bytes, size_t len,
                struct error *err)
{
    struct stat st;
    bool ok;

    if (strcmp(path, "-") == 0)
        return write_to_stdout(bytes, len) || stdout_error(err);
    if (stat(path, &st) != 0)
        ok = errno == ENOENT && replace(path, bytes, len);
    else if (is_stdout(&st))
        ok = write_to_stdout(bytes, len);
    else if (S_ISREG(st.st_mode))
        ok = replace(path, bytes, len);
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

/* --- looked at before ---------------------------------------------------- */

/* Can a file be made in the folder that `path` names it in? */
static bool folder_open(const char *path)
{
    const char *slash = strrchr(path, '/');
    struct text folder;
    bool ok;

    text_init(&folder);
    if (slash)
        text_add_bytes(&folder, path, (size_t)(slash - path) + 1);
    else
        text_add(&folder, "./");
    ok = access(folder.at, W_OK | X_OK) == 0;
    text_free(&folder);
    return ok;
}

bool file_may_be_written(const char *path, struct error *err)
{
    struct stat st;
    bool ok;

    if (stat(path, &st) != 0)
        ok = errno == ENOENT && folder_open(path);
    else
        ok = S_ISDIR(st.st_mode) ? (errno = EISDIR, false)
                                 : access(path, W_OK) == 0;
    return ok || file_error(err, "write", path);
}

/* --- for a while --------------------------------------------------------- */

bool file_make_temporary(struct text *out, struct error *err)
{
    const char *folder = getenv("TMPDIR");
    size_t before = out->len;
    int fd;

    text_addf(out, "%s/chequer-XXXXXX",
              folder && folder[0] == '/' ? folder : "/tmp");
    fd = mkostemp(out->at + before, O_CLOEXEC);
    if (fd < 0)
        return file_error(err, "write", out->at + before);
    close(fd);
    return true;
}

void file_remove(const char *path)
{
    unlink(path);
}

/* --- files that appear together ------------------------------------------ */

struct item {
    char *path; /* owned: as it was asked for */
    struct draft draft;
};

struct batch {
    struct item *items; /* owned */
    size_t n, cap;
    size_t published;
};

struct batch *batch_create(void)
{
    return xcalloc(1, sizeof(struct batch));
}

void batch_destroy(struct batch *s)
{
    if (!s)
        return;
    for (size_t i = s->published; i < s->n; i++)
        draft_drop(&s->items[i].draft);
    for (size_t i = 0; i < s->n; i++)
        free(s->items[i].path);
    free(s->items);
    free(s);
}

bool batch_add(struct batch *s, const char *path, const void *bytes, size_t len,
               struct error *err)
{
    struct draft draft;
    struct quiet quiet;
    bool ok;

    quiet_begin(&quiet, true);
    ok = draft_write(&draft, path, bytes, len);
    quiet_end(&quiet);
    if (!ok)
        return file_error(err, "write", path);
    s->items = grow(s->items, s->n, &s->cap, sizeof *s->items);
    s->items[s->n++] = (struct item){ xstrdup(path), draft };
    return true;
}

bool batch_append(struct batch *s, const void *bytes, size_t len,
                  struct error *err)
{
    const struct item *last = &s->items[s->n - 1];
    int fd = open(last->draft.temporary, O_WRONLY | O_APPEND | O_CLOEXEC);
    bool ok = fd >= 0 && careful_close(fd, write_straight(fd, bytes, len) &&
                                               fsync(fd) == 0);

    return ok || file_error(err, "write", last->path);
}

/* The one that failed is gone, those before it are there. */
static bool half_done(struct batch *s, struct error *err)
{
    struct error why;
    size_t done = s->published;

    file_error(&why, "write", s->items[done].path);
    s->published = done + 1;
    if (done == 0)
        return error_set(err, "%s", why.message);
    if (done == 1)
        return error_set(err, "%.250s; only %.100s is new", why.message,
                         s->items[0].path);
    return error_set(err,
                     "%.200s; only the %zu files from %.70s to %.70s "
                     "are new",
                     why.message, done, s->items[0].path,
                     s->items[done - 1].path);
}

bool batch_publish(struct batch *s, struct error *err)
{
    struct quiet quiet;
    bool ok = true;

    quiet_begin(&quiet, true);
    while (ok && s->published < s->n) {
        ok = draft_publish(&s->items[s->published].draft);
        if (ok)
            s->published++;
        else
            half_done(s, err);
    }
    quiet_end(&quiet);
    return ok;
}
