/*
 * A moment as plain text: the board as a grid with visit numbers or pieces,
 * seen from the side the session looks from, or a table where the puzzle has
 * one; then what is to be said of it.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "export/export.h"
#include "export/texts.h"
#include "base/wrap.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum { MARGIN = 2 }; /* blanks before the ranks' numbers */

struct grid {
    const struct position *pos;
    const struct look *look;
    bool flipped, coordinates;
    int rank_width, cell_width;
};

static int digits(int n)
{
    return n < 10 ? 1 : 1 + digits(n / 10);
}

static struct grid grid_of(const struct session *ss)
{
    struct grid g = { .pos = session_position(ss),
                      .look = session_look(ss),
                      .flipped = session_flipped(ss),
                      .coordinates = session_coordinates(ss) };
    int last = (int)g.pos->npath - 1 + g.look->first_number;

    g.cell_width = g.coordinates ? (int)strlen(file_name(g.pos->files - 1).at)
                                 : 1;
    if (g.look->numbers && last > 0 && digits(last) > g.cell_width)
        g.cell_width = digits(last);
    g.cell_width += 1;
    g.rank_width = g.coordinates ? MARGIN + digits(g.pos->ranks) : 0;
    return g;
}

/* Trailing blanks, where the last squares of a rank are holes, are cut. */
static void end_line(struct text *out)
{
    while (out->len > 0 && out->at[out->len - 1] == ' ')
        out->at[--out->len] = '\0';
    text_add(out, "\n");
}

static void add_files(const struct grid *g, struct text *out)
{
    int files = g->pos->files;

    if (!g->coordinates)
        return;
    text_addf(out, "%*s", g->rank_width + 1, "");
    for (int i = 0; i < files; i++)
        text_addf(out, "%*s", g->cell_width,
                  file_name(g->flipped ? files - 1 - i : i).at);
    end_line(out);
}

/* A number, else a piece, else a cross: visited. A dot is a free square. */
static void add_cell(const struct grid *g, int square, struct text *out)
{
    uint32_t order = g->pos->cell[LAYER_ORDER][square];
    uint32_t piece = g->pos->cell[LAYER_PIECE][square];
    char sign = order ? 'x' : '.';

    if (order && g->look->numbers) {
        text_addf(out, "%*d", g->cell_width,
                  (int)order - 1 + g->look->first_number);
        return;
    }
    if (g->pos->cell[LAYER_HOLE][square])
        sign = ' ';
    else if (piece)
        sign = piece_letter((int)piece);
    text_addf(out, "%*c", g->cell_width, sign);
}

static void add_rank(const struct grid *g, int rank, struct text *out)
{
    int files = g->pos->files;

    if (g->coordinates)
        text_addf(out, "%*d ", g->rank_width, rank + 1);
    for (int i = 0; i < files; i++) {
        int file = g->flipped ? files - 1 - i : i;

        add_cell(g, rank * files + file, out);
    }
    if (g->coordinates)
        text_addf(out, "  %d", rank + 1);
    end_line(out);
}

static void add_grid(const struct session *ss, struct text *out)
{
    struct grid g = grid_of(ss);
    int ranks = g.pos->ranks;

    add_files(&g, out);
    for (int row = 0; row < ranks; row++)
        add_rank(&g, g.flipped ? row : ranks - 1 - row, out);
    add_files(&g, out);
}

/* --- a table ------------------------------------------------------------- */

/* Row -1 is that of the labels. */
static void cell_text(const struct facts *facts, const struct fact_table *t,
                      int row, int column, struct text *out)
{
    const struct fact *cell = fact_cell(facts, t, row < 0 ? 0 : row, column);

    text_clear(out);
    if (row < 0)
        text_add(out, cell->label);
    else
        fact_add_text(facts, cell, out);
}

/* Names to the left, everything else to the right. */
static void add_table(const struct facts *facts, const struct fact_table *t,
                      struct text *out)
{
    int widths[FACTS_MAX] = { 0 };
    struct text cell;

    text_init(&cell);
    for (int i = 0; i < t->columns * (t->rows + 1); i++) {
        cell_text(facts, t, i / t->columns - 1, i % t->columns, &cell);
        if (wrap_columns(cell.at, (int)cell.len) > widths[i % t->columns])
            widths[i % t->columns] = wrap_columns(cell.at, (int)cell.len);
    }
    for (int i = 0; i < t->columns * (t->rows + 1); i++) {
        int column = i % t->columns, blanks;
        bool words = t->rows &&
                     fact_cell(facts, t, 0, column)->kind == FACT_WORDS;

        cell_text(facts, t, i / t->columns - 1, column, &cell);
        blanks = widths[column] - wrap_columns(cell.at, (int)cell.len);
        text_addf(out, "%s%*s%s%*s", column ? "  " : "", words ? 0 : blanks, "",
                  cell.at, words ? blanks : 0, "");
        if (column + 1 == t->columns)
            end_line(out);
    }
    text_free(&cell);
}

static void add_paragraph(struct text *out, const char *words)
{
    if (!*words)
        return;
    text_add(out, "\n");
    wrap_add(out, words, 0, 0);
}

bool export_text(struct session *ss, const struct export_job *job,
                 struct text *out, struct error *err)
{
    bool stopped = export_outcome(ss, job) == OUTCOME_LIMIT && job->stopped;
    const struct facts *facts = session_facts(ss);

    (void)err;
    text_addf(out, "%s\n\n", session_heading(ss));
    if (!plan_is_bare(session_plan(ss)))
        add_grid(ss, out);
    if (facts->ntables)
        add_table(facts, &facts->tables[0], out);
    add_paragraph(out, stopped ? job->stopped : session_status(ss));
    add_paragraph(out, session_explain(ss));
    add_paragraph(out, session_notation(ss));
    return true;
}
