/* Reading is a walk from word to word; whatever is no move is passed over. */
#include "chess/game/notation/pgn.h"

#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/game/notation/fen.h"
#include "chess/game/notation/san.h"
#include "chess/game/state.h"

static const char OPENING[] =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum { LINE_MAX = 80, WORD_MAX = 24, FEN_MAX = 120 };

static const char *const results[] = { "1-0", "0-1", "1/2-1/2", "*", NULL };

static const char *skip_space(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

static bool is_tag(const char *at)
{
    return *at == '[' && isalpha((unsigned char)at[1]);
}

bool pgn_looks(const char *text)
{
    const char *at = skip_space(text);
    size_t digits;

    if (strncmp(at, "\xEF\xBB\xBF", 3) == 0) /* some editors begin files so */
        at = skip_space(at + 3);
    digits = strspn(at, "0123456789");
    return (is_tag(at) && strchr(at, '"')) ||
           (digits > 0 && digits < 4 && at[digits] == '.');
}

/* --- tags ---------------------------------------------------------------- */

/* The value of a tag that `at` begins with, if it is called so. */
static bool take_tag(const char *at, const char *name, struct text *out)
{
    size_t len = strlen(name);
    const char *from, *to;

    if (strncmp(at + 1, name, len) != 0 || !isspace((unsigned char)at[1 + len]))
        return false;
    from = strpbrk(at, "\"\n");
    to = from && *from == '"' ? strpbrk(from + 1, "\"\n") : NULL;
    if (to)
        text_add_bytes(out, from + 1, (size_t)(to - from - 1));
    return to != NULL;
}

/* Moves may follow on the same line. A bracket within quotes is none. */
static const char *behind_tag(const char *at)
{
    bool quoted = false;

    for (; *at != '\0' && *at != '\n' && (quoted || *at != ']'); at++)
        if (*at == '\\' && quoted && at[1] != '\0' && at[1] != '\n')
            at++;
        else if (*at == '"')
            quoted = !quoted;
    return at + (*at == ']');
}

/* Behind all tags; the position in them, if there is one, in `fen`. */
static const char *read_tags(const char *at, struct text *fen)
{
    for (at = skip_space(at); is_tag(at); at = skip_space(at)) {
        if (fen->len == 0)
            take_tag(at, "FEN", fen);
        at = behind_tag(at);
    }
    return at;
}

/* --- moves --------------------------------------------------------------- */

/* Behind a variation, with all that is within it. */
static const char *skip_variation(const char *at)
{
    int depth = 0;

    do {
        if (*at == '{')
            at += strcspn(at, "}");
        depth += (*at == '(') - (*at == ')');
        at += *at != '\0';
    } while (depth > 0 && *at);
    return at;
}

/* Behind what is no move, if anything is there. */
static const char *skip_aside(const char *at)
{
    size_t digits = strspn(at, "0123456789");

    if (*at == '{') {
        at += strcspn(at, "}");
        return at + (*at == '}');
    }
    if (*at == ';' || *at == '%')
        return at + strcspn(at, "\n");
    if (*at == '(')
        return skip_variation(at);
    if (*at == '$')
        return at + 1 + strspn(at + 1, "0123456789");
    if (digits > 0 && at[digits] == '.')
        return at + digits + strspn(at + digits, ".");
    return at + strspn(at, ".!?)");
}

static bool is_result(const char *word)
{
    for (int i = 0; results[i]; i++)
        if (strcmp(word, results[i]) == 0)
            return true;
    return false;
}

static bool refuse_move(const struct game *g, const char *word,
                        const struct error *why, struct error *err)
{
    return error_set(err, "move %d%s, %s: %s", g->fullmove,
                     g->turn == COLOUR_WHITE ? "" : " of Black", word,
                     why->message);
}

static bool add_move(struct pgn *out, struct game *g, const char *word,
                     struct error *err)
{
    struct error why;
    struct move m;

    if (out->n == PGN_MOVES_MAX)
        return error_set(err,
                         "the game is too long: at most %d moves of one side",
                         PGN_MOVES_MAX);
    if (!san_parse(g, word, &m, &why))
        return refuse_move(g, word, &why, err);
    out->moves[out->n++] = m;
    move_play(g, m);
    return true;
}

static bool read_moves(struct pgn *out, const char *at, struct error *err)
{
    struct game g = out->start;

    for (;;) {
        char word[WORD_MAX] = "";
        const char *next = skip_aside(skip_space(at));
        size_t len = strcspn(next, " \t\r\n{}();$");

        if (next != skip_space(at)) {
            at = next;
            continue;
        }
        if (len == 0 && *next && !is_tag(next)) { /* a bracket too many */
            at = next + 1;
            continue;
        }
        memcpy(word, next, len < WORD_MAX ? len : WORD_MAX - 1);
        if (len == 0 || is_tag(next) || is_result(word))
            return true;
        if (strcmp(word, "e.p.") != 0 && !add_move(out, &g, word, err))
            return false;
        at = next + len;
    }
}

bool pgn_parse(struct pgn *out, const char *text, struct error *err)
{
    struct error why;
    struct text fen;
    const char *moves;
    bool ok;

    text += strncmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    out->n = 0;
    text_init(&fen);
    moves = read_tags(text, &fen);
    out->usual = fen.len == 0 || strcmp(fen.at, OPENING) == 0;
    ok = fen_parse(&out->start, out->usual ? OPENING : fen.at, RULES_GAME,
                   &why) ||
         error_set(err, "the position of the game: %.300s", why.message);
    text_free(&fen);
    return ok && read_moves(out, moves, err);
}

/* --- writing ------------------------------------------------------------- */

static const char *result_of(const struct game *last)
{
    switch (state_of(last)) {
    case STATE_CHECKMATE: return results[last->turn == COLOUR_WHITE ? 1 : 0];
    case STATE_STALEMATE:
    case STATE_DEAD: return results[2];
    case STATE_ON:
    case STATE_CHECK:
    case STATE_THREEFOLD:
    case STATE_FIVEFOLD:
    case STATE_FIFTY_MOVES:
    case STATE_SEVENTY_FIVE: break;
    }
    return results[3];
}

static void add_tag(struct text *out, const char *name, const char *value)
{
    text_addf(out, "[%s \"", name);
    for (; *value; value++)
        text_addf(out, "%s%c", strchr("\"\\", *value) ? "\\" : "", *value);
    text_add(out, "\"]\n");
}

/* On this line if there is room, else on the next. */
static void add_word(struct text *out, size_t *column, const char *word)
{
    size_t len = strlen(word);

    if (*column > 0 && *column + 1 + len >= LINE_MAX) {
        text_add(out, "\n");
        *column = 0;
    }
    text_addf(out, "%s%s", *column > 0 ? " " : "", word);
    *column += len + (*column > 0);
}

static void add_moves(const struct pgn *game, struct game *g, struct text *out)
{
    char word[WORD_MAX], san[SAN_MAX];
    size_t column = 0;
    struct text number;

    text_init(&number);
    for (size_t i = 0; i < game->n; i++) {
        bool white = g->turn == COLOUR_WHITE;

        text_clear(&number);
        text_addf(&number, "%d%s", g->fullmove, white ? "." : "...");
        if (white || i == 0)
            add_word(out, &column, number.at);
        san_format(g, game->moves[i], san);
        memcpy(word, san, sizeof san);
        add_word(out, &column, word);
        move_play(g, game->moves[i]);
    }
    add_word(out, &column, result_of(g));
    text_add(out, "\n");
    text_free(&number);
}

/* Castling from elsewhere is what the other programs must be told of. */
static bool is_chess960(const struct game *g)
{
    for (int colour = 0; colour < 2; colour++)
        for (int wing = 0; wing < 2; wing++) {
            int file = g->rook_file[colour][wing];
            int king = square_at(4, colour_home((enum colour)colour));

            if (file != FILE_NONE && (file != (wing == WING_KING ? 7 : 0) ||
                                      piece_kind(g->at[king]) != PIECE_KING))
                return true;
        }
    return false;
}

void pgn_format(const struct pgn *game, const char *event, struct text *out)
{
    struct game g = game->start;
    struct text fen, moves;

    text_init(&fen);
    text_init(&moves);
    fen_format(&g, FEN_X, &fen);
    add_tag(out, "Event", event);
    add_tag(out, "Site", "?");
    add_tag(out, "Date", "????.??.??");
    add_tag(out, "Round", "?");
    add_tag(out, "White", "?");
    add_tag(out, "Black", "?");
    add_moves(game, &g, &moves);
    add_tag(out, "Result", result_of(&g));
    if (is_chess960(&game->start))
        add_tag(out, "Variant", "Chess960");
    if (strcmp(fen.at, OPENING) != 0) {
        add_tag(out, "SetUp", "1");
        add_tag(out, "FEN", fen.at);
    }
    text_addf(out, "\n%s", moves.at);
    text_free(&fen);
    text_free(&moves);
}
