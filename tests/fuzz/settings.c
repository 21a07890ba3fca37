/* The file of what the window remembers. */
#include "app/settings.h"
#include "base/error.h"
#include "base/text.h"
#include "fuzz/fuzz.h"

static void check(const struct settings *s)
{
    struct text told, twice;
    struct settings again;
    struct error err;

    text_init(&told);
    text_init(&twice);
    settings_init(&again);
    settings_format(s, &told);
    fuzz_claim(settings_parse(&again, told.at, &err));
    settings_format(&again, &twice);
    fuzz_claim(strcmp(told.at, twice.at) == 0);
    settings_free(&again);
    text_free(&told);
    text_free(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct settings s;
    struct error err;

    settings_init(&s);
    if (settings_parse(&s, words, &err))
        check(&s);
    settings_free(&s);
    free(words);
    return 0;
}
