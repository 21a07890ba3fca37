/* Pages to be looked at. */
#include "app/save/preview.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/runs.h"
#include "app/save/print.h"
#include "app/save/save.h"
#include "app/settings.h"
#include "base/alloc.h"
#include "export/format.h"
#include "export/sheet/sheet.h"
#include "scene/pack.h"
#include "session/run.h"
#include "session/session.h"

/* In pixels: the least size of a square at which its piece should be seen, and
 * that of a piece which is drawn as one. */
static const float PIECE_LEAST = 8, PIECE_DRAWN = 12.1f;

/* --- one file a page ----------------------------------------------------- */

static bool pack(const struct scene *sc, float unit,
                 const struct export_job *job, const struct about *about,
                 struct text *out, struct error *err)
{
    (void)unit, (void)job, (void)about, (void)err;
    scene_pack(sc, out);
    return true;
}

static const struct format packed = { .name = "scene",
                                      .kind = FORMAT_KIND_PICTURE,
                                      .encode = pack };

static bool note_pages(void *ctx, int pages, struct error *err)
{
    int *all = ctx;

    (void)err;
    *all = pages;
    return true;
}

static void drop_pages(struct preview *p)
{
    for (size_t i = 0; i < p->npages; i++)
        text_free(&p->pages[i]);
    p->npages = 0;
    p->shown = 0;
    p->failed = false;
}

static void add_page(struct preview *p)
{
    p->pages = grow(p->pages, p->npages, &p->cap, sizeof *p->pages);
    text_init(&p->pages[p->npages++]);
}

/* --- from one to the next ------------------------------------------------ */

static void forget_left(struct preview *p)
{
    if (p->left.kind != NULL && task_stop(&p->left))
        task_drop(&p->left);
}

/* One that was stopped may take a moment to notice, and nobody waits for it. Of
 * two that do the last stays where it is: try again. */
static void stop(struct preview *p)
{
    forget_left(p);
    if (p->task.kind != NULL && !task_stop(&p->task)) {
        if (p->left.kind != NULL)
            return;
        p->left = p->task;
        p->task.kind = NULL;
        p->turn = !p->turn;
    }
    task_drop(&p->task);
}

/* What was stopped brings no more: whatever is wanted next is begun anew. */
void preview_close(struct preview *p)
{
    stop(p);
    drop_pages(p);
    scene_free(&p->page);
    if (p->line.at != NULL)
        text_clear(&p->line);
}

void preview_free(struct preview *p)
{
    preview_close(p);
    task_drop(&p->task);
    task_drop(&p->left);
    free(p->pages);
    if (p->line.at != NULL)
        text_free(&p->line);
    *p = (struct preview){ .turn = 0 };
}

/* All that decides how the pages look. */
static void describe(const struct runs *r, const struct params *wish,
                     struct text *out)
{
    struct style style = savepic_style(r);

    run_format(session_class(r->ss), session_params(r->ss), out);
    for (int i = 0; i < SHEET_KEYS; i++) {
        text_addf(out, " %s=", sheet_controls[i].key);
        params_format(wish, sheet_controls, i, out);
    }
    style_format(&style, out);
}

static void begin(struct preview *p, const struct runs *r,
                  const struct params *wish)
{
    struct export_job as = { .format = &packed, .seconds = -1 };
    struct session *ss;

    p->all[p->turn] = 0;
    ss = session_open(session_class(r->ss), session_params(r->ss), &p->err);
    p->failed = ss == NULL;
    if (p->failed)
        return;
    add_page(p);
    p->task = savesheet_task(r, ss,
                             (struct sheet_job){ .wish = wish,
                                                 .suits = note_pages,
                                                 .ctx = &p->all[p->turn] },
                             &as);
}

static void go_on(struct preview *p)
{
    enum task_state state = task_step(&p->task, &p->pages[p->npages - 1],
                                      &p->err);

    if (state == TASK_FILE)
        add_page(p);
    if (state < TASK_DONE)
        return;
    task_drop(&p->task);
    p->failed = state != TASK_DONE;
    if (p->failed)
        text_free(&p->pages[--p->npages]);
}

bool preview_tick(struct preview *p, const struct runs *r, bool worksheet)
{
    struct params wish;
    struct text line;

    forget_left(p);
    if (p->line.at == NULL)
        text_init(&p->line);
    text_init(&line);
    print_wish(&r->settings->print, r->ss, worksheet, &wish);
    describe(r, &wish, &line);
    if (strcmp(line.at, p->line.at) != 0) {
        preview_close(p);
        if (p->task.kind == NULL) {
            text_add(&p->line, line.at);
            begin(p, r, &wish);
        }
    }
    text_free(&line);
    params_free(&wish);
    if (p->task.kind == NULL)
        return p->left.kind != NULL;
    if (p->npages > 0) /* else it was stopped */
        go_on(p);
    return true;
}

/* --- looking at them ----------------------------------------------------- */

/* How many can be looked at. */
static size_t drawn(const struct preview *p)
{
    size_t coming = p->task.kind != NULL;

    return p->npages > coming ? p->npages - coming : 0;
}

int preview_pages(const struct preview *p)
{
    return drawn(p) > 0 ? p->all[p->turn] : 0;
}

/* Words are as small as they are, no line gets lost, and pieces that would be
 * drawn as dots by a hair's breadth are not. */
static void suit(struct scene *sc, float unit)
{
    for (size_t i = 0; i < sc->ndraws; i++) {
        struct draw *d = &sc->draws[i];
        float side = d->size.x * unit;

        if (d->kind == DRAW_TEXT)
            d->extra = 0;
        if (d->kind == DRAW_RECT)
            d->size.y = fmaxf(d->size.y, 1 / unit);
        if (d->kind == DRAW_PIECE && side >= PIECE_LEAST && side < PIECE_DRAWN)
            d->size.x = PIECE_DRAWN / unit;
    }
    sc->ground = false;
}

/* As large as there is room. */
static float unit_in(const struct preview *p, struct vec room)
{
    return fminf(room.x / p->page.extent.x, room.y / p->page.extent.y);
}

bool preview_show(struct preview *p, int page, struct vec room)
{
    if (page < 1 || (size_t)page > drawn(p))
        return false;
    if (p->shown == page && p->unit == unit_in(p, room))
        return true;
    scene_unpack(&p->page, &p->pages[page - 1]);
    p->shown = page;
    p->unit = unit_in(p, room);
    suit(&p->page, p->unit);
    return true;
}
