/* The pieces' art: which file is which piece, and the exchange of colours. */
#include "render/art.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "base/text.h"
#include "chess/piece.h"
#include "render/assets.h"

static const char *source(enum piece_kind kind)
{
    const char *const art[PIECE_KINDS] = {
        [PIECE_KING] = asset_king_svg,     [PIECE_QUEEN] = asset_queen_svg,
        [PIECE_ROOK] = asset_rook_svg,     [PIECE_BISHOP] = asset_bishop_svg,
        [PIECE_KNIGHT] = asset_knight_svg, [PIECE_PAWN] = asset_pawn_svg,
    };
    assert(kind > PIECE_NONE && kind < PIECE_KINDS);
    return art[kind];
}

static const struct {
    const char *white, *black;
} exchanged[] = {
    { "#f9f2e3", "#3f3833" },
    { "#2b211a", "#14100d" },
    { "#3a2c22", "#eadfcb" },
};

enum { COLOURS = sizeof exchanged / sizeof *exchanged, COLOUR_LEN = 7 };

static const char *black_for(const char *at)
{
    for (int i = 0; i < COLOURS; i++)
        if (strncmp(at, exchanged[i].white, COLOUR_LEN) == 0)
            return exchanged[i].black;
    return NULL;
}

static void add_black(struct text *out, const char *from, const char *end)
{
    const char *plain = from;
    for (const char *p = from; p < end; p++) {
        const char *colour = *p == '#' ? black_for(p) : NULL;
        if (colour == NULL)
            continue;
        text_add_bytes(out, plain, (size_t)(p - plain));
        text_add(out, colour);
        plain = p + COLOUR_LEN;
    }
    text_add_bytes(out, plain, (size_t)(end - plain));
}

static void add(int piece, struct text *out, const char *from, const char *end)
{
    if (piece & PIECE_BLACK)
        add_black(out, from, end);
    else
        text_add_bytes(out, from, (size_t)(end - from));
}

void art_document(int piece, struct text *out)
{
    const char *art = source(piece_kind(piece));
    add(piece, out, art, art + strlen(art));
}

void art_shapes(int piece, struct text *out)
{
    const char *from = strstr(source(piece_kind(piece)), "<svg");
    assert(from != NULL);
    from = strchr(from, '>');
    const char *end = strstr(from, "</svg>");
    assert(from != NULL && end != NULL);
    add(piece, out, from + 1, end);
}
