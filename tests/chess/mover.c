/* Pieces as leaps and rides: what is read, and what is refused and why. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "chess/attack.h"
#include "chess/mover.h"

static const struct {
    const char *text, *terms;
    enum piece_kind kind;
    int steps;
} known[] = {
    { "knight", "1,2", PIECE_KNIGHT, 8 },
    { "camel", "1,3", PIECE_CAMEL, 8 },
    { "zebra", "2,3", PIECE_ZEBRA, 8 },
    { "giraffe", "1,4", PIECE_GIRAFFE, 8 },
    { "wazir", "0,1", PIECE_WAZIR, 4 },
    { "ferz", "1,1", PIECE_FERZ, 4 },
    { "king", "0,1+1,1", PIECE_KING, 8 },
    { "queen", "0,1*+1,1*", PIECE_QUEEN, 8 },
    { "rook", "0,1*", PIECE_ROOK, 4 },
    { "bishop", "1,1*", PIECE_BISHOP, 4 },
    { "amazon", "0,1*+1,1*+1,2", PIECE_AMAZON, 16 },
    { "chancellor", "0,1*+1,2", PIECE_CHANCELLOR, 12 },
    { "archbishop", "1,1*+1,2", PIECE_ARCHBISHOP, 12 },
    { "nightrider", "1,2*", PIECE_NIGHTRIDER, 8 },
    { "2,1", "1,2", PIECE_KNIGHT, 8 },
    { "1,1+0,1", "0,1+1,1", PIECE_KING, 8 },
    { "1,2+0,1*", "0,1*+1,2", PIECE_CHANCELLOR, 12 },
    { "1,2+2,1+1,2", "1,2", PIECE_KNIGHT, 8 },
    { "0,1+0,1*", "0,1*", PIECE_ROOK, 4 },
    { "0,2+2,2", "0,2+2,2", PIECE_CUSTOM, 8 },
    { "3,9*", "3,9*", PIECE_CUSTOM, 8 },
    { "0,1+0,2+0,3+0,4+0,5+9,9*", "0,1+0,2+0,3+0,4+0,5+9,9*", PIECE_CUSTOM,
      24 },
};

TEST names_and_terms_are_read(void)
{
    struct error err;
    struct mover m;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ASSERTm(known[i].text, mover_parse(&m, known[i].text, &err));
        ASSERT_STR_EQ(known[i].terms, m.terms);
        ASSERT_EQ(known[i].kind, m.kind);
        ASSERT_EQ(known[i].steps, m.n);
    }
    PASS();
}

TEST every_name_offered_is_read(void)
{
    struct error err;
    struct mover m, again;

    for (int i = 0; mover_names[i]; i++) {
        ASSERT(mover_titles[i]);
        ASSERT(mover_parse(&m, mover_names[i], &err));
        ASSERT_STR_EQ(mover_names[i], piece_kind_name(m.kind));
        mover_of(&again, (int)m.kind);
        ASSERT_STR_EQ(m.terms, again.terms);
    }
    PASS();
}

TEST knights_are_numbered_as_move_orders_have_it(void)
{
    struct mover m;

    mover_of(&m, PIECE_KNIGHT);
    for (int i = 0; i < 8; i++) {
        ASSERT_EQ(knight_steps[i].file, m.step[i].file);
        ASSERT_EQ(knight_steps[i].rank, m.step[i].rank);
    }
    PASS();
}

TEST the_knight_is_there_without_reading(void)
{
    struct mover m;

    mover_of(&m, PIECE_KNIGHT);
    ASSERT_EQ(m.kind, mover_knight.kind);
    ASSERT_STR_EQ(m.terms, mover_knight.terms);
    ASSERT_EQ(m.n, mover_knight.n);
    for (int i = 0; i < m.n; i++) {
        ASSERT_EQ(m.step[i].file, mover_knight.step[i].file);
        ASSERT_EQ(m.step[i].rank, mover_knight.step[i].rank);
        ASSERT_FALSE(mover_knight.rides[i]);
    }
    PASS();
}

TEST what_is_wrong_is_said(void)
{
    static const char *const wrong[][2] = {
        { "", "is not known" },
        { "dragon", "'dragon' is not known; want knight, camel" },
        { "Knight", "is not known" },
        { "0,0", "'0,0' does not move" },
        { "1,2+0,0*", "'0,0*' does not move" },
        { "1,2,3", "'1,2,3' is no term" },
        { "99,1", "'99,1' leaps too far; want numbers of 0 to 9" },
        { "1,99999999999999999999", "leaps too far" },
        { "1,2**", "'1,2**' is no term" },
        { "1,2+", "'' is no term" },
        { "+1,2", "is not known" },
        { "1,", "is no term" },
        { "1", "is no term" },
        { "1,-2", "is no term" },
        { "1,2 ", "is no term" },
        { "1,2+queen", "'queen' is no term" },
        { "0,1+0,2+0,3+0,4+0,5+0,6+0,7", "too many terms; want at most 6" },
    };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct error err = { .message = "" };
        struct mover m;

        ASSERT_FALSEm(wrong[i][0], mover_parse(&m, wrong[i][0], &err));
        ASSERTm(err.message, strstr(err.message, wrong[i][1]));
    }
    PASS();
}

TEST they_are_called_by_name_or_by_terms(void)
{
    struct error err;
    struct mover m;

    mover_of(&m, PIECE_FERZ);
    ASSERT_STR_EQ("ferz", mover_called(&m, 1).at);
    ASSERT_STR_EQ("ferzes", mover_called(&m, 2).at);
    ASSERT(mover_parse(&m, "0,2", &err));
    ASSERT_STR_EQ("0,2 piece", mover_called(&m, 1).at);
    ASSERT_STR_EQ("0,2 pieces", mover_called(&m, 4).at);
    PASS();
}

TEST leapers_and_colours(void)
{
    static const struct {
        const char *text;
        bool leaps, changes;
    } is[] = { { "knight", true, true },  { "camel", true, false },
               { "zebra", true, true },   { "wazir", true, true },
               { "king", true, false },   { "rook", false, false },
               { "1,2+0,1", true, true }, { "1,2+1,3", true, false },
               { "1,2*", false, false },  { "0,3+1,4", true, true } };
    struct error err;
    struct mover m;

    for (size_t i = 0; i < sizeof is / sizeof *is; i++) {
        ASSERT(mover_parse(&m, is[i].text, &err));
        ASSERT_EQ(is[i].leaps, mover_leaps(&m));
        ASSERT_EQ(is[i].changes, mover_changes_colour(&m));
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(names_and_terms_are_read);
    RUN_TEST(every_name_offered_is_read);
    RUN_TEST(knights_are_numbered_as_move_orders_have_it);
    RUN_TEST(the_knight_is_there_without_reading);
    RUN_TEST(what_is_wrong_is_said);
    RUN_TEST(they_are_called_by_name_or_by_terms);
    RUN_TEST(leapers_and_colours);
    GREATEST_MAIN_END();
}
