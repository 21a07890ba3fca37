/* Opening runs: by text, by tab, and the one remembered from last time. */
#include "app/runs.h"

#include <assert.h>
#include <string.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/parts/tabs.h"
#include "base/error.h"
#include "export/sheet/sheet.h"
#include "export/film/reel.h"
#include "export/style.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/run.h"
#include "session/session.h"

enum { GLIDE = 200, GLIDE_SHORT = 90 };

/* How long a puzzle may measure one thing: nobody should have to wait. */
static const double PATIENCE = 0.01;

static double seconds(void)
{
    return (double)SDL_GetPerformanceCounter() /
           (double)SDL_GetPerformanceFrequency();
}

/* A glide must end before the next step begins. */
static int glide_ms(int steps_a_second)
{
    if (steps_a_second == 0 || steps_a_second > 8)
        return 0;
    return steps_a_second > 4 ? GLIDE_SHORT : GLIDE;
}

void runs_apply(struct app *app)
{
    int speed = speed_levels[app->settings.speed];

    session_speed(app->runs.ss, (float)speed);
    session_set_glide(app->runs.ss, app->settings.glide ? glide_ms(speed) : 0);
    session_set_look(app->runs.ss, &app->settings.look);
}

void runs_begun(struct app *app)
{
    int files, ranks;

    session_limit(app->runs.ss, 0); /* that of a run opened before */
    session_size(app->runs.ss, &files, &ranks);
    if (app->board.cursor >= files * ranks)
        app->board.cursor = 0;
    asking_drop(&app->asking);
    marks_clear(&app->runs.marks);
    app->panel.words_height = 0;
    app->panel.crowded = false;
    app->runs.wanting = false;
    runs_remember(app);
}

void runs_set_out(struct app *app, bool playing)
{
    const struct puzzle_class *cls = session_class(app->runs.ss);

    if (cls->at_once == NULL || !cls->at_once(session_params(app->runs.ss)))
        session_play(app->runs.ss, playing);
}

void runs_remember(struct app *app)
{
    settings_remember(&app->settings, session_describe(app->runs.ss));
}

static bool open_run(struct app *app, const struct run *run, struct error *err)
{
    struct session *ss;

    /* Of the same puzzle it can be taken back. */
    if (app->runs.ss != NULL && session_class(app->runs.ss) == run->cls) {
        if (!session_restart(app->runs.ss, &run->params, err))
            return false;
    } else {
        ss = session_open(run->cls, &run->params, err);
        if (ss == NULL)
            return false;
        session_close(app->runs.ss);
        app->runs.ss = ss;
        session_lend_clock(ss, seconds, PATIENCE);
        app->board.cursor = 0;
        app->panel.scroll = 0;
    }
    runs_apply(app);
    runs_begun(app);
    session_limit(app->runs.ss, run->limit);
    app->runs.wanted = run->step;
    app->runs.wanting = run->has_step;
    return true;
}

/* What a picture looks like becomes what the window and its pictures do. */
static void adopt(struct app *app, const struct style *style)
{
    struct settings *s = &app->settings;
    const struct style usual = style_usual();

    s->theme = style->theme;
    s->look = style->look;
    s->look.frame = true;
    s->picture = *style;
    s->picture.theme = usual.theme;
    s->picture.look = usual.look;
    s->picture.look.frame = style->look.frame;
    runs_apply(app);
}

/* A run, and words about its style, which are set in `style`; of a sheet, its
 * first board, of a film its first frame. */
static bool open_line(struct app *app, const char *text, struct style *style,
                      struct error *err)
{
    struct text unstyled, single, words;
    struct reel reel = reel_usual();
    struct params sheet;
    struct run run;
    bool ok, alone;

    text_init(&unstyled);
    text_init(&single);
    text_init(&words);
    params_init(&sheet, sheet_controls);
    ok = style_take(style, text, &unstyled, err) &&
         sheet_take(&sheet, unstyled.at, &single, err) &&
         reel_take(&reel, single.at, &words, err) &&
         run_parse(&run, puzzle_classes, words.at, err);
    alone = !sheet_wanted(&sheet); /* paper is not for the screen */
    text_free(&unstyled);
    text_free(&single);
    text_free(&words);
    params_free(&sheet);
    if (!ok)
        return false;
    ok = open_run(app, &run, err);
    run_free(&run);
    if (ok && alone)
        adopt(app, style);
    return ok;
}

bool runs_open(struct app *app, const char *text, struct error *err)
{
    struct settings *s = &app->settings;
    struct style style = s->picture;
    /* Asked first: the text may be one of the settings, which change. */
    bool sized = strstr(text, " px=") != NULL ||
                 strstr(text, " width=") != NULL;

    style.theme = s->theme;
    style.look = s->look;
    style.look.frame = s->picture.look.frame;
    if (!open_line(app, text, &style, err))
        return false;
    if (sized)
        s->sized = true;
    return true;
}

bool runs_open_picture(struct app *app, const char *line, struct error *err)
{
    struct style style = style_usual();

    if (!open_line(app, line, &style, err))
        return false;
    app->settings.sized = true;
    return true;
}

/* True if the puzzle makes something of the text; if it would, were the text
 * not wrong, *err says how. */
static bool take(struct app *app, const struct puzzle_class *cls,
                 const char *text, struct error *err)
{
    struct run run = { .cls = cls };
    bool ok;

    if (cls->take == NULL)
        return false;
    params_init(&run.params, cls->controls);
    ok = cls->take(&run.params, text, err) && open_run(app, &run, err);
    params_free(&run.params);
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

bool runs_paste(struct app *app, const char *text, struct error *err)
{
    const struct puzzle_class *now = session_class(app->runs.ss);
    struct error why = { "" };

    if (runs_open(app, text, err))
        return true;
    if (begins_like_a_run(text))
        return false;
    if (take(app, now, text, &why))
        return true;
    for (int i = 0; why.message[0] == '\0' && puzzle_classes[i]; i++)
        if (puzzle_classes[i] != now &&
            take(app, puzzle_classes[i], text, &why))
            return true;
    if (why.message[0] != '\0')
        *err = why;
    return false;
}

static void open_fresh(struct app *app, const struct puzzle_class *cls)
{
    struct run run = { .cls = cls };
    struct error err;
    bool ok;

    params_init(&run.params, cls->controls);
    ok = open_run(app, &run, &err);
    assert(ok); /* initial values are always valid */
    (void)ok;
    params_free(&run.params);
}

void runs_open_class(struct app *app, const struct puzzle_class *cls)
{
    const char *last = settings_run(&app->settings, cls->name);
    struct error err;

    if (last != NULL && runs_open(app, last, &err))
        return;
    open_fresh(app, cls);
}

void runs_open_first(struct app *app, const char *asked, bool picture)
{
    const struct settings *s = &app->settings;
    struct error err;

    if (asked != NULL && (picture ? runs_open_picture(app, asked, &err)
                                  : runs_open(app, asked, &err)))
        return;
    if (s->current >= 0 && runs_open(app, s->runs[s->current], &err))
        return;
    open_fresh(app, tab_class(0));
}

void runs_scan(struct app *app)
{
    size_t end = session_count(app->runs.ss),
           first = session_first(app->runs.ss);

    if (app->runs.marks.seen > end)
        marks_clear(&app->runs.marks);
    while (app->runs.marks.seen < end) {
        size_t at = app->runs.marks.seen;

        marks_add(&app->runs.marks,
                  at < first ? 0 : session_moment(app->runs.ss, at)->flags);
    }
}

void runs_pursue(struct app *app)
{
    if (!app->runs.wanting)
        return;
    session_seek(app->runs.ss, app->runs.wanted);
    if (session_index(app->runs.ss) == app->runs.wanted ||
        session_outcome(app->runs.ss) != OUTCOME_RUNNING)
        app->runs.wanting = false;
}
