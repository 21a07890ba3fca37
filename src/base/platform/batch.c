/* Files that appear together. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/draft.h"

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

    return draft_append(&last->draft, bytes, len) ||
           file_error(err, "write", last->path);
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
