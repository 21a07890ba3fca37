/*
 * Prints the words that readers know, as a dictionary for libFuzzer: options,
 * settings and their values from the tables that help and completions are made
 * of.
 */
#include "base/text.h"
#include "cli/pages/catalogue.h"
#include "fuzz/fuzz.h"

/* Bytes that stand for something else in such a file are given by number. */
static void print(const char *before, const char *word, const char *behind)
{
    printf("\"%s", before);
    for (; *word; word++)
        if (*word < ' ' || *word > '~' || *word == '"' || *word == '\\')
            printf("\\x%02X", (unsigned char)*word);
        else
            putchar(*word);
    printf("%s\"\n", behind);
}

static void print_values(const struct values *v)
{
    for (size_t i = 0; i < v->n; i++)
        if (v->at[i].name[0])
            print("", v->at[i].name, "");
}

int main(void)
{
    struct catalogue *cat = catalogue_create();

    for (int i = 0; i < cat->n; i++) {
        if (cat->entries[i].name[0])
            print("", cat->entries[i].name, " ");
        print_values(&cat->entries[i].words);
    }
    for (size_t i = 0; i < cat->n_items; i++) {
        print("--", cat->items[i].option.name, "\\x0A");
        print("", cat->items[i].option.name, "=");
        print_values(&cat->items[i].values);
    }
    catalogue_destroy(cat);
    return 0;
}
