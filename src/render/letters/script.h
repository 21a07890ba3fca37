/* What is known of a character by the script it belongs to. */
#ifndef CHEQUER_SCRIPT_H
#define CHEQUER_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <hb.h>

/* HB_SCRIPT_COMMON or _INHERITED if it may stand in any. */
hb_script_t script_of(uint32_t character);
bool script_is_real(hb_script_t script);

/* Can its letters simply be set side by side from left to right? */
bool script_is_plain(hb_script_t script);

/* The code of a language written in it, of which fonts are preferred. Kana or
 * Hangul in the text tell which shapes Chinese characters are to have. */
const char *script_language(hb_script_t script, const char *utf8, size_t len);

/* An accent, or what is not seen at all: stands with what is before it. */
bool script_is_mark(uint32_t character);

/* Is it left out where a font lacks it, without being missed? */
bool script_is_ignorable(uint32_t character);

/* About how wide the character is, in hundredths of an em. */
enum { SCRIPT_WIDTH_UNKNOWN = -1 };
int script_width(uint32_t character);

#endif
