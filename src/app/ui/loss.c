/* Handlers of Xlib's. */
#include "app/ui/loss.h"

#ifdef CHEQUER_XCB
#include <SDL_syswm.h>
#include <X11/Xlib.h>

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
