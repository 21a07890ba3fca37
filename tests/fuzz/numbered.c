/* Names of files with a place for a number. */
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *path = fuzz_words(data, size);
    struct text name;
    struct error err;

    text_init(&name);
    pattern_has_place(path);
    if (pattern_check(path, &err)) {
        pattern_fill(path, 2147483647, &name);
        fuzz_claim(name.len < size + 1000);
    }
    text_free(&name);
    free(path);
    return 0;
}
