/* Sheets as tasks: stopped, refused, and one file to a page. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/formats.h"
#include "export/sheet/sheet.h"
#include "support/run.h"

static struct task task;
static struct text out;
static struct error err;
static int most; /* pages that suit */

static bool suits(void *ctx, int pages, struct error *why)
{
    (void)ctx;
    return pages <= most || error_set(why, "%d pages are too many", pages);
}

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&out);
    most = 10;
}

static void tear_down(void *ctx)
{
    (void)ctx;
    task_drop(&task);
    text_free(&out);
}

static void begin(const char *run, int key, const char *value)
{
    struct params wish;
    struct sheet_job job = { .wish = &wish,
                             .style = style_usual(),
                             .suits = suits };
    struct export_job as = { .format = &formats[FORMAT_SVG], .seconds = -1 };

    params_init(&wish, sheet_controls);
    if (!params_set(&wish, sheet_controls, key, value, &err))
        abort();
    task = sheet_make(open_run(run), &job, &as);
    params_free(&wish);
}

/* Stopped while it looks for a tour, as by who does not want to wait. */
TEST a_sheet_can_be_dropped_at_any_time(void)
{
    begin("tour algorithm=backtracking", SHEET_SHOW, "a1,b2");
    for (int i = 0; i < 5; i++)
        ASSERT_EQ(TASK_MORE, task_step(&task, &out, &err));
    task_tell(&task, &out);
    ASSERT_STR_EQ("finding the boards", out.at);
    PASS();
}

TEST each_page_is_a_file(void)
{
    enum task_state state;
    int files = 0;

    begin("queens size=8", SHEET_ASK, "1-3");
    while ((state = task_step(&task, &out, &err)) < TASK_DONE)
        files += state == TASK_FILE;
    ASSERT_EQ(TASK_DONE, state);
    ASSERT_EQ(1, files);
    ASSERT_EQ(OUTCOME_FOUND, sheet_outcome(&task));
    ASSERT(strstr(strstr(out.at, "</svg>"), "<svg"));
    PASS();
}

TEST so_many_pages_may_be_refused(void)
{
    enum task_state state;

    most = 1;
    begin("queens size=8", SHEET_ASK, "1-3");
    do
        state = task_step(&task, &out, &err);
    while (state < TASK_DONE);
    ASSERT_EQ(TASK_REFUSED, state);
    ASSERT_STR_EQ("2 pages are too many", err.message);
    ASSERT_STR_EQ("", out.at);
    PASS();
}

SUITE(pages)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_sheet_can_be_dropped_at_any_time);
    RUN_TEST(each_page_is_a_file);
    RUN_TEST(so_many_pages_may_be_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pages);
    GREATEST_MAIN_END();
}
