/* What a session says about itself, in the words of its module. */
#include <string.h>

#include "base/say.h"
#include "puzzle/album.h"
#include "session/run.h"
#include "session/session.h"
#include "session/state.h"

/* Nothing may be given away before the last riddle of a moment. */
static enum quizzed quizzed(const struct session *ss)
{
    return ss->quiz.now == QUIZZED_ANSWERED && ss->quiz.more ? QUIZZED_ASKED
                                                             : ss->quiz.now;
}

struct view session_view(const struct session *ss)
{
    struct view view = { .pos = &ss->pos,
                         .now = trace_at(&ss->trace, ss->cursor),
                         .index = ss->cursor,
                         .count = trace_end(&ss->trace),
                         .tip = ss->cursor + 1 == trace_end(&ss->trace),
                         .progress = ss->solver.progress,
                         .params = &ss->params,
                         .first_number = ss->look.first_number,
                         .lined = session_lined(ss),
                         .side = session_seen_side(ss),
                         .flipped = session_flipped(ss),
                         .quizzed = quizzed(ss),
                         .origin = ss->glide.n ? ss->glide.legs[0].from : -1,
                         .hover = ss->pointer.hover,
                         .held = ss->pointer.held,
                         .posed = ss->pointer.absent,
                         .pointer = ss->pointer.at };

    view.extent = session_extent(ss);
    session_find_aside(ss, &view);
    return view;
}

const char *session_heading(struct session *ss)
{
    text_clear(&ss->said.heading);
    if (ss->plan.activity->heading)
        ss->plan.activity->heading(&ss->params, &ss->said.heading);
    else
        text_add(&ss->said.heading, ss->cls->title);
    return ss->said.heading.at;
}

typedef void say(const struct puzzle *, const struct view *, struct text *);

static const char *ask(const struct session *ss, say *what, struct text *out)
{
    struct view view = session_view(ss);

    text_clear(out);
    if (what)
        what(ss->puzzle, &view, out);
    return out->at;
}

const char *session_status(struct session *ss)
{
    text_clear(&ss->said.status);
    if (session_quiz_status(ss, &ss->said.status))
        return ss->said.status.at;
    ask(ss, ss->plan.activity->status, &ss->said.status);
    if (ss->solver.limited && session_outcome(ss) == OUTCOME_LIMIT &&
        ss->cursor + 1 == trace_end(&ss->trace)) {
        text_clear(&ss->said.status);
        text_addf(&ss->said.status,
                  "Stopped at the limit of %s: this proves nothing",
                  say_count(ss->solver.limit, "node").at);
    }
    return ss->said.status.at;
}

/* Has what is watched only just left the moment that was told? */
static bool is_leaving(const struct session *ss)
{
    size_t told = ss->said.explained, now = ss->cursor + 1;

    return ss->glide.n && ss->plan.manner == MANNER_WATCHED && told &&
           (told + 1 == now || told == now + 1);
}

/* While a piece is on its way the words are still those of the choice that it
 * follows, as the marks on the board are. */
const char *session_explain(struct session *ss)
{
    if (ss->quiz.now == QUIZZED_NOT && is_leaving(ss))
        return ss->said.explain.at;
    ss->said.explained = ss->cursor + 1;
    text_clear(&ss->said.explain);
    if (session_quiz_explain(ss, &ss->said.explain))
        return ss->said.explain.at;
    ask(ss, ss->plan.activity->explain, &ss->said.explain);
    session_quiz_conclude(ss, &ss->said.explain);
    return ss->said.explain.at;
}

/* Adds words as one sentence of a line, whatever lines they are set in. */
static void add_to_line(struct text *line, const char *words)
{
    static const char blanks[] = " \t\n";
    size_t before = line->len;

    for (words += strspn(words, blanks); *words;
         words += strspn(words, blanks)) {
        size_t len = strcspn(words, blanks);

        text_add(line, line->len ? " " : "");
        text_add_bytes(line, words, len);
        words += len;
    }
    if (line->len > before && !strchr(".!?:", line->at[line->len - 1]))
        text_add(line, ".");
}

/* "On a1, b5" or "white: a1, b5", if it is not longer than anybody listens. */
static void add_squares(const struct facts *facts, const struct fact *fact,
                        struct text *line)
{
    enum { MOST = 64 };
    struct text words;

    if (fact->kind != FACT_SQUARES || !fact->number || fact->number > MOST)
        return;
    text_init(&words);
    if (strcmp(fact->key, "squares") == 0)
        text_add(&words, "On");
    else
        text_addf(&words, "%s:", fact->key);
    for (size_t i = 0; i < fact->number; i++)
        text_addf(&words, "%s %s", i ? "," : "",
                  fact_square(facts, fact, i).at);
    add_to_line(line, words.at);
    text_free(&words);
}

/* What a page of an album shows is told by nothing else. */
static void add_page(struct session *ss)
{
    const struct facts *facts = session_facts(ss);

    for (int i = 0; i < facts->n; i++)
        add_squares(facts, &facts->at[i], &ss->said.told);
}

const char *session_tell(struct session *ss)
{
    const char *status = session_status(ss), *why = session_explain(ss);
    struct pages pages;

    text_clear(&ss->said.told);
    add_to_line(&ss->said.told, status);
    if (session_album(ss, &pages))
        add_page(ss);
    if (strcmp(status, why) != 0)
        add_to_line(&ss->said.told, why);
    return ss->said.told.at;
}

const char *session_notation(struct session *ss)
{
    return ask(ss, ss->plan.activity->notation, &ss->said.notation);
}

static const struct facts *tell_facts(struct session *ss, bool brief)
{
    struct view view = session_view(ss);

    facts_clear(&ss->said.facts);
    ss->said.facts.brief = brief;
    if (ss->plan.activity->facts)
        ss->plan.activity->facts(ss->puzzle, &view, &ss->said.facts);
    return &ss->said.facts;
}

const struct facts *session_facts(struct session *ss)
{
    return tell_facts(ss, false);
}

const struct facts *session_shown_facts(struct session *ss)
{
    return tell_facts(ss, true);
}

/* The first moment goes without saying, unless the run opens at its end; in
 * an album the page says it all, once it is there. */
const char *session_describe(struct session *ss)
{
    struct pages pages;
    bool at_once = ss->plan.manner != MANNER_WATCHED;

    text_clear(&ss->said.describe);
    run_format(ss->cls, &ss->params, &ss->said.describe);
    if (ss->solver.limited && ss->cursor + 1 == trace_end(&ss->trace))
        text_addf(&ss->said.describe, " limit-nodes=%llu",
                  (unsigned long long)ss->solver.limit);
    if (session_pages(ss, &pages) && ss->cursor + 1 == trace_end(&ss->trace))
        return ss->said.describe.at;
    if (ss->cursor || (at_once && trace_end(&ss->trace) > 1))
        text_addf(&ss->said.describe, " step=%zu", ss->cursor);
    return ss->said.describe.at;
}
