/*
 * What a teacher looks for first: slides that explain what is on the board or,
 * among the lessons, a menu of all shows; the quiz; and editing the board.
 */
#include <math.h>

#include "app/action.h"
#include "app/parts/board/editing.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "base/say.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "modules/list.h"
#include "session/quiz.h"
#include "session/session.h"

static bool lists_all(const struct runs *r)
{
    return session_class(r->ss) == &lesson_puzzle;
}

bool offer_shows(const struct runs *r)
{
    return lists_all(r) || show_explaining(r->ss) >= 0 ||
           quiz_is_possible(r->ss) || editing_possible(r);
}

static float width_of(const struct ui *ui, const char *words, float more)
{
    float w = words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_BODY),
                          words);

    return ceilf(w) + ui_px(ui, more);
}

/* --- slides -------------------------------------------------------------- */

/* What the button says, and how wide it is with that; 0: there is none. */
static float say_slides(const struct stage *st, struct text *words)
{
    int show = show_explaining(st->runs->ss);

    if (lists_all(st->runs))
        text_addf(words, "%d lessons in slides", SHOWS);
    else if (show >= 0)
        text_addf(words, "Explain this in %s",
                  say_count((uint64_t)show_length(&shows[show]), "slide").at);
    return words->len ? width_of(st->ui, words->at, 44) : 0;
}

static void draw_slides(const struct stage *st, struct box b, const char *words)
{
    int show = show_explaining(st->runs->ss);
    struct widget w = { .id = ID_OFFER, .box = b };

    if (lists_all(st->runs)) {
        w.tip = "Ideas behind the puzzles, slide by slide";
        w.act = (struct act){ ACTION_MENU, POPUP_SHOWS, 0 };
        widget_menu(st->ui, &w, words);
    } else {
        w.tip = shows[show].title;
        w.act = (struct act){ ACTION_SLIDES, show, 0 };
        widget_button(st->ui, &w, words);
    }
}

/* --- editing ------------------------------------------------------------- */

static void draw_edit(const struct stage *st, struct box b, const char *words)
{
    bool pieces = session_plan(st->runs->ss)->tools & 1 << TOOL_PIECE;
    struct widget w = { .id = ID_EDIT,
                        .tip = pieces ? "Edit the board: put pieces on it (E)"
                                      : "Edit the board: cut squares out (E)",
                        .act = { ACTION_EDIT, 0, 0 },
                        .box = b };

    widget_button(st->ui, &w, words);
}

/* --- the row ------------------------------------------------------------- */

/* As wide as their words; the last, and then the first, in fewer words where
 * there is no room for all. */
static void draw_all(const struct stage *st, struct box row, const char *slides,
                     float wide)
{
    struct ui *ui = st->ui;
    bool quiz = quiz_is_possible(st->runs->ss);
    bool edit = editing_possible(st->runs);
    const char *words = "Edit the board";
    float gap = ui_px(ui, 8), ask = quiz ? quiz_switch_width(ui) : 0;
    float change = edit ? width_of(ui, words, 40) : 0;
    float gaps = gap * (float)((wide > 0) + quiz + edit - 1);
    struct box b = row;

    if (edit && wide + ask + change + gaps > row.w) {
        words = "Edit";
        change = width_of(ui, words, 24);
    }
    if (wide + ask + change + gaps > row.w && !lists_all(st->runs)) {
        slides = "Explain";
        wide = width_of(ui, slides, 20);
    }
    wide = fminf(wide, row.w - ask - change - gaps);
    b.x += roundf((row.w - wide - ask - change - gaps) / 2);
    b.w = wide;
    if (wide > 0)
        draw_slides(st, b, slides);
    b.x += wide > 0 ? wide + gap : 0;
    b.w = ask;
    if (quiz)
        quiz_switch_draw(st, b);
    b.x += quiz ? ask + gap : 0;
    b.w = change;
    if (edit)
        draw_edit(st, b, words);
}

void offer_draw(const struct stage *st, struct box row)
{
    struct text slides;

    if (st->runs->tool != TOOL_NONE) {
        editing_draw(st, row);
        return;
    }
    if (quiz_row_shows(st->runs)) {
        quiz_row_draw(st, row);
        return;
    }
    text_init(&slides);
    float wide = say_slides(st, &slides);
    draw_all(st, row, slides.at, wide);
    text_free(&slides);
}
