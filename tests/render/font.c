/* Finding fonts: what is taken, and what is said when there is none. */
#include <greatest.h>

#include <unistd.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "render/font.h"
#include "render/rules.h"
#include "support/folder.h"

static char folder[FOLDER_NAME];
static const char *const system_sans =
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";

static void tear_down(void *name)
{
    unsetenv("CHEQUER_FONT");
    folder_remove(name);
}

static bool write_file(const char *path, const char *contents)
{
    struct error err;
    return file_write(path, contents, strlen(contents), &err);
}

static bool refused(const char *path, const char *named)
{
    struct error err = { "" };
    struct fonts *fonts = fonts_open(path, &err);
    bool refusal = fonts == NULL && strstr(err.message, named) != NULL &&
                   strstr(err.message, "no usable font") != NULL;
    fonts_close(fonts);
    return refusal;
}

TEST the_system_has_a_font(void)
{
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);
    ASSERT(fonts != NULL);
    bool ok = fonts_get(fonts, FACE_SANS, 15) != NULL &&
              fonts_get(fonts, FACE_BOLD, 15) != NULL &&
              fonts_get(fonts, FACE_MONO, 15) != NULL &&
              fonts_get(fonts, FACE_SANS, 15) ==
                  fonts_get(fonts, FACE_SANS, 15);
    fonts_close(fonts);
    ASSERT(ok);
    PASS();
}

TEST a_given_file_that_is_missing_is_named(void)
{
    ASSERT(refused("nowhere/font.ttf", "nowhere/font.ttf"));
    PASS();
}

TEST a_given_file_that_is_broken_is_named(void)
{
    ASSERT(write_file("broken.ttf", "this is not a font"));
    ASSERT(refused("broken.ttf", "broken.ttf"));
    ASSERT(write_file("empty.ttf", ""));
    ASSERT(refused("empty.ttf", "empty.ttf"));
    ASSERT(refused(".", "."));
    PASS();
}

TEST the_environment_is_asked_first(void)
{
    setenv("CHEQUER_FONT", "nowhere/else.ttf", 1);
    ASSERT(refused(NULL, "nowhere/else.ttf"));
    ASSERT(refused("given.ttf", "given.ttf")); /* but after the option */
    setenv("CHEQUER_FONT", "", 1);
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);
    ASSERT(fonts != NULL);
    fonts_close(fonts);
    PASS();
}

/* A lone Sans file stands in for its bold and fixed-width relatives. */
TEST sans_stands_in_for_what_is_missing(void)
{
    if (access(system_sans, R_OK) != 0)
        SKIPm("no DejaVu in the usual place");
    ASSERT_EQ(0, symlink(system_sans, "lone.ttf"));
    struct error err;
    struct fonts *fonts = fonts_open("lone.ttf", &err);
    ASSERT(fonts != NULL);
    int sans = fonts_width(fonts, FACE_SANS, 20, "iiiWWW", 6);
    int bold = fonts_width(fonts, FACE_BOLD, 20, "iiiWWW", 6);
    int mono = fonts_width(fonts, FACE_MONO, 20, "iiiWWW", 6);
    fonts_close(fonts);
    ASSERT(sans > 0);
    ASSERT_EQ(sans, bold);
    ASSERT_EQ(sans, mono);
    PASS();
}

TEST widths_count_only_the_bytes_given(void)
{
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);
    int all = fonts_width(fonts, FACE_SANS, 20, "88888", 5);
    int two = fonts_width(fonts, FACE_SANS, 20, "88888", 2);
    int none = fonts_width(fonts, FACE_SANS, 20, "88888", 0);
    fonts_close(fonts);
    ASSERT_EQ(0, none);
    ASSERT(two > 20 && two < 30);
    ASSERT(all > 60 && all < 70);
    PASS();
}

/* Both back ends decide by this table what fits. */
TEST the_table_of_widths_is_near_the_truth(void)
{
    static const char *const words[] = {
        "0123456789",    "abcdefghijklmnopqrstuvwxyz",
        "Move 17 of 64", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "8×8",           "f6 → g8",
        "1,234,567",
    };
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);
    bool ok = true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (int face = FACE_SANS; face <= FACE_MONO; face++) {
            size_t len = strlen(words[i]);
            int is = fonts_width(fonts, (enum face)face, 100, words[i], len);
            float guess = 100 * rule_text_width((enum face)face, words[i], len);
            ok = ok && (float)is > 0.93f * guess && (float)is < 1.05f * guess;
        }
    fonts_close(fonts);
    ASSERT(ok);
    PASS();
}

/* More sizes than are kept open at a time, again and again. */
TEST many_sizes_are_opened_and_closed(void)
{
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);
    bool ok = true;
    for (int i = 0; i < 300; i++)
        ok = ok && fonts_get(fonts, FACE_SANS, 5 + i * 7 % 150) != NULL;
    int before = fonts_width(fonts, FACE_SANS, 40, "word", 4);
    for (int i = 0; i < 100; i++)
        fonts_get(fonts, FACE_SANS, 200 + i);
    int after = fonts_width(fonts, FACE_SANS, 40, "word", 4);
    fonts_close(fonts);
    ASSERT(ok);
    ASSERT_EQ(before, after);
    PASS();
}

/* Fonts are replaced while programs run: what was opened goes on to work. */
TEST the_file_is_read_once(void)
{
    if (access(system_sans, R_OK) != 0)
        SKIPm("no DejaVu in the usual place");
    ASSERT_EQ(0, symlink(system_sans, "lone.ttf"));
    struct error err;
    struct fonts *fonts = fonts_open("lone.ttf", &err);
    ASSERT(fonts != NULL);
    ASSERT_EQ(0, unlink("lone.ttf"));
    bool ok = fonts_get(fonts, FACE_SANS, 33) != NULL &&
              fonts_get(fonts, FACE_MONO, 34) != NULL;
    fonts_close(fonts);
    ASSERT(ok);
    PASS();
}

TEST a_file_without_end_is_refused(void)
{
    ASSERT(refused("/dev/zero", "/dev/zero"));
    PASS();
}

SUITE(fonts)
{
    SET_SETUP(folder_make, folder);
    SET_TEARDOWN(tear_down, folder);
    RUN_TEST(the_system_has_a_font);
    RUN_TEST(a_given_file_that_is_missing_is_named);
    RUN_TEST(a_given_file_that_is_broken_is_named);
    RUN_TEST(the_environment_is_asked_first);
    RUN_TEST(sans_stands_in_for_what_is_missing);
    RUN_TEST(widths_count_only_the_bytes_given);
    RUN_TEST(the_table_of_widths_is_near_the_truth);
    RUN_TEST(many_sizes_are_opened_and_closed);
    RUN_TEST(the_file_is_read_once);
    RUN_TEST(a_file_without_end_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(fonts);
    GREATEST_MAIN_END();
}
