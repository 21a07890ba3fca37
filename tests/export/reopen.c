/* Pictures opened again: what is taken from a file, and why it is not. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/reopen.h"
#include "session/run.h"
#include "support/folder.h"

static struct text line;
static struct error err;

static void make_folder(void *name)
{
    folder_make(name);
    text_init(&line);
    text_add(&line, "kept ");
    *err.message = '\0';
}

static void remove_folder(void *name)
{
    text_free(&line);
    folder_remove(name);
}

static bool put(const char *path, const void *bytes, size_t len)
{
    return file_write(path, bytes, len, &err);
}

/* An SVG of these words in place of a description; true if they are taken. */
static bool takes(const char *words)
{
    struct text svg;
    bool ok;

    text_init(&svg);
    text_addf(&svg, "<svg><metadata>chequer: %s</metadata></svg>", words);
    ok = put("a.svg", svg.at, svg.len) && reopen_line("a.svg", &line, &err);
    text_free(&svg);
    return ok;
}

TEST a_word_with_a_point_or_a_slash_is_a_file(void)
{
    ASSERT(reopen_is_file("tour.png"));
    ASSERT(reopen_is_file("pictures/tour"));
    ASSERT_FALSE(reopen_is_file("tour"));
    ASSERT(put("tour", "", 0));
    ASSERT(reopen_is_file("tour"));
    PASS();
}

TEST the_description_is_added(void)
{
    ASSERT(takes("tour size=6x5 step=3"));
    ASSERT_STR_EQ("kept tour size=6x5 step=3", line.at);
    PASS();
}

TEST what_is_no_line_is_damaged_and_not_taken(void)
{
    static const char nul[] = "GIF89a\1\0\1\0\0\0\0!\xfe\6tour\0x\0;";
    char longest[RUN_TEXT_MAX + 2];

    memset(longest, 'a', sizeof longest);
    longest[RUN_TEXT_MAX + 1] = '\0';
    ASSERT_FALSE(takes(longest));
    ASSERT_STR_EQ("the description in a.svg is damaged", err.message);
    longest[RUN_TEXT_MAX] = '\0';
    ASSERT(takes(longest));
    text_clear(&line);
    ASSERT_FALSE(takes("tour\x1b[2J"));
    ASSERT_STR_EQ("the description in a.svg is damaged", err.message);
    ASSERT_FALSE(takes("tour \xff"));
    ASSERT(put("a.gif", nul, sizeof nul - 1));
    *err.message = '\0';
    ASSERT_FALSE(reopen_line("a.gif", &line, &err));
    ASSERT_STR_EQ("the description in a.gif is damaged", err.message);
    ASSERT_STR_EQ("", line.at);
    PASS();
}

TEST files_that_carry_none_say_so(void)
{
    static const char svg[] = "<svg><title>x</title></svg>";
    static const char cut[] = "<svg><metadata>chequer: tour si";

    ASSERT(put("a.svg", svg, strlen(svg)));
    ASSERT_FALSE(reopen_line("a.svg", &line, &err));
    ASSERT_STR_EQ("a.svg carries no description of a run: only pictures made "
                  "by chequer do, and some programs drop it",
                  err.message);
    ASSERT(put("a.svg", cut, strlen(cut)));
    ASSERT_FALSE(reopen_line("a.svg", &line, &err));
    ASSERT_STR_EQ("the description in a.svg is damaged", err.message);
    ASSERT(put("a.txt", "tour", 4));
    ASSERT_FALSE(reopen_line("a.txt", &line, &err));
    ASSERT_STR_EQ("a.txt is not a picture in PNG, SVG, PDF, GIF, MP4 or WebM",
                  err.message);
    ASSERT_FALSE(reopen_line("nowhere.png", &line, &err));
    ASSERT_STR_EQ("cannot read nowhere.png: No such file or directory",
                  err.message);
    ASSERT_STR_EQ("kept ", line.at);
    PASS();
}

TEST of_a_long_path_the_end_is_shown(void)
{
    char path[300] = "";

    for (int i = 0; i < 140; i++)
        strcat(path, "./");
    strcat(path, "a.txt");
    ASSERT(put(path, "tour", 4));
    ASSERT_FALSE(reopen_line(path, &line, &err));
    ASSERT_EQ(0, strncmp(err.message, path + strlen(path) - 200, 200));
    ASSERT_EQ(0, strncmp(err.message + 200, " is not a picture", 17));
    PASS();
}

TEST words_are_read_as_they_are(void)
{
    ASSERT(put("a.txt", "1 2\n3 4\n", 8));
    ASSERT(reopen_words("a.txt", &line, &err));
    ASSERT_STR_EQ("kept 1 2\n3 4\n", line.at);
    ASSERT_FALSE(reopen_words("nowhere", &line, &err));
    ASSERT_STR_EQ("kept 1 2\n3 4\n", line.at);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    char folder[FOLDER_NAME];

    GREATEST_MAIN_BEGIN();
    GREATEST_SET_SETUP_CB(make_folder, folder);
    GREATEST_SET_TEARDOWN_CB(remove_folder, folder);
    RUN_TEST(a_word_with_a_point_or_a_slash_is_a_file);
    RUN_TEST(the_description_is_added);
    RUN_TEST(what_is_no_line_is_damaged_and_not_taken);
    RUN_TEST(files_that_carry_none_say_so);
    RUN_TEST(of_a_long_path_the_end_is_shown);
    RUN_TEST(words_are_read_as_they_are);
    GREATEST_MAIN_END();
}
