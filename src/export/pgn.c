/* A game of chess: puzzles that have one tell it as a fact. */
#include "base/error.h"
#include "base/text.h"
#include "export/texts.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

bool pgn_possible(struct session *ss, const struct export_job *job,
                  struct error *err)
{
    (void)job;
    return facts_find(session_facts(ss), "pgn") != NULL ||
           error_set(err,
                     "%s has no PGN here, which is for games of chess in "
                     "which both sides move in turn, as in lesson 1",
                     session_class(ss)->name);
}

bool export_pgn(struct session *ss, const struct export_job *job,
                struct text *out, struct error *err)
{
    const struct facts *facts = session_facts(ss);

    if (!pgn_possible(ss, job, err))
        return false;
    text_add(out, fact_words(facts, facts_find(facts, "pgn")));
    return true;
}
