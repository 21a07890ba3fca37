/* What is said of the solutions browsed: which it is of how many, which others
 * are its images, and how far the search for more has come. */
#include "base/say.h"
#include "base/text.h"
#include "modules/queens/browse.h"
#include "modules/queens/run.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/count/count.h"

/* How many there are of any kind, with or without having found them. */
static bool know_all(const struct puzzle *pz, uint64_t *all)
{
    if (pz->plain && pz->piece == PIECE_QUEEN)
        return queens_known(pz->n, all);
    if (!pz->plain || pz->n > ROOKS_COUNT_MAX)
        return false;
    *all = rooks_all(pz->n);
    return true;
}

/* How many pages there are, if that is known. */
static bool know_total(const struct puzzle *pz, uint64_t *total)
{
    *total = pz->album.pages;
    return pz->all.state == QUEENS_ALBUM_DONE ||
           (!pz->filtered && !pz->fundamental && know_all(pz, total));
}

/* Has the total been taken from what others counted? */
static bool is_published(const struct puzzle *pz)
{
    uint64_t all;

    return pz->all.state != QUEENS_ALBUM_DONE && !pz->filtered &&
           !pz->fundamental && pz->plain && pz->piece == PIECE_QUEEN &&
           queens_known(pz->n, &all);
}

/* Why there is nothing to show. */
static void add_reason(const struct puzzle *pz, const struct view *view,
                       struct text *out)
{
    if (queens_have_none(view->params, NULL)) {
        text_add(out, "There is no solution: ");
        queens_have_none(view->params, out);
        text_add(out, ".");
    } else if (pz->all.state == QUEENS_ALBUM_FULL)
        text_addf(out,
                  "Only the first %s are kept: there are more, but this is all "
                  "the memory the album may take.",
                  say_count(pz->all.count, "solution").at);
    else if (pz->album.pages == 0)
        text_addf(out,
                  "All possibilities have been tried: there is "
                  "no solution%s.",
                  pz->filtered ? " with these wishes" : "");
    else
        album_say_missing(&pz->album,
                          pz->fundamental ? "fundamental solution" : "solution",
                          out);
}

/* "of 92", or as far as it is known. What is too long for a title is told
 * among the facts alone. */
static void add_total(const struct puzzle *pz, struct text *out)
{
    static const uint64_t longest = 999999999999;
    uint64_t total;
    bool known = know_total(pz, &total);

    if (total <= longest)
        text_addf(out, " of %s%s", say_number(total).at,
                  known ? "" : " so far");
}

void browse_status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    const char *kind = pz->fundamental ? "fundamental solution" : "solution";

    if (album_is_missing(&pz->album)) {
        text_addf(out, "No %s%s", pz->album.pages ? "such " : "", kind);
    } else if (pz->album.asked > pz->album.pages || !album_page(view)) {
        text_addf(out, "Looking for %s %s: %s so far", kind,
                  say_number(pz->album.asked).at,
                  say_number(pz->album.pages).at);
    } else {
        text_addf(out, "%s %s",
                  position_count(view->pos, OF_CLASSES) ? "Fundamental solution"
                                                        : "Solution",
                  say_number(album_page(view)).at);
        add_total(pz, out);
    }
}

/* Which solutions are browsed, and where the one shown stands among all. */
static void explain_wishes(const struct puzzle *pz, const struct view *view,
                           struct text *out)
{
    uint64_t all, among = position_count(view->pos, AMONG_ALL);

    text_add(out, "These are the solutions");
    queens_say_wishes(view->params, out);
    if (among && know_all(pz, &all))
        text_addf(out, "; this one is number %s of all %s",
                  say_number(among).at, say_number(all).at);
    text_add(out, ". ");
}

/* What can be done to it without a change. */
static void add_fixed(const struct queens_orbit *orbit, struct text *out)
{
    const char *before = "It stays the same when ";

    for (int s = 1; s < SYMMETRIES; s++)
        if (orbit->fixed & 1u << s) {
            text_addf(out, "%s%s", before, symmetry_name((enum symmetry)s));
            before = ", ";
        }
    if (*before == ',')
        text_add(out, ".");
}

/* How the shown solution relates to the others. Where squares are wished for,
 * some of its images may be none of the solutions browsed, and in an album
 * that grows some may be still to come. */
static void explain_class(const struct puzzle *pz, const struct view *view,
                          struct text *out)
{
    struct queens_orbit orbit;
    size_t numbers[SYMMETRIES];
    int images;

    queens_orbit_find(&orbit, &pz->all,
                      (size_t)position_count(view->pos, NUMBER));
    images = queens_orbit_numbers(&orbit, numbers);
    text_addf(out, "Turned and mirrored it gives %s",
              say_count((uint64_t)orbit.size, "different solution").at);
    if (images < orbit.size)
        text_addf(
            out, ", of which %d %s", images,
            pz->all.state == QUEENS_ALBUM_DONE
                ? say_plural((uint64_t)images, "is here|are here").at
                : say_plural((uint64_t)images, "has been found|have been found")
                      .at);
    text_addf(out, ": %s", say_plural((uint64_t)images, "number").at);
    for (int i = 0; i < images; i++)
        text_addf(out, "%s %s", i ? "," : "", say_number(numbers[i]).at);
    text_add(out, ". ");
    add_fixed(&orbit, out);
}

/* Where these are not all. */
static void explain_album(const struct puzzle *pz, struct text *out)
{
    if (pz->all.state == QUEENS_ALBUM_DONE)
        return;
    if (is_published(pz))
        text_add(out, "\nHow many there are was published; counting them "
                      "here would show it again.");
    text_addf(out, "\n%s been found so far",
              say_count(pz->all.count, "solution has|solutions have").at);
    if (pz->all.state == QUEENS_ALBUM_FULL)
        text_add(out, ", and more do not fit in the memory that the album may "
                      "take.");
    else if (browse_rests(pz))
        text_addf(out,
                  "; a number beyond them, up to %s, makes the search go on.",
                  say_number(pz->all.most).at);
    else
        text_add(out, "; the search goes on.");
}

void browse_explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (album_is_missing(&pz->album)) {
        add_reason(pz, view, out);
    } else if (pz->album.asked > pz->album.pages || !album_page(view)) {
        text_add(out, "The solutions are found one after another: files from "
                      "a, in each file from the top rank down.");
    } else {
        if (pz->filtered)
            explain_wishes(pz, view, out);
        explain_class(pz, view, out);
        queens_explain_rule(view->params, out);
        explain_album(pz, out);
    }
}

static void facts_of_page(const struct puzzle *pz, const struct view *view,
                          struct facts *out)
{
    uint64_t among = position_count(view->pos, AMONG_ALL), total;

    facts_number(out, "solution", NULL, album_page(view));
    if (know_total(pz, &total))
        facts_number(out, "total",
                     is_published(pz) ? "Solutions, published" : "Solutions",
                     total);
    else
        facts_number(out, "listed", "Solutions so far", total);
    facts_help(out, "Placements in which no piece attacks another.");
    if (among) {
        facts_number(out, "number", "Number among all", among);
        facts_help(out, "Which one it is when nothing is left out.");
    }
    if (pz->all.state == QUEENS_ALBUM_DONE) {
        facts_number(out, "classes", "Fundamental", pz->classes.count);
        facts_help(out, "How many remain if those that are turned or mirrored "
                        "images of each other count as one.");
    }
    facts_number(
        out, "class", "This one's class",
        browse_class_of(pz, (size_t)position_count(view->pos, NUMBER)));
    facts_help(out, "How many different boards one gets by turning and "
                    "mirroring this one.");
}

void browse_facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct text why;

    text_init(&why);
    if (album_is_missing(&pz->album))
        add_reason(pz, view, &why);
    if (why.len)
        facts_words(out, "reason", NULL, why.at);
    text_free(&why);
    if (album_page(view))
        facts_of_page(pz, view, out);
    queens_fact_squares(view, out);
}
