/* Pieces that glide together, and pieces in the user's hand. A puzzle of its
 * own stands in: every key is a move that is written down here. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/mover.h"
#include "chess/piece.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum { A1, B1, C1, D1, E1, F1, G1, H1, A2 };

struct puzzle {
    int unused;
};

/* One for each change; see there. */
static const struct control buttons[] = {
    { .key = "c", .label = "C", .kind = CONTROL_ACTION },
    { .key = "s", .label = "S", .kind = CONTROL_ACTION },
    { .key = "x", .label = "X", .kind = CONTROL_ACTION },
    { .key = "p", .label = "P", .kind = CONTROL_ACTION },
    { .key = "n", .label = "N", .kind = CONTROL_ACTION },
    { .key = "m", .label = "M", .kind = CONTROL_ACTION },
    { .key = "g", .label = "G", .kind = CONTROL_ACTION },
    { .key = NULL }
};

static void put(struct trace *tr, int square, int piece)
{
    trace_set(tr, LAYER_PIECE, square, (uint32_t)piece);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    (void)params;
    put(tr, A1, PIECE_ROOK);
    put(tr, E1, PIECE_KING);
    put(tr, H1, PIECE_ROOK);
    put(tr, A2, PIECE_PAWN);
    trace_moment(tr, 0, 0, 0);
    return xcalloc(1, sizeof(struct puzzle));
}

static void destroy(struct puzzle *pz)
{
    free(pz);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)pz, (void)tr, (void)budget;
    return PROGRESS_WAITING;
}

static void change(struct trace *tr, char key)
{
    switch (key) {
    case 'c': /* king and rook, over each other */
        put(tr, E1, 0), put(tr, H1, 0);
        put(tr, G1, PIECE_KING), put(tr, F1, PIECE_ROOK);
        break;
    case 's': /* king and rook change places */
        put(tr, E1, 0), put(tr, H1, 0);
        put(tr, H1, PIECE_KING), put(tr, E1, PIECE_ROOK);
        break;
    case 'x': /* the rook on a1 takes the pawn */
        put(tr, A1, 0), put(tr, A2, PIECE_ROOK);
        break;
    case 'p': /* the pawn becomes a queen */
        put(tr, A2, 0), put(tr, A2 + 8, PIECE_QUEEN);
        break;
    case 'm': /* a piece made up comes to d1 */
        put(tr, D1, PIECE_CUSTOM);
        break;
    case 'g': /* and goes from there */
        put(tr, D1, 0), put(tr, D1 + 8, PIECE_CUSTOM);
        break;
    default: /* a new piece from nowhere */ put(tr, C1, PIECE_KNIGHT); break;
    }
    trace_moment(tr, 0, 0, 0);
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)pz, (void)params, (void)err;
    if (in->kind == INPUT_PRESS)
        return in->square != A1 ? REACTION_GRIPPED : REACTION_NONE;
    if (in->kind == INPUT_ACTION)
        change(tr, buttons[in->control].key[0]);
    else if (in->kind == INPUT_RELEASE && in->square == G1)
        change(tr, 'c');
    else
        return REACTION_NONE;
    return REACTION_EDITED;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    out->turned = params->seed == 2;
    return mover_parse(&out->mover, "1,3+0,2", err);
}

static const struct activity activity = { .plan = plan,
                                          .create = create,
                                          .destroy = destroy,
                                          .step = step,
                                          .input = input };

static const struct activity *const activities[] = { &activity, NULL };

static const struct puzzle_class hand_puzzle = { .name = "hand",
                                                 .title = "Hand",
                                                 .controls = buttons,
                                                 .activities = activities };

static struct session *open_with_seed(uint64_t seed)
{
    struct params params = { .seed = seed };
    struct error err;
    struct session *ss = session_open(&hand_puzzle, &params, &err);

    session_set_glide(ss, 200);
    return ss;
}

/* Where a piece is drawn, with file and rank counted from a1's corner; the
 * last one drawn, if there are several. */
static bool drawn(const struct session *ss, int piece, float alpha,
                  struct vec *at)
{
    struct vec origin = session_board_origin(ss);
    struct scene sc;
    bool found = false;

    scene_init(&sc);
    scene_clear(&sc, session_extent(ss));
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind != DRAW_PIECE || d->code != piece ||
            fabsf(d->alpha - alpha) > 0.01f)
            continue;
        *at = (struct vec){ d->at.x - origin.x, 8 - (d->at.y - origin.y) };
        found = true;
    }
    scene_free(&sc);
    return found;
}

static void press_button(struct session *ss, const char *key)
{
    struct input in = { .kind = INPUT_ACTION,
                        .square = -1,
                        .control = control_find(buttons, key) };
    struct error err;

    session_input(ss, &in, &err);
}

static bool near(struct vec at, float x, float y)
{
    return fabsf(at.x - x) < 0.01f && fabsf(at.y - y) < 0.01f;
}

TEST two_pieces_glide_at_once(void)
{
    struct session *ss = open_with_seed(1);
    struct vec at;

    press_button(ss, "c");
    ASSERT(session_gliding(ss));
    session_advance(ss, 0, 100);
    ASSERT(drawn(ss, PIECE_KING, 1, &at));
    ASSERT(near(at, 5.5f, 0.5f)); /* half way from e1 to g1 */
    ASSERT(drawn(ss, PIECE_ROOK, 1, &at));
    ASSERT(near(at, 6.5f, 0.5f)); /* half way from h1 to f1 */
    session_advance(ss, 0, 150);
    ASSERT_FALSE(session_gliding(ss));
    session_step(ss, -1);
    ASSERT(drawn(ss, PIECE_KING, 1, &at));
    ASSERT(near(at, 6.5f, 0.5f)); /* sets out from g1 again */
    session_close(ss);
    PASS();
}

TEST pieces_that_change_places_pass_each_other(void)
{
    struct session *ss = open_with_seed(1);
    struct vec at;

    press_button(ss, "s");
    ASSERT(drawn(ss, PIECE_KING, 1, &at));
    ASSERT(near(at, 4.5f, 0.5f));
    ASSERT(drawn(ss, PIECE_ROOK, 1, &at));
    ASSERT(near(at, 7.5f, 0.5f));
    session_close(ss);
    PASS();
}

TEST captures_and_promotions_glide_and_arrivals_do_not(void)
{
    struct session *ss = open_with_seed(1);
    struct vec at;

    press_button(ss, "p");
    ASSERT(drawn(ss, PIECE_QUEEN, 1, &at));
    ASSERT(near(at, 0.5f, 1.5f));
    press_button(ss, "n");
    ASSERT_FALSE(session_gliding(ss));
    session_close(ss);
    ss = open_with_seed(1);
    press_button(ss, "x");
    ASSERT(drawn(ss, PIECE_ROOK, 1, &at));
    ASSERT(near(at, 0.5f, 0.5f));
    ASSERT_FALSE(drawn(ss, PIECE_PAWN, 1, &at));
    session_close(ss);
    PASS();
}

/* Nor do its terms stay behind when it glides. */
TEST a_piece_made_up_has_its_terms(void)
{
    struct session *ss = open_with_seed(1);
    const char *terms = session_plan(ss)->mover.terms;
    struct scene sc;
    int n = 0;

    press_button(ss, "m");
    press_button(ss, "g");
    ASSERT(session_gliding(ss));
    scene_init(&sc);
    session_draw(ss, &sc);
    for (size_t i = 0; i < sc.ndraws; i++) {
        const struct draw *d = &sc.draws[i];

        if (d->kind != DRAW_PIECE || d->code != PIECE_CUSTOM)
            continue;
        n++;
        ASSERT_EQ(strlen(terms) + 1, d->count);
        ASSERT_MEM_EQ(terms, scene_string(&sc, d), 3);
    }
    ASSERT_EQ(1, n);
    scene_free(&sc);
    session_close(ss);
    PASS();
}

static void point(struct session *ss, enum input_kind kind, float x, float y)
{
    struct vec at = { x, 8 - y };
    struct input in = {
        .kind = kind, .at = at, .button = 1, .square = session_square_at(ss, at)
    };
    struct error err;

    session_hover(ss, in.square, at);
    session_input(ss, &in, &err);
}

TEST a_dragged_piece_follows_and_leaves_a_ghost(void)
{
    struct session *ss = open_with_seed(1);
    struct vec at;

    point(ss, INPUT_PRESS, 4.4f, 0.5f);
    point(ss, INPUT_DRAG, 4.45f, 0.5f); /* no more than a tremble */
    ASSERT_FALSE(drawn(ss, PIECE_KING, 0.3f, &at));
    point(ss, INPUT_DRAG, 6.2f, 1.7f);
    ASSERT(drawn(ss, PIECE_KING, 1, &at));
    ASSERT(near(at, 6.2f, 1.7f));
    ASSERT(drawn(ss, PIECE_KING, 0.3f, &at));
    ASSERT(near(at, 4.5f, 0.5f));
    point(ss, INPUT_RELEASE, 6.2f, 0.7f);
    ASSERT(drawn(ss, PIECE_KING, 1, &at));
    ASSERT(near(at, 6.5f, 0.5f)); /* there at once */
    ASSERT(drawn(ss, PIECE_ROOK, 1, &at));
    ASSERT(near(at, 7.5f, 0.5f)); /* but the rook sets out */
    session_close(ss);
    PASS();
}

TEST only_what_can_be_gripped_is_dragged(void)
{
    struct session *ss = open_with_seed(1);
    struct vec at;

    point(ss, INPUT_PRESS, 0.5f, 0.5f); /* a1: not to be gripped */
    point(ss, INPUT_DRAG, 3.5f, 3.5f);
    ASSERT_FALSE(drawn(ss, PIECE_ROOK, 0.3f, &at));
    point(ss, INPUT_RELEASE, 3.5f, 3.5f);
    point(ss, INPUT_PRESS, 2.5f, 4.5f); /* nothing there */
    point(ss, INPUT_DRAG, 3.5f, 3.5f);
    point(ss, INPUT_RELEASE, 3.5f, 3.5f);
    point(ss, INPUT_DRAG, 5.5f, 3.5f); /* nothing held */
    ASSERT_EQ(1u, session_count(ss));
    session_close(ss);
    PASS();
}

TEST a_puzzle_may_begin_on_blacks_side(void)
{
    struct session *ss = open_with_seed(2);
    struct look look = *session_look(ss);

    ASSERT(session_flipped(ss));
    ASSERT_EQ(H1, session_square_at(ss, (struct vec){ 0.5f, 0.5f }));
    look.flipped = true;
    session_set_look(ss, &look);
    ASSERT_FALSE(session_flipped(ss));
    ASSERT_EQ(A1, session_square_at(ss, (struct vec){ 0.5f, 7.5f }));
    session_close(ss);
    PASS();
}

SUITE(hand)
{
    RUN_TEST(two_pieces_glide_at_once);
    RUN_TEST(pieces_that_change_places_pass_each_other);
    RUN_TEST(a_piece_made_up_has_its_terms);
    RUN_TEST(captures_and_promotions_glide_and_arrivals_do_not);
    RUN_TEST(a_dragged_piece_follows_and_leaves_a_ghost);
    RUN_TEST(only_what_can_be_gripped_is_dragged);
    RUN_TEST(a_puzzle_may_begin_on_blacks_side);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(hand);
    GREATEST_MAIN_END();
}
