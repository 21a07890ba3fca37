/* Opening runs: by text, by tab, and the one remembered from last time. */
#include "app/runs.h"

#include <assert.h>
#include <string.h>

#include <SDL.h>

#include "app/parts/tabs.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/shape_grid.h"
#include "export/film/film.h"
#include "export/sheet/sheet.h"
#include "export/style.h"
#include "modules/list.h"
#include "puzzle/board_setting.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/run.h"
#include "session/session.h"

enum { GLIDE = 200, GLIDE_SHORT = 90, SHINE = 1100 };

/* How long a puzzle may measure one thing: nobody should have to wait. */
static const double PATIENCE = 0.01;

static double seconds(void)
{
    return (double)SDL_GetPerformanceCounter() /
           (double)SDL_GetPerformanceFrequency();
}

/* A glide must end before the next step begins. */
static int glide_ms(float steps_a_second)
{
    if (steps_a_second == 0 || steps_a_second > 8)
        return 0;
    return steps_a_second > 4 ? GLIDE_SHORT : GLIDE;
}

void runs_init(struct runs *r, struct settings *settings)
{
    *r = (struct runs){ .settings = settings, .speed = settings->speed };
}

void runs_apply(struct runs *r)
{
    float speed = speed_levels[r->speed];
    struct look look = r->settings->style.look;

    session_speed(r->ss, speed);
    session_set_glide(r->ss, r->settings->glide ? glide_ms(speed) : 0);
    session_set_shine(r->ss, r->settings->glide ? SHINE : 0);
    look.frame = true;
    session_set_look(r->ss, &look);
}

void runs_begin(struct runs *r)
{
    session_limit(r->ss, 0); /* that of a run opened before */
    ticks_clear(&r->ticks);
    r->wanting = false;
    r->sought.flags = 0;
    if (r->begun == BEGUN_NOTHING)
        r->begun = BEGUN_RUN;
    runs_remember(r);
}

void runs_edited(struct runs *r)
{
    ticks_clear(&r->ticks);
    r->sought.flags = 0;
    runs_remember(r);
}

void runs_set_out(struct runs *r, bool playing)
{
    if (session_plan(r->ss)->manner == MANNER_WATCHED)
        session_play(r->ss, playing);
}

void runs_remember(struct runs *r)
{
    if (!r->guided)
        settings_remember(r->settings, session_describe(r->ss));
}

void runs_exchange(struct runs *r, struct shelved *other)
{
    struct shelved was = { r->ss, r->wanted, r->wanting };

    r->ss = other->ss;
    r->wanted = other->wanted;
    r->wanting = other->wanting;
    *other = was;
    ticks_clear(&r->ticks);
    r->begun = BEGUN_PUZZLE;
    if (r->ss != NULL)
        runs_apply(r);
}

/* A new run plays at once, if a press on the board or one of the panel asked
 * for it; cutting out one square after another should not set the knight
 * running. */
bool runs_input(struct runs *r, const struct input *in, struct toast *toast)
{
    struct error err;
    enum reaction reaction = session_input(r->ss, in, &err);

    if (reaction >= REACTION_EDITED) {
        toast_relent(toast);
        r->settings->greeted = r->settings->greeted || in->square >= 0;
    }
    switch (reaction) {
    case REACTION_REFUSED: toast_refuse(toast, err.message); break;
    case REACTION_RESTART:
        runs_begin(r);
        runs_set_out(r, in->tool == TOOL_NONE);
        return true;
    case REACTION_EDITED: runs_edited(r); break;
    case REACTION_NONE:
    case REACTION_REDRAW:
    case REACTION_GRIPPED:
    case REACTION_MORE: break;
    }
    return false;
}

static bool open_run(struct runs *r, const struct run *run, struct error *err)
{
    struct session *ss;

    /* Of the same puzzle it can be taken back. */
    if (r->ss != NULL && session_class(r->ss) == run->cls) {
        if (!session_restart(r->ss, &run->params, err))
            return false;
    } else {
        ss = session_open(run->cls, &run->params, err);
        if (ss == NULL)
            return false;
        session_close(r->ss);
        r->ss = ss;
        session_lend_clock(ss, (struct lent_clock){ seconds, PATIENCE });
        r->begun = BEGUN_PUZZLE;
    }
    runs_apply(r);
    runs_begin(r);
    session_limit(r->ss, run->limit);
    r->wanted = run->step;
    r->wanting = run->has_step;
    return true;
}

/* A run, and words about its style, which are set in `style`; of a sheet, its
 * first board, of a film its first frame. */
static bool open_line(struct runs *r, const char *text, struct style *style,
                      struct error *err)
{
    struct text unstyled, single, words;
    struct film film = film_usual();
    struct params sheet;
    struct run run;
    bool ok, alone;

    text_init(&unstyled);
    text_init(&single);
    text_init(&words);
    params_init(&sheet, sheet_controls);
    ok = style_take(style, text, &unstyled, err) &&
         sheet_take(&sheet, unstyled.at, &single, err) &&
         film_take(&film, single.at, &words, err) &&
         run_parse(&run, puzzle_classes, words.at, err);
    alone = !sheet_wanted(&sheet); /* paper is not for the screen */
    text_free(&unstyled);
    text_free(&single);
    text_free(&words);
    params_free(&sheet);
    if (!ok)
        return false;
    ok = open_run(r, &run, err);
    run_free(&run);
    if (ok && alone) {
        r->settings->style = *style; /* the window and its pictures follow */
        runs_apply(r);
    }
    return ok;
}

bool runs_open(struct runs *r, const char *text, struct error *err)
{
    struct settings *s = r->settings;
    struct style style = s->style;
    /* Asked first: the text may be one of the settings, which change. */
    bool sized = strstr(text, " px=") != NULL ||
                 strstr(text, " width=") != NULL;

    if (!open_line(r, text, &style, err))
        return false;
    if (sized)
        s->sized = true;
    return true;
}

bool runs_open_picture(struct runs *r, const char *line, struct error *err)
{
    struct style style = style_usual();

    if (!open_line(r, line, &style, err))
        return false;
    r->settings->sized = true;
    return true;
}

/* True if the puzzle makes something of the text; if it would, were the text
 * not wrong, *err says how. */
/* Beside the settings it is to change. */
static bool take_beside(struct runs *r, const struct puzzle_class *cls,
                        const struct params *settings, const char *text,
                        struct error *err)
{
    struct run run = { .cls = cls };
    bool ok;

    params_copy(&run.params, settings);
    ok = cls->take(&run.params, text, err) && open_run(r, &run, err);
    params_free(&run.params);
    return ok;
}

/* By itself, or for the run looked at: that may have another piece. */
static bool take(struct runs *r, const struct puzzle_class *cls,
                 const char *text, struct error *err)
{
    struct params usual;
    bool ok;

    if (cls->take == NULL)
        return false;
    params_init(&usual, cls->controls);
    ok = take_beside(r, cls, &usual, text, err);
    params_free(&usual);
    return ok || (cls == session_class(r->ss) && err->message[0] != '\0' &&
                  take_beside(r, cls, session_params(r->ss), text, err));
}

/* The puzzle shown if squares can be cut out of its board now, else the first
 * in which they can. */
static const struct puzzle_class *class_for_shapes(const struct runs *r)
{
    const struct puzzle_class *now = session_class(r->ss);
    struct board_setting at;

    return board_setting_find(now->controls, &at) &&
                   plan_offers(session_plan(r->ss), at.holes)
               ? now
               : run_class_with_holes(puzzle_classes);
}

/* All else stays as it is, as far as the new board lets it. */
bool runs_put_shape(struct runs *r, const struct board *board,
                    struct error *err)
{
    struct run run = { .cls = class_for_shapes(r) };
    struct board_setting at;
    bool ok;

    board_setting_find(run.cls->controls, &at);
    if (run.cls == session_class(r->ss))
        params_copy(&run.params, session_params(r->ss));
    else
        params_init(&run.params, run.cls->controls);
    ok = board_setting_put(run.cls->controls, at, &run.params, board, err);
    if (ok) {
        run.cls->adapt(&run.params, at.size);
        run.cls->adapt(&run.params, at.holes);
        ok = open_run(r, &run, err);
    }
    params_free(&run.params);
    return ok;
}

static bool paste_shape(struct runs *r, const char *text, struct error *err)
{
    struct board board;
    bool ok;

    if (!shape_grid_read(&board, text, strlen(text), err))
        return false;
    ok = runs_put_shape(r, &board, err);
    board_free(&board);
    return ok;
}

static bool begins_like_a_run(const char *text)
{
    for (int i = 0; puzzle_classes[i] != NULL; i++) {
        size_t len = strlen(puzzle_classes[i]->name);

        if (strncmp(text, puzzle_classes[i]->name, len) == 0)
            return true;
    }
    return false;
}

bool runs_paste(struct runs *r, const char *text, struct error *err)
{
    const struct puzzle_class *now = session_class(r->ss);
    struct error why = { "" };

    if (shape_grid_meant(text, strlen(text)))
        return paste_shape(r, text, err);
    if (runs_open(r, text, err))
        return true;
    if (begins_like_a_run(text))
        return false;
    if (take(r, now, text, &why))
        return true;
    for (int i = 0; why.message[0] == '\0' && puzzle_classes[i]; i++)
        if (puzzle_classes[i] != now && take(r, puzzle_classes[i], text, &why))
            return true;
    if (why.message[0] != '\0')
        *err = why;
    return false;
}

static void open_fresh(struct runs *r, const struct puzzle_class *cls)
{
    struct run run = { .cls = cls };
    struct error err;
    bool ok;

    params_init(&run.params, cls->controls);
    ok = open_run(r, &run, &err);
    assert(ok); /* initial values are always valid */
    (void)ok;
    params_free(&run.params);
}

void runs_open_class(struct runs *r, const struct puzzle_class *cls)
{
    const char *last = settings_run(r->settings, cls->name);
    struct error err;

    if (last != NULL && runs_open(r, last, &err))
        return;
    open_fresh(r, cls);
}

void runs_open_first(struct runs *r, const char *asked, bool picture)
{
    const struct settings *s = r->settings;
    struct error err;

    if (asked != NULL && (picture ? runs_open_picture(r, asked, &err)
                                  : runs_open(r, asked, &err)))
        return;
    if (s->current >= 0 && runs_open(r, s->runs[s->current], &err))
        return;
    open_fresh(r, tab_class(0));
}

void runs_scan(struct runs *r)
{
    size_t end = session_count(r->ss), first = session_first(r->ss);

    if (r->ticks.seen > end)
        ticks_clear(&r->ticks);
    while (r->ticks.seen < end) {
        size_t at = r->ticks.seen;

        ticks_add(&r->ticks, at < first ? 0 : session_moment(r->ss, at)->flags);
    }
}

void runs_pursue(struct runs *r)
{
    if (!r->wanting)
        return;
    session_seek(r->ss, r->wanted);
    if (session_index(r->ss) == r->wanted ||
        session_outcome(r->ss) != OUTCOME_RUNNING)
        r->wanting = false;
}

void runs_end_search(struct runs *r, struct toast *toast)
{
    struct sought *s = &r->sought;
    size_t at = session_index(r->ss);
    struct error err;

    if (s->flags == 0 || session_playing(r->ss))
        return;
    if (at <= s->from || !(session_moment(r->ss, at)->flags & s->flags)) {
        error_set(&err, "there is no later %s", s->what);
        toast_refuse(toast, err.message);
    }
    s->flags = 0;
}
