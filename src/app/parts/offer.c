/*
 * Slides in front: a button that explains what is on the board, or, among the
 * lessons, a menu of all shows.
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
#include "session/session.h"

static bool lists_all(const struct runs *r)
{
    return session_class(r->ss) == &lesson_puzzle;
}

bool offer_shows(const struct runs *r)
{
    return lists_all(r) || show_explaining(r->ss) >= 0;
}

/* In the middle of `b`, as wide as the words need it. */
static struct box fit(const struct ui *ui, struct box b, const char *words,
                      float more)
{
    float w = words_width(&ui->metrics, ui_type(ui, FACE_SANS, TEXT_BODY),
                          words);

    w = fminf(b.w, ceilf(w) + ui_px(ui, more));
    return (struct box){ b.x + roundf((b.w - w) / 2), b.y, w, b.h };
}

static void draw_list(const struct stage *st, struct box b, struct text *words)
{
    struct widget w = { .id = ID_OFFER,
                        .tip = "Ideas behind the puzzles, slide by slide",
                        .act = { ACTION_MENU, POPUP_SHOWS, 0 } };

    text_addf(words, "%d lessons in slides", SHOWS);
    w.box = fit(st->ui, b, words->at, 56);
    widget_menu(st->ui, &w, words->at);
}

static void draw_one(const struct stage *st, struct box b, struct text *words,
                     int show)
{
    struct widget w = { .id = ID_OFFER,
                        .tip = shows[show].title,
                        .act = { ACTION_SLIDES, show, 0 } };

    text_addf(words, "Explain this in %s",
              say_count((uint64_t)show_length(&shows[show]), "slide").at);
    w.box = fit(st->ui, b, words->at, 40);
    widget_button(st->ui, &w, words->at);
}

void offer_draw(const struct stage *st, struct box box)
{
    int show = show_explaining(st->runs->ss);
    struct text words;

    text_init(&words);
    if (lists_all(st->runs))
        draw_list(st, box, &words);
    else if (show >= 0)
        draw_one(st, box, &words, show);
    text_free(&words);
}
