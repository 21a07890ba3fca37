/* Questions in the window: a button each, with a bar and the time while it is
 * worked on and the answer beside it afterwards. */
#include "app/asking.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/parts/parts.h"
#include "app/ui/widgets.h"
#include "base/error.h"
#include "base/parse.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

enum {
    ROW = 32,
    BAR = 6,
    LABELLED = 190,
    STOP = 84,         /* widths of the button */
    TELLS_AFTER = 2000 /* ms before the rest is guessed */
};

static const double TELLS_FROM = 0.01; /* and the share done by then */

void asking_init(struct asking *a)
{
    a->question = NULL;
    a->answer = NULL;
    text_init(&a->words);
}

void asking_drop(struct asking *a)
{
    if (a->answer != NULL)
        a->question->drop(a->answer);
    a->answer = NULL;
    a->question = NULL;
    text_clear(&a->words);
}

void asking_free(struct asking *a)
{
    asking_drop(a);
    text_free(&a->words);
}

void asking_ask(struct app *app, int index)
{
    const struct question *q = &session_class(app->runs.ss)->questions[index];
    bool stop = app->asking.question == q && app->asking.answer != NULL;
    struct error err;

    asking_drop(&app->asking);
    if (stop) {
        toast_note(&app->toast, "Stopped before the answer was complete");
        return;
    }
    app->asking.answer = q->ask(session_params(app->runs.ss), SDL_GetCPUCount(),
                                &err);
    app->asking.began = app->pace.now;
    if (app->asking.answer != NULL)
        app->asking.question = q;
    else
        toast_refuse(&app->toast, err.message);
}

/* "14200" is easier to read as "14,200". */
static void tidy(struct text *words)
{
    uint64_t n;

    while (words->len > 0 && words->at[words->len - 1] == '\n')
        words->at[--words->len] = '\0';
    if (parse_u64(words->at, UINT64_MAX, &n)) {
        text_clear(words);
        text_add_grouped(words, n);
    }
}

bool asking_tick(struct app *app)
{
    struct asking *a = &app->asking;

    if (a->answer == NULL)
        return false;
    if (a->question->tell(a->answer, &a->words) == TELLING_DONE) {
        a->question->drop(a->answer);
        a->answer = NULL;
        tidy(&a->words);
    }
    return true;
}

/* --- in the panel -------------------------------------------------------- */

static void add_time(struct text *out, double seconds)
{
    long s = lround(seconds), minutes = (s + 30) / 60;

    if (s < 60)
        text_addf(out, "%ld s", s);
    else if (minutes < 60)
        text_addf(out, "%ld min", minutes);
    else if (minutes < 48 * 60)
        text_addf(out, "%ld h %ld min", minutes / 60, minutes % 60);
    else
        text_addf(out, "%ld days", minutes / (24 * 60));
}

void asking_say_time(struct text *out, uint64_t ms, double done)
{
    double seconds = (double)ms / 1000;

    add_time(out, floor(seconds));
    if (ms < TELLS_AFTER || done < TELLS_FROM || done >= 1)
        return;
    text_add(out, ", about ");
    add_time(out, fmax(1, seconds * (1 - done) / done));
    text_add(out, " left");
}

static void draw_bar(struct app *app, struct box b)
{
    const struct asking *a = &app->asking;
    double done = a->question->done ? a->question->done(a->answer) : -1;
    struct ui *ui = &app->screen.ui;
    float bar = ui_px(ui, BAR), w = (float)done * b.w;
    struct box slot = { b.x, b.y + b.h - bar - ui_px(ui, 4), b.w, bar };
    struct label l = { b.x + b.w, b.y + roundf(b.h * 0.35f),
                       b.w,       TEXT_SMALL,
                       FACE_SANS, ANCHOR_RIGHT,
                       INK_TEXT };
    struct text time;

    text_init(&time);
    asking_say_time(&time, app->pace.now - a->began,
                    a->question->even ? done : -1);
    widget_label(ui, &l, time.at);
    text_free(&time);
    scene_rect(ui->sc, slot, bar / 2, INK_RAISED);
    if (done < 0)
        return;
    slot.w = w > bar ? w : bar;
    scene_rect(ui->sc, slot, bar / 2, INK_ACCENT);
}

static void draw_question(struct app *app, int index, struct box row)
{
    const struct question *q = &session_class(app->runs.ss)->questions[index];
    const struct asking *a = &app->asking;
    struct ui *ui = &app->screen.ui;
    bool asked = a->question == q, busy = asked && a->answer != NULL;
    struct box left = row, right = row;
    struct widget w = { .id = ID_ASK + (uint32_t)index,
                        .act = { ACTION_ASK, index, 0 },
                        .tip = busy ? "Stop counting" : q->help };
    struct label l = { row.x + row.w, row.y + row.h / 2, 0,         TEXT_BODY,
                       FACE_BOLD,     ANCHOR_RIGHT,      INK_STRONG };

    if (asked)
        left.w = ui_px(ui, busy ? STOP : LABELLED);
    right.x += left.w + ui_px(ui, 12);
    right.w -= left.w + ui_px(ui, 12);
    w.box = left;
    widget_button(ui, &w, busy ? "Stop" : q->label);
    l.room = right.w;
    if (busy)
        draw_bar(app, right);
    else if (asked)
        widget_label(ui, &l, a->words.at);
}

int asking_rows(const struct app *app)
{
    const struct question *q = session_class(app->runs.ss)->questions;
    int rows = 0;

    for (int i = 0; q != NULL && q[i].key != NULL; i++)
        rows += q[i].label != NULL;
    return rows;
}

void asking_draw(struct app *app, struct box area)
{
    const struct question *q = session_class(app->runs.ss)->questions;
    struct ui *ui = &app->screen.ui;
    struct box row = { area.x, area.y, area.w, ui_px(ui, ROW) };

    for (int i = 0; q != NULL && q[i].key != NULL; i++) {
        if (q[i].label == NULL)
            continue;
        draw_question(app, i, row);
        row.y += ui_px(ui, app->panel.tight ? ROW + 3 : ROW + 8);
    }
}
