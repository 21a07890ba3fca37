/*
 * Listings beside the board: those of the queens and of Chess960 followed
 * through whole runs, forwards and back; where a listing lies, and that it is
 * there only where it is wanted.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "chess/chess960/funnel.h"
#include "chess/chess960/product.h"
#include "chess/piece.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "solve/queens/repair.h"
#include "solve/queens/search.h"
#include "support/listing.h"
#include "support/run.h"

TEST a_listing_can_be_read(const struct listing *l)
{
    ASSERT_EQ(NULL, listing_fault(l));
    PASS();
}

/* --- which line is lit --------------------------------------------------- */

static int standing(const struct position *pos)
{
    int n = 0;

    for (int sq = 0; sq < position_squares(pos); sq++)
        n += pos->cell[LAYER_PIECE][sq] != 0;
    return n;
}

/* The words of the line for what happened, told from the board or from what
 * is said; `was` is for whoever tells it from the moment before. */
typedef const char *happening(struct session *ss, int *was);

static const char *of_queens(struct session *ss, int *was)
{
    const struct position *pos = session_position(ss);
    int before = *was, now = standing(pos);

    *was = now;
    if (session_index(ss) == 0)
        return "begin at the top of the first file";
    if (session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION)
        return "all files have one: a solution";
    if (now > before)
        return "if none does: put a piece there,";
    return now < before ? "take the last piece off again," : "leave it empty";
}

/* By what is said: the numbers behind it are those of the solver's test. */
static const char *of_repair(struct session *ss, int *was)
{
    const char *words = session_explain(ss);

    (void)was;
    if (strstr(words, "attacks another"))
        return "none is in conflict: a solution";
    if (strstr(words, "it gives up"))
        return "(after 20 times: give up)";
    if (strstr(words, "again, by chance"))
        return "after 10 moves a file: all anew";
    if (strstr(words, "so it stays"))
        return "no square is as good: it stays";
    return strstr(words, "chance decides") ? "equal squares: by chance"
                                           : "move it to the fewest";
}

static const char *of_product(struct session *ss, int *was)
{
    const char *status = session_status(ss);

    (void)was;
    if (strstr(status, "How many"))
        return "for bishop, bishop, queen, knights,";
    if (strstr(status, "= 960"))
        return "so many ways are there";
    return strstr(status, "Way ") ? "count it" : "multiply the ways by that";
}

static bool bishops_apart(const struct position *pos)
{
    int sum = 0;

    for (int file = 0; file < 8; file++)
        if (pos->cell[LAYER_PIECE][file] == PIECE_BISHOP)
            sum += file;
    return sum % 2;
}

static bool king_between(const struct position *pos)
{
    int rooks = 0, file = 0;

    for (; pos->cell[LAYER_PIECE][file] != PIECE_KING; file++)
        rooks += pos->cell[LAYER_PIECE][file] == PIECE_ROOK;
    return rooks == 1;
}

static const char *of_funnel(struct session *ss, int *was)
{
    const struct position *pos = session_position(ss);

    (void)was;
    if (session_index(ss) == 0)
        return "number the pieces of RNBQKBNR";
    if (strstr(session_explain(ss), "ounted already"))
        return "leave it out: it looks the same";
    if (!bishops_apart(pos))
        return "leave it out: the first rule";
    return king_between(pos) ? "it is an array: count it"
                             : "leave it out: the second rule";
}

static const struct followed {
    const char *text;
    const struct listing *listing;
    happening *what;
} runs[] = {
    { "queens size=6 mode=search code=on", &queens_listing, of_queens },
    { "queens size=4 piece=rook mode=search code=on diagonals=on",
      &queens_listing, of_queens },
    { "queens size=6 mode=search method=min-conflicts seed=4 code=on",
      &queens_repair_listing, of_repair },
    { "queens size=3 mode=search method=min-conflicts code=on",
      &queens_repair_listing, of_repair },
    { "chess960 number=959 why=product code=on", &product_listing, of_product },
    { "chess960 why=funnel code=on", &funnel_listing, of_funnel },
};

enum { RUNS = sizeof runs / sizeof *runs };

static const char *words_of(const struct listing *l, int line)
{
    return line < 0 ? "no line"
                    : l->at[line].words + listing_indent(&l->at[line]);
}

TEST the_line_of_the_moment_is_lit(const struct followed *f, unsigned *lit)
{
    struct session *ss = open_and_work(f->text);
    size_t n = 0, most = 100000;
    int8_t *lines = malloc(most);
    unsigned seen = 0;
    int was = 0;

    for (; n < most && (n < session_count(ss) || session_advance(ss, 1000, 0));
         n++) {
        session_seek(ss, n);
        lines[n] = (int8_t)listing_seen(ss, f->listing);
        ASSERT_STR_EQm(f->text, f->what(ss, &was),
                       words_of(f->listing, lines[n]));
        seen |= 1u << lines[n];
    }
    ASSERT(n > 10 && n < most);
    while (n-- > 0) {
        session_seek(ss, n);
        ASSERT_EQm(f->text, lines[n], listing_seen(ss, f->listing));
    }
    *lit |= seen;
    free(lines);
    session_close(ss);
    PASS();
}

TEST every_line_is_lit_at_some_time(const struct listing *l, unsigned lit)
{
    for (int i = 0; l->at[i].words; i++)
        if (l->at[i].cue)
            ASSERTm(l->at[i].words, lit >> i & 1);
    PASS();
}

/* The first run that has the same listing. */
static size_t first_with(const struct listing *l)
{
    size_t i = 0;

    while (runs[i].listing != l)
        i++;
    return i;
}

TEST values_are_those_of_the_moment(void)
{
    struct session *ss = open_and_work("queens size=8 mode=search code=on");
    struct scene sc;

    session_seek(ss, 57);
    ASSERT_STR_EQ("h7 is attacked", session_status(ss));
    listing_scene(ss, &sc);
    ASSERT_STR_EQ("7 of 8", listing_told(&sc, "until all has been tried:"));
    ASSERT_STR_EQ("h7", listing_told(&sc, "look at the next square down"));
    ASSERT_STR_EQ("e7", listing_told(&sc, "if a piece attacks it:"));
    scene_free(&sc);
    session_close(ss);
    ss = open_and_work("chess960 why=funnel code=on");
    session_seek(ss, 700);
    listing_scene(ss, &sc);
    ASSERT_STR_EQ("700 of 40,320", listing_told(&sc, "for each order:"));
    ASSERT_STR_EQ("352", listing_told(&sc, "those left differ"));
    ASSERT_STR_EQ("210", listing_told(&sc, "those left have two colours"));
    scene_free(&sc);
    session_close(ss);
    PASS();
}

/* --- where it lies ------------------------------------------------------- */

static int count_lines(const struct session *ss)
{
    struct scene sc;
    int n = 0;

    listing_scene(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += listing_is_line(&sc.draws[i]);
    scene_free(&sc);
    return n;
}

static bool set(struct session *ss, const char *key, const char *value)
{
    const struct control *table = session_class(ss)->controls;
    struct error err;

    return session_set(ss, control_find(table, key), value, true, &err);
}

static void set_shape(struct session *ss, float shape)
{
    struct look look = *session_look(ss);

    look.shape = shape;
    session_set_look(ss, &look);
}

TEST the_switch_shows_it_where_the_run_stands(void)
{
    struct session *ss = open_and_work("tour size=6x5 start=b3");
    struct vec without = session_extent(ss);

    session_seek(ss, 7);
    ASSERT_EQ(0, count_lines(ss));
    ASSERT(set(ss, "code", "on"));
    ASSERT_EQ(7, session_index(ss));
    ASSERT(strstr(session_describe(ss), "code=on"));
    ASSERT(count_lines(ss) >= LISTING_LEAST);
    ASSERT(session_extent(ss).x > without.x);
    ASSERT(set(ss, "code", "off"));
    ASSERT_EQ(0, count_lines(ss));
    ASSERT_EQ(without.x, session_extent(ss).x);
    session_close(ss);
    PASS();
}

/* All words lie in the picture, and none of them on the board or on what else
 * lies beside it. */
static const char *out_of_place(const struct session *ss, struct vec free_from)
{
    const char *fault = NULL;
    struct scene sc;

    listing_scene(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];
        float width = listing_is_line(d)
                          ? 0.602f * d->size.x * (float)(d->count - 1)
                          : 0;

        if (!listing_is_line(d))
            continue;
        if (d->at.x < 0 || d->at.x + width > sc.extent.x ||
            d->at.y + d->size.x / 2 > sc.extent.y)
            fault = "outside of the picture";
        if (d->at.x < free_from.x && d->at.y - d->size.x / 2 < free_from.y)
            fault = "on the board";
    }
    scene_free(&sc);
    return fault;
}

/* Boards of all shapes, and runs that want room beside the board as well. */
static const char *const placed[] = {
    "tour size=8x8 start=d4",
    "tour size=10x3 start=a1",
    "tour size=3x10 start=a1 algorithm=backtracking",
    "tour size=1x1 start=a1",
    "tour size=40x40 start=a1 algorithm=parberry",
    "tour size=5x6 start=a1 algorithm=genetic",
    "queens size=8 mode=search diagonals=on",
    "queens size=1 mode=search",
    "chess960 why=product",
    "chess960 why=funnel",
};

TEST it_lies_beside_the_board_or_below(const char *text)
{
    static const float shapes[] = { 0, 0.5f, 0.9f, 1.3f, 2.5f };
    struct session *ss = open_and_work(text);
    struct vec without = session_extent(ss);

    ASSERT(set(ss, "code", "on"));
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        struct vec with;

        set_shape(ss, shapes[i]);
        with = session_extent(ss);
        ASSERTm(text, (with.x > without.x) != (with.y > without.y));
        ASSERT_EQm(text, NULL, out_of_place(ss, without));
    }
    session_close(ss);
    PASS();
}

TEST it_lies_where_the_squares_are_larger(void)
{
    struct session *ss = open_and_work("queens size=8 mode=search code=on");
    struct vec wide, tall;

    set_shape(ss, 1.8f);
    wide = session_extent(ss);
    set_shape(ss, 0.8f);
    tall = session_extent(ss);
    ASSERT(wide.x > wide.y);
    ASSERT(tall.x < tall.y);
    session_close(ss);
    PASS();
}

TEST a_board_alone_has_none(void)
{
    struct session *ss = open_and_work("tour size=8x8 start=d4 code=on");
    struct look look = *session_look(ss);

    look.alone = true;
    session_set_look(ss, &look);
    ASSERT_EQ(0, count_lines(ss));
    session_close(ss);
    PASS();
}

TEST other_activities_have_no_such_switch(const char *text)
{
    struct session *ss = open_and_work(text);
    int control = control_find(session_class(ss)->controls, "code");

    ASSERTm(text, !plan_offers(session_plan(ss), control));
    ASSERT_EQm(text, 0, count_lines(ss));
    session_close(ss);
    PASS();
}

SUITE(listings)
{
    static const char *const others[] = { "tour mode=hand code=on",
                                          "queens code=on", "chess960 code=on",
                                          "chess960 castle=king code=on" };

    static unsigned lit[RUNS];

    for (size_t i = 0; i < RUNS; i++) {
        RUN_TESTp(a_listing_can_be_read, runs[i].listing);
        RUN_TESTp(the_line_of_the_moment_is_lit, &runs[i],
                  &lit[first_with(runs[i].listing)]);
    }
    for (size_t i = 0; i < RUNS; i++)
        RUN_TESTp(every_line_is_lit_at_some_time, runs[i].listing,
                  lit[first_with(runs[i].listing)]);
    RUN_TEST(values_are_those_of_the_moment);
    RUN_TEST(the_switch_shows_it_where_the_run_stands);
    for (size_t i = 0; i < sizeof placed / sizeof *placed; i++)
        RUN_TESTp(it_lies_beside_the_board_or_below, placed[i]);
    RUN_TEST(it_lies_where_the_squares_are_larger);
    RUN_TEST(a_board_alone_has_none);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        RUN_TESTp(other_activities_have_no_such_switch, others[i]);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(listings);
    GREATEST_MAIN_END();
}
