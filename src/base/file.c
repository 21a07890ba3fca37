/* Reading whole files, and making folders. */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file_error.h"
#include "base/text.h"

bool file_error(struct error *err, const char *what, const char *path)
{
    enum { SHOWN = 250 };
    size_t len = strlen(path);
    bool whole = len <= SHOWN;

    return error_set(err, "cannot %s %s%s: %s", what, whole ? "" : "...",
                     whole ? path : path + len - SHOWN, strerror(errno));
}

/* Adds what `fd` holds, up to one byte more than the limit; < 0 on errors. */
static int read_all(int fd, size_t limit, struct text *out)
{
    char chunk[16384];
    size_t left = limit + 1;

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

bool file_read(const char *path, size_t limit, struct text *out,
               struct error *err)
{
    size_t before = out->len;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    bool ok;

    if (fd < 0)
        return file_error(err, "read", path);
    ok = read_all(fd, limit, out) == 0;
    if (!ok)
        file_error(err, "read", path);
    else if (out->len - before > limit)
        ok = error_set(err, "%.250s is longer than the %zu bytes allowed",
                       path, limit);
    close(fd);
    if (!ok) {
        out->len = before;
        out->at[before] = '\0';
    }
    return ok;
}

static bool is_folder(const char *path)
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
        if (!is_folder(partial) && mkdir(partial, 0700) != 0 &&
            !is_folder(partial))
            ok = file_error(err, "make the folder", path);
        p[1] = next;
    }
    free(partial);
    return ok;
}
