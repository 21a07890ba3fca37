/*
 * Queens, or rooks, that do not attack each other: an album of all solutions,
 * the search for them watched square by square, or a board to try by hand.
 * This file has the settings and the run.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "chess/square.h"
#include "modules/list.h"
#include "modules/queens/run.h"
#include "puzzle/clicks.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/queens/construct.h"

enum { COMPLETIONS_WORK = 2000000 };

static const char *const piece_names[] = { "queen", "rook", NULL };
static const char *const piece_titles[] = { "Queens", "Rooks", NULL };
static const char *const mode_names[] = { "album", "search", "hand", NULL };
static const char *const mode_titles[] = { "Browse the solutions",
                                           "Watch the search", "Place by hand",
                                           NULL };

/* clang-format off */
static const struct control controls[] = {
    [QUEENS_SIZE] = {
        .key = "size", .label = "Number", .kind = CONTROL_RANGE,
        .min = 1, .max = QUEENS_CONSTRUCT_MAX, .initial = "8",
        .help = "How many pieces, on a board of as many files and ranks."
    },
    [QUEENS_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_CHOICE,
        .initial = "queen", .names = piece_names, .titles = piece_titles,
        .quiet = true,
        .help = "Queens, or rooks by the same means."
    },
    [QUEENS_MODE] = {
        .key = "mode", .label = "Do", .kind = CONTROL_CHOICE,
        .initial = "album", .names = mode_names, .titles = mode_titles,
        .quiet = true,
        .help = "Browse all solutions, watch them being found, or try."
    },
    [QUEENS_SOLUTION] = {
        .key = "solution", .label = "Solution", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .help = "Which solution the album is open at; files from a, in each "
                "file from the top rank down."
    },
    [QUEENS_FUNDAMENTAL] = {
        .key = "fundamental", .label = "Only fundamental ones",
        .kind = CONTROL_SWITCH, .initial = "off",
        .help = "Browse only the first of those that turn into each other "
                "by the symmetries of the board."
    },
    [QUEENS_GIVEN] = {
        .key = "given", .label = "One here", .kind = CONTROL_SQUARES,
        .initial = "", .rare = true,
        .help = "Squares on which a piece must stand."
    },
    [QUEENS_BARRED] = {
        .key = "barred", .label = "None here", .kind = CONTROL_SQUARES,
        .initial = "", .rare = true,
        .help = "Squares on which none may stand."
    },
    [QUEENS_ATTACKS] = {
        .key = "attacks", .label = "Attacked squares",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .help = "Hatch the squares that are attacked, while searching or "
                "placing by hand."
    },
    [QUEENS_DIAGONALS] = {
        .key = "diagonals", .label = "Diagonals", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true,
        .help = "Show under the board which diagonals are occupied."
    },
    [QUEENS_STAIRS] = {
        .key = "stairs", .label = "Staircases", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true,
        .help = "Join the pieces that are a knight's move apart."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- settings ------------------------------------------------------------ */

static enum piece_kind piece_of(const struct params *params)
{
    return params->at[QUEENS_PIECE].number ? PIECE_ROOK : PIECE_QUEEN;
}

static enum queens_mode mode_of(const struct params *params)
{
    return (enum queens_mode)params->at[QUEENS_MODE].number;
}

static bool filtered(const struct params *params)
{
    return *params->at[QUEENS_GIVEN].text || *params->at[QUEENS_BARRED].text;
}

/* Beyond what can be drawn square by square the board is one large square
 * with a dot for each queen. */
static void board_size(const struct params *params, int *files, int *ranks)
{
    int n = params->at[QUEENS_SIZE].number;

    *files = *ranks = n <= QUEENS_BOARD_MAX ? n : 1;
}

static bool nameless(const struct params *params)
{
    return params->at[QUEENS_SIZE].number > QUEENS_BOARD_MAX;
}

static bool check_squares(const struct params *params, int control,
                          struct error *err)
{
    int n = params->at[QUEENS_SIZE].number;

    return clicks_check(params->at[control].text, controls[control].key, n, n,
                        err);
}

static bool validate(const struct params *params, struct error *err)
{
    int n = params->at[QUEENS_SIZE].number;

    if (mode_of(params) == MODE_SEARCH && n > QUEENS_BOARD_MAX)
        return error_set(err, "size '%d': want 1 to %d to watch the search", n,
                         QUEENS_BOARD_MAX);
    if (mode_of(params) == MODE_HAND && n > QUEENS_MASK_MAX)
        return error_set(err, "size '%d': want 1 to %d to place by hand", n,
                         QUEENS_MASK_MAX);
    if (filtered(params) && n > QUEENS_MASK_MAX)
        return error_set(err,
                         "given and barred squares go with a size of "
                         "1 to %d",
                         QUEENS_MASK_MAX);
    return !filtered(params) || (check_squares(params, QUEENS_GIVEN, err) &&
                                 check_squares(params, QUEENS_BARRED, err));
}

static void clear_list(struct params *params, int control)
{
    free(params->at[control].text);
    params->at[control].text = xstrdup("");
}

/* Another board has other solutions. */
static void adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        return;
    if (changed == QUEENS_SIZE || changed == QUEENS_PIECE) {
        clear_list(params, QUEENS_GIVEN);
        clear_list(params, QUEENS_BARRED);
    }
    if (changed != QUEENS_MODE)
        params->at[QUEENS_SOLUTION].number = 1;
    if (changed == QUEENS_SIZE &&
        params->at[QUEENS_SIZE].number > QUEENS_MASK_MAX)
        params->at[QUEENS_MODE].number = MODE_ALBUM;
}

static bool idle(const struct params *params, int control)
{
    bool album = mode_of(params) == MODE_ALBUM;
    bool small = params->at[QUEENS_SIZE].number <= QUEENS_MASK_MAX;

    switch ((enum queens_control)control) {
    case QUEENS_SOLUTION:
    case QUEENS_FUNDAMENTAL:
    case QUEENS_GIVEN:
    case QUEENS_BARRED: return !album || !small;
    case QUEENS_ATTACKS: return album;
    case QUEENS_DIAGONALS:
    case QUEENS_STAIRS: return !small;
    case QUEENS_SIZE:
    case QUEENS_PIECE:
    case QUEENS_MODE: break;
    }
    return false;
}

static const char *hint(const struct params *params)
{
    switch (mode_of(params)) {
    case MODE_ALBUM:
        if (params->at[QUEENS_SIZE].number > QUEENS_MASK_MAX)
            break;
        return "Click a square to see only solutions with a piece there; "
               "click again for those without.";
    case MODE_HAND:
        return "Click a square to place a piece or to take it away.";
    case MODE_SEARCH: break;
    }
    return NULL;
}

static bool at_once(const struct params *params)
{
    return mode_of(params) != MODE_SEARCH;
}

static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    uint64_t n = pz->shown ? queens_pages(pz) : 0;

    (void)params;
    *out = (struct pages){ QUEENS_SOLUTION, 1,
                           n < INT32_MAX ? (int)n : INT32_MAX };
    return n > 0 && pz->n <= QUEENS_MASK_MAX;
}

static bool by_hand(const struct params *params)
{
    return mode_of(params) == MODE_HAND;
}

/* Is there an album, and is something in it? Only two and three queens have
 * no solution at all. */
static bool has_pages(const struct params *params)
{
    int n = params->at[QUEENS_SIZE].number;

    return mode_of(params) == MODE_ALBUM && n <= QUEENS_MASK_MAX &&
           !(piece_of(params) == PIECE_QUEEN && (n == 2 || n == 3));
}

static void heading(const struct params *params, struct text *out)
{
    int n = params->at[QUEENS_SIZE].number;

    text_addf(
        out, "%d %s on %d\u00d7%d", n,
        say_plural((uint64_t)n, piece_names[params->at[QUEENS_PIECE].number])
            .at,
        n, n);
    if (has_pages(params))
        text_addf(out, ", solution %d", params->at[QUEENS_SOLUTION].number);
}

bool queens_wish_of(const struct params *params, struct queens_wish *out)
{
    const char *given = params->at[QUEENS_GIVEN].text;
    const char *barred = params->at[QUEENS_BARRED].text;
    int n = params->at[QUEENS_SIZE].number, sq;

    if (n > QUEENS_MASK_MAX)
        return false;
    queens_wish_init(out, n, piece_of(params));
    while ((sq = clicks_next(&given, n)) >= 0)
        queens_wish_put(out, sq % n, sq / n);
    while ((sq = clicks_next(&barred, n)) >= 0)
        queens_wish_bar(out, sq % n, sq / n);
    return true;
}

/* --- the user ------------------------------------------------------------ */

int queens_standing(const struct position *pos, int *out, int most)
{
    int n = 0;

    for (int file = 0; file < pos->files; file++)
        for (int rank = 0; rank < pos->ranks && n < most; rank++)
            if (pos->cell[LAYER_PIECE][rank * pos->files + file])
                out[n++] = rank * pos->files + file;
    return n;
}

/* One more than the completions of what stands on the board, 0 if that
 * would take too long. */
static uint64_t completions(const struct puzzle *pz, const struct position *pos)
{
    struct queens_wish wish;
    uint64_t count;

    queens_wish_init(&wish, pz->n, pz->piece);
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if (pos->cell[LAYER_PIECE][sq])
            queens_wish_put(&wish, sq % pz->n, sq / pz->n);
    return queens_completions(&wish, COMPLETIONS_WORK, &count) ? count + 1 : 0;
}

static enum reaction put(struct puzzle *pz, struct trace *tr, int square)
{
    bool there = tr->tip.cell[LAYER_PIECE][square];
    int standing[QUEENS_MASK_MAX + 1], n;
    uint64_t tally;

    n = queens_standing(&tr->tip, standing, pz->n + 1);
    if (!there && n >= pz->n)
        return REACTION_NONE;
    trace_set(tr, LAYER_PIECE, square,
              there ? PIECE_NONE : (uint32_t)pz->piece);
    n += there ? -1 : 1;
    tally = completions(pz, &tr->tip);
    trace_moment(tr, n == pz->n && tally == 2 ? MOMENT_SOLUTION : 0, NOTE_PUT,
                 tally);
    return REACTION_EDITED;
}

/* A click goes round: no wish, one here, none here. */
static enum reaction wish(struct params *params, int square)
{
    int n = params->at[QUEENS_SIZE].number;
    bool given = clicks_has(params->at[QUEENS_GIVEN].text, n, square);
    bool barred = clicks_has(params->at[QUEENS_BARRED].text, n, square);

    clicks_put(params, QUEENS_GIVEN, n, square, !given && !barred);
    clicks_put(params, QUEENS_BARRED, n, square, given);
    params->at[QUEENS_SOLUTION].number = 1;
    return REACTION_RESTART;
}

static enum reaction turn_to(struct puzzle *pz, struct trace *tr,
                             struct params *params, uint64_t page)
{
    if (page < 1 || page > queens_pages(pz) || page == pz->shown)
        return REACTION_NONE;
    params->at[QUEENS_SOLUTION].number = (int)page;
    queens_show(pz, tr, page);
    return REACTION_EDITED;
}

/* A thumbnail was clicked. */
static enum reaction pick_thumb(struct puzzle *pz, struct trace *tr,
                                const struct input *in, struct params *params)
{
    struct album album = queens_album_of(pz, in->view);

    return turn_to(pz, tr, params, album_page_at(&album, in->at));
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)err;
    if (in->kind == INPUT_CHANGED)
        return queens_changed(pz, tr, in->control, params);
    if (in->kind != INPUT_PRESS)
        return REACTION_NONE;
    if (pz->mode == MODE_HAND && in->square >= 0)
        return put(pz, tr, in->square);
    if (pz->mode != MODE_ALBUM)
        return REACTION_NONE;
    if (in->square < 0)
        return pz->shown ? pick_thumb(pz, tr, in, params) : REACTION_NONE;
    return pz->n <= QUEENS_MASK_MAX ? wish(params, in->square) : REACTION_NONE;
}

static void shuffle(struct params *params)
{
    struct rng rng;
    struct queens_wish w;
    uint64_t count;

    if (!queens_wish_of(params, &w) ||
        !queens_completions(&w, COMPLETIONS_WORK, &count) || count == 0)
        return;
    rng_seed(&rng, params->seed);
    params->at[QUEENS_SOLUTION].number = 1 +
                                         (int)rng_below(&rng, (uint32_t)count);
    params->at[QUEENS_FUNDAMENTAL].number = 0;
}

static struct vec aside(const struct params *params)
{
    int n = params->at[QUEENS_SIZE].number;
    float unit = n <= QUEENS_BOARD_MAX ? (float)n / 8 : 0.125f;

    return (struct vec){ has_pages(params) ? album_width(n, n) : 0,
                         params->at[QUEENS_DIAGONALS].number &&
                                 n <= QUEENS_MASK_MAX
                             ? 1.1f * unit
                             : 0 };
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    int *squares = xmalloc((size_t)pz->n * sizeof *squares);
    int n = queens_standing(view->pos, squares, pz->n);

    for (int i = 0; i < n; i++)
        text_addf(out, "%s%d", i ? " " : "", squares[i] / pz->n + 1);
    free(squares);
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = by_hand(params)   ? MANNER_PLAYED
                  : at_once(params) ? MANNER_SHOWN
                                    : MANNER_WATCHED;
    board_size(params, &out->files, &out->ranks);
    out->aside = aside(params);
    out->nameless = nameless(params);
    out->hint = hint(params);
    for (int i = 0; controls[i].key; i++)
        if (idle(params, i))
            out->idle |= UINT32_C(1) << i;
    return true;
}

static const struct activity activity = {
    .plan = plan,
    .pages = pages,
    .create = queens_create,
    .destroy = queens_destroy,
    .step = queens_step,
    .input = input,
    .draw = queens_draw,
    .heading = heading,
    .status = queens_status,
    .explain = queens_explain,
    .notation = notation,
    .facts = queens_facts,
};

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class queens_puzzle = {
    .name = "queens",
    .title = "Queens",
    .tab = "Queens",
    .summary = "As many queens as the board has files, and none attacks "
               "another.",
    .controls = controls,
    .questions = queens_questions,
    .series = queens_series,
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
    .activities = activities,
};
