/* HarfBuzz knows what Unicode says of characters; how wide they are and who
 * writes them is in the table. */
#include "render/letters/script.h"

#include <stddef.h>

#include "base/utf8.h"

struct habit {
    hb_script_t script;
    const char *language;
    uint8_t width; /* of a letter, in hundredths of an em; 0: as in ours */
    bool plain;
};

static const struct habit habits[] = {
    { HB_SCRIPT_LATIN, "en", 0, true },
    { HB_SCRIPT_GREEK, "el", 0, true },
    { HB_SCRIPT_CYRILLIC, "ru", 0, true },
    { HB_SCRIPT_ARMENIAN, "hy", 0, true },
    { HB_SCRIPT_GEORGIAN, "ka", 0, true },
    { HB_SCRIPT_HEBREW, "he", 66, false },
    { HB_SCRIPT_ARABIC, "ar", 66, false },
    { HB_SCRIPT_SYRIAC, "syr", 66, false },
    { HB_SCRIPT_THAANA, "dv", 66, false },
    { HB_SCRIPT_DEVANAGARI, "hi", 72, false },
    { HB_SCRIPT_BENGALI, "bn", 76, false },
    { HB_SCRIPT_GURMUKHI, "pa", 72, false },
    { HB_SCRIPT_GUJARATI, "gu", 76, false },
    { HB_SCRIPT_ORIYA, "or", 84, false },
    { HB_SCRIPT_TAMIL, "ta", 110, false },
    { HB_SCRIPT_TELUGU, "te", 90, false },
    { HB_SCRIPT_KANNADA, "kn", 90, false },
    { HB_SCRIPT_MALAYALAM, "ml", 110, false },
    { HB_SCRIPT_SINHALA, "si", 96, false },
    { HB_SCRIPT_THAI, "th", 68, false },
    { HB_SCRIPT_LAO, "lo", 68, false },
    { HB_SCRIPT_TIBETAN, "bo", 76, false },
    { HB_SCRIPT_MYANMAR, "my", 100, false },
    { HB_SCRIPT_KHMER, "km", 84, false },
    { HB_SCRIPT_MONGOLIAN, "mn", 84, false },
    { HB_SCRIPT_ETHIOPIC, "am", 84, true },
    { HB_SCRIPT_HANGUL, "ko", 100, true },
    { HB_SCRIPT_HIRAGANA, "ja", 100, true },
    { HB_SCRIPT_KATAKANA, "ja", 100, true },
    { HB_SCRIPT_BOPOMOFO, "zh-tw", 100, true },
    { HB_SCRIPT_HAN, NULL, 100, true },
};

static const struct habit *habit_of(hb_script_t script)
{
    for (size_t i = 0; i < sizeof habits / sizeof *habits; i++)
        if (habits[i].script == script)
            return &habits[i];
    return NULL;
}

hb_script_t script_of(uint32_t character)
{
    return hb_unicode_script(hb_unicode_funcs_get_default(), character);
}

bool script_is_real(hb_script_t script)
{
    return script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED &&
           script != HB_SCRIPT_UNKNOWN;
}

bool script_is_plain(hb_script_t script)
{
    const struct habit *habit = habit_of(script);

    return habit != NULL
               ? habit->plain
               : hb_script_get_horizontal_direction(script) != HB_DIRECTION_RTL;
}

/* Chinese characters alone are taken for Chinese. */
static const char *language_around(const char *utf8, size_t len)
{
    for (const char *at = utf8; at < utf8 + len;) {
        hb_script_t script = script_of(utf8_take(&at));

        if (script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA)
            return "ja";
        if (script == HB_SCRIPT_HANGUL)
            return "ko";
    }
    return "zh-cn";
}

const char *script_language(hb_script_t script, const char *utf8, size_t len)
{
    const struct habit *habit = habit_of(script);

    if (script == HB_SCRIPT_HAN)
        return language_around(utf8, len);
    return habit != NULL ? habit->language : "en";
}

/* --- characters ---------------------------------------------------------- */

static hb_unicode_general_category_t category_of(uint32_t c)
{
    return hb_unicode_general_category(hb_unicode_funcs_get_default(), c);
}

/* Takes no room of its own. */
static bool is_narrow(uint32_t c)
{
    hb_unicode_general_category_t category = category_of(c);

    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK ||
           category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK ||
           category == HB_UNICODE_GENERAL_CATEGORY_FORMAT;
}

bool script_is_mark(uint32_t c)
{
    return is_narrow(c) ||
           category_of(c) == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK;
}

bool script_is_ignorable(uint32_t c)
{
    return category_of(c) == HB_UNICODE_GENERAL_CATEGORY_FORMAT ||
           (0xFE00 <= c && c <= 0xFE0F) || (0xE0100 <= c && c <= 0xE01EF) ||
           c == 0x34F;
}

/* Signs as wide as Chinese characters, and pictures. */
static int width_of_sign(uint32_t c)
{
    if ((0x3000 <= c && c < 0x3400) || (0xFF00 <= c && c <= 0xFF60))
        return 100;
    return 0x1F000 <= c && c < 0x20000 ? 130 : SCRIPT_WIDTH_UNKNOWN;
}

int script_width(uint32_t c)
{
    const struct habit *habit = habit_of(script_of(c));

    if (is_narrow(c))
        return 0;
    if (habit == NULL || habit->width == 0)
        return width_of_sign(c);
    return category_of(c) == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
               ? habit->width / 2
               : habit->width;
}
