/* Counts to go on with, and the lines that `chequer sum` adds up. */
#include "base/text.h"
#include "cli/count/ledger.h"
#include "fuzz/fuzz.h"

static void read_line(const char *words, size_t size)
{
    struct ledger p, again;
    struct text told;

    ledger_init(&p);
    ledger_init(&again);
    text_init(&told);
    if (ledger_read_line(&p, words, size)) {
        ledger_add_line(&p, &told);
        fuzz_claim(ledger_read_line(&again, told.at, told.len - 1));
        fuzz_claim(ledger_fits(&p, &again));
    }
    text_free(&told);
    ledger_free(&p);
    ledger_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct text bytes;
    struct ledger p;

    text_init(&bytes);
    text_add_bytes(&bytes, data, size);
    read_line(words, size);
    ledger_init(&p);
    ledger_read_file(&p, &bytes);
    ledger_free(&p);
    text_free(&bytes);
    free(words);
    return 0;
}
