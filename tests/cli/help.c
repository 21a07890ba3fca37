/*
 * The help pages against the tables: whatever can be set is told, and what is
 * told can be set.
 */
#include <greatest.h>

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "cli/command/command.h"
#include "cli/request.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

static bool tells(const struct text *page, const char *name)
{
    char needle[80];
    const char *at;

    snprintf(needle, sizeof needle, "--%s", name);
    for (at = page->at; (at = strstr(at, needle)); at++)
        if (!isalnum((unsigned char)at[strlen(needle)]) &&
            at[strlen(needle)] != '-')
            return true;
    snprintf(needle, sizeof needle, "--[no-]%s ", name);
    return strstr(page->at, needle) != NULL;
}

TEST every_control_is_in_its_puzzles_help(void)
{
    for (int i = 0; puzzle_classes[i]; i++) {
        const struct puzzle_class *cls = puzzle_classes[i];
        struct text page;

        text_init(&page);
        puzzle_command.help(cls, &page);
        for (const struct control *c = cls->controls; c->key; c++)
            ASSERT_EQm(c->key, c->kind != CONTROL_ACTION, tells(&page, c->key));
        text_free(&page);
    }
    PASS();
}

TEST every_option_says_what_it_allows(void)
{
    struct option table[REQUEST_OPTIONS];

    for (int i = 0; puzzle_classes[i]; i++) {
        request_options(puzzle_classes[i], table);
        for (const struct option *o = table; o->name; o++) {
            struct text allowed;

            text_init(&allowed);
            request_allowed(puzzle_classes[i], o, &allowed);
            ASSERT_EQm(o->name, o->value != NULL, allowed.len > 0);
            ASSERTm(o->name, o->help && o->help[strlen(o->help) - 1] == '.');
            text_free(&allowed);
        }
    }
    PASS();
}

static bool has_option(const struct puzzle_class *cls, const char *name,
                       size_t len)
{
    struct option table[REQUEST_OPTIONS];
    bool found = false;

    request_options(cls, table);
    for (const struct option *o = table; o->name; o++)
        found = found ||
                (strlen(o->name) == len && memcmp(o->name, name, len) == 0);
    return found;
}

/* Every "--word" of the page, examples included. */
TEST every_option_in_the_help_exists(void)
{
    for (int i = 0; puzzle_classes[i]; i++) {
        const struct puzzle_class *cls = puzzle_classes[i];
        struct text page;
        int told = 0;

        text_init(&page);
        puzzle_command.help(cls, &page);
        for (const char *at = page.at; (at = strstr(at, "--")); told++) {
            size_t len;

            at += strncmp(at, "--[no-]", 7) == 0 ? 7 : 2;
            len = strspn(at, "abcdefghijklmnopqrstuvwxyz-");
            ASSERTm(at, has_option(cls, at, len));
        }
        ASSERT(told > 15);
        text_free(&page);
    }
    PASS();
}

TEST no_option_stands_twice(void)
{
    struct option table[REQUEST_OPTIONS];

    for (int i = 0; puzzle_classes[i]; i++) {
        request_options(puzzle_classes[i], table);
        for (const struct option *a = table; a->name; a++)
            for (const struct option *b = a + 1; b->name; b++) {
                ASSERTm(a->name, strcmp(a->name, b->name) != 0);
                ASSERTm(a->name, !a->letter || a->letter != b->letter);
            }
    }
    PASS();
}

TEST the_program_names_every_puzzle_that_has_a_tab(void)
{
    struct text page;

    text_init(&page);
    window_command.help(NULL, &page);
    for (int i = 0; puzzle_classes[i]; i++) {
        char line[80];

        snprintf(line, sizeof line, "\n  %s [OPTION]", puzzle_classes[i]->name);
        ASSERT_EQm(line, puzzle_classes[i]->tab != NULL,
                   strstr(page.at, line) != NULL);
    }
    text_free(&page);
    PASS();
}

SUITE(help)
{
    RUN_TEST(every_control_is_in_its_puzzles_help);
    RUN_TEST(every_option_says_what_it_allows);
    RUN_TEST(every_option_in_the_help_exists);
    RUN_TEST(no_option_stands_twice);
    RUN_TEST(the_program_names_every_puzzle_that_has_a_tab);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(help);
    GREATEST_MAIN_END();
}
