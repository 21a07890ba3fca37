/*
 * Opening a window that is really there, with the renderer that is fastest
 * on this machine. SDL would also "open" one without a display; and without
 * a graphics processor its software renderer is many times faster than an
 * OpenGL that is itself software.
 */
#include "app/ui/window.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_image.h>

#ifdef CHEQUER_XCB
#include <SDL_syswm.h>
#include <X11/Xlib.h>
#endif

#include "app/ui/desktop.h"
#include "app/ui/layout.h"
#include "app/ui/loss.h"
#include "base/error.h"
#include "base/platform/interrupt.h"
#include "render/assets.h"
#include "render/sdl/painter.h"

static void set_hints(void)
{
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
}

static bool is_set(const char *name)
{
    const char *value = getenv(name);

    return value != NULL && value[0] != '\0';
}

/* A software renderer's picture goes to an X window by itself. To one of
 * Wayland it goes by a texture, or not at all. */
static void choose_framebuffer(void)
{
    if (strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0)
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}

/* How large words are to be: X tells, Wayland by the size of its pixels. */
static int asked_percent(void)
{
    bool x11 = strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0;
    char *resources = x11 ? desktop_resources() : NULL;
    int percent = desktop_percent(resources);

    free(resources);
    return percent;
}

static bool open_video(struct window *win, const char *driver,
                       struct error *err)
{
    if (driver[0] != '\0')
        SDL_SetHint(SDL_HINT_VIDEODRIVER, driver);
    loss_survive_errors();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        error_set(err, "no window can be opened: %s", SDL_GetError());
        SDL_Quit();
        return false;
    }
    interrupt_close();
    choose_framebuffer();
    loss_survive_errors();
    window_set_typing(false);
    win->percent = asked_percent();
    return true;
}

/* --- the renderer -------------------------------------------------------- */

static bool has_graphics_processor(void)
{
    glob_t found;
    bool any = glob("/dev/dri/renderD*", GLOB_NOSORT, NULL, &found) == 0;

    globfree(&found);
    return any;
}

static bool draws_in_software(void)
{
    typedef const unsigned char *get_string(unsigned int name);
    enum { GL_RENDERER_NAME = 0x1F01 };
    static const char *const names[] = { "llvmpipe", "softpipe", "swrast",
                                         "Software" };
    void *address = SDL_GL_GetProcAddress("glGetString");
    get_string *ask;

    if (address == NULL || SDL_GL_GetCurrentContext() == NULL)
        return false;
    memcpy(&ask, &address, sizeof ask);
    const char *name = (const char *)ask(GL_RENDERER_NAME);
    for (size_t i = 0; name != NULL && i < sizeof names / sizeof *names; i++)
        if (strstr(name, names[i]) != NULL)
            return true;
    return false;
}

static SDL_Renderer *open_software(SDL_Window *window)
{
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

static SDL_Renderer *open_fastest(SDL_Window *window)
{
    SDL_Renderer *r = NULL;

    if (has_graphics_processor())
        r = SDL_CreateRenderer(
            window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    if (r != NULL && draws_in_software()) {
        SDL_DestroyRenderer(r);
        r = NULL;
    }
    return r != NULL ? r : open_software(window);
}

/* SDL's number for a renderer by its name, or -1. */
static int find_renderer(const char *name)
{
    SDL_RendererInfo info;

    for (int i = 0; i < SDL_GetNumRenderDrivers(); i++)
        if (SDL_GetRenderDriverInfo(i, &info) == 0 &&
            strcmp(info.name, name) == 0)
            return i;
    return -1;
}

static bool open_named(struct window *win, const char *name, struct error *err)
{
    int index = find_renderer(name);
    bool software = strcmp(name, "software") == 0;

    if (index < 0)
        return error_set(err,
                         "SDL has no renderer called '%.40s'; use "
                         "software, opengl or opengles2",
                         name);
    win->renderer = SDL_CreateRenderer(
        win->window, index, software ? 0 : SDL_RENDERER_PRESENTVSYNC);
    return true;
}

static bool open_renderer(struct window *win, const char *name,
                          struct error *err)
{
    if (name == NULL && is_set("SDL_RENDER_DRIVER"))
        name = getenv("SDL_RENDER_DRIVER");
    if (name == NULL)
        win->renderer = open_fastest(win->window);
    else if (!open_named(win, name, err))
        return false;
    if (win->renderer == NULL)
        return error_set(err, "no window can be drawn in: %s", SDL_GetError());
    return true;
}

/* --- the window ---------------------------------------------------------- */

/* No larger than the screen has room for. */
static void fit_screen(int *width, int *height)
{
    SDL_Rect room;

    if (SDL_GetDisplayUsableBounds(0, &room) != 0)
        return;
    *width = *width < room.w ? *width : room.w;
    *height = *height < room.h ? *height : room.h;
}

static int frame_ms(SDL_Window *window)
{
    SDL_DisplayMode mode;
    int display = SDL_GetWindowDisplayIndex(window);

    if (display < 0 || SDL_GetCurrentDisplayMode(display, &mode) != 0 ||
        mode.refresh_rate < 30 || mode.refresh_rate > 250)
        return 16;
    return 1000 / mode.refresh_rate;
}

/* A first window is as large as its words want it. */
static void grow(const struct window *win, const struct window_wish *wish,
                 int *width, int *height)
{
    int percent = wish->percent > 0 ? wish->percent : win->percent;

    *width = wish->width;
    *height = wish->height;
    if (wish->first && percent > 100) {
        *width = *width * percent / 100;
        *height = *height * percent / 100;
    }
    fit_screen(width, height);
}

/* Where a window's size is not told in pixels, that was too much. */
static void mind_ratio(const struct window *win, const struct window_wish *wish)
{
    int w, h, width, height;

    SDL_GetWindowSize(win->window, &w, &h);
    window_size(win, &width, &height);
    if (!wish->first || w >= width || wish->percent <= 100)
        return;
    h = h * w / width;
    w = w * w / width;
    SDL_SetWindowSize(win->window, w > wish->width ? w : wish->width,
                      h > wish->height ? h : wish->height);
}

static bool try_driver(struct window *win, const struct window_wish *wish,
                       const char *driver, struct error *err)
{
    int width, height;

    *win = (struct window){ 0 };
    if (!open_video(win, driver, err))
        return false;
    grow(win, wish, &width, &height);
    win->window = SDL_CreateWindow(
        "chequer", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width,
        height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (win->window == NULL)
        error_set(err, "no window can be opened: %s", SDL_GetError());
    if (win->window == NULL || !open_renderer(win, wish->renderer, err)) {
        window_close(win);
        return false;
    }
    mind_ratio(win, wish);
    win->frame_ms = frame_ms(win->window);
    SDL_SetWindowMinimumSize(win->window, LAYOUT_LEAST_WIDTH,
                             LAYOUT_LEAST_HEIGHT);
    return true;
}

bool window_open(struct window *win, const struct window_wish *wish,
                 struct error *err)
{
    const char *drivers[DESKTOP_DRIVERS + 1];
    bool open = false;

    *win = (struct window){ 0 };
    if (!desktop_drivers(drivers, err))
        return false;
    set_hints();
    for (int i = 0; !open && drivers[i] != NULL; i++)
        open = try_driver(win, wish, drivers[i], err);
    return open;
}

#ifdef CHEQUER_XCB
/* SDL leaves it to the locale whether a title has more than Latin letters;
 * where it has not, desktops read a property that SDL then leaves as it was,
 * and memory is lost each time. False if there is no X. */
static bool set_title_of_x(SDL_Window *window, const char *title)
{
    static const char *const properties[] = { "_NET_WM_NAME", "WM_NAME" };
    SDL_SysWMinfo info;
    Display *x;

    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11)
        return false;
    x = info.info.x11.display;
    for (int i = 0; i < 2; i++)
        XChangeProperty(
            x, info.info.x11.window, XInternAtom(x, properties[i], False),
            XInternAtom(x, "UTF8_STRING", False), 8, PropModeReplace,
            (const unsigned char *)title, (int)strlen(title));
    XFlush(x);
    return true;
}
#else
static bool set_title_of_x(SDL_Window *window, const char *title)
{
    (void)window, (void)title;
    return false;
}
#endif

void window_set_title(const struct window *win, const char *title)
{
    if (!set_title_of_x(win->window, title))
        SDL_SetWindowTitle(win->window, title);
}

/* The icon that is installed for the desktop's menu. */
void window_set_icon(struct window *win)
{
    enum { SIDE = 64 };
    SDL_RWops *svg = SDL_RWFromConstMem(asset_chequer_svg,
                                        (int)strlen(asset_chequer_svg));
    SDL_Surface *icon = svg ? IMG_LoadSizedSVG_RW(svg, SIDE, SIDE) : NULL;

    if (svg)
        SDL_RWclose(svg);
    if (icon == NULL) /* a window without an icon is still a window */
        return;
    SDL_SetWindowIcon(win->window, icon);
    SDL_FreeSurface(icon);
}

void window_close(struct window *win)
{
    if (win->renderer != NULL)
        SDL_DestroyRenderer(win->renderer);
    if (win->window != NULL)
        SDL_DestroyWindow(win->window);
    SDL_Quit();
    *win = (struct window){ 0 };
}

void window_size(const struct window *win, int *width, int *height)
{
    if (SDL_GetRendererOutputSize(win->renderer, width, height) != 0)
        *width = *height = 1;
    *width = *width > 0 ? *width : 1;
    *height = *height > 0 ? *height : 1;
}

struct vec window_pixel(const struct window *win, float x, float y)
{
    int w, h, width, height;

    if (win->window == NULL)
        return (struct vec){ x, y };
    SDL_GetWindowSize(win->window, &w, &h);
    window_size(win, &width, &height);
    return (struct vec){ x * (float)width / (float)(w > 0 ? w : 1),
                         y * (float)height / (float)(h > 0 ? h : 1) };
}

int window_percent(const struct window *win)
{
    int w, h, width, height;

    if (win->window == NULL)
        return 100;
    SDL_GetWindowSize(win->window, &w, &h);
    window_size(win, &width, &height);
    if (w > 0 && width > w)
        return 100 * width / w < DESKTOP_PERCENT_MAX ? 100 * width / w
                                                     : DESKTOP_PERCENT_MAX;
    return win->percent;
}

/* Text goes on being reported: it may be typed faster than a field opens. */
void window_set_typing(bool on)
{
    if (on)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
    SDL_EventState(SDL_TEXTINPUT, SDL_ENABLE);
}

static bool is_software(const struct window *win)
{
    SDL_RendererInfo info;

    return SDL_GetRendererInfo(win->renderer, &info) == 0 &&
           (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

/* SDL's software renderer draws on the window's surface, which lasts until the
 * window has another size: an event that waits may tell of that. */
bool window_keeps(const struct window *win)
{
    return is_software(win) && !SDL_HasEvent(SDL_WINDOWEVENT);
}

void window_present(const struct window *win, const struct damage *drawn)
{
    if (drawn->whole || !is_software(win))
        SDL_RenderPresent(win->renderer);
    else if (SDL_RenderFlush(win->renderer) == 0 && drawn->n > 0)
        SDL_UpdateWindowSurfaceRects(win->window, drawn->at, drawn->n);
}

bool window_visible(const struct window *win)
{
    return (SDL_GetWindowFlags(win->window) &
            (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

bool window_is_fullscreen(const struct window *win)
{
    return (SDL_GetWindowFlags(win->window) & SDL_WINDOW_FULLSCREEN_DESKTOP) !=
           0;
}

void window_set_fullscreen(struct window *win, bool on)
{
    SDL_SetWindowFullscreen(win->window,
                            on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}
