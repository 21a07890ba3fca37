/* The style of pictures as text: what goes without saying, what is refused,
 * and that a line can be taken apart again. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "base/utf8.h"
#include "export/film/film.h"
#include "export/sheet/sheet.h"
#include "export/style.h"
#include "modules/list.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"

static struct style style;
static struct text line, rest;
static struct error err;

static void set_up(void *ctx)
{
    (void)ctx;
    style = style_usual();
    text_init(&line);
    text_init(&rest);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    text_free(&line);
    text_free(&rest);
}

TEST the_usual_goes_without_saying(void)
{
    style_format(&style, &line);
    ASSERT_STR_EQ("", line.at);
    ASSERT_STR_EQ("brown", style.theme->name);
    ASSERT(style.look.coordinates && style.look.numbers && style.look.frame);
    ASSERT_FALSE(style.look.flipped || style.transparent);
    ASSERT_EQ(1, style.look.first_number);
    ASSERT_STR_EQ("off", style.caption);
    PASS();
}

TEST everything_else_is_said_and_understood(void)
{
    static const char all[] =
        " theme=paper width=1200 caption=A_tour "
        "frame=off transparent=on coordinates=off numbers=off "
        "first-number=0 trail=colour flip=on";
    struct style back;

    ASSERT(style_take(&style, all, &rest, &err));
    ASSERT_STR_EQ("", rest.at);
    style_format(&style, &line);
    ASSERT_STR_EQ(all, line.at);
    ASSERT_EQ(1200, style.width_px);
    ASSERT_EQ(TRAIL_COLOUR, style.look.trail);
    ASSERT(style.look.flipped && style.transparent);
    ASSERT_FALSE(style.look.coordinates || style.look.numbers ||
                 style.look.frame);
    back = style_usual();
    ASSERT(style_take(&back, line.at, &rest, &err));
    text_clear(&rest);
    style_format(&back, &rest);
    ASSERT_STR_EQ(all, rest.at);
    PASS();
}

TEST words_of_the_run_are_left_for_others(void)
{
    ASSERT(style_take(&style, "  tour size=6x5\tpx=96  step=3\n thick=1 ",
                      &rest, &err));
    ASSERT_STR_EQ("tour size=6x5 step=3 thick=1", rest.at);
    ASSERT_EQ(96, style.square_px);
    PASS();
}

TEST the_last_word_on_the_size_counts(void)
{
    ASSERT(style_set(&style, STYLE_WIDTH, "700", &err));
    ASSERT(style_set(&style, STYLE_PX, "50", &err));
    ASSERT_EQ(50, style.square_px);
    ASSERT_EQ(0, style.width_px);
    ASSERT(style_set(&style, STYLE_WIDTH, "700", &err));
    ASSERT_EQ(0, style.square_px);
    ASSERT_EQ(700, style.width_px);
    PASS();
}

static bool refuses(int key, const char *value, const char *why)
{
    struct style before = style;

    return !style_set(&style, key, value, &err) && strstr(err.message, why) &&
           !memcmp(&before, &style, sizeof style);
}

TEST wrong_values_are_refused_and_change_nothing(void)
{
    ASSERT(refuses(STYLE_PX, "0", "1 to 512"));
    ASSERT(refuses(STYLE_PX, "513", "1 to 512"));
    ASSERT(refuses(STYLE_WIDTH, "16385", "1 to 16384"));
    ASSERT(refuses(STYLE_THEME, "pink", "brown"));
    ASSERT(refuses(STYLE_FIRST_NUMBER, "2", "0 or 1"));
    ASSERT(refuses(STYLE_FRAME, "maybe", "on or off"));
    ASSERT(refuses(STYLE_CAPTION, "", "words of your own"));
    ASSERT(refuses(STYLE_CAPTION, "two\nlines", "UTF-8"));
    ASSERT(refuses(STYLE_CAPTION, "bell\a", "UTF-8"));
    ASSERT(refuses(STYLE_CAPTION, "\xff", "UTF-8"));
    ASSERT(refuses(STYLE_CAPTION, "\xef\xbf\xbf", "UTF-8"));
    PASS();
}

TEST a_refused_line_changes_nothing(void)
{
    ASSERT_FALSE(style_take(&style, "tour px=96 theme=pink", &rest, &err));
    ASSERT_EQ(0, style.square_px);
    PASS();
}

TEST captions_have_a_limit(void)
{
    char words[STYLE_CAPTION_MAX + 2];

    memset(words, 'w', sizeof words);
    words[STYLE_CAPTION_MAX + 1] = '\0';
    ASSERT(refuses(STYLE_CAPTION, words, "at most 400"));
    words[STYLE_CAPTION_MAX] = '\0';
    ASSERT(style_set(&style, STYLE_CAPTION, words, &err));
    ASSERT_STR_EQ(words, style.caption);
    PASS();
}

TEST spaces_of_a_caption_survive_a_line(void)
{
    ASSERT(style_set(&style, STYLE_CAPTION, "Über 64 Felder", &err));
    style_format(&style, &line);
    ASSERT_STR_EQ(" caption=Über_64_Felder", line.at);
    PASS();
}

/* All stand in one line, so a name may mean only one thing. */
TEST no_puzzle_uses_a_name_of_pictures(const struct control *table)
{
    for (int i = 0; puzzle_classes[i]; i++)
        for (const struct control *c = table; c->key; c++) {
            const struct question *q = puzzle_classes[i]->questions;

            ASSERT_EQ(-1, control_find(puzzle_classes[i]->controls, c->key));
            for (; q && q->key; q++)
                ASSERT(strcmp(q->key, c->key) != 0);
        }
    for (const struct control *c = table; c->key; c++)
        ASSERT(table == style_controls ||
               control_find(style_controls, c->key) < 0);
    PASS();
}

TEST themes_are_named_in_their_order(void)
{
    for (int i = 0; i < THEME_COUNT; i++)
        ASSERT_STR_EQ(theme_at(i)->name, theme_names[i]);
    ASSERT_EQ(NULL, theme_names[THEME_COUNT]);
    PASS();
}

TEST only_text_is_printable(void)
{
    ASSERT(utf8_printable(""));
    ASSERT(utf8_printable("a\xc3\xa9\xe2\x99\x9e\xf0\x9f\x90\xb4"));
    ASSERT_FALSE(utf8_printable("\x7f"));
    ASSERT_FALSE(utf8_printable("\xc2\x85"));
    ASSERT_FALSE(utf8_printable("\xc0\x80"));
    ASSERT_FALSE(utf8_printable("\xed\xa0\x80"));
    ASSERT_FALSE(utf8_printable("\xf4\x90\x80\x80"));
    ASSERT_FALSE(utf8_printable("cut off \xe2\x99"));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(the_usual_goes_without_saying);
    RUN_TEST(everything_else_is_said_and_understood);
    RUN_TEST(words_of_the_run_are_left_for_others);
    RUN_TEST(the_last_word_on_the_size_counts);
    RUN_TEST(wrong_values_are_refused_and_change_nothing);
    RUN_TEST(a_refused_line_changes_nothing);
    RUN_TEST(captions_have_a_limit);
    RUN_TEST(spaces_of_a_caption_survive_a_line);
    RUN_TESTp(no_puzzle_uses_a_name_of_pictures, style_controls);
    RUN_TESTp(no_puzzle_uses_a_name_of_pictures, film_controls);
    RUN_TESTp(no_puzzle_uses_a_name_of_pictures, sheet_controls);
    RUN_TEST(themes_are_named_in_their_order);
    RUN_TEST(only_text_is_printable);
    GREATEST_MAIN_END();
}
