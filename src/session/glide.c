/*
 * Which pieces are on their way when one moment follows another. A moment
 * only says what stands where before and after, so a piece that has come is
 * matched with the nearest one of its kind that has gone: in castling two
 * pieces move, and when pieces change places each goes the other's way.
 */
#include "puzzle/plan.h"
#include "session/session.h"
#include "session/state.h"

/* What a moment did to one square, whatever happened there in between. */
struct turn {
    int square;
    uint32_t was, now;
    bool matched;
};

enum { TURNS_MAX = 4 * GLIDES_MAX };

static struct turn *turn_of(struct turn *turns, int *n, int square)
{
    for (int i = 0; i < *n; i++)
        if (turns[i].square == square)
            return &turns[i];
    if (*n == TURNS_MAX)
        return NULL;
    turns[*n] = (struct turn){ .square = square };
    return &turns[(*n)++];
}

/* False if there are more than anyone could follow. */
static bool add_turn(struct turn *turns, int *n, struct turn change)
{
    int before = *n;
    struct turn *t = turn_of(turns, n, change.square);

    if (t && *n > before)
        t->was = change.was;
    if (t)
        t->now = change.now;
    return t != NULL;
}

/* A piece that moves along a path leaves one square and comes to another. */
static bool add_walk(const struct session *ss, const struct change *c,
                     struct turn *turns, int *n)
{
    const uint32_t *piece = ss->pos.cell[LAYER_PIECE];
    int from, to;

    if (!change_walk(c, &ss->pos, &from, &to))
        return true;
    return add_turn(turns, n,
                    (struct turn){ from, piece[from] | piece[to], 0, false }) &&
           add_turn(turns, n,
                    (struct turn){ to, 0, piece[from] | piece[to], false });
}

/* How many squares changed; 0 if more than anyone could follow. */
static int list_turns(const struct session *ss, size_t index,
                      struct turn turns[TURNS_MAX])
{
    size_t nchanges;
    const struct change *c = trace_changes(&ss->trace, index, &nchanges);
    int n = 0;

    for (size_t i = 0; i < nchanges; i++) {
        struct turn turn = { (int)(c[i].where / LAYER_COUNT), c[i].was,
                             c[i].now, false };

        if (!change_is_cell(&c[i])) {
            if (!add_walk(ss, &c[i], turns, &n))
                return 0;
        } else if (c[i].where % LAYER_COUNT == LAYER_PIECE &&
                   !add_turn(turns, &n, turn)) {
            return 0;
        }
    }
    return n;
}

static int distance(int a, int b, int files)
{
    int across = a % files - b % files, up = a / files - b / files;

    return across * across + up * up;
}

/* The nearest square that this piece may have come from, or NULL. */
static struct turn *origin_of(struct turn *turns, int n, const struct turn *to,
                              int files)
{
    struct turn *best = NULL;

    for (int i = 0; i < n; i++) {
        struct turn *t = &turns[i];

        if (t->matched || t->was != to->now || t->now == t->was)
            continue;
        if (!best || distance(t->square, to->square, files) <
                         distance(best->square, to->square, files))
            best = t;
    }
    return best;
}

/* A piece that became another on its way, as a pawn does: the only one to
 * have come, from the only square that was left. */
static struct turn *only_vacated(struct turn *turns, int n)
{
    struct turn *found = NULL;

    for (int i = 0; i < n; i++) {
        if (turns[i].now || !turns[i].was)
            continue;
        if (found)
            return NULL;
        found = &turns[i];
    }
    return found;
}

static void add_leg(struct glide *g, int from, int to)
{
    if (g->n < GLIDES_MAX)
        g->legs[g->n++] = (struct leg){ from, to };
}

static void match(struct glide *g, struct turn *turns, int n, int files)
{
    const struct turn *changed = NULL;
    int nentered = 0;

    for (int i = 0; i < n; i++) {
        struct turn *from;

        if (!turns[i].now || turns[i].now == turns[i].was)
            continue;
        nentered++;
        changed = &turns[i];
        from = origin_of(turns, n, changed, files);
        if (!from)
            continue;
        from->matched = true;
        add_leg(g, from->square, changed->square);
    }
    if (nentered == 1 && g->n == 0 && only_vacated(turns, n))
        add_leg(g, only_vacated(turns, n)->square, changed->square);
}

void session_begin_glide(struct session *ss, size_t index, bool backwards)
{
    struct glide *g = &ss->glide;
    struct turn turns[TURNS_MAX];
    int n;

    g->n = 0;
    g->elapsed = 0;
    if (g->duration <= 0 || plan_is_bare(&ss->plan))
        return;
    n = list_turns(ss, index, turns);
    match(g, turns, n, ss->pos.files);
    for (int i = 0; backwards && i < g->n; i++)
        g->legs[i] = (struct leg){ g->legs[i].to, g->legs[i].from };
}

void session_pose_glide(struct session *ss, float share)
{
    enum { WHOLE = 1 << 20 }; /* no duration that anybody has */

    ss->glide.duration = WHOLE;
    session_begin_glide(ss, ss->cursor, false);
    ss->glide.elapsed = (int)(share * WHOLE);
}

bool session_has_glide(const struct session *ss)
{
    struct glide g = { .n = 0 };
    struct turn turns[TURNS_MAX];
    int n;

    if (plan_is_bare(&ss->plan) || ss->cursor == 0)
        return false;
    n = list_turns(ss, ss->cursor, turns);
    match(&g, turns, n, ss->pos.files);
    return g.n > 0;
}

void session_end_glide_from(struct session *ss, int square)
{
    struct glide *g = &ss->glide;

    for (int i = 0; i < g->n; i++)
        if (g->legs[i].from == square)
            g->legs[i--] = g->legs[--g->n];
}

int session_glide_origin(const struct session *ss, int square)
{
    for (int i = 0; i < ss->glide.n; i++)
        if (ss->glide.legs[i].to == square)
            return ss->glide.legs[i].from;
    return -1;
}

bool session_gliding(const struct session *ss)
{
    return ss->glide.n > 0;
}

void session_set_glide(struct session *ss, int ms)
{
    ss->glide.duration = ms;
}
