/* Fitting words to a width. Nothing is ever broken inside a UTF-8 letter. */
#include "app/ui/words.h"

#include <string.h>

#include "base/wrap.h"

static float span(const struct metrics *m, struct type t, const char *from,
                  size_t len)
{
    return len == 0 ? 0 : m->width(m->ctx, t.face, t.px, from, len);
}

/* The same, for wrap_line. */
struct set {
    const struct metrics *metrics;
    struct type type;
};

static float measure(const void *ctx, const char *text, size_t len)
{
    const struct set *set = ctx;

    return span(set->metrics, set->type, text, len);
}

float words_width(const struct metrics *m, struct type t, const char *text)
{
    return span(m, t, text, strlen(text));
}

/* The bytes of the letter at `s`. */
static size_t letter(const char *s)
{
    size_t n = 1;

    while (((unsigned char)s[n] & 0xC0) == 0x80)
        n++;
    return n;
}

/* As many letters from `from` as fit, at least one. */
static size_t fitting_letters(const struct metrics *m, struct type t,
                              const char *from, size_t len, float width)
{
    size_t n = letter(from);

    while (n < len) {
        size_t more = n + letter(from + n);

        if (more > len || span(m, t, from, more) > width)
            break;
        n = more;
    }
    return n;
}

/* The end of the line that begins at `first`: the last word that fits. */
static size_t line_end(const struct metrics *m, struct type t, const char *text,
                       size_t first, float width)
{
    size_t word = wrap_word(text + first);

    if (span(m, t, text + first, word) > width)
        return first + fitting_letters(m, t, text + first, word, width);
    return first +
           wrap_line(text + first, width, measure, &(struct set){ m, t });
}

int words_wrap(const struct metrics *m, struct type t, const char *text,
               float width, struct line out[WORDS_LINES])
{
    size_t at = 0;
    int n = 0;

    while (text[at] != '\0' && n < WORDS_LINES) {
        size_t end = line_end(m, t, text, at, width);

        out[n++] = (struct line){ at, end - at };
        at = end;
        if (text[at] == ' ' || text[at] == '\n')
            at++;
    }
    return n;
}

void words_cut(const struct metrics *m, struct type t, const char *text,
               float width, char out[WORDS_CUT])
{
    static const char dots[] = "…";
    size_t len = strlen(text), keep = 0;

    if (len < WORDS_CUT && span(m, t, text, len) <= width) {
        memcpy(out, text, len + 1);
        return;
    }
    float room = width - span(m, t, dots, sizeof dots - 1);
    while (keep < len) {
        size_t more = keep + letter(text + keep);

        if (more + sizeof dots > WORDS_CUT || span(m, t, text, more) > room)
            break;
        keep = more;
    }
    while (keep > 0 && text[keep - 1] == ' ')
        keep--;
    memcpy(out, text, keep);
    memcpy(out + keep, dots, sizeof dots);
}
