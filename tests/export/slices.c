/*
 * A large picture is drawn in slices also where it is one of many: so who
 * waits for it sees how far it is, and need not wait for its end to stop it.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/film/film.h"
#include "export/formats.h"
#include "export/sheet/sheet.h"
#include "support/run.h"

enum { FEW = 8, WIDTH = 2000 };

static struct session *ss;
static struct task task;
static struct text out, words;
static struct error err;

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&out);
    text_init(&words);
}

static void tear_down(void *ctx)
{
    (void)ctx;
    task_drop(&task);
    session_close(ss);
    ss = NULL;
    text_free(&out);
    text_free(&words);
}

/* Does it say how far it is, with these words around a percentage? */
static bool tells(const char *before, const char *after)
{
    char *end;
    double percent;
    bool ok;

    text_clear(&words);
    task_tell(&task, &words);
    ok = strncmp(words.at, before, strlen(before)) == 0;
    percent = ok ? strtod(words.at + strlen(before), &end) : -1;
    return ok && percent >= 0 && percent <= 100 && strcmp(end, after) == 0;
}

/* How often it is further than before and says so, until a file is there. */
static int slices(const char *before, const char *after)
{
    double share = task_share(&task);
    enum task_state state;
    int n = 0;

    while ((state = task_step(&task, &out, &err)) < TASK_FILE) {
        n += task_share(&task) > share && tells(before, after);
        share = task_share(&task);
    }
    return state <= TASK_DONE ? n : -1;
}

TEST a_picture_of_a_series_is(void)
{
    struct export_job job = { .format = &formats[FORMAT_PNG],
                              .style = style_usual() };
    struct film film = film_usual();

    job.style.width_px = WIDTH;
    film.part.to = 1;
    film.part.has_to = true;
    ss = open_run("tour size=6x5 start=b2");
    task = film_make(ss, &job, &film);
    ASSERT(slices("0 of 2 frames, ", " % of the next") >= FEW);
    PASS();
}

TEST a_page_of_a_sheet_is(void)
{
    struct sheet_job job = { .style = style_usual() };
    struct export_job as = { .format = &formats[FORMAT_PNG], .seconds = -1 };
    struct params wish;

    params_init(&wish, sheet_controls);
    ASSERT(params_set(&wish, sheet_controls, SHEET_SHOW, "1", &err));
    ASSERT(params_set(&wish, sheet_controls, SHEET_PAPER, "none", &err));
    job.wish = &wish;
    job.style.square_px = WIDTH / 8;
    task = sheet_make(open_run("queens size=8"), &job, &as);
    params_free(&wish);
    ASSERT(slices("1 of 1 boards, ", " % packed") >= FEW);
    PASS();
}

SUITE(slices_of_many)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_picture_of_a_series_is);
    RUN_TEST(a_page_of_a_sheet_is);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(slices_of_many);
    GREATEST_MAIN_END();
}
