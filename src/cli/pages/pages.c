/* The pages there are. */
#include "cli/pages/pages.h"

#include <string.h>

#include "cli/pages/catalogue.h"

static const struct page_kind kinds[] = {
    { "man", "the manual page", man_print },
    { "bash", "completions for bash", bash_print },
    { "zsh", "completions for zsh", zsh_print },
    { "fish", "completions for fish", fish_print },
    { NULL, NULL, NULL }
};

const struct page_kind *page_kind_find(const char *name)
{
    for (const struct page_kind *kind = kinds; kind->name; kind++)
        if (strcmp(kind->name, name) == 0)
            return kind;
    return NULL;
}

/* `help` is the last command. */
void page_print(const struct page_kind *kind, const struct edition *edition,
                struct text *out)
{
    struct catalogue *cat = catalogue_create();
    struct values *words = &cat->entries[cat->n - 1].words;

    for (int i = 0; kinds[i].name; i++)
        values_add(words, kinds[i].name, kinds[i].about);
    kind->print(cat, edition, out);
    catalogue_destroy(cat);
}
