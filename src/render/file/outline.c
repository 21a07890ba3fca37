/* Outlines for cairo. */
#include "render/file/outline.h"

#include <assert.h>
#include <string.h>

#include <cairo.h>

#include "render/svg/read.h"

/* --- paths --------------------------------------------------------------- */

/* A path being read: where it is, and the last point that bent it. */
struct pen {
    const char *at;
    double x, y, bend_x, bend_y;
};

static void take_point(struct pen *p, double *x, double *y)
{
    *x = svg_take(&p->at);
    *y = svg_take(&p->at);
}

/* A curve to the point that follows. */
static void curve(cairo_t *cr, struct pen *p, double x1, double y1, double x2,
                  double y2)
{
    take_point(p, &p->x, &p->y);
    cairo_curve_to(cr, x1, y1, x2, y2, p->x, p->y);
    p->bend_x = x2;
    p->bend_y = y2;
}

/* A curve with one bend is one with two, each two thirds of the way to it. */
static void curve_once(cairo_t *cr, struct pen *p)
{
    double x, y, x0 = p->x, y0 = p->y;

    take_point(p, &x, &y);
    take_point(p, &p->x, &p->y);
    cairo_curve_to(cr, x0 + (x - x0) * 2 / 3, y0 + (y - y0) * 2 / 3,
                   p->x + (x - p->x) * 2 / 3, p->y + (y - p->y) * 2 / 3, p->x,
                   p->y);
}

static void curve_on(cairo_t *cr, struct pen *p)
{
    double x1 = 2 * p->x - p->bend_x, y1 = 2 * p->y - p->bend_y, x2, y2;

    take_point(p, &x2, &y2);
    curve(cr, p, x1, y1, x2, y2);
}

static void curve_twice(cairo_t *cr, struct pen *p)
{
    double x1, y1, x2, y2;

    take_point(p, &x1, &y1);
    take_point(p, &x2, &y2);
    curve(cr, p, x1, y1, x2, y2);
}

static void line(cairo_t *cr, const struct pen *p)
{
    cairo_line_to(cr, p->x, p->y);
}

static void take_command(cairo_t *cr, struct pen *p, char command)
{
    switch (command) {
    case 'M':
        take_point(p, &p->x, &p->y);
        cairo_move_to(cr, p->x, p->y);
        break;
    case 'L': take_point(p, &p->x, &p->y), line(cr, p); break;
    case 'H': p->x = svg_take(&p->at), line(cr, p); break;
    case 'V': p->y = svg_take(&p->at), line(cr, p); break;
    case 'h': p->x += svg_take(&p->at), line(cr, p); break;
    case 'v': p->y += svg_take(&p->at), line(cr, p); break;
    case 'C': curve_twice(cr, p); break;
    case 'S': curve_on(cr, p); break;
    case 'Q': curve_once(cr, p); break;
    case 'z':
        cairo_close_path(cr);
        cairo_get_current_point(cr, &p->x, &p->y);
        break;
    default: assert(false && "a path of svg_write or of the art");
    }
}

void outline_path(cairo_t *cr, const char *d)
{
    struct pen p = { .at = d };
    char command = 'M';

    while (*p.at != '"') { /* without a letter it is the same again */
        if (strchr("0123456789.-", *p.at) == NULL)
            command = *p.at++;
        p.at += strspn(p.at, " \n");
        take_command(cr, &p, command);
        p.at += strspn(p.at, " \n");
    }
}

/* --- elements ------------------------------------------------------------ */

static void add_rect(cairo_t *cr, const struct svg_tag *tag)
{
    const double right = 1.5707963267948966; /* angle, in radians */
    double x = svg_get_number(tag, "x"), y = svg_get_number(tag, "y");
    double w = svg_get_number(tag, "width"), h = svg_get_number(tag, "height");
    double r = svg_get_number(tag, "rx");

    if (!(r > 0)) {
        cairo_rectangle(cr, x, y, w, h);
        return;
    }
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -right, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, right);
    cairo_arc(cr, x + r, y + h - r, r, right, 2 * right);
    cairo_arc(cr, x + r, y + r, r, 2 * right, 3 * right);
    cairo_close_path(cr);
}

static void add_circle(cairo_t *cr, const struct svg_tag *tag)
{
    cairo_new_sub_path(cr);
    cairo_arc(cr, svg_get_number(tag, "cx"), svg_get_number(tag, "cy"),
              svg_get_number(tag, "r"), 0, 6.283185307179586);
    cairo_close_path(cr);
}

static void add_points(cairo_t *cr, const struct svg_tag *tag, bool close)
{
    const char *at = svg_get(tag, "points");

    while (*at != '"') {
        double x = svg_take(&at), y = svg_take(&at);

        cairo_line_to(cr, x, y);
    }
    if (close)
        cairo_close_path(cr);
}

void outline_element(cairo_t *cr, const struct svg_tag *tag)
{
    if (svg_is(tag, "rect"))
        add_rect(cr, tag);
    else if (svg_is(tag, "circle"))
        add_circle(cr, tag);
    else if (svg_is(tag, "polygon") || svg_is(tag, "polyline"))
        add_points(cr, tag, svg_is(tag, "polygon"));
    else if (svg_is(tag, "path"))
        outline_path(cr, svg_get(tag, "d"));
}
