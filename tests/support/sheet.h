/* A sheet in the making: what is wished for, its pages drawn, and what is on
 * them. */
#ifndef CHEQUER_TEST_SHEET_H
#define CHEQUER_TEST_SHEET_H

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/sheet/parts.h"
#include "scene/scene.h"
#include "support/run.h"

static struct error err;
static struct session *ss;
static struct sheet *sheet;
static struct scene sc;
static struct params wish;

static inline void set_up(void *ctx)
{
    (void)ctx;
    scene_init(&sc);
    params_init(&wish, sheet_controls);
    memset(&err, 0, sizeof err);
    sheet = NULL;
    ss = NULL;
}

static inline void tear_down(void *ctx)
{
    (void)ctx;
    scene_free(&sc);
    params_free(&wish);
    sheet_close(sheet);
    session_close(ss);
}

static inline void want(int key, const char *value)
{
    if (!params_set(&wish, sheet_controls, key, value, &err))
        abort();
}

static inline bool open_sheet(const char *run)
{
    struct sheet_job job = { .wish = &wish, .style = style_usual() };
    enum task_state state;

    ss = open_run(run);
    sheet = sheet_open(ss, &job);
    do
        state = sheet_find(sheet, &err);
    while (state == TASK_MORE);
    return state == TASK_DONE;
}

static inline bool draw(int page)
{
    enum task_state state;

    do
        state = sheet_draw(sheet, page, &sc, &err);
    while (state == TASK_MORE);
    return state == TASK_DONE;
}

static inline int count(enum draw_kind kind)
{
    int n = 0;

    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == kind;
    return n;
}

/* The label of board `n`: the last words before the next board. */
static inline const char *label(int n)
{
    const char *last = NULL;

    for (size_t i = 0, board = 0; i < sc.ndraws; i++) {
        board += sc.draws[i].kind == DRAW_BOARD;
        if ((int)board == n + 1 && sc.draws[i].kind == DRAW_TEXT)
            last = scene_string(&sc, &sc.draws[i]);
    }
    return last;
}

static inline bool says(const char *words)
{
    for (size_t i = 0; i < sc.ndraws; i++)
        if (sc.draws[i].kind == DRAW_TEXT &&
            strstr(scene_string(&sc, &sc.draws[i]), words))
            return true;
    return false;
}

/* Which squares of board `n` have a piece, as "x y" in whole squares. */
static inline void places_on(int n, struct text *out)
{
    const struct draw *board = NULL;

    text_clear(out);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind == DRAW_BOARD && n-- == 0)
            board = d;
        else if (d->kind == DRAW_BOARD && board)
            break;
        if (board && d->kind == DRAW_PIECE)
            text_addf(out, "%c%d ",
                      'a' + (int)((d->at.x - board->at.x) / board->stroke),
                      8 - (int)((d->at.y - board->at.y) / board->stroke));
    }
}

/* Where the words are on the page; false if they are not there. */
static inline bool find_words(const char *words, struct vec *at)
{
    for (size_t i = 0; i < sc.ndraws; i++)
        if (sc.draws[i].kind == DRAW_TEXT &&
            strcmp(scene_string(&sc, &sc.draws[i]), words) == 0) {
            *at = sc.draws[i].at;
            return true;
        }
    return false;
}

#endif
