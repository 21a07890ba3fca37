/* Widths that are kept must be those that would be measured. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdio.h>
#include <string.h>

#include "app/ui/widths.h"

static struct widths widths;
static int measured;

static float measure(void *ctx, enum face face, int px, const char *utf8,
                     size_t len)
{
    float sum = (float)((int)face * 1000 + px);

    (void)ctx;
    measured++;
    for (size_t i = 0; i < len; i++)
        sum += (float)(unsigned char)utf8[i];
    return sum;
}

static float ask(enum face face, int px, const char *utf8, size_t len)
{
    struct metrics m = widths_metrics(&widths);

    return m.width(m.ctx, face, px, utf8, len);
}

static void begin(void)
{
    widths_init(&widths, (struct metrics){ measure, NULL });
    measured = 0;
}

TEST words_are_measured_once(void)
{
    begin();
    for (int i = 0; i < 10; i++)
        ASSERT_EQ(measure(NULL, FACE_SANS, 12, "knight", 6),
                  ask(FACE_SANS, 12, "knight", 6));
    ASSERT_EQ(10 + 1, measured);
    PASS();
}

TEST whatever_is_different_is_measured(void)
{
    begin();
    ask(FACE_SANS, 12, "knight", 6);
    ask(FACE_BOLD, 12, "knight", 6);
    ask(FACE_SANS, 13, "knight", 6);
    ask(FACE_SANS, 12, "knight", 5);
    ask(FACE_SANS, 12, "", 0);
    ASSERT_EQ(5, measured);
    PASS();
}

TEST more_words_than_are_kept_have_their_own_widths(void)
{
    begin();
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < 4 * WIDTHS_KEPT; i++) {
            char word[16];

            snprintf(word, sizeof word, "%d", i);
            ASSERT_EQ(measure(NULL, FACE_MONO, 20, word, strlen(word)),
                      ask(FACE_MONO, 20, word, strlen(word)));
        }
    PASS();
}

SUITE(keeping_widths)
{
    RUN_TEST(words_are_measured_once);
    RUN_TEST(whatever_is_different_is_measured);
    RUN_TEST(more_words_than_are_kept_have_their_own_widths);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(keeping_widths);
    GREATEST_MAIN_END();
}
