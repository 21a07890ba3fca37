/* Text for people: aligned grids of any size and side, and set paragraphs. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/formats.h"
#include "base/wrap.h"
#include "modules/list.h"
#include "scene/theme.h"
#include "session/run.h"
#include "session/session.h"

static struct text out;

/* Kept until the next test, since greatest prints messages late. */
static void begin(void *unused)
{
    (void)unused;
    text_free(&out);
    text_init(&out);
}

/* --- paragraphs ---------------------------------------------------------*/

TEST words_are_set_to_the_width(void)
{
    static const char word[] = "1234567 ";
    struct text words;

    text_init(&words);
    for (int i = 0; i < 10; i++)
        text_add(&words, word);
    words.at[words.len - 1] = '\0'; /* ten words and nine blanks: 79 */
    wrap_add(&out, words.at, 0, 4);
    ASSERT_EQ(NULL, strstr(out.at, "\n    "));
    ASSERT_EQ(80u, out.len);
    text_clear(&out);
    wrap_add(&out, words.at, 1, 4); /* a column later, the last has none */
    ASSERT_STR_EQ("\n    1234567\n", out.at + 71);
    text_free(&words);
    PASS();
}

TEST signs_of_several_bytes_are_one_column(void)
{
    ASSERT_EQ(3, wrap_columns("8\u00D78", 4));
    for (int i = 0; i < WRAP_WIDTH; i++)
        text_add(&out, "\u2192");
    ASSERT_EQ(WRAP_WIDTH, wrap_columns(out.at, (int)out.len));
    PASS();
}

TEST line_breaks_are_kept_and_long_words_whole(void)
{
    char longest[120];

    wrap_add(&out, "one\ntwo  three", 0, 2);
    ASSERT_STR_EQ("one\n  two three\n", out.at);
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    text_clear(&out);
    wrap_add(&out, longest, 0, 0);
    ASSERT_EQ(sizeof longest, out.len);
    text_clear(&out);
    wrap_add(&out, "", 0, 0);
    ASSERT_STR_EQ("\n", out.at);
    PASS();
}

SUITE(paragraphs)
{
    SET_SETUP(begin, NULL);
    RUN_TEST(words_are_set_to_the_width);
    RUN_TEST(signs_of_several_bytes_are_one_column);
    RUN_TEST(line_breaks_are_kept_and_long_words_whole);
}

/* --- grids --------------------------------------------------------------*/

static const struct look plain = { .coordinates = true,
                                   .numbers = true,
                                   .first_number = 1 };

/* A run after `steps` moments, as text in `out`. */
static bool show(const char *line, size_t steps, const struct look *look)
{
    struct export_job job = { .format = &formats[FORMAT_TEXT],
                              .style = style_usual(),
                              .seconds = -1 };
    struct session *ss;
    struct error err;
    struct run run;

    text_clear(&out);
    if (!run_parse(&run, puzzle_classes, line, &err))
        return false;
    ss = session_open(run.cls, &run.params, &err);
    run_free(&run);
    session_set_look(ss, look);
    session_chase(ss);
    while (session_count(ss) <= steps && session_advance(ss, 1000, 0))
        ;
    session_seek(ss, steps);
    export_write(ss, &job, &out, &err);
    session_close(ss);
    return true;
}

static bool begins(const char *text)
{
    return strncmp(out.at, text, strlen(text)) == 0;
}

TEST a_board_that_is_not_square_has_its_sides(void)
{
    ASSERT(show("tour size=4x3", 11, &plain));
    ASSERTm(out.at, begins("Knight's tour 4\u00D73 from a1\n\n"
                           "      a  b  c  d\n"
                           "  3   3  6 11  8  3\n"
                           "  2  12  9  2  5  2\n"
                           "  1   1  4  7 10  1\n"
                           "      a  b  c  d\n\n"
                           "An open tour of 12 squares\n"));
    PASS();
}

TEST free_squares_are_dots_and_holes_are_blank(void)
{
    ASSERT(show("tour size=5x4 start=c2 holes=a4,b1,e1,e2", 0, &plain));
    ASSERTm(out.at, strstr(out.at, "     a b c d e\n"
                                   "  4    . . . .  4\n"
                                   "  3  . . . . .  3\n"
                                   "  2  . . 1 .    2\n"
                                   "  1  .   . .    1\n"
                                   "     a b c d e\n"));
    PASS();
}

TEST black_sees_it_the_other_way_round(void)
{
    struct look look = plain;

    look.flipped = true;
    look.first_number = 0;
    ASSERT(show("tour size=3x4 start=a1", 1, &look));
    ASSERTm(out.at, strstr(out.at, "     c b a\n"
                                   "  1  . . 0  1\n"
                                   "  2  . . .  2\n"
                                   "  3  . 1 .  3\n"
                                   "  4  . . .  4\n"
                                   "     c b a\n"));
    PASS();
}

TEST without_coordinates_only_the_squares_are_left(void)
{
    struct look look = plain;

    look.coordinates = look.numbers = false;
    ASSERT(show("tour size=3x4 holes=a4", 1, &look));
    ASSERTm(out.at, strstr(out.at, "\n\n"
                                   "   . .\n"
                                   " . N .\n"
                                   " . . .\n"
                                   " x . .\n\n"));
    PASS();
}

TEST columns_line_up_past_z_and_past_a_hundred(void)
{
    int width = -1;

    ASSERT(show("tour size=28x12", 200, &plain));
    for (const char *at = strstr(out.at, "\n\n") + 2; *at != '\n';) {
        int len = (int)strcspn(at, "\n");
        bool labels = strncmp(at, "     ", 5) == 0;

        if (!labels && width < 0)
            width = len;
        if (!labels) /* all ranks end at 1 or 12: one digit's play */
            ASSERT_IN_RANGE(width, len, 1);
        at += len + 1;
    }
    ASSERT_EQ(2 + 2 + 1 + 28 * 4 + 2 + 2, width);
    ASSERT(strstr(out.at, "   y   z  aa  ab\n"));
    ASSERT(strstr(out.at, "\n 12 ") == NULL);
    ASSERT(strstr(out.at, "\n  12 ") != NULL);
    ASSERT(strstr(out.at, "\n   9 ") != NULL);
    PASS();
}

TEST the_largest_board_is_printed_whole(void)
{
    size_t lines = 0;

    ASSERT(show("tour size=1000x1000 start=all1000", 0, &plain));
    for (const char *at = out.at; (at = strchr(at, '\n')); at++)
        lines++;
    ASSERT(lines > 1004);
    ASSERT(strstr(out.at, " alk all\n"));
    ASSERT(strstr(out.at, "   1  1000\n"));
    PASS();
}

SUITE(grids)
{
    SET_SETUP(begin, NULL);
    RUN_TEST(a_board_that_is_not_square_has_its_sides);
    RUN_TEST(free_squares_are_dots_and_holes_are_blank);
    RUN_TEST(black_sees_it_the_other_way_round);
    RUN_TEST(without_coordinates_only_the_squares_are_left);
    RUN_TEST(columns_line_up_past_z_and_past_a_hundred);
    RUN_TEST(the_largest_board_is_printed_whole);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(paragraphs);
    RUN_SUITE(grids);
    GREATEST_MAIN_END();
}
