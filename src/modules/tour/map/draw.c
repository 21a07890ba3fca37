/*
 * The map of all starts: the number of each stands on its square, over a
 * colour from few to many; a start that came to no tour has a mark besides.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/tour/map/run.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

/* Characters side by side on the smallest board that is drawn, as wide as
 * they must be to be read. */
enum { LETTERS_ACROSS = 52, LETTERS_LEAST = 3 };

/* What of the map was known at the moment looked at: its first starts. */
struct sight {
    const struct start *starts;
    size_t n;
    const struct start *least, *most; /* of those that led to a tour */
    int longest;                      /* letters of the longest number shown */
    size_t outcomes[MAP_REFUSED + 1];
};

static bool has_number(const struct start *start)
{
    return start->outcome != MAP_NONE && start->outcome != MAP_REFUSED &&
           start->number > 0;
}

/* How many letters a square has room for, on the smallest board drawn. */
static int letters_across(const struct puzzle *pz)
{
    int side = pz->map.board.files > pz->map.board.ranks ? pz->map.board.files
                                                         : pz->map.board.ranks;
    int letters = LETTERS_ACROSS / side;

    return letters < LETTERS_LEAST ? LETTERS_LEAST : letters;
}

/* A number as it is if it has room, else rounded down: 12k, 1.2M. */
static void add_short(struct text *out, uint64_t n, int letters)
{
    static const char *const units[] = { "", "k", "M", "G", "T", "P", "E" };
    uint64_t whole = n, rest = 0;
    int unit = 0;

    if (snprintf(NULL, 0, "%llu", (unsigned long long)n) <= letters) {
        text_addf(out, "%llu", (unsigned long long)n);
        return;
    }
    for (; whole >= 1000; unit++) {
        rest = whole % 1000 / 100;
        whole /= 1000;
    }
    text_addf(out, "%llu", (unsigned long long)whole);
    if (whole < 10 && letters > LETTERS_LEAST)
        text_addf(out, ".%llu", (unsigned long long)rest);
    text_add(out, units[unit]);
}

/* What stands on a start's square, but for the sign that there may be more;
 * returns how many letters both have room for. */
static int label_of(const struct puzzle *pz, const struct start *start,
                    struct text *out)
{
    int sign = start->outcome == MAP_LIMIT ? 2 : 0;

    text_clear(out);
    if (!has_number(start))
        return 0;
    add_short(out, start->number, letters_across(pz) - sign);
    return (int)out->len + sign;
}

static struct sight see(const struct puzzle *pz, const struct view *view)
{
    struct sight s = { .starts = pz->map.at, .n = (size_t)view->now->tally };
    struct text label;

    text_init(&label);
    for (size_t i = 0; i < s.n; i++) {
        const struct start *start = &s.starts[i];
        int letters = label_of(pz, start, &label);

        s.outcomes[start->outcome]++;
        if (letters > s.longest)
            s.longest = letters;
    }
    starts_ends(&pz->map, s.n, &s.least, &s.most);
    text_free(&label);
    return s;
}

/* --- the picture --------------------------------------------------------- */

/*
 * From 1 to 255, by the number of digits rather than by the number: most
 * starts are easy, and a few are a thousand times as hard. Who was stopped is
 * as hard as can be; who got stuck has no colour.
 */
static uint8_t level(const struct sight *s, const struct start *start)
{
    double span, part;

    if (start->outcome == MAP_LIMIT && start->number > 0)
        return 255;
    if (start->outcome != MAP_FOUND)
        return 0;
    span = log((double)s->most->number / (double)s->least->number);
    part = log((double)start->number / (double)s->least->number);
    return span > 0 ? (uint8_t)(1 + lround(254 * part / span)) : 1;
}

/* All are as large as the longest can be. */
static void draw_numbers(const struct puzzle *pz, const struct sight *s,
                         struct scene *sc)
{
    float em = 1.4f / (float)(s->longest > 5 ? s->longest : 5);
    struct text label, whole;

    text_init(&label);
    text_init(&whole);
    for (size_t i = 0; i < s->n; i++) {
        if (!label_of(pz, &s->starts[i], &label))
            continue;
        text_clear(&whole);
        text_addf(&whole, "%s%s",
                  s->starts[i].outcome == MAP_LIMIT ? "\u2265" : "", label.at);
        scene_text(sc, scene_square(sc, s->starts[i].square), em, 0.96f,
                   FACE_BOLD, ANCHOR_CENTRE, INK_LABEL, whole.at);
    }
    text_free(&label);
    text_free(&whole);
}

/* The mark of what came of a start, on the first square of a grid of its own
 * in the legend, else on its square of the board. */
static void draw_mark(struct scene *sc, int square, enum start_outcome outcome)
{
    switch (outcome) {
    case MAP_NONE:
        scene_cross(sc, scene_square_inner(sc, square, 0.3f), 0.07f, 0.02f,
                    INK_CONFLICT);
        break;
    case MAP_STUCK:
        scene_outline(sc, scene_square_inner(sc, square, 0.07f), 0, 0.06f,
                      INK_CONFLICT);
        break;
    case MAP_LIMIT:
        scene_hatch(sc, square, INK_ATTACKED);
        scene_fade(sc, 0.4f);
        break;
    case MAP_REFUSED:
        scene_disc(sc, scene_square(sc, square), 0.06f, INK_LABEL);
        break;
    case MAP_FOUND: break;
    }
}

static void draw_starts(const struct puzzle *pz, const struct sight *s,
                        struct scene *sc)
{
    uint8_t *levels = xcalloc((size_t)board_squares(&pz->map.board), 1);

    for (size_t i = 0; i < s->n; i++)
        levels[s->starts[i].square] = level(s, &s->starts[i]);
    scene_field(sc, levels);
    for (size_t i = 0; i < s->n; i++)
        draw_mark(sc, s->starts[i].square, s->starts[i].outcome);
    draw_numbers(pz, s, sc);
    free(levels);
}

/* --- the legend ---------------------------------------------------------- */

/* In widths of the board with its frame: letters, and from line to line. */
static const float EM = 0.026f, PITCH = 0.052f;

/* Under a narrow board there is no room for words. */
struct vec map_aside(const struct params *params)
{
    float files = (float)params->at[TOUR_SIZE].number;
    float ranks = (float)params->at[TOUR_SIZE].second;

    return (struct vec){ 0, 2 * files < ranks ? 0 : 2.5f * PITCH * files };
}

/* What is drawn next is drawn on a small grid: `side` wide squares from a
 * point of the board's plane on. Returns the scene's own grid. */
static struct scene begin_grid(struct scene *sc, struct vec at, float side,
                               int files)
{
    struct scene own = *sc;

    scene_place(sc,
                (struct vec){ sc->origin.x + at.x * sc->scale,
                              sc->origin.y + at.y * sc->scale },
                sc->scale * side);
    scene_grid(sc, files, 1, false);
    return own;
}

static void end_grid(struct scene *sc, const struct scene *own)
{
    scene_place(sc, own->origin, own->scale);
    scene_grid(sc, own->files, own->ranks, own->flipped);
}

static void legend_text(const struct view *view, struct scene *sc, float x,
                        float y, enum anchor anchor, const char *words)
{
    float w = view->below.w;

    scene_text(sc, (struct vec){ view->below.x + x * w, y }, EM * w, w / 3,
               FACE_SANS, anchor, INK_TEXT, words);
}

static void draw_ramp(const struct puzzle *pz, const struct view *view,
                      const struct sight *s, struct scene *sc)
{
    enum { CELLS = 12 };
    float w = view->below.w, side = 0.3f * w / CELLS;
    float y = view->below.y + PITCH * w * 0.75f;
    struct vec at = { view->below.x + 0.44f * w, y - side / 2 };
    bool wide = s->most->number > s->least->number;
    uint8_t levels[CELLS];
    struct scene own;

    for (int i = 0; i < CELLS; i++)
        levels[i] = (uint8_t)(1 + i * 254 / (CELLS - 1));
    own = begin_grid(sc, at, side, wide ? CELLS : 1);
    scene_field(sc, levels);
    end_grid(sc, &own);
    legend_text(view, sc, 0.03f, y, ANCHOR_LEFT,
                pz->map.tours ? "Tours" : "Squares tried");
    legend_text(view, sc, 0.42f, y, ANCHOR_RIGHT,
                say_number(s->least->number).at);
    if (wide)
        legend_text(view, sc, 0.76f, y, ANCHOR_LEFT,
                    say_number(s->most->number).at);
}

static void draw_marks(const struct view *view, const struct sight *s,
                       struct scene *sc)
{
    static const struct {
        enum start_outcome outcome;
        const char *words;
    } marks[] = { { MAP_NONE, "no tour from here" },
                  { MAP_STUCK, "the method gets stuck" },
                  { MAP_LIMIT, "stopped at the limit" },
                  { MAP_REFUSED, "not for this method" } };
    float w = view->below.w, side = 1.3f * EM * w, x = 0.03f;
    float y = view->below.y + PITCH * w * (s->most ? 1.8f : 0.75f);

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        struct vec at = { view->below.x + x * w, y - side / 2 };
        struct scene own;

        if (!s->outcomes[marks[i].outcome])
            continue;
        own = begin_grid(sc, at, side, 1);
        scene_rect(sc, (struct box){ 0, 0, 1, 1 }, 0, INK_CASING);
        draw_mark(sc, 0, marks[i].outcome);
        end_grid(sc, &own);
        legend_text(view, sc, x + 0.045f, y, ANCHOR_LEFT, marks[i].words);
        x += 0.33f;
    }
}

void map_draw(const struct puzzle *pz, const struct view *view,
              struct scene *sc)
{
    struct sight s = see(pz, view);

    draw_starts(pz, &s, sc);
    if (s.n < pz->map.n)
        scene_ring(sc, scene_square(sc, s.starts[s.n].square), 0.42f, 0.05f,
                   INK_START);
    if (view->hover >= 0 && !pz->map.board.hole[view->hover])
        scene_outline(sc, scene_square_box(sc, view->hover), 0, 0.05f,
                      INK_SELECTED);
    if (view->below.h <= 0)
        return;
    if (s.most)
        draw_ramp(pz, view, &s, sc);
    draw_marks(view, &s, sc);
}
