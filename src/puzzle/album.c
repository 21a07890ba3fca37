/* Turning the pages of an album, and counting them. */
#include "puzzle/album.h"

#include "base/say.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { PAGE = TRACE_SLOTS - 1 }; /* the page shown, among the numbers */

/* --- pages ---------------------------------------------------------------- */

void album_init(struct album *a, int files, int ranks, int control,
                const struct params *params)
{
    *a = (struct album){ .control = control,
                         .files = files,
                         .ranks = ranks,
                         .growing = true,
                         .asked = (uint64_t)params->at[control].number };
}

bool album_is_due(const struct album *a)
{
    return a->asked != a->shown && a->asked <= a->pages;
}

bool album_is_missing(const struct album *a)
{
    return a->asked > a->pages && !a->growing;
}

void album_say_missing(const struct album *a, const char *noun,
                       struct text *out)
{
    text_addf(out, "There is no %s %s: there %s only %s.", noun,
              say_number(a->asked).at, say_plural(a->pages, "is|are").at,
              say_number(a->pages).at);
}

void album_record(struct album *a, struct trace *tr)
{
    a->shown = a->asked;
    trace_count(tr, PAGE, a->shown);
    trace_moment(tr, MOMENT_SOLUTION, 0, 0);
}

uint64_t album_page(const struct view *view)
{
    return position_count(view->pos, PAGE);
}

enum reaction album_turn(struct album *a, struct params *params, uint64_t page)
{
    if (page > a->pages && !a->growing)
        page = a->pages;
    if (page == 0)
        return REACTION_NONE;
    params->at[a->control].number = (int)page;
    if (page == a->asked && page == a->shown)
        return REACTION_REDRAW;
    a->asked = page;
    return REACTION_EDITED;
}

bool album_pages(const struct album *a, page_shower *show, struct pages *out)
{
    *out = (struct pages){ .control = a->control,
                           .first = 1,
                           .last = a->pages < INT32_MAX ? (int)a->pages
                                                        : INT32_MAX,
                           .growing = a->growing,
                           .files = a->files,
                           .ranks = a->ranks,
                           .show = show };
    return a->pages > 0 && (a->shown || !a->growing);
}

enum reaction album_input(struct album *a, const struct input *in,
                          struct params *params)
{
    if (in->kind != INPUT_CHANGED)
        return REACTION_NONE;
    if (in->control != a->control)
        return REACTION_REDRAW;
    return album_turn(a, params, (uint64_t)params->at[a->control].number);
}

/* --- a part of all numbers ------------------------------------------------ */

long pages_count(const struct pages *p)
{
    long n = 0;

    if (!p->has)
        return (long)p->last - p->first + 1;
    for (int i = p->first; i <= p->last; i++)
        n += p->has[i];
    return n;
}

int pages_at(const struct pages *p, long i)
{
    int number = p->first;

    if (!p->has)
        return p->first + (int)i;
    while (number < p->last && (!p->has[number] || i-- > 0))
        number++;
    return number;
}

long pages_place(const struct pages *p, int number)
{
    struct pages before = *p;

    before.last = number - 1;
    return pages_count(&before);
}
