/*
 * Opening a window that is really there, with the renderer that is fastest
 * on this machine. SDL would also "open" one without a display; and without
 * a graphics processor its software renderer is many times faster than an
 * OpenGL that is itself software.
 */
#include "app/window.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "app/layout.h"
#include "base/error.h"

static void set_hints(void)
{
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
}

static bool is_set(const char *name)
{
    const char *value = getenv(name);

    return value != NULL && value[0] != '\0';
}

/* Without a display SDL falls back on drivers that show nothing. */
static bool is_real_driver(const char *driver)
{
    static const char *const unseen[] = {
        "offscreen", "dummy", "evdev", "KMSDRM"
    };

    for (size_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++)
        if (driver == NULL || SDL_strcasecmp(driver, unseen[i]) == 0)
            return false;
    return true;
}

static bool open_video(struct error *err)
{
    bool ok = SDL_Init(SDL_INIT_VIDEO) == 0;
    bool chosen = is_set("SDL_VIDEODRIVER");

    if (ok && (chosen || is_real_driver(SDL_GetCurrentVideoDriver()))) {
        SDL_StopTextInput();
        return true;
    }
    if (!chosen && !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY"))
        error_set(err, "no display found (DISPLAY and WAYLAND_DISPLAY are "
                  "unset); use \"chequer tour -o tour.png\" and the like "
                  "for images");
    else
        error_set(err, "no window can be opened: %s",
                  ok ? "the display does not answer" : SDL_GetError());
    SDL_Quit();
    return false;
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
        r = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED |
                                           SDL_RENDERER_PRESENTVSYNC);
    if (r != NULL && draws_in_software()) {
        SDL_DestroyRenderer(r);
        r = NULL;
    }
    return r != NULL ? r : open_software(window);
}

static bool open_renderer(struct window *win, const char *name)
{
    SDL_RendererInfo info;

    if (name == NULL && is_set("SDL_RENDER_DRIVER"))
        name = getenv("SDL_RENDER_DRIVER");
    if (name == NULL) {
        win->renderer = open_fastest(win->window);
    } else if (strcmp(name, "software") == 0) {
        win->renderer = open_software(win->window);
    } else {
        SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, name,
                                SDL_HINT_OVERRIDE);
        win->renderer = SDL_CreateRenderer(win->window, -1,
                                           SDL_RENDERER_PRESENTVSYNC);
    }
    if (win->renderer == NULL)
        return false;
    win->vsync = SDL_GetRendererInfo(win->renderer, &info) == 0 &&
                 (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
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

bool window_open(struct window *win, int width, int height,
                 const char *renderer, struct error *err)
{
    set_hints();
    *win = (struct window){0};
    if (!open_video(err))
        return false;
    fit_screen(&width, &height);
    win->window = SDL_CreateWindow("chequer", SDL_WINDOWPOS_UNDEFINED,
                                   SDL_WINDOWPOS_UNDEFINED, width, height,
                                   SDL_WINDOW_RESIZABLE |
                                   SDL_WINDOW_ALLOW_HIGHDPI);
    if (win->window == NULL || !open_renderer(win, renderer)) {
        error_set(err, "no window can be opened: %s", SDL_GetError());
        window_close(win);
        return false;
    }
    SDL_SetWindowMinimumSize(win->window, LAYOUT_WIDTH_MIN,
                             LAYOUT_HEIGHT_MIN);
    return true;
}

void window_close(struct window *win)
{
    if (win->renderer != NULL)
        SDL_DestroyRenderer(win->renderer);
    if (win->window != NULL)
        SDL_DestroyWindow(win->window);
    SDL_Quit();
    *win = (struct window){0};
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
    return (struct vec){x * (float)width / (float)(w > 0 ? w : 1),
                        y * (float)height / (float)(h > 0 ? h : 1)};
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

bool window_visible(const struct window *win)
{
    return (SDL_GetWindowFlags(win->window) &
            (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)) == 0;
}

bool window_is_fullscreen(const struct window *win)
{
    return (SDL_GetWindowFlags(win->window) &
            SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void window_set_fullscreen(struct window *win, bool on)
{
    SDL_SetWindowFullscreen(win->window,
                            on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}
