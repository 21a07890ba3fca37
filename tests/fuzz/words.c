/* Titles, captions and slides: words of any language, broken into lines and
 * put in the order in which they are seen. */
#include "base/text.h"
#include "base/utf8.h"
#include "base/wrap.h"
#include "fuzz/fuzz.h"
#include "render/letters/bidi.h"

static float width(const void *ctx, const char *utf8, size_t len)
{
    (void)ctx;
    return (float)wrap_columns(utf8, (int)len);
}

static void order(const char *line, size_t len)
{
    struct bidi bidi;
    size_t sum = 0;

    bidi_init(&bidi, line, len);
    for (size_t i = 0; i < bidi.n; i++)
        sum += bidi.run[i].len;
    fuzz_claim(sum == len);
    bidi_free(&bidi);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size);
    struct text out;

    text_init(&out);
    wrap_add(&out, words, 3, 8);
    if (utf8_printable(words))
        for (const char *at = words; *at;) {
            size_t len = wrap_line(at, 20, width, NULL);

            fuzz_claim(len > 0 && len <= strlen(at));
            order(at, len);
            at += len;
            at += strspn(at, " ");
        }
    text_free(&out);
    free(words);
    return 0;
}
