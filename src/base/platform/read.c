/* Reading whole files, and making folders. */
#include "base/file/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/draft.h"
#include "base/text.h"

bool file_error(struct error *err, const char *what, const char *path)
{
    enum { SHOWN = 250 };
    size_t len = strlen(path);
    bool whole = len <= SHOWN;

    return error_set(err, "cannot %s %s%s: %s", what, whole ? "" : "...",
                     whole ? path : path + len - SHOWN, strerror(errno));
}

/* Adds what `fd` holds, up to `limit` bytes; < 0 on errors. */
static int read_up_to(int fd, size_t limit, struct text *out)
{
    char chunk[16384];
    size_t left = limit;

    while (left > 0) {
        size_t want = left < sizeof chunk ? left : sizeof chunk;
        ssize_t got = read(fd, chunk, want);

        if (got == 0)
            return 0;
        if (got < 0 && errno != EINTR)
            return -1;
        if (got > 0) {
            text_add_bytes(out, chunk, (size_t)got);
            left -= (size_t)got;
        }
    }
    return 0;
}

static void cut(struct text *t, size_t len)
{
    t->len = len;
    t->at[len] = '\0';
}

/* Goes to the last bytes of a file, but never back. */
static void skip(int fd, size_t last)
{
    off_t here = lseek(fd, 0, SEEK_CUR), end = lseek(fd, 0, SEEK_END);

    if (here >= 0 && end >= here)
        lseek(fd, end - here > (off_t)last ? end - (off_t)last : here,
              SEEK_SET);
}

/* A pipe that nobody writes to would be waited for without end. */
static int open_file(const char *path, struct error *err)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat st;

    if (fd < 0) {
        file_error(err, "read", path);
    } else if (fstat(fd, &st) == 0 && S_ISFIFO(st.st_mode)) {
        close(fd);
        fd = -1;
        error_set(err, "%.250s is a pipe: want a file", path);
    }
    return fd;
}

bool file_read_ends(const char *path, size_t first, size_t last,
                    struct text *out, struct error *err)
{
    size_t before = out->len;
    int fd = open_file(path, err);
    bool ok;

    if (fd < 0)
        return false;
    ok = read_up_to(fd, first, out) == 0;
    if (ok && last > 0) {
        skip(fd, last);
        ok = read_up_to(fd, last, out) == 0;
    }
    if (!ok)
        file_error(err, "read", path);
    close(fd);
    if (!ok)
        cut(out, before);
    return ok;
}

bool file_read(const char *path, size_t limit, struct text *out,
               struct error *err)
{
    size_t before = out->len;

    if (!file_read_ends(path, limit + 1, 0, out, err))
        return false;
    if (out->len - before <= limit)
        return true;
    cut(out, before);
    return error_set(err, "%.250s is longer than the %zu bytes allowed", path,
                     limit);
}

bool file_is_there(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0;
}

static bool is_one(const char *path, const char *other)
{
    struct stat a, b;

    return stat(path, &a) == 0 && stat(other, &b) == 0 &&
           a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/* Cuts off the last part of the path, which it returns. */
static char *part_last(char **path)
{
    char *slash = strrchr(*path, '/'), *last = *path;

    if (!slash) {
        *path = xstrdup(".");
        return last;
    }
    last = xstrdup(slash + 1);
    slash[slash == *path] = '\0';
    return last;
}

/* Would both be made in the same place? */
static bool become_one(const char *path, const char *other)
{
    char *a = draft_goes(path), *b = draft_goes(other);
    char *name_a = part_last(&a), *name_b = part_last(&b);
    bool same = strcmp(name_a, name_b) == 0 && is_one(a, b);

    free(a);
    free(b);
    free(name_a);
    free(name_b);
    return same;
}

bool file_is_same(const char *path, const char *other)
{
    return is_one(path, other) ||
           (!file_is_there(path) && !file_is_there(other) &&
            become_one(path, other));
}

bool file_is_replaced(const char *path)
{
    struct stat st, out;

    if (strcmp(path, "-") == 0)
        return false;
    if (stat(path, &st) != 0)
        return true;
    return S_ISREG(st.st_mode) &&
           (fstat(STDOUT_FILENO, &out) != 0 || out.st_dev != st.st_dev ||
            out.st_ino != st.st_ino);
}

bool file_is_folder(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

bool file_make_folders(const char *path, struct error *err)
{
    char *partial = xstrdup(path);
    bool ok = true;

    /* Each slash but a leading one, and the end of the path. */
    for (char *p = partial; ok && *p; p++) {
        char next = p[1];

        if (next != '/' && next != '\0')
            continue;
        p[1] = '\0';
        /* Private, as XDG asks of the folders programs make at home. */
        if (!file_is_folder(partial) && mkdir(partial, 0700) != 0 &&
            !file_is_folder(partial))
            ok = file_error(err, "make the folder", path);
        p[1] = next;
    }
    free(partial);
    return ok;
}
