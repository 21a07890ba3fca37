/*
 * Reading an SVG document of ours, tag by tag: the reverse of part.h, and no
 * more of SVG than is written there and in the pieces' art. Documents end
 * with a NUL; numbers are read without regard to any locale.
 */
#ifndef CHEQUER_SVG_READ_H
#define CHEQUER_SVG_READ_H

#include <stdbool.h>
#include <stddef.h>

struct text;

/* What is between < and >; an end tag begins with a slash. */
struct svg_tag {
    const char *at, *end;
};

/* How an area is painted; children have it from their parents. An alpha of 0
 * is none at all. */
struct svg_style {
    struct svg_colour {
        float r, g, b, a;
    } fill, stroke;
    float width;
    bool round; /* joints and ends of lines */
};

/* The next tag from *at on, which is moved behind it; false: no more. */
bool svg_next(const char **at, struct svg_tag *tag);

/* Is it an element of that name, or "/name", its end? */
bool svg_is(const struct svg_tag *tag, const char *name);

/* An attribute's value, up to its quote; NULL if there is none. As a number,
 * where none is 0. */
const char *svg_get(const struct svg_tag *tag, const char *name);
float svg_get_number(const struct svg_tag *tag, const char *name);

/* Takes over what the tag says of its style. */
void svg_get_style(const struct svg_tag *tag, struct svg_style *style);

/* The number at *at, moved behind it and what separates it from the next. */
float svg_take(const char **at);

/* The reverse of svg_words. */
void svg_plain(struct text *out, const char *words, size_t len);

#endif
