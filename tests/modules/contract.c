/* The contract of puzzle.h, held against every module there is: slicing is
 * invisible, looking changes nothing, any moment can be gone to and comes back
 * the same, a run's text form is stable, and no input trips an assertion. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "session/run.h"
#include "session/session.h"

/* Runs to try; a puzzle without any here is tried with its defaults. */
static const char *const runs[] = {
    "tour size=8x8 start=f6",
    "tour size=8x8 start=e3 algorithm=greedy",
    "tour size=7x9 start=c3 algorithm=most-exits",
    "tour size=6x8 start=b4 algorithm=best-first",
    "tour size=6x5 start=b3 algorithm=backtracking order=s1",
    "tour size=3x7 start=a1 order=random seed=5",
    "tour size=7x4 start=c2 holes=g4,a4",
    "tour size=5x5 start=b1",
    "tour size=1x1 start=a1",
    "tour size=6x5 start=b3 holes=f1 closed=on code=on",
    "tour size=5x4 start=a1 algorithm=genetic code=on",
    "tour size=9x3 start=a1 order=87654321 counts=off",
    "tour size=3x4 start=a1 algorithm=backtracking graph=ring",
    "tour size=4x3 start=a1 algorithm=backtracking graph=ring tree=on",
    "tour size=6x5 start=b3 tree=on code=on",
    "tour size=7x4 start=c2 holes=g4,a4 mode=hand graph=edges",
    "queens size=8 solution=92 diagonals=on stairs=on",
    "queens size=5 mode=search",
    "queens size=7 mode=search method=min-conflicts seed=3",
    "queens size=3 mode=search method=min-conflicts piece=rook code=on",
    "queens size=6 mode=search diagonals=on code=on",
    "queens size=7 mode=search tree=on code=on",
    "queens size=4 mode=search tree=on",
    "queens size=6 piece=rook mode=hand",
    "queens size=8 mode=hand placed=a1,c3,a1,b4",
    "queens size=8 fundamental=on solution=12",
    "queens size=9 given=a1,c5 barred=b3",
    "queens size=3",
    "queens size=33",
    "queens size=150",
    "queens size=7 surface=torus solution=3",
    "queens size=8 surface=torus",
    "queens size=5 piece=amazon surface=klein mode=hand placed=a1,c2",
    "queens size=5 piece=nightrider surface=mobius mode=search tree=on code=on",
    "queens size=6 piece=0,1*+2,2 surface=cylinder mode=search "
    "method=min-conflicts",
    "queens size=5 piece=bishop fundamental=on solution=4 given=a1",
    "place piece=king size=5x3",
    "place piece=knight size=4x7 mode=hand",
    "place piece=queen size=6x4 holes=c2,f4",
    "cover piece=queen size=5x4",
    "place piece=amazon size=5x4 surface=mobius",
    "cover piece=0,2+1,3 size=4x3 surface=torus mode=hand placed=a1,b3",
    "cover piece=knight size=4x3 mode=hand holes=corner",
    "place piece=bishop size=5x4 mode=hand holes=a1 placed=b2,d3,b2,a4",
    "armies size=5x4",
    "armies size=6x5 fundamental=on solution=3 holes=c3",
    "armies size=2x2",
    "armies size=4x6 piece=1,2+0,1 surface=torus",
    "armies size=6x4 mode=hand holes=a1 placed=b2,d3,b2,a4,a4-c4,d3,d3",
    "tour size=7x6 start=c2 mode=hand closed=on",
    "tour size=6x5 start=b2 mode=hand holes=a5 moves=d1,f2,d3,e5",
    "tour size=31x33 start=a1",
    "tour size=6x6 start=b2 algorithm=roth end=c1",
    "tour size=5x5 mode=all start=a1 solution=17",
    "tour size=5x5 mode=all end=c3 solution=3",
    "tour size=5x6 mode=all closed=on directed=on solution=16",
    "tour size=6x5 holes=a1,c2",
    "tour size=3x4 mode=all any-start=on solution=16",
    "tour size=4x4 mode=all any-start=on",
    "tour size=5x6 mode=all closed=on start=c2 solution=9",
    "tour size=7x3 mode=all start=a1 end=c3 holes=d2",
    "tour size=8x8 mode=map algorithm=greedy",
    "tour size=5x4 mode=map algorithm=backtracking holes=a1 closed=on",
    "tour size=3x4 mode=map measure=tours",
    "tour size=6x3 mode=map algorithm=squirrel-cull end=b2",
    "tour size=5x5 start=a1 algorithm=ants seed=4",
    "tour size=6x5 start=c4 algorithm=neural seed=2",
    "tour size=5x4 start=a1 algorithm=genetic",
    "tour size=12x12 start=c3 algorithm=parberry",
    "tour size=9x6 start=b2 algorithm=construct",
    "uncrossed size=5x3 closed=on fundamental=on",
    "uncrossed size=5x5 solution=3 holes=b2 piece=1,3+1,1",
    "uncrossed size=4x3 mode=search",
    "uncrossed size=4x4 mode=hand closed=on path=b1,a3,c4,d2,b1 holes=a1",
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
    NULL
};

enum { MOMENTS = 3000 };

static struct session *open_run(const char *text)
{
    struct error err = { "" };
    struct session *ss = NULL;
    struct run run;

    if (!run_parse(&run, puzzle_classes, text, &err)) {
        fprintf(stderr, "%s: %s\n", text, err.message);
        abort();
    }
    ss = session_open(run.cls, &run.params, &err);
    run_free(&run);
    return ss;
}

/* Let it run in slices of `budget` until it stops, or long enough. */
static void work(struct session *ss, long budget)
{
    while (session_advance(ss, budget, 0) && session_count(ss) < MOMENTS)
        ;
}

static uint64_t picture(const struct session *ss)
{
    struct scene sc;
    uint64_t h;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    h = scene_hash(&sc);
    scene_free(&sc);
    return h;
}

/* Everything a session says and shows at its present moment. */
static uint64_t impression(struct session *ss)
{
    uint64_t h = picture(ss);
    const struct moment *m = session_moment(ss, session_index(ss));
    const char *said[] = { session_heading(ss), session_status(ss),
                           session_explain(ss), session_notation(ss),
                           session_describe(ss) };

    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        h = hash_bytes(h, said[i], strlen(said[i]));
    h = hash_bytes(h, &m->tally, sizeof m->tally);
    return hash_bytes(h, &m->flags, sizeof m->flags);
}

/* The first moments' impressions one after another, as one number. Only
 * those that every budget has reached, and only from the past: what is at
 * the tip may know that the search has ended. */
static uint64_t story(const char *text, long budget)
{
    struct session *ss = open_run(text);
    uint64_t h = 0;
    size_t last;

    work(ss, budget);
    last = session_outcome(ss) == OUTCOME_RUNNING ? MOMENTS - 1
                                                  : session_count(ss);
    for (size_t i = 0; i < last; i++) {
        uint64_t one;

        session_seek(ss, i);
        one = impression(ss);
        h = hash_bytes(h, &one, sizeof one);
    }
    session_close(ss);
    return h;
}

TEST slicing_is_invisible(const char *text)
{
    uint64_t whole = story(text, 1000);

    ASSERT_EQm(text, whole, story(text, 1));
    ASSERT_EQm(text, whole, story(text, 7));
    PASS();
}

TEST any_moment_comes_back_the_same(const char *text)
{
    struct session *ss = open_run(text);
    size_t n;
    uint64_t *seen;
    struct rng rng;

    work(ss, 1000);
    n = session_count(ss);
    seen = calloc(n, sizeof *seen);
    for (size_t i = 0; i < n; i++) {
        session_seek(ss, i);
        seen[i] = impression(ss);
    }
    rng_seed(&rng, 3);
    for (int i = 0; i < 200; i++) {
        size_t to = rng_below(&rng, (uint32_t)n);

        session_seek(ss, to);
        ASSERT_EQm(text, seen[to], impression(ss));
        ASSERT_EQm(text, seen[to], impression(ss));
    }
    ASSERT_EQm(text, n, session_count(ss));
    free(seen);
    session_close(ss);
    PASS();
}

TEST the_text_form_is_stable(const char *text)
{
    struct session *ss = open_run(text), *again;
    char *said = strdup(session_describe(ss));

    again = open_run(said);
    ASSERT_STR_EQ(said, session_describe(again));
    ASSERT_EQ(picture(ss), picture(again));
    session_close(again);
    session_close(ss);
    free(said);
    PASS();
}

TEST a_flipped_board_finds_its_squares(const char *text)
{
    struct session *ss = open_run(text);
    struct look look = *session_look(ss);
    int files, ranks;

    session_size(ss, &files, &ranks);
    look.flipped = session_flipped(ss); /* a1 at the bottom left */
    session_set_look(ss, &look);
    ASSERT_EQ((ranks - 1) * files,
              session_square_at(ss, (struct vec){ 0.5f, 0.5f }));
    look.flipped = !look.flipped;
    session_set_look(ss, &look);
    ASSERT_EQ(files - 1, session_square_at(ss, (struct vec){ 0.5f, 0.5f }));
    ASSERT_EQ(-1, session_square_at(ss, (struct vec){ -0.1f, 0.5f }));
    ASSERT_EQ(-1, session_square_at(ss, (struct vec){ 0.5f, (float)ranks }));
    session_close(ss);
    PASS();
}

/* One of the buttons the puzzle has; -1 if it has none. */
static int any_button(const struct session *ss, struct rng *rng)
{
    const struct control *table = session_class(ss)->controls;
    int found = -1, n = 0;

    for (int i = 0; table[i].key; i++)
        if (table[i].kind == CONTROL_ACTION &&
            rng_below(rng, (uint32_t)++n) == 0)
            found = i;
    return found;
}

static void any_input(struct session *ss, struct rng *rng, int square)
{
    struct input in = { .kind = (enum input_kind)rng_below(rng, 4),
                        .square = square,
                        .at = { (float)rng_below(rng, 120) / 10 - 1,
                                (float)rng_below(rng, 120) / 10 - 1 },
                        .button = 1 + (int)rng_below(rng, 2),
                        .tool = (enum tool)rng_below(rng, TOOLS) };
    struct error err;

    if (rng_below(rng, 2)) /* what a front end would say is there */
        in.square = session_square_at(ss, in.at);
    in.control = in.kind == INPUT_ACTION ? any_button(ss, rng) : 0;
    if (in.control >= 0)
        session_input(ss, &in, &err);
}

/* What a restless user does: anything, anywhere, at any time. */
static void fiddle(struct session *ss, struct rng *rng)
{
    struct error err;
    int files, ranks, square;

    session_size(ss, &files, &ranks);
    square = (int)rng_below(rng, (uint32_t)(files * ranks + 1)) - 1;
    switch (rng_below(rng, 10)) {
    case 0: session_advance(ss, (long)rng_below(rng, 50), 40); break;
    case 1: session_seek(ss, rng_below(rng, 400)); break;
    case 2: session_step(ss, (long)rng_below(rng, 21) - 10); break;
    case 3: session_play(ss, rng_below(rng, 2)); break;
    case 4: session_chase(ss); break;
    case 5: session_hover(ss, square, (struct vec){ 1.5f, 0.5f }); break;
    case 6: rng_below(rng, 2) ? session_undo(ss) : session_redo(ss); break;
    case 7:
        if (rng_below(rng, 20) == 0)
            session_shuffle(ss, rng_below(rng, 100), &err);
        break;
    default: any_input(ss, rng, square); break;
    }
}

TEST random_input_is_survived(const char *text)
{
    struct session *ss = open_run(text);
    struct rng rng;

    rng_seed(&rng, 11);
    session_set_glide(ss, 200);
    for (int i = 0; i < 2000; i++) {
        fiddle(ss, &rng);
        if (i % 16 == 0)
            impression(ss);
    }
    session_close(ss);
    PASS();
}

/* Where the user makes the moves, the line of a run tells them all: opened
 * again it shows the same at every moment. */
TEST what_a_user_did_is_in_the_line(const char *text)
{
    struct session *ss = open_run(text), *again;
    struct rng rng;

    rng_seed(&rng, 5);
    for (int i = 0; i < 60; i++) {
        struct input in = { .kind = INPUT_PRESS, .button = 1 };
        struct error err;
        int files, ranks;

        session_size(ss, &files, &ranks);
        in.square = (int)rng_below(&rng, (uint32_t)(files * ranks));
        session_input(ss, &in, &err);
        in.kind = INPUT_RELEASE;
        session_input(ss, &in, &err);
        if (i % 16 == 9)
            session_undo(ss);
    }
    session_seek(ss, session_count(ss)); /* lets go of what is selected */
    again = open_run(session_describe(ss));
    ASSERT_STR_EQ(session_describe(ss), session_describe(again));
    ASSERT_EQ(session_count(ss), session_count(again));
    for (size_t i = 0; i < session_count(ss); i++) {
        session_seek(ss, i);
        session_seek(again, i);
        ASSERT_EQ(picture(ss), picture(again));
    }
    session_close(again);
    session_close(ss);
    PASS();
}

/* Every value every control offers, and some that none does. */
TEST controls_can_be_set_to_anything(const char *text)
{
    static const char *const odd[] = { "1",        "2x9",    "3x3",  "20",
                                       "a1",       "b2",     "none", "on",
                                       "off",      "a1,b1",  "",     "zzz",
                                       "12345678", "random", NULL };
    struct session *ss = open_run(text);
    const struct control *table = session_class(ss)->controls;
    struct error err;

    for (int c = 0; table[c].key; c++) {
        const char *const *names = table[c].names ? table[c].names : odd;

        for (int i = 0; odd[i]; i++)
            session_set(ss, c, odd[i], i % 2, &err);
        for (int i = 0; names[i]; i++) {
            session_set(ss, c, names[i], true, &err);
            session_advance(ss, 100, 1000);
            impression(ss);
        }
    }
    while (session_undo(ss))
        picture(ss);
    session_close(ss);
    PASS();
}

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

/* Whoever points at a number or a name is told what it means; how people call
 * it, not how programmers do. */
TEST facts_are_explained(const char *text)
{
    static const char *const jargon[] = { "Nodes", "Retreats", "Exits", "Do" };
    struct session *ss = open_run(text);
    const struct facts *f;

    work(ss, 1000);
    f = session_facts(ss);
    for (int i = 0; i < f->n; i++) {
        ASSERTm(f->at[i].key, !f->at[i].label || f->at[i].help);
        for (int k = 0; f->at[i].label && k < 4; k++)
            ASSERT(strcmp(f->at[i].label, jargon[k]) != 0);
    }
    for (const struct control *c = session_class(ss)->controls; c->key; c++)
        for (int k = 0; k < 4; k++)
            ASSERT(strcmp(c->label, jargon[k]) != 0);
    session_close(ss);
    PASS();
}

/* Does the user make the moves? */
static bool is_played(const char *text)
{
    struct session *ss = open_run(text);
    bool played = session_plan(ss)->manner == MANNER_PLAYED;

    session_close(ss);
    return played;
}

static void try_run(const char *text)
{
    RUN_TEST1(facts_are_explained, text);
    RUN_TEST1(slicing_is_invisible, text);
    RUN_TEST1(any_moment_comes_back_the_same, text);
    RUN_TEST1(the_text_form_is_stable, text);
    RUN_TEST1(a_flipped_board_finds_its_squares, text);
    RUN_TEST1(random_input_is_survived, text);
    RUN_TEST1(controls_can_be_set_to_anything, text);
    if (is_played(text))
        RUN_TEST1(what_a_user_did_is_in_the_line, text);
}

SUITE(contract)
{
    RUN_TEST(tables_are_well_formed);
    for (int i = 0; runs[i]; i++)
        try_run(runs[i]);
    for (int i = 0; puzzle_classes[i]; i++)
        try_run(puzzle_classes[i]->name);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(contract);
    GREATEST_MAIN_END();
}
