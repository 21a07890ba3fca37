/* The style of pictures, and its text form. */
#include "export/style.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "base/utf8.h"
#include "puzzle/line.h"
#include "render/file/easel.h"
#include "scene/theme.h"

enum { PX_MAX = 512 };

static const char *const first_numbers[] = { "0", "1", NULL };
static const char *const captions[] = { "off", "on", "words of your own",
                                        NULL };

/* clang-format off */
const struct control style_controls[] = {
    [STYLE_THEME] = {
        .key = "theme", .label = "Theme", .kind = CONTROL_CHOICE,
        .names = theme_names, .initial = "brown", .quiet = true,
        .help = "The colours of a picture."
    },
    [STYLE_PX] = {
        .key = "px", .label = "Square", .kind = CONTROL_RANGE,
        .min = 1, .max = PX_MAX, .initial = "none", .optional = true,
        .quiet = true,
        .help = "Pixels to the side of a square; none chooses 64, or fewer "
                "on a large board."
    },
    [STYLE_WIDTH] = {
        .key = "width", .label = "Width", .kind = CONTROL_RANGE,
        .min = 1, .max = EASEL_SIDE_MAX, .initial = "none",
        .optional = true, .quiet = true,
        .help = "Pixels from side to side of the whole picture, in place of "
                "px."
    },
    [STYLE_CAPTION] = {
        .key = "caption", .label = "Caption", .kind = CONTROL_TEXT,
        .names = captions, .initial = "off", .space = '_', .quiet = true,
        .help = "Words below the board: on writes what it shows and how it "
                "stands, or give your own."
    },
    [STYLE_FRAME] = {
        .key = "frame", .label = "Frame", .kind = CONTROL_SWITCH,
        .initial = "on",
        .help = "Draw a frame around the board, or only a line."
    },
    [STYLE_TRANSPARENT] = {
        .key = "transparent", .label = "Transparent", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Leave out the background, and what is seen through holes."
    },
    [STYLE_COORDINATES] = {
        .key = "coordinates", .label = "Coordinates", .kind = CONTROL_SWITCH,
        .initial = "on", .help = "Write files and ranks beside the board."
    },
    [STYLE_NUMBERS] = {
        .key = "numbers", .label = "Numbers", .kind = CONTROL_SWITCH,
        .initial = "on", .help = "Write on each square when it was visited."
    },
    [STYLE_FIRST_NUMBER] = {
        .key = "first-number", .label = "First number",
        .kind = CONTROL_CHOICE, .names = first_numbers, .initial = "1",
        .quiet = true, .help = "The number on the first square."
    },
    [STYLE_TRAIL] = {
        .key = "trail", .label = "Trail", .kind = CONTROL_CHOICE,
        .names = trail_names, .initial = "line", .quiet = true,
        .help = "How pictures show the way taken: as a line, as colours of the "
                "squares, not at all, or as a line whose colours tell the "
                "order."
    },
    [STYLE_FLIP] = {
        .key = "flip", .label = "Flip", .kind = CONTROL_SWITCH,
        .initial = "off", .help = "Look at the board from Black's side."
    },
    [STYLE_NEIGHBOURS] = {
        .key = "neighbours", .label = "Neighbours", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Around a board with joined edges, draw what lies behind "
                "them."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- as params, and back ------------------------------------------------- */

static void to_params(const struct style *s, struct params *p)
{
    const struct look *look = &s->look;

    memset(p, 0, sizeof *p);
    p->at[STYLE_THEME].number = theme_index(s->theme);
    p->at[STYLE_PX].number = s->square_px;
    p->at[STYLE_WIDTH].number = s->width_px;
    p->at[STYLE_CAPTION].text = xstrdup(s->caption);
    p->at[STYLE_FRAME].number = look->frame;
    p->at[STYLE_TRANSPARENT].number = s->transparent;
    p->at[STYLE_COORDINATES].number = look->coordinates;
    p->at[STYLE_NUMBERS].number = look->numbers;
    p->at[STYLE_FIRST_NUMBER].number = look->first_number;
    p->at[STYLE_TRAIL].number = (int)look->trail;
    p->at[STYLE_FLIP].number = look->flipped;
    p->at[STYLE_NEIGHBOURS].number = look->neighbours;
}

static void from_params(const struct params *p, struct style *s)
{
    struct look *look = &s->look;

    s->theme = theme_at(p->at[STYLE_THEME].number);
    s->square_px = p->at[STYLE_PX].number;
    s->width_px = p->at[STYLE_WIDTH].number;
    memset(s->caption, 0, sizeof s->caption);
    memcpy(s->caption, p->at[STYLE_CAPTION].text,
           strlen(p->at[STYLE_CAPTION].text));
    look->frame = p->at[STYLE_FRAME].number;
    s->transparent = p->at[STYLE_TRANSPARENT].number;
    look->coordinates = p->at[STYLE_COORDINATES].number;
    look->numbers = p->at[STYLE_NUMBERS].number;
    look->first_number = p->at[STYLE_FIRST_NUMBER].number;
    look->trail = (enum trail)p->at[STYLE_TRAIL].number;
    look->flipped = p->at[STYLE_FLIP].number;
    look->neighbours = p->at[STYLE_NEIGHBOURS].number;
}

struct style style_usual(void)
{
    struct style style = { .theme = NULL }; /* and all else 0 */
    struct params params;

    params_init(&params, style_controls);
    from_params(&params, &style);
    params_free(&params);
    return style;
}

static bool check_caption(const char *words, struct error *err)
{
    if (strlen(words) > STYLE_CAPTION_MAX)
        return error_set(err, "caption '%.20s...': want at most %d bytes",
                         words, STYLE_CAPTION_MAX);
    return utf8_printable(words) ||
           error_set(err, "caption: want plain text in UTF-8");
}

bool style_set(struct style *style, int key, const char *value,
               struct error *err)
{
    struct params params;
    bool ok;

    if (key == STYLE_CAPTION && !check_caption(value, err))
        return false;
    to_params(style, &params);
    ok = params_set(&params, style_controls, key, value, err);
    if (ok && key == STYLE_PX) /* the last that was said counts */
        params.at[STYLE_WIDTH].number = 0;
    if (ok && key == STYLE_WIDTH)
        params.at[STYLE_PX].number = 0;
    if (ok)
        from_params(&params, style);
    params_free(&params);
    return ok;
}

/* --- in a line ----------------------------------------------------------- */

void style_format(const struct style *style, struct text *out)
{
    struct params params;

    to_params(style, &params);
    line_format(&params, style_controls, out);
    params_free(&params);
}

static bool set_word(void *style, int key, const char *value, struct error *err)
{
    return style_set(style, key, value, err);
}

bool style_take(struct style *style, const char *line, struct text *rest,
                struct error *err)
{
    struct style fresh = *style;

    if (!line_take(line, style_controls, set_word, &fresh, rest, err))
        return false;
    *style = fresh;
    return true;
}
