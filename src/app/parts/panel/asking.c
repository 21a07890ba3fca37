/* Questions in the window: a button each, with a bar and the time while it is
 * worked on and the answer beside it afterwards. */
#include "app/parts/panel/asking.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <SDL.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/save/making.h"
#include "app/ui/toast.h"
#include "app/ui/widgets.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
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
    *a = (struct asking){ .question = NULL };
    text_init(&a->words);
    text_init(&a->expected);
}

void asking_drop(struct asking *a)
{
    task_drop(&a->task);
    a->question = NULL;
    text_clear(&a->words);
    text_clear(&a->expected);
}

void asking_stop(struct asking *a, struct toast *toast)
{
    if (a->task.kind != NULL)
        toast_note(toast, "Stopped before the answer was complete");
    asking_drop(a);
}

void asking_free(struct asking *a)
{
    asking_drop(a);
    text_free(&a->words);
    text_free(&a->expected);
}

/* The live settings that the answer depends on, as one number. */
static uint64_t obeyed(const struct question *q, const struct runs *r)
{
    const struct control *table = session_class(r->ss)->controls;
    const struct params *params = session_params(r->ss);
    uint64_t sum = 0;

    for (int i = 0; table[i].key != NULL; i++)
        if (table[i].live && !(q->idle >> i & 1))
            sum = sum * 31 + (uint64_t)params->at[i].number;
    return sum;
}

void asking_ask(struct asking *a, const struct runs *r, struct toast *toast,
                int index)
{
    const struct question *q = &session_class(r->ss)->questions[index];
    bool stop = a->question == q && a->task.kind != NULL;
    struct work *work;
    struct error err;

    asking_stop(a, toast);
    if (stop)
        return;
    work = q->ask(session_params(r->ss), SDL_GetCPUCount(), &err);
    if (work == NULL) {
        toast_refuse(toast, err.message);
        return;
    }
    a->question = q;
    a->obeyed = obeyed(q, r);
    a->task = (struct task){ &q->task, work };
    a->began = toast->now;
    task_forecast(&a->task, &a->expected);
    if (a->expected.len)
        toast_note(toast, "%s", a->expected.at);
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

bool asking_tick(struct asking *a, const struct runs *r, struct toast *toast)
{
    enum task_state state;
    struct error err;

    if (a->question && obeyed(a->question, r) != a->obeyed) {
        asking_stop(a, toast);
        return true;
    }
    if (a->task.kind == NULL)
        return false;
    state = making_slice(&a->task, &a->words, &err);
    if (state > TASK_DONE)
        toast_refuse(toast, err.message);
    if (state >= TASK_DONE) {
        task_drop(&a->task);
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

static void draw_bar(const struct stage *st, struct box b)
{
    const struct asking *a = st->asking;
    double done = task_share(&a->task);
    struct ui *ui = st->ui;
    float bar = ui_px(ui, BAR), w = (float)done * b.w;
    struct box slot = { b.x, b.y + b.h - bar - ui_px(ui, 4), b.w, bar };
    struct label l = { b.x + b.w, b.y + roundf(b.h * 0.35f),
                       b.w,       TEXT_SMALL,
                       FACE_SANS, ANCHOR_RIGHT,
                       INK_TEXT };
    struct text time;

    text_init(&time);
    asking_say_time(&time, st->now - a->began, a->task.kind->even ? done : -1);
    widget_label(ui, &l, time.at);
    text_free(&time);
    scene_rect(ui->sc, slot, bar / 2, INK_RAISED);
    if (done < 0)
        return;
    slot.w = w > bar ? w : bar;
    scene_rect(ui->sc, slot, bar / 2, INK_ACCENT);
}

static void draw_question(const struct stage *st, int index, struct box row)
{
    const struct question *q = &session_class(st->runs->ss)->questions[index];
    const struct asking *a = st->asking;
    struct ui *ui = st->ui;
    bool asked = a->question == q, busy = asked && a->task.kind != NULL;
    struct box left = row, right = row;
    struct widget w = { .id = ID_ASK + (uint32_t)index,
                        .act = { ACTION_ASK, index, 0 },
                        .tip = !busy             ? q->help
                               : a->expected.len ? a->expected.at
                                                 : "Stop counting" };
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
        draw_bar(st, right);
    else if (asked)
        widget_label(ui, &l, a->words.at);
}

int asking_rows(const struct runs *r)
{
    const struct question *q = session_class(r->ss)->questions;
    int rows = 0;

    for (int i = 0; q != NULL && q[i].key != NULL; i++)
        rows += q[i].label != NULL;
    return rows;
}

void asking_draw(const struct stage *st, struct box area)
{
    const struct question *q = session_class(st->runs->ss)->questions;
    struct ui *ui = st->ui;
    struct box row = { area.x, area.y, area.w, ui_px(ui, ROW) };

    for (int i = 0; q != NULL && q[i].key != NULL; i++) {
        if (q[i].label == NULL)
            continue;
        draw_question(st, i, row);
        row.y += ui_px(ui, st->tight ? ROW + 3 : ROW + 8);
    }
}
