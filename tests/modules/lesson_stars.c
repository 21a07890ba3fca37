/* Lessons in which pieces are led to stars: how few moves it takes is told
 * truly, and the stars are counted. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "chess/game/moves.h"
#include "modules/lesson/run.h"
#include "support/game.h"
#include "support/hand.h"

static struct error err;

static bool is_done(struct session *ss)
{
    return facts_find(session_facts(ss), "done")->number;
}

enum { WALK_MAX = 20000 };

struct walker {
    struct game game;
    uint32_t found;
};

static struct walker walkers[WALK_MAX];

static bool is_new(const struct walker *w, int n)
{
    for (int i = 0; i < n; i++)
        if (walkers[i].found == w->found &&
            memcmp(walkers[i].game.at, w->game.at, sizeof w->game.at) == 0)
            return false;
    return true;
}

static uint32_t star(const char *list, int square)
{
    uint32_t bit = 1;

    for (; *list; list += list[2] ? 3 : 2, bit <<= 1) {
        int file, rank;

        square_parse_n(list, 2, &file, &rank);
        if (square_at(file, rank) == square)
            return bit;
    }
    return 0;
}

/* The fewest moves to all stars, by trying all walks, shortest first. */
static int fewest(const struct exercise *e)
{
    uint32_t all = (1u << (strlen(e->squares) + 1) / 3) - 1;
    int from = 0, n = 1;

    walkers[0] = (struct walker){ lesson_from(e->fen), 0 };
    for (int steps = 1;; steps++) {
        for (int end = n; from < end; from++) {
            struct move moves[MOVES_MAX];
            int m = moves_legal(&walkers[from].game, moves);

            for (int i = 0; i < m; i++) {
                struct walker w = walkers[from];

                move_play(&w.game, moves[i]);
                w.game.turn = COLOUR_WHITE;
                w.found |= star(e->squares, moves[i].to);
                if (w.found == all)
                    return steps;
                if (n < WALK_MAX && is_new(&w, n))
                    walkers[n++] = w;
            }
        }
        if (from == n || n == WALK_MAX)
            return -1;
    }
}

TEST the_fewest_moves_to_the_stars_are_true(void)
{
    for (const struct lesson *l = lessons; l->title; l++)
        if (l->exercises->kind == AIM_VISIT)
            ASSERT_EQ_FMTm(l->title, fewest(l->exercises), l->exercises->count,
                           "%d");
    PASS();
}

TEST stars_are_collected_in_any_order(void)
{
    struct session *ss = open_run("lesson lesson=6");

    ASSERT_STR_EQ("0 of 3 squares reached", hand_words(ss, "progress"));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "d5", "a5", &err));
    ASSERT_STR_EQ("Ra5. 1 of 3", session_status(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a5", "b5", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "b5", "a5", &err));
    ASSERT_STR_EQ("Ra5. 1 of 3", session_status(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a5", "a8", &err));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "a8", "f8", &err));
    ASSERT_FALSE(is_done(ss));
    ASSERT_EQ(REACTION_EDITED, hand_drag(ss, "f8", "f2", &err));
    ASSERT_STR_EQ("Rf2. Done", session_status(ss));
    ASSERT(strstr(session_explain(ss),
                  "All 3 squares reached in 6 moves; 4 are enough. Done. "
                  "\"Next\" leads to lesson 7, \"The bishop\"."));
    ASSERT(session_undo(ss));
    ASSERT_FALSE(is_done(ss));
    ASSERT(session_redo(ss));
    ASSERT(is_done(ss));
    session_close(ss);
    ss = open_run("lesson lesson=6 moves=d5a5,a5a8,a8f8,f8f2");
    ASSERT(strstr(session_explain(ss),
                  "in 4 moves, and it cannot be done in fewer."));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(the_fewest_moves_to_the_stars_are_true);
    RUN_TEST(stars_are_collected_in_any_order);
    GREATEST_MAIN_END();
}
