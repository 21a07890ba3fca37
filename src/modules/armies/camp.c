/* What is known of the best armies, and what there is to say of it. */
#include <assert.h>

#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "modules/armies/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "solve/armies/armies.h"

enum { MILLION = 1000000 };

void camp_init(struct camp *c, const struct params *params)
{
    uint64_t limit = (uint64_t)params->at[ARMIES_PATIENCE].number * MILLION;
    struct error err;
    bool ok = mover_parse(&c->mover, params->at[ARMIES_PIECE].text, &err) &&
              armies_board(params, &c->board, &err);

    assert(ok);
    (void)ok;
    c->armies = armies_create(&c->board, &c->mover, limit);
}

void camp_free(struct camp *c)
{
    armies_destroy(c->armies);
    board_free(&c->board);
}

bool camp_tells_all(const struct camp *c)
{
    wide count;

    return c->armies->known && roll_count(&c->armies->roll, &count) &&
           wide_is(count, roll_told(&c->armies->roll));
}

/*
 * The greatest number that was published for a board like this, 0 if none was:
 * for queens on n by n squares OEIS A250000, whose numbers to 15 are proved.
 * The others are Ainley's of 1977, of which only one was bettered: that of 27.
 */
static int published_number(const struct camp *c)
{
    static const uint8_t most[] = {
        0,  0,  1,  2,  4,  5,  7,  9,  12, 14, 17, 21,  24,  28,  32,
        37, 42, 47, 52, 58, 64, 70, 77, 84, 91, 98, 106, 114, 122, 131
    };
    const struct board *b = &c->board;
    bool plain = b->files == b->ranks && b->nholes == 0 &&
                 b->surface == SURFACE_FLAT && c->mover.kind == PIECE_QUEEN;

    return plain && b->files <= (int)sizeof most ? most[b->files - 1] : 0;
}

struct phrase camp_steps(const struct camp *c)
{
    return say_count(c->armies->limit / MILLION, "million steps|million steps");
}

/* --- sentences ------------------------------------------------------------ */

static void add_share(const struct camp *c, struct text *out)
{
    double share = 100 * armies_share(c->armies);

    if (share >= 0.1)
        text_addf(out, ": %.1f %% done.", share);
    else
        text_add(out, ".");
}

/* Why there cannot be more. */
static void say_why(const struct camp *c, struct text *out)
{
    int n = c->armies->field.n, number = c->armies->number;

    if (n == 2 * number)
        text_add(out, " They fill the board.");
    else if (n == 2 * number + 1)
        text_add(out, " Only one square is left.");
    else
        text_addf(out,
                  " All ways to place %d of each were tried: none is "
                  "peaceful.",
                  number + 1);
}

static void say_proved(const struct camp *c, struct text *out)
{
    int number = c->armies->number;

    if (c->armies->field.n == 1)
        text_add(out, "One square has no room for two armies.");
    else if (number == 0)
        text_addf(out,
                  "Wherever two %s stand on this board, they attack each "
                  "other: there is no room for two armies.",
                  mover_called(&c->mover, 2).at);
    else
        text_addf(out,
                  "%d white and %d black %s can share this board so that none "
                  "attacks one of the other colour. More cannot.",
                  number, number, mover_called(&c->mover, number).at);
    if (number > 0)
        say_why(c, out);
}

static void say_so_far(const struct camp *c, struct text *out)
{
    int number = c->armies->number;

    if (number > 0)
        text_addf(out, "The best armies so far have %s each. ",
                  say_count((uint64_t)number, "piece").at);
    if (c->armies->stage == ARMIES_MUSTER) {
        text_add(out, "Armies are being mustered by trial and error");
        add_share(c, out);
    } else if (c->armies->stage == ARMIES_PROVE) {
        text_addf(out, "Whether %d of each can stand in peace is being tried",
                  number + 1);
        add_share(c, out);
    }
}

/* Found, but perhaps not the best there is. */
static void say_unproved(const struct camp *c, struct text *out)
{
    int published = published_number(c);

    text_addf(out,
              "%d white and %d black %s, found by trial and error. It is not "
              "proved that more cannot stand: ",
              c->armies->number, c->armies->number,
              mover_called(&c->mover, c->armies->number).at);
    if (armies_too_large(c->armies))
        text_addf(out,
                  "on more than %d squares there are too many ways to "
                  "try them all.",
                  SET_MOST);
    else
        text_addf(out, "the search gave up after %s.", camp_steps(c).at);
    if (published)
        text_addf(out, " The best that was ever published is %d of each.",
                  published);
}

/* How the search for all ways is getting on. */
static void say_ways(const struct camp *c, struct text *out)
{
    uint64_t told = roll_told(&c->armies->roll);

    if (c->armies->known)
        return;
    if (c->armies->stage == ARMIES_LIST) {
        text_add(out, " All such arrangements are being looked for");
        add_share(c, out);
    } else if (told) {
        text_addf(out, " %s found; then the search gave up, after %s.",
                  say_count(told, "arrangement was|arrangements were").at,
                  camp_steps(c).at);
    } else {
        text_add(out, " Whether there are other such arrangements was not "
                      "tried.");
    }
}

void camp_say(const struct camp *c, struct text *out)
{
    if (c->armies->proved) {
        say_proved(c, out);
        say_ways(c, out);
    } else if (c->armies->stage == ARMIES_OVER) {
        say_unproved(c, out);
    } else {
        say_so_far(c, out);
    }
    if (c->board.surface != SURFACE_FLAT)
        text_addf(out, " %s", surface_about(c->board.surface));
}

/* --- facts ---------------------------------------------------------------- */

static void fact_count(const struct camp *c, struct facts *out)
{
    struct text digits;
    wide count;

    if (!c->armies->known || !roll_count(&c->armies->roll, &count))
        return;
    if (!wide_is_more(count, UINT64_MAX)) {
        facts_number(out, "arrangements", "Solutions", count.low);
    } else {
        text_init(&digits);
        wide_format(count, false, &digits);
        facts_words(out, "arrangements", "Solutions", digits.at);
        text_free(&digits);
    }
    facts_help(out, "In how many ways so many of each can be placed. To "
                    "exchange the colours is another way.");
}

void camp_facts(const struct camp *c, struct facts *out)
{
    const struct armies *a = c->armies;

    facts_number(out, "number", a->proved ? "Most of each" : "Found of each",
                 (uint64_t)a->number);
    facts_help(out, a->proved
                        ? "More of each cannot stand in peace: that is proved."
                        : "The largest armies found so far; it is not proved "
                          "that there are no larger ones.");
    facts_truth(out, "proved", "Proved", a->proved);
    facts_help(out, "Is it certain that there are no larger armies?");
    if (!a->proved && published_number(c)) {
        facts_number(out, "published", "Published",
                     (uint64_t)published_number(c));
        facts_help(out, "The largest armies that anybody has published.");
    }
    fact_count(c, out);
    if (a->proved && !a->known && a->stage == ARMIES_OVER) {
        facts_number(out, "so_far", "Found so far", roll_told(&a->roll));
        facts_help(out, "Arrangements of so many that were found before the "
                        "search gave up.");
    }
}
