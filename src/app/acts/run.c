/* Acts on the run: stepping and seeking, other runs, copies, its look. */
#include "app/acts/run.h"

#include "app/action.h"
#include "app/parts/parts.h"
#include "app/parts/tabs.h"
#include "app/runs.h"
#include "app/save/save.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/board.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "export/shape.h"
#include "puzzle/album.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "scene/theme.h"
#include "session/quiz.h"
#include "session/session.h"

/* --- the player ---------------------------------------------------------- */

void run_play(struct runs *r, struct toast *toast, struct act act)
{
    (void)act;
    r->wanting = false;
    if (!run_must_answer(r, toast))
        session_play(r->ss, !session_playing(r->ss));
}

/* A page that is a run of its own has other moments. */
void run_turn(struct runs *r, struct toast *toast, struct act act)
{
    struct pages p;
    bool live = session_album(r->ss, &p) &&
                session_class(r->ss)->controls[p.control].live;

    (void)toast;
    r->wanting = false;
    session_turn(r->ss, act.b);
    if (live)
        runs_edited(r);
    else
        runs_begin(r);
}

static void refuse_older(struct toast *toast, long oldest)
{
    struct text words;

    text_init(&words);
    text_add(&words, "step ");
    text_add_grouped(&words, (uint64_t)oldest);
    text_add(&words, " is the oldest still held; Home runs again");
    toast_refuse(toast, words.at);
    text_free(&words);
}

void run_step(struct runs *r, struct toast *toast, struct act act)
{
    struct reach reach = player_reach(r);

    r->wanting = false;
    session_play(r->ss, false);
    if (act.b > 0 && run_must_answer(r, toast))
        return;
    if (reach.pages)
        run_turn(r, toast, (struct act){ .b = reach.at + act.b });
    else if (act.b == 1 && quiz_state(r->ss).now == QUIZZED_ANSWERED)
        session_chase(r->ss); /* as far as the next riddle */
    else if (act.b < 0 && reach.dropped && reach.at == reach.first)
        refuse_older(toast, reach.first);
    else
        session_step(r->ss, act.b);
}

/* Past the last: to wherever the end will be. */
void run_seek(struct runs *r, struct toast *toast, struct act act)
{
    struct reach reach = player_reach(r);

    r->wanting = false;
    if (reach.pages)
        run_turn(r, toast, act);
    else if (act.b > reach.last)
        session_chase(r->ss);
    else
        session_seek(r->ss, (size_t)act.b);
}

void run_seek_end(struct runs *r, struct toast *toast, struct act act)
{
    struct reach reach = player_reach(r);

    if (act.b > 0 && run_must_answer(r, toast))
        return;
    act.b = act.b < 0 ? reach.first : reach.last + 1;
    if (reach.dropped && act.b == reach.first) {
        r->wanting = false;
        session_rewind(r->ss);
        toast_note(toast, "Run again: the start was no longer held");
    } else {
        run_seek(r, toast, act);
    }
}

/* b: the direction */
static void seek_flag(struct runs *r, struct toast *toast, long b, int flags,
                      const char *what)
{
    struct reach reach = player_reach(r);
    bool late = b < 0 && reach.dropped;
    struct error err;

    if (b > 0 && run_must_answer(r, toast))
        return;
    r->wanting = false;
    if (reach.pages) { /* every page is a solution */
        run_step(r, toast, (struct act){ .b = b });
    } else if (!session_seek_flag(r->ss, flags, (int)b)) {
        error_set(&err, "there is no %s %s%s", b > 0 ? "later" : "earlier",
                  what, late ? " among the steps still held" : "");
        toast_refuse(toast, err.message);
    } else if (session_playing(r->ss)) {
        r->sought = (struct sought){ flags, what, session_index(r->ss) };
    }
}

void run_seek_event(struct runs *r, struct toast *toast, struct act act)
{
    seek_flag(r, toast, act.b, MOMENT_DEAD_END | MOMENT_SOLUTION,
              "dead end or solution");
}

/* After the newest, the next is looked for. */
void run_seek_solution(struct runs *r, struct toast *toast, struct act act)
{
    struct reach reach = player_reach(r);

    if (act.b > 0 && reach.at == reach.last)
        session_more(r->ss);
    seek_flag(r, toast, act.b, MOMENT_SOLUTION, "solution");
}

void run_set_speed(struct runs *r, struct toast *toast, struct act act)
{
    (void)toast;
    if (act.b < 0 || act.b >= SPEED_LEVELS)
        return;
    r->speed = (int)act.b;
    if (!r->guided)
        r->settings->speed = r->speed;
    runs_apply(r);
}

void run_change_speed(struct runs *r, struct toast *toast, struct act act)
{
    act.b += r->speed;
    run_set_speed(r, toast, act);
}

/* --- other runs ---------------------------------------------------------- */

void run_choose_puzzle(struct runs *r, struct toast *toast, struct act act)
{
    const struct puzzle_class *cls = tab_class(act.a);

    (void)toast;
    if (cls == NULL || cls == session_class(r->ss))
        return;
    runs_remember(r);
    runs_open_class(r, cls);
}

void run_shuffle(struct runs *r, struct toast *toast, struct act act)
{
    enum { SEEDS = 1000000 }; /* short enough to say aloud */
    struct rng rng = { r->seed };
    uint64_t seed = 1 + rng_below(&rng, SEEDS - 1);
    struct error err;

    (void)act;
    r->seed = rng.state;
    if (!session_shuffle(r->ss, seed, &err)) {
        toast_refuse(toast, err.message);
        return;
    }
    runs_begin(r);
    runs_set_out(r, true);
    if (session_plan(r->ss)->manner == MANNER_SHOWN)
        toast_note(toast, "%s", session_heading(r->ss));
    else
        toast_note(toast, "New run, seed %llu", (unsigned long long)seed);
}

void run_undo(struct runs *r, struct toast *toast, struct act act)
{
    if (act.b < 0 ? session_undo(r->ss) : session_redo(r->ss))
        runs_begin(r);
    else
        toast_refuse(toast, act.b < 0 ? "there is nothing to undo"
                                      : "there is nothing to do again");
}

void run_begin_afresh(struct runs *r, struct toast *toast, struct act act)
{
    (void)act;
    if (session_begin_afresh(r->ss))
        runs_begin(r);
    else
        toast_refuse(toast, "there is nothing to take back");
}

static bool say_opened(struct runs *r, struct toast *toast, bool ok,
                       const struct error *err)
{
    if (ok)
        toast_note(toast, "Opened: %s", session_heading(r->ss));
    else
        toast_refuse(toast, err->message);
    return ok;
}

bool run_open_text(struct runs *r, struct toast *toast, const char *text)
{
    struct error err;
    bool ok = runs_paste(r, text, &err);

    return say_opened(r, toast, ok, &err);
}

bool run_open_picture(struct runs *r, struct toast *toast, const char *path)
{
    struct text line;
    struct error err;

    text_init(&line);
    bool ok = reopen_line(path, &line, &err) &&
              runs_open_picture(r, line.at, &err);
    text_free(&line);
    return say_opened(r, toast, ok, &err);
}

/* Which is not that of the picture where several are drawn. */
static struct shape_size size_of_board(const struct runs *r)
{
    const struct params *params = session_params(r->ss);
    struct shape_size size = { .asked = false };
    struct board_setting at;

    session_size(r->ss, &size.files, &size.ranks);
    if (board_setting_find(session_class(r->ss)->controls, &at)) {
        size.files = params->at[at.size].number;
        size.ranks = params->at[at.size].second;
    }
    return size;
}

bool run_open_shape(struct runs *r, struct toast *toast, const char *path)
{
    struct board board;
    struct error err;
    bool ok = shape_open(path, size_of_board(r), &board, &err);

    if (ok) {
        ok = runs_put_shape(r, &board, &err);
        board_free(&board);
    }
    return say_opened(r, toast, ok, &err);
}

/* --- copies -------------------------------------------------------------- */

static void copy_text(struct toast *toast, const char *text, const char *what)
{
    struct error err;

    if (!savepic_put(text, what, toast, &err))
        toast_refuse(toast, err.message);
}

void run_copy(struct runs *r, struct toast *toast, struct act act)
{
    (void)act;
    copy_text(toast, session_describe(r->ss), "Run");
}

void run_copy_fact(struct runs *r, struct toast *toast, struct act act)
{
    const struct facts *facts = session_facts(r->ss);

    if (act.a < facts->n && facts->at[act.a].kind == FACT_WORDS)
        copy_text(toast, fact_words(facts, &facts->at[act.a]),
                  facts->at[act.a].label);
}

void run_copy_as(struct runs *r, struct toast *toast, struct act act)
{
    const struct format *format = &formats[act.a];
    struct text words;
    struct error err;

    text_init(&words);
    if (savepic_bytes(r, format, &words, &err))
        copy_text(toast, words.at, format->title);
    else
        toast_refuse(toast, err.message);
    text_free(&words);
}

/* --- how it is shown ----------------------------------------------------- */

void run_clear_marks(struct runs *r, struct toast *toast, struct act act)
{
    (void)act;
    if (!session_clear_marks(r->ss)) {
        toast_refuse(toast, "there are no marks to clear; the right button "
                            "draws them");
        return;
    }
    runs_remember(r);
    toast_note(toast, session_params(r->ss)->marks
                          ? "The marks are back"
                          : "Marks cleared; Delete brings them back");
}

void run_set_theme(struct runs *r, struct toast *toast, struct act act)
{
    (void)toast;
    r->settings->style.theme = theme_at((act.a + THEME_COUNT) % THEME_COUNT);
}

void run_next_theme(struct runs *r, struct toast *toast, struct act act)
{
    act.a = theme_index(r->settings->style.theme) + (int)act.b;
    run_set_theme(r, toast, act);
    toast_note(toast, "Theme: %s", r->settings->style.theme->title);
}

void run_set_surround(struct runs *r, struct toast *toast, struct act act)
{
    (void)toast;
    r->settings->surround = (enum surround)act.a;
}

/* From what is seen to its opposite, and then as the theme has it. */
void run_next_surround(struct runs *r, struct toast *toast, struct act act)
{
    static const char *const said[SURROUND_COUNT] = {
        "Window: as the theme has it", "Window: light", "Window: dark"
    };
    struct settings *s = r->settings;

    (void)act;
    if (s->surround != SURROUND_THEME)
        s->surround = SURROUND_THEME;
    else
        s->surround = theme_is_dark(s->style.theme) ? SURROUND_LIGHT
                                                    : SURROUND_DARK;
    toast_note(toast, "%s", said[s->surround]);
}

void run_change_look(struct runs *r, struct toast *toast, struct act act)
{
    struct look *look = &r->settings->style.look;

    (void)toast;
    switch (act.what) {
    case ACTION_FLIP: look->flipped = !look->flipped; break;
    case ACTION_COORDINATES: look->coordinates = !look->coordinates; break;
    case ACTION_NEIGHBOURS: look->neighbours = !look->neighbours; break;
    case ACTION_NUMBERS: look->numbers = !look->numbers; break;
    case ACTION_FROM_ZERO: look->first_number = !look->first_number; break;
    case ACTION_TRAIL: look->trail = (enum trail)act.a; break;
    case ACTION_GLIDE: r->settings->glide = !r->settings->glide; break;
    default: break;
    }
    runs_apply(r);
}
