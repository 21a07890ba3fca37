/* Bytes on their way to files. */
#include "cli/delivery.h"

#include <stddef.h>

#include "base/file/file.h"
#include "base/file/numbered.h"

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
