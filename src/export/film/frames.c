/*
 * The frames of a film. A session remembers two million moments; of a longer
 * run those that were forgotten are made again by running it anew.
 */
#include "export/film/frames.h"

#include <inttypes.h>

#include "base/error.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "session/session.h"

/* So much work more is worth an exact number in a refusal: about a second. */
enum { CURIOSITY = 20000000 };

void frames_init(struct frames *f, struct session *ss, const struct cut *cut,
                 size_t most)
{
    *f = (struct frames){ .ss = ss, .cut = *cut, .most = most };
}

/* From one moment to another, both of them included. */
static uint64_t frames_between(const struct cut *cut, uint64_t to)
{
    uint64_t steps = to - cut->from, every = cut->every ? cut->every : 1;

    return steps / every + (steps % every != 0) + 1;
}

/* Seldom enough for `most` frames. */
static uint64_t sufficient(const struct frames *f, uint64_t to)
{
    uint64_t steps = to - f->cut.from, gaps = f->most > 1 ? f->most - 1 : 1;

    return steps / gaps + (steps % gaps != 0);
}

static void add_count(struct text *out, uint64_t n, const char *what)
{
    text_add_grouped(out, n);
    text_addf(out, " %s%s", what, n == 1 ? "" : "s");
}

/* `more`: the run goes on after `to`, nobody knows how long. */
static bool refuse_many(const struct frames *f, uint64_t to, bool more,
                        struct error *err)
{
    struct text words;

    text_init(&words);
    text_add(&words, more ? "more than " : "");
    add_count(&words, frames_between(&f->cut, to), "frame");
    text_add(&words, " are too many: want at most ");
    text_add_grouped(&words, f->most);
    if (more)
        text_add(&words, "; this run goes on and on, so say --to K, and with "
                         "--every K take each Kth step");
    else
        text_addf(&words,
                  ", as with --every %" PRIu64 ", or fewer steps "
                  "with --from and --to",
                  sufficient(f, to));
    error_set(err, "%s", words.at);
    text_free(&words);
    return false;
}

bool frames_possible(const struct frames *f, struct error *err)
{
    const struct cut *cut = &f->cut;

    if (!cut->has_to)
        return true;
    if (cut->to < cut->from)
        return error_set(err,
                         "--to %" PRIu64 ": want a step from --from "
                         "%" PRIu64 " on",
                         cut->to, cut->from);
    return cut->every == 0 || frames_between(cut, cut->to) <= f->most ||
           refuse_many(f, cut->to, false, err);
}

uint64_t frames_least(const struct frames *f)
{
    const struct cut *cut = &f->cut;

    return cut->has_to && !cut->up_to && cut->every
               ? frames_between(cut, cut->to)
               : 1;
}

bool frames_settle(struct frames *f, struct error *err)
{
    uint64_t last = session_count(f->ss) - 1;
    struct cut *cut = &f->cut;

    if (cut->from > last)
        return error_set(err,
                         "--from %" PRIu64 ": want 0 to %" PRIu64
                         ", the steps of this run",
                         cut->from, last);
    if (cut->has_to && !cut->up_to && cut->to > last)
        return error_set(err,
                         "--to %" PRIu64 ": want %" PRIu64 " to %" PRIu64
                         ", the steps of this run",
                         cut->to, cut->from, last);
    if (!cut->has_to || cut->to > last)
        cut->to = last;
    cut->has_to = true;
    if (cut->every == 0 && frames_between(cut, cut->to) > f->most)
        cut->every = sufficient(f, cut->to);
    if (frames_between(cut, cut->to) > f->most)
        return refuse_many(f, cut->to, false, err);
    f->n = (size_t)frames_between(cut, cut->to);
    return true;
}

/* Are there too many already, and is it not worth waiting for the end? */
static bool hopeless(const struct frames *f)
{
    const struct cut *cut = &f->cut;
    uint64_t last = session_count(f->ss) - 1;

    return !cut->has_to && cut->every != 0 && last >= cut->from &&
           frames_between(cut, last) > f->most &&
           session_work(f->ss) > cut->every * f->most + CURIOSITY;
}

enum filming frames_count(struct frames *f, long work, struct error *err)
{
    const struct cut *cut = &f->cut;
    bool more;

    session_chase(f->ss);
    more = session_advance(f->ss, work, 0);
    if (cut->has_to && session_count(f->ss) - 1 > cut->to)
        more = false;
    if (more && hopeless(f)) {
        refuse_many(f, session_count(f->ss) - 1, true, err);
        return FILMING_FAILED;
    }
    if (more)
        return FILMING_MORE;
    return frames_settle(f, err) ? FILMING_DONE : FILMING_FAILED;
}

static uint64_t moment_of(const struct frames *f, size_t i)
{
    uint64_t every = f->cut.every ? f->cut.every : 1;

    return i + 1 >= f->n ? f->cut.to : f->cut.from + i * every;
}

static bool run_anew(struct session *ss, struct error *err)
{
    struct params params;
    bool ok;

    params_copy(&params, session_params(ss));
    ok = session_restart(ss, &params, err);
    params_free(&params);
    return ok;
}

enum filming frames_show(struct frames *f, size_t i, long work,
                         struct error *err)
{
    uint64_t want = moment_of(f, i);

    if (want < session_first(f->ss) && !run_anew(f->ss, err))
        return FILMING_FAILED;
    if (want >= session_count(f->ss)) {
        session_chase(f->ss);
        session_advance(f->ss, work, 0);
    }
    if (want >= session_count(f->ss))
        return FILMING_MORE;
    session_seek(f->ss, (size_t)want);
    return FILMING_DONE;
}
