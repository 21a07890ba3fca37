/*
 * Writing whole files so that a full disk, a signal or a lost permission
 * leaves either the old file or the new one, never a stump. That needs a
 * draft, a temporary file that is renamed; what cannot be renamed, such as a
 * pipe or a device, is written straight, with every call checked all the same.
 * Static functions that return a bool leave the reason in errno.
 */
#define _GNU_SOURCE /* mkostemp */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/draft.h"
#include "base/platform/interrupt.h"
#include "base/platform/sudden.h"
#include "base/text.h"

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
    interrupt_let_go(true);
    ok = careful_write(fd, bytes, len, true);
    interrupt_let_go(false);
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

/* Waits for the reader of a pipe. */
static int open_device(const char *path)
{
    int fd;

    interrupt_let_go(true);
    do
        fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    while (fd < 0 && errno == EINTR && !interrupt_signal());
    interrupt_let_go(false);
    return fd;
}

static bool write_device(const char *path, const void *bytes, size_t len)
{
    int fd = open_device(path);

    return fd >= 0 && careful_close(fd, write_straight(fd, bytes, len));
}

/* Who stopped it knows that. */
static bool write_error(struct error *err, const char *what, const char *path)
{
    return errno == EINTR && interrupt_signal() ? error_set(err, "%s", "")
                                                : file_error(err, what, path);
}

/* Who reads through a pipe and has read enough knows it, as in `| head -1`. */
static bool stdout_error(struct error *err)
{
    return errno == EPIPE ? error_set(err, "%s", "")
                          : write_error(err, "write to", "standard output");
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
        return write_to_stdout(bytes, len) || stdout_error(err);
    else if (S_ISREG(st.st_mode))
        ok = replace(path, bytes, len);
    else
        ok = write_device(path, bytes, len);
    return ok || write_error(err, "write", path);
}

/* Claims the name with an empty file, then replaces that as any other. */
static bool claim_and_write(const char *path, const void *bytes, size_t len,
                            bool *exists, struct error *err)
{
    struct leftover *place = leftover_place();
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    bool ok = fd >= 0;

    *exists = !ok && errno == EEXIST;
    if (ok) {
        leftover_set(place, path);
        close(fd);
        ok = file_write(path, bytes, len, err);
        if (!ok)
            unlink(path);
    } else {
        file_error(err, "write", path);
    }
    leftover_forget(place);
    return ok;
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

struct temporary {
    struct text path; /* owned */
    struct leftover *place;
};

struct temporary *temporary_create(struct error *err)
{
    const char *folder = getenv("TMPDIR");
    struct temporary *t = xcalloc(1, sizeof *t);
    struct quiet quiet;
    int fd;

    text_init(&t->path);
    text_addf(&t->path, "%s/chequer-XXXXXX",
              folder && folder[0] == '/' ? folder : "/tmp");
    t->place = leftover_place();
    quiet_begin(&quiet, true);
    fd = mkostemp(t->path.at, O_CLOEXEC);
    if (fd >= 0)
        leftover_set(t->place, t->path.at);
    quiet_end(&quiet);
    if (fd >= 0) {
        close(fd);
        return t;
    }
    file_error(err, "write", t->path.at);
    temporary_destroy(t);
    return NULL;
}

const char *temporary_path(const struct temporary *t)
{
    return t->path.at;
}

void temporary_destroy(struct temporary *t)
{
    if (!t)
        return;
    unlink(t->path.at);
    leftover_forget(t->place);
    text_free(&t->path);
    free(t);
}
