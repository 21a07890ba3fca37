/* The pieces' art: which file is which piece, and the exchange of colours. */
#include "render/art.h"

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "chess/piece.h"
#include "render/assets.h"

static const char *source(enum piece_kind kind)
{
    const char *const art[PIECE_KINDS] = {
        [ART_SHADOW] = asset_shadow_svg,
        [PIECE_KING] = asset_king_svg,
        [PIECE_QUEEN] = asset_queen_svg,
        [PIECE_ROOK] = asset_rook_svg,
        [PIECE_BISHOP] = asset_bishop_svg,
        [PIECE_KNIGHT] = asset_knight_svg,
        [PIECE_PAWN] = asset_pawn_svg,
        [PIECE_CAMEL] = asset_camel_svg,
        [PIECE_ZEBRA] = asset_zebra_svg,
        [PIECE_GIRAFFE] = asset_giraffe_svg,
        [PIECE_WAZIR] = asset_wazir_svg,
        [PIECE_FERZ] = asset_ferz_svg,
        [PIECE_AMAZON] = asset_amazon_svg,
        [PIECE_CHANCELLOR] = asset_chancellor_svg,
        [PIECE_ARCHBISHOP] = asset_archbishop_svg,
        [PIECE_NIGHTRIDER] = asset_nightrider_svg,
        [PIECE_CUSTOM] = asset_disc_svg,
    };
    assert((int)kind >= ART_SHADOW && kind < PIECE_KINDS);
    return art[kind];
}

enum colour { BODY, OUTLINE, DETAIL, COLOURS };
enum { COLOUR_LEN = 7, DRESSES = 4 };

/* White, black, and the same for print; the files are in the first. */
static const char *const dress[DRESSES][COLOURS] = {
    { "#f9f2e3", "#2b211a", "#3a2c22" },
    { "#3f3833", "#14100d", "#eadfcb" },
    { "#ffffff", "#000000", "#000000" },
    { "#1a1a1a", "#000000", "#ffffff" },
};

static const char *const *dress_of(int piece, bool print)
{
    return dress[(piece & PIECE_BLACK ? 1 : 0) + (print ? 2 : 0)];
}

static const char *exchanged(const char *at, const char *const *with)
{
    for (int i = 0; i < COLOURS; i++)
        if (strncmp(at, dress[0][i], COLOUR_LEN) == 0)
            return with[i];
    return NULL;
}

static void add(const char *const *with, struct text *out, const char *from,
                const char *end)
{
    const char *plain = from;
    for (const char *p = from; p < end; p++) {
        const char *colour = *p == '#' ? exchanged(p, with) : NULL;
        if (colour == NULL)
            continue;
        text_add_bytes(out, plain, (size_t)(p - plain));
        text_add(out, colour);
        plain = p + COLOUR_LEN;
    }
    text_add_bytes(out, plain, (size_t)(end - plain));
}

void art_document(int piece, bool print, struct text *out)
{
    const char *art = source(piece_kind(piece));
    add(dress_of(piece, print), out, art, art + strlen(art));
}

void art_shapes(int piece, bool print, struct text *out)
{
    const char *from = strstr(source(piece_kind(piece)), "<svg");
    assert(from != NULL);
    from = strchr(from, '>');
    assert(from != NULL);
    const char *end = strstr(from, "</svg>");
    assert(end != NULL);
    add(dress_of(piece, print), out, from + 1, end);
}

void art_name(int piece, struct text *out)
{
    if (piece == ART_SHADOW)
        text_add(out, "shadow");
    else
        text_addf(out, "%s-%s", piece & PIECE_BLACK ? "black" : "white",
                  piece_kind_name(piece_kind(piece)));
}

static struct rgba colour_of(int piece, bool print, enum colour colour)
{
    unsigned long rgb = strtoul(dress_of(piece, print)[colour] + 1, NULL, 16);
    return (struct rgba){ (uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8),
                          (uint8_t)rgb, 255 };
}

struct rgba art_body(int piece, bool print)
{
    return colour_of(piece, print, BODY);
}

struct rgba art_outline(int piece, bool print)
{
    return colour_of(piece, print, OUTLINE);
}
