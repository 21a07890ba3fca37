/* The contract held against the other puzzles, and their tables: see
 * support/contract.h. */
#include "support/contract.h"

#include "chess/shapes.h"

static const char *const runs[] = {
    "chess960 number=534 find=castled",
    "chess960 array=KRRNNBBQ",
    "chess960 number=0 castle=queen",
    "chess960 number=960 order=s0 why=product",
    "chess960 why=funnel",
    "chess960 number=3 why=product code=on",
    "chess960 why=funnel code=on",
    "lesson lesson=4",
    "lesson lesson=18 moves=e1f1,back,g1e2,back,a4e8",
    "lesson lesson=22 moves=d7d5,e5d6",
    "lesson lesson=23 position=4 moves=e1e2,e8e7,e2e1,e7e8,yes,no",
    "lesson lesson=25 fen=8/8/8/3k4/8/8/8/8_w_-_-_0_1",
    "race",
    "race size=6x5 start=b3 algorithms=backtracking,roth,genetic limit=2000",
    "race size=6x6 start=b2 algorithms=neural,ants,greedy limit=5000 "
    "pace=time speeds=40,7000,1000",
    "race size=5x5 start=a2 algorithms=warnsdorff,parberry",
    "race size=5x4 start=c1 over=starts limit=3000 holes=e4",
    "race size=6x6 start=b2 over=seeds seeds=7 algorithms=neural,roth",
    "race puzzle=queens queens=5",
    "race puzzle=queens queens=6 tests=masks,s0 chart=time speeds=900,100",
    "null size=3x5",
    "chess960",
    "lesson",
    "null",
    NULL
};

TEST tables_are_well_formed(void)
{
    for (int i = 0; puzzle_classes[i]; i++) {
        const struct puzzle_class *cls = puzzle_classes[i];
        struct error err = { "" };
        struct params p;
        struct plan plan;

        ASSERT(cls->name && cls->title && cls->controls);
        ASSERT(cls->activities && cls->activities[0]);
        for (int a = 0; cls->activities[a]; a++) {
            const struct activity *activity = cls->activities[a];

            ASSERT(activity->plan && activity->create);
        }
        ASSERT_EQ(cls, run_class(puzzle_classes, cls->name));
        for (const struct control *c = cls->controls; c->key; c++) {
            ASSERT(c - cls->controls < CONTROLS_MAX);
            ASSERT(c->label && c->help);
            ASSERT(strcmp(c->key, "seed") && strcmp(c->key, "step"));
            ASSERT_EQm("holes are written in blocks", c->blocks,
                       c->names == shape_names);
        }
        params_init(&p, cls->controls);
        for (int c = 0; cls->controls[c].key; c++)
            if (cls->controls[c].kind != CONTROL_ACTION)
                ASSERTm(cls->controls[c].key,
                        params_set(&p, cls->controls, c,
                                   cls->controls[c].initial, &err));
        ASSERTm(err.message, puzzle_plan(cls, &p, &plan, &err));
        params_free(&p);
    }
    PASS();
}

/* Every puzzle has runs of its own in one of these tests. */
TEST no_puzzle_is_forgotten(void)
{
    static const char *const elsewhere[] = { "tour",  "queens", "place",
                                             "cover", "armies", "uncrossed" };
    int missing = 0;

    for (int i = 0; puzzle_classes[i]; i++) {
        bool found = false;

        for (size_t k = 0; k < sizeof elsewhere / sizeof *elsewhere; k++)
            found |= strcmp(elsewhere[k], puzzle_classes[i]->name) == 0;
        for (int k = 0; runs[k]; k++)
            found |= strncmp(runs[k], puzzle_classes[i]->name,
                             strlen(puzzle_classes[i]->name)) == 0;
        missing += !found;
    }
    ASSERT_EQ(0, missing);
    PASS();
}

SUITE(contract)
{
    RUN_TEST(tables_are_well_formed);
    RUN_TEST(no_puzzle_is_forgotten);
    try_runs(runs);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(contract);
    GREATEST_MAIN_END();
}
