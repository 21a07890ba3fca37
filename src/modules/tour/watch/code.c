/*
 * The listing of the method beside the board: which line the moment looked at
 * lights, and what its variables are then. All of it follows from the moment,
 * so that it is right in the past as well.
 */
#include <ctype.h>

#include "base/error.h"
#include "base/listing.h"
#include "base/say.h"
#include "chess/board.h"
#include "chess/square.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/run.h"
#include "puzzle/code.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/listing.h"

/* --- the choice that is told --------------------------------------------- */

/*
 * It is the choice whose marks are on the board: the one to come or, while the
 * knight is on its way, the one that it follows.
 */
struct choice {
    int from, to;
    uint32_t seen; /* squares visited when it is made */
    bool other;    /* others have been tried before */
    bool tied;     /* others are as good */
    int square[MOVER_STEPS_MAX], exits[MOVER_STEPS_MAX],
        n;     /* where it can go, with how many ways on */
    int equal; /* squares with as many as the best by the method's rule */
};

static bool is_on_its_way(const struct view *view)
{
    return watch_note(view).kind == NOTE_ENTER && view->pos->npath > 1 &&
           view->origin == path_square(view, 1);
}

static bool is_on_its_way_back(const struct puzzle *pz, const struct view *view)
{
    struct watch_note note = watch_note(view);

    return (note.kind == NOTE_RETREAT || note.kind == NOTE_STRANDED) &&
           view->origin == watch_square(pz, view, note.left);
}

static bool is_chosen(const struct puzzle *pz, const struct view *view)
{
    return is_on_its_way(view) ||
           (!is_on_its_way_back(pz, view) && watch_tells_choice(pz, view) &&
            watch_note(view).ahead.kind == AHEAD_MOVE);
}

static void count_exits(const struct puzzle *pz, const struct view *view,
                        struct choice *c)
{
    int sign = pz->method->wants_most ? -1 : 1, least = MOVER_STEPS_MAX;

    c->n = aim_ways(&pz->aim, view->pos, c->from, c->seen, c->square);
    for (int i = 0; i < c->n; i++) {
        int worth;

        c->exits[i] = aim_exits(&pz->aim, view->pos, c->square[i], c->seen);
        worth = sign * c->exits[i];
        c->equal = worth < least ? 1 : c->equal + (worth == least);
        least = worth < least ? worth : least;
    }
}

static struct choice choice_at(const struct puzzle *pz, const struct view *view)
{
    struct watch_note note = watch_note(view);
    uint32_t late = is_on_its_way(view);
    struct choice c = { .from = path_square(view, late),
                        .seen = view->pos->npath - late };

    if (late) {
        c.to = path_square(view, 0);
        c.other = note.other;
        c.tied = note.tied;
    } else {
        c.to = watch_square(pz, view, note.ahead.move);
        c.other = note.ahead.tried > 0;
        c.tied = note.ahead.tied > 1;
    }
    count_exits(pz, view, &c);
    return c;
}

/* --- the line ------------------------------------------------------------ */

static enum tour_cue cue_of_choice(const struct puzzle *pz,
                                   const struct view *view)
{
    struct choice c = choice_at(pz, view);

    if (c.other)
        return TOUR_CUE_OTHER;
    if (c.tied)
        return TOUR_CUE_TIE;
    return pz->method->counts_exits && c.equal > 1 ? TOUR_CUE_BROKEN
                                                   : TOUR_CUE_GO;
}

/* The walk is over, and another follows: the line for either. */
static enum tour_cue cue_of_again(const struct puzzle *pz)
{
    return listing_lit(&pz->method->listing, TOUR_CUE_AGAIN) < 0
               ? TOUR_CUE_END
               : TOUR_CUE_AGAIN;
}

/* What the knight does next. */
static enum tour_cue cue_of_ahead(const struct puzzle *pz,
                                  const struct view *view)
{
    if (path_is_complete(view))
        return TOUR_CUE_TOUR;
    switch (watch_note(view).ahead.kind) {
    case AHEAD_UNKNOWN: break;
    case AHEAD_MOVE: return cue_of_choice(pz, view);
    case AHEAD_BACK: return TOUR_CUE_BACK;
    case AHEAD_STRANDED: return TOUR_CUE_STRANDED;
    case AHEAD_AGAIN: return cue_of_again(pz);
    case AHEAD_STUCK: return TOUR_CUE_END;
    case AHEAD_OVER: return TOUR_CUE_OVER;
    }
    return TOUR_CUE_NONE;
}

static enum tour_cue cue_of_round(struct watch_note note)
{
    static const enum tour_cue by_turn[] = {
        [TOUR_TURN_NONE] = TOUR_CUE_START,
        [TOUR_TURN_NEXT] = TOUR_CUE_TURN,
        [TOUR_TURN_AFRESH] = TOUR_CUE_AFRESH,
    };

    return by_turn[note.turn];
}

/* What was done with all that a method has in mind, and is drawn. */
static enum tour_cue cue_of_work(const struct view *view)
{
    struct watch_note note = watch_note(view);

    if (note.kind == NOTE_AGAIN)
        return cue_of_round(note);
    if (note.kind == NOTE_WORK)
        return note.last ? TOUR_CUE_SETTLED : TOUR_CUE_WORK;
    return TOUR_CUE_START;
}

static enum tour_cue cue_of_moment(const struct puzzle *pz,
                                   const struct view *view)
{
    if (!pz->search)
        return TOUR_CUE_NONE;
    if (is_on_its_way(view))
        return cue_of_choice(pz, view);
    if (is_on_its_way_back(pz, view))
        return watch_note(view).kind == NOTE_STRANDED ? TOUR_CUE_STRANDED
                                                      : TOUR_CUE_BACK;
    return watch_tells_choice(pz, view) ? cue_of_ahead(pz, view)
                                        : cue_of_work(view);
}

/* The cue that has a line in the method's listing. */
static enum tour_cue cue_at(const struct puzzle *pz, const struct view *view)
{
    static const enum tour_cue kind_of[TOUR_CUE_COUNT] = {
        [TOUR_CUE_OTHER] = TOUR_CUE_GO,      [TOUR_CUE_TIE] = TOUR_CUE_GO,
        [TOUR_CUE_BROKEN] = TOUR_CUE_GO,     [TOUR_CUE_TOUR] = TOUR_CUE_GO,
        [TOUR_CUE_STRANDED] = TOUR_CUE_BACK, [TOUR_CUE_TURN] = TOUR_CUE_START,
        [TOUR_CUE_AFRESH] = TOUR_CUE_TURN,   [TOUR_CUE_SETTLED] = TOUR_CUE_WORK,
    };
    enum tour_cue cue = cue_of_moment(pz, view);

    while (cue && listing_lit(&pz->method->listing, (int)cue) < 0)
        cue = kind_of[cue];
    return cue;
}

/* --- the values ---------------------------------------------------------- */

static struct phrase name_of(const struct view *view, int square)
{
    return say_square(square, view->pos->files);
}

static void say_counts(const struct view *view, const struct choice *c,
                       struct text *out)
{
    for (int i = 0; i < c->n; i++)
        text_addf(out, "%s%s:%d", i ? " " : "", name_of(view, c->square[i]).at,
                  c->exits[i]);
}

/* Where it can go, what is best there, where it goes. */
static void say_of_choice(const struct puzzle *pz, const struct view *view,
                          enum tour_value which, struct text *out)
{
    struct choice c = choice_at(pz, view);
    struct phrase to = name_of(view, c.to);

    if (which == TOUR_VALUE_COUNTS)
        say_counts(view, &c, out);
    else if (which == TOUR_VALUE_BEST)
        text_addf(out, "%d at %s", aim_exits(&pz->aim, view->pos, c.to, c.seen),
                  to.at);
    else if (which == TOUR_VALUE_CHOSEN)
        text_add(out, to.at);
    else if (c.equal > 1)
        text_addf(out, "%d", c.equal);
}

/* "17 of 64" */
static void say_visited(const struct puzzle *pz, const struct view *view,
                        struct text *out)
{
    text_addf(out, "%u of %d", view->pos->npath - is_on_its_way(view),
              aim_squares(&pz->aim));
}

static void say_stranded(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    struct watch_note note = watch_note(view);

    if (is_on_its_way_back(pz, view)) {
        if (note.kind == NOTE_STRANDED)
            text_add(out,
                     name_of(view, (int)watch_number(view, WATCH_CUT_OFF)).at);
    } else if (note.ahead.kind == AHEAD_STRANDED && !is_on_its_way(view)) {
        text_add(out, name_of(view, watch_stranded(view)).at);
    }
}

static void say_blocks(const struct puzzle *pz, struct text *out)
{
    const struct patchwork *pw = watch_patchwork(pz);

    if (pw)
        text_add(out,
                 say_count((uint64_t)patchwork_count(pw, patchwork_finest(pw)),
                           "block")
                     .at);
}

static void say_join(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    const struct patchwork *pw = watch_patchwork(pz);

    if (pw)
        text_addf(out, "%s of %s",
                  say_number(watch_number(view, WATCH_TURN)).at,
                  say_number(pw->nseams).at);
}

/* "ant 17": what begins anew each time is counted by how often it did. */
static void say_round(const struct puzzle *pz, const struct view *view,
                      struct text *out)
{
    const char *round = pz->method->say.round;

    text_addf(out, "%c%s %s", tolower((unsigned char)round[0]), round + 1,
              say_number(watch_number(view, WATCH_RESTARTS) + 1).at);
}

static void say_value(const struct puzzle *pz, const struct view *view,
                      int which, struct text *out)
{
    switch ((enum tour_value)which) {
    case TOUR_VALUE_NONE: break;
    case TOUR_VALUE_START:
        text_add(out, name_of(view, pz->aim.start).at);
        break;
    case TOUR_VALUE_VISITED: say_visited(pz, view, out); break;
    case TOUR_VALUE_COUNTS:
    case TOUR_VALUE_BEST:
    case TOUR_VALUE_CHOSEN:
    case TOUR_VALUE_EQUAL:
        if (is_chosen(pz, view))
            say_of_choice(pz, view, (enum tour_value)which, out);
        break;
    case TOUR_VALUE_STRANDED: say_stranded(pz, view, out); break;
    case TOUR_VALUE_ROUND: say_round(pz, view, out); break;
    case TOUR_VALUE_TURN:
        text_addf(out, "generation %s",
                  say_number(watch_number(view, WATCH_ROUNDS)).at);
        break;
    case TOUR_VALUE_LOOK:
        text_add(out, say_count(watch_number(view, WATCH_TURN), "time").at);
        break;
    case TOUR_VALUE_BLOCKS: say_blocks(pz, out); break;
    case TOUR_VALUE_JOIN: say_join(pz, view, out); break;
    }
}

/* --- beside the board ---------------------------------------------------- */

static bool is_wanted(const struct params *params)
{
    return params->at[TOUR_CODE].number;
}

void watch_plan_code(const struct params *params, struct plan *out)
{
    const struct tour_method *method = watch_method(params);

    if (is_wanted(params) && method)
        code_plan(&method->listing, out);
}

void watch_draw_code(const struct puzzle *pz, const struct view *view,
                     struct scene *sc)
{
    struct text words[LISTING_MOST];
    struct listing l = pz->method->listing;
    struct code code = { .listing = &l, .value = say_value };
    int n = listing_count(&l);

    if (!is_wanted(view->params))
        return;
    for (int i = 0; i < n; i++) {
        text_init(&words[i]);
        text_add(&words[i], l.at[i].words);
        tour_reword(&words[i], &pz->aim.mover);
        l.at[i].words = words[i].at;
    }
    code.cue = (int)cue_at(pz, view);
    code_draw(&code, pz, view, sc);
    for (int i = 0; i < n; i++)
        text_free(&words[i]);
}
