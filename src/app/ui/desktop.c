/*
 * The desktop, by its environment. Toolkits have each their own word for the
 * size of things, and desktops set some of them; none means "smaller than
 * usual", so the largest is what somebody wanted.
 */
#include "app/ui/desktop.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef CHEQUER_XCB
#include <X11/Xlib.h>
#endif
#ifdef CHEQUER_WAYLAND
#include <wayland-client.h>
#endif

#include "base/alloc.h"
#include "base/error.h"

static const char *value_of(const char *name)
{
    const char *value = getenv(name);

    return value != NULL && value[0] != '\0' ? value : NULL;
}

/* --- the display --------------------------------------------------------- */

#ifdef CHEQUER_WAYLAND
static void see_global(void *data, struct wl_registry *registry, uint32_t name,
                       const char *interface, uint32_t version)
{
    bool *seat = data;

    (void)registry, (void)name, (void)version;
    if (strcmp(interface, wl_seat_interface.name) == 0)
        *seat = true;
}

static void lose_global(void *data, struct wl_registry *registry, uint32_t name)
{
    (void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener globals = { see_global, lose_global };
#endif

/* SDL falls over a compositor that has neither mouse nor keyboard; and nobody
 * could use a window there. One that cannot be asked is left to SDL. */
static bool wayland_has_seat(void)
{
#ifdef CHEQUER_WAYLAND
    struct wl_display *display = wl_display_connect(NULL);
    struct wl_registry *registry;
    bool seat = false;

    if (display == NULL)
        return true;
    registry = wl_display_get_registry(display);
    wl_registry_add_listener(registry, &globals, &seat);
    if (wl_display_roundtrip(display) < 0)
        seat = true;
    wl_registry_destroy(registry);
    wl_display_disconnect(display);
    return seat;
#else
    return true;
#endif
}

static bool refuse_seatless(struct error *err)
{
    return error_set(err, "no window can be opened: this Wayland display has "
                          "no seat, that is neither mouse nor keyboard");
}

/* On a desktop of Wayland an X server is there for old programs only. Without
 * a display SDL falls back on drivers that show nothing, and tries some on the
 * way that print words of their own: so only those are tried whose display the
 * environment names. */
bool desktop_drivers(const char *out[DESKTOP_DRIVERS + 1], struct error *err)
{
    const char *chosen = value_of("SDL_VIDEODRIVER");
    const char *session = value_of("XDG_SESSION_TYPE");
    bool x11 = value_of("DISPLAY") != NULL;
    bool wayland = value_of("WAYLAND_DISPLAY") != NULL;
    bool x11_first = session != NULL && strcmp(session, "x11") == 0;
    int n = 0;

    if (chosen != NULL) {
        if (strcmp(chosen, "wayland") == 0 && !wayland_has_seat())
            return refuse_seatless(err);
        out[0] = "";
        out[1] = NULL;
        return true;
    }
    if (!x11 && !wayland)
        return error_set(err,
                         "no display found (DISPLAY and "
                         "WAYLAND_DISPLAY are unset); use \"chequer tour -o "
                         "tour.png\" and the like for images");
    if (x11 && x11_first)
        out[n++] = "x11";
    if (wayland && wayland_has_seat())
        out[n++] = "wayland";
    if (x11 && !x11_first)
        out[n++] = "x11";
    out[n] = NULL;
    return n > 0 || refuse_seatless(err);
}

/* --- the size of words --------------------------------------------------- */

enum { USUAL_DPI = 96, LARGEST = 8 };

/* How many times the usual size `words` say; 1 if it is nothing sensible. */
static double times(const char *words, double usual)
{
    char *end;
    double value;

    if (words == NULL)
        return 1;
    value = strtod(words, &end) / usual;
    end += strspn(end, " \t\r");
    if (end == words || (*end != '\0' && *end != '\n') || !(value >= 1) ||
        value > LARGEST)
        return 1;
    return value;
}

/* GDK's two factors are used together: one for all, one for words. */
static double gdk_times(void)
{
    const char *words = value_of("GDK_DPI_SCALE");
    double all = times(value_of("GDK_SCALE"), 1), more = 1;

    if (words != NULL) {
        char *end;

        more = strtod(words, &end);
        if (*end != '\0' || !(more > 0) || more > LARGEST)
            more = 1;
    }
    return all * more;
}

/* What stands behind `key`, which begins a line and ends with a colon. */
static const char *find_resource(const char *resources, const char *key)
{
    size_t len = strlen(key);

    for (const char *at = resources; at != NULL; at = strchr(at, '\n')) {
        at += *at == '\n';
        if (strncmp(at, key, len) == 0)
            return at + len;
    }
    return NULL;
}

int desktop_percent(const char *resources)
{
    double most = times(find_resource(resources, "Xft.dpi:"), USUAL_DPI);

    most = fmax(most, gdk_times());
    most = fmax(most, times(value_of("QT_SCALE_FACTOR"), 1));
    return (int)fmin(round(100 * most), DESKTOP_PERCENT_MAX);
}

/* A connection of its own reads them as they are now. */
char *desktop_resources(void)
{
    char *copy = NULL;
#ifdef CHEQUER_XCB
    Display *display = XOpenDisplay(NULL);
    const char *resources;

    if (display == NULL)
        return NULL;
    resources = XResourceManagerString(display);
    if (resources != NULL)
        copy = xstrdup(resources);
    XCloseDisplay(display);
#endif
    return copy;
}
