/*
 * The listings of the tour methods, followed through whole runs: what happens
 * next is told here from the board alone, and the line that is lit must be the
 * one for it; looked at again from the end, the same. Where a method has more
 * in mind than the knight's path, the line is that of what has become of it.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "chess/attack.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"
#include "support/listing.h"
#include "support/run.h"

TEST a_listing_can_be_read(const struct tour_method *m)
{
    ASSERT_EQm(m->name, NULL, listing_fault(&m->listing));
    PASS();
}

/* --- what happens, by the board ------------------------------------------ */

enum happening {
    STARTED,
    WENT,
    WENT_NEXT,   /* others had been tried before */
    WENT_TIED,   /* several were equal */
    WENT_BROKEN, /* several had the fewest exits, but one was better */
    ENDED,       /* in a dead end */
    COMPLETED,
    WENT_BACK,
    STRANDED,
    BEGAN_AGAIN,
    TURNED, /* and a generation is over, or a cycle of ants */
    WORKED,
    SETTLED,
    OVER, /* nothing happens any more */
    HAPPENINGS
};

enum { SIDE_MOST = 18, SQUARES_MOST = SIDE_MOST * SIDE_MOST };

/* A method, and the words of the line for each happening; where there is
 * none, those for a move, or for a start; NULL: no line is lit. */
struct expected {
    const struct tour_method *method;
    const char *words[HAPPENINGS];
    const char *afresh; /* may be lit in place of TURNED */
    int turn;           /* walks in a turn, 0: none; -1: one for each square */
    int turns;          /* after which all begins afresh; in between, one
                           walk of each turn is known from the one before */
};

struct follower {
    const struct expected *expected;
    uint32_t was;                    /* squares of the path before */
    bool tie;                        /* was there a tie before? */
    bool marked;                     /* and a square marked as cut off? */
    uint8_t tried[SQUARES_MOST + 1]; /* ways given up, by place in the path */
    int walks;                       /* ended in this turn */
    int turns;                       /* ended since the last fresh beginning */
};

static int exits(const struct position *pos, int from, uint32_t seen,
                 int out[8])
{
    int n = 0;

    for (int k = 0; k < 8; k++) {
        int x = from % pos->files + knight_steps[k].file;
        int y = from / pos->files + knight_steps[k].rank;
        int to = y * pos->files + x;

        if (x < 0 || x >= pos->files || y < 0 || y >= pos->ranks ||
            pos->cell[LAYER_HOLE][to] ||
            (pos->cell[LAYER_ORDER][to] && pos->cell[LAYER_ORDER][to] <= seen))
            continue;
        out[n++] = to;
    }
    return n;
}

/* Had several squares as few exits as any? */
static bool several_fewest(const struct position *pos)
{
    int ways[8], ignored[8], fewest = 9, equal = 0;
    uint32_t seen = pos->npath - 1;
    int n = exits(pos, (int)pos->path[seen - 1], seen, ways);

    for (int i = 0; i < n; i++) {
        int e = exits(pos, ways[i], seen, ignored);

        equal = e < fewest ? 1 : equal + (e == fewest);
        fewest = e < fewest ? e : fewest;
    }
    return equal > 1;
}

static enum happening judge_move(struct follower *f, const struct session *ss)
{
    const struct position *pos = session_position(ss);
    bool next = f->tried[pos->npath - 1] > 0;

    f->tried[pos->npath] = 0;
    if (next)
        return WENT_NEXT;
    if (f->tie)
        return WENT_TIED;
    return f->expected->method->counts_exits && several_fewest(pos)
               ? WENT_BROKEN
               : WENT;
}

static bool any_mark(const struct position *pos)
{
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_WASH][sq])
            return true;
    return false;
}

static enum happening judge_round(struct follower *f, int squares)
{
    int turn = f->expected->turn < 0 ? squares : f->expected->turn;

    if (!turn || ++f->walks < turn)
        return BEGAN_AGAIN;
    f->turns = f->turns + 1 == f->expected->turns ? 0 : f->turns + 1;
    f->walks = f->expected->turns && f->turns > 0;
    return TURNED;
}

/* The network has come to rest, or has looked as often as it may. */
static bool is_settled(struct session *ss)
{
    const char *status = session_status(ss);

    return strstr(status, "ring") || strstr(status, "look 400:");
}

/* What led to the moment looked at. */
static enum happening judge(struct follower *f, struct session *ss)
{
    const struct position *pos = session_position(ss);
    uint32_t was = f->was;

    f->was = pos->npath;
    if (session_index(ss) == 0)
        return STARTED;
    if (pos->npath > was)
        return judge_move(f, ss);
    if (pos->npath == 1 && f->expected->method->say.again &&
        strstr(session_status(ss), "begins"))
        return judge_round(f, position_squares(pos));
    if (pos->npath == was)
        return is_settled(ss) ? SETTLED : WORKED;
    f->tried[pos->npath]++;
    return f->marked ? STRANDED : WENT_BACK;
}

/* --- which line is lit --------------------------------------------------- */

/* clang-format off */
static const struct expected expected[] = {
    { &tour_warnsdorff, {
        [WENT] = "go to the one with fewest",
        [WENT_NEXT] = "others failed: next best",
        [WENT_TIED] = "equal: the order decides",
        [COMPLETED] = "the board is full: a tour",
        [WENT_BACK] = "take the last move back",
        [STRANDED] = "take the move back at once",
        [OVER] = "none to take back: all was tried" }, NULL, 0, 0 },
    { &tour_greedy, {
        [WENT] = "go to the one with fewest",
        [WENT_TIED] = "equal: the order decides",
        [ENDED] = "if there is none: stuck, give up",
        [COMPLETED] = "the board is full: a tour" }, NULL, 0, 0 },
    { &tour_backtracking, {
        [WENT] = "go to the first free square",
        [WENT_NEXT] = "if that failed: to the next",
        [COMPLETED] = "the board is full: a tour",
        [WENT_BACK] = "take the last move back",
        [OVER] = "none to take back: all was tried" }, NULL, 0, 0 },
    { &tour_pohl, {
        [WENT] = "go to the one with fewest",
        [WENT_TIED] = "equal again: the order decides",
        [WENT_BROKEN] = "go where that is least",
        [ENDED] = "if there is none: stuck, give up",
        [COMPLETED] = "the board is full: a tour" }, NULL, 0, 0 },
    { &tour_roth, {
        [WENT] = "go to the one with fewest",
        [WENT_TIED] = "equal again: the order decides",
        [WENT_BROKEN] = "go farthest from the middle",
        [COMPLETED] = "the board is full: a tour",
        [BEGAN_AGAIN] = "if none: take all moves back,",
        [ENDED] = "(after 200 times: give up)" }, NULL, 0, 0 },
    { &tour_squirrel_cull, {
        [WENT] = "go to the one with fewest",
        [WENT_TIED] = "take the first on a list of moves",
        [COMPLETED] = "the board is full: a tour" }, NULL, 0, 0 },
    { &tour_parberry, {
        [STARTED] = "take a known closed tour of each",
        [WENT] = "walk along the one tour left",
        [WORKED] = "put in four that join them",
        [COMPLETED] = "the board is full: a tour" }, NULL, 0, 0 },
    { &tour_construct, {
        [STARTED] = "search for a tour of each block",
        [WENT] = "walk along the whole",
        [WORKED] = "put in moves from one to the other",
        [COMPLETED] = "the board is full: a tour" }, NULL, 0, 0 },
    { &tour_best_first, {
        [WENT] = "go where it leads",
        [WENT_TIED] = "equal: the order decides",
        [COMPLETED] = "the board is full: a tour",
        [WENT_BACK] = "if it is another: back to the fork",
        [OVER] = "if none is left: all was tried" }, NULL, 0, 0 },
    { &tour_most_exits, {
        [WENT] = "go to the one with most",
        [WENT_TIED] = "equal: the order decides",
        [ENDED] = "if there is none: stuck, give up",
        [COMPLETED] = "the board is full: a tour" }, NULL, 0, 0 },
    { &tour_ants, {
        [STARTED] = "an ant sets out from the start",
        [WENT] = "go to one by chance, rather",
        [ENDED] = "no way on: it lays a trail",
        [COMPLETED] = "the board is full: a tour",
        [TURNED] = "a quarter of all pheromone fades," },
      "lay a trace of pheromone everywhere", -1, 0 },
    { &tour_neural, {
        [STARTED] = "switch each on or off, by chance",
        [WENT] = "if they form one ring: walk it",
        [WORKED] = "each neuron looks at its two squares",
        [SETTLED] = "until each has two (or 400 times)",
        [COMPLETED] = "the ring is a closed tour" }, NULL, 0, 0 },
    { &tour_genetic, {
        [STARTED] = "take the next string of moves",
        [WENT] = "make the move",
        [ENDED] = "no way on: its length is its worth",
        [COMPLETED] = "the board is full: a tour",
        [TURNED] = "breed new ones from the longest" },
      "make 50 strings of moves by chance", 50, 100 },
};
/* clang-format on */

enum { METHODS = sizeof expected / sizeof *expected };

static const char *words_for(const struct expected *e, enum happening what)
{
    if (e->words[what] || what == OVER)
        return e->words[what];
    return e->words[what == BEGAN_AGAIN ? STARTED : WENT];
}

static bool is_move(enum happening what)
{
    return what == WENT || what == WENT_NEXT || what == WENT_TIED ||
           what == WENT_BROKEN;
}

/* What the line is to tell of a moment to which `led` has led and after which
 * `next` happens. */
static enum happening story_of(const struct expected *e, int flags,
                               enum happening led, enum happening next)
{
    if (e->method->glimpse && !is_move(led))
        return led;
    if (flags & MOMENT_SOLUTION)
        return COMPLETED;
    if (flags & MOMENT_DEAD_END && e->words[ENDED] &&
        (next == OVER || !e->words[BEGAN_AGAIN]))
        return ENDED;
    return next;
}

static const struct expected *expected_of(const struct tour_method *m)
{
    int i = 0;

    while (i < METHODS - 1 && expected[i].method != m)
        i++;
    return &expected[i];
}

/* Runs that between them light every line that can be lit, and how many of
 * their moments are followed. */
static const struct {
    const char *text;
    size_t most;
} runs[] = {
    { "tour size=8x8 start=d4 code=on", 200 },
    { "tour size=7x6 start=b2 order=random seed=3 code=on", 5000 },
    { "tour size=6x5 start=b3 closed=on code=on", 5000 },
    { "tour size=5x5 start=b1 code=on", 5000 },
    { "tour size=7x3 start=a1 end=g1 code=on", 100 },
    { "tour size=5x6 start=c3 algorithm=greedy code=on", 100 },
    { "tour size=8x8 start=b1 algorithm=greedy code=on", 100 },
    { "tour size=5x4 start=a1 algorithm=backtracking code=on", 20000 },
    { "tour size=4x3 start=b1 algorithm=backtracking code=on", 20000 },
    { "tour size=5x5 start=c1 algorithm=pohl code=on", 100 },
    { "tour size=8x8 start=a1 algorithm=pohl code=on", 100 },
    { "tour size=7x7 start=c1 algorithm=roth code=on", 2000 },
    { "tour size=5x6 start=c3 algorithm=roth code=on", 2000 },
    { "tour size=3x7 start=a1 algorithm=roth code=on", 6000 },
    { "tour size=9x9 start=a1 algorithm=squirrel-cull code=on", 100 },
    { "tour size=12x12 start=c3 algorithm=parberry code=on", 200 },
    { "tour size=9x6 start=b2 algorithm=construct code=on", 100 },
    { "tour size=18x13 start=b2 algorithm=construct code=on", 300 },
    { "tour size=8x8 start=a1 algorithm=best-first code=on", 2000 },
    { "tour size=4x3 start=a1 algorithm=best-first code=on", 2000 },
    { "tour size=7x8 start=c4 algorithm=most-exits code=on", 100 },
    { "tour size=3x3 start=a1 holes=b2 algorithm=most-exits code=on", 20 },
    { "tour size=5x4 start=a1 algorithm=ants code=on", 40000 },
    { "tour size=6x5 start=c4 algorithm=neural seed=2 code=on", 2000 },
    { "tour size=4x3 start=a1 algorithm=genetic code=on", 60000 },
};

enum { RUNS = sizeof runs / sizeof *runs };

/* The next moment, as long as there is one. */
static bool reach(struct session *ss, size_t index)
{
    while (session_count(ss) <= index)
        if (!session_advance(ss, 1000, 0) && session_count(ss) <= index) {
            if (session_outcome(ss) != OUTCOME_FOUND)
                return false;
            session_more(ss);
        }
    session_seek(ss, index);
    return true;
}

/* Is the line the right one? */
static bool is_right(const struct expected *e, size_t index, int line,
                     enum happening what)
{
    const struct listing_line *at = &e->method->listing.at[line];
    const char *wanted = words_for(e, what), *words;

    if (line < 0)
        return line == -1 && !wanted;
    words = at->words + listing_indent(at);
    if ((wanted && strcmp(words, wanted) == 0) ||
        (what == TURNED && e->afresh && strcmp(words, e->afresh) == 0))
        return true;
    fprintf(stderr, "moment %zu: '%s', not '%s'\n", index, words,
            wanted ? wanted : "none");
    return false;
}

static const struct tour_method *method_of(const struct session *ss)
{
    const struct tour_method *m = tour_method_asked(session_params(ss));

    return m ? m : &tour_warnsdorff;
}

/* Follows the run and keeps the line of each moment; how many were right. */
static size_t follow(struct session *ss, size_t most, int8_t *lines,
                     unsigned *seen)
{
    const struct tour_method *m = method_of(ss);
    struct follower f = { .expected = expected_of(m) };
    enum happening led = judge(&f, ss), next = led;
    size_t i = 0;

    for (; i < most && next != OVER; i++, led = next) {
        int line = listing_seen(ss, &m->listing);
        int flags = session_moment(ss, i)->flags;

        f.marked = any_mark(session_position(ss));
        f.tie = flags & MOMENT_TIE;
        next = reach(ss, i + 1) ? judge(&f, ss) : OVER;
        if (!is_right(f.expected, i, line,
                      story_of(f.expected, flags, led, next)))
            return i;
        lines[i] = (int8_t)line;
        if (line >= 0)
            *seen |= 1u << line;
    }
    return i;
}

TEST the_line_of_the_moment_is_lit(size_t run, unsigned *seen)
{
    struct session *ss = open_run(runs[run].text);
    int8_t *lines = malloc(runs[run].most);
    const struct listing *l = &method_of(ss)->listing;
    size_t n = follow(ss, runs[run].most, lines, seen);

    ASSERTm(runs[run].text, n == runs[run].most || !reach(ss, n));
    while (n-- > 0) {
        session_seek(ss, n);
        ASSERT_EQm(runs[run].text, lines[n], listing_seen(ss, l));
    }
    free(lines);
    session_close(ss);
    PASS();
}

TEST every_line_is_lit_at_some_time(const struct tour_method *m, unsigned seen)
{
    for (int i = 0; m->listing.at[i].words; i++)
        if (m->listing.at[i].cue)
            ASSERTm(m->listing.at[i].words, seen >> i & 1);
    PASS();
}

/* --- values -------------------------------------------------------------- */

TEST values_are_those_of_the_moment(void)
{
    struct session *ss = open_run("tour size=8x8 start=d4 code=on");
    struct scene sc;

    ASSERT(reach(ss, 29));
    listing_scene(ss, &sc);
    ASSERT_STR_EQ("30 of 64", listing_told(&sc, "until the board is full:"));
    ASSERT_STR_EQ("f4:4 d8:3", listing_told(&sc, "count its ways on"));
    ASSERT_STR_EQ("3 at d8", listing_told(&sc, "go to the one with fewest"));
    scene_free(&sc);
    session_seek(ss, 0);
    listing_scene(ss, &sc);
    ASSERT_STR_EQ("d4", listing_told(&sc, "put the knight on the start"));
    ASSERT_STR_EQ("1 of 64", listing_told(&sc, "until the board is full:"));
    scene_free(&sc);
    session_close(ss);
    PASS();
}

TEST nothing_is_lit_where_nothing_is_done(void)
{
    struct session *ss = open_and_work(
        "tour size=6x5 start=b3 holes=f1 closed=on code=on");

    ASSERT_EQ(1, session_count(ss));
    ASSERT_EQ(-1, listing_seen(ss, &tour_warnsdorff.listing));
    session_close(ss);
    PASS();
}

SUITE(listings)
{
    static unsigned seen[METHODS];

    for (int i = 0; tour_methods[i]; i++)
        RUN_TESTp(a_listing_can_be_read, tour_methods[i]);
    for (size_t i = 0; i < RUNS; i++) {
        struct session *ss = open_run(runs[i].text);
        size_t which = (size_t)(expected_of(method_of(ss)) - expected);

        session_close(ss);
        RUN_TESTp(the_line_of_the_moment_is_lit, i, &seen[which]);
    }
    for (int i = 0; tour_methods[i]; i++)
        RUN_TESTp(every_line_is_lit_at_some_time, tour_methods[i],
                  seen[expected_of(tour_methods[i]) - expected]);
    RUN_TEST(values_are_those_of_the_moment);
    RUN_TEST(nothing_is_lit_where_nothing_is_done);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(listings);
    GREATEST_MAIN_END();
}
