/*
 * The five themes. Marks on the board are dark enough to stand out on both
 * squares (3 to 1), words reach 4.5 to 1 on whatever they stand on; the tests
 * hold every theme to that by the formula of WCAG 2.2. All inks are opaque but
 * INK_SHADE; translucency is up to whoever draws.
 */
#include "scene/theme.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#define RGB(hex)                                            \
    {                                                       \
        (hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, 255 \
    }
#define RGBA(hex, a)                                      \
    {                                                     \
        (hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, a \
    }

/* Marks that read on every board but the one with the darkest squares. */
#define MARKS                                                     \
    [INK_LABEL] = RGB(0x1B1B1B), [INK_PATH] = RGB(0x003088),      \
    [INK_PATH_OLD] = RGB(0x3A4F8C), [INK_CASING] = RGB(0xFFFFFF), \
    [INK_CURSOR] = RGB(0x7A0048), [INK_TARGET] = RGB(0x0A4416),   \
    [INK_SELECTED] = RGB(0x0A4416), [INK_START] = RGB(0x0A4416),  \
    [INK_END] = RGB(0x550A8A), [INK_ATTACKED] = RGB(0x6A2800),    \
    [INK_CONFLICT] = RGB(0x7A0019), [INK_SOLVED] = RGB(0x0A4416), \
    [INK_HINT] = RGB(0x004452), [INK_TIE] = RGB(0x550A8A)

#define DARK_PROGRAM                                               \
    [INK_BACK] = RGB(0x161512), [INK_PANEL] = RGB(0x262421),       \
    [INK_RAISED] = RGB(0x38342F), [INK_HOVER] = RGB(0x48433D),     \
    [INK_LINE] = RGB(0x4B4640), [INK_TEXT] = RGB(0xBABABA),        \
    [INK_STRONG] = RGB(0xFFFFFF), [INK_FAINT] = RGB(0x9A958D),     \
    [INK_ACCENT] = RGB(0x56B4E9), [INK_ON_ACCENT] = RGB(0x0B1A24), \
    [INK_WARNING] = RGB(0xE69F00), [INK_SHADE] = RGBA(0x000000, 150)

#define LIGHT_PROGRAM                                              \
    [INK_BACK] = RGB(0xF6F5F2), [INK_PANEL] = RGB(0xFFFFFF),       \
    [INK_RAISED] = RGB(0xEAE7E1), [INK_HOVER] = RGB(0xDDD9D1),     \
    [INK_LINE] = RGB(0xCBC6BC), [INK_TEXT] = RGB(0x33312D),        \
    [INK_STRONG] = RGB(0x0F0F0F), [INK_FAINT] = RGB(0x66615A),     \
    [INK_ACCENT] = RGB(0x0B6BCB), [INK_ON_ACCENT] = RGB(0xFFFFFF), \
    [INK_WARNING] = RGB(0x8A4B00), [INK_SHADE] = RGBA(0x000000, 110)

/* Violet over teal to yellow: lightness and the blue-yellow axis, which
 * nearly everyone sees, both rise all the way; light enough to write on. */
#define RAMP(a)                                                 \
    {                                                           \
        RGBA(0x8A86DA, a), RGBA(0x4FB8A6, a), RGBA(0xFBE873, a) \
    }

#define BROWN(PROGRAM, GRAIN)                                                  \
    {                                                                          \
        .name = "brown", .title = "Brown wood", .grain = GRAIN,                \
        .light = RGB(0xF0D9B5), .dark = RGB(0xB58863), .frame = RGB(0x5A3822), \
        .ramp = RAMP(225),                                                     \
        .ink = {                                                               \
            MARKS,                                                             \
            PROGRAM,                                                           \
            [INK_COORDINATE] = RGB(0xEBD3AE),                                  \
            [INK_VISITED] = RGB(0x8FC0E8),                                     \
            [INK_HOLE] = RGB(0x33281F),                                        \
        },                                                                     \
    }

#define GREEN(PROGRAM)                                                         \
    {                                                                          \
        .name = "green", .title = "Green", .grain = false,                     \
        .light = RGB(0xEBECD0), .dark = RGB(0x739552), .frame = RGB(0x3E5230), \
        .ramp = RAMP(225),                                                     \
        .ink = {                                                               \
            MARKS,                                                             \
            PROGRAM,                                                           \
            [INK_COORDINATE] = RGB(0xEBECD0),                                  \
            [INK_VISITED] = RGB(0x9CD0EC),                                     \
            [INK_HOLE] = RGB(0x262C21),                                        \
        },                                                                     \
    }

#define BLUE(PROGRAM)                                                          \
    {                                                                          \
        .name = "blue", .title = "Blue", .grain = false,                       \
        .light = RGB(0xDEE3E6), .dark = RGB(0x8CA2AD), .frame = RGB(0x41525D), \
        .ramp = RAMP(225),                                                     \
        .ink = {                                                               \
            MARKS,                                                             \
            PROGRAM,                                                           \
            [INK_COORDINATE] = RGB(0xE6EBEE),                                  \
            [INK_VISITED] = RGB(0xF2D06B),                                     \
            [INK_HOLE] = RGB(0x232B31),                                        \
        },                                                                     \
    }

#define PAPER(PROGRAM)                                                         \
    {                                                                          \
        .name = "paper", .title = "Paper, for print", .grain = false,          \
        .light = RGB(0xFFFFFF), .dark = RGB(0xC8C8C8), .frame = RGB(0xFFFFFF), \
        .ramp = RAMP(225),                                                     \
        .ink = {                                                               \
            MARKS,                                                             \
            PROGRAM,                                                           \
            [INK_COORDINATE] = RGB(0x1B1B1B),                                  \
            [INK_VISITED] = RGB(0xA9CDEB),                                     \
            [INK_HOLE] = RGB(0x8E8E8E),                                        \
        },                                                                     \
    }

/* #757575 rather than the #6B6B6B of print: the lightest word is
 * black, and 4.5 to 1 below it needs a square no darker. */
#define CONTRAST(PROGRAM)                                                      \
    {                                                                          \
        .name = "contrast", .title = "High contrast", .grain = false,          \
        .light = RGB(0xFFFFFF), .dark = RGB(0x757575), .frame = RGB(0x1B1B1B), \
        .ramp = RAMP(240),                                                     \
        .ink = {                                                               \
            PROGRAM,                                                           \
            [INK_LABEL] = RGB(0x000000),                                       \
            [INK_PATH] = RGB(0x001F66),                                        \
            [INK_PATH_OLD] = RGB(0x243A78),                                    \
            [INK_CASING] = RGB(0xFFFFFF),                                      \
            [INK_CURSOR] = RGB(0x52002E),                                      \
            [INK_TARGET] = RGB(0x002E0C),                                      \
            [INK_SELECTED] = RGB(0x002E0C),                                    \
            [INK_START] = RGB(0x002E0C),                                       \
            [INK_END] = RGB(0x3F0069),                                         \
            [INK_ATTACKED] = RGB(0x3E1800),                                    \
            [INK_CONFLICT] = RGB(0x5C0010),                                    \
            [INK_SOLVED] = RGB(0x002E0C),                                      \
            [INK_HINT] = RGB(0x002B36),                                        \
            [INK_TIE] = RGB(0x3F0069),                                         \
            [INK_COORDINATE] = RGB(0xFFFFFF),                                  \
            [INK_VISITED] = RGB(0xA6D4FA),                                     \
            [INK_HOLE] = RGB(0x3A3A3A),                                        \
        },                                                                     \
    }

/* The themes of the window, the same on a light ground, and wood without its
 * grain. */
enum { PLAIN_BROWN = 2 * THEME_COUNT, VARIANTS };

static const struct theme themes[VARIANTS] = {
    BROWN(DARK_PROGRAM, true), GREEN(DARK_PROGRAM),
    BLUE(DARK_PROGRAM),        PAPER(LIGHT_PROGRAM),
    CONTRAST(LIGHT_PROGRAM),   BROWN(LIGHT_PROGRAM, true),
    GREEN(LIGHT_PROGRAM),      BLUE(LIGHT_PROGRAM),
    PAPER(LIGHT_PROGRAM),      CONTRAST(LIGHT_PROGRAM),
    BROWN(DARK_PROGRAM, false)
};

const char *const theme_names[] = { "brown", "green",    "blue",
                                    "paper", "contrast", NULL };

const struct theme *theme_at(int index)
{
    assert(index >= 0 && index < THEME_COUNT);
    return &themes[index];
}

const struct theme *theme_find(const char *name)
{
    for (int i = 0; i < THEME_COUNT; i++)
        if (strcmp(themes[i].name, name) == 0)
            return &themes[i];
    return NULL;
}

int theme_index(const struct theme *theme)
{
    assert(theme >= themes && theme < themes + VARIANTS);
    return (int)(theme - themes);
}

const struct theme *theme_on_paper(const struct theme *theme)
{
    return &themes[THEME_COUNT + theme_index(theme) % THEME_COUNT];
}

const struct theme *theme_plain(const struct theme *theme)
{
    return theme->grain ? &themes[PLAIN_BROWN] : theme;
}

static uint8_t between(uint8_t a, uint8_t b, int part, int whole)
{
    return (uint8_t)((a * (whole - part) + b * part + whole / 2) / whole);
}

struct rgba theme_ramp(const struct theme *theme, int level)
{
    assert(level >= 1 && level <= 255);
    int half = level <= 128 ? 0 : 1, part = level - (half ? 128 : 1);
    struct rgba a = theme->ramp[half], b = theme->ramp[half + 1];
    return (struct rgba){ between(a.r, b.r, part, 127),
                          between(a.g, b.g, part, 127),
                          between(a.b, b.b, part, 127),
                          between(a.a, b.a, part, 127) };
}
