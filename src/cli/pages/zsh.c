/* Completions for zsh: specifications for _arguments, in a template. Names
 * stand in arrays, so that nothing is quoted twice. */
#include <string.h>

#include "cli/pages/blanks.h"
#include "cli/pages/catalogue.h"
#include "cli/pages/pages.h"
#include "render/assets.h"

/* `v7=('solve:Watch' 'hand:Lead it yourself')` */
static void add_array(const struct values *v, int number, struct text *out)
{
    if (!v->n)
        return;
    text_addf(out, "        local -a v%d=(", number);
    for (size_t i = 0; i < v->n; i++) {
        text_add(out, i ? " '" : "'");
        blank_words(v->at[i].name, ":", BLANK_DOUBLED, out);
        if (v->at[i].title) {
            text_add(out, ":");
            blank_sentence(v->at[i].title, "", BLANK_DOUBLED, out);
        }
        text_add(out, "'");
    }
    text_add(out, ")\n");
}

/* What completes the value that is called `what`. */
static void add_action(const struct values *v, const char *what, int number,
                       struct text *out)
{
    text_addf(out, ":%s:", what);
    if (v->list)
        text_addf(out, "{_chequer_list v%d}", number);
    else if (v->shaped)
        text_addf(out, "{_chequer_shaped v%d}", number);
    else if (v->file && v->n)
        text_addf(out, "{_chequer_or_file v%d}", number);
    else if (v->file)
        text_add(out, "_files");
    else if (v->n)
        text_addf(out, "{_describe %s v%d}", what, number);
    else
        text_add(out, " ");
}

/* "'(-o --output)'{-o+,--output=}", or with "no-" before the name. */
static void add_name(const struct option *o, bool off, struct text *out)
{
    text_add(out, "        options+=(");
    if (o->letter && o->value)
        text_addf(out, "'(-%c --%s)'{-%c+,--%s=}'", o->letter, o->name,
                  o->letter, o->name);
    else if (o->letter)
        text_addf(out, "'(-%c --%s)'{-%c,--%s}'", o->letter, o->name, o->letter,
                  o->name);
    else if (o->negatable)
        text_addf(out, "'(--%s --no-%s)--%s%s", o->name, o->name,
                  off ? "no-" : "", o->name);
    else
        text_addf(out, "'--%s%s", o->name, o->value ? "=" : "");
}

static void add_spec(const struct item *item, bool off, int number,
                     struct text *out)
{
    const struct option *o = &item->option;

    add_name(o, off, out);
    text_add(out, "[");
    blank_sentence(o->help, "[]\\", BLANK_DOUBLED, out);
    text_add(out, "]");
    if (o->value)
        add_action(&item->values, o->value, number, out);
    text_add(out, "')\n");
}

static void add_condition(const struct catalogue *cat, uint32_t in,
                          struct text *out)
{
    text_add(out, "    if [[ $command == (");
    catalogue_list(cat, in, "|", out);
    text_add(out, ") ]]; then\n");
}

static void add_item(const struct catalogue *cat, const struct item *item,
                     struct text *out)
{
    int number = (int)(item - cat->items);

    add_condition(cat, item->in, out);
    add_array(&item->values, number, out);
    add_spec(item, false, number, out);
    if (item->option.negatable)
        add_spec(item, true, number, out);
    text_add(out, "    fi\n");
}

/* What may follow the command. */
static void add_operand(const struct catalogue *cat, const struct entry *e,
                        struct text *out)
{
    int which = (int)(e - cat->entries), number = (int)cat->n_items + which;

    if (!values_known(&e->words))
        return;
    add_condition(cat, UINT32_C(1) << which, out);
    add_array(&e->words, number, out);
    text_addf(out, "        options+=('%c", e->words.again ? '*' : '1');
    add_action(&e->words, "word", number, out);
    text_add(out, "')\n    fi\n");
}

static void fill_options(const struct catalogue *cat, struct text *out)
{
    for (size_t i = 0; i < cat->n_items; i++)
        add_item(cat, &cat->items[i], out);
    for (int i = 0; i < cat->n; i++)
        add_operand(cat, &cat->entries[i], out);
}

void zsh_print(const struct catalogue *cat, const struct edition *edition,
               struct text *out)
{
    static const struct blank blanks[] = { { "options", fill_options },
                                           { "commands", blank_commands },
                                           { NULL, NULL } };

    (void)edition;
    blanks_fill(asset_chequer_zsh, blanks, cat, out);
}
