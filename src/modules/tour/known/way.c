/* See the header. */
#include "modules/tour/known/way.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/square.h"
#include "modules/tour/known/famous.h"
#include "modules/tour/known/written.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/hand/clicks.h"

enum { BEEN = 2 };          /* on a board of our own: no hole, but visited */
enum { MOVES_MAX = 60000 }; /* characters: a run's line has more, not many */

void way_free(struct way *w)
{
    free(w->square);
}

static void set_text(struct params *params, int control, const char *words)
{
    free(params->at[control].text);
    params->at[control].text = xstrdup(words);
}

static void set_square(struct params *params, int control, int square,
                       int files)
{
    params->at[control].number = square < 0 ? -1 : square % files;
    params->at[control].second = square < 0 ? -1 : square / files;
}

/* --- the squares ---------------------------------------------------------- */

static bool list_famous(struct way *w, int which, const struct board *b,
                        struct error *err)
{
    if (b->files != FAMOUS_SIDE || b->ranks != FAMOUS_SIDE)
        return error_set(err, "moves '%s' is a tour of the %dx%d board",
                         famous_names[which], FAMOUS_SIDE, FAMOUS_SIDE);
    famous_path(which, w->square);
    w->n = FAMOUS_SQUARES;
    return true;
}

/* What `moves` has; there is room for one square before them. */
static bool list_squares(struct way *w, const char *list, const struct board *b,
                         struct error *err)
{
    size_t commas = 0;
    int which = famous_find(list), square;

    for (const char *at = list; *at; at++)
        commas += *at == ',';
    w->square = xcalloc(commas + 2 + FAMOUS_SQUARES, sizeof *w->square);
    if (which > 0)
        return list_famous(w, which, b, err);
    if (!clicks_check(list, "moves", b->files, b->ranks, err))
        return false;
    while ((square = clicks_next(&list, b->files)) >= 0)
        w->square[w->n++] = square;
    return true;
}

static void put_first(struct way *w, int square)
{
    memmove(w->square + 1, w->square, (size_t)w->n * sizeof *w->square);
    w->square[0] = square;
    w->n++;
}

static int place_of(const struct way *w, int square)
{
    int at = w->n;

    while (--at >= 0 && w->square[at] != square)
        continue;
    return at;
}

/* The only square of the board that the way leaves out, or -1. */
static int left_out(const struct way *w, const struct board *b)
{
    struct board left;
    int only = -1, n = 0;

    board_copy(&left, b);
    for (int i = 0; i < w->n; i++)
        left.hole[w->square[i]] = BEEN;
    for (int sq = 0; sq < board_squares(b); sq++)
        if (!left.hole[sq]) {
            only = sq;
            n++;
        }
    board_free(&left);
    return n == 1 ? only : -1;
}

static bool closes(const struct way *w, const struct board *b)
{
    return w->n > 2 &&
           attack_move(b, &w->mover, w->square[0], w->square[w->n - 1]) >= 0;
}

static void begin_at(struct way *w, int place)
{
    size_t head = (size_t)place, rest = (size_t)w->n - head;
    int *turned = xcalloc((size_t)w->n, sizeof *turned);

    memcpy(turned, w->square + head, rest * sizeof *turned);
    memcpy(turned + rest, w->square, head * sizeof *turned);
    memcpy(w->square, turned, (size_t)w->n * sizeof *turned);
    free(turned);
}

static bool number_anew(struct way *w, int place, const struct board *b,
                        struct error *err)
{
    if (place > 0 && !closes(w, b))
        return error_set(err,
                         "start '%s': this tour is open and begins on %s; "
                         "only a closed one can begin anywhere",
                         say_square(w->square[place], b->files).at,
                         say_square(w->square[0], b->files).at);
    begin_at(w, place);
    return true;
}

/* The start and the squares listed: which may be all others, or all. */
static bool join(struct way *w, int start, const struct board *b,
                 struct error *err)
{
    int squares = board_squares(b) - b->nholes;
    int place = start < 0 ? 0 : place_of(w, start), first = -1;

    if (w->n == squares && place >= 0)
        return number_anew(w, place, b, err);
    if (w->n == squares - 1 && start >= 0 && place >= 0)
        first = left_out(w, b);
    if (first >= 0) {
        put_first(w, first);
        return number_anew(w, place + 1, b, err);
    }
    put_first(w, start < 0 ? board_nearest(b, 0, 0) : start);
    return true;
}

static bool refuse(const struct way *w, int i, const struct board *b,
                   const char *wrong, struct error *err)
{
    struct text why;

    text_init(&why);
    text_addf(&why, wrong, i, say_square(w->square[i], b->files).at,
              say_square(w->square[i - 1], b->files).at);
    tour_reword(&why, &w->mover);
    error_set(err, "%s", why.at);
    text_free(&why);
    return false;
}

static bool check_moves(const struct way *w, const struct board *b,
                        struct error *err)
{
    bool *been = xcalloc((size_t)board_squares(b), sizeof *been);
    bool ok = true;

    for (int i = 1; ok && i < w->n; i++) {
        int from = w->square[i - 1], to = w->square[i];

        been[from] = true;
        if (b->hole[to])
            ok = refuse(w, i, b, "move %d: %s is cut out of the board", err);
        else if (attack_move(b, &w->mover, from, to) < 0)
            ok = refuse(w, i, b, "move %d: %s is not a knight's move from %s",
                        err);
        else if (been[to])
            ok = refuse(w, i, b, "move %d: the knight has been on %s already",
                        err);
    }
    free(been);
    return ok;
}

/* On its side a board is another one where only files are joined, or one of
 * both with a twist. */
static bool check_image(const struct params *params, const struct board *b,
                        struct error *err)
{
    return !(params->at[TOUR_IMAGE].number & SYMMETRY_DIAGONAL) ||
           b->surface == SURFACE_FLAT || b->surface == SURFACE_TORUS ||
           error_set(err, "image: this surface cannot be turned on its side; "
                          "want same, left-right, top-bottom or half-turn");
}

bool way_read(struct way *w, const struct params *params, const struct board *b,
              struct error *err)
{
    bool ok = tour_check_square(b, params, TOUR_START, err) &&
              check_image(params, b, err);

    *w = (struct way){ 0 };
    ok = ok && tour_mover(&w->mover, params, err) &&
         list_squares(w, params->at[TOUR_MOVES].text, b, err) &&
         join(w, tour_square(params, TOUR_START), b, err) &&
         check_moves(w, b, err);
    if (!ok)
        way_free(w);
    return ok;
}

/* --- as settings ---------------------------------------------------------- */

static void list_moves(const struct way *w, int files, struct text *out)
{
    for (int i = 1; i < w->n; i++)
        text_addf(out, "%s%s", i > 1 ? "," : "",
                  say_square(w->square[i], files).at);
}

/* As settings: the start, and every other square by name. */
static void tell(const struct way *w, int files, struct params *params)
{
    struct text list;

    text_init(&list);
    list_moves(w, files, &list);
    set_text(params, TOUR_MOVES, list.at);
    set_square(params, TOUR_START, w->square[0], files);
    text_free(&list);
}

/* The board of the settings, and the way on it; false: something is wrong. */
static bool read_both(const struct params *params, struct board *b,
                      struct way *w)
{
    struct error unasked;

    if (!tour_board(b, params, &unasked))
        return false;
    if (way_read(w, params, b, &unasked))
        return true;
    board_free(b);
    return false;
}

void way_spell(struct params *params)
{
    struct board b;
    struct way w;

    if (famous_find(params->at[TOUR_MOVES].text) < 0 ||
        !read_both(params, &b, &w))
        return;
    tell(&w, b.files, params);
    way_free(&w);
    board_free(&b);
}

bool way_is_ring(const struct params *params)
{
    struct board b;
    struct way w;
    bool ring;

    if (!read_both(params, &b, &w))
        return false;
    ring = w.n == board_squares(&b) - b.nholes && closes(&w, &b);
    way_free(&w);
    board_free(&b);
    return ring;
}

/* --- turned and mirrored -------------------------------------------------- */

static int image_of(enum symmetry s, const struct board *from,
                    const struct board *to, int square)
{
    int file = square % from->files, rank = square / from->files;

    symmetry_apply(s, to->files, to->ranks, &file, &rank);
    return rank * to->files + file;
}

/* A shape that looks as before keeps its name. */
static void turn_holes(struct params *params, const struct board *to)
{
    struct board named;
    struct text list;
    struct error unasked;
    bool same = false;

    if (tour_board(&named, params, &unasked)) {
        same = memcmp(named.hole, to->hole, (size_t)board_squares(to)) == 0;
        board_free(&named);
    }
    if (same)
        return;
    text_init(&list);
    board_format_holes(to, &list);
    set_text(params, TOUR_HOLES, list.at);
    text_free(&list);
}

static void turn(struct params *params, enum symmetry s, const struct board *b,
                 struct way *w)
{
    bool swapped = s & SYMMETRY_DIAGONAL;
    int end = tour_square(params, TOUR_END);
    struct board to;

    board_init(&to, swapped ? b->ranks : b->files,
               swapped ? b->files : b->ranks);
    for (int sq = 0; sq < board_squares(b); sq++)
        board_set_hole(&to, image_of(s, b, &to, sq), b->hole[sq]);
    for (int i = 0; i < w->n; i++)
        w->square[i] = image_of(s, b, &to, w->square[i]);
    params->at[TOUR_SIZE].number = to.files;
    params->at[TOUR_SIZE].second = to.ranks;
    turn_holes(params, &to);
    if (end >= 0)
        set_square(params, TOUR_END, image_of(s, b, &to, end), to.files);
    tell(w, to.files, params);
    board_free(&to);
}

/* Is it the famous tour, number by number? */
static bool is_as_printed(const struct way *w, int which)
{
    int path[FAMOUS_SQUARES];

    if (which < 0)
        return false;
    famous_path(which, path);
    return memcmp(path, w->square, sizeof path) == 0;
}

void way_settle(struct params *params)
{
    enum symmetry s = (enum symmetry)params->at[TOUR_IMAGE].number;
    struct board b;
    struct way w;

    if (!read_both(params, &b, &w))
        return;
    if (s != SYMMETRY_SAME)
        turn(params, s, &b, &w);
    else if (is_as_printed(&w, famous_find(params->at[TOUR_MOVES].text)))
        set_square(params, TOUR_START, w.square[0], b.files);
    else
        tell(&w, b.files, params);
    params->at[TOUR_IMAGE].number = SYMMETRY_SAME;
    way_free(&w);
    board_free(&b);
}

/* --- what was written elsewhere ------------------------------------------- */

static bool check_written(const struct written *wr, const struct mover *m,
                          struct error *err)
{
    int files = wr->board.files;

    for (int i = 1; i < wr->n; i++)
        if (attack_move(&wr->board, m, wr->path[i - 1], wr->path[i]) < 0)
            return error_set(
                err, "square %d is not a %s's move from %d: %s to %s", i + 1,
                mover_called(m, 1).at, i, say_square(wr->path[i - 1], files).at,
                say_square(wr->path[i], files).at);
    return true;
}

static bool tell_written(const struct written *wr, struct params *params,
                         struct error *err)
{
    struct way w = { .square = wr->path, .n = wr->n };
    struct text holes;

    params->at[TOUR_MODE].number = TOUR_HAND;
    params->at[TOUR_CLOSED].number = params->at[TOUR_BEST].number = 0;
    set_square(params, TOUR_END, -1, wr->board.files);
    params->at[TOUR_SIZE].number = wr->board.files;
    params->at[TOUR_SIZE].second = wr->board.ranks;
    text_init(&holes);
    board_format_holes(&wr->board, &holes);
    set_text(params, TOUR_HOLES, holes.at);
    text_free(&holes);
    tell(&w, wr->board.files, params);
    return strlen(params->at[TOUR_HOLES].text) +
                   strlen(params->at[TOUR_MOVES].text) <=
               MOVES_MAX ||
           error_set(err,
                     "a tour of %s is too long to be kept: want the names of "
                     "its squares to take at most %d characters",
                     say_count((uint64_t)wr->n, "square").at, MOVES_MAX);
}

bool way_take(struct params *params, const char *text, struct error *err)
{
    struct written wr;
    struct mover m;
    bool ok;

    if (written_read(&wr, text, err) != WRITTEN_WELL)
        return false;
    wr.board.surface = (enum surface)params->at[TOUR_SURFACE].number;
    ok = tour_mover(&m, params, err) && check_written(&wr, &m, err) &&
         tell_written(&wr, params, err);
    written_free(&wr);
    return ok;
}
