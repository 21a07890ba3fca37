/* A PNG whose dark squares are holes. */
#include "base/error.h"
#include "fuzz/fuzz.h"
#include "render/file/shades.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct shades shades;
    struct error err;

    if (shades_meant(data, size) && shades_read(&shades, data, size, &err)) {
        fuzz_claim(shades.width <= SHADES_SIDE_MAX);
        shades_mean(&shades, 0, 0, shades.width, shades.height);
        shades_free(&shades);
    }
    return 0;
}
