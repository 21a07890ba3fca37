/*
 * The rules are called as in UAX 9: P for the line, W for weak characters such
 * as digits, N for neutral ones such as spaces, I for levels, L for the order.
 */
#include "render/letters/bidi.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>

#include <hb.h>

#include "base/alloc.h"
#include "base/text.h"
#include "base/utf8.h"
#include "render/letters/script.h"

enum class {
    LEFT,         /* L: a letter read from left to right */
    RIGHT,        /* R: from right to left */
    ARABIC,       /* AL: the same, with digits of its own way */
    DIGIT,        /* EN */
    ARABIC_DIGIT, /* AN */
    SIGN,         /* ES: plus, minus */
    SEPARATOR,    /* CS: comma, full stop, colon */
    TERMINATOR,   /* ET: per cent, currencies */
    MARK,         /* NSM: an accent */
    NEUTRAL,      /* ON */
    SPACE         /* WS */
};

struct letter {
    size_t at; /* its first byte */
    enum class class;
    uint8_t level; /* odd: read from right to left */
};

/* --- what a character is ------------------------------------------------- */

static bool between(uint32_t c, uint32_t first, uint32_t last)
{
    return first <= c && c <= last;
}

static bool is_letter(hb_unicode_general_category_t category)
{
    switch ((int)category) {
    case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER:
    case HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_LETTER_NUMBER:
    case HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER: return true;
    }
    return false;
}

/* Those that the tables of scripts and categories do not tell. */
static bool special_class(uint32_t c, enum class *out)
{
    static const struct {
        uint32_t first, last;
        enum class class;
    } special[] = {
        { ' ', ' ', SPACE },
        { '#', '%', TERMINATOR },
        { '+', '+', SIGN },
        { ',', ',', SEPARATOR },
        { '-', '-', SIGN },
        { '.', '/', SEPARATOR },
        { '0', '9', DIGIT },
        { ':', ':', SEPARATOR },
        { 0xA0, 0xA0, SEPARATOR },
        { 0xA2, 0xA5, TERMINATOR },
        { 0xB0, 0xB1, TERMINATOR },
        { 0xB2, 0xB3, DIGIT },
        { 0xB9, 0xB9, DIGIT },
        { 0x609, 0x60A, TERMINATOR },
        { 0x60C, 0x60C, SEPARATOR },
        { 0x61C, 0x61C, ARABIC },
        { 0x660, 0x669, ARABIC_DIGIT },
        { 0x66A, 0x66A, TERMINATOR },
        { 0x66B, 0x66C, ARABIC_DIGIT },
        { 0x6F0, 0x6F9, DIGIT },
        { 0x200E, 0x200E, LEFT },
        { 0x200F, 0x200F, RIGHT },
        { 0x2030, 0x2034, TERMINATOR },
        { 0x20A0, 0x20CF, TERMINATOR },
        { 0x2070, 0x2079, DIGIT },
        { 0x207A, 0x207B, SIGN },
        { 0x2080, 0x2089, DIGIT },
        { 0x2212, 0x2213, SIGN },
    };

    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (between(c, special[i].first, special[i].last)) {
            *out = special[i].class;
            return true;
        }
    return false;
}

static enum class class_of_letter(hb_script_t script) {
    if (hb_script_get_horizontal_direction(script) !=
        HB_DIRECTION_RTL) return LEFT;
    return script == HB_SCRIPT_ARABIC || script == HB_SCRIPT_SYRIAC ||
                   script == HB_SCRIPT_THAANA
               ? ARABIC
               : RIGHT;
}

static enum class class_of(uint32_t c) {
    hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
    hb_unicode_general_category_t category;
    hb_script_t script;
    enum class class;

    if (special_class(c, &class)) return class;
    category = hb_unicode_general_category(unicode, c);
    script = hb_unicode_script(unicode, c);
    if (category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK ||
        category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK ||
        category == HB_UNICODE_GENERAL_CATEGORY_FORMAT) return MARK;
    if (is_letter(category)) return class_of_letter(script);
    if (category == HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR) return SPACE;
    /* Signs of one script alone are mostly read like its letters. */
    return script_is_real(script) ? class_of_letter(script) : NEUTRAL;
}

static bool is_strong(enum class class)
{
    return class == LEFT || class == RIGHT || class == ARABIC;
}

/* --- the line ------------------------------------------------------------ */

/* P2, P3 */
bool bidi_leftwards(const char *utf8, size_t len)
{
    for (const char *at = utf8; at < utf8 + len;) {
        enum class class;

        if (isalpha((unsigned char)*at)) /* by far the most lines */
            return false;
        class = class_of(utf8_take(&at));
        if (is_strong(class))
            return class != LEFT;
    }
    return false;
}

void bidi_add_line(struct text *out, const char *utf8, size_t len,
                   bool leftwards)
{
    if (bidi_leftwards(utf8, len) != leftwards)
        text_add(out, leftwards ? "\u200F" : "\u200E");
    text_add_bytes(out, utf8, len);
}

/* W1 to W3: accents are what they stand on, digits in Arabic are Arabic. */
static void settle_marks(struct letter *at, size_t n, enum class outside)
{
    enum class before = outside, strong = outside;

    for (size_t i = 0; i < n; i++) {
        if (at[i].class == MARK)
            at[i].class = before;
        before = at[i].class;
        if (is_strong(at[i].class))
            strong = at[i].class;
        if (at[i].class == DIGIT && strong == ARABIC)
            at[i].class = ARABIC_DIGIT;
    }
    for (size_t i = 0; i < n; i++)
        if (at[i].class == ARABIC)
            at[i].class = RIGHT;
}

/* W4: one separator between two numbers of a kind. */
static void join_numbers(struct letter *at, size_t n)
{
    for (size_t i = 1; i + 1 < n; i++) {
        enum class side = at[i - 1].class;

        if (side == at[i + 1].class &&
            ((side == DIGIT && at[i].class == SIGN) ||
             ((side == DIGIT || side == ARABIC_DIGIT) &&
              at[i].class == SEPARATOR)))
            at[i].class = side;
    }
}

/* W5, W6: what belongs to a number beside it; all other signs are neutral. */
static void settle_terminators(struct letter *at, size_t n)
{
    for (size_t i = 0; i < n;) {
        size_t end = i;

        while (end < n && at[end].class == TERMINATOR)
            end++;
        if (end > i && ((i > 0 && at[i - 1].class == DIGIT) ||
                        (end < n && at[end].class == DIGIT)))
            for (size_t k = i; k < end; k++)
                at[k].class = DIGIT;
        i = end > i ? end : i + 1;
    }
    for (size_t i = 0; i < n; i++)
        if (at[i].class == SIGN || at[i].class == SEPARATOR ||
            at[i].class == TERMINATOR)
            at[i].class = NEUTRAL;
}

/* W7: digits after a letter that is read rightwards go with it. */
static void settle_digits(struct letter *at, size_t n, enum class outside)
{
    enum class strong = outside;

    for (size_t i = 0; i < n; i++) {
        if (is_strong(at[i].class))
            strong = at[i].class;
        if (at[i].class == DIGIT && strong == LEFT)
            at[i].class = LEFT;
    }
}

static bool is_neutral(enum class class)
{
    return class == NEUTRAL || class == SPACE;
}

/* For what is beside neutral ones, numbers are read leftwards, too. */
static enum class side_of(enum class class) {
    return class == LEFT ? LEFT : RIGHT;
}

/* N1, N2: between equal sides they go with these, else with the line. */
static void settle_neutrals(struct letter *at, size_t n, enum class outside)
{
    for (size_t i = 0; i < n;) {
        size_t end = i;
        enum class before = i > 0 ? side_of(at[i - 1].class) : outside, after;

        while (end < n && is_neutral(at[end].class))
            end++;
        after = end < n ? side_of(at[end].class) : outside;
        for (size_t k = i; k < end; k++)
            at[k].class = before == after ? before : outside;
        i = end > i ? end : i + 1;
    }
}

/* I1, I2; and L1: spaces at the end belong to the line. */
static void set_levels(struct letter *at, size_t n, bool leftwards)
{
    for (size_t i = 0; i < n; i++)
        at[i].level = at[i].class == RIGHT                ? 1
                      : at[i].class == LEFT && !leftwards ? 0
                                                          : 2;
}

static void settle(struct letter *at, size_t n, bool leftwards)
{
    enum class outside = leftwards ? RIGHT : LEFT;
    size_t words = n;

    while (words > 0 && at[words - 1].class == SPACE)
        words--;
    settle_marks(at, n, outside);
    join_numbers(at, n);
    settle_terminators(at, n);
    settle_digits(at, n, outside);
    settle_neutrals(at, n, outside);
    set_levels(at, n, leftwards);
    for (size_t i = words; i < n; i++)
        at[i].level = leftwards;
}

/* --- runs ---------------------------------------------------------------- */

static struct letter *letters_of(const char *utf8, size_t len, size_t *n)
{
    struct letter *all = xmalloc((len + 1) * sizeof *all);

    *n = 0;
    for (const char *at = utf8; at < utf8 + len; ++*n) {
        all[*n].at = (size_t)(at - utf8);
        all[*n].class = class_of(utf8_take(&at));
    }
    return all;
}

static void reverse(struct bidi_run *run, size_t n)
{
    for (size_t i = 0; i < n / 2; i++) {
        struct bidi_run kept = run[i];

        run[i] = run[n - 1 - i];
        run[n - 1 - i] = kept;
    }
}

/* L2: from the highest level to the lowest odd one, whatever is at that level
 * or above is turned around. */
static void arrange(struct bidi *b, uint8_t *level)
{
    for (uint8_t least = 2; least > 0; least--)
        for (size_t i = 0; i < b->n;) {
            size_t end = i;

            while (end < b->n && level[end] >= least)
                end++;
            reverse(b->run + i, end - i);
            for (size_t k = 0; k < (end - i) / 2; k++) {
                uint8_t kept = level[i + k];

                level[i + k] = level[end - 1 - k];
                level[end - 1 - k] = kept;
            }
            i = end > i ? end : i + 1;
        }
}

void bidi_init(struct bidi *b, const char *utf8, size_t len)
{
    size_t n;
    struct letter *all = letters_of(utf8, len, &n);
    uint8_t *level = xmalloc(n + 1);

    settle(all, n, bidi_leftwards(utf8, len));
    *b = (struct bidi){ xmalloc((n + 1) * sizeof *b->run), 0 };
    for (size_t i = 0; i < n; i++) {
        size_t end = i + 1 < n ? all[i + 1].at : len;

        if (i == 0 || all[i].level != all[i - 1].level) {
            level[b->n] = all[i].level;
            b->run[b->n++] = (struct bidi_run){ all[i].at, 0,
                                                all[i].level & 1 };
        }
        b->run[b->n - 1].len = end - b->run[b->n - 1].at;
    }
    arrange(b, level);
    free(level);
    free(all);
}

void bidi_free(struct bidi *b)
{
    free(b->run);
}
