/* The position of a game of chess: puzzles that have one tell it as a fact. */
#include "base/error.h"
#include "base/text.h"
#include "export/texts.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "session/session.h"

bool fen_possible(struct session *ss, const struct export_job *job,
                  struct error *err)
{
    (void)job;
    return facts_find(session_facts(ss), "fen") != NULL ||
           error_set(err,
                     "%s has no FEN, which is for positions of a game of "
                     "chess, as in chess960 and lesson",
                     session_class(ss)->name);
}

bool export_fen(struct session *ss, const struct export_job *job,
                struct text *out, struct error *err)
{
    const struct facts *facts = session_facts(ss);

    if (!fen_possible(ss, job, err))
        return false;
    text_addf(out, "%s\n", fact_words(facts, facts_find(facts, "fen")));
    return true;
}
