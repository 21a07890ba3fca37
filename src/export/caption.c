/* Setting captions. Letters are measured by the table the renderers use, so
 * that a PNG and an SVG break their lines alike. */
#include "export/caption.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "base/wrap.h"
#include "render/letters/bidi.h"
#include "render/rules.h"

/* In ems; and the share of the width that lines may take. */
static const float ABOVE = 0.7f, BELOW = 0.5f, LINE = 1.35f, SHARE = 0.96f,
                   PAUSE = 0.5f;

/* The usual em: a part of the width, but not too small beside a square. */
static const float PART = 1 / 30.0f, USUAL = 0.22f;

static float widest_word(const struct caption *c)
{
    float widest = 0;

    for (int i = 0; i < CAPTION_PARAGRAPHS; i++)
        for (const char *w = c->at[i].words; w && *w; w += strspn(w, " \n")) {
            size_t len = wrap_word(w);

            widest = fmaxf(widest, rule_text_width(c->at[i].face, w, len));
            w += len;
        }
    return widest;
}

/* Letters shrink where a single word would be wider than the picture. */
static float em_of(const struct caption *c)
{
    float em = fmaxf(fmaxf(c->width * PART, USUAL), c->least);
    float widest = widest_word(c);

    return em * widest > c->width * SHARE ? c->width * SHARE / widest : em;
}

static float ems(const void *face, const char *words, size_t len)
{
    return rule_text_width(*(const enum face *)face, words, len);
}

/* Goes through the lines: draws them if there is a scene, and says where the
 * next one would be. */
static float set_lines(const struct caption *c, float em, float top,
                       struct scene *sc)
{
    struct text line;

    text_init(&line);
    for (int i = 0; i < CAPTION_PARAGRAPHS; i++) {
        const char *w = c->at[i].words ? c->at[i].words : "";

        bool leftwards = bidi_leftwards(w, strlen(w));

        for (w += strspn(w, " \n"); *w; w += strspn(w, " \n")) {
            size_t len = wrap_line(w, c->width * SHARE / em, ems,
                                   &c->at[i].face);

            text_clear(&line);
            bidi_add_line(&line, w, len, leftwards);
            if (sc)
                scene_text(
                    sc, (struct vec){ c->width / 2, top + em * LINE / 2 }, em,
                    0, c->at[i].face, ANCHOR_CENTRE, c->at[i].ink, line.at);
            top += em * LINE;
            w += len;
            if (*w == '\n')
                top += em * PAUSE;
        }
    }
    text_free(&line);
    return top;
}

float caption_height(const struct caption *c)
{
    float em = em_of(c), lines = set_lines(c, em, 0, NULL);

    return lines > 0 ? lines + em * (ABOVE + BELOW) : 0;
}

void caption_draw(const struct caption *c, float top, struct scene *sc)
{
    float em = em_of(c);

    set_lines(c, em, top + em * ABOVE, sc);
}
