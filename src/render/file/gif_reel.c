/* A GIF of frames: looked at for their colours first, then packed, so that no
 * more than two frames are ever in memory. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "render/file/gif.h"
#include "render/file/reel.h"

struct reel {
    struct text bytes;
    struct palette *palette;
    struct gif *gif; /* NULL: not begun, or over */
};

static struct reel *create(void)
{
    struct reel *r = xcalloc(1, sizeof *r);

    text_init(&r->bytes);
    r->palette = palette_create();
    return r;
}

static void destroy(struct reel *r)
{
    if (!r)
        return;
    gif_drop(r->gif);
    palette_destroy(r->palette);
    text_free(&r->bytes);
    free(r);
}

static void look(struct reel *r, const SDL_Surface *frame)
{
    palette_count(r->palette, frame);
}

static bool begin(struct reel *r, const struct reel_head *head,
                  struct error *err)
{
    struct gif_head own = { .width = head->width,
                            .height = head->height,
                            .loop = head->loop,
                            .comment = head->comment };

    palette_choose(r->palette);
    r->gif = gif_begin(&own, r->palette, &r->bytes, err);
    return r->gif != NULL;
}

static bool add(struct reel *r, const SDL_Surface *frame, int delay,
                struct error *err)
{
    return gif_add(r->gif, frame, delay, err);
}

static enum task_state end(struct reel *r, struct text *out, struct error *err)
{
    struct gif *gif = r->gif;

    r->gif = NULL;
    if (!gif_end(gif, err))
        return TASK_FAILED;
    text_add_bytes(out, r->bytes.at, r->bytes.len);
    return TASK_DONE;
}

const struct reel_kind gif_reel = { .px = 54,
                                    .side = 800,
                                    .loops = true,
                                    .possible = gif_possible,
                                    .create = create,
                                    .destroy = destroy,
                                    .look = look,
                                    .begin = begin,
                                    .add = add,
                                    .end = end };
