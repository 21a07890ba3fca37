/* An array on the board and in words, and what is written across the board. */
#include "base/error.h"
#include "base/text.h"
#include "chess/chess960/rules.h"
#include "chess/chess960/s0.h"
#include "chess/game/notation/fen.h"
#include "modules/chess960/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

/* --- on the board -------------------------------------------------------- */

/* Whatever the array: rights to castle only for one of the 960. */
void c960_game(const struct array *array, struct game *out)
{
    int number = chess960_number(array);

    if (number >= 0) {
        chess960_start(number, out);
        return;
    }
    game_start_usual(out);
    for (int file = 0; file < GAME_SIDE; file++) {
        int kind = array->at[file];

        out->at[square_at(file, 0)] = (uint8_t)kind;
        out->at[square_at(file, 7)] = (uint8_t)(kind + PIECE_BLACK);
    }
    for (int wing = WING_KING; wing <= WING_QUEEN; wing++)
        out->rook_file[0][wing] = out->rook_file[1][wing] = FILE_NONE;
}

void c960_put_game(struct trace *tr, const struct game *g)
{
    for (int square = 0; square < GAME_SQUARES; square++)
        trace_set(tr, LAYER_PIECE, square, g->at[square]);
}

void c960_put_array(struct trace *tr, int rank, const struct array *array)
{
    for (int file = 0; file < GAME_SIDE; file++)
        trace_set(tr, LAYER_PIECE, square_at(file, rank), array->at[file]);
}

/* --- in words ------------------------------------------------------------ */

void c960_add_array(struct text *out, const struct array *array)
{
    char letters[ARRAY_TEXT_MAX];

    array_format(array, letters);
    text_add(out, letters);
}

void c960_add_number(const struct params *params, int number, struct text *out)
{
    if (params->at[C960_ORDER].number == ORDER_S0)
        text_addf(out, "number %d by places (Scharnagl's %d)",
                  s0_from_number(number), number);
    else
        text_addf(out, "number %d", number);
}

/* The first rule that is broken, in few words. */
static const char *fault_of(const struct array *array)
{
    if (array_judge(array, ARRAY_PIECES) != ARRAY_KEPT)
        return ": too many of a kind";
    if (array_judge(array, ARRAY_BISHOPS) != ARRAY_KEPT)
        return ": bishops on one colour";
    return ": king not between the rooks";
}

void c960_heading(const struct params *params, const char *about,
                  struct text *out)
{
    struct array array;
    struct error err;
    int number;

    c960_array_of(params, &array, &err);
    number = chess960_number(&array);
    text_add(out, "Chess960 ");
    if (number >= 0) {
        c960_add_number(params, number, out);
        text_add(out, ", ");
    }
    c960_add_array(out, &array);
    text_add(out, number < 0 ? fault_of(&array) : about);
}

void c960_add_fen(const struct array *array, struct text *out)
{
    struct game g;

    c960_game(array, &g);
    fen_format(&g, FEN_X, out);
}

static void add_fen(const struct game *g, enum fen_style style, const char *key,
                    const char *label, struct facts *out)
{
    struct text fen;

    text_init(&fen);
    fen_format(g, style, &fen);
    facts_words(out, key, label, fen.at);
    facts_help(
        out,
        style == FEN_X
            ? "The position in one line of text, as chess programs read it."
            : "The same with castling rights by the rooks' files, "
              "as some programs want it.");
    text_free(&fen);
}

void c960_facts(const struct array *array, const struct game *g,
                const struct params *params, bool all, struct facts *out)
{
    static const char mirrored[] = "The number of the array with left and "
                                   "right exchanged.";
    bool s0 = params->at[C960_ORDER].number == ORDER_S0;
    int number = chess960_number(array);
    char letters[ARRAY_TEXT_MAX];

    if (number >= 0) {
        facts_number(out, "number", all && s0 ? "Scharnagl's number" : NULL,
                     (uint64_t)number);
        facts_help(out, "The number most programs use, by Reinhard "
                        "Scharnagl's table.");
        facts_number(out, "s0", all && !s0 ? "Number by places" : NULL,
                     (uint64_t)s0_from_number(number));
        facts_help(out, "Another numbering: by the places the pieces are "
                        "put on, one after the other.");
    }
    array_format(array, letters);
    facts_words(out, "array", NULL, letters); /* the status says it */
    add_fen(g, FEN_X, "fen", "FEN", out);
    add_fen(g, FEN_SHREDDER, "shredder", all ? "Shredder-FEN" : NULL, out);
    if (number < 0)
        return;
    number = chess960_mirror(number);
    facts_number(out, "mirror", all && !s0 ? "Mirror image" : NULL,
                 (uint64_t)number);
    facts_help(out, mirrored);
    if (!s0)
        return;
    facts_number(out, "mirror_s0", all ? "Mirror image" : NULL,
                 (uint64_t)s0_from_number(number));
    facts_help(out, mirrored);
}

/* --- across the board ---------------------------------------------------- */

struct box c960_plate(struct scene *sc, int rank)
{
    struct box b = scene_square_box(sc, square_at(0, rank));

    b = (struct box){ 0.1f, b.y + 0.14f, GAME_SIDE - 0.2f, 0.72f };
    scene_rect(sc, b, 0.12f, INK_CASING);
    scene_fade(sc, 0.92f);
    return b;
}

void c960_write_left(struct scene *sc, struct box b, enum face face,
                     const char *text)
{
    scene_text(sc, (struct vec){ b.x + 0.2f, b.y + b.h / 2 }, 0.3f, 0, face,
               ANCHOR_LEFT, INK_LABEL, text);
}

void c960_write_right(struct scene *sc, struct box b, const char *text)
{
    scene_text(sc, (struct vec){ b.x + b.w - 0.2f, b.y + b.h / 2 }, 0.3f, 0,
               FACE_BOLD, ANCHOR_RIGHT, INK_LABEL, text);
}
