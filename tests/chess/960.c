/*
 * The 960 arrays: their numbers, both orders, mirrors, rules, and the two
 * derivations of their number, against published counts and a recursive
 * enumeration of our own.
 */
#include <greatest.h>

#include "chess/game/castling.h"
#include "chess/chess960/chess960.h"
#include "chess/chess960/funnel.h"
#include "chess/chess960/product.h"
#include "chess/chess960/rules.h"
#include "chess/chess960/s0.h"
#include "support/game.h"

static struct array array_from(const char *text)
{
    struct array a = { { 0 } };
    struct error err;

    if (!array_parse(&a, text, &err)) {
        fprintf(stderr, "%s\n", err.message);
        abort();
    }
    return a;
}

/* With '.' for a file that is still empty. */
static struct array setup_from(const char *text)
{
    struct array a = { { 0 } };

    for (int file = 0; file < GAME_SIDE; file++) {
        const char *letters = ".KQRBNP";

        a.at[file] = (uint8_t)(strchr(letters, text[file]) - letters);
    }
    return a;
}

static bool is_array(int number, const char *text)
{
    char letters[ARRAY_TEXT_MAX];
    struct array a;

    chess960_array(number, &a);
    array_format(&a, letters);
    return strcmp(letters, text) == 0;
}

TEST published_numbers_are_these(void)
{
    ASSERT(is_array(0, "BBQNNRKR"));
    ASSERT(is_array(1, "BQNBNRKR"));
    ASSERT(is_array(518, "RNBQKBNR"));
    ASSERT(is_array(534, "RNBKQBNR"));
    ASSERT(is_array(959, "RKRNNQBB"));
    PASS();
}

/* As each comes back to its own number, no two are alike. */
TEST all_960_are_valid_and_come_back(void)
{
    for (int n = 0; n < CHESS960_COUNT; n++) {
        struct array a;

        chess960_array(n, &a);
        ASSERT(array_is_valid(&a));
        ASSERT_EQ_FMT(n, chess960_number(&a), "%d");
    }
    PASS();
}

TEST every_mirror_is_another_array(void)
{
    for (int n = 0; n < CHESS960_COUNT; n++) {
        int mirror = chess960_mirror(n);

        ASSERT(mirror >= 0 && mirror < CHESS960_COUNT);
        ASSERT(mirror != n);
        ASSERT_EQ_FMT(n, chess960_mirror(mirror), "%d");
    }
    ASSERT_EQ(534, chess960_mirror(518));
    PASS();
}

TEST an_invalid_array_has_no_number(void)
{
    static const char *const wrong[] = { "RNBQKNBR", "KRNBQBNR", "RRRRRRRR",
                                         "RNBQQBNR", "BBNNRRKQ" };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct array a = array_from(wrong[i]);

        ASSERT_FALSE(array_is_valid(&a));
        ASSERT_EQ(-1, chess960_number(&a));
    }
    PASS();
}

TEST arrays_are_read_letter_by_letter(void)
{
    struct array a = array_from("rnbqkbnr"), before = a;
    struct error err;

    ASSERT_EQ(518, chess960_number(&a));
    ASSERT_FALSE(array_parse(&a, "RNBQKBN", &err));
    ASSERT(strstr(err.message, "has 7 letters"));
    ASSERT_FALSE(array_parse(&a, "RNBQKBNRR", &err));
    ASSERT_FALSE(array_parse(&a, "RNBQPBNR", &err));
    ASSERT(strstr(err.message, "'P'"));
    ASSERT_FALSE(array_parse(&a, "", &err));
    ASSERT(memcmp(&a, &before, sizeof a) == 0);
    PASS();
}

TEST the_start_has_both_colours_and_their_rights(void)
{
    struct game g;

    chess960_start(518, &g);
    ASSERT(fen_is(&g, FEN_X,
                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                  "KQkq - 0 1"));
    chess960_start(0, &g);
    ASSERT(fen_is(&g, FEN_SHREDDER,
                  "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/"
                  "BBQNNRKR w HFhf - 0 1"));
    for (int n = 0; n < CHESS960_COUNT; n++) {
        struct game read;
        struct text fen;

        chess960_start(n, &g);
        text_init(&fen);
        fen_format(&g, FEN_X, &fen);
        ASSERT(strstr(fen.at, " w KQkq - 0 1"));
        read = game_from(fen.at);
        text_free(&fen);
        ASSERT(same_game(&g, &read));
    }
    PASS();
}

/*
 * The seed's way, told anew: choose for each file in turn, from the left, the
 * lowest piece of the usual array not yet used; keep the first of each pair
 * first; count those that are right.
 */
struct enumeration {
    int places[8], count;
    int numbers[CHESS960_COUNT];
};

static bool twin_is_late(const int *places, int n, int place)
{
    int twin = 7 - place;

    if (place < 5)
        return false;
    for (int i = 0; i < n; i++) {
        if (places[i] == twin)
            return false;
    }
    return true;
}

static void enumerate(struct enumeration *e, int n, unsigned used)
{
    if (n == 8) {
        char letters[9] = "";
        const char *king, *first, *bishop;

        for (int i = 0; i < 8; i++)
            letters[i] = "RNBQKBNR"[e->places[i]];
        king = strchr(letters, 'K');
        first = strchr(letters, 'R');
        bishop = strchr(letters, 'B');
        if (first < king && king < strrchr(letters, 'R') &&
            (strrchr(letters, 'B') - bishop) % 2 == 1) {
            struct array a = array_from(letters);

            e->numbers[e->count++] = chess960_number(&a);
        }
        return;
    }
    for (int place = 0; place < 8; place++) {
        if (used & 1u << place || twin_is_late(e->places, n, place))
            continue;
        e->places[n] = place;
        enumerate(e, n + 1, used | 1u << place);
    }
}

TEST the_seeds_order_is_that_of_its_own_counting(void)
{
    static struct enumeration e;
    int numbers[CHESS960_COUNT];

    enumerate(&e, 0, 0);
    ASSERT_EQ(960, e.count);
    s0_order(numbers);
    for (int i = 0; i < CHESS960_COUNT; i++)
        ASSERT_EQ_FMT(e.numbers[i], numbers[i], "%d");
    PASS();
}

TEST the_seeds_arrays_are_as_it_prints_them(void)
{
    ASSERT_EQ(518, s0_to_number(1));
    ASSERT(is_array(s0_to_number(957), "QBBNRKNR"));
    ASSERT(is_array(s0_to_number(958), "QBBNRKRN"));
    ASSERT(is_array(s0_to_number(959), "QBBNRNKR"));
    ASSERT(is_array(s0_to_number(960), "QBBNNRKR"));
    ASSERT_EQ(196, s0_to_number(957));
    ASSERT_EQ(292, s0_to_number(958));
    ASSERT_EQ(100, s0_to_number(959));
    ASSERT_EQ(4, s0_to_number(960));
    PASS();
}

TEST each_order_is_a_permutation_of_the_other(void)
{
    bool seen[CHESS960_COUNT] = { false };
    int numbers[CHESS960_COUNT];

    s0_order(numbers);
    for (int i = 0; i < CHESS960_COUNT; i++) {
        ASSERT_FALSE(seen[numbers[i]]);
        seen[numbers[i]] = true;
    }
    for (int n = 0; n < CHESS960_COUNT; n += 53)
        ASSERT_EQ_FMT(n, s0_to_number(s0_from_number(n)), "%d");
    PASS();
}

TEST the_funnel_counts_as_published(void)
{
    int numbers[CHESS960_COUNT], inside = 0;
    struct funnel f;

    s0_order(numbers);
    funnel_init(&f);
    while (funnel_step(&f)) {
        if (!f.failed)
            ASSERT_EQ_FMT(numbers[f.valid - 1], chess960_number(&f.array),
                          "%d");
        inside += !(f.failed & (FUNNEL_DUPLICATE | FUNNEL_KING_OUTSIDE));
    }
    ASSERT_EQ(FUNNEL_TOTAL, f.walked);
    ASSERT_EQ(5040, f.distinct);
    ASSERT_EQ(2880, f.opposite);
    ASSERT_EQ(1680, inside);
    ASSERT_EQ(960, f.valid);
    ASSERT_FALSE(funnel_step(&f));
    ASSERT_EQ(FUNNEL_TOTAL, f.walked);
    PASS();
}

static bool funnel_says(const int places[GAME_SIDE], unsigned failed,
                        const char *words)
{
    struct funnel f;
    struct text said;
    bool same;

    funnel_init(&f);
    do {
        funnel_step(&f);
    } while (memcmp(f.places, places, sizeof f.places) != 0);
    text_init(&said);
    funnel_say(&f, &said);
    same = f.failed == failed && strcmp(said.at, words) == 0;
    if (!same)
        fprintf(stderr, "%u '%s'\n", f.failed, said.at);
    text_free(&said);
    return same;
}

TEST the_funnel_says_why_it_drops_one(void)
{
    ASSERT(funnel_says((int[]){ 0, 1, 2, 3, 4, 5, 6, 7 }, 0, "array 1 of 960"));
    ASSERT(funnel_says((int[]){ 0, 1, 2, 3, 4, 5, 7, 6 }, 0, "array 2 of 960"));
    ASSERT(funnel_says((int[]){ 0, 6, 2, 3, 4, 5, 1, 7 }, FUNNEL_DUPLICATE,
                       "counted already: the knight from g1 comes before the "
                       "knight from b1, which looks the same the other way "
                       "round"));
    ASSERT(
        funnel_says((int[]){ 0, 1, 2, 3, 5, 6, 7, 4 },
                    FUNNEL_KING_AT_END | FUNNEL_BISHOPS | FUNNEL_KING_OUTSIDE,
                    "the bishops on c1 and e1 both stand on dark squares; "
                    "they must stand on squares of opposite colours"));
    ASSERT(funnel_says((int[]){ 0, 1, 2, 3, 6, 5, 7, 4 },
                       FUNNEL_KING_AT_END | FUNNEL_KING_OUTSIDE,
                       "the king stands in a corner, so not between the "
                       "rooks"));
    ASSERT(funnel_says((int[]){ 0, 1, 2, 3, 5, 4, 6, 7 }, FUNNEL_BISHOPS,
                       "the bishops on c1 and e1 both stand on dark squares; "
                       "they must stand on squares of opposite colours"));
    ASSERT(funnel_says((int[]){ 0, 7, 1, 2, 5, 4, 3, 6 }, FUNNEL_KING_OUTSIDE,
                       "the king on f1 does not stand between the rooks on "
                       "a1 and b1, as it must for castling"));
    PASS();
}

TEST the_product_is_4_4_6_10_1(void)
{
    static const int choices[PRODUCT_STAGES] = { 4, 4, 6, 10, 1 };
    static const int products[PRODUCT_STAGES] = { 4, 16, 96, 960, 960 };

    for (int n = 0; n < CHESS960_COUNT; n++) {
        struct product_step s[PRODUCT_STAGES];

        product_of_number(n, s);
        for (int i = 0; i < PRODUCT_STAGES; i++) {
            ASSERT_EQ(choices[i], s[i].choices);
            ASSERT_EQ(products[i], s[i].product);
            ASSERT(s[i].chosen >= 0 && s[i].chosen < s[i].choices);
        }
        ASSERT_EQ(n, ((s[3].chosen * 6 + s[2].chosen) * 4 + s[1].chosen) * 4 +
                         s[0].chosen);
    }
    PASS();
}

/* 518: bishops on f and c, queen third of six, knights on b and g. */
TEST the_product_builds_the_usual_array(void)
{
    static const char *const after[PRODUCT_STAGES] = { ".....B..", "..B..B..",
                                                       "..BQ.B..", ".NBQ.BN.",
                                                       "RNBQKBNR" };
    struct product_step s[PRODUCT_STAGES];

    product_of_number(518, s);
    for (int i = 0; i < PRODUCT_STAGES; i++) {
        char letters[ARRAY_TEXT_MAX];

        array_format(&s[i].after, letters);
        ASSERT_STR_EQ(after[i], letters);
    }
    ASSERT_EQ(1 << 5, s[0].option[s[0].chosen]);
    ASSERT_EQ(1 << 0, s[2].option[0]);
    ASSERT_EQ(1 << 7, s[2].option[5]);
    ASSERT_EQ(1 << 1 | 1 << 6, s[3].option[s[3].chosen]);
    ASSERT_EQ(0x91, s[4].option[0]);
    ASSERT_STR_EQ("the knights", product_stage_name(PRODUCT_KNIGHTS));
    PASS();
}

static bool rule_says(const char *setup, enum array_rule rule,
                      enum array_verdict verdict, const char *words)
{
    struct array a = setup_from(setup);
    struct text said;
    bool same;

    text_init(&said);
    array_say(&a, rule, &said);
    same = array_judge(&a, rule) == verdict && strcmp(said.at, words) == 0;
    if (!same)
        fprintf(stderr, "%s: %d '%s'\n", setup, (int)array_judge(&a, rule),
                said.at);
    text_free(&said);
    return same;
}

TEST each_rule_speaks_for_itself(void)
{
    ASSERT(rule_says("RNBQKBNR", ARRAY_PIECES, ARRAY_KEPT,
                     "king, queen, two of each other piece"));
    ASSERT(rule_says("R.BQ.BNR", ARRAY_PIECES, ARRAY_OPEN,
                     "still to be placed: one king, one knight"));
    ASSERT(rule_says("RNNQKBNR", ARRAY_PIECES, ARRAY_BROKEN,
                     "there are too "
                     "many of a kind: three knights (one king, one queen, "
                     "two rooks, two bishops and two knights are allowed)"));
    ASSERT(rule_says("RNBQKBNP", ARRAY_PIECES, ARRAY_BROKEN,
                     "there are too "
                     "many of a kind: one pawn (one king, one queen, two "
                     "rooks, two bishops and two knights are allowed)"));
    ASSERT(rule_says("RNBQKBNR", ARRAY_BISHOPS, ARRAY_KEPT,
                     "the bishops "
                     "stand on squares of opposite colours, c1 and f1"));
    ASSERT(rule_says(".B...B..", ARRAY_BISHOPS, ARRAY_BROKEN,
                     "the bishops "
                     "on b1 and f1 both stand on light squares; they must "
                     "stand on squares of opposite colours"));
    ASSERT(rule_says(".B......", ARRAY_BISHOPS, ARRAY_OPEN,
                     "the two bishops "
                     "must stand on squares of opposite colours"));
    ASSERT(rule_says("RNBQKBNR", ARRAY_KING, ARRAY_KEPT,
                     "the king on e1 "
                     "stands between the rooks on a1 and h1"));
    ASSERT(rule_says("RR.K....", ARRAY_KING, ARRAY_BROKEN,
                     "the king on d1 "
                     "does not stand between the rooks on a1 and b1, as it "
                     "must for castling"));
    ASSERT(rule_says("R..K....", ARRAY_KING, ARRAY_OPEN,
                     "the king must stand between the two rooks"));
    ASSERT(rule_says("R..K.K.R", ARRAY_KING, ARRAY_OPEN,
                     "the king must stand between the two rooks"));
    PASS();
}

TEST kings_and_rooks_already_there_are_counted(void)
{
    int king[2] = { 0, 0 }, rook[2] = { 0, 0 };

    for (int n = 0; n < CHESS960_COUNT; n++) {
        for (int wing = 0; wing < 2; wing++) {
            struct castling c;
            struct array a;

            chess960_array(n, &a);
            chess960_castling(&a, COLOUR_WHITE, (enum wing)wing, &c);
            king[wing] += c.king_from == c.king_to;
            rook[wing] += c.rook_from == c.rook_to;
        }
    }
    ASSERT_EQ(108, king[WING_KING]);
    ASSERT_EQ(168, king[WING_QUEEN]);
    ASSERT_EQ(174, rook[WING_KING]);
    ASSERT_EQ(102, rook[WING_QUEEN]);
    PASS();
}

SUITE(chess960_suite)
{
    RUN_TEST(published_numbers_are_these);
    RUN_TEST(all_960_are_valid_and_come_back);
    RUN_TEST(every_mirror_is_another_array);
    RUN_TEST(an_invalid_array_has_no_number);
    RUN_TEST(arrays_are_read_letter_by_letter);
    RUN_TEST(the_start_has_both_colours_and_their_rights);
    RUN_TEST(the_seeds_order_is_that_of_its_own_counting);
    RUN_TEST(the_seeds_arrays_are_as_it_prints_them);
    RUN_TEST(each_order_is_a_permutation_of_the_other);
    RUN_TEST(the_funnel_counts_as_published);
    RUN_TEST(the_funnel_says_why_it_drops_one);
    RUN_TEST(the_product_is_4_4_6_10_1);
    RUN_TEST(the_product_builds_the_usual_array);
    RUN_TEST(each_rule_speaks_for_itself);
    RUN_TEST(kings_and_rooks_already_there_are_counted);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(chess960_suite);
    GREATEST_MAIN_END();
}
