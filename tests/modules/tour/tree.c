/*
 * The choices along the knight's path, held against a recorder that looks at
 * nothing but the steps of a search of its own: at every moment of whole runs,
 * forwards and backwards. And the whole tree of small searches as it grows.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>

#include "base/branches.h"
#include "base/text.h"
#include "modules/tour/aim.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/tree.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"
#include "support/run.h"
#include "support/tour/verifier.h"

enum { MOMENTS = 4000, SQUARES = 64 };

/* --- the recorder -------------------------------------------------------- */

struct recorder {
    int files, ranks, squares, end;
    bool free[SQUARES];
    int path[SQUARES], tried[SQUARES][8], ntried[SQUARES], n;
};

static void recorder_init(struct recorder *r, const struct tour_question *q)
{
    *r = (struct recorder){ .files = q->board->files,
                            .ranks = q->board->ranks,
                            .end = q->end,
                            .path = { q->start },
                            .n = 1 };
    for (int i = 0; i < board_squares(q->board); i++) {
        r->free[i] = !q->board->hole[i] && i != q->start;
        r->squares += !q->board->hole[i];
    }
}

static void recorder_back(struct recorder *r)
{
    r->free[r->path[--r->n]] = true;
}

/* False if the step makes no moment. */
static bool recorder_take(struct recorder *r, const struct tour_step *s)
{
    switch (s->event) {
    case TOUR_ENTER:
        r->tried[r->n - 1][r->ntried[r->n - 1]++] = s->square;
        r->free[s->square] = false;
        r->path[r->n] = s->square;
        r->ntried[r->n++] = 0;
        return true;
    case TOUR_RETREAT: recorder_back(r); return true;
    case TOUR_AGAIN:
        while (r->n > 1)
            recorder_back(r);
        r->ntried[0] = 0;
        return true;
    case TOUR_FOUND:
    case TOUR_NONE:
    case TOUR_STUCK:
    case TOUR_WORK: break;
    }
    return false;
}

static bool was_tried(const struct recorder *r, int level, int square)
{
    for (int i = 0; i < r->ntried[level]; i++)
        if (r->tried[level][i] == square)
            return true;
    return false;
}

/* "12x 7+ 3 9": given up, taken, and those left by their numbers. */
static void recorder_say(const struct recorder *r, int level, struct text *out)
{
    bool last = level == r->n - 1, before[SQUARES];
    int to[8], n;

    for (int i = 0; i < r->ntried[level]; i++)
        text_addf(out, "%d%c ", r->tried[level][i],
                  !last && i == r->ntried[level] - 1 ? '+' : 'x');
    for (int i = 0; i < r->files * r->ranks; i++)
        before[i] = r->free[i];
    for (int i = level + 1; i < r->n; i++)
        before[r->path[i]] = true;
    if (r->end >= 0 && level + 1 != r->squares - 1)
        before[r->end] = false;
    n = verifier_exits(r->files, r->ranks, before, r->path[level], to);
    for (int i = 0; i < n; i++)
        if (!was_tried(r, level, to[i]))
            text_addf(out, "%d ", to[i]);
    text_add(out, "/");
}

/* --- the program --------------------------------------------------------- */

static int by_square(const void *a, const void *b)
{
    return ((const struct tree_choice *)a)->square -
           ((const struct tree_choice *)b)->square;
}

static void level_say(const struct aim *aim, const struct view *view, int level,
                      struct text *out)
{
    struct tree_level l;
    int open = 0;

    watch_level(aim, view, level, &l);
    while (open < l.n && l.at[open].state != TREE_OPEN)
        open++;
    qsort(l.at + open, (size_t)(l.n - open), sizeof *l.at, by_square);
    for (int i = 0; i < l.n; i++)
        text_addf(out, "%d%s ", l.at[i].square,
                  l.at[i].state == TREE_TAKEN   ? "+"
                  : l.at[i].state == TREE_TRIED ? "x"
                                                : "");
    text_add(out, "/");
}

static void say_moment(const struct session *ss, const struct aim *aim,
                       struct text *out)
{
    struct view view = { .pos = session_position(ss) };

    text_clear(out);
    for (uint32_t i = 0; i < view.pos->npath; i++)
        level_say(aim, &view, (int)i, out);
}

/* What the recorder says at every moment; returns how many. */
static size_t record_all(const struct session *ss, const struct aim *aim,
                         const char *method, struct text *said)
{
    const struct tour_method *const *m = tour_methods;
    struct tour_question q = tour_question_of(session_params(ss), &aim->board,
                                              &aim->mover);
    struct tour_search *search;
    struct tour_step s;
    struct recorder r;
    size_t n = 0;

    while (strcmp((*m)->name, method) != 0)
        m++;
    recorder_init(&r, &q);
    search = (*m)->create(&q);
    s.event = TOUR_ENTER;
    for (bool moment = true; n < session_count(ss);) {
        if (moment) {
            text_init(&said[n]);
            for (int i = 0; i < r.n; i++)
                recorder_say(&r, i, &said[n]);
            n++;
        }
        if (s.event == TOUR_NONE || s.event == TOUR_STUCK)
            break;
        (*m)->step(search, &s);
        moment = recorder_take(&r, &s);
    }
    (*m)->destroy(search);
    return n;
}

TEST every_moment_knows_its_choices(const char *line, const char *method)
{
    struct session *ss = open_run(line);
    struct text *said = calloc(MOMENTS + 100, sizeof *said), now;
    struct aim aim;
    size_t n;

    while (session_count(ss) < MOMENTS && session_advance(ss, 50, 0))
        ;
    aim_init(&aim, session_params(ss));
    n = record_all(ss, &aim, method, said);
    ASSERT_EQ(session_count(ss), n);
    ASSERT(n > 20);
    text_init(&now);
    for (size_t k = 0; k < n; k++) {
        session_seek(ss, k);
        say_moment(ss, &aim, &now);
        ASSERT_STR_EQ(said[k].at, now.at);
    }
    for (size_t k = n; k-- > 0;) {
        session_seek(ss, k);
        say_moment(ss, &aim, &now);
        ASSERT_STR_EQ(said[k].at, now.at);
        text_free(&said[k]);
    }
    text_free(&now);
    free(said);
    aim_free(&aim);
    session_close(ss);
    PASS();
}

/* --- the whole ----------------------------------------------------------- */

static int count_words(const struct session *ss, const char *words)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_TEXT &&
             strcmp(scene_string(&sc, &sc.draws[i]), words) == 0;
    scene_free(&sc);
    return n;
}

TEST a_small_search_is_drawn_whole(void)
{
    struct session *ss = open_and_work("tour size=4x3 start=a1 tree=on "
                                       "algorithm=backtracking");

    for (size_t k = 0; k < session_count(ss); k++) {
        char words[48];

        session_seek(ss, k);
        snprintf(words, sizeof words, "%d of 67 positions",
                 (int)number(ss, "nodes"));
        ASSERT_EQ(1, count_words(ss, words));
    }
    session_close(ss);
    PASS();
}

TEST a_large_search_shows_its_last_levels(void)
{
    struct session *ss = open_and_work("tour start=a1 tree=on");

    session_seek(ss, 0);
    ASSERT_EQ(0, count_words(ss, "\u22ee  1 choice before these"));
    session_seek(ss, 40);
    ASSERT_EQ(1, count_words(ss, "not yet"));
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(1, count_words(ss, "every square is visited"));
    session_close(ss);
    PASS();
}

/* Networks and populations do not choose one move after the other. */
TEST where_nothing_is_chosen_there_is_no_tree(void)
{
    static const char *const lines[] = {
        "tour size=6x6 start=a1 algorithm=ants",
        "tour size=6x6 start=a1 algorithm=neural",
        "tour size=12x12 start=a1 algorithm=parberry",
    };

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct session *ss = open_run(lines[i]);

        ASSERT(session_plan(ss)->idle >> TOUR_TREE & 1);
        session_close(ss);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=5x4 start=a1 algorithm=backtracking order=s1",
              "backtracking");
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=4x5 start=a1 end=d1 algorithm=backtracking",
              "backtracking");
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=6x5 start=b3 holes=f5,e5 order=random seed=9 "
              "algorithm=warnsdorff",
              "warnsdorff");
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=5x6 start=b3 closed=on algorithm=warnsdorff",
              "warnsdorff");
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=6x6 start=b2 algorithm=roth", "roth");
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=7x5 start=c3 algorithm=greedy order=s2", "greedy");
    RUN_TESTp(every_moment_knows_its_choices,
              "tour size=7x6 start=c3 algorithm=pohl", "pohl");
    RUN_TEST(a_small_search_is_drawn_whole);
    RUN_TEST(a_large_search_shows_its_last_levels);
    RUN_TEST(where_nothing_is_chosen_there_is_no_tree);
    GREATEST_MAIN_END();
}
