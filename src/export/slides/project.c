/*
 * Laying out a slide. Words alone have all of the area; one board lies beside
 * its words; two lie side by side, below the heading and above the caption.
 */
#include "export/slides/project.h"

#include <math.h>

#include "export/slides/typeset.h"
#include "scene/placement.h"
#include "session/session.h"

/* Letters: parts of the area's height that are tried, from the largest on, and
 * the heading's and a label's size beside the caption's. */
static const float LARGEST_ALONE = 1 / 13.0f, LARGEST_BESIDE = 1 / 18.0f,
                   LARGEST_ABOVE = 1 / 24.0f, SMALLEST = 1 / 60.0f,
                   STEP = 0.96f, HEADING = 1.25f, HEADING_ALONE = 1.5f,
                   LABEL = 0.9f;

/* Margins as parts of the height; gaps in ems. */
static const float MARGIN = 0.04f, MARGIN_ALONE = 0.08f, GAP = 0.7f,
                   LABEL_LINE = 1.7f;

/* Two boards: as much of the height is theirs at least, if the width allows. */
static const float BOARDS = 0.57f;

void projection_init(struct projection *p, const struct slide *slide,
                     struct session *const *runs)
{
    *p = (struct projection){ .slide = slide, .runs = runs };
    text_init(&p->heading);
    text_init(&p->caption);
    wording_fill(&slide->heading, runs, &p->heading, NULL);
    wording_fill(&slide->caption, runs, &p->caption, NULL);
    for (int i = 0; i < SLIDE_RUNS; i++) {
        text_init(&p->labels[i]);
        wording_fill(&slide->runs[i].label, runs, &p->labels[i], NULL);
    }
}

void projection_free(struct projection *p)
{
    text_free(&p->heading);
    text_free(&p->caption);
    for (int i = 0; i < SLIDE_RUNS; i++)
        text_free(&p->labels[i]);
}

/* --- how the words are set -------------------------------------------------
 */

static struct typeset heading_of(const struct projection *p, float em,
                                 float width)
{
    float size = p->slide->n ? HEADING : HEADING_ALONE;

    return (struct typeset){ p->heading.at, FACE_BOLD, ANCHOR_LEFT,
                             INK_STRONG,    em * size, width };
}

static struct typeset caption_of(const struct projection *p, float em,
                                 float width, enum ink ink)
{
    return (struct typeset){ p->caption.at, FACE_SANS, ANCHOR_LEFT,
                             ink,           em,        width };
}

static bool has_labels(const struct projection *p)
{
    return p->labels[0].len || p->labels[1].len;
}

/* Between heading and caption, if there are both. */
static float gap_of(const struct projection *p, float em)
{
    return p->heading.len && p->caption.len ? em * GAP : 0;
}

static bool spills(const struct projection *p, float em, float width)
{
    struct typeset heading = heading_of(p, em, width);
    struct typeset caption = caption_of(p, em, width, INK_TEXT);

    return typeset_spills(&heading) || typeset_spills(&caption);
}

static float words_height(const struct projection *p, float em, float width)
{
    struct typeset heading = heading_of(p, em, width);
    struct typeset caption = caption_of(p, em, width, INK_TEXT);

    return typeset_height(&heading) + gap_of(p, em) + typeset_height(&caption);
}

/* The largest letters with which all words fit into a box. */
static float largest_em(const struct projection *p, struct box box, float from,
                        float least)
{
    float em = from;

    while (em > least &&
           (spills(p, em, box.w) || words_height(p, em, box.w) > box.h))
        em *= STEP;
    return fmaxf(1, floorf(em));
}

static struct box inset(struct box b, float by)
{
    return (struct box){ b.x + by, b.y + by, fmaxf(1, b.w - 2 * by),
                         fmaxf(1, b.h - 2 * by) };
}

/* Takes a strip off the box's upper end. */
static struct box cut_top(struct box *b, float height)
{
    struct box top = { b->x, b->y, b->w, height };

    b->y += height;
    b->h = fmaxf(1, b->h - height);
    return top;
}

static struct box cut_bottom(struct box *b, float height)
{
    b->h = fmaxf(1, b->h - height);
    return (struct box){ b->x, b->y + b->h, b->w, height };
}

/* Heading and caption from the top of `words` on, in letters of lay->em. */
static void place_words(const struct projection *p, struct box words,
                        struct slide_lay *lay)
{
    struct typeset heading = heading_of(p, lay->em, words.w);

    lay->heading = cut_top(&words, typeset_height(&heading));
    cut_top(&words, gap_of(p, lay->em));
    lay->caption = words;
}

/* --- where a board lies in its box ------------------------------------------
 */

/* What can be drawn wide or narrow suits the box. */
static struct look fitting(const struct look *look, struct box box)
{
    struct look own = *look;

    own.shape = box.w / fmaxf(box.h, 1);
    return own;
}

/* In the middle, as large as can be. */
static struct placement place_board(struct session *ss, const struct look *look,
                                    struct box box, float *height)
{
    struct pose was = session_pose(ss, look);
    struct vec extent = session_extent(ss);
    struct placement place = placement_in(box, extent,
                                          session_board_origin(ss));

    *height = extent.y * place.unit;
    session_unpose(ss, was);
    return place;
}

/* Labels stand close below the highest board, and side by side. */
static void raise_labels(const struct projection *p, struct slide_lay *lay)
{
    float highest = 0, height;

    for (int i = 0; i < p->slide->n; i++) {
        struct look look = fitting(session_look(p->runs[i]), lay->boards[i]);

        place_board(p->runs[i], &look, lay->boards[i], &height);
        highest = fmaxf(highest, height);
    }
    for (int i = 0; i < p->slide->n; i++)
        lay->labels[i].y -= floorf((lay->boards[i].h - highest) / 2);
}

/* --- the three kinds of slides ---------------------------------------------
 */

/* Words alone stand a little above the middle. */
static void lay_words(const struct projection *p, struct box area, float head,
                      float most, struct slide_lay *lay)
{
    float h = area.h, margin = h * MARGIN_ALONE;
    struct box words = area;

    lay->ground = area;
    lay->head = cut_top(&words, head);
    lay->head.x += h * MARGIN;
    lay->head.w -= 2 * h * MARGIN;
    words.x += margin;
    words.w -= 2 * margin;
    words.h -= h * MARGIN;
    lay->em = largest_em(p, words, fminf(most, h * LARGEST_ALONE),
                         h * SMALLEST);
    cut_top(&words,
            floorf((words.h - words_height(p, lay->em, words.w)) * 0.4f));
    place_words(p, words, lay);
}

/* A board beside its words where the area is wide, above them where it is not.
 */
static void lay_beside(const struct projection *p, struct box area, float head,
                       float most, struct slide_lay *lay)
{
    float w = area.w, h = area.h, margin = fminf(w, h) * MARGIN;
    float beside = roundf(fminf(fmaxf(w - h, w * 0.4f), w * 0.5f));
    struct box words;

    lay->boards[0] = area;
    if (w > h) {
        lay->boards[0].w = w - beside;
        lay->ground = (struct box){ area.x + w - beside, area.y, beside, h };
    } else {
        lay->ground = cut_bottom(&lay->boards[0], roundf(h * 0.38f));
    }
    words = inset(lay->ground, margin);
    lay->head = cut_top(&words, fmaxf(0, head - margin));
    lay->em = largest_em(p, words, fminf(most, h * LARGEST_BESIDE),
                         h * SMALLEST);
    place_words(p, words, lay);
    lay->boards[0] = inset(lay->boards[0], roundf(margin * 0.6f));
    if (!has_labels(p))
        return;
    lay->labels[0] = cut_bottom(&lay->boards[0], lay->em * LABEL * LABEL_LINE);
    raise_labels(p, lay);
}

/* The height that is left to two boards. */
static float boards_height(const struct projection *p, struct box inside,
                           float em)
{
    float label = has_labels(p) ? em * LABEL * LABEL_LINE : 0;

    return inside.h - words_height(p, em, inside.w) - label - 2 * em * GAP;
}

/* The boards have what they need before letters are as large as can be. */
static float em_between(const struct projection *p, struct box inside, float h,
                        float most)
{
    float side = fminf(inside.w * 0.49f, h * BOARDS);
    float em = fminf(most, h * LARGEST_ABOVE);

    while (em > h * SMALLEST &&
           (spills(p, em, inside.w) || boards_height(p, inside, em) < side))
        em *= STEP;
    return fmaxf(1, floorf(em));
}

static void lay_between(const struct projection *p, struct box area, float head,
                        float most, struct slide_lay *lay)
{
    float margin = area.h * MARGIN;
    struct box inside = inset(area, margin), boards, captions;
    struct typeset heading, caption;
    float em, gap;

    lay->ground = area;
    lay->head = cut_top(&inside, fmaxf(0, head - margin));
    em = lay->em = em_between(p, inside, area.h, most);
    gap = em * GAP;
    heading = heading_of(p, em, inside.w);
    caption = caption_of(p, em, inside.w, INK_TEXT);
    boards = inside;
    lay->heading = cut_top(&boards, typeset_height(&heading));
    captions = cut_bottom(&boards, typeset_height(&caption));
    lay->caption = captions;
    cut_top(&boards, gap);
    cut_bottom(&boards, gap);
    for (int i = 0; i < SLIDE_RUNS; i++) {
        struct box half = boards;

        half.w = floorf((boards.w - gap) / 2);
        half.x += (float)i * (half.w + gap);
        if (has_labels(p))
            lay->labels[i] = cut_bottom(&half, em * LABEL * LABEL_LINE);
        lay->boards[i] = half;
    }
    if (has_labels(p))
        raise_labels(p, lay);
}

struct slide_lay projection_lay(const struct projection *p, struct box area,
                                float head, float most)
{
    struct slide_lay lay = { .em = 0 };

    if (p->slide->n == 0)
        lay_words(p, area, head, most, &lay);
    else if (p->slide->n == 1)
        lay_beside(p, area, head, most, &lay);
    else
        lay_between(p, area, head, most, &lay);
    return lay;
}

/* --- drawing ---------------------------------------------------------------
 */

/* Smaller where it is wider than its board's room: one line, if at all. */
static void draw_label(const char *words, struct box box, float em,
                       struct scene *sc)
{
    struct typeset label = { words,      FACE_BOLD,  ANCHOR_CENTRE,
                             INK_STRONG, em * LABEL, box.w };

    while (label.em > em / 3 && typeset_height(&label) > 2 * label.em)
        label.em *= STEP;
    typeset_draw(&label, (struct vec){ box.x, box.y }, sc);
}

void projection_draw_words(const struct projection *p,
                           const struct slide_lay *lay, enum ink ink,
                           struct scene *sc)
{
    struct typeset heading = heading_of(p, lay->em, lay->heading.w);
    struct typeset caption = caption_of(p, lay->em, lay->caption.w, ink);

    typeset_draw(&heading, (struct vec){ lay->heading.x, lay->heading.y }, sc);
    typeset_draw(&caption, (struct vec){ lay->caption.x, lay->caption.y }, sc);
    for (int i = 0; i < p->slide->n; i++)
        if (p->labels[i].len)
            draw_label(p->labels[i].at, lay->labels[i], lay->em, sc);
}

void projection_draw_board(const struct projection *p,
                           const struct slide_lay *lay, int i,
                           const struct look *look, struct scene *sc)
{
    struct session *ss = p->runs[i];
    struct look own = fitting(look, lay->boards[i]);
    float height;
    struct placement place = place_board(ss, &own, lay->boards[i], &height);
    struct pose was = session_pose(ss, &own);

    scene_place(sc, place.at, place.unit);
    session_draw(ss, sc);
    scene_place(sc, (struct vec){ 0, 0 }, 1);
    session_unpose(ss, was);
}
