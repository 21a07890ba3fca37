/* What a sheet is made of. For sheet.c, which runs it, and sheet_draw.c. */
#ifndef CHEQUER_SHEET_PARTS_H
#define CHEQUER_SHEET_PARTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "export/sheet/page.h"
#include "export/sheet/sheet.h"
#include "session/selection.h"

struct sheet {
    struct session *ss; /* lent */
    struct sheet_job job;
    struct style style; /* of the boards */
    bool asks;          /* a worksheet, with its solutions after it */
    struct selection chosen;
    struct page_plan plan;
    struct text task; /* of a worksheet: its lines */
    enum outcome worst;
};

/* Squares no smaller than that, in mm, if there is room: to be read, to be
 * written on. Letters no smaller than that, in points. */
#define READ_MM 2.0f
#define WRITE_MM 6.5f
#define LEGIBLE 4.4f

/* How large the numbers on squares are, in squares; and the coordinates, in
 * sides of the board. */
#define NUMBER_EM 0.28f
#define COORDINATE_EM 0.03f

/* Runs board `i` to its end, which is the session's present then. */
bool sheet_go(struct sheet *s, size_t i, struct error *err);

/* All there are, also if only one of them is wanted. */
int sheet_all_pages(const struct sheet *s);

/* --- sheet_draw.c -------------------------------------------------------- */

/* Is this one of the pages with solutions of a worksheet, or of a sheet? */
bool sheet_solves(const struct sheet *s, int page);

/* What stands at the top of a page. */
void sheet_title(const struct sheet *s, int page, struct text *out);

/* What stands below board `i`, whose settings are `params`. */
void sheet_label(const struct sheet *s, const struct params *params, size_t i,
                 bool solved, struct text *out);

/* How much room what is above and below the boards takes up. */
void sheet_measure(struct sheet *s, struct page_wish *page);

#endif
