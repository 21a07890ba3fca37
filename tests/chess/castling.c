/*
 * Castling of all 960 arrays, on both sides and for both colours, against a
 * second implementation: one that knows nothing but a row of eight letters,
 * moves them by hand and looks along the row. Squares attacked from the files
 * are made by putting an enemy rook on each file in turn.
 */
#include <greatest.h>

#include "chess/game/castling.h"
#include "chess/chess960/chess960.h"
#include "chess/game/moves.h"
#include "support/game.h"

/* King and castling rook alone on their rank, by the row's letters. */
struct row {
    char at[8];
    int king, rook, king_end, rook_end;
};

/* The rook to castle with is the nearest one on that side of the king. */
static struct row row_of(const char *letters, enum wing wing)
{
    struct row r = { .king = (int)(strchr(letters, 'K') - letters) };

    if (wing == WING_KING)
        r.rook = (int)(strchr(letters + r.king, 'R') - letters);
    else
        r.rook = (int)(strchr(letters, 'R') - letters);
    memset(r.at, ' ', sizeof r.at);
    r.at[r.king] = 'K';
    r.at[r.rook] = 'R';
    r.king_end = wing == WING_KING ? 'g' - 'a' : 'c' - 'a';
    r.rook_end = wing == WING_KING ? 'f' - 'a' : 'd' - 'a';
    return r;
}

static bool between(int x, int a, int b)
{
    return (a <= x && x <= b) || (b <= x && x <= a);
}

static bool must_be_empty(const struct row *r, int file)
{
    return file != r->king && file != r->rook &&
           (between(file, r->king, r->king_end) ||
            between(file, r->rook, r->rook_end));
}

static bool must_be_safe(const struct row *r, int file)
{
    return between(file, r->king, r->king_end);
}

/* Does an enemy's rook on file `from` of the row see file `to`? */
static bool sees(const char at[8], int from, int to)
{
    int step = to > from ? 1 : -1;

    if (from == to)
        return false;
    for (int file = from + step; file != to; file += step) {
        if (at[file] != ' ')
            return false;
    }
    return true;
}

/* With an enemy's rook on the row itself: before, on the way, and after. */
static bool allowed_beside(const struct row *r, int enemy)
{
    char after[8];

    if (must_be_empty(r, enemy))
        return false;
    for (int file = 0; file < 8; file++) {
        if (must_be_safe(r, file) && sees(r->at, enemy, file))
            return false;
    }
    memset(after, ' ', sizeof after);
    after[r->king_end] = 'K';
    after[r->rook_end] = 'R';
    return !sees(after, enemy, r->king_end);
}

/* The same king and rook in a game, the enemy's king out of everyone's way. */
static struct game game_of(const struct row *r, enum colour colour,
                           enum wing wing)
{
    int home = colour_home(colour), away = colour_home(colour_other(colour));
    struct game g;

    game_clear(&g);
    g.turn = (int8_t)colour;
    g.at[square_at(r->king, home)] = (uint8_t)piece_of(colour, PIECE_KING);
    g.at[square_at(r->rook, home)] = (uint8_t)piece_of(colour, PIECE_ROOK);
    g.at[square_at(0, away)] = (uint8_t)piece_of(colour_other(colour),
                                                 PIECE_KING);
    g.rook_file[colour][wing] = (int8_t)r->rook;
    return g;
}

static bool may_castle(const struct game *g)
{
    struct move moves[MOVES_MAX];
    int n = moves_legal(g, moves), found = 0;

    for (int i = 0; i < n; i++)
        found += moves[i].kind == MOVE_CASTLE;
    return found == 1;
}

/* With one piece more on the board? */
static bool may_castle_with(const struct game *g, int piece, int square)
{
    struct game more = *g;

    more.at[square] = (uint8_t)piece;
    return may_castle(&more);
}

/* Calls `test` for all arrays, colours and wings until it says no. */
static bool for_all(bool (*test)(const struct row *r, enum colour colour,
                                 enum wing wing, const struct array *a))
{
    for (int i = 0; i < 4 * CHESS960_COUNT; i++) {
        enum colour colour = i & 1 ? COLOUR_BLACK : COLOUR_WHITE;
        enum wing wing = i & 2 ? WING_QUEEN : WING_KING;
        char letters[ARRAY_TEXT_MAX];
        struct array a;
        struct row r;

        chess960_array(i / 4, &a);
        array_format(&a, letters);
        r = row_of(letters, wing);
        if (!test(&r, colour, wing, &a)) {
            fprintf(stderr, "%s, %s, %s\n", letters, colour_name(colour),
                    wing_name(wing));
            return false;
        }
    }
    return true;
}

static bool geometry_agrees(const struct row *r, enum colour colour,
                            enum wing wing, const struct array *a)
{
    int home = colour_home(colour);
    uint64_t empty = 0, safe = 0;
    struct castling c;

    for (int file = 0; file < 8; file++) {
        uint64_t bit = (uint64_t)1 << (8 * home + file);

        empty |= must_be_empty(r, file) ? bit : 0;
        safe |= must_be_safe(r, file) ? bit : 0;
    }
    chess960_castling(a, colour, wing, &c);
    return c.empty == empty && c.safe == safe &&
           c.king_from == 8 * home + r->king &&
           c.rook_from == 8 * home + r->rook &&
           c.king_to == 8 * home + r->king_end &&
           c.rook_to == 8 * home + r->rook_end;
}

static bool lands_right(const struct row *r, enum colour colour, enum wing wing,
                        const struct array *a)
{
    struct game g = game_of(r, colour, wing), after = g;
    struct move moves[MOVES_MEANT_MAX];
    int home = colour_home(colour), pieces = 0;

    (void)a;
    if (moves_meant(&g, square_at(r->king, home), square_at(r->rook, home),
                    moves) != 1)
        return false;
    move_play(&after, moves[0]);
    for (int at = 0; at < GAME_SQUARES; at++)
        pieces += after.at[at] != PIECE_NONE;
    return pieces == 3 && after.rook_file[colour][wing] == FILE_NONE &&
           after.at[square_at(r->king_end, home)] ==
               piece_of(colour, PIECE_KING) &&
           after.at[square_at(r->rook_end, home)] ==
               piece_of(colour, PIECE_ROOK);
}

static bool blocks_agree(const struct row *r, enum colour colour,
                         enum wing wing, const struct array *a)
{
    struct game g = game_of(r, colour, wing);
    int home = colour_home(colour);

    (void)a;
    for (int file = 0; file < 8; file++) {
        if (r->at[file] != ' ')
            continue;
        if (may_castle_with(&g, piece_of(colour, PIECE_KNIGHT),
                            square_at(file, home)) == must_be_empty(r, file))
            return false;
    }
    return true;
}

/* An enemy's rook two ranks before the row looks down each file. */
static bool attacks_agree(const struct row *r, enum colour colour,
                          enum wing wing, const struct array *a)
{
    struct game g = game_of(r, colour, wing);
    int rank = colour_home(colour) + 2 * colour_ahead(colour);
    int rook = piece_of(colour_other(colour), PIECE_ROOK);

    (void)a;
    for (int file = 0; file < 8; file++) {
        if (may_castle_with(&g, rook, square_at(file, rank)) ==
            must_be_safe(r, file))
            return false;
    }
    return true;
}

static bool rows_agree(const struct row *r, enum colour colour, enum wing wing,
                       const struct array *a)
{
    struct game g = game_of(r, colour, wing);
    int rook = piece_of(colour_other(colour), PIECE_ROOK);

    (void)a;
    for (int file = 0; file < 8; file++) {
        if (r->at[file] != ' ')
            continue;
        if (may_castle_with(&g, rook, square_at(file, colour_home(colour))) !=
            allowed_beside(r, file))
            return false;
    }
    return true;
}

TEST the_squares_are_those_of_the_second_implementation(void)
{
    ASSERT(for_all(geometry_agrees));
    PASS();
}

TEST king_and_rook_land_where_they_should(void)
{
    ASSERT(for_all(lands_right));
    PASS();
}

TEST a_piece_is_in_the_way_just_where_squares_must_be_empty(void)
{
    ASSERT(for_all(blocks_agree));
    PASS();
}

TEST an_attack_counts_just_where_the_king_goes(void)
{
    ASSERT(for_all(attacks_agree));
    PASS();
}

TEST an_enemy_on_the_row_is_seen_before_and_after(void)
{
    ASSERT(for_all(rows_agree));
    PASS();
}

static enum castling_answer answer_of(const char *fen, enum wing wing)
{
    struct game g = game_from(fen);

    return castling_judge(&g, wing).answer;
}

TEST verdicts_say_what_is_wrong(void)
{
    struct game g = game_from("4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1");
    struct castling_verdict v = castling_judge(&g, WING_KING);

    ASSERT_EQ(CASTLING_THROUGH_CHECK, v.answer);
    ASSERT_EQ(square_at(5, 0), v.square);
    ASSERT_EQ(square_at(2, 3), v.attacker);
    ASSERT_EQ(CASTLING_ALLOWED,
              answer_of("4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", WING_QUEEN));
    ASSERT_EQ(CASTLING_ALLOWED, /* only the rook passes b1 */
              answer_of("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", WING_QUEEN));
    ASSERT_EQ(CASTLING_NO_RIGHT,
              answer_of("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", WING_KING));
    ASSERT_EQ(CASTLING_BLOCKED,
              answer_of("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", WING_QUEEN));
    ASSERT_EQ(CASTLING_FROM_CHECK,
              answer_of("4k3/8/8/8/8/4r3/8/R3K3 w Q - 0 1", WING_QUEEN));
    ASSERT_EQ(CASTLING_INTO_CHECK,
              answer_of("4k3/8/8/8/8/2r5/8/R3K3 w Q - 0 1", WING_QUEEN));
    ASSERT_EQ(CASTLING_UNMASKED,
              answer_of("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", WING_QUEEN));
    PASS();
}

static bool says(const char *letters, enum wing wing, const char *words)
{
    struct castling c;
    struct error err;
    struct array a;
    struct text said;
    bool same;

    if (!array_parse(&a, letters, &err))
        return false;
    chess960_castling(&a, COLOUR_WHITE, wing, &c);
    text_init(&said);
    castling_say(&c, &said);
    same = strcmp(said.at, words) == 0;
    text_free(&said);
    return same;
}

TEST staying_is_put_in_words(void)
{
    ASSERT(says("RNBQKBNR", WING_KING,
                "the king goes from e1 to g1 and the "
                "rook goes from h1 to f1"));
    ASSERT(says("BBQNNRKR", WING_KING,
                "the king stays on g1 and the rook "
                "goes from h1 to f1"));
    ASSERT(says("BQNRKBNR", WING_QUEEN,
                "the king goes from e1 to c1 and the "
                "rook stays on d1"));
    PASS();
}

SUITE(castling_suite)
{
    RUN_TEST(the_squares_are_those_of_the_second_implementation);
    RUN_TEST(king_and_rook_land_where_they_should);
    RUN_TEST(a_piece_is_in_the_way_just_where_squares_must_be_empty);
    RUN_TEST(an_attack_counts_just_where_the_king_goes);
    RUN_TEST(an_enemy_on_the_row_is_seen_before_and_after);
    RUN_TEST(verdicts_say_what_is_wrong);
    RUN_TEST(staying_is_put_in_words);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(castling_suite);
    GREATEST_MAIN_END();
}
