/* Tours put together from small ones: every stage on the way is true. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"
#include "support/tour/walk.h"

/* What is wrong with the moves shown, or NULL; *odd is the number of squares
 * that do not have two of them. */
static const char *wrong_links(const struct tour_glimpse *g,
                               const struct board *b, int *odd)
{
    int degree[2500] = { 0 }, group[2500];

    for (int i = 0; i < g->nlinks; i++) {
        const struct tour_link *l = &g->links[i];

        if (!verifier_adjacent(b->files, l->from, l->to) || l->from >= l->to)
            return "a link is not a knight's move";
        if (l->group < 0 || l->group >= g->ngroups)
            return "a group is none";
        if ((degree[l->from]++ && group[l->from] != l->group) ||
            (degree[l->to]++ && group[l->to] != l->group))
            return "links that touch are in different groups";
        group[l->from] = group[l->to] = l->group;
    }
    *odd = 0;
    for (int i = 0; i < b->files * b->ranks; i++)
        *odd += !b->hole[i] && degree[i] != 2;
    return NULL;
}

/* The smallest patches must have a tour each, and nothing leads out. */
static const char *wrong_begin(const struct tour_glimpse *g,
                               const struct board *b)
{
    const struct patchwork *pw = g->patchwork;
    int patch[2500];

    for (size_t i = 0; i < pw->npatches; i++)
        for (int k = 0; k < pw->patches[i].files * pw->patches[i].ranks; k++)
            if (pw->patches[i].level == patchwork_finest(pw))
                patch[(pw->patches[i].rank + k / pw->patches[i].files) *
                          b->files +
                      pw->patches[i].file + k % pw->patches[i].files] = (int)i;
    for (int i = 0; i < g->nlinks; i++)
        if (patch[g->links[i].from] != patch[g->links[i].to])
            return "a small tour leaves its patch";
    return NULL;
}

static const struct {
    const struct tour_method *method;
    int files, ranks, start, hole;
    int parts; /* at the beginning */
    int seams;
} sewn[] = {
    { &tour_parberry, 12, 12, 5, -1, 4, 1 },
    { &tour_parberry, 26, 24, 100, -1, 16, 5 },
    { &tour_parberry, 8, 8, 0, -1, 1, 0 },
    { &tour_parberry, 13, 13, 20, 0, 4, 1 },
    { &tour_construct, 17, 14, 3, -1, 4, 3 },
    { &tour_construct, 13, 15, 0, -1, 4, 3 },
};

TEST small_tours_stand_first_and_are_joined_one_by_one(void)
{
    for (size_t i = 0; i < sizeof sewn / sizeof *sewn; i++) {
        struct tour_glimpse g;
        struct tour_walk w;
        struct board b;
        struct tour_question q = ask(&b, sewn[i].files, sewn[i].ranks,
                                     sewn[i].start, "s0");
        int odd, parts;

        if (sewn[i].hole >= 0)
            board_set_hole(&b, sewn[i].hole, true);
        tour_walk_begin(&w, sewn[i].method, &q);
        w.method->glimpse(w.search, &g);
        ASSERT_EQ(sewn[i].parts, g.ngroups);
        ASSERT_EQ((size_t)sewn[i].parts,
                  patchwork_count(g.patchwork, patchwork_finest(g.patchwork)));
        ASSERT_EQ(NULL, wrong_begin(&g, &b));
        for (int k = 0; k < sewn[i].seams; k++) {
            parts = g.ngroups;
            ASSERT(tour_walk_on(&w));
            ASSERT_EQ(TOUR_WORK, w.step.event);
            ASSERT_EQ(1, w.n);
            w.method->glimpse(w.search, &g);
            ASSERT_EQ(NULL, wrong_links(&g, &b, &odd));
            ASSERT(odd == 0 || (odd == 2 && sewn[i].files % 2 == 1));
            ASSERT(g.ngroups < parts);
            ASSERT_EQ(k + 1, g.turn);
        }
        ASSERT_EQ(1, g.ngroups);
        ASSERT(tour_walk_on(&w));
        ASSERT_EQ(TOUR_ENTER, w.step.event);
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
        ASSERT_EQ(NULL, w.wrong);
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

/* The moves shown in the end are those that are walked. */
TEST the_last_stage_is_the_tour(void)
{
    struct tour_glimpse g;
    struct tour_walk w;
    struct board b;
    struct tour_question q = ask(&b, 20, 4, 0, "s0");
    int walked = 0;

    tour_walk_begin(&w, &tour_construct, &q);
    ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
    w.method->glimpse(w.search, &g);
    ASSERT_EQ(79, g.nlinks);
    for (int i = 0; i < g.nlinks; i++)
        for (int k = 1; k < w.n; k++)
            walked += (w.path[k] == g.links[i].from &&
                       w.path[k - 1] == g.links[i].to) ||
                      (w.path[k] == g.links[i].to &&
                       w.path[k - 1] == g.links[i].from);
    ASSERT_EQ(79, walked);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

/* Thousands of seams are a few steps, and no moves are shown. */
TEST large_boards_are_joined_level_by_level(void)
{
    struct tour_glimpse g;
    struct tour_walk w;
    struct board b;
    struct tour_question q = ask(&b, 400, 402, 77, "s0");
    int steps = 0;

    tour_walk_begin(&w, &tour_parberry, &q);
    while (tour_walk_on(&w) && w.step.event == TOUR_WORK)
        steps++;
    w.method->glimpse(w.search, &g);
    ASSERT_EQ(0, g.nlinks);
    ASSERT(g.patchwork->nseams > 300);
    ASSERT_EQ((int)g.patchwork->nseams, g.turn);
    ASSERT_EQ(patchwork_finest(g.patchwork), steps);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

SUITE(sewing)
{
    RUN_TEST(small_tours_stand_first_and_are_joined_one_by_one);
    RUN_TEST(the_last_stage_is_the_tour);
    RUN_TEST(large_boards_are_joined_level_by_level);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(sewing);
    GREATEST_MAIN_END();
}
