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
#define MARKS                                                             \
    .ink[INK_LABEL] = RGB(0x1B1B1B), .ink[INK_PATH] = RGB(0x003088),      \
    .ink[INK_PATH_OLD] = RGB(0x3A4F8C), .ink[INK_CASING] = RGB(0xFFFFFF), \
    .ink[INK_CURSOR] = RGB(0x7A0048), .ink[INK_TARGET] = RGB(0x0A4416),   \
    .ink[INK_SELECTED] = RGB(0x0A4416), .ink[INK_START] = RGB(0x0A4416),  \
    .ink[INK_END] = RGB(0x550A8A), .ink[INK_ATTACKED] = RGB(0x6A2800),    \
    .ink[INK_CONFLICT] = RGB(0x7A0019), .ink[INK_SOLVED] = RGB(0x0A4416), \
    .ink[INK_HINT] = RGB(0x004452), .ink[INK_TIE] = RGB(0x550A8A),        \
    .ink[INK_SHINE] = RGB(0xFFD24A)

#define STRONG_MARKS                                                      \
    .ink[INK_LABEL] = RGB(0x000000), .ink[INK_PATH] = RGB(0x001F66),      \
    .ink[INK_PATH_OLD] = RGB(0x243A78), .ink[INK_CASING] = RGB(0xFFFFFF), \
    .ink[INK_CURSOR] = RGB(0x52002E), .ink[INK_TARGET] = RGB(0x002E0C),   \
    .ink[INK_SELECTED] = RGB(0x002E0C), .ink[INK_START] = RGB(0x002E0C),  \
    .ink[INK_END] = RGB(0x3F0069), .ink[INK_ATTACKED] = RGB(0x3E1800),    \
    .ink[INK_CONFLICT] = RGB(0x5C0010), .ink[INK_SOLVED] = RGB(0x002E0C), \
    .ink[INK_HINT] = RGB(0x002B36), .ink[INK_TIE] = RGB(0x3F0069),        \
    .ink[INK_SHINE] = RGB(0xFFD24A)

#define DARK_ON_EDGE(EDGE)                                                  \
    .ink[INK_BACK] = RGB(0x161512), .ink[INK_PANEL] = RGB(0x262421),        \
    .ink[INK_RAISED] = RGB(0x38342F), .ink[INK_HOVER] = RGB(0x48433D),      \
    .ink[INK_EDGE] = RGB(EDGE), .ink[INK_LINE] = RGB(0x4B4640),             \
    .ink[INK_TEXT] = RGB(0xBABABA), .ink[INK_STRONG] = RGB(0xFFFFFF),       \
    .ink[INK_FAINT] = RGB(0x9A958D), .ink[INK_ACCENT] = RGB(0x56B4E9),      \
    .ink[INK_ON_ACCENT] = RGB(0x0B1A24), .ink[INK_WARNING] = RGB(0xE69F00), \
    .ink[INK_SHADE] = RGBA(0x000000, 150)

#define LIGHT_ON(BACK, PANEL, EDGE)                                         \
    .ink[INK_BACK] = RGB(BACK), .ink[INK_PANEL] = RGB(PANEL),               \
    .ink[INK_RAISED] = RGB(0xEAE7E1), .ink[INK_HOVER] = RGB(0xDDD9D1),      \
    .ink[INK_EDGE] = RGB(EDGE), .ink[INK_LINE] = RGB(0xCBC6BC),             \
    .ink[INK_TEXT] = RGB(0x33312D), .ink[INK_STRONG] = RGB(0x0F0F0F),       \
    .ink[INK_FAINT] = RGB(0x66615A), .ink[INK_ACCENT] = RGB(0x0B6BCB),      \
    .ink[INK_ON_ACCENT] = RGB(0xFFFFFF), .ink[INK_WARNING] = RGB(0x8A4B00), \
    .ink[INK_SHADE] = RGBA(0x000000, 110)

#define DARK_PROGRAM DARK_ON_EDGE(0x38342F)
#define LIGHT_PROGRAM LIGHT_ON(0xF6F5F2, 0xFFFFFF, 0xEAE7E1)

/* With lines around what can be pressed or typed in, as clear as marks. */
#define DARK_EDGED DARK_ON_EDGE(0xA09A91)
#define LIGHT_EDGED LIGHT_ON(0xF6F5F2, 0xFFFFFF, 0x6E6961)

/* Ink is spared: what is printed stands on the paper itself. */
#define WHITE_PROGRAM LIGHT_ON(0xFFFFFF, 0xF6F5F2, 0xEAE7E1)

/* Violet over teal to yellow: lightness and the blue-yellow axis, which
 * nearly everyone sees, both rise all the way; light enough to write on. */
#define RAMP(a)                                                 \
    {                                                           \
        RGBA(0x8A86DA, a), RGBA(0x4FB8A6, a), RGBA(0xFBE873, a) \
    }

/* What is drawn on a board by hand: it has a casing, and so may be the same on
 * all of them. */
#define DRAWN                                                                 \
    .ink[INK_MARK_GREEN] = RGB(0x15781B), .ink[INK_MARK_RED] = RGB(0xA01818), \
    .ink[INK_MARK_BLUE] = RGB(0x0B46B8), .ink[INK_MARK_ORANGE] = RGB(0xD06A00)

/* Of lines: navy over purple to orange, lighter all the way but always dark
 * enough for the white casing beside it. */
#define LINE                                        \
    {                                               \
        RGB(0x0B1B5A), RGB(0x93246F), RGB(0xD95F0E) \
    }

/* Beads under numbers: light enough for words, warm like ivory. */
#define BEAD(edge)                              \
    {                                           \
        RGB(0xFFFDF8), RGB(0xFFDC8C), RGB(edge) \
    }
/* On paper nothing is seen of a warm tone: white, and a line around it. */
#define WHITE_BEAD(edge)                        \
    {                                           \
        RGB(0xFFFFFF), RGB(0xFFFFFF), RGB(edge) \
    }

/* A board and what is around it. */
#define BOARD(NAME, TITLE, LIGHT, DARK, FRAME, COORDINATE, VISITED, HOLE) \
    .name = NAME, .title = TITLE, .light = RGB(LIGHT), .dark = RGB(DARK), \
    .frame = RGB(FRAME), .ink[INK_COORDINATE] = RGB(COORDINATE),          \
    .ink[INK_VISITED] = RGB(VISITED), .ink[INK_HOLE] = RGB(HOLE), DRAWN,  \
    .line = LINE

#define BROWN                                                            \
    BOARD("brown", "Brown wood", 0xF0D9B5, 0xB58863, 0x5A3822, 0xEBD3AE, \
          0x8FC0E8, 0x33281F),                                           \
        MARKS, .ramp = RAMP(225), .bead = BEAD(0x8A6238)
#define GREEN                                                                 \
    BOARD("green", "Green", 0xEBECD0, 0x739552, 0x3E5230, 0xEBECD0, 0x9CD0EC, \
          0x262C21),                                                          \
        MARKS, .ramp = RAMP(225), .bead = BEAD(0x55703A)
#define BLUE                                                                \
    BOARD("blue", "Blue", 0xDEE3E6, 0x8CA2AD, 0x41525D, 0xE6EBEE, 0xF2D06B, \
          0x232B31),                                                        \
        MARKS, .ramp = RAMP(225), .bead = BEAD(0x688190)
#define PAPER                                                                  \
    BOARD("paper", "Paper, for print", 0xFFFFFF, 0xC8C8C8, 0xFFFFFF, 0x1B1B1B, \
          0xA9CDEB, 0x8E8E8E),                                                 \
        MARKS, .ramp = RAMP(225), .bead = WHITE_BEAD(0x6E6E6E), .print = true

/* #757575 rather than the #6B6B6B of print: the lightest word is
 * black, and 4.5 to 1 below it needs a square no darker. */
#define CONTRAST                                                               \
    BOARD("contrast", "High contrast", 0xFFFFFF, 0x757575, 0x1B1B1B, 0xFFFFFF, \
          0xA6D4FA, 0x3A3A3A),                                                 \
        STRONG_MARKS, .ramp = RAMP(240), .bead = WHITE_BEAD(0x1B1B1B)

/* The themes as they are, the same in a light and in a dark window, and wood
 * without its grain. */
enum {
    LIGHT = THEME_COUNT,
    DARK = 2 * THEME_COUNT,
    PLAIN_BROWN = 3 * THEME_COUNT,
    VARIANTS
};

/* clang-format off */
static const struct theme themes[VARIANTS] = {
    { BROWN, DARK_PROGRAM, .grain = true },
    { GREEN, DARK_PROGRAM },
    { BLUE, DARK_PROGRAM },
    { PAPER, WHITE_PROGRAM },
    { CONTRAST, LIGHT_EDGED },

    { BROWN, LIGHT_PROGRAM, .grain = true },
    { GREEN, LIGHT_PROGRAM },
    { BLUE, LIGHT_PROGRAM },
    { PAPER, LIGHT_PROGRAM },
    { CONTRAST, LIGHT_EDGED },

    { BROWN, DARK_PROGRAM, .grain = true },
    { GREEN, DARK_PROGRAM },
    { BLUE, DARK_PROGRAM },
    { PAPER, DARK_PROGRAM },
    { CONTRAST, DARK_EDGED },

    { BROWN, DARK_PROGRAM }
};
/* clang-format on */

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

const struct theme *theme_light(const struct theme *theme)
{
    return &themes[LIGHT + theme_index(theme) % THEME_COUNT];
}

const struct theme *theme_dark(const struct theme *theme)
{
    return &themes[DARK + theme_index(theme) % THEME_COUNT];
}

bool theme_is_dark(const struct theme *theme)
{
    return theme->ink[INK_TEXT].g > theme->ink[INK_BACK].g;
}

const struct theme *theme_plain(const struct theme *theme)
{
    return theme->grain ? &themes[PLAIN_BROWN] : theme;
}

static uint8_t between(uint8_t a, uint8_t b, int part, int whole)
{
    return (uint8_t)((a * (whole - part) + b * part + whole / 2) / whole);
}

static struct rgba along(const struct rgba ramp[3], int level)
{
    assert(level >= 1 && level <= 255);
    int half = level <= 128 ? 0 : 1, part = level - (half ? 128 : 1);
    struct rgba a = ramp[half], b = ramp[half + 1];
    return (struct rgba){ between(a.r, b.r, part, 127),
                          between(a.g, b.g, part, 127),
                          between(a.b, b.b, part, 127),
                          between(a.a, b.a, part, 127) };
}

struct rgba theme_ramp(const struct theme *theme, int level)
{
    return along(theme->ramp, level);
}

struct rgba theme_line(const struct theme *theme, int level)
{
    return along(theme->line, level);
}

struct rgba theme_bead(const struct theme *theme, float warmth)
{
    enum { TONES = 8 }; /* few colours make small films */
    int part = (int)(TONES * warmth);
    struct rgba a = theme->bead[0], b = theme->bead[1];

    assert(part >= 0 && part <= TONES);
    return (struct rgba){ between(a.r, b.r, part, TONES),
                          between(a.g, b.g, part, TONES),
                          between(a.b, b.b, part, TONES), 255 };
}
