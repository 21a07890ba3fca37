/* Signals held back while a file is written, and calls that are checked. */
#include "base/file/careful.h"

#include <errno.h>
#include <unistd.h>

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
    }
    pthread_sigmask(SIG_BLOCK, &held, &q->mask);
}

void quiet_end(const struct quiet *q)
{
    pthread_sigmask(SIG_SETMASK, &q->mask, NULL);
    sigaction(SIGXFSZ, &q->size, NULL);
    sigaction(SIGPIPE, &q->pipe, NULL);
}

bool careful_write(int fd, const char *bytes, size_t len)
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

bool careful_close(int fd, bool ok)
{
    int saved = errno;

    /* Linux has closed the file even if a signal interrupted that. */
    if (close(fd) != 0 && errno != EINTR && ok)
        return false;
    errno = saved;
    return ok;
}
