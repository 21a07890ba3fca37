/* One page and its images side by side: what was done to each, and which page
 * of the album it is. */
#include <ctype.h>
#include <math.h>

#include "app/action.h"
#include "app/parts/album/view.h"
#include "app/parts/ids.h"
#include "app/runs.h"
#include "app/ui/layout.h"
#include "app/ui/widgets.h"
#include "base/say.h"
#include "base/text.h"
#include "puzzle/album.h"
#include "puzzle/control.h"
#include "session/session.h"

enum { LINE = 20, MOST = 640, LEAST = 48 };

void album_view_free(struct album_view *a)
{
    images_free(&a->images);
}

bool album_view_tick(struct album_view *a, const struct runs *r)
{
    return a->sight == SIGHT_IMAGES && images_seek(&a->images, r->ss);
}

/* What a page is called: "Solution", "Tour". */
static const char *page_label(const struct session *ss)
{
    struct pages p;

    return session_album(ss, &p) ? session_class(ss)->controls[p.control].label
                                 : "";
}

void images_say_title(const struct stage *st, const struct album_view *a,
                      struct text *out)
{
    const struct images *im = &a->images;

    if (im->n == 0)
        return;
    text_addf(out, "%s %s turned and mirrored: ", page_label(st->runs->ss),
              say_number((uint64_t)im->page).at);
    if (im->different == 1)
        text_add(out, "it stays the same");
    else
        text_addf(out, "%d different ones", im->different);
}

/* Which page it is: "solution 18"; of one that was there before, "again". */
static void say_number_of(const struct stage *st, const struct images *im,
                          int i, struct text *out)
{
    int first = im->same[i], number = im->number[first];

    if (number > 0) {
        text_addf(out, "%s %s", page_label(st->runs->ss),
                  say_number((uint64_t)number).at);
        out->at[0] = (char)tolower((unsigned char)out->at[0]);
        text_add(out, first < i ? " again" : "");
    } else if (first < i) {
        text_add(out, "the same again");
    } else if (im->over) {
        text_add(out, "not in this album");
    } else if (im->cut) {
        text_addf(out, "not among the first %s", say_number(IMAGES_SOUGHT).at);
    } else {
        text_add(out, "\u2026");
    }
}

static void draw_words(const struct stage *st, const struct images *im, int i,
                       const struct grid *g)
{
    struct ui *ui = st->ui;
    struct box b = grid_box(g, i);
    bool again = im->same[i] < i;
    struct label l = label_of(b.x + b.w / 2, b.y + b.h + ui_px(ui, 14),
                              g->pitch.x - ui_px(ui, 6), TEXT_SMALL, FACE_SANS,
                              ANCHOR_CENTRE, INK_STRONG);
    struct text words;

    text_init(&words);
    text_add_sentence(&words, symmetry_name(im->by[i]));
    if (words.len && words.at[words.len - 1] == '.')
        words.at[words.len - 1] = '\0';
    widget_fitting(ui, l, TEXT_SMALL - 3, words.at);
    text_clear(&words);
    say_number_of(st, im, i, &words);
    l.y += ui_px(ui, LINE - 2);
    l.ink = again ? INK_FAINT : INK_TEXT;
    widget_label(ui, &l, words.at);
    text_free(&words);
}

void images_draw(const struct stage *st, struct album_view *a, struct box area)
{
    struct images *im = &a->images;
    struct ui *ui = st->ui;
    struct widget w = { .id = ID_SIGHT,
                        .box = area,
                        .act = { ACTION_TURN_SIGHT, 0, 0 },
                        .skipped = true };
    struct grid_plan plan = { .least = ui_px(ui, LEAST),
                              .most = ui_px(ui, MOST),
                              .scrolled = ui_px(ui, LEAST),
                              .below = ui_px(ui, 2 * LINE),
                              .between = { ui_px(ui, 24), ui_px(ui, 16) } };

    if (!images_find(im, st->runs->ss))
        return;
    plan.files = im->image[0].board.files;
    plan.ranks = im->image[0].board.ranks;
    area.y += ui_px(ui, 4); /* for a frame */
    area.h -= ui_px(ui, 4);
    grid_lay(&a->beside, &plan, area, im->n);
    ui_add(ui, &w);
    for (int i = 0; i < im->n; i++) {
        bool lit = draw_pointed(st, &a->beside, ID_SIGHT) == i &&
                   im->number[im->same[i]] > 0;

        draw_page(st, grid_box(&a->beside, i), a->beside.square, &im->image[i],
                  i == 0 ? FRAME_SHOWN
                  : lit  ? FRAME_LIT
                         : FRAME_NONE);
        draw_words(st, im, i, &a->beside);
    }
}

int images_page_at(const struct album_view *a, struct vec pixel)
{
    long i = grid_at(&a->beside, pixel);

    return i >= 0 && i < a->images.n ? a->images.number[a->images.same[i]] : 0;
}
