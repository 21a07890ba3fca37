/* Locks of the kernel's, which end with whoever had them. */
#include "base/platform/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/platform/clock.h"

static bool is_taken(void)
{
    return errno == EWOULDBLOCK || errno == EINTR;
}

/* To wait in the call itself would be to wait for ever. */
int lock_folder(const char *path, int milliseconds)
{
    enum { NAP = 2 };
    double end = clock_now() + milliseconds / 1000.0;
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd < 0)
        return -1;
    while (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        if (!is_taken() || clock_now() >= end) {
            close(fd);
            return -1;
        }
        clock_nap(NAP);
    }
    return fd;
}

void lock_release(int lock)
{
    if (lock >= 0)
        close(lock);
}
