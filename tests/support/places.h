/* Where things are on the screen, printed for scripts that click on a real
 * window. */
#ifndef CHEQUER_TEST_PLACES_H
#define CHEQUER_TEST_PLACES_H

#include <string.h>

#include "puzzle/album.h"
#include "support/screen.h"

static inline void open_menu(struct app *app, const char *of)
{
    if (strcmp(of, "print") == 0)
        app_do(app, (struct act){ ACTION_WORKSHEET, 0, 0 });
    for (int i = 0; i < app->screen.ui.n; i++) {
        char name[64];

        widget_name(app, &app->screen.ui.at[i], name);
        if (strcmp(name, of) == 0) {
            app_do(app, app->screen.ui.at[i].act);
            frame_advance(app); /* a quiz has to know what comes next */
            break;
        }
    }
    screen_make(app);
}

static inline void print_place(const char *name, struct box b)
{
    struct vec c = box_centre(b);

    printf("%s %d %d %d %d\n", name, (int)c.x, (int)c.y, (int)b.w, (int)b.h);
}

/* The pages of an album that are in sight: "page:17", or the images of one:
 * "image:2". */
static inline void print_pages(const struct app *app)
{
    const struct grid *g = app->album.sight == SIGHT_BOARD ? &app->album.strip
                                                           : &app->album.all;
    struct pages p;
    char name[32];

    for (int i = 0; app->album.sight == SIGHT_IMAGES && i < app->album.images.n;
         i++) {
        snprintf(name, sizeof name, "image:%d", i + 1);
        print_place(name, grid_box(&app->album.beside, i));
    }
    if (app->album.sight == SIGHT_IMAGES)
        return;
    if (!session_album(app->runs.ss, &p) || g->columns == 0)
        return;
    for (long i = grid_first(g); i < grid_last(g); i++) {
        snprintf(name, sizeof name, "page:%d", pages_at(&p, i));
        print_place(name, grid_box(g, i));
    }
}

static inline int print_places(int argc, char **argv)
{
    struct app *app = screen_open(atoi(argv[2]), atoi(argv[3]), 100, argv[4]);
    int files, ranks;
    char name[64];

    for (int i = 0; i < 1000 && session_plan(app->runs.ss)->album &&
                    session_advance(app->runs.ss, 99999, 0);
         i++)
        ; /* its pages are found */
    screen_make(app);
    for (char *of = argc > 5 ? strtok(argv[5], "+") : NULL; of != NULL;
         of = strtok(NULL, "+"))
        open_menu(app, of);
    for (int i = 0; i < app->screen.ui.n; i++) {
        widget_name(app, &app->screen.ui.at[i], name);
        if (name[0] != '\0')
            print_place(name, app->screen.ui.at[i].box);
    }
    print_pages(app);
    session_size(app->runs.ss, &files, &ranks);
    for (int square = 0; square < files * ranks; square++)
        print_place(say_square(square, files).at,
                    board_square_box(&app->board, &app->runs, square));
    screen_close(app);
    return EXIT_SUCCESS;
}

#endif
