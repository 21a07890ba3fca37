/* The run found in a picture: in bytes of any format, or none. */
#include "base/error.h"
#include "base/text.h"
#include "export/reopen.h"
#include "fuzz/fuzz.h"

/* Behind its end is memory that nobody may read. */
static uint8_t *exact(const uint8_t *data, size_t size)
{
    uint8_t *bytes = malloc(size ? size : 1);

    if (!bytes)
        abort();
    if (size > 0)
        memcpy(bytes, data, size);
    return bytes;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint8_t *bytes = exact(data, size);
    struct text run;

    text_init(&run);
    reopen_find(bytes, size, &run);
    fuzz_claim(run.len <= 4 * size + 65536); /* no bomb */
    text_free(&run);
    free(bytes);
    return 0;
}
