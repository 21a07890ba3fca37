/* A run on a slide: when it is where it is to be seen. */
#include "export/slides/show.h"
#include "session/session.h"

/* Is the end of its run shown, at once or by and by? */
static bool goes_to_end(const struct exhibit *x)
{
    return x->at_end || (x->plays && x->to_end);
}

size_t exhibit_moment(const struct exhibit *x)
{
    return x->plays ? x->from : x->run.step;
}

size_t exhibit_last(const struct exhibit *x, const struct session *ss)
{
    return goes_to_end(x) ? session_count(ss) - 1
           : x->plays     ? x->to
                          : x->run.step;
}

bool exhibit_is_there(const struct exhibit *x, const struct session *ss)
{
    size_t last = exhibit_last(x, ss);
    bool over = session_outcome(ss) != OUTCOME_RUNNING;

    if (goes_to_end(x))
        return over && session_index(ss) == last;
    return session_index(ss) == last || (over && session_count(ss) <= last);
}

bool exhibit_seek(const struct exhibit *x, struct session *ss, long work)
{
    size_t last;

    session_chase(ss);
    session_advance(ss, work, 0);
    last = exhibit_last(x, ss);
    if (!goes_to_end(x) && session_count(ss) > last)
        session_seek(ss, last);
    return exhibit_is_there(x, ss);
}
