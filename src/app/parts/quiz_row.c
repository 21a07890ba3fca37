/*
 * The quiz in one row: the score, which is also the menu of what is asked;
 * buttons to answer with, to be shown the answer, to go on, to leave.
 */
#include <math.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "session/quiz.h"
#include "session/session.h"

enum { BUTTON_MORE = 22, GAP = 4 }; /* around words, between buttons */

static float width_of(const struct ui *ui, const char *words, float more)
{
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);

    return ceilf(words_width(&ui->metrics, t, words)) + ui_px(ui, more);
}

bool quiz_row_shows(const struct runs *r)
{
    return quiz_state(r->ss).about != QUIZ_OFF;
}

/* --- where it is switched on --------------------------------------------- */

static const char *const name = "Where next?";

float quiz_switch_width(const struct ui *ui)
{
    return width_of(ui, name, 56);
}

void quiz_switch_draw(const struct stage *st, struct box b)
{
    struct widget w = { .id = ID_QUIZ,
                        .tip = "A quiz: the run stops and asks what comes "
                               "next (Q)",
                        .act = { ACTION_MENU, POPUP_QUIZ, 0 },
                        .box = b };

    widget_menu(st->ui, &w, name);
}

/* --- while it is on ------------------------------------------------------ */

/* What there is to press, from the right to the left. */
struct button {
    uint32_t id;
    struct act act;
    const char *words, *tip;
};

static int list_buttons(struct quiz_state q, struct button out[3])
{
    static const struct button show = { ID_QUIZ_SHOW,
                                        { ACTION_ANSWER, 0, RIDDLE_GIVEN_UP },
                                        "Show me",
                                        "Be shown the answer" };
    static const struct button yes = {
        ID_QUIZ_YES, { ACTION_ANSWER, 0, RIDDLE_YES }, "Yes", "Answer yes (Y)"
    };
    static const struct button no = {
        ID_QUIZ_NO, { ACTION_ANSWER, 0, RIDDLE_NO }, "No", "Answer no (N)"
    };
    static const struct button on = { ID_QUIZ_ON,
                                      { ACTION_PLAY, 0, 0 },
                                      "Next question",
                                      "Go on to the next question" };
    static const struct button again = { ID_QUIZ_ON,
                                         { ACTION_PLAY, 0, 0 },
                                         "Ask again",
                                         "Ask about this run again" };

    if (q.now != QUIZZED_ASKED) {
        out[0] = q.over ? again : on;
        return 1;
    }
    out[0] = show;
    if (q.kind != RIDDLE_YES_NO)
        return 1;
    out[1] = no;
    out[2] = yes;
    return 3;
}

static float draw_button(const struct stage *st, struct box row, float right,
                         const struct button *button)
{
    float wide = width_of(st->ui, button->words, BUTTON_MORE);
    struct widget w = { .id = button->id,
                        .act = button->act,
                        .tip = button->tip,
                        .box = { right - wide, row.y, wide, row.h } };

    widget_button(st->ui, &w, button->words);
    return w.box.x - ui_px(st->ui, GAP);
}

static float draw_leave(const struct stage *st, struct box row)
{
    struct widget w = { .id = ID_QUIZ_LEAVE,
                        .act = { ACTION_QUIZ, QUIZ_OFF, 0 },
                        .tip = "Leave the quiz (Esc)",
                        .box = { row.x + row.w - row.h, row.y, row.h, row.h } };

    widget_icon(st->ui, &w, ICON_CLOSE, 14);
    return w.box.x - ui_px(st->ui, 4);
}

/* The last verdict has a sign of its own. */
static float draw_sign(const struct stage *st, struct box row,
                       struct quiz_state q)
{
    struct vec at = { row.x + ui_px(st->ui, 12), row.y + row.h / 2 };

    if (q.now == QUIZZED_ANSWERED && !q.shown)
        icon_draw(st->ui->sc, q.praised ? ICON_CHECK : ICON_CLOSE, at,
                  ui_px(st->ui, 16), q.praised ? INK_ACCENT : INK_WARNING);
    return row.x + ui_px(st->ui, 24);
}

static float buttons_width(const struct ui *ui, const struct button *buttons,
                           int n)
{
    float sum = 0;

    while (n-- > 0)
        sum += width_of(ui, buttons[n].words, BUTTON_MORE) + ui_px(ui, GAP);
    return sum;
}

/* Being shown the answer is the first to go where there is little room, and
 * then the menu: S does the one, and projectors tell the score in words. */
void quiz_row_draw(const struct stage *st, struct box row)
{
    struct quiz_state q = quiz_state(st->runs->ss);
    struct widget w = { .id = ID_QUIZ,
                        .act = { ACTION_MENU, POPUP_QUIZ, 0 },
                        .tip = "What is asked in this quiz" };
    float left = draw_sign(st, row, q), right = draw_leave(st, row);
    struct button buttons[3];
    int n = list_buttons(q, buttons), first;
    struct text score;

    text_init(&score);
    quiz_say_score(st->runs->ss, &score);
    w.box = (struct box){ left, row.y, width_of(st->ui, score.at, 44), row.h };
    first = n > 1 && left + w.box.w + buttons_width(st->ui, buttons, n) > right;
    for (int i = first; i < n; i++)
        right = draw_button(st, row, right, &buttons[i]);
    if (left + w.box.w <= right)
        widget_menu(st->ui, &w, score.at);
    text_free(&score);
}
