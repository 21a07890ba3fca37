/* Completions for fish: a `complete` for each option, in a template. */
#include <string.h>

#include "cli/pages/blanks.h"
#include "cli/pages/catalogue.h"
#include "cli/pages/pages.h"
#include "render/assets.h"

static void add_command(const struct catalogue *cat, uint32_t in,
                        const char *condition, struct text *out)
{
    text_addf(out, "complete -c chequer -n '%s ", condition);
    catalogue_list(cat, in, " ", out);
    text_add(out, "'");
}

/* solve\t"Watch" hand\t"Lead it yourself", within single quotes. */
static void add_names(const struct values *v, struct text *out)
{
    for (size_t i = 0; i < v->n; i++) {
        text_addf(out, " %s", v->at[i].name);
        if (v->at[i].title && !v->list && !v->shaped) {
            text_add(out, "\\t\"");
            blank_sentence(v->at[i].title, "\"$", BLANK_ESCAPED, out);
            text_add(out, "\"");
        }
    }
}

static void add_values(const struct values *v, struct text *out)
{
    if (v->file)
        text_add(out, " -F");
    if (!v->n && !v->shaped)
        return;
    text_addf(out, " -a '%s",
              v->list     ? "(__chequer_list"
              : v->shaped ? "(__chequer_shaped"
                          : "");
    add_names(v, out);
    text_add(out, v->list || v->shaped ? ")'" : "'");
}

static void add_option(const struct catalogue *cat, const struct item *item,
                       bool off, struct text *out)
{
    const struct option *o = &item->option;

    add_command(cat, item->in, "__chequer_in", out);
    if (o->letter)
        text_addf(out, " -s %c", o->letter);
    text_addf(out, " -l %s%s%s", off ? "no-" : "", o->name,
              !o->value           ? ""
              : item->values.file ? " -r"
                                  : " -x");
    add_values(&item->values, out);
    text_add(out, " -d '");
    blank_sentence(o->help, "", BLANK_ESCAPED, out);
    text_add(out, "'\n");
}

static void fill_options(const struct catalogue *cat, struct text *out)
{
    for (const struct item *i = cat->items; i < cat->items + cat->n_items;
         i++) {
        add_option(cat, i, false, out);
        if (i->option.negatable)
            add_option(cat, i, true, out);
    }
    for (int i = 0; i < cat->n; i++)
        if (values_known(&cat->entries[i].words)) {
            add_command(cat, UINT32_C(1) << i,
                        cat->entries[i].words.again ? "__chequer_in"
                                                    : "__chequer_first_in",
                        out);
            add_values(&cat->entries[i].words, out);
            text_add(out, "\n");
        }
}

/* A case has its words without signs between them. */
static void fill_commands(const struct catalogue *cat, struct text *out)
{
    uint32_t all = (UINT32_C(1) << cat->n) - 1;

    catalogue_list(cat, all & ~UINT32_C(1), " ", out);
}

void fish_print(const struct catalogue *cat, const struct edition *edition,
                struct text *out)
{
    static const struct blank blanks[] = { { "options", fill_options },
                                           { "commands", fill_commands },
                                           { NULL, NULL } };

    (void)edition;
    blanks_fill(asset_chequer_fish, blanks, cat, out);
}
