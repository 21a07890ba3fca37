/* What the settings of a tour mean, for all that can be done with it. */
#include "modules/tour/settings.h"

#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/square.h"
#include "puzzle/board_setting.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "solve/tour/count.h"
#include "solve/tour/tour.h"

enum { CROSSINGS_MAX = 1000000 };
enum { AUTO_SIDE_MAX = 30 }; /* larger boards get a faster method */

static const struct board_setting board_setting = { TOUR_SIZE, TOUR_HOLES,
                                                    TOUR_SURFACE };

bool tour_board(struct board *b, const struct params *params, struct error *err)
{
    return board_setting_read(board_setting, params, b, err);
}

bool tour_mover(struct mover *m, const struct params *params, struct error *err)
{
    return mover_parse(m, params->at[TOUR_PIECE].text, err) &&
           tour_suits(m, err);
}

void tour_keep_holes(struct params *params)
{
    board_setting_keep(board_setting, params);
}

int tour_square(const struct params *params, int control)
{
    const struct setting *s = &params->at[control];

    return s->number < 0 ? -1
                         : s->second * params->at[TOUR_SIZE].number + s->number;
}

void tour_place_start(struct params *params)
{
    struct setting *start = &params->at[TOUR_START];
    struct board board;
    struct error err;
    int square;

    if (start->number >= 0 || !tour_board(&board, params, &err))
        return;
    square = board_nearest(&board, 0, 0);
    if (square >= 0) {
        start->number = square % board.files;
        start->second = square / board.files;
    }
    board_free(&board);
}

bool tour_check_square(const struct board *b, const struct params *params,
                       int control, struct error *err)
{
    const struct setting *at = &params->at[control];

    return at->number < 0 ||
           board_check_square(b, control == TOUR_START ? "start" : "end",
                              at->number, at->second, err);
}

static bool is_by_chance(const struct params *params)
{
    const struct tour_method *method = tour_method_asked(params);

    return (method && method->chance) ||
           strcmp(params->at[TOUR_ORDER].text, "random") == 0;
}

bool tour_plan(const struct params *params, bool started, struct plan *out,
               struct error *err)
{
    struct board board;
    bool ok;

    out->chance = is_by_chance(params);
    out->surface = (enum surface)params->at[TOUR_SURFACE].number;
    if (!tour_mover(&out->mover, params, err))
        return false;
    out->files = params->at[TOUR_SIZE].number;
    out->ranks = params->at[TOUR_SIZE].second;
    out->tools = 1 << TOOL_HOLES | 1 << TOOL_START | 1 << TOOL_END;
    if (!tour_board(&board, params, err))
        return false;
    ok = (!started || tour_check_square(&board, params, TOUR_START, err)) &&
         tour_check_square(&board, params, TOUR_END, err);
    board_free(&board);
    return ok;
}

/* --- what is asked ------------------------------------------------------- */

struct tour_question tour_question_of(const struct params *params,
                                      const struct board *b,
                                      const struct mover *m)
{
    struct tour_question q = { .board = b,
                               .mover = m,
                               .start = tour_square(params, TOUR_START),
                               .end = tour_square(params, TOUR_END),
                               .closed = params->at[TOUR_CLOSED].number,
                               .seed = params->seed };
    struct error err;

    move_order_parse(&q.order, params->at[TOUR_ORDER].text, &err);
    return q;
}

/* A map has all starts, whatever was chosen before. */
static bool starts_anywhere(const struct params *params)
{
    return params->at[TOUR_ANY].number || params->at[TOUR_START].number < 0 ||
           params->at[TOUR_MODE].number == TOUR_MAP;
}

static bool parse_crossings(const struct params *params, int *most)
{
    return parse_int(params->at[TOUR_CROSSINGS].text, 0, CROSSINGS_MAX, most);
}

static bool wants_fewest(const struct params *params)
{
    return strcmp(params->at[TOUR_CROSSINGS].text, "fewest") == 0;
}

bool tour_check_crossings(const struct params *params, struct error *err)
{
    const char *text = params->at[TOUR_CROSSINGS].text;
    int most;

    return strcmp(text, "any") == 0 || wants_fewest(params) ||
           parse_crossings(params, &most) ||
           error_set(err,
                     "crossings '%.40s': want any, fewest, or the most that "
                     "are allowed, 0 to %d",
                     text, CROSSINGS_MAX);
}

static struct tour_sieve sieve_of(const struct params *params)
{
    struct tour_sieve s = { .fundamental = params->at[TOUR_FUNDAMENTAL].number,
                            .symmetric = params->at[TOUR_SYMMETRIC].number };

    if (wants_fewest(params))
        s.crossings = TOUR_CROSSINGS_FEWEST;
    else if (parse_crossings(params, &s.most))
        s.crossings = TOUR_CROSSINGS_MOST;
    s.sums = params->at[TOUR_SUMS].number;
    return s;
}

struct tour_count_question tour_count_of(const struct params *params,
                                         const struct board *b,
                                         const struct mover *m)
{
    bool closed = params->at[TOUR_CLOSED].number;

    return (struct tour_count_question){
        .board = b,
        .mover = m,
        .kind = closed ? TOUR_COUNT_CLOSED : TOUR_COUNT_ALL,
        .start = starts_anywhere(params) ? -1 : tour_square(params, TOUR_START),
        .end = tour_square(params, TOUR_END),
        .directed = closed ? params->at[TOUR_DIRECTED].number
                           : !params->at[TOUR_UNDIRECTED].number,
        .sieve = sieve_of(params)
    };
}

bool tour_is_clear(const struct params *params, struct error *err)
{
    if (params->at[TOUR_ANY].number && params->at[TOUR_START].number >= 0)
        return error_set(err, "'start' and 'any-start' contradict each other: "
                              "leave one of them out");
    return tour_sums_are_clear(params, err);
}

bool tour_sums_are_clear(const struct params *params, struct error *err)
{
    return !params->at[TOUR_FUNDAMENTAL].number ||
           !params->at[TOUR_SUMS].number || !params->at[TOUR_CLOSED].number ||
           error_set(err, "the sums of a closed tour depend on where it "
                          "begins, so that its images have others: leave out "
                          "'fundamental' or 'sums'");
}

bool tour_has_direction(const struct params *params)
{
    bool start = !starts_anywhere(params);
    bool end = params->at[TOUR_END].number >= 0;

    return params->at[TOUR_CLOSED].number ? !start || !end : !start && !end;
}

const struct tour_method *tour_method_asked(const struct params *params)
{
    int which = params->at[TOUR_ALGORITHM].number;

    return which == 0 ? NULL : tour_methods[which - 1];
}

const struct tour_method *tour_method_for(const struct params *params,
                                          const struct tour_question *q,
                                          const char **why)
{
    const struct board *b = q->board;

    *why = NULL;
    if (tour_method_asked(params))
        return tour_method_asked(params);
    if (b->files <= AUTO_SIDE_MAX && b->ranks <= AUTO_SIDE_MAX) {
        *why = "";
        return &tour_warnsdorff;
    }
    if (!tour_is_plain(b, q->mover)) {
        *why = "it goes with any piece, on any surface";
        return &tour_warnsdorff;
    }
    if (b->nholes || q->end >= 0) {
        *why = "it can deal with holes and with a chosen end";
        return &tour_warnsdorff;
    }
    *why = "the board is large and whole, so that no search is needed";
    return &tour_construct;
}

/* --- the user ------------------------------------------------------------ */

static enum reaction start_at(const struct board *b, struct params *params,
                              int square, struct error *err)
{
    if (b->hole[square]) {
        error_set(err, "%s is cut out of the board; \"Edit\" puts it back",
                  say_square(square, b->files).at);
        return REACTION_REFUSED;
    }
    params->at[TOUR_START].number = square % b->files;
    params->at[TOUR_START].second = square / b->files;
    params->at[TOUR_ANY].number = 0;
    params->at[TOUR_SOLUTION].number = 1;
    clicks_keep(params, TOUR_MOVES, 0);
    return REACTION_RESTART;
}

static enum reaction cut(const struct board *b, int start,
                         struct params *params, int square, struct error *err)
{
    if (square == start) {
        error_set(err, "the tour starts here: choose another start before "
                       "you cut this square out");
        return REACTION_REFUSED;
    }
    if (square == tour_square(params, TOUR_END)) {
        error_set(err, "the tour is to end here: choose another end before "
                       "you cut this square out");
        return REACTION_REFUSED;
    }
    params->at[TOUR_SOLUTION].number = 1;
    params->at[TOUR_BEST].number = 0;
    clicks_keep(params, TOUR_MOVES, 0);
    return board_setting_cut(board_setting, b, params, square, err);
}

/* A tour that ends where it was said to is not closed. */
static enum reaction end_at(const struct board *b, int start,
                            struct params *params, int square,
                            struct error *err)
{
    bool again = square == tour_square(params, TOUR_END);

    if (b->hole[square] || square == start) {
        error_set(err,
                  b->hole[square]
                      ? "%s is cut out of the board: no tour ends there"
                      : "the tour starts on %s: choose another end",
                  say_square(square, b->files).at);
        return REACTION_REFUSED;
    }
    params->at[TOUR_END].number = again ? -1 : square % b->files;
    params->at[TOUR_END].second = again ? -1 : square / b->files;
    params->at[TOUR_CLOSED].number = 0;
    params->at[TOUR_SOLUTION].number = 1;
    clicks_keep(params, TOUR_MOVES, 0);
    return REACTION_RESTART;
}

enum reaction tour_press(const struct board *b, int start,
                         const struct input *in, struct params *params,
                         struct error *err)
{
    if (in->kind != INPUT_PRESS || in->square < 0 || in->button != 1)
        return REACTION_NONE;
    if (in->tool == TOOL_HOLES)
        return cut(b, start, params, in->square, err);
    if (in->tool == TOOL_END)
        return end_at(b, start, params, in->square, err);
    return start_at(b, params, in->square, err);
}

/* --- words --------------------------------------------------------------- */

static void name_square(const struct params *params, int control,
                        const char *before, struct text *out)
{
    const struct setting *at = &params->at[control];

    if (at->number >= 0)
        text_addf(out, " %s %s", before,
                  square_name(at->number, at->second).at);
}

void tour_name(const struct params *params, const char *what, bool started,
               struct text *out)
{
    struct mover mover = mover_knight;
    struct board board;
    struct error err;

    tour_mover(&mover, params, &err);
    text_add(out, what);
    tour_reword(out, &mover);
    text_addf(out, " %d\u00d7%d%s", params->at[TOUR_SIZE].number,
              params->at[TOUR_SIZE].second,
              surface_on((enum surface)params->at[TOUR_SURFACE].number));
    if (tour_board(&board, params, &err)) {
        if (board.nholes)
            text_addf(out, " with %s",
                      say_count((uint64_t)board.nholes, "hole").at);
        board_free(&board);
    }
    if (started)
        name_square(params, TOUR_START, "from", out);
    name_square(params, TOUR_END, "to", out);
    if (params->at[TOUR_CLOSED].number)
        text_add(out, ", closed");
}

static void name_direction(const struct params *params, struct text *out)
{
    bool closed = params->at[TOUR_CLOSED].number;

    if (!tour_has_direction(params))
        return;
    if (closed && params->at[TOUR_DIRECTED].number)
        text_add(out, ", in both directions");
    if (!closed && params->at[TOUR_UNDIRECTED].number)
        text_add(out, ", each with its reverse as one");
}

static void name_sieve(const struct tour_sieve *s, struct text *out)
{
    static const char *const sums[] = { "", ", semimagic", ", magic" };

    if (s->symmetric)
        text_add(out, ", symmetric");
    text_add(out, sums[s->sums]);
    if (s->crossings == TOUR_CROSSINGS_FEWEST)
        text_add(out, ", with the fewest crossings");
    if (s->crossings == TOUR_CROSSINGS_MOST && s->most == 0)
        text_add(out, ", uncrossed");
    else if (s->crossings == TOUR_CROSSINGS_MOST)
        text_addf(out, ", with at most %s",
                  say_count((uint64_t)s->most, "crossing").at);
    if (s->fundamental)
        text_add(out, ", up to symmetry");
}

void tour_name_all(const struct params *params, struct text *out)
{
    struct tour_sieve sieve = sieve_of(params);

    tour_name(params, "Knight's tours", !starts_anywhere(params), out);
    name_direction(params, out);
    name_sieve(&sieve, out);
}
