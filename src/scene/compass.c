/* See the header. One unit is a square of the five by five around the knight,
 * which are drawn in the colours of the program: it is no board to play on. */
#include "scene/compass.h"

#include <stdio.h>

#include "base/error.h"
#include "chess/attack.h"
#include "chess/move_order.h"
#include "chess/piece.h"
#include "scene/scene.h"

enum { SIDE = 5, CENTRE = SIDE / 2 };

static const float WORDS_AT = SIDE + 0.6f;

static void draw_squares(struct scene *sc)
{
    for (int i = 0; i < SIDE * SIDE; i++)
        scene_rect(sc,
                   (struct box){ (float)(i % SIDE), (float)(i / SIDE), 1, 1 },
                   0, i % 2 ? INK_HOVER : INK_RAISED);
}

static void draw_move(struct scene *sc, int move)
{
    struct vec at = { CENTRE + 0.5f + (float)knight_steps[move].file,
                      CENTRE + 0.5f - (float)knight_steps[move].rank };
    char number[2] = { (char)('1' + move), '\0' };

    scene_rect(sc, (struct box){ at.x - 0.5f, at.y - 0.5f, 1, 1 }, 0.15f,
               INK_ACCENT);
    scene_text(sc, at, 0.72f, 0, FACE_BOLD, ANCHOR_CENTRE, INK_ON_ACCENT,
               number);
}

static void say(struct scene *sc, float line, const char *words)
{
    scene_text(sc, (struct vec){ WORDS_AT, 0.7f + 0.85f * line }, 0.56f, 0,
               FACE_SANS, ANCHOR_LEFT, INK_TEXT, words);
}

/* "8 1 7 2", which are the moves from `first` on. */
static void say_half(struct scene *sc, float line,
                     const struct move_order *order, int first)
{
    const uint8_t *m = order->move + first;
    char words[16];

    snprintf(words, sizeof words, "%d %d %d %d", m[0] + 1, m[1] + 1, m[2] + 1,
             m[3] + 1);
    scene_text(sc, (struct vec){ WORDS_AT, 0.7f + 0.85f * line }, 0.72f, 0,
               FACE_BOLD, ANCHOR_LEFT, INK_STRONG, words);
}

static void say_order(struct scene *sc, const char *text)
{
    struct move_order order;
    struct error err;

    if (!move_order_parse(&order, text, &err))
        return;
    say(sc, 0, "They are tried");
    if (order.random) {
        say(sc, 1, "in an order by");
        say(sc, 2, "chance, anew");
        say(sc, 3, "on each square.");
        return;
    }
    say(sc, 1, "in this order:");
    say_half(sc, 2.4f, &order, 0);
    say_half(sc, 3.6f, &order, 4);
}

void compass_draw(const char *order, const struct box *room, struct scene *sc)
{
    struct vec origin = sc->origin;
    float scale = sc->scale;

    scene_place(
        sc,
        (struct vec){ origin.x + room->x * scale, origin.y + room->y * scale },
        scale * room->h / SIDE);
    draw_squares(sc);
    for (int move = 0; move < 8; move++)
        draw_move(sc, move);
    scene_piece(sc, (struct vec){ CENTRE + 0.5f, CENTRE + 0.5f }, PIECE_KNIGHT,
                1);
    say_order(sc, order);
    scene_place(sc, origin, scale);
}
