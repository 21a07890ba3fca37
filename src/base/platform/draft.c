/* Drafts. Static functions that return a bool leave the reason in errno, too;
 * free() and calls that succeed are known to keep it. */
#define _GNU_SOURCE /* mkostemp; realpath with a NULL buffer */

#include "base/platform/draft.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/platform/interrupt.h"
#include "base/platform/sudden.h"
#include "base/text.h"

static const char unnamed[] = "XXXXXX"; /* as mkostemp wants it */

/* --- with care ----------------------------------------------------------- */

void quiet_begin(struct quiet *q, bool hold)
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
        sigaddset(&held, SIGQUIT);
        sigaddset(&held, SIGALRM); /* see interrupt.c */
    }
    pthread_sigmask(SIG_BLOCK, &held, &q->mask);
}

void quiet_end(const struct quiet *q)
{
    pthread_sigmask(SIG_SETMASK, &q->mask, NULL);
    sigaction(SIGXFSZ, &q->size, NULL);
    sigaction(SIGPIPE, &q->pipe, NULL);
}

bool careful_write(int fd, const char *bytes, size_t len, bool heeds)
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
        if (heeds && len > 0 && interrupt_signal()) {
            errno = EINTR;
            return false;
        }
    }
    return true;
}

bool careful_close(int fd, bool ok)
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

/* Some file systems, as on memory sticks and shares, know no owners, no modes
 * or no syncing, and say so by one of these. */
static bool not_known_here(void)
{
    return errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

/* A change that is not allowed is not needed either: the draft is its maker's
 * alone until then, so nobody sees more for want of it. */
static bool optional(int result)
{
    return result == 0 || errno == EPERM || not_known_here();
}

/* The temporary gets the owner and mode of what it replaces, where it can. */
static bool dress(int fd, const struct stat *old)
{
    if (!old)
        return optional(fchmod(fd, new_mode()));
    return optional(fchown(fd, old->st_uid, old->st_gid)) &&
           optional(fchmod(fd, old->st_mode & 07777));
}

/* On the disk; some file systems let a signal come in between. */
static bool settle(int fd)
{
    int result;

    do
        result = fsync(fd);
    while (result != 0 && errno == EINTR);
    return result == 0 || not_known_here();
}

static void discard(const char *temporary)
{
    int saved = errno;

    unlink(temporary);
    errno = saved;
}

/* A new file; `name` ends in a place for six characters of its own. */
static int open_new(char *name)
{
    size_t place = strlen(name) - strlen(unnamed);
    int fd;

    do {
        memcpy(name + place, unnamed, sizeof unnamed);
        fd = mkostemp(name, O_CLOEXEC);
    } while (fd < 0 && errno == EINTR);
    return fd;
}

/* On failure the temporary is gone again. */
static bool fill(char *name, struct leftover *place, const struct stat *old,
                 const void *bytes, size_t len)
{
    int fd = open_new(name);
    bool ok;

    if (fd < 0)
        return false;
    leftover_set(place, name);
    ok = dress(fd, old) && careful_write(fd, bytes, len, false) && settle(fd);
    if (careful_close(fd, ok))
        return true;
    discard(name);
    return false;
}

/* --- where it goes ------------------------------------------------------- */

/* realpath() follows no link that leads to no file yet. */
char *draft_goes(const char *path)
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
    text_addf(&name, ".chequer-%s", unnamed);
    return name.at;
}

/* --- the draft ----------------------------------------------------------- */

static void forget(struct draft *d)
{
    leftover_forget(d->place);
    free(d->temporary);
    free(d->target);
    *d = (struct draft){ NULL, NULL, NULL };
}

bool draft_write(struct draft *d, const char *path, const void *bytes,
                 size_t len)
{
    struct stat st;
    bool exists = stat(path, &st) == 0;

    if (!exists && errno != ENOENT)
        return false;
    d->target = exists ? existing_target(path, &st) : draft_goes(path);
    if (!d->target)
        return false;
    d->temporary = name_beside(d->target);
    d->place = leftover_place();
    if (fill(d->temporary, d->place, exists ? &st : NULL, bytes, len))
        return true;
    forget(d);
    return false;
}

bool draft_publish(struct draft *d)
{
    bool ok = rename(d->temporary, d->target) == 0;

    if (!ok)
        discard(d->temporary);
    forget(d);
    return ok;
}

void draft_drop(struct draft *d)
{
    discard(d->temporary);
    forget(d);
}

bool draft_append(const struct draft *d, const void *bytes, size_t len)
{
    int fd = open(d->temporary, O_WRONLY | O_APPEND | O_CLOEXEC);
    struct quiet quiet;
    bool ok;

    if (fd < 0)
        return false;
    quiet_begin(&quiet, false);
    ok = careful_write(fd, bytes, len, false) && settle(fd);
    quiet_end(&quiet);
    return careful_close(fd, ok);
}
