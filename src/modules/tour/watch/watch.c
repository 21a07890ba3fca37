/* Watching a search: click a square, watch the knight. */
#include "base/error.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/run.h"
#include "modules/tour/watch/tree.h"
#include "puzzle/control.h"

/* Beside the board there is room for the population of a genetic method. */
static struct vec aside(const struct params *params)
{
    int files = params->at[TOUR_SIZE].number;
    int ranks = params->at[TOUR_SIZE].second;

    if (tour_method_asked(params) != &tour_genetic)
        return (struct vec){ 0, 0 };
    return (struct vec){ 0.32f * (float)(files > ranks ? files : ranks), 0 };
}

const struct tour_method *watch_method(const struct params *params)
{
    const struct tour_method *method;
    struct tour_question q;
    struct board board;
    struct mover mover;
    struct error err;
    const char *why;

    if (!tour_mover(&mover, params, &err) || !tour_board(&board, params, &err))
        return NULL;
    q = tour_question_of(params, &board, &mover);
    method = tour_method_for(params, &q, &why);
    board_free(&board);
    return method;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    const struct tour_method *method = tour_method_asked(params);

    out->aside = aside(params);
    if (!method || !method->goes_on)
        tour_hide(out, TOUR_MORE);
    if (method && !method->ordered)
        tour_hide(out, TOUR_ORDER);
    if (method && method->glimpse)
        tour_hide(out, TOUR_COUNTS);
    if (!tour_plan(params, true, out, err) || !graph_plan(params, out, err))
        return false;
    out->hint = out->mover.kind == PIECE_KNIGHT
                    ? "Click any square: the knight sets out from there."
                    : "Click any square: the piece sets out from there.";
    watch_plan_tree(params, out);
    watch_plan_code(params, out);
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    tour_name(params, "Knight's tour", true, out);
}

static enum reaction go_on(const struct puzzle *pz, const struct view *view,
                           struct error *err)
{
    if (pz->refused)
        error_set(err, "this method is not made for this");
    else if (pz->aim.reason.len)
        error_set(err, "no tour is possible here, so there is no other one");
    else if (view->progress == PROGRESS_DONE)
        error_set(err, "every way has been tried: there is no %stour",
                  watch_number(view, WATCH_FOUND) ? "other " : "");
    else if (view->progress == PROGRESS_STUCK && pz->method->goes_on)
        error_set(err, "this method has given up; \u201cWarnsdorff, may "
                       "go back\u201d tries every way");
    else if (!pz->method->goes_on)
        error_set(err, "this method looks for no other tour; \u201cWarnsdorff, "
                       "may go back\u201d does");
    else
        return REACTION_MORE;
    return REACTION_REFUSED;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)tr;
    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind == INPUT_ACTION && in->control == TOUR_MORE)
        return go_on(pz, in->view, err);
    return tour_press(&pz->aim.board, pz->aim.start, in, params, err);
}

/* Where a method has something else in mind, its overlay needs the room: what
 * it chooses from is only circled, when that is told. */
static enum path_help help_beside(const struct puzzle *pz,
                                  const struct view *view)
{
    return !pz->method->replays && watch_tells_choice(pz, view) &&
                   path_has_room(view)
               ? PATH_CIRCLES
               : PATH_PLAIN;
}

enum path_help watch_help(const struct puzzle *pz, const struct view *view)
{
    if (view->quizzed == QUIZZED_ASKED)
        return PATH_PLAIN;
    if (pz->method->glimpse)
        return help_beside(pz, view);
    if (!path_shows_counts(view))
        return PATH_PLAIN;
    if (!pz->method->counts_exits)
        return PATH_COUNTS;
    return pz->method->wants_most ? PATH_RINGS_MOST : PATH_RINGS;
}

/* What was tried in vain, unless it passes too fast to be seen. */
static void draw_tried(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    struct watch_note note = watch_note(view);
    unsigned tried[2] = { watch_tried(&pz->aim, view->pos),
                          watch_tried_before(&pz->aim, view->pos) };

    if (!path_has_room(view))
        return;
    path_draw_tried(&pz->aim, view, watch_help(pz, view), tried, sc);
    if (note.kind == NOTE_RETREAT || note.kind == NOTE_STRANDED)
        path_draw_left(&pz->aim, view, watch_square(pz, view, note.left), sc);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    size_t from = sc->ndraws;

    graph_draw_below(&pz->aim, view, sc);
    glimpse_draw_below(pz, view, sc);
    scene_sink(sc, from);
    path_draw(&pz->aim, view, watch_help(pz, view), sc);
    draw_tried(pz, view, sc);
    glimpse_draw(pz, view, sc);
    if (view->quizzed == QUIZZED_NOT)
        path_draw_ghost(&pz->aim, view, sc);
    graph_draw_ring(&pz->graph, &pz->aim, view, sc);
    watch_draw_tree(pz, view, sc);
    watch_draw_code(pz, view, sc);
}

const struct activity tour_watch_activity = {
    .riddles = &watch_riddles,
    .plan = plan,
    .heading = heading,
    .create = watch_create,
    .destroy = watch_destroy,
    .step = watch_step,
    .input = input,
    .draw = draw,
    .status = watch_status,
    .explain = watch_explain,
    .notation = path_notation,
    .facts = watch_facts,
};
