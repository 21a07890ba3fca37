/*
 * What a search for a tour does, step by step: the solver's events become
 * moments, with all there is to be known of them later.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/piece.h"
#include "modules/tour/settings.h"
#include "modules/tour/watch/run.h"
#include "modules/tour/watch/tree.h"
#include "puzzle/board_setting.h"
#include "puzzle/trace.h"
#include "solve/tour/glimpse.h"

enum {
    WORKS_SHOWN = 8,    /* changes of a round that are all shown */
    PROVED_SQUARES = 25 /* a search of so many ends soon, tour or no tour */
};

/* --- what a moment remembers --------------------------------------------- */

uint64_t watch_number(const struct view *view, enum watch_number which)
{
    return position_count(view->pos, which);
}

static void count(struct trace *tr, enum watch_number which)
{
    trace_count(tr, which, position_count(&tr->tip, which) + 1);
}

/*
 * A note in 16 bits: 3 for its kind, 3 for what only this kind tells, and 10
 * for what is ahead: 4 for a move, or for what comes instead of one, then how
 * many were tried and, less one, how many are tied. Of a piece with more than
 * eight moves WATCH_WIDE has the numbers.
 */
enum { NO_MOVE = 8 }; /* from here on, a kind of what is ahead */

static int pack_detail(const struct watch_note *note)
{
    switch (note->kind) {
    case NOTE_START: break;
    case NOTE_ENTER: return note->other | note->tied << 1;
    case NOTE_RETREAT:
    case NOTE_STRANDED: return note->left & 7;
    case NOTE_AGAIN: return (int)note->turn;
    case NOTE_WORK: return note->last;
    }
    return 0;
}

static int pack_ahead(const struct watch_ahead *a)
{
    return a->kind == AHEAD_MOVE
               ? (a->move & 7) | (a->tried & 7) << 4 | ((a->tied - 1) & 7) << 7
               : NO_MOVE + (int)a->kind;
}

static int pack(const struct watch_note *note)
{
    return (int)note->kind | pack_detail(note) << 3 |
           pack_ahead(&note->ahead) << 6;
}

/* A byte each, above one that says that they are there. */
static uint64_t pack_wide(const struct watch_note *note)
{
    uint64_t left = (uint64_t)note->left, move = (uint64_t)note->ahead.move;
    uint64_t tried = (uint64_t)note->ahead.tried;
    uint64_t tied = (uint64_t)note->ahead.tied;

    return 1 | left << 8 | move << 16 | tried << 24 | tied << 32;
}

static void unpack_wide(uint64_t wide, struct watch_note *out)
{
    out->left = (int)(wide >> 8 & 255);
    if (out->ahead.kind != AHEAD_MOVE)
        return;
    out->ahead.move = (int)(wide >> 16 & 255);
    out->ahead.tried = (int)(wide >> 24 & 255);
    out->ahead.tied = (int)(wide >> 32 & 255);
}

static struct watch_ahead unpack_ahead(int note)
{
    int way = note >> 6 & 15;

    if (way >= NO_MOVE)
        return (struct watch_ahead){ .kind = (enum watch_ahead_kind)(way -
                                                                     NO_MOVE) };
    return (struct watch_ahead){ .kind = AHEAD_MOVE,
                                 .move = way,
                                 .tried = note >> 10 & 7,
                                 .tied = 1 + (note >> 13 & 7) };
}

struct watch_note watch_note(const struct view *view)
{
    int note = view->now->note, detail = note >> 3 & 7;
    uint64_t wide = watch_number(view, WATCH_WIDE);
    struct watch_note out = { .kind = (enum watch_note_kind)(note & 7),
                              .ahead = unpack_ahead(note) };

    switch (out.kind) {
    case NOTE_START: break;
    case NOTE_ENTER:
        out.other = detail & 1;
        out.tied = detail >> 1;
        break;
    case NOTE_RETREAT:
    case NOTE_STRANDED: out.left = detail; break;
    case NOTE_AGAIN: out.turn = (enum tour_turn)detail; break;
    case NOTE_WORK: out.last = detail; break;
    }
    if (wide)
        unpack_wide(wide, &out);
    return out;
}

int watch_square(const struct puzzle *pz, const struct view *view, int move)
{
    return attack_step(&pz->aim.board, path_square(view, 0),
                       pz->aim.mover.step[move]);
}

int watch_stranded(const struct view *view)
{
    int square = 0;

    while (!view->pos->cell[LAYER_WASH][square])
        square++;
    return square;
}

const struct past_glimpse *watch_glimpse(const struct puzzle *pz,
                                         const struct view *view)
{
    return past_find(&pz->past, watch_number(view, WATCH_VERSION));
}

const struct patchwork *watch_patchwork(const struct puzzle *pz)
{
    struct tour_glimpse g;

    if (!pz->search || !pz->method->glimpse)
        return NULL;
    pz->method->glimpse(pz->search, &g);
    return g.patchwork;
}

static void keep(struct puzzle *pz, struct trace *tr,
                 const struct tour_glimpse *g)
{
    trace_count(tr, WATCH_ROUNDS, g->rounds);
    trace_count(tr, WATCH_TURN, (uint64_t)g->turn);
    trace_count(tr, WATCH_VERSION, g->version);
    past_keep(&pz->past, g);
}

/* What the search has in mind now belongs to the moment. */
static void keep_glimpse(struct puzzle *pz, struct trace *tr)
{
    struct tour_glimpse g;

    if (!pz->search || !pz->method->glimpse)
        return;
    pz->method->glimpse(pz->search, &g);
    keep(pz, tr, &g);
}

bool watch_is_stranded(const struct puzzle *pz, const struct position *tip,
                       const struct tour_step *s)
{
    return s->event == TOUR_RETREAT && s->stranded >= 0 &&
           !(aim_flags(&pz->aim, tip) & MOMENT_DEAD_END);
}

static struct watch_ahead ahead_of(const struct puzzle *pz,
                                   const struct position *tip,
                                   const struct tour_step *s)
{
    switch (s->event) {
    case TOUR_ENTER:
        return (struct watch_ahead){
            .kind = AHEAD_MOVE,
            .move = attack_move(&pz->aim.board, &pz->aim.mover,
                                (int)tip->path[tip->npath - 1], s->square),
            .tried = s->tried,
            .tied = s->tied > 1 ? s->tied : 1,
        };
    case TOUR_RETREAT:
        return (struct watch_ahead){ .kind = watch_is_stranded(pz, tip, s)
                                                 ? AHEAD_STRANDED
                                                 : AHEAD_BACK };
    case TOUR_AGAIN: return (struct watch_ahead){ .kind = AHEAD_AGAIN };
    case TOUR_FOUND:
    case TOUR_NONE: return (struct watch_ahead){ .kind = AHEAD_OVER };
    case TOUR_STUCK: return (struct watch_ahead){ .kind = AHEAD_STUCK };
    case TOUR_WORK: break;
    }
    return (struct watch_ahead){ .kind = AHEAD_UNKNOWN };
}

/*
 * The next step is looked at in advance, so that the moment can say what comes
 * now, and whether a complete path is a new tour. A glimpse is that of the next
 * step from then on: whoever changed it has kept it for the moment before.
 */
static void look_ahead(struct puzzle *pz, struct trace *tr, int flags)
{
    if (!pz->search)
        return;
    if (pz->sighted)
        pz->ahead = pz->sight;
    else
        pz->method->step(pz->search, &pz->ahead);
    pz->sighted = false;
    pz->peeked = true;
    if (flags & MOMENT_SOLUTION && pz->ahead.event == TOUR_FOUND)
        count(tr, WATCH_FOUND);
    if (!watch_is_stranded(pz, &tr->tip, &pz->ahead))
        return;
    pz->marked = pz->ahead.stranded;
    trace_set(tr, LAYER_WASH, pz->marked, 1 + INK_CONFLICT);
}

/* A knight that goes on is in no dead end: that is soon said. */
static bool goes_on(const struct puzzle *pz)
{
    return pz->peeked && pz->ahead.event == TOUR_ENTER &&
           pz->ahead.square != pz->aim.kept;
}

/* A method of many walks has ended one: did it come further than ever? */
static int improvement(const struct puzzle *pz, struct trace *tr)
{
    if (!pz->method->say.again ||
        tr->tip.npath <= position_count(&tr->tip, WATCH_LONGEST))
        return 0;
    trace_count(tr, WATCH_LONGEST, tr->tip.npath);
    return MOMENT_IMPROVED;
}

/* Those of a square just entered. */
static int flags_of(const struct puzzle *pz, struct trace *tr)
{
    int flags = goes_on(pz) ? 0 : aim_flags(&pz->aim, &tr->tip);

    return flags ? flags | improvement(pz, tr) : 0;
}

/* Called at every step: a note that is copied is waited for. */
static void end_moment(struct puzzle *pz, struct trace *tr, int flags,
                       struct watch_note *note)
{
    look_ahead(pz, tr, flags);
    if (note->kind == NOTE_ENTER)
        flags = flags_of(pz, tr);
    if (pz->peeked)
        note->ahead = ahead_of(pz, &tr->tip, &pz->ahead);
    pz->way = note->ahead.kind == AHEAD_MOVE ? note->ahead.move : -1;
    if (note->ahead.tied > 1)
        flags |= MOMENT_TIE;
    if (pz->aim.mover.n > NO_MOVE)
        trace_count(tr, WATCH_WIDE, pack_wide(note));
    trace_moment(tr, flags, pack(note), pz->nodes);
}

/* --- the beginning ------------------------------------------------------- */

/* Where there can be no tour a search is watched finding that out, if it is
 * one that tries everything and the board so small that it soon has. */
static bool is_worth_watching(const struct puzzle *pz)
{
    return pz->method->complete && !pz->method->refuses &&
           !pz->method->glimpse && aim_squares(&pz->aim) <= PROVED_SQUARES;
}

static void begin_search(struct puzzle *pz, const struct tour_question *q)
{
    if (!tour_impossible(q, &pz->aim.reason))
        pz->refused = pz->method->refuses &&
                      pz->method->refuses(q, &pz->aim.reason);
    if (pz->aim.reason.len && (pz->refused || !is_worth_watching(pz)))
        return;
    pz->search = pz->method->create(q);
    watch_grow(&pz->grown, pz->method, q);
}

struct puzzle *watch_create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct tour_question q;

    aim_init(&pz->aim, params);
    q = tour_question_of(params, &pz->aim.board, &pz->aim.mover);
    pz->method = tour_method_for(params, &q, &pz->chosen);
    pz->marked = -1;
    pz->nodes = 1;
    past_init(&pz->past, board_squares(&pz->aim.board), pz->aim.mover.n);
    graph_init(&pz->graph, &pz->aim);
    pz->grown.over = true;
    begin_search(pz, &q);
    board_setting_record(&pz->aim.board, tr);
    aim_enter(&pz->aim, tr, pz->aim.start);
    keep_glimpse(pz, tr);
    end_moment(pz, tr, aim_flags(&pz->aim, &tr->tip),
               &(struct watch_note){ .kind = NOTE_START });
    return pz;
}

void watch_destroy(struct puzzle *pz)
{
    if (pz->search)
        pz->method->destroy(pz->search);
    aim_free(&pz->aim);
    past_free(&pz->past);
    branches_free(&pz->grown);
    free(pz);
}

/* --- events -------------------------------------------------------------- */

static void enter(struct puzzle *pz, struct trace *tr,
                  const struct tour_step *s)
{
    trace_enter(tr, s->square, watch_choice(pz, &tr->tip, s->square));
    pz->nodes++;
    end_moment(
        pz, tr, aim_is_complete(&pz->aim, &tr->tip) ? MOMENT_SOLUTION : 0,
        &(struct watch_note){
            .kind = NOTE_ENTER, .other = s->tried > 0, .tied = s->tied > 1 });
}

/* The knight goes back along its path to where it began. */
static void go_home(const struct puzzle *pz, struct trace *tr)
{
    const struct position *tip = &tr->tip;

    trace_set(tr, LAYER_PIECE, (int)tip->path[tip->npath - 1], PIECE_NONE);
    trace_set(tr, LAYER_PIECE, (int)tip->path[0], pz->aim.mover.kind);
    while (tip->npath > 1) {
        int left = (int)tip->path[tip->npath - 1];

        trace_set(tr, LAYER_TRIED, left, 0);
        trace_set(tr, LAYER_ORDER, left, 0);
    }
    trace_set(tr, LAYER_TRIED, (int)tip->path[0], 0);
}

static void retreat(struct puzzle *pz, struct trace *tr,
                    const struct tour_step *s)
{
    const struct position *tip = &tr->tip;
    bool stranded = watch_is_stranded(pz, tip, s);
    int left;

    trace_leave(tr, 0);
    left = watch_last_choice(&pz->aim, tip);
    if (left < 0)
        left = attack_move(&pz->aim.board, &pz->aim.mover,
                           (int)tip->path[tip->npath - 1], s->square);
    if (stranded)
        trace_count(tr, WATCH_CUT_OFF, (uint64_t)s->stranded);
    end_moment(
        pz, tr, MOMENT_RETREAT,
        &(struct watch_note){ .kind = stranded ? NOTE_STRANDED : NOTE_RETREAT,
                              .left = left });
}

/* All moves taken back in one moment. */
static void again(struct puzzle *pz, struct trace *tr,
                  const struct tour_step *s)
{
    go_home(pz, tr);
    count(tr, WATCH_RESTARTS);
    keep_glimpse(pz, tr);
    end_moment(pz, tr, MOMENT_RETREAT,
               &(struct watch_note){ .kind = NOTE_AGAIN, .turn = s->turn });
}

/*
 * Nothing moved, but something changed. Of many changes in one round the
 * first ones are shown, then those after twice as many each time, and the
 * last one: enough to watch, and no flood of moments.
 */
static void work(struct puzzle *pz, struct trace *tr)
{
    struct tour_glimpse g;

    pz->method->glimpse(pz->search, &g);
    if (!g.over && g.turn > WORKS_SHOWN && (g.turn & (g.turn - 1)) != 0)
        return;
    count(tr, WATCH_WORKS);
    trace_count(tr, WATCH_TURN_BEFORE, position_count(&tr->tip, WATCH_TURN));
    keep(pz, tr, &g);
    end_moment(pz, tr, 0,
               &(struct watch_note){ .kind = NOTE_WORK, .last = g.over });
}

static void next_step(struct puzzle *pz, struct tour_step *out)
{
    if (pz->peeked)
        *out = pz->ahead;
    else
        pz->method->step(pz->search, out);
    if (!pz->peeked)
        pz->way = -1;
    pz->peeked = false;
}

static void clear_mark(struct puzzle *pz, struct trace *tr)
{
    if (pz->marked >= 0)
        trace_set(tr, LAYER_WASH, pz->marked, 0);
    pz->marked = -1;
}

/* The version of the oldest glimpse that a moment still shows. */
static uint64_t oldest(const struct trace *tr)
{
    return position_count(tr->brief ? &tr->tip : &tr->base, WATCH_VERSION);
}

static int work_of(const struct tour_step *s)
{
    return s->work > 1 ? s->work : 1;
}

enum progress watch_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    uint64_t tired = tr->toil + (uint64_t)*budget; /* leave it at that */
    struct tour_step s;

    if (!pz->search)
        return pz->refused ? PROGRESS_STUCK : PROGRESS_DONE;
    if (tr->brief)
        watch_skim(pz, tr, budget, tired);
    for (; *budget > 0 && tr->toil < tired; *budget -= work_of(&s)) {
        next_step(pz, &s);
        tr->toil += (uint64_t)s.looked;
        if (pz->method->glimpse)
            past_forget(&pz->past, oldest(tr));
        clear_mark(pz, tr);
        switch (s.event) {
        case TOUR_ENTER: enter(pz, tr, &s); break;
        case TOUR_RETREAT: retreat(pz, tr, &s); break;
        case TOUR_FOUND: return PROGRESS_FOUND;
        case TOUR_NONE: return PROGRESS_DONE;
        case TOUR_STUCK: return PROGRESS_STUCK;
        case TOUR_AGAIN: again(pz, tr, &s); break;
        case TOUR_WORK: work(pz, tr); break;
        }
    }
    return PROGRESS_MORE;
}
