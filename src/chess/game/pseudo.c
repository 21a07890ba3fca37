/* The rule of each piece. Only the pawn does not go where it attacks. */
#include "chess/game/pseudo.h"

#include "chess/attack.h"

struct list {
    struct move *at;
    int n;
};

/* Enemies, but their king, may be taken. */
static bool may_take(const struct game *g, int from, int to)
{
    int taken = g->at[to];

    return taken && piece_kind(taken) != PIECE_KING &&
           piece_colour(taken) != piece_colour(g->at[from]);
}

static void add(struct list *list, int from, int to, enum move_kind kind)
{
    list->at[list->n++] = (struct move){ .from = (int8_t)from,
                                         .to = (int8_t)to,
                                         .kind = (uint8_t)kind };
}

static void piece_moves(const struct game *g, int from, struct list *list)
{
    struct reach reach = attack_reach(g->at[from]);

    for (int i = 0; i < reach.nsteps; i++) {
        struct step step = reach.steps[i];
        int to = square_step(from, step.file, step.rank);

        for (; to != SQUARE_NONE && !g->at[to] && reach.slides;
             to = square_step(to, step.file, step.rank))
            add(list, from, to, MOVE_PLAIN);
        if (to != SQUARE_NONE && (!g->at[to] || may_take(g, from, to)))
            add(list, from, to, MOVE_PLAIN);
    }
}

/* A pawn's move: four of them if it ends on the last rank. */
static void add_pawn(struct list *list, int from, int to, enum move_kind kind)
{
    int rank = square_rank(to);

    if (rank != 0 && rank != GAME_SIDE - 1) {
        add(list, from, to, kind);
        return;
    }
    for (int promotion = PIECE_QUEEN; promotion <= PIECE_KNIGHT; promotion++) {
        add(list, from, to, kind);
        list->at[list->n - 1].promotion = (uint8_t)promotion;
    }
}

static void pawn_steps(const struct game *g, int from, struct list *list)
{
    enum colour colour = piece_colour(g->at[from]);
    int ahead = colour_ahead(colour);
    int one = square_step(from, 0, ahead);
    int two = square_step(from, 0, 2 * ahead);

    if (one == SQUARE_NONE || g->at[one])
        return;
    add_pawn(list, from, one, MOVE_PLAIN);
    if (square_rank(from) == colour_home(colour) + ahead && !g->at[two])
        add(list, from, two, MOVE_DOUBLE);
}

/* The rank is asked for, as lessons may let the same side move again. */
bool pseudo_passant(const struct game *g, int from, int to)
{
    enum colour colour = piece_colour(g->at[from]);

    return to == g->passant && (int)colour == g->turn &&
           square_rank(to) == colour_home(colour) + 5 * colour_ahead(colour);
}

static void pawn_captures(const struct game *g, int from, struct list *list)
{
    enum colour colour = piece_colour(g->at[from]);

    for (int side = -1; side <= 1; side += 2) {
        int to = square_step(from, side, colour_ahead(colour));

        if (to == SQUARE_NONE)
            continue;
        if (may_take(g, from, to))
            add_pawn(list, from, to, MOVE_PLAIN);
        else if (pseudo_passant(g, from, to))
            add(list, from, to, MOVE_PASSANT);
    }
}

int pseudo_moves(const struct game *g, int from, struct move out[PSEUDO_MAX])
{
    struct list list = { out, 0 };

    if (piece_kind(g->at[from]) == PIECE_PAWN) {
        pawn_steps(g, from, &list);
        pawn_captures(g, from, &list);
    } else if (g->at[from]) {
        piece_moves(g, from, &list);
    }
    return list.n;
}
