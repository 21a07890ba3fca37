/* Watching the search for queens: what of it is seen on the board. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/text.h"
#include "chess/square.h"
#include "puzzle/trace.h"
#include "scene/scene.h"
#include "support/run.h"

/* Small discs, struck out, down the file that is being filled. */
static int struck(const struct session *ss)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == DRAW_DISC && sc.draws[i].ink == INK_TARGET;
    scene_free(&sc);
    return n;
}

/* The square on which the moment changed something: where a queen came, was
 * taken off or was refused. */
static int changed_square(const struct position *was,
                          const struct position *now)
{
    for (int sq = 0; sq < position_squares(now); sq++)
        if (was->cell[LAYER_PIECE][sq] != now->cell[LAYER_PIECE][sq] ||
            now->cell[LAYER_WASH][sq])
            return sq;
    return -1;
}

TEST squares_given_up_are_struck_out(void)
{
    struct session *ss = open_and_work("queens size=6 mode=search");
    struct position was;
    int retreats = 0;

    session_seek(ss, 0);
    ASSERT_EQ(0, struck(ss));
    position_init(&was, 6, 6);
    for (size_t i = 1; i < session_count(ss) && i < 400; i++) {
        int sq, flags = session_moment(ss, i)->flags;

        session_seek(ss, i);
        sq = changed_square(&was, session_position(ss));
        retreats += (flags & MOMENT_RETREAT) != 0;
        ASSERT_EQ(sq < 0 ? 0 : 5 - sq / 6 + ((flags & MOMENT_RETREAT) != 0),
                  struck(ss));
        position_copy(&was, session_position(ss));
    }
    ASSERT(retreats > 10);
    position_free(&was);
    session_close(ss);
    PASS();
}

static bool says(const char *words, const char *before, int square, int n,
                 const char *after)
{
    struct text sentence;
    bool found;

    text_init(&sentence);
    text_addf(&sentence, "%s%s%s", before, say_square(square, n).at, after);
    found = strstr(words, sentence.at) != NULL;
    text_free(&sentence);
    return found;
}

/* Which piece is said to move next, and where to, is what moves. */
TEST a_repair_is_told_before_it_is_made(const char *text, int n)
{
    struct session *ss = open_and_work(text);
    struct position was;
    int moves = 0;

    position_init(&was, n, n);
    for (size_t i = 0; i + 1 < session_count(ss); i++) {
        int from = -1, to = -1;
        const char *words;

        session_seek(ss, i);
        position_copy(&was, session_position(ss));
        session_seek(ss, i + 1);
        for (int sq = 0; sq < n * n; sq++) {
            bool before = was.cell[LAYER_PIECE][sq];
            bool after = session_position(ss)->cell[LAYER_PIECE][sq];

            from = before && !after ? sq : from;
            to = after && !before ? sq : to;
        }
        session_seek(ss, i);
        words = session_explain(ss);
        if (strstr(words, "by chance.") || strstr(words, "so it stays"))
            continue;
        moves++;
        ASSERTm(words, says(words, " on ", from, n, " is in conflict"));
        ASSERTm(words, says(words, ": it goes to ", to, n, " next."));
    }
    ASSERT(moves > 1);
    position_free(&was);
    session_close(ss);
    PASS();
}

SUITE(watching_queens)
{
    RUN_TESTp(a_repair_is_told_before_it_is_made,
              "queens size=9 mode=search method=min-conflicts seed=3", 9);
    RUN_TESTp(a_repair_is_told_before_it_is_made,
              "queens size=6 piece=rook mode=search method=min-conflicts", 6);

    RUN_TEST(squares_given_up_are_struck_out);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(watching_queens);
    GREATEST_MAIN_END();
}
