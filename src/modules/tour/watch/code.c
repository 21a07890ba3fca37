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

/* --- the move that led here ---------------------------------------------- */

/* Where the knight could have gone instead, and with how many ways on. */
struct choice {
    int square[8], exits[8], n;
    int equal; /* squares with as many as the best by the method's rule */
};

static bool has_moved(const struct view *view)
{
    return watch_note(view).kind == NOTE_ENTER;
}

static struct choice choice_at(const struct puzzle *pz, const struct view *view)
{
    uint32_t seen = view->pos->npath - 1;
    int sign = pz->method->wants_most ? -1 : 1, least = 8;
    struct choice c = { 0 };

    c.n = aim_ways(&pz->aim, view->pos, path_square(view, 1), seen, c.square);
    for (int i = 0; i < c.n; i++) {
        int worth;

        c.exits[i] = aim_exits(&pz->aim, view->pos, c.square[i], seen);
        worth = sign * c.exits[i];
        c.equal = worth < least ? 1 : c.equal + (worth == least);
        least = worth < least ? worth : least;
    }
    return c;
}

/* --- the line ------------------------------------------------------------ */

static enum tour_cue cue_of_choice(const struct puzzle *pz,
                                   const struct view *view)
{
    struct watch_note note = watch_note(view);

    if (note.other)
        return TOUR_CUE_OTHER;
    if (note.tied)
        return TOUR_CUE_TIE;
    if (pz->method->counts_exits && choice_at(pz, view).equal > 1)
        return TOUR_CUE_BROKEN;
    return TOUR_CUE_GO;
}

static enum tour_cue cue_of_move(const struct puzzle *pz,
                                 const struct view *view)
{
    if (path_is_complete(view))
        return TOUR_CUE_TOUR;
    if (path_is_dead_end(view) &&
        listing_lit(&pz->method->listing, TOUR_CUE_END) >= 0)
        return TOUR_CUE_END;
    return cue_of_choice(pz, view);
}

static enum tour_cue cue_of_round(struct watch_note note)
{
    static const enum tour_cue by_turn[] = {
        [TOUR_TURN_NONE] = TOUR_CUE_AGAIN,
        [TOUR_TURN_NEXT] = TOUR_CUE_TURN,
        [TOUR_TURN_AFRESH] = TOUR_CUE_AFRESH,
    };

    return by_turn[note.turn];
}

static enum tour_cue cue_of_moment(const struct puzzle *pz,
                                   const struct view *view)
{
    struct watch_note note = watch_note(view);

    switch (note.kind) {
    case NOTE_START: break;
    case NOTE_ENTER: return cue_of_move(pz, view);
    case NOTE_RETREAT: return TOUR_CUE_BACK;
    case NOTE_STRANDED: return TOUR_CUE_STRANDED;
    case NOTE_AGAIN: return cue_of_round(note);
    case NOTE_WORK: return note.last ? TOUR_CUE_SETTLED : TOUR_CUE_WORK;
    }
    return TOUR_CUE_START;
}

/* The cue that has a line in the method's listing. */
static enum tour_cue cue_at(const struct puzzle *pz, const struct view *view)
{
    static const enum tour_cue kind_of[TOUR_CUE_COUNT] = {
        [TOUR_CUE_OTHER] = TOUR_CUE_GO,      [TOUR_CUE_TIE] = TOUR_CUE_GO,
        [TOUR_CUE_BROKEN] = TOUR_CUE_GO,     [TOUR_CUE_TOUR] = TOUR_CUE_GO,
        [TOUR_CUE_STRANDED] = TOUR_CUE_BACK, [TOUR_CUE_AGAIN] = TOUR_CUE_START,
        [TOUR_CUE_TURN] = TOUR_CUE_AGAIN,    [TOUR_CUE_AFRESH] = TOUR_CUE_TURN,
        [TOUR_CUE_SETTLED] = TOUR_CUE_WORK,
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

static void say_counts(const struct puzzle *pz, const struct view *view,
                       struct text *out)
{
    struct choice c = choice_at(pz, view);

    for (int i = 0; i < c.n; i++)
        text_addf(out, "%s%s:%d", i ? " " : "", name_of(view, c.square[i]).at,
                  c.exits[i]);
}

static void say_best(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    int to = path_square(view, 0);

    text_addf(out, "%d at %s",
              aim_exits(&pz->aim, view->pos, to, view->pos->npath),
              name_of(view, to).at);
}

/* Of a move: where it could go, what was least, where it went. */
static void say_of_move(const struct puzzle *pz, const struct view *view,
                        enum tour_value which, struct text *out)
{
    int equal = choice_at(pz, view).equal;

    if (which == TOUR_VALUE_COUNTS)
        say_counts(pz, view, out);
    else if (which == TOUR_VALUE_BEST)
        say_best(pz, view, out);
    else if (which == TOUR_VALUE_CHOSEN)
        text_add(out, name_of(view, path_square(view, 0)).at);
    else if (equal > 1)
        text_addf(out, "%d", equal);
}

static void say_stranded(const struct view *view, struct text *out)
{
    if (watch_note(view).kind == NOTE_STRANDED)
        text_add(out, name_of(view, (int)watch_number(view, WATCH_CUT_OFF)).at);
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
    case TOUR_VALUE_VISITED:
        text_addf(out, "%u of %d", view->pos->npath, aim_squares(&pz->aim));
        break;
    case TOUR_VALUE_COUNTS:
    case TOUR_VALUE_BEST:
    case TOUR_VALUE_CHOSEN:
    case TOUR_VALUE_EQUAL:
        if (has_moved(view))
            say_of_move(pz, view, (enum tour_value)which, out);
        break;
    case TOUR_VALUE_STRANDED: say_stranded(view, out); break;
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
    struct code code = { .listing = &pz->method->listing, .value = say_value };

    if (!is_wanted(view->params))
        return;
    code.cue = (int)cue_at(pz, view);
    code_draw(&code, pz, view, sc);
}
