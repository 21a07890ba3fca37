/* The menu of pictures: the formats, and how they look. */
#include "app/parts/picmenu.h"

#include <stdio.h>
#include <string.h>

#include "app/action.h"
#include "app/runs.h"
#include "app/save/print.h"
#include "app/save/save.h"
#include "app/settings.h"
#include "app/ui/edit.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/text.h"
#include "export/formats.h"
#include "export/picture.h"
#include "puzzle/control.h"
#include "render/file/easel.h"

/* What a row of ACTION_PICTURE sets. */
enum item {
    ITEM_SLIDE,
    ITEM_WIDTH,
    ITEM_TYPE_WIDTH,
    ITEM_CAPTION_OFF,
    ITEM_CAPTION_ON,
    ITEM_TYPE_CAPTION,
    ITEM_FRAME,
    ITEM_TRANSPARENT,
    ITEM_TYPE_NAME,
    ITEM_TYPE_FOLDER
};

/* As the field that is typed in names them: behind the puzzle's controls. */
enum {
    TYPED_WIDTH = CONTROLS_MAX + ITEM_TYPE_WIDTH,
    TYPED_CAPTION = CONTROLS_MAX + ITEM_TYPE_CAPTION,
    TYPED_NAME = CONTROLS_MAX + ITEM_TYPE_NAME,
    TYPED_FOLDER = CONTROLS_MAX + ITEM_TYPE_FOLDER
};

enum { SMALL = 640, MIDDLE = 1280, LARGE = 2560 };

/* --- rows ---------------------------------------------------------------- */

static struct act set_to(enum item item, long b)
{
    return (struct act){ ACTION_PICTURE, (int)item, b };
}

static bool has_caption(const struct settings *s, const char *caption)
{
    return strcmp(s->style.caption, caption) == 0;
}

/* Not every puzzle has sheets, and not every sheet a worksheet. */
static bool is_offered(const struct session *ss, struct act act)
{
    if (act.what == ACTION_SHEET)
        return print_possible(ss, false);
    return act.what != ACTION_WORKSHEET || print_possible(ss, true);
}

/* Formats come first. Row `*i`; or none, and *i counted from behind them. */
static struct row format_row(int *i)
{
    struct row row = { 0 };
    struct error unasked;

    for (int f = 0; f < FORMATS; f++)
        if (formats[f].offer &&
            (!formats[f].ready || formats[f].ready(&unasked)) && (*i)-- == 0) {
            row.text = formats[f].offer;
            row.act = (struct act){ ACTION_SAVE, f, 0 };
        }
    return row;
}

struct row picmenu_row(const struct runs *r, int i)
{
    const struct settings *s = r->settings;
    bool off = has_caption(s, "off"), on = has_caption(s, "on");
    int wide = s->sized ? s->style.width_px : -1;
    bool listed = wide == SMALL || wide == MIDDLE || wide == LARGE;
    /* clang-format off */
    const struct row rows[] = {
        { "Open a file…", { ACTION_OPEN, 0, 0 }, false, false },
        { "Save as…", set_to(ITEM_TYPE_NAME, 0), false, false },
        { "Another folder…", set_to(ITEM_TYPE_FOLDER, 0), s->folder != NULL,
          false },
        { "Sheet of many boards…", { ACTION_SHEET, 0, 0 }, false, true },
        { "Worksheet…", { ACTION_WORKSHEET, 0, 0 }, false, false },
        { "Size for a slide", set_to(ITEM_SLIDE, 0), !s->sized, true },
        { "640 pixels wide", set_to(ITEM_WIDTH, SMALL), wide == SMALL, false },
        { "1280 pixels wide", set_to(ITEM_WIDTH, MIDDLE), wide == MIDDLE,
          false },
        { "2560 pixels wide", set_to(ITEM_WIDTH, LARGE), wide == LARGE, false },
        { "Another width…", set_to(ITEM_TYPE_WIDTH, 0), s->sized && !listed,
          false },
        { "No caption", set_to(ITEM_CAPTION_OFF, 0), off, true },
        { "Caption: what it shows", set_to(ITEM_CAPTION_ON, 0), on, false },
        { "Own caption…", set_to(ITEM_TYPE_CAPTION, 0), !off && !on, false },
        { "Frame", set_to(ITEM_FRAME, 0), s->style.look.frame, true },
        { "Transparent background", set_to(ITEM_TRANSPARENT, 0),
          s->style.transparent, false },
    };
    /* clang-format on */
    struct row row = format_row(&i);

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++)
        if (is_offered(r->ss, rows[n].act) && i-- == 0)
            row = rows[n];
    return row;
}

/* --- typing -------------------------------------------------------------- */

bool picmenu_typing(const struct edit *e, const struct row *row)
{
    return e->open && row->act.what == ACTION_PICTURE &&
           e->control == CONTROLS_MAX + row->act.a;
}

static void type_width(const struct runs *r, struct edit *e)
{
    struct style style = savepic_style(r);
    struct vec extent = picture_extent(r->ss, &style);
    char text[16];

    snprintf(text, sizeof text, "%d",
             (int)easel_side(extent.x, picture_unit(r->ss, &style)));
    edit_open(e, TYPED_WIDTH, 0, text);
}

static void type_caption(const struct runs *r, struct edit *e)
{
    const char *caption = r->settings->style.caption;
    bool own = strcmp(caption, "off") != 0 && strcmp(caption, "on") != 0;

    edit_open(e, TYPED_CAPTION, 0, own ? caption : "");
    e->words = true;
    for (char *at = e->text; (at = strchr(at, '_')) != NULL; at++)
        *at = ' ';
}

static void type_name(const struct runs *r, struct edit *e)
{
    struct text name;

    text_init(&name);
    savepic_name(r->ss, &name);
    text_add(&name, formats[FORMAT_PNG].ending);
    edit_open(e, TYPED_NAME, 0, name.at);
    e->words = true;
    text_free(&name);
}

static void type_folder(const struct runs *r, struct edit *e)
{
    struct text folder;
    struct error err;

    text_init(&folder);
    savepic_folder(r, &folder, &err);
    edit_open(e, TYPED_FOLDER, 0, folder.at);
    e->words = true;
    text_free(&folder);
}

static void set_folder(struct runs *r, struct toast *toast, const char *typed)
{
    struct text folder;
    struct error err;

    text_init(&folder);
    if (savepic_set_folder(r, typed, &err) && savepic_folder(r, &folder, &err))
        toast_note(toast, "Pictures go to %s", folder.at);
    else
        toast_refuse(toast, err.message);
    text_free(&folder);
}

static void set(struct runs *r, struct toast *toast, int key, const char *value)
{
    struct error err;

    if (!style_set(&r->settings->style, key, value, &err))
        toast_refuse(toast, err.message);
    else if (key == STYLE_WIDTH)
        r->settings->sized = true;
}

struct act picmenu_typed(struct runs *r, const struct edit *e,
                         struct toast *toast)
{
    bool empty = e->text[strspn(e->text, " ")] == '\0';

    if (e->control == TYPED_NAME)
        return (struct act){ .what = ACTION_SAVE_AS };
    if (e->control == TYPED_WIDTH)
        set(r, toast, STYLE_WIDTH, e->text);
    else if (e->control == TYPED_FOLDER)
        set_folder(r, toast, e->text);
    else
        set(r, toast, STYLE_CAPTION, empty ? "off" : e->text);
    return (struct act){ .what = ACTION_NONE };
}

void picmenu_do(struct runs *r, struct edit *e, struct toast *toast,
                struct act act)
{
    struct style *style = &r->settings->style;
    char width[16];

    switch ((enum item)act.a) {
    case ITEM_SLIDE: r->settings->sized = false; break;
    case ITEM_WIDTH:
        snprintf(width, sizeof width, "%ld", act.b);
        set(r, toast, STYLE_WIDTH, width);
        break;
    case ITEM_CAPTION_OFF: set(r, toast, STYLE_CAPTION, "off"); break;
    case ITEM_CAPTION_ON: set(r, toast, STYLE_CAPTION, "on"); break;
    case ITEM_FRAME: style->look.frame = !style->look.frame; break;
    case ITEM_TRANSPARENT: style->transparent = !style->transparent; break;
    case ITEM_TYPE_WIDTH: type_width(r, e); break;
    case ITEM_TYPE_CAPTION: type_caption(r, e); break;
    case ITEM_TYPE_NAME: type_name(r, e); break;
    case ITEM_TYPE_FOLDER: type_folder(r, e); break;
    }
}
