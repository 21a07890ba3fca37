/*
 * Browsing all solutions: they are found first, and kept as the pages of an
 * album. Where there are too many, one is constructed by a rule.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/album.h"
#include "puzzle/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/album.h"
#include "solve/queens/classes.h"
#include "solve/queens/construct.h"

enum { ALBUM_BYTES = 256 << 20 };

static const float DARK = 0.45f; /* squares of a thumbnail */

struct puzzle {
    int n;
    enum piece_kind piece;
    bool fundamental;   /* turn only the pages of the first of each class */
    struct text reason; /* why there is nothing to show */
    struct album album;
    struct queens_album all; /* if `has_all` */
    struct queens_classes classes;
    bool has_all, has_classes;
    int *built; /* owned: ranks by construction, or NULL */
};

/* Is there an album, and is something in it? Only two and three queens have
 * no solution at all. */
static bool has_pages(const struct params *params)
{
    int n = queens_number(params);

    return queens_is_small(params) &&
           !(queens_piece(params) == PIECE_QUEEN && (n == 2 || n == 3));
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    (void)err;
    queens_plan(params, out);
    out->manner = MANNER_SHOWN;
    out->aside.x = has_pages(params) ? album_width(n, n) : 0;
    if (queens_is_small(params))
        out->hint = "Click a square to see only solutions with a piece there; "
                    "click again for those without.";
    else
        out->idle |= 1u << QUEENS_SOLUTION | 1u << QUEENS_FUNDAMENTAL |
                     1u << QUEENS_GIVEN | 1u << QUEENS_BARRED;
    /* Beyond what can be drawn square by square the board is one large square
     * with a dot for each queen. */
    out->nameless = n > QUEENS_BOARD_MAX;
    if (out->nameless)
        out->files = out->ranks = 1;
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    queens_heading(params, out);
    if (has_pages(params))
        text_addf(out, ", solution %d", params->at[QUEENS_SOLUTION].number);
}

/* --- the run ------------------------------------------------------------- */

static void build_one(struct puzzle *pz)
{
    struct error err;

    pz->built = xmalloc((size_t)pz->n * sizeof *pz->built);
    if (pz->piece == PIECE_ROOK) {
        for (int file = 0; file < pz->n; file++)
            pz->built[file] = file;
    } else if (!queens_construct(pz->n, pz->built, &err)) {
        text_addf(&pz->reason, "%s.", err.message);
        free(pz->built);
        pz->built = NULL;
    }
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct queens_wish wish;
    struct error err;

    pz->n = queens_number(params);
    pz->piece = queens_piece(params);
    text_init(&pz->reason);
    album_init(&pz->album, pz->n, pz->n, QUEENS_SOLUTION, params);
    pz->has_all = queens_wish_of(params, &wish) &&
                  queens_album_init(&pz->all, &wish, ALBUM_BYTES, &err);
    if (pz->has_all)
        pz->fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    else if (queens_filtered(params))
        text_addf(&pz->reason, "%s.", err.message);
    else
        build_one(pz);
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    if (pz->has_classes)
        queens_classes_free(&pz->classes);
    if (pz->has_all)
        queens_album_free(&pz->all);
    free(pz->built);
    text_free(&pz->reason);
    free(pz);
}

/* The number among all solutions of that on a page. */
static size_t number_on(const struct puzzle *pz, uint64_t page)
{
    return pz->fundamental ? pz->classes.first[page - 1] : (size_t)page;
}

static int rank_on(const struct puzzle *pz, uint64_t page, int file)
{
    if (pz->built)
        return pz->built[file];
    return queens_album_at(&pz->all, number_on(pz, page))[file];
}

static void show(struct puzzle *pz, struct trace *tr)
{
    int n = pz->n;

    for (int file = 0; n <= QUEENS_BOARD_MAX && file < n; file++) {
        int rank = rank_on(pz, pz->album.asked, file);

        for (int r = 0; r < n; r++)
            trace_set(tr, LAYER_PIECE, r * n + file,
                      r == rank ? (uint32_t)pz->piece : PIECE_NONE);
    }
    album_record(&pz->album, tr);
}

/* All have been found, or one was constructed. */
static void close_album(struct puzzle *pz)
{
    if (pz->has_all) {
        queens_classes_init(&pz->classes, &pz->all);
        pz->has_classes = true;
    }
    pz->album.growing = false;
    pz->album.pages = !pz->has_all      ? pz->built != NULL
                      : pz->fundamental ? pz->classes.count
                                        : pz->all.count;
}

static enum progress fill(struct puzzle *pz, long *budget)
{
    if (pz->has_all) {
        enum queens_album_state state = queens_album_step(&pz->all, *budget);

        *budget = 0;
        if (state == QUEENS_ALBUM_MORE)
            return PROGRESS_MORE;
        if (state == QUEENS_ALBUM_FULL) {
            queens_album_free(&pz->all);
            pz->has_all = pz->fundamental = false;
            build_one(pz);
        }
    }
    close_album(pz);
    return PROGRESS_FOUND;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    if (pz->album.growing && !pz->reason.len &&
        fill(pz, budget) == PROGRESS_MORE)
        return PROGRESS_MORE;
    if (album_is_due(&pz->album))
        show(pz, tr);
    return pz->album.shown ? PROGRESS_FOUND : PROGRESS_DONE;
}

/* A click goes round: no wish, one here, none here. */
static enum reaction wish(struct params *params, int square)
{
    int n = queens_number(params);
    bool given = clicks_has(params->at[QUEENS_GIVEN].text, n, square);
    bool barred = clicks_has(params->at[QUEENS_BARRED].text, n, square);

    clicks_put(params, QUEENS_GIVEN, n, square, !given && !barred);
    clicks_put(params, QUEENS_BARRED, n, square, given);
    params->at[QUEENS_SOLUTION].number = 1;
    return REACTION_RESTART;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction = album_input(&pz->album, in, params);

    (void)err;
    if (reaction == REACTION_EDITED && album_is_due(&pz->album))
        show(pz, tr);
    if (in->kind == INPUT_PRESS && in->square >= 0 && queens_is_small(params))
        return wish(params, in->square);
    return reaction;
}

static bool pages(const struct puzzle *pz, const struct params *params,
                  struct pages *out)
{
    return queens_is_small(params) && album_pages(&pz->album, out);
}

/* --- the picture --------------------------------------------------------- */

static void draw_wishes(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    const char *given = view->params->at[QUEENS_GIVEN].text;
    const char *barred = view->params->at[QUEENS_BARRED].text;
    int sq;

    while ((sq = clicks_next(&given, pz->n)) >= 0)
        scene_ring(sc, scene_square(sc, sq), 0.45f, 0.06f, INK_SELECTED);
    while ((sq = clicks_next(&barred, pz->n)) >= 0)
        queens_draw_cross(sc, sq);
}

/* Too many to draw squares: a dot for each queen on one large square. */
static void draw_dots(const struct puzzle *pz, const struct view *view,
                      struct scene *sc)
{
    struct album_page all = { .box = scene_square_box(sc, 0), .ranks = pz->n };
    float dot;

    if (!album_page(view))
        return;
    all.cell = all.box.w / (float)pz->n;
    dot = all.cell * 0.5f < 0.0012f ? 0.0012f : all.cell * 0.5f;
    scene_rect(sc, all.box, 0, INK_CASING);
    for (int file = 0; file < pz->n; file++)
        scene_disc(sc, album_square(&all, file, pz->built[file]), dot,
                   INK_PATH);
}

static void draw_page(const struct puzzle *pz, const struct album_page *p,
                      struct scene *sc)
{
    int n = pz->n;

    for (int sq = 0; sq < n * n; sq++)
        if ((sq % n + sq / n) % 2 == 0) {
            scene_rect(
                sc,
                (struct box){ p->box.x + (float)(sq % n) * p->cell,
                              p->box.y + (float)(n - 1 - sq / n) * p->cell,
                              p->cell, p->cell },
                0, INK_FAINT);
            scene_fade(sc, DARK); /* dots stand out in every theme */
        }
    for (int file = 0; file < n; file++)
        scene_disc(sc, album_square(p, file, rank_on(pz, p->number, file)),
                   p->cell * 0.42f, INK_PATH);
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    if (pz->n > QUEENS_BOARD_MAX) {
        draw_dots(pz, view, sc);
        return;
    }
    if (queens_is_small(view->params))
        draw_wishes(pz, view, sc);
    queens_draw_stairs(view, sc);
    album_draw(&pz->album, view, pz, draw_page, sc);
    queens_draw_diagonals(view, sc);
}

/* --- the words ----------------------------------------------------------- */

/* Why there is nothing to show, if so. */
static void add_reason(const struct puzzle *pz, struct text *out)
{
    if (pz->reason.len)
        text_add(out, pz->reason.at);
    else if (album_is_missing(&pz->album) && pz->album.pages == 0)
        text_addf(out,
                  "All possibilities have been tried: there is "
                  "no solution%s.",
                  pz->n > 3 ? " with these wishes" : "");
    else if (album_is_missing(&pz->album))
        album_say_missing(&pz->album, "solution", out);
}

static bool is_without(const struct puzzle *pz)
{
    return pz->reason.len || album_is_missing(&pz->album);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (is_without(pz)) {
        text_add(out, "No such solution");
    } else if (!album_page(view)) {
        text_addf(out, "Finding all solutions: %s",
                  say_number(pz->has_all ? pz->all.count : 0).at);
    } else if (pz->built) {
        text_add(out, "One solution of many");
    } else {
        text_addf(out, "%s%s of %s",
                  pz->fundamental ? "Fundamental solution " : "Solution ",
                  say_number(album_page(view)).at,
                  say_number(pz->album.pages).at);
    }
}

/* The numbers of a solution's images; how many there are. */
static int add_images(const struct puzzle *pz, const struct queens_orbit *orbit,
                      struct text *out)
{
    int images = 0;

    for (size_t k = 1; k <= pz->all.count && images < orbit->size; k++)
        for (int s = 0; s < SYMMETRIES; s++)
            if (orbit->image[s] == k) {
                text_addf(out, "%s %zu", images++ ? "," : "", k);
                break;
            }
    return images;
}

/* What can be done to it without a change. */
static void add_fixed(const struct queens_orbit *orbit, struct text *out)
{
    const char *before = "It is the same after: ";

    for (int s = 1; s < SYMMETRIES; s++)
        if (orbit->fixed & 1u << s) {
            text_addf(out, "%s%s", before, symmetry_name((enum symmetry)s));
            before = ", ";
        }
    if (*before == ',')
        text_add(out, ".");
}

/* How the shown solution relates to the others. Where squares are wished for,
 * some of its images may be none of the solutions browsed. */
static void explain_class(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    struct queens_orbit orbit;
    struct text numbers;
    int images;

    text_init(&numbers);
    queens_orbit_find(&orbit, &pz->all, number_on(pz, album_page(view)));
    images = add_images(pz, &orbit, &numbers);
    text_addf(out, "Turned and mirrored it gives %d different %s", orbit.size,
              say_plural((uint64_t)orbit.size, "solution").at);
    if (images < orbit.size)
        text_addf(out, ", of which %d %s here", images,
                  say_plural((uint64_t)images, "is|are").at);
    text_addf(out, ": %s%s. ", say_plural((uint64_t)images, "number").at,
              numbers.at);
    text_free(&numbers);
    add_fixed(&orbit, out);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (is_without(pz))
        add_reason(pz, out);
    else if (!album_page(view))
        text_add(out, "All solutions are being found.");
    else if (pz->built)
        text_addf(out,
                  "There are too many solutions to browse; this one of "
                  "%d %s was constructed by a rule, without any search.",
                  pz->n, queens_called(view->params, 2));
    else
        explain_class(pz, view, out);
}

static void facts_of_page(const struct puzzle *pz, uint64_t page,
                          struct facts *out)
{
    struct queens_orbit orbit;

    facts_number(out, "solution", NULL, page);
    if (!pz->has_classes)
        return;
    facts_number(out, "total", "Solutions", pz->album.pages);
    queens_orbit_find(&orbit, &pz->all, number_on(pz, page));
    facts_number(out, "classes", "Fundamental", pz->classes.count);
    facts_number(out, "class", "This one's class",
                 queens_class_of(&pz->classes, &orbit));
}

/* Those of a board that is only a picture of itself. */
static void facts_of_dots(const struct puzzle *pz, struct facts *out)
{
    uint64_t n = (uint64_t)pz->n;

    facts_squares(out, "squares", NULL, pz->n);
    for (uint64_t file = 0; pz->built && file < n; file++)
        facts_item(out, (uint64_t)pz->built[file] * n + file);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct text why;

    text_init(&why);
    add_reason(pz, &why);
    if (why.len)
        facts_words(out, "reason", NULL, why.at);
    text_free(&why);
    if (album_page(view))
        facts_of_page(pz, album_page(view), out);
    if (pz->n > QUEENS_BOARD_MAX)
        facts_of_dots(pz, out);
    else
        queens_fact_squares(view, out);
}

const struct activity queens_browse = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .pages = pages,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = queens_notation,
    .facts = facts,
};
