/* What is said of an array, of castling, and of why there are 960. */
#include "base/error.h"
#include "chess/chess960/rules.h"
#include "chess/chess960/s0.h"
#include "chess/game/notation/fen.h"
#include "chess/game/game.h"
#include "modules/chess960/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"

static void add_array(struct text *out, const struct array *array)
{
    char letters[ARRAY_TEXT_MAX];

    array_format(array, letters);
    text_add(out, letters);
}

static void add_number(struct text *out, int number)
{
    text_add_grouped(out, (uint64_t)number);
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

void c960_heading(const struct params *params, struct text *out)
{
    static const char *const about[][2] = {
        [MODE_BROWSE] = { "", "" },
        [MODE_CASTLE_KING] = { ", castling kingside",
                               ", Black castling kingside" },
        [MODE_CASTLE_QUEEN] = { ", castling queenside",
                                ", Black castling queenside" },
        [MODE_PRODUCT] = { ", why there are 960", "" }
    };
    enum c960_mode mode = c960_mode_of(params);
    struct array array;
    struct error err;

    if (mode == MODE_FUNNEL) {
        text_add(out, "Chess960, all orders of the pieces");
        return;
    }
    c960_array_of(params, &array, &err);
    text_add(out, "Chess960 ");
    if (chess960_number(&array) >= 0)
        text_addf(out, "number %d, ", chess960_number(&array));
    add_array(out, &array);
    text_add(out, chess960_number(&array) < 0
                      ? fault_of(&array)
                      : about[mode][c960_colour_of(params)]);
}

/* --- an array ------------------------------------------------------------ */

static void browse_status(const struct puzzle *pz, struct text *out)
{
    add_array(out, &pz->array);
    if (pz->number < 0)
        text_add(out, " is none of the 960");
    else if (pz->number == CHESS960_USUAL)
        text_add(out, ", as in usual chess");
}

/* Each rule on a line of its own, with a sign that is no matter of colour. */
static void explain_rules(const struct puzzle *pz, struct text *out)
{
    static const char *const signs[] = { [ARRAY_KEPT] = "\u2713 ",
                                         [ARRAY_BROKEN] = "\u2717 ",
                                         [ARRAY_OPEN] = "? " };
    struct text words;

    text_init(&words);
    for (int rule = 0; rule < ARRAY_RULES; rule++) {
        text_clear(&words);
        array_say(&pz->array, (enum array_rule)rule, &words);
        text_add(out, rule ? "\n" : "");
        text_add(out, signs[array_judge(&pz->array, (enum array_rule)rule)]);
        text_add_sentence(out, words.at);
    }
    text_free(&words);
}

static void explain_match(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    struct pattern pattern;
    struct error err;
    int n;

    if (!c960_pattern_of(view->params, &pattern, &err) || pattern.nterms == 0)
        return;
    n = pattern_count(&pattern);
    text_addf(out, "\n\n%d of the 960 %s %s; this %s.", n,
              say_plural((uint64_t)n, "matches|match").at,
              view->params->at[C960_FIND].text,
              pattern_matches(&pattern, &pz->array) ? "is one of them"
                                                    : "is not");
}

/* --- castling ------------------------------------------------------------ */

static enum wing wing_of(const struct puzzle *pz)
{
    return pz->mode == MODE_CASTLE_KING ? WING_KING : WING_QUEEN;
}

static void castle_status(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    const struct castling *c = &pz->castling;

    if (view->now->note == CASTLE_START)
        text_addf(out, "Before castling %s", wing_name(wing_of(pz)));
    else if (view->now->note == CASTLE_CLEARED)
        text_addf(out, "Ready to castle %s", wing_name(wing_of(pz)));
    else
        text_addf(out, "Castled: king on %s, rook on %s",
                  say_square(c->king_to, GAME_SIDE).at,
                  say_square(c->rook_to, GAME_SIDE).at);
}

static void list_squares(uint64_t squares, struct text *out)
{
    int n = __builtin_popcountll(squares);

    if (n == 0)
        text_add(out, "none");
    for (int square = 0, i = 0; square < GAME_SQUARES; square++)
        if (squares & square_bit(square))
            text_addf(out, "%s%s", say_between(i++, n, " and "),
                      say_square(square, GAME_SIDE).at);
}

static void explain_castle(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    const struct castling *c = &pz->castling;
    struct text words;

    text_init(&words);
    castling_say(c, &words);
    text_add_sentence(out, words.at);
    text_free(&words);
    text_addf(out,
              " Castling %s always ends with the king on %s and the "
              "rook on %s.\n",
              wing_name(wing_of(pz)), say_square(c->king_to, GAME_SIDE).at,
              say_square(c->rook_to, GAME_SIDE).at);
    text_add(out, "\nMust be empty, but for this king and this rook (rings): ");
    list_squares(c->empty, out);
    text_add(out, ".\nMust not be attacked (frames): ");
    list_squares(c->safe, out);
    text_add(out, ".");
    if (view->now->note == CASTLE_CLEARED)
        text_add(out, "\nWhat stood in the way has moved off.");
    else if (view->now->note == CASTLE_DONE)
        text_add(out,
                 pz->colour == COLOUR_WHITE
                     ? "\nBlack castles in the same way on the eighth rank."
                     : "\nWhite castles in the same way on the first rank.");
}

/* --- the product --------------------------------------------------------- */

static void product_status(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    const struct product_step *s = &pz->steps[ways_stage(view)];
    int option = ways_option(view);

    if (option == OPTION_TAKEN && s->stage == PRODUCT_ROOKS_AND_KING)
        text_add(out, "4 \u00b7 4 \u00b7 6 \u00b7 10 \u00b7 1 = 960");
    else if (option == OPTION_TAKEN)
        text_addf(out, "%d ways so far", s->product);
    else if (option == 0)
        text_addf(out, "How many ways for %s?",
                  s->stage == PRODUCT_ROOKS_AND_KING
                      ? "the rest"
                      : product_stage_name(s->stage));
    else
        text_addf(out, "Way %d of %d", option, s->choices);
}

static void explain_stage(enum product_stage stage, struct text *out)
{
    switch (stage) {
    case PRODUCT_LIGHT_BISHOP:
        text_add(out, "The bishops must stand on squares of opposite "
                      "colours. For the one on a light square there are four: "
                      "b, d, f and h.");
        break;
    case PRODUCT_DARK_BISHOP:
        text_add(out, "Wherever the first bishop is, the other has the four "
                      "dark squares a, c, e and g. Each way of the first goes "
                      "with each way of the second: 4 times 4 is 16.");
        break;
    case PRODUCT_QUEEN:
        text_add(out, "Six squares are left, and the queen may stand on any "
                      "of them, whatever was chosen before: 16 times 6 is 96.");
        break;
    case PRODUCT_KNIGHTS:
        text_add(out,
                 "Two of the five squares left are for the knights. The "
                 "first has five and the second four, but which of them "
                 "comes first makes no difference: 5 times 4 by 2 is 10, and "
                 "96 times 10 is 960.");
        break;
    case PRODUCT_ROOKS_AND_KING:
        text_add(out, "Three squares are left for two rooks and the king. He "
                      "must stand between them, so there is only one way: 960 "
                      "arrays in all.");
        break;
    case PRODUCT_STAGES: break;
    }
}

static void explain_product(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    const struct product_step *s = &pz->steps[ways_stage(view)];

    explain_stage(s->stage, out);
    if (view->index == 0)
        text_add(out, " Each row of the board is the first rank, one step "
                      "further on. Press play.");
    if (ways_option(view) == OPTION_TAKEN)
        text_addf(out, "\n\nTaken for number %d: way %d of %d.", pz->number,
                  s->chosen + 1, s->choices);
}

/* --- the funnel ---------------------------------------------------------- */

static void funnel_status(const struct view *view, struct text *out)
{
    struct funnel f = ways_funnel(view);

    if (f.walked == 0) {
        text_add(out, "Every order of the eight pieces");
        return;
    }
    text_add(out, "Order ");
    add_number(out, f.walked);
    text_add(out, " of 40,320: ");
    add_array(out, &f.array);
}

static void explain_funnel(const struct view *view, struct text *out)
{
    struct funnel f = ways_funnel(view);
    struct text words;

    if (f.walked == 0) {
        text_add(out,
                 "A plain program tries all 8 \u00b7 7 \u00b7 6 \u00b7 5 "
                 "\u00b7 4 \u00b7 3 \u00b7 2 \u00b7 1 = 40,320 orders of the "
                 "pieces of RNBQKBNR, numbered 0 to 7, and throws away what "
                 "it has had before and what the rules forbid. Press play; "
                 "make it faster with +.");
        return;
    }
    text_init(&words);
    funnel_say(&f, &words);
    text_add(out, f.failed ? "\u2717 " : "\u2713 ");
    text_add_sentence(out, words.at);
    text_free(&words);
    if (!f.failed)
        text_addf(out, " Its usual number is %d.", chess960_number(&f.array));
    text_add(out,
             "\n\nTwo rooks, two knights and two bishops look alike, so "
             "every array turns up 2 \u00b7 2 \u00b7 2 = 8 times; only the "
             "first time counts, when the piece from the left comes first.");
    if (f.walked == FUNNEL_TOTAL)
        text_add(out, " Of 40,320 orders 5,040 are different, 2,880 of these "
                      "have bishops on opposite colours, and 960 of these the "
                      "king between the rooks.");
}

/* --- all of it ----------------------------------------------------------- */

void c960_status(const struct puzzle *pz, const struct view *view,
                 struct text *out)
{
    switch (pz->mode) {
    case MODE_BROWSE: browse_status(pz, out); break;
    case MODE_CASTLE_KING:
    case MODE_CASTLE_QUEEN: castle_status(pz, view, out); break;
    case MODE_PRODUCT: product_status(pz, view, out); break;
    case MODE_FUNNEL: funnel_status(view, out); break;
    }
}

void c960_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out)
{
    switch (pz->mode) {
    case MODE_BROWSE:
        explain_rules(pz, out);
        explain_match(pz, view, out);
        break;
    case MODE_CASTLE_KING:
    case MODE_CASTLE_QUEEN: explain_castle(pz, view, out); break;
    case MODE_PRODUCT: explain_product(pz, view, out); break;
    case MODE_FUNNEL: explain_funnel(view, out); break;
    }
}

/* As it is on the board: without what stood in the way, and castled. */
static void follow_castling(enum colour colour, const struct view *view,
                            struct game *g)
{
    g->turn = colour;
    for (int square = 0; square < GAME_SQUARES; square++)
        g->at[square] = (uint8_t)view->pos->cell[LAYER_PIECE][square];
    if (view->now->note != CASTLE_DONE)
        return;
    g->rook_file[colour][WING_KING] = FILE_NONE;
    g->rook_file[colour][WING_QUEEN] = FILE_NONE;
    g->turn = colour == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE;
    g->halfmoves = 1;
    g->fullmove += colour == COLOUR_BLACK;
}

static void add_fen(const struct puzzle *pz, const struct view *view,
                    enum fen_style style, struct text *out)
{
    struct game g;

    ways_game(pz, &g);
    if (pz->mode == MODE_CASTLE_KING || pz->mode == MODE_CASTLE_QUEEN)
        follow_castling(pz->colour, view, &g);
    fen_format(&g, style, out);
}

void c960_notation(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (pz->mode != MODE_FUNNEL)
        add_fen(pz, view, FEN_X, out);
}

/* --- facts --------------------------------------------------------------- */

static void funnel_facts(const struct view *view, struct facts *out)
{
    struct funnel f = ways_funnel(view);

    facts_number(out, "orders", "Orders", (uint64_t)f.walked);
    facts_number(out, "different", "Different", (uint64_t)f.distinct);
    facts_number(out, "opposite", "Bishops apart", (uint64_t)f.opposite);
    facts_number(out, "arrays", "King between", (uint64_t)f.valid);
}

void c960_facts(const struct puzzle *pz, const struct view *view,
                struct facts *out)
{
    bool s0 = view->params->at[C960_ORDER].number == ORDER_S0;
    bool all = pz->mode == MODE_BROWSE; /* else there is more to see */
    char letters[ARRAY_TEXT_MAX];
    struct text fen;

    if (pz->mode == MODE_FUNNEL) {
        funnel_facts(view, out);
        return;
    }
    array_format(&pz->array, letters);
    if (pz->number >= 0) {
        facts_number(out, "number", all && s0 ? "Scharnagl's number" : NULL,
                     (uint64_t)pz->number);
        facts_number(out, "s0", all && !s0 ? "Number by places" : NULL,
                     (uint64_t)s0_from_number(pz->number));
    }
    facts_words(out, "array", NULL, letters); /* the status says it */
    text_init(&fen);
    add_fen(pz, view, FEN_X, &fen);
    facts_words(out, "fen", "FEN", fen.at);
    text_clear(&fen);
    add_fen(pz, view, FEN_SHREDDER, &fen);
    facts_words(out, "shredder", all ? "Shredder-FEN" : NULL, fen.at);
    text_free(&fen);
    if (pz->number >= 0)
        facts_number(out, "mirror", all ? "Mirror image" : NULL,
                     (uint64_t)chess960_mirror(pz->number));
    if (pz->mode == MODE_PRODUCT)
        facts_number(out, "ways", "Ways so far", view->now->tally);
}
