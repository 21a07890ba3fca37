/*
 * The numbers of a map. A search has a bounded number of steps for each start;
 * tours are counted exactly, once for all starts that a symmetry of the board
 * makes equal.
 */
#include "modules/tour/map/starts.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/square.h"
#include "chess/symmetry.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "solve/tour/count.h"

/* Beyond, a count takes minutes for each start. */
enum { COUNTED_MAX = 49, SIDE_MAX = 20 };

static bool measures_tours(const struct params *params)
{
    return params->at[TOUR_MEASURE].number == MEASURE_TOURS;
}

bool starts_possible(const struct params *params, bool window,
                     struct error *err)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;

    if (measures_tours(params) && files * ranks > COUNTED_MAX)
        return error_set(err,
                         "size '%dx%d': want at most %d squares to count "
                         "the tours from each of them",
                         files, ranks, COUNTED_MAX);
    if (window && (files > SIDE_MAX || ranks > SIDE_MAX))
        return error_set(err, "size '%dx%d': want sides of 1 to %d for a map",
                         files, ranks, SIDE_MAX);
    return true;
}

static void list_starts(struct starts *map)
{
    map->at = xcalloc((size_t)board_squares(&map->board), sizeof *map->at);
    for (int sq = 0; sq < board_squares(&map->board); sq++)
        if (!map->board.hole[sq])
            map->at[map->n++].square = sq;
}

void starts_init(struct starts *map, const struct params *params, int threads)
{
    const char *untold;
    struct error err;

    *map = (struct starts){
        .tours = measures_tours(params),
        .threads = threads,
        .directed = tour_count_of(params, NULL, NULL).directed
    };
    tour_board(&map->board, params, &err);
    tour_mover(&map->mover, params, &err);
    map->question = tour_question_of(params, &map->board, &map->mover);
    map->method = tour_method_for(params, &map->question, &untold);
    list_starts(map);
}

static void stop_start(struct starts *map)
{
    if (map->search)
        map->method->destroy(map->search);
    tour_count_destroy(map->count);
    map->search = NULL;
    map->count = NULL;
}

void starts_free(struct starts *map)
{
    stop_start(map);
    board_free(&map->board);
    free(map->at);
}

/* --- one start ----------------------------------------------------------- */

static enum starts_state know(struct starts *map, enum start_outcome outcome,
                              uint64_t number)
{
    struct start *start = &map->at[map->known++];

    start->outcome = outcome;
    start->number = number;
    stop_start(map);
    return MAP_KNOWN;
}

/* Is there a start before this one that a symmetry leads to it? */
static const struct start *equal_start(const struct starts *map, int square)
{
    unsigned symmetries = symmetry_of_board(&map->board);

    for (size_t i = 0; map->question.end < 0 && i < map->known; i++)
        for (int s = 1; s < SYMMETRIES; s++)
            if (symmetries & 1u << s &&
                symmetry_square((enum symmetry)s, &map->board,
                                map->at[i].square) == square)
                return &map->at[i];
    return NULL;
}

static void start_count(struct starts *map)
{
    struct tour_count_question q = { .board = &map->board,
                                     .mover = map->question.mover,
                                     .start = map->question.start,
                                     .end = map->question.end,
                                     .directed = map->directed,
                                     .kind = map->question.closed
                                                 ? TOUR_COUNT_CLOSED
                                                 : TOUR_COUNT_ALL };

    map->count = tour_count_start(&q, map->threads);
}

static void start_search(struct starts *map)
{
    map->search = map->method->create(&map->question);
    map->nodes = 1;
    map->left = STARTS_WORK;
}

/* Begins with the next start; MORE if there is something to do for it. */
static enum starts_state begin_start(struct starts *map)
{
    const struct start *equal;
    struct text reason;
    bool none, refused;

    map->question.start = map->at[map->known].square;
    text_init(&reason);
    none = tour_impossible(&map->question, &reason);
    refused = !none && !map->tours && map->method->refuses &&
              map->method->refuses(&map->question, &reason);
    text_free(&reason);
    if (none || refused)
        return know(map, none ? MAP_NONE : MAP_REFUSED, 0);
    if (!map->tours) {
        start_search(map);
        return MAP_MORE;
    }
    equal = equal_start(map, map->question.start);
    if (equal)
        return know(map, equal->outcome, equal->number);
    start_count(map);
    return MAP_MORE;
}

/* A count goes on by itself, and takes none of the budget. */
static enum starts_state count_on(struct starts *map)
{
    struct tour_count_status status;

    tour_count_poll(map->count, &status);
    switch (status.state) {
    case TOUR_COUNT_RUNNING: return MAP_MORE;
    case TOUR_COUNT_DONE:
        return know(map, wide_is_more(status.count, 0) ? MAP_FOUND : MAP_NONE,
                    status.count.low);
    case TOUR_COUNT_FAILED: break;
    }
    return know(map, MAP_LIMIT, 0);
}

static enum starts_state search_on(struct starts *map, long *budget)
{
    long toil = *budget; /* squares that there is time to look at */
    struct tour_step s;

    for (; *budget > 0 && toil > 0 && map->left > 0; --*budget, map->left--) {
        map->method->step(map->search, &s);
        toil -= s.looked;
        switch (s.event) {
        case TOUR_ENTER: map->nodes++; break;
        case TOUR_FOUND: return know(map, MAP_FOUND, map->nodes);
        case TOUR_NONE: return know(map, MAP_NONE, map->nodes);
        case TOUR_STUCK: return know(map, MAP_STUCK, map->nodes);
        case TOUR_RETREAT:
        case TOUR_AGAIN:
        case TOUR_WORK: break;
        }
    }
    return map->left > 0 ? MAP_MORE : know(map, MAP_LIMIT, map->nodes);
}

enum starts_state starts_step(struct starts *map, long *budget)
{
    if (map->known == map->n)
        return MAP_DONE;
    if (!map->search && !map->count) {
        if (*budget <= 0)
            return MAP_MORE;
        --*budget;
        if (begin_start(map) == MAP_KNOWN)
            return MAP_KNOWN;
    }
    return map->count ? count_on(map) : search_on(map, budget);
}

void starts_ends(const struct starts *map, size_t n, const struct start **least,
                 const struct start **most)
{
    *least = *most = NULL;
    for (const struct start *at = map->at; at < map->at + n; at++) {
        if (at->outcome != MAP_FOUND)
            continue;
        if (!*least || at->number < (*least)->number)
            *least = at;
        if (!*most || at->number > (*most)->number)
            *most = at;
    }
}

/* --- words --------------------------------------------------------------- */

const char *starts_word(enum start_outcome outcome)
{
    switch (outcome) {
    case MAP_FOUND: return "found";
    case MAP_NONE: return "none";
    case MAP_STUCK: return "stuck";
    case MAP_LIMIT: return "limit";
    case MAP_REFUSED: return "refused";
    }
    return "";
}

void starts_row(const struct starts *map, size_t i, struct text *out)
{
    const struct start *start = &map->at[i];

    text_addf(out, "%s %" PRIu64 " %s\n",
              say_square(start->square, map->board.files).at, start->number,
              starts_word(start->outcome));
}
