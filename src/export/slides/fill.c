/* Facts in the places of their names. */
#include "export/slides/fill.h"

#include <stddef.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "puzzle/facts.h"
#include "session/session.h"

enum { NAME_MAX_LENGTH = 40 };

/* The length of a name in braces that begins here, with them, or 0. */
static size_t braced(const char *at, char name[NAME_MAX_LENGTH])
{
    size_t len = *at == '{' ? strspn(at + 1, "abcdefghijklmnopqrstuvwxyz-") : 0;

    if (len == 0 || len >= NAME_MAX_LENGTH || at[1 + len] != '}')
        return 0;
    memcpy(name, at + 1, len);
    name[len] = '\0';
    return len + 2;
}

bool fill_words(const char *words, struct session *ss, struct text *out,
                struct error *err)
{
    const struct facts *facts = session_facts(ss);
    char name[NAME_MAX_LENGTH];
    bool ok = true;

    while (*words) {
        size_t len = braced(words, name);
        const struct fact *fact = len ? facts_find(facts, name) : NULL;

        if (fact)
            fact_add_text(facts, fact, out);
        else
            text_add_bytes(out, words, len ? len : 1);
        if (len && !fact)
            ok = error_set(err, "{%s} is no fact of this moment", name);
        words += len ? len : 1;
    }
    return ok;
}
