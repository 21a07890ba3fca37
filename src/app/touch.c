/*
 * Fingers on a touch screen. SDL reports the first of them as a mouse as well;
 * what it does on the board is held back until it is clear what is meant: a
 * tap is a press, one that stays for half a second is the right button, a
 * second finger makes the board larger.
 */
#include <math.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/parts/ids.h"

enum { LEFT = 1, RIGHT = 3 };
enum { HOLD_MS = 500, SLACK = 12 }; /* so far no finger keeps still, scale 1 */

static float between(struct vec a, struct vec b)
{
    return hypotf(b.x - a.x, b.y - a.y);
}

/* --- one ------------------------------------------------------------------ */

/* Only on the board a press can mean several things. SDL tells of the mouse
 * first: no other finger is down, whatever was heard of before. */
void touch_press(struct app *app, struct vec at)
{
    struct touch *t = &app->touch;
    const struct ui *ui = &app->screen.ui;

    pointer_move(app, at);
    t->n = 0;
    t->button = LEFT;
    t->pinched = false;
    t->waiting = ui->pointer.hot == ID_BOARD && ui->front == UI_BASE;
    t->from = at;
    t->due = app->pace.now + HOLD_MS;
    if (!t->waiting)
        pointer_press(app, at, LEFT);
}

/* It was that button, from the beginning on. */
static void decide(struct app *app, int button)
{
    app->touch.waiting = false;
    app->touch.button = button;
    pointer_press(app, app->touch.from, button);
}

void touch_move(struct app *app, struct vec at)
{
    struct touch *t = &app->touch;
    float slack = SLACK * app->screen.layout.scale;

    if (t->waiting && between(t->from, at) > slack)
        decide(app, LEFT);
    if (!t->waiting && !t->pinched)
        pointer_move(app, at);
}

/* Where a finger was lifted, nothing is pointed at any more. */
void touch_release(struct app *app, struct vec at)
{
    struct touch *t = &app->touch;

    if (t->waiting)
        decide(app, LEFT);
    if (!t->pinched)
        pointer_release(app, at, t->button);
    t->pinched = false;
    pointer_leave(app);
}

void touch_tick(struct app *app)
{
    if (app->touch.waiting && app->pace.now >= app->touch.due)
        decide(app, RIGHT);
}

/* --- two ------------------------------------------------------------------ */

static struct finger *find(struct touch *t, SDL_FingerID id)
{
    for (int i = 0; i < t->n; i++)
        if (t->fingers[i].id == id)
            return &t->fingers[i];
    return NULL;
}

/* What the first one has begun to do it goes on with. */
static void put_down(struct app *app, struct finger f)
{
    struct touch *t = &app->touch;

    if (t->n == 2 || find(t, f.id) != NULL)
        return;
    t->fingers[t->n++] = f;
    if (t->n == 2 && t->waiting) {
        t->waiting = false;
        t->pinched = true;
    }
}

static void lift(struct touch *t, SDL_FingerID id)
{
    struct finger *f = find(t, id);

    if (f != NULL)
        *f = t->fingers[--t->n];
}

/* What is between the fingers stays between them. */
static void spread(struct app *app, struct finger *moved, struct vec to)
{
    struct touch *t = &app->touch;
    struct vec a = t->fingers[0].at, b = t->fingers[1].at;
    struct vec was = { (a.x + b.x) / 2, (a.y + b.y) / 2 }, is;
    float apart = fmaxf(1, between(a, b));

    moved->at = to;
    a = t->fingers[0].at;
    b = t->fingers[1].at;
    is = (struct vec){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
    zoom_about(&app->board.zoom, &app->board.room, between(a, b) / apart, is,
               board_units(&app->board, &app->runs, was));
    /* The next move is measured on the board as it is then. */
    screen_make(app);
}

/* Pads report fingers that point at nothing. */
static bool is_pad(SDL_TouchID device)
{
    SDL_TouchDeviceType type = SDL_WasInit(SDL_INIT_VIDEO)
                                   ? SDL_GetTouchDeviceType(device)
                                   : SDL_TOUCH_DEVICE_INVALID;

    return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE ||
           type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

void touch_finger(struct app *app, const SDL_TouchFingerEvent *e)
{
    struct touch *t = &app->touch;
    struct vec at = { e->x * (float)app->screen.width,
                      e->y * (float)app->screen.height };
    struct finger *f;

    if (is_pad(e->touchId))
        return;
    if (e->type == SDL_FINGERDOWN)
        put_down(app, (struct finger){ e->fingerId, at });
    else if (e->type == SDL_FINGERUP)
        lift(t, e->fingerId);
    else if ((f = find(t, e->fingerId)) != NULL && t->n == 2 && t->pinched)
        spread(app, f, at);
    else if (f != NULL)
        f->at = at;
}
