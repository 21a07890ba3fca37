/* Finding a show: those that come with the program, compiled in by the build
 * from assets/lessons, or a file. */
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/slides/show.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "render/assets.h"
#include "session/session.h"

const struct supplied_show shows[SHOWS] = {
    { "warnsdorff", "Warnsdorff's idea", "tour", NULL,
      asset_warnsdorff_slides },
    { "backtracking", "Why backtracking is slow", "tour",
      "algorithm=backtracking tree=on", asset_backtracking_slides },
    { "ninety-two", "From 92 to 12", "queens", "piece=queen",
      asset_ninety_two_slides },
    { "graph", "The knight's graph", "tour", "graph=edges graph=ring",
      asset_graph_slides },
    { "kings", "Why sixteen kings", "place", NULL, asset_kings_slides },
    { "chess960", "Why 960", "chess960", NULL, asset_chess960_slides }
};

/* --- what it explains ------------------------------------------------------
 */

/* Among words with spaces between them. */
static bool find_word(const char *words, const char *word)
{
    size_t len = strlen(word);

    for (const char *at = words; (at = strstr(at, word)); at += len)
        if ((at == words || at[-1] == ' ') && strchr(" ", at[len]))
            return true;
    return false;
}

/* Is one of these "key=value" a setting of the run that has an effect? */
static bool is_set(const struct session *ss, const char *words)
{
    const struct control *table = session_class(ss)->controls;
    struct text word;
    bool found = false;

    text_init(&word);
    for (int i = 0; table[i].key && !found; i++) {
        if (!plan_offers(session_plan(ss), i) ||
            table[i].kind == CONTROL_ACTION)
            continue;
        text_clear(&word);
        text_addf(&word, "%s=", table[i].key);
        params_format(session_params(ss), table, i, &word);
        found = find_word(words, word.at);
    }
    text_free(&word);
    return found;
}

int show_explaining(const struct session *ss)
{
    int any = -1;

    for (int i = 0; i < SHOWS; i++) {
        if (strcmp(shows[i].puzzle, session_class(ss)->name) != 0)
            continue;
        if (shows[i].when && is_set(ss, shows[i].when))
            return i;
        if (!shows[i].when)
            any = i;
    }
    return any;
}

int show_length(const struct supplied_show *show)
{
    static const char word[] = "\nslide";
    int n = 0;

    for (const char *at = show->text; (at = strstr(at, word)); n++)
        at += sizeof word - 1;
    return n;
}

/* --- opening ---------------------------------------------------------------
 */

/* A name without a dot or slash that is not there is no file's. */
static bool refuse_name(const char *name, struct error *err)
{
    struct text names;

    text_init(&names);
    for (int i = 0; i < SHOWS; i++)
        text_addf(&names, "%s, ", shows[i].name);
    error_set(err,
              "there is no lesson '%.60s'; there are %sor the name of a "
              "file",
              name, names.at);
    text_free(&names);
    return false;
}

static bool open_file(struct show *out,
                      const struct puzzle_class *const *classes,
                      const char *path, struct error *err)
{
    struct text text;
    bool ok;

    text_init(&text);
    ok = file_read(path, SHOW_BYTES, &text, err);
    if (ok && strlen(text.at) != text.len)
        ok = error_set(err, "%.200s is not a text file", path);
    ok = ok && show_parse(out, classes, path, text.at, err);
    text_free(&text);
    if (ok && !show_check(out, err)) {
        show_free(out);
        return false;
    }
    return ok;
}

bool show_open(struct show *out, const struct puzzle_class *const *classes,
               const char *name, struct error *err)
{
    struct error why;

    for (int i = 0; i < SHOWS; i++)
        if (strcmp(shows[i].name, name) == 0)
            return show_parse(out, classes, name, shows[i].text, err);
    if (open_file(out, classes, name, &why))
        return true;
    if (!strpbrk(name, "./") && strncmp(why.message, "cannot read", 11) == 0)
        return refuse_name(name, err);
    *err = why;
    return false;
}
