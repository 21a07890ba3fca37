/*
 * A tour for other programs: its numbers in rows as on the board, aligned for
 * people or with commas for a spreadsheet, and its squares as a list. Squares
 * that were not visited are points, and empty in a spreadsheet; those that are
 * cut out are #, so that the tour can be read again with its board.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "export/export.h"
#include "export/format.h"
#include "export/texts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"

bool grid_possible(struct session *ss, const struct export_job *job,
                   struct error *err)
{
    return session_class(ss)->walked ||
           error_set(err, "a %s is of a tour, and %s has none",
                     job->format->title, session_class(ss)->name);
}

/* For each square its number from 1 on, or 0. */
static uint32_t *visits_of(const struct position *pos)
{
    uint32_t *visit = xcalloc((size_t)position_squares(pos), sizeof *visit);

    for (uint32_t i = 0; i < pos->npath; i++)
        visit[pos->path[i]] = i + 1;
    return visit;
}

/* What stands between numbers, and where there is none; `width` of each. */
struct cells {
    const char *gap, *none, *end;
    int width;
};

static bool write_rows(struct session *ss, const struct export_job *job,
                       const struct cells *cells, struct text *out)
{
    const struct position *pos = session_position(ss);
    int first = job->style.look.first_number;
    uint32_t *visit = visits_of(pos);

    for (int rank = pos->ranks - 1; rank >= 0; rank--) {
        for (int file = 0; file < pos->files; file++) {
            int square = rank * pos->files + file;
            uint32_t n = visit[square];
            bool hole = pos->cell[LAYER_HOLE][square];

            text_add(out, file ? cells->gap : "");
            if (n)
                text_addf(out, "%*d", cells->width, (int)n - 1 + first);
            else
                text_addf(out, "%*s", cells->width, hole ? "#" : cells->none);
        }
        text_add(out, cells->end);
    }
    free(visit);
    return true;
}

bool export_grid(struct session *ss, const struct export_job *job,
                 struct text *out, struct error *err)
{
    const struct position *pos = session_position(ss);
    struct cells cells = { " ", ".", "\n",
                           snprintf(NULL, 0, "%d", position_squares(pos)) };

    return grid_possible(ss, job, err) && write_rows(ss, job, &cells, out);
}

bool export_grid_csv(struct session *ss, const struct export_job *job,
                     struct text *out, struct error *err)
{
    static const struct cells cells = { ",", "", "\r\n", 0 };

    return grid_possible(ss, job, err) && write_rows(ss, job, &cells, out);
}

bool export_squares(struct session *ss, const struct export_job *job,
                    struct text *out, struct error *err)
{
    const struct position *pos = session_position(ss);

    if (!grid_possible(ss, job, err))
        return false;
    for (uint32_t i = 0; i < pos->npath; i++)
        text_addf(out, "%s%s", i ? " " : "",
                  say_square((int)pos->path[i], pos->files).at);
    text_add(out, "\n");
    return true;
}
