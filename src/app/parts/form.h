/* A puzzle's settings as rows of widgets, for form.c and form_rows.c. */
#ifndef CHEQUER_FORM_H
#define CHEQUER_FORM_H

#include <stdbool.h>

struct control;
struct params;
struct puzzle_class;
struct stage;
struct ui;

enum { FORM_ROW = 32 }; /* height, at scale 1 */

struct form {
    const struct stage *st;
    struct ui *ui;
    const struct puzzle_class *cls;
    const struct control *table;
    const struct params *params;
    float x, width; /* of a row */
    float column;   /* where its value begins */
    float y;        /* of the row being made */
    bool rare;      /* those that are folded away are made */
};

/* The row of the `n` controls from `i` on. */
void form_make_row(struct form *f, int i, int n);

float form_label_width(const struct form *f, int i);

/* Of two values side by side, and of those that need no more. */
float form_half_width(const struct form *f);

/* A choice's name in the panel's words. */
const char *form_title(const struct control *c, int index);

#endif
