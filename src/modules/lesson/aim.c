/*
 * How an aim stands, judged deed by deed: a function for each kind of aim.
 * What is judged follows from the settings alone, so a verdict is the same
 * after copying, undoing, or in a picture.
 */
#include "modules/lesson/aim.h"

#include <string.h>

#include "chess/game/castling.h"
#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "chess/game/notation/uci.h"
#include "chess/game/state.h"
#include "modules/lesson/run.h"

/* --- lists --------------------------------------------------------------- */

int aim_next_square(const char **list)
{
    int file, rank;

    if (!*list || !**list || !square_parse_n(*list, 2, &file, &rank))
        return SQUARE_NONE;
    *list += (*list)[2] ? 3 : 2;
    return square_at(file, rank);
}

/* Which of a list of squares it is, or -1; *n is how many there are. */
static int find_square(const char *list, int square, int *n)
{
    int found = -1, at;

    for (*n = 0; (at = aim_next_square(&list)) != SQUARE_NONE; ++*n)
        if (at == square)
            found = *n;
    return found;
}

static bool list_has(const char *list, const char *word)
{
    size_t len = strlen(word);

    for (const char *at = list; (at = strstr(at, word)); at += len)
        if (at[len] == ',' || at[len] == '\0')
            return true;
    return false;
}

static void name_move(const struct puzzle *pz, size_t index, char out[UCI_MAX])
{
    struct move m = pz->made[index].deed.move;
    struct game g = lesson_turn(pz, &pz->games[index - 1], m.from);

    uci_format(&g, m, false, out);
}

/* --- one kind each ------------------------------------------------------- */

static void find(struct verdict *v, int which)
{
    v->right = which >= 0;
    if (!v->right)
        return;
    v->again = v->found >> which & 1;
    v->n += !v->again;
    v->found |= 1u << which;
}

static void judge_play(const struct puzzle *pz, size_t index, struct verdict *v)
{
    v->of = pz->exercise->count;
    v->n += index > pz->own;
}

static void judge_point(const struct puzzle *pz, size_t index,
                        struct verdict *v)
{
    const struct deed *d = &pz->made[index].deed;
    int which = find_square(pz->exercise->squares, d->square, &v->of);

    if (index == pz->own)
        return;
    v->answered = true;
    find(v, which);
}

/* A move to any other square is no mistake. */
static void judge_visit(const struct puzzle *pz, size_t index,
                        struct verdict *v)
{
    const struct deed *d = &pz->made[index].deed;
    int which = find_square(pz->exercise->squares, d->move.to, &v->of);

    if (index > pz->own && which >= 0) {
        find(v, which);
        v->right = v->right && !v->again;
    }
}

static void judge_find(const struct puzzle *pz, size_t index, struct verdict *v)
{
    const struct way *ways = pz->exercise->ways;
    char word[UCI_MAX] = "";
    int which = -1;

    if (index > pz->own && pz->made[index].deed.kind == DEED_MOVE) {
        name_move(pz, index, word);
        v->answered = true;
    }
    for (v->of = 0; v->of < WAYS_MAX && ways[v->of].moves; v->of++)
        if (v->answered && list_has(ways[v->of].moves, word))
            which = v->of;
    find(v, which);
}

static void judge_castle(const struct puzzle *pz, size_t index,
                         struct verdict *v)
{
    const struct deed *d = &pz->made[index].deed;
    bool may = aim_castling(pz).reason == REFUSAL_NONE, right = false;

    v->of = 1;
    if (index == pz->own || d->kind == DEED_BACK)
        return;
    v->answered = true;
    if (d->kind == DEED_MOVE)
        right = d->move.kind == MOVE_CASTLE &&
                d->move.wing == pz->exercise->wing;
    else
        right = may == (d->kind == DEED_YES);
    find(v, right ? 0 : -1);
}

static bool can_move(const struct game *g, enum colour colour)
{
    struct move moves[MOVES_MAX];
    struct game turned = *g;

    turned.turn = (int8_t)colour;
    return moves_legal(&turned, moves) > 0;
}

static void judge_stop(const struct puzzle *pz, size_t index, struct verdict *v)
{
    const struct game *g = &pz->games[index];

    v->of = 1;
    v->n = !can_move(g, COLOUR_WHITE) && !can_move(g, COLOUR_BLACK);
}

static void judge_repeat(const struct puzzle *pz, size_t index,
                         struct verdict *v)
{
    v->of = 3;
    v->n = state_times(pz->games, index + 1);
}

static void judge_fifty(const struct puzzle *pz, size_t index,
                        struct verdict *v)
{
    v->of = 50;
    v->n = pz->games[index].halfmoves / 2;
}

/* --- all of them --------------------------------------------------------- */

typedef void judge(const struct puzzle *pz, size_t index, struct verdict *v);

static judge *const judges[] = {
    [AIM_PLAY] = judge_play,     [AIM_POINT] = judge_point,
    [AIM_VISIT] = judge_visit,   [AIM_FIND] = judge_find,
    [AIM_CASTLE] = judge_castle, [AIM_STOP] = judge_stop,
    [AIM_REPEAT] = judge_repeat, [AIM_FIFTY] = judge_fifty
};

/* Is the deed at `index` the lesson's own move of that number? */
static bool is_own(const struct puzzle *pz, size_t index)
{
    const char *at = pz->exercise->moves;
    char word[UCI_MAX];

    for (size_t i = 1; i < index; i++)
        at = strchr(at, ',') + 1;
    name_move(pz, index, word);
    return strncmp(at, word, strlen(word)) == 0;
}

struct verdict aim_judge(const struct puzzle *pz, size_t index)
{
    struct verdict v = { 0 };

    if (index > 0)
        v = pz->made[index - 1].verdict;
    v.answered = v.right = v.again = false;
    if (index > 0 && index <= pz->own && !is_own(pz, index))
        v.astray = true;
    if (pz->exercise->kind == AIM_NONE || index < pz->own || v.astray || v.done)
        return v;
    judges[pz->exercise->kind](pz, index, &v);
    v.done = v.n >= v.of;
    return v;
}

bool aim_is_asked(const struct puzzle *pz, size_t index)
{
    const struct made *m = &pz->made[index];

    return !m->verdict.answered || m->verdict.done || m->deed.kind != DEED_MOVE;
}

bool aim_wants_squares(const struct puzzle *pz, size_t index)
{
    const struct verdict *v = &pz->made[index].verdict;

    return pz->exercise->kind == AIM_POINT && !v->astray;
}

struct refusal aim_castling(const struct puzzle *pz)
{
    const struct game *g = &pz->games[pz->own];
    enum wing wing = pz->exercise->wing;
    enum colour turn = (enum colour)g->turn;

    return refusal_of(g, game_king(g, turn),
                      square_at(castling_king_file(wing), colour_home(turn)));
}

/* The first that takes what was just moved, or else any. */
bool aim_reply(const struct puzzle *pz, size_t index, struct move *out)
{
    const struct game *g = &pz->games[index];
    struct move moves[MOVES_MAX];
    int n = moves_legal(g, moves);

    for (int i = 0; i < n; i++)
        if (i == 0 || moves[i].to == pz->made[index].deed.move.to)
            *out = moves[i];
    return n > 0;
}
