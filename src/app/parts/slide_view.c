/*
 * A slide in the window: its words as large as there is room for them, above
 * them which slide it is, and the second of two boards.
 */
#include <math.h>
#include <stdio.h>

#include "app/action.h"
#include "app/parts/board/view.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/slides.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "export/slides/project.h"
#include "session/quiz.h"
#include "session/session.h"

enum { HEAD = 68, BUTTON = 32 };

/* A riddle has the place of the words; what the score is follows either. */
static void project_quiz(struct projection *p, struct session *ss)
{
    struct quiz_state q = quiz_state(ss);

    if (q.about == QUIZ_OFF)
        return;
    if (q.now != QUIZZED_NOT) {
        text_clear(&p->caption);
        text_addf(&p->caption, "%s\n%s", session_status(ss),
                  session_explain(ss));
    }
    text_add(&p->caption, p->caption.len ? "\n" : "");
    quiz_say_score(ss, &p->caption);
}

/* The words as they are now, or what is wrong with the slide. */
static void project(struct projection *p, const struct slides *s,
                    struct session *const *runs)
{
    projection_init(p, slides_shown(s), runs);
    if (slides_shown(s)->n == 1)
        project_quiz(p, runs[0]);
    if (s->wrong) {
        text_clear(&p->caption);
        text_add(&p->caption, s->fault.message);
    }
}

/* --- where it lies ------------------------------------------------------- */

/* Letters do not grow and shrink with the numbers among them. */
static float most_em(const struct slides *s, const struct layout *l)
{
    bool same = s->width == l->window.w && s->height == l->window.h;

    return same && s->em > 0 ? s->em : l->window.h;
}

/* In a window too small for parts, words have all of it or none. */
static void lay_small(struct layout *l, int boards)
{
    if (boards == 0)
        l->line = l->words = (struct box){ 0, 0, 0, 0 };
}

void slide_lay(struct slides *s, const struct runs *r, struct layout *l,
               struct slide_lay *out)
{
    struct session *runs[SLIDE_RUNS];
    struct projection p;
    struct box area = l->window;
    int boards = slides_shown(s)->n;

    if (l->full && boards > 0)
        area.h = l->player.y;
    slides_runs(s, r, runs);
    project(&p, s, runs);
    *out = projection_lay(&p, area, layout_px(l, HEAD), most_em(s, l));
    projection_free(&p);
    s->em = out->em;
    s->width = l->window.w;
    s->height = l->window.h;
    if (!l->full) {
        lay_small(l, boards);
        return;
    }
    l->top = (struct box){ 0, 0, 0, 0 };
    l->panel = out->ground;
    l->board = boards ? out->boards[s->front] : area;
    if (quiz_row_shows(r))
        layout_add_row(l);
    if (boards == 0)
        l->player = l->top;
}

/* --- above the words ----------------------------------------------------- */

static void draw_turn(const struct stage *st, const struct slides *s,
                      struct box b, int by)
{
    struct widget w = {
        .id = by < 0 ? ID_SLIDE_BACK : ID_SLIDE_ON,
        .box = b,
        .act = { ACTION_SLIDE, 0, (long)s->at + by },
        .tip = by < 0 ? "The slide before (←)" : "The next slide (→)",
        .disabled = by < 0 ? s->at == 0 : s->at + 1 == s->show.n
    };

    widget_icon(st->ui, &w, by < 0 ? ICON_BACK : ICON_FORWARD, 20);
}

/* Back, on, leave, at the right end; returns where they begin. */
static float draw_buttons(const struct stage *st, const struct slides *s,
                          struct box head)
{
    struct ui *ui = st->ui;
    float side = ui_px(ui, BUTTON), gap = ui_px(ui, 2);
    struct box b = { head.x + head.w - side,
                     head.y + roundf((head.h - side) / 2), side, side };
    struct widget leave = { .id = ID_SLIDE_LEAVE,
                            .act = { ACTION_CLOSE, 0, 0 },
                            .tip = "Leave the slides (Esc)",
                            .box = b };

    b.x -= 2 * (side + gap);
    draw_turn(st, s, b, -1);
    b.x += side + gap;
    draw_turn(st, s, b, 1);
    widget_icon(ui, &leave, ICON_CLOSE, 14);
    return b.x - side - 3 * gap;
}

static void draw_head(const struct stage *st, const struct slides *s,
                      struct box head)
{
    struct ui *ui = st->ui;
    float room = draw_buttons(st, s, head) - head.x;
    float middle = head.y + roundf(head.h / 2), half = ui_px(ui, 9);
    struct label title = label_of(head.x, middle - half, room, TEXT_SMALL,
                                  FACE_SANS, ANCHOR_LEFT, INK_TEXT);
    struct label number = label_of(head.x, middle + half, room, TEXT_SMALL,
                                   FACE_SANS, ANCHOR_LEFT, INK_FAINT);
    char where[64];

    snprintf(where, sizeof where, "Slide %zu of %zu", s->at + 1, s->show.n);
    widget_label(ui, &title, s->show.title);
    widget_label(ui, &number, where);
}

/* --- two boards ---------------------------------------------------------- */

/* Below the one that the player moves. */
static void mark_front(const struct stage *st, struct box board,
                       struct box label)
{
    struct ui *ui = st->ui;
    float w = ui_px(ui, 48), h = ui_px(ui, 3);
    float y = box_empty(label) ? board.y + board.h : label.y + label.h;

    scene_rect(ui->sc,
               (struct box){ board.x + roundf((board.w - w) / 2), y - h, w, h },
               h / 2, INK_ACCENT);
}

/* A click on the other one brings it to the front. */
static void draw_other(const struct stage *st, const struct slides *s,
                       const struct slide_lay *lay)
{
    int other = 1 - s->front;
    struct widget w = { .id = ID_SLIDE_OTHER,
                        .kind = WIDGET_BUTTON,
                        .act = { ACTION_SLIDE_RUN, 0, 0 },
                        .tip = "Click: the player below moves this board",
                        .box = board_draw_other(st, s->beside.ss,
                                                lay->boards[other]) };

    if (ui_add(st->ui, &w) & LOOK_FOCUS)
        widget_focus(st->ui, w.box, 0);
    mark_front(st, lay->boards[s->front], lay->labels[s->front]);
}

/* --- the whole ----------------------------------------------------------- */

/* Beside words that are not the slide's. */
static void draw_warning(struct ui *ui, struct box caption)
{
    float w = ui_px(ui, 4);

    scene_rect(ui->sc,
               (struct box){ caption.x - 2 * w, caption.y, w, caption.h },
               w / 2, INK_WARNING);
}

void slide_draw(const struct stage *st, const struct slides *s,
                const struct slide_lay *lay)
{
    struct ui *ui = st->ui;
    struct session *runs[SLIDE_RUNS];
    struct widget back = { .id = ID_PANEL,
                           .kind = WIDGET_AREA,
                           .box = lay->ground };
    struct projection p;

    if (slides_shown(s)->n == 1) {
        scene_rect(ui->sc, lay->ground, 0, INK_PANEL);
        ui_add(ui, &back);
    }
    draw_head(st, s, lay->head);
    slides_runs(s, st->runs, runs);
    project(&p, s, runs);
    projection_draw_words(&p, lay, INK_TEXT, ui->sc);
    projection_free(&p);
    if (s->wrong)
        draw_warning(ui, lay->caption);
    if (s->beside.ss != NULL)
        draw_other(st, s, lay);
}
