/* Boards in and out of the controls that make them. */
#include "puzzle/board_setting.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/shapes.h"
#include "chess/square.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static void init(struct board_setting at, const struct params *params,
                 struct board *out)
{
    board_init(out, params->at[at.size].number, params->at[at.size].second);
    if (at.surface)
        out->surface = (enum surface)params->at[at.surface].number;
}

bool board_setting_read(struct board_setting at, const struct params *params,
                        struct board *out, struct error *err)
{
    bool any;

    init(at, params, out);
    any = board_parse_holes(out, params->at[at.holes].text, err) &&
          (out->nholes < board_squares(out) ||
           error_set(err, "every square is a hole; want at least one square "
                          "to stand on"));
    if (!any)
        board_free(out);
    return any;
}

static void set_holes(struct board_setting at, struct params *params,
                      const struct board *board)
{
    struct text list;

    text_init(&list);
    board_format_holes(board, &list);
    free(params->at[at.holes].text);
    params->at[at.holes].text = list.at;
}

bool board_setting_find(const struct control *table, struct board_setting *out)
{
    *out = (struct board_setting){ .size = -1, .holes = -1 };
    for (int i = 0; table[i].key; i++) {
        if (table[i].kind == CONTROL_SIZE && out->size < 0)
            out->size = i;
        if (table[i].blocks)
            out->holes = i;
    }
    return out->size >= 0 && out->holes >= 0;
}

bool board_setting_put(const struct control *table, struct board_setting at,
                       struct params *params, const struct board *board,
                       struct error *err)
{
    char size[32];
    struct text list;
    bool ok;

    snprintf(size, sizeof size, "%dx%d", board->files, board->ranks);
    text_init(&list);
    board_format_holes(board, &list);
    ok = list.len <= BOARD_HOLES_TEXT_MAX ||
         error_set(err,
                   "its %s are too many to be written in a run's line: want "
                   "fewer, or larger blocks of them",
                   say_count((uint64_t)board->nholes, "hole").at);
    ok = ok && params_set(params, table, at.size, size, err) &&
         params_set(params, table, at.holes, list.at, err);
    text_free(&list);
    return ok;
}

void board_setting_keep(struct board_setting at, struct params *params)
{
    const char *list = params->at[at.holes].text;
    struct board fits, large;
    struct error err;

    init(at, params, &fits);
    board_init(&large, BOARD_SIDE_MAX, BOARD_SIDE_MAX);
    if (!shape_find(list)) {
        board_parse_holes(&large, list, &err);
        for (int sq = 0; sq < board_squares(&fits); sq++)
            board_set_hole(
                &fits, sq,
                !board_has(&large, sq % fits.files, sq / fits.files));
        set_holes(at, params, &fits);
    }
    board_free(&fits);
    board_free(&large);
}

enum reaction board_setting_cut(struct board_setting at,
                                const struct board *board,
                                struct params *params, int square,
                                struct error *err)
{
    struct board changed;
    bool any;

    board_copy(&changed, board);
    board_set_hole(&changed, square, !board->hole[square]);
    any = changed.nholes < board_squares(&changed);
    if (any)
        set_holes(at, params, &changed);
    else
        error_set(err, "this is the last square: one has to stay");
    board_free(&changed);
    return any ? REACTION_RESTART : REACTION_REFUSED;
}

void board_setting_record(const struct board *board, struct trace *tr)
{
    for (int sq = 0; sq < board_squares(board); sq++)
        if (board->hole[sq])
            trace_set(tr, LAYER_HOLE, sq, 1);
}
