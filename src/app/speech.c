/* Telling in words what is shown. */
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "app/app_state.h"
#include "app/parts/ids.h"
#include "chess/square.h"
#include "export/slides/page.h"
#include "session/session.h"

/* Milliseconds between two moments: as they are stepped through, and as they
 * go by; and until a reader who was busy is tried again. */
enum { STEP_PAUSE = 400, PLAY_PAUSE = 1000, RETRY_PAUSE = 200 };

void speech_init(struct speech *s, int to)
{
    *s = (struct speech){ .on = true, .to = to };
    text_init(&s->heading);
    text_init(&s->moment);
    text_init(&s->toast);
    text_init(&s->focus);
}

void speech_free(struct speech *s)
{
    if (!s->on && s->moment.at == NULL)
        return;
    text_free(&s->heading);
    text_free(&s->moment);
    text_free(&s->toast);
    text_free(&s->focus);
}

/* --- a line -------------------------------------------------------------- */

/* A pipe with room takes so many bytes at once, and nobody waits for it. */
static size_t length_of(const struct text *words)
{
    size_t len = words->len;

    if (len < PIPE_BUF)
        return len;
    for (len = PIPE_BUF - 1; (words->at[len] & 0xC0) == 0x80; len--)
        ;
    return len;
}

static void add_line(const struct text *words, struct text *line)
{
    text_add_bytes(line, words->at, length_of(words));
    for (char *at = line->at; (at = strchr(at, '\n')) != NULL;)
        *at = ' ';
    text_add(line, "\n");
}

/* False if it cannot be now. */
static bool write_line(struct speech *s, const struct text *words)
{
    struct pollfd to = { .fd = s->to, .events = POLLOUT };
    struct text line;
    ssize_t n;

    if (poll(&to, 1, 0) <= 0)
        return false;
    text_init(&line);
    add_line(words, &line);
    n = to.revents & POLLOUT ? write(s->to, line.at, line.len) : -1;
    if (n < 0 && (!(to.revents & POLLOUT) || errno != EINTR))
        s->on = false; /* nobody is there */
    text_free(&line);
    return n >= 0;
}

static bool say(struct app *app, struct text *last, const struct text *words)
{
    struct speech *s = &app->speech;

    if (!s->on || strcmp(last->at, words->at) == 0)
        return false;
    if (words->len > 0 && !write_line(s, words)) {
        s->next = app->pace.now + RETRY_PAUSE;
        return false;
    }
    text_clear(last);
    text_add(last, words->at);
    return words->len > 0;
}

/* --- what there is to say ------------------------------------------------ */

/* As a sentence, since it is told in one line with what follows. */
static void add_slide_heading(const struct slide_page *page, struct text *out)
{
    const char *heading = slide_page_title(page);

    if (strcmp(heading, page->show->title) == 0)
        return;
    text_add(out, heading);
    if (!strchr(".!?:", heading[strlen(heading) - 1]))
        text_add(out, ".");
}

static void find_slide(const struct app *app, struct text *out)
{
    struct slide_page page = { .show = &app->slides.show,
                               .at = app->slides.at };

    slides_runs(&app->slides, &app->runs, page.runs);
    add_slide_heading(&page, out);
    slide_page_tell(&page, out);
}

static void find_heading(const struct app *app, struct text *out)
{
    if (app->slides.open)
        slides_title(&app->slides, out);
    else
        text_add(out, session_heading(app->runs.ss));
}

static void find_moment(const struct app *app, struct text *out)
{
    if (app->slides.open)
        find_slide(app, out);
    else
        text_add(out, session_tell(app->runs.ss));
}

/* The words drawn within a widget are its own. */
static void add_words_within(const struct scene *sc, struct box b,
                             struct text *out)
{
    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];

        if (d->kind == DRAW_TEXT && d->at.x >= b.x && d->at.x <= b.x + b.w &&
            d->at.y >= b.y && d->at.y <= b.y + b.h)
            text_addf(out, "%s%s", out->len ? ", " : "", scene_string(sc, d));
    }
}

static void add_square(const struct app *app, struct text *out)
{
    int files, ranks;

    session_size(app->runs.ss, &files, &ranks);
    text_addf(out, "Square %s", say_square(app->board.cursor, files).at);
}

/* The row that is marked, or else what the path has come to. */
static void add_choice(const struct open_form *f, struct text *out)
{
    text_addf(out, "Open a file: %s", f->edit.text);
    if (f->cursor >= 0) {
        const struct entry *e = &f->entries.at[f->rows[f->cursor]];

        text_clear(out);
        text_addf(out, "%s%s", e->name, e->folder ? ", a folder" : "");
    }
}

static void find_focus(const struct app *app, struct text *out)
{
    const struct screen *s = &app->screen;
    const struct widget *w = ui_find(&s->ui, s->ui.focus);

    if (app->open.on)
        add_choice(&app->open, out);
    else if (app->edit.open)
        text_addf(out, "Typing: %s", app->edit.text);
    else if (w != NULL && w->id == ID_BOARD)
        add_square(app, out);
    if (w == NULL || w->id == ID_BOARD || app->edit.open || app->open.on)
        return;
    if (s->ui.front == UI_BASE)
        add_words_within(&s->under, s->ui.focus_box, out);
    add_words_within(&s->over, s->ui.focus_box, out);
    if (w->tip != NULL)
        text_addf(out, "%s%s", out->len ? ". " : "", w->tip);
}

/* --- when ---------------------------------------------------------------- */

typedef void finder(const struct app *app, struct text *out);

static void find_toast(const struct app *app, struct text *out)
{
    if (app->toast.until != 0)
        text_add(out, app->toast.text);
}

static void say_found(struct app *app, finder *find, struct text *last)
{
    struct text words;

    text_init(&words);
    find(app, &words);
    say(app, last, &words);
    text_free(&words);
}

/* While a piece is on its way its words are still those of where it was. */
static void say_moment(struct app *app)
{
    struct speech *s = &app->speech;
    struct text words;

    if (app->pace.now < s->next)
        return;
    s->next = 0; /* nothing is waited for any more */
    if (session_gliding(app->runs.ss))
        return;
    say_found(app, find_heading, &s->heading);
    text_init(&words);
    find_moment(app, &words);
    if (say(app, &s->moment, &words))
        s->next = app->pace.now + (app->pace.moving ? PLAY_PAUSE : STEP_PAUSE);
    text_free(&words);
}

void speech_tick(struct app *app)
{
    struct speech *s = &app->speech;

    if (!s->on)
        return;
    say_found(app, find_focus, &s->focus);
    say_found(app, find_toast, &s->toast);
    say_moment(app);
}
