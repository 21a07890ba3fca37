/* Words fitted to a width; typing; ticks; how long messages stay. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/ui/edit.h"
#include "app/parts/ticks.h"
#include "app/ui/toast.h"
#include "app/ui/words.h"

/* A font in which every letter is one pixel wide. */
static float one_each(void *ctx, enum face face, int px, const char *s,
                      size_t len)
{
    float n = 0;

    (void)ctx;
    (void)face;
    (void)px;
    for (size_t i = 0; i < len; i++)
        n += (s[i] & 0xC0) != 0x80;
    return n;
}

static const struct metrics metrics = { one_each, NULL };
static const struct type type = { FACE_SANS, 15 };

static int wrap(const char *text, float width, struct line *lines)
{
    return words_wrap(&metrics, type, text, width, lines);
}

#define ASSERT_LINE(text, line, want)                                   \
    do {                                                                \
        ASSERT_EQ(strlen(want), (line).len);                            \
        ASSERT_EQ(0, strncmp((text) + (line).first, want, (line).len)); \
    } while (0)

TEST lines_break_at_spaces(void)
{
    static const char text[] = "the knight could go to five squares";
    struct line lines[WORDS_LINES];

    ASSERT_EQ(3, wrap(text, 16, lines));
    ASSERT_LINE(text, lines[0], "the knight could");
    ASSERT_LINE(text, lines[1], "go to five");
    ASSERT_LINE(text, lines[2], "squares");
    PASS();
}

TEST newlines_begin_a_line_and_may_leave_one_empty(void)
{
    static const char text[] = "one\n\ntwo";
    struct line lines[WORDS_LINES];

    ASSERT_EQ(3, wrap(text, 10, lines));
    ASSERT_LINE(text, lines[1], "");
    ASSERT_LINE(text, lines[2], "two");
    PASS();
}

TEST a_word_too_wide_is_broken_between_letters(void)
{
    static const char text[] = "a ×××××b";
    struct line lines[WORDS_LINES];

    ASSERT_EQ(3, wrap(text, 3, lines));
    ASSERT_LINE(text, lines[0], "a");
    ASSERT_LINE(text, lines[1], "×××");
    ASSERT_LINE(text, lines[2], "××b");
    PASS();
}

TEST no_width_at_all_still_ends(void)
{
    struct line lines[WORDS_LINES];

    ASSERT_EQ(4, wrap("ab cd", 0, lines));
    ASSERT_EQ(0, wrap("", 0, lines));
    ASSERT_EQ(WORDS_LINES,
              wrap("aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeee"
                   "ffffffffffgggggggggghhhhhhhhhh",
                   1, lines));
    PASS();
}

TEST text_that_does_not_fit_is_cut_with_dots(void)
{
    char out[WORDS_CUT];

    words_cut(&metrics, type, "chequer", 7, out);
    ASSERT_STR_EQ("chequer", out);
    words_cut(&metrics, type, "chequer", 6, out);
    ASSERT_STR_EQ("chequ…", out);
    words_cut(&metrics, type, "×× ××", 4, out);
    ASSERT_STR_EQ("××…", out);
    words_cut(&metrics, type, "chequer", 0, out);
    ASSERT_STR_EQ("…", out);
    PASS();
}

TEST typing_replaces_what_was_selected(void)
{
    struct edit e;

    edit_open(&e, 1, 0, "12");
    edit_insert(&e, "7");
    ASSERT_STR_EQ("7", e.text);
    edit_insert(&e, "5");
    ASSERT_STR_EQ("75", e.text);
    PASS();
}

TEST the_cursor_moves_and_text_is_put_in_there(void)
{
    struct edit e;

    edit_open(&e, 1, 0, "ac");
    edit_press(&e, EDIT_END);
    edit_press(&e, EDIT_LEFT);
    edit_insert(&e, "b");
    ASSERT_STR_EQ("abc", e.text);
    edit_press(&e, EDIT_BACKSPACE);
    ASSERT_STR_EQ("ac", e.text);
    edit_press(&e, EDIT_DELETE);
    ASSERT_STR_EQ("a", e.text);
    edit_press(&e, EDIT_DELETE);
    edit_press(&e, EDIT_HOME);
    edit_press(&e, EDIT_BACKSPACE);
    ASSERT_STR_EQ("a", e.text);
    edit_press(&e, EDIT_SELECT_ALL);
    edit_press(&e, EDIT_DELETE);
    ASSERT_STR_EQ("", e.text);
    edit_press(&e, EDIT_RIGHT);
    ASSERT_EQ(0u, e.cursor);
    PASS();
}

TEST a_field_takes_printable_letters_up_to_its_end(void)
{
    struct edit e;

    edit_open(&e, 1, 0, "");
    edit_insert(&e, "a\n×\tb\x7F");
    ASSERT_STR_EQ("ab", e.text);
    for (int i = 0; i < 500; i++)
        edit_insert(&e, "0123456789");
    ASSERT_EQ((size_t)EDIT_MAX - 1, e.len);
    ASSERT_EQ(e.len, strlen(e.text));
    PASS();
}

TEST words_are_typed_in_any_letters(void)
{
    struct edit e;

    edit_open(&e, 1, 0, "");
    e.words = true;
    edit_insert(&e, "Zü\xffg\n♞");
    ASSERT_STR_EQ("Züg♞", e.text);
    edit_press(&e, EDIT_LEFT);
    edit_press(&e, EDIT_BACKSPACE);
    edit_press(&e, EDIT_LEFT);
    ASSERT_EQ(1, e.cursor);
    edit_press(&e, EDIT_RIGHT);
    ASSERT_EQ(3, e.cursor);
    edit_press(&e, EDIT_BACKSPACE);
    ASSERT_STR_EQ("Z♞", e.text);
    edit_press(&e, EDIT_DELETE);
    ASSERT_STR_EQ("Z", e.text);
    for (int i = 0; i < EDIT_MAX; i++)
        edit_insert(&e, "♞");
    ASSERT_EQ((EDIT_MAX - 2) / 3 * 3 + 1, e.len);
    ASSERT_EQ(e.len, strlen(e.text));
    PASS();
}

TEST ticks_are_found_where_they_were_made(void)
{
    struct ticks m;

    ticks_clear(&m);
    for (int i = 0; i < 100; i++)
        ticks_add(&m, i == 42 ? 4 : 0);
    ASSERT_EQ(4, ticks_between(&m, 42, 43));
    ASSERT_EQ(0, ticks_between(&m, 41, 42));
    ASSERT_EQ(0, ticks_between(&m, 43, 1000));
    ASSERT_EQ(4, ticks_between(&m, 0, 1000));
    PASS();
}

TEST ticks_of_a_long_run_are_kept_roughly(void)
{
    struct ticks m;

    ticks_clear(&m);
    for (int i = 0; i < 3000000; i++)
        ticks_add(&m, i == 1234567 ? 1 : 0);
    ASSERT_EQ(1, ticks_between(&m, 1234567, 1234568));
    ASSERT_EQ(0, ticks_between(&m, 0, 1234567 - m.width));
    ASSERT_EQ(0, ticks_between(&m, 1234567 + m.width, 3000000));
    ASSERT(m.width <= 3000000 / TICKS * 2);
    PASS();
}

TEST a_message_goes_after_its_time(void)
{
    struct toast t = { .until = 0 };

    toast_tick(&t, 1000);
    toast_show(&t, TOAST_NOTE, "saved");
    ASSERT_STR_EQ("Saved", t.text);
    ASSERT_FALSE(toast_tick(&t, 2000));
    ASSERT(toast_tick(&t, 60000));
    ASSERT_FALSE(toast_tick(&t, 60001));
    toast_show(&t, TOAST_ERROR, "a1 is a hole");
    ASSERT_STR_EQ("a1 is a hole", t.text);
    PASS();
}

SUITE(words)
{
    RUN_TEST(lines_break_at_spaces);
    RUN_TEST(newlines_begin_a_line_and_may_leave_one_empty);
    RUN_TEST(a_word_too_wide_is_broken_between_letters);
    RUN_TEST(no_width_at_all_still_ends);
    RUN_TEST(text_that_does_not_fit_is_cut_with_dots);
    RUN_TEST(typing_replaces_what_was_selected);
    RUN_TEST(the_cursor_moves_and_text_is_put_in_there);
    RUN_TEST(a_field_takes_printable_letters_up_to_its_end);
    RUN_TEST(words_are_typed_in_any_letters);
    RUN_TEST(ticks_are_found_where_they_were_made);
    RUN_TEST(ticks_of_a_long_run_are_kept_roughly);
    RUN_TEST(a_message_goes_after_its_time);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(words);
    GREATEST_MAIN_END();
}
