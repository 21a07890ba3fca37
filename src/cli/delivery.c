/* Bytes on their way to files. */
#include "cli/delivery.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "export/format.h"

void delivery_init(struct delivery *d, const char *path)
{
    *d = (struct delivery){ .path = path ? path : "-" };
    text_init(&d->bytes);
}

void delivery_number(struct delivery *d, int first)
{
    d->number = first;
    if (pattern_has_place(d->path))
        d->batch = batch_create();
}

void delivery_free(struct delivery *d)
{
    batch_destroy(d->batch);
    text_free(&d->bytes);
}

static bool add_file(struct delivery *d, struct error *err)
{
    struct text path;
    bool ok;

    text_init(&path);
    pattern_fill(d->path, d->number++, &path);
    ok = batch_add(d->batch, path.at, d->bytes.at, d->bytes.len, err);
    text_free(&path);
    text_clear(&d->bytes);
    return ok;
}

/* All there is so far, as one file. */
static bool send(struct delivery *d, struct error *err)
{
    bool ok = d->bytes.len == 0 ||
              file_write(d->path, d->bytes.at, d->bytes.len, err);

    text_clear(&d->bytes);
    return ok;
}

bool delivery_take(struct delivery *d, enum task_state state, struct error *err)
{
    if (d->flows)
        return send(d, err);
    if (d->batch && (state == TASK_FILE || state == TASK_DONE))
        return add_file(d, err);
    return true;
}

bool delivery_publish(struct delivery *d, struct error *err)
{
    return d->batch ? batch_publish(d->batch, err) : send(d, err);
}

/* --- looked at before ---------------------------------------------------- */

bool delivery_suits(const char *path, const struct format *format,
                    struct error *err)
{
    if (path || !format->binary || !isatty(STDOUT_FILENO))
        return true;
    return error_set(err,
                     "a picture in %s is nothing for a terminal: name a "
                     "file with -o FILE, or insist with -o -",
                     format->name);
}

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

bool delivery_reachable(const char *path, struct error *err)
{
    struct stat st;
    bool ok;

    if (!path || strcmp(path, "-") == 0)
        return true;
    if (stat(path, &st) != 0)
        ok = errno == ENOENT && folder_open(path);
    else
        ok = S_ISDIR(st.st_mode) ? (errno = EISDIR, false)
                                 : access(path, W_OK) == 0;
    return ok || file_error(err, "write", path);
}
