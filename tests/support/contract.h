/*
 * The contract of puzzle.h, held against a run: slicing is invisible, looking
 * changes nothing, any moment can be gone to and comes back the same, a run's
 * text form is stable, and no input trips an assertion. The tests of
 * tests/modules/contract/ name the runs.
 */
#ifndef TEST_SUPPORT_CONTRACT_H
#define TEST_SUPPORT_CONTRACT_H

#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "session/run.h"
#include "session/session.h"

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

static enum reaction any_input(struct session *ss, struct rng *rng, int square)
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
    return in.control >= 0 ? session_input(ss, &in, &err) : REACTION_NONE;
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

static void press_anywhere(struct session *ss, struct rng *rng)
{
    struct input in = { .kind = INPUT_PRESS, .button = 1 };
    struct error err;
    int files, ranks;

    session_size(ss, &files, &ranks);
    in.square = (int)rng_below(rng, (uint32_t)(files * ranks));
    session_input(ss, &in, &err);
    in.kind = INPUT_RELEASE;
    session_input(ss, &in, &err);
}

/* Where the user makes the moves, the line of a run tells them all: opened
 * again it shows the same at every moment. */
TEST what_a_user_did_is_in_the_line(const char *text)
{
    struct session *ss = open_run(text), *again;
    struct rng rng;

    rng_seed(&rng, 5);
    for (int i = 0; i < 60; i++) {
        press_anywhere(ss, &rng);
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

/* The pieces at a moment, and the order of visits. */
static uint64_t board_at(struct session *ss, size_t index)
{
    const struct position *pos = session_position(ss);
    size_t size = (size_t)position_squares(pos) * sizeof(uint32_t);
    uint64_t pieces;

    session_seek(ss, index);
    pieces = hash_bytes(0, pos->cell[LAYER_PIECE], size);
    return hash_bytes(pieces, pos->cell[LAYER_ORDER], size);
}

/* Does the line tell of the moves that are there? */
static bool is_told(const char *line, struct session *ss)
{
    struct session *again = open_run(line);
    bool same = session_count(again) == session_count(ss);

    for (size_t i = 0; same && i < session_count(ss); i++)
        same = board_at(again, i) == board_at(ss, i);
    session_close(again);
    return same;
}

/* One input while an earlier moment is looked at. If nothing is done, all is as
 * it was; else one step back brings back what was cut, and one forth makes
 * it again. */
TEST one_input_loses_nothing(struct session *ss, struct rng *rng)
{
    size_t count = session_count(ss), past = session_past(ss);
    char *line = strdup(session_describe(ss)), *after;
    int files, ranks;

    session_size(ss, &files, &ranks);
    if (any_input(ss, rng, (int)rng_below(rng, (uint32_t)(files * ranks))) <
        REACTION_EDITED) {
        ASSERT_STR_EQ(line, session_describe(ss));
        ASSERT_EQ(count, session_count(ss));
        ASSERT_EQ(past, session_past(ss));
    } else {
        after = strdup(session_describe(ss));
        ASSERT_EQ(past + 1, session_past(ss));
        ASSERT(session_undo(ss));
        ASSERT_STR_EQ(line, session_describe(ss));
        ASSERT(session_redo(ss));
        ASSERT_STR_EQ(after, session_describe(ss));
        ASSERT(is_told(after, ss));
        ASSERT(session_undo(ss));
        free(after);
    }
    ASSERT(is_told(line, ss));
    free(line);
    PASS();
}

static double no_time(void)
{
    return 0;
}

TEST nothing_made_by_hand_is_lost(const char *text)
{
    struct session *ss = open_run(text);
    struct rng rng;

    session_lend_clock(ss, (struct lent_clock){ no_time, 0 }); /* as a window */
    rng_seed(&rng, 17);
    for (int i = 0; i < 300; i++) {
        session_seek(ss, session_count(ss));
        for (int k = 0; k < 8; k++)
            press_anywhere(ss, &rng);
        for (int k = 0; k < 4 && session_count(ss) > 1; k++) {
            size_t end = session_count(ss);

            while (session_past(ss) > 100) /* there is room for 200 */
                session_undo(ss);
            session_seek(ss, rng_below(&rng, (uint32_t)end - 1));
            session_advance(ss, (long)rng_below(&rng, 50), 40);
            CHECK_CALL(one_input_loses_nothing(ss, &rng));
        }
    }
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

static inline void try_run(const char *text)
{
    RUN_TEST1(facts_are_explained, text);
    RUN_TEST1(slicing_is_invisible, text);
    RUN_TEST1(any_moment_comes_back_the_same, text);
    RUN_TEST1(the_text_form_is_stable, text);
    RUN_TEST1(a_flipped_board_finds_its_squares, text);
    RUN_TEST1(random_input_is_survived, text);
    RUN_TEST1(controls_can_be_set_to_anything, text);
    if (is_played(text)) {
        RUN_TEST1(what_a_user_did_is_in_the_line, text);
        RUN_TEST1(nothing_made_by_hand_is_lost, text);
    }
}

/* To be ended with NULL. */
static inline void try_runs(const char *const *runs)
{
    for (; *runs; runs++)
        try_run(*runs);
}

#endif
