/* What was put, moved and taken away: as text, on the board, by the hand. */
#include "puzzle/hand/placing.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

/* --- the list ------------------------------------------------------------ */

static int read_square(const char *word, size_t len, int files)
{
    int file, rank;

    return square_parse_n(word, (int)len, &file, &rank) ? rank * files + file
                                                        : -1;
}

/* The first of the list; moves on to what follows it. A side of a move that is
 * no square is -1, and so is the start of what is no move. */
static bool read_one(const char **list, int files, struct placing *out)
{
    const char *word = *list;
    size_t len = strcspn(word, ","), dash = strcspn(word, ",-");
    bool moved = dash < len;
    size_t to = moved ? dash + 1 : 0;

    *list += len + (word[len] == ',');
    out->from = moved ? read_square(word, dash, files) : -1;
    out->to = read_square(word + to, len - to, files);
    return out->to >= 0 && (!moved || out->from >= 0);
}

bool placing_next(const char **list, int files, struct placing *out)
{
    return **list && read_one(list, files, out);
}

static bool check_squares(const char *list, const char *key, int files,
                          int ranks, struct error *err)
{
    char *squares = xstrdup(list);
    bool ok;

    for (char *at = squares; (at = strchr(at, '-'));)
        *at = ',';
    ok = clicks_check(squares, key, files, ranks, err);
    free(squares);
    return ok;
}

int placing_gain(struct placing p, bool there)
{
    if (p.from >= 0)
        return 0;
    return there ? -1 : 1;
}

static void make(uint8_t *on, struct placing p, int kinds)
{
    if (p.from < 0) {
        on[p.to] = (uint8_t)((on[p.to] + 1) % (kinds + 1));
        return;
    }
    on[p.to] = on[p.from];
    on[p.from] = 0;
}

/* What speaks against it, as a sentence; or NULL. */
static const char *fault(const uint8_t *on, struct placing p)
{
    if (p.from >= 0 && !on[p.from])
        return "%s '%.*s': no piece stands there to be moved";
    if (p.from >= 0 && on[p.to])
        return "%s '%.*s': another piece stands there already";
    return NULL;
}

static bool check_moves(const char *list, const char *key, uint8_t *on,
                        int files, int kinds, struct error *err)
{
    while (*list) {
        const char *word = list, *wrong;
        int len = (int)strcspn(list, ",");
        struct placing p;

        wrong = read_one(&list, files, &p)
                    ? fault(on, p)
                    : "%s '%.*s': want a square, or a move such as a1-b2";
        if (wrong)
            return error_set(err, wrong, key, len < 20 ? len : 20, word);
        make(on, p, kinds);
    }
    return true;
}

bool placing_check(const char *list, const char *key, int files, int ranks,
                   struct error *err)
{
    return placing_check_kinds(list, key, files, ranks, 1, err);
}

bool placing_check_kinds(const char *list, const char *key, int files,
                         int ranks, int kinds, struct error *err)
{
    uint8_t *on;
    bool ok;

    if (!check_squares(list, key, files, ranks, err))
        return false;
    on = xcalloc((size_t)(files * ranks), 1);
    ok = check_moves(list, key, on, files, kinds, err);
    free(on);
    return ok;
}

void placing_add(struct params *params, int control, int files,
                 struct placing p)
{
    char **list = &params->at[control].text;
    struct text fresh;

    text_init(&fresh);
    text_addf(&fresh, "%s%s", *list, **list ? "," : "");
    if (p.from >= 0)
        text_addf(&fresh, "%s-", say_square(p.from, files).at);
    text_add(&fresh, say_square(p.to, files).at);
    free(*list);
    *list = fresh.at;
}

void placing_drop(struct params *params, int control, int files, int square)
{
    char *was = params->at[control].text;
    const char *rest = was;
    struct placing p;

    params->at[control].text = xstrdup("");
    while (placing_next(&rest, files, &p)) {
        if (p.from >= 0 && p.to == square)
            p = (struct placing){ -1, p.from };
        else if (p.from == square)
            p.from = -1;
        if (p.to != square)
            placing_add(params, control, files, p);
    }
    free(was);
}

void placing_record(struct trace *tr, struct placing p, uint32_t piece)
{
    placing_record_kinds(tr, p, &piece, 1);
}

/* The one that follows on it, or none. */
static uint32_t next_piece(uint32_t piece, const uint32_t *pieces, int kinds)
{
    int at = 0;

    while (piece != PIECE_NONE && at < kinds && pieces[at++] != piece)
        ;
    return at < kinds ? pieces[at] : PIECE_NONE;
}

void placing_record_kinds(struct trace *tr, struct placing p,
                          const uint32_t *pieces, int kinds)
{
    const uint32_t *cell = tr->tip.cell[LAYER_PIECE];
    uint32_t now = p.from < 0 ? next_piece(cell[p.to], pieces, kinds)
                              : cell[p.from];

    if (p.from >= 0)
        trace_set(tr, LAYER_PIECE, p.from, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, p.to, now);
}

/* --- the hand ------------------------------------------------------------ */

void placing_let_go(struct placing_hand *hand)
{
    *hand = (struct placing_hand){ .held = -1 };
}

static enum reaction press(struct placing_hand *hand, const struct view *view,
                           int square, struct placing *out)
{
    placing_let_go(hand);
    if (square < 0)
        return REACTION_NONE;
    if (view->pos->cell[LAYER_PIECE][square]) {
        hand->held = square;
        hand->at = view->index;
        return REACTION_GRIPPED;
    }
    *out = (struct placing){ -1, square };
    return REACTION_EDITED;
}

static enum reaction release(struct placing_hand *hand,
                             const struct position *pos, int square,
                             struct placing *out)
{
    struct placing_hand was = *hand;

    placing_let_go(hand);
    if (was.held < 0)
        return REACTION_NONE;
    *out = (struct placing){ square == was.held ? -1 : was.held, square };
    if (square == was.held)
        return was.away ? REACTION_REDRAW : REACTION_EDITED;
    return square >= 0 && !pos->cell[LAYER_PIECE][square] ? REACTION_EDITED
                                                          : REACTION_REDRAW;
}

enum reaction placing_input(struct placing_hand *hand, const struct input *in,
                            struct placing *out)
{
    const struct view *view = in->view;

    if (in->kind > INPUT_RELEASE)
        return REACTION_NONE;
    if (in->kind == INPUT_PRESS && in->button == 1)
        return press(hand, view, in->square, out);
    if (hand->held >= 0 && hand->at != view->index)
        placing_let_go(hand);
    if (in->kind == INPUT_RELEASE && in->button == 1)
        return release(hand, view->pos, in->square, out);
    if (in->kind != INPUT_DRAG || hand->held < 0)
        return REACTION_NONE;
    hand->away = hand->away || in->square != hand->held;
    return REACTION_GRIPPED;
}
