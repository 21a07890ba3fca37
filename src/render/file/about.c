/*
 * Descriptions found again in files. These come from anywhere, so no length
 * in them is believed before it has been compared with what is there.
 */
#include "render/file/about.h"

#include <stdbool.h>
#include <string.h>

#include <SDL.h>

#include "base/text.h"
#include "render/svg/read.h"

struct span {
    const unsigned char *at;
    size_t len;
};

static bool begins(struct span s, const void *with, size_t len)
{
    return s.len >= len && memcmp(s.at, with, len) == 0;
}

static struct span after(struct span s, size_t len)
{
    return (struct span){ s.at + len, s.len - len };
}

/* --- GIF ----------------------------------------------------------------- */

/* The sub-blocks `s` begins with, joined in `out` unless it is NULL; *s is
 * moved behind them. False if they are cut off. */
static bool take_blocks(struct span *s, struct text *out)
{
    while (s->len > 0) {
        size_t len = s->at[0];

        if (len > s->len - 1)
            return false;
        if (out != NULL)
            text_add_bytes(out, s->at + 1, len);
        *s = after(*s, len + 1);
        if (len == 0)
            return true;
    }
    return false;
}

/* Bytes of a table of colours, as the flags before it tell. */
static size_t colours(unsigned flags)
{
    return flags & 0x80 ? (size_t)3 << ((flags & 7) + 1) : 0;
}

enum about_found about_gif(const void *bytes, size_t size, struct text *run)
{
    enum { HEAD = 13, IMAGE = 10 };
    struct span s = { bytes, size };

    if (!begins(s, "GIF87a", 6) && !begins(s, "GIF89a", 6))
        return ABOUT_FOREIGN;
    if (s.len < HEAD || colours(s.at[10]) > s.len - HEAD)
        return ABOUT_DAMAGED;
    s = after(s, HEAD + colours(s.at[10]));
    while (s.len >= 2) {
        bool image = s.at[0] == ',', comment = s.at[1] == 0xFE;
        size_t head = 2;

        if (image ? s.len < IMAGE : s.at[0] != '!')
            break;
        if (image) /* place and size, colours, size of codes */
            head = IMAGE + colours(s.at[9]) + 1;
        if (head > s.len)
            break;
        s = after(s, head);
        if (!image && comment)
            return take_blocks(&s, run) ? ABOUT_FOUND : ABOUT_DAMAGED;
        if (!take_blocks(&s, NULL))
            break;
    }
    return ABOUT_NONE;
}

/* --- SVG ----------------------------------------------------------------- */

static struct span find(struct span s, const char *what)
{
    const unsigned char *at;

    for (; (at = memchr(s.at, *what, s.len)) != NULL; s = after(s, 1)) {
        s = after(s, (size_t)(at - s.at));
        if (begins(s, what, strlen(what)))
            return s;
    }
    return (struct span){ s.at, 0 };
}

/* The first element of that name in *s, which is moved to its words; these end
 * where the next tag begins. False: there is none. */
static bool find_element(struct span *s, const char *name,
                         struct span *attributes, struct span *words)
{
    *attributes = find(*s, name);
    *words = find(*attributes, ">"); /* other programs add attributes */
    if (words->len == 0)
        return false;
    attributes->len -= words->len;
    *words = *s = after(*words, 1);
    words->len -= find(*words, "<").len;
    return true;
}

/* Other programs put things of their own there. */
static enum about_found find_in_metadata(struct span s, struct text *run)
{
    struct span attributes, words;

    while (find_element(&s, "<metadata", &attributes, &words)) {
        bool cut = words.len == s.len;

        words = find(words, ABOUT_RUN);
        if (words.len == 0)
            continue;
        words = after(words, strlen(ABOUT_RUN));
        svg_plain(run, (const char *)words.at, words.len);
        return cut ? ABOUT_DAMAGED : ABOUT_FOUND;
    }
    return ABOUT_NONE;
}

/* Where it stood before there were words for people, or on a line after
 * them. */
static enum about_found find_in_desc(struct span s, struct text *run)
{
    static const char line[] = "\n" ABOUT_RUN;
    struct span attributes, words, last;

    if (!find_element(&s, "<desc", &attributes, &words) ||
        find(attributes, ABOUT_WORDS_ID).len > 0)
        return ABOUT_NONE;
    if (!begins(after(s, words.len), "</desc", 6))
        return ABOUT_DAMAGED;
    while ((last = find(words, line)).len > 0)
        words = after(last, sizeof line - 1);
    svg_plain(run, (const char *)words.at, words.len);
    return ABOUT_FOUND;
}

enum about_found about_svg(const void *bytes, size_t size, struct text *run)
{
    struct span s = { bytes, size };
    enum about_found found;

    if (!begins(s, "<", 1) && !begins(s, "\xEF\xBB\xBF<", 4))
        return ABOUT_FOREIGN;
    if (find(s, "<svg").len == 0)
        return ABOUT_FOREIGN;
    found = find_in_metadata(s, run);
    return found == ABOUT_NONE ? find_in_desc(s, run) : found;
}

/* --- PDF ----------------------------------------------------------------- */

/* A string in parentheses, which cairo writes where nothing in it needs to be
 * escaped. */
static enum about_found add_literal(struct span s, struct text *run)
{
    const unsigned char *end = memchr(s.at, ')', s.len);

    if (end == NULL)
        return ABOUT_DAMAGED;
    text_add_bytes(run, s.at, (size_t)(end - s.at));
    return ABOUT_FOUND;
}

/* The number of a hexadecimal digit; more than 15: it is none. */
static unsigned digit(unsigned char c)
{
    static const char digits[] = "0123456789ABCDEF";
    const char *at = c ? strchr(digits, SDL_toupper(c)) : NULL;

    return at != NULL ? (unsigned)(at - digits) : 16;
}

/* UTF-16 in digits, behind its mark. */
static enum about_found add_units(struct span s, struct text *run)
{
    struct text units;
    char *words = NULL;

    text_init(&units);
    for (; s.len > 1 && digit(s.at[0]) < 16 && digit(s.at[1]) < 16;
         s = after(s, 2)) {
        char byte = (char)(digit(s.at[0]) << 4 | digit(s.at[1]));

        text_add_bytes(&units, &byte, 1);
    }
    bool whole = begins(s, ">", 1) && units.len % 2 == 0;
    /* SDL ends what it makes only where there is an end in what it is given,
     * and of half a pair it takes one byte or the next character as well. */
    text_add_bytes(&units, "\0\0\0", 4);
    if (whole)
        words = SDL_iconv_string("UTF-8", "UTF-16BE", units.at, units.len);
    if (words != NULL)
        text_add(run, words);
    SDL_free(words);
    text_free(&units);
    return words != NULL ? ABOUT_FOUND : ABOUT_DAMAGED;
}

/* The words about a file stand near its end; a file that was changed may have
 * several, of which the last counts. */
enum about_found about_pdf(const void *bytes, size_t size, struct text *run)
{
    static const char key[] = "/Keywords ";
    struct span s = { bytes, size }, last = { bytes, 0 }, at;

    if (!begins(s, "%PDF-", 5))
        return ABOUT_FOREIGN;
    if (find(s, "/Creator (" ABOUT_CREATOR ")").len == 0)
        return ABOUT_NONE;
    for (at = find(s, key); at.len > 0; at = find(after(at, 1), key))
        last = after(at, sizeof key - 1);
    if (begins(last, "(", 1))
        return add_literal(after(last, 1), run);
    if (begins(last, "<FEFF", 5))
        return add_units(after(last, 5), run);
    return ABOUT_NONE;
}
