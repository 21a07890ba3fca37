/* Reading what was written. */
#include "render/svg/read.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* --- tags ---------------------------------------------------------------- */

static bool begins(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

/* Remarks hold no tags. */
bool svg_next(const char **at, struct svg_tag *tag)
{
    const char *from = strchr(*at, '<');

    while (from != NULL && begins(from, "<!--")) {
        const char *end = strstr(from, "-->");

        from = end != NULL ? strchr(end, '<') : NULL;
    }
    if (from == NULL || strchr(from, '>') == NULL)
        return false;
    tag->at = from + 1;
    tag->end = strchr(from, '>');
    *at = tag->end + 1;
    return true;
}

bool svg_is(const struct svg_tag *tag, const char *name)
{
    return begins(tag->at, name) &&
           strchr(" />", tag->at[strlen(name)]) != NULL;
}

/* --- attributes ---------------------------------------------------------- */

const char *svg_get(const struct svg_tag *tag, const char *name)
{
    size_t len = strlen(name);

    for (const char *at = tag->at; at < tag->end; at++)
        if (at[0] == ' ' && begins(at + 1, name) && at[len + 1] == '=')
            return at + len + 3;
    return NULL;
}

float svg_take(const char **at)
{
    const char *s = *at;
    float value = 0, part = 1;
    bool minus = *s == '-';

    for (s += minus; *s >= '0' && *s <= '9'; s++)
        value = value * 10 + (float)(*s - '0');
    if (*s == '.')
        for (s++; *s >= '0' && *s <= '9'; s++)
            value += (float)(*s - '0') * (part /= 10);
    *at = s + strspn(s, " ,\n");
    return minus ? -value : value;
}

float svg_get_number(const struct svg_tag *tag, const char *name)
{
    const char *value = svg_get(tag, name);

    return value != NULL ? svg_take(&value) : 0;
}

static void get_colour(const struct svg_tag *tag, const char *name,
                       const char *opacity, struct svg_colour *c)
{
    const char *value = svg_get(tag, name), *part = svg_get(tag, opacity);
    unsigned long rgb = 0;

    if (value != NULL && *value == '#')
        rgb = strtoul(value + 1, NULL, 16);
    if (value != NULL)
        *c = (struct svg_colour){ (float)(rgb >> 16 & 255) / 255,
                                  (float)(rgb >> 8 & 255) / 255,
                                  (float)(rgb & 255) / 255, *value == '#' };
    if (part != NULL)
        c->a = svg_take(&part);
}

void svg_get_style(const struct svg_tag *tag, struct svg_style *style)
{
    get_colour(tag, "fill", "fill-opacity", &style->fill);
    get_colour(tag, "stroke", "stroke-opacity", &style->stroke);
    if (svg_get(tag, "stroke-width") != NULL)
        style->width = svg_get_number(tag, "stroke-width");
    style->round = style->round || svg_get(tag, "stroke-linejoin") != NULL;
}

/* --- words --------------------------------------------------------------- */

static char plain(const char *entity, size_t len, size_t *taken)
{
    static const struct {
        const char *entity;
        char c;
    } entities[] = {
        { "&amp;", '&' },  { "&lt;", '<' },    { "&gt;", '>' },
        { "&quot;", '"' }, { "&apos;", '\'' }, { "&#39;", '\'' },
    };

    for (size_t i = 0; i < sizeof entities / sizeof *entities; i++) {
        *taken = strlen(entities[i].entity);
        if (*taken <= len && memcmp(entity, entities[i].entity, *taken) == 0)
            return entities[i].c;
    }
    *taken = 1;
    return *entity;
}

void svg_plain(struct text *out, const char *words, size_t len)
{
    size_t taken;

    for (size_t i = 0; i < len; i += taken) {
        char c = plain(words + i, len - i, &taken);

        text_add_bytes(out, &c, 1);
    }
}
