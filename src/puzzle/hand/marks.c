/* Marks as a list of words, taken apart and put together. */
#include "puzzle/hand/marks.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/square.h"
#include "puzzle/control.h"

const char marks_allowed[] = "arrows, circles and filled squares such as "
                             "a1-c3,e4,d5!:red";

static const char *const colours[MARK_COLOURS] = { "green", "red", "blue",
                                                   "orange" };

/* --- one ----------------------------------------------------------------- */

struct mark mark_between(int files, int from, int to, enum mark_colour colour)
{
    return (struct mark){ .shape = from == to ? MARK_CIRCLE : MARK_ARROW,
                          .colour = colour,
                          .at = { from % files, from / files },
                          .to = { to % files, to / files } };
}

static bool same_spot(struct spot a, struct spot b)
{
    return a.file == b.file && a.rank == b.rank;
}

/* A square has one mark besides the arrows from it. */
static bool same_place(const struct mark *a, const struct mark *b)
{
    return same_spot(a->at, b->at) && same_spot(a->to, b->to);
}

static bool is_on(const struct mark *m, int files, int ranks)
{
    return m->at.file < files && m->at.rank < ranks && m->to.file < files &&
           m->to.rank < ranks;
}

static void add(struct text *out, const struct mark *m)
{
    text_addf(out, "%s%s", out->len ? "," : "",
              square_name(m->at.file, m->at.rank).at);
    if (m->shape == MARK_ARROW)
        text_addf(out, "-%s", square_name(m->to.file, m->to.rank).at);
    if (m->shape == MARK_FILLED)
        text_add(out, "!");
    if (m->colour != MARK_GREEN)
        text_addf(out, ":%s", colours[m->colour]);
}

/* --- one from its word --------------------------------------------------- */

static bool read_colour(const char *word, size_t len, enum mark_colour *out)
{
    for (int i = 0; i < MARK_COLOURS; i++)
        if (strlen(colours[i]) == len && memcmp(colours[i], word, len) == 0)
            return *out = (enum mark_colour)i, true;
    return false;
}

static bool read_spot(const char *word, size_t len, struct spot *out)
{
    return len < SQUARE_NAME_MAX &&
           square_parse_n(word, (int)len, &out->file, &out->rank);
}

/* "d5!" or "a1-c3": what stands before the colour. */
static bool read_shape(const char *word, size_t len, struct mark *out)
{
    const char *dash = memchr(word, '-', len);
    size_t first = dash ? (size_t)(dash - word) : len;

    if (dash) {
        out->shape = MARK_ARROW;
        return read_spot(word, first, &out->at) &&
               read_spot(dash + 1, len - first - 1, &out->to);
    }
    out->shape = len && word[len - 1] == '!' ? MARK_FILLED : MARK_CIRCLE;
    first -= out->shape == MARK_FILLED;
    if (!read_spot(word, first, &out->at))
        return false;
    out->to = out->at;
    return true;
}

/* The word that the list begins with; moves on to what follows it. */
static bool read_one(const char **list, struct mark *out, struct error *err)
{
    const char *word = *list, *colour;
    size_t len = strcspn(word, ","), shape = strcspn(word, ",:");

    *list += len;
    colour = shape < len ? word + shape + 1 : colours[MARK_GREEN];
    if (!read_colour(colour, strcspn(colour, ","), &out->colour))
        return error_set(err,
                         "marks: unknown colour '%.*s'; want green, red, blue "
                         "or orange",
                         (int)(len - shape - 1 < 20 ? len - shape - 1 : 20),
                         colour);
    if (!read_shape(word, shape, out))
        return error_set(err, "marks '%.*s': want %s",
                         (int)(len < 40 ? len : 40), word, marks_allowed);
    if (out->shape == MARK_ARROW && same_spot(out->at, out->to))
        return error_set(err,
                         "marks '%.*s': an arrow goes from one square to "
                         "another",
                         (int)(len < 40 ? len : 40), word);
    if (**list == ',' && !*++*list)
        return error_set(err, "marks: nothing comes after the last comma");
    return true;
}

bool marks_next(const char **list, struct mark *out)
{
    struct error unasked;

    return *list && **list && read_one(list, out, &unasked);
}

/* --- all of them --------------------------------------------------------- */

static void replace(struct params *params, struct text *list)
{
    free(params->marks);
    params->marks = list->len ? xstrdup(list->at) : NULL;
    text_free(list);
}

static bool refuse_more(struct error *err)
{
    return error_set(err, "marks: want at most %d", MARKS_MAX);
}

bool marks_set(struct params *params, const char *list, struct error *err)
{
    struct text fresh;
    struct mark m;
    bool ok = true;

    text_init(&fresh);
    if (strcmp(list, "none") == 0)
        list = "";
    for (int n = 0; ok && *list; n++) {
        ok = read_one(&list, &m, err) && (n < MARKS_MAX || refuse_more(err));
        if (ok)
            add(&fresh, &m);
    }
    if (ok)
        replace(params, &fresh);
    else
        text_free(&fresh);
    return ok;
}

bool marks_check(const char *list, int files, int ranks, struct error *err)
{
    struct mark m;

    while (marks_next(&list, &m)) {
        bool first = m.at.file >= files || m.at.rank >= ranks;
        struct spot off = first ? m.at : m.to;

        if (!is_on(&m, files, ranks))
            return error_set(err,
                             "marks: %s is not on the %dx%d board (a1 to %s)",
                             square_name(off.file, off.rank).at, files, ranks,
                             square_name(files - 1, ranks - 1).at);
    }
    return true;
}

void marks_keep(struct params *params, int files, int ranks)
{
    const char *list = params->marks;
    struct text fresh;
    struct mark m;

    text_init(&fresh);
    while (marks_next(&list, &m))
        if (is_on(&m, files, ranks))
            add(&fresh, &m);
    replace(params, &fresh);
}

/* What the mark that is there becomes; false: it goes. */
static bool redraw(struct mark *old, enum mark_colour colour)
{
    if (old->colour != colour) {
        old->colour = colour;
        return true;
    }
    if (old->shape != MARK_CIRCLE)
        return false;
    old->shape = MARK_FILLED;
    return true;
}

bool marks_draw(struct params *params, const struct mark *m, struct error *err)
{
    const char *list = params->marks;
    struct text fresh;
    struct mark old;
    bool there = false;
    int n = 0;

    text_init(&fresh);
    for (; marks_next(&list, &old); n++) {
        bool same = same_place(&old, m);

        there = there || same;
        if (!same || redraw(&old, m->colour))
            add(&fresh, &old);
    }
    if (!there && n == MARKS_MAX) {
        text_free(&fresh);
        return refuse_more(err);
    }
    if (!there)
        add(&fresh, m);
    replace(params, &fresh);
    return true;
}
