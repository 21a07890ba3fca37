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

#ifdef CHEQUER_XCB
#include <SDL_syswm.h>
#include <X11/Xlib.h>
#endif

#include "app/ui/layout.h"
#include "base/error.h"
#include "chess/piece.h"
#include "render/file/easel.h"
#include "scene/theme.h"

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

/*
 * Without a display SDL falls back on drivers that show nothing, and tries
 * some on the way that print words of their own. So only those are tried
 * whose display the environment names, unless the user chose one.
 */
static bool choose_driver(struct error *err)
{
    bool x11 = is_set("DISPLAY"), wayland = is_set("WAYLAND_DISPLAY");

    if (is_set("SDL_VIDEODRIVER"))
        return true;
    if (!x11 && !wayland)
        return error_set(err,
                         "no display found (DISPLAY and "
                         "WAYLAND_DISPLAY are unset); use \"chequer tour -o "
                         "tour.png\" and the like for images");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, x11 && wayland ? "x11,wayland"
                                      : x11          ? "x11"
                                                     : "wayland");
    return true;
}

/* A software renderer's picture goes to an X window by itself. To one of
 * Wayland it goes by a texture, or not at all. */
static void choose_framebuffer(void)
{
    if (strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0)
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}

#ifdef CHEQUER_XCB
/* Errors of X come late and are nearly always about the window of another
 * program: one that asked for the clipboard and went away. SDL answers it
 * without a handler, and Xlib's own ends the program. */
static int pass_over(Display *display, XErrorEvent *error)
{
    (void)display, (void)error;
    return 0;
}
#endif

static void survive_errors(void)
{
#ifdef CHEQUER_XCB
    XSetErrorHandler(pass_over);
#endif
}

static bool open_video(struct error *err)
{
    if (!choose_driver(err))
        return false;
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        error_set(err, "no window can be opened: %s", SDL_GetError());
        SDL_Quit();
        return false;
    }
    choose_framebuffer();
    survive_errors();
    window_set_typing(false);
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

bool window_open(struct window *win, int width, int height,
                 const char *renderer, struct error *err)
{
    set_hints();
    *win = (struct window){ 0 };
    if (!open_video(err))
        return false;
    fit_screen(&width, &height);
    win->window = SDL_CreateWindow(
        "chequer", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width,
        height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (win->window == NULL)
        error_set(err, "no window can be opened: %s", SDL_GetError());
    if (win->window == NULL || !open_renderer(win, renderer, err)) {
        window_close(win);
        return false;
    }
    win->frame_ms = frame_ms(win->window);
    SDL_SetWindowMinimumSize(win->window, LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN);
    return true;
}

/* A picture like all others: a knight on a piece of board. */
void window_set_icon(struct window *win, struct fonts *fonts)
{
    enum { SQUARE = 32 };
    struct scene sc;
    struct error err;
    SDL_Surface *icon;

    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 2, 2 });
    scene_grid(&sc, 2, 2, false);
    scene_board(&sc, 0);
    scene_place(&sc, (struct vec){ 0, 0 }, 2);
    scene_piece(&sc, (struct vec){ 0.5f, 0.5f }, PIECE_KNIGHT, 1);
    icon = easel_picture(&sc, theme_at(0), SQUARE, fonts, &err);
    scene_free(&sc);
    if (icon == NULL) /* a window without an icon is still a window */
        return;
    SDL_SetWindowIcon(win->window, icon);
    SDL_FreeSurface(icon);
}

/* SDL puts Xlib's own handler back before it leaves the display: errors that
 * are on their way must have come before. */
static void await_errors(const struct window *win)
{
#ifdef CHEQUER_XCB
    SDL_SysWMinfo info;

    SDL_VERSION(&info.version);
    if (win->window && SDL_GetWindowWMInfo(win->window, &info) &&
        info.subsystem == SDL_SYSWM_X11)
        XSync(info.info.x11.display, False);
#else
    (void)win;
#endif
}

void window_close(struct window *win)
{
    await_errors(win);
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

    SDL_GetWindowSize(win->window, &w, &h);
    window_size(win, &width, &height);
    return (struct vec){ x * (float)width / (float)(w > 0 ? w : 1),
                         y * (float)height / (float)(h > 0 ? h : 1) };
}

static int desktop_factor(void)
{
    static const char *const names[] = { "GDK_SCALE", "QT_SCALE_FACTOR" };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);

        if (value != NULL && value[0] >= '1' && value[0] <= '3' &&
            value[1] == '\0')
            return value[0] - '0';
    }
    return 1;
}

int window_percent(const struct window *win)
{
    int w, h, width, height;

    SDL_GetWindowSize(win->window, &w, &h);
    window_size(win, &width, &height);
    if (w > 0 && width > w)
        return 100 * width / w < 300 ? 100 * width / w : 300;
    return 100 * desktop_factor();
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
