/* UTF-8, where it comes from outside and may be anything. */
#ifndef CHEQUER_UTF8_H
#define CHEQUER_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Length of the UTF-8 character `s` begins with, or 0 if it is not one: a
 * stray byte, an overlong form, a surrogate, or beyond U+10FFFF.
 */
size_t utf8_length(const char *s);

/* The character at *s, which is moved behind it; a stray byte is taken for
 * U+FFFD. */
uint32_t utf8_take(const char **s);

/* Writes the character: how many bytes. */
enum { UTF8_MAX = 4 };
size_t utf8_put(char out[UTF8_MAX], uint32_t character);

/* The same as utf8_length, and 0 for what cannot be written in a line: control
 * characters, and what XML forbids. */
size_t utf8_printable_length(const char *s);

/* Is all of `s` UTF-8 that can be written in a line: no control characters
 * and nothing that XML forbids? */
bool utf8_printable(const char *s);

#endif
