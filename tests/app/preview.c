/* The pages of the print form: nobody waits for those that were being drawn. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "app/save/preview.h"
#include "support/screen.h"

static struct app *app;

/* --- a task that takes its time to notice that it is to stop -------------- */

struct work {
    bool asked, rests, dropped;
};

static bool stubborn_stop(struct work *w)
{
    w->asked = true;
    return w->rests;
}

static void stubborn_drop(struct work *w)
{
    w->dropped = true;
}

/* Of these two: one that was left before, and the last. */
static struct work left, last;

static const struct task_kind stubborn = { .stop = stubborn_stop,
                                           .drop = stubborn_drop };

static struct task task_of(struct work *w)
{
    return (struct task){ &stubborn, w };
}

/* --- tests ---------------------------------------------------------------- */

static void set_up(void *unused)
{
    (void)unused;
    left = last = (struct work){ false };
    app = screen_open(1280, 800, 100, "queens size=5");
}

static void tear_down(void *unused)
{
    (void)unused;
    screen_close(app);
}

static bool tick(void)
{
    return preview_tick(&app->print.preview, &app->runs, false);
}

/* The pages of what is wanted now, and perhaps they are there already. */
static bool is_begun(void)
{
    const struct preview *p = &app->print.preview;

    return p->task.kind != &stubborn && p->line.len > 0;
}

TEST changes_do_not_wait_for_what_was_left(void)
{
    struct preview *p = &app->print.preview;

    p->left = task_of(&left);
    p->task = task_of(&last);
    ASSERT(tick()); /* there will be something new */
    ASSERT(last.asked);
    ASSERT_FALSE(left.dropped || last.dropped);
    left.rests = true;
    ASSERT(tick());
    ASSERT(left.dropped);
    ASSERT_FALSE(last.dropped);
    ASSERT(p->left.work == &last);
    ASSERT(is_begun());
    last.rests = true;
    tick();
    ASSERT(last.dropped);
    PASS();
}

/* The pages of a task that was stopped never come: a new one draws them, also
 * where all has become as it was. */
TEST what_was_stopped_is_begun_anew(void)
{
    struct preview *p = &app->print.preview;
    int *columns = &app->settings.print.at[PRINT_COLUMNS];
    int turn;

    tick();
    task_drop(&p->task);
    p->left = task_of(&left);
    p->task = task_of(&last);
    turn = p->turn;
    *columns = 2;
    tick();
    *columns = 0;
    tick();
    ASSERT(p->task.work == &last);
    last.rests = true;
    tick();
    ASSERT(last.dropped);
    ASSERT(is_begun());
    ASSERT_EQ(turn, p->turn); /* the other number is still that of `left` */
    left.rests = true;
    PASS();
}

TEST leaving_does_not_wait_either(void)
{
    struct preview *p = &app->print.preview;

    p->left = task_of(&left);
    p->task = task_of(&last);
    preview_close(p);
    ASSERT(last.asked);
    ASSERT_FALSE(left.dropped || last.dropped);
    ASSERT_EQ(0, preview_pages(p));
    ASSERT_FALSE(preview_show(p, 1, (struct vec){ 100, 100 }));
    PASS();
}

TEST nothing_of_a_page_is_kept(void)
{
    struct preview *p = &app->print.preview;

    while (tick())
        continue;
    ASSERT(preview_show(p, 1, (struct vec){ 100, 100 }));
    ASSERT(p->page.draws_cap > 0);
    preview_close(p);
    ASSERT_EQ(0u, p->page.draws_cap);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(changes_do_not_wait_for_what_was_left);
    RUN_TEST(what_was_stopped_is_begun_anew);
    RUN_TEST(leaving_does_not_wait_either);
    RUN_TEST(nothing_of_a_page_is_kept);
    GREATEST_MAIN_END();
}
