/* Two windows and one file of settings. */
#include <greatest.h>

#include <string.h>

#include "app/merge.h"
#include "app/settings.h"
#include "base/error.h"
#include "base/text.h"

static struct text out;

static void setup(void *unused)
{
    (void)unused;
    text_init(&out);
}

static void teardown(void *unused)
{
    (void)unused;
    text_free(&out);
}

static const char *merged(const char *base, const char *ours,
                          const char *theirs)
{
    text_clear(&out);
    merge_settings(base, ours, theirs, &out);
    return out.at;
}

TEST what_was_changed_here_is_written(void)
{
    ASSERT_STR_EQ("h\na=2\nb=1\n",
                  merged("h\na=1\nb=1\n", "h\na=2\nb=1\n", "h\na=1\nb=1\n"));
    ASSERT_STR_EQ("h\na=2\n", merged("h\na=1\n", "h\na=2\n", ""));
    PASS();
}

TEST what_was_changed_elsewhere_stays(void)
{
    ASSERT_STR_EQ("h\na=2\nb=3\n",
                  merged("h\na=1\nb=1\n", "h\na=2\nb=1\n", "h\na=1\nb=3\n"));
    PASS();
}

TEST where_both_changed_it_the_later_one_wins(void)
{
    ASSERT_STR_EQ("h\na=2\n", merged("h\na=1\n", "h\na=2\n", "h\na=3\n"));
    PASS();
}

TEST a_run_of_another_window_stays(void)
{
    ASSERT_STR_EQ("h\nrun=tour size=6\ncurrent=queens size=9\n",
                  merged("h\ncurrent=tour size=5\nrun=queens size=8\n",
                         "h\nrun=tour size=5\ncurrent=queens size=9\n",
                         "h\ncurrent=tour size=6\nrun=queens size=8\n"));
    PASS();
}

TEST a_run_that_only_the_other_window_knows_is_kept(void)
{
    ASSERT_STR_EQ("h\ncurrent=tour size=5\nrun=place piece=king\nfolder=/p\n",
                  merged("h\n", "h\ncurrent=tour size=5\n",
                         "h\ncurrent=place piece=king\nfolder=/p\n"));
    PASS();
}

TEST what_was_given_up_here_does_not_come_back(void)
{
    ASSERT_STR_EQ("h\na=1\n", merged("h\na=1\nfolder=/p\n", "h\na=1\n",
                                     "h\na=1\nfolder=/p\n"));
    PASS();
}

/* A tour is no queen, a puzzle no key, and a text may lack its last end. */
TEST keys_are_compared_whole(void)
{
    ASSERT_STR_EQ("h\ntour=1\ncurrent=tours\nrun=tour\n",
                  merged("h\ntour=1\ncurrent=tours", "h\ntour=1\ncurrent=tours",
                         "h\nrun=tour"));
    PASS();
}

/* With settings as they are written: the file stays one that can be read. */
TEST the_outcome_can_be_read(void)
{
    struct settings base, ours, theirs;
    struct text a, b, c;
    struct error err;

    settings_init(&base), settings_init(&ours), settings_init(&theirs);
    text_init(&a), text_init(&b), text_init(&c);
    settings_remember(&base, "tour size=8x8");
    settings_remember(&ours, "tour size=8x8");
    settings_remember(&ours, "queens size=9");
    ours.glide = false;
    settings_remember(&theirs, "tour size=5x5 start=c3");
    theirs.speed = 3;
    settings_format(&base, &a);
    settings_format(&ours, &b);
    settings_format(&theirs, &c);
    ASSERT(settings_parse(&base, merged(a.at, b.at, c.at), &err));
    ASSERT_FALSE(base.glide);
    ASSERT_EQ(3, base.speed);
    ASSERT_STR_EQ("tour size=5x5 start=c3", settings_run(&base, "tour"));
    ASSERT_STR_EQ("queens size=9", base.runs[base.current]);
    settings_free(&base), settings_free(&ours), settings_free(&theirs);
    text_free(&a), text_free(&b), text_free(&c);
    PASS();
}

SUITE(merging)
{
    GREATEST_SET_SETUP_CB(setup, NULL);
    GREATEST_SET_TEARDOWN_CB(teardown, NULL);
    RUN_TEST(what_was_changed_here_is_written);
    RUN_TEST(what_was_changed_elsewhere_stays);
    RUN_TEST(where_both_changed_it_the_later_one_wins);
    RUN_TEST(a_run_of_another_window_stays);
    RUN_TEST(a_run_that_only_the_other_window_knows_is_kept);
    RUN_TEST(what_was_given_up_here_does_not_come_back);
    RUN_TEST(keys_are_compared_whole);
    RUN_TEST(the_outcome_can_be_read);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(merging);
    GREATEST_MAIN_END();
}
