/* Counts to go on with, and the lines that `chequer sum` adds up: as they come,
 * and with the right check at their end, which nobody thinks up. */
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

static void read_file(const struct text *bytes)
{
    struct ledger p;

    ledger_init(&p);
    ledger_read_file(&p, bytes);
    ledger_free(&p);
}

/* Up to the check that they may have already. */
static size_t unsealed(const char *words, const char *check)
{
    const char *at = strstr(words, check);

    return at ? (size_t)(at - words) : strlen(words);
}

static void read_sealed(const char *words)
{
    struct text bytes;

    text_init(&bytes);
    text_add_bytes(&bytes, words, unsealed(words, " check="));
    ledger_seal_line(&bytes, 0);
    read_line(bytes.at, bytes.len - 1);
    text_clear(&bytes);
    text_add_bytes(&bytes, words, unsealed(words, "\ncheck="));
    text_add(&bytes, "\n");
    ledger_seal_file(&bytes, 0);
    read_file(&bytes);
    text_free(&bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct text bytes;

    text_init(&bytes);
    text_add_bytes(&bytes, data, size);
    read_line(words, size);
    read_file(&bytes);
    read_sealed(words);
    text_free(&bytes);
    free(words);
    return 0;
}
