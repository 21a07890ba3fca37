/* The mark-up of the manual, taken apart. */
#include <greatest.h>

#include <string.h>

#include "export/manual/markup.h"

static struct markup m;

static void tear_down(void *ctx)
{
    (void)ctx;
    markup_free(&m);
}

static const char *words(size_t block)
{
    static char out[400];
    const struct mark_block *b = &m.blocks[block];
    const struct mark_span *s = m.spans + b->first;
    int len = 0;

    for (size_t i = 0; i < b->n; i++)
        len += snprintf(out + len, sizeof out - (size_t)len, "%.*s",
                        (int)s[i].len, m.text.at + s[i].first);
    return len ? out : "";
}

static const char *span(size_t block, size_t i)
{
    static char out[200];
    const struct mark_span *s = &m.spans[m.blocks[block].first + i];

    snprintf(out, sizeof out, "%.*s", (int)s->len, m.text.at + s->first);
    return out;
}

static enum mark_style style(size_t block, size_t i)
{
    return m.spans[m.blocks[block].first + i].style;
}

TEST lines_become_blocks(void)
{
    markup_read(&m, "# One\n\nA line\nand another.\n\n## Two\n- first\n"
                    "  goes on\n- second\n12. step\n\n    code  x\n");
    ASSERT_EQ(7, m.nblocks);
    ASSERT_EQ(MARK_HEADING, m.blocks[0].kind);
    ASSERT_EQ(1, m.blocks[0].number);
    ASSERT_EQ(MARK_PARAGRAPH, m.blocks[1].kind);
    ASSERT_STR_EQ("A line and another.", words(1));
    ASSERT_EQ(2, m.blocks[2].number);
    ASSERT_EQ(MARK_ITEM, m.blocks[3].kind);
    ASSERT_STR_EQ("first goes on", words(3));
    ASSERT_EQ(MARK_STEP, m.blocks[5].kind);
    ASSERT_EQ(12, m.blocks[5].number);
    ASSERT_EQ(MARK_CODE, m.blocks[6].kind);
    ASSERT_STR_EQ("code  x", words(6));
    PASS();
}

TEST a_heading_ends_a_paragraph(void)
{
    markup_read(&m, "words\n# Head\nmore");
    ASSERT_EQ(3, m.nblocks);
    ASSERT_STR_EQ("Head", words(1));
    ASSERT_STR_EQ("more", words(2));
    PASS();
}

TEST words_have_styles(void)
{
    markup_read(&m, "Say `a b`, *now* or **then**; see [Slides](slides.md).");
    ASSERT_EQ(9, m.blocks[0].n);
    ASSERT_STR_EQ("Say a b, now or then; see Slides.", words(0));
    ASSERT_EQ(STYLE_CODE, style(0, 1));
    ASSERT_STR_EQ("a b", span(0, 1));
    ASSERT_EQ(STYLE_STRONG, style(0, 3));
    ASSERT_EQ(STYLE_STRONG, style(0, 5));
    ASSERT_STR_EQ("then", span(0, 5));
    ASSERT_EQ(STYLE_LINK, style(0, 7));
    ASSERT_STR_EQ("slides.md", m.text.at + m.spans[7].to);
    PASS();
}

TEST signs_alone_stand_for_themselves(void)
{
    static const char *const plain[] = {
        "2 * 3 * 4", "a lone ` tick", "[no link] here", "*", "``",
        "[a](b",     "****"
    };

    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
        markup_read(&m, plain[i]);
        ASSERT_EQm(plain[i], 1, m.nblocks);
        for (size_t k = 0; k < m.nspans; k++)
            ASSERT_EQm(plain[i], STYLE_PLAIN, m.spans[k].style);
        ASSERT_STR_EQ(plain[i], words(0));
        markup_free(&m);
    }
    markup_read(&m, "");
    ASSERT_EQ(0, m.nblocks);
    PASS();
}

TEST code_has_remarks_and_empty_lines(void)
{
    markup_read(&m, "    go far     # a remark\n\n    # not one\n\nwords\n\n"
                    "    last");
    ASSERT_EQ(5, m.nblocks);
    ASSERT_EQ(2, m.blocks[0].n);
    ASSERT_STR_EQ("go far", span(0, 0));
    ASSERT_EQ(STYLE_REMARK, style(0, 1));
    ASSERT_STR_EQ("# a remark", span(0, 1));
    ASSERT_EQ(MARK_CODE, m.blocks[1].kind);
    ASSERT_STR_EQ("", words(1));
    ASSERT_EQ(1, m.blocks[2].n);
    ASSERT_EQ(MARK_CODE, m.blocks[4].kind);
    PASS();
}

TEST windows_line_ends_are_no_words(void)
{
    markup_read(&m, "# Head\r\n\r\none\r\ntwo\r\n");
    ASSERT_EQ(2, m.nblocks);
    ASSERT_STR_EQ("one two", words(1));
    PASS();
}

SUITE(reading)
{
    GREATEST_SET_TEARDOWN_CB(tear_down, NULL);
    RUN_TEST(lines_become_blocks);
    RUN_TEST(a_heading_ends_a_paragraph);
    RUN_TEST(words_have_styles);
    RUN_TEST(signs_alone_stand_for_themselves);
    RUN_TEST(code_has_remarks_and_empty_lines);
    RUN_TEST(windows_line_ends_are_no_words);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(reading);
    GREATEST_MAIN_END();
}
