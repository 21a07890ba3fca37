/*
 * Where on the pages each board goes. One after the other; but a sheet over all
 * start squares lies like the board itself, with a place for every square,
 * which stays empty where no run can begin.
 */
#include "export/sheet/parts.h"
#include "base/error.h"
#include "puzzle/puzzle.h"

static bool is_flipped(const struct sheet *s)
{
    return s->style.look.flipped != session_plan(s->ss)->turned;
}

void sheet_order(struct sheet *s)
{
    const struct control *c =
        &session_class(s->ss)->controls[s->chosen.control];
    size_t n = s->chosen.n;

    s->lies = s->chosen.all && c->kind == CONTROL_SQUARE &&
              s->job.wish->at[SHEET_COLUMNS].number == 0;
    for (size_t i = 0; s->lies && is_flipped(s) && i < n / 2; i++) {
        struct setting other = s->chosen.at[i];

        s->chosen.at[i] = s->chosen.at[n - 1 - i];
        s->chosen.at[n - 1 - i] = other;
    }
}

bool sheet_lie(struct sheet *s, const struct page_wish *page)
{
    struct page_wish grid = *page;
    struct error unasked;
    int files, ranks;

    session_size(s->ss, &files, &ranks);
    grid.columns = files;
    grid.rows = ranks;
    grid.count = files * ranks;
    s->lies = page_plan(&s->plan, &grid, &unasked);
    return s->lies;
}

int sheet_place(const struct sheet *s, size_t i)
{
    const struct setting *at = &s->chosen.at[i];
    int files, ranks;

    if (!s->lies)
        return (int)i;
    session_size(s->ss, &files, &ranks);
    return is_flipped(s) ? at->second * files + files - 1 - at->number
                         : (ranks - 1 - at->second) * files + at->number;
}

/* How many places a page has, and which of all is its first. */
static int places(const struct sheet *s)
{
    return s->plan.columns * s->plan.rows;
}

static int first_place(const struct sheet *s, int page)
{
    return (page - 1) % s->plan.pages * places(s);
}

size_t sheet_board(const struct sheet *s, int page)
{
    size_t i = 0;

    while (i < s->chosen.n && sheet_place(s, i) < first_place(s, page))
        i++;
    return i;
}

int sheet_boards(const struct sheet *s, int page)
{
    size_t first = sheet_board(s, page), i = first;
    int end = first_place(s, page) + places(s);

    while (i < s->chosen.n && sheet_place(s, i) < end)
        i++;
    return (int)(i - first);
}
