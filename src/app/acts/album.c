/* Acts on an album: its pages seen, scrolled and turned to. */
#include "app/acts/album.h"

#include "app/app_state.h"
#include "app/acts/run.h"
#include "session/session.h"

static void turn_to(struct app *app, int page)
{
    if (page > 0)
        run_turn(&app->runs, &app->toast, (struct act){ .b = page });
}

void album_turn_strip(struct app *app, struct act act)
{
    (void)act;
    turn_to(app,
            strip_page_at(&app->album, &app->runs, app->screen.ui.pointer.at));
}

void album_scroll_strip(struct app *app, struct act act)
{
    struct grid *g = &app->album.strip;

    grid_scroll(g, g->scroll + (double)act.b * (double)g->pitch.y);
    app->album.roams = true;
}

void album_see(struct app *app, struct act act)
{
    if (act.b != SIGHT_BOARD &&
        (app->slides.open || !session_plan(app->runs.ss)->album))
        toast_refuse(&app->toast,
                     "there are no pages to see at once; the solutions of "
                     "queens, say, are an album that has them");
    else if (act.b == SIGHT_IMAGES && !images_possible(app->runs.ss))
        toast_refuse(&app->toast, "a single row has no images worth seeing");
    else
        album_view_see(&app->album, (enum sight)act.b);
}

/* Again: back to the board. */
void album_see_or_leave(struct app *app, struct act act)
{
    if ((enum sight)act.b == app->album.sight)
        act.b = SIGHT_BOARD;
    album_see(app, act);
}

/* It is looked at on the board then. */
void album_turn_sight(struct app *app, struct act act)
{
    int page = sight_page_at(&app->album, &app->runs,
                             app->screen.ui.pointer.at);

    (void)act;
    turn_to(app, page);
    if (page > 0)
        album_view_see(&app->album, SIGHT_BOARD);
}

void album_scroll_sight(struct app *app, struct act act)
{
    struct grid *g = &app->album.all;

    grid_scroll(g, g->scroll + (double)act.b * (double)g->pitch.y);
}

void album_scroll_sight_to(struct app *app, struct act act)
{
    grid_scroll(&app->album.all, (double)act.b);
}
