/*
 * Tasks: one made up for the test, which counts to a number and writes it down
 * every so often, alone and with a thread behind it.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/task.h"
#include "base/text.h"

struct work {
    int at, to;
    int every;   /* a file; 0: there is none but the result */
    int fails;   /* on that step; 0: never */
    int *active; /* tasks that have not been dropped */
};

static enum task_state count(struct work *w, struct text *out,
                             struct error *err)
{
    if (++w->at == w->fails) {
        error_set(err, "%d is too much", w->at);
        return TASK_FAILED;
    }
    text_addf(out, "%d ", w->at);
    if (w->at == w->to)
        return TASK_DONE;
    return w->every && w->at % w->every == 0 ? TASK_FILE : TASK_MORE;
}

static enum task_state wait_for_ever(struct work *w, struct text *out,
                                     struct error *err)
{
    (void)w, (void)out, (void)err;
    return TASK_WAIT;
}

static double share(const struct work *w)
{
    return (double)w->at / w->to;
}

static void tell(const struct work *w, struct text *out)
{
    text_addf(out, "%d of %d", w->at, w->to);
}

static void forecast(const struct work *w, struct text *out)
{
    if (w->to > 5)
        text_addf(out, "counting to %d takes a while", w->to);
}

static void drop(struct work *w)
{
    --*w->active;
    free(w);
}

static const struct task_kind counting = { .forecast = forecast,
                                           .step = count,
                                           .share = share,
                                           .tell = tell,
                                           .drop = drop };
static const struct task_kind silent = { .step = count,
                                         .share = share,
                                         .drop = drop };
static const struct task_kind endless = { .step = wait_for_ever, .drop = drop };

static int active;
static struct task task;
static struct text out;
static struct error err;

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&out);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    task_drop(&task);
    text_free(&out);
}

static struct task begin(const struct task_kind *kind, struct work w)
{
    struct work *own = xmalloc(sizeof *own);

    *own = w;
    own->active = &active;
    active++;
    return (struct task){ kind, own };
}

/* To its end; a bar stands after each file. */
static enum task_state finish(struct task *t)
{
    enum task_state state;

    while ((state = task_step(t, &out, &err)) < TASK_DONE) {
        if (state == TASK_FILE)
            text_add(&out, "| ");
        if (state == TASK_WAIT)
            nanosleep(&(struct timespec){ .tv_nsec = 100000 }, NULL);
    }
    return state;
}

static struct task with_thread(struct task t, bool wanted)
{
    return wanted ? task_behind(t) : t;
}

TEST it_is_stepped_to_its_end(bool thread)
{
    task = with_thread(begin(&counting, (struct work){ .to = 5 }), thread);
    ASSERT_EQ(TASK_DONE, finish(&task));
    ASSERT_STR_EQ("1 2 3 4 5 ", out.at);
    ASSERT_EQ(1, task_share(&task));
    task_drop(&task);
    ASSERT_EQ(0, active);
    PASS();
}

TEST files_come_one_after_the_other(bool thread)
{
    struct work w = { .to = 5, .every = 2 };

    task = with_thread(begin(&counting, w), thread);
    ASSERT_EQ(TASK_DONE, finish(&task));
    ASSERT_STR_EQ("1 2 | 3 4 | 5 ", out.at);
    PASS();
}

TEST all_of_it_can_be_waited_for(bool thread)
{
    task = with_thread(begin(&counting, (struct work){ .to = 5 }), thread);
    ASSERT(task_finish(&task, &out, &err));
    ASSERT_STR_EQ("1 2 3 4 5 ", out.at);
    ASSERT_EQ(0, active);
    task = with_thread(begin(&counting, (struct work){ .to = 5, .fails = 3 }),
                       thread);
    ASSERT_FALSE(task_finish(&task, &out, &err));
    ASSERT_EQ(0, active);
    PASS();
}

TEST a_failure_says_why(bool thread)
{
    struct work w = { .to = 5, .fails = 3 };

    task = with_thread(begin(&counting, w), thread);
    ASSERT_EQ(TASK_FAILED, finish(&task));
    ASSERT_STR_EQ("3 is too much", err.message);
    PASS();
}

TEST it_can_be_dropped_at_any_time(bool thread)
{
    const struct task_kind *kinds[] = { &counting, &endless };

    for (int i = 0; i < 4; i++) {
        struct work w = { .to = 1000000000, .every = i };

        task = with_thread(begin(kinds[i % 2], w), thread);
        if (i > 1)
            task_step(&task, &out, &err);
        task_drop(&task);
        ASSERT_EQ(NULL, task.kind);
        ASSERT_EQ(0, active);
    }
    task_drop(&task);
    PASS();
}

TEST it_tells_how_far_it_is(bool thread)
{
    task = with_thread(begin(&counting, (struct work){ .to = 4 }), thread);
    if (!thread)
        task_tell(&task, &out);
    ASSERT_STR_EQ(thread ? "" : "0 of 4", out.at);
    finish(&task);
    text_clear(&out);
    task_tell(&task, &out);
    ASSERT_STR_EQ("4 of 4", out.at);
    PASS();
}

TEST it_says_before_what_is_to_be_expected(bool thread)
{
    task = with_thread(begin(&counting, (struct work){ .to = 6 }), thread);
    task_forecast(&task, &out);
    ASSERT_STR_EQ("counting to 6 takes a while", out.at);
    text_clear(&out);
    task_drop(&task);
    task = with_thread(begin(&counting, (struct work){ .to = 5 }), thread);
    task_forecast(&task, &out);
    ASSERT_STR_EQ("", out.at);
    task_drop(&task);
    task = with_thread(begin(&silent, (struct work){ .to = 6 }), thread);
    task_forecast(&task, &out);
    ASSERT_STR_EQ("", out.at);
    PASS();
}

TEST without_words_of_its_own_the_share_is_told(void)
{
    task = begin(&silent, (struct work){ .to = 8 });
    task_step(&task, &out, &err);
    text_clear(&out);
    task_tell(&task, &out);
    ASSERT_STR_EQ("12.5 %", out.at);
    task_drop(&task);
    task = begin(&endless, (struct work){ .to = 8 });
    text_clear(&out);
    task_tell(&task, &out);
    ASSERT_STR_EQ("working", out.at);
    PASS();
}

/* Who has stopped it need not wait until it has noticed. */
TEST a_stopped_thread_comes_to_rest(void)
{
    task = begin(&endless, (struct work){ .to = 1 });
    ASSERT(task_stop(&task));
    task = task_behind(task);
    while (!task_stop(&task))
        ;
    task_drop(&task);
    ASSERT_EQ(0, active);
    PASS();
}

SUITE(tasks)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    for (int thread = 0; thread < 2; thread++) {
        RUN_TESTp(it_is_stepped_to_its_end, thread);
        RUN_TESTp(files_come_one_after_the_other, thread);
        RUN_TESTp(all_of_it_can_be_waited_for, thread);
        RUN_TESTp(a_failure_says_why, thread);
        RUN_TESTp(it_can_be_dropped_at_any_time, thread);
        RUN_TESTp(it_tells_how_far_it_is, thread);
        RUN_TESTp(it_says_before_what_is_to_be_expected, thread);
    }
    RUN_TEST(without_words_of_its_own_the_share_is_told);
    RUN_TEST(a_stopped_thread_comes_to_rest);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tasks);
    GREATEST_MAIN_END();
}
