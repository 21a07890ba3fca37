/* What files are told to be, and the URIs that name them. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "export/file_kind.h"
#include "support/folder.h"

static char folder[FOLDER_NAME];
static struct error err;

static bool is(enum file_kind wanted, const char *name, const char *words)
{
    enum file_kind kind;

    return file_write(name, words, strlen(words), &err) &&
           file_kind_find(name, &kind, &err) && kind == wanted;
}

TEST text_is_told_by_what_it_says(void)
{
    ASSERT(is(FILE_WORDS, "a", "tour size=8x8\n"));
    ASSERT(is(FILE_WORDS, "a.txt", "1 2 3\n"));
    ASSERT(is(FILE_WORDS, "latin.pgn", "[White \"M\xFCller\"]\n"));
    ASSERT(is(FILE_GRID, "b", "..#\n...\n"));
    ASSERT(is(FILE_SCRIPT, "c", "# mine\ntitle Mine\nslide One\n"));
    ASSERT(is(FILE_SCRIPT, "c.txt", "title Mine\n"));
    ASSERT(is(FILE_PICTURE, "d", "<svg><desc>tour</desc></svg>"));
    PASS();
}

/* So that what is wrong in it can be told. */
TEST a_name_may_promise_what_is_not_there(void)
{
    ASSERT(is(FILE_GRID, "a.shape", "nothing"));
    ASSERT(is(FILE_SCRIPT, "a.slides", "slide One\n"));
    ASSERT_FALSE(is(FILE_PICTURE, "a.png", "nothing"));
    ASSERT(strstr(err.message, "a.png is nothing that can be opened: want"));
    PASS();
}

TEST other_files_are_refused(void)
{
    ASSERT_FALSE(is(FILE_WORDS, "e",
                    "\x7F"
                    "ELF\x02\x01"));
    ASSERT_FALSE(is(FILE_WORDS, "empty", ""));
    ASSERT(strstr(err.message, "empty is empty"));
    ASSERT_FALSE(is(FILE_WORDS, ".", ""));
    PASS();
}

TEST names_promise(void)
{
    ASSERT(file_kind_promised("a.png"));
    ASSERT(file_kind_promised("/x/a.grid.csv"));
    ASSERT(file_kind_promised("a.slides"));
    ASSERT(file_kind_promised("a.shape"));
    ASSERT(file_kind_promised("a.pgn"));
    ASSERT_FALSE(file_kind_promised("a.jpg"));
    ASSERT_FALSE(file_kind_promised("a.json"));
    ASSERT_FALSE(file_kind_promised("slides"));
    PASS();
}

static const char *path_of(const char *uri)
{
    static char word[100];

    strcpy(word, uri);
    file_kind_unescape(word);
    return word;
}

TEST uris_become_paths(void)
{
    ASSERT_STR_EQ("/a b/c.png", path_of("file:///a%20b/c.png"));
    ASSERT_STR_EQ("/\xC3\xA4", path_of("file://localhost/%c3%A4"));
    ASSERT_STR_EQ("/100%", path_of("file:///100%"));
    ASSERT_STR_EQ("/a%2", path_of("file:///a%2"));
    ASSERT_STR_EQ("/a%zz%00", path_of("file:///a%zz%00"));
    ASSERT_STR_EQ("/", path_of("file:///"));
    PASS();
}

TEST other_words_stay(void)
{
    ASSERT_STR_EQ("", path_of(""));
    ASSERT_STR_EQ("a%20b", path_of("a%20b"));
    ASSERT_STR_EQ("file://host/a%20b", path_of("file://host/a%20b"));
    ASSERT_STR_EQ("file:/a", path_of("file:/a"));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    folder_make(folder);
    RUN_TEST(text_is_told_by_what_it_says);
    RUN_TEST(a_name_may_promise_what_is_not_there);
    RUN_TEST(other_files_are_refused);
    RUN_TEST(names_promise);
    RUN_TEST(uris_become_paths);
    RUN_TEST(other_words_stay);
    folder_remove(folder);
    GREATEST_MAIN_END();
}
