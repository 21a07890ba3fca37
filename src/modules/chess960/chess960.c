/*
 * Chess960: the 960 arrays by number, by letters, by pattern, or set up by
 * hand; how they castle; and why there are 960. This file has the settings,
 * and chooses by them what is done.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/chess960/pattern.h"
#include "chess/chess960/s0.h"
#include "chess/game/notation/fen.h"
#include "modules/chess960/run.h"
#include "modules/list.h"
#include "puzzle/control.h"

static const char NUMBERED[] = "numbered", ANY[] = "any";

/* The activities, in the order of their table; a bit of each for controls. */
enum { BROWSE, CASTLE, PRODUCT, FUNNEL };
enum {
    IN_BROWSE = 1 << BROWSE,
    IN_ARRAY = IN_BROWSE | 1 << CASTLE | 1 << PRODUCT
};

static const char *const order_names[] = { "sp", "s0", NULL };
static const char *const order_titles[] = { "Scharnagl's, 0 to 959",
                                            "by places, 1 to 960", NULL };
static const char *const array_names[] = { NUMBERED, NULL };
static const char *const array_titles[] = { "as numbered", NULL };
static const char *const castle_names[] = { "none",        "king",
                                            "queen",       "black-king",
                                            "black-queen", NULL };
static const char *const castle_titles[] = {
    "off", "Kingside", "Queenside", "Black, kingside", "Black, queenside", NULL
};
static const char *const why_names[] = { "none", "product", "funnel", NULL };
static const char *const why_titles[] = {
    "off", "4 \u00b7 4 \u00b7 6 \u00b7 10 \u00b7 1", "All 40,320 orders", NULL
};
/* clang-format off */
static const char *const find_names[] = {
    ANY, "king-on-d", "bishops-adjacent", "bishops-in-corners",
    "knights-adjacent", "knights-in-corners", "rooks-in-corners",
    "castled-kingside", "castled-queenside", "?B??K??R", NULL
};
/* clang-format on */
/* clang-format off */
static const char *const find_titles[] = {
    "any array", "king on d", "bishops adjacent", "bishops in corners",
    "knights adjacent", "knights in corners", "rooks in corners",
    "castled kingside", "castled queenside", "?B??K??R", NULL
};
/* clang-format on */

/* clang-format off */
static const struct control controls[] = {
    [C960_NUMBER] = {
        .key = "number", .label = "Number", .kind = CONTROL_RANGE,
        .min = 0, .max = CHESS960_COUNT, .initial = "518", .optional = true,
        .in = IN_ARRAY,
        .help = "Which of the 960 arrays; an array that is none of them has "
                "no number."
    },
    [C960_RANDOM] = {
        .key = "random-array", .label = "Random", .kind = CONTROL_ACTION,
        .shuffles = true,
        .in = IN_ARRAY,
        .help = "Another of the 960, by chance: the key N."
    },
    [C960_ORDER] = {
        .key = "order", .label = "Numbers", .kind = CONTROL_CHOICE,
        .initial = "sp", .names = order_names, .titles = order_titles,
        .rare = true, .quiet = true,
        .in = IN_ARRAY,
        .help = "How the arrays are numbered: as usual, or in the order in "
                "which a program that permutes RNBQKBNR comes upon them."
    },
    [C960_ARRAY] = {
        .key = "array", .label = "Array", .kind = CONTROL_TEXT,
        .initial = NUMBERED, .names = array_names, .titles = array_titles,
        .rare = true, .quiet = true,
        .in = IN_ARRAY,
        .help = "The pieces from a to h, such as RNBQKBNR, in place of a "
                "number."
    },
    [C960_CASTLE] = {
        .key = "castle", .label = "Castling", .kind = CONTROL_CHOICE,
        .initial = "none", .names = castle_names, .titles = castle_titles,
        .quiet = true,
        .help = "Watch White castle from this array, or Black."
    },
    [C960_WHY] = {
        .key = "why", .label = "Why 960", .kind = CONTROL_CHOICE,
        .initial = "none", .names = why_names, .titles = why_titles,
        .quiet = true,
        .help = "Watch how the number comes about: piece by piece, or by "
                "sifting every order of the eight pieces."
    },
    [C960_CODE] = {
        .key = "code", .label = "Code", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true,
        .in = 1 << PRODUCT | 1 << FUNNEL,
        .help = "Show how they are counted in plain words, line by line, "
                "with the line of the moment lit."
    },
    [C960_FIND] = {
        .key = "find", .label = "Find", .kind = CONTROL_TEXT,
        .initial = ANY, .names = find_names, .titles = find_titles,
        .quiet = true, .space = '-',
        .in = IN_BROWSE,
        .help = "What the next array should look like: eight letters with ? "
                "for any piece, or words such as king on d."
    },
    [C960_MIRROR] = {
        .key = "mirror", .label = "Mirror", .kind = CONTROL_ACTION,
        .rare = true,
        .in = IN_BROWSE,
        .help = "The same array from right to left."
    },
    [C960_BEFORE] = {
        .key = "before", .label = "Find back", .kind = CONTROL_ACTION,
        .in = IN_BROWSE,
        .help = "The array before this one that matches."
    },
    [C960_AFTER] = {
        .key = "after", .label = "Find next", .kind = CONTROL_ACTION,
        .in = IN_BROWSE,
        .help = "The next array that matches."
    },
    [C960_PLAY] = {
        .key = "play-on", .label = "Play on", .kind = CONTROL_ACTION,
        .opens = "lesson turns=on fen=",
        .in = IN_BROWSE | 1 << CASTLE,
        .help = "Play a game from here, both sides, by the rules of Chess960."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- what the settings mean ---------------------------------------------- */

static int choose(const struct params *params)
{
    static const int by_reason[] = { BROWSE, PRODUCT, FUNNEL };

    return params->at[C960_CASTLE].number
               ? CASTLE
               : by_reason[params->at[C960_WHY].number];
}

/* A usual number in the order asked for. */
static int counted(const struct params *params, int number)
{
    return params->at[C960_ORDER].number == ORDER_S0 ? s0_from_number(number)
                                                     : number;
}

static int uncount(const struct params *params, int count)
{
    return params->at[C960_ORDER].number == ORDER_S0 ? s0_to_number(count)
                                                     : count;
}

static bool is_numbered(const struct params *params)
{
    return strcmp(params->at[C960_ARRAY].text, NUMBERED) == 0;
}

static bool check_number(const struct params *params, struct error *err)
{
    int number = params->at[C960_NUMBER].number;
    int first = params->at[C960_ORDER].number == ORDER_S0 ? 1 : 0;

    if (number == C960_NUMBERLESS)
        return !is_numbered(params) ||
               error_set(err,
                         "number 'none': want %d to %d, or an array that has "
                         "none",
                         first, first + CHESS960_COUNT - 1);
    return (number >= first && number < first + CHESS960_COUNT) ||
           error_set(err, "number '%d': want %d to %d in the order %s", number,
                     first, first + CHESS960_COUNT - 1,
                     order_names[params->at[C960_ORDER].number]);
}

bool c960_array_of(const struct params *params, struct array *out,
                   struct error *err)
{
    if (!is_numbered(params))
        return array_parse(out, params->at[C960_ARRAY].text, err);
    if (!check_number(params, err))
        return false;
    chess960_array(uncount(params, params->at[C960_NUMBER].number), out);
    return true;
}

void c960_add_pattern(const struct params *params, struct text *out)
{
    params_words(params, controls, C960_FIND, out);
}

bool c960_pattern_of(const struct params *params, struct pattern *out,
                     struct error *err)
{
    struct text words;
    bool ok;

    text_init(&words);
    if (strcmp(params->at[C960_FIND].text, ANY) != 0)
        c960_add_pattern(params, &words);
    ok = pattern_parse(out, words.at, err);
    text_free(&words);
    return ok;
}

static bool validate(const struct params *params, struct error *err)
{
    struct pattern pattern;
    struct array array;

    if (!check_number(params, err) || !c960_array_of(params, &array, err) ||
        !c960_pattern_of(params, &pattern, err))
        return false;
    if (params->at[C960_CASTLE].number && params->at[C960_WHY].number)
        return error_set(err, "castle and why: want one thing to watch at a "
                              "time");
    return true;
}

bool c960_is_one(const struct params *params, struct error *err)
{
    char letters[ARRAY_TEXT_MAX];
    struct array array;

    if (!c960_array_of(params, &array, err))
        return false;
    array_format(&array, letters);
    return chess960_number(&array) >= 0 ||
           error_set(err,
                     "%s is none of the 960 arrays: set it right "
                     "before you watch it",
                     letters);
}

/* --- changing them ------------------------------------------------------- */

static void set_text(struct params *params, int control, const char *text)
{
    free(params->at[control].text);
    params->at[control].text = xstrdup(text);
}

/* By its number if it has one, else by its letters. */
static void tell_array(struct params *params, const struct array *array)
{
    int number = chess960_number(array);
    char letters[ARRAY_TEXT_MAX];

    array_format(array, letters);
    set_text(params, C960_ARRAY, number < 0 ? letters : NUMBERED);
    params->at[C960_NUMBER].number = number < 0 ? C960_NUMBERLESS
                                                : counted(params, number);
}

/* In what is none of the 960 there is nothing to watch. */
void c960_set_array(struct params *params, const struct array *array)
{
    tell_array(params, array);
    if (params->at[C960_NUMBER].number == C960_NUMBERLESS)
        params->at[C960_CASTLE].number = params->at[C960_WHY].number = 0;
}

/* Letters were typed, or taken away: then there must be a number. */
static void follow_letters(struct params *params)
{
    struct array array;
    struct error err;

    if (!is_numbered(params) && c960_array_of(params, &array, &err))
        c960_set_array(params, &array);
    else if (params->at[C960_NUMBER].number == C960_NUMBERLESS)
        params->at[C960_NUMBER].number = counted(params, CHESS960_USUAL);
}

/* However the array was told, it has its own number or none. */
static void begin(struct params *params)
{
    struct array array;
    struct error err;

    if (c960_array_of(params, &array, &err))
        tell_array(params, &array);
}

/* What was counted one way is the same array counted the other way. */
static void recount(struct params *params)
{
    int *number = &params->at[C960_NUMBER].number;
    bool s0 = params->at[C960_ORDER].number == ORDER_S0;

    if (*number == C960_NUMBERLESS)
        return;
    if (s0 && *number < CHESS960_COUNT)
        *number = s0_from_number(*number);
    else if (!s0 && *number > 0)
        *number = s0_to_number(*number);
}

/* Someone who looks for a pattern wants to see it. */
static void show_match(struct params *params)
{
    struct pattern pattern;
    struct array array;
    struct error err;
    int number;

    if (!c960_pattern_of(params, &pattern, &err) ||
        !c960_array_of(params, &array, &err) ||
        pattern_matches(&pattern, &array))
        return;
    number = c960_match(params, &pattern, chess960_number(&array), 1);
    if (number < 0)
        return;
    chess960_array(number, &array);
    c960_set_array(params, &array);
}

static void adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        begin(params);
    if (changed == C960_ORDER)
        recount(params);
    if (changed == C960_NUMBER)
        set_text(params, C960_ARRAY, NUMBERED);
    if (changed == C960_ARRAY)
        follow_letters(params);
    if (changed == C960_FIND)
        show_match(params);
    if (changed == C960_CASTLE)
        params->at[C960_WHY].number = 0;
    if (changed == C960_WHY)
        params->at[C960_CASTLE].number = 0;
}

static void shuffle(struct params *params)
{
    struct rng rng;

    rng_seed(&rng, params->seed);
    params->at[C960_NUMBER].number = counted(
        params, (int)rng_below(&rng, CHESS960_COUNT));
    set_text(params, C960_ARRAY, NUMBERED);
    if (choose(params) == FUNNEL) /* which is of no array */
        params->at[C960_WHY].number = 0;
}

/* The array of a FEN, if it is that of a start. */
static bool take_fen(const char *text, struct array *out)
{
    struct game g, start;
    struct error err;
    int number;

    if (!fen_parse(&g, text, RULES_GAME, &err))
        return false;
    for (int file = 0; file < GAME_SIDE; file++)
        out->at[file] = (uint8_t)piece_kind(g.at[file]);
    number = chess960_number(out);
    if (number < 0)
        return false;
    chess960_start(number, &start);
    return memcmp(start.at, g.at, sizeof g.at) == 0;
}

/* A number, eight letters, or the FEN of a start. */
static bool take(struct params *params, const char *text, struct error *err)
{
    struct error unasked;
    struct array array;
    char *copy = xstrdup(text + strspn(text, " \t\r\n"));
    int number;
    bool ok = true;

    (void)err;
    for (size_t n = strlen(copy); n && strchr(" \t\r\n", copy[n - 1]); n--)
        copy[n - 1] = '\0';
    if (parse_int(copy, 0, CHESS960_COUNT - 1, &number))
        chess960_array(number, &array);
    else
        ok = array_parse(&array, copy, &unasked) || take_fen(copy, &array);
    if (ok)
        c960_set_array(params, &array);
    free(copy);
    return ok;
}

static const struct activity *const activities[] = { [BROWSE] = &c960_browse,
                                                     [CASTLE] = &c960_castle,
                                                     [PRODUCT] = &c960_product,
                                                     [FUNNEL] = &c960_funnel,
                                                     NULL };

const struct puzzle_class chess960_puzzle = {
    .name = "chess960",
    .title = "Chess960",
    .tab = "Chess960",
    .summary = "The 960 arrays from which a game may begin.",
    .controls = controls,
    .film = "--why product",
    .questions = c960_questions,
    .series = c960_series,
    .operand = "number",
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
    .take = take,
    .activities = activities,
    .choose = choose,
};
