/*
 * The clipboard of X11 as the ICCCM wants it, on a connection of its own, so
 * that neither SDL nor Xlib's one handler of errors is in the way: here an
 * error is an event like any other, and a program that asked and is gone is
 * no reason to end. What is too long for one property is handed over piece by
 * piece (INCR), the next as soon as the last has been taken away.
 */
#include "app/clipboard/way.h"

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <xcb/xcb.h>

#include "base/alloc.h"
#include "base/error.h"

enum { PIECE = 64 * 1024, HANDOVERS = 32, TYPES = 4 };

enum { CLIPBOARD, TARGETS, TIMESTAMP, INCR, OWN, FIRST_TYPE, ATOMS = 9 };

static const char *const atom_names[FIRST_TYPE] = { "CLIPBOARD", "TARGETS",
                                                    "TIMESTAMP", "INCR",
                                                    "CHEQUER_TIME" };

/* To somebody who takes it piece by piece. */
struct handover {
    xcb_window_t to; /* 0: to nobody */
    xcb_atom_t property, type;
    const struct text *bytes;
    size_t done;
    uint64_t turn; /* when it took its last piece, in pieces given to all;
                      0: nobody takes any */
};

struct owner {
    xcb_connection_t *x;
    xcb_window_t window;
    xcb_timestamp_t since;
    xcb_atom_t atoms[ATOMS];
    const struct offer *offer;
    struct handover handovers[HANDOVERS];
    uint64_t turns;
    bool lost; /* somebody else has the clipboard now */
};

/* --- owning it ----------------------------------------------------------- */

static const char *atom_name(int i)
{
    return i < FIRST_TYPE ? atom_names[i] : offer_types[i - FIRST_TYPE];
}

static bool find_atoms(struct owner *o)
{
    xcb_intern_atom_cookie_t asked[ATOMS];

    for (int i = 0; i < ATOMS; i++)
        asked[i] = xcb_intern_atom(o->x, 0, (uint16_t)strlen(atom_name(i)),
                                   atom_name(i));
    for (int i = 0; i < ATOMS; i++) {
        xcb_intern_atom_reply_t *got = xcb_intern_atom_reply(o->x, asked[i],
                                                             NULL);

        if (got == NULL)
            return false;
        o->atoms[i] = got->atom;
        free(got);
    }
    return true;
}

static void create_window(struct owner *o)
{
    const xcb_setup_t *setup = xcb_get_setup(o->x);
    xcb_screen_t *screen = xcb_setup_roots_iterator(setup).data;
    uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;

    o->window = xcb_generate_id(o->x);
    xcb_create_window(o->x, XCB_COPY_FROM_PARENT, o->window, screen->root, 0, 0,
                      1, 1, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
                      XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, &events);
}

/* The server's time is on every event; a property that changes makes one. */
static bool find_time(struct owner *o)
{
    xcb_generic_event_t *e;

    xcb_change_property(o->x, XCB_PROP_MODE_APPEND, o->window, o->atoms[OWN],
                        XCB_ATOM_INTEGER, 32, 0, NULL);
    xcb_flush(o->x);
    while (o->since == 0 && (e = xcb_wait_for_event(o->x)) != NULL) {
        if ((e->response_type & ~0x80) == XCB_PROPERTY_NOTIFY)
            o->since = ((xcb_property_notify_event_t *)e)->time;
        free(e);
    }
    return o->since != 0;
}

static bool take_clipboard(struct owner *o)
{
    xcb_get_selection_owner_reply_t *got;
    bool ours;

    xcb_set_selection_owner(o->x, o->window, o->atoms[CLIPBOARD], o->since);
    got = xcb_get_selection_owner_reply(
        o->x, xcb_get_selection_owner(o->x, o->atoms[CLIPBOARD]), NULL);
    ours = got != NULL && got->owner == o->window;
    free(got);
    return ours;
}

static void disconnect(struct owner *o)
{
    xcb_disconnect(o->x);
    free(o);
}

static struct owner *connect_to(SDL_Window *window, struct error *err)
{
    struct owner *o = xcalloc(1, sizeof *o);

    (void)window;
    o->x = xcb_connect(NULL, NULL);
    if (xcb_connection_has_error(o->x) == 0 && find_atoms(o)) {
        create_window(o);
        return o;
    }
    disconnect(o);
    error_set(err, "the clipboard cannot be reached");
    return NULL;
}

/* Whoever was taking pieces of the last offer gets no more of it. */
static bool own(struct owner *o, const struct offer *offer, struct error *err)
{
    o->offer = offer;
    o->since = 0;
    o->lost = false;
    memset(o->handovers, 0, sizeof o->handovers);
    return (find_time(o) && take_clipboard(o)) ||
           error_set(err, "the clipboard cannot be had: another program "
                          "holds it");
}

/* --- answers ------------------------------------------------------------- */

static void put(struct owner *o, const struct handover *h, const void *bytes,
                size_t len)
{
    xcb_change_property(o->x, XCB_PROP_MODE_REPLACE, h->to, h->property,
                        h->type, 8, (uint32_t)len, bytes);
}

static void put_words(struct owner *o, const struct handover *h,
                      xcb_atom_t type, const uint32_t *words, uint32_t n)
{
    xcb_change_property(o->x, XCB_PROP_MODE_REPLACE, h->to, h->property, type,
                        32, n, words);
}

static void list_types(struct owner *o, const struct handover *h)
{
    uint32_t all[TYPES + 2] = { o->atoms[TARGETS], o->atoms[TIMESTAMP] };

    memcpy(all + 2, o->atoms + FIRST_TYPE, TYPES * sizeof *all);
    put_words(o, h, XCB_ATOM_ATOM, all, TYPES + 2);
}

static struct handover *find_handover(struct owner *o, xcb_window_t to,
                                      xcb_atom_t property)
{
    for (int i = 0; i < HANDOVERS; i++)
        if (o->handovers[i].to == to && o->handovers[i].property == property)
            return &o->handovers[i];
    return NULL;
}

/* Who asks twice gets only the later; a place that nobody has comes before all
 * others, and then whoever has taken nothing for longest gives way: they may
 * have stopped reading. */
static struct handover *find_place(struct owner *o, const struct handover *h)
{
    struct handover *best = find_handover(o, h->to, h->property);

    if (best != NULL)
        return best;
    best = &o->handovers[0];
    for (int i = 1; i < HANDOVERS; i++)
        if (o->handovers[i].turn < best->turn)
            best = &o->handovers[i];
    return best;
}

/* The first piece follows when the other side has taken note of this. */
static void begin_pieces(struct owner *o, struct handover h)
{
    uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE |
                      XCB_EVENT_MASK_STRUCTURE_NOTIFY;
    uint32_t len = (uint32_t)h.bytes->len;

    h.turn = ++o->turns;
    *find_place(o, &h) = h;
    xcb_change_window_attributes(o->x, h.to, XCB_CW_EVENT_MASK, &events);
    put_words(o, &h, o->atoms[INCR], &len, 1);
}

static bool give(struct owner *o, struct handover h)
{
    for (int i = 0; i < TYPES; i++)
        if (h.type == o->atoms[FIRST_TYPE + i])
            h.bytes = offer_bytes(o->offer, i);
    if (h.type == o->atoms[TARGETS])
        list_types(o, &h);
    else if (h.type == o->atoms[TIMESTAMP])
        put_words(o, &h, XCB_ATOM_INTEGER, &o->since, 1);
    else if (h.bytes != NULL && h.bytes->len > PIECE)
        begin_pieces(o, h);
    else if (h.bytes != NULL)
        put(o, &h, h.bytes->at, h.bytes->len);
    else
        return false;
    return true;
}

/* Old programs name no property: then it is called like the type. */
static void answer(struct owner *o, const xcb_selection_request_event_t *e)
{
    struct handover h = { e->requestor,
                          e->property != 0 ? e->property : e->target,
                          e->target,
                          NULL,
                          0,
                          0 };
    xcb_selection_notify_event_t told = {
        .response_type = XCB_SELECTION_NOTIFY,
        .time = e->time,
        .requestor = e->requestor,
        .selection = e->selection,
        .target = e->target,
        .property = give(o, h) ? h.property : XCB_NONE,
    };
    char event[32] = { 0 }; /* as long as all of them are sent */

    memcpy(event, &told, sizeof told);
    xcb_send_event(o->x, 0, e->requestor, 0, event);
}

/* The last piece is empty: so they know that it was all. */
static void go_on(struct owner *o, const xcb_property_notify_event_t *e)
{
    struct handover *h = find_handover(o, e->window, e->atom);

    if (h == NULL || e->state != XCB_PROPERTY_DELETE)
        return;
    size_t left = h->bytes->len - h->done;
    size_t len = left < PIECE ? left : PIECE;
    put(o, h, h->bytes->at + h->done, len);
    h->done += len;
    h->turn = ++o->turns;
    if (len == 0)
        *h = (struct handover){ 0 };
}

static void forget(struct owner *o, xcb_window_t gone)
{
    for (int i = 0; i < HANDOVERS; i++)
        if (o->handovers[i].to == gone)
            o->handovers[i] = (struct handover){ 0 };
}

/* --- the thread ---------------------------------------------------------- */

/* It may still tell of what was lost before. */
static void lose(struct owner *o, const xcb_selection_clear_event_t *e)
{
    if ((int32_t)(e->time - o->since) >= 0)
        o->lost = true;
}

static void take(struct owner *o, const xcb_generic_event_t *e)
{
    switch (e->response_type & ~0x80) {
    case XCB_SELECTION_REQUEST:
        answer(o, (const xcb_selection_request_event_t *)e);
        break;
    case XCB_PROPERTY_NOTIFY:
        go_on(o, (const xcb_property_notify_event_t *)e);
        break;
    case XCB_DESTROY_NOTIFY:
        forget(o, ((const xcb_destroy_notify_event_t *)e)->window);
        break;
    case XCB_SELECTION_CLEAR:
        lose(o, (const xcb_selection_clear_event_t *)e);
        break;
    default: break;
    }
}

/* Whoever is taking pieces gets the rest. */
static bool is_wanted(const struct owner *o)
{
    for (int i = 0; i < HANDOVERS; i++)
        if (o->handovers[i].to != 0)
            return true;
    return !o->lost;
}

static void serve(struct owner *o, int stop)
{
    struct pollfd wait[] = { { xcb_get_file_descriptor(o->x), POLLIN, 0 },
                             { stop, POLLIN, 0 } };
    xcb_generic_event_t *e;

    while (is_wanted(o) && xcb_connection_has_error(o->x) == 0) {
        while ((e = xcb_poll_for_event(o->x)) != NULL) {
            take(o, e);
            free(e);
        }
        xcb_flush(o->x);
        if (is_wanted(o))
            poll(wait, 2, -1);
        if (wait[1].revents != 0)
            return;
    }
}

const struct clipboard_way clipboard_x11 = { "x11", connect_to, disconnect, own,
                                             serve };
