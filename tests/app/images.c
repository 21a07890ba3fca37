/* The images of a page: which are equal, and which page each one is. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "support/albums.h"

/* Looks for the images of the page shown, until they are known. */
static struct images *see_images(struct app *app)
{
    app_do(app, (struct act){ .what = ACTION_SEE, .b = SIGHT_IMAGES });
    screen_make(app);
    while (album_view_tick(&app->album, &app->runs))
        ;
    screen_make(app);
    return &app->album.images;
}

/* As the words beside the board have it: 18, 24, 34, 40, 53, 59, 69, 75. */
TEST eight_images_lie_side_by_side(void)
{
    static const int numbers[] = { 40, 34, 75, 69, 18, 53, 59, 24 };

    for (int i = 0; i < 2; i++) {
        struct app *app = open_album(i ? 800 : 1920, i ? 600 : 1080,
                                     "queens solution=40");
        struct images *im = see_images(app);

        ASSERT_EQ(8, im->n);
        ASSERT_EQ(8, im->different);
        for (int k = 0; k < 8; k++)
            ASSERT_EQ(numbers[k], im->number[k]);
        ASSERT(said(app, "Solution 40 turned and mirrored: 8 different ones"));
        ASSERT(said(app, "Turned right by 90\u00b0"));
        ASSERT(said(app, "Mirrored in the other diagonal"));
        ASSERT(said(app, "solution 34"));
        ASSERT_FALSE(images_seek(im, app->runs.ss)); /* and it rests */
        click(app, box_centre(grid_box(&app->album.beside, 2)));
        ASSERT_EQ(75, page_of(app));
        ASSERT_EQ(SIGHT_BOARD, app->album.sight);
        screen_close(app);
    }
    PASS();
}

TEST equal_images_are_told_as_equal(void)
{
    struct app *app = open_album(1280, 800, "queens size=4");
    struct images *im = see_images(app);

    ASSERT_EQ(2, im->different);
    ASSERT(said(app, "Solution 1 turned and mirrored: 2 different ones"));
    ASSERT(said(app, "solution 1 again"));
    ASSERT(said(app, "solution 2 again"));
    screen_close(app);
    app = open_album(1280, 800, "queens size=1");
    see_images(app);
    screen_close(app);
    app = open_album(1280, 800, "queens size=5 solution=1");
    im = see_images(app);
    ASSERT(im->different == 2 || im->different == 8);
    screen_close(app);
    PASS();
}

/* Only what leaves the board as it is: four of a rectangle, fewer with holes.
 */
TEST images_are_those_of_the_board(void)
{
    struct app *app = open_album(1280, 800, "place piece=king size=5x4");

    ASSERT_EQ(4, see_images(app)->n);
    screen_close(app);
    app = open_album(1280, 800, "place piece=king size=5x4 holes=a1");
    ASSERT_EQ(1, see_images(app)->n);
    screen_close(app);
    app = open_album(1280, 800, "place piece=king size=5x5 holes=a1");
    ASSERT_EQ(2, see_images(app)->n);
    screen_close(app);
    app = open_album(1280, 800, "chess960");
    do_it(app, ACTION_SEE_IMAGES);
    ASSERT_EQ(SIGHT_BOARD, app->album.sight);
    ASSERT_EQ(TOAST_ERROR, app->toast.kind);
    screen_close(app);
    PASS();
}

/* Where squares are wished for, some are none of those browsed. */
TEST images_outside_of_the_album_are_told(void)
{
    struct app *app = open_album(1280, 800, "queens given=b7");
    struct images *im = see_images(app);
    int here = 0;

    for (int i = 0; i < im->n; i++)
        here += im->number[i] > 0;
    ASSERT(here >= 1 && here < 8);
    ASSERT(said(app, "not in this album"));
    screen_close(app);
    PASS();
}

/* Another page, or other numbers, have other images. */
TEST images_follow_the_page(void)
{
    struct app *app = open_album(1280, 800, "queens");
    const struct control *c = session_class(app->runs.ss)->controls;

    ASSERT(see_images(app)->number[2] > 0);
    press_key(app, SDLK_RIGHT);
    ASSERT_EQ(2, app->album.images.page);
    ASSERT_EQ(2, see_images(app)->number[0]);
    press_key(app, SDLK_LEFT);
    app_do(app,
           (struct act){ ACTION_TOGGLE, control_find(c, "fundamental"), 0 });
    screen_make(app);
    ASSERT_EQ(0, see_images(app)->number[2]); /* the same class */
    screen_close(app);
    PASS();
}

SUITE(images)
{
    RUN_TEST(eight_images_lie_side_by_side);
    RUN_TEST(equal_images_are_told_as_equal);
    RUN_TEST(images_are_those_of_the_board);
    RUN_TEST(images_outside_of_the_album_are_told);
    RUN_TEST(images_follow_the_page);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(images);
    GREATEST_MAIN_END();
}
