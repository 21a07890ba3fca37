/* Pages of albums: turned, compared, drawn; and which numbers there are. */
#include <greatest.h>

#include "chess/piece.h"
#include "puzzle/album.h"
#include "puzzle/page.h"
#include "puzzle/trace.h"
#include "scene/scene.h"
#include "support/run.h"

static struct page a, b;

static void set_up(void *ctx)
{
    (void)ctx;
    page_init(&a, 5, 3);
    page_init(&b, 5, 3);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    page_free(&a);
    page_free(&b);
}

TEST an_image_is_turned_and_mirrored(void)
{
    a.piece[0] = PIECE_KING;           /* a1 */
    board_set_hole(&a.board, 6, true); /* b2 */
    page_image(&a, SYMMETRY_FILES, &b);
    ASSERT_EQ(PIECE_KING, b.piece[4]);
    ASSERT_EQ(1, b.board.hole[8]);
    ASSERT_FALSE(page_same(&a, &b));
    page_image(&a, SYMMETRY_HALF_TURN, &b);
    ASSERT_EQ(PIECE_KING, b.piece[14]);
    page_image(&a, SYMMETRY_SAME, &b);
    ASSERT(page_same(&a, &b));
    PASS();
}

/* The same line, whichever end it is told from; but not another. */
TEST a_way_is_the_same_from_either_end(void)
{
    static const int way[] = { 0, 7, 14, 11 };

    a.npath = b.npath = 4;
    for (int i = 0; i < 4; i++) {
        a.path[i] = way[i];
        b.path[i] = way[3 - i];
    }
    ASSERT(page_same(&a, &b));
    a.closed = true;
    ASSERT_FALSE(page_same(&a, &b));
    b.closed = true;
    for (int i = 0; i < 4; i++) /* a closed one from anywhere */
        b.path[i] = way[(i + 2) % 4];
    ASSERT(page_same(&a, &b));
    b.path[0] = way[3];
    b.path[1] = way[2];
    b.path[2] = way[0];
    b.path[3] = way[1];
    ASSERT_FALSE(page_same(&a, &b));
    PASS();
}

/* A page of that size with a hole and a piece at the places that are not -1. */
static bool is_like_a(int files, int ranks, int hole, int piece)
{
    page_free(&b);
    page_init(&b, files, ranks);
    if (hole >= 0)
        board_set_hole(&b.board, hole, true);
    if (piece >= 0)
        b.piece[piece] = PIECE_KING;
    return page_same(&a, &b);
}

TEST pages_that_differ_in_one_thing_are_not_the_same(void)
{
    board_set_hole(&a.board, 6, true);
    a.piece[2] = PIECE_KING;
    ASSERT(is_like_a(5, 3, 6, 2));
    ASSERT_FALSE(is_like_a(3, 5, 6, 2));
    ASSERT_FALSE(is_like_a(5, 4, 6, 2));
    ASSERT_FALSE(is_like_a(5, 3, 7, 2));
    ASSERT_FALSE(is_like_a(5, 3, -1, 2));
    ASSERT_FALSE(is_like_a(5, 3, 6, 1));
    ASSERT(is_like_a(5, 3, 6, 2));
    b.npath = 1;
    ASSERT_FALSE(page_same(&a, &b));
    PASS();
}

static int count_draws(enum draw_kind kind, float pixels)
{
    struct scene sc;
    int n = 0;

    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 5, 3 });
    scene_grid(&sc, 5, 3, false);
    page_draw(&a, NULL, pixels, &sc);
    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == (uint8_t)kind;
    scene_free(&sc);
    return n;
}

TEST small_pieces_are_dots_if_all_are_alike(void)
{
    a.piece[3] = a.piece[9] = PIECE_QUEEN;
    ASSERT_EQ(2, count_draws(DRAW_DISC, 7));
    ASSERT_EQ(0, count_draws(DRAW_PIECE, 7));
    ASSERT_EQ(2, count_draws(DRAW_PIECE, 20));
    a.piece[4] = PIECE_ROOK;
    ASSERT_EQ(3, count_draws(DRAW_PIECE, 7));
    PASS();
}

TEST a_way_has_an_end_unless_it_is_closed(void)
{
    static const int way[] = { 0, 7, 14, 11 };
    int open;

    a.npath = 4;
    for (int i = 0; i < 4; i++)
        a.path[i] = way[i];
    ASSERT_EQ(1, count_draws(DRAW_DISC, 20));
    open = count_draws(DRAW_RECT, 20);
    a.closed = true;
    ASSERT_EQ(1, count_draws(DRAW_DISC, 20));
    ASSERT_EQ(open - 1, count_draws(DRAW_RECT, 20));
    PASS();
}

/* a1 to e2 is one step to the left where the edges are joined. */
TEST ways_cross_seams(void)
{
    a.path[0] = 0;
    a.path[1] = 9;
    a.npath = 2;
    ASSERT_EQ(1, count_draws(DRAW_POLYLINE, 20));
    a.board.surface = SURFACE_TORUS;
    ASSERT(count_draws(DRAW_POLYLINE, 20) > 1);
    PASS();
}

/* What a page shows is what the board shows once it is turned to. */
TEST pages_show_what_is_turned_to(void)
{
    static const char *const runs[] = {
        "queens size=6",
        "queens size=7 fundamental=on",
        "queens size=8 given=a1",
        "place piece=knight size=3x4 holes=b2",
        "cover piece=king size=5x4",
        "tour size=3x4 mode=all any-start=on",
        "tour size=5x6 mode=all start=c2 closed=on"
    };

    for (size_t k = 0; k < sizeof runs / sizeof *runs; k++) {
        struct session *ss = open_and_work(runs[k]);
        struct pages p;
        struct page page;

        ASSERT(session_album(ss, &p));
        page_init(&page, p.files, p.ranks);
        for (int number = p.first; number <= p.last && number < 9; number++) {
            const struct position *pos = session_position(ss);

            session_turn(ss, number);
            session_show_page(ss, number, &page);
            for (int sq = 0; sq < position_squares(pos); sq++) {
                ASSERT_EQ(pos->cell[LAYER_HOLE][sq], page.board.hole[sq]);
                if (page.npath == 0)
                    ASSERT_EQ(pos->cell[LAYER_PIECE][sq], page.piece[sq]);
            }
            ASSERT_EQ((int)pos->npath, page.npath);
            for (int i = 0; i < page.npath; i++)
                ASSERT_EQ((int)pos->path[i], page.path[i]);
        }
        page_free(&page);
        session_close(ss);
    }
    PASS();
}

/* One rank of each array, by its number in either order. */
TEST a_page_of_the_960_is_a_rank(void)
{
    static const char *const runs[] = { "chess960 number=17",
                                        "chess960 number=17 order=s0" };

    for (int k = 0; k < 2; k++) {
        struct session *ss = open_and_work(runs[k]);
        struct pages p;
        struct page page;

        ASSERT(session_album(ss, &p));
        ASSERT_EQ(960, pages_count(&p));
        page_init(&page, p.files, p.ranks);
        session_show_page(ss, 17, &page);
        for (int file = 0; file < 8; file++)
            ASSERT_EQ(session_position(ss)->cell[LAYER_PIECE][file],
                      page.piece[file]);
        page_free(&page);
        session_close(ss);
    }
    PASS();
}

TEST places_are_counted_without_gaps(void)
{
    static const bool has[] = { false, true, false, false, true, true, false };
    struct pages some = { .first = 1, .last = 5, .has = has };
    struct pages all = { .first = 1, .last = 92 };

    ASSERT_EQ(3, pages_count(&some));
    ASSERT_EQ(1, pages_at(&some, 0));
    ASSERT_EQ(4, pages_at(&some, 1));
    ASSERT_EQ(5, pages_at(&some, 2));
    ASSERT_EQ(1, pages_place(&some, 4));
    ASSERT_EQ(1, pages_place(&some, 2)); /* not there: the next that is */
    ASSERT_EQ(92, pages_count(&all));
    ASSERT_EQ(40, pages_at(&all, 39));
    ASSERT_EQ(39, pages_place(&all, 40));
    PASS();
}

/* What matches no pattern has no pages, and what is none of the 960 is no
 * page of the others. */
TEST an_album_may_be_of_some_numbers_or_none(void)
{
    struct session *ss = open_and_work("chess960 find=castled");
    struct pages p;

    ASSERT(session_album(ss, &p));
    ASSERT(pages_count(&p) > 1 && pages_count(&p) < 960);
    session_close(ss);
    ss = open_and_work("chess960 array=KQRRBBNN");
    ASSERT(session_album(ss, &p));
    ASSERT_EQ(960, pages_count(&p));
    session_close(ss);
    PASS();
}

SUITE(pages)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(an_image_is_turned_and_mirrored);
    RUN_TEST(a_way_is_the_same_from_either_end);
    RUN_TEST(pages_that_differ_in_one_thing_are_not_the_same);
    RUN_TEST(a_way_has_an_end_unless_it_is_closed);
    RUN_TEST(small_pieces_are_dots_if_all_are_alike);
    RUN_TEST(ways_cross_seams);
    RUN_TEST(pages_show_what_is_turned_to);
    RUN_TEST(a_page_of_the_960_is_a_rank);
    RUN_TEST(places_are_counted_without_gaps);
    RUN_TEST(an_album_may_be_of_some_numbers_or_none);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pages);
    GREATEST_MAIN_END();
}
