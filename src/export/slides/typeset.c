/* Lines of words: broken where they are full, with air between paragraphs. */
#include "export/slides/typeset.h"

#include <string.h>

#include "base/text.h"
#include "base/wrap.h"
#include "export/slides/show.h"
#include "render/letters/bidi.h"
#include "render/rules.h"

/* In ems: from line to line, between paragraphs, between parts of a list, and
 * how far these are indented. */
static const float LINE = 1.38f, AIR = 0.7f, AIR_IN_LIST = 0.35f, INDENT = 1.1f;

/* What is measured is what DejaVu has; hinted letters are a little wider. */
static const float SHARE = 0.98f;

static float ems(const void *face, const char *words, size_t len)
{
    return rule_text_width(*(const enum face *)face, words, len);
}

static bool is_item(const char *words)
{
    return strncmp(words, SLIDE_ITEM, strlen(SLIDE_ITEM)) == 0;
}

/* How a paragraph is set. */
struct flow {
    bool leftwards; /* it is read from right to left */
    float indent;   /* from the side where lines begin */
};

static void draw_line(const struct typeset *t, struct vec at,
                      const struct flow *how, const char *words, size_t len,
                      struct scene *sc)
{
    enum anchor anchor = t->anchor;
    struct text line;

    text_init(&line);
    bidi_add_line(&line, words, len, how->leftwards);
    if (anchor == ANCHOR_CENTRE) {
        at.x += how->indent + t->width / 2;
    } else if (how->leftwards) {
        at.x += t->width - how->indent;
        anchor = ANCHOR_RIGHT;
    } else {
        at.x += how->indent;
    }
    at.y += t->em * LINE / 2;
    scene_text(sc, at, t->em, 0, t->face, anchor, t->ink, line.at);
    text_free(&line);
}

/* One paragraph, drawn if there is a scene; returns where it ends, and leaves
 * *words behind it. */
static float set_paragraph(const struct typeset *t, struct vec at,
                           const char **words, struct scene *sc)
{
    struct flow how = { .leftwards = bidi_leftwards(*words,
                                                    strcspn(*words, "\n")) };

    if (is_item(*words)) {
        if (sc)
            draw_line(t, at, &how, *words, strlen(SLIDE_ITEM) - 1, sc);
        *words += strlen(SLIDE_ITEM);
        how.indent = t->em * INDENT;
    }
    while (**words && **words != '\n') {
        size_t len = wrap_line(*words, (t->width - how.indent) * SHARE / t->em,
                               ems, &t->face);

        if (sc)
            draw_line(t, at, &how, *words, len, sc);
        at.y += t->em * LINE;
        *words += len;
        *words += strspn(*words, " ");
    }
    *words += strspn(*words, "\n");
    return at.y;
}

/* Returns where the last line ends. */
static float set(const struct typeset *t, struct vec at, struct scene *sc)
{
    const char *words = t->words;

    while (*words) {
        bool listed = is_item(words);

        at.y = set_paragraph(t, at, &words, sc);
        if (*words)
            at.y += t->em * (listed && is_item(words) ? AIR_IN_LIST : AIR);
    }
    return at.y;
}

float typeset_height(const struct typeset *t)
{
    return set(t, (struct vec){ 0, 0 }, NULL);
}

bool typeset_spills(const struct typeset *t)
{
    float room = t->width * SHARE / t->em - INDENT;

    for (const char *at = t->words; *at; at += strspn(at, " \n")) {
        size_t len = wrap_word(at);

        if (rule_text_width(t->face, at, len) > room)
            return true;
        at += len;
    }
    return false;
}

void typeset_draw(const struct typeset *t, struct vec corner, struct scene *sc)
{
    set(t, corner, sc);
}
