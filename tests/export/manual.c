/* The manual tells of all there is, and its links lead somewhere. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/manual/manual.h"
#include "export/manual/markup.h"
#include "export/slides/show.h"
#include "solve/tour/tour.h"

static struct markup m;

static void read_page(const char *name)
{
    int page = manual_find(name);

    markup_read(&m, page < 0 ? "" : manual_pages[page].text);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    if (m.text.at)
        markup_free(&m);
}

/* Is there code of that beginning on the page, followed by a space or by
 * nothing? */
static bool tells_of(const char *word)
{
    for (size_t i = 0; i < m.nspans; i++) {
        const struct mark_span *s = &m.spans[i];
        const char *at = m.text.at + s->first;
        size_t len = strlen(word);

        if (s->style == STYLE_CODE && s->len >= len &&
            memcmp(at, word, len) == 0 && (s->len == len || at[len] == ' '))
            return true;
    }
    return false;
}

TEST every_page_has_a_title_and_parts(const struct manual_page *page)
{
    int parts = 0;

    markup_read(&m, page->text);
    ASSERT_EQm(page->name, MARK_HEADING, m.blocks[0].kind);
    ASSERT_EQm(page->name, 1, m.blocks[0].number);
    for (size_t i = 1; i < m.nblocks; i++) {
        bool heading = m.blocks[i].kind == MARK_HEADING;

        parts += heading;
        ASSERT_FALSEm(page->name, heading && m.blocks[i].number == 1);
        ASSERTm(page->name, m.blocks[i].n > 0);
    }
    ASSERTm(page->name, parts >= 5);
    PASS();
}

/* What was meant as a mark and is none would be seen. */
TEST no_marks_are_left_over(const struct manual_page *page)
{
    markup_read(&m, page->text);
    for (size_t i = 0; i < m.nspans; i++) {
        const struct mark_span *s = &m.spans[i];

        if (s->style == STYLE_CODE || s->style == STYLE_REMARK)
            continue;
        for (size_t k = 0; k < s->len; k++)
            ASSERTm(m.text.at + s->first,
                    strchr("`*[]|<>_", m.text.at[s->first + k]) == NULL);
    }
    PASS();
}

TEST every_link_leads_to_a_page(const struct manual_page *page)
{
    int links = 0;

    markup_read(&m, page->text);
    for (size_t i = 0; i < m.nspans; i++) {
        if (m.spans[i].style != STYLE_LINK)
            continue;
        ASSERTm(m.text.at + m.spans[i].to,
                manual_find(m.text.at + m.spans[i].to) >= 0);
        links++;
    }
    ASSERTm(page->name, links > 0 || strcmp(page->name, "methods") == 0);
    PASS();
}

TEST pages_are_found_by_name_and_by_link(void)
{
    ASSERT_EQ(2, manual_find("slides"));
    ASSERT_EQ(2, manual_find("slides.md"));
    ASSERT_EQ(-1, manual_find("slide"));
    ASSERT_EQ(-1, manual_find("slides.txt"));
    ASSERT_EQ(-1, manual_find("https://example.org"));
    ASSERT_EQ(-1, manual_find(""));
    PASS();
}

TEST every_method_of_the_tour_is_told_of(void)
{
    read_page("methods");
    for (int i = 0; tour_methods[i]; i++) {
        ASSERTm(tour_methods[i]->name, tells_of(tour_methods[i]->name));
        ASSERTm(tour_methods[i]->title,
                strstr(m.text.at, tour_methods[i]->title) != NULL);
    }
    ASSERT(tells_of("min-conflicts"));
    PASS();
}

/* The reader of scripts lists its words where it refuses one. */
TEST every_line_of_a_script_is_told_of(void)
{
    struct show show;
    struct error err;
    char *list, *end;

    ASSERT_FALSE(show_parse(&show, NULL, "x", "nonsense", &err));
    list = strstr(err.message, "begins with ");
    ASSERT(list != NULL);
    end = strstr(list, ", or with #");
    ASSERT(end != NULL);
    *end = '\0';
    read_page("slides");
    list = strtok(list + strlen("begins with "), ", ");
    for (int n = 0; list; list = strtok(NULL, ", "), n++)
        ASSERTm(list, strcmp(list, "or") == 0 || tells_of(list));
    ASSERT(tells_of("#"));
    for (int i = 0; i < SHOWS; i++)
        ASSERTm(shows[i].name, tells_of(shows[i].name));
    PASS();
}

SUITE(pages)
{
    GREATEST_SET_TEARDOWN_CB(tear_down, NULL);
    for (int i = 0; i < MANUAL_PAGES; i++) {
        RUN_TEST1(every_page_has_a_title_and_parts, &manual_pages[i]);
        RUN_TEST1(no_marks_are_left_over, &manual_pages[i]);
        RUN_TEST1(every_link_leads_to_a_page, &manual_pages[i]);
    }
    RUN_TEST(pages_are_found_by_name_and_by_link);
    RUN_TEST(every_method_of_the_tour_is_told_of);
    RUN_TEST(every_line_of_a_script_is_told_of);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pages);
    GREATEST_MAIN_END();
}
