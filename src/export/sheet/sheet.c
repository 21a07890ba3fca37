/* Which boards are on a sheet, and what its pages are made of. */
#include "export/sheet/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/format.h"
#include "export/sheet/page.h"
#include "export/picture.h"
#include "export/sheet/parts.h"
#include "puzzle/line.h"
#include "puzzle/puzzle.h"
#include "render/file/about.h"
#include "render/file/easel.h"
#include "render/rules.h"
#include "scene/theme.h"
#include "session/run.h"

enum { COLUMNS_MAX = 100, REVEAL_MAX = 1000 };

static const char *const lists[] = { "none", "all",
                                     "a list such as 1,5,9-12 or a1,c3", NULL };
static const char *const titles[] = { "on", "off", "words of your own", NULL };

/* clang-format off */
const struct control sheet_controls[] = {
    [SHEET_SHOW] = {
        .key = "sheet", .label = "Sheet", .kind = CONTROL_TEXT,
        .names = lists, .initial = "none", .quiet = true,
        .help = "Put many boards on a page: solutions, arrays or lessons by "
                "number, tours by start square."
    },
    [SHEET_ASK] = {
        .key = "worksheet", .label = "Worksheet", .kind = CONTROL_TEXT,
        .names = lists, .initial = "none", .quiet = true,
        .help = "The same boards as a task on paper, and their solutions on "
                "a page after it; a PDF holds both."
    },
    [SHEET_REVEAL] = {
        .key = "reveal", .label = "Given", .kind = CONTROL_RANGE,
        .max = REVEAL_MAX, .initial = "0", .quiet = true,
        .help = "How many numbers or pieces of each solution a worksheet "
                "shows."
    },
    [SHEET_PAPER] = {
        .key = "paper", .label = "Paper", .kind = CONTROL_CHOICE,
        .names = paper_names, .initial = "a4", .quiet = true,
        .help = "The paper of a sheet, at 300 dots an inch; none makes one "
                "picture of any size."
    },
    [SHEET_LANDSCAPE] = {
        .key = "landscape", .label = "Landscape", .kind = CONTROL_SWITCH,
        .initial = "off", .help = "Turn the paper on its side."
    },
    [SHEET_COLUMNS] = {
        .key = "columns", .label = "Columns", .kind = CONTROL_RANGE,
        .min = 1, .max = COLUMNS_MAX, .initial = "none", .optional = true,
        .quiet = true,
        .help = "Boards side by side on a sheet; none chooses what suits."
    },
    [SHEET_TITLE] = {
        .key = "title", .label = "Title", .kind = CONTROL_TEXT,
        .names = titles, .initial = "on", .space = '_', .quiet = true,
        .help = "The words at the top of a sheet."
    },
    [SHEET_PAGE] = {
        .key = "page", .label = "Page", .kind = CONTROL_RANGE,
        .min = 1, .max = SELECTION_MAX, .initial = "none", .optional = true,
        .quiet = true, .help = "Make only this page of a sheet."
    },
    { .key = NULL }
};
/* clang-format on */

static bool set_word(void *wish, int key, const char *value, struct error *err)
{
    return params_set(wish, sheet_controls, key, value, err);
}

bool sheet_take(struct params *wish, const char *line, struct text *rest,
                struct error *err)
{
    return line_take(line, sheet_controls, set_word, wish, rest, err);
}

static bool asks(const struct params *wish, int key)
{
    return strcmp(wish->at[key].text, "none") != 0;
}

bool sheet_wanted(const struct params *wish)
{
    return asks(wish, SHEET_SHOW) || asks(wish, SHEET_ASK);
}

/* --- the runs ------------------------------------------------------------ */

bool sheet_go(struct sheet *s, size_t i, struct error *err)
{
    enum outcome outcome;

    if (!selection_go(&s->chosen, s->ss, i, err))
        return false;
    outcome = session_run(s->ss, s->job.stop, s->job.ctx);
    if (outcome == OUTCOME_RUNNING)
        return error_set(err, "stopped before the sheet was complete");
    if (outcome > s->worst && outcome != OUTCOME_WAITING)
        s->worst = outcome;
    if (!s->asks || outcome == OUTCOME_FOUND)
        return true;
    return error_set(err,
                     "%s: %s; a worksheet needs runs that end in a "
                     "solution",
                     session_heading(s->ss), session_status(s->ss));
}

/* A series of solutions must have one: say why if it has not. */
static bool find_first(struct sheet *s, struct error *err)
{
    const struct control *c =
        &session_class(s->ss)->controls[s->chosen.control];
    enum outcome outcome;

    if (!sheet_go(s, 0, err))
        return false;
    outcome = session_outcome(s->ss);
    if (c->live && outcome != OUTCOME_FOUND)
        return error_set(err, "%s",
                         outcome == OUTCOME_NONE ? session_explain(s->ss)
                                                 : session_status(s->ss));
    return selection_complete(&s->chosen, s->ss, err);
}

static bool choose(struct sheet *s, struct error *err)
{
    const struct puzzle_class *cls = session_class(s->ss);
    const struct params *wish = s->job.wish;

    s->asks = asks(wish, SHEET_ASK);
    if (s->asks && asks(wish, SHEET_SHOW))
        return error_set(err, "sheet and worksheet: want one at a time");
    if (!selection_read(&s->chosen, cls, session_params(s->ss),
                        wish->at[s->asks ? SHEET_ASK : SHEET_SHOW].text, err))
        return false;
    if (s->asks && !s->chosen.series->task)
        return error_set(err, "%s has no worksheets", cls->name);
    if (s->asks && wish->at[SHEET_PAPER].number == PAPER_NONE)
        return error_set(err, "a worksheet goes on paper: want a4 or letter");
    return find_first(s, err);
}

/* --- the pages ----------------------------------------------------------- */

/* The longest label, in ems. */
static float longest_label(const struct sheet *s)
{
    struct params one;
    struct text label;
    float longest = 0;

    text_init(&label);
    params_copy(&one, session_params(s->ss));
    for (size_t i = 0; i < s->chosen.n; i++) {
        float width;

        one.at[s->chosen.control] = s->chosen.at[i];
        text_clear(&label);
        sheet_label(s, &one, i, true, &label);
        width = rule_text_width(FACE_SANS, label.at, label.len);
        longest = width > longest ? width : longest;
    }
    params_free(&one);
    text_free(&label);
    return longest;
}

static bool plan(struct sheet *s, struct error *err)
{
    const struct params *wish = s->job.wish;
    struct page_wish page = { .paper = (enum paper)wish->at[SHEET_PAPER].number,
                              .landscape = wish->at[SHEET_LANDSCAPE].number,
                              .columns = wish->at[SHEET_COLUMNS].number,
                              .px = s->style.square_px,
                              .count = (int)s->chosen.n,
                              .board = picture_extent(s->ss, &s->style),
                              .square_mm = s->asks ? WRITE_MM : READ_MM,
                              .label = longest_label(s) };

    sheet_measure(s, &page);
    return page_plan(&s->plan, &page, err);
}

/* Coordinates and numbers that would be too small to read are left out. */
static bool lay_out(struct sheet *s, struct error *err)
{
    struct look *look = &s->style.look;
    int files, ranks;
    float side, least;

    if (!plan(s, err))
        return false;
    session_size(s->ss, &files, &ranks);
    side = (float)(files > ranks ? files : ranks);
    least = LEGIBLE * s->plan.point;
    if (NUMBER_EM * (float)s->plan.px < least)
        look->numbers = false;
    if (COORDINATE_EM * side * (float)s->plan.px >= least)
        return true;
    look->coordinates = false;
    return plan(s, err);
}

static bool check_size(const struct sheet *s, struct error *err)
{
    struct vec size = s->plan.size;

    if (size.x <= EASEL_SIDE_MAX && size.y <= EASEL_SIDE_MAX)
        return true;
    return error_set(err,
                     "a sheet of %.0f by %.0f pixels is too large; want "
                     "fewer boards, smaller ones by --px, or --paper a4",
                     (double)size.x, (double)size.y);
}

static bool check_page(const struct sheet *s, struct error *err)
{
    int page = s->job.wish->at[SHEET_PAGE].number;

    return page <= sheet_all_pages(s) ||
           error_set(err, "page '%d': want 1 to %d", page, sheet_all_pages(s));
}

/* What suits the paper, unless something else was asked for. A frame, which
 * has a shadow, is nothing for print. */
static void choose_style(struct sheet *s)
{
    const struct theme *print = theme_find("paper");
    bool paper = s->job.wish->at[SHEET_PAPER].number != PAPER_NONE;

    if (paper && !s->job.has_theme)
        s->job.style.theme = print;
    s->style = s->job.style;
    s->style.look.alone = true;
    if (paper && s->style.theme == print)
        s->style.look.frame = false;
    strcpy(s->style.caption, "off");
}

struct sheet *sheet_open(struct session *ss, const struct sheet_job *job,
                         struct error *err)
{
    struct sheet *s = xcalloc(1, sizeof *s);

    s->ss = ss;
    s->job = *job;
    s->worst = OUTCOME_RUNNING;
    choose_style(s);
    text_init(&s->task);
    if (choose(s, err) && lay_out(s, err) && check_size(s, err) &&
        check_page(s, err))
        return s;
    sheet_close(s);
    return NULL;
}

void sheet_close(struct sheet *s)
{
    if (!s)
        return;
    selection_free(&s->chosen);
    text_free(&s->task);
    free(s);
}

int sheet_all_pages(const struct sheet *s)
{
    return s->plan.pages * (s->asks ? 2 : 1);
}

int sheet_first(const struct sheet *s)
{
    int page = s->job.wish->at[SHEET_PAGE].number;

    return page ? page : 1;
}

int sheet_pages(const struct sheet *s)
{
    return s->job.wish->at[SHEET_PAGE].number ? 1 : sheet_all_pages(s);
}

int sheet_page_of(const struct sheet *s, const struct params *params)
{
    const struct setting *now = &params->at[s->chosen.control];

    for (size_t i = 0; i < s->chosen.n; i++)
        if (s->chosen.at[i].number == now->number &&
            s->chosen.at[i].second == now->second)
            return 1 + (int)i / (s->plan.columns * s->plan.rows);
    return 1;
}

enum outcome sheet_outcome(const struct sheet *s)
{
    return s->worst;
}

/* --- as a file ----------------------------------------------------------- */

/* The run of the first board, then what makes it this page, or the book that
 * begins with it. */
static void describe(const struct sheet *s, int page, bool bound,
                     struct text *out)
{
    const struct params *wish = s->job.wish;
    int board = (page - 1) % s->plan.pages * s->plan.columns * s->plan.rows;
    struct params first;

    params_copy(&first, session_params(s->ss));
    first.at[s->chosen.control] = s->chosen.at[board];
    run_format(session_class(s->ss), &first, out);
    params_free(&first);
    for (int i = 0; i < SHEET_KEYS; i++) {
        if (i == SHEET_PAGE || params_unsaid(wish, sheet_controls, i))
            continue;
        text_addf(out, " %s=", sheet_controls[i].key);
        params_format(wish, sheet_controls, i, out);
    }
    if (sheet_all_pages(s) > 1 && !bound)
        text_addf(out, " page=%d", page);
    style_format(&s->job.style, out);
    if (s->job.style.theme == theme_at(0) && s->plan.dpi > 0)
        text_addf(out, " theme=%s", theme_at(0)->name);
}

bool sheet_write(struct sheet *s, int page, const struct export_job *job,
                 struct text *out, struct error *err)
{
    struct export_job own = *job;
    struct text title, run;
    struct scene sc;
    bool ok;

    own.style = s->style;
    scene_init(&sc);
    text_init(&title);
    text_init(&run);
    ok = sheet_draw(s, page, &sc, err);
    if (ok) {
        sheet_title(s, page, &title);
        describe(s, page, job->book != NULL, &run);
        ok = own.format->encode(
            &sc, 1, &own, &(struct about){ title.at, run.at, s->plan.dpi }, out,
            err);
    }
    text_free(&title);
    text_free(&run);
    scene_free(&sc);
    return ok;
}
