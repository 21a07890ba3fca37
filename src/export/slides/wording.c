/* Words of a slide, with facts in the places of their names. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "puzzle/facts.h"
#include "session/session.h"

/* The length of a name in braces that `at` begins with, with them, or 0. */
static size_t read_mention(const char *at, struct mention *out)
{
    size_t numbered = *at == '{' && at[1] >= '1' && at[1] <= '0' + SLIDE_RUNS &&
                              at[2] == ':'
                          ? 2
                          : 0;
    const char *name = at + 1 + numbered;
    size_t len = *at == '{' ? strspn(name, "abcdefghijklmnopqrstuvwxyz-") : 0;

    if (len == 0 || len >= FACT_NAME || name[len] != '}')
        return 0;
    if (numbered)
        out->run = at[1] - '0';
    memcpy(out->name, name, len);
    out->name[len] = '\0';
    return len + numbered + 2;
}

bool wording_add(struct wording *w, const char *words, int line, int run,
                 struct error *err)
{
    struct text all;
    struct mention m;
    size_t len;

    for (const char *at = words; (at = strpbrk(at, "{}")); at += len) {
        m = (struct mention){ .line = line, .run = run };
        len = read_mention(at, &m);
        if (len == 0)
            return error_set(err,
                             "'%.30s': want a fact's name in braces, such as "
                             "{squares}, or {2:squares} for the second run",
                             at);
        w->mentions = grow(w->mentions, w->n, &w->cap, sizeof *w->mentions);
        w->mentions[w->n++] = m;
    }
    text_init(&all);
    text_addf(&all, "%s%s", w->text ? w->text : "", words);
    free(w->text);
    w->text = all.at;
    return true;
}

void wording_free(struct wording *w)
{
    free(w->text);
    free(w->mentions);
    *w = (struct wording){ .text = NULL };
}

/* False: it is none of the facts. */
static bool add_fact(const struct mention *m, struct session *const *runs,
                     struct text *out)
{
    const struct facts *facts = session_facts(runs[m->run - 1]);
    const struct fact *fact = facts_find(facts, m->name);

    if (fact)
        fact_add_text(facts, fact, out);
    else
        text_add(out, "\u2026");
    return fact != NULL;
}

void wording_fill(const struct wording *w, struct session *const *runs,
                  struct text *out, const struct mention **missing)
{
    const char *at = w->text ? w->text : "";

    if (missing)
        *missing = NULL;
    for (size_t i = 0; i < w->n; i++) {
        const char *brace = strchr(at, '{');

        assert(brace != NULL);
        text_add_bytes(out, at, (size_t)(brace - at));
        at = strchr(brace, '}') + 1;
        if (!add_fact(&w->mentions[i], runs, out) && missing && !*missing)
            *missing = &w->mentions[i];
    }
    text_add(out, at);
}
