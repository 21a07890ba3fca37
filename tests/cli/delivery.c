/* What a task makes arrives as a whole, or nothing of it does. */
#include <greatest.h>

#include <sys/stat.h>

#include "base/task.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/watch.h"
#include "support/folder.h"

static char folder[FOLDER_NAME];

/* A task that makes so many files, and then may fail. */
struct work {
    int files, at;
    bool fails;
};

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    text_addf(out, "file %d\n", ++w->at);
    if (w->at < w->files)
        return TASK_FILE;
    if (w->fails)
        error_set(err, "out of luck");
    return w->fails ? TASK_FAILED : TASK_DONE;
}

static const struct task_kind kind = { .step = step };

static int deliver(const char *path, struct work w)
{
    struct task task = { &kind, &w };
    struct delivery to;
    struct error err;
    int code;

    delivery_init(&to, path);
    delivery_number(&to, 1);
    code = watch_all(&task, &to, 0, true, &err);
    delivery_free(&to);
    return code;
}

TEST files_get_their_numbers(void)
{
    ASSERT_EQ(CLI_DONE, deliver("f-%d.txt", (struct work){ .files = 2 }));
    ASSERT_EQ(2, folder_entries(folder));
    ASSERT(folder_file_holds("f-1.txt", "file 1\n"));
    ASSERT(folder_file_holds("f-2.txt", "file 2\n"));
    PASS();
}

TEST a_place_that_is_none_is_not_written_to(void)
{
    const struct work one = { .files = 1 };

    mkdir("f.txt", 0700);
    ASSERT_EQ(CLI_NOT_WRITTEN, deliver("f.txt", one));
    ASSERT_EQ(CLI_NOT_WRITTEN, deliver("no/f.txt", one));
    ASSERT_EQ(1, folder_entries(folder));
    ASSERT_EQ(0, folder_entries("f.txt"));
    PASS();
}

TEST where_one_file_cannot_be_none_is(void)
{
    mkdir("f-2.txt", 0700);
    ASSERT_EQ(CLI_NOT_WRITTEN,
              deliver("f-%d.txt", (struct work){ .files = 3 }));
    ASSERT_EQ(1, folder_entries(folder));
    PASS();
}

TEST a_task_that_fails_leaves_what_was_there(void)
{
    struct work fails = { .files = 2, .fails = true };

    ASSERT_EQ(CLI_DONE, deliver("f-1.txt", (struct work){ .files = 1 }));
    ASSERT_EQ(CLI_NOT_WRITTEN, deliver("f-1.txt", fails));
    ASSERT_EQ(CLI_NOT_WRITTEN, deliver("f-%d.txt", fails));
    ASSERT(folder_file_holds("f-1.txt", "file 1\n"));
    ASSERT_EQ(1, folder_entries(folder));
    PASS();
}

SUITE(delivering)
{
    SET_SETUP(folder_make, folder);
    SET_TEARDOWN(folder_remove, folder);
    RUN_TEST(files_get_their_numbers);
    RUN_TEST(a_place_that_is_none_is_not_written_to);
    RUN_TEST(where_one_file_cannot_be_none_is);
    RUN_TEST(a_task_that_fails_leaves_what_was_there);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(delivering);
    GREATEST_MAIN_END();
}
