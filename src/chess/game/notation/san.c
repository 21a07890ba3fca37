/*
 * A piece is named by its letter and, if another of its kind could go to the
 * same square, by its file; if that does not tell them apart, by its rank; if
 * neither does, by both.
 */
#include "chess/game/notation/san.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "chess/game/refusal.h"
#include "chess/game/state.h"
#include "chess/game/game.h"

/* Do others of this kind go there, and do they share its file, its rank? */
struct rivals {
    bool any, on_file, on_rank;
};

static struct rivals rivals_of(const struct game *g, struct move m)
{
    struct rivals r = { false, false, false };
    struct move moves[MOVES_MAX];
    int n = moves_legal(g, moves);

    for (int i = 0; i < n; i++) {
        int from = moves[i].from;

        if (from == m.from || moves[i].to != m.to ||
            g->at[from] != g->at[m.from])
            continue;
        r.any = true;
        r.on_file = r.on_file || square_file(from) == square_file(m.from);
        r.on_rank = r.on_rank || square_rank(from) == square_rank(m.from);
    }
    return r;
}

/* "N", "Nb", "N1", "Nb1"; for a pawn that captures "e", else "". */
static void format_mover(const struct game *g, struct move m, char out[4])
{
    struct phrase from = say_square(m.from, GAME_SIDE);
    struct rivals r = { false, false, false };
    bool pawn = piece_kind(g->at[m.from]) == PIECE_PAWN;
    int n = 0;

    if (!pawn) {
        r = rivals_of(g, m);
        out[n++] = piece_letter((int)piece_kind(g->at[m.from]));
    }
    if (pawn ? move_capture(g, m) != SQUARE_NONE
             : r.any && (!r.on_file || r.on_rank))
        out[n++] = from.at[0];
    if (!pawn && r.on_file)
        out[n++] = from.at[1];
    out[n] = '\0';
}

static const char *suffix_of(const struct game *g, struct move m)
{
    struct game after = *g;
    enum game_state state;

    move_play(&after, m);
    state = state_of(&after);
    if (state == STATE_CHECKMATE)
        return "#";
    return check_given_to(&after, (enum colour)after.turn) ? "+" : "";
}

void san_format(const struct game *g, struct move m, char out[SAN_MAX])
{
    char mover[4], promotion[3] = "";

    if (m.kind == MOVE_CASTLE) {
        snprintf(out, SAN_MAX, "%s%s", m.wing == WING_KING ? "O-O" : "O-O-O",
                 suffix_of(g, m));
        return;
    }
    format_mover(g, m, mover);
    if (m.promotion) {
        promotion[0] = '=';
        promotion[1] = piece_letter(m.promotion);
        promotion[2] = '\0';
    }
    snprintf(out, SAN_MAX, "%s%s%.2s%s%s", mover,
             move_capture(g, m) == SQUARE_NONE ? "" : "x",
             say_square(m.to, GAME_SIDE).at, promotion, suffix_of(g, m));
}

/* --- reading ------------------------------------------------------------- */

/* What a word tells of a move. */
struct wanted {
    enum piece_kind kind, promotion;
    int file, rank; /* where it comes from, or -1 */
    int to;         /* SQUARE_NONE: it castles */
    enum wing wing;
};

static enum piece_kind kind_of(char letter)
{
    for (int kind = PIECE_KING; kind < PIECE_PAWN; kind++)
        if (letter == piece_letter(kind))
            return (enum piece_kind)kind;
    return PIECE_NONE;
}

/* O-O and O-O-O, also with zeros. */
static bool read_castling(const char *word, size_t len, struct wanted *w)
{
    static const char *const spelt[] = { "O-O", "O-O-O" };

    for (int wing = WING_KING; wing <= WING_QUEEN; wing++) {
        bool same = len == strlen(spelt[wing]);

        for (size_t i = 0; same && i < len; i++)
            same = (word[i] == '0' || word[i] == 'o' ? 'O' : word[i]) ==
                   spelt[wing][i];
        if (same) {
            w->wing = (enum wing)wing;
            w->to = SQUARE_NONE;
            w->kind = PIECE_KING;
            return true;
        }
    }
    return false;
}

static bool is_within(char c, char first)
{
    return c >= first && c < first + GAME_SIDE;
}

/* Takes the last letters off; the length without them. */
static size_t take_promotion(const char *word, size_t len, struct wanted *w)
{
    if (len > 2)
        w->promotion = kind_of(word[len - 1]);
    if (w->promotion == PIECE_NONE)
        return len;
    len--;
    return len - (word[len - 1] == '=');
}

static bool read_word(const char *word, struct wanted *w)
{
    size_t len = strcspn(word, "+#!?"), at = 0;

    *w = (struct wanted){ .file = -1, .rank = -1, .kind = PIECE_PAWN };
    if (read_castling(word, len, w))
        return true;
    len = take_promotion(word, len, w);
    if (len > 0 && kind_of(word[0]) != PIECE_NONE)
        w->kind = kind_of(word[at++]);
    if (len < at + 2 || !is_within(word[len - 2], 'a') ||
        !is_within(word[len - 1], '1'))
        return false;
    w->to = square_at(word[len - 2] - 'a', word[len - 1] - '1');
    len -= 2;
    len -= len > at && strchr("x:-", word[len - 1]);
    if (at < len && is_within(word[at], 'a'))
        w->file = word[at++] - 'a';
    if (at < len && is_within(word[at], '1'))
        w->rank = word[at++] - '1';
    return at == len;
}

/* Could it be the piece on that square? */
static bool may_come_from(const struct game *g, const struct wanted *w,
                          int from)
{
    return g->at[from] == piece_of((enum colour)g->turn, w->kind) &&
           (w->file < 0 || square_file(from) == w->file) &&
           (w->rank < 0 || square_rank(from) == w->rank);
}

static bool is_meant(const struct game *g, const struct wanted *w,
                     struct move m)
{
    if (w->to == SQUARE_NONE)
        return m.kind == MOVE_CASTLE && m.wing == w->wing;
    return m.kind != MOVE_CASTLE && m.to == w->to &&
           m.promotion == w->promotion && may_come_from(g, w, m.from);
}

/* The only square of such a piece, or SQUARE_NONE; *n: how many there are. */
static int only_piece(const struct game *g, const struct wanted *w, int *n)
{
    int found = SQUARE_NONE;

    *n = 0;
    for (int square = 0; square < GAME_SQUARES; square++)
        if (may_come_from(g, w, square)) {
            found = square;
            ++*n;
        }
    return *n == 1 ? found : SQUARE_NONE;
}

/* The king is put on its rook, which is to castle. */
static int castling_goal(const struct game *g, enum wing wing)
{
    int file = g->rook_file[g->turn][wing];
    int home = colour_home((enum colour)g->turn);

    return square_at(file != FILE_NONE   ? file
                     : wing == WING_KING ? 6
                                         : 2,
                     home);
}

static bool refuse(const struct game *g, const struct wanted *w,
                   struct error *err)
{
    const char *name = piece_kind_name(w->kind);
    int n, from = only_piece(g, w, &n);
    struct refusal why = { .reason = REFUSAL_NONE };
    struct text words;

    if (from != SQUARE_NONE)
        why = refusal_of(
            g, from, w->to == SQUARE_NONE ? castling_goal(g, w->wing) : w->to);
    if (n == 0)
        return error_set(err, "%s has no such %s",
                         g->turn == COLOUR_WHITE ? "White" : "Black", name);
    if (why.reason == REFUSAL_NONE && w->kind == PIECE_PAWN && n == 1)
        return error_set(err, w->promotion == PIECE_NONE
                                  ? "it does not say what the pawn becomes"
                                  : "a pawn becomes nothing there");
    if (why.reason == REFUSAL_NONE || why.reason == REFUSAL_SHAPE)
        return error_set(
            err, n == 1 ? "the %s cannot go there" : "no %s can go there",
            name);
    text_init(&words);
    refusal_say(g, &why, &words);
    error_set(err, "%s", words.at);
    text_free(&words);
    return false;
}

bool san_parse(const struct game *g, const char *word, struct move *out,
               struct error *err)
{
    struct move moves[MOVES_MAX];
    struct wanted w;
    int n, found = 0;

    if (!read_word(word, &w))
        return error_set(err, "this is no move");
    n = moves_legal(g, moves);
    for (int i = 0; i < n; i++)
        if (is_meant(g, &w, moves[i])) {
            *out = moves[i];
            found++;
        }
    if (found > 1)
        return error_set(err, "%d %ss can go there", found,
                         piece_kind_name(w.kind));
    return found == 1 || refuse(g, &w, err);
}
