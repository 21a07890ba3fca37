/*
 * What a teacher looks for first: slides that explain what is on the board or,
 * among the lessons, a menu of all shows; and the quiz.
 */
#include <math.h>

#include "app/action.h"
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
           quiz_is_possible(r->ss);
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

/* --- the row ------------------------------------------------------------- */

/* In the middle of `row`, as wide as their words. */
static void draw_both(const struct stage *st, struct box row,
                      const char *slides, float wide)
{
    struct ui *ui = st->ui;
    bool quiz = quiz_is_possible(st->runs->ss);
    float gap = wide > 0 && quiz ? ui_px(ui, 8) : 0;
    float more = quiz ? quiz_switch_width(ui) : 0;
    struct box b = { row.x, row.y, fminf(wide, row.w - gap - more), row.h };

    b.x += roundf((row.w - b.w - gap - more) / 2);
    if (wide > 0)
        draw_slides(st, b, slides);
    b.x += b.w + gap;
    b.w = more;
    if (quiz)
        quiz_switch_draw(st, b);
}

void offer_draw(const struct stage *st, struct box row)
{
    struct text slides;

    if (quiz_row_shows(st->runs)) {
        quiz_row_draw(st, row);
        return;
    }
    text_init(&slides);
    float wide = say_slides(st, &slides);
    draw_both(st, row, slides.at, wide);
    text_free(&slides);
}
