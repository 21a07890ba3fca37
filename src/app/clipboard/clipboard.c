/* Finds the way of this desktop, and keeps a thread behind it. */
#include "app/clipboard/clipboard.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/clipboard/way.h"
#include "base/alloc.h"
#include "base/error.h"

const char *const offer_types[] = { "image/png", "UTF8_STRING",
                                    "text/plain;charset=utf-8", "text/plain",
                                    NULL };

const struct text *offer_bytes(const struct offer *offer, int type)
{
    return type == 0 ? &offer->png : &offer->line;
}

static const struct clipboard_way *const ways[] = {
#ifdef CHEQUER_XCB
    &clipboard_x11,
#endif
#ifdef CHEQUER_WAYLAND
    &clipboard_wayland,
#endif
    NULL
};

static const struct clipboard_way *find_way(struct error *err)
{
    const char *driver = SDL_GetCurrentVideoDriver();

    for (int i = 0; driver != NULL && ways[i] != NULL; i++)
        if (strcmp(ways[i]->driver, driver) == 0)
            return ways[i];
    error_set(err,
              "pictures cannot be copied on this desktop (%s); "
              "save one with Ctrl+S instead",
              driver != NULL ? driver : "none");
    return NULL;
}

static int serve(void *clipboard)
{
    struct clipboard *c = clipboard;

    c->way->serve(c->owner, c->stop[0]);
    return 0;
}

static bool begin(struct clipboard *c, struct error *err)
{
    if (pipe(c->stop) != 0) {
        c->stop[0] = c->stop[1] = -1;
        return error_set(err, "the picture cannot be offered: no pipe");
    }
    for (int i = 0; i < 2; i++) /* programs we start have no part in it */
        fcntl(c->stop[i], F_SETFD, FD_CLOEXEC);
    c->thread = SDL_CreateThread(serve, "clipboard", c);
    if (c->thread == NULL)
        return error_set(err, "the picture cannot be offered: %s",
                         SDL_GetError());
    return true;
}

/* The closed end of the pipe wakes the thread. */
static void end(struct clipboard *c)
{
    if (c->offer == NULL)
        return;
    if (c->stop[1] >= 0)
        close(c->stop[1]);
    if (c->thread != NULL)
        SDL_WaitThread(c->thread, NULL);
    if (c->stop[0] >= 0)
        close(c->stop[0]);
    text_free(&c->offer->png);
    text_free(&c->offer->line);
    free(c->offer);
    c->offer = NULL;
    c->thread = NULL;
}

static bool find_owner(struct clipboard *c, struct error *err)
{
    if (c->owner != NULL)
        return true;
    c->way = find_way(err);
    if (c->way != NULL)
        c->owner = c->way->open(c->window, err);
    return c->owner != NULL;
}

bool clipboard_put(struct clipboard *c, const char *line,
                   const struct text *png, struct error *err)
{
    end(c);
    if (!find_owner(c, err))
        return false;
    c->stop[0] = c->stop[1] = -1;
    c->offer = xcalloc(1, sizeof *c->offer);
    text_init(&c->offer->png);
    text_init(&c->offer->line);
    text_add_bytes(&c->offer->png, png->at, png->len);
    text_add(&c->offer->line, line);
    if (c->way->own(c->owner, c->offer, err) && begin(c, err))
        return true;
    /* Nobody would answer for what was copied before: give that up, too. */
    clipboard_close(c);
    return false;
}

void clipboard_close(struct clipboard *c)
{
    end(c);
    if (c->owner != NULL)
        c->way->close(c->owner);
    *c = (struct clipboard){ .window = c->window };
}
