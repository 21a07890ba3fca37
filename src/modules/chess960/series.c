/*
 * Sheets of arrays; and worksheets that ask for the number of an array, for the
 * array of a number, or which rule an array breaks.
 */
#include "base/error.h"
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/chess960/rules.h"
#include "modules/chess960/run.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"

static void title(const struct params *params, int all, struct text *out)
{
    (void)params;
    text_add(out, all > 0 ? "Chess960: all 960 starting arrays"
                          : "Chess960: starting arrays");
}

static void title_number(const struct params *params, int all, struct text *out)
{
    if (all == SERIES_TASK)
        text_add(out, "Chess960: which number?");
    else
        title(params, all, out);
}

static void title_array(const struct params *params, int all, struct text *out)
{
    (void)params, (void)all;
    text_add(out, "Chess960: set up the array");
}

static void title_rule(const struct params *params, int all, struct text *out)
{
    (void)params, (void)all;
    text_add(out, "Chess960: which rule is broken?");
}

static struct array array_of(const struct params *params)
{
    struct array array;
    struct error unasked;

    c960_array_of(params, &array, &unasked);
    return array;
}

static void name(const struct params *params, struct text *out)
{
    struct array array = array_of(params);

    text_addf(out, "%d  ", params->at[C960_NUMBER].number);
    c960_add_array(out, &array);
}

/* --- numbers ------------------------------------------------------------- */

static bool is_usual(const struct params *params)
{
    return params->at[C960_ORDER].number == ORDER_SP;
}

/* How a number is made, for those who are to do it by hand. */
static void add_method(const struct params *params, struct text *out)
{
    if (is_usual(params))
        text_add(out,
                 " The number is L + 4 D + 16 Q + 96 N. L: the bishop on a "
                 "light square; b, d, f, h count as 0 to 3. D: the other one; "
                 "a, c, e, g as 0 to 3. Q: the queen, on the squares that are "
                 "left, counted from 0. N: the knights, on the five left then; "
                 "12, 13, 14, 15, 23, 24, 25, 34, 35, 45 as 0 to 9.");
}

static void task_number(const struct params *params, const struct assignment *a,
                        struct text *out)
{
    text_add(out, a->boards > 1 ? "Which number does each array have?"
                                : "Which number does this array have?");
    add_method(params, out);
}

static bool pose_number(struct params *params, struct text *words,
                        struct error *err)
{
    struct array array = array_of(params);

    (void)err;
    c960_add_array(words, &array);
    return true;
}

static void solve_number(struct params *params, struct text *words)
{
    int number = params->at[C960_NUMBER].number, n = number;

    text_addf(words, "Number %d", number);
    if (is_usual(params))
        text_addf(words, " = %d + 4 \u00b7 %d + 16 \u00b7 %d + 96 \u00b7 %d",
                  n % 4, n / 4 % 4, n / 16 % 6, n / 96);
    text_add(words, ".");
}

static void task_array(const struct params *params, const struct assignment *a,
                       struct text *out)
{
    text_addf(out,
              "Write White's pieces on the first rank of %s, as letters: K, "
              "Q, R, B and N.",
              a->boards > 1 ? "each board" : "the board");
    add_method(params, out);
    if (is_usual(params))
        text_add(out, " The king goes between the rooks.");
}

static bool pose_array(struct params *params, struct text *words,
                       struct error *err)
{
    (void)err;
    text_addf(words, "Number %d", params->at[C960_NUMBER].number);
    return true;
}

static void solve_array(struct params *params, struct text *words)
{
    struct array array = array_of(params);

    text_addf(words, "Number %d: ", params->at[C960_NUMBER].number);
    c960_add_array(words, &array);
    text_add(words, ".");
}

/* --- rules --------------------------------------------------------------- */

/* What is wrong with an array. */
enum fault { FAULT_NONE, FAULT_BISHOPS, FAULT_KING, FAULT_BOTH, FAULT_PIECES };

static bool breaks(const struct array *a, enum array_rule rule)
{
    return array_judge(a, rule) != ARRAY_KEPT;
}

static bool has_fault(const struct array *a, enum fault fault)
{
    bool bishops = fault == FAULT_BISHOPS || fault == FAULT_BOTH;
    bool king = fault == FAULT_KING || fault == FAULT_BOTH;

    return breaks(a, ARRAY_BISHOPS) == bishops && breaks(a, ARRAY_KING) == king;
}

/* The queen becomes a third knight. */
static void spoil_pieces(struct array *a)
{
    for (int file = 0; file < GAME_SIDE; file++)
        if (a->at[file] == PIECE_QUEEN)
            a->at[file] = PIECE_KNIGHT;
}

/* Two pieces change places, again and again, until the fault is there. */
static void spoil(struct array *a, enum fault fault, struct rng *rng)
{
    while (!has_fault(a, fault)) {
        int one = (int)rng_below(rng, GAME_SIDE);
        int other = (int)rng_below(rng, GAME_SIDE);
        uint8_t piece = a->at[one];

        a->at[one] = a->at[other];
        a->at[other] = piece;
    }
}

static void task_rule(const struct params *params, const struct assignment *a,
                      struct text *out)
{
    (void)params;
    text_addf(out,
              "Can a game of Chess960 begin %s? If not, write down the rule "
              "that is broken. The rules: king, queen, two rooks, two bishops "
              "and two knights; the bishops on squares of different colours; "
              "the king between the rooks.",
              a->boards > 1 ? "with these arrays" : "with this array");
}

/* By the number and the seed: the same each time. */
static bool pose_rule(struct params *params, struct text *words,
                      struct error *err)
{
    struct array array = array_of(params);
    int number = params->at[C960_NUMBER].number;
    struct rng rng;
    enum fault fault;

    (void)words, (void)err;
    rng_seed(&rng, hash_bytes(params->seed, &number, sizeof number));
    fault = (enum fault)rng_below(&rng, FAULT_PIECES + 1);
    if (fault == FAULT_PIECES)
        spoil_pieces(&array);
    else
        spoil(&array, fault, &rng);
    c960_set_array(params, &array);
    return true;
}

static void solve_rule(struct params *params, struct text *words)
{
    struct array array = array_of(params);
    bool first = true;

    if (array_is_valid(&array)) {
        text_addf(words, "Yes: it is number %d.",
                  params->at[C960_NUMBER].number);
        return;
    }
    text_add(words, "No: ");
    for (int rule = 0; rule < ARRAY_RULES; rule++) {
        if (array_judge(&array, (enum array_rule)rule) != ARRAY_BROKEN)
            continue;
        text_add(words, first ? "" : "; ");
        array_say(&array, (enum array_rule)rule, words);
        first = false;
    }
    text_add(words, ".");
}

/* The first has the sheets, and is what a worksheet usually asks. */
#define ARRAYS .key = "number", .name = name

/* clang-format off */
const struct series c960_series[] = {
    { ARRAYS, .topic = "number", .title = title_number, .task = task_number,
      .pose = pose_number, .solve = solve_number },
    { ARRAYS, .topic = "array", .title = title_array, .task = task_array,
      .pose = pose_array, .solve = solve_array, .bare = true },
    { ARRAYS, .topic = "rule", .title = title_rule, .task = task_rule,
      .pose = pose_rule, .solve = solve_rule, .shown = true },
    { .key = NULL }
};
/* clang-format on */
