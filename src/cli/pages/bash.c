/* Completions for bash: two lists of cases in a template. */
#include <string.h>

#include "cli/pages/blanks.h"
#include "cli/pages/catalogue.h"
#include "cli/pages/pages.h"
#include "render/assets.h"

/* " --tree --no-tree", " -o --output" */
static void add_names(const struct option *o, struct text *out)
{
    if (o->letter)
        text_addf(out, " -%c", o->letter);
    text_addf(out, " --%s", o->name);
    if (o->negatable)
        text_addf(out, " --no-%s", o->name);
}

static void fill_options(const struct catalogue *cat, struct text *out)
{
    for (const struct entry *e = cat->entries; e < cat->entries + cat->n; e++) {
        text_addf(out, "    %s) echo '", catalogue_name(e));
        for (int i = 0; i < e->n; i++)
            add_names(&cat->items[e->items[i]].option, out);
        text_addf(out, "' ;;%s", e < cat->entries + cat->n - 1 ? "\n" : "");
    }
}

/* What follows a pattern. */
static void add_values(const struct values *v, struct text *out)
{
    text_add(out, ")");
    for (size_t i = 0; i < v->n; i++)
        text_addf(out, "%s%s", i ? " " : " names='", v->at[i].name);
    text_addf(out, "%s%s%s%s%s ;;\n", v->n ? "'" : "", v->list ? " list=1" : "",
              v->file ? " file=1" : "", v->shaped ? " shaped=1" : "",
              v->again ? " again=1" : "");
}

/* "tour,-o | tour,--output", for each command that has it. */
static void add_pattern(const struct catalogue *cat, const struct item *item,
                        struct text *out)
{
    const char *before = "    ";

    for (int i = 0; i < cat->n; i++) {
        const char *name = catalogue_name(&cat->entries[i]);

        if (!(item->in >> i & 1))
            continue;
        text_add(out, before);
        if (item->option.letter)
            text_addf(out, "%s,-%c | ", name, item->option.letter);
        text_addf(out, "%s,--%s", name, item->option.name);
        before = " | ";
    }
}

static void fill_values(const struct catalogue *cat, struct text *out)
{
    for (const struct item *i = cat->items; i < cat->items + cat->n_items; i++)
        if (i->option.value) {
            add_pattern(cat, i, out);
            add_values(&i->values, out);
        }
    for (const struct entry *e = cat->entries; e < cat->entries + cat->n; e++)
        if (values_known(&e->words)) {
            text_addf(out, "    %s,", catalogue_name(e));
            add_values(&e->words, out);
        }
}

void bash_print(const struct catalogue *cat, const struct edition *edition,
                struct text *out)
{
    static const struct blank blanks[] = { { "options", fill_options },
                                           { "values", fill_values },
                                           { "commands", blank_commands },
                                           { NULL, NULL } };

    (void)edition;
    blanks_fill(asset_chequer_bash, blanks, cat, out);
}
