/* Marks as a list of words: read, refused, written, drawn one over another. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/error.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/hand/marks.h"

static const struct control table[] = { { .key = NULL } };

TEST shapes_and_colours_are_read(void)
{
    struct params p;
    struct error err;
    struct mark m;
    const char *list;

    params_init(&p, table);
    ASSERT(marks_set(&p, "a1-c3,e4:blue,d5!:red", &err));
    list = p.marks;
    ASSERT(marks_next(&list, &m));
    ASSERT_EQ(MARK_ARROW, m.shape);
    ASSERT_EQ(MARK_GREEN, m.colour);
    ASSERT_EQ(0, m.at.file);
    ASSERT_EQ(0, m.at.rank);
    ASSERT_EQ(2, m.to.file);
    ASSERT_EQ(2, m.to.rank);
    ASSERT(marks_next(&list, &m));
    ASSERT_EQ(MARK_CIRCLE, m.shape);
    ASSERT_EQ(MARK_BLUE, m.colour);
    ASSERT(marks_next(&list, &m));
    ASSERT_EQ(MARK_FILLED, m.shape);
    ASSERT_EQ(MARK_RED, m.colour);
    ASSERT_EQ(4, m.at.rank);
    ASSERT_FALSE(marks_next(&list, &m));
    params_free(&p);
    PASS();
}

TEST they_are_written_as_they_are_meant(void)
{
    static const struct {
        const char *said, *kept; /* NULL: none */
    } lists[] = { { "a1-c3,e4,d5!:red", "a1-c3,e4,d5!:red" },
                  { "A1-C3:green,E4:orange", "a1-c3,e4:orange" },
                  { "aa10-ab2:blue,alL1000!", "aa10-ab2:blue,all1000!" },
                  { "", NULL } };
    struct error err;

    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        struct params p;

        params_init(&p, table);
        ASSERTm(lists[i].said, marks_set(&p, lists[i].said, &err));
        if (lists[i].kept)
            ASSERT_STR_EQ(lists[i].kept, p.marks);
        else
            ASSERT_EQ(NULL, p.marks);
        params_free(&p);
    }
    PASS();
}

TEST what_is_wrong_is_named(void)
{
    static const struct {
        const char *list, *message;
    } wrong[] = {
        { "xyz", "marks 'xyz': want arrows, circles and filled squares such "
                 "as a1-c3,e4,d5!:red" },
        { "a1,,b2", "marks '': want" },
        { "a1,", "marks: nothing comes after the last comma" },
        { "a1-b2!", "marks 'a1-b2!': want" },
        { "a1-", "marks 'a1-': want" },
        { "a1-b2-c3", "marks 'a1-b2-c3': want" },
        { "!", "marks '!': want" },
        { "a0", "marks 'a0': want" },
        { "a1001", "marks 'a1001': want" },
        { "d4-d4:red",
          "marks 'd4-d4:red': an arrow goes from one square to another" },
        { "e4:pink", "marks: unknown colour 'pink'; want green, red, blue or "
                     "orange" },
        { "e4:,d5", "marks: unknown colour ''; want" },
        { "e4:no-colour-that-is-known-anywhere",
          "marks: unknown colour 'no-colour-that-is-kn'; want" },
        { "a-name-that-no-square-has-ever-had-on-any-board",
          "marks 'a-name-that-no-square-has-ever-had-on-an': want" },
        { "aaaaaaaaaaaa1", "marks 'aaaaaaaaaaaa1': want" },
        { "z-a1", "marks 'z-a1': want" },
        { "e4:red:blue", "marks: unknown colour 'red:blue'; want" },
    };
    struct params p;
    struct error err;

    params_init(&p, table);
    ASSERT(marks_set(&p, "b2", &err));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ASSERT_FALSEm(wrong[i].list, marks_set(&p, wrong[i].list, &err));
        ASSERTm(err.message, strstr(err.message, wrong[i].message));
    }
    ASSERT_STR_EQ("b2", p.marks);
    ASSERT(marks_set(&p, "none", &err));
    ASSERT_EQ(NULL, p.marks);
    params_free(&p);
    PASS();
}

TEST a_board_has_only_its_own_squares(void)
{
    struct error err;

    ASSERT(marks_check("a1-b3,b1!:red", 2, 3, &err));
    ASSERT(marks_check(NULL, 2, 3, &err));
    ASSERT_FALSE(marks_check("a1,a1-c3", 2, 3, &err));
    ASSERT_STR_EQ("marks: c3 is not on the 2x3 board (a1 to b3)", err.message);
    ASSERT_FALSE(marks_check("b4-a1", 2, 3, &err));
    ASSERT_STR_EQ("marks: b4 is not on the 2x3 board (a1 to b3)", err.message);
    ASSERT_FALSE(marks_check("c3-a1", 2, 3, &err));
    ASSERT_STR_EQ("marks: c3 is not on the 2x3 board (a1 to b3)", err.message);
    ASSERT_FALSE(marks_check("a1-b4", 2, 3, &err));
    ASSERT_STR_EQ("marks: b4 is not on the 2x3 board (a1 to b3)", err.message);
    PASS();
}

TEST a_smaller_board_keeps_what_is_on_it(void)
{
    struct params p;
    struct error err;

    params_init(&p, table);
    ASSERT(marks_set(&p, "a1-h8,b3:red,c1,a1-b2,a4!", &err));
    marks_keep(&p, 2, 3);
    ASSERT_STR_EQ("b3:red,a1-b2", p.marks);
    marks_keep(&p, 1, 1);
    ASSERT_EQ(NULL, p.marks);
    marks_keep(&p, 1, 1);
    ASSERT_EQ(NULL, p.marks);
    params_free(&p);
    PASS();
}

static const char *drawn(struct params *p, int from, int to,
                         enum mark_colour colour)
{
    struct mark m = mark_between(6, from, to, colour);
    struct error err;

    marks_draw(p, &m, &err);
    return p->marks ? p->marks : "";
}

/* On a board of six files: square 8 is c2. */
TEST drawing_again_changes_and_takes_away(void)
{
    struct params p;

    params_init(&p, table);
    ASSERT_STR_EQ("c2", drawn(&p, 8, 8, MARK_GREEN));
    ASSERT_STR_EQ("c2,a1-c2", drawn(&p, 0, 8, MARK_GREEN));
    ASSERT_STR_EQ("c2!,a1-c2", drawn(&p, 8, 8, MARK_GREEN));
    ASSERT_STR_EQ("c2!:red,a1-c2", drawn(&p, 8, 8, MARK_RED));
    ASSERT_STR_EQ("c2!:red,a1-c2:blue", drawn(&p, 0, 8, MARK_BLUE));
    ASSERT_STR_EQ("c2!:red,a1-c2:blue,c2-a1", drawn(&p, 8, 0, MARK_GREEN));
    ASSERT_STR_EQ("a1-c2:blue,c2-a1", drawn(&p, 8, 8, MARK_RED));
    ASSERT_STR_EQ("c2-a1", drawn(&p, 0, 8, MARK_BLUE));
    ASSERT_STR_EQ("", drawn(&p, 8, 0, MARK_GREEN));
    params_free(&p);
    PASS();
}

TEST there_is_an_end_to_it(void)
{
    struct text many;
    struct params p;
    struct error err;
    struct mark m = mark_between(8, 63, 63, MARK_GREEN);

    text_init(&many);
    for (int i = 0; i < MARKS_MAX; i++)
        text_addf(&many, "%sa%d", i ? "," : "", i + 1);
    params_init(&p, table);
    ASSERT(marks_set(&p, many.at, &err));
    ASSERT_FALSE(marks_draw(&p, &m, &err));
    ASSERT_STR_EQ("marks: want at most 500", err.message);
    ASSERT_STR_EQ(many.at, p.marks);
    m = mark_between(8, 0, 0, MARK_RED);
    ASSERT(marks_draw(&p, &m, &err)); /* one of those that are there */
    text_add(&many, ",b1");
    ASSERT_FALSE(marks_set(&p, many.at, &err));
    ASSERT_STR_EQ("marks: want at most 500", err.message);
    params_free(&p);
    text_free(&many);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(shapes_and_colours_are_read);
    RUN_TEST(they_are_written_as_they_are_meant);
    RUN_TEST(what_is_wrong_is_named);
    RUN_TEST(a_board_has_only_its_own_squares);
    RUN_TEST(a_smaller_board_keeps_what_is_on_it);
    RUN_TEST(drawing_again_changes_and_takes_away);
    RUN_TEST(there_is_an_end_to_it);
    GREATEST_MAIN_END();
}
