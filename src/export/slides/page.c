/* Slides as pictures: the same as on a screen, with the show's title and the
 * slide's number where the window has its buttons. */
#include "export/slides/page.h"

#include <math.h>
#include <string.h>

#include "base/text.h"
#include "export/slides/project.h"
#include "session/session.h"

/* The usual height: at 96 pixels an inch, 7.5 inches. */
enum { HEIGHT = 720 };

/* The line above the words, and its letters, of the page's height. */
static const float HEAD = 0.08f, HEAD_EM = 0.026f;

const char *const aspect_names[] = {
    [ASPECT_16_9] = "16:9", [ASPECT_4_3] = "4:3", [ASPECTS] = NULL
};

static float shape_of(enum aspect aspect)
{
    return aspect == ASPECT_4_3 ? 4 / 3.0f : 16 / 9.0f;
}

static const struct slide *slide_of(const struct slide_page *page)
{
    return &page->show->slides[page->at];
}

struct vec slide_page_size(const struct slide_page *page, int width)
{
    float shape = shape_of(page->aspect);
    float w = width > 0 ? (float)width : HEIGHT * shape;

    return (struct vec){ roundf(w), fmaxf(1, roundf(w / shape)) };
}

bool slide_page_has_board(const struct slide_page *page)
{
    return slide_of(page)->n > 0;
}

const char *slide_page_title(const struct slide_page *page)
{
    const struct wording *heading = &slide_of(page)->heading;

    return *heading->text && !heading->n ? heading->text : page->show->title;
}

/* As many steps as the lead has gone, up to its own end. */
static void keep_pace(const struct slide_page *page)
{
    int lead = page->lead;
    size_t gone = session_index(page->runs[lead]) - page->from[lead];

    for (int i = 0; i < slide_of(page)->n; i++)
        if (i != lead)
            session_seek(page->runs[i], page->last[i] - page->from[i] < gone
                                            ? page->last[i]
                                            : page->from[i] + gone);
}

static void draw_head(const struct slide_page *page, struct box head,
                      float height, struct scene *sc)
{
    float em = height * HEAD_EM;
    struct vec at = { head.x, head.y + head.h / 2 };
    struct text number;

    scene_text(sc, at, em, head.w * 0.8f, FACE_SANS, ANCHOR_LEFT, INK_FAINT,
               page->show->title);
    text_init(&number);
    text_addf(&number, "%zu / %zu", page->at + 1, page->show->n);
    at.x += head.w;
    scene_text(sc, at, em, head.w * 0.2f, FACE_SANS, ANCHOR_RIGHT, INK_FAINT,
               number.at);
    text_free(&number);
}

void slide_page_draw(const struct slide_page *page, struct vec size,
                     const struct look *look, bool transparent,
                     struct scene *sc)
{
    struct projection p;
    struct slide_lay lay;

    if (slide_page_has_board(page))
        keep_pace(page);
    projection_init(&p, slide_of(page), page->runs);
    lay = projection_lay(&p, (struct box){ 0, 0, size.x, size.y },
                         roundf(size.y * HEAD), size.y);
    if (!transparent && slide_of(page)->n == 1)
        scene_rect(sc, lay.ground, 0, INK_PANEL);
    draw_head(page, lay.head, size.y, sc);
    projection_draw_words(&p, &lay, INK_TEXT, sc);
    for (int i = 0; i < slide_of(page)->n; i++)
        projection_draw_board(&p, &lay, i, look, sc);
    projection_free(&p);
}

static void add_words(struct text *out, const char *words)
{
    if (*words)
        text_addf(out, "%s%s", out->len ? "\n" : "", words);
}

void slide_page_tell(const struct slide_page *page, struct text *out)
{
    struct projection p;

    projection_init(&p, slide_of(page), page->runs);
    if (strcmp(p.heading.at, slide_page_title(page)) != 0)
        add_words(out, p.heading.at);
    add_words(out, p.caption.at);
    for (int i = 0; i < slide_of(page)->n; i++) {
        add_words(out, p.labels[i].at);
        add_words(out, session_tell(page->runs[i]));
    }
    projection_free(&p);
}
