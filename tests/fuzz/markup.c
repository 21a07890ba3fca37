/* The manual's mark-up: any text can be read. */
#include "export/manual/markup.h"
#include "fuzz/fuzz.h"

static void check(const struct markup *m)
{
    for (size_t i = 0; i < m->nblocks; i++)
        fuzz_claim(m->blocks[i].first + m->blocks[i].n <= m->nspans);
    for (size_t i = 0; i < m->nspans; i++)
        fuzz_claim(m->spans[i].first + m->spans[i].len <= m->text.len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct markup m;

    markup_read(&m, words);
    check(&m);
    markup_free(&m);
    free(words);
    return 0;
}
