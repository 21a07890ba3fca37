/*
 * The knight's tour: click a square, watch the knight. This file has what the
 * user does; tour_settings.c has the settings, tour_steps.c the run,
 * tour_words.c says why, tour_draw.c shows it.
 */
#include "base/error.h"
#include "chess/square.h"
#include "modules/list.h"
#include "modules/tour/all.h"
#include "modules/tour/map/starts.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

/* --- the user ------------------------------------------------------------ */

static enum reaction start_at(const struct puzzle *pz, struct params *params,
                              int square, struct error *err)
{
    int file = square % pz->board.files, rank = square / pz->board.files;

    if (pz->board.hole[square]) {
        error_set(err, "%s is cut out of the board; right-click puts it back",
                  square_name(file, rank).at);
        return REACTION_REFUSED;
    }
    params->at[TOUR_START].number = file;
    params->at[TOUR_START].second = rank;
    params->at[TOUR_ANY].number = 0;
    params->at[TOUR_SOLUTION].number = 1;
    if (pz->mode == TOUR_MAP)
        params->at[TOUR_MODE].number = TOUR_SOLVE;
    return REACTION_RESTART;
}

static enum reaction cut(const struct puzzle *pz, struct params *params,
                         int square, struct error *err)
{
    struct board board;

    if (square == pz->start && pz->mode != TOUR_MAP) {
        error_set(err, "the knight starts here: choose another start before "
                       "you cut this square out");
        return REACTION_REFUSED;
    }
    board_copy(&board, &pz->board);
    board_set_hole(&board, square, !board.hole[square]);
    tour_set_holes(params, &board);
    params->at[TOUR_SOLUTION].number = 1;
    board_free(&board);
    return REACTION_RESTART;
}

static enum reaction go_on(const struct puzzle *pz, const struct view *view,
                           struct error *err)
{
    if (view->progress == PROGRESS_DONE)
        error_set(err, "every way has been tried: there is no other tour");
    else if (view->progress == PROGRESS_STUCK || !pz->method->goes_on)
        error_set(err, "this method looks for no other tour; \u201cWarnsdorff, "
                       "with retreat\u201d does");
    else
        return REACTION_MORE;
    return REACTION_REFUSED;
}

static enum reaction changed(struct puzzle *pz, struct trace *tr, int control,
                             struct params *params)
{
    if (control != TOUR_SOLUTION || pz->mode != TOUR_ALL)
        return REACTION_REDRAW;
    return tour_all_turn(pz, tr, params,
                         (uint64_t)params->at[TOUR_SOLUTION].number);
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    if (in->kind == INPUT_CHANGED)
        return changed(pz, tr, in->control, params);
    if (in->kind == INPUT_ACTION && in->control == TOUR_HINT)
        return tour_hand_hint(pz, in->view, err);
    if (in->kind == INPUT_ACTION && in->control == TOUR_MORE &&
        pz->mode == TOUR_SOLVE)
        return go_on(pz, in->view, err);
    if (in->kind == INPUT_ACTION && pz->mode == TOUR_ALL)
        return tour_all_press(pz, tr, params, in->control);
    if (in->kind == INPUT_PRESS && in->square < 0 && pz->mode == TOUR_ALL)
        return tour_all_pick(pz, tr, params, in);
    if (in->kind != INPUT_PRESS || in->square < 0)
        return REACTION_NONE;
    if (in->button == 1 && pz->mode == TOUR_HAND &&
        (tr->tip.npath > 1 || tour_reaches(pz, &tr->tip, in->square)))
        return tour_hand_move(pz, tr, in->square, err);
    if (in->button == 1)
        return start_at(pz, params, in->square, err);
    if (in->button == 3)
        return cut(pz, params, in->square, err);
    return REACTION_NONE;
}

/* --- what is looked at --------------------------------------------------- */

static struct vec aside(const struct params *params)
{
    switch ((enum tour_mode)params->at[TOUR_MODE].number) {
    case TOUR_ALL: return tour_all_aside(params);
    case TOUR_MAP: return tour_map_aside(params);
    case TOUR_SOLVE:
    case TOUR_HAND: break;
    }
    return tour_aside(params);
}

static void path_notation(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    for (uint32_t i = 0; i < view->pos->npath; i++)
        text_addf(out, "%s%s", i ? " " : "",
                  say_square((int)view->pos->path[i], pz->board.files).at);
}

/* What is shown and said, by what is being done. */
static const struct {
    void (*draw)(const struct puzzle *, const struct view *, struct scene *);
    void (*status)(const struct puzzle *, const struct view *, struct text *);
    void (*explain)(const struct puzzle *, const struct view *, struct text *);
    void (*notation)(const struct puzzle *, const struct view *, struct text *);
    void (*facts)(const struct puzzle *, const struct view *, struct facts *);
} ways[] = { [TOUR_SOLVE] = { tour_draw, tour_status, tour_explain,
                              path_notation, tour_facts },
             [TOUR_HAND] = { tour_draw, tour_status, tour_explain,
                             path_notation, tour_facts },
             [TOUR_ALL] = { tour_all_draw, tour_all_status, tour_all_explain,
                            path_notation, tour_all_facts },
             [TOUR_MAP] = { tour_map_draw, tour_map_status, tour_map_explain,
                            tour_map_notation, tour_map_facts } };

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    size_t from = sc->ndraws;

    tour_underlay(pz, view, sc);
    scene_sink(sc, from);
    ways[pz->mode].draw(pz, view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    ways[pz->mode].status(pz, view, out);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    ways[pz->mode].explain(pz, view, out);
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    ways[pz->mode].notation(pz, view, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    ways[pz->mode].facts(pz, view, out);
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    out->manner = tour_by_hand(params)   ? MANNER_PLAYED
                  : tour_at_once(params) ? MANNER_SHOWN
                                         : MANNER_WATCHED;
    tour_board_size(params, &out->files, &out->ranks);
    out->aside = aside(params);
    out->hint = tour_hint(params);
    for (int i = 0; tour_controls[i].key; i++)
        if (tour_idle(params, i))
            out->idle |= UINT32_C(1) << i;
    return true;
}

static const struct activity activity = {
    .plan = plan,
    .create = tour_create,
    .destroy = tour_destroy,
    .step = tour_step,
    .input = input,
    .resume = tour_hand_resume,
    .draw = draw,
    .heading = tour_heading,
    .status = status,
    .explain = explain,
    .notation = notation,
    .facts = facts,
};

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class tour_puzzle = {
    .name = "tour",
    .title = "Knight's tour",
    .tab = "Tour",
    .summary = "A knight visits every square of the board once.",
    .controls = tour_controls,
    .questions = tour_questions,
    .series = tour_series,
    .validate = tour_validate,
    .adapt = tour_adapt,
    .shuffle = tour_shuffle,
    .activities = activities,
};
