/* Handlers of Xlib's, and a look at Wayland's connection. */
#include "app/ui/loss.h"

#if defined(CHEQUER_XCB) || defined(CHEQUER_WAYLAND)
#include <SDL_syswm.h>
#endif
#ifdef CHEQUER_XCB
#include <X11/Xlib.h>
#endif
#ifdef CHEQUER_WAYLAND
#include <wayland-client.h>
#endif

#ifdef CHEQUER_XCB
/* Errors of X come late and are nearly always about a window that is gone:
 * another program's, which asked for the clipboard, or our own, when SDL has
 * just woken itself up. SDL answers without a handler, and Xlib's own ends the
 * program. */
static int pass_over(Display *display, XErrorEvent *error)
{
    (void)display, (void)error;
    return 0;
}

void loss_survive_errors(void)
{
    XSetErrorHandler(pass_over);
}

/* Xlib's own has two lines to say. */
static int say_nothing(Display *display)
{
    (void)display;
    return 0;
}

static void call_lost(Display *display, void *loss)
{
    const struct loss *l = loss;

    (void)display;
    l->lost(l->context);
}

void loss_watch(SDL_Window *window, struct loss *loss)
{
    SDL_SysWMinfo info;

    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11)
        return;
    XSetIOErrorHandler(say_nothing);
    XSetIOErrorExitHandler(info.info.x11.display, call_lost, loss);
}
#else
void loss_survive_errors(void)
{
}

void loss_watch(SDL_Window *window, struct loss *loss)
{
    (void)window, (void)loss;
}
#endif

#ifdef CHEQUER_WAYLAND
bool loss_found(SDL_Window *window)
{
    SDL_SysWMinfo info;

    SDL_VERSION(&info.version);
    return SDL_GetWindowWMInfo(window, &info) &&
           info.subsystem == SDL_SYSWM_WAYLAND &&
           wl_display_get_error(info.info.wl.display) != 0;
}
#else
bool loss_found(SDL_Window *window)
{
    (void)window;
    return false;
}
#endif
