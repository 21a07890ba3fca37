/* Which boards are on a sheet, and what its pages are made of. */
#include "export/sheet/parts.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/format.h"
#include "export/sheet/page.h"
#include "export/picture.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"
#include "render/file/about.h"
#include "render/file/easel.h"
#include "render/rules.h"
#include "scene/theme.h"
#include "session/run.h"

/* --- the runs ------------------------------------------------------------ */

enum task_state sheet_go(struct sheet *s, size_t i, struct error *err)
{
    enum outcome outcome;

    if (!s->going && !selection_go(&s->chosen, s->ss, i, err))
        return TASK_FAILED;
    s->going = session_run_on(s->ss);
    if (s->going)
        return TASK_MORE;
    outcome = session_outcome(s->ss);
    if (outcome > s->worst && outcome != OUTCOME_WAITING)
        s->worst = outcome;
    if (!s->asks || outcome == OUTCOME_FOUND)
        return TASK_DONE;
    error_set(err, "%s: %s; a worksheet needs runs that end in a solution",
              session_heading(s->ss), session_status(s->ss));
    return TASK_FAILED;
}

/* A series of solutions must have one: say why if it has not. */
static bool complete(struct sheet *s, struct error *err)
{
    const struct control *c =
        &session_class(s->ss)->controls[s->chosen.control];
    enum outcome outcome = session_outcome(s->ss);

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

    s->asks = sheet_asks(wish, SHEET_ASK);
    if (s->asks && sheet_asks(wish, SHEET_SHOW))
        return error_set(err, "sheet and worksheet: want one at a time");
    if (!selection_read(&s->chosen, cls, session_params(s->ss),
                        wish->at[s->asks ? SHEET_ASK : SHEET_SHOW].text,
                        sheet_topic(wish), err))
        return false;
    if (s->chosen.series->pose && wish->at[SHEET_REVEAL].number)
        return error_set(err,
                         "reveal: %s has no worksheets with something "
                         "given",
                         cls->name);
    if (wish->at[SHEET_UNIQUE].number && wish->at[SHEET_REVEAL].number)
        return error_set(err, "reveal and unique: want one of them, which says "
                              "what is given");
    if (wish->at[SHEET_UNIQUE].number && s->asks && !s->chosen.series->rivals)
        return error_set(err,
                         "unique: %s has no worksheets with something "
                         "given",
                         cls->name);
    if (wish->at[SHEET_PAPER].number != PAPER_NONE)
        return true;
    if (s->asks)
        return error_set(err, "a worksheet goes on paper: want a4 or letter");
    return !wish->at[SHEET_LANDSCAPE].number ||
           error_set(err, "landscape turns paper on its side: want paper a4 or "
                          "letter");
}

/* --- what is given ------------------------------------------------------- */

/* Squares whose pieces belong to the task of every board. */
static const char *fixed_squares(const struct sheet *s)
{
    const char *key = s->chosen.series->fixed;
    const struct control *table = session_class(s->ss)->controls;

    return key ? session_params(s->ss)->at[control_find(table, key)].text : "";
}

static struct giving *begin_giving(const struct sheet *s)
{
    const struct params *wish = s->job.wish;
    struct given_wish one = { .series = s->chosen.series,
                              .params = session_params(s->ss),
                              .solved = session_position(s->ss),
                              .fixed = fixed_squares(s),
                              .reveal = wish->at[SHEET_REVEAL].number,
                              .unique = wish->at[SHEET_UNIQUE].number };

    return giving_open(&one);
}

enum task_state sheet_give(struct sheet *s, size_t i, struct error *err)
{
    struct error why;
    enum task_state state;

    if (!s->asks || s->given[i].at)
        return TASK_DONE;
    if (!s->giving)
        s->giving = begin_giving(s);
    state = giving_step(s->giving, &s->given[i], &why);
    if (state == TASK_MORE)
        return TASK_MORE;
    giving_close(s->giving);
    s->giving = NULL;
    if (state == TASK_REFUSED)
        error_set(err, "board %zu, %s", i + 1, why.message);
    return state;
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
        for (int solved = 0; solved <= 1; solved++) {
            text_clear(&label);
            if (sheet_is_posed(s))
                sheet_question(s, i, &label);
            else
                sheet_label(s, &one, i, solved, &label);
            width = rule_text_width(FACE_SANS, label.at, label.len);
            longest = width > longest ? width : longest;
        }
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
                              .square_mm = sheet_is_posed(s) ? LOOK_MM
                                           : s->asks         ? WRITE_MM
                                                             : READ_MM,
                              .label = longest_label(s) };

    sheet_measure(s, &page);
    if (sheet_is_posed(s))
        return sheet_lay_out_posed(s, &page, err);
    return (s->lies && sheet_lie(s, &page)) || page_plan(&s->plan, &page, err);
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
           error_set(err,
                     sheet_all_pages(s) == 1 ? "page '%d': there is only one"
                                             : "page '%d': want 1 to %d",
                     page, sheet_all_pages(s));
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

struct sheet *sheet_open(struct session *ss, const struct sheet_job *job)
{
    struct sheet *s = xcalloc(1, sizeof *s);

    s->ss = ss;
    s->job = *job;
    s->worst = OUTCOME_RUNNING;
    choose_style(s);
    text_init(&s->task);
    return s;
}

/* Of all, those that something can be asked about; of a list all must be. */
static bool pose_all(struct sheet *s, struct error *err)
{
    size_t kept = 0;

    for (size_t i = 0; i < s->chosen.n; i++) {
        s->chosen.at[kept] = s->chosen.at[i];
        if (sheet_can_pose(s, kept, err))
            kept++;
        else if (!s->chosen.all)
            return false;
    }
    s->chosen.n = kept;
    return kept > 0;
}

enum task_state sheet_find(struct sheet *s, struct error *err)
{
    enum task_state state = TASK_DONE;

    if (!s->chosen.series && !choose(s, err))
        return TASK_FAILED;
    if (!sheet_is_posed(s))
        state = sheet_go(s, 0, err);
    if (state != TASK_DONE)
        return state;
    if (sheet_is_posed(s) ? !pose_all(s, err) : !complete(s, err))
        return TASK_FAILED;
    sheet_order(s);
    s->given = xcalloc(s->chosen.n, sizeof *s->given);
    return lay_out(s, err) && check_size(s, err) && check_page(s, err)
               ? TASK_DONE
               : TASK_FAILED;
}

void sheet_close(struct sheet *s)
{
    if (!s)
        return;
    giving_close(s->giving);
    for (size_t i = 0; s->given && i < s->chosen.n; i++)
        given_free(&s->given[i]);
    free(s->given);
    selection_free(&s->chosen);
    text_free(&s->task);
    free(s);
}

int sheet_all_pages(const struct sheet *s)
{
    bool twice = s->asks && s->job.wish->at[SHEET_ANSWERS].number;

    return s->plan.pages * (twice ? 2 : 1);
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

/* --- as a file ----------------------------------------------------------- */

/* The run of the first board, then what makes it this page, or the book that
 * begins with it. */
static void describe(const struct sheet *s, int page, bool bound,
                     struct text *out)
{
    const struct params *wish = s->job.wish;
    size_t board = sheet_board(s, page);
    struct params first;

    params_copy(&first, session_params(s->ss));
    if (board < s->chosen.n)
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

struct task sheet_pack(const struct sheet *s, int page, const struct scene *sc,
                       const struct export_job *job, struct error *err)
{
    struct export_job own = *job;
    struct text title, run, words;
    struct about about;
    struct task task;

    own.style = s->style;
    text_init(&title);
    text_init(&run);
    text_init(&words);
    sheet_title(s, page, &title);
    describe(s, page, job->book != NULL, &run);
    sheet_tell(s, page, &words);
    about = (struct about){
        .title = title.at, .run = run.at, .words = words.at, .dpi = s->plan.dpi
    };
    task = picture_pack(sc, &own, &about, err);
    text_free(&words);
    text_free(&title);
    text_free(&run);
    return task;
}
