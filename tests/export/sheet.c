/*
 * Sheets: as many boards as were asked for, in their order, each with its own
 * label.
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
#include "scene/theme.h"
#include "support/golden.h"
#include "support/sheet.h"
#include "render/font.h"
#include "render/file/easel.h"

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

/* The runs from all squares lie as the squares do. */
TEST a_sheet_over_all_starts_lies_like_the_board(void)
{
    struct vec a5, f5, a1, f1, b1, a2;

    want(SHEET_SHOW, "all");
    ASSERT(open_sheet("tour size=6x5 holes=c3"));
    ASSERT_EQ(1, sheet_pages(sheet));
    ASSERT_EQ(6, sheet->plan.columns);
    ASSERT(draw(1));
    ASSERT_EQ(29, count(DRAW_BOARD));
    ASSERT(find_words("from a5: none", &a5) || find_words("from a5", &a5));
    ASSERT(find_words("from f5: none", &f5) || find_words("from f5", &f5));
    ASSERT(find_words("from a1: none", &a1) || find_words("from a1", &a1));
    ASSERT(find_words("from f1: none", &f1) || find_words("from f1", &f1));
    ASSERT(find_words("from b1: none", &b1) || find_words("from b1", &b1));
    ASSERT(find_words("from a2: none", &a2) || find_words("from a2", &a2));
    ASSERT(a5.x == a1.x && f5.x == f1.x && a5.y == f5.y && a1.y == f1.y);
    ASSERT(a5.x < f5.x && a5.y < a1.y);
    ASSERT_IN_RANGE(5 * (b1.x - a1.x), f1.x - a1.x, 6);
    ASSERT_IN_RANGE(4 * (a1.y - a2.y), a1.y - a5.y, 6);
    ASSERT_FALSE(says("from c3"));
    PASS();
}

TEST seen_from_the_other_side_it_lies_that_way(void)
{
    struct vec a5, f1;
    struct sheet_job job = { .wish = &wish, .style = style_usual() };

    want(SHEET_SHOW, "all");
    job.style.look.flipped = true;
    ss = open_run("tour size=6x5");
    sheet = sheet_open(ss, &job);
    while (sheet_find(sheet, &err) == TASK_MORE)
        ;
    ASSERT(draw(1));
    ASSERT(find_words("from f1", &f1) && find_words("from a5", &a5));
    ASSERT(f1.x < a5.x && f1.y < a5.y);
    PASS();
}

/* As many columns as one likes, and boards too many for that. */
TEST other_columns_are_read_from_the_top(void)
{
    struct vec a5, b5, a4;

    want(SHEET_SHOW, "all");
    want(SHEET_COLUMNS, "4");
    ASSERT(open_sheet("tour size=6x5"));
    ASSERT(draw(1));
    ASSERT_EQ(4, sheet->plan.columns);
    ASSERT(find_words("from a5", &a5) && find_words("from b5", &b5));
    ASSERT(find_words("from a4", &a4));
    ASSERT(a5.y == b5.y && a4.x == b5.x + (b5.x - a5.x));
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
    ASSERT_STR_EQ("lesson 1 asks for nothing that can be answered on paper; "
                  "want one such as 18 to 23",
                  err.message);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_ASK, "1");
    want(SHEET_PAPER, "none");
    ASSERT_FALSE(open_sheet("queens size=8"));
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "1");
    want(SHEET_PAPER, "none");
    want(SHEET_LANDSCAPE, "on");
    ASSERT_FALSE(open_sheet("queens size=8"));
    ASSERT_STR_EQ("landscape turns paper on its side: want paper a4 or letter",
                  err.message);
    tear_down(NULL);
    set_up(NULL);
    want(SHEET_SHOW, "1");
    want(SHEET_PAGE, "2");
    ASSERT_FALSE(open_sheet("queens size=8"));
    ASSERT_STR_EQ("page '2': there is only one", err.message);
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
        struct task task;

        if (!format_is_still(&formats[f]))
            continue;
        for (int i = 0; i < 2; i++) {
            text_init(&bytes[i]);
            want(SHEET_SHOW, "3,2");
            want(SHEET_PAPER, "none");
            ASSERT(open_sheet("queens size=6"));
            ASSERT(draw(1));
            task = sheet_pack(sheet, 1, &sc, &job, &err);
            ASSERT(task.kind && task_finish(&task, &bytes[i], &err));
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
    RUN_TEST(a_sheet_over_all_starts_lies_like_the_board);
    RUN_TEST(seen_from_the_other_side_it_lies_that_way);
    RUN_TEST(other_columns_are_read_from_the_top);
    RUN_TEST(runs_without_a_solution_say_so);
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
