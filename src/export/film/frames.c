/*
 * The frames of a film. A session remembers two million moments; of a longer
 * run those that were forgotten are made again by running it anew.
 */
#include "export/film/film.h"

#include <inttypes.h>

#include "base/error.h"
#include "base/say.h"
#include "puzzle/album.h"
#include "session/session.h"

/* So much work more is worth an exact number in a refusal: about a second. */
enum { CURIOSITY = 20000000 };

void frames_init(struct frames *f, struct session *ss, const struct part *part,
                 size_t most)
{
    *f = (struct frames){ .ss = ss, .part = *part, .most = most };
}

/* What there is to be shown so far, by its numbers: moments, or the pages of
 * an album. */
struct range {
    uint64_t first, last;
    bool pages, growing; /* more pages may come */
};

static struct range range_of(const struct frames *f)
{
    struct pages p;

    if (!f->part.pages || !session_pages(f->ss, &p))
        return (struct range){ .last = session_count(f->ss) - 1 };
    return (struct range){ (uint64_t)p.first, (uint64_t)p.last, true,
                           p.growing };
}

static const char *plural(const struct range *r)
{
    return r->pages ? "pages of this album" : "steps of this run";
}

/* From one moment to another, both of them included. */
static uint64_t frames_between(const struct part *part, uint64_t to)
{
    uint64_t steps = to - part->from, every = part->every ? part->every : 1;

    return steps / every + (steps % every != 0) + 1;
}

/* Seldom enough for `most` frames. */
static uint64_t sufficient(const struct frames *f, uint64_t to)
{
    uint64_t steps = to - f->part.from, gaps = f->most > 1 ? f->most - 1 : 1;

    return steps / gaps + (steps % gaps != 0);
}

/* `more`: the run goes on after `to`, nobody knows how long. */
static bool refuse_many(const struct frames *f, uint64_t to, bool more,
                        struct error *err)
{
    struct phrase frames = say_count(frames_between(&f->part, to), "frame");
    struct phrase most = say_number(f->most);

    if (more)
        return error_set(err,
                         "more than %s are too many: want at most %s; this run "
                         "goes on and on, so say --to K, and with --every K "
                         "take each Kth step",
                         frames.at, most.at);
    return error_set(err,
                     "%s are too many: want at most %s, as with --every "
                     "%" PRIu64 ", or fewer steps with --from and --to",
                     frames.at, most.at, sufficient(f, to));
}

bool frames_possible(const struct frames *f, struct error *err)
{
    const struct part *part = &f->part;

    if (!part->has_to)
        return true;
    if (part->to < part->from)
        return error_set(err,
                         "--to %" PRIu64 ": want a step from --from "
                         "%" PRIu64 " on",
                         part->to, part->from);
    return part->every == 0 || frames_between(part, part->to) <= f->most ||
           refuse_many(f, part->to, false, err);
}

uint64_t frames_least(const struct frames *f)
{
    const struct part *part = &f->part;

    return part->has_to && !part->up_to && part->every
               ? frames_between(part, part->to)
               : 1;
}

/* Does the part lie within what there is? */
static bool fits(const struct part *part, const struct range *r,
                 struct error *err)
{
    if (part->from > r->last)
        return error_set(
            err, "--from %" PRIu64 ": want %" PRIu64 " to %" PRIu64 ", the %s",
            part->from, r->first, r->last, plural(r));
    return !part->has_to || part->up_to ||
           (part->to >= r->first && part->to <= r->last) ||
           error_set(
               err, "--to %" PRIu64 ": want %" PRIu64 " to %" PRIu64 ", the %s",
               part->to, part->from, r->last, plural(r));
}

/* An album is filmed as a whole, but not one without the page asked for. */
static bool has_page(const struct frames *f, const struct range *r,
                     struct error *err)
{
    return !r->pages || r->growing ||
           (uint64_t)session_page(f->ss) <= r->last ||
           error_set(err, "%s", session_explain(f->ss));
}

/* Page 0 is before the first. */
bool frames_settle(struct frames *f, struct error *err)
{
    struct range r = range_of(f);
    struct part *part = &f->part;

    if (part->from < r.first)
        part->from = r.first;
    if (!has_page(f, &r, err) || !fits(part, &r, err))
        return false;
    if (!part->has_to || part->to > r.last)
        part->to = r.last;
    part->has_to = true;
    f->pages = r.pages;
    if (part->every == 0 && frames_between(part, part->to) > f->most)
        part->every = sufficient(f, part->to);
    if (frames_between(part, part->to) > f->most)
        return refuse_many(f, part->to, false, err);
    f->n = (size_t)frames_between(part, part->to);
    return true;
}

/* Are there too many already, and is it not worth waiting for the end? */
static bool hopeless(const struct frames *f)
{
    const struct part *part = &f->part;
    uint64_t last = range_of(f).last;

    return !part->has_to && part->every != 0 && last >= part->from &&
           frames_between(part, last) > f->most &&
           session_work(f->ss) > part->every * f->most + CURIOSITY;
}

enum task_state frames_count(struct frames *f, long work, struct error *err)
{
    const struct part *part = &f->part;
    struct range r;
    bool more;

    session_chase(f->ss);
    more = session_advance(f->ss, work, 0);
    r = range_of(f);
    if (part->has_to && (r.pages ? r.last >= part->to : r.last > part->to))
        more = false;
    if (more && hopeless(f)) {
        refuse_many(f, r.last, true, err);
        return TASK_FAILED;
    }
    if (more)
        return TASK_MORE;
    return frames_settle(f, err) ? TASK_DONE : TASK_FAILED;
}

static uint64_t moment_of(const struct frames *f, size_t i)
{
    uint64_t every = f->part.every ? f->part.every : 1;

    return i + 1 >= f->n ? f->part.to : f->part.from + i * every;
}

enum task_state frames_show(struct frames *f, size_t i, long work)
{
    uint64_t want = moment_of(f, i);

    if (f->pages) {
        session_turn(f->ss, (long)want);
        return TASK_DONE;
    }
    if (want < session_first(f->ss))
        session_rewind(f->ss);
    if (want >= session_count(f->ss)) {
        session_chase(f->ss);
        session_advance(f->ss, work, 0);
    }
    if (want >= session_count(f->ss))
        return TASK_MORE;
    session_seek(f->ss, (size_t)want);
    return TASK_DONE;
}
