/* Patterns for arrays, from text. Capitals and spaces do not matter. */
#include <ctype.h>
#include <string.h>

#include "base/error.h"
#include "chess/chess960/pattern.h"

enum { WORDS_MAX = 4, WORD_MAX = 12 };

/* The words of one term, in small letters. */
struct words {
    char at[WORDS_MAX][WORD_MAX];
    int n;
};

static const char ALLOWED[] =
    "write eight letters of KQRBN? or, for instance, king on d, bishops "
    "adjacent, knights in corners, castled kingside";

/* False if there are more or longer words than any term has. */
static bool split(const char *s, size_t len, struct words *out)
{
    out->n = 0;
    for (size_t i = 0; i < len;) {
        size_t n = 0;

        if (isspace((unsigned char)s[i])) {
            i++;
            continue;
        }
        if (out->n == WORDS_MAX)
            return false;
        for (; i < len && !isspace((unsigned char)s[i]); i++) {
            if (n == WORD_MAX - 1)
                return false;
            out->at[out->n][n++] = (char)tolower((unsigned char)s[i]);
        }
        out->at[out->n++][n] = '\0';
    }
    return true;
}

/* "king", "kings" or "k"; PIECE_NONE if it is none of an array's pieces. */
static enum piece_kind piece_named(const char *word)
{
    for (int i = PIECE_KING; i < PIECE_PAWN; i++) {
        enum piece_kind kind = (enum piece_kind)i;
        const char *name = piece_kind_name(kind);
        size_t len = strlen(name);

        if (strlen(word) == 1 && word[0] == piece_letter(PIECE_BLACK + i))
            return kind;
        if (strncmp(word, name, len) == 0 &&
            (!word[len] || strcmp(word + len, "s") == 0))
            return kind;
    }
    return PIECE_NONE;
}

static bool is_pair(enum piece_kind kind)
{
    return kind == PIECE_ROOK || kind == PIECE_BISHOP || kind == PIECE_KNIGHT;
}

static bool read_letters(const struct words *w, struct pattern_term *t)
{
    t->kind = PATTERN_LETTERS;
    if (w->n != 1 || strlen(w->at[0]) != GAME_SIDE)
        return false;
    for (int file = 0; file < GAME_SIDE; file++) {
        char one[2] = { w->at[0][file], '\0' };

        t->letters.at[file] = (uint8_t)piece_named(one);
        if (one[0] != '?' && !t->letters.at[file])
            return false;
    }
    return true;
}

static bool read_on_file(const struct words *w, struct pattern_term *t)
{
    t->kind = PATTERN_ON_FILE;
    t->piece = w->n == 3 ? piece_named(w->at[0]) : PIECE_NONE;
    if (!t->piece || strcmp(w->at[1], "on") != 0 || strlen(w->at[2]) != 1)
        return false;
    t->file = w->at[2][0] - 'a';
    return t->file >= 0 && t->file < GAME_SIDE;
}

static bool read_adjacent(const struct words *w, struct pattern_term *t)
{
    t->kind = PATTERN_ADJACENT;
    t->piece = w->n == 2 ? piece_named(w->at[0]) : PIECE_NONE;
    return is_pair(t->piece) && strcmp(w->at[1], "adjacent") == 0;
}

static bool read_corners(const struct words *w, struct pattern_term *t)
{
    t->kind = PATTERN_CORNERS;
    t->piece = w->n == 3 ? piece_named(w->at[0]) : PIECE_NONE;
    return is_pair(t->piece) && strcmp(w->at[1], "in") == 0 &&
           strcmp(w->at[2], "corners") == 0;
}

static bool read_castled(const struct words *w, struct pattern_term *t)
{
    bool any = w->n == 1;

    t->kind = PATTERN_CASTLED;
    if (w->n < 1 || w->n > 2 || strcmp(w->at[0], "castled") != 0)
        return false;
    t->wing[WING_KING] = any || strcmp(w->at[1], "kingside") == 0;
    t->wing[WING_QUEEN] = any || strcmp(w->at[1], "queenside") == 0;
    return t->wing[WING_KING] || t->wing[WING_QUEEN];
}

static bool read_term(const char *s, size_t len, struct pattern_term *t)
{
    struct words w;

    *t = (struct pattern_term){ .kind = PATTERN_LETTERS };
    return split(s, len, &w) &&
           (read_letters(&w, t) || read_on_file(&w, t) ||
            read_adjacent(&w, t) || read_corners(&w, t) || read_castled(&w, t));
}

bool pattern_parse(struct pattern *p, const char *text, struct error *err)
{
    struct pattern read = { .nterms = 0 };

    if (!text[strspn(text, " \t\r\n")]) {
        *p = read;
        return true;
    }
    for (;;) {
        size_t len = strcspn(text, ",");

        if (read.nterms == PATTERN_TERMS_MAX)
            return error_set(err, "the pattern has more than %d terms",
                             PATTERN_TERMS_MAX);
        if (!read_term(text, len, &read.terms[read.nterms++]))
            return error_set(err, "'%.*s' is not a pattern (%s)",
                             (int)(len < 40 ? len : 40), text, ALLOWED);
        if (!text[len])
            break;
        text += len + 1;
    }
    *p = read;
    return true;
}
