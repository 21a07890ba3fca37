/*
 * A program that asks for the clipboard and goes away before there is an
 * answer, as often as the argument says. Each window of its that asks is gone
 * by the time its owner answers: the owner then hears of an error (BadWindow).
 * With a second argument, of that type, it stays, but takes none of the pieces
 * that it is promised: it says when all its windows have such a promise, and
 * waits to be ended.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <xcb/xcb.h>

static xcb_atom_t atom(xcb_connection_t *x, const char *name)
{
    xcb_intern_atom_reply_t *got = xcb_intern_atom_reply(
        x, xcb_intern_atom(x, 0, (uint16_t)strlen(name), name), NULL);
    xcb_atom_t found = got != NULL ? got->atom : XCB_ATOM_NONE;

    free(got);
    return found;
}

static xcb_window_t ask(xcb_connection_t *x, const char *target)
{
    xcb_window_t window = xcb_generate_id(x);
    xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(x)).data;

    xcb_create_window(x, XCB_COPY_FROM_PARENT, window, screen->root, 0, 0, 1, 1,
                      0, XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT, 0,
                      NULL);
    xcb_convert_selection(x, window, atom(x, "CLIPBOARD"), atom(x, target),
                          atom(x, "CHEQUER_ASKER"), XCB_CURRENT_TIME);
    return window;
}

static void ask_and_go(xcb_connection_t *x, const char *target)
{
    xcb_destroy_window(x, ask(x, target));
    xcb_flush(x);
}

/* What the answer is: its type, or none. */
static xcb_atom_t answer(xcb_connection_t *x, xcb_window_t window)
{
    xcb_get_property_reply_t *got = xcb_get_property_reply(
        x,
        xcb_get_property(x, 0, window, atom(x, "CHEQUER_ASKER"),
                         XCB_GET_PROPERTY_TYPE_ANY, 0, 1),
        NULL);
    xcb_atom_t type = got != NULL ? got->type : XCB_ATOM_NONE;

    free(got);
    return type;
}

static void wait_for_answer(xcb_connection_t *x)
{
    xcb_generic_event_t *e;
    bool told = false;

    xcb_flush(x);
    while (!told && (e = xcb_wait_for_event(x)) != NULL) {
        told = (e->response_type & ~0x80) == XCB_SELECTION_NOTIFY;
        free(e);
    }
}

static bool ask_and_take_nothing(xcb_connection_t *x, int n, const char *target)
{
    for (int i = 0; i < n; i++) {
        xcb_window_t window = ask(x, target);

        wait_for_answer(x);
        if (answer(x, window) != atom(x, "INCR"))
            return false;
    }
    puts("promised");
    fflush(stdout);
    for (;;)
        pause();
}

int main(int argc, char **argv)
{
    static const char *const targets[] = { "UTF8_STRING", "TARGETS",
                                           "image/png", "STRING" };
    xcb_connection_t *x = xcb_connect(NULL, NULL);
    int n = argc > 1 ? atoi(argv[1]) : 1;

    if (xcb_connection_has_error(x)) {
        fputs("asker: no display\n", stderr);
        return 1;
    }
    if (argc > 2)
        return ask_and_take_nothing(x, n, argv[2]) ? 0 : 1;
    for (int i = 0; i < n; i++)
        ask_and_go(x, targets[i % 4]);
    xcb_disconnect(x);
    return 0;
}
