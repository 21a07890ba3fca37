/*
 * A module for weston that brings a mouse and a keyboard, which nobody ever
 * moves: a headless one has neither, and where there is none our window does
 * not open. The headers of libweston are called by its version, so what is
 * wanted of them stands here; it has been the same from version 10 to 14.
 */
#include <stdlib.h>

struct weston_compositor;
struct weston_seat;
struct xkb_keymap;

void weston_seat_init(struct weston_seat *seat,
                      struct weston_compositor *compositor, const char *name);
void weston_seat_init_pointer(struct weston_seat *seat);
int weston_seat_init_keyboard(struct weston_seat *seat,
                              struct xkb_keymap *keymap);

int wet_module_init(struct weston_compositor *compositor, int *argc,
                    char *argv[]);

/* More than any version's seat needs. */
enum { SEAT_SIZE = 1 << 16 };

int wet_module_init(struct weston_compositor *compositor, int *argc,
                    char *argv[])
{
    struct weston_seat *seat = calloc(1, SEAT_SIZE);

    (void)argc, (void)argv;
    if (seat == NULL)
        return -1;
    weston_seat_init(seat, compositor, "default");
    weston_seat_init_pointer(seat);
    return weston_seat_init_keyboard(seat, NULL);
}
