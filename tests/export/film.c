/*
 * Films of runs: which moments they show, for how long, and that each frame
 * of a GIF looks like the still of its moment.
 */
#include <greatest.h>

#include "export/export.h"
#include "export/formats.h"
#include "export/film/film.h"
#include "export/picture.h"
#include "support/animation.h"
#include "support/run.h"

static struct session *ss;
static struct export_job job;
static struct film film;
static struct text files[10]; /* the first ten that were made */
static int nfiles;
static struct error err;
static struct fonts *fonts;
static struct animation *shown;

static void set_up(void *ctx)
{
    (void)ctx;
    job = (struct export_job){ .format = &formats[FORMAT_GIF],
                               .style = style_usual() };
    film = film_usual();
    for (int i = 0; i < 10; i++)
        text_init(&files[i]);
    nfiles = 0;
}

static void tear_down(void *ctx)
{
    (void)ctx;
    session_close(ss);
    ss = NULL;
    animation_close(shown);
    shown = NULL;
    for (int i = 0; i < 10; i++)
        text_free(&files[i]);
}

static void begin(const char *run)
{
    session_close(ss);
    ss = open_run(run);
    if (ss == NULL)
        abort();
}

static bool make(void)
{
    enum task_state state = TASK_MORE;
    struct task task;
    struct text out;
    bool whole;

    if (!film_possible(ss, &job, &film, &err))
        return false;
    task = film_make(ss, &job, &film);
    text_init(&out);
    while (state < TASK_DONE) {
        state = task_step(&task, &out, &err);
        if (state != TASK_FILE && state != TASK_DONE)
            continue;
        if (nfiles < 10)
            text_add_bytes(&files[nfiles], out.at, out.len);
        nfiles++;
        text_clear(&out);
    }
    whole = state == TASK_DONE && task_share(&task) == 1;
    task_drop(&task);
    text_free(&out);
    return whole;
}

static bool make_gif(const char *run)
{
    begin(run);
    if (!make())
        return false;
    shown = animation_open(&files[0]);
    return shown != NULL;
}

/* How far a frame is from the still of that moment, in the film's style. */
static int error_of(int frame, size_t moment)
{
    struct style style = job.style;
    struct scene sc;
    SDL_Surface *still;
    int most = 255;
    session_seek(ss, moment);
    style.theme = theme_plain(style.theme);
    scene_init(&sc);
    picture_fill(ss, &style, &sc);
    still = picture_of(&sc, style.theme, picture_unit(ss, &style), fonts);
    if (still->w == shown->width && still->h == shown->height)
        picture_difference(shown->frames[frame], still, &most);
    SDL_FreeSurface(still);
    scene_free(&sc);
    return most;
}

/* --- what is seen -------------------------------------------------------- */

/* Every puzzle; boards that are not square; holes; a hand that plays. */
static const char *const runs[] = {
    "tour size=6x5 start=b2 order=s0",
    "tour size=5x5 start=a1 algorithm=backtracking holes=c3",
    "queens size=5 mode=search",
    "chess960 number=518 castle=queen",
    "lesson lesson=1 moves=e2e4,e7e5,g1f3",
    "place piece=king size=4x3 mode=hand placed=a1,c1",
    "cover piece=rook size=3x4 mode=hand placed=b2"
};

TEST frames_look_like_the_stills(const char *run)
{
    job.style.square_px = 24;
    film.part.to = 12;
    film.part.has_to = film.part.up_to = true;
    ASSERTm(run, make_gif(run));
    for (int i = 0; i < shown->n; i++)
        ASSERTm(run, error_of(i, (size_t)i) <= 12);
    PASS();
}

TEST a_film_runs_to_the_end_of_the_run(void)
{
    job.style.square_px = 10;
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    ASSERT_EQ((int)session_count(ss), shown->n);
    ASSERT_EQ(30, shown->n);
    PASS();
}

TEST a_part_of_a_run_ends_with_its_last_step(void)
{
    job.style.square_px = 16;
    film.part = (struct part){
        .from = 3, .to = 20, .has_to = true, .every = 5
    };
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT_EQ(5, shown->n);
    ASSERT(error_of(0, 3) <= 12);
    ASSERT(error_of(1, 8) <= 12);
    ASSERT(error_of(3, 18) <= 12);
    ASSERT(error_of(4, 20) <= 12);
    ASSERT(error_of(4, 19) > 12);
    ASSERT(strstr(shown->comment, " step=3"));
    PASS();
}

TEST seldom_enough_can_be_left_to_the_film(void)
{
    job.style.square_px = 1;
    film.part.every = 0;
    ASSERT(make_gif("tour size=100x100 start=a1 algorithm=construct"));
    ASSERT(shown->n <= FILM_FRAMES_MAX);
    ASSERT(shown->n > FILM_FRAMES_MAX / 2);
    PASS();
}

TEST delays_hold_and_loop_are_in_the_file(void)
{
    job.style.square_px = 10;
    film.delay = 7;
    film.hold = 321;
    film.loop = 5;
    film.part.to = 4;
    film.part.has_to = true;
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT_EQ(5, shown->n);
    for (int i = 0; i < 4; i++)
        ASSERT_EQ(7, shown->delays[i]);
    ASSERT_EQ(321, shown->delays[4]);
    ASSERT_EQ(5, shown->loop);
    PASS();
}

TEST a_poster_is_the_last_frame_shown_first(void)
{
    job.style.square_px = 16;
    film.poster = true;
    film.part.to = 4;
    film.part.has_to = true;
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT_EQ(6, shown->n);
    ASSERT(error_of(0, 4) <= 12);
    ASSERT(error_of(1, 0) <= 12);
    ASSERT(error_of(5, 4) <= 12);
    ASSERT_EQ(film.delay, shown->delays[0]);
    ASSERT_EQ(film.hold, shown->delays[5]);
    PASS();
}

/* What a still shows of a moment a film shows, however fast it is. */
TEST counts_are_shown_at_any_pace(void)
{
    job.style.square_px = 30;
    film.delay = 2;
    film.part.to = 2;
    film.part.has_to = true;
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT(error_of(1, 1) <= 12);
    PASS();
}

/* Three digits need 43 pixels to a square. */
TEST numbers_of_a_still_are_in_the_film(void)
{
    film.part = (struct part){ .every = 1, .has_to = true };
    ASSERT(make_gif("tour size=24x24 start=a1"));
    ASSERT((float)shown->width > 43 * picture_extent(ss, &job.style).x);
    PASS();
}

/* --- pieces on their way ------------------------------------------------- */

TEST pieces_glide_between_the_frames(void)
{
    static const int delays[] = { 40, 4, 4, 4, 4, 4, 20 };

    job.style.square_px = 24;
    film.glide = true;
    film.part.to = 2;
    film.part.has_to = true;
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT_EQ(1 + 2 * 6, shown->n);
    for (int i = 0; i < 7; i++)
        ASSERT_EQ(delays[i], shown->delays[i]);
    ASSERT_EQ(film.hold, shown->delays[12]);
    ASSERT(error_of(0, 0) <= 12);
    ASSERT(error_of(6, 1) <= 12);
    ASSERT(error_of(12, 2) <= 12);
    for (int i = 1; i < 6; i++)
        ASSERT(error_of(i, 1) > 12);
    ASSERT_FALSE(session_gliding(ss));
    PASS();
}

TEST where_nothing_moves_nothing_glides(void)
{
    job.style.square_px = 12;
    film.glide = true;
    ASSERT(make_gif("queens size=4 mode=search"));
    ASSERT_EQ((int)session_count(ss), shown->n);
    PASS();
}

/* --- albums -------------------------------------------------------------- */

TEST the_pages_of_an_album_are_turned(void)
{
    job.style.square_px = 12;
    film.part.from = 2;
    film.part.every = 4;
    ASSERT(make_gif("queens size=6 solution=3"));
    ASSERT_EQ(2, shown->n); /* 2 and the last, 4 */
    ASSERT_EQ(4, session_page(ss));
    ASSERT(error_of(1, 0) <= 12);
    session_turn(ss, 2);
    ASSERT(error_of(0, 0) <= 12);
    PASS();
}

/* A caption of two lines here and one there: all frames have one size. */
TEST captions_may_vary_in_length(void)
{
    job.style.square_px = 20;
    strcpy(job.style.caption, "on");
    ASSERT(make_gif("tour size=5x5 start=b1"));
    ASSERT(shown->n >= 1);
    PASS();
}

/* --- bytes --------------------------------------------------------------- */

TEST a_tour_of_64_squares_is_small(void)
{
    for (int i = 0; i < THEME_COUNT; i++) {
        job.style.theme = theme_at(i);
        job.style.width_px = 480;
        nfiles = 0;
        text_clear(&files[0]);
        ASSERT(make_gif("tour size=8x8 start=f6"));
        ASSERT_EQ(480, shown->width);
        ASSERT_EQ(64, shown->n);
        ASSERT(files[0].len < 290000);
        animation_close(shown);
        shown = NULL;
    }
    PASS();
}

TEST the_same_film_has_the_same_bytes_however_it_is_sliced(void)
{
    begin("tour size=5x5 start=a1 algorithm=backtracking");
    job.style.square_px = 12;
    film.part.every = 40;
    while (session_advance(ss, 1, 1))
        ;
    ASSERT(make());
    nfiles = 0;
    text_add_bytes(&files[1], files[0].at, files[0].len);
    text_clear(&files[0]);
    begin("tour size=5x5 start=a1 algorithm=backtracking");
    ASSERT(make());
    ASSERT_EQ(files[0].len, files[1].len);
    ASSERT_MEM_EQ(files[0].at, files[1].at, files[0].len);
    PASS();
}

TEST the_comment_is_the_run_and_its_style(void)
{
    job.style.theme = theme_find("paper");
    job.style.square_px = 10;
    film.part.to = 1;
    film.part.has_to = true;
    ASSERT(make_gif("tour size=5x6 start=a1"));
    ASSERT(strncmp(shown->comment, "tour size=5x6 start=a1", 22) == 0);
    ASSERT(strstr(shown->comment, " theme=paper px=10"));
    PASS();
}

/* --- series -------------------------------------------------------------- */

TEST a_series_is_made_of_stills(const struct format *format)
{
    struct text still;
    job.format = format;
    job.style.square_px = 20;
    film.part = (struct part){ .from = 2, .to = 9, .has_to = true, .every = 3 };
    begin("tour size=6x5 start=b2");
    ASSERT(make());
    ASSERT_EQ(4, nfiles);
    text_init(&still);
    for (int i = 0; i < 4; i++) {
        text_clear(&still);
        session_seek(ss, i < 3 ? 2 + 3 * (size_t)i : 9);
        ASSERT(export_write(ss, &job, &still, &err));
        ASSERT_EQ(still.len, files[i].len);
        ASSERT_MEM_EQ(still.at, files[i].at, still.len);
    }
    text_free(&still);
    PASS();
}

/* --- refusals ------------------------------------------------------------ */

static bool refused(const char *run, const char *words)
{
    begin(run);
    if (make())
        return false;
    if (strstr(err.message, words) != NULL)
        return true;
    fprintf(stderr, "said: %s\n", err.message);
    return false;
}

TEST a_step_that_does_not_exist_is_refused(void)
{
    film.part = (struct part){
        .from = 0, .to = 30, .has_to = true, .every = 1
    };
    ASSERT(refused("tour size=5x6 start=a1", "--to 30: want 0 to 29"));
    film.part = (struct part){ .from = 30, .every = 1 };
    ASSERT(refused("tour size=5x6 start=a1", "--from 30: want 0 to 29"));
    film.part = (struct part){ .from = 5, .to = 4, .has_to = true, .every = 1 };
    ASSERT(refused("tour size=5x6 start=a1", "--to 4: want a step from"));
    ASSERT_EQ(0, nfiles);
    PASS();
}

TEST too_many_frames_are_refused_with_what_would_do(void)
{
    film.part = (struct part){ .to = 8192, .has_to = true, .every = 2 };
    ASSERT(refused("tour size=8x8 start=d4 algorithm=backtracking",
                   "4,097 frames are too many: want at most 4,096, as with "
                   "--every 3"));
    ASSERT_EQ(0, session_work(ss));
    film.part = (struct part){ .every = 1 };
    ASSERT(refused("tour size=100x100 start=a1 algorithm=construct",
                   "frames are too many: want at most 4,096, as with "
                   "--every 3"));
    ASSERT(refused("tour size=8x8 start=d4 algorithm=backtracking",
                   "frames are too many: want at most 4,096; this run goes "
                   "on and on"));
    ASSERT_EQ(0, nfiles);
    PASS();
}

TEST what_a_gif_cannot_be_is_refused(void)
{
    job.style.square_px = 512;
    ASSERT(refused("tour size=8x8 start=a1", "at most 4096 a side"));
    ASSERT_EQ(0, session_work(ss));
    job.style.square_px = 455;
    film.part.to = 2999;
    film.part.has_to = true;
    ASSERT(refused("tour size=8x8 start=f6 algorithm=backtracking",
                   "at that size at most"));
    film.part.has_to = false;
    job.style.square_px = 0;
    job.style.transparent = true;
    ASSERT(refused("tour size=8x8 start=a1", "no transparent background"));
    ASSERT_EQ(0, nfiles);
    PASS();
}

/* More moments than a session remembers: they are made again. */
TEST a_very_long_search_can_be_filmed_in_leaps(void)
{
    job.style.square_px = 8;
    film.part = (struct part){
        .from = 10, .to = 2600010, .has_to = true, .every = 650000
    };
    ASSERT(make_gif("tour size=8x8 start=d4 algorithm=backtracking"));
    ASSERT_EQ(5, shown->n);
    ASSERT_EQ(2600010, session_index(ss));
    PASS();
}

TEST a_film_that_is_dropped_leaves_the_session(void)
{
    struct task task;
    struct text out;

    begin("tour size=5x6 start=a1");
    task = film_make(ss, &job, &film);
    text_init(&out);
    for (int i = 0; i < 8; i++)
        ASSERT(task_step(&task, &out, &err) < TASK_DONE);
    task_drop(&task);
    text_free(&out);
    ASSERT_EQ(30, session_count(ss));
    PASS();
}

SUITE(films)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        RUN_TESTp(frames_look_like_the_stills, runs[i]);
    RUN_TEST(a_film_runs_to_the_end_of_the_run);
    RUN_TEST(a_part_of_a_run_ends_with_its_last_step);
    RUN_TEST(seldom_enough_can_be_left_to_the_film);
    RUN_TEST(delays_hold_and_loop_are_in_the_file);
    RUN_TEST(a_poster_is_the_last_frame_shown_first);
    RUN_TEST(counts_are_shown_at_any_pace);
    RUN_TEST(numbers_of_a_still_are_in_the_film);
    RUN_TEST(pieces_glide_between_the_frames);
    RUN_TEST(where_nothing_moves_nothing_glides);
    RUN_TEST(the_pages_of_an_album_are_turned);
    RUN_TEST(captions_may_vary_in_length);
    RUN_TEST(a_tour_of_64_squares_is_small);
    RUN_TEST(the_same_film_has_the_same_bytes_however_it_is_sliced);
    RUN_TEST(the_comment_is_the_run_and_its_style);
    RUN_TESTp(a_series_is_made_of_stills, &formats[FORMAT_PNG]);
    RUN_TESTp(a_series_is_made_of_stills, &formats[FORMAT_SVG]);
    RUN_TESTp(a_series_is_made_of_stills, &formats[FORMAT_TEXT]);
}

SUITE(refusals)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_step_that_does_not_exist_is_refused);
    RUN_TEST(too_many_frames_are_refused_with_what_would_do);
    RUN_TEST(what_a_gif_cannot_be_is_refused);
    RUN_TEST(a_very_long_search_can_be_filmed_in_leaps);
    RUN_TEST(a_film_that_is_dropped_leaves_the_session);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    fonts = picture_fonts();
    RUN_SUITE(films);
    RUN_SUITE(refusals);
    fonts_close(fonts);
    GREATEST_MAIN_END();
}
