/*
 * Text with a little mark-up, as the pages of the manual are written, taken
 * apart into blocks and the words in them. It is a small part of Markdown, so
 * that the files also read well elsewhere:
 *
 *     # A heading, ## a smaller one, ### the smallest
 *
 *     Lines that follow each other are a paragraph, with `code`, *strong*
 *     or **strong** words and [links](other-page.md).
 *
 *     - one of a list; a line that is moved in goes on with it
 *     1. one of a list with numbers
 *
 * and lines moved in by four spaces or more are code.
 */
#ifndef CHEQUER_MARKUP_H
#define CHEQUER_MARKUP_H

#include <stddef.h>

#include "base/text.h"

enum mark_kind {
    MARK_HEADING, /* number: 1 is the largest */
    MARK_PARAGRAPH,
    MARK_ITEM,
    MARK_STEP, /* number: its own */
    MARK_CODE  /* one line */
};

enum mark_style {
    STYLE_PLAIN,
    STYLE_STRONG,
    STYLE_CODE,
    STYLE_REMARK, /* "# " and what follows, in a line of code */
    STYLE_LINK
};

/* Words of one style: bytes of the text. Where lines were joined one space
 * stands between them. */
struct mark_span {
    enum mark_style style;
    size_t first, len;
    size_t to; /* STYLE_LINK: where what it leads to begins, ending in NUL */
};

struct mark_block {
    enum mark_kind kind;
    int number;
    size_t first, n; /* of its spans */
};

struct markup {
    struct text text;
    struct mark_block *blocks; /* owned */
    size_t nblocks, blocks_cap;
    struct mark_span *spans; /* owned */
    size_t nspans, spans_cap;
};

/* Any text can be read. */
void markup_read(struct markup *out, const char *source);
void markup_free(struct markup *m);

#endif
