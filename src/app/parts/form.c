/*
 * The settings of a puzzle as widgets, made from its control table and from
 * nothing else: a new puzzle gets its panel for free.
 */
#include "app/parts/form.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

static void next_row(struct form *f)
{
    f->y += ui_px(f->ui, f->st->tight ? FORM_ROW + 3 : FORM_ROW + 8);
}

/* The line that folds has no face: it needs no gap below. */
static void next_fold(struct form *f)
{
    f->y += ui_px(f->ui, f->st->tight ? FORM_ROW - 3 : FORM_ROW);
}

/* --- which share a row --------------------------------------------------- */

/* Is there a control `i`, of that kind, and has it any effect just now? */
static bool shows(const struct form *f, int i, enum control_kind kind)
{
    return f->table[i].key != NULL && f->table[i].kind == kind &&
           f->table[i].rare == f->rare &&
           plan_offers(session_plan(f->st->runs->ss), i);
}

static bool half_fits(const struct form *f, int i)
{
    float room = (f->width - ui_px(f->ui, 32)) / 2 - ui_px(f->ui, 36 + 12);

    return shows(f, i, CONTROL_SWITCH) && form_label_width(f, i) <= room;
}

/* The second of two squares needs room for its label and a name. */
static bool pair_fits(const struct form *f, int i)
{
    return shows(f, i, CONTROL_SQUARE) && shows(f, i + 1, CONTROL_SQUARE) &&
           form_label_width(f, i + 1) + ui_px(f->ui, 12 + 56) <=
               form_half_width(f);
}

/* Is `i` a number, and the next a choice with short names? */
static bool menu_fits(const struct form *f, int i)
{
    struct type t = ui_type(f->ui, FACE_SANS, TEXT_BODY);
    float room = form_half_width(f) - ui_px(f->ui, 12 + 30);

    if (!shows(f, i, CONTROL_RANGE) || !shows(f, i + 1, CONTROL_CHOICE))
        return false;
    for (int k = 0; f->table[i + 1].names[k] != NULL; k++)
        if (words_width(&f->ui->metrics, t, form_title(&f->table[i + 1], k)) >
            room)
            return false;
    return true;
}

/* How many controls from `i` on share a row: a number and a choice or two
 * buttons, two squares, two switches with short names, three buttons; 0 if it
 * is not shown at all. */
static int row_controls(const struct form *f, int i)
{
    enum control_kind kind = f->table[i].kind;
    int n = 1;

    if (!shows(f, i, kind))
        return 0;
    if (menu_fits(f, i) || pair_fits(f, i) ||
        (half_fits(f, i) && half_fits(f, i + 1)))
        return 2;
    while (n < 3 && (kind == CONTROL_ACTION || kind == CONTROL_RANGE) &&
           shows(f, i + n, CONTROL_ACTION))
        n++;
    return n;
}

/* The labels' column is as wide as the longest label, within reason. */
static float label_column(const struct form *f)
{
    float widest = 0;

    for (int i = 0; f->table[i].key != NULL; i++) {
        enum control_kind kind = f->table[i].kind;

        if (kind != CONTROL_SWITCH && kind != CONTROL_ACTION &&
            (f->st->runs->settings->more || !f->table[i].rare))
            widest = fmaxf(widest, form_label_width(f, i));
    }
    return fminf(widest + ui_px(f->ui, 12), floorf(f->width / 3));
}

static struct form form_begin(const struct stage *st, struct box area)
{
    struct form f = { .st = st,
                      .ui = st->ui,
                      .x = area.x,
                      .y = area.y,
                      .width = area.w,
                      .cls = session_class(st->runs->ss),
                      .table = session_class(st->runs->ss)->controls,
                      .params = session_params(st->runs->ss) };

    f.column = f.x + label_column(&f);
    return f;
}

/* --- rare ones ----------------------------------------------------------- */

static bool is_changed(const struct form *f, int i)
{
    struct text now;
    bool changed;

    text_init(&now);
    params_format(f->params, f->table, i, &now);
    changed = strcmp(now.at, f->table[i].initial) != 0;
    text_free(&now);
    return changed;
}

/* How many are folded away, and how many of them matter just now. */
static int count_rare(const struct form *f, int *changed)
{
    struct form rare = *f;
    int n = 0;

    *changed = 0;
    rare.rare = true;
    for (int i = 0; f->table[i].key != NULL; i++)
        if (shows(&rare, i, f->table[i].kind)) {
            n++;
            *changed += is_changed(f, i);
        }
    return n;
}

static void fold_row(struct form *f, int changed)
{
    bool open = f->st->runs->settings->more;
    struct widget w = {
        .id = ID_MORE,
        .act = { ACTION_MORE, 0, 0 },
        .box = { f->x, f->y - ui_px(f->ui, f->st->tight ? 3 : 4), f->width,
                 ui_px(f->ui, FORM_ROW) },
        .tip = open ? "Fold this away" : "What is seldom needed"
    };
    char word[32] = "";

    if (changed > 0)
        snprintf(word, sizeof word, "%d set", changed);
    widget_fold(f->ui, &w,
                asking_rows(f->st->runs) > 0 ? "More settings, counting"
                                             : "More settings",
                word, open);
}

/* --- the whole ----------------------------------------------------------- */

/* Makes the rows, or only measures them. */
static void make_rows(struct form *f, bool rare, bool measure)
{
    f->rare = rare;
    for (int i = 0, n; f->table[i].key != NULL; i += n > 0 ? n : 1) {
        n = row_controls(f, i);
        if (n == 0)
            continue;
        if (!measure)
            form_make_row(f, i, n);
        next_row(f);
    }
}

/* The usual settings; below the fold, if it is open, the rare ones and the
 * questions. Returns where they end. */
static float make_all(struct form *f, bool measure)
{
    int changed, rare = count_rare(f, &changed);

    make_rows(f, false, measure);
    if (rare + asking_rows(f->st->runs) == 0)
        return f->y;
    if (!measure)
        fold_row(f, changed);
    next_fold(f);
    if (!f->st->runs->settings->more)
        return f->y;
    make_rows(f, true, measure);
    if (!measure)
        asking_draw(f->st, (struct box){ f->x, f->y, f->width, 0 });
    for (int i = asking_rows(f->st->runs); i > 0; i--)
        next_row(f);
    return f->y;
}

float form_height(const struct stage *st, float width)
{
    struct form f = form_begin(st, (struct box){ 0, 0, width, 0 });

    return make_all(&f, true);
}

float form_draw(const struct stage *st, struct box area)
{
    struct form f = form_begin(st, area);

    return make_all(&f, false);
}
