/* The games of a lesson: from text, by moves, and onto the board. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/uci.h"
#include "modules/lesson/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static const char OWN[] = "lesson", OWN_MOVES[] = "none", NO_MOVES[] = "start";

static int lesson_count(void)
{
    int n = 0;

    while (lessons[n].title)
        n++;
    return n;
}

static bool has_fen(const struct params *params)
{
    return strcmp(params->at[LESSON_FEN].text, OWN) != 0;
}

const struct lesson *lesson_of(const struct params *params)
{
    return has_fen(params) ? &lessons[lesson_count() - 1]
                           : &lessons[params->at[LESSON_NUMBER].number];
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
    text_add(&fen, has_fen(params) ? params->at[LESSON_FEN].text
                                   : lesson_of(params)->fen);
    for (size_t i = 0; i < fen.len; i++)
        if (fen.at[i] == '_')
            fen.at[i] = ' ';
    complete_fen(&fen);
    ok = fen_parse(g, fen.at, RULES_LESSON, err);
    text_free(&fen);
    return ok;
}

/* --- moves --------------------------------------------------------------- */

struct game lesson_turn(const struct lesson *lesson, const struct game *g,
                        int from)
{
    struct game turned = *g;

    if (lesson->free && g->at[from] &&
        (int)piece_colour(g->at[from]) != g->turn) {
        turned.turn = (int8_t)piece_colour(g->at[from]);
        turned.passant = SQUARE_NONE;
    }
    return turned;
}

void lesson_add(struct puzzle *pz, struct move m)
{
    struct game g;

    pz->games = grow(pz->games, pz->n, &pz->games_cap, sizeof *pz->games);
    pz->moves = grow(pz->moves, pz->n, &pz->moves_cap, sizeof *pz->moves);
    g = lesson_turn(pz->lesson, &pz->games[pz->n - 1], m.from);
    move_play(&g, m);
    pz->games[pz->n] = g;
    pz->moves[pz->n++] = m;
}

/* One move of the list, the first `len` bytes of `text`. */
static bool add_word(struct puzzle *pz, const char *text, size_t len,
                     struct error *err)
{
    char word[16] = "";
    int file, rank, from = 0;
    struct game g;
    struct move m;

    if (len < sizeof word)
        memcpy(word, text, len);
    if (len >= 2 && square_parse_n(word, 2, &file, &rank) && file < GAME_SIDE &&
        rank < GAME_SIDE)
        from = square_at(file, rank);
    g = lesson_turn(pz->lesson, &pz->games[pz->n - 1], from);
    if (!uci_parse(&g, word, &m, err))
        return false;
    lesson_add(pz, m);
    return true;
}

static bool add_moves(struct puzzle *pz, const char *list, struct error *err)
{
    while (*list) {
        size_t len = strcspn(list, ",");

        if (pz->n > MOVES_KEPT)
            return error_set(err, "a lesson takes at most %d moves",
                             MOVES_KEPT);
        if (!add_word(pz, list, len, err))
            return false;
        list += len + (list[len] == ',');
    }
    return true;
}

/* After how many of the moves in a list those of the lesson are over: never,
 * if it has gone another way. */
static size_t count_given(const struct lesson *lesson, const char *moves)
{
    const char *own = lesson->moves;
    size_t n = 1;

    if (!own)
        return 0;
    if (strncmp(moves, own, strlen(own)) != 0)
        return SIZE_MAX;
    for (; *own; own++)
        n += *own == ',';
    return n;
}

static bool read_moves(struct puzzle *pz, const char *moves, struct error *err)
{
    if (strcmp(moves, OWN_MOVES) == 0)
        moves = pz->lesson->moves ? pz->lesson->moves : "";
    else if (strcmp(moves, NO_MOVES) == 0)
        moves = "";
    pz->given = count_given(pz->lesson, moves);
    return add_moves(pz, moves, err);
}

bool lesson_begin(struct puzzle *pz, const struct params *params,
                  struct error *err)
{
    struct game g;

    memset(pz, 0, sizeof *pz);
    pz->lesson = lesson_of(params);
    text_init(&pz->complaint);
    pz->selected = pz->down = SQUARE_NONE;
    if (read_position(&g, params, err)) {
        pz->games = grow(pz->games, 0, &pz->games_cap, sizeof *pz->games);
        pz->moves = grow(pz->moves, 0, &pz->moves_cap, sizeof *pz->moves);
        pz->games[0] = g;
        pz->moves[0] = (struct move){ .from = 0 };
        pz->n = 1;
        if (read_moves(pz, params->at[LESSON_MOVES].text, err))
            return true;
    }
    lesson_end(pz);
    return false;
}

void lesson_end(struct puzzle *pz)
{
    free(pz->games);
    free(pz->moves);
    text_free(&pz->complaint);
}

void lesson_tell_moves(struct puzzle *pz, struct params *params)
{
    struct text list;

    text_init(&list);
    for (size_t i = 1; i < pz->n; i++) {
        struct move m = pz->moves[i];
        struct game g = lesson_turn(pz->lesson, &pz->games[i - 1], m.from);
        char word[UCI_MAX];

        uci_format(&g, m, false, word);
        text_addf(&list, "%s%s", i > 1 ? "," : "", word);
    }
    pz->given = count_given(pz->lesson, list.at);
    if (pz->n == 1)
        text_add(&list, pz->lesson->moves ? NO_MOVES : OWN_MOVES);
    free(params->at[LESSON_MOVES].text);
    params->at[LESSON_MOVES].text = list.at;
}

/* --- the board ----------------------------------------------------------- */

/* The squares of the last move keep a wash. */
static uint32_t mark_of(const struct puzzle *pz, size_t index, int square)
{
    struct move m = pz->moves[index];

    return index > 0 && (square == m.from || square == m.to) ? 1 + INK_VISITED
                                                             : 0;
}

void lesson_record(const struct puzzle *pz, struct trace *tr, size_t index)
{
    const struct game *g = &pz->games[index];

    for (int square = 0; square < GAME_SQUARES; square++) {
        trace_set(tr, LAYER_PIECE, square, g->at[square]);
        trace_set(tr, LAYER_MARK, square, mark_of(pz, index, square));
    }
    trace_moment(tr, 0, 0, 0);
}
