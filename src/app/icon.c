/* The icon is a picture like all others: a knight on a piece of board. */
#include "app/icon.h"

#include "app/app_state.h"
#include "base/error.h"
#include "chess/piece.h"
#include "render/file/easel.h"
#include "scene/theme.h"

enum { SQUARE = 32 };

void icon_set(struct app *app)
{
    struct scene sc;
    struct error err;
    SDL_Surface *icon;

    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 2, 2 });
    scene_grid(&sc, 2, 2, false);
    scene_board(&sc, 0);
    scene_place(&sc, (struct vec){ 0, 0 }, 2);
    scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, PIECE_KNIGHT, 1);
    icon = easel_picture(&sc, theme_at(0), SQUARE, app->screen.fonts, &err);
    scene_free(&sc);
    if (icon == NULL) /* a window without an icon is still a window */
        return;
    SDL_SetWindowIcon(app->win.window, icon);
    SDL_FreeSurface(icon);
}
