/* The games of a lesson: from text, by deeds, and onto the board. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/uci.h"
#include "modules/lesson/aim.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static const char OWN[] = "lesson", OWN_MOVES[] = "none", NO_MOVES[] = "start";

/* --- which lesson --------------------------------------------------------- */

bool lesson_has_fen(const struct params *params)
{
    return strcmp(params->at[LESSON_FEN].text, OWN) != 0;
}

const struct lesson *lesson_of(const struct params *params)
{
    const struct lesson *last = lessons;

    while (last[1].title)
        last++;
    return lesson_has_fen(params) ? last
                                  : &lessons[params->at[LESSON_NUMBER].number];
}

int lesson_positions(const struct lesson *lesson)
{
    int n = 0;

    while (lesson->exercises[n].fen)
        n++;
    return n;
}

const struct exercise *lesson_exercise(const struct params *params)
{
    const struct lesson *lesson = lesson_of(params);
    int n = lesson_positions(lesson), k = params->at[LESSON_POSITION].number;

    return &lesson->exercises[(k < n ? k : n) - 1];
}

int lesson_number(const struct lesson *lesson)
{
    return (int)(lesson - lessons) + 1;
}

/* --- the position -------------------------------------------------------- */

void lesson_pack_fen(struct text *fen)
{
    for (size_t i = 0; i < fen->len; i++)
        if (fen->at[i] == ' ')
            fen->at[i] = '_';
}

/* Some write only where the pieces stand, or leave out the counters. */
static void complete_fen(struct text *fen)
{
    int fields = 1;

    for (size_t i = 0; i < fen->len; i++)
        fields += fen->at[i] == ' ';
    if (fields == 1)
        text_add(fen, " w - - 0 1");
    else if (fields == 4)
        text_add(fen, " 0 1");
}

static bool read_position(struct game *g, const struct params *params,
                          struct error *err)
{
    struct text fen;
    bool ok;

    text_init(&fen);
    text_add(&fen, lesson_has_fen(params) ? params->at[LESSON_FEN].text
                                          : lesson_exercise(params)->fen);
    for (size_t i = 0; i < fen.len; i++)
        if (fen.at[i] == '_')
            fen.at[i] = ' ';
    complete_fen(&fen);
    ok = fen_parse(g, fen.at, RULES_LESSON, err);
    text_free(&fen);
    return ok;
}

/* --- moves --------------------------------------------------------------- */

struct game lesson_turn(const struct puzzle *pz, const struct game *g, int from)
{
    struct game turned = *g;

    if (pz->free && g->at[from] && (int)piece_colour(g->at[from]) != g->turn) {
        turned.turn = (int8_t)piece_colour(g->at[from]);
        turned.passant = SQUARE_NONE;
    }
    return turned;
}

/* How the board looks after a deed. */
static struct game game_after(const struct puzzle *pz, const struct deed *d)
{
    struct game g = pz->games[pz->n - 1];

    if (d->kind == DEED_BACK)
        return pz->games[pz->own];
    if (d->kind == DEED_MOVE) {
        g = lesson_turn(pz, &g, d->move.from);
        move_play(&g, d->move);
    }
    return g;
}

/* The first game, and any that is added, with its verdict. */
static void append(struct puzzle *pz, struct game g, struct deed deed)
{
    pz->games = grow(pz->games, pz->n, &pz->games_cap, sizeof *pz->games);
    pz->made = grow(pz->made, pz->n, &pz->made_cap, sizeof *pz->made);
    pz->games[pz->n] = g;
    pz->made[pz->n].deed = deed;
    pz->made[pz->n].verdict = aim_judge(pz, pz->n);
    pz->n++;
}

void lesson_add(struct puzzle *pz, struct deed deed)
{
    append(pz, game_after(pz, &deed), deed);
}

/* --- deeds as words ------------------------------------------------------ */

/* Those that are no moves, each where it makes sense. */
static bool read_answer(const struct puzzle *pz, const char *word,
                        struct deed *out)
{
    const struct verdict *v = &pz->made[pz->n - 1].verdict;
    bool castle = pz->exercise->kind == AIM_CASTLE && v->of && !v->done;
    int file, rank;

    if (strcmp(word, "back") == 0 && !aim_is_asked(pz, pz->n - 1))
        out->kind = DEED_BACK;
    else if (strcmp(word, "yes") == 0 && castle)
        out->kind = DEED_YES;
    else if (strcmp(word, "no") == 0 && castle)
        out->kind = DEED_NO;
    else if (aim_wants_squares(pz, pz->n - 1) &&
             square_parse(word, &file, &rank) && file < GAME_SIDE &&
             rank < GAME_SIDE) {
        out->kind = DEED_SQUARE;
        out->square = square_at(file, rank);
    } else {
        return false;
    }
    return true;
}

static bool read_move(struct puzzle *pz, const char *word, struct move *out,
                      struct error *err)
{
    int file, rank, from = 0;
    struct game g;

    if (strlen(word) >= 2 && square_parse_n(word, 2, &file, &rank) &&
        file < GAME_SIDE && rank < GAME_SIDE)
        from = square_at(file, rank);
    g = lesson_turn(pz, &pz->games[pz->n - 1], from);
    return uci_parse(&g, word, out, err);
}

/* One word of the list. Whoever leaves out "back" means it. */
static bool add_word(struct puzzle *pz, const char *word, struct error *err)
{
    struct deed deed = { .kind = DEED_MOVE };

    if (read_answer(pz, word, &deed)) {
        lesson_add(pz, deed);
        return true;
    }
    if (!aim_is_asked(pz, pz->n - 1))
        lesson_add(pz, (struct deed){ .kind = DEED_BACK });
    if (!read_move(pz, word, &deed.move, err))
        return false;
    lesson_add(pz, deed);
    return true;
}

static bool add_moves(struct puzzle *pz, const char *list, struct error *err)
{
    while (*list) {
        size_t len = strcspn(list, ",");
        char word[16] = "";

        if (pz->n > MOVES_KEPT)
            return error_set(err, "a lesson takes at most %d moves",
                             MOVES_KEPT);
        if (len < sizeof word)
            memcpy(word, list, len);
        if (!add_word(pz, word, err))
            return false;
        list += len + (list[len] == ',');
    }
    return true;
}

static size_t count_words(const char *list)
{
    size_t n = list != NULL;

    for (; list && *list; list++)
        n += *list == ',';
    return n;
}

static bool read_moves(struct puzzle *pz, const char *moves, struct error *err)
{
    if (strcmp(moves, OWN_MOVES) == 0)
        moves = pz->exercise->moves ? pz->exercise->moves : "";
    else if (strcmp(moves, NO_MOVES) == 0)
        moves = "";
    return add_moves(pz, moves, err);
}

static bool has_position(const struct params *params, struct error *err)
{
    const struct lesson *lesson = lesson_of(params);
    int n = lesson_positions(lesson), k = params->at[LESSON_POSITION].number;

    if (k <= n)
        return true;
    if (n == 1)
        return error_set(err, "lesson %d has one position, not %d",
                         lesson_number(lesson), k);
    return error_set(err, "lesson %d has positions 1 to %d, not %d",
                     lesson_number(lesson), n, k);
}

bool lesson_begin(struct puzzle *pz, const struct params *params,
                  struct error *err)
{
    struct game g;

    if (!has_position(params, err))
        return false;
    memset(pz, 0, sizeof *pz);
    pz->lesson = lesson_of(params);
    pz->exercise = lesson_exercise(params);
    pz->free = pz->lesson->free && !params->at[LESSON_TURNS].number;
    pz->own = count_words(pz->exercise->moves);
    text_init(&pz->complaint);
    pz->selected = pz->down = SQUARE_NONE;
    if (read_position(&g, params, err)) {
        append(pz, g, (struct deed){ .square = SQUARE_NONE });
        if (read_moves(pz, params->at[LESSON_MOVES].text, err))
            return true;
    }
    lesson_end(pz);
    return false;
}

void lesson_end(struct puzzle *pz)
{
    free(pz->games);
    free(pz->made);
    text_free(&pz->complaint);
}

static void add_deed_word(const struct puzzle *pz, size_t index,
                          struct text *out)
{
    const struct deed *d = &pz->made[index].deed;
    char word[UCI_MAX];
    struct game g;

    if (d->kind != DEED_MOVE) {
        aim_say_deed(pz, index, out);
        return;
    }
    g = lesson_turn(pz, &pz->games[index - 1], d->move.from);
    uci_format(&g, d->move, false, word);
    text_add(out, word);
}

void lesson_tell_moves(const struct puzzle *pz, size_t n, struct params *params)
{
    struct text list;

    text_init(&list);
    for (size_t i = 1; i < n; i++) {
        text_add(&list, i > 1 ? "," : "");
        add_deed_word(pz, i, &list);
    }
    if (n == 1)
        text_add(&list, pz->own ? NO_MOVES : OWN_MOVES);
    free(params->at[LESSON_MOVES].text);
    params->at[LESSON_MOVES].text = list.at;
}

/* --- the board ----------------------------------------------------------- */

/* The squares of the last move keep a wash. */
static uint32_t mark_of(const struct puzzle *pz, size_t index, int square)
{
    const struct deed *d = &pz->made[index].deed;
    bool moved = index > 0 && d->kind == DEED_MOVE &&
                 (square == d->move.from || square == d->move.to);

    return moved ? 1 + INK_VISITED : 0;
}

void lesson_record(const struct puzzle *pz, struct trace *tr, size_t index)
{
    const struct game *g = &pz->games[index];

    for (int square = 0; square < GAME_SQUARES; square++) {
        trace_set(tr, LAYER_PIECE, square, g->at[square]);
        trace_set(tr, LAYER_WASH, square, mark_of(pz, index, square));
    }
    trace_moment(tr, 0, 0, 0);
}
