/* Pieces as symbols: drawn once in a document, and used where they stand. */
#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "chess/piece.h"
#include "render/art.h"
#include "render/rules.h"
#include "render/svg/part.h"

static void write_symbol(struct svg *s, int piece)
{
    text_add(s->out, "<symbol id=\"");
    art_name(piece, s->out);
    text_add(s->out, "\" viewBox=\"0 0 100 100\">");
    art_shapes(piece, s->theme->print, s->out);
    text_add(s->out, "</symbol>\n");
}

void svg_symbols(struct svg *s, const struct scene *sc)
{
    bool used[PIECE_CODES] = { false };

    for (size_t i = 0; i < sc->ndraws; i++) {
        const struct draw *d = &sc->draws[i];
        struct rule_piece p = rule_piece(s->theme, d, s->unit);

        if (d->kind != DRAW_PIECE || piece_kind(d->code) == PIECE_NONE ||
            p.dot > 0)
            continue;
        used[d->code] = true;
        used[ART_SHADOW] = used[ART_SHADOW] || p.shadow > 0;
    }
    for (int piece = 0; piece < PIECE_CODES; piece++)
        if (used[piece])
            write_symbol(s, piece);
}

static void write_use(struct svg *s, int piece, struct vec at, float side,
                      float alpha)
{
    text_add(s->out, "<use xlink:href=\"#");
    art_name(piece, s->out);
    text_add(s->out, "\"");
    svg_attribute(s, "x", at.x - side / 2);
    svg_attribute(s, "y", at.y - side / 2);
    svg_attribute(s, "width", side);
    svg_attribute(s, "height", side);
    if (alpha < 1)
        svg_attribute(s, "opacity", alpha);
    text_add(s->out, "/>\n");
}

static void write_dot(struct svg *s, const struct draw *d,
                      const struct rule_piece *p)
{
    struct rgba body = art_body(d->code, s->theme->print);
    struct rgba edge = art_outline(d->code, s->theme->print);

    body.a = edge.a = rule_alpha(d);
    svg_begin_circle(s, svg_at(s, d->at), p->dot - p->edge / 2);
    svg_edged(s, body, edge, p->edge);
    text_add(s->out, "/>\n");
}

void svg_piece(struct svg *s, const struct scene *sc, const struct draw *d)
{
    struct draw terms[RULE_TERMS_MAX];
    int n = rule_terms(s->theme, sc, d, s->unit, terms);
    struct rule_piece p = rule_piece(s->theme, d, s->unit);
    struct vec at = svg_at(s, d->at);

    if (piece_kind(d->code) == PIECE_NONE)
        return;
    if (p.dot > 0) {
        write_dot(s, d, &p);
        return;
    }
    if (p.shadow > 0)
        write_use(s, ART_SHADOW, at, p.side, p.shadow);
    at.y -= p.lift;
    write_use(s, d->code, at, p.side, d->alpha);
    for (int i = 0; i < n; i++)
        svg_text(s, sc, &terms[i]);
}
