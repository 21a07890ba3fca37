/* "Where next?" in the window: its row, its keys, its words for a class. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <string.h>

#include <SDL.h>

#include "app/ui/layout.h"
#include "base/file/file.h"
#include "puzzle/trace.h"
#include "session/quiz.h"
#include "support/folder.h"
#include "support/screen.h"

static struct quiz_state state(const struct app *app)
{
    return quiz_state(app->runs.ss);
}

static void wait(struct app *app)
{
    for (int i = 0; i < 400; i++) {
        app->pace.now += 50;
        frame_advance(app);
    }
    screen_make(app);
}

static void press(struct app *app, SDL_Keycode key)
{
    SDL_Event e = { .key = { .type = SDL_KEYDOWN, .keysym.sym = key } };

    events_take(app, &e);
    wait(app);
}

static void click_at(struct app *app, struct vec at, int button)
{
    pointer_press(app, at, button);
    pointer_release(app, at, button);
    wait(app);
}

static void click_square(struct app *app, int square)
{
    click_at(app, box_centre(board_square_box(&app->board, &app->runs, square)),
             1);
}

static void click(struct app *app, uint32_t id)
{
    click_at(app, box_centre(ui_find(&app->screen.ui, id)->box), 1);
}

static bool reads(const struct app *app, const char *words)
{
    const struct scene *sc = &app->screen.under;

    for (size_t i = 0; i < sc->ndraws; i++)
        if (sc->draws[i].kind == DRAW_TEXT &&
            strncmp(scene_string(sc, &sc->draws[i]), words, strlen(words)) == 0)
            return true;
    return false;
}

/* From d2: b1 is right, b3 is not. */
TEST clicks_are_answers(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour start=d2");

    click(app, ID_QUIZ);
    click(app, ID_ITEM + QUIZ_ALL);
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    ASSERT(reads(app, "Where does the knight go next?"));
    ASSERT(reads(app, "No answer yet"));
    click_square(app, 1);
    ASSERT(reads(app, "Right: b1"));
    ASSERT(reads(app, "1 of 1 right"));
    click_square(app, 40); /* answered: no other run begins */
    ASSERT_EQ(0u, session_index(app->runs.ss));
    ASSERT(strstr(session_describe(app->runs.ss), "start=d2"));
    click(app, ID_QUIZ_ON);
    ASSERT_EQ(1u, session_index(app->runs.ss));
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    click_square(app, 63);
    ASSERT(reads(app, "Not h8 but a3"));
    ASSERT(reads(app, "1 of 2 right"));
    click(app, ID_QUIZ_LEAVE);
    ASSERT_EQ(QUIZ_OFF, state(app).about);
    click_square(app, 40);
    ASSERT(strstr(session_describe(app->runs.ss), "start=a6"));
    screen_close(app);
    PASS();
}

TEST keys_lead_through_it(void)
{
    struct app *app = screen_open(800, 600, 100, "tour start=d2");

    press(app, SDLK_q);
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    press(app, SDLK_SPACE);
    press(app, SDLK_RIGHT);
    press(app, SDLK_END);
    ASSERT_EQ(0u, session_index(app->runs.ss));
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    press(app, SDLK_s);
    ASSERT_EQ(QUIZZED_ANSWERED, state(app).now);
    press(app, SDLK_RIGHT);
    ASSERT_EQ(1u, session_index(app->runs.ss));
    press(app, SDLK_s);
    press(app, SDLK_SPACE);
    ASSERT_EQ(2u, session_index(app->runs.ss));
    ASSERT_EQ(2, state(app).asked);
    press(app, SDLK_LEFT); /* looking back */
    ASSERT_EQ(QUIZZED_NOT, state(app).now);
    press(app, SDLK_RIGHT);
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    press(app, SDLK_ESCAPE);
    ASSERT_EQ(QUIZ_OFF, state(app).about);
    press(app, SDLK_q);
    ASSERT_EQ(QUIZ_ALL, state(app).about);
    press(app, SDLK_q);
    ASSERT_EQ(QUIZ_OFF, state(app).about);
    screen_close(app);
    PASS();
}

/* Where few moments are asked about, the arrow leaps to the next of them. */
TEST the_arrow_leaps_to_the_next_question(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour start=d2");
    size_t first;

    click(app, ID_QUIZ);
    click(app, ID_ITEM + QUIZ_TIES);
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    first = session_index(app->runs.ss);
    press(app, SDLK_s);
    ASSERT(state(app).shown);
    press(app, SDLK_RIGHT);
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    ASSERT(session_index(app->runs.ss) > first + 1);
    ASSERT(session_moment(app->runs.ss, session_index(app->runs.ss))->flags &
           MOMENT_TIE);
    screen_close(app);
    PASS();
}

/* The square under the keyboard's frame is an answer, too. */
TEST the_boards_cursor_answers(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour start=d2");

    press(app, SDLK_q);
    press(app, SDLK_TAB);
    press(app, SDLK_RIGHT);
    press(app, SDLK_RETURN);
    ASSERT(state(app).praised);
    ASSERT(strstr(session_describe(app->runs.ss), "start=d2"));
    screen_close(app);
    PASS();
}

/* Yes and no by keys, of which one means something else at other times. */
TEST castling_asks_yes_or_no(void)
{
    struct app *app = screen_open(1280, 800, 100,
                                  "chess960 number=518 castle=king");

    press(app, SDLK_q);
    ASSERT(reads(app, "May White castle kingside now?"));
    ASSERT(ui_find(&app->screen.ui, ID_QUIZ_YES));
    press(app, SDLK_n);
    ASSERT(reads(app, "Right: no"));
    ASSERT(strstr(session_describe(app->runs.ss), "number=518"));
    press(app, SDLK_SPACE);
    click(app, ID_QUIZ_YES);
    ASSERT(reads(app, "Right: yes"));
    press(app, SDLK_SPACE);
    click_square(app, 6);
    ASSERT(reads(app, "Right: g1"));
    press(app, SDLK_SPACE);
    click_square(app, 4);
    ASSERT(reads(app, "Not e1 but f1"));
    press(app, SDLK_SPACE);
    ASSERT(state(app).over);
    ASSERT(reads(app, "3 of 4 right"));
    ASSERT(reads(app, "Ask again"));
    screen_close(app);
    PASS();
}

/* Where nothing can be asked it is not offered, and the key says so. */
TEST it_is_offered_where_it_can_be(void)
{
    struct app *app = screen_open(1280, 800, 100, "queens");

    ASSERT_EQ(NULL, ui_find(&app->screen.ui, ID_QUIZ));
    press(app, SDLK_q);
    ASSERT_EQ(QUIZ_OFF, state(app).about);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    screen_close(app);
    app = screen_open(1280, 800, 100, "queens mode=search");
    ASSERT(ui_find(&app->screen.ui, ID_QUIZ));
    click(app, ID_QUIZ);
    click(app, ID_ITEM + QUIZ_DEAD_ENDS);
    ASSERT_EQ(QUIZZED_ASKED, state(app).now);
    ASSERT(session_moment(app->runs.ss, session_index(app->runs.ss))->flags &
           MOMENT_DEAD_END);
    screen_close(app);
    PASS();
}

/* Alone on the wall: question, score and buttons. */
TEST a_projector_shows_it_large(void)
{
    struct app *app = screen_open(1280, 800, 100, "tour start=d2");

    press(app, SDLK_q);
    press(app, SDLK_h);
    ASSERT(reads(app, "Where does the knight"));
    ASSERT(reads(app, "No answer yet"));
    click_square(app, 1);
    ASSERT(reads(app, "Right: b1"));
    ASSERT(reads(app, "1 of 1 right"));
    click(app, ID_QUIZ_ON);
    ASSERT_EQ(1u, session_index(app->runs.ss));
    press(app, SDLK_ESCAPE);
    ASSERT_EQ(QUIZ_OFF, state(app).about);
    ASSERT(app->screen.hidden);
    screen_close(app);
    PASS();
}

/* It goes on from the moment shown to the first question, whose words stand in
 * place of the slide's; leaving the quiz leaves the slide. */
TEST a_slide_can_ask(void)
{
    static const char asking[] = "title Mine\n"
                                 "slide Look\nrun tour size=6x6 start=a1 "
                                 "step=3\nask ties\ncaption Well then.\n"
                                 "slide\nrun tour\n";
    struct app *app = screen_open(1280, 800, 100, "tour");
    char folder[FOLDER_NAME];
    struct error err;

    folder_make(folder);
    ASSERT(file_write("ask.slides", asking, sizeof asking - 1, &err));
    app_open_file(app, "ask.slides");
    wait(app);
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(app->runs.ss).now);
    ASSERT(session_index(app->runs.ss) >= 3);
    ASSERT(reads(app, "Where does the knight"));
    ASSERT_FALSE(reads(app, "Well then."));
    ASSERT(ui_find(&app->screen.ui, ID_QUIZ_SHOW));
    press(app, SDLK_SPACE);
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(app->runs.ss).now);
    press(app, SDLK_s);
    ASSERT(reads(app, "The answer is"));
    ASSERT(reads(app, "0 of 1 right"));
    press(app, SDLK_SPACE);
    wait(app);
    ASSERT_EQ(QUIZZED_ASKED, quiz_state(app->runs.ss).now);
    press(app, SDLK_ESCAPE);
    ASSERT(app->slides.open);
    ASSERT(reads(app, "Well then."));
    press(app, SDLK_RIGHT);
    ASSERT_EQ(QUIZ_OFF, quiz_state(app->runs.ss).about);
    press(app, SDLK_ESCAPE);
    ASSERT_FALSE(app->slides.open);
    screen_close(app);
    folder_remove(folder);
    PASS();
}

/* No button of the row lies on another, nor outside of the window. */
TEST the_row_has_room(int width, int height, const char *run, bool hidden)
{
    struct app *app = screen_open(width, height, 100, run);
    const struct ui *ui = &app->screen.ui;
    struct box all = { 0, 0, (float)width, (float)height };

    press(app, SDLK_q);
    if (hidden)
        press(app, SDLK_h);
    for (int answered = 0; answered < 2; answered++) {
        ASSERT(ui_find(ui, ID_QUIZ_LEAVE));
        ASSERT(hidden || ui_find(ui, ID_QUIZ)); /* the score */
        for (uint32_t a = ID_QUIZ; a <= ID_QUIZ_LEAVE; a++) {
            const struct widget *one = ui_find(ui, a);

            if (!one)
                continue;
            ASSERT(one->box.w > 20 && one->box.x >= 0);
            ASSERT_EQ(one->box.w, box_common(one->box, all).w);
            for (uint32_t b = a + 1; b <= ID_QUIZ_LEAVE; b++)
                if (ui_find(ui, b))
                    ASSERT(
                        box_empty(box_common(one->box, ui_find(ui, b)->box)));
        }
        press(app, SDLK_s);
    }
    screen_close(app);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    static const struct {
        int width, height;
    } sizes[] = { { 800, 600 },
                  { 1024, 768 },
                  { 1280, 800 },
                  { 1920, 1080 },
                  { 800, 1200 } };

    GREATEST_MAIN_BEGIN();
    RUN_TEST(clicks_are_answers);
    RUN_TEST(keys_lead_through_it);
    RUN_TEST(the_arrow_leaps_to_the_next_question);
    RUN_TEST(the_boards_cursor_answers);
    RUN_TEST(castling_asks_yes_or_no);
    RUN_TEST(it_is_offered_where_it_can_be);
    RUN_TEST(a_projector_shows_it_large);
    RUN_TEST(a_slide_can_ask);
    for (int i = 0; i < 5; i++) {
        RUN_TESTp(the_row_has_room, sizes[i].width, sizes[i].height, "tour",
                  false);
        RUN_TESTp(the_row_has_room, sizes[i].width, sizes[i].height,
                  "chess960 castle=king", false);
        RUN_TESTp(the_row_has_room, sizes[i].width, sizes[i].height,
                  "chess960 castle=king", true);
    }
    GREATEST_MAIN_END();
}
