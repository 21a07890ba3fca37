/* Words side by side until a line is full. */
#include "app/parts/help/flow.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "app/ui/widgets.h"
#include "app/ui/words.h"
#include "base/alloc.h"

enum { TEXT_READ = 16, TEXT_CODE = 14, CODE_PAD = 10, HANGING = 20 };

static const int heading_sizes[] = { 24, 20, 17 };

/* --- how blocks look ----------------------------------------------------- */

static int size_of(const struct mark_block *b)
{
    return b->kind == MARK_HEADING ? heading_sizes[b->number - 1]
           : b->kind == MARK_CODE  ? TEXT_CODE
                                   : TEXT_READ;
}

float flow_pitch(const struct ui *ui, const struct mark_block *block)
{
    float size = (float)size_of(block);

    return ui_px(ui, block->kind == MARK_HEADING ? 1.3f * size : 1.5f * size);
}

float flow_indent(const struct ui *ui, const struct mark_block *block)
{
    switch (block->kind) {
    case MARK_ITEM: return ui_px(ui, 18);
    case MARK_STEP: return ui_px(ui, 26);
    case MARK_CODE: return ui_px(ui, CODE_PAD);
    case MARK_HEADING:
    case MARK_PARAGRAPH: break;
    }
    return 0;
}

static bool listed(const struct mark_block *b)
{
    return b->kind == MARK_ITEM || b->kind == MARK_STEP;
}

/* The room above a block that follows another. */
static float gap(const struct mark_block *before, const struct mark_block *b)
{
    if (before == NULL || (before->kind == MARK_CODE && b->kind == MARK_CODE))
        return 0;
    if (b->kind == MARK_HEADING)
        return b->number == 1 ? 0 : b->number == 2 ? 28 : 20;
    if (before->kind == MARK_HEADING)
        return 8;
    return listed(b) && listed(before) ? 5 : 12;
}

static struct type type_of(const struct ui *ui, const struct mark_block *b,
                           enum mark_style style)
{
    int size = size_of(b);

    switch (style) {
    case STYLE_CODE:
    case STYLE_REMARK:
        return ui_type(ui, FACE_MONO, b->kind == MARK_CODE ? size : size - 2);
    case STYLE_STRONG: return ui_type(ui, FACE_BOLD, size);
    case STYLE_PLAIN:
    case STYLE_LINK: break;
    }
    return ui_type(ui, b->kind == MARK_HEADING ? FACE_BOLD : FACE_SANS, size);
}

struct type flow_type(const struct flow *f, const struct ui *ui, size_t block,
                      size_t piece)
{
    return type_of(ui, &f->markup.blocks[block],
                   f->markup.spans[f->pieces[piece].span].style);
}

/* --- a block ------------------------------------------------------------- */

struct laying {
    struct flow *f;
    const struct ui *ui;
    const struct mark_block *block;
    float left, pitch;
    struct vec at; /* where the next words go */
    bool fresh;    /* nothing is on this line */
    size_t open;   /* the piece that may go on, plus 1 */
};

static void new_line(struct laying *l)
{
    l->at = (struct vec){ l->left, l->at.y + l->pitch };
    l->fresh = true;
    l->open = 0;
}

static float measure(const struct laying *l, size_t span, size_t first,
                     size_t len)
{
    const struct metrics *m = &l->ui->metrics;
    struct type t = type_of(l->ui, l->block, l->f->markup.spans[span].style);

    return len == 0 ? 0
                    : m->width(m->ctx, t.face, t.px,
                               l->f->markup.text.at + first, len);
}

static void add_piece(struct laying *l, size_t span, size_t first, size_t len)
{
    struct flow *f = l->f;
    float width = measure(l, span, first, len);

    f->pieces = grow(f->pieces, f->npieces, &f->pieces_cap, sizeof *f->pieces);
    f->pieces[f->npieces++] = (struct flow_piece){ span, first, len, l->at,
                                                   width };
    l->at.x += width;
    l->fresh = false;
    l->open = f->npieces;
}

/* One word more behind the last ones, of the same style. */
static void extend(struct laying *l, size_t end)
{
    struct flow_piece *p = &l->f->pieces[l->open - 1];

    p->len = end - p->first;
    p->width = measure(l, p->span, p->first, p->len);
    l->at.x = p->at.x + p->width;
}

/* The bytes of a word that begins in a span. */
static size_t word_length(const struct laying *l, size_t span, size_t first)
{
    const struct mark_span *s = &l->f->markup.spans[span];
    const char *text = l->f->markup.text.at;
    size_t n = 0;

    while (first + n < s->first + s->len && text[first + n] != ' ')
        n++;
    return n;
}

/* The width of a word with all that hangs on it: styles may change inside. */
static float group_width(const struct laying *l, size_t span, size_t first)
{
    size_t end = l->block->first + l->block->n;
    float width = 0;

    for (; span < end; span++, first = l->f->markup.spans[span].first) {
        const struct mark_span *s = &l->f->markup.spans[span];
        size_t n = word_length(l, span, first);

        width += measure(l, span, first, n);
        if (first + n < s->first + s->len || span + 1 == end)
            break;
    }
    return width;
}

static float space_width(const struct laying *l)
{
    return words_width(&l->ui->metrics, type_of(l->ui, l->block, STYLE_PLAIN),
                       " ");
}

/* A word, after a space or right behind what was before it. */
static void set_word(struct laying *l, size_t span, size_t first, bool spaced)
{
    size_t n = word_length(l, span, first);
    float space = spaced && !l->fresh ? space_width(l) : 0;

    if (spaced && !l->fresh &&
        l->at.x + space + group_width(l, span, first) > l->f->width) {
        new_line(l);
        space = 0;
    }
    if (l->open && l->f->pieces[l->open - 1].span == span && !l->fresh) {
        extend(l, first + n);
        return;
    }
    l->at.x += space;
    add_piece(l, span, first, n);
}

static void set_words(struct laying *l)
{
    bool spaced = false;

    for (size_t i = l->block->first; i < l->block->first + l->block->n; i++) {
        const struct mark_span *s = &l->f->markup.spans[i];

        for (size_t at = s->first; at < s->first + s->len;) {
            if (l->f->markup.text.at[at] == ' ') {
                spaced = true;
                at++;
                continue;
            }
            set_word(l, i, at, spaced);
            at += word_length(l, i, at);
            spaced = false;
        }
    }
}

/* A line of code is broken only where it must be, and goes on moved in. */
static void set_code(struct laying *l, size_t span)
{
    const struct mark_span *s = &l->f->markup.spans[span];
    struct type t = type_of(l->ui, l->block, s->style);
    struct line lines[WORDS_LINES];
    struct text words;
    int n;

    text_init(&words);
    text_add_bytes(&words, l->f->markup.text.at + s->first, s->len);
    n = words_wrap(&l->ui->metrics, t, words.at,
                   l->f->width - l->at.x - l->left, lines);
    for (int i = 0; i < n; i++) {
        if (i > 0)
            new_line(l);
        if (i == 1)
            l->left += ui_px(l->ui, HANGING), l->at.x = l->left;
        add_piece(l, span, s->first + lines[i].first, lines[i].len);
    }
    text_free(&words);
}

/* The remark stands behind it, or below where it has no room. */
static void set_code_line(struct laying *l)
{
    float column = measure(l, l->block->first,
                           l->f->markup.spans[l->block->first].first, 1);
    size_t remark = l->block->first + 1;
    const struct mark_span *s = &l->f->markup.spans[remark];

    set_code(l, l->block->first);
    if (l->block->n < 2)
        return;
    l->at.x += 2 * column;
    if (l->at.x + measure(l, remark, s->first, s->len) >
        l->f->width - ui_px(l->ui, CODE_PAD)) {
        l->left = flow_indent(l->ui, l->block) + ui_px(l->ui, HANGING);
        new_line(l);
    }
    set_code(l, remark);
}

/* Room within the ground of code, above its first line and below its last. */
static float code_edge(const struct flow *f, const struct ui *ui, size_t i,
                       size_t beside)
{
    const struct mark_block *b = f->markup.blocks;

    return b[i].kind != MARK_CODE ||
                   (beside < f->markup.nblocks && b[beside].kind == MARK_CODE)
               ? 0
               : ui_px(ui, 6);
}

static float lay_block(struct flow *f, const struct ui *ui, size_t i, float y)
{
    const struct mark_block *b = &f->markup.blocks[i];
    struct laying l = { f,
                        ui,
                        b,
                        flow_indent(ui, b),
                        flow_pitch(ui, b),
                        { flow_indent(ui, b), y },
                        true,
                        0 };
    size_t first = f->npieces;

    l.at.y += l.pitch / 2 + code_edge(f, ui, i, i - 1);
    if (b->kind == MARK_CODE)
        set_code_line(&l);
    else
        set_words(&l);
    l.at.y += l.pitch / 2 + code_edge(f, ui, i, i + 1);
    f->blocks[i] = (struct flow_block){ y, l.at.y - y, first,
                                        f->npieces - first };
    return l.at.y;
}

/* --- a page -------------------------------------------------------------- */

static void lay_blocks(struct flow *f, const struct ui *ui)
{
    const struct mark_block *before = NULL;
    float y = 0;

    for (size_t i = 0; i < f->markup.nblocks; i++) {
        y += ui_px(ui, gap(before, &f->markup.blocks[i]));
        y = lay_block(f, ui, i, y);
        before = &f->markup.blocks[i];
    }
    f->height = y;
}

void flow_lay(struct flow *f, const struct ui *ui, const char *source,
              float width)
{
    if (f->source == source && f->width == width && f->scale == ui->scale)
        return;
    flow_free(f);
    f->source = source;
    f->width = width;
    f->scale = ui->scale;
    markup_read(&f->markup, source);
    f->blocks = xcalloc(f->markup.nblocks + 1, sizeof *f->blocks);
    lay_blocks(f, ui);
}

void flow_free(struct flow *f)
{
    if (f->source != NULL)
        markup_free(&f->markup);
    free(f->blocks);
    free(f->pieces);
    *f = (struct flow){ .blocks = NULL };
}

void flow_between(const struct flow *f, float top, float bottom, size_t *first,
                  size_t *last)
{
    size_t i = 0;

    while (i < f->markup.nblocks && f->blocks[i].y + f->blocks[i].h <= top)
        i++;
    *first = i;
    while (i < f->markup.nblocks && f->blocks[i].y < bottom)
        i++;
    *last = i;
}
