/* Bytes on their way to files. */
#include "cli/delivery.h"

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/machine.h"
#include "export/format.h"

enum { PIECE = 1 << 22 }; /* of a file that grows, in bytes */

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
    bool ok = file_write(d->path, d->bytes.at, d->bytes.len, err);

    text_clear(&d->bytes);
    return ok;
}

/* What came goes to the file's draft, and out of memory. */
static bool grow_file(struct delivery *d, struct error *err)
{
    bool ok = d->batch ? batch_append(d->batch, d->bytes.at, d->bytes.len, err)
                       : batch_add(d->batch = batch_create(), d->path,
                                   d->bytes.at, d->bytes.len, err);

    text_clear(&d->bytes);
    return ok;
}

bool delivery_take(struct delivery *d, enum task_state state, struct error *err)
{
    if (d->flows)
        return d->bytes.len == 0 || send(d, err);
    if (d->grows)
        return d->bytes.len < PIECE || grow_file(d, err);
    if (d->batch && (state == TASK_FILE || state == TASK_DONE))
        return add_file(d, err);
    return true;
}

bool delivery_publish(struct delivery *d, struct error *err)
{
    if (d->grows && d->batch && d->bytes.len && !grow_file(d, err))
        return false;
    return d->batch ? batch_publish(d->batch, err) : send(d, err);
}

/* --- looked at before ---------------------------------------------------- */

bool delivery_suits(const char *path, const struct format *format,
                    struct error *err)
{
    if (path || !format->binary || !machine_shows_output())
        return true;
    return error_set(err,
                     "a picture in %s is nothing for a terminal: name a "
                     "file with -o FILE, or insist with -o -",
                     format->name);
}

bool delivery_reachable(const char *path, struct error *err)
{
    return !path || strcmp(path, "-") == 0 || file_may_be_written(path, err);
}
