/* Reading terms, bringing them into one order, and naming what they make. */
#include "chess/mover.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"

/* A leap, or a ride of such leaps; the smaller number first. */
struct term {
    int less, more;
    bool rides;
};

/* Pieces with a name, and their terms in order. */
static const struct {
    enum piece_kind kind;
    const char *terms;
} named[] = {
    { PIECE_KNIGHT, "1,2" },
    { PIECE_CAMEL, "1,3" },
    { PIECE_ZEBRA, "2,3" },
    { PIECE_GIRAFFE, "1,4" },
    { PIECE_WAZIR, "0,1" },
    { PIECE_FERZ, "1,1" },
    { PIECE_KING, "0,1+1,1" },
    { PIECE_QUEEN, "0,1*+1,1*" },
    { PIECE_ROOK, "0,1*" },
    { PIECE_BISHOP, "1,1*" },
    { PIECE_AMAZON, "0,1*+1,1*+1,2" },
    { PIECE_CHANCELLOR, "0,1*+1,2" },
    { PIECE_ARCHBISHOP, "1,1*+1,2" },
    { PIECE_NIGHTRIDER, "1,2*" },
};

enum { NAMED = sizeof named / sizeof *named };

const char *const mover_names[] = { "knight",     "camel",      "zebra",
                                    "giraffe",    "wazir",      "ferz",
                                    "king",       "queen",      "rook",
                                    "bishop",     "amazon",     "chancellor",
                                    "archbishop", "nightrider", NULL };

const char *const mover_titles[] = { "Knight",     "Camel",      "Zebra",
                                     "Giraffe",    "Wazir",      "Ferz",
                                     "King",       "Queen",      "Rook",
                                     "Bishop",     "Amazon",     "Chancellor",
                                     "Archbishop", "Nightrider", NULL };

const struct mover mover_knight = {
    .kind = PIECE_KNIGHT,
    .terms = "1,2",
    .step = { { 1, 2 },
              { 2, 1 },
              { 2, -1 },
              { 1, -2 },
              { -1, -2 },
              { -2, -1 },
              { -2, 1 },
              { -1, 2 } },
    .n = 8,
};

const char *const mover_leaper_names[] = { "knight",  "camel", "zebra",
                                           "giraffe", "wazir", "ferz",
                                           "king",    NULL };

const char *const mover_leaper_titles[] = { "Knight",         "Camel (1,3)",
                                            "Zebra (2,3)",    "Giraffe (1,4)",
                                            "Wazir (0,1)",    "Ferz (1,1)",
                                            "King (0,1+1,1)", NULL };

/* --- terms ---------------------------------------------------------------- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Reads one number of any length; beyond the greatest it is that plus one. */
static int read_number(const char **at)
{
    int n = 0;

    for (; is_digit(**at); (*at)++)
        if (n <= MOVER_LEAP_MAX)
            n = n * 10 + **at - '0';
    return n <= MOVER_LEAP_MAX ? n : MOVER_LEAP_MAX + 1;
}

static bool refuse_term(const char *term, int len, struct error *err)
{
    return error_set(err,
                     "piece: '%.*s' is no term; want two numbers such as 1,3, "
                     "with one * behind them for a ride, and + between terms",
                     len < 20 ? len : 20, term);
}

/* Reads the term at the beginning of `text`, up to a + or the end. */
static bool read_term(const char *text, struct term *out, struct error *err)
{
    int len = (int)strcspn(text, "+"), one, other;
    const char *at = text;

    if (!is_digit(*at))
        return refuse_term(text, len, err);
    one = read_number(&at);
    if (*at++ != ',' || !is_digit(*at))
        return refuse_term(text, len, err);
    other = read_number(&at);
    out->rides = *at == '*';
    at += out->rides;
    if (at != text + len)
        return refuse_term(text, len, err);
    if (one > MOVER_LEAP_MAX || other > MOVER_LEAP_MAX)
        return error_set(err,
                         "piece: '%.*s' leaps too far; want numbers of "
                         "0 to %d",
                         len < 20 ? len : 20, text, MOVER_LEAP_MAX);
    if (one == 0 && other == 0)
        return error_set(err,
                         "piece: '%.*s' does not move; want one number "
                         "of 1 to %d at least",
                         len < 20 ? len : 20, text, MOVER_LEAP_MAX);
    out->less = one < other ? one : other;
    out->more = one < other ? other : one;
    return true;
}

static int term_key(const struct term *t)
{
    return t->less * (MOVER_LEAP_MAX + 1) + t->more;
}

/* Keeps the terms in order; a ride contains the leap of the same numbers. */
static bool add_term(struct term *terms, int *n, struct term t,
                     struct error *err)
{
    int i = *n;

    for (int k = 0; k < *n; k++)
        if (term_key(&terms[k]) == term_key(&t)) {
            terms[k].rides |= t.rides;
            return true;
        }
    if (*n == MOVER_TERMS_MAX)
        return error_set(err, "piece: too many terms; want at most %d",
                         MOVER_TERMS_MAX);
    for (; i > 0 && term_key(&terms[i - 1]) > term_key(&t); i--)
        terms[i] = terms[i - 1];
    terms[i] = t;
    ++*n;
    return true;
}

/* How many there are, 0 on refusal. */
static int read_terms(const char *text, struct term *terms, struct error *err)
{
    int n = 0;

    for (;;) {
        struct term t = { 0 };

        if (!read_term(text, &t, err) || !add_term(terms, &n, t, err))
            return 0;
        text += strcspn(text, "+");
        if (*text++ == '\0')
            return n;
    }
}

/* --- movers --------------------------------------------------------------- */

static void add_step(struct mover *m, int first, int file, int rank, bool rides)
{
    for (int i = first; i < m->n; i++)
        if (m->step[i].file == file && m->step[i].rank == rank)
            return;
    m->step[m->n] = (struct step){ file, rank };
    m->rides[m->n++] = rides;
}

/* All its directions, clockwise; of a straight or slanting one every second
 * falls on the one before. */
static void add_steps(struct mover *m, const struct term *t)
{
    int a = t->less, b = t->more, first = m->n;

    add_step(m, first, a, b, t->rides);
    add_step(m, first, b, a, t->rides);
    add_step(m, first, b, -a, t->rides);
    add_step(m, first, a, -b, t->rides);
    add_step(m, first, -a, -b, t->rides);
    add_step(m, first, -b, -a, t->rides);
    add_step(m, first, -b, a, t->rides);
    add_step(m, first, -a, b, t->rides);
}

static void write_terms(struct mover *m, const struct term *terms, int n)
{
    size_t at = 0;

    for (int i = 0; i < n; i++)
        at += (size_t)snprintf(m->terms + at, sizeof m->terms - at, "%s%d,%d%s",
                               i ? "+" : "", terms[i].less, terms[i].more,
                               terms[i].rides ? "*" : "");
}

static enum piece_kind kind_of(const char *terms)
{
    for (int i = 0; i < NAMED; i++)
        if (strcmp(named[i].terms, terms) == 0)
            return named[i].kind;
    return PIECE_CUSTOM;
}

static void build(struct mover *out, const struct term *terms, int n)
{
    *out = (struct mover){ .n = 0 };
    for (int i = 0; i < n; i++)
        add_steps(out, &terms[i]);
    write_terms(out, terms, n);
    out->kind = kind_of(out->terms);
}

static bool refuse_name(const char *text, struct error *err)
{
    return error_set(err,
                     "piece '%.20s' is not known; want knight, camel, zebra, "
                     "giraffe, wazir, ferz, king, queen, rook, bishop, "
                     "amazon, chancellor, archbishop, nightrider, or terms "
                     "such as 1,3 or 0,1*+1,2",
                     text);
}

bool mover_parse(struct mover *out, const char *text, struct error *err)
{
    struct term terms[MOVER_TERMS_MAX];
    int n;

    for (int i = 0; i < NAMED; i++)
        if (strcmp(piece_kind_name(named[i].kind), text) == 0)
            text = named[i].terms;
    if (!is_digit(*text))
        return refuse_name(text, err);
    n = read_terms(text, terms, err);
    if (n > 0)
        build(out, terms, n);
    return n > 0;
}

static void be_pawn(struct mover *out, int up)
{
    *out = (struct mover){ .kind = PIECE_PAWN,
                           .step = { { -1, up }, { 1, up } },
                           .n = 2 };
}

void mover_of(struct mover *out, int piece)
{
    struct error err;

    if (piece_kind(piece) == PIECE_PAWN) {
        be_pawn(out, piece & PIECE_BLACK ? -1 : 1);
        return;
    }
    if (!mover_parse(out, piece_kind_name(piece_kind(piece)), &err))
        assert(false && "no such piece");
}

struct phrase mover_called(const struct mover *m, int n)
{
    struct phrase out;

    if (m->kind != PIECE_CUSTOM)
        return say_plural((uint64_t)n, piece_kind_name(m->kind));
    snprintf(out.at, sizeof out.at, "%s %s", m->terms,
             n == 1 ? "piece" : "pieces");
    return out;
}

bool mover_leaps(const struct mover *m)
{
    for (int i = 0; i < m->n; i++)
        if (m->rides[i])
            return false;
    return true;
}

bool mover_changes_colour(const struct mover *m)
{
    for (int i = 0; i < m->n; i++)
        if ((m->step[i].file + m->step[i].rank) % 2 == 0 || m->rides[i])
            return false;
    return true;
}
