/* Reading mark-up: first the lines, which make blocks, then the words. */
#include "export/manual/markup.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

enum { CODE_INDENT = 4, HEADING_MOST = 3 };

/* --- words --------------------------------------------------------------- */

static struct mark_span *add_span(struct markup *m, enum mark_style style,
                                  const char *words, size_t len)
{
    struct mark_span *span;

    m->spans = grow(m->spans, m->nspans, &m->spans_cap, sizeof *m->spans);
    span = &m->spans[m->nspans++];
    *span = (struct mark_span){ style, m->text.len, len, 0 };
    text_add_bytes(&m->text, words, len);
    return span;
}

/* Words between two signs, such as `code`: where they end, or NULL. */
static const char *closing(const char *at, const char *end, const char *sign)
{
    size_t len = strlen(sign);

    if (at + len >= end || strncmp(at, sign, len) != 0 || at[len] == ' ' ||
        at[len] == *sign)
        return NULL;
    for (const char *to = at + len + 1; to + len <= end; to++)
        if (strncmp(to, sign, len) == 0 && to[-1] != ' ')
            return to;
    return NULL;
}

/* "[words](page)": how long it is, 0 if it is none. */
static size_t add_link(struct markup *m, const char *at, const char *end)
{
    const char *middle, *last;
    size_t to;

    if (*at != '[')
        return 0;
    middle = memchr(at, ']', (size_t)(end - at));
    if (middle == NULL || middle + 1 >= end || middle[1] != '(')
        return 0;
    last = memchr(middle, ')', (size_t)(end - middle));
    if (last == NULL)
        return 0;
    add_span(m, STYLE_LINK, at + 1, (size_t)(middle - at - 1));
    to = m->text.len;
    text_add_bytes(&m->text, middle + 2, (size_t)(last - middle - 2));
    text_add_bytes(&m->text, "", 1);
    m->spans[m->nspans - 1].to = to;
    return (size_t)(last + 1 - at);
}

/* What begins with a sign at `at`: how long it is, 0 if nothing does. */
static size_t add_marked(struct markup *m, const char *at, const char *end)
{
    static const struct {
        const char *sign;
        enum mark_style style;
    } signs[] = { { "`", STYLE_CODE },
                  { "**", STYLE_STRONG },
                  { "*", STYLE_STRONG } };

    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const char *to = closing(at, end, signs[i].sign);
        size_t len = strlen(signs[i].sign);

        if (to == NULL)
            continue;
        add_span(m, signs[i].style, at + len, (size_t)(to - at) - len);
        return (size_t)(to - at) + len;
    }
    return add_link(m, at, end);
}

static void add_words(struct markup *m, const char *words)
{
    const char *end = words + strlen(words), *plain = words;

    for (const char *at = words; at < end;) {
        size_t spans = m->nspans, before = (size_t)(at - plain), len = 0;

        if (strchr("`*[", *at) != NULL) {
            if (before > 0)
                add_span(m, STYLE_PLAIN, plain, before);
            len = add_marked(m, at, end);
        }
        if (len == 0) { /* it stands for itself */
            if (m->nspans > spans)
                plain = at;
            at++;
            continue;
        }
        plain = at += len;
    }
    if (plain < end)
        add_span(m, STYLE_PLAIN, plain, (size_t)(end - plain));
}

/* --- lines --------------------------------------------------------------- */

struct reading {
    struct markup *m;
    struct mark_block block; /* that may go on with the next line */
    struct text words;       /* of it, empty: there is none */
    bool blank;              /* the line before has no words */
};

static void begin_block(struct reading *r, enum mark_kind kind, int number)
{
    struct markup *m = r->m;

    m->blocks = grow(m->blocks, m->nblocks, &m->blocks_cap, sizeof *m->blocks);
    m->blocks[m->nblocks++] = (struct mark_block){ kind, number, m->nspans, 0 };
}

static void end_spans(struct reading *r)
{
    struct mark_block *b = &r->m->blocks[r->m->nblocks - 1];

    b->n = r->m->nspans - b->first;
}

static void end_block(struct reading *r)
{
    if (r->words.len == 0)
        return;
    begin_block(r, r->block.kind, r->block.number);
    add_words(r->m, r->words.at);
    end_spans(r);
    text_clear(&r->words);
}

static void begin_words(struct reading *r, enum mark_kind kind, int number,
                        const char *words)
{
    end_block(r);
    r->block = (struct mark_block){ .kind = kind, .number = number };
    text_add(&r->words, words);
}

static bool ends_in_code(const struct markup *m)
{
    return m->nblocks > 0 && m->blocks[m->nblocks - 1].kind == MARK_CODE;
}

/* An empty line between two of code is one, too. */
static void keep_blank(struct reading *r)
{
    if (!r->blank || !ends_in_code(r->m))
        return;
    begin_block(r, MARK_CODE, 0);
    add_span(r->m, STYLE_CODE, "", 0);
    end_spans(r);
}

/* " # " is where the remark begins. */
static void take_code(struct reading *r, const char *line)
{
    const char *remark = strstr(line, " # ");
    size_t len = remark ? (size_t)(remark - line) : strlen(line);

    end_block(r);
    keep_blank(r);
    while (len > 0 && line[len - 1] == ' ')
        len--;
    begin_block(r, MARK_CODE, 0);
    add_span(r->m, STYLE_CODE, line, len);
    if (remark)
        add_span(r->m, STYLE_REMARK, remark + 1, strlen(remark + 1));
    end_spans(r);
}

/* The level of a heading, 0: it is none. */
static int heading(const char *line)
{
    size_t n = strspn(line, "#");

    return n >= 1 && n <= HEADING_MOST && line[n] == ' ' ? (int)n : 0;
}

/* The digits that a step begins with, 0: it is none. */
static size_t step_digits(const char *line)
{
    size_t n = strspn(line, "0123456789");

    return n >= 1 && n <= 3 && strncmp(line + n, ". ", 2) == 0 ? n : 0;
}

static void take_line(struct reading *r, const char *line)
{
    size_t indent = strspn(line, " ");
    const char *words = line + indent;

    if (*words == '\0')
        end_block(r);
    else if (indent >= CODE_INDENT && r->words.len == 0)
        take_code(r, line + CODE_INDENT);
    else if (heading(line)) {
        begin_words(r, MARK_HEADING, heading(line), line + heading(line) + 1);
        end_block(r);
    } else if (strncmp(line, "- ", 2) == 0)
        begin_words(r, MARK_ITEM, 0, line + 2);
    else if (step_digits(line))
        begin_words(r, MARK_STEP, atoi(line), line + step_digits(line) + 2);
    else if (r->words.len > 0)
        text_addf(&r->words, " %s", words);
    else
        begin_words(r, MARK_PARAGRAPH, 0, words);
    r->blank = *words == '\0';
}

void markup_read(struct markup *out, const char *source)
{
    struct reading r = { .m = out };
    struct text line;

    *out = (struct markup){ .blocks = NULL };
    text_init(&out->text);
    text_init(&r.words);
    text_init(&line);
    while (*source != '\0') {
        size_t len = strcspn(source, "\n");

        text_clear(&line);
        text_add_bytes(&line, source, len);
        while (line.len > 0 && isspace((unsigned char)line.at[line.len - 1]))
            line.at[--line.len] = '\0';
        take_line(&r, line.at);
        source += len + (source[len] == '\n');
    }
    end_block(&r);
    text_free(&line);
    text_free(&r.words);
}

void markup_free(struct markup *m)
{
    text_free(&m->text);
    free(m->blocks);
    free(m->spans);
    *m = (struct markup){ .blocks = NULL };
}
