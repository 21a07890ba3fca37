/*
 * Every format of every puzzle: the bytes are what the format's row says, or
 * there is a sentence that says why not. A new row, or a new puzzle, is asked
 * without an edit here.
 */
#include <greatest.h>

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "base/utf8.h"
#include "export/export.h"
#include "export/film/film.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

static struct session *ss;
static struct text out;
static struct error err;

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&out);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    text_free(&out);
}

static void open_class(const struct puzzle_class *cls)
{
    struct params params;

    params_init(&params, cls->controls);
    ss = session_open(cls, &params, &err);
    params_free(&params);
    session_limit(ss, 20000);
    session_run(ss);
}

static bool write_film(const struct export_job *job)
{
    struct film film = film_usual();
    enum task_state state;
    struct task task;

    film.part.to = 3;
    film.part.has_to = film.part.up_to = true;
    if (!film_possible(ss, job, &film, &err))
        return false;
    task = film_make(ss, job, &film);
    do
        state = task_step(&task, &out, &err);
    while (state < TASK_DONE);
    task_drop(&task);
    return state == TASK_DONE;
}

static bool write_in(const struct format *f)
{
    struct export_job job = { .format = f, .style = style_usual() };

    job.style.square_px = 12;
    job.seconds = -1;
    text_clear(&out);
    return f->kind == FORMAT_KIND_FILM ? write_film(&job)
                                       : export_write(ss, &job, &out, &err);
}

static bool signed_as(const struct format *f)
{
    size_t len = f->signature ? strlen(f->signature) : 0;

    size_t at = (size_t)f->signed_at;

    return len > 0 && out.len >= at + len &&
           memcmp(out.at + at, f->signature, len) == 0;
}

/* Words are plain and end their line; whatever has a signature has its own,
 * and nobody else's. */
static bool is_right(const struct format *f)
{
    for (int i = 0; i < FORMATS; i++)
        if (signed_as(&formats[i]) != (f == &formats[i] && f->signature))
            return false;
    return out.len > 0 && (f->binary || out.at[out.len - 1] == '\n') &&
           (f->binary || strlen(out.at) == out.len);
}

static bool asked(const struct puzzle_class *cls, const struct format *f)
{
    struct export_job job = { .format = f, .style = style_usual() };
    bool possible, ok;

    job.style.square_px = 12;
    open_class(cls);
    possible = export_possible(ss, &job, &err);
    ok = write_in(f) ? possible && is_right(f)
                     : !possible && strstr(err.message, f->title) != NULL;
    session_close(ss);
    return ok;
}

TEST every_puzzle_is_written_as_what_it_says_or_refused(const struct format *f)
{
    for (int i = 0; puzzle_classes[i]; i++)
        ASSERTm(f->name, asked(puzzle_classes[i], f));
    PASS();
}

TEST what_can_be_opened_again_carries_its_run(const struct format *f)
{
    struct text run;

    open_class(puzzle_classes[0]);
    ASSERT(write_in(f));
    text_init(&run);
    ASSERT_EQ(ABOUT_FOUND, reopen_find(out.at, out.len, &run));
    ASSERT(strncmp(run.at, session_class(ss)->name,
                   strlen(session_class(ss)->name)) == 0);
    text_free(&run);
    session_close(ss);
    PASS();
}

/* By name and by ending, and nothing is called like another. */
static struct phrase in_capitals(const char *ending)
{
    struct phrase p;

    snprintf(p.at, sizeof p.at, "A%s", ending);
    for (char *at = p.at; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    return p;
}

TEST each_is_found_and_has_words(const struct format *f)
{
    ASSERT_EQ(f, format_find(f->name));
    ASSERT_EQ(f, format_by_ending(f->ending));
    ASSERT_EQ(f, format_by_ending(in_capitals(f->ending).at));
    ASSERT(f->title != NULL);
    ASSERT_EQ(f->kind == FORMAT_KIND_FILM, f->write == NULL);
    ASSERT_EQ(f->kind == FORMAT_KIND_PICTURE,
              (f->encode != NULL) != (f->slices != NULL));
    ASSERT_EQ(format_shows(f), f->offer != NULL);
    ASSERT(f->signature || !f->binary);
    PASS();
}

SUITE(all)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    for (const struct format *f = formats; f < formats + FORMATS; f++) {
        RUN_TESTp(every_puzzle_is_written_as_what_it_says_or_refused, f);
        RUN_TESTp(each_is_found_and_has_words, f);
        if (f->find)
            RUN_TESTp(what_can_be_opened_again_carries_its_run, f);
    }
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(all);
    GREATEST_MAIN_END();
}
