/* What a session says about itself, in the words of its module. */
#include "session/run.h"
#include "session/session.h"
#include "session/state.h"

struct view session_view(const struct session *ss)
{
    struct view view = { .pos = &ss->pos,
                         .now = trace_at(&ss->trace, ss->cursor),
                         .index = ss->cursor,
                         .count = trace_end(&ss->trace),
                         .tip = ss->cursor + 1 == trace_end(&ss->trace),
                         .progress = ss->progress,
                         .params = &ss->params,
                         .first_number = ss->look.first_number,
                         .swift = ss->look.swift,
                         .flipped = session_flipped(ss),
                         .hover = ss->hover,
                         .held = ss->held,
                         .pointer = ss->pointer };

    session_find_aside(ss, &view);
    return view;
}

const char *session_heading(struct session *ss)
{
    text_clear(&ss->heading);
    if (ss->plan.activity->heading)
        ss->plan.activity->heading(&ss->params, &ss->heading);
    else
        text_add(&ss->heading, ss->cls->title);
    return ss->heading.at;
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
    ask(ss, ss->plan.activity->status, &ss->status);
    if (session_outcome(ss) == OUTCOME_LIMIT &&
        ss->cursor + 1 == trace_end(&ss->trace)) {
        text_clear(&ss->status);
        text_add(&ss->status, "Stopped at the limit of ");
        text_add_grouped(&ss->status, ss->limit);
        text_add(&ss->status, " nodes: this proves nothing");
    }
    return ss->status.at;
}

const char *session_explain(struct session *ss)
{
    return ask(ss, ss->plan.activity->explain, &ss->explain);
}

const char *session_notation(struct session *ss)
{
    return ask(ss, ss->plan.activity->notation, &ss->notation);
}

const struct facts *session_facts(struct session *ss)
{
    struct view view = session_view(ss);

    facts_clear(&ss->facts);
    if (ss->plan.activity->facts)
        ss->plan.activity->facts(ss->puzzle, &view, &ss->facts);
    return &ss->facts;
}

/* The first moment goes without saying, unless the run opens at its end; in
 * an album the page says it all, once it is there. */
const char *session_describe(struct session *ss)
{
    struct pages pages;
    bool at_once = ss->plan.manner != MANNER_WATCHED;

    text_clear(&ss->describe);
    run_format(ss->cls, &ss->params, &ss->describe);
    if (ss->limited && ss->cursor + 1 == trace_end(&ss->trace))
        text_addf(&ss->describe, " limit-nodes=%llu",
                  (unsigned long long)ss->limit);
    if (session_pages(ss, &pages) && ss->cursor + 1 == trace_end(&ss->trace))
        return ss->describe.at;
    if (ss->cursor || (at_once && trace_end(&ss->trace) > 1))
        text_addf(&ss->describe, " step=%zu", ss->cursor);
    return ss->describe.at;
}
