/* The rules of rules.h. Widths of letters are those of DejaVu's own tables. */
#include "render/rules.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/utf8.h"
#include "chess/piece.h"
#include "chess/square.h"
#include "render/letters/script.h"

static const float CAPITAL = 0.73f; /* height of a letter, in ems */
static const float PITCH = 0.96f;   /* from a term to the one below it */

enum { LEAST_READABLE = 11, TABLE_FIRST = 32, TABLE_LAST = 126 };

/* Hundredths of an em, where there is no table. */
enum { MONO = 60, ARROW_OR_SIGN = 84 };

/* Hundredths of an em, from the space on. */
static const uint8_t sans_width[] = {
    32, 40, 46, 84, 64, 95, 78, 28, 39, 39, 50, 84, 32, 36,  32, 34, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53, 100, 69, 69, 70, 77, 63,
    58, 78, 75, 30, 30, 66, 56, 86, 75, 79, 60, 79, 70, 64,  61, 73, 69, 99, 69,
    61, 69, 39, 34, 39, 84, 50, 50, 61, 64, 55, 64, 62, 35,  64, 63, 28, 28, 58,
    28, 98, 63, 61, 64, 64, 41, 52, 39, 63, 59, 82, 59, 59,  53, 64, 34, 64, 84
};
static const uint8_t bold_width[] = {
    35,  46, 52, 84, 70, 100, 87, 31,  46, 46, 52, 84, 38, 42,  38, 37,
    70,  70, 70, 70, 70, 70,  70, 70,  70, 70, 40, 40, 84, 84,  84, 58,
    100, 77, 76, 73, 83, 68,  68, 82,  84, 37, 37, 78, 64, 100, 84, 85,
    73,  85, 77, 72, 68, 81,  77, 110, 77, 73, 73, 46, 37, 46,  84, 50,
    50,  68, 72, 59, 72, 68,  44, 72,  71, 34, 34, 67, 34, 104, 71, 69,
    72,  72, 49, 60, 48, 71,  65, 92,  65, 65, 58, 71, 37, 71,  84
};
static_assert(sizeof sans_width == TABLE_LAST - TABLE_FIRST + 1, "sans");
static_assert(sizeof bold_width == TABLE_LAST - TABLE_FIRST + 1, "bold");

static int ascii_width(enum face face, unsigned char c)
{
    if (face == FACE_MONO)
        return MONO;
    if (c < TABLE_FIRST || c > TABLE_LAST)
        return ARROW_OR_SIGN;
    return face == FACE_BOLD ? bold_width[c - TABLE_FIRST]
                             : sans_width[c - TABLE_FIRST];
}

/* Of the character at *utf8, which is moved behind it. */
static int letter_width(enum face face, const char **utf8)
{
    if ((unsigned char)**utf8 < 0x80)
        return ascii_width(face, (unsigned char)*(*utf8)++);
    int width = script_width(utf8_take(utf8));
    if (width != SCRIPT_WIDTH_UNKNOWN)
        return width;
    return face == FACE_MONO ? MONO : ARROW_OR_SIGN;
}

float rule_text_width(enum face face, const char *utf8, size_t len)
{
    int sum = 0;
    for (const char *at = utf8; at < utf8 + len;)
        sum += letter_width(face, &at);
    return (float)sum / 100;
}

int rule_text_size(const struct draw *d, const char *utf8, float unit)
{
    float em = d->size.x * unit, room = d->extra * unit;
    if (d->count == 0 || !(em >= 1))
        return 0;
    int px = em > 4096 ? 4096 : (int)lroundf(em);
    if (d->extra <= 0)
        return px;
    if (px < LEAST_READABLE)
        px = LEAST_READABLE;
    float width = rule_text_width((enum face)d->code, utf8, d->count);
    if (width * (float)px > room)
        px = (int)(room / width);
    if (d->stroke > 0 && CAPITAL * (float)px > d->stroke * unit)
        px = (int)(d->stroke * unit / CAPITAL);
    return px >= LEAST_READABLE ? px : 0;
}

bool rule_disc_shown(const struct scene *sc, const struct draw *d, size_t n,
                     float unit)
{
    return d->code == 0 || n < 2 || d[1].kind != DRAW_TEXT ||
           rule_text_size(&d[1], scene_string(sc, &d[1]), unit) > 0;
}

/* Below 12 pixels no outline can be told from another; on a huge board one can
 * still find a dot. A shadow that nobody would see is not drawn, and a ghost
 * has none. */
struct rule_piece rule_piece(const struct theme *theme, const struct draw *d,
                             float unit)
{
    enum { LEAST_DRAWN = 12, LEAST_SHADED = 20 };
    float side = d->size.x * unit;
    struct rule_piece p = { .side = side, .lift = 0.08f * d->extra * side };

    if (side < LEAST_DRAWN) {
        p.dot = fmaxf(0.43f * side, 3);
        p.edge = fmaxf(0.15f * side, 1);
    } else if (side >= LEAST_SHADED && !theme->print && d->alpha >= 1) {
        p.shadow = 1 - 0.4f * d->extra;
    }
    return p;
}

/* The corners of the block that the `n` terms fill lie on a circle a little
 * smaller than the disc. */
static float terms_em(const char *terms, size_t len, int *n)
{
    const float ROUND = 0.33f, LARGEST = 0.34f;
    float width = 0, height = CAPITAL - PITCH;

    *n = 0;
    for (size_t at = 0; at < len; at += strlen(terms + at) + 1, ++*n) {
        width = fmaxf(
            width, rule_text_width(FACE_BOLD, terms + at, strlen(terms + at)));
        height += PITCH;
    }
    return fminf(LARGEST, 2 * ROUND / hypotf(width, height));
}

int rule_terms(const struct theme *theme, const struct scene *sc,
               const struct draw *piece, float unit,
               struct draw out[RULE_TERMS_MAX])
{
    struct rule_piece p = rule_piece(theme, piece, unit);
    const char *terms;
    uint32_t at = 0;
    float px;
    int n;

    if (piece->count == 0)
        return 0;
    terms = scene_string(sc, piece);
    px = floorf(p.side * terms_em(terms, piece->count, &n));
    if (px < LEAST_READABLE)
        return 0;
    for (int i = 0; i < n; i++) {
        float down = ((float)i - (float)(n - 1) / 2) * PITCH * px - p.lift;

        out[i] = (struct draw){
            .kind = DRAW_TEXT,
            .ink = piece->code & PIECE_BLACK ? INK_CASING : INK_LABEL,
            .code = FACE_BOLD,
            .anchor = ANCHOR_CENTRE,
            .alpha = piece->alpha,
            .at = { piece->at.x, piece->at.y + down / unit },
            .size = { px / unit, 0 },
            .first = piece->first + at,
            .count = (uint32_t)strlen(terms + at),
        };
        at += out[i].count + 1;
    }
    return n;
}

static struct rgba faded(struct rgba c, const struct draw *d)
{
    c.a = (uint8_t)((c.a * rule_alpha(d) + 127) / 255);
    return c;
}

struct rgba rule_disc_colour(const struct theme *theme, const struct draw *d)
{
    return d->code == 0 ? rule_colour(theme, d)
                        : faded(theme_bead(theme, d->extra), d);
}

struct rgba rule_bead_edge(const struct theme *theme, const struct draw *d,
                           float unit, float *width)
{
    *width = fmaxf(0.05f * d->size.x * unit, 1);
    return faded(theme->bead[2], d);
}

float rule_stroke(const struct draw *d, float unit)
{
    return fmaxf(d->stroke * unit, 0);
}

/* At least 1.5 pixels, so that a dark line stands out on a dark square; but
 * no more than the line itself, or small boards would drown in white. */
float rule_casing(const struct draw *d, float unit)
{
    if (d->extra <= 0)
        return 0;
    return fmaxf(d->extra * unit, fminf(1.5f, rule_stroke(d, unit)));
}

struct rgba rule_segment_colour(const struct theme *theme, const struct draw *d,
                                size_t i)
{
    size_t last = d->size.x > 1 ? (size_t)d->size.x - 1 : 1;

    if (!(d->code & LINE_ORDERED))
        return theme->ink[d->ink];
    i += (size_t)d->size.y;
    return theme_line(theme, 1 + (int)(254 * (i < last ? i : last) / last));
}

void rule_arrow_head(const struct vec *pts, size_t n, float stroke,
                     struct vec head[3], struct vec *shaft_end)
{
    struct vec from = pts[n - 2], tip = pts[n - 1];
    float dx = tip.x - from.x, dy = tip.y - from.y, length = hypotf(dx, dy);
    float head_length = fminf(4.5f * stroke, length);
    float half = 0.42f * head_length;
    if (length > 0)
        dx /= length, dy /= length;
    struct vec base = { tip.x - head_length * dx, tip.y - head_length * dy };
    head[0] = tip;
    head[1] = (struct vec){ base.x - half * dy, base.y + half * dx };
    head[2] = (struct vec){ base.x + half * dy, base.y - half * dx };
    *shaft_end = (struct vec){ base.x + 0.2f * head_length * dx,
                               base.y + 0.2f * head_length * dy };
}

float rule_hatch(float width, float *every)
{
    *every = fmaxf(width / 4, 4);
    return fmaxf(*every * 0.16f, 1);
}

float rule_shadow(float distance)
{
    float left = 1 - fminf(distance, 1);
    return left * left * (0.4f + 0.6f * left);
}

float rule_snap(float pixels)
{
    return floorf(pixels + 0.507f);
}

struct vec rule_quarter(struct vec pixels)
{
    return (struct vec){ floorf(pixels.x * 4 + 0.5f) / 4,
                         floorf(pixels.y * 4 + 0.5f) / 4 };
}

uint8_t rule_alpha(const struct draw *d)
{
    return (uint8_t)lroundf(255 * fminf(fmaxf(d->alpha, 0), 1));
}

struct rgba rule_colour(const struct theme *theme, const struct draw *d)
{
    return faded(theme->ink[d->ink], d);
}

static uint8_t shaded(uint8_t value, int percent)
{
    int v = value * percent / 100;
    return (uint8_t)(v > 255 ? 255 : v);
}

struct rgba rule_shade(struct rgba c, int percent)
{
    return (struct rgba){ shaded(c.r, percent), shaded(c.g, percent),
                          shaded(c.b, percent), c.a };
}

struct rgba rule_between(struct rgba a, struct rgba b)
{
    return (struct rgba){ (uint8_t)((a.r + b.r) / 2),
                          (uint8_t)((a.g + b.g) / 2),
                          (uint8_t)((a.b + b.b) / 2), 255 };
}

static uint8_t nearer(uint8_t own, uint8_t other, float apart)
{
    float middle = ((float)own + (float)other) / 2;
    return (uint8_t)lroundf(middle + ((float)own - middle) * apart);
}

struct rgba rule_square(const struct theme *theme, bool light, float side)
{
    float least = RULE_LEAST_SQUARE, calm = RULE_CALM_SQUARE;
    float apart = 0.35f + 0.65f * (side - least) / (calm - least);
    struct rgba own = light ? theme->light : theme->dark;
    struct rgba other = light ? theme->dark : theme->light;
    if (side >= calm)
        return own;
    return (struct rgba){ nearer(own.r, other.r, apart),
                          nearer(own.g, other.g, apart),
                          nearer(own.b, other.b, apart), 255 };
}

bool rule_is_light(const struct draw *d, int x, int y)
{
    return (d->code ^ ((x + y) & 1)) != 0;
}

float rule_frame_band(const struct theme *theme, struct box inner,
                      struct box outer)
{
    float left = inner.x - outer.x, top = inner.y - outer.y;
    float right = outer.w - inner.w - left, bottom = outer.h - inner.h - top;
    if (theme->grain)
        return fmaxf(fmaxf(left, right), fmaxf(top, bottom));
    return fminf(fminf(left, right), fminf(top, bottom));
}

/* A little down and to the right, for the light comes from the top left. */
struct draw rule_frame_shadow(const struct draw *frame)
{
    float w = frame->extra;
    return (struct draw){
        .kind = DRAW_SHADOW,
        .ink = INK_SHADE,
        .alpha = 0.8f,
        .extra = 0.7f * w,
        .at = { frame->at.x - 0.85f * w, frame->at.y - 0.8f * w },
        .size = { frame->size.x + 1.8f * w, frame->size.y + 1.8f * w },
    };
}

/* On a screen a pixel or two; more where a picture is made for print. */
float rule_frame_line(float band)
{
    return fmaxf(rule_snap(band / 48), 1);
}

float rule_frame_groove(float band)
{
    return band < 20 ? 1 : fmaxf(rule_snap(band / 36), 2);
}

struct rgba rule_frame_side(const struct theme *theme, int side)
{
    static const int percent[4] = { 112, 94, 86, 104 };
    return theme->grain ? rule_shade(theme->frame, percent[side])
                        : theme->frame;
}

/* --- a map of holes, as wide as they lie apart --------------------------- */

size_t hole_run(const struct draw *d, size_t n)
{
    size_t i = 0;
    while (i < n && d[i].kind == DRAW_HOLE && d[i].size.x == d[0].size.x &&
           d[i].size.x > 0)
        i++;
    return i;
}

static int squares(float distance, float side)
{
    float n = roundf(distance / side);
    return n < -1 ? -1 : n > BOARD_SIDE_MAX ? BOARD_SIDE_MAX : (int)n;
}

void hole_map_init(struct hole_map *map, const struct draw *d, size_t n)
{
    struct vec low = { INFINITY, INFINITY }, high = { -INFINITY, -INFINITY };
    for (size_t i = 0; i < n; i++) {
        low.x = fminf(low.x, d[i].at.x);
        low.y = fminf(low.y, d[i].at.y);
        high.x = fmaxf(high.x, d[i].at.x);
        high.y = fmaxf(high.y, d[i].at.y);
    }
    map->origin = low;
    map->side = d[0].size.x;
    map->columns = squares(high.x - low.x, map->side) + 1;
    map->rows = squares(high.y - low.y, map->side) + 1;
    map->hole = xcalloc((size_t)map->columns * (size_t)map->rows, 1);
    for (size_t i = 0; i < n; i++) {
        int x = squares(d[i].at.x - low.x, map->side);
        int y = squares(d[i].at.y - low.y, map->side);
        map->hole[y * map->columns + x] = 1;
    }
}

void hole_map_free(struct hole_map *map)
{
    free(map->hole);
}

bool hole_map_has(const struct hole_map *map, const struct draw *d, int dx,
                  int dy)
{
    int x = squares(d->at.x - map->origin.x, map->side) + dx;
    int y = squares(d->at.y - map->origin.y, map->side) + dy;
    return x >= 0 && x < map->columns && y >= 0 && y < map->rows &&
           map->hole[y * map->columns + x];
}
