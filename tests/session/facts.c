/* What the window shows of a run is what a file would say of it. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/text.h"
#include "puzzle/facts.h"
#include "session/session.h"
#include "support/run.h"

/* The labelled facts in words; those that only files want by their key. */
static void tell(const struct facts *f, struct text *out)
{
    for (int i = 0; i < f->n; i++) {
        text_addf(out, "%s ", f->at[i].key);
        if (f->at[i].label)
            fact_add_text(f, &f->at[i], out);
    }
}

TEST shown_facts_are_the_facts(const char *run)
{
    struct session *ss = open_run(run);
    struct text all, shown;

    session_run(ss);
    text_init(&all);
    text_init(&shown);
    tell(session_facts(ss), &all);
    tell(session_shown_facts(ss), &shown);
    ASSERT_STR_EQ(all.at, shown.at);
    text_free(&all);
    text_free(&shown);
    session_close(ss);
    PASS();
}

/* A million squares in every frame would take longer than drawing them. */
TEST long_lists_are_for_files(void)
{
    struct session *ss = open_run("tour size=9x7");

    session_run(ss);
    ASSERT_EQ(63u, facts_find(session_facts(ss), "squares")->number);
    ASSERT_EQ(0u, facts_find(session_shown_facts(ss), "squares")->number);
    ASSERT_EQ(63u, facts_find(session_facts(ss), "squares")->number);
    session_close(ss);
    PASS();
}

SUITE(facts)
{
    RUN_TEST1(shown_facts_are_the_facts, "tour size=9x7");
    RUN_TEST1(shown_facts_are_the_facts, "tour size=6x5 mode=map");
    RUN_TEST1(shown_facts_are_the_facts, "queens size=6");
    RUN_TEST1(shown_facts_are_the_facts, "uncrossed size=5x4");
    RUN_TEST(long_lists_are_for_files);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(facts);
    GREATEST_MAIN_END();
}
