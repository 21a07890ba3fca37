/* The choices of which an array and its number are made. */
#include "chess/chess960/product.h"

#include <assert.h>

const char *product_stage_name(enum product_stage stage)
{
    static const char *const names[PRODUCT_STAGES] = {
        "the light-squared bishop", "the dark-squared bishop", "the queen",
        "the knights", "the rooks, and the king between them"
    };

    assert(stage < PRODUCT_STAGES);
    return names[stage];
}

static unsigned free_files(const struct array *a)
{
    unsigned files = 0;

    for (int file = 0; file < GAME_SIDE; file++)
        files |= a->at[file] ? 0 : 1u << file;
    return files;
}

static void add_option(struct product_step *step, unsigned files)
{
    assert(step->choices < PRODUCT_CHOICES_MAX);
    step->option[step->choices++] = (uint8_t)files;
}

/* One option for each of `files`. */
static void choose_one(struct product_step *step, unsigned files)
{
    for (int file = 0; file < GAME_SIDE; file++) {
        if (files & 1u << file)
            add_option(step, 1u << file);
    }
}

/* One option for each pair of `files`. */
static void choose_two(struct product_step *step, unsigned files)
{
    for (int first = 0; first < GAME_SIDE; first++) {
        for (int second = first + 1; second < GAME_SIDE; second++) {
            unsigned pair = 1u << first | 1u << second;

            if ((files & pair) == pair)
                add_option(step, pair);
        }
    }
}

static void list_options(struct product_step *step, unsigned files)
{
    switch (step->stage) {
    case PRODUCT_LIGHT_BISHOP: choose_one(step, 0xaa); break;
    case PRODUCT_DARK_BISHOP: choose_one(step, 0x55); break;
    case PRODUCT_QUEEN: choose_one(step, files); break;
    case PRODUCT_KNIGHTS: choose_two(step, files); break;
    case PRODUCT_ROOKS_AND_KING: add_option(step, files); break;
    case PRODUCT_STAGES: assert(false && "no such stage"); break;
    }
}

/* The pieces of a stage, from left to right. */
static void place(struct product_step *step)
{
    static const enum piece_kind kinds[PRODUCT_STAGES][3] = {
        { PIECE_BISHOP },
        { PIECE_BISHOP },
        { PIECE_QUEEN },
        { PIECE_KNIGHT, PIECE_KNIGHT },
        { PIECE_ROOK, PIECE_KING, PIECE_ROOK }
    };
    int n = 0;

    for (int file = 0; file < GAME_SIDE; file++) {
        if (step->option[step->chosen] & 1u << file)
            step->after.at[file] = (uint8_t)kinds[step->stage][n++];
    }
}

void product_of_number(int number, struct product_step out[PRODUCT_STAGES])
{
    struct array so_far = { { 0 } };
    int product = 1;

    assert(number >= 0 && number < CHESS960_COUNT);
    for (int stage = 0; stage < PRODUCT_STAGES; stage++) {
        struct product_step *step = &out[stage];

        *step = (struct product_step){ .stage = (enum product_stage)stage,
                                       .after = so_far };
        list_options(step, free_files(&so_far));
        step->chosen = number % step->choices;
        number /= step->choices;
        place(step);
        product *= step->choices;
        step->product = product;
        so_far = step->after;
    }
}

/* clang-format off */
const struct listing product_listing = { {
    { "begin with no pieces: ways = 1", 0, 0 },
    { "for bishop, bishop, queen, knights,", PRODUCT_CUE_STAGE, 0 },
    { "and at last the rooks and king:", 0, 0 },
    { "  for each way to place them:", 0, 0 },
    { "    count it", PRODUCT_CUE_WAY, PRODUCT_VALUE_WAY },
    { "  multiply the ways by that", PRODUCT_CUE_TAKEN, PRODUCT_VALUE_TIMES },
    { "  place them as this array has them", 0, 0 },
    { "so many ways are there", PRODUCT_CUE_WHOLE, PRODUCT_VALUE_WAYS },
} };
/* clang-format on */
