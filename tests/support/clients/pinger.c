/*
 * Says how long a window leaves its user without an answer: pings it, as window
 * managers do, while a command is done and for some time after, and prints the
 * most that its process worked between a ping and the answer, in milliseconds.
 * Work is counted by the kernel, so that a busy machine makes no difference.
 * Without a command it only waits for one answer: all that the X server has
 * told the window before is known to it then.
 *
 *     pinger WINDOW [PROCESS COMMAND [ARGUMENT]...]
 */
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <xcb/xcb.h>

enum {
    AFTER = 40,   /* pings once the command is done */
    PAUSE = 10,   /* milliseconds between two */
    PATIENCE = 60 /* seconds for an answer */
};

struct pinger {
    xcb_connection_t *x;
    xcb_window_t window;
    xcb_atom_t protocols, ping;
    const char *process;
};

static int fail(const char *why)
{
    fprintf(stderr, "pinger: %s\n", why);
    return 1;
}

/* What its first thread, that of the window, has worked. */
static bool worked(const struct pinger *p, long *ms)
{
    char path[64], line[1024];
    unsigned long user, kernel;
    const char *rest;
    FILE *f;
    bool ok;

    snprintf(path, sizeof path, "/proc/%s/task/%s/stat", p->process,
             p->process);
    f = fopen(path, "r");
    if (f == NULL)
        return false;
    ok = fgets(line, sizeof line, f) != NULL;
    fclose(f);
    /* After the name, which may have blanks. */
    rest = ok ? strrchr(line, ')') : NULL;
    if (rest == NULL ||
        sscanf(rest, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
               &user, &kernel) != 2)
        return false;
    *ms = (long)((user + kernel) * 1000 / (unsigned long)sysconf(_SC_CLK_TCK));
    return true;
}

static xcb_atom_t atom(xcb_connection_t *x, const char *name)
{
    xcb_intern_atom_reply_t *got = xcb_intern_atom_reply(
        x, xcb_intern_atom(x, 0, (uint16_t)strlen(name), name), NULL);
    xcb_atom_t found = got != NULL ? got->atom : XCB_ATOM_NONE;

    free(got);
    return found;
}

/* Answers come to the root window, as to a window manager. */
static void listen(struct pinger *p)
{
    uint32_t events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
    xcb_window_t root =
        xcb_setup_roots_iterator(xcb_get_setup(p->x)).data->root;

    p->protocols = atom(p->x, "WM_PROTOCOLS");
    p->ping = atom(p->x, "_NET_WM_PING");
    xcb_change_window_attributes(p->x, root, XCB_CW_EVENT_MASK, &events);
}

static void send(const struct pinger *p, uint32_t number)
{
    xcb_client_message_event_t e = { .response_type = XCB_CLIENT_MESSAGE,
                                     .format = 32,
                                     .window = p->window,
                                     .type = p->protocols };

    e.data.data32[0] = p->ping;
    e.data.data32[1] = number;
    e.data.data32[2] = p->window;
    xcb_send_event(p->x, 0, p->window, XCB_EVENT_MASK_NO_EVENT,
                   (const char *)&e);
    xcb_flush(p->x);
}

static bool is_answer(const struct pinger *p, const xcb_generic_event_t *event,
                      uint32_t number)
{
    const xcb_client_message_event_t *e = (const void *)event;

    return (event->response_type & 127) == XCB_CLIENT_MESSAGE &&
           e->type == p->protocols && e->data.data32[0] == p->ping &&
           e->data.data32[1] == number;
}

static bool has_answered(const struct pinger *p, uint32_t number)
{
    xcb_generic_event_t *event;
    bool answered = false;

    while (!answered && (event = xcb_poll_for_event(p->x)) != NULL) {
        answered = is_answer(p, event, number);
        free(event);
    }
    return answered;
}

static bool wait_for_answer(const struct pinger *p, uint32_t number)
{
    struct pollfd waited = { xcb_get_file_descriptor(p->x), POLLIN, 0 };
    time_t end = time(NULL) + PATIENCE;

    while (!has_answered(p, number)) {
        if (time(NULL) > end || xcb_connection_has_error(p->x))
            return false;
        poll(&waited, 1, 100);
    }
    return true;
}

static bool ping(const struct pinger *p, uint32_t number, long *most)
{
    long before, after;

    if (!worked(p, &before))
        return false;
    send(p, number);
    if (!wait_for_answer(p, number) || !worked(p, &after))
        return false;
    if (after - before > *most)
        *most = after - before;
    poll(NULL, 0, PAUSE);
    return true;
}

static pid_t begin(char **command)
{
    pid_t child = fork();

    if (child == 0) {
        execvp(command[0], command);
        _exit(127);
    }
    return child;
}

static int ping_once(const struct pinger *p)
{
    send(p, 1);
    return wait_for_answer(p, 1) ? 0 : fail("no answer");
}

static int ping_during(const struct pinger *p, char **command)
{
    uint32_t number = 1;
    long most = 0;
    int after = 0, status = 0;
    pid_t child = begin(command);

    while (after < AFTER) {
        if (!ping(p, number++, &most))
            return fail("no answer");
        after += after > 0 || waitpid(child, &status, WNOHANG) == child;
    }
    if (status != 0)
        return fail("the command failed");
    printf("%ld\n", most);
    return 0;
}

int main(int argc, char **argv)
{
    struct pinger p;

    if (argc != 2 && argc < 4)
        return fail("want WINDOW [PROCESS COMMAND]");
    p = (struct pinger){ .x = xcb_connect(NULL, NULL),
                         .window = (xcb_window_t)strtoul(argv[1], NULL, 0),
                         .process = argv[2] };
    if (xcb_connection_has_error(p.x))
        return fail("no display");
    listen(&p);
    return argc == 2 ? ping_once(&p) : ping_during(&p, argv + 3);
}
