/*
 * What people expect of a window: nothing moves under their eyes, what they
 * point at explains itself, and a key always means the same.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include "app/ui/layout.h"
#include "support/screen.h"

static struct box fact_box(struct app *app, const char *key)
{
    const struct facts *facts = session_facts(app->runs.ss);
    const struct fact *fact = facts_find(facts, key);
    const struct widget *w;

    screen_make(app);
    w = ui_find(&app->screen.ui, ID_FACT + (uint32_t)(fact - facts->at));
    return w ? w->box : (struct box){ 0, 0, 0, 0 };
}

/* Each number stays where it is while a search goes on, and tells what it is
 * when somebody points at it. */
TEST facts_stay_in_their_places(void)
{
    struct app *app = screen_open(1280, 800, 100,
                                  "tour size=5x6 algorithm=backtracking");
    struct box tried = fact_box(app, "nodes"), back = fact_box(app, "retreats");

    ASSERT(tried.w > 0 && back.w > 0);
    for (int step = 0; step < 300; step++) {
        session_advance(app->runs.ss, 4096, 0);
        session_step(app->runs.ss, 7);
        ASSERT_EQ(tried.x, fact_box(app, "nodes").x);
        ASSERT_EQ(tried.y, fact_box(app, "nodes").y);
        ASSERT_EQ(back.y, fact_box(app, "retreats").y);
    }
    screen_close(app);
    PASS();
}

SUITE(manners)
{
    RUN_TEST(facts_stay_in_their_places);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(manners);
    GREATEST_MAIN_END();
}
