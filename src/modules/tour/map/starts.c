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
#include "chess/square.h"
#include "chess/symmetry.h"
#include "modules/tour/all.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "solve/tour/count.h"

/* Beyond, a count takes minutes for each start. */
enum { COUNTED_MAX = 49 };

static bool measures_tours(const struct params *params)
{
    return params->at[TOUR_MEASURE].number == MEASURE_TOURS;
}

bool tour_map_possible(const struct params *params, bool window,
                       struct error *err)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;

    if (measures_tours(params) && files * ranks > COUNTED_MAX)
        return error_set(err,
                         "size '%dx%d': want at most %d squares to count "
                         "the tours from each of them",
                         files, ranks, COUNTED_MAX);
    if (window && (files > TOUR_MAP_SIDE_MAX || ranks > TOUR_MAP_SIDE_MAX))
        return error_set(err, "size '%dx%d': want sides of 1 to %d for a map",
                         files, ranks, TOUR_MAP_SIDE_MAX);
    return true;
}

static void list_starts(struct tour_map *map)
{
    map->starts = xcalloc((size_t)board_squares(&map->board),
                          sizeof *map->starts);
    for (int sq = 0; sq < board_squares(&map->board); sq++)
        if (!map->board.hole[sq])
            map->starts[map->nstarts++].square = sq;
}

void tour_map_init(struct tour_map *map, const struct params *params,
                   int threads)
{
    const char *untold;
    struct error err;

    *map = (struct tour_map){
        .tours = measures_tours(params),
        .threads = threads,
        .directed = tour_all_question(params, NULL, true).directed
    };
    tour_board(&map->board, params, &err);
    map->question = (struct tour_question){
        .board = &map->board,
        .seed = params->seed,
        .end = tour_square(params, TOUR_END),
        .closed = params->at[TOUR_CLOSED].number
    };
    move_order_parse(&map->question.order, params->at[TOUR_ORDER].text, &err);
    map->method = tour_method_for(tour_method_asked(params), &map->question,
                                  &untold);
    list_starts(map);
}

static void stop_start(struct tour_map *map)
{
    if (map->search)
        map->method->destroy(map->search);
    tour_count_destroy(map->count);
    map->search = NULL;
    map->count = NULL;
}

void tour_map_free(struct tour_map *map)
{
    stop_start(map);
    board_free(&map->board);
    free(map->starts);
}

/* --- one start ----------------------------------------------------------- */

static enum tour_map_state know(struct tour_map *map,
                                enum tour_map_outcome outcome, uint64_t number)
{
    struct tour_map_start *start = &map->starts[map->known++];

    start->outcome = outcome;
    start->number = number;
    stop_start(map);
    return MAP_KNOWN;
}

/* Is there a start before this one that a symmetry leads to it? */
static const struct tour_map_start *equal_start(const struct tour_map *map,
                                                int square)
{
    unsigned symmetries = symmetry_of_board(&map->board);

    for (size_t i = 0; map->question.end < 0 && i < map->known; i++)
        for (int s = 1; s < SYMMETRIES; s++)
            if (symmetries & 1u << s &&
                symmetry_square((enum symmetry)s, &map->board,
                                map->starts[i].square) == square)
                return &map->starts[i];
    return NULL;
}

static void start_count(struct tour_map *map)
{
    struct tour_count_question q = { .board = &map->board,
                                     .start = map->question.start,
                                     .end = map->question.end,
                                     .directed = map->directed,
                                     .kind = map->question.closed
                                                 ? TOUR_COUNT_CLOSED
                                                 : TOUR_COUNT_ALL };

    map->count = tour_count_start(&q, map->threads);
}

static void start_search(struct tour_map *map)
{
    map->search = map->method->create(&map->question);
    map->nodes = 1;
    map->left = TOUR_MAP_WORK;
}

/* Begins with the next start; MORE if there is something to do for it. */
static enum tour_map_state begin_start(struct tour_map *map)
{
    const struct tour_map_start *equal;
    struct text reason;
    bool none, refused;

    map->question.start = map->starts[map->known].square;
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
static enum tour_map_state count_on(struct tour_map *map)
{
    struct tour_count_status status;

    tour_count_poll(map->count, &status);
    switch (status.state) {
    case TOUR_COUNT_RUNNING: return MAP_MORE;
    case TOUR_COUNT_DONE:
        return know(map, status.count ? MAP_FOUND : MAP_NONE,
                    (uint64_t)status.count);
    case TOUR_COUNT_CANCELLED:
    case TOUR_COUNT_FAILED: break;
    }
    return know(map, MAP_LIMIT, 0);
}

static enum tour_map_state search_on(struct tour_map *map, long *budget)
{
    struct tour_step s;

    for (; *budget > 0 && map->left > 0; --*budget, map->left--) {
        map->method->step(map->search, &s);
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

enum tour_map_state tour_map_step(struct tour_map *map, long *budget)
{
    if (map->known == map->nstarts)
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

/* --- words --------------------------------------------------------------- */

const char *tour_map_word(enum tour_map_outcome outcome)
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

void tour_map_row(const struct tour_map *map, size_t i, struct text *out)
{
    const struct tour_map_start *start = &map->starts[i];

    text_addf(out, "%s %" PRIu64 " %s\n",
              say_square(start->square, map->board.files).at, start->number,
              tour_map_word(start->outcome));
}
