/*
 * What Chess960 shows besides the pieces: broken rules, the squares that
 * matter for castling, and the counts of both derivations, written on plates
 * across ranks that would otherwise be empty.
 */
#include <stdio.h>

#include "chess/chess960/rules.h"
#include "chess/game/game.h"
#include "modules/chess960/run.h"
#include "puzzle/trace.h"

/* A strip across a rank, as wide as the board. */
static struct box plate(struct scene *sc, int rank)
{
    struct box b = scene_square_box(sc, square_at(0, rank));

    b = (struct box){ 0.1f, b.y + 0.14f, GAME_SIDE - 0.2f, 0.72f };
    scene_rect(sc, b, 0.12f, INK_CASING);
    scene_fade(sc, 0.92f);
    return b;
}

static void write_left(struct scene *sc, struct box b, enum face face,
                       const char *text)
{
    scene_text(sc, (struct vec){ b.x + 0.2f, b.y + b.h / 2 }, 0.3f, 0, face,
               ANCHOR_LEFT, INK_LABEL, text);
}

static void write_right(struct scene *sc, struct box b, const char *text)
{
    scene_text(sc, (struct vec){ b.x + b.w - 0.2f, b.y + b.h / 2 }, 0.3f, 0,
               FACE_BOLD, ANCHOR_RIGHT, INK_LABEL, text);
}

/* --- an array ------------------------------------------------------------ */

/* All of a kind are crossed, and joined if there are several. */
static void cross_kind(struct scene *sc, const struct array *a,
                       enum piece_kind kind)
{
    struct vec pts[GAME_SIDE];
    size_t n = 0;

    for (int file = 0; file < GAME_SIDE; file++) {
        if (a->at[file] != kind)
            continue;
        pts[n++] = scene_square(sc, file);
        scene_cross(sc, scene_square_inner(sc, file, 0.12f), 0.05f, 0.02f,
                    INK_CONFLICT);
    }
    if (n > 1)
        scene_polyline(sc, pts, n, 0.05f, 0.02f, INK_CONFLICT);
}

static int count_kind(const struct array *a, int kind)
{
    int n = 0;

    for (int file = 0; file < GAME_SIDE; file++)
        n += a->at[file] == kind;
    return n;
}

static void draw_broken(const struct array *a, struct scene *sc)
{
    if (array_judge(a, ARRAY_PIECES) == ARRAY_BROKEN)
        for (int kind = PIECE_KING; kind < PIECE_PAWN; kind++)
            if (count_kind(a, kind) > (kind <= PIECE_QUEEN ? 1 : 2))
                cross_kind(sc, a, (enum piece_kind)kind);
    if (array_judge(a, ARRAY_BISHOPS) == ARRAY_BROKEN)
        cross_kind(sc, a, PIECE_BISHOP);
    if (array_judge(a, ARRAY_KING) == ARRAY_BROKEN)
        cross_kind(sc, a, PIECE_KING);
}

static void draw_array(const struct puzzle *pz, struct scene *sc)
{
    draw_broken(&pz->array, sc);
    if (pz->selected == FILE_NONE)
        return;
    for (int rank = 0; rank < GAME_SIDE; rank += GAME_SIDE - 1)
        scene_outline(
            sc, scene_square_inner(sc, square_at(pz->selected, rank), 0.025f),
            0, 0.05f, INK_SELECTED);
}

/* --- castling ------------------------------------------------------------ */

static void mark_empty(struct scene *sc, struct vec at, float radius)
{
    scene_ring(sc, at, radius, 0.1f, INK_CASING);
    scene_ring(sc, at, radius, 0.06f, INK_TARGET);
}

static void mark_safe(struct scene *sc, struct box b)
{
    scene_outline(sc, b, 0, 0.1f, INK_CASING);
    scene_outline(sc, b, 0, 0.06f, INK_END);
}

static void draw_legend(struct scene *sc)
{
    struct box empty = plate(sc, 4), safe = plate(sc, 3), sample;

    mark_empty(sc, (struct vec){ empty.x + 0.5f, empty.y + empty.h / 2 },
               0.22f);
    sample = (struct box){ safe.x + 0.26f, safe.y + 0.12f, 0.48f, 0.48f };
    mark_safe(sc, sample);
    empty.x = safe.x = empty.x + 0.8f;
    write_left(sc, empty, FACE_SANS,
               "must be empty, but for this king and rook");
    write_left(sc, safe, FACE_SANS, "must not be attacked");
}

/* How a piece went, on a plate and along an edge of the rank, so that the
 * pieces can be seen. */
static void draw_way(struct scene *sc, int rank, const char *name, int from,
                     int to)
{
    struct vec a = scene_square(sc, from), b = scene_square(sc, to);
    float side = rank == 4 ? -0.43f : 0.43f;
    struct text words;

    text_init(&words);
    if (from == to)
        text_addf(&words, "%s stays on %s", name, say_square(to, GAME_SIDE).at);
    else
        text_addf(&words, "%s %s \u2192 %s", name,
                  say_square(from, GAME_SIDE).at, say_square(to, GAME_SIDE).at);
    write_left(sc, plate(sc, rank), FACE_BOLD, words.at);
    text_free(&words);
    a.y += side;
    b.y += side;
    if (from != to)
        scene_arrow(sc, a, b, 0.06f, INK_PATH);
}

static void draw_castle(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    const struct castling *c = &pz->castling;

    if (view->now->note == CASTLE_DONE) {
        draw_way(sc, 4, "King", c->king_from, c->king_to);
        draw_way(sc, 3, "Rook", c->rook_from, c->rook_to);
        return;
    }
    draw_legend(sc);
    for (int square = 0; square < GAME_SQUARES; square++) {
        if (c->safe & square_bit(square))
            mark_safe(sc, scene_square_inner(sc, square, 0.05f));
        if (c->empty & square_bit(square) && square != c->king_from &&
            square != c->rook_from)
            mark_empty(sc, scene_square(sc, square), 0.36f);
    }
}

/* --- the product --------------------------------------------------------- */

static void stage_text(const struct product_step *s, bool taken, char *left,
                       char *right, size_t size)
{
    static const char *const names[PRODUCT_STAGES] = {
        "Bishop on a light square", "Bishop on a dark square",
        "Queen on a free square", "Knights on two of five squares",
        "Knights: 10 ways, rest"
    };

    snprintf(left, size, "%s: %.20s", names[s->stage],
             say_count((uint64_t)s->choices, "way").at);
    right[0] = '\0';
    if (s->stage == PRODUCT_ROOKS_AND_KING)
        snprintf(right, size,
                 taken ? "96 \u00b7 10 \u00b7 1 = 960" : "96 \u00b7 10 = 960");
    else if (taken && s->stage == PRODUCT_LIGHT_BISHOP)
        snprintf(right, size, "%d", s->product);
    else if (taken)
        snprintf(right, size, "%d \u00b7 %d = %d", s->product / s->choices,
                 s->choices, s->product);
}

static void draw_stage(const struct product_step *s, bool taken,
                       struct scene *sc)
{
    struct box b = plate(sc, ways_rank((int)s->stage) + 1);
    char left[64], right[64];

    stage_text(s, taken, left, right, sizeof left);
    write_left(sc, b, FACE_SANS, left);
    write_right(sc, b, right);
}

/* Every square on which the pieces of this stage may stand has a ring; those
 * of which the ways have been counted are numbered, if a way is a square. */
static void draw_options(const struct product_step *s, int option,
                         struct scene *sc)
{
    int rank = ways_rank((int)s->stage);
    bool single = s->stage <= PRODUCT_QUEEN;
    unsigned files = 0;

    for (int i = 0; i < s->choices; i++)
        files |= s->option[i];
    for (int file = 0; file < GAME_SIDE; file++)
        if (files & 1u << file)
            scene_ring(sc, scene_square(sc, square_at(file, rank)), 0.44f,
                       0.05f, INK_TARGET);
    for (int i = 0; single && i < s->choices && i < option - 1; i++) {
        int file = 0;
        char number[12];

        while (s->option[i] != 1u << file)
            file++;
        snprintf(number, sizeof number, "%d", i + 1);
        scene_text(sc, scene_square(sc, square_at(file, rank)), 0.34f, 0.8f,
                   FACE_BOLD, ANCHOR_CENTRE, INK_LABEL, number);
    }
}

static void draw_product(const struct puzzle *pz, const struct view *view,
                         struct scene *sc)
{
    int now = ways_stage(view), option = ways_option(view);
    bool taken = option == OPTION_TAKEN;

    for (int stage = 0; stage <= now; stage++)
        if (stage == now || ways_rank(stage) != ways_rank(now))
            draw_stage(&pz->steps[stage], stage < now || taken, sc);
    if (!taken)
        draw_options(&pz->steps[now], option, sc);
}

/* --- the funnel ---------------------------------------------------------- */

/* A line of the funnel: how many have come so far of how many, as a bar
 * whose whole length is the share of all orders. */
static void draw_count(struct scene *sc, int rank, const char *name, int count,
                       int total)
{
    struct box b = plate(sc, rank), bar = b;
    float most = b.w;
    struct text text;

    bar.w = most * (float)total / FUNNEL_TOTAL;
    scene_rect(sc, bar, 0.12f < bar.w / 2 ? 0.12f : bar.w / 2, INK_VISITED);
    scene_fade(sc, 0.45f);
    bar.w *= (float)count / (float)total;
    scene_rect(sc, bar, 0.12f < bar.w / 2 ? 0.12f : bar.w / 2, INK_VISITED);
    write_left(sc, b, FACE_SANS, name);
    text_init(&text);
    text_add_grouped(&text, (uint64_t)count);
    write_right(sc, b, text.at);
    text_free(&text);
}

/* Which piece of RNBQKBNR it is, by its place 0 to 7. */
static void draw_places(const struct funnel *f, struct scene *sc)
{
    for (int file = 0; file < GAME_SIDE; file++) {
        struct box b = scene_square_box(sc, file);
        char place[4];

        snprintf(place, sizeof place, "%d", f->places[file]);
        scene_disc(sc, (struct vec){ b.x + 0.84f, b.y + 0.17f }, 0.15f,
                   INK_CASING);
        scene_text(sc, (struct vec){ b.x + 0.84f, b.y + 0.17f }, 0.22f, 0.3f,
                   FACE_BOLD, ANCHOR_CENTRE, INK_LABEL, place);
    }
}

static const char *verdict(const struct funnel *f)
{
    if (f->walked == 0)
        return "The eight pieces, numbered";
    if (f->failed & FUNNEL_DUPLICATE)
        return "\u2717  counted already";
    if (f->failed & FUNNEL_BISHOPS)
        return "\u2717  both bishops on one colour";
    if (f->failed)
        return "\u2717  king not between the rooks";
    return "\u2713  one of the 960";
}

static void draw_funnel(const struct view *view, struct scene *sc)
{
    struct funnel f = ways_funnel(view);
    struct text last;

    draw_count(sc, 7, "Orders of the eight pieces", f.walked, FUNNEL_TOTAL);
    draw_count(sc, 6, "that differ", f.distinct, 5040);
    draw_count(sc, 5, "with bishops on opposite colours", f.opposite, 2880);
    draw_count(sc, 4, "with the king between the rooks", f.valid, 960);
    if (f.valid > 0) {
        text_init(&last);
        text_addf(&last, "Array %d, the last that passed", f.valid);
        write_left(sc, plate(sc, 3), FACE_SANS, last.at);
        text_free(&last);
    }
    write_left(sc, plate(sc, 1), FACE_BOLD, verdict(&f));
    draw_places(&f, sc);
}

void c960_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc)
{
    switch (pz->mode) {
    case MODE_BROWSE: draw_array(pz, sc); break;
    case MODE_CASTLE_KING:
    case MODE_CASTLE_QUEEN: draw_castle(pz, view, sc); break;
    case MODE_PRODUCT: draw_product(pz, view, sc); break;
    case MODE_FUNNEL: draw_funnel(view, sc); break;
    }
}
