/*
 * Sheets and worksheets: as many boards as were asked for, in their order,
 * each with its own label; tasks give nothing away, solutions all of it.
 */
#include <greatest.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/formats.h"
#include "export/sheet/page.h"
#include "export/sheet/parts.h"
#include "scene/theme.h"
#include "support/golden.h"
#include "support/run.h"
#include "render/font.h"
#include "render/file/easel.h"

static struct error err;
static struct session *ss;
static struct sheet *sheet;
static struct scene sc;
static struct params wish;

static void set_up(void *ctx)
{
    (void)ctx;
    scene_init(&sc);
    params_init(&wish, sheet_controls);
    memset(&err, 0, sizeof err);
    sheet = NULL;
    ss = NULL;
}

static void tear_down(void *ctx)
{
    (void)ctx;
    scene_free(&sc);
    params_free(&wish);
    sheet_close(sheet);
    session_close(ss);
}

static void want(int key, const char *value)
{
    if (!params_set(&wish, sheet_controls, key, value, &err))
        abort();
}

static bool open_sheet(const char *run)
{
    struct sheet_job job = { .wish = &wish, .style = style_usual() };
    enum task_state state;

    ss = open_run(run);
    sheet = sheet_open(ss, &job);
    do
        state = sheet_find(sheet, &err);
    while (state == TASK_MORE);
    return state == TASK_DONE;
}

static bool draw(int page)
{
    enum task_state state;

    do
        state = sheet_draw(sheet, page, &sc, &err);
    while (state == TASK_MORE);
    return state == TASK_DONE;
}

static int count(enum draw_kind kind)
{
    int n = 0;

    for (size_t i = 0; i < sc.ndraws; i++)
        n += sc.draws[i].kind == kind;
    return n;
}

/* The label of board `n`: the last words before the next board. */
static const char *label(int n)
{
    const char *last = NULL;

    for (size_t i = 0, board = 0; i < sc.ndraws; i++) {
        board += sc.draws[i].kind == DRAW_BOARD;
        if ((int)board == n + 1 && sc.draws[i].kind == DRAW_TEXT)
            last = scene_string(&sc, &sc.draws[i]);
    }
    return last;
}

static bool says(const char *words)
{
    for (size_t i = 0; i < sc.ndraws; i++)
        if (sc.draws[i].kind == DRAW_TEXT &&
            strstr(scene_string(&sc, &sc.draws[i]), words))
            return true;
    return false;
}

TEST a_sheet_of_all_shows_each_solution_once(void)
{
    want(SHEET_SHOW, "all");
    ASSERT(open_sheet("queens size=8"));
    ASSERT_EQ(1, sheet_pages(sheet));
    ASSERT(draw(1));
    ASSERT_EQ(92, count(DRAW_BOARD));
    ASSERT_EQ(8 * 92, count(DRAW_PIECE));
    ASSERT_STR_EQ("1", label(0));
    ASSERT_STR_EQ("17", label(16));
    ASSERT_STR_EQ("92", label(91));
    ASSERT(says("8 queens on 8\u00d78: all 92 solutions"));
    ASSERT_EQ(OUTCOME_FOUND, sheet->worst);
    PASS();
}

/* Which squares of board `n` have a piece, as "x y" in whole squares. */
static void places_on(int n, struct text *out)
{
    const struct draw *board = NULL;

    text_clear(out);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind == DRAW_BOARD && n-- == 0)
            board = d;
        else if (d->kind == DRAW_BOARD && board)
            break;
        if (board && d->kind == DRAW_PIECE)
            text_addf(out, "%c%d ",
                      'a' + (int)((d->at.x - board->at.x) / board->stroke),
                      8 - (int)((d->at.y - board->at.y) / board->stroke));
    }
}

TEST boards_come_in_the_order_of_the_list(void)
{
    struct text first, second;

    text_init(&first);
    text_init(&second);
    want(SHEET_SHOW, "92,1");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(1));
    ASSERT_EQ(2, count(DRAW_BOARD));
    ASSERT_STR_EQ("92", label(0));
    ASSERT_STR_EQ("1", label(1));
    places_on(0, &first);
    places_on(1, &second);
    ASSERT_STR_EQ("a1 g2 e3 h4 b5 d6 f7 c8 ", first.at);
    ASSERT(strcmp(first.at, second.at) != 0);
    text_free(&first);
    text_free(&second);
    PASS();
}

TEST the_album_beside_the_board_stays_away(void)
{
    want(SHEET_SHOW, "1-3");
    want(SHEET_COLUMNS, "1");
    ASSERT(open_sheet("queens size=6 diagonals=on"));
    ASSERT(draw(1));
    ASSERT_EQ(count(DRAW_BOARD), count(DRAW_OUTLINE)); /* its edge */
    PASS();
}

TEST tours_arrays_and_lessons_have_labels_of_their_own(void)
{
    want(SHEET_SHOW, "c3,a1");
    want(SHEET_PAPER, "none");
    ASSERT(open_sheet("tour size=5x5"));
    ASSERT(draw(1));
    ASSERT(says("from c3"));
    ASSERT(says("Knight's tours 5\u00d75"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "518,0-3");
    ASSERT(open_sheet("chess960"));
    ASSERT(draw(1));
    ASSERT_EQ(5, count(DRAW_BOARD));
    ASSERT(says("518  RNBQKBNR"));
    ASSERT(says("0  BBQNNRKR"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "all");
    ASSERT(open_sheet("lesson"));
    ASSERT(draw(1));
    ASSERT_EQ(25, count(DRAW_BOARD));
    ASSERT(says("1  The opening position"));
    PASS();
}

TEST runs_without_a_solution_say_so(void)
{
    want(SHEET_SHOW, "a1,b1");
    ASSERT(open_sheet("tour size=5x5"));
    ASSERT(draw(1));
    ASSERT(says("from b1: none"));
    ASSERT_FALSE(says("from a1: none"));
    ASSERT_EQ(OUTCOME_NONE, sheet->worst);
    PASS();
}

TEST a_worksheet_gives_nothing_away(void)
{
    want(SHEET_ASK, "a1,c3,e5");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT_EQ(2, sheet_pages(sheet));
    ASSERT(draw(1));
    ASSERT_EQ(3, count(DRAW_BOARD));
    ASSERT_EQ(3, count(DRAW_PIECE));
    ASSERT_EQ(0, count(DRAW_POLYLINE));
    ASSERT_EQ(0, count(DRAW_DISC));
    ASSERT(says("Name"));
    ASSERT(says("Date"));
    ASSERT(says("Lead the knight over all 64 squares"));
    ASSERT(says("2. from c3"));
    ASSERT(says("Page 1 of 2"));
    PASS();
}

TEST its_solutions_follow_with_the_same_numbers(void)
{
    want(SHEET_ASK, "a1,c3,e5");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT(draw(2));
    ASSERT_EQ(3, count(DRAW_BOARD));
    ASSERT_EQ_FMT(3, count(DRAW_POLYLINE), "%d");
    ASSERT_EQ(3 * 64, count(DRAW_DISC));
    ASSERT(says("2. from c3"));
    ASSERT(says(": solutions"));
    ASSERT_FALSE(says("Name"));
    ASSERT(says("Page 2 of 2"));
    PASS();
}

TEST queens_are_to_be_placed_but_for_those_given(void)
{
    want(SHEET_ASK, "1,5");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(1));
    ASSERT_EQ(0, count(DRAW_PIECE));
    ASSERT(says("Place 8 queens on each board"));
    ASSERT(draw(2));
    ASSERT_EQ_FMT(16, count(DRAW_PIECE), "%d");
    ASSERT(says("2. solution 5"));
    PASS();
}

TEST some_of_a_solution_can_be_revealed(void)
{
    struct text given, solved;

    text_init(&given);
    text_init(&solved);
    want(SHEET_ASK, "1,5");
    want(SHEET_REVEAL, "3");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(2));
    places_on(1, &solved);
    ASSERT(draw(1));
    ASSERT_EQ(6, count(DRAW_PIECE));
    ASSERT(says("Place the missing queens"));
    places_on(1, &given);
    for (char *word = strtok(given.at, " "); word; word = strtok(NULL, " "))
        ASSERT(strstr(solved.at, word));
    text_free(&given);
    text_free(&solved);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "a1");
    want(SHEET_REVEAL, "10");
    ASSERT(open_sheet("tour size=8x8"));
    ASSERT(draw(1));
    ASSERT_EQ(9, count(DRAW_DISC));
    ASSERT(says("10"));
    ASSERT_FALSE(says("11"));
    PASS();
}

TEST squares_of_the_task_itself_keep_their_queens(void)
{
    struct text given;

    text_init(&given);
    want(SHEET_ASK, "1");
    ASSERT(open_sheet("queens size=8 given=d1,b2"));
    ASSERT(draw(1));
    places_on(0, &given);
    ASSERT(strstr(given.at, "d1") && strstr(given.at, "b2"));
    ASSERT_EQ(2, count(DRAW_PIECE));
    text_free(&given);
    PASS();
}

TEST pieces_of_both_kinds_can_be_asked_for(void)
{
    want(SHEET_ASK, "1-4");
    ASSERT(open_sheet("cover piece=queen size=8x8"));
    ASSERT(draw(1));
    ASSERT_EQ(0, count(DRAW_PIECE));
    ASSERT(says("Place 5 queens on each board so that every square"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1-4");
    ASSERTm(err.message, open_sheet("place piece=king size=6x5"));
    ASSERT(draw(1));
    ASSERT(says("Place 9 kings"));
    PASS();
}

TEST what_has_no_solution_is_no_task(void)
{
    want(SHEET_ASK, "a1,b1");
    ASSERT(open_sheet("tour size=5x5"));
    ASSERT_FALSE(draw(1));
    ASSERT(strstr(err.message, "a worksheet needs runs that end in a"));
    PASS();
}

TEST what_cannot_be_a_sheet_is_refused(void)
{
    want(SHEET_SHOW, "1");
    ASSERT_FALSE(open_sheet("queens size=3"));
    ASSERT(strstr(err.message, "there is no solution"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "1");
    want(SHEET_ASK, "1");
    ASSERT_FALSE(open_sheet("queens size=8"));
    ASSERT_STR_EQ("sheet and worksheet: want one at a time", err.message);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    ASSERT_FALSE(open_sheet("lesson"));
    ASSERT_STR_EQ("lesson has no worksheets", err.message);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    want(SHEET_PAPER, "none");
    ASSERT_FALSE(open_sheet("queens size=8"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "1");
    want(SHEET_PAGE, "2");
    ASSERT_FALSE(open_sheet("queens size=8"));
    ASSERT_STR_EQ("page '2': want 1 to 1", err.message);
    PASS();
}

TEST a_title_can_be_ones_own_or_none(void)
{
    want(SHEET_SHOW, "1");
    want(SHEET_TITLE, "For class 5b");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(1));
    ASSERT(says("For class 5b"));
    ASSERT_FALSE(says("8 queens"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "1");
    want(SHEET_TITLE, "off");
    ASSERT(open_sheet("queens size=8"));
    ASSERT(draw(1));
    ASSERT_FALSE(says("queens"));
    PASS();
}

/* All that is drawn lies on the page; words by their middle. */
TEST nothing_sticks_out_of_the_page(void)
{
    const char *const runs[] = { "queens size=8", "tour size=9x4",
                                 "cover piece=rook size=3x9",
                                 "place piece=knight size=5x5" };

    for (size_t r = 0; r < sizeof runs / sizeof *runs; r++) {
        want(SHEET_ASK, r == 1 ? "a1" : "1");
        ASSERTm(err.message, open_sheet(runs[r]));
        for (int page = 1; page <= sheet_pages(sheet); page++) {
            ASSERT(draw(page));
            for (size_t i = 0; i < sc.ndraws; i++) {
                const struct draw *d = &sc.draws[i];

                ASSERT(d->at.x >= 0 && d->at.x <= sc.extent.x);
                ASSERT(d->at.y >= 0 && d->at.y <= sc.extent.y);
            }
        }
        tear_down(NULL);
        set_up(NULL);
    }
    PASS();
}

/* As somebody has looked at them; pages of paper a quarter as large. */
TEST pages_look_as_they_should(void)
{
    struct fonts *fonts = picture_fonts();
    SDL_Surface *s;

    want(SHEET_SHOW, "all");
    want(SHEET_PAPER, "none");
    ASSERT(open_sheet("queens size=5 fundamental=on"));
    ASSERT(draw(1));
    s = picture_of(&sc, theme_find("green"), 0.5f, fonts);
    ASSERT(golden_check("sheet_queens", s));
    SDL_FreeSurface(s);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "a1,c3,b2");
    want(SHEET_REVEAL, "4");
    ASSERT(open_sheet("tour size=6x5"));
    ASSERT(draw(1));
    s = picture_of(&sc, theme_find("paper"), 0.25f, fonts);
    ASSERT(golden_check("worksheet_tour", s));
    SDL_FreeSurface(s);
    fonts_close(fonts);
    PASS();
}

/* The same request always gives the same bytes, in every format. */
TEST bytes_are_the_same_each_time(void)
{
    for (int f = 0; f < FORMATS; f++) {
        struct export_job job = { .format = &formats[f],
                                  .style = style_usual() };
        struct text bytes[2];

        if (!format_is_still(&formats[f]))
            continue;
        for (int i = 0; i < 2; i++) {
            text_init(&bytes[i]);
            want(SHEET_SHOW, "3,2");
            want(SHEET_PAPER, "none");
            ASSERT(open_sheet("queens size=6"));
            ASSERT(draw(1));
            ASSERT(sheet_encode(sheet, 1, &sc, &job, &bytes[i], &err));
            tear_down(NULL);
            set_up(NULL);
        }
        ASSERT_EQ_FMT(bytes[0].len, bytes[1].len, "%zu");
        ASSERT_EQ(0, memcmp(bytes[0].at, bytes[1].at, bytes[0].len));
        text_free(&bytes[0]);
        text_free(&bytes[1]);
    }
    PASS();
}

SUITE(sheets)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_sheet_of_all_shows_each_solution_once);
    RUN_TEST(boards_come_in_the_order_of_the_list);
    RUN_TEST(the_album_beside_the_board_stays_away);
    RUN_TEST(tours_arrays_and_lessons_have_labels_of_their_own);
    RUN_TEST(runs_without_a_solution_say_so);
    RUN_TEST(a_worksheet_gives_nothing_away);
    RUN_TEST(its_solutions_follow_with_the_same_numbers);
    RUN_TEST(queens_are_to_be_placed_but_for_those_given);
    RUN_TEST(some_of_a_solution_can_be_revealed);
    RUN_TEST(squares_of_the_task_itself_keep_their_queens);
    RUN_TEST(pieces_of_both_kinds_can_be_asked_for);
    RUN_TEST(what_has_no_solution_is_no_task);
    RUN_TEST(what_cannot_be_a_sheet_is_refused);
    RUN_TEST(a_title_can_be_ones_own_or_none);
    RUN_TEST(nothing_sticks_out_of_the_page);
    RUN_TEST(pages_look_as_they_should);
    RUN_TEST(bytes_are_the_same_each_time);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(sheets);
    GREATEST_MAIN_END();
}
