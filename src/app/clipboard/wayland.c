/*
 * The clipboard of Wayland: a data source on SDL's own connection, with a
 * queue of events of its own, so that SDL never sees them. A compositor lets
 * those set the clipboard who have the keyboard, and wants the number of an
 * event as a proof: a keyboard that is asked for gets one at once.
 */
#include "app/clipboard/way.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <SDL_syswm.h>
#include <wayland-client.h>

#include "base/alloc.h"
#include "base/error.h"

struct owner {
    const struct offer *offer;
    struct wl_display *display; /* SDL's */
    struct wl_display *ours;    /* the same, with our queue */
    struct wl_event_queue *queue;
    struct wl_registry *registry;
    struct wl_seat *seat;
    struct wl_keyboard *keyboard;
    struct wl_data_device_manager *manager;
    struct wl_data_device *device;
    struct wl_data_source *source;
    uint32_t serial; /* of an event that proves that we are used */
    bool proved;
    int stop;
};

/* --- the keyboard -------------------------------------------------------- */

static void take_keymap(void *o, struct wl_keyboard *k, uint32_t format, int fd,
                        uint32_t size)
{
    (void)o, (void)k, (void)format, (void)size;
    close(fd);
}

static void take_enter(void *data, struct wl_keyboard *k, uint32_t serial,
                       struct wl_surface *surface, struct wl_array *keys)
{
    struct owner *o = data;

    (void)k, (void)surface, (void)keys;
    o->serial = serial;
    o->proved = true;
}

static void take_leave(void *o, struct wl_keyboard *k, uint32_t serial,
                       struct wl_surface *surface)
{
    (void)o, (void)k, (void)serial, (void)surface;
}

static void take_key(void *o, struct wl_keyboard *k, uint32_t serial,
                     uint32_t time, uint32_t key, uint32_t state)
{
    (void)o, (void)k, (void)serial, (void)time, (void)key, (void)state;
}

static void take_modifiers(void *o, struct wl_keyboard *k, uint32_t serial,
                           uint32_t pressed, uint32_t latched, uint32_t locked,
                           uint32_t group)
{
    (void)o, (void)k, (void)serial, (void)pressed, (void)latched, (void)locked;
    (void)group;
}

static const struct wl_keyboard_listener keyboard_listener = {
    .keymap = take_keymap,
    .enter = take_enter,
    .leave = take_leave,
    .key = take_key,
    .modifiers = take_modifiers,
};

/* --- what others offer is none of our business --------------------------- */

static void take_offer(void *o, struct wl_data_device *d,
                       struct wl_data_offer *offer)
{
    (void)o, (void)d;
    wl_data_offer_destroy(offer);
}

static void take_drag(void *o, struct wl_data_device *d, uint32_t serial,
                      struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y,
                      struct wl_data_offer *offer)
{
    (void)o, (void)d, (void)serial, (void)surface, (void)x, (void)y;
    (void)offer;
}

static void take_drag_end(void *o, struct wl_data_device *d)
{
    (void)o, (void)d;
}

static void take_motion(void *o, struct wl_data_device *d, uint32_t time,
                        wl_fixed_t x, wl_fixed_t y)
{
    (void)o, (void)d, (void)time, (void)x, (void)y;
}

static void take_selection(void *o, struct wl_data_device *d,
                           struct wl_data_offer *offer)
{
    (void)o, (void)d, (void)offer;
}

static const struct wl_data_device_listener device_listener = {
    .data_offer = take_offer,
    .enter = take_drag,
    .leave = take_drag_end,
    .motion = take_motion,
    .drop = take_drag_end,
    .selection = take_selection,
};

/* --- answers ------------------------------------------------------------- */

/* As fast as the other side reads; it may never, and we may be stopped. */
static void write_all(int fd, const struct text *bytes, int stop)
{
    struct pollfd wait[] = { { fd, POLLOUT, 0 }, { stop, POLLIN, 0 } };
    size_t done = 0;

    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    while (done < bytes->len && poll(wait, 2, -1) > 0 && wait[1].revents == 0) {
        ssize_t n = write(fd, bytes->at + done, bytes->len - done);

        if (n < 0 && errno != EAGAIN && errno != EINTR)
            return;
        done += n > 0 ? (size_t)n : 0;
    }
}

static void take_send(void *data, struct wl_data_source *s, const char *type,
                      int32_t fd)
{
    struct owner *o = data;

    (void)s;
    for (int i = 0; offer_types[i] != NULL; i++)
        if (strcmp(type, offer_types[i]) == 0)
            write_all(fd, offer_bytes(o->offer, i), o->stop);
    close(fd);
}

static void take_cancelled(void *data, struct wl_data_source *s)
{
    struct owner *o = data;

    if (o->source == s)
        o->source = NULL;
    wl_data_source_destroy(s);
}

static void take_target(void *o, struct wl_data_source *s, const char *type)
{
    (void)o, (void)s, (void)type;
}

static const struct wl_data_source_listener source_listener = {
    .target = take_target,
    .send = take_send,
    .cancelled = take_cancelled,
};

/* --- owning it ----------------------------------------------------------- */

static void take_global(void *data, struct wl_registry *r, uint32_t name,
                        const char *interface, uint32_t version)
{
    struct owner *o = data;

    if (o->seat == NULL && strcmp(interface, wl_seat_interface.name) == 0)
        o->seat = wl_registry_bind(r, name, &wl_seat_interface, 1);
    else if (version >= 2 &&
             strcmp(interface, wl_data_device_manager_interface.name) == 0)
        o->manager = wl_registry_bind(r, name,
                                      &wl_data_device_manager_interface, 2);
}

static void take_removal(void *o, struct wl_registry *r, uint32_t name)
{
    (void)o, (void)r, (void)name;
}

static const struct wl_registry_listener registry_listener = { take_global,
                                                               take_removal };

static bool find_display(struct owner *o, SDL_Window *window)
{
    SDL_SysWMinfo info;

    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) ||
        info.subsystem != SDL_SYSWM_WAYLAND)
        return false;
    o->display = info.info.wl.display;
    o->queue = wl_display_create_queue(o->display);
    o->ours = wl_proxy_create_wrapper(o->display);
    wl_proxy_set_queue((struct wl_proxy *)o->ours, o->queue);
    o->registry = wl_display_get_registry(o->ours);
    wl_registry_add_listener(o->registry, &registry_listener, o);
    return wl_display_roundtrip_queue(o->display, o->queue) >= 0 &&
           o->seat != NULL && o->manager != NULL;
}

/* A keyboard that is asked for is told at once if it is ours. */
static bool prove_use(struct owner *o)
{
    bool answered;

    o->proved = false;
    o->keyboard = wl_seat_get_keyboard(o->seat);
    wl_keyboard_add_listener(o->keyboard, &keyboard_listener, o);
    answered = wl_display_roundtrip_queue(o->display, o->queue) >= 0;
    wl_keyboard_destroy(o->keyboard);
    o->keyboard = NULL;
    return answered && o->proved;
}

/* The device stays as long as the window does: a compositor goes on telling it
 * of what others offer, and libwayland cannot pass over such news of a device
 * that is gone. */
static void find_device(struct owner *o)
{
    o->device = wl_data_device_manager_get_data_device(o->manager, o->seat);
    wl_data_device_add_listener(o->device, &device_listener, o);
}

static void disconnect(struct owner *o)
{
    if (o->source != NULL)
        wl_data_source_destroy(o->source);
    if (o->device != NULL)
        wl_data_device_release(o->device);
    if (o->keyboard != NULL)
        wl_keyboard_destroy(o->keyboard);
    if (o->manager != NULL)
        wl_data_device_manager_destroy(o->manager);
    if (o->seat != NULL)
        wl_seat_destroy(o->seat);
    if (o->registry != NULL)
        wl_registry_destroy(o->registry);
    if (o->ours != NULL)
        wl_proxy_wrapper_destroy(o->ours);
    if (o->queue != NULL)
        wl_event_queue_destroy(o->queue);
    if (o->display != NULL)
        wl_display_flush(o->display);
    free(o);
}

static struct owner *connect_to(SDL_Window *window, struct error *err)
{
    struct owner *o = xcalloc(1, sizeof *o);

    if (find_display(o, window)) {
        find_device(o);
        return o;
    }
    disconnect(o);
    error_set(err, "this compositor has no clipboard");
    return NULL;
}

static bool own(struct owner *o, const struct offer *offer, struct error *err)
{
    if (!prove_use(o))
        return error_set(err, "the clipboard cannot be had while another "
                              "window has the keyboard; click into this one "
                              "and copy again");
    o->offer = offer;
    if (o->source != NULL)
        wl_data_source_destroy(o->source);
    o->source = wl_data_device_manager_create_data_source(o->manager);
    wl_data_source_add_listener(o->source, &source_listener, o);
    for (int i = 0; offer_types[i] != NULL; i++)
        wl_data_source_offer(o->source, offer_types[i]);
    wl_data_device_set_selection(o->device, o->source, o->serial);
    wl_display_flush(o->display);
    return true;
}

/* --- the thread ---------------------------------------------------------- */

/* Reads events for everyone on the connection, and handles our own. */
static bool await_events(struct owner *o)
{
    struct pollfd wait[] = { { wl_display_get_fd(o->display), POLLIN, 0 },
                             { o->stop, POLLIN, 0 } };

    while (wl_display_prepare_read_queue(o->display, o->queue) != 0)
        if (wl_display_dispatch_queue_pending(o->display, o->queue) < 0)
            return false;
    wl_display_flush(o->display);
    poll(wait, 2, -1);
    if (wait[0].revents == 0 || wait[1].revents != 0) {
        wl_display_cancel_read(o->display);
        return wait[1].revents == 0;
    }
    return wl_display_read_events(o->display) == 0 &&
           wl_display_dispatch_queue_pending(o->display, o->queue) >= 0;
}

static void serve(struct owner *o, int stop)
{
    o->stop = stop;
    while (await_events(o))
        ;
}

const struct clipboard_way clipboard_wayland = { "wayland", connect_to,
                                                 disconnect, own, serve };
